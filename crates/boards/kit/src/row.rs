//! The function of a card in a row of icons: input, arrow, output.

use maud::{Markup, html};

use crate::icon::icon;
use crate::num::D;
use crate::scale::LEAST;
use crate::text::{self, Anchor, Hand, width_of};

/// A row of icons, numbers and words. It shrinks to fit and never wraps.
#[derive(Clone, Default, Debug)]
pub struct Row(Vec<Bit>);

#[derive(Clone, Debug)]
enum Bit {
    Icon(&'static str),
    Number(String),
    Word(String),
    Arrow,
}

impl Row {
    /// An empty row.
    pub fn new() -> Self {
        Self::default()
    }

    /// A symbol of the sprite.
    pub fn icon(mut self, symbol: &'static str) -> Self {
        self.0.push(Bit::Icon(symbol));
        self
    }

    /// So many of a symbol: the number is left out where it is one.
    pub fn some(self, count: u8, symbol: &'static str) -> Self {
        if count == 1 { self.icon(symbol) } else { self.number(count.to_string()).icon(symbol) }
    }

    /// A number, with its sign or unit: `3`, `+2`, `3×`.
    pub fn number(mut self, number: impl Into<String>) -> Self {
        self.0.push(Bit::Number(number.into()));
        self
    }

    /// A word between icons: `or`, `per`.
    pub fn word(mut self, word: impl Into<String>) -> Self {
        self.0.push(Bit::Word(word.into()));
        self
    }

    /// What comes before becomes what comes after.
    pub fn arrow(mut self) -> Self {
        self.0.push(Bit::Arrow);
        self
    }

    /// Is there anything in it?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Draws the row centred on a point, icons of `size`, shrunk to `width` if it must.
    pub fn centred(&self, (cx, cy): (f32, f32), size: f32, width: f32) -> Markup {
        // Icons shrink before letters do; what still has no room is set narrower, not lower.
        let sizes = (0_u8..).map(|step| size - f32::from(step)).take_while(|size| *size >= LEAST_ICON);
        let size =
            sizes.clone().find(|size| self.width(*size) <= width).or_else(|| sizes.last()).unwrap_or(size);
        let natural = self.width(size);
        let scale = (width / natural).min(1.0);
        let left = D(cx - natural * scale / 2.0);
        let transform = if scale < 1.0 {
            format!("translate({left} {}) scale({scale:.3} 1)", D(cy))
        } else {
            format!("translate({left} {})", D(cy))
        };
        let placed = self.0.iter().zip(self.gaps(size)).scan(0.0, |x, (bit, gap)| {
            let at = *x + gap;
            *x = at + bit.width(size);
            Some((at, bit))
        });
        html! { g.row transform=(transform) { @for (x, bit) in placed { (bit.draw(x, size)) } } }
    }

    /// Its width where nothing shrinks it.
    pub fn width(&self, size: f32) -> f32 {
        let bits: f32 = self.0.iter().map(|bit| bit.width(size)).sum();
        (bits + self.gaps(size).sum::<f32>()).max(1.0)
    }

    /// The gap before each bit: a number after an icon opens a new group, so nobody takes it for the icon's, and two
    /// numbers are not one.
    fn gaps(&self, size: f32) -> impl Iterator<Item = f32> {
        let before = std::iter::once(None).chain(self.0.iter().map(Some));
        before.zip(&self.0).map(move |pair| match pair {
            (None, _) => 0.0,
            (Some(Bit::Icon(_) | Bit::Number(_)), Bit::Number(_)) => size * 0.34,
            _ => size * 0.12,
        })
    }
}

/// Icons shrink to this at the most.
const LEAST_ICON: f32 = 11.0;

/// Beside small icons numbers are set larger in proportion: nothing is smaller than eleven pixels.
fn number_size(size: f32) -> f32 {
    (size * 0.68).max(LEAST)
}

/// The same for words.
fn word_size(size: f32) -> f32 {
    (size * 0.62).max(LEAST)
}

/// Letters beside an icon: where they have grown they are pressed together, and stay clear of it.
fn beside(hand: Hand, size: f32, x: f32, words: &str) -> Markup {
    text::in_one_line(hand, words, width_of(hand, size, words), &[size]).set(hand, (x, 0.0), Anchor::Start)
}

impl Bit {
    fn width(&self, size: f32) -> f32 {
        match self {
            Self::Icon(_) => size,
            Self::Number(number) => width_of(Hand::Number, number_size(size), number),
            Self::Word(word) => width_of(Hand::Words, word_size(size), word) + size * 0.2,
            Self::Arrow => size * 0.85,
        }
    }

    fn draw(&self, x: f32, size: f32) -> Markup {
        match self {
            Self::Icon(symbol) => icon(symbol, (x, -size / 2.0), size),
            Self::Number(number) => beside(Hand::Number, number_size(size), x, number),
            Self::Word(word) => beside(Hand::Words, word_size(size), x + size * 0.1, word),
            Self::Arrow => html! {
                path.arr d={ "M" (D(x + size * 0.12)) " 0h" (D(size * 0.58)) "m" (D(-size * 0.24)) " " (D(-size * 0.22))
                    "l" (D(size * 0.26)) " " (D(size * 0.22)) " " (D(-size * 0.26)) " " (D(size * 0.22)) } {}
            },
        }
    }
}
