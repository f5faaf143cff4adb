//! A production board: two dials and the brick track, as markers that show numbers.

use parlour_core::{Digest, Fact, Row};

use crate::data::geometry::{FIRST_PROVISIONS, HOURGLASS};
use crate::data::script::covers;
use crate::data::{Bill, Dial, Good, Item, MOST_BASIC, MOST_PROCESSED};

/// What the two provision markers show, the lower one first (BLF-4.27).
pub(crate) type Pair = (u8, u8);

/// The markers of one player and how far the dials have turned.
///
/// A marker never moves when its dial turns: the numbers move, so that every basic marker loses
/// one and every processed marker gains one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Dials {
    /// The first eight stand in the lanes of a [`Bill`]; the coal lane holds that of the glass dial.
    markers: [u8; 12],
    turns: [u8; 2],
    /// The potash maker took the coal marker off the glass dial (BLF-4.23).
    without_coal: bool,
}

const SAND: usize = 0;
const COAL_GLASS: usize = 1;
const WATER: usize = 2;
const WOOD: usize = 3;
const PORRIDGE: usize = 4;
const MEAT: usize = 5;
const BRICK: usize = 6;
const GLASS: usize = 7;
const COAL_OVEN: usize = 8;
const LOW: usize = 9;
const HIGH: usize = 10;
const GOODS: usize = 11;

impl Default for Dials {
    /// Both dials at the start (BLF-2.7).
    fn default() -> Self {
        let mut markers = [0; 12];
        markers[COAL_GLASS] = 1;
        markers[WATER] = 2;
        markers[WOOD] = 3;
        markers[MEAT] = 1;
        markers[COAL_OVEN] = 2;
        markers[LOW] = FIRST_PROVISIONS[0];
        markers[HIGH] = FIRST_PROVISIONS[1];
        markers[BRICK] = 3;
        Self { markers, turns: [0; 2], without_coal: false }
    }
}

/// The marker of an item that has exactly one.
const fn place(item: Item) -> usize {
    match item {
        Item::Sand => SAND,
        Item::CoalGlass => COAL_GLASS,
        Item::CoalOven => COAL_OVEN,
        Item::Water => WATER,
        Item::Wood => WOOD,
        Item::Porridge => PORRIDGE,
        Item::Meat => MEAT,
        Item::Brick => BRICK,
        Item::Glass => GLASS,
        Item::Goods => GOODS,
        _ => panic!("an item with one marker"),
    }
}

/// Most the marker can show (BLF-4.1).
const fn most(place: usize) -> u8 {
    if matches!(place, GLASS | LOW | HIGH | GOODS) { MOST_PROCESSED } else { MOST_BASIC }
}

impl Dials {
    /// How many of a resource there are: coal and provisions on both markers (BLF-4.6, BLF-4.9).
    pub const fn of(&self, good: Good) -> u8 {
        match good {
            Good::Coal => self.markers[COAL_GLASS] + self.markers[COAL_OVEN],
            Good::Provision => self.markers[LOW] + self.markers[HIGH],
            Good::Goods => self.markers[GOODS],
            basic_or_glass => self.markers[basic_or_glass as usize],
        }
    }

    /// How many of an item there are: coal by its marker.
    pub const fn count(&self, item: Item) -> u8 {
        match item {
            Item::Coal => self.of(Good::Coal),
            Item::Provision => self.of(Good::Provision),
            one => self.markers[place(one)],
        }
    }

    /// The coal on a dial.
    pub const fn coal(&self, dial: Dial) -> u8 {
        self.markers[match dial {
            Dial::Glass => COAL_GLASS,
            Dial::Oven => COAL_OVEN,
        }]
    }

    /// What the two provision markers show.
    pub const fn provisions(&self) -> Pair {
        (self.markers[LOW], self.markers[HIGH])
    }

    pub(crate) fn set_provisions(&mut self, (low, high): Pair) {
        (self.markers[LOW], self.markers[HIGH]) = (low, high);
    }

    /// How many steps a dial has turned.
    pub const fn turns(&self, dial: Dial) -> u8 {
        self.turns[dial as usize]
    }

    /// Did the coal marker leave the glass dial?
    pub const fn is_without_coal(&self) -> bool {
        self.without_coal
    }

    /// Every resource in its lane, coal of both dials together.
    pub(crate) const fn lanes(&self) -> u64 {
        let m = &self.markers;
        u64::from_le_bytes([m[0], m[1] + m[COAL_OVEN], m[2], m[3], m[4], m[5], m[6], m[7]])
    }

    /// Are the resources of a bill there (BLF-4.5)?
    pub(crate) const fn cover(&self, bill: &Bill) -> bool {
        covers(self.lanes(), bill.lanes)
            && bill.provisions <= self.of(Good::Provision)
            && bill.goods <= self.markers[GOODS]
    }

    /// Can more of it be taken? Coal has room if any of its markers has.
    pub(crate) const fn has_room(&self, item: Item) -> bool {
        match item {
            Item::Coal => self.has_room(Item::CoalOven) || self.has_room(Item::CoalGlass),
            Item::CoalGlass => !self.without_coal && self.markers[COAL_GLASS] < MOST_BASIC,
            Item::Provision => self.markers[LOW] < MOST_PROCESSED,
            one => self.markers[place(one)] < most(place(one)),
        }
    }

    /// Moves a marker up and tells how far; what does not fit is lost (BLF-4.4).
    pub(crate) fn raise(&mut self, item: Item, n: u8) -> u8 {
        let marker = place(item);
        if marker == COAL_GLASS && self.without_coal {
            return 0;
        }
        let gained = n.min(most(marker) - self.markers[marker]);
        self.markers[marker] += gained;
        gained
    }

    /// Puts every processed marker as high as it goes.
    pub(crate) fn fill_processed(&mut self) {
        for marker in [GLASS, LOW, HIGH, GOODS] {
            self.markers[marker] = MOST_PROCESSED;
        }
    }

    /// Moves a marker down.
    pub(crate) fn lower(&mut self, item: Item, n: u8) {
        let marker = &mut self.markers[place(item)];
        *marker = marker.checked_sub(n).expect("what is spent is there");
    }

    /// Puts a marker on a number (BLF-4.25).
    pub(crate) fn put(&mut self, item: Item, n: u8) {
        self.markers[place(item)] = n;
    }

    /// Takes the coal marker off the glass dial (BLF-4.23).
    pub(crate) fn remove_coal_marker(&mut self) {
        self.markers[COAL_GLASS] = 0;
        self.without_coal = true;
    }

    /// Sets how far the dials have turned, to put a position up.
    #[cfg(test)]
    pub(crate) fn set_turns(&mut self, dial: Dial, turns: u8) {
        self.turns[dial as usize] = turns;
    }

    /// How many steps a dial would turn now (BLF-4.10, BLF-4.12, BLF-4.13).
    pub(crate) fn steps(&self, dial: Dial) -> u8 {
        let m = &self.markers;
        match dial {
            Dial::Glass => {
                let coal = if self.without_coal { MOST_BASIC } else { m[COAL_GLASS] };
                m[SAND].min(m[WATER]).min(m[WOOD]).min(coal).min(MOST_PROCESSED - m[GLASS])
            }
            Dial::Oven => {
                let room = MOST_PROCESSED - m[HIGH].max(m[GOODS]);
                m[PORRIDGE].min(m[MEAT]).min(m[COAL_OVEN]).min(room)
            }
        }
    }

    /// Turns a dial as far as it goes and tells how many steps (BLF-4.11, BLF-4.14).
    pub(crate) fn turn(&mut self, dial: Dial) -> u8 {
        let steps = self.steps(dial);
        let (basic, processed): (&[usize], &[usize]) = match dial {
            Dial::Glass if self.without_coal => (&[SAND, WATER, WOOD], &[GLASS]),
            Dial::Glass => (&[SAND, WATER, WOOD, COAL_GLASS], &[GLASS]),
            Dial::Oven => (&[PORRIDGE, MEAT, COAL_OVEN], &[LOW, HIGH, GOODS]),
        };
        for marker in basic {
            self.markers[*marker] -= steps;
        }
        for marker in processed {
            self.markers[*marker] += steps;
        }
        self.turns[dial as usize] += steps;
        steps
    }

    /// The ways to gain provisions: as many as fit, each unordered result once (BLF-4.9, BLF-4.27).
    pub(crate) fn provision_gains(&self, n: u8) -> Row<Pair, 4> {
        let (low, high) = self.provisions();
        let sum = (low + high + n).min(2 * MOST_PROCESSED);
        pairs(sum).filter(|pair| pair.0 >= low && pair.1 >= high).collect()
    }

    /// The ways to spend provisions (BLF-4.9, BLF-4.27).
    pub(crate) fn provision_payments(&self, n: u8) -> Row<Pair, 4> {
        let (low, high) = self.provisions();
        let Some(sum) = (low + high).checked_sub(n) else { return Row::new() };
        pairs(sum).filter(|pair| pair.0 <= low && pair.1 <= high).collect()
    }

    /// Does a provision marker lie on or beyond the hourglass (BLF-11.1)?
    pub fn is_past_hourglass(&self) -> bool {
        self.to_hourglass() == 0
    }

    /// How many provisions the nearer marker may still lose before it lies on the hourglass.
    pub fn to_hourglass(&self) -> u8 {
        (HOURGLASS + self.markers[LOW]).saturating_sub(self.turns(Dial::Oven))
    }
}

/// The pairs with this sum, the lower number first.
fn pairs(sum: u8) -> impl Iterator<Item = Pair> {
    (0..=sum / 2).map(move |low| (low, sum - low)).filter(|pair| pair.1 <= MOST_PROCESSED)
}

impl Fact for Dials {
    fn feed(&self, digest: &mut Digest) {
        let Self { markers, turns, without_coal } = self;
        for marker in
            [SAND, COAL_GLASS, COAL_OVEN, WATER, WOOD, PORRIDGE, MEAT, BRICK, GLASS, GOODS, LOW, HIGH]
        {
            digest.byte(markers[marker]);
        }
        digest.fact(without_coal).bytes(turns);
    }
}
