//! Where a choice points: the ids of the targets, and which of them each choice names.

use parlour_core::Seat;
use parlour_forest::data::{Building, Cell, Dial, Gap, Goal, Good, Item, Mission, PawnSpot, Village, Worker};
use parlour_forest::view::{SeatView, View};
use parlour_forest::{Choice, Due, Pawn};
use parlour_kit as kit;

/// A gap between two workers.
pub(crate) fn gap(gap: Gap) -> String {
    format!("gap-{gap}")
}

/// The site of a location mission.
pub(crate) fn site(mission: Mission) -> String {
    format!("site-{mission}")
}

/// The clearing of a village.
pub(crate) fn village(village: Village) -> String {
    format!("village-{village}")
}

/// The square in the middle of a village, where beggars go.
pub(crate) fn square(village: Village) -> String {
    format!("square-{village}")
}

/// The mission slot of a village.
pub(crate) fn slot(village: Village) -> String {
    format!("slot-{village}")
}

/// The tile of a worker.
pub(crate) fn worker(worker: Worker) -> String {
    format!("worker-{worker}")
}

/// A pawn in the hand of the solo player.
pub(crate) fn pawn(pawn: Pawn) -> String {
    format!("pawn-{pawn}")
}

/// A marker of the reader's, on a dial or on the brick track.
pub(crate) fn marker(item: Item) -> String {
    format!("marker-{item}")
}

/// A dial of the reader's.
pub(crate) fn dial(dial: Dial) -> String {
    format!("dial-{dial}")
}

/// The reminder tile beside the reader's oven.
pub(crate) const REMINDER: &str = "reminder";

/// The progress marker in the reader's workshop.
pub(crate) const PROGRESS: &str = "progress";

/// A cell of the reader's estate.
pub(crate) fn cell(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// Two cells of the reader's estate together.
pub(crate) fn cells(one: Cell, two: Cell) -> String {
    format!("cells-{one}-{two}")
}

/// A building of the reader's.
pub(crate) fn own(building: Building) -> String {
    format!("own-{building}")
}

/// A building on display.
pub(crate) fn card(building: Building) -> String {
    format!("building-{building}")
}

/// A heap of the supply.
pub(crate) fn supply(item: Item) -> String {
    format!("supply-{item}")
}

/// Reads choices against the position they are made in.
pub(crate) struct Places<'a> {
    view: &'a View,
    me: Option<&'a SeatView>,
}

impl<'a> Places<'a> {
    /// The places of this position for a seat.
    pub(crate) fn new(view: &'a View, me: Option<Seat>) -> Self {
        Self { view, me: me.and_then(|seat| view.seats.get(seat.index())) }
    }

    /// What an answer points at; nothing if it points nowhere, or at what is not drawn.
    pub(crate) fn parts(&self, answer: kit::Answer<'_>) -> Vec<kit::Part> {
        answer.parse().and_then(|choice| self.part(choice)).into_iter().collect()
    }

    fn part(&self, choice: Choice) -> Option<kit::Part> {
        let id = self.on_the_board(choice).or_else(|| self.at_home(choice))?;
        Some(match choice {
            Choice::Pawn(_) => kit::Part::piece(id),
            Choice::Build(_) => kit::Part::card(id),
            Choice::Give(_)
            | Choice::Discard(_)
            | Choice::Bonus(_)
            | Choice::Take(_)
            | Choice::Name(_)
            | Choice::Accept
            | Choice::AcceptOn(_)
            | Choice::Kind(_)
            | Choice::Remove(_) => kit::Part::good(id),
            _ => kit::Part::place(id),
        })
    }

    /// What a move of this seat has left where everybody sees it.
    pub(crate) fn trace(&self, words: &str) -> Option<String> {
        match words.parse().ok()? {
            Choice::Build(building) => Some(card(building)),
            Choice::Kind(_) | Choice::Remove(_) | Choice::Pawn(_) => None,
            choice => self.on_the_board(choice),
        }
    }

    fn on_the_board(&self, choice: Choice) -> Option<String> {
        match choice {
            Choice::Village(place) => Some(village(place)),
            Choice::Neutral(place) | Choice::Go(Goal::Gap(place)) => Some(gap(place)),
            Choice::Go(Goal::Site(mission)) => Some(site(mission)),
            Choice::Swap => self.dealt(Worker::Merchant),
            Choice::With(name) | Choice::Visit(name) => self.dealt(name),
            Choice::Serve(service) => {
                let of = |worker: &&Worker| worker.services().contains(&service);
                self.dealt(*Worker::ALL.iter().find(of)?)
            }
            Choice::Beg => match self.pawn()? {
                _ if self.view.solo => None,
                spot => spot.village().map(square),
            },
            Choice::Mission => match self.pawn()? {
                PawnSpot::Site(mission) => Some(site(mission)),
                spot => spot.village().map(slot),
            },
            Choice::Pawn(kind) => {
                self.view.pawns.iter().any(|pawn| pawn.kind == Some(kind)).then(|| pawn(kind))
            }
            Choice::Build(building) => {
                self.view.display.iter().any(|shown| shown.building == building).then(|| card(building))
            }
            Choice::Kind(tile) | Choice::Remove(tile) => Some(supply(Item::from(tile))),
            _ => None,
        }
    }

    fn at_home(&self, choice: Choice) -> Option<String> {
        let me = self.me?;
        match choice {
            Choice::Give(item) | Choice::Discard(item) | Choice::Bonus(item) => self.marker(item),
            Choice::Take(item) => self.marker(item).or_else(|| taken(item)),
            Choice::Name(good) => self.marker(Item::from(good)),
            Choice::Accept => {
                let mine = |(seat, _): &&(Seat, Good)| *seat == me.seat;
                let (_, good) = self.view.pending.offers.iter().find(mine)?;
                self.marker(Item::from(*good))
            }
            Choice::AcceptOn(Dial::Glass) | Choice::Dial(Dial::Glass) => self.marker(Item::CoalGlass),
            Choice::AcceptOn(Dial::Oven) | Choice::Dial(Dial::Oven) => self.marker(Item::CoalOven),
            Choice::Turn(which) => Some(dial(which)),
            Choice::Cell(place) | Choice::Clear(place) => self.cell(place),
            Choice::Cells(one, two) => self.cell(one).and(self.cell(two)).map(|_| cells(one, two)),
            Choice::Distil => self.own(Building::Distillery),
            Choice::Use => self.own(self.asked_about()?),
            Choice::Convert(trade) => self.own(trade.building()),
            Choice::Due(Due::Reminder) => me.reminder.then(|| REMINDER.to_owned()),
            Choice::Due(due) => due.building().and_then(|building| self.own(building)),
            _ => None,
        }
    }

    /// The building the reader is asked about.
    fn asked_about(&self) -> Option<Building> {
        let pending = &self.view.pending;
        pending.about.filter(|_| self.me.is_some_and(|me| pending.asked.has(me.seat)))
    }

    /// The spot of the reader's pawn.
    fn pawn(&self) -> Option<PawnSpot> {
        let seat = self.me?.seat;
        let mut mine = self.view.pawns.iter().filter(|pawn| pawn.seat == Some(seat));
        mine.find(|pawn| pawn.last || !self.view.solo).map(|pawn| pawn.spot)
    }

    fn dealt(&self, name: Worker) -> Option<String> {
        self.view.spaces.iter().any(|space| space.worker == Some(name)).then(|| worker(name))
    }

    fn own(&self, building: Building) -> Option<String> {
        self.me?.buildings.has(building).then(|| own(building))
    }

    fn cell(&self, place: Cell) -> Option<String> {
        self.me?.cells.iter().any(|shown| shown.cell == place).then(|| cell(place))
    }

    /// The marker of a resource. Coal of an unnamed dial means the glass dial, as long as its marker is there.
    fn marker(&self, item: Item) -> Option<String> {
        let without = self.me?.without_coal;
        match item {
            Item::Coal | Item::CoalGlass if without => Some(marker(Item::CoalOven)),
            Item::Coal => Some(marker(Item::CoalGlass)),
            _ => item.good().map(|_| marker(item)),
        }
    }
}

/// Free actions that are always possible and seldom meant: a tile is removed, gifts get a standing answer (BLF-10.1, BLF-10.10).
pub(crate) fn is_always_possible(words: &str) -> bool {
    matches!(words.parse(), Ok(Choice::Remove(_) | Choice::Standing(_)))
}

/// Where a part of a reward that is no resource comes from.
fn taken(item: Item) -> Option<String> {
    match item {
        Item::Progress => Some(PROGRESS.to_owned()),
        Item::Building | Item::FreeBuilding => None,
        Item::Animal => Some(supply(Item::Pig)),
        _ => Some(supply(item)),
    }
}

/// The tiles and animals of the supply.
pub(crate) const SUPPLY: [Item; 6] =
    [Item::Forest, Item::Field, Item::Pond, Item::Pasture, Item::Pig, Item::Cattle];
