//! What buildings and missions take and give, worked out once: a judge asks for it millions of times.

use std::sync::LazyLock;

use parlour_forest::Player;
use parlour_forest::data::{
    Bill, Building, CARDS, Card, Effect, End, FACES, Good, Item, Kind, Mission, Need, Set, Special, Tile,
};

/// Kinds of things a price can ask for: the resources, then forests, fields, ponds and animals; two places stay empty,
/// because sixteen numbers fill the registers that count them.
const KINDS: usize = 16;
const FORESTS: usize = 10;
const FIELDS: usize = 11;
const PONDS: usize = 12;
const ANIMALS: usize = 13;

/// So many of each kind.
type Heap = [u16; KINDS];

/// What it takes to get one of each kind, in parts of a point.
const EFFORT: Heap = [40, 30, 35, 35, 35, 45, 30, 140, 40, 30, 90, 90, 90, 90, 0, 0];
/// Efforts are counted in so many parts of a point.
const PARTS: f32 = 100.0;
/// One of them, nearly.
pub(super) const PART: f32 = 0.01;
/// What a reward that counts something counts, about.
const USUAL_COUNT: f32 = 3.0;

/// What has to be paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Price(Heap);

/// A building as an offer.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Offer {
    pub(super) price: Price,
    /// The points it brings beyond its price, those of its end effect left out.
    pub(super) gain: f32,
    /// What it scores at the end, and what must be there first, as on its card.
    pub(super) end: Option<End>,
    pub(super) need: Need,
    pub(super) is_large: bool,
}

/// All buildings, by their numbers.
pub(super) fn offers() -> &'static [Offer; FACES] {
    static OFFERS: LazyLock<[Offer; FACES]> =
        LazyLock::new(|| std::array::from_fn(|face| Offer::of(&CARDS[face])));
    &OFFERS
}

/// The buildings with a conversion.
pub(super) fn conversions() -> Set<Building> {
    static CONVERSIONS: LazyLock<Set<Building>> = LazyLock::new(|| {
        Building::ALL.iter().copied().filter(|one| one.card().kinds.contains(&Kind::Conversion)).collect()
    });
    *CONVERSIONS
}

/// The prices of all missions, by their numbers.
pub(super) fn missions() -> &'static [Price; Mission::COUNT] {
    static PRICES: LazyLock<[Price; Mission::COUNT]> =
        LazyLock::new(|| std::array::from_fn(|number| Price::of(&Mission::ALL[number].deal().bill)));
    &PRICES
}

/// What a seat has to pay with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Means(Heap);

impl Means {
    pub(super) fn of(player: &Player) -> Self {
        let tiles = [player.tiles(Tile::Forest), player.tiles(Tile::Field), player.tiles(Tile::Pond)];
        Self(heap(|good| player.dials().of(good), tiles, player.herd().size()))
    }

    /// What it takes to get what is missing, in points.
    pub(super) fn lack(&self, price: &Price) -> f32 {
        lack_of(self.parts_lacking(price))
    }

    /// The same in parts of a point.
    pub(super) fn parts_lacking(&self, Price(price): &Price) -> u16 {
        let kinds = price.iter().zip(&self.0).zip(&EFFORT);
        kinds.map(|((need, have), effort)| need.saturating_sub(*have) * effort).sum()
    }
}

/// One for what can be paid for, less for what lacks more: `1 / (1 + points)`. Divisions take long, so they are done once.
pub(super) fn nearness_of(parts: u16) -> f32 {
    static NEAR: LazyLock<Vec<f32>> =
        LazyLock::new(|| (0..=u16::MAX).map(|parts| 1.0 / (1.0 + lack_of(parts))).collect());
    NEAR[usize::from(parts)]
}

/// Parts of a point as points.
pub(super) fn lack_of(parts: u16) -> f32 {
    f32::from(parts) / PARTS
}

fn heap(goods: impl Fn(Good) -> u8, [forests, fields, ponds]: [u8; 3], animals: u8) -> Heap {
    let mut heap = [0; KINDS];
    for good in Good::ALL {
        heap[*good as usize] = u16::from(goods(*good));
    }
    for (kind, count) in [(FORESTS, forests), (FIELDS, fields), (PONDS, ponds), (ANIMALS, animals)] {
        heap[kind] = u16::from(count);
    }
    heap
}

impl Price {
    fn of(bill: &Bill) -> Self {
        Self(heap(|good| bill.of(good), bill.tiles(), bill.any_animals()))
    }

    /// What it takes to get all of it, in points.
    fn effort(&self) -> f32 {
        Means([0; KINDS]).lack(self)
    }
}

impl Offer {
    fn of(card: &Card) -> Self {
        let price = Price::of(&card.bill);
        let effects: f32 =
            if card.condition.is_none() { card.once.iter().copied().map(part).sum() } else { 0.0 };
        Self {
            price,
            gain: f32::from(card.points) + effects + special(card) - price.effort(),
            end: card.end,
            need: card.need,
            is_large: card.building.is_large(),
        }
    }
}

/// What a part of a reward is worth, in points.
fn part(effect: Effect) -> f32 {
    match effect {
        Effect::Give(item, n) => worth(item) * f32::from(n),
        Effect::Per(item, _) => worth(item) * USUAL_COUNT,
    }
}

/// What one of an item is worth, in points.
fn worth(item: Item) -> f32 {
    let effort = |kind: usize| f32::from(EFFORT[kind]) / PARTS;
    match item {
        Item::CoalGlass | Item::CoalOven => effort(Good::Coal as usize),
        Item::Progress => 0.9,
        Item::Pig | Item::Cattle | Item::Animal | Item::Forest | Item::Field | Item::Pond | Item::Pasture => {
            0.6
        }
        Item::Building | Item::FreeBuilding => 3.0,
        item => item.good().map_or(0.0, |good| effort(good as usize)),
    }
}

/// What the odd effect of a building is worth, in points.
fn special(card: &Card) -> f32 {
    match (card.special, card.building) {
        (Some(Special::Clock), _) => 2.5,
        (Some(Special::Feed | Special::Park), _) => 1.5,
        (Some(Special::Converter | Special::Breed | Special::Grocery | Special::Clearing), _)
        | (None, Building::Fort) => 1.0,
        _ => 0.0,
    }
}
