//! The board of The King's Abbey.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

use parlour_abbey::View;
use parlour_kit::{Board, Scene};

/// Symbols that only this board uses.
pub const SPRITE: &str = include_str!("../art/sprite.svg");

/// Styles that only this board needs.
pub const STYLE: &str = include_str!("../art/abbey.css");

/// Draws a position as some eyes see it.
pub fn draw(_view: &View, _scene: &Scene<'_>) -> Board {
    Board::default()
}
