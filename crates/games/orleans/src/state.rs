//! The plain value a game is, and its smallest verbs.

use std::ops::{Index, IndexMut};

use parlour_core::{Agenda, Seat, SeatSet, Urn};

use crate::data::{
    Citizen, City, Crowd, Deed, Edge, Follower, Good, Hourglass, KINDS, Kind, MARKET, Need, Place, SPACES,
    Space, TOWER, Track, status,
};
use crate::step::Stage;
use crate::step::Step;

/// At most so many players.
pub(crate) const SEATS: usize = 4;

/// A game of Orléans.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Orleans {
    pub(crate) players: u8,
    /// Players commit their plans one after another (ORL-3.7).
    pub(crate) ordered: bool,
    /// Players may exclude place tiles first (ORL-12.1).
    pub(crate) exclusion: bool,
    /// From one to eighteen; nought before the first.
    pub(crate) round: u8,
    /// Where in the round the game stands; what is still to do there lies on the agenda.
    pub(crate) stage: Stage,
    pub(crate) agenda: Agenda<Step, 12>,
    /// The first player of the round.
    pub(crate) first: Seat,
    /// Who comes next in the action phase, unless this seat has passed.
    pub(crate) next: Seat,
    /// Who has passed in this action phase.
    pub(crate) passed: SeatSet,
    /// Who still has to choose in a phase all play at once.
    pub(crate) pending: SeatSet,

    /// The hourglass tiles not yet turned up.
    pub(crate) hourglass: Urn<{ Hourglass::COUNT }>,
    /// The event of the round.
    pub(crate) event: Option<Hourglass>,
    pub(crate) bank: u8,
    /// Neutral followers on the buildings of the board.
    pub(crate) supply: [u8; KINDS],
    /// Goods not yet laid out during the set-up.
    pub(crate) unlaid: Urn<{ Good::COUNT }>,
    /// The goods market.
    pub(crate) stock: [u8; Good::COUNT],
    /// Goods on the connections of the map.
    pub(crate) cargo: [[Option<Good>; 2]; Edge::COUNT],
    /// Technology tiles in the supply.
    pub(crate) technology: u8,
    pub(crate) tiles: [Home; Place::TILES],
    /// Who won each citizen.
    pub(crate) citizens: [Option<Seat>; Citizen::COUNT],
    /// Followers on the deeds, by profession.
    pub(crate) deeds: [[u8; KINDS]; Deed::COUNT],
    /// Whose trading posts stand in each city.
    pub(crate) posts: [SeatSet; City::COUNT],
    pub(crate) out: Out,
    pub(crate) seats: [Player; SEATS],
}

/// What has left the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Out {
    pub(crate) followers: [u8; KINDS],
    /// Removed during the set-up, or given up.
    pub(crate) goods: [u8; Good::COUNT],
    pub(crate) technology: u8,
}

/// Where a place tile is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Home {
    /// In its open stack.
    #[default]
    Stack,
    /// Beside the board of a player.
    With(Seat),
    /// Excluded before the first round.
    Excluded,
    /// Given up under torture.
    Lost,
}

/// What lies on a space.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Slot {
    /// Nothing.
    #[default]
    Empty,
    /// A technology tile.
    Technology,
    /// A follower.
    Held(Follower),
}

impl Slot {
    /// Does a follower stand on it?
    pub const fn is_follower(self) -> bool {
        matches!(self, Self::Held(_))
    }
}

/// What one seat has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub(crate) coins: u8,
    pub(crate) bag: Urn<{ Follower::COUNT }>,
    pub(crate) market: Crowd,
    /// Followers on the gunpowder tower.
    pub(crate) tower: Crowd,
    /// Followers just drawn or retrieved that lie nowhere yet.
    pub(crate) hand: Crowd,
    /// What lies on the spaces of the board and of all place tiles.
    pub(crate) slots: [Slot; SPACES],
    pub(crate) tracks: [u8; Track::COUNT],
    pub(crate) development: u8,
    pub(crate) merchant: City,
    /// Trading posts not yet built.
    pub(crate) reserve: u8,
    pub(crate) goods: [u8; Good::COUNT],
    /// Technology tiles beside the board.
    pub(crate) unplaced: u8,
    /// Has ever placed a technology tile (ORL-6.20).
    pub(crate) pioneer: bool,
    pub(crate) muster: Muster,
    pub(crate) plan: Plan,
}

/// How far a seat has come in choosing its draws (ORL-4.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Muster {
    pub(crate) retrieved: u8,
    /// Retrievals and stowed followers are named in order, from here on.
    pub(crate) from: u16,
    /// Draws chosen and not yet made.
    pub(crate) draws: u8,
}

/// How far a seat has come with its plan, and what of it is still a secret.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Plan {
    pub(crate) cursor: Cursor,
    /// Spaces are named in order, from here on.
    pub(crate) from: u8,
    /// Spaces filled by the uncommitted plan.
    pub(crate) fresh: u64,
    /// Those of them that were filled from the gunpowder tower.
    pub(crate) from_tower: u64,
    /// Where the first technology tile of the game was placed, if that was just now.
    pub(crate) first: Option<Space>,
}

/// What a plan asks for next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Cursor {
    /// Nothing.
    #[default]
    Done,
    /// A space for a technology tile.
    Technology,
    /// A space for a follower.
    Follower(Follower, Store),
}

/// Where followers wait to be placed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Store {
    /// The market.
    Market,
    /// The gunpowder tower.
    Tower,
    /// In hand, at the bathhouse.
    Hand,
}

impl Index<Seat> for Orleans {
    type Output = Player;

    fn index(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }
}

impl IndexMut<Seat> for Orleans {
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }
}

impl Player {
    /// The cell of a character marker.
    pub const fn track(&self, track: Track) -> u8 {
        self.tracks[track as usize]
    }

    /// The development status (ORL-6.7).
    pub const fn status(&self) -> u8 {
        status(self.development)
    }

    /// Tiles of a good.
    pub const fn good(&self, good: Good) -> u8 {
        self.goods[good as usize]
    }

    /// Coins.
    pub const fn coins(&self) -> u8 {
        self.coins
    }

    /// The cell of the marker on the development track.
    pub const fn development(&self) -> u8 {
        self.development
    }

    /// Where the merchant is.
    pub const fn merchant(&self) -> City {
        self.merchant
    }

    /// All followers of a profession, wherever they are.
    pub fn followers(&self, kind: Kind) -> u8 {
        let is = |slot: &&Slot| matches!(slot, Slot::Held(follower) if follower.kind() == kind);
        let placed = self.slots.iter().filter(is).count() as u8;
        let bag = sorts(kind).map(|sort| self.bag.count(sort as usize)).sum::<u8>();
        placed + bag + self.waiting(kind)
    }

    /// Followers of a profession that wait to be placed.
    pub fn waiting(&self, kind: Kind) -> u8 {
        let count = |sort| self.market.count(sort) + self.tower.count(sort) + self.hand.count(sort);
        sorts(kind).map(count).sum()
    }

    /// Draws chosen and not yet made.
    pub const fn draws_to_come(&self) -> u8 {
        self.muster.draws
    }

    /// What the empty spaces of a place need.
    pub fn missing(&self, place: Place) -> impl Iterator<Item = Need> + '_ {
        let needs = place.needs().iter().zip(&self.slots[place.slots()]);
        needs.filter(|(_, slot)| **slot == Slot::Empty).map(|(need, _)| *need)
    }

    /// Technology tiles, placed or not.
    pub fn technology(&self) -> u8 {
        let placed = self.slots.iter().filter(|slot| **slot == Slot::Technology);
        placed.count() as u8 + self.unplaced
    }

    /// Draws of phase 3 (ORL-4.1).
    pub const fn draw_number(&self) -> u8 {
        Track::draw_number(self.track(Track::Knights))
    }

    /// Free spaces of the market.
    pub fn market_room(&self) -> u8 {
        MARKET - self.market.len()
    }

    /// The followers of a store.
    pub(crate) const fn store(&self, store: Store) -> &Crowd {
        match store {
            Store::Market => &self.market,
            Store::Tower => &self.tower,
            Store::Hand => &self.hand,
        }
    }

    pub(crate) const fn store_mut(&mut self, store: Store) -> &mut Crowd {
        match store {
            Store::Market => &mut self.market,
            Store::Tower => &mut self.tower,
            Store::Hand => &mut self.hand,
        }
    }

    /// Puts a follower into the bag.
    pub(crate) fn bag_up(&mut self, follower: Follower) {
        self.bag.put(follower as usize);
    }

    /// Puts all followers in hand into the bag.
    pub(crate) fn bag_hand(&mut self) {
        for follower in std::mem::take(&mut self.hand).tiles() {
            self.bag_up(follower);
        }
    }

    /// Takes a follower out of the bag into the hand.
    pub(crate) fn draw(&mut self, follower: Follower) {
        self.bag.take(follower as usize);
        self.hand.put(follower);
    }

    /// The spaces that hold something, as a set of bits.
    pub(crate) fn filled(&self) -> u64 {
        let bit = |(slot, held): (usize, &Slot)| u64::from(*held != Slot::Empty) << slot;
        self.slots.iter().enumerate().map(bit).fold(0, |mask, bit| mask | bit)
    }

    /// The first empty one of a space and its equal partner.
    pub(crate) fn empty_slot(&self, space: Space) -> Option<usize> {
        space.slots().find(|slot| self.slots[*slot] == Slot::Empty)
    }

    /// Where on a space this lies.
    pub(crate) fn slot_with(&self, space: Space, held: Slot) -> Option<usize> {
        space.slots().find(|slot| self.slots[*slot] == held)
    }

    /// Does a technology tile lie on a place (ORL-6.13)?
    pub fn has_technology(&self, place: Place) -> bool {
        self.slots[place.slots()].contains(&Slot::Technology)
    }

    /// Empty spaces of a place.
    pub fn empty_spaces(&self, place: Place) -> u8 {
        self.slots[place.slots()].iter().filter(|slot| **slot == Slot::Empty).count() as u8
    }

    /// The followers on the spaces of a place.
    pub fn followers_on(&self, place: Place) -> impl Iterator<Item = Follower> + '_ {
        self.slots[place.slots()].iter().filter_map(|slot| match slot {
            Slot::Held(follower) => Some(*follower),
            _ => None,
        })
    }

    /// The followers of a place go to the bag; technology stays (ORL-5.1).
    pub(crate) fn send_home(&mut self, place: Place) {
        for slot in place.slots() {
            if let Slot::Held(follower) = self.slots[slot] {
                self.slots[slot] = Slot::Empty;
                self.bag_up(follower);
            }
        }
    }

    /// All tiles of goods.
    pub fn goods_total(&self) -> u8 {
        self.goods.iter().sum()
    }

    /// Has the bag a follower that is not marked (ORL-9.3)?
    pub(crate) fn has_neutral_in_bag(&self) -> bool {
        Kind::ALL.iter().any(|kind| self.bag.count(Follower::neutral(*kind) as usize) > 0)
    }
}

/// The sorts of a profession: the own one, if there is one, and the neutral one.
fn sorts(kind: Kind) -> impl Iterator<Item = Follower> {
    let own = Follower::OWN.iter().copied().find(move |own| own.kind() == kind);
    own.into_iter().chain([Follower::neutral(kind)])
}

impl Orleans {
    /// The seats in turn order: the first player, then clockwise.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.round_from(self.players)
    }

    /// Is this place on the board of the seat, or a tile beside it?
    pub fn owns(&self, seat: Seat, place: Place) -> bool {
        place.tile_index().is_none_or(|index| self.tiles[index] == Home::With(seat))
    }

    /// The place tiles of a seat.
    pub(crate) fn tiles_of(&self, seat: Seat) -> impl Iterator<Item = Place> + '_ {
        Place::tiles().filter(move |tile| self.owns(seat, *tile))
    }

    /// Where a place tile is; none for a place of the board.
    pub(crate) fn home(&self, tile: Place) -> Option<Home> {
        tile.tile_index().map(|index| self.tiles[index])
    }

    pub(crate) fn set_home(&mut self, tile: Place, home: Home) {
        let index = tile.tile_index().expect("a place tile");
        self.tiles[index] = home;
    }

    /// Free spaces for drawn followers: on the market and on an own gunpowder tower (ORL-4.1).
    pub(crate) fn room(&self, seat: Seat) -> u8 {
        self[seat].market_room() + self.tower_room(seat) - self[seat].hand.len()
    }

    /// Free spaces on an own gunpowder tower.
    pub(crate) fn tower_room(&self, seat: Seat) -> u8 {
        if self.owns(seat, Place::GunpowderTower) { TOWER - self[seat].tower.len() } else { 0 }
    }

    /// The empty spaces of a seat's places, as a set of bits.
    pub(crate) fn free_spaces(&self, seat: Seat) -> u64 {
        let tiles = self.tiles_of(seat).map(Place::mask).fold(0, |mask, tile| mask | tile);
        (tiles | Self::BOARD) & !self[seat].filled()
    }

    /// The spaces of the player board, as a set of bits.
    const BOARD: u64 = (1 << Place::Hayrick.slots().start) - 1;

    /// Trading posts of a seat on the map.
    pub fn posts_on_map(&self, seat: Seat) -> u8 {
        self.posts.iter().filter(|owners| owners.has(seat)).count() as u8
    }

    /// Citizens of a seat.
    pub fn citizens_of(&self, seat: Seat) -> u8 {
        self.citizens.iter().filter(|owner| **owner == Some(seat)).count() as u8
    }

    /// Neutral followers of a profession on their building.
    pub const fn supply(&self, kind: Kind) -> u8 {
        self.supply[kind as usize]
    }

    /// The goods on a connection.
    pub fn cargo(&self, edge: Edge) -> impl Iterator<Item = Good> + '_ {
        self.cargo[edge.index()].iter().flatten().copied()
    }

    /// Has nobody won this citizen yet?
    pub fn is_free(&self, citizen: Citizen) -> bool {
        self.citizens[citizen as usize].is_none()
    }

    /// Has the seat still to place followers in this planning phase?
    pub fn is_planning(&self, seat: Seat) -> bool {
        self.stage == Stage::Planning && self.pending.has(seat)
    }

    /// Are followers still being drawn in this round?
    pub fn is_mustering(&self) -> bool {
        self.stage <= Stage::Followers
    }

    /// Has the seat done all it wants to do in this action phase?
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.stage >= Stage::Event || (self.stage == Stage::Actions && self.passed.has(seat))
    }

    /// Open cells of a deed for a profession.
    pub fn open_cells(&self, deed: Deed, kind: Kind) -> u8 {
        deed.cells(kind) - self.deeds[deed as usize][kind as usize]
    }
}
