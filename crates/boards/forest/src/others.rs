//! The boards of other players, in their small variant: both dials, the wall, the estate, what they have done.

use parlour_forest::data::PawnSpot;
use parlour_forest::view::{SeatView, View};
use parlour_kit::icon::icon;
use parlour_kit::{D, Drawing, Markup, Scene, html};

use crate::dial::{self, Face, Owner};
use crate::estate::{self, Estate};
use crate::{production, record};

/// The width of the drawing.
const WIDTH: f32 = 496.0;
/// An estate is drawn smaller by this.
const SCALE: f32 = 0.6;
/// The dials.
const DIALS: [Face; 2] = [Face { centre: (140.0, 108.0), r: 96.0 }, Face { centre: (375.0, 108.0), r: 96.0 }];
/// From one row of plots to the next.
const ROW: f32 = 179.0;
/// Where the estate begins.
const LAND: f32 = 216.0;

/// The board of another player.
pub(crate) fn draw(scene: &Scene<'_>, seat: &SeatView) -> Drawing {
    let owner = Owner { seat, marks: None };
    let (land, rows) = land(scene, seat);
    let (record, tall) = record::lines(scene, seat, WIDTH - 20.0);
    let top = LAND + ROW * rows as f32 + 2.0;
    let height = top + tall;
    let body = html! {
        rect.bd width=(D(WIDTH)) height=(D(height)) rx="5" {}
        (icon("i-brick", (8.0, 6.0), 20.0))
        (production::wall(scene, &owner, (6.0, 28.0), (25.0, 176.0)))
        @for (dial, face) in seat.dials.iter().zip(DIALS) { (dial::draw(scene, &owner, dial, face)) }
        (land)
        g transform={ "translate(10 " (D(top)) ")" } { g.wide { (record) } }
        rect.bd-o x="1" y="1" width=(D(WIDTH - 2.0)) height=(D(height - 2.0)) rx="5" {}
    };
    Drawing::new(
        format!("forest-board-{}", seat.seat),
        (WIDTH, height),
        scene.face(seat.seat).name.clone(),
        body,
    )
    .caption(record::caption(scene, seat))
    .pans(550)
}

/// The plots in rows as wide as the drawing, and how many rows they take.
fn land(scene: &Scene<'_>, seat: &SeatView) -> (Markup, usize) {
    let estate = Estate::new(scene, seat, None);
    let mut at = (8.0, 0);
    let mut placed = Vec::new();
    for plot in 0..=seat.plots {
        let width = estate::size(plot).0 * SCALE;
        if at.0 + width > WIDTH - 6.0 {
            at = (8.0, at.1 + 1);
        }
        placed.push((plot, at));
        at.0 += width + 5.0;
    }
    let rows = at.1 + 1;
    let y = |row: usize| LAND + ROW * row as f32;
    let free = WIDTH - 8.0 - at.0;
    let markup = html! {
        @for (plot, (x, row)) in placed {
            g.shrunk transform={ "translate(" (D(x)) " " (D(y(row))) ") scale(" (SCALE) ")" } { (estate.plot(plot)) }
        }
        @if free > 114.0 {
            g.shrunk transform={ "translate(" (D(at.0)) " " (D(y(at.1))) ") scale(" (SCALE) ")" } { (estate::ghost(scene, seat, estate::size(1).1, false)) }
        }
    };
    (markup, rows)
}

/// Where the pawn of a seat is, in words.
pub(crate) fn whereabouts(view: &View, scene: &Scene<'_>, seat: &SeatView) -> String {
    let pawn = view.pawns.iter().find(|pawn| pawn.seat == Some(seat.seat) && (pawn.last || !view.solo));
    match pawn.map(|pawn| pawn.spot) {
        Some(PawnSpot::Site(mission)) => scene.word(mission.key()),
        Some(spot) => spot.village().map_or_else(String::new, |village| scene.word(village.key())),
        None => String::new(),
    }
}
