//! Another player's abbey, on a plan of its own: 540 by 398.

use maud::{Markup, html};
use parlour_abbey::data::{CLERGY_TOP, FONTS, Pew, Site};
use parlour_abbey::view::{CardView, SeatView};
use parlour_core::{Phrase, Seat};
use parlour_kit::card::scene;
use parlour_kit::icon::icon;
use parlour_kit::piece::piece;
use parlour_kit::player::{inline_marker, marker_at, tincture};
use parlour_kit::reading::about;
use parlour_kit::{Anchor, D, Drawing, Hand, Leaf, Whose, text};

use crate::cards::told;
use crate::church::wall;
use crate::desk::{Desk, GOODS, Lies, faces, good, square};
use crate::{effects, whole};

/// The height of a place for a building.
const SLOT: f32 = 50.0;

/// The leaf of another player.
pub(crate) fn leaf(desk: &Desk<'_>, seat: Seat) -> Leaf {
    let face = desk.scene.face(seat);
    let view = desk.seat(seat);
    let first = desk.view.first == Some(seat);
    let eats = Phrase::new("abbey-board-folk").number("n", view.population).number("reserve", view.reserve);
    let aside = html! {
        (inline_marker(face))
        @if first { span { (desk.scene.word("abbey-board-first")) } }
        span { (desk.scene.say(&eats)) }
    };
    let label = desk.scene.say(&Phrase::new("abbey-board-abbey-of").seat("who", seat));
    let drawing = Drawing::new(format!("abbey-{seat}"), (544.0, 402.0), label, body(desk, view)).pans(550);
    whole(format!("leaf-abbey-{seat}"), face.name.clone(), Whose::Other(seat))
        .aside(aside)
        .drawings(vec![drawing])
}

fn body(desk: &Desk<'_>, view: &SeatView) -> Markup {
    html! {
        g.abbey-small transform="translate(2 2)" {
            rect.bd x="0" y="0" width="540" height="398" {}
            (defence(desk, view))
            (church(desk, view))
            (towers(desk, view))
            (about("abbey-board-monks", &pool(desk, view)))
            (crusades(desk, view))
            (slots(desk, view))
            (goods(desk, view))
            rect.bd-o x="0" y="0" width="540" height="398" {}
        }
    }
}

fn defence(desk: &Desk<'_>, view: &SeatView) -> Markup {
    about("abbey-unit-defense", &shields(desk, view))
}

fn shields(desk: &Desk<'_>, view: &SeatView) -> Markup {
    let dark = desk.view.darkness_track[usize::from(desk.view.darkness_cell).clamp(1, 9) - 1];
    let x = |at: u8| 78.0 + 32.0 * f32::from(at.clamp(1, 10) - 1);
    let short = dark.saturating_sub(view.defense);
    html! {
        (text::fit(Hand::Name, &desk.scene.word("abbey-board-defence"), 64.0, &[13.0, 11.0]).set(Hand::Name, (10.0, 20.0), Anchor::Start))
        @for at in 1..=10 {
            path.abbey-shield.dark[at <= dark] d={ "M" (D(x(at))) " 8h26v12c0 7-5 10-13 13-8-3-13-6-13-13z" } {}
            (text::centred(Hand::Name, 13.0, (x(at) + 13.0, 25.0), at))
        }
        @if view.defense > 0 {
            (piece(&format!("pc-{}-defence", view.seat), &marker_at(desk.scene.face(view.seat), (x(view.defense) + 13.0, 20.0), 22.0)))
        }
        @if short > 0 {
            g.in-rubric { (text::line(Hand::Number, 13.0, (528.0, 25.0), Anchor::End, desk.scene.say(&Phrase::new("abbey-board-short").number("n", short)))) }
        }
    }
}

/// The five walls of the small plan.
const LINES: [&str; 5] = [
    "M44 88V176",
    "M44 88H226V68H240",
    "M286 68H300V88H462A44 44 0 0 1 506 132",
    "M506 132A44 44 0 0 1 462 176H300V196H286",
    "M240 196H226V176H44",
];

/// The rows of pews, dice and clergy.
const ROWS: [f32; 3] = [147.0, 120.0, 93.0];

fn church(desk: &Desk<'_>, view: &SeatView) -> Markup {
    let built = usize::from(view.walls).min(5);
    html! {
        path.abbey-floor d="M44 88H226V68H300V88H462A44 44 0 0 1 462 176H300V196H226V176H44z" {}
        path.abbey-vault d="M226 88L300 176M300 88L226 176" {}
        @for line in &LINES[..built] { (wall(line)) }
        @for line in &LINES[built..] { path.abbey-wp d=(line) {} }
        (about("abbey-action-preach", &dice(desk, view, 0, 56.5)))
        (about("abbey-action-clergy", &dice(desk, view, 1, 442.5)))
        @for bench in 1..=Pew::BENCHES {
            @let x = 87.0 + 35.5 * f32::from(bench - 1);
            g data-about="abbey-board-pews" {
            rect.abbey-pew x=(D(x)) y="93" width="30" height="78" rx="4" {}
            @for row in 1..=Pew::ROWS {
                @let y = ROWS[usize::from(row - 1)];
                @if view.pews.contains(&Pew::at(bench, row)) { (Desk::peasant(view.seat, (x + 4.0, y), 23.0)) }
                @else { circle.abbey-seat cx=(D(x + 15.0)) cy=(D(y + 12.0)) r="9" {} }
            }
            }
        }
        @for at in 0..FONTS {
            @let cy = 112.0 + 40.0 * f32::from(at);
            g data-about="abbey-spot-baptistery" {
            circle.abbey-basin cx="248" cy=(D(cy)) r="16" {}
            circle.abbey-water cx="248" cy=(D(cy)) r="11.5" {}
            @if at < view.baptistery { (Desk::peasant(view.seat, (237.0, cy - 12.0), 22.0)) }
            }
        }
        @if view.altar {
            rect.abbey-altar x="276" y="110" width="15" height="44" rx="1" {}
            path.abbey-altar-line d="M283.5 126v12m-4-8h8" {}
        } @else { rect.abbey-plan x="276" y="110" width="15" height="44" rx="1" {} }
        (about("abbey-action-clergy", &clergy(desk, view)))
    }
}

/// Dice for preaching or for the clergy.
fn dice(desk: &Desk<'_>, view: &SeatView, kind: usize, x: f32) -> Markup {
    let dice = faces(view.board[kind]);
    html! {
        @for (at, y) in ROWS.iter().rev().enumerate() {
            @match dice.get(at) {
                Some(value) => { (desk.die(view.seat, *value, Lies::Placed, (x - 1.0, y - 0.5), 25.0)) }
                None => { (square((x, y + 0.5), 23.0)) }
            }
        }
    }
}

fn clergy(desk: &Desk<'_>, view: &SeatView) -> Markup {
    let at = |step: u8| (415.0 - 27.5 * f32::from(step / 3), ROWS[usize::from(step % 3)]);
    html! {
        @for step in 0..CLERGY_TOP {
            @let (x, y) = at(step);
            rect.abbey-cell.done[step < view.clergy] x=(D(x)) y=(D(y)) width="24" height="24" rx="3" {}
        }
        @if view.clergy > 0 {
            @let (x, y) = at((view.clergy - 1).min(CLERGY_TOP - 1));
            (piece(&format!("pc-{}-clergy", view.seat), &marker_at(desk.scene.face(view.seat), (x + 12.0, y + 12.0), 22.0)))
        }
        (icon("i-mitre", (474.0, 114.0), 20.0))
        (text::centred(Hand::Name, 13.0, (484.0, 149.0), view.clergy))
    }
}

const CORNERS: [(f32, f32); 4] = [(8.0, 48.0), (240.0, 44.0), (8.0, 170.0), (240.0, 174.0)];

fn towers(desk: &Desk<'_>, view: &SeatView) -> Markup {
    let standing: Vec<&CardView> =
        view.cards.iter().filter(|card| matches!(card.card.site, Site::Tower(_))).collect();
    html! {
        @for (at, (x, y)) in CORNERS.into_iter().enumerate() {
            @match standing.get(at) {
                Some(card) => {
                    g data-about=(card.card.site.key()) {
                        title { (told(desk, card.card.site.key())) }
                        rect.abbey-tower x=(D(x)) y=(D(y)) width="46" height="46" rx="2" {}
                        rect.abbey-tower-in x=(D(x + 6.0)) y=(D(y + 6.0)) width="34" height="34" rx="1" {}
                        (garrison(view.seat, **card, (x + 23.0, y + 23.0)))
                    }
                }
                None => {
                    rect.abbey-plan x=(D(x)) y=(D(y)) width="46" height="46" rx="2" {}
                    rect.abbey-plan x=(D(x + 6.0)) y=(D(y + 6.0)) width="34" height="34" rx="1" {}
                }
            }
        }
    }
}

fn garrison(seat: Seat, card: CardView, (cx, cy): (f32, f32)) -> Markup {
    let symbol = match card.card.site {
        Site::Tower(tower) if tower.needs_archer() => "i-archer",
        Site::Tower(_) if !card.card.site.has_peasant_space() => "i-cross",
        _ => "i-folk",
    };
    let there = card.manned || symbol == "i-cross";
    html! {
        g class=(if there { tincture(seat) } else { "abbey-ghost" }) { (icon(symbol, (cx - 13.0, cy - 13.0), 26.0)) }
    }
}

fn pool(desk: &Desk<'_>, view: &SeatView) -> Markup {
    let dice = faces(view.pool);
    let step = (210.0 / dice.len().max(7) as f32).min(30.0);
    html! {
        @for (at, die) in dice.iter().enumerate() {
            (desk.die(view.seat, *die, Lies::Free, (310.0 + step * at as f32, 42.0), step - 4.0))
        }
    }
}

fn crusades(desk: &Desk<'_>, view: &SeatView) -> Markup {
    html! {
        @for (at, quest) in view.crusades.iter().take(2).enumerate() {
            g data-about=(quest.card.key()) transform={ "translate(312 " (D(184.0 + 28.0 * at as f32)) ")" } {
                title { (told(desk, quest.card.key())) }
                rect.abbey-tray x="0" y="0" width="216" height="27" rx="5" {}
                (icon("i-crusade", (4.0, 5.0), 17.0))
                (text::fit(Hand::Name, &desk.scene.title(quest.card.key()), 92.0, &[12.5, 11.0]).set(Hand::Name, (24.0, 14.0), Anchor::Start))
                g transform="translate(122 4) scale(.52)" { (crate::crusades::dice(desk, view.seat, quest, (176.0, 0.0))) }
            }
        }
    }
}

fn slots(desk: &Desk<'_>, view: &SeatView) -> Markup {
    let buildings: Vec<&CardView> =
        view.cards.iter().filter(|card| matches!(card.card.site, Site::Building(_))).collect();
    let across = if view.slots.0 > 8 { 5 } else { 4 };
    let width = 520.0 / across as f32 - 4.0;
    let at =
        |n: usize| (10.0 + (width + 4.0) * (n % across) as f32, 244.0 + (SLOT + 4.0) * (n / across) as f32);
    html! {
        @for n in 0..usize::from(view.slots.0) {
            @let (x, y) = at(n);
            @match buildings.get(n) {
                Some(card) => { (building(desk, view.seat, **card, (x, y), width)) }
                None if n < usize::from(view.slots.0 - view.slots.1) => {
                    rect.abbey-tray x=(D(x)) y=(D(y)) width=(D(width)) height=(D(SLOT)) rx="5" {}
                    (icon("i-barn", (x + 6.0, y + 10.0), 30.0))
                    (text::line(Hand::Words, 12.0, (x + 42.0, y + 29.0), Anchor::Start, view.animals.0 + view.animals.1))
                }
                None => { rect.abbey-slot x=(D(x)) y=(D(y)) width=(D(width)) height=(D(SLOT)) rx="5" {} }
            }
        }
    }
}

/// The picture of a building above its name, and who stands there.
fn building(desk: &Desk<'_>, seat: Seat, card: CardView, (x, y): (f32, f32), width: f32) -> Markup {
    let key = card.card.site.key();
    let name = text::fit(Hand::Name, &desk.scene.word(key), width - 6.0, &[12.5, 12.0, 11.5]);
    let (cx, cy) = (x + width - 17.0, y + 16.0);
    html! {
        g data-about=(key) {
            title { (told(desk, key)) }
            rect.abbey-tray x=(D(x)) y=(D(y)) width=(D(width)) height=(D(SLOT)) rx="5" {}
            @if let Site::Building(building) = card.card.site {
                (scene(effects::picture(building), (x + 1.0, y + 1.0), (width - 2.0, 31.0)))
            }
            path.abbey-rule d={ "M" (D(x)) " " (D(y + 32.0)) "h" (D(width)) } {}
            circle.niche.full[card.manned] cx=(D(cx)) cy=(D(cy)) r="13.5" {}
            @if card.manned { (Desk::peasant(seat, (cx - 11.0, cy - 12.0), 22.0)) }
            @else { g.abbey-ghost { (icon("i-folk", (cx - 8.0, cy - 9.0), 16.0)) } }
            (name.centred(Hand::Name, (x + width / 2.0, y + 41.5)))
        }
    }
}

fn goods(desk: &Desk<'_>, view: &SeatView) -> Markup {
    let goods = GOODS.iter().map(|kind| (kind.key(), good(*kind), view.stock[*kind as usize]));
    let tokens = [
        ("abbey-token-tool", "i-tool", u16::from(view.tools.1)),
        ("abbey-token-wagon", "i-wagon", u16::from(view.wagons)),
        ("abbey-token-trade", "i-trade", u16::from(view.trades)),
    ];
    let hand: u8 = view.hand.iter().map(|held| held.n).sum();
    let names: Vec<String> = view.hand.iter().map(|held| desk.scene.word(held.what.key())).collect();
    html! {
        path.abbey-rule d="M10 356H530" {}
        @for (at, (key, symbol, count)) in goods.chain(tokens).enumerate() {
            g.abbey-idle[count == 0] data-about=(key) {
                (icon(symbol, (12.0 + 46.0 * at as f32, 366.0), 20.0))
                (text::line(Hand::Name, 13.0, (35.0 + 46.0 * at as f32, 381.0), Anchor::Start, count))
            }
        }
        @if hand > 0 {
            g {
                title { (names.join(", ")) }
                (text::line(Hand::Aside, 13.0, (528.0, 381.0), Anchor::End, desk.scene.say(&Phrase::new("abbey-board-in-hand").number("n", hand))))
            }
        }
    }
}
