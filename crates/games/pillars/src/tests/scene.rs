//! Positions for the tests: everything a rule does not mention takes a plain default.

use parlour_core::testkit::Scenario;
use parlour_core::{Agenda, Decision, Seat, Set};

use crate::data::{Craftsman, Post, Privilege, Station};
use crate::rules::draft;
use crate::step::Question;
use crate::step::Stage;
use crate::{Pillars, Player};

pub(super) const RED: Seat = Seat::new(0);
pub(super) const BLUE: Seat = Seat::new(1);
pub(super) const GREEN: Seat = Seat::new(2);
pub(super) const YELLOW: Seat = Seat::new(3);

pub(super) type Scene = Scenario<Pillars>;

/// A game that red starts, before the first card is drawn.
pub(super) fn undealt(players: u8) -> Scene {
    Scenario::new(players, &[("start", "first-seat")])
}

/// The draft of round 1, red to play. In the row: a better mortar mixer for 4 gold, a mason for
/// 5, and all resource cards but `wood-4` and `stone-3`.
pub(super) fn pillars(players: u8) -> Scene {
    undealt(players).draws(&[
        "privilege madonna",
        "privilege wool-fair",
        "shiring tool-maker",
        "shiring master-woodworker",
        "leave-out wood-4",
        "leave-out stone-3",
    ])
}

/// A set of craftsmen.
pub(super) fn craftsmen(list: &[Craftsman]) -> Set<Craftsman> {
    list.iter().copied().collect()
}

/// Steps that only this game needs.
pub(super) trait Arrange {
    /// Several draws in a row.
    fn draws(self, words: &[&str]) -> Self;
    /// Changes what a seat has.
    fn seat(self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self;
    /// Gives a seat a privilege it keeps.
    fn privileged(self, seat: Seat, privilege: Privilege) -> Self;
    /// Puts a builder of a seat on the next space of a post.
    fn builder(self, seat: Seat, post: Post) -> Self;
    /// Leaves everything pending and begins the builders' phase.
    fn builders(self) -> Self;
    /// Leaves everything pending and begins with a station; runs on to the first question.
    fn station(self, station: Station) -> Self;
    /// Leaves everything pending and begins a round, before its first draw.
    fn round(self, round: u8) -> Self;
    /// Draws a builder; the start player, if asked, accepts it.
    fn pull(self, seat: Seat) -> Self;
    /// Everybody who has not passed in the draft passes now.
    fn nobody_drafts(self) -> Self;
    /// Everybody finishes at the cathedral, keeping five cubes.
    fn nobody_works(self) -> Self;
}

impl Arrange for Scene {
    fn draws(self, words: &[&str]) -> Self {
        words.iter().fold(self, |scene, words| scene.draw(words))
    }

    fn seat(self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self {
        self.set(|game| change(&mut game[seat]))
    }

    fn privileged(self, seat: Seat, privilege: Privilege) -> Self {
        self.seat(seat, |player| player.privileges.insert(privilege))
    }

    fn builder(self, seat: Seat, post: Post) -> Self {
        self.set(|game| {
            let space = game.free_space(post).expect("a free space");
            game.bag.take(seat.index());
            game.spaces[space] = Some(seat);
        })
    }

    fn builders(self) -> Self {
        self.set(|game| jump(game, Stage::Builders))
    }

    fn station(self, station: Station) -> Self {
        self.set(|game| jump(game, Stage::Station(station)))
    }

    fn round(self, round: u8) -> Self {
        self.set(|game| {
            game.round = round;
            jump(game, Stage::Deal);
        })
    }

    fn pull(self, seat: Seat) -> Self {
        let scene = self.draw(&format!("builder {seat}"));
        match scene.game().question() {
            Some((_, Question::Redraw(_))) => {
                let start = scene.game().start;
                scene.play(start, "keep")
            }
            _ => scene,
        }
    }

    fn nobody_drafts(mut self) -> Self {
        while self.game().stage == Stage::Draft {
            let seat = asked(self.game());
            self = self.play(seat, "pass");
        }
        self
    }

    fn nobody_works(mut self) -> Self {
        while self.game().stage == Stage::Station(Station::Cathedral) {
            let seat = asked(self.game());
            let words = self.options(seat).last().expect("an option").clone();
            self = self.play(seat, &words);
        }
        self
    }
}

/// Drops what is pending, and the cards that earlier stages would have given out.
fn jump(game: &mut Pillars, stage: Stage) {
    draft::close(game, &mut ());
    if stage > Stage::Station(Station::Kingsbridge) || stage == Stage::Deal {
        game.kingsbridge = [None; 2];
    }
    if stage > Stage::Station(Station::Shiring) || stage == Stage::Deal {
        game.shiring = [None; 2];
    }
    game.agenda = Agenda::new();
    game.enter(stage, &mut ());
    game.run(&mut ());
}

/// The seat that is asked.
pub(super) fn asked(game: &Pillars) -> Seat {
    match game.pending() {
        Decision::Ask(seats) => seats.first().expect("somebody is asked"),
        other => panic!("{other:?} asks no seat"),
    }
}
