//! Names in bands: always one line, set narrower where they are too long for it.

use parlour_kit::{D, Hand, Markup, html, text};

/// Sets a name in one line, its middle at `(cx, cy)`.
pub(crate) fn line(name: &str, (cx, cy): (f32, f32), width: f32, sizes: &[f32]) -> Markup {
    let fitted = text::fit(Hand::Name, name, width, sizes);
    if fitted.lines.len() == 1 {
        return fitted.centred(Hand::Name, (cx, cy));
    }
    let size = sizes.last().copied().unwrap_or(11.0);
    html! {
        text.h-name x=(D(cx)) y=(D(cy + size * 0.35)) font-size=(D(size)) text-anchor="middle"
            textLength=(D(width)) lengthAdjust="spacingAndGlyphs" { (name) }
    }
}
