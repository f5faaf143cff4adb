//! Small things that lie on boards: places, seals, tags, piles, dice.

use maud::{Markup, html};

use crate::icon::{icon, icon_at};
use crate::num::D;
use crate::player::figure;
use crate::scene::Face;
use crate::text::{self, Hand, width_of};

/// A piece that travels: the page moves it from its old to its new place. Ids are stable from one
/// position to the next.
pub fn piece(id: &str, body: &Markup) -> Markup {
    html! { g id=(id) data-piece="" { (body) } }
}

/// A free place for a piece: a dashed circle that holds what it gives.
pub fn free_niche((cx, cy): (f32, f32), r: f32, holds: &Markup) -> Markup {
    html! { circle.niche cx=(D(cx)) cy=(D(cy)) r=(D(r)) {} (holds) }
}

/// A taken place: a solid circle with the figure of its owner.
pub fn taken_niche((cx, cy): (f32, f32), r: f32, id: &str, symbol: &str, face: &Face) -> Markup {
    let size = r * 1.65;
    html! {
        circle.niche.full cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
        (piece(id, &figure(symbol, face, (cx - size / 2.0, cy - size * 0.56), size)))
    }
}

/// The number of a place in a rubric seal. Inside an open target it turns to the colour of what may be chosen.
pub fn seal((cx, cy): (f32, f32), r: f32, number: impl maud::Render) -> Markup {
    html! {
        g.seal {
            circle cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
            (text::numeral(Hand::Name, r * 1.3, (cx, cy), number))
        }
    }
}

/// A pill with a number and an icon: a price, a worth, a count. `x` is its left end, `y` its middle; it is
/// as wide as [`tag_width`] says.
pub fn tag((x, cy): (f32, f32), number: &str, symbol: &str, size: f32) -> Markup {
    let width = tag_width(number, size);
    html! {
        g.tag {
            rect x=(D(x)) y=(D(cy - size * 0.62)) width=(D(width)) height=(D(size * 1.24)) rx=(D(size * 0.62)) {}
            (text::line(Hand::Number, size * 0.8, (x + size * 0.45, cy + size * 0.29), text::Anchor::Start, number))
            (icon(symbol, (x + width - size * 1.25, cy - size * 0.45), size * 0.9))
        }
    }
}

/// The width of a [`tag`].
pub fn tag_width(number: &str, size: f32) -> f32 {
    width_of(Hand::Number, size * 0.8, number) + size * 1.75
}

/// So many of a good, each drawn, in rows of `across`; `(x, y)` is the upper left corner.
pub fn rows_of(symbol: &str, count: u8, (x, y): (f32, f32), size: f32, step: f32, across: u8) -> Markup {
    html! {
        @for at in 0..count {
            (icon(symbol, (x + f32::from(at % across) * step, y + f32::from(at / across) * step), size))
        }
    }
}

/// A pile: the top piece and a count at its lower right.
pub fn pile(symbol: &str, count: u8, (cx, cy): (f32, f32), size: f32) -> Markup {
    html! {
        (icon_at(symbol, (cx, cy), size))
        g.count {
            circle cx=(D(cx + size * 0.42)) cy=(D(cy + size * 0.36)) r=(D(size * 0.3)) {}
            (text::numeral(Hand::Number, size * 0.36, (cx + size * 0.42, cy + size * 0.36), count))
        }
    }
}

/// Pips of a die, on a grid of three by three, in reading order.
const PIPS: [&[u8]; 6] = [&[4], &[0, 8], &[0, 4, 8], &[0, 2, 6, 8], &[0, 2, 4, 6, 8], &[0, 2, 3, 5, 6, 8]];

/// The face of a die, from one to six. Its colours are `--df` (ground), `--dp` (pips) and `--de` (edge), so
/// that a board can give each player dice of their own.
pub fn die(value: u8, (x, y): (f32, f32), size: f32) -> Markup {
    let pips = PIPS[usize::from(value.clamp(1, 6)) - 1];
    let at = |cell: u8| size * (0.24 + 0.26 * f32::from(cell));
    html! {
        g.die transform={ "translate(" (D(x)) " " (D(y)) ")" } {
            rect width=(D(size)) height=(D(size)) rx=(D(size * 0.18)) {}
            @for pip in pips { circle cx=(D(at(pip % 3))) cy=(D(at(pip / 3))) r=(D(size * 0.095)) {} }
        }
    }
}

/// A ribbon with words, for titles inside drawings; `(x, y)` is the upper left corner.
pub fn ribbon((x, y): (f32, f32), (width, height): (f32, f32), words: &str) -> Markup {
    let notch = height * 0.35;
    let fitted = text::fit(Hand::Name, words, width - 2.0 * notch - 8.0, &[15.0, 13.5, 12.5, 11.0]);
    html! {
        path.ribbon d={
            "M" (D(x)) " " (D(y)) "h" (D(width)) "l" (D(-notch)) " " (D(height / 2.0)) "l" (D(notch)) " " (D(height / 2.0))
            "h" (D(-width)) "l" (D(notch)) " " (D(-height / 2.0)) "z"
        } {}
        (fitted.centred(Hand::Name, (x + width / 2.0, y + height / 2.0)))
    }
}
