//! Targets: things on the board that a choice points at.

use maud::{Markup, html};

use crate::marks::{Marks, Pointed};
use crate::num::D;
use crate::player::{marker_at, tincture};
use crate::scene::Face;
use crate::text::{self, Hand};

/// The contour of a thing.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Outline {
    /// A frame with corners of this radius.
    Frame {
        /// Left.
        x: f32,
        /// Top.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// Radius of the corners.
        r: f32,
    },
    /// A disc.
    Disc {
        /// Centre.
        cx: f32,
        /// Centre.
        cy: f32,
        /// Radius.
        r: f32,
    },
}

impl Outline {
    /// The frame of a whole card.
    pub const CARD: Self = Self::Frame {
        x: 1.0,
        y: 1.0,
        width: crate::card::WIDTH - 2.0,
        height: crate::card::HEIGHT - 2.0,
        r: 6.0,
    };

    /// The frame of a short card.
    pub const SHORT_CARD: Self = Self::Frame {
        x: 1.0,
        y: 1.0,
        width: crate::card::WIDTH - 2.0,
        height: crate::card::SHORT - 2.0,
        r: 6.0,
    };

    fn draw(self, class: &str) -> Markup {
        match self {
            Self::Frame { x, y, width, height, r } => html! {
                rect class=(class) x=(D(x)) y=(D(y)) width=(D(width)) height=(D(height)) rx=(D(r)) {}
            },
            Self::Disc { cx, cy, r } => html! { circle class=(class) cx=(D(cx)) cy=(D(cy)) r=(D(r)) {} },
        }
    }

    /// The box around it, as `data-box` gives it: left, top, width, height.
    fn bounds(self) -> String {
        let (x, y, width, height) = match self {
            Self::Frame { x, y, width, height, .. } => (x, y, width, height),
            Self::Disc { cx, cy, r } => (cx - r, cy - r, r * 2.0, r * 2.0),
        };
        format!("{} {} {} {}", D(x), D(y), D(width), D(height))
    }

    /// Its upper right. On a card that is where its name ends: what is put there stands a little outside.
    fn corner(self) -> (f32, f32) {
        match self {
            Self::Frame { x, y, width, .. } if self == Self::CARD || self == Self::SHORT_CARD => {
                (x + width + 1.0, y - 3.0)
            }
            Self::Frame { x, y, width, .. } => (x + width - 3.0, y + 3.0),
            Self::Disc { cx, cy, r } => (cx + r * 0.75, cy - r * 0.75),
        }
    }

    /// Its middle.
    fn middle(self) -> (f32, f32) {
        match self {
            Self::Frame { x, y, width, height, .. } => (x + width / 2.0, y + height / 2.0),
            Self::Disc { cx, cy, .. } => (cx, cy),
        }
    }

    /// The middle of its lower edge.
    fn foot(self) -> (f32, f32) {
        match self {
            Self::Frame { x, y, width, height, .. } => (x + width / 2.0, y + height),
            Self::Disc { cx, cy, r } => (cx, cy + r),
        }
    }
}

/// Where the number of a target stands.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Disc {
    /// In a disc at the upper right corner.
    Corner,
    /// In a smaller disc centred here: where things stand close together.
    At(f32, f32),
    /// In a disc at the upper right corner, of this radius: for drawings that are shown small.
    Large(f32),
    /// In a disc of this radius in the middle: for bare ground.
    Middle(f32),
    /// In the place's own seal, drawn by the body (see [`crate::piece::seal`]).
    Own,
}

/// Draws a thing that a choice may point at, with its box and, as `data-about`, what to ask of it. With moves it is outlined, numbered and can be chosen; with
/// free actions alone it has a menu; with greyed offers alone it can be asked why; else it is just there, under the same id.
pub fn target(marks: &Marks<'_>, id: &str, outline: Outline, disc: Disc, body: &Markup) -> Markup {
    let traced = || html! { (body) (traces(marks, id, outline, seal_size(disc))) };
    let bounds = outline.bounds();
    match marks.at(id) {
        None => html! { g id=(id) data-about=(id) data-box=(bounds) { (traced()) } },
        Some(pointed) if pointed.is_menu() => html! {
            g.target.menu id=(id) data-about=(id) data-box=(bounds) data-offers=(numbers(pointed, false)) data-why=[why(pointed)]
                role="button" tabindex="0" aria-label=(label(pointed)) { (traced()) }
        },
        Some(pointed) if !pointed.is_open() => html! {
            g.target id=(id) data-about=(id) data-box=(bounds) data-why=(numbers(pointed, true)) role="button" tabindex="0"
                aria-label=(label(pointed)) { (traced()) }
        },
        Some(pointed) => html! {
            g.target.open id=(id) data-about=(id) data-box=(bounds) data-offers=(numbers(pointed, false)) data-why=[why(pointed)]
                role="button" tabindex="0" aria-label=(label(pointed)) {
                (outline.draw("halo"))
                (body)
                (outline.draw("may"))
                (number_disc(pointed, outline, disc))
            }
        },
    }
}

/// Draws a thing that is as good as its elder beside it: one of two equal dice, one of two equal coins. Offers speak of the
/// elder; only those that take both speak of this one as well. Whoever picks this one first has picked the elder.
pub fn twin(marks: &Marks<'_>, id: &str, elder: &str, outline: Outline, body: &Markup) -> Markup {
    let both = [marks.at(elder), marks.at(id)];
    let open: Vec<&Pointed<'_>> = both.into_iter().flatten().filter(|pointed| pointed.is_open()).collect();
    let Some(first) = open.first() else {
        return html! { g id=(id) data-about=(elder) data-box=(outline.bounds()) { (body) } };
    };
    let offers: Vec<String> = open.iter().map(|pointed| numbers(pointed, false)).collect();
    html! {
        g.target.open id=(id) data-about=(elder) data-box=(outline.bounds()) data-twin=(elder) data-offers=(offers.join(" "))
            role="button" tabindex="0" aria-label=(label(first)) {
            (outline.draw("halo"))
            (body)
            (outline.draw("may"))
            @if let Some(own) = both[1] { (number_disc(own, outline, Disc::Corner)) }
        }
    }
}

fn number_disc(pointed: &Pointed<'_>, outline: Outline, disc: Disc) -> Markup {
    let ((cx, cy), r) = match disc {
        Disc::Corner => (outline.corner(), 11.0),
        Disc::At(cx, cy) => ((cx, cy), 9.0),
        Disc::Large(r) => (outline.corner(), r),
        Disc::Middle(r) => (outline.middle(), r),
        Disc::Own => return html! {},
    };
    html! {
        @if let Some(key) = pointed.key {
            g.key.crowded[matches!(disc, Disc::At(..))] {
                circle cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
                (text::numeral(Hand::Name, r * 1.27, (cx, cy), key))
            }
        }
    }
}

fn numbers(pointed: &Pointed<'_>, greyed: bool) -> String {
    let numbers = pointed.offers.iter().filter(|offer| offer.greyed == greyed);
    numbers.map(|offer| offer.number.to_string()).collect::<Vec<_>>().join(" ")
}

fn why(pointed: &Pointed<'_>) -> Option<String> {
    Some(numbers(pointed, true)).filter(|numbers| !numbers.is_empty())
}

fn label(pointed: &Pointed<'_>) -> String {
    let open = pointed.is_open() || pointed.is_menu();
    let texts = pointed.offers.iter().filter(|offer| offer.greyed != open);
    let texts = texts.map(|offer| offer.text.as_str()).collect::<Vec<_>>().join(" / ");
    match pointed.key {
        Some(key) => format!("{key}. {texts}"),
        None => texts,
    }
}

/// The size of a tick or a marker on the outline: as large as the number would be.
fn seal_size(disc: Disc) -> f32 {
    match disc {
        Disc::Large(r) | Disc::Middle(r) => r * 2.0,
        Disc::Corner | Disc::At(..) | Disc::Own => 22.0,
    }
}

/// What has happened here: the reader's pick, else the last move of another player.
pub fn traces(marks: &Marks<'_>, id: &str, outline: Outline, size: f32) -> Markup {
    match marks.mover(id) {
        _ if marks.is_picked(id) => picked(outline, size),
        Some(face) => last_move(outline, face, size),
        None => html! {},
    }
}

/// The outline of what is picked, with its tick.
fn picked(outline: Outline, size: f32) -> Markup {
    let corner = outline.corner();
    html! {
        (outline.draw("picked-line"))
        (crate::icon::icon_at("i-tick", corner, size))
    }
}

/// The outline of a player's last move, with the marker on its lower edge.
fn last_move(outline: Outline, face: &Face, size: f32) -> Markup {
    html! {
        g class=(tincture(face.seat)) { (outline.draw("last-line")) }
        (marker_at(face, outline.foot(), size))
    }
}
