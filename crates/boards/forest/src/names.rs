//! Names on one line, set narrower where they are too long for it.

use parlour_kit::{Anchor, D, Hand, Markup, html, text};

/// Sets a name in one line, its middle at `(cx, cy)`.
pub(crate) fn line(hand: Hand, name: &str, at: (f32, f32), width: f32, sizes: &[f32]) -> Markup {
    set(hand, name, at, Anchor::Middle, width, sizes)
}

/// Sets words in one line that begins at `x`.
pub(crate) fn from(hand: Hand, words: &str, at: (f32, f32), width: f32, sizes: &[f32]) -> Markup {
    set(hand, words, at, Anchor::Start, width, sizes)
}

fn set(hand: Hand, words: &str, (x, cy): (f32, f32), anchor: Anchor, width: f32, sizes: &[f32]) -> Markup {
    let fitted = text::fit(hand, words, width, sizes);
    let size = sizes.last().copied().unwrap_or(11.0);
    if fitted.lines.len() == 1 && fitted.size >= size {
        return fitted.set(hand, (x, cy), anchor);
    }
    // Common fonts run narrower than the widest one: what barely misses should not be stretched in them.
    let length = width.min(text::width_of(hand, size, words) * 0.82);
    let (class, anchor) = match (hand, anchor) {
        (Hand::Name, Anchor::Middle) => ("h-name", "middle"),
        (Hand::Aside, Anchor::Middle) => ("h-aside", "middle"),
        (_, Anchor::Middle) => ("h-words", "middle"),
        _ => ("h-words", "start"),
    };
    html! {
        text class=(class) x=(D(x)) y=(D(cy + size * 0.35)) font-size=(D(size)) text-anchor=(anchor)
            textLength=(D(length)) lengthAdjust="spacingAndGlyphs" { (text::growing(words)) }
    }
}
