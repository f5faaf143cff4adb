//! The production wheel, its markers, and the rings around it, one per kind of game.

use parlour_core::spelled;

use super::goods::Good;

spelled! {
    /// Which sides of the cards are used.
    #[derive(Default)]
    pub enum Country, "a country", "ora-country-" {
        /// Wine and bread.
        #[default]
        France = "france",
        /// Beer and whiskey.
        Ireland = "ireland",
    }
}

impl Country {
    /// The drink that is a gift for a host and may be sold at any time (ORA-6.2, ORA-7.3).
    pub const fn drink(self) -> Good {
        match self {
            Self::France => Good::Wine,
            Self::Ireland => Good::Whiskey,
        }
    }
}

spelled! {
    /// The `length` option.
    pub enum Length, "a length", "ora-length-" {
        /// The game the box is made for.
        Standard = "standard",
        /// The long game for two.
        Long = "long",
        /// The short game for three and four.
        Short = "short",
    }
}

spelled! {
    /// A kind of game, without the country (ORA-1.1).
    #[derive(Default)]
    pub enum Play, "a kind of game", "ora-play-" {
        /// One player beside a neutral one.
        Solo = "solo",
        /// Two players, turns of two actions, open end.
        Two = "two",
        /// Two players, rounds, open end.
        TwoLong = "two-long",
        /// Three players, twenty-four rounds.
        #[default]
        Three = "three",
        /// Four players, twenty-four rounds.
        Four = "four",
        /// Three players, twelve rounds.
        ThreeShort = "three-short",
        /// Four players, twelve rounds.
        FourShort = "four-short",
    }
}

/// What is printed around the wheel, and what else a kind of game settles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ring {
    /// How many people play.
    pub players: u8,
    /// The rounds (or turns) of settlement phases A to E; nought where there is none.
    pub phases: [u8; 5],
    /// The round in which the grapes marker comes in (France).
    pub grapes: Option<u8>,
    /// The round in which the stone marker comes in.
    pub stone: Option<u8>,
    /// The last ordinary round, where the end is printed.
    pub last: Option<u8>,
    /// The numbers of the wheel.
    pub wheel: &'static [u8; 13],
    /// Clergymen per player.
    pub clergy: u8,
    /// Points of the House of the Brotherhood for two monastery buildings (ORA-D7).
    pub brotherhood: u8,
}

/// The front of the wheel.
pub const WHEEL_FRONT: [u8; 13] = [0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10];
/// The back of the wheel, for two players.
pub const WHEEL_BACK: [u8; 13] = [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10];

const LONG: Ring = Ring {
    players: 3,
    phases: [6, 11, 15, 20, 25],
    grapes: Some(8),
    stone: Some(13),
    last: Some(24),
    wheel: &WHEEL_FRONT,
    clergy: 3,
    brotherhood: 4,
};
// The short game, in what it differs (ORA-12.1 to ORA-12.3).
const SHORT: Ring =
    Ring { phases: [3, 5, 7, 9, 13], grapes: Some(4), stone: Some(6), last: Some(12), clergy: 2, ..LONG };
// Two players: open end, no phase E (ORA-13.1 to ORA-13.3).
const TWO: Ring = Ring {
    players: 2,
    phases: [7, 14, 21, 28, 0],
    grapes: Some(11),
    stone: Some(18),
    last: None,
    wheel: &WHEEL_BACK,
    ..LONG
};

const RINGS: [Ring; 7] = [
    Ring {
        players: 1,
        phases: [12, 16, 22, 26, 32],
        grapes: None,
        stone: None,
        last: Some(32),
        brotherhood: 2,
        ..LONG
    },
    TWO,
    Ring { wheel: &WHEEL_FRONT, brotherhood: 3, ..TWO },
    LONG,
    Ring { players: 4, phases: [7, 10, 16, 19, 25], ..LONG },
    SHORT,
    Ring { players: 4, ..SHORT },
];

impl Play {
    /// The ring of this kind of game.
    pub const fn ring(self) -> &'static Ring {
        &RINGS[self as usize]
    }

    /// A short game (ORA-12)?
    pub const fn is_short(self) -> bool {
        matches!(self, Self::ThreeShort | Self::FourShort)
    }

    /// The game against nobody (ORA-14)?
    pub const fn is_solo(self) -> bool {
        matches!(self, Self::Solo)
    }
}

/// Goods printed on the ring of the short game, for every player, from round one (ORA-12.4).
pub const RING_INCOME: [[Good; 2]; 12] = [
    [Good::Grain, Good::Livestock],
    [Good::Grain, Good::Clay],
    [Good::Grain, Good::Wood],
    [Good::Grain, Good::Stone],
    [Good::Peat, Good::Stone],
    [Good::Clay, Good::Stone],
    [Good::Wood, Good::Stone],
    [Good::Stone, Good::Coin5],
    [Good::Stone, Good::Meat],
    [Good::Grain, Good::Book],
    [Good::Clay, Good::Ceramic],
    [Good::Wood, Good::Ornament],
];

spelled! {
    /// A goods marker on the wheel (*marqueur*).
    pub enum Marker, "a marker", "ora-marker-" {
        /// *Argile*
        Clay = "clay",
        /// *Pièces*
        Coins = "coins",
        /// *Céréales*
        Grain = "grain",
        /// *Bétail*
        Livestock = "livestock",
        /// *Bois*
        Wood = "wood",
        /// *Tourbe*
        Peat = "peat",
        /// *Joker*
        Joker = "joker",
        /// *Raisins*
        Grapes = "grapes",
        /// *Pierre*
        Stone = "stone",
    }
}

impl Marker {
    /// The marker of a good, if it has one.
    pub const fn of(good: Good) -> Option<Self> {
        match good {
            Good::Clay => Some(Self::Clay),
            Good::Coin => Some(Self::Coins),
            Good::Grain => Some(Self::Grain),
            Good::Livestock => Some(Self::Livestock),
            Good::Wood => Some(Self::Wood),
            Good::Peat => Some(Self::Peat),
            Good::Grapes => Some(Self::Grapes),
            Good::Stone => Some(Self::Stone),
            _ => None,
        }
    }
}

const _: () = {
    let (mut index, mut front, mut back) = (0, 0, 0);
    while index < 13 {
        front += WHEEL_FRONT[index];
        back += WHEEL_BACK[index];
        index += 1;
    }
    assert!(front == 75 && back == 58);
};
