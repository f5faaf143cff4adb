//! Privilege cards.

use parlour_core::spelled;

/// A privilege card (*carte Privilège*).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Privilege {
    /// *La Madone*: three points at once.
    Madonna,
    /// *Foire à la laine*: eight gold at once.
    WoolFair,
    /// *Études mathématiques*: two metal at once.
    Toledo,
    /// *Otto Blackface*: one more worker from the next round on.
    Otto,
    /// *Aliena*: a wood every round.
    Aliena,
    /// *Tom Builder*: a stone every round.
    Tom,
    /// *Richard*: a sand every round.
    Richard,
    /// *Frère Francis*: a tax of two.
    Francis,
    /// *Ellen*: a look at the event of the round.
    Ellen,
    /// *Jack*: a sixth craftsman.
    Jack,
    /// *Prieur Philip*: a point more for each own builder at the priory.
    Philip,
    /// *Archevêque Thomas*: protection from one event.
    Thomas,
    /// *Frère Remigius*: one builder placed free of charge.
    Remigius,
    /// *Fidélité récompensée*: one round without tax.
    Amnesty,
    /// *Achèvement proche*: a stone and a wood at once; last round only.
    Completion,
    /// *Les festivités*: a metal at once; last round only.
    Festivities,
}

spelled!(Privilege, "a privilege", "pillars-privilege-" {
    Madonna = "madonna",
    WoolFair = "wool-fair",
    Toledo = "toledo",
    Otto = "otto",
    Aliena = "aliena",
    Tom = "tom",
    Richard = "richard",
    Francis = "francis",
    Ellen = "ellen",
    Jack = "jack",
    Philip = "philip",
    Thomas = "thomas",
    Remigius = "remigius",
    Amnesty = "amnesty",
    Completion = "completion",
    Festivities = "festivities",
});

/// How long a privilege serves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// Carried out when received, then out of the game.
    Instant,
    /// Kept until it is used.
    Once,
    /// Kept to the end.
    Lasting,
}

spelled!(Term, "a term", "pillars-term-" { Instant = "instant", Once = "once", Lasting = "lasting" });

impl Privilege {
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
