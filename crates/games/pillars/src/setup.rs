//! Player counts, the one option, and the first position (PIL-2.x).

use parlour_core::{About, Agenda, Deck, Mode, OptionSpec, Seat, SeatSet, SetupError, Urn};

use crate::data::{EventCard, FIRST_PRICE, Good, Privilege, ResourceCard, SPACES};
use crate::rules::deal;
use crate::state::{Lot, Pillars, Player, SEATS};
use crate::step::{Draw, Question, Stage};

/// Who starts the first round: chance, or the first seat if the table has arranged its seats
/// that way (PIL-2.3).
const START: &str = "start";
const RANDOM: &str = "random";
const FIRST_SEAT: &str = "first-seat";

/// What the game tells of itself.
pub(crate) static ABOUT: About = About {
    id: "pillars",
    prefix: "PIL",
    rules: 1,
    oldest: 1,
    players: (2, 4),
    options: &[OptionSpec { key: START, values: &[RANDOM, FIRST_SEAT] }],
    kinds: Question::KINDS,
    // A round takes at most 7 draws of cards, 15 answers in the draft, 44 for the builders, 9 for
    // event and tax, 2 at Shiring, 80 at the market and 48 at the cathedral.
    longest: 6 * 205 + 1,
};

impl Pillars {
    /// The first position of a mode; nothing secret has been decided.
    pub(crate) fn set_up(mode: &Mode) -> Result<Self, SetupError> {
        let (fewest, most) = ABOUT.players;
        if !(fewest..=most).contains(&mode.players) {
            return Err(SetupError::Players { players: mode.players, fewest, most });
        }
        let mut game = Self::empty_table(mode.players);
        if mode.is(START, FIRST_SEAT) {
            deal::choose_start(&mut game, Seat::new(0));
            game.run(&mut ());
        } else {
            game.draw(Draw::ChooseStart);
        }
        Ok(game)
    }

    fn empty_table(players: u8) -> Self {
        Self {
            players,
            round: 1,
            stage: Stage::Start,
            agenda: Agenda::new(),
            start: Seat::new(0),
            seats: std::array::from_fn(|seat| seated(seat < usize::from(players))),
            privileges: privilege_deck(),
            events: Deck::new([Urn::new([1; EventCard::COUNT]).with_quota(EventCard::SHOWN)]),
            kingsbridge: [None; 2],
            shiring: [None; 2],
            hires: [None; 2],
            resources: [Lot::Out; ResourceCard::COUNT],
            passed: SeatSet::EMPTY,
            bag: Self::full_bag(players),
            price: FIRST_PRICE,
            redrawn: false,
            parked: [None; FIRST_PRICE as usize],
            aside: SeatSet::EMPTY,
            spaces: [None; SPACES],
            walled: SeatSet::EMPTY,
            event: None,
            protected: SeatSet::EMPTY,
            tax: None,
            court_metal: true,
            stock: std::array::from_fn(|kind| Good::ALL[kind].stock()),
        }
    }
}

/// Unused colours stay out of the game (PIL-2.1).
fn seated(taken: bool) -> Player {
    if taken { Player::new() } else { Player::default() }
}

/// Ten of the fourteen ordinary privileges above the two of the last round (PIL-2.8).
fn privilege_deck() -> Deck<{ Privilege::COUNT }, 2> {
    let last = std::array::from_fn(|kind| u8::from(Privilege::ALL[kind].is_for_the_last_round()));
    let ordinary = last.map(|last| 1 - last);
    Deck::new([Urn::new(ordinary).with_quota(Privilege::SHOWN), Urn::new(last)])
}

const _: () = assert!(SEATS == ABOUT.players.1 as usize);
