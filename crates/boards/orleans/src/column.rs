//! The left column of the main board: the hourglass, the goods market, technology.

use parlour_core::Phrase;
use parlour_kit::icon::{icon, icon_at};
use parlour_kit::player::marker_at;
use parlour_kit::scale::{Scale, fine};
use parlour_kit::text::{Anchor, line};
use parlour_kit::value::shown;
use parlour_kit::{D, Disc, Hand, Markup, Outline, html, target, text};
use parlour_orleans::Good;

use crate::places;
use crate::symbols;
use crate::table::{Table, name, words};

/// The middle of the column.
const CX: f32 = 44.0;

/// The column, 80 wide, from 4 to 598.
pub(crate) fn draw(table: &Table<'_>) -> Markup {
    html! { (round(table)) (goods(table)) (technology(table)) }
}

fn panel(y: f32, height: f32, title: &str) -> Markup {
    html! {
        rect.orleans-panel x="4" y=(D(y)) width="80" height=(D(height)) rx="4" {}
        (name(title, (CX, y + 13.0), 78.0, &[13.0, 12.0]))
    }
}

/// The round, its event, the tiles to come.
fn round(table: &Table<'_>) -> Markup {
    let view = table.view;
    let of = table.scene.say(&Phrase::new("orleans-board-of").number("n", view.rounds));
    let left: u8 = view.hourglass.iter().map(|stack| stack.count).sum();
    let first = table.scene.face(view.first);
    html! {
        (panel(4.0, 196.0, &table.scene.word("orleans-board-round")))
        g.in-rubric data-about="orleans-board-rounds" { (shown("round", view.round, &text::centred(Hand::Name, 34.0, (CX, 49.0), view.round))) }
        (text::centred(Hand::Words, 11.5, (CX, 64.0), &of))
        @if view.round > 0 {
            g { title { (table.scene.say(&Phrase::new("orleans-board-first-player").seat("who", view.first))) }
                (marker_at(first, (72.0, 32.0), 17.0)) }
        }
        (event(table))
        rect.orleans-back x="16" y="154" width="24" height="36" rx="3" {}
        rect.orleans-back x="13" y="151" width="24" height="36" rx="3" {}
        g data-about="orleans-board-rounds" {
            (icon_at("i-hourglass", (25.0, 169.0), 20.0))
            (shown("hourglass/*/count", left, &text::centred(Hand::Number, 15.0, (62.0, 168.0), left)))
        }
        (fine(Scale::Slight, &words(&table.scene.word("orleans-board-left"), (64.0, 180.0), 30.0, Anchor::Middle)))
    }
}

fn event(table: &Table<'_>) -> Markup {
    let key = table.view.event.map_or("orleans-hourglass-none", |event| event.key());
    let body = html! {
        title { (table.scene.title(key)) @if table.view.event.is_some() { ": " (table.scene.facet(key, "effect")) } }
        rect.orleans-event x="10" y="72" width="68" height="74" rx="5" {}
        @if let Some(event) = table.view.event { (icon_at(symbols::event(event), (CX, 96.0), 38.0)) }
        (name(&table.scene.title(key), (CX, if table.view.event.is_some() { 131.0 } else { 109.0 }), 64.0, &[13.0]))
    };
    let outline = Outline::Frame { x: 10.0, y: 72.0, width: 68.0, height: 74.0, r: 5.0 };
    target(table.marks, places::EVENT, outline, Disc::Corner, &body)
}

/// The goods, the dearest on top; each shows what it is worth in the end.
fn goods(table: &Table<'_>) -> Markup {
    let stacks = table.view.goods.iter().rev().enumerate();
    html! {
        (panel(206.0, 296.0, &table.scene.word("orleans-board-goods")))
        @for (at, stack) in stacks {
            (pile(table, stack.what, stack.count, 232.0 + 54.0 * at as f32))
        }
    }
}

fn pile(table: &Table<'_>, good: Good, count: u8, y: f32) -> Markup {
    html! {
        g.orleans-zero[count == 0] data-about=(good.key()) {
            title { (table.scene.title(good.key())) ": " (count) }
            rect.orleans-lot-under x="13" y=(D(y + 3.0)) width="38" height="40" rx="4" {}
            rect.orleans-lot x="10" y=(D(y)) width="38" height="40" rx="4" {}
            (icon(symbols::good(good), (14.0, y + 5.0), 30.0))
            (shown(&format!("goods/what={good}/count"), count, &line(Hand::Number, 14.5, (66.5, y + 18.0), Anchor::Middle, format!("×{count}"))))
            (icon("i-vp", (57.0, y + 23.0), 19.0))
            text.orleans-worth x="66.5" y=(D(y + 36.5)) { (text::growing(good.value())) }
        }
    }
}

fn technology(table: &Table<'_>) -> Markup {
    let count = table.view.technology;
    html! {
        (panel(508.0, 90.0, &table.scene.title("orleans-sheet-technology")))
        g.orleans-zero[count == 0] data-about="orleans-sheet-technology" {
            rect.orleans-lot-under x="13" y="539" width="36" height="40" rx="4" {}
            rect.orleans-lot x="10" y="536" width="36" height="40" rx="4" {}
            (icon(symbols::TECHNOLOGY, (12.0, 540.0), 32.0))
            (shown("technology", count, &line(Hand::Number, 14.5, (66.0, 562.0), Anchor::Middle, format!("×{count}"))))
        }
    }
}
