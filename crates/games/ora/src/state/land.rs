//! A player's land: a heartland that grows by districts and plots.

use std::fmt;
use std::str::FromStr;

use parlour_core::notation::Word;
use parlour_core::{NotationError, Row, Spelling};
use serde::{Serialize, Serializer};

use crate::data::{Card, DistrictFace, HEARTLAND, PlotFace, Printed, Settlement, Terrain, Terrains};

/// Row and column of a cell; heartland rows are 0 and 1, its columns 0 to 4.
///
/// Column -2 is water, -1 coast, 5 the hillside of mountain plots, 6 their mountain, which is
/// named by its upper row.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spot {
    /// The row; rows above the heartland are negative.
    pub row: i8,
    /// The column.
    pub col: i8,
}

impl Spot {
    /// The cell at this row and column.
    pub const fn new(row: i8, col: i8) -> Self {
        Self { row, col }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.row, self.col)
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = NotationError::expected("a cell like 0/3");
        let (row, col) = text.split_once('/').ok_or(error)?;
        let number = |text| i8::take(&mut Spelling::new(text)).map_err(|_| error);
        Ok(Self { row: number(row)?, col: number(col)? })
    }
}

impl Word for Spot {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What stands on a cell.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Content {
    /// Nothing: something may be built here.
    #[default]
    Empty,
    /// A forest card (*forêt*).
    Forest,
    /// A moor card (*tourbière*).
    Moor,
    /// A building.
    Building(Card),
    /// A settlement.
    Settlement(Settlement),
}

impl Content {
    /// The building, if it is one.
    pub const fn building(self) -> Option<Card> {
        match self {
            Self::Building(card) => Some(card),
            _ => None,
        }
    }

    /// A monastery building?
    pub const fn is_cloister(self) -> bool {
        matches!(self, Self::Building(card) if card.face().cloister)
    }

    /// The dwelling value of the card, nought for forests, moors and bare ground (ORA-15.4).
    pub const fn dwelling(self) -> i8 {
        match self {
            Self::Building(card) => card.face().values.1,
            Self::Settlement(settlement) => settlement.town().dwelling,
            _ => 0,
        }
    }

    /// The economic value of the card (ORA-15.3).
    pub const fn economic(self) -> i8 {
        match self {
            Self::Building(card) => card.face().values.0,
            Self::Settlement(settlement) => settlement.town().economic,
            _ => 0,
        }
    }
}

/// A cell of a land by its place in memory: heartland, then districts, then plots as they came.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Cell(pub(crate) u8);

impl Cell {
    const fn bit(self) -> u128 {
        1 << self.0
    }
}

/// A water cell beside a settlement, if no Houseboat covers it (ORA-15.4, ORA-11.54).
const WATER: i8 = 3;

/// A district that was laid.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct District {
    pub(crate) row: i8,
    pub(crate) face: DistrictFace,
}

/// A plot that was laid, by its upper row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Plot {
    pub(crate) row: i8,
    pub(crate) face: PlotFace,
}

const CELLS: usize = 10 + 9 * 5 + 9 * 4;
const FIRST_DISTRICT: u8 = 10;
const FIRST_PLOT: u8 = 55;

/// A player's land.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Land {
    cells: [Content; CELLS],
    districts: Row<District, 9>,
    plots: Row<Plot, 9>,
    outline: Outline,
}

/// What follows from the cells, kept up to date with them: bots ask for it more often than for anything else.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Outline {
    /// What the neighbours of each cell add to a settlement (ORA-15.4).
    near: [i8; CELLS],
    /// The bare cells, and those with a building, a monastery building, a settlement, as sets.
    bare: u128,
    built: u128,
    cloister: u128,
    settled: u128,
    /// The cells beside a monastery building.
    beside_cloister: u128,
    /// Economic values of all cards.
    economy: i16,
    forests: u8,
    moors: u8,
}

impl Outline {
    const NONE: Self = Self {
        near: [0; CELLS],
        bare: 0,
        built: 0,
        cloister: 0,
        settled: 0,
        beside_cloister: 0,
        economy: 0,
        forests: 0,
        moors: 0,
    };

    /// Counts what lies on a cell, or no longer counts what has lain there.
    fn count(&mut self, cell: Cell, content: Content, lies: bool) {
        let mut mark = |set: fn(&mut Self) -> &mut u128, holds: bool| {
            if holds {
                let set = set(self);
                *set = if lies { *set | cell.bit() } else { *set & !cell.bit() };
            }
        };
        mark(|sets| &mut sets.bare, content == Content::Empty);
        mark(|sets| &mut sets.built, content.building().is_some());
        mark(|sets| &mut sets.cloister, content.is_cloister());
        mark(|sets| &mut sets.settled, matches!(content, Content::Settlement(_)));
        let sign = if lies { 1 } else { -1 };
        self.economy += sign * i16::from(content.economic());
        let wild = |wild: Content| if content == wild { sign as i8 } else { 0 };
        self.forests = self.forests.wrapping_add_signed(wild(Content::Forest));
        self.moors = self.moors.wrapping_add_signed(wild(Content::Moor));
    }
}

/// The cells of a set, in their order.
fn each(mut set: u128) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| Cell(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        next
    })
}

const fn printed(printed: Printed) -> Content {
    match printed {
        Printed::Moor => Content::Moor,
        Printed::Forest => Content::Forest,
        Printed::Bare(_) => Content::Empty,
    }
}

/// The mountain of the plot a hillside belongs to.
fn mountain_beside(hillside: Cell) -> Option<Cell> {
    let place = hillside.0.checked_sub(FIRST_PLOT)?;
    Some(Cell(FIRST_PLOT + place / 4 * 4 + 2))
}

/// How many cells a plot has: a mountain counts once though it spans two rows.
const fn plot_cells(face: PlotFace) -> u8 {
    match face {
        PlotFace::Coast => 4,
        PlotFace::Mountain => 3,
    }
}

impl Land {
    /// A heartland with its forests, moors and basic buildings (ORA-1.5).
    pub(crate) fn heartland() -> Self {
        let mut cells = [Content::Empty; CELLS];
        for (row, line) in HEARTLAND.iter().enumerate() {
            for (col, cell) in line.iter().enumerate() {
                cells[row * 5 + col] = printed(*cell);
            }
        }
        let mut land = Self { cells, districts: Row::new(), plots: Row::new(), outline: Outline::NONE };
        land.survey();
        land.put(Cell(4), Content::Building(Card::ClayMound));
        land.put(Cell(7), Content::Building(Card::Farmyard));
        land.put(Cell(9), Content::Building(Card::CloisterOffice));
        land
    }

    pub(crate) fn put(&mut self, cell: Cell, content: Content) {
        let (old, dwelling) = (self.get(cell), self.dwelling(cell));
        self.cells[usize::from(cell.0)] = content;
        self.outline.count(cell, old, false);
        self.outline.count(cell, content, true);
        let more = self.dwelling(cell) - dwelling;
        for near in self.neighbours(cell).iter().copied() {
            self.outline.near[usize::from(near.0)] += more;
            self.look_for_cloister(near);
        }
    }

    /// Works out what follows from the cells; they have become more.
    fn survey(&mut self) {
        self.outline = Outline::NONE;
        for place in 0..CELLS as u8 {
            let cell = Cell(place);
            if !self.has(cell) {
                continue;
            }
            self.outline.count(cell, self.get(cell), true);
            let near = self.neighbours(cell).iter().map(|near| self.dwelling(*near)).sum();
            self.outline.near[usize::from(place)] = near;
            self.look_for_cloister(cell);
        }
    }

    /// Is what follows from the cells what it would be, were it worked out anew?
    pub(crate) fn is_surveyed(&self) -> bool {
        let mut anew = *self;
        anew.survey();
        anew == *self
    }

    fn look_for_cloister(&mut self, cell: Cell) {
        let beside = self.neighbours(cell).iter().any(|near| self.get(*near).is_cloister());
        let set = &mut self.outline.beside_cloister;
        *set = if beside { *set | cell.bit() } else { *set & !cell.bit() };
    }

    /// Is there such a cell?
    fn has(&self, cell: Cell) -> bool {
        if cell.0 < FIRST_PLOT {
            return cell.0 < FIRST_DISTRICT + 5 * self.districts.len() as u8;
        }
        let place = cell.0 - FIRST_PLOT;
        self.plots.get(usize::from(place / 4)).is_some_and(|plot| place % 4 < plot_cells(plot.face))
    }

    /// The dwelling value of what stands on a cell, or of bare water (ORA-15.4).
    fn dwelling(&self, cell: Cell) -> i8 {
        match self.get(cell) {
            Content::Empty if self.terrain(cell) == Terrain::Water => WATER,
            content => content.dwelling(),
        }
    }

    /// What the neighbours of a cell add to a settlement (ORA-15.4).
    pub(crate) fn near(&self, cell: Cell) -> i32 {
        i32::from(self.outline.near[usize::from(cell.0)])
    }

    /// The bare cells.
    pub(crate) fn bare(&self) -> impl Iterator<Item = Cell> + use<> {
        each(self.outline.bare)
    }

    /// The settlements, by their cells.
    pub(crate) fn settled(&self) -> impl Iterator<Item = Cell> + use<> {
        each(self.outline.settled)
    }

    /// The buildings on the land, with their cells.
    pub(crate) fn built(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        each(self.outline.built).filter_map(|cell| Some((cell, self.get(cell).building()?)))
    }

    /// Economic values of all cards on the land (ORA-15.3).
    pub(crate) const fn economy(&self) -> i32 {
        self.outline.economy as i32
    }

    pub(crate) fn get(&self, cell: Cell) -> Content {
        self.cells[usize::from(cell.0)]
    }

    pub(crate) fn districts(&self) -> &[District] {
        &self.districts
    }

    pub(crate) fn plots(&self) -> &[Plot] {
        &self.plots
    }

    /// Every cell there is, heartland first.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let districts = FIRST_DISTRICT + 5 * self.districts.len() as u8;
        // A plain walk over the places: bots come through here more often than anywhere else.
        let plots = (0..4 * self.plots.len() as u8)
            .filter(|place| place % 4 < plot_cells(self.plots[usize::from(place / 4)].face));
        (0..districts).chain(plots.map(|place| FIRST_PLOT + place)).map(Cell)
    }

    /// The cells with what stands on them.
    pub(crate) fn contents(&self) -> impl Iterator<Item = (Cell, Content)> + '_ {
        self.cells().map(|cell| (cell, self.get(cell)))
    }

    /// The cells that hold this.
    pub(crate) fn holding(&self, content: Content) -> impl Iterator<Item = Cell> + '_ {
        self.contents().filter(move |(_, held)| *held == content).map(|(cell, _)| cell)
    }

    /// Where a building stands.
    pub(crate) fn find(&self, card: Card) -> Option<Cell> {
        self.built().find(|(_, built)| *built == card).map(|(cell, _)| cell)
    }

    /// The buildings on the land.
    pub(crate) fn buildings(&self) -> impl Iterator<Item = Card> + '_ {
        self.built().map(|(_, card)| card)
    }

    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        if cell.0 < FIRST_DISTRICT {
            return Spot::new((cell.0 / 5) as i8, (cell.0 % 5) as i8);
        }
        if cell.0 < FIRST_PLOT {
            let place = cell.0 - FIRST_DISTRICT;
            return Spot::new(self.districts[usize::from(place / 5)].row, (place % 5) as i8);
        }
        let place = cell.0 - FIRST_PLOT;
        let plot = self.plots[usize::from(place / 4)];
        let part = (place % 4) as i8;
        match plot.face {
            PlotFace::Coast => Spot::new(plot.row + part / 2, part % 2 - 2),
            PlotFace::Mountain if part == 2 => Spot::new(plot.row, 6),
            PlotFace::Mountain => Spot::new(plot.row + part, 5),
        }
    }

    /// The row of its uppermost cells and the column of its leftmost ones.
    pub(crate) fn corner(&self) -> Spot {
        let spots = self.cells().map(|cell| self.spot(cell));
        spots.fold(Spot::default(), |corner, spot| {
            Spot::new(corner.row.min(spot.row), corner.col.min(spot.col))
        })
    }

    /// The cell at this spot, if the land reaches so far.
    pub(crate) fn at(&self, spot: Spot) -> Option<Cell> {
        match spot.col {
            0..=4 => self.row_start(spot.row).map(|first| Cell(first + spot.col as u8)),
            -2 | -1 => self
                .plot_part(PlotFace::Coast, spot.row)
                .map(|(first, lower)| Cell(first + 2 * lower + (spot.col + 2) as u8)),
            5 => self.plot_part(PlotFace::Mountain, spot.row).map(|(first, lower)| Cell(first + lower)),
            6 => self
                .plot_part(PlotFace::Mountain, spot.row)
                .filter(|(_, lower)| *lower == 0)
                .map(|(first, _)| Cell(first + 2)),
            _ => None,
        }
    }

    /// The first cell of a heartland or district row.
    fn row_start(&self, row: i8) -> Option<u8> {
        if row == 0 || row == 1 {
            return Some(5 * row as u8);
        }
        let place = self.districts.iter().position(|district| district.row == row)?;
        Some(FIRST_DISTRICT + 5 * place as u8)
    }

    /// The plot that reaches this row: its first cell, and one if the row is its lower one.
    fn plot_part(&self, face: PlotFace, row: i8) -> Option<(u8, u8)> {
        let covers = |plot: &Plot| plot.face == face && (plot.row == row || plot.row + 1 == row);
        let place = self.plots.iter().position(covers)?;
        Some((FIRST_PLOT + 4 * place as u8, u8::from(self.plots[place].row != row)))
    }

    pub(crate) fn terrain(&self, cell: Cell) -> Terrain {
        if cell.0 < FIRST_DISTRICT {
            return HEARTLAND[usize::from(cell.0 / 5)][usize::from(cell.0 % 5)].terrain();
        }
        if cell.0 < FIRST_PLOT {
            let place = cell.0 - FIRST_DISTRICT;
            return self.districts[usize::from(place / 5)].face.cells()[usize::from(place % 5)].terrain();
        }
        let place = cell.0 - FIRST_PLOT;
        match (self.plots[usize::from(place / 4)].face, place % 4) {
            (PlotFace::Coast, 0 | 2) => Terrain::Water,
            (PlotFace::Coast, _) => Terrain::Coast,
            (PlotFace::Mountain, 2) => Terrain::Mountain,
            (PlotFace::Mountain, _) => Terrain::Hillside,
        }
    }

    /// Cells that share an edge with this one; a mountain touches the two hillsides of its own
    /// plot and nothing else (ORA-5.5).
    pub(crate) fn neighbours(&self, cell: Cell) -> Row<Cell, 4> {
        let mut near = Row::new();
        let spot = self.spot(cell);
        if spot.col == 6 {
            near.push(Cell(cell.0 - 2));
            near.push(Cell(cell.0 - 1));
            return near;
        }
        for (row, col) in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
            let side = Spot::new(spot.row + row, spot.col + col);
            let found = match side.col {
                // Cells of a row lie side by side in memory.
                0..=4 if row == 0 && cell.0 < FIRST_PLOT => Some(Cell(cell.0.wrapping_add_signed(col))),
                // The mountain beside the lower hillside is named by the row above.
                6 => mountain_beside(cell),
                _ => self.at(side),
            };
            if let Some(found) = found {
                near.push(found);
            }
        }
        near
    }

    /// Is there a monastery building beside the cell (ORA-5.4)?
    pub(crate) fn touches_cloister(&self, cell: Cell) -> bool {
        self.outline.beside_cloister & cell.bit() != 0
    }

    /// May a building stand here: bare ground of the right kind, beside the cloister if it belongs
    /// to it (ORA-5.1 to ORA-5.4)?
    pub(crate) fn fits(&self, cell: Cell, terrain: Terrains, cloister: bool) -> bool {
        self.outline.bare & cell.bit() != 0
            && terrain.has(self.terrain(cell))
            && (!cloister || self.touches_cloister(cell))
    }

    pub(crate) fn lay_district(&mut self, district: District) {
        let first = FIRST_DISTRICT + 5 * self.districts.len() as u8;
        self.districts.push(district);
        for (cell, content) in (first..).zip(district.face.cells()) {
            self.cells[usize::from(cell)] = printed(*content);
        }
        self.survey();
    }

    pub(crate) fn lay_plot(&mut self, plot: Plot) {
        self.plots.push(plot);
        self.survey();
    }

    /// The rows a district may be laid in: right above or right below the land (ORA-7.8).
    pub(crate) fn district_rows(&self) -> [i8; 2] {
        let rows = || self.districts.iter().map(|district| district.row);
        [rows().min().unwrap_or(0).min(0) - 1, rows().max().unwrap_or(1).max(1) + 1]
    }

    /// May a plot be laid with its upper half in this row (ORA-7.10)?
    pub(crate) fn plot_fits(&self, plot: Plot) -> bool {
        let mine = |row| self.plot_part(plot.face, row).is_some();
        let rows = [plot.row, plot.row + 1];
        let overlaps = rows.into_iter().any(mine);
        let touches_land = rows.into_iter().any(|row| self.row_start(row).is_some());
        let touches_plot = mine(plot.row - 1) || mine(plot.row + 2);
        !overlaps && (touches_land || touches_plot)
    }

    /// The upper rows in which a plot might be laid, from the top.
    pub(crate) fn plot_rows(&self, face: PlotFace) -> impl Iterator<Item = i8> + '_ {
        let [above, below] = self.district_rows();
        let plots = || self.plots.iter().map(|plot| plot.row);
        let top = plots().min().map_or(above, |row| above.min(row - 2));
        let bottom = plots().max().map_or(below, |row| below.max(row + 2));
        (top..=bottom).filter(move |row| self.plot_fits(Plot { row: *row, face }))
    }

    /// Forest cards on the land.
    pub(crate) const fn forests(&self) -> u8 {
        self.outline.forests
    }

    /// Moor cards on the land.
    pub(crate) const fn moors(&self) -> u8 {
        self.outline.moors
    }

    /// Forest and moor cards on the land.
    pub(crate) const fn wilderness(&self) -> u8 {
        self.forests() + self.moors()
    }

    /// Monastery buildings on the land.
    pub(crate) const fn cloister(&self) -> u8 {
        self.outline.cloister.count_ones() as u8
    }

    /// All buildings on the land.
    pub(crate) const fn buildings_count(&self) -> u8 {
        self.outline.built.count_ones() as u8
    }
}
