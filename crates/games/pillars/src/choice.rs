//! Answers: what players decide and what chance turns up, each with its one spelling.

use parlour_core::{Seat, choices};

use crate::data::{Craftsman, EventCard, Good, Post, Privilege, ResourceCard};

choices! {
    /// An answer, of a player or of chance.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Choice, "an answer" {
        /// Chance: who starts the game (PIL-2.3).
        Start(seat: Seat) = "start {seat}",
        /// Chance: the next privilege turned up (PIL-3.1).
        Privilege(privilege: Privilege) = "privilege {privilege}",
        /// Chance: the next craftsman who comes to Shiring (PIL-3.2).
        Shiring(craftsman: Craftsman) = "shiring {craftsman}",
        /// Chance: a resource card that stays out of the round (PIL-3.3).
        LeaveOut(card: ResourceCard) = "leave-out {card}",
        /// Chance: the event on top, looked at or revealed (PIL-3.6, PIL-6.1).
        Event(card: EventCard) = "event {card}",
        /// Chance: the builder drawn from the bag (PIL-5.1).
        Builder(seat: Seat) = "builder {seat}",
        /// Chance: the tax die (PIL-8.1).
        Tax(gold: u8) = "tax {gold}",
        /// D1: takes a resource card of the row (PIL-4.3).
        Take(card: ResourceCard) = "take {card}",
        /// D1: hires a craftsman of the row (PIL-4.4).
        Hire(craftsman: Craftsman) = "hire {craftsman}",
        /// D1: takes no more cards this round (PIL-4.2).
        Pass = "pass",
        /// D2 and D8: lets a craftsman go (PIL-4.7, PIL-15.10).
        Dismiss(craftsman: Craftsman) = "dismiss {craftsman}",
        /// D3: accepts the drawn builder (PIL-5.2).
        Keep = "keep",
        /// D3: puts the drawn builder back into the bag (PIL-5.2).
        PutBack = "put-back",
        /// D4 and D5: places the builder at the price of the moment (PIL-5.3).
        Place(post: Post) = "place {post}",
        /// D4: places the builder free of charge, thanks to Brother Remigius (PIL-5.13).
        PlaceFree(post: Post) = "place {post} free",
        /// D4: parks the builder at the price of the moment (PIL-5.7).
        Wait = "wait",
        /// D6: the bishop protects (PIL-6.4a).
        Protect = "protect",
        /// D6: the bishop gives a cube of the market (PIL-6.4b).
        Cube(good: Good) = "cube {good}",
        /// D7 and D9: plays a privilege that serves once (PIL-6.6, PIL-8.4).
        Use(privilege: Privilege) = "use {privilege}",
        /// D7 and D9: saves it for later.
        Save(privilege: Privilege) = "save {privilege}",
        /// D10: buys so many of a kind (PIL-10.4).
        Buy(good: Good, n: u8) = "buy {good} {n}",
        /// D10: sells so many of a kind (PIL-10.7).
        Sell(good: Good, n: u8) = "sell {good} {n}",
        /// D10: leaves the market (PIL-10.10).
        Withdraw = "withdraw",
        /// D11: names the craftsman the archbishop blesses (PIL-11.10).
        Bless(craftsman: Craftsman) = "bless {craftsman}",
        /// D11: names none.
        BlessNone = "bless-none",
        /// D12: a craftsman works so many times (PIL-11.2).
        Work(craftsman: Craftsman, uses: u8) = "work {craftsman} {uses}",
        /// D12: no more work this round (PIL-11.1).
        Finish = "finish",
        /// D13: returns so many cubes of a kind to the supply (PIL-11.11).
        Return(good: Good, n: u8) = "return {good} {n}",
    }
}
