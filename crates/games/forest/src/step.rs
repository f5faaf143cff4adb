//! What can be pending: questions, draws and deeds.

use parlour_core::{Row, Seat, SeatSet, spelled};

use crate::data::{Building, Cell, Good, Item, Mission, Place, Service, Tile, Trade, Village, Worker};
use crate::state::SEATS;

/// A pending question, draw or deed; the last one pushed comes first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    /// Chance names the first player (BLF-2.6).
    #[default]
    DrawFirst,
    /// Chance turns a small building to side B (BLF-2.2).
    DrawSide,
    /// Chance deals a large building of a category (BLF-2.3).
    DrawLarge(u8),
    /// Chance deals a worker to a space (BLF-2.4).
    DrawWorker(u8),
    /// Chance reveals a mission (BLF-7.1).
    DrawMission,

    /// The first player names a village for the neutral pawn (BLF-2.9).
    NameVillage(Seat),
    /// A player puts the neutral pawn on a gap: of a village at the start, anywhere else after a
    /// goods step (BLF-2.9, BLF-12.2).
    PutNeutral(Seat, Option<Village>),
    /// Everything is placed: the first turn begins.
    Begin,

    /// T1: go, swap, beg, or act freely.
    Turn(Seat),
    /// T2: which worker the merchant changes places with (BLF-5.1).
    Swap(Seat),
    /// The tiles change places (BLF-5.1).
    Exchange(Seat, Worker),
    /// What follows the swap of a seat (BLF-5.1).
    AfterSwap(Seat),
    /// T2b: go, or beg if there is nowhere to go (BLF-3.3).
    Go(Seat),
    /// The solo player chooses a pawn: for a place, or to beg (BLF-13.15).
    Pawn(Seat, Option<Place>),
    /// T3: the payment of a move, one piece at a time (BLF-5.19).
    Toll(Toll),
    /// The pawn arrives, gifts are offered (BLF-5.12).
    Arrive(Toll),
    /// Gifts or shares wait for answers (BLF-10.10).
    Gifts(Gifts),
    /// An accepted unit is gained.
    Receive(Seat, Item),
    /// The water of the cistern (BLF-5.17).
    Cistern(Seat),
    /// The move is settled: is there anything to do (BLF-5.14)?
    Ready(Seat),
    /// T4: mission or first visit.
    Act(Seat),
    /// Which service of a worker (BLF-6.2).
    Serve(Seat, Worker),
    /// What the merchant shall bring (BLF-6.14).
    Name(Seat),
    /// All others are offered one of it (BLF-6.15).
    Share(Seat, Good),
    /// How many pigs stand in forests (BLF-6.9).
    ForestPigs(Seat),
    /// The first or the second visit is over.
    EndVisit(Seat, bool),
    /// T5: the second visit, or the end.
    Next(Seat),
    /// Whom the distillery reaches (BLF-6.17).
    Remote(Seat),
    /// A mission is over (BLF-7.8).
    EndMission(Seat, Mission),
    /// T6: the end of the turn.
    Last(Seat),
    /// T9: the turn is over.
    EndTurn(Seat),
    /// The final window: who has not finished (BLF-11.4).
    Window(SeatSet),

    /// Pays what leaves no choice, then asks (BLF-4.17).
    Pay(Debt),
    /// A payment with a choice.
    Owe(Debt),
    /// After a change: animals, dials, triggers (BLF-3.7).
    Settle(Seat, Dues),
    /// Which dial turns first (BLF-4.21).
    FirstDial(Seat),
    /// Which trigger comes next (BLF-4.22).
    Order(Seat, Dues),
    /// Which animals stay (BLF-9.7).
    Keep(Seat),
    /// The bonus of the reminder tile (BLF-4.24).
    Bonus(Seat),
    /// What was paid for is received (BLF-6.6).
    Earn(Seat, Source),
    /// The parts of a reward still to come (BLF-4.18).
    Reward(Reward),
    /// Which part comes next (BLF-4.28).
    Choose(Reward),
    /// On which dial coal is gained (BLF-4.7).
    CoalDial(Seat, u8),
    /// How gained provisions are split (BLF-4.9).
    Split(Seat, u8),
    /// Tiles to be put down (BLF-9.2).
    Lay(Lay),
    /// On which cell.
    LayWhere(Lay),
    /// Steps of the progress marker (BLF-8.8).
    Progress(Seat, u8),
    /// A building, at its price or free, if there is one to build.
    Build(Seat, bool),
    /// Which building.
    ChooseBuilding(Seat, bool),
    /// It is paid for and wants a place.
    Site(Seat, Building),
    /// Where it stands.
    SiteWhere(Seat, Building),
    /// Its immediate effect (BLF-8.6).
    Once(Seat, Building),
    /// What follows the immediate reward.
    Special(Seat, Building),
    /// Use an optional effect or not (BLF-10.7).
    May(Seat, Offer),
    /// Two fields, a pond or a pasture (clearing house).
    Clearing(Seat),
    /// What is put on the next cell beside the isolated cabin.
    Cabin(Seat),
    /// How many of so many animals are pigs (feed farm).
    Feed(Seat, u8),
    /// How many of the four pairs are pigs (breeding farm).
    Breed(Seat),
    /// The resources the grocery takes.
    Levy(Levy),
    /// A free action is over.
    EndFree(Seat),
}

/// Where a price or a reward comes from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A worker.
    Service(Service),
    /// A conversion.
    Trade(Trade),
    /// A mission.
    Mission(Mission),
    /// A building being built.
    Building(Building),
    /// A tile its owner takes away (BLF-10.1).
    Removal,
}

impl Default for Source {
    fn default() -> Self {
        Self::Service(Service::default())
    }
}

impl Source {
    /// The key of its name among the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Service(service) => service.key(),
            Self::Trade(trade) => trade.key(),
            Self::Mission(mission) => mission.key(),
            Self::Building(building) => building.key(),
            Self::Removal => "forest-source-removal",
        }
    }
}

impl Step {
    /// Whose affair the step is, unless it concerns several seats or chance alone.
    pub(crate) const fn owner(&self) -> Option<Seat> {
        Some(match self {
            Self::DrawFirst
            | Self::DrawSide
            | Self::DrawLarge(_)
            | Self::DrawWorker(_)
            | Self::DrawMission
            | Self::Begin
            | Self::Gifts(_)
            | Self::Window(_) => return None,
            Self::NameVillage(seat)
            | Self::PutNeutral(seat, _)
            | Self::Turn(seat)
            | Self::Swap(seat)
            | Self::Exchange(seat, _)
            | Self::AfterSwap(seat)
            | Self::Go(seat)
            | Self::Pawn(seat, _)
            | Self::Receive(seat, _)
            | Self::Cistern(seat)
            | Self::Ready(seat)
            | Self::Act(seat)
            | Self::Serve(seat, _)
            | Self::Name(seat)
            | Self::Share(seat, _)
            | Self::ForestPigs(seat)
            | Self::EndVisit(seat, _)
            | Self::Next(seat)
            | Self::Remote(seat)
            | Self::EndMission(seat, _)
            | Self::Last(seat)
            | Self::EndTurn(seat)
            | Self::Settle(seat, _)
            | Self::FirstDial(seat)
            | Self::Order(seat, _)
            | Self::Keep(seat)
            | Self::Bonus(seat)
            | Self::Earn(seat, _)
            | Self::CoalDial(seat, _)
            | Self::Split(seat, _)
            | Self::Progress(seat, _)
            | Self::Build(seat, _)
            | Self::ChooseBuilding(seat, _)
            | Self::Site(seat, _)
            | Self::SiteWhere(seat, _)
            | Self::Once(seat, _)
            | Self::Special(seat, _)
            | Self::May(seat, _)
            | Self::Clearing(seat)
            | Self::Cabin(seat)
            | Self::Feed(seat, _)
            | Self::Breed(seat)
            | Self::EndFree(seat) => *seat,
            Self::Toll(toll) | Self::Arrive(toll) => toll.seat,
            Self::Pay(debt) | Self::Owe(debt) => debt.seat,
            Self::Reward(reward) | Self::Choose(reward) => reward.seat,
            Self::Lay(lay) | Self::LayWhere(lay) => lay.seat,
            Self::Levy(levy) => levy.seat,
        })
    }
}

/// The payment of a move (BLF-5.11).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Toll {
    pub(crate) seat: Seat,
    /// Which pawn moves.
    pub(crate) pawn: u8,
    pub(crate) to: Place,
    /// What opponents are given, clockwise from the mover.
    pub(crate) gifts: Row<Item, 3>,
    /// How many gifts are due in all.
    pub(crate) dues: u8,
    /// Resources still to be discarded.
    pub(crate) discards: u8,
    /// Discards are named in the order of the resource table: none before this one.
    pub(crate) least: Item,
    /// Provisions for the way, and discarded ones.
    pub(crate) provisions: u8,
}

/// Gifts of a move, or shares of a merchant (BLF-10.10).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Gifts {
    pub(crate) from: Seat,
    /// What each seat is offered.
    pub(crate) offered: [Option<Good>; SEATS],
    /// Who has not answered.
    pub(crate) open: SeatSet,
    /// What each seat takes.
    pub(crate) taken: [Option<Item>; SEATS],
}

/// What is still owed of a bill; plain resources are paid at once.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Debt {
    pub(crate) seat: Seat,
    pub(crate) source: Source,
    pub(crate) coal: u8,
    pub(crate) provisions: u8,
    /// Tiles to take away, and their kind: no bill names two kinds.
    pub(crate) tiles: u8,
    pub(crate) tile: Tile,
    /// Tiles are named cell by cell: none before this one.
    pub(crate) from: u8,
    /// Forests felled in all.
    pub(crate) felled: u8,
    pub(crate) animals: u8,
}

/// The open parts of a reward.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Reward {
    pub(crate) seat: Seat,
    pub(crate) source: Source,
    pub(crate) parts: Row<Part, 7>,
    /// All open parts follow in the printed order.
    pub(crate) rest: bool,
}

/// One part of a reward: so many of a thing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Part {
    pub(crate) item: Item,
    pub(crate) n: u8,
}

/// Tiles to be put on free cells.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lay {
    pub(crate) seat: Seat,
    pub(crate) source: Source,
    pub(crate) tile: Tile,
    pub(crate) n: u8,
    /// Cells are named in order: none before this one.
    pub(crate) from: u8,
    /// Only on this plot.
    pub(crate) plot: Option<u8>,
}

/// The resources the grocery takes, in the order of the resource table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Levy {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
    /// No resource before this one.
    pub(crate) least: u8,
    /// A provision was named; its marker is asked for last.
    pub(crate) provision: bool,
}

/// An effect its owner may decline.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Offer {
    /// 1 meat for 3 coal.
    Converter,
    /// 3 animals for 6 meat.
    Slaughterhouse,
    /// 1 water for 2 meat.
    Fishery,
}

impl Offer {
    /// The building that makes it.
    pub(crate) const fn building(self) -> Building {
        match self {
            Self::Converter => Building::Converter,
            Self::Slaughterhouse => Building::Slaughterhouse,
            Self::Fishery => Building::Fishery,
        }
    }
}

spelled! {
    /// What a change can set off (BLF-4.22).
    pub enum Due, "a trigger", "forest-due-" {
        /// Water for felled forests.
        PondHut = "pond-hut",
        /// Porridge for glass.
        Painter = "painters-workshop",
        /// The reminder tile.
        Reminder = "reminder",
        /// Wood for a new plot.
        WoodStock = "wood-stock",
        /// Sand for a new plot.
        GlaswaldLake = "glaswald-lake",
        /// Water for moving the merchant.
        PublicBaths = "public-baths",
        /// Porridge for moving the merchant.
        WorkersHouse = "workers-house",
        /// A pig for a field of the farmer.
        Pigsty = "pigsty",
        /// A cattle for a field of the farmer.
        CattleFarm = "cattle-farm-small",
        /// Meat for a pond of the landscaper.
        Fishery = "fishery",
    }
}

impl Due {
    /// The building that is due; the reminder is a tile of its own.
    pub const fn building(self) -> Option<Building> {
        match self {
            Self::PondHut => Some(Building::PondHut),
            Self::Painter => Some(Building::PaintersWorkshop),
            Self::Reminder => None,
            Self::WoodStock => Some(Building::WoodStock),
            Self::GlaswaldLake => Some(Building::GlaswaldLake),
            Self::PublicBaths => Some(Building::PublicBaths),
            Self::WorkersHouse => Some(Building::WorkersHouse),
            Self::Pigsty => Some(Building::Pigsty),
            Self::CattleFarm => Some(Building::CattleFarmSmall),
            Self::Fishery => Some(Building::Fishery),
        }
    }
}

/// The triggers of one change.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Dues {
    bits: u16,
    /// Water of the pond hut.
    pub(crate) water: u8,
    /// Porridge of the painter's workshop.
    pub(crate) porridge: u8,
}

impl Dues {
    /// Nothing.
    pub(crate) const NONE: Self = Self { bits: 0, water: 0, porridge: 0 };

    pub(crate) const fn has(self, due: Due) -> bool {
        self.bits >> due as u16 & 1 == 1
    }

    pub(crate) const fn insert(&mut self, due: Due) {
        self.bits |= 1 << due as u16;
    }

    pub(crate) const fn remove(&mut self, due: Due) {
        self.bits &= !(1 << due as u16);
    }

    pub(crate) const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Due> {
        Due::ALL.iter().copied().filter(move |due| self.has(*due))
    }

    pub(crate) const fn bits(self) -> u16 {
        self.bits
    }
}

impl Debt {
    /// The cells still open to be named.
    pub(crate) const fn from(&self) -> Cell {
        Cell::new(self.from)
    }
}
