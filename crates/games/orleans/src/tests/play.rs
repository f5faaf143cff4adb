//! Players and positions that lead further than blind chance: most of the rules are met only by
//! those who finish what they plan.

use std::ops::ControlFlow;

use parlour_core::{
    About, Audience, Decision, Digest, Eyes, Game, Log, Mode, Objections, Phrase, Prompt, Rng, Score, Seat,
    SetupError, Who, canonical_of, draw,
};

use crate::data::{Follower, Kind, Place, Space, Track};
use crate::state::{Home, Slot};
use crate::step::Stage;
use crate::{Choice, Event, Orleans, Refusal, View};

/// A choice with a liking for full places, many draws, and actions.
pub(super) fn diligent(game: &Orleans, seat: Seat, rng: &mut Rng) -> Choice {
    let options = canonical_of(game, seat);
    let weights: Vec<u32> = options.iter().map(|choice| liking(game, seat, *choice)).collect();
    options[rng.weighted(&weights)]
}

fn liking(game: &Orleans, seat: Seat, choice: Choice) -> u32 {
    match choice {
        Choice::Put(_, space) if space.place() == Place::TownHall => 2,
        Choice::Put(follower, space) if can_finish(game, seat, space.place(), follower) => 60,
        Choice::Draws(draws) => 1 + 4 * u32::from(draws) * u32::from(draws),
        Choice::Technology(_) | Choice::Use(_) => 20,
        Choice::Retrieve(..) | Choice::Keep(_) => 8,
        _ => 1,
    }
}

/// Are there followers of the right professions for the rest of a place, once this one is put?
fn can_finish(game: &Orleans, seat: Seat, place: Place, follower: Follower) -> bool {
    let player = &game[seat];
    let mut waiting: Vec<Kind> = [player.market, player.tower, player.hand]
        .iter()
        .flat_map(|stand| stand.tiles().map(Follower::kind).collect::<Vec<_>>())
        .collect();
    let mut needed: Vec<Option<Kind>> =
        place.slots().filter(|slot| player.slots[*slot] == Slot::Empty).map(kind_of).collect();
    let mut strike = |kind: Kind, needed: &mut Vec<Option<Kind>>| {
        let found = needed.iter().position(|need| *need == Some(kind) || need.is_none());
        found.map(|index| needed.remove(index)).is_some() && {
            let index = waiting.iter().position(|other| *other == kind);
            index.map(|index| waiting.remove(index)).is_some()
        }
    };
    strike(follower.kind(), &mut needed);
    let rest = needed.clone();
    rest.into_iter().flatten().all(|kind| strike(kind, &mut needed) || strike(Kind::Monk, &mut needed))
}

fn kind_of(slot: usize) -> Option<Kind> {
    Space::of_slot(slot).need().kind()
}

/// A whole game of diligent players.
pub(super) fn whole_game(
    mut game: Orleans,
    rng: &mut Rng,
    log: &mut impl Log<Event>,
    mut look: impl FnMut(&Orleans),
) -> Orleans {
    loop {
        look(&game);
        let (who, choice) = match game.decision() {
            Decision::Over => return game,
            Decision::Draw => (Who::Chance, draw(&game, rng)),
            Decision::Ask(seats) => {
                let seats: Vec<_> = seats.iter().collect();
                let seat = rng.pick(&seats).expect("somebody is asked");
                (Who::Seat(seat), diligent(&game, seat, rng))
            }
        };
        game.apply(who, choice, log);
    }
}

/// A game that has been going on for a while: tiles are taken, bags are full, some are poor.
pub(super) fn seasoned(players: u8, rng: &mut Rng) -> Orleans {
    let mode = Mode::choose(Orleans::ABOUT, Some(players), []).expect("a mode");
    season(Orleans::new(&mode).expect("a mode that can be played"), rng)
}

fn season(mut game: Orleans, rng: &mut Rng) -> Orleans {
    while game.stage == Stage::Setup {
        let choice = match game.decision() {
            Decision::Draw => (Who::Chance, draw(&game, rng)),
            _ => (Who::Seat(super::scene::asked(&game)), Choice::Decline),
        };
        game.apply(choice.0, choice.1, &mut ());
    }
    for tile in Place::tiles() {
        let seat = Seat::new(rng.below(u32::from(game.players)) as u8);
        let traders = &mut game[seat].tracks[Track::Traders as usize];
        if *traders < 5 && rng.below(6) > 0 {
            *traders += 1;
            game.set_home(tile, Home::With(seat));
        }
    }
    for seat in Seat::all(game.players) {
        enrich(&mut game, seat, rng);
    }
    game
}

fn enrich(game: &mut Orleans, seat: Seat, rng: &mut Rng) {
    for kind in Kind::ALL {
        for _ in 0..rng.below(3) {
            game.supply[*kind as usize] -= 1;
            game[seat].bag_up(Follower::neutral(*kind));
        }
    }
    for _ in 0..rng.below(4) {
        game.technology -= 1;
        game[seat].unplaced += 1;
    }
    game[seat].development = rng.below(28) as u8;
    game[seat].tracks[Track::Knights as usize] = rng.below(6) as u8;
    let coins = rng.below(6) as u8;
    game.bank = game.bank + game[seat].coins - coins;
    game[seat].coins = coins;
    for good in 0..5 {
        let tiles = (rng.below(3) as u8).min(game.stock[good]);
        game.stock[good] -= tiles;
        game[seat].goods[good] += tiles;
    }
    assert!(game[seat].slots.iter().all(|slot| *slot == Slot::Empty));
}

/// Orléans from the middle of the game on, for the laws of the protocol.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Seasoned(pub(super) Orleans);

impl Game for Seasoned {
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = Orleans::ABOUT;

    fn new(mode: &Mode) -> Result<Self, SetupError> {
        let number = mode.to_string().bytes().fold(0, |sum, byte| sum * 31 % 10_007 + u64::from(byte));
        Ok(Self(season(Orleans::new(mode)?, &mut Rng::from_number(number))))
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn decision(&self) -> Decision {
        self.0.decision()
    }

    fn prompt(&self, who: Who) -> Prompt {
        self.0.prompt(who)
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        self.0.candidates(who, out);
    }

    fn canonical(&self, who: Who, out: &mut Vec<Choice>) {
        self.0.canonical(who, out);
    }

    fn ends_turn(choice: Choice) -> bool {
        Orleans::ends_turn(choice)
    }

    fn examine(
        &self,
        who: Who,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        self.0.examine(who, choice, objections)
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        self.0.apply(who, choice, log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        self.0.weight(outcome)
    }

    fn audience(&self, who: Who, choice: Choice) -> Audience {
        self.0.audience(who, choice)
    }

    fn is_out(&self, who: Who, choice: Choice) -> bool {
        self.0.is_out(who, choice)
    }

    fn say(&self, who: Who, choice: Choice) -> Phrase {
        self.0.say(who, choice)
    }

    fn score(&self, seat: Seat) -> Score {
        self.0.score(seat)
    }

    fn round(&self) -> u16 {
        self.0.round()
    }

    fn view(&self, eyes: Eyes) -> View {
        self.0.view(eyes)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        Self(self.0.imagine(seat, rng))
    }

    fn digest(&self, digest: &mut Digest) {
        self.0.digest(digest);
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
}
