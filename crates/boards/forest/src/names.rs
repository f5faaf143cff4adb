//! Names on one line, set narrower where they are too long for it.

use parlour_kit::{D, Hand, Markup, html, text};

/// Sets a name in one line, its middle at `(cx, cy)`.
pub(crate) fn line(hand: Hand, name: &str, (cx, cy): (f32, f32), width: f32, sizes: &[f32]) -> Markup {
    let fitted = text::fit(hand, name, width, sizes);
    let size = sizes.last().copied().unwrap_or(11.0);
    if fitted.lines.len() == 1 && fitted.size >= size {
        return fitted.centred(hand, (cx, cy));
    }
    // Common fonts run narrower than the widest one: what barely misses should not be stretched in them.
    let length = width.min(text::width_of(hand, size, name) * 0.82);
    let class = if hand == Hand::Name { "h-name" } else { "h-aside" };
    html! {
        text class=(class) x=(D(cx)) y=(D(cy + size * 0.35)) font-size=(D(size)) text-anchor="middle"
            textLength=(D(length)) lengthAdjust="spacingAndGlyphs" { (name) }
    }
}
