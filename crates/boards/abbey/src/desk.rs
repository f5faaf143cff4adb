//! What every part of the drawing looks at, and the small things all of them draw.

use std::cell::RefCell;
use std::collections::BTreeMap;

use maud::{Markup, html};
use parlour_abbey::View;
use parlour_abbey::data::{Good, Initiative, Token};
use parlour_abbey::view::{Holder, SeatView};
use parlour_core::Seat;
use parlour_kit::icon::icon;
use parlour_kit::piece::piece;
use parlour_kit::player::tincture;
use parlour_kit::{D, Marks, Scene};

/// The view, the scene and the marks of one drawing.
pub(crate) struct Desk<'a> {
    pub(crate) view: &'a View,
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) marks: &'a Marks<'a>,
    /// How many dice of a seat and face are drawn so far: dice that look alike share a row of ids, so that one
    /// which is moved is seen to move.
    dice: RefCell<BTreeMap<(Seat, u8), u8>>,
}

/// How a die lies: rolled and free, or placed.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Lies {
    Free,
    Placed,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(view: &'a View, scene: &'a Scene<'a>, marks: &'a Marks<'a>) -> Self {
        Self { view, scene, marks, dice: RefCell::default() }
    }

    pub(crate) fn seat(&self, seat: Seat) -> &'a SeatView {
        &self.view.seats[seat.index()]
    }

    /// A monk die of a seat.
    pub(crate) fn die(&self, seat: Seat, value: u8, lies: Lies, (x, y): (f32, f32), size: f32) -> Markup {
        let mut dice = self.dice.borrow_mut();
        let number = dice.entry((seat, value)).or_default();
        let id = format!("pc-{seat}-die-{value}-{number}");
        *number += 1;
        piece(&id, &die_body(seat, value, lies, (x, y), size))
    }

    /// The echo of a die: it looks like one and does not travel.
    pub(crate) fn echo(seat: Seat, value: u8, at: (f32, f32), size: f32) -> Markup {
        html! { g.abbey-idle { (die_body(seat, value, Lies::Placed, at, size)) } }
    }

    /// A peasant, in the colours of a seat.
    pub(crate) fn peasant(seat: Seat, (x, y): (f32, f32), size: f32) -> Markup {
        html! {
            g class=(tincture(seat)) {
                (icon("i-folk", (x, y), size))
                @if size >= 24.0 { (icon(shape(seat), (x + size * 0.64, y + size * 0.6), size * 0.42)) }
            }
        }
    }

    /// Whoever it is, in a few letters.
    pub(crate) fn name(&self, holder: Holder) -> String {
        match holder {
            Holder::Seat(seat) => self.scene.face(seat).name.clone(),
            Holder::Elias => self.scene.word("abbey-elias"),
        }
    }
}

fn die_body(seat: Seat, value: u8, lies: Lies, (x, y): (f32, f32), size: f32) -> Markup {
    let free = lies == Lies::Free;
    let sign = if free { marker(seat) } else { shape(seat) };
    html! {
        g class=(tincture(seat)) {
            g.abbey-free[free] { (icon(face(value), (x, y), size)) }
            (icon(sign, (x + size * 0.67, y + size * 0.67), size * 0.46))
        }
    }
}

/// A die that is nobody's: of the Vikings, of Elias, or a mere hint of one.
pub(crate) fn other_die(class: &str, value: u8, (x, y): (f32, f32), size: f32) -> Markup {
    html! { g class=(class) { (icon(face(value), (x, y), size)) } }
}

/// A free square for a die.
pub(crate) fn square((x, y): (f32, f32), size: f32) -> Markup {
    html! { rect.abbey-square x=(D(x)) y=(D(y)) width=(D(size)) height=(D(size)) rx=(D(size * 0.17)) {} }
}

/// The symbol of a die's face.
pub(crate) fn face(value: u8) -> &'static str {
    const FACES: [&str; 6] = ["i-die-1", "i-die-2", "i-die-3", "i-die-4", "i-die-5", "i-die-6"];
    FACES[usize::from(value.clamp(1, 6)) - 1]
}

/// The shape of a seat, as it stands on things of the seat's colour.
pub(crate) fn shape(seat: Seat) -> &'static str {
    ["i-s-gules", "i-s-azure", "i-s-vert", "i-s-or", "i-s-ermine"][seat.index()]
}

fn marker(seat: Seat) -> &'static str {
    ["i-m-gules", "i-m-azure", "i-m-vert", "i-m-or", "i-m-ermine"][seat.index()]
}

/// The symbol of a kind of goods.
pub(crate) const fn good(good: Good) -> &'static str {
    match good {
        Good::Wood => "i-wood",
        Good::Grain => "i-grain",
        Good::Stone => "i-stone",
        Good::Sand => "i-sand",
        Good::Coin => "i-coin",
    }
}

/// The symbol of a token.
pub(crate) const fn token(token: Token) -> &'static str {
    match token {
        Token::Good(kind) => good(kind),
        Token::Tool => "i-tool",
        Token::Wagon => "i-wagon",
        Token::Relic => "i-relic",
    }
}

/// The symbol of an initiative token.
pub(crate) const fn initiative(of: Initiative) -> &'static str {
    token(of.reward().0)
}

/// Coins first, as costs are read, then by value.
pub(crate) const GOODS: [Good; Good::COUNT] = [Good::Coin, Good::Wood, Good::Grain, Good::Stone, Good::Sand];

/// The faces of a count by face, one by one, the highest first.
pub(crate) fn faces(counts: [u8; 6]) -> Vec<u8> {
    (1..=6u8)
        .rev()
        .flat_map(|face| std::iter::repeat_n(face, usize::from(counts[usize::from(face) - 1])))
        .collect()
}
