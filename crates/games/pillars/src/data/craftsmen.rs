//! Craftsman cards.

use parlour_core::{Set, spelled};

use super::Good;

spelled! {
    /// A craftsman card (*carte Artisan*): three that every player starts with, then four a round.
    pub enum Craftsman, "a craftsman", "pillars-craftsman-" {
        /// *Chaufournier*, starting card.
        MortarMixer = "mortar-mixer",
        /// *Menuisier*, starting card.
        Woodworker = "woodworker",
        /// *Tailleur de pierre*, starting card.
        Stonecutter = "stonecutter",
        /// *Outilleur*, round 1.
        ToolMaker = "tool-maker",
        /// *Grand Menuisier*, round 1.
        MasterWoodworker = "master-woodworker",
        /// *Chaufournier confirmé*, round 1.
        BetterMortarMixer = "better-mortar-mixer",
        /// *Maçon*, round 1.
        Mason1 = "mason-1",
        /// *Charpentier*, round 2.
        Carpenter2 = "carpenter-2",
        /// *Maçon*, round 2.
        Mason2 = "mason-2",
        /// *Potier*, round 2.
        Potter2 = "potter-2",
        /// *Ingénieur*, round 2.
        Architect = "architect",
        /// *Maçon*, round 3.
        Mason3 = "mason-3",
        /// *Charpentier*, round 3.
        Carpenter3 = "carpenter-3",
        /// *Sculpteur*, round 3.
        Sculptor3 = "sculptor-3",
        /// *Potier*, round 3.
        Potter3 = "potter-3",
        /// *Maçon*, round 4.
        Mason4 = "mason-4",
        /// *Charpentier*, round 4.
        Carpenter4 = "carpenter-4",
        /// *Sculpteur*, round 4.
        Sculptor4 = "sculptor-4",
        /// *Souffleur de verre*, round 4.
        Glassblower4 = "glassblower-4",
        /// *Charpentier*, round 5.
        Carpenter5 = "carpenter-5",
        /// *Orfèvre*, round 5.
        Goldsmith5 = "goldsmith-5",
        /// *Sculpteur*, round 5.
        Sculptor5 = "sculptor-5",
        /// *Souffleur de verre*, round 5.
        Glassblower5 = "glassblower-5",
        /// *Orfèvre*, round 6.
        Goldsmith6 = "goldsmith-6",
        /// *Sculpteur*, round 6.
        Sculptor6 = "sculptor-6",
        /// *Facteur d'orgue*, round 6.
        OrganBuilder = "organ-builder",
        /// *Fondeur de cloches*, round 6.
        BellFounder = "bell-founder",
    }
}

spelled! {
    /// What a craftsman does for a living. The two better cards of the first round share the trade
    /// of a starting card, so replacing one by the other loses nothing (ruling A5).
    pub enum Trade, "a trade", "pillars-trade-" {
        /// Without one, masons do not work.
        MortarMixer = "mortar-mixer",
        /// Without one, no wood is sold to the player.
        Woodworker = "woodworker",
        /// Without one, nobody buys the player's stone.
        Stonecutter = "stonecutter",
        /// Lays stone, with mortar.
        Mason = "mason",
        /// Works wood.
        Carpenter = "carpenter",
        /// Makes tools of metal he does not use up.
        ToolMaker = "tool-maker",
        /// Needs nothing at all.
        Architect = "architect",
        /// Works sand.
        Potter = "potter",
        /// Works stone finely.
        Sculptor = "sculptor",
        /// Works sand and metal.
        Glassblower = "glassblower",
        /// Works gold.
        Goldsmith = "goldsmith",
        /// Works wood and metal.
        OrganBuilder = "organ-builder",
        /// Works metal.
        BellFounder = "bell-founder",
    }
}

/// What one use of a craftsman spends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// Cubes, by kind.
    pub goods: [u8; Good::COUNT],
    /// Gold.
    pub gold: u8,
}

/// What one use of a craftsman brings.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Output {
    /// Victory points.
    pub points: u8,
    /// Gold.
    pub gold: u8,
}

/// What a craftsman must find beside him to work, without using it up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Need {
    /// A card of the mortar mixers' trade (PIL-11.6).
    MortarMixer,
    /// At least one metal (PIL-11.4).
    Metal,
}

/// A printed card.
#[derive(Copy, Clone, Debug)]
pub struct CraftsmanCard {
    /// Whose card it is.
    pub craftsman: Craftsman,
    /// The round on its back; nought for a starting card.
    pub round: u8,
    /// His trade.
    pub trade: Trade,
    /// Gold to hire him; paid in the draft only.
    pub cost: u8,
    /// Spent at each use.
    pub input: Input,
    /// Gained at each use.
    pub output: Output,
    /// Most uses in a round; a card without the number works once and cannot be blessed.
    pub capacity: Option<u8>,
    /// What he must find beside him.
    pub need: Option<Need>,
}

const NOTHING: Input = Input { goods: [0; Good::COUNT], gold: 0 };

const fn of(good: Good, n: u8) -> Input {
    let mut input = NOTHING;
    input.goods[good as usize] = n;
    input
}

const fn with_metal(good: Good) -> Input {
    let mut input = of(good, 1);
    input.goods[Good::Metal as usize] = 1;
    input
}

const fn coins(gold: u8) -> Input {
    Input { gold, ..NOTHING }
}

const fn points(points: u8) -> Output {
    Output { points, gold: 0 }
}

const fn gold(gold: u8) -> Output {
    Output { points: 0, gold }
}

/// One line of the table: round, trade, cost, input, output, capacity (nought if none is printed).
const fn card(
    craftsman: Craftsman,
    (round, trade, cost): (u8, Trade, u8),
    (input, output): (Input, Output),
    capacity: u8,
) -> CraftsmanCard {
    let capacity = if capacity == 0 { None } else { Some(capacity) };
    let need = match trade {
        Trade::Mason => Some(Need::MortarMixer),
        Trade::ToolMaker => Some(Need::Metal),
        _ => None,
    };
    CraftsmanCard { craftsman, round, trade, cost, input, output, capacity, need }
}

/// The craftsmen by round, then by cost.
const CARDS: [CraftsmanCard; Craftsman::COUNT] = {
    use Good::{Metal, Sand, Stone, Wood};
    use Trade as T;
    [
        card(Craftsman::MortarMixer, (0, T::MortarMixer, 0), (of(Sand, 3), points(1)), 3),
        card(Craftsman::Woodworker, (0, T::Woodworker, 0), (of(Wood, 2), points(1)), 4),
        card(Craftsman::Stonecutter, (0, T::Stonecutter, 0), (of(Stone, 2), points(1)), 4),
        card(Craftsman::ToolMaker, (1, T::ToolMaker, 2), (NOTHING, gold(2)), 0),
        card(Craftsman::MasterWoodworker, (1, T::Woodworker, 3), (of(Wood, 1), gold(4)), 2),
        card(Craftsman::BetterMortarMixer, (1, T::MortarMixer, 4), (of(Sand, 2), points(1)), 3),
        card(Craftsman::Mason1, (1, T::Mason, 5), (of(Stone, 1), points(1)), 2),
        card(Craftsman::Carpenter2, (2, T::Carpenter, 3), (of(Wood, 1), points(1)), 2),
        card(Craftsman::Mason2, (2, T::Mason, 4), (of(Stone, 1), points(1)), 3),
        card(Craftsman::Potter2, (2, T::Potter, 5), (of(Sand, 1), points(1)), 2),
        card(Craftsman::Architect, (2, T::Architect, 6), (NOTHING, points(1)), 0),
        card(Craftsman::Mason3, (3, T::Mason, 4), (of(Stone, 1), points(1)), 4),
        card(Craftsman::Carpenter3, (3, T::Carpenter, 5), (of(Wood, 1), points(1)), 3),
        card(Craftsman::Sculptor3, (3, T::Sculptor, 6), (of(Stone, 1), points(2)), 1),
        card(Craftsman::Potter3, (3, T::Potter, 7), (of(Sand, 1), points(1)), 3),
        card(Craftsman::Mason4, (4, T::Mason, 5), (of(Stone, 1), points(1)), 5),
        card(Craftsman::Carpenter4, (4, T::Carpenter, 6), (of(Wood, 1), points(1)), 4),
        card(Craftsman::Sculptor4, (4, T::Sculptor, 7), (of(Stone, 1), points(2)), 2),
        card(Craftsman::Glassblower4, (4, T::Glassblower, 8), (with_metal(Sand), points(3)), 1),
        card(Craftsman::Carpenter5, (5, T::Carpenter, 6), (of(Wood, 1), points(1)), 5),
        card(Craftsman::Goldsmith5, (5, T::Goldsmith, 7), (coins(3), points(1)), 6),
        card(Craftsman::Sculptor5, (5, T::Sculptor, 8), (of(Stone, 1), points(2)), 3),
        card(Craftsman::Glassblower5, (5, T::Glassblower, 9), (with_metal(Sand), points(3)), 2),
        card(Craftsman::Goldsmith6, (6, T::Goldsmith, 7), (coins(3), points(1)), 8),
        card(Craftsman::Sculptor6, (6, T::Sculptor, 8), (of(Stone, 1), points(2)), 4),
        card(Craftsman::OrganBuilder, (6, T::OrganBuilder, 9), (with_metal(Wood), points(6)), 1),
        card(Craftsman::BellFounder, (6, T::BellFounder, 10), (of(Metal, 1), points(4)), 2),
    ]
};

impl Craftsman {
    /// How many different cards there are.
    pub const COUNT: usize = 27;
    /// The cards every player starts with (PIL-2.1).
    pub const STARTING: Set<Self> = Set::of_bits(0b111);
    /// So many cards come in a round.
    pub const A_ROUND: usize = 4;

    /// The printed card.
    pub const fn card(self) -> &'static CraftsmanCard {
        &CARDS[self as usize]
    }

    /// The four of a round.
    pub fn of_round(round: u8) -> &'static [Self] {
        let first = Self::STARTING.len() as usize + usize::from(round - 1) * Self::A_ROUND;
        &Self::ALL[first..first + Self::A_ROUND]
    }

    /// May the archbishop bless him (PIL-11.10)?
    pub const fn may_be_blessed(self) -> bool {
        self.card().capacity.is_some() && !matches!(self, Self::OrganBuilder | Self::BellFounder)
    }
}

impl Trade {
    /// How many trades there are.
    const COUNT: usize = 13;

    /// The cards of the trade.
    pub const fn cards(self) -> Set<Craftsman> {
        CARDS_BY_TRADE[self as usize]
    }
}

const CARDS_BY_TRADE: [Set<Craftsman>; Trade::COUNT] = {
    let mut bits = [0; Trade::COUNT];
    let mut card = 0;
    while card < Craftsman::COUNT {
        bits[CARDS[card].trade as usize] |= 1 << card;
        card += 1;
    }
    let mut sets = [Set::of_bits(0); Trade::COUNT];
    let mut trade = 0;
    while trade < Trade::COUNT {
        sets[trade] = Set::of_bits(bits[trade]);
        trade += 1;
    }
    sets
};

/// Each card stands in the place of its craftsman, and the four of a round cost one, two, three
/// and four gold more than the number of the round.
const fn table_is_sound() -> bool {
    let mut index = 0;
    while index < Craftsman::COUNT {
        let card = &CARDS[index];
        if card.craftsman as usize != index {
            return false;
        }
        if index >= 3 {
            let (round, nth) = ((index - 3) / 4 + 1, (index - 3) % 4 + 1);
            if card.round as usize != round || card.cost as usize != round + nth {
                return false;
            }
        }
        index += 1;
    }
    true
}
const _: () = assert!(table_is_sound());
