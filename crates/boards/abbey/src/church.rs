//! A player's abbey: the church from above, its walls and towers, and the cards below.

use std::ops::RangeInclusive;

use maud::{Markup, html};
use parlour_abbey::data::printed::{
    ALTAR_COST, ALTAR_PRESTIGE, CARDINAL_PRESTIGE, LEVEL_CELLS, REMODEL_COST, SHIELDS,
};
use parlour_abbey::data::{Building, CLERGY_TOP, FONTS, Pew, Site, Tower, WALLS};
use parlour_abbey::view::{CardView, SeatView};
use parlour_core::{Phrase, Seat};
use parlour_kit::icon::icon;
use parlour_kit::piece::piece;
use parlour_kit::player::marker_at;
use parlour_kit::{Anchor, D, Disc, Drawing, Hand, Leaf, Outline, Row, Weight, Whose, target, text};

use crate::cards::{self, cost_row, peasant_place, value};
use crate::desk::{Desk, Lies, faces, other_die, square};
use crate::{crusades, kingdom, places, trays, whole};

/// The leaf of the reader's abbey.
pub(crate) fn leaf(desk: &Desk<'_>, seat: Seat) -> Leaf {
    let me = desk.seat(seat);
    let title = desk.scene.word("abbey-board-mine");
    let towers = me.cards.iter().filter(|card| matches!(card.card.site, Site::Tower(_))).count();
    let aside = Phrase::new("abbey-board-built")
        .number("taken", me.slots.0 - me.slots.1)
        .number("slots", me.slots.0)
        .number("towers", towers as u8)
        .number("walls", me.walls);
    let drawing = Drawing::new("abbey", (1104.0, 706.0), title.clone(), body(desk, me)).pans(1000);
    let whole_board = kingdom::is_whole(desk);
    whole("leaf-abbey".to_owned(), title, Whose::Mine)
        .weighing(if whole_board { Weight::Drawer } else { Weight::Main })
        .aside(html! { span { (desk.scene.say(&aside)) } })
        .drawings(vec![drawing])
}

/// The parts have names: on a narrow screen each stands in a row of its own, as large as its letters want (`abbey.css`).
fn body(desk: &Desk<'_>, me: &SeatView) -> Markup {
    html! {
        g transform="translate(2 2)" {
            rect.bd x="0" y="0" width="1100" height="702" {}
            (headings(desk))
            g #abbey-defence { (defence(desk, me)) }
            g #abbey-church transform="translate(0 82)" {
                g #abbey-plan { (walls(desk, me)) }
                g #abbey-nave {
                    g.narrow { rect.abbey-hall x="128" y="152" width="468" height="166" rx="4" {} }
                    (preaching(desk, me))
                    (pews(desk, me))
                    (baptistery(desk, me))
                }
                g #abbey-altar { (altar(desk, me)) }
                g #abbey-choir {
                    g.narrow { rect.abbey-hall x="683" y="126" width="380" height="192" rx="4" {} }
                    (clergy(desk, me))
                }
                (towers(desk, me))
            }
            // Where the King's board lies in one piece, what is taken to it lies beside it.
            @if !kingdom::is_whole(desk) {
                g #abbey-monks { (trays::monks(desk, me)) }
                g #abbey-reserve { (trays::reserve(desk, me)) }
            }
            g #abbey-raise { (trays::towers(desk, me)) }
            g #abbey-crusades { (crusades::mine(desk, me)) }
            path.abbey-rule.wide d="M16 546H1084" {}
            (slots(desk, me))
            rect.bd-o x="0" y="0" width="1100" height="702" {}
        }
    }
}

/// What the rows of a narrow screen are called.
fn headings(desk: &Desk<'_>) -> Markup {
    let rows = [
        ("defence", "abbey-board-defence", Some(dark(desk))),
        ("nave", "abbey-action-preach", None),
        ("choir", "abbey-action-clergy", None),
        ("plan", "abbey-board-wall", None),
    ];
    html! {
        @for (row, name, darkness) in rows {
            g.narrow.{ "abbey-head-" (row) } {
                (text::line(Hand::Name, 15.0, (4.0, 16.0), Anchor::Start, desk.scene.title(name)))
                @if let Some(n) = darkness {
                    @let told = Phrase::new("abbey-board-darkness").number("n", n);
                    (text::line(Hand::Words, 13.0, (386.0, 16.0), Anchor::End, desk.scene.say(&told)))
                }
            }
        }
    }
}

/// How far the Darkness reaches.
fn dark(desk: &Desk<'_>) -> u8 {
    desk.view.darkness_track[usize::from(desk.view.darkness_cell).clamp(1, 9) - 1]
}

/// The shield at a place of the defense track.
fn shield(x: f32, dark: bool) -> Markup {
    html! {
        path.abbey-shield.dark[dark] d={ "M" (D(x)) " 12h8v4h8v-4h8v4h8v-4h8v22c0 12-8 18-20 23-12-5-20-11-20-23z" } {}
    }
}

/// The shields of the first row, where the track has two.
const FIRST_ROW: usize = 8;

/// The defense track: the dark reaches as far as the Darkness does; the marker stands before the dice.
fn defence(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let dark = dark(desk);
    let outline = Outline::Frame { x: 112.0, y: 8.0, width: 956.0, height: 54.0, r: 6.0 };
    let all = usize::from(SHIELDS);
    let body = html! {
        g { (shields(desk, me, 1..=FIRST_ROW)) }
        g.abbey-second-row { (shields(desk, me, FIRST_ROW + 1..=all)) }
    };
    let label = Phrase::new("abbey-board-darkness").number("n", dark);
    html! {
        g.wide {
            (text::fit(Hand::Name, &desk.scene.word("abbey-board-defence"), 94.0, &[15.0, 13.0, 12.0]).set(Hand::Name, (100.0, 29.0), Anchor::End))
            (text::fit(Hand::Words, &desk.scene.say(&label), 94.0, &[12.0, 11.0]).set(Hand::Words, (100.0, 47.0), Anchor::End))
        }
        (target(desk.marks, "defence", outline, Disc::Corner, &body))
    }
}

/// Some shields of the track with what lies on them.
fn shields(desk: &Desk<'_>, me: &SeatView, row: RangeInclusive<usize>) -> Markup {
    let dark = usize::from(dark(desk));
    let dice = faces(me.board[2]);
    let base = usize::from(me.defense).saturating_sub(dice.len() + usize::from(me.echoes));
    let nearest = |at: usize| at.clamp(1, usize::from(SHIELDS));
    let x = |at: usize| 122.0 + 64.0 * (nearest(at) - 1) as f32;
    let reached = dark.min(*row.end()).saturating_sub(row.start() - 1);
    // Where the dark goes on in the next row, it has no edge.
    let edge = if dark > *row.end() { 0.0 } else { 4.0 };
    html! {
        @if reached > 0 {
            rect.abbey-dark x=(D(x(*row.start()) - 10.0)) y="10" width=(D(64.0 * reached as f32 - edge)) height="52" rx="6" {}
        }
        @for at in row.clone() {
            (shield(x(at), at <= dark))
            (text::centred(Hand::Name, 17.5, (x(at) + 20.0, 42.0), at))
        }
        @if base > 0 && row.contains(&nearest(base)) {
            (piece(&format!("pc-{}-defence", me.seat), &marker_at(desk.scene.face(me.seat), (x(base) + 20.0, 36.0), 32.0)))
        }
        @for (at, die) in dice.iter().enumerate().filter(|(at, _)| row.contains(&nearest(base + 1 + at))) {
            (desk.die(me.seat, *die, Lies::Placed, (x(base + 1 + at) + 3.0, 19.0), 34.0))
        }
        @if row.contains(&nearest(dark)) { (icon("i-dark", (x(dark) + 40.0, 6.0), 24.0)) }
    }
}

/// The five walls, in the order in which they are built.
const LINES: [&str; WALLS as usize] = [
    "M112 152V318",
    "M112 152H520V58H548",
    "M640 58H668V152H988A83 83 0 0 1 1071 235",
    "M1071 235A83 83 0 0 1 988 318H668V412H640",
    "M548 412H520V318H112",
];

fn walls(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let next = usize::from(me.walls);
    let outline = [
        Outline::Frame { x: 104.0, y: 146.0, width: 16.0, height: 178.0, r: 4.0 },
        Outline::Frame { x: 112.0, y: 144.0, width: 408.0, height: 16.0, r: 4.0 },
        Outline::Frame { x: 668.0, y: 144.0, width: 320.0, height: 16.0, r: 4.0 },
        Outline::Frame { x: 668.0, y: 310.0, width: 320.0, height: 16.0, r: 4.0 },
        Outline::Frame { x: 112.0, y: 310.0, width: 408.0, height: 16.0, r: 4.0 },
    ][next.min(4)];
    // A wall that is only planned is a thin line: the whole strip takes the pointer.
    let strip = match outline {
        Outline::Frame { x, y, width, height, .. } => {
            html! { rect.abbey-hit x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) {} }
        }
        Outline::Disc { .. } => html! {},
    };
    html! {
        path.abbey-floor d="M112 152H520V58H668V152H988A83 83 0 0 1 988 318H668V412H520V318H112z" {}
        path.abbey-vault d="M520 152L668 318M668 152L520 318M520 58L668 152M668 58L520 152M520 318L668 412M668 318L520 412M520 152H668M520 318H668" {}
        @for line in &LINES[..next.min(5)] { (wall(line)) }
        @for line in LINES.iter().skip(next) { path.abbey-wp d=(line) {} path.abbey-wp2 d=(line) {} }
        path.abbey-tower d="M510 142h20v20h-20zM510 308h20v20h-20zM658 142h20v20h-20zM658 308h20v20h-20z" {}
        rect.abbey-door x="104" y="218" width="16" height="34" rx="2" {}
        (target(desk.marks, "walls", outline, Disc::Corner, &strip))
    }
}

/// A wall that stands.
pub(crate) fn wall(line: &str) -> Markup {
    html! { path.abbey-w1 d=(line) {} path.abbey-w2 d=(line) {} path.abbey-w3 d=(line) {} }
}

/// Three squares for dice, the given faces hinted at; `x` is their left edge.
fn squares(desk: &Desk<'_>, me: &SeatView, dice: &[u8], hints: [u8; 3], x: f32) -> Markup {
    const TOPS: [f32; 3] = [166.0, 215.0, 264.0];
    html! {
        @for (at, y) in TOPS.into_iter().enumerate() {
            @match dice.get(at) {
                Some(value) => { (desk.die(me.seat, *value, Lies::Placed, (x - 1.0, y - 1.0), 42.0)) }
                None => {
                    (square((x, y), 40.0))
                    (other_die("abbey-ghost-die", hints[at], (x + 7.0, y + 7.0), 26.0))
                }
            }
        }
    }
}

fn preaching(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let outline = Outline::Frame { x: 134.0, y: 160.0, width: 52.0, height: 150.0, r: 6.0 };
    let dice = faces(me.board[0]);
    let body = squares(desk, me, &dice, [1, 2, 3], 140.0);
    target(desk.marks, "preach", outline, Disc::Corner, &body)
}

fn pews(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let left = |bench: u8| 195.0 + 75.0 * f32::from(bench - 1);
    html! {
        @for bench in 1..=Pew::BENCHES {
            rect.abbey-pew x=(D(left(bench))) y="162" width="58" height="146" rx="6" {}
            path.abbey-chevron d={ "M" (D(left(bench) + 65.0)) " 230l7 5-7 5" } {}
        }
        @for pew in Pew::all() {
            @let (cx, cy) = (left(pew.bench()) + 33.0, 284.0 - 49.0 * f32::from(pew.row() - 1));
            (target(desk.marks, &places::pew(pew), Outline::Disc { cx, cy, r: 19.0 }, Disc::Corner, &chair(me, pew, (cx, cy))))
        }
    }
}

fn chair(me: &SeatView, pew: Pew, (cx, cy): (f32, f32)) -> Markup {
    let full = me.pews.contains(&pew);
    html! {
        circle.abbey-seat.full[full] cx=(D(cx)) cy=(D(cy)) r="19" {}
        @if full { (Desk::peasant(me.seat, (cx - 16.0, cy - 17.0), 32.0)) }
    }
}

fn baptistery(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let outline = Outline::Frame { x: 530.0, y: 172.0, width: 60.0, height: 126.0, r: 28.0 };
    let body = html! {
        @for at in 0..FONTS {
            @let cy = 202.0 + 66.0 * f32::from(at);
            circle.abbey-basin cx="560" cy=(D(cy)) r="27" {}
            circle.abbey-water cx="560" cy=(D(cy)) r="20" {}
            @if at < me.baptistery { (Desk::peasant(me.seat, (544.0, cy - 17.0), 32.0)) }
        }
    };
    target(desk.marks, "baptistery", outline, Disc::Corner, &body)
}

fn altar(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let outline = Outline::Frame { x: 608.0, y: 189.0, width: 40.0, height: 92.0, r: 3.0 };
    let body = html! {
        title { (desk.scene.word("abbey-cause-altar")) }
        @if me.altar {
            rect.abbey-altar x="612" y="193" width="32" height="84" rx="2" {}
            path.abbey-altar-line d="M628 225v20M622 231h12M617 203v64" {}
        } @else {
            rect.abbey-plan x="612" y="193" width="32" height="84" rx="2" {}
            (value(ALTAR_PRESTIGE, (628.0, 206.0), 20.0))
            @for (at, kind) in crate::desk::GOODS.iter().filter(|kind| ALTAR_COST[**kind as usize] > 0).enumerate() {
                (text::centred(Hand::Number, 12.0, (619.0, 236.0 + 20.0 * at as f32), ALTAR_COST[*kind as usize]))
                (icon(crate::desk::good(*kind), (624.0, 223.0 + 20.0 * at as f32), 17.0))
            }
        }
    };
    target(desk.marks, "altar", outline, Disc::Corner, &body)
}

/// The levels of the clergy, from the apse towards the nave.
pub(crate) const LEVELS: [&str; 5] = ["postulant", "deacon", "priest", "bishop", "cardinal"];

/// The column of a level and the row of a cell, both from nought.
fn cell(step: u8) -> (f32, f32) {
    let (level, row) = (step / LEVEL_CELLS, step % LEVEL_CELLS);
    (907.0 - 54.5 * f32::from(level), 262.0 - 46.0 * f32::from(row))
}

fn clergy(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let outline = Outline::Frame { x: 954.0, y: 160.0, width: 56.0, height: 150.0, r: 6.0 };
    let dice = faces(me.board[1]);
    html! {
        @for (level, name) in LEVELS.iter().enumerate() {
            @let words = desk.scene.word(&format!("abbey-board-{name}"));
            @let cx = 928.0 - 54.5 * level as f32;
            g.abbey-level { (text::in_one_line(Hand::Aside, &words, 47.0, &[13.0, 12.0]).centred(Hand::Aside, (cx, 137.0))) }
        }
        g data-about="abbey-action-clergy" {
            @for step in 0..CLERGY_TOP { (clergy_cell(step, step < me.clergy)) }
            @if me.clergy > 0 {
                @let (x, y) = cell((me.clergy - 1).min(CLERGY_TOP - 1));
                (piece(&format!("pc-{}-clergy", me.seat), &marker_at(desk.scene.face(me.seat), (x + 21.0, y + 20.0), 34.0)))
            }
        }
        (target(desk.marks, "clergy", outline, Disc::Corner, &squares(desk, me, &dice, [4, 5, 6], 962.0)))
        (icon("i-mitre", (1016.0, 211.0), 34.0))
        (text::centred(Hand::Number, 13.0, (1033.0, 263.0), format!("{}/{CLERGY_TOP}", me.clergy)))
    }
}

/// A cell of the track; the last of each level says what an accomplished one brings.
fn clergy_cell(step: u8, done: bool) -> Markup {
    let (x, y) = cell(step);
    let brings = match step {
        2 => Some(Row::new().icon("i-folk").number("+2")),
        5 => Some(Row::new().icon("i-defence").number("+1")),
        8 => Some(Row::new().number("2").icon("i-joker")),
        11 => Some(Row::new().icon("i-folk").number("+3")),
        12..=14 => {
            Some(Row::new().number(format!("+{}", CARDINAL_PRESTIGE[usize::from(step - 12)])).icon("i-vp"))
        }
        _ => None,
    };
    html! {
        g.abbey-clergy {
            rect.abbey-cell.done[done] x=(D(x)) y=(D(y)) width="42" height="40" rx="4" {}
            @match brings {
                // A bishop brings two things.
                Some(row) if step == 11 => {
                    (row.centred((x + 21.0, y + 11.0), 16.0, 38.0))
                    (Row::new().icon("i-vp").number("+4").centred((x + 21.0, y + 29.0), 16.0, 38.0))
                }
                Some(row) => { (row.centred((x + 21.0, y + 20.0), 18.0, 38.0)) }
                None if done => { path.abbey-tick d={ "M" (D(x + 15.0)) " " (D(y + 20.0)) "l4 5 8-10" } {} }
                None => {}
            }
        }
    }
}

/// The corners of the four tower places.
const CORNERS: [(f32, f32); 4] = [(28.0, 88.0), (548.0, 12.0), (28.0, 294.0), (548.0, 370.0)];

fn towers(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let standing = me.cards.iter().filter_map(|card| match card.card.site {
        Site::Tower(tower) => Some((*card, tower)),
        Site::Building(_) => None,
    });
    let standing: Vec<_> = standing.collect();
    html! {
        @for (at, corner) in CORNERS.into_iter().enumerate() {
            g.{ "abbey-corner-" (at) } {
                @match standing.get(at) {
                    Some((card, tower)) => { (tower_card(desk, me.seat, *card, *tower, corner)) }
                    None => { (planned_tower(desk, corner)) }
                }
            }
        }
    }
}

fn planned_tower(desk: &Desk<'_>, (x, y): (f32, f32)) -> Markup {
    html! {
        rect.abbey-plan x=(D(x)) y=(D(y)) width="92" height="88" rx="3" {}
        rect.abbey-plan x=(D(x + 11.0)) y=(D(y + 11.0)) width="70" height="66" rx="2" {}
        g.in-lapis { (text::centred(Hand::Aside, 13.0, (x + 46.0, y + 48.5), desk.scene.word("abbey-board-tower"))) }
    }
}

fn tower_card(desk: &Desk<'_>, seat: Seat, card: CardView, tower: Tower, (x, y): (f32, f32)) -> Markup {
    let outline = Outline::Frame { x, y, width: 92.0, height: 88.0, r: 3.0 };
    let name = text::fit(Hand::Name, &desk.scene.word(tower.key()), 80.0, &[12.5, 11.0]);
    let body = html! {
        title { (cards::told(desk, tower.key())) }
        rect.abbey-tower x=(D(x)) y=(D(y)) width="92" height="88" rx="3" {}
        rect.abbey-tower-in x=(D(x + 11.0)) y=(D(y + 11.0)) width="70" height="66" {}
        (garrison(seat, card, tower, (x + 46.0, y + 34.0)))
        rect.abbey-box x=(D(x + 4.0)) y=(D(y + 62.0)) width="84" height="22" rx="3" {}
        (name.centred(Hand::Name, (x + 46.0, y + 73.0)))
        (value(tower.row().prestige, (x + 88.0, y + 4.0), 24.0))
    };
    target(desk.marks, &places::card(card.card), outline, Disc::Corner, &body)
}

/// Who mans a tower: an archer, a lay brother at the bell, nobody in the chapel.
fn garrison(seat: Seat, card: CardView, tower: Tower, (cx, cy): (f32, f32)) -> Markup {
    let archer = tower.needs_archer();
    match tower {
        Tower::Chapel => icon("i-cross", (cx - 14.0, cy - 14.0), 28.0),
        _ if archer && card.manned => html! {
            g class=(parlour_kit::player::tincture(seat)) { (icon("i-archer", (cx - 20.0, cy - 20.0), 40.0)) }
        },
        _ if archer => html! {
            circle.niche cx=(D(cx)) cy=(D(cy)) r="17" {}
            g.abbey-ghost { (icon("i-archer", (cx - 12.0, cy - 12.0), 24.0)) }
        },
        _ => peasant_place(seat, card, (cx, cy)),
    }
}

/// The slots below: buildings, the barn of a farm, free places, the remodelling.
fn slots(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let buildings: Vec<_> = me.cards.iter().copied().filter_map(building_of).collect();
    let barn = me.slots.0 - me.slots.1 > buildings.len() as u8;
    let places = usize::from(me.slots.0) + usize::from(!me.remodelled);
    let scale = 8.0 / (places.max(8) as f32);
    let pitch = 134.0 * scale;
    let at = |n: usize| format!("translate({} 556) scale({scale:.3})", D(16.0 + pitch * n as f32));
    let lot = |n: usize| format!("abbey-lot abbey-column-{} abbey-row-{}", n % 3, n / 3);
    let taken = buildings.len() + usize::from(barn);
    html! {
        @for (n, (card, building)) in buildings.iter().enumerate() {
            g class=(lot(n)) transform=(at(n)) { (standing(desk, me.seat, *card, *building)) }
        }
        @if barn { g class=(lot(buildings.len())) transform=(at(buildings.len())) { (barn_tile(desk, me)) } }
        // A narrow screen leaves out what is free: its heading counts it.
        @for n in taken..usize::from(me.slots.0) {
            g.wide transform=(at(n)) {
                rect.abbey-slot x="1" y="1" width="126" height="130" rx="6" {}
                g.in-lapis { (text::centred(Hand::Aside, 13.0, (64.0, 70.0), desk.scene.word("abbey-board-free"))) }
            }
        }
        @if !me.remodelled { g class=(lot(taken)) transform=(at(usize::from(me.slots.0))) { (remodel(desk)) } }
    }
}

fn building_of(card: CardView) -> Option<(CardView, Building)> {
    match card.card.site {
        Site::Building(building) => Some((card, building)),
        Site::Tower(_) => None,
    }
}

fn standing(desk: &Desk<'_>, seat: Seat, card: CardView, building: Building) -> Markup {
    let outline = Outline::Frame { x: 1.0, y: 1.0, width: 126.0, height: cards::BUILT - 2.0, r: 6.0 };
    let body = cards::built(desk, seat, building, card);
    target(desk.marks, &places::card(card.card), outline, Disc::At(112.0, 110.0), &body)
}

fn barn_tile(desk: &Desk<'_>, me: &SeatView) -> Markup {
    let (sheep, cows) = me.animals;
    let (symbol, count) = if cows > 0 { ("i-cow", cows) } else { ("i-livestock", sheep) };
    html! {
        rect.abbey-tray x="1" y="1" width="126" height="130" rx="6" {}
        (text::centred(Hand::Name, 13.5, (64.0, 20.0), desk.scene.word("abbey-board-barn")))
        (icon("i-barn", (44.0, 26.0), 40.0))
        @for n in 0..count { (icon(symbol, (14.0 + 34.0 * f32::from(n % 3), 70.0 + 30.0 * f32::from(n / 3)), 30.0)) }
    }
}

fn remodel(desk: &Desk<'_>) -> Markup {
    let outline = Outline::Frame { x: 1.0, y: 1.0, width: 126.0, height: 130.0, r: 6.0 };
    let body = html! {
        rect.abbey-slot x="1" y="1" width="126" height="130" rx="6" {}
        (icon("i-remodel", (49.0, 10.0), 30.0))
        (text::fit(Hand::Name, &desk.scene.word("abbey-board-remodel"), 116.0, &[14.0, 12.0]).centred(Hand::Name, (64.0, 56.0)))
        (text::fit(Hand::Words, &desk.scene.word("abbey-board-two-more"), 116.0, &[12.0, 11.0]).centred(Hand::Words, (64.0, 78.0)))
        (cost_row(REMODEL_COST, (26.0, 108.0), 40.0))
    };
    target(desk.marks, "remodel", outline, Disc::Corner, &body)
}
