//! Event cards.

use parlour_core::spelled;

/// An event card (*carte Événement*): five lucky ones with a seal, five unlucky ones without.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EventCard {
    /// *Largesse du roi*: five gold for everybody.
    KingGift,
    /// *Les mines du comte Richard*: a metal for everybody.
    RichardMetal,
    /// *Le prieur Philip soutient la laine*: a gold per worker in the mill, five at most.
    PhilipWool,
    /// *Des volontaires affluent*: a cube more per resource card.
    Volunteers,
    /// *Bénédiction de l'archevêque*: one craftsman works once more.
    Archbishop,
    /// *William pille la région*: four gold lost.
    William,
    /// *Conflit au prieuré*: two points lost.
    Conflict,
    /// *On construit le mur de la ville*: two builders in the next round.
    TownWall,
    /// *Hiver rigoureux*: a cube less per resource card.
    ColdWinter,
    /// *Une partie de la voûte s'effondre*: a craftsman lost.
    Collapse,
}

spelled!(EventCard, "an event card", "pillars-eventcard-" {
    KingGift = "king-gift",
    RichardMetal = "richard-metal",
    PhilipWool = "philip-wool",
    Volunteers = "volunteers",
    Archbishop = "archbishop",
    William = "william",
    Conflict = "conflict",
    TownWall = "town-wall",
    ColdWinter = "cold-winter",
    Collapse = "collapse",
});

impl EventCard {
    /// How many cards there are.
    pub const COUNT: usize = 10;
    /// So many of them appear in a game (PIL-2.9).
    pub const SHOWN: u8 = 6;

    /// Does it bear the seal of good luck? Only bad luck can be warded off.
    pub const fn is_lucky(self) -> bool {
        matches!(
            self,
            Self::KingGift | Self::RichardMetal | Self::PhilipWool | Self::Volunteers | Self::Archbishop
        )
    }
}

const _: () = assert!(EventCard::ALL.len() == EventCard::COUNT);
