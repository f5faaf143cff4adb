//! Privilege cards.

use parlour_core::spelled;

spelled! {
    /// A privilege card (*carte Privilège*).
    pub enum Privilege, "a privilege", "pillars-privilege-" {
        /// *La Madone*: three points at once.
        Madonna = "madonna",
        /// *Foire à la laine*: eight gold at once.
        WoolFair = "wool-fair",
        /// *Études mathématiques*: two metal at once.
        Toledo = "toledo",
        /// *Otto Blackface*: one more worker from the next round on.
        Otto = "otto",
        /// *Aliena*: a wood every round.
        Aliena = "aliena",
        /// *Tom Builder*: a stone every round.
        Tom = "tom",
        /// *Richard*: a sand every round.
        Richard = "richard",
        /// *Frère Francis*: a tax of two.
        Francis = "francis",
        /// *Ellen*: a look at the event of the round.
        Ellen = "ellen",
        /// *Jack*: a sixth craftsman.
        Jack = "jack",
        /// *Prieur Philip*: a point more for each own builder at the priory.
        Philip = "philip",
        /// *Archevêque Thomas*: protection from one event.
        Thomas = "thomas",
        /// *Frère Remigius*: one builder placed free of charge.
        Remigius = "remigius",
        /// *Fidélité récompensée*: one round without tax.
        Amnesty = "amnesty",
        /// *Achèvement proche*: a stone and a wood at once; last round only.
        Completion = "completion",
        /// *Les festivités*: a metal at once; last round only.
        Festivities = "festivities",
    }
}

spelled! {
    /// How long a privilege serves.
    pub enum Term, "a term", "pillars-term-" {
        /// Carried out when received, then out of the game.
        Instant = "instant",
        /// Kept until it is used.
        Once = "once",
        /// Kept to the end.
        Lasting = "lasting",
    }
}

impl Privilege {
    /// Every privilege has a rule of its own; three that do alike share one.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Madonna => "PIL-14.1",
            Self::WoolFair => "PIL-14.2",
            Self::Toledo => "PIL-14.3",
            Self::Completion => "PIL-14.4",
            Self::Festivities => "PIL-14.5",
            Self::Otto => "PIL-14.6",
            Self::Aliena | Self::Tom | Self::Richard => "PIL-14.7",
            Self::Francis => "PIL-14.8",
            Self::Ellen => "PIL-14.9",
            Self::Jack => "PIL-14.10",
            Self::Philip => "PIL-14.11",
            Self::Thomas => "PIL-14.12",
            Self::Remigius => "PIL-14.13",
            Self::Amnesty => "PIL-14.14",
        }
    }

    /// How many cards there are.
    pub const COUNT: usize = 16;
    /// So many of the ordinary ones appear in a game (PIL-2.8).
    pub const SHOWN: u8 = 10;

    /// How long it serves.
    pub const fn term(self) -> Term {
        match self {
            Self::Madonna
            | Self::WoolFair
            | Self::Toledo
            | Self::Otto
            | Self::Completion
            | Self::Festivities => Term::Instant,
            Self::Thomas | Self::Remigius | Self::Amnesty => Term::Once,
            _ => Term::Lasting,
        }
    }

    /// Does it bear the rose window, which keeps it for the last round?
    pub const fn is_for_the_last_round(self) -> bool {
        matches!(self, Self::Completion | Self::Festivities)
    }
}

const _: () = assert!(Privilege::ALL.len() == Privilege::COUNT);
