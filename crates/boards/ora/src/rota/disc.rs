//! The disc that turns: yields on gold leaf, a compass rose, and the beam.

use parlour_kit::{D, Hand, Markup, html, text};
use parlour_ora::View;

use super::{MIDDLE, STEP, polar, sector, space_angle};

/// Where the numbers stand.
const NUMBERS: f32 = 134.0;

/// The disc as it stands. It is drawn with nought at the top and turned as a whole; numbers are turned back, so that
/// they stand upright.
pub(crate) fn draw(view: &View) -> Markup {
    // Whole turns are counted too, so that the disc always goes on and never back.
    let laps = f32::from(view.round.saturating_sub(view.space) / 13);
    let turn = -STEP * (f32::from(view.space) + 13.0 * laps);
    let turned = format!("rotate({turn:.2} {MIDDLE} {MIDDLE})");
    html! {
        g id="pc-wheel" data-turn=(format!("{turn:.2}")) transform=(turned) {
            circle.ora-disc cx="260" cy="260" r="163" {}
            @for (steps, yields) in view.wheel.iter().enumerate() {
                (field(steps as u8, *yields, turn))
            }
            (rose())
            (beam())
        }
    }
}

fn field(steps: u8, yields: u8, turn: f32) -> Markup {
    // Yields grow clockwise from the beam; spaces count the other way.
    let middle = space_angle(13 - steps);
    let (x, y) = polar(NUMBERS, middle);
    let upright = format!("rotate({:.2} {} {})", -turn, D(x), D(y));
    let class = format!("ora-field ora-leaf-{}", yields.min(10));
    html! {
        path class=(class) d=(sector((108.0, 160.0), middle)) {}
        g.in-rubric[yields == 0] transform=(upright) { (text::numeral(Hand::Name, 27.0, (x, y), yields)) }
    }
}

/// Thirteen petals, green and red in turn.
fn rose() -> Markup {
    let petals = |parity: usize| {
        (0..13)
            .filter(move |petal| petal % 2 == parity)
            .map(|petal| format!("rotate({:.1} 260 260)", STEP * petal as f32))
    };
    html! {
        circle.ora-gold cx="260" cy="260" r="107" {}
        circle.ora-night cx="260" cy="260" r="102" {}
        g.ora-green { @for turn in petals(0) { use href="#k-petal" transform=(turn) {} } }
        g.ora-red { @for turn in petals(1) { use href="#k-petal" transform=(turn) {} } }
    }
}

/// The beam separates what was just pushed to nought from the highest yield.
fn beam() -> Markup {
    let turn = format!("rotate({:.2} {MIDDLE} {MIDDLE})", space_angle(0) - STEP / 2.0);
    html! {
        g.ora-beam transform=(turn) {
            path d="M318 255L474 256.5L472 248L502 260L472 272L474 263.5L318 265z" {}
            circle cx="367" cy="260" r="6" {}
            circle cx="422" cy="260" r="6" {}
        }
    }
}
