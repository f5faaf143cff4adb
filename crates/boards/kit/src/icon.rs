//! Symbols of the sprite.

use maud::{Markup, html};

use crate::num::D;

/// A symbol inside a drawing, by its id (`i-wood`), in a square.
pub fn icon(symbol: &str, (x, y): (f32, f32), size: f32) -> Markup {
    picture(symbol, (x, y), (size, size))
}

/// A symbol centred on a point.
pub fn icon_at(symbol: &str, (cx, cy): (f32, f32), size: f32) -> Markup {
    icon(symbol, (cx - size / 2.0, cy - size / 2.0), size)
}

/// A symbol inside a drawing, in a frame of its own proportions.
pub fn picture(symbol: &str, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    html! { use href={ "#" (symbol) } x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) {} }
}

/// A symbol among words, outside drawings; the word beside it names it.
pub fn inline(symbol: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#" (symbol) } {} } }
}

/// A symbol among words, outside drawings, that stands alone.
pub fn named(symbol: &str, name: &str) -> Markup {
    html! { svg.i role="img" aria-label=(name) { title { (name) } use href={ "#" (symbol) } {} } }
}
