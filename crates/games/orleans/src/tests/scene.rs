//! Positions for the tests: everything a rule does not mention takes a plain default.

use parlour_core::testkit::Scenario;
use parlour_core::{Agenda, Decision, Game, Seat, SeatSet, Who, options_of};

use crate::data::{City, Follower, Good, Kind, Need, Place, Space, Track};
use crate::state::{Home, Muster, Plan, Slot};
use crate::step::Stage;
use crate::{Choice, Hourglass, Orleans, Player};

pub(super) const RED: Seat = Seat::new(0);
pub(super) const BLUE: Seat = Seat::new(1);
pub(super) const GREEN: Seat = Seat::new(2);
pub(super) const YELLOW: Seat = Seat::new(3);

pub(super) type Scene = Scenario<Orleans>;

/// A game that red starts, before the first good is drawn.
pub(super) fn unlaid(players: u8, options: &[(&str, &str)]) -> Scene {
    let mut all = vec![("first_player", "first-seat")];
    all.extend(options);
    Scenario::new(players, &all)
}

/// The planning of round 1, with goods of all sorts on the map and in the goods market.
pub(super) fn orleans(players: u8) -> Scene {
    laid_out(unlaid(players, &[]))
}

/// Lays the goods out evenly: always the sort of which most are left.
pub(super) fn laid_out(mut scene: Scene) -> Scene {
    while scene.game().stage == Stage::Setup && scene.game().decision() == Decision::Draw {
        let outcomes = options_of(scene.game(), Who::Chance);
        let most = outcomes.iter().rev().max_by_key(|outcome| scene.game().weight(**outcome));
        let words = most.expect("an outcome").to_string();
        scene = scene.draw(&words);
    }
    scene
}

/// A space by its spelling.
pub(super) fn space(words: &str) -> Space {
    words.parse().expect("a space")
}

/// Steps that only this game needs.
pub(super) trait Arrange {
    /// Several draws in a row.
    fn draws(self, words: &[&str]) -> Self;
    /// Changes what a seat has.
    fn seat(self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self;
    /// A seat has so many coins; the bank has the rest.
    fn coins(self, seat: Seat, coins: u8) -> Self;
    /// The marker of a seat stands on this cell.
    fn track(self, seat: Seat, track: Track, cell: u8) -> Self;
    /// The development marker of a seat stands on this cell; nobody else can win what it passed.
    fn development(self, seat: Seat, cell: u8) -> Self;
    /// A seat owns a place tile.
    fn tile(self, seat: Seat, tile: Place) -> Self;
    /// A seat has so many goods of a sort, out of the goods market.
    fn good(self, seat: Seat, good: Good, tiles: u8) -> Self;
    /// A trading post of a seat stands in a city.
    fn post(self, seat: Seat, city: City) -> Self;
    /// Only these followers stand on the market of a seat; own ones not named are in the bag.
    fn market(self, seat: Seat, followers: &[Follower]) -> Self;
    /// Only these followers stand on the tower of a seat, which owns it.
    fn tower(self, seat: Seat, followers: &[Follower]) -> Self;
    /// These neutral followers are in the bag of a seat, besides what was there.
    fn bag(self, seat: Seat, followers: &[Follower]) -> Self;
    /// A follower stands on a space.
    fn on(self, seat: Seat, words: &str, follower: Follower) -> Self;
    /// Every empty space of a place holds just the neutral follower it needs.
    fn staff(self, seat: Seat, place: Place) -> Self;
    /// A technology tile lies on a space.
    fn technology(self, seat: Seat, words: &str) -> Self;
    /// A seat has technology tiles to place.
    fn loose_technology(self, seat: Seat, tiles: u8) -> Self;
    /// The event of the round.
    fn event(self, event: Hourglass) -> Self;
    /// Leaves everything pending and begins a phase; runs on to the first question.
    fn phase(self, stage: Stage) -> Self;
    /// Everybody passes and places no technology, until the action phase is over.
    fn all_pass(self) -> Self;
    /// Everybody keeps what is left to plan.
    fn all_keep(self) -> Self;
    /// The market of a seat.
    fn market_of(&self, seat: Seat) -> Vec<Follower>;
    /// The content of the bag of a seat.
    fn bag_of(&self, seat: Seat) -> Vec<Follower>;
}

impl Arrange for Scene {
    fn draws(self, words: &[&str]) -> Self {
        words.iter().fold(self, |scene, words| scene.draw(words))
    }

    fn seat(self, seat: Seat, change: impl FnOnce(&mut Player)) -> Self {
        self.set(|game| change(&mut game[seat]))
    }

    fn coins(self, seat: Seat, coins: u8) -> Self {
        self.set(|game| {
            game.bank = game.bank + game[seat].coins - coins;
            game[seat].coins = coins;
        })
    }

    fn track(self, seat: Seat, track: Track, cell: u8) -> Self {
        self.seat(seat, |player| player.tracks[track as usize] = cell)
    }

    fn development(self, seat: Seat, cell: u8) -> Self {
        self.set(|game| {
            game[seat].development = cell;
            for (at, citizen) in crate::data::CITIZEN_CELLS {
                if at <= cell && game.citizens[citizen as usize].is_none() {
                    game.citizens[citizen as usize] = Some(seat);
                }
            }
        })
    }

    fn tile(self, seat: Seat, tile: Place) -> Self {
        self.set(|game| game.set_home(tile, Home::With(seat)))
    }

    fn good(self, seat: Seat, good: Good, tiles: u8) -> Self {
        self.set(|game| {
            game.stock[good as usize] = game.stock[good as usize] + game[seat].good(good) - tiles;
            game[seat].goods[good as usize] = tiles;
        })
    }

    fn post(self, seat: Seat, city: City) -> Self {
        self.set(|game| {
            game[seat].reserve -= 1;
            game.posts[city as usize].insert(seat);
        })
    }

    fn market(self, seat: Seat, followers: &[Follower]) -> Self {
        self.set(|game| {
            for follower in std::mem::take(&mut game[seat].market).tiles() {
                dismiss(game, seat, follower);
            }
            for follower in followers {
                engage(game, seat, *follower);
                game[seat].market.put(*follower);
            }
        })
    }

    fn tower(self, seat: Seat, followers: &[Follower]) -> Self {
        self.tile(seat, Place::GunpowderTower).set(|game| {
            for follower in followers {
                engage(game, seat, *follower);
                game[seat].tower.put(*follower);
            }
        })
    }

    fn bag(self, seat: Seat, followers: &[Follower]) -> Self {
        self.set(|game| {
            for follower in followers {
                engage(game, seat, *follower);
                game[seat].bag_up(*follower);
            }
        })
    }

    fn on(self, seat: Seat, words: &str, follower: Follower) -> Self {
        self.set(|game| {
            let slot = game[seat].empty_slot(space(words)).expect("an empty space");
            engage(game, seat, follower);
            game[seat].slots[slot] = Slot::Held(follower);
        })
    }

    fn staff(self, seat: Seat, place: Place) -> Self {
        self.set(|game| {
            for slot in
                place.slots().filter(|slot| game[seat].slots[*slot] == Slot::Empty).collect::<Vec<_>>()
            {
                let need = Space::of_slot(slot).need();
                let kind = if need == Need::Any { Kind::Farmer } else { need.kind().expect("a profession") };
                engage(game, seat, Follower::neutral(kind));
                game[seat].slots[slot] = Slot::Held(Follower::neutral(kind));
            }
        })
    }

    fn technology(self, seat: Seat, words: &str) -> Self {
        self.set(|game| {
            let slot = game[seat].empty_slot(space(words)).expect("an empty space");
            game.technology -= 1;
            game[seat].slots[slot] = Slot::Technology;
            game[seat].pioneer = true;
        })
    }

    fn loose_technology(self, seat: Seat, tiles: u8) -> Self {
        self.set(|game| {
            game.technology = game.technology + game[seat].unplaced - tiles;
            game[seat].unplaced = tiles;
        })
    }

    fn event(self, event: Hourglass) -> Self {
        self.set(|game| game.event = Some(event))
    }

    fn phase(self, stage: Stage) -> Self {
        self.set(|game| jump(game, stage))
    }

    fn all_pass(mut self) -> Self {
        while self.game().stage == Stage::Actions {
            let seat = asked(self.game());
            let can_pass = self.game().check(Who::Seat(seat), Choice::Pass).is_ok();
            self = self.play(seat, if can_pass { "pass" } else { "no-technology" });
        }
        self
    }

    fn all_keep(mut self) -> Self {
        while self.game().stage == Stage::Planning {
            let seat = asked(self.game());
            let words = self.canonical(seat).last().expect("an option").clone();
            self = self.play(seat, &words);
        }
        self
    }

    fn market_of(&self, seat: Seat) -> Vec<Follower> {
        self.game()[seat].market.tiles().collect()
    }

    fn bag_of(&self, seat: Seat) -> Vec<Follower> {
        let bag = &self.game()[seat].bag;
        let tiles = |sort: &Follower| vec![*sort; usize::from(bag.count(*sort as usize))];
        Follower::ALL.iter().flat_map(tiles).collect()
    }
}

/// A follower enters a seat's service: a neutral one comes from the board, an own one from where
/// it is.
fn engage(game: &mut Orleans, seat: Seat, follower: Follower) {
    if !follower.is_own() {
        game.supply[follower.kind() as usize] -= 1;
        return;
    }
    let player = &mut game[seat];
    if player.market.count(follower) > 0 {
        player.market.take(follower);
    } else {
        player.bag.take(follower as usize);
    }
}

fn dismiss(game: &mut Orleans, seat: Seat, follower: Follower) {
    if follower.is_own() {
        game[seat].bag_up(follower);
    } else {
        game.supply[follower.kind() as usize] += 1;
    }
}

/// Drops what is pending and begins a phase; the position must be sound.
fn jump(game: &mut Orleans, stage: Stage) {
    game.agenda = Agenda::new();
    game.pending = SeatSet::EMPTY;
    for seat in Seat::all(game.players) {
        game[seat] = game[seat].unplanned();
        (game[seat].muster, game[seat].plan) = (Muster::default(), Plan::default());
    }
    game.stage = stage;
    game.event.get_or_insert(Hourglass::Pilgrimage);
    assert_eq!(game.audit(), Ok(()), "a sound position");
    game.begin(&mut ());
    game.run_on(&mut ());
}

/// The seat that is asked.
pub(super) fn asked(game: &Orleans) -> Seat {
    match game.decision() {
        Decision::Ask(seats) => seats.first().expect("somebody is asked"),
        other => panic!("{other:?} asks no seat"),
    }
}
