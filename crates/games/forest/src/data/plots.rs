//! The cells of an estate: the main plot and up to twelve small ones, as bits of one number.

use std::fmt;
use std::str::FromStr;

use parlour_core::notation::Word;
use parlour_core::{NotationError, Spelling};
use serde::{Serialize, Serializer};

use super::geometry::{MAIN_PLOT, PLOT_SUPPLY, SMALL_PLOT};

/// Cells of the main plot.
const MAIN: usize = 16;
/// Cells of a small plot.
const SMALL: usize = 8;
/// Plots of the largest estate.
pub const PLOTS: usize = 1 + PLOT_SUPPLY as usize;
/// Cells of the largest estate.
pub const CELLS: usize = MAIN + PLOT_SUPPLY as usize * SMALL;

/// A set of cells.
pub type Cells = u128;

/// A cell of an estate.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this number.
    pub(crate) const fn new(number: u8) -> Self {
        assert!((number as usize) < CELLS, "a cell of the largest estate");
        Self(number)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this cell alone.
    pub const fn bit(self) -> Cells {
        1 << self.0
    }

    /// The plot it is on: nought for the main plot.
    pub const fn plot(self) -> usize {
        if self.index() < MAIN { 0 } else { 1 + (self.index() - MAIN) / SMALL }
    }

    /// Row and column, from nought.
    pub const fn row_and_column(self) -> (usize, usize) {
        let index = self.index();
        if index < MAIN { (index / 4, index % 4) } else { ((index - MAIN) % SMALL / 2, index % 2) }
    }

    /// Row and column over the whole estate, from nought: small plots go on counting the columns of the main one.
    pub const fn place(self) -> (usize, usize) {
        let (row, column) = self.row_and_column();
        let before = if self.plot() == 0 { 0 } else { 4 + (self.plot() - 1) * 2 };
        (row, before + column)
    }

    fn at(plot: usize, row: usize, column: usize) -> Option<Self> {
        if plot >= PLOTS {
            return None;
        }
        let (columns, start) = if plot == 0 { (4, 0) } else { (2, MAIN + (plot - 1) * SMALL) };
        (row < 4 && column < columns).then(|| Self((start + row * columns + column) as u8))
    }
}

/// `m-r2c3` on the main plot, `s1-r2c1` on the first small plot.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.row_and_column();
        match self.plot() {
            0 => write!(f, "m-r{}c{}", row + 1, column + 1),
            plot => write!(f, "s{plot}-r{}c{}", row + 1, column + 1),
        }
    }
}

impl Word for Cell {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (plot, place) = text.split_once('-')?;
            let plot = if plot == "m" { 0 } else { plot.strip_prefix('s')?.parse::<usize>().ok()? };
            let (row, column) = place.strip_prefix('r')?.split_once('c')?;
            let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
            Self::at(plot, number(row)?, number(column)?).filter(|cell| cell.to_string() == text)
        };
        read().ok_or(NotationError::expected("a cell"))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The cells of a set, the lowest first.
pub fn cells(mut set: Cells) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| Cell(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(cell)
    })
}

/// The cells behind this one.
pub const fn above(cell: Cell) -> Cells {
    !(cell.bit() | (cell.bit() - 1))
}

/// The printed cells of one kind on all plots.
const fn printed(mark: u8) -> Cells {
    let mut set = 0;
    let mut cell = 0;
    while cell < CELLS {
        let (row, column) = Cell(cell as u8).row_and_column();
        let found = if cell < MAIN { MAIN_PLOT[row][column] } else { SMALL_PLOT[row][column] };
        if found == mark {
            set |= 1 << cell;
        }
        cell += 1;
    }
    set
}

/// Cells that start as forest.
pub const FORESTS: Cells = printed(b'F');
/// Cells that start as field.
pub const FIELDS: Cells = printed(b'f');
/// Cells that start as pond.
pub const PONDS: Cells = printed(b'p');
/// Cells under a barn or stable: never free.
pub const STABLES: Cells = printed(b'S');

/// All cells of an estate with so many small plots.
pub const fn estate(small_plots: u8) -> Cells {
    (1 << (MAIN + small_plots as usize * SMALL)) - 1
}

/// The cells of one plot.
pub const fn plot(number: usize) -> Cells {
    if number == 0 { estate(0) } else { estate(number as u8) & !estate(number as u8 - 1) }
}

/// Cells of all plots in the first or last column or row.
const fn edge(column: Option<usize>, row: Option<usize>) -> Cells {
    let mut set = 0;
    let mut cell = 0;
    while cell < CELLS {
        let (r, c) = Cell(cell as u8).row_and_column();
        let last = if cell < MAIN { 3 } else { 1 };
        let hit = match (column, row) {
            (Some(0), _) => c == 0,
            (Some(_), _) => c == last,
            (None, Some(wanted)) => r == wanted,
            (None, None) => false,
        };
        if hit {
            set |= 1 << cell;
        }
        cell += 1;
    }
    set
}

const LEFT: Cells = edge(Some(0), None);
const RIGHT: Cells = edge(Some(1), None);
const TOP: Cells = edge(None, Some(0));
const BOTTOM: Cells = edge(None, Some(3));
const ON_MAIN: Cells = estate(0);

/// The cells beside any of these, orthogonally and on the same plot (BLF-9.1).
pub const fn beside(set: Cells) -> Cells {
    let (down, up) = (set & !BOTTOM, set & !TOP);
    (set & !RIGHT) << 1
        | (set & !LEFT) >> 1
        | (down & ON_MAIN) << 4
        | (up & ON_MAIN) >> 4
        | (down & !ON_MAIN) << 2
        | (up & !ON_MAIN) >> 2
}

/// The neighbour to the right and the neighbour below, if they are in the set.
pub fn partners(cell: Cell, set: Cells) -> impl Iterator<Item = Cell> {
    cells(beside(cell.bit()) & above(cell) & set)
}

const _: () = assert!((FORESTS & ON_MAIN).count_ones() == 3 && (FORESTS & !ON_MAIN).count_ones() == 24);
const _: () = assert!(FIELDS.count_ones() == 2 && PONDS.count_ones() == 2);
const _: () = assert!((STABLES & ON_MAIN).count_ones() == 4 && (STABLES & !ON_MAIN).count_ones() == 24);
