//! Questions, with the numbers a player wants to see beside them.

use parlour_core::Seat;

use crate::data::{Craftsman, EventCard};
use crate::refusal::Lottery;

/// What is being asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Prompt {
    /// Chance answers.
    Draw(Lottery),
    /// Chance shows Ellen's owner the event of the round.
    Look { seat: Seat },
    /// D1: take a card or pass.
    Draft { idle: u8, gold: u8 },
    /// D2: one craftsman too many.
    Dismiss { newcomer: Craftsman, limit: u8 },
    /// D3: accept the drawn builder or put it back.
    Redraw { pawn: Seat, price: u8 },
    /// D4 and D5: place the drawn builder, or wait.
    Place { price: u8, gold: u8 },
    /// D5: place a builder that waited at this price.
    PlaceWaiting { price: u8 },
    /// D6: what the bishop shall do.
    Bishop { card: EventCard },
    /// D7: shall Archbishop Thomas protect from the event?
    Thomas { card: EventCard },
    /// D8: which craftsman the collapse takes.
    Lose,
    /// D9: shall loyalty be rewarded now?
    Amnesty { tax: u8 },
    /// D10: a turn at the market.
    Trade { gold: u8 },
    /// D11: whom the archbishop blesses.
    Bless,
    /// D12: who works next.
    Work { gold: u8, cubes: u8 },
    /// D13: which cubes go back.
    Return { excess: u8 },
}
