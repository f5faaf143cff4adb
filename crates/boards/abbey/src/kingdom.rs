//! The King's board: track, stair of Darkness, four clearings, precinct, market.

use maud::{Markup, html};
use parlour_abbey::Phase;
use parlour_abbey::data::{EventKind, Location};
use parlour_abbey::view::Holder;
use parlour_core::Phrase;
use parlour_kit::card::scene;
use parlour_kit::icon::icon;
use parlour_kit::piece::piece;
use parlour_kit::reading::about;
use parlour_kit::scale::{Scale, at_each};
use parlour_kit::{Anchor, D, Disc, Drawing, Flow, Hand, Leaf, Outline, Weight, Whose, target, text};

use crate::desk::{Desk, GOODS, Lies, good, initiative, other_die, square};
use crate::places;
use crate::{event, market, track, whole};

/// The leaf of the King's board.
pub(crate) fn leaf(desk: &Desk<'_>) -> Leaf {
    let scene = desk.scene;
    let title = scene.word("abbey-board-kingdom");
    let round = Phrase::new("abbey-board-round")
        .number("round", desk.view.round)
        .number("rounds", desk.view.rounds)
        .term("phase", desk.view.phase.key());
    let whole_board = is_whole(desk);
    // Its parts stand anew on a narrow screen, under its name: those of the land alone do not.
    let (id, size) =
        if whole_board { ("kingdom", (1104.0, 668.0)) } else { ("kingdom-alone", (LAND_ALONE, 668.0)) };
    let drawing = Drawing::new(id, size, title.clone(), body(desk, whole_board));
    let drawing = if whole_board { drawing.pans(1000) } else { drawing };
    whole("leaf-kingdom".to_owned(), title, Whose::Shared)
        .weighing(if whole_board { Weight::Main } else { Weight::Drawer })
        .aside(html! { span { (scene.say(&round)) } })
        .drawings(vec![drawing])
}

/// The width of the board without market and track.
const LAND_ALONE: f32 = 776.0;

/// Where one goes out to gather or to buy, the King's board lies there in one piece. Else one reads its precinct and its
/// market beside one's own abbey.
pub(crate) fn is_whole(desk: &Desk<'_>) -> bool {
    desk.scene.me.is_none() || matches!(desk.view.phase, Phase::Market | Phase::Resources)
}

/// The precinct and the market as leaves of their own, where the board is not in one piece.
pub(crate) fn beside(desk: &Desk<'_>) -> Vec<Leaf> {
    if is_whole(desk) {
        return Vec::new();
    }
    let scene = desk.scene;
    let precinct = html! { g transform="translate(-346 -32)" { (precinct(desk)) } };
    let title = scene.word("abbey-board-precinct");
    let precinct = Drawing::new("precinct", (212.0, 598.0), title.clone(), precinct);
    let market = scene.word("abbey-board-market");
    vec![
        whole("leaf-precinct".to_owned(), title, Whose::Shared).drawings(vec![precinct]),
        Leaf::new("leaf-market", market, Whose::Shared, Flow::Cards { narrowest: 110 })
            .drawings(market::stalls(desk)),
    ]
}

fn body(desk: &Desk<'_>, whole: bool) -> Markup {
    if !whole {
        return html! {
            g transform="translate(2 2)" {
                rect.bd x="0" y="0" width=(D(LAND_ALONE - 4.0)) height="664" {}
                (stair(desk))
                (land())
                @for location in Location::ALL { (clearing(desk, *location)) }
                rect.bd-o x="0" y="0" width=(D(LAND_ALONE - 4.0)) height="664" {}
            }
        };
    }
    html! {
        g transform="translate(2 2)" {
            rect.bd x="0" y="0" width="1100" height="664" {}
            g.wide { (track::prestige(desk)) }
            g.narrow { (track::ledger(desk)) }
            (stair(desk))
            (land())
            @for location in Location::ALL { (clearing(desk, *location)) }
            g #kingdom-precinct { (precinct(desk)) }
            g #kingdom-market { (market::market(desk)) }
            rect.bd-o x="0" y="0" width="1100" height="664" {}
        }
    }
}

/// The land around the precinct.
fn land() -> Markup {
    html! {
        g #kingdom-land {
            (scene("v-kingdom", (138.0, 30.0), (628.0, 604.0)))
            rect.abbey-frame x="138" y="30" width="628" height="604" rx="4" {}
        }
    }
}

/// The height of a step of the stair.
const STEP: f32 = 64.65;

/// The Darkness track as a stair from dawn to night; windows go out as it climbs.
fn stair(desk: &Desk<'_>) -> Markup {
    let now = usize::from(desk.view.darkness_cell).saturating_sub(1);
    let bottom = |at: usize| 634.0 - STEP * at as f32;
    html! {
        g #kingdom-stair data-about="abbey-board-dark" role="group" aria-label=(desk.scene.say(&Phrase::new("abbey-board-darkness").number("n", desk.view.darkness_track[now.min(8)]))) {
            (text::fit(Hand::Name, &desk.scene.word("abbey-board-dark"), 92.0, &[15.0, 13.0, 11.0]).centred(Hand::Name, (82.0, 38.0)))
            @for (at, number) in desk.view.darkness_track.iter().enumerate() {
                @let y = bottom(at);
                rect class={ "abbey-n" (at + 1) } x="36" y=(D(y - STEP)) width="92" height=(D(STEP)) {}
                path.abbey-stairs d={ "M88 " (D(y - 2.0)) "h9v-12.9h9v-12.9h9v-12.9h9v-12.9" } {}
                path class=(window(at, now)) d={ "M44 " (D(y - 7.0)) "v-30.7a18 18 0 0 1 36 0v30.7z" } {}
                g class=(if at <= now { "on-fill" } else { "on-gold" }) { (text::centred(Hand::Name, 22.0, (62.0, y - 16.0), number)) }
            }
            path.abbey-moon d="M102 70a13 13 0 1 0 12 17 10 10 0 0 1-12-17z" {}
            rect.abbey-frame x="36" y="52" width="92" height="582" rx="3" {}
            rect.abbey-now x="34" y=(D(bottom(now) - STEP)) width="96" height=(D(STEP)) rx="4" {}
            (piece("pc-darkness", &icon("i-dark", (27.0, bottom(now) - STEP - 5.0), 30.0)))
        }
    }
}

fn window(at: usize, now: usize) -> &'static str {
    match at.cmp(&now) {
        std::cmp::Ordering::Less => "abbey-window out",
        std::cmp::Ordering::Equal => "abbey-window now",
        std::cmp::Ordering::Greater => "abbey-window",
    }
}

const fn corner(location: Location) -> (f32, f32) {
    match location {
        Location::Forest => (146.0, 142.0),
        Location::Mountain => (568.0, 142.0),
        Location::Field => (146.0, 456.0),
        Location::Sandpit => (568.0, 456.0),
    }
}

/// The main spaces of a clearing, in an arc.
const MAIN: [(f32, f32); 5] = [(10.9, 77.9), (38.9, 48.0), (78.0, 37.0), (117.1, 48.0), (145.1, 77.9)];

/// The width of the name of a clearing, at most.
const NAME: f32 = 84.0;
/// The width of the sign before it, with the gap behind it.
const SIGN: f32 = 23.0;

const GLADE: &str =
    "M64 0H126C168 0 190 30 190 72v34c0 42-26 64-66 64H66C26 170 0 148 0 106V72C0 30 22 0 64 0z";

fn clearing(desk: &Desk<'_>, location: Location) -> Markup {
    let (x, y) = corner(location);
    let outline = Outline::Frame { x: 0.0, y: 0.0, width: 190.0, height: 170.0, r: 62.0 };
    let name = text::fit(Hand::Name, &desk.scene.word(location.key()), NAME, &[16.0, 14.0, 12.5]);
    let wide = text::width_of(Hand::Name, name.size, &name.lines[0]);
    // What is brought from here and the name stand side by side in the middle; where letters grow, the sign gives way.
    let left = 95.0 - f32::midpoint(SIGN, wide);
    let sign = |step: Scale| {
        let grown = (wide * (step.letters() / name.size).max(1.0)).min(NAME.max(wide));
        icon(good(location.good()), (left - (grown - wide) / 2.0, 8.0), 20.0)
    };
    let body = html! {
        path.abbey-glade d=(GLADE) {}
        (at_each(sign))
        (name.centred(Hand::Name, (left + SIGN + wide / 2.0, 18.0)))
        (main_dice(desk, location))
        (icon("i-shield", (78.0, 80.0), 34.0))
        g.on-gold { (text::centred(Hand::Name, 16.0, (95.0, 102.0), format!("÷{}", location.divisor()))) }
        (bonus_dice(desk, location))
    };
    html! {
        g id={ "glade-" (location) } transform={ "translate(" (D(x)) " " (D(y)) ")" } {
            (target(desk.marks, &places::place(location), outline, Disc::At(28.0, 20.0), &body))
        }
    }
}

/// Each player has one die on a main space at most.
fn main_dice(desk: &Desk<'_>, location: Location) -> Markup {
    let visits = desk.view.seats.iter().flat_map(|seat| {
        let there = seat.visits.iter().filter(move |visit| visit.location == location && visit.main > 0);
        there.map(|visit| (seat.seat, visit.main))
    });
    let visits: Vec<_> = visits.collect();
    html! {
        @for (at, (x, y)) in MAIN.into_iter().enumerate() {
            @match visits.get(at) {
                Some((seat, value)) => { (desk.die(*seat, *value, Lies::Placed, (x - 1.0, y - 1.0), 36.0)) }
                None => { (square((x, y), 34.0)) }
            }
        }
    }
}

/// Bonus spaces: taken ones first, then the free ones.
fn bonus_dice(desk: &Desk<'_>, location: Location) -> Markup {
    let taken: Vec<_> = desk
        .view
        .seats
        .iter()
        .flat_map(|seat| seat.visits.iter().map(move |visit| (seat.seat, visit)))
        .filter(|(_, visit)| visit.location == location && visit.bonus > 0)
        .collect();
    let spaces = desk.view.bonus_free.iter().find(|spaces| spaces.location == location);
    let (free, elias) = spaces.map_or((0, false), |spaces| (usize::from(spaces.free), spaces.elias));
    let all = taken.len() + usize::from(elias) + free;
    let first = 95.0 - 20.0 * all.max(1) as f32 + 3.0;
    let at = |n: usize| (first + 40.0 * n as f32, 120.0);
    html! {
        @for (n, (seat, visit)) in taken.iter().enumerate() {
            @if visit.echo { (Desk::echo(*seat, visit.bonus, at(n), 34.0)) }
            @else { (desk.die(*seat, visit.bonus, Lies::Placed, at(n), 34.0)) }
        }
        @if elias { g.abbey-idle { (icon("i-die", at(taken.len()), 34.0)) } }
        @for n in (all - free)..all {
            rect.abbey-square.abbey-bonus x=(D(at(n).0)) y="120" width="34" height="34" rx="6" {}
            g.in-gold { (text::centred(Hand::Name, 20.0, (at(n).0 + 17.0, 144.0), "+")) }
        }
    }
}

/// The King's precinct: castle, event, decks, values, initiative.
fn precinct(desk: &Desk<'_>) -> Markup {
    let scene_words = desk.scene;
    html! {
        path.abbey-precinct d="M348 626V150Q348 62 452 36Q556 62 556 150V626z" {}
        path.abbey-court d="M353 621V150Q353 67 452 42Q551 67 551 150V621z" {}
        (scene("v-king", (362.0, 50.0), (180.0, 108.0)))
        g transform="translate(364 160)" { (event::card(desk)) }
        (decks(desk))
        path.abbey-rule d="M362 448H542" {}
        (text::fit(Hand::Name, &scene_words.word("abbey-board-values"), 180.0, &[15.0, 13.0, 12.0]).centred(Hand::Name, (452.0, 461.0)))
        @for (at, kind) in GOODS.iter().enumerate() {
            (about(kind.key(), &html! {
                (icon(good(*kind), (362.0 + 39.0 * at as f32, 474.0), 24.0))
                (text::centred(Hand::Name, 14.0, (374.0 + 39.0 * at as f32, 514.0), kind.value()))
            }))
        }
        (initiative_box(desk))
    }
}

fn decks(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let kinds = [EventKind::GoodYear, EventKind::Disaster, EventKind::Vikings];
    let events: u8 = view.events_left.iter().sum::<u8>() + view.vikings_below;
    let outline = Outline::Frame { x: 456.0, y: 374.0, width: 48.0, height: 60.0, r: 4.0 };
    let crusades = deck((458.0, 376.0), "i-crusade");
    html! {
        (text::line(Hand::Words, 12.0, (364.0, 370.0), Anchor::Start, desk.scene.word("abbey-board-events")))
        g data-about="abbey-board-events" {
        (deck((364.0, 376.0), "i-goodyear"))
        g.in-rubric { (text::line(Hand::Name, 18.0, (416.0, 392.0), Anchor::Start, events)) }
        @for (at, kind) in kinds.into_iter().enumerate() {
            (icon(event::sign(kind), (413.0 + 14.0 * at as f32, 400.0), 13.0))
            (text::centred(Hand::Words, 12.0, (419.5 + 14.0 * at as f32, 426.0), view.events_left[at]))
        }
        }
        (text::line(Hand::Words, 12.0, (458.0, 370.0), Anchor::Start, desk.scene.word("abbey-board-crusades")))
        (target(desk.marks, "crusade-deck", outline, Disc::Corner, &crusades))
        g.in-rubric { (text::line(Hand::Name, 19.0, (512.0, 402.0), Anchor::Start, view.crusades_unseen.len())) }
    }
}

pub(crate) fn deck((x, y): (f32, f32), sign: &str) -> Markup {
    html! {
        @for at in [4.0, 2.0, 0.0] { rect.back x=(D(x + at)) y=(D(y + at)) width="44" height="56" rx="4" {} }
        rect.back-in x=(D(x + 3.0)) y=(D(y + 3.0)) width="38" height="50" rx="2" {}
        circle.k-m cx=(D(x + 22.0)) cy=(D(y + 28.0)) r="15" {}
        (icon(sign, (x + 12.0, y + 18.0), 20.0))
    }
}

/// Who goes here begins the next round and takes a token.
fn initiative_box(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let outline = Outline::Frame { x: 361.0, y: 524.0, width: 182.0, height: 92.0, r: 6.0 };
    let body = html! {
        rect.abbey-box x="361" y="524" width="182" height="92" rx="6" {}
        (icon("i-banner", (364.0, 550.0), 40.0))
        (text::fit(Hand::Name, &desk.scene.word("abbey-board-initiative"), 150.0, &[15.0, 13.0]).centred(Hand::Name, (452.0, 539.0)))
        @match view.initiative {
            Some(Holder::Seat(seat)) => { (parlour_kit::player::marker_at(desk.scene.face(seat), (430.0, 571.0), 36.0)) }
            Some(Holder::Elias) => { (other_die("abbey-elias", 1, (411.0, 552.0), 38.0)) }
            None => { (square((411.0, 552.0), 38.0)) }
        }
        @for (at, token) in view.tokens_unseen.iter().enumerate() {
            circle.niche.full cx=(D(468.0 + 26.0 * (at % 3) as f32)) cy=(D(560.0 + 26.0 * (at / 3) as f32)) r="12" {}
            (icon(initiative(*token), (460.0 + 26.0 * (at % 3) as f32, 552.0 + 26.0 * (at / 3) as f32), 16.0))
        }
        (text::fit(Hand::Aside, &desk.scene.word("abbey-board-first-next"), 174.0, &[12.0, 11.0]).centred(Hand::Aside, (452.0, 607.0)))
    };
    target(desk.marks, "initiative", outline, Disc::At(361.0, 526.0), &body)
}
