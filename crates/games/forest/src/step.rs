//! What is pending: questions, draws, and tasks that ask nobody. The last one pushed comes first.

mod run;

use parlour_core::{Digest, Fact, Row, Seat, SeatSet, asks, spelled};

use crate::data::{Building, Goal, Good, Item, Mission, Service, Tile, Trade, Village, Worker};
use crate::state::{Forest, SEATS};

asks! {
    /// What a seat is asked; the chapters of the rules say how it is answered.
    pub(crate) enum Question of Forest {
        /// Name a village for the neutral pawn (BLF-2.9).
        NameVillage = "name-village",
        /// Put the neutral pawn on a gap: of a village at the start, anywhere else after a goods step
        /// (BLF-2.9, BLF-12.2).
        PutNeutral { village: Option<Village> } = "put-neutral",
        /// T1: go, swap, beg, or act freely (BLF-3.2).
        Turn = "turn",
        /// T2: which worker the merchant changes places with (BLF-5.1).
        Swap = "swap",
        /// T2b: go, or beg if there is nowhere to go (BLF-3.3).
        Go = "go",
        /// The solo player chooses a pawn: for a place, or to beg (BLF-13.15).
        WhichPawn { to: Option<Goal> } = "pawn",
        /// T3: the payment of a move, one piece at a time (BLF-5.19).
        PayToll { toll: Toll } = "toll",
        /// A gift or a share: take it or leave it (BLF-10.10).
        Offered { from: Seat, gifts: [Gift; SEATS] } = "gifts",
        /// T4: mission or first visit (BLF-6.1, BLF-7.6).
        Act = "act",
        /// T5: the second visit, or the end (BLF-6.4).
        Next = "next",
        /// Whom the distillery reaches (BLF-6.17).
        Remote = "remote",
        /// Which service of a worker (BLF-6.2).
        Serve { worker: Worker } = "serve",
        /// What the merchant shall bring (BLF-6.14).
        NameGood = "name",
        /// How many pigs stand in forests (BLF-6.9).
        ForestPigs = "forest-pigs",
        /// T6: the end of the turn (BLF-3.3).
        Last = "last",
        /// The final window (BLF-11.4).
        Window = "window",
        /// A payment with a choice (BLF-4.17).
        Owe { debt: Debt } = "owe",
        /// Which dial turns first (BLF-4.21).
        FirstDial = "first-dial",
        /// Which trigger comes next (BLF-4.22).
        Order { dues: Dues } = "order",
        /// The bonus of the reminder tile (BLF-4.24).
        Bonus = "bonus",
        /// Which animals stay (BLF-9.7).
        Keep = "keep",
        /// Which part of a reward comes next (BLF-4.28).
        Choose { reward: Reward } = "choose",
        /// On which dial coal is gained (BLF-4.7).
        CoalDial { coal: u8 } = "coal-dial",
        /// How gained provisions are split (BLF-4.9).
        Split { provisions: u8 } = "split",
        /// On which cell a tile is put (BLF-9.2).
        LayWhere { lay: Lay } = "lay-where",
        /// Which building, at its price or free (BLF-8.1, BLF-7.10).
        ChooseBuilding { free: bool } = "choose-building",
        /// Where it stands (BLF-8.3).
        SiteWhere { building: Building } = "site-where",
        /// Use an optional effect or not (BLF-10.7).
        May { offer: Offer } = "may",
        /// Two fields, a pond or a pasture (clearing house, BLF-8.6).
        Clearing = "clearing",
        /// What is put on the next cell beside the isolated cabin (BLF-9.2).
        Cabin = "cabin",
        /// How many of so many animals are pigs (feed farm, BLF-8.6).
        Feed { animals: u8 } = "feed",
        /// How many of the four pairs are pigs (breeding farm, BLF-8.6).
        Breed = "breed",
        /// The kinds of resources the grocery takes, so many more, none before this place of the table; a
        /// provision was named, and its marker is asked for last (BLF-8.6).
        Levy { left: u8, least: u8, provision: bool } = "levy",
    }
}

impl Question {
    /// The building it is about, where it is about one: whether it is used, or where it stands.
    pub(crate) const fn building(self) -> Option<Building> {
        match self {
            Self::SiteWhere(SiteWhere { building }) => Some(building),
            Self::May(May { offer }) => Some(offer.building()),
            _ => None,
        }
    }
}

/// What chance is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Draw {
    /// Who plays first (BLF-2.6).
    First,
    /// A small building to be turned to side B (BLF-2.2).
    Side,
    /// A large building of a category (BLF-2.3).
    Large(u8),
    /// A worker for a space (BLF-2.4).
    Worker(u8),
    /// A mission (BLF-7.1).
    Mission,
}

/// What is done for a seat without asking anybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Task {
    /// Everything is placed: the first turn begins.
    Begin,
    /// The tiles of two workers change places (BLF-5.1).
    Exchange(Worker),
    /// What follows the swap (BLF-5.1).
    AfterSwap,
    /// The pawn arrives, gifts are offered (BLF-5.12).
    Arrive(Toll),
    /// An accepted unit is gained (BLF-5.12).
    Receive(Item),
    /// The water of the cistern (BLF-5.17).
    Cistern,
    /// The move is settled: is there anything to do (BLF-5.14)?
    Ready,
    /// All others are offered one of it (BLF-6.15).
    Share(Good),
    /// The first or the second visit is over (BLF-6.4).
    EndVisit { second: bool },
    /// A mission is over (BLF-7.8).
    EndMission(Mission),
    /// T9: the turn is over (BLF-3.6).
    EndTurn,
    /// Pays what leaves no choice, then asks (BLF-4.17).
    Pay(Debt),
    /// After a change: animals, dials, triggers (BLF-3.7).
    Settle(Dues),
    /// What was paid for is received (BLF-6.6).
    Earn(Source),
    /// The parts of a reward still to come (BLF-4.18).
    Reward(Reward),
    /// Tiles to be put down (BLF-9.2).
    Lay(Lay),
    /// Steps of the progress marker (BLF-8.8).
    Progress(u8),
    /// A building, at its price or free, if there is one to build (BLF-7.10).
    Build { free: bool },
    /// It is paid for and wants a place (BLF-8.3).
    Site(Building),
    /// Its immediate effect (BLF-8.6).
    Once(Building),
    /// What follows the immediate reward (BLF-8.6).
    Special(Building),
    /// A free action is over (BLF-5.14).
    EndFree,
}

/// What comes next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// A seat answers.
    Ask(Seat, Question),
    /// All these answer, each for itself, in whatever order.
    Each(SeatSet, Question),
    /// Chance answers.
    Draw(Draw),
    /// It is done for a seat.
    Do(Seat, Task),
}

impl Default for Step {
    fn default() -> Self {
        Self::Draw(Draw::First)
    }
}

impl Step {
    /// A question to a seat.
    pub(crate) fn ask(seat: Seat, question: impl Into<Question>) -> Self {
        Self::Ask(seat, question.into())
    }

    /// What it asks of a seat, if anything.
    pub(crate) fn put_to(self, seat: Seat) -> Option<Question> {
        match self {
            Self::Ask(asked, question) => (asked == seat).then_some(question),
            Self::Each(open, question) => open.has(seat).then_some(question),
            Self::Draw(_) | Self::Do(..) => None,
        }
    }

    /// Whose affair the step is, unless it concerns several seats or chance alone.
    pub(crate) const fn owner(&self) -> Option<Seat> {
        match *self {
            Self::Ask(seat, _) | Self::Do(seat, _) => Some(seat),
            Self::Each(..) | Self::Draw(_) => None,
        }
    }
}

impl Forest {
    /// Asks a seat before anything else goes on.
    pub(crate) fn ask(&mut self, seat: Seat, question: impl Into<Question>) {
        self.agenda.push(Step::ask(seat, question));
    }

    /// Lets chance decide before anything else goes on.
    pub(crate) fn draw(&mut self, draw: Draw) {
        self.agenda.push(Step::Draw(draw));
    }

    /// Does something for a seat before anything else goes on.
    pub(crate) fn then(&mut self, seat: Seat, task: Task) {
        self.agenda.push(Step::Do(seat, task));
    }

    /// The pending question, to whomever it is.
    pub(crate) fn question(&self) -> Option<Question> {
        match self.agenda.top()? {
            Step::Ask(_, question) | Step::Each(_, question) => Some(question),
            Step::Draw(_) | Step::Do(..) => None,
        }
    }

    /// What is asked of a seat, if anything is.
    pub(crate) fn asked(&self, seat: Seat) -> Option<Question> {
        self.agenda.top()?.put_to(seat)
    }

    /// Is the seat asked how its turn begins, whether it ends, or whether all is done?
    pub fn stands_between_turns(&self, seat: Seat) -> bool {
        matches!(self.asked(seat), Some(Question::Turn(_) | Question::Last(_) | Question::Window(_)))
    }

    /// What a seat has answered is no longer asked of it; a question to several seats stays for the others.
    pub(crate) fn take_off(&mut self, seat: Option<Seat>) {
        if let (Some(Step::Each(open, _)), Some(seat)) = (self.agenda.top_mut(), seat) {
            open.remove(seat);
            if !open.is_empty() {
                return;
            }
        }
        self.agenda.pop();
    }
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

/// The payment of a move (BLF-5.11).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Toll {
    /// Which pawn moves.
    pub(crate) pawn: u8,
    pub(crate) to: Goal,
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

/// What a seat is offered by a move or a merchant, and what it takes (BLF-10.10).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Gift {
    pub(crate) offered: Option<Good>,
    pub(crate) taken: Option<Item>,
}

/// What is still owed of a bill; plain resources are paid at once.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Debt {
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
    pub(crate) source: Source,
    pub(crate) tile: Tile,
    pub(crate) n: u8,
    /// Cells are named in order: none before this one.
    pub(crate) from: u8,
    /// Only on this plot.
    pub(crate) plot: Option<u8>,
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
}

impl Fact for Dues {
    fn feed(&self, digest: &mut Digest) {
        let Self { bits, water, porridge } = self;
        digest.fact(bits).fact(water).fact(porridge);
    }
}
