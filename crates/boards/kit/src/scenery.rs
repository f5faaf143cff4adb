//! The scene kit: small parts for card pictures, on a grid of 100 by 56 with the ground line at 50.
//!
//! A scene is put together from these in Rust, or drawn by hand as a symbol of the board's sprite.

use maud::{Markup, html};

use crate::num::D;

/// A house seen from the gable side: wall, roof, door. `(x, y)` is the foot of its left wall.
pub fn gable((x, y): (f32, f32), width: f32, height: f32) -> Markup {
    let roof = width * 0.55;
    html! {
        path.a-wall d={ "M" (D(x)) " " (D(y)) "v" (D(-height)) "h" (D(width)) "v" (D(height)) "z" } {}
        path.a-roof d={ "M" (D(x - 2.0)) " " (D(y - height)) "l" (D(width / 2.0 + 2.0)) " " (D(-roof)) " " (D(width / 2.0 + 2.0)) " " (D(roof)) "z" } {}
        path.a-door d={ "M" (D(x + width * 0.38)) " " (D(y)) "v" (D(-height * 0.55)) "h" (D(width * 0.24)) "v" (D(height * 0.55)) "z" } {}
    }
}

/// A long house seen from the eaves side, with hatching on one side of the roof.
pub fn hall((x, y): (f32, f32), width: f32, height: f32) -> Markup {
    let (roof, top) = (height * 0.8, y - height);
    let windows = (width / 11.0) as u8;
    html! {
        path.a-wall d={ "M" (D(x)) " " (D(y)) "v" (D(-height)) "h" (D(width)) "v" (D(height)) "z" } {}
        path.a-roof d={ "M" (D(x - 2.0)) " " (D(top)) "l5 " (D(-roof)) "h" (D(width - 6.0)) "l5 " (D(roof)) "z" } {}
        @for at in 0..windows {
            path.a-dark d={ "M" (D(x + 5.0 + 11.0 * f32::from(at))) " " (D(y - height * 0.25)) "v" (D(-height * 0.45)) "h3.5v" (D(height * 0.45)) "z" } {}
        }
        path.hatch d={ @for at in 0..5 { "M" (D(x + width - 22.0 + 4.0 * at as f32)) " " (D(top - roof + 2.0)) "l1.5 " (D(roof - 4.0)) } } {}
    }
}

/// A tower with a pointed roof.
pub fn tower((x, y): (f32, f32), width: f32, height: f32) -> Markup {
    html! {
        path.a-wall d={ "M" (D(x)) " " (D(y)) "v" (D(-height)) "h" (D(width)) "v" (D(height)) "z" } {}
        path.a-slate d={ "M" (D(x - 1.5)) " " (D(y - height)) "l" (D(width / 2.0 + 1.5)) " " (D(-width * 1.1)) " " (D(width / 2.0 + 1.5)) " " (D(width * 1.1)) "z" } {}
        path.a-dark d={ "M" (D(x + width / 2.0 - 1.5)) " " (D(y - height * 0.6)) "v-5q1.5-3 3 0v5z" } {}
    }
}

/// A round arch standing on the ground.
pub fn arch((x, y): (f32, f32), width: f32, height: f32) -> Markup {
    let r = width / 2.0;
    html! {
        path.a-stone d={ "M" (D(x)) " " (D(y)) "v" (D(-height + r)) "a" (D(r)) " " (D(r)) " 0 0 1 " (D(width)) " 0v" (D(height - r)) "h-4v" (D(-height + r + 3.0)) "a" (D(r - 4.0)) " " (D(r - 4.0)) " 0 0 0 " (D(8.0 - width)) " 0v" (D(height - r - 3.0)) "z" } {}
    }
}

/// A leafy tree; `(x, y)` is its foot.
pub fn tree((x, y): (f32, f32), size: f32) -> Markup {
    html! {
        path.trunk d={ "M" (D(x)) " " (D(y)) "v" (D(-size * 0.45)) } {}
        path.a-leaf d={ "M" (D(x)) " " (D(y - size * 0.35)) "c" (D(-size * 0.5)) " 0 " (D(-size * 0.55)) " " (D(-size * 0.45)) " " (D(-size * 0.25)) " " (D(-size * 0.5))
            "c0 " (D(-size * 0.3)) " " (D(size * 0.5)) " " (D(-size * 0.3)) " " (D(size * 0.5)) " 0c" (D(size * 0.3)) " " (D(size * 0.05)) " " (D(size * 0.25)) " " (D(size * 0.5)) " " (D(-size * 0.25)) " " (D(size * 0.5)) "z" } {}
    }
}

/// A fir; `(x, y)` is its foot.
pub fn fir((x, y): (f32, f32), height: f32) -> Markup {
    let w = height * 0.34;
    html! {
        path.trunk d={ "M" (D(x)) " " (D(y)) "v" (D(-height * 0.2)) } {}
        path.a-fir d={ "M" (D(x)) " " (D(y - height)) "l" (D(w * 0.65)) " " (D(height * 0.4)) "h" (D(-w * 0.25)) "l" (D(w * 0.6)) " " (D(height * 0.45)) "h" (D(-w * 2.0)) "l" (D(w * 0.6)) " " (D(-height * 0.45)) "h" (D(-w * 0.25)) "z" } {}
    }
}

/// A barrel standing up; `(x, y)` is the middle of its foot.
pub fn barrel((x, y): (f32, f32), height: f32) -> Markup {
    let w = height * 0.36;
    html! {
        path.a-wood d={ "M" (D(x - w)) " " (D(y)) "q" (D(-w * 0.35)) " " (D(-height / 2.0)) " 0 " (D(-height)) "h" (D(w * 2.0)) "q" (D(w * 0.35)) " " (D(height / 2.0)) " 0 " (D(height)) "z" } {}
        path.line d={ "M" (D(x - w * 1.12)) " " (D(y - height * 0.3)) "h" (D(w * 2.24)) "M" (D(x - w * 1.12)) " " (D(y - height * 0.7)) "h" (D(w * 2.24)) } {}
    }
}

/// A block of stone; `(x, y)` is the foot of its left edge.
pub fn block((x, y): (f32, f32), size: f32) -> Markup {
    html! {
        path.a-stone d={ "M" (D(x)) " " (D(y)) "v" (D(-size * 0.7)) "l" (D(size * 0.3)) " " (D(-size * 0.25)) "h" (D(size)) "v" (D(size * 0.7)) "l" (D(-size * 0.3)) " " (D(size * 0.25)) "z" } {}
        path.line d={ "M" (D(x)) " " (D(y - size * 0.7)) "h" (D(size)) "v" (D(size * 0.7)) "m0 " (D(-size * 0.7)) "l" (D(size * 0.3)) " " (D(-size * 0.25)) } {}
    }
}

/// Smoke rising from `(x, y)`.
pub fn smoke((x, y): (f32, f32), height: f32) -> Markup {
    html! {
        path.smoke d={ "M" (D(x)) " " (D(y)) "c-4 " (D(-height * 0.3)) " 5 " (D(-height * 0.4)) " 1 " (D(-height * 0.65)) "s3 " (D(-height * 0.2)) " 1 " (D(-height * 0.35)) } {}
    }
}
