//! The board of Ora & Labora.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

use parlour_kit::{Board, Scene};
use parlour_ora::View;

/// Symbols that only this board uses.
pub const SPRITE: &str = include_str!("../art/sprite.svg");

/// Styles that only this board needs.
pub const STYLE: &str = include_str!("../art/ora.css");

/// Draws a position as some eyes see it.
pub fn draw(_view: &View, _scene: &Scene<'_>) -> Board {
    Board::default()
}
