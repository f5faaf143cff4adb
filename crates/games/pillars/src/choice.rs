//! Answers: what players decide and what chance turns up.

use parlour_core::Seat;

use crate::data::{Craftsman, EventCard, Good, Post, Privilege, ResourceCard};

/// An answer, of a player or of chance.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Chance: who starts the game (PIL-2.3).
    Start(Seat),
    /// Chance: the next privilege turned up (PIL-3.1).
    Privilege(Privilege),
    /// Chance: the next craftsman who comes to Shiring (PIL-3.2).
    Shiring(Craftsman),
    /// Chance: a resource card that stays out of the round (PIL-3.3).
    LeaveOut(ResourceCard),
    /// Chance: the event on top, looked at or revealed (PIL-3.6, PIL-6.1).
    Event(EventCard),
    /// Chance: the builder drawn from the bag (PIL-5.1).
    Builder(Seat),
    /// Chance: the tax die (PIL-8.1).
    Tax(u8),
    /// D1: takes a resource card of the row (PIL-4.3).
    Take(ResourceCard),
    /// D1: hires a craftsman of the row (PIL-4.4).
    Hire(Craftsman),
    /// D1: takes no more cards this round (PIL-4.2).
    Pass,
    /// D2 and D8: lets a craftsman go (PIL-4.7, PIL-15.10).
    Dismiss(Craftsman),
    /// D3: accepts the drawn builder (PIL-5.2).
    Keep,
    /// D3: puts the drawn builder back into the bag (PIL-5.2).
    PutBack,
    /// D4 and D5: places the builder at the price of the moment (PIL-5.3).
    Place(Post),
    /// D4: places the builder free of charge, thanks to Brother Remigius (PIL-5.13).
    PlaceFree(Post),
    /// D4: parks the builder at the price of the moment (PIL-5.7).
    Wait,
    /// D6: the bishop protects (PIL-6.4a).
    Protect,
    /// D6: the bishop gives a cube of the market (PIL-6.4b).
    Cube(Good),
    /// D7 and D9: plays a privilege that serves once (PIL-6.6, PIL-8.4).
    Use(Privilege),
    /// D7 and D9: saves it for later.
    Save(Privilege),
    /// D10: buys so many of a kind (PIL-10.4).
    Buy(Good, u8),
    /// D10: sells so many of a kind (PIL-10.7).
    Sell(Good, u8),
    /// D10: leaves the market (PIL-10.10).
    Withdraw,
    /// D11: names the craftsman the archbishop blesses (PIL-11.10).
    Bless(Craftsman),
    /// D11: names none.
    BlessNone,
    /// D12: a craftsman works so many times (PIL-11.2).
    Work(Craftsman, u8),
    /// D12: no more work this round (PIL-11.1).
    Finish,
    /// D13: returns so many cubes of a kind to the supply (PIL-11.11).
    Return(Good, u8),
}
