//! The cells of a land on its drawing.

use parlour_ora::Spot;
use parlour_ora::data::PlotFace;

/// The width of a cell.
pub(crate) const CELL_WIDTH: f32 = 126.0;
/// The height of a cell.
pub(crate) const CELL_HEIGHT: f32 = 156.0;
/// The columns of water and of mountains.
pub(crate) const WATER: i8 = -2;
pub(crate) const MOUNTAINS: i8 = 6;

/// Which rows and columns a drawing shows, and where the first of them is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Grid {
    /// The first and the last column.
    pub(crate) cols: (i8, i8),
    /// The first and the last row.
    pub(crate) rows: (i8, i8),
    /// The upper left corner.
    pub(crate) origin: (f32, f32),
    /// Columns of a third of the width: nothing stands there that has to be read.
    pub(crate) slim: Vec<i8>,
}

impl Grid {
    /// A grid around these cells.
    pub(crate) fn around(spots: impl Iterator<Item = Spot> + Clone, origin: (f32, f32)) -> Self {
        let cols = spots.clone().map(|spot| spot.col);
        let rows = spots.map(|spot| spot.row);
        Self {
            cols: (cols.clone().min().unwrap_or(0), cols.max().unwrap_or(4)),
            rows: (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(1)),
            origin,
            slim: Vec::new(),
        }
    }

    /// The upper left corner of a cell.
    pub(crate) fn corner(&self, spot: Spot) -> (f32, f32) {
        let down = f32::from(i16::from(spot.row) - i16::from(self.rows.0));
        (self.origin.0 + self.across(self.cols.0, spot.col), self.origin.1 + CELL_HEIGHT * down)
    }

    /// The width of a column.
    pub(crate) fn column(&self, col: i8) -> f32 {
        if self.slim.contains(&col) { CELL_WIDTH / 3.0 } else { CELL_WIDTH }
    }

    /// The width of the columns from one up to another, without it.
    fn across(&self, from: i8, to: i8) -> f32 {
        (from..to).map(|col| self.column(col)).sum()
    }

    /// The width of all columns.
    pub(crate) fn width(&self) -> f32 {
        self.across(self.cols.0, self.cols.1 + 1)
    }

    /// The height of all rows.
    pub(crate) fn height(&self) -> f32 {
        CELL_HEIGHT * f32::from(self.rows.1 - self.rows.0 + 1)
    }

    /// The column in which the frame of a plot to be laid stands: neighbours take turns, so that the frames of
    /// overlapping places do not.
    pub(crate) fn plot_column(face: PlotFace, row: i8) -> i8 {
        let odd = row.rem_euclid(2);
        match face {
            PlotFace::Coast => -1 - odd,
            PlotFace::Mountain => 5 + odd,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_reaches_round_all_cells() {
        let spots = [Spot::new(0, 0), Spot::new(-1, 4), Spot::new(1, -2)];
        let grid = Grid::around(spots.into_iter(), (10.0, 20.0));
        assert_eq!((grid.cols, grid.rows), ((-2, 4), (-1, 1)));
        assert_eq!(grid.corner(Spot::new(0, 0)), (10.0 + 2.0 * CELL_WIDTH, 20.0 + CELL_HEIGHT));
    }

    #[test]
    fn slim_columns_take_a_third_of_the_room() {
        let spots = [Spot::new(0, -2), Spot::new(0, 4)];
        let grid = Grid { slim: vec![WATER], ..Grid::around(spots.into_iter(), (0.0, 0.0)) };
        assert_eq!(grid.corner(Spot::new(0, 0)), (CELL_WIDTH / 3.0 + CELL_WIDTH, 0.0));
        assert_eq!((grid.width(), grid.height()), (CELL_WIDTH / 3.0 + 6.0 * CELL_WIDTH, CELL_HEIGHT));
    }

    #[test]
    fn frames_of_overlapping_plots_stand_in_different_columns() {
        for face in PlotFace::ALL {
            for row in -3..3 {
                assert_ne!(Grid::plot_column(*face, row), Grid::plot_column(*face, row + 1));
            }
        }
    }
}
