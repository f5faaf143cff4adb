//! The pieces of a player: cards built, dice placed, crusades, what was used in the round.

use parlour_core::{Seat, SeatSet};

use crate::choice::Action;
use crate::data::Crusade;

/// What became of a saint (ABB-24.1).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Devotion {
    /// The player has not become a Deacon yet.
    #[default]
    Waiting,
    /// Face up: its support can be had in every round.
    Revealed,
    /// Face down: its ability can be used once.
    Kept,
    /// Used and out of the game.
    Spent,
}

/// One card built by a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Plot(u8);

impl Plot {
    const BUILT: u8 = 1;
    const STANDS: u8 = 2;
    const MANNED: u8 = 4;
    const PAID: u8 = 8;
    const SHARED: u8 = 16;

    const fn is(self, bits: u8) -> bool {
        self.0 & bits == bits
    }

    /// Was it ever built?
    pub(crate) const fn was_built(self) -> bool {
        self.is(Self::BUILT)
    }

    /// Does it stand?
    pub(crate) const fn stands(self) -> bool {
        self.is(Self::STANDS)
    }

    /// Does a peasant stand on it?
    pub(crate) const fn is_manned(self) -> bool {
        self.is(Self::MANNED)
    }

    /// Does it stand without a peasant?
    pub(crate) const fn is_vacant(self) -> bool {
        self.stands() && !self.is_manned()
    }

    /// Is its peasant the one who serves two cards (Rudolph)?
    pub(crate) const fn is_shared(self) -> bool {
        self.is(Self::SHARED)
    }

    /// Has it given its ten prestige?
    pub(crate) const fn has_paid(self) -> bool {
        self.is(Self::PAID)
    }

    /// Builds it.
    pub(crate) fn build(&mut self) {
        self.0 |= Self::BUILT | Self::STANDS;
    }

    /// A peasant comes.
    pub(crate) fn man(&mut self) {
        self.0 |= Self::MANNED;
    }

    /// The peasant who also serves another card comes.
    pub(crate) fn share(&mut self) {
        self.0 |= Self::MANNED | Self::SHARED;
    }

    /// The peasant goes.
    pub(crate) fn vacate(&mut self) {
        self.0 &= !(Self::MANNED | Self::SHARED);
    }

    /// It is destroyed; that it was built is remembered.
    pub(crate) fn raze(&mut self) {
        self.0 = Self::BUILT;
    }

    /// It has given its ten prestige.
    pub(crate) fn pay(&mut self) {
        self.0 |= Self::PAID;
    }

    /// The card as a small number, for digests.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

/// A player's dice on a resource location (ABB-8.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Visit {
    /// Has the player been there in this round?
    pub(crate) done: bool,
    /// The rolled face of the die on a main space; nought for none.
    pub(crate) main: u8,
    /// The same on a bonus space; [`Visit::ECHO`] for an echo.
    pub(crate) bonus: u8,
}

impl Visit {
    /// What stands on the bonus space is the echo of the main die.
    pub(crate) const ECHO: u8 = 7;

    /// Real dice there.
    pub(crate) const fn dice(self) -> u8 {
        (self.main > 0) as u8 + (self.bonus > 0 && self.bonus != Self::ECHO) as u8
    }
}

/// A die that Monk's Quarters moved to the board in phase 5 (ABB-16.16).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lodged {
    pub(crate) action: Action,
    /// Does it count twice?
    pub(crate) echo: bool,
}

/// A crusade card before a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Quest {
    /// The card.
    pub card: Crusade,
    /// The value of its dice; nought before the first.
    pub(crate) value: u8,
    /// The owner's peasant stands on it.
    pub(crate) crusader: bool,
    /// The owner's dice.
    pub(crate) own: u8,
    /// Echoes of the owner's dice.
    pub(crate) echoes: u8,
    /// Whose peasant stands on the second space.
    pub(crate) ally: Option<Seat>,
    /// The ally's dice.
    pub(crate) allied: u8,
    /// Echoes of the ally's dice.
    pub(crate) ally_echoes: u8,
    /// Dice of Elias.
    pub(crate) elias: u8,
    /// Gawain has made it easier.
    pub(crate) eased: bool,
    /// The ally's prestige by the last agreed split.
    pub(crate) prestige: u8,
    /// The ally's part of the reward.
    pub(crate) part: [u8; 2],
    /// Who was asked for help on it in this round.
    pub(crate) asked: SeatSet,
}

impl Quest {
    /// A new card.
    pub(crate) fn new(card: Crusade) -> Self {
        Self { card, ..Self::default() }
    }

    /// Dice on it, echoes included.
    pub const fn dice(&self) -> u8 {
        self.own + self.echoes + self.allied + self.ally_echoes + self.elias
    }

    /// Dice it needs in all.
    pub fn needs(&self) -> u8 {
        let printed = self.card.row().dice;
        if self.eased { printed.saturating_sub(2).max(1) } else { printed }
    }

    /// Free dice spaces.
    pub(crate) fn room(&self) -> u8 {
        self.needs().saturating_sub(self.dice())
    }

    /// Is nothing more to be added (ABB-6.9)?
    pub fn is_complete(&self) -> bool {
        self.room() == 0
    }
}

/// A die that the Bell Tower has rolled again; at most one such die matters at a time.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rerolled {
    pub(crate) face: u8,
    /// Where it lies: in the pool, or on the board.
    pub(crate) place: Option<Action>,
}

/// What a player has used up in the round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing that can be done once in a round")]
pub(crate) struct Uses {
    /// Dice and echoes used for preaching.
    pub(crate) preach: u8,
    /// Dice and echoes used for the clergy.
    pub(crate) clergy: u8,
    pub(crate) library: u8,
    pub(crate) forge: bool,
    pub(crate) echo: bool,
    pub(crate) double: bool,
    pub(crate) den: u8,
    pub(crate) bath: u8,
    pub(crate) bell: u8,
    pub(crate) rerolled: Option<Rerolled>,
    pub(crate) quarters: bool,
    pub(crate) support: bool,
    pub(crate) stables: u8,
    pub(crate) stables_offers: u8,
    pub(crate) help_offers: u8,
    pub(crate) trades: u8,
    /// Tools turned face down.
    pub(crate) tools: u8,
    /// Bought a building in the first pass.
    pub(crate) bought: bool,
    /// Passed in phase 5.
    pub(crate) passed: bool,
    /// Andrew doubles what is gained.
    pub(crate) doubled: bool,
}
