//! The frame of a station: band with seal and name, a picture or an open field, the content.

use parlour_kit::card::scene;
use parlour_kit::piece::{free_niche, seal, taken_niche};
use parlour_kit::text::{self, capitalised};
use parlour_kit::{Anchor, D, Disc, Hand, Markup, Outline, html, target};
use parlour_pillars::data::{Post, Station};

use crate::{Desk, places};

/// The height of the band.
pub(crate) const BAND: f32 = 24.0;

/// A station's place on the board.
#[derive(Copy, Clone)]
pub(crate) struct Frame {
    pub(crate) station: Station,
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// The scene under its content.
    pub(crate) picture: Option<&'static str>,
}

impl Frame {
    /// The station with its content, which stands on the picture.
    pub(crate) fn draw(&self, desk: &Desk<'_>, content: &Markup) -> Markup {
        let Self { x, y, width, height, .. } = *self;
        let name = capitalised(&desk.scene.word(self.station.key()));
        let fitted = text::fit(Hand::Name, &name, width - 34.0, &[15.0, 13.5, 12.5]);
        let now = desk.view.station == Some(self.station);
        let body = html! {
            rect.c-f x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) rx="4" {}
            @if let Some(picture) = self.picture { (scene(picture, (x, y + BAND), (width, height - BAND))) }
            path.bn.pillars-now[now] d={ "M" (D(x)) " " (D(y + 4.0)) "a4 4 0 0 1 4-4h" (D(width - 8.0)) "a4 4 0 0 1 4 4v20h" (D(-width)) "z" } {}
            (seal((x + 14.0, y + 12.0), 10.0, self.station.number()))
            (fitted.set(Hand::Name, (x + 29.0, y + 12.0), Anchor::Start))
            path.c-l d={ "M" (D(x)) " " (D(y + BAND)) "h" (D(width)) } {}
            (content)
            rect.c-o.pillars-here[now] x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) rx="4" {}
        };
        let outline = Outline::Frame { x, y, width, height, r: 4.0 };
        target(desk.marks, &places::at(self.station), outline, Disc::Own, &body)
    }

    /// The upper left corner of the field under the band.
    pub(crate) const fn field(&self) -> (f32, f32) {
        (self.x, self.y + BAND)
    }
}

/// A space of a post: free, with what it holds, or with the builder that stands there.
pub(crate) fn space(desk: &Desk<'_>, post: Post, at: usize, (cx, cy): (f32, f32), holds: &Markup) -> Markup {
    let pawn = desk.view.posts.iter().find(|view| view.post == post).and_then(|view| view.spaces[at]);
    match pawn {
        None => free_niche((cx, cy), 17.0, holds),
        Some(seat) => {
            let id = places::builder(desk.view, seat, places::Standing::Post(post, at));
            taken_niche((cx, cy), 17.0, &id, "i-builder", desk.scene.face(seat))
        }
    }
}

/// A number in a free space.
pub(crate) fn worth(number: u8, (cx, cy): (f32, f32)) -> Markup {
    text::numeral(Hand::Name, 15.0, (cx, cy), number)
}
