//! The shared board.

use parlour_core::Phrase;
use parlour_kit::player::inline_marker;
use parlour_kit::{Drawing, Flow, Leaf, Whose, html};

use crate::{Desk, cathedral, stations, tracks, wheel};

/// The road that joins the stations.
const ROAD: &str = "M966 94V600Q966 612 950 612H160Q139 612 139 596V174Q139 120 200 110L262 100";

pub(crate) fn leaf(desk: &Desk<'_>) -> Leaf {
    let (scene, view) = (desk.scene, desk.view);
    let body = html! {
        g transform="translate(2 2)" {
            rect.bd width="1100" height="700" {}
            g.wide { path.pillars-road d=(ROAD) {} path.pillars-ruts d=(ROAD) {} }
            (cathedral::draw(desk))
            (stations::all(desk))
            (stations::cartouche(desk))
            (wheel::draw(desk))
            rect.bd-o width="1100" height="700" {}
            g.wide { (tracks::draw(desk)) }
            g.narrow { (tracks::ledger(desk)) }
        }
    };
    let round = scene.say(&Phrase::new("pillars-sheet-round").number("round", view.round));
    let aside = html! {
        span { (scene.word(view.phase.key())) }
        span { (inline_marker(scene.face(view.start))) " " (scene.say(&Phrase::new("pillars-board-starts").seat("seat", view.start))) }
        span {
            (scene.word("pillars-sheet-redraw")) " "
            (scene.word(if view.redrawn { "pillars-sheet-redraw-used" } else { "pillars-sheet-redraw-left" }))
        }
    };
    let map = Drawing::new("pil-map", (1104.0, 704.0), scene.word("pillars-board-map"), body).pans(1000);
    Leaf::new("pil-board", round, Whose::Shared, Flow::Whole)
        .weighing(desk.weight_of_board())
        .aside(aside)
        .drawings(vec![map])
}
