//! The four corners outside the cross: rolled dice, tokens, towers to build.

use maud::{Markup, html};
use parlour_abbey::data::{TRADE_TOKENS, Tower};
use parlour_abbey::view::SeatView;
use parlour_core::Phrase;
use parlour_kit::icon::icon;
use parlour_kit::player::tincture;
use parlour_kit::reading::about;
use parlour_kit::value::shown;
use parlour_kit::{Anchor, D, Disc, Hand, Outline, target, text, twin};

use crate::cards::{cost_row, told, value};
use crate::desk::{Desk, Lies, faces};
use crate::panels::held;
use crate::places;

/// The rolled dice that are free; dice of one face are as good as each other.
pub(crate) fn monks(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let dice = faces(me.pool);
    let step = (316.0 / dice.len().max(5) as f32).min(62.0);
    let size = (step - 10.0).min(48.0);
    let free = Phrase::new("abbey-board-free-dice").number("n", dice.len() as u8);
    html! {
        rect.abbey-tray x="150" y="76" width="344" height="106" rx="8" {}
        (text::line(Hand::Name, 15.0, (164.0, 99.0), Anchor::Start, desk.scene.word("abbey-board-monks")))
        (text::line(Hand::Words, 12.0, (480.0, 98.0), Anchor::End, desk.scene.say(&free)))
        @for (at, die) in dice.iter().enumerate() {
            @let corner = (166.0 + step * at as f32, 142.0 - size / 2.0);
            @let body = desk.die(me.seat, *die, Lies::Free, corner, size);
            @let before = at - dice.iter().position(|other| other == die).unwrap_or(at);
            @if before == 0 {
                (target(desk.marks, &places::free_die(*die), frame(corner, size), Disc::At(corner.0 + size, corner.1 - 2.0), &body))
            } @else {
                (twin(desk.marks, &places::equal_die(*die, before), &places::free_die(*die), frame(corner, size), &body))
            }
        }
    }
}

fn frame((x, y): (f32, f32), size: f32) -> Outline {
    Outline::Frame { x, y, width: size, height: size, r: size * 0.18 }
}

/// Peasants in reserve, and the tokens.
pub(crate) fn reserve(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let scene = desk.scene;
    let peasants = Phrase::new("abbey-board-peasants").number("n", me.reserve);
    html! {
        rect.abbey-tray x="150" y="424" width="344" height="100" rx="8" {}
        (text::line(Hand::Name, 15.0, (164.0, 447.0), Anchor::Start, scene.word("abbey-board-reserve")))
        g.(tincture(me.seat)) data-about="abbey-unit-peasant" {
            @for at in 0..me.reserve.min(5) { (icon("i-folk", (158.0 + 14.0 * f32::from(at), 462.0), 30.0)) }
        }
        (about("abbey-unit-peasant", &shown(&held(me.seat, "reserve"), me.reserve, &text::centred(Hand::Words, 12.0, (203.0, 512.0), scene.say(&peasants)))))
        (pile(desk, "tools", (284.0, "i-tool"), &format!("{}/{}", me.tools.1, me.tools.0), "abbey-token-tool"))
        (shown(&held(me.seat, "wagons"), me.wagons, &pile(desk, "wagons", (360.0, "i-wagon"), &me.wagons.to_string(), "abbey-token-wagon")))
        (pile(desk, "trades", (436.0, "i-trade"), &format!("{}/{TRADE_TOKENS}", me.trades), "abbey-token-trade"))
    }
}

fn pile(desk: &Desk<'_>, id: &str, (cx, symbol): (f32, &str), count: &str, key: &str) -> Markup {
    let outline = Outline::Frame { x: cx - 34.0, y: 456.0, width: 68.0, height: 62.0, r: 6.0 };
    let body = html! {
        g.abbey-idle[count.starts_with('0')] { (icon(symbol, (cx - 24.0, 461.0), 34.0)) }
        (text::line(Hand::Number, 14.0, (cx + 12.0, 484.0), Anchor::Start, count))
        (text::fit(Hand::Words, &desk.scene.word(key), 66.0, &[12.0, 11.0]).centred(Hand::Words, (cx, 508.0)))
    };
    target(desk.marks, id, outline, Disc::Corner, &body)
}

/// The tower cards that can still be built, in two columns.
pub(crate) fn towers(desk: &Desk<'_>, me: &SeatView) -> Markup {
    html! {
        (text::line(Hand::Name, 15.0, (690.0, 90.0), Anchor::Start, desk.scene.word("abbey-board-towers")))
        @for (at, left) in me.towers_left.iter().enumerate() {
            @let (column, row) = (at % 2, at / 2);
            g.{ "abbey-column-" (column) }.{ "abbey-row-" (row) }.abbey-tower-to-build transform={ "translate(" (D(690.0 + 200.0 * column as f32)) " " (D(98.0 + 36.0 * row as f32)) ")" } {
                (tower(desk, left.what, left.n))
            }
        }
    }
}

fn tower(desk: &Desk<'_>, tower: Tower, copies: u8) -> Markup {
    let row = tower.row();
    let name = match copies {
        1 => desk.scene.word(tower.key()),
        copies => format!("{} ×{copies}", desk.scene.word(tower.key())),
    };
    let name = text::fit(Hand::Name, &name, 62.0, &[12.5, 11.5, 11.0]);
    let body = html! {
        title { (told(desk, tower.key())) }
        rect.abbey-box x="0" y="0" width="194" height="32" rx="5" {}
        g.abbey-within {
            (name.set(Hand::Name, (7.0, 16.0), Anchor::Start))
            (cost_row(row.cost, (73.0, 16.0), 30.0))
            (value(row.prestige, (180.0, 16.0), 23.0))
        }
    };
    let outline = Outline::Frame { x: 0.0, y: 0.0, width: 194.0, height: 32.0, r: 5.0 };
    target(desk.marks, &places::tower(tower), outline, Disc::Corner, &body)
}
