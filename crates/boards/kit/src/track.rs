//! Tracks: rows of cells, straight or round a board.

use maud::{Markup, html};

use crate::num::D;
use crate::text::{self, Hand};

/// A cell of a track.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Cell {
    /// Left.
    pub x: f32,
    /// Top.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

impl Cell {
    /// Its middle.
    pub fn middle(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Draws the cell; the class gives its ground (`tk`, `tk tk5`, `tg`, or one of the board's own).
    pub fn draw(self, class: &str, words: impl maud::Render) -> Markup {
        let (cx, cy) = self.middle();
        html! {
            rect class=(class) x=(D(self.x)) y=(D(self.y)) width=(D(self.width)) height=(D(self.height)) {}
            (text::numeral(Hand::Words, 12.0, (cx, cy), words))
        }
    }
}

/// Cells from left to right (or, with a negative step, from right to left) in a row.
pub fn across(count: usize, (x, y): (f32, f32), (width, height): (f32, f32)) -> Vec<Cell> {
    (0..count).map(|at| Cell { x: x + width * at as f32, y, width: width.abs(), height }).collect()
}

/// Cells from top to bottom (or, with a negative step, from bottom to top) in a column.
pub fn down(count: usize, (x, y): (f32, f32), (width, height): (f32, f32)) -> Vec<Cell> {
    (0..count).map(|at| Cell { x, y: y + height * at as f32, width, height: height.abs() }).collect()
}
