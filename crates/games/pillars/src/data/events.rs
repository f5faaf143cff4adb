//! Event cards.

use parlour_core::spelled;

spelled! {
    /// An event card (*carte Événement*): five lucky ones with a seal, five unlucky ones without.
    pub enum EventCard, "an event card", "pillars-eventcard-" {
        /// *Largesse du roi*: five gold for everybody.
        KingGift = "king-gift",
        /// *Les mines du comte Richard*: a metal for everybody.
        RichardMetal = "richard-metal",
        /// *Le prieur Philip soutient la laine*: a gold per worker in the mill, five at most.
        PhilipWool = "philip-wool",
        /// *Des volontaires affluent*: a cube more per resource card.
        Volunteers = "volunteers",
        /// *Bénédiction de l'archevêque*: one craftsman works once more.
        Archbishop = "archbishop",
        /// *William pille la région*: four gold lost.
        William = "william",
        /// *Conflit au prieuré*: two points lost.
        Conflict = "conflict",
        /// *On construit le mur de la ville*: two builders in the next round.
        TownWall = "town-wall",
        /// *Hiver rigoureux*: a cube less per resource card.
        ColdWinter = "cold-winter",
        /// *Une partie de la voûte s'effondre*: a craftsman lost.
        Collapse = "collapse",
    }
}

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
