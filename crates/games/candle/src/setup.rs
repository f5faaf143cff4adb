//! Player counts, options, the first position (CAN-1).

use parlour_core::{About, Agenda, Deck, Mode, OptionSpec, Phrase, Seat, SetupError, Urn};

use crate::data::{CANDLES, SOLD, START};
use crate::rules::round;
use crate::state::{Candle, Purse};
use crate::step::Question;

pub(crate) const ABOUT: About = About {
    id: "candle",
    prefix: "CAN",
    rules: 2,
    oldest: 1,
    players: (2, 4),
    options: &[OptionSpec { key: "length", values: &["short", "long"] }],
    kinds: Question::KINDS,
    longest: 80,
};

impl Candle {
    /// The first position of a mode under a revision of the rules; a long game for four is not
    /// played (CAN-1.4).
    pub(crate) fn set_up(mode: &Mode, rules: u32) -> Result<Self, SetupError> {
        let long = mode.is("length", "long");
        if mode.players == 4 && long {
            return Err(SetupError::excluded("CAN-1.4", Phrase::new("candle-setup-long-for-four")));
        }
        let purse = Purse { groats: START[0], pennies: START[1], ..Purse::default() };
        let mut game = Self {
            players: mode.players,
            rules,
            rounds: if long { 4 } else { 3 },
            round: 0,
            candles: Deck::new([Urn::new([1; CANDLES]).with_quota(SOLD)]),
            seats: [purse; Seat::MOST],
            bids: [None; Seat::MOST],
            agenda: Agenda::new(),
        };
        round::begin(&mut game);
        Ok(game)
    }
}
