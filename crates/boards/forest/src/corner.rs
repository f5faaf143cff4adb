//! The corners of the valley: the lap and who begins it, pawns not on the board, the pile of missions.

use parlour_core::Phrase;
use parlour_forest::Pawn;
use parlour_forest::data::{PawnSpot, starting_bonus};
use parlour_forest::view::{PawnView, View};
use parlour_kit::card::back;
use parlour_kit::icon::{icon, icon_at};
use parlour_kit::player::marker;
use parlour_kit::scale::{Scale, fine};
use parlour_kit::{Anchor, Disc, Hand, Marks, Markup, Outline, Row, Scene, html, target, text};

use crate::goods::symbol;
use crate::places;
use crate::valley::pawn_piece;

/// The pile of missions.
pub(crate) fn pile(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        g data-about="forest-sheet-pile" {
            title { (scene.word("forest-sheet-pile")) " " (view.pile) }
            rect.forest-plaque x="8" y="536" width="94" height="52" rx="4" {}
            @if view.pile > 1 { (back((20.0, 543.0), (28.0, 38.0), "")) }
            @if view.pile > 0 { (back((16.0, 541.0), (28.0, 38.0), "")) }
            (icon("i-mission", (20.0, 550.0), 20.0))
            (text::line(Hand::Name, 13.0, (54.0, 558.0), Anchor::Start, scene.word("forest-board-pile")))
                (text::line(Hand::Name, 18.0, (54.0, 579.0), Anchor::Start, view.pile))
        }
    }
}

/// The lap and who began it, or the solo year; below, what later players start with, or that the end is near.
pub(crate) fn lap(view: &View, scene: &Scene<'_>) -> Markup {
    let key = if view.solo { "forest-sheet-year" } else { "forest-sheet-lap" };
    let lap = scene.say(&Phrase::new(key).number("n", view.round));
    html! {
        g data-about="forest-board-laps" {
            rect.forest-plaque x="8" y="8" width="156" height="78" rx="4" {}
            (text::line(Hand::Name, 16.0, (16.0, 28.0), Anchor::Start, &lap))
        }
        @match view.title {
            Some(title) => (text::fit(Hand::Aside, &scene.word(title), 78.0, &[12.0, 11.0]).set(Hand::Aside, (80.0, 23.0), Anchor::Start)),
            None if view.solo => {}
            None => {
                (marker(scene.face(view.first), (138.0, 14.0), 20.0))
                // Pawns that wait stand close below: grown letters would be under their feet.
                (fine(if is_waiting(view) { Scale::Modest } else { Scale::Tiny }, &text::fit(Hand::Words, &scene.word("forest-board-begins"), 140.0, &[12.5, 11.0]).set(Hand::Words, (16.0, 43.0), Anchor::Start)))
                (below(view, scene))
            }
        }
    }
}

fn below(view: &View, scene: &Scene<'_>) -> Markup {
    let news = match view.ending {
        _ if view.last_turns => "forest-board-last-turns",
        Some(_) => "forest-board-ending",
        None if view.extra_turn => "forest-board-extra-turn",
        None if is_waiting(view) => return html! {},
        None => return fine(Scale::Slender, &bonuses(view, scene).centred((86.0, 68.0), 15.0, 144.0)),
    };
    html! {
        g.in-rubric { (text::fit(Hand::Aside, &scene.word(news), 142.0, &[14.0, 13.0, 12.0]).set(Hand::Aside, (16.0, 68.0), Anchor::Start)) }
    }
}

/// What the second and later players start with.
fn bonuses(view: &View, scene: &Scene<'_>) -> Row {
    let players = view.seats.len() as u8;
    (1..view.seats.len()).fold(Row::new().word(scene.word("forest-board-start")), |row, place| {
        let row = row.word(format!("{}.", place + 1));
        starting_bonus(players, place).iter().fold(row, |row, (item, n)| row.some(*n, symbol(*item)))
    })
}

/// Is a pawn still to be placed?
fn is_waiting(view: &View) -> bool {
    view.pawns.iter().any(|pawn| pawn.spot == PawnSpot::Hand)
}

/// Where pawns in hand stand.
const HAND: f32 = 68.0;

/// The pawns not on the board: those the solo player still has and has put aside, those of others before they are placed.
pub(crate) fn hand(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Markup {
    html! {
        (in_hand(view, scene, marks, Pawn::Other, 26.0))
        @if view.solo {
            (in_hand(view, scene, marks, Pawn::White, 138.0))
            @for (at, _) in view.pawns.iter().filter(|pawn| pawn.spot == PawnSpot::Aside).enumerate() {
                g.gone { (icon_at("i-traveller", (150.0 - 16.0 * at as f32, 24.0), 20.0)) }
            }
        }
    }
}

fn in_hand(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, kind: Pawn, x: f32) -> Markup {
    let waits = |pawn: &PawnView| pawn.spot == PawnSpot::Hand && pawn.kind.unwrap_or(Pawn::Other) == kind;
    let waiting: Vec<(usize, &PawnView)> =
        view.pawns.iter().enumerate().filter(|(_, pawn)| waits(pawn)).collect();
    let width = 34.0 + 22.0 * waiting.len().saturating_sub(1) as f32;
    let frame = Outline::Frame { x: x - 16.0, y: HAND - 19.0, width, height: 37.0, r: 4.0 };
    let body = html! {
        @for (at, (index, pawn)) in waiting.iter().enumerate() {
            (pawn_piece(scene, *index, pawn, (x + 22.0 * at as f32, HAND)))
        }
    };
    html! { @if view.solo || !waiting.is_empty() { (target(marks, &places::pawn(kind), frame, Disc::Corner, &body)) } }
}
