//! What can be seen: everything, for nothing in this game is known to one seat alone.

use parlour_core::{Decision, Game as _, Phrase, Seat, SeatSet, Who};
use serde::Serialize;

use crate::choice::Pawn;
use crate::data::geometry::WORKER_SPACES;
use crate::data::{
    Back, Building, Cell, Dial, Goal, Good, Item, Kind, Mission, PawnSpot, Set, Tile, Village, Worker, cells,
    plots,
};
use crate::rules::build;
use crate::score;
use crate::state::dials::Dials;
use crate::state::player::{Player, Standing};
use crate::state::{FIFTH_PAWN, Forest, PAWNS};
use crate::step::{Choose, Offered, PayToll, Question, WhichPawn};

/// A position, for screens, readers and programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The lap of the table, or the year of the solo player; nought during the set-up.
    pub round: u8,
    /// One player alone.
    pub solo: bool,
    /// Who takes the first turn.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Is it an extra turn?
    pub extra_turn: bool,
    /// Who triggered the end.
    pub ending: Option<Seat>,
    /// The last turns have begun.
    pub last_turns: bool,
    /// The title of the solo player so far, by its key.
    pub title: Option<&'static str>,
    /// The worker spaces, village by village, clockwise.
    pub spaces: Vec<Space>,
    /// The mission in the slot of each village.
    pub slots: Vec<Slot>,
    /// Location missions on their sites.
    pub sites: Set<Mission>,
    /// Missions still in the pile.
    pub pile: u8,
    /// All pawns in play.
    pub pawns: Vec<PawnView>,
    /// Buildings that can be built.
    pub display: Vec<BuildingView>,
    /// Small plots nobody has taken.
    pub plots_left: u8,
    /// The worker visited first in this turn.
    pub visited: Option<Worker>,
    /// The seats in clockwise order from seat nought.
    pub seats: Vec<SeatView>,
    /// What is pending.
    pub pending: Pending,
}

/// A space for a worker; the gap of the same number lies between it and the next one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Space {
    /// The village it is in.
    pub village: Village,
    /// The back of the tiles dealt to it.
    pub back: Back,
    /// Who works there.
    pub worker: Option<Worker>,
}

/// The mission slot of a village.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Slot {
    /// The village.
    pub village: Village,
    /// The mission in it.
    pub mission: Option<Mission>,
}

/// A pawn and where it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PawnView {
    /// Whose it is; nobody's if it is neutral.
    pub seat: Option<Seat>,
    /// Its kind, for the solo player.
    pub kind: Option<Pawn>,
    /// Where it is.
    pub spot: PawnSpot,
    /// The solo player moved it last: it acts, and the next way begins where it is.
    pub last: bool,
}

/// A building on display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BuildingView {
    /// Its name.
    pub building: Building,
    /// Its number and side, if it is small.
    pub number: Option<(u8, char)>,
    /// What it costs.
    pub price: Vec<(Item, u8)>,
    /// Its printed points.
    pub points: u8,
    /// Its background.
    pub kinds: &'static [Kind],
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// Glass dial and oven.
    pub dials: Vec<DialView>,
    /// The brick track.
    pub brick: u8,
    /// The coal marker left the glass dial.
    pub without_coal: bool,
    /// The reminder tile still lies beside the oven.
    pub reminder: bool,
    /// How many provisions the nearer marker is away from the hourglass; nought when it is there.
    pub to_hourglass: u8,
    /// Small plots.
    pub plots: u8,
    /// The cell of the progress marker.
    pub progress: u8,
    /// Every cell of the estate, plot by plot.
    pub cells: Vec<CellView>,
    /// Pigs.
    pub pigs: u8,
    /// Cattle.
    pub cattle: u8,
    /// Pigs that forests can hold, cattle that stables can hold, pastures.
    pub housing: (u8, u8, u8),
    /// Pigs on the tannery.
    pub hides: u8,
    /// Own buildings.
    pub buildings: Set<Building>,
    /// Completed missions.
    pub missions: Set<Mission>,
    /// Turns completed.
    pub turns: u8,
    /// Extra turns still to come.
    pub extra_turns: u8,
    /// What to do with gifts.
    pub standing: Standing,
    /// Changes of the standing answer in this turn.
    pub changes: u8,
    /// The count so far, line by line.
    pub score: Vec<(&'static str, i32)>,
    /// Its sum.
    pub total: i32,
}

/// A dial with its hands and markers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DialView {
    /// Which one.
    pub dial: Dial,
    /// Steps turned so far.
    pub turns: u8,
    /// The hour the long hand points to, from nought to eleven.
    pub long_hand: u8,
    /// The hour the short hand points to.
    pub short_hand: u8,
    /// The markers on it.
    pub markers: Vec<MarkerView>,
}

/// A marker on a dial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MarkerView {
    /// What it counts.
    pub item: Item,
    /// The number it shows.
    pub n: u8,
    /// The slot it lies on: slot one lies between 12 and 1 o'clock.
    pub slot: u8,
}

/// A cell of an estate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CellView {
    /// Which one.
    pub cell: Cell,
    /// What is on it.
    pub on: On,
}

/// What is on a cell.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum On {
    /// Nothing.
    Free,
    /// A tile.
    Tile(Tile),
    /// A building.
    Building(Building),
    /// An open stable.
    Stable,
    /// A stable under the workshop.
    Workshop,
}

/// The pending question, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Default)]
pub struct Pending {
    /// Who is asked.
    pub asked: SeatSet,
    /// What they are asked.
    pub questions: Vec<Phrase>,
    /// What is to be drawn.
    pub draw: Option<Phrase>,
    /// Where a pawn is going.
    pub to: Option<Goal>,
    /// What has been given and what is still owed on the way: gifts, discards, provisions.
    pub toll: Option<(Vec<Item>, u8, u8)>,
    /// What each seat is offered.
    pub offers: Vec<(Seat, Good)>,
    /// Who takes it, as far as it is known.
    pub takers: Vec<(Seat, Item)>,
    /// Parts of a reward still to come.
    pub parts: Vec<(Item, u8)>,
    /// The building the question is about.
    pub about: Option<Building>,
    /// How many things are pending below the question.
    pub depth: u8,
}

/// The title for so many points of the solo player, by its key (BLF-13.14).
pub(crate) const fn title(points: i32) -> Option<&'static str> {
    match points {
        ..20 => None,
        20..30 => Some("forest-title-water-carrier"),
        30..40 => Some("forest-title-smallholder"),
        40..50 => Some("forest-title-great-landowner"),
        50..60 => Some("forest-title-master-builder"),
        60..70 => Some("forest-title-master-glassmaker"),
        70.. => Some("forest-title-duchess"),
    }
}

impl Forest {
    /// The whole position, field by field.
    pub(crate) fn seen(&self) -> View {
        let total = |seat| score::score(self, seat).total();
        View {
            round: self.round,
            solo: self.is_solo(),
            first: self.first,
            active: self.active,
            extra_turn: self.extra_turn,
            ending: self.ending,
            last_turns: self.last_lap,
            title: if self.is_solo() { title(total(self.first)) } else { None },
            spaces: self.spaces(),
            slots: Village::ALL
                .iter()
                .zip(self.slots)
                .map(|(village, mission)| Slot { village: *village, mission })
                .collect(),
            sites: self.open_sites,
            pile: self.pile.len(),
            pawns: self.pawn_views(),
            display: self.display.iter().map(|building| self.building_view(building)).collect(),
            plots_left: self.plots_left,
            visited: self.visited,
            seats: Seat::all(self.players).map(|seat| self.seat_view(seat)).collect(),
            pending: self.pending_view(),
        }
    }

    fn spaces(&self) -> Vec<Space> {
        let spaces = WORKER_SPACES.iter().zip(self.workers);
        spaces.map(|((village, back), worker)| Space { village: *village, back: *back, worker }).collect()
    }

    fn pawn_views(&self) -> Vec<PawnView> {
        let in_play = |pawn: &usize| {
            self.is_solo() || *pawn < usize::from(self.players) || (self.has_neutral() && *pawn == FIFTH_PAWN)
        };
        let kind = |pawn| if pawn == FIFTH_PAWN { Pawn::White } else { Pawn::Other };
        (0..PAWNS)
            .filter(in_play)
            .map(|pawn| PawnView {
                seat: if self.is_solo() { Some(self.first) } else { Seat::all(self.players).nth(pawn) },
                kind: self.is_solo().then(|| kind(pawn)),
                spot: self.pawns[pawn],
                last: self.last_pawn.map(usize::from) == Some(pawn),
            })
            .collect()
    }

    fn building_view(&self, building: Building) -> BuildingView {
        let card = building.card();
        BuildingView {
            building,
            number: building.number().map(|(number, b)| (number, if b { 'B' } else { 'A' })),
            price: build::price(self, building).parts().collect(),
            points: card.points,
            kinds: card.kinds,
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let player = &self[seat];
        let housing = player.housing();
        let score = score::score(self, seat);
        SeatView {
            seat,
            dials: Dial::ALL.iter().map(|dial| dial_view(&player.dials, *dial)).collect(),
            brick: player.dials.of(Good::Brick),
            without_coal: player.dials.is_without_coal(),
            reminder: !player.reminded,
            to_hourglass: player.dials.to_hourglass(),
            plots: player.estate.plots,
            progress: player.estate.progress,
            cells: self.cell_views(player),
            pigs: player.herd.pigs,
            cattle: player.herd.cattle,
            housing: (housing.forests, housing.stables, housing.pastures),
            hides: player.hides,
            buildings: player.buildings,
            missions: player.missions,
            turns: player.turns,
            extra_turns: player.extra_turns,
            standing: player.standing,
            changes: player.changes,
            score: score.lines.iter().map(|line| (line.what, line.points)).collect(),
            total: score.total(),
        }
    }

    fn cell_views(&self, player: &Player) -> Vec<CellView> {
        let on = |cell: Cell| {
            let tile = Tile::ALL.iter().find(|tile| player.estate.cells_of(**tile) & cell.bit() != 0);
            let building =
                || player.buildings.iter().find(|building| self.cells_under(*building) & cell.bit() != 0);
            match tile {
                Some(tile) => On::Tile(*tile),
                None if plots::STABLES & cell.bit() != 0 => stable(player.estate.plots, cell),
                None => building().map_or(On::Free, On::Building),
            }
        };
        cells(plots::estate(player.estate.plots)).map(|cell| CellView { cell, on: on(cell) }).collect()
    }

    fn pending_view(&self) -> Pending {
        let asked = match self.pending() {
            Decision::Ask(seats) => seats,
            Decision::Draw | Decision::Over => SeatSet::EMPTY,
        };
        let questions = asked.iter().map(|seat| self.prompt(Who::Seat(seat)).phrase).collect();
        let draws = self.pending() == Decision::Draw;
        let mut pending = Pending {
            asked,
            questions,
            about: self.question().and_then(Question::building),
            draw: draws.then(|| self.prompt(Who::Chance).phrase),
            depth: self.agenda.steps().len() as u8,
            ..Pending::default()
        };
        match self.question() {
            Some(Question::PayToll(PayToll { toll })) => {
                pending.to = Some(toll.to);
                pending.toll = Some((toll.gifts.to_vec(), toll.discards, toll.provisions));
            }
            Some(Question::WhichPawn(WhichPawn { to })) => pending.to = to,
            Some(Question::Offered(Offered { gifts, .. })) => {
                let each = || Seat::all(self.players);
                pending.offers =
                    each().filter_map(|seat| Some((seat, gifts[seat.index()].offered?))).collect();
                pending.takers = each().filter_map(|seat| Some((seat, gifts[seat.index()].taken?))).collect();
            }
            Some(Question::Choose(Choose { reward })) => {
                pending.parts = reward.parts.iter().map(|part| (part.item, part.n)).collect();
            }
            _ => {}
        }
        pending
    }
}

/// The workshop covers the stable of the newest plot, or the right bay of the main barn (BLF-9.4).
fn stable(small_plots: u8, cell: Cell) -> On {
    let (_, column) = cell.row_and_column();
    let newest = cell.plot() == usize::from(small_plots);
    if newest && (small_plots > 0 || column == 3) { On::Workshop } else { On::Stable }
}

fn dial_view(dials: &Dials, dial: Dial) -> DialView {
    let turns = dials.turns(dial);
    let basic =
        |item: Item| MarkerView { item, n: dials.count(item), slot: (dials.count(item) + turns) % 12 + 1 };
    let processed = |item: Item, n: u8| MarkerView { item, n, slot: (11 + turns - n) % 12 + 1 };
    let (low, high) = dials.provisions();
    let markers = match dial {
        Dial::Glass => [Item::Sand, Item::CoalGlass, Item::Water, Item::Wood]
            .into_iter()
            .filter(|item| *item != Item::CoalGlass || !dials.is_without_coal())
            .map(basic)
            .chain([processed(Item::Glass, dials.of(Good::Glass))])
            .collect(),
        Dial::Oven => [Item::Porridge, Item::Meat, Item::CoalOven]
            .into_iter()
            .map(basic)
            .chain([
                processed(Item::Provision, low),
                processed(Item::Provision, high),
                processed(Item::Goods, dials.of(Good::Goods)),
            ])
            .collect(),
    };
    DialView { dial, turns, long_hand: turns % 12, short_hand: (8 + turns) % 12, markers }
}
