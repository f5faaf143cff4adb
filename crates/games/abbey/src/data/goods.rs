//! Resources, coins and the other tokens (*ressources, deniers, jetons*).

use parlour_core::spelled;

spelled! {
    /// What lies in a stock and can be traded: four resources and coins.
    #[derive(Default)]
    pub enum Good, "a kind of goods", "abbey-good-" {
        /// *Bois*.
        #[default]
        Wood = "wood",
        /// *Blé*.
        Grain = "grain",
        /// *Pierre*.
        Stone = "stone",
        /// *Sable*.
        Sand = "sand",
        /// *Denier*; not a resource.
        Coin = "coin",
    }
}

impl Good {
    /// How many kinds there are, coins included.
    pub const COUNT: usize = 5;
    /// The kinds that are resources.
    pub const RESOURCES: [Self; 4] = [Self::Wood, Self::Grain, Self::Stone, Self::Sand];

    /// What one token is worth in a trade.
    pub const fn value(self) -> u16 {
        match self {
            Self::Coin => 1,
            Self::Wood => 2,
            Self::Grain => 3,
            Self::Stone => 4,
            Self::Sand => 5,
        }
    }
}

spelled! {
    /// A resource location of the main board.
    #[derive(Default)]
    pub enum Location, "a resource location", "abbey-location-" {
        /// *Forêt*, for wood.
        #[default]
        Forest = "forest",
        /// *Champ*, for grain.
        Field = "field",
        /// *Montagne*, for stone.
        Mountain = "mountain",
        /// *Sablière*, for sand.
        Sandpit = "sandpit",
    }
}

impl Location {
    /// How many locations there are.
    pub const COUNT: usize = 4;

    /// What is collected there.
    pub const fn good(self) -> Good {
        Good::RESOURCES[self as usize]
    }

    /// The printed divisor, which is also the value of its resource.
    pub const fn divisor(self) -> u8 {
        self.good().value() as u8
    }
}

/// What a card or a tile can give.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Token {
    /// A resource or a coin.
    Good(Good),
    /// A tool token (*jeton Outils*).
    Tool,
    /// A wagon token (*jeton Chariot*).
    Wagon,
    /// The relic shown on a crusade card.
    Relic,
}

impl Token {
    /// The key of its name among the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Good(good) => good.key(),
            Self::Tool => "abbey-token-tool",
            Self::Wagon => "abbey-token-wagon",
            Self::Relic => "abbey-token-relic",
        }
    }
}

spelled! {
    /// An initiative token (*jeton Initiative*).
    pub enum Initiative, "an initiative token", "abbey-initiative-" {
        /// Three wood.
        Wood = "wood",
        /// Two grain.
        Grain = "grain",
        /// One stone.
        Stone = "stone",
        /// One sand.
        Sand = "sand",
        /// One tool token.
        Tool = "tool",
        /// One wagon token.
        Wagon = "wagon",
    }
}

impl Initiative {
    /// How many tokens there are.
    pub const COUNT: usize = 6;

    /// What the token brings.
    pub const fn reward(self) -> (Token, u8) {
        match self {
            Self::Wood => (Token::Good(Good::Wood), 3),
            Self::Grain => (Token::Good(Good::Grain), 2),
            Self::Stone => (Token::Good(Good::Stone), 1),
            Self::Sand => (Token::Good(Good::Sand), 1),
            Self::Tool => (Token::Tool, 1),
            Self::Wagon => (Token::Wagon, 1),
        }
    }
}

const _: () = assert!(Good::ALL.len() == Good::COUNT && Initiative::ALL.len() == Initiative::COUNT);
