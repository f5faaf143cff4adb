//! The parts every board is drawn with. Knows no game.

pub mod board;
pub mod marks;
pub mod scene;
pub mod text;

pub use board::{Board, Counter, Drawing, Flow, Leaf, Mark, Panel, Place};
pub use marks::{Marks, Pointed, Spot};
pub use maud::{Markup, PreEscaped, html};
pub use scene::{Face, Offered, Scene};

/// The palette, the type and the players' tinctures, for the light and the dark manuscript.
pub const TOKENS: &str = include_str!("../art/tokens.css");

/// The strokes and letters of drawings, and the states of targets.
pub const PARTS: &str = include_str!("../art/parts.css");

/// The symbols all boards share, without an `svg` element around them.
pub const SPRITE: &str = include_str!("../art/sprite.svg");
