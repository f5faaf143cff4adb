//! What a player has done: points line by line, missions completed, answers to gifts.

use parlour_forest::view::{SeatView, View};
use parlour_kit::icon::{icon, inline};
use parlour_kit::reading::about;
use parlour_kit::value::shown;
use parlour_kit::{Anchor, D, Drawing, Hand, Markup, Scene, html, text};

use crate::{estate, names};

/// The size of the reader's record: that of a small plot.
const SIZE: (f32, f32) = (192.0, 288.0);

/// The symbol of a line of the count.
fn symbol(what: &str) -> &'static str {
    match what {
        "forest-score-glass" => "i-glass",
        "forest-score-oven" => "i-hourglass",
        "forest-score-plots" => "i-small-plot",
        "forest-score-animals" => "i-pasture",
        _ => "i-bt-e",
    }
}

/// The height of the ground for the next plot above the record.
const GHOST: f32 = 86.0;

/// The ground of the next plot, and below it the reader's record: the count if the game ended now, and the missions.
pub(crate) fn draw(view: &View, scene: &Scene<'_>, seat: &SeatView) -> Drawing {
    let top = if view.plots_left > 0 { GHOST + 6.0 } else { 0.0 };
    let body = html! {
        @if view.plots_left > 0 { (estate::ghost(scene, seat, GHOST, true)) }
        g transform={ "translate(0 " (D(top)) ")" } { (about("forest-board-now", &count(scene, seat, SIZE.1 - top))) }
    };
    Drawing::new("forest-record", SIZE, scene.word("forest-board-now"), body)
}

fn count(scene: &Scene<'_>, seat: &SeatView, height: f32) -> Markup {
    let lines: Vec<_> = seat.score.iter().enumerate().filter(|(_, (_, points))| *points != 0).collect();
    let step = ((height - 92.0) / lines.len().max(1) as f32).min(19.0);
    let below = 38.0 + step * lines.len() as f32;
    html! {
        rect.forest-board x="1" y="1" width=(D(SIZE.0 - 2.0)) height=(D(height - 2.0)) rx="4" {}
        (text::fit(Hand::Name, &scene.word("forest-board-now"), SIZE.0 - 16.0, &[13.5, 12.5, 12.0]).set(Hand::Name, (9.0, 15.0), Anchor::Start))
        @for (at, (index, (what, points))) in lines.iter().enumerate() {
            @let y = 38.0 + step * at as f32;
            (icon(symbol(what), (9.0, y - 12.0), step.min(16.0)))
            (names::from(Hand::Words, &scene.title(what), (31.0, y - 4.0), 126.0, &[12.5, 11.5, 11.0]))
            (shown(&crate::held(seat, &format!("score/{index}/1")), *points, &text::line(Hand::Name, 14.0, (SIZE.0 - 10.0, y), Anchor::End, points.to_string().replace('-', "−"))))
        }
        path.forest-sum d={ "M9 " (D(below - 11.0)) "h" (D(SIZE.0 - 18.0)) "m0 3h" (D(18.0 - SIZE.0)) } {}
        (icon("i-vp", (9.0, below - 4.0), 19.0))
        (shown(&crate::held(seat, "total"), seat.total, &text::line(Hand::Name, 20.0, (SIZE.0 - 10.0, below + 12.0), Anchor::End, seat.total)))
        (icon("i-mission", (9.0, below + 18.0), 17.0))
        (text::fit(Hand::Words, &missions(scene, seat), SIZE.0 - 40.0, &[12.0, 11.0]).set(Hand::Words, (31.0, below + 27.0), Anchor::Start))
    }
}

/// The missions completed, by name.
fn missions(scene: &Scene<'_>, seat: &SeatView) -> String {
    let names: Vec<String> = seat.missions.iter().map(|mission| scene.word(mission.key())).collect();
    if names.is_empty() { scene.word("forest-board-no-mission") } else { names.join(", ") }
}

/// The record of another player: missions, then buildings in as many lines as they take. Its height comes with it.
pub(crate) fn lines(scene: &Scene<'_>, seat: &SeatView, width: f32) -> (Markup, f32) {
    let of = |words: &str| text::wrap(Hand::Words, 12.0, words, width - 24.0);
    let (missions, buildings) = (of(&missions(scene, seat)), of(&buildings(scene, seat)));
    let below = 8.0 + 16.0 * missions.len() as f32;
    let markup = html! {
        (icon("i-mission", (0.0, 0.0), 18.0))
        (icon("i-bt-e", (0.0, below), 18.0))
        @for (lines, y) in [(&missions, 13.0), (&buildings, below + 13.0)] {
            @for (at, words) in lines.iter().enumerate() {
                (text::line(Hand::Words, 12.0, (24.0, y + 16.0 * at as f32), Anchor::Start, words))
            }
        }
    };
    (markup, below + 16.0 * buildings.len() as f32 + 8.0)
}

/// The same as words below the drawing, where the drawing is too narrow for them.
pub(crate) fn caption(scene: &Scene<'_>, seat: &SeatView) -> Markup {
    html! {
        span.narrow {
            (inline("i-mission")) " " (missions(scene, seat)) " "
            (inline("i-bt-e")) " " (buildings(scene, seat))
        }
    }
}

/// The buildings of a seat, by name.
fn buildings(scene: &Scene<'_>, seat: &SeatView) -> String {
    let names: Vec<String> = seat.buildings.iter().map(|building| scene.title(building.key())).collect();
    if names.is_empty() { scene.word("forest-board-none") } else { names.join(", ") }
}
