//! The plain value a game is, and its smallest verbs.

use std::ops::{Index, IndexMut};

use parlour_core::{Agenda, Deck, Seat, SeatSet, Tender};
use serde::Serialize;

use crate::data::{CANDLES, Coin, HIGHEST_BIDS};
use crate::step::Step;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Candle {
    pub(crate) players: u8,
    /// The revision of the rules the game was begun with: the one law that changed asks for it.
    pub(crate) rules: u32,
    /// So many rounds are played (CAN-1.3).
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    pub(crate) candles: Deck<CANDLES, 1>,
    pub(crate) seats: [Purse; Seat::MOST],
    /// The bids of the round: a secret of each seat until the candle is shown (CAN-2.2).
    pub(crate) bids: [Option<u8>; Seat::MOST],
    pub(crate) agenda: Agenda<Step, 4>,
}

/// What a player has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Purse {
    /// Coins worth three.
    pub groats: u8,
    /// Coins worth one.
    pub pennies: u8,
    /// Points of the candles bought.
    pub points: u8,
    /// Money that left the game, kept so that the audit can count it.
    pub(crate) spent: u8,
}

impl Purse {
    /// So many of a coin.
    pub const fn coins(&self, coin: Coin) -> u8 {
        match coin {
            Coin::Groat => self.groats,
            Coin::Penny => self.pennies,
        }
    }

    /// All of it, in pennies.
    pub const fn worth(&self) -> u8 {
        self.groats * Coin::Groat.value() + self.pennies
    }

    /// What can be given, in the order in which it is asked for.
    pub(crate) fn tenders(self) -> [Tender; 2] {
        [Coin::Groat, Coin::Penny]
            .map(|coin| Tender { value: u16::from(coin.value()), have: self.coins(coin) })
    }

    /// Coins leave the game.
    pub(crate) const fn spend(&mut self, coin: Coin, amount: u8) {
        match coin {
            Coin::Groat => self.groats -= amount,
            Coin::Penny => self.pennies -= amount,
        }
        self.spent += amount * coin.value();
    }
}

impl Candle {
    /// Who looks at the next candle: the seats take turns (CAN-2.1).
    pub(crate) const fn seer(&self) -> Seat {
        Seat::new((self.round - 1) % self.players)
    }

    /// The highest bid (CAN-2.2).
    pub(crate) fn highest_bid(&self) -> u8 {
        HIGHEST_BIDS[usize::from(self.rules >= 2)]
    }

    /// Everybody at the table.
    pub(crate) const fn everybody(&self) -> SeatSet {
        SeatSet::all(self.players)
    }
}

impl Index<Seat> for Candle {
    type Output = Purse;

    fn index(&self, seat: Seat) -> &Purse {
        &self.seats[seat.index()]
    }
}

impl IndexMut<Seat> for Candle {
    fn index_mut(&mut self, seat: Seat) -> &mut Purse {
        &mut self.seats[seat.index()]
    }
}
