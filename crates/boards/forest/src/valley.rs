//! The main board: the valley from above, five villages on a ring of paths, six sites on the rim.

use parlour_core::Seat;
use parlour_forest::Pawn;
use parlour_forest::data::geometry::SITES;
use parlour_forest::data::{Gap, Mission, PawnSpot, Village};
use parlour_forest::view::{PawnView, View};
use parlour_kit::icon::{icon, icon_at, picture};
use parlour_kit::piece::piece;
use parlour_kit::player::{figure, marker_at, neutral};
use parlour_kit::reading::about;
use parlour_kit::{D, Disc, Drawing, Hand, Marks, Markup, Outline, Scene, html, target, text};

use crate::{corner, places, rim, tiles};

/// The size of the drawing.
const SIZE: (f32, f32) = (681.0, 596.0);
/// The middle of each village.
const CENTRES: [(f32, f32); Village::COUNT] =
    [(120.0, 292.0), (340.0, 149.0), (560.0, 292.0), (471.0, 484.0), (231.0, 484.0)];
/// From the middle of a village to the middle of its tiles.
const REACH: (f32, f32) = (63.0, 45.0);
/// Where the toll of each path lies: the five paths of the ring, then the six of the sites.
const TOLLS: [(f32, f32); 11] = [
    (201.0, 185.0),
    (479.0, 185.0),
    (588.0, 405.0),
    (351.0, 510.0),
    (114.0, 405.0),
    (120.0, 196.0),
    (430.0, 64.0),
    (622.0, 190.0),
    (524.0, 120.0),
    (593.0, 470.0),
    (110.0, 470.0),
];

/// Draws the valley.
pub(crate) fn draw(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Drawing {
    let body = html! {
        clipPath id="forest-frame" { rect width=(D(SIZE.0)) height=(D(SIZE.1)) rx="5" {} }
        g clip-path="url(#forest-frame)" {
            g.pic { (picture("v-valley", (0.0, 0.0), SIZE)) }
        }
        @for village in Village::ALL { (village_of(view, scene, marks, *village)) }
        @for (mission, _) in SITES { (rim::site(view, scene, marks, mission)) }
        @for at in TOLLS { (toll(scene, at)) }
        (corner::lap(view, scene))
        (corner::pile(view, scene))
        (corner::hand(view, scene, marks))
        @for (index, pawn) in view.pawns.iter().enumerate() { (standing(view, scene, index, pawn)) }
        rect.bd-o x="1" y="1" width=(D(SIZE.0 - 2.0)) height=(D(SIZE.1 - 2.0)) rx="5" {}
    };
    Drawing::new("forest-valley", SIZE, scene.word("forest-board-valley"), body).pans(700)
}

/// The middle of a village.
fn centre(village: Village) -> (f32, f32) {
    CENTRES[village as usize]
}

/// The middle of a worker's space: four round a big village, one above and two below in a small one.
pub(crate) fn space(index: usize) -> (f32, f32) {
    let village = Gap::all().nth(index).map_or(Village::Tannenau, Gap::village);
    let (cx, cy) = centre(village);
    let spaces = village.spaces();
    let (dx, dy) = match (spaces.len(), index - spaces.start) {
        (4, 0) => (-REACH.0, -REACH.1),
        (4, 1) => (REACH.0, -REACH.1),
        (4, 2) => (REACH.0, REACH.1),
        (4, _) => (-REACH.0, REACH.1),
        (_, 0) => (0.0, -REACH.1),
        (_, 1) => (REACH.0, REACH.1),
        (..) => (-REACH.0, REACH.1),
    };
    (cx + dx, cy + dy)
}

/// The middle of a gap.
pub(crate) fn gap(gap: Gap) -> (f32, f32) {
    let (cx, cy) = centre(gap.village());
    let spaces = gap.village().spaces();
    let (dx, dy) = match (spaces.len(), gap.index() - spaces.start) {
        (4, 0) => (0.0, -REACH.1),
        (4, 1) => (REACH.0, 0.0),
        (4, 2) => (0.0, REACH.1),
        (4, _) => (-REACH.0, 0.0),
        (_, 0) => (64.0, -3.0),
        (_, 1) => (0.0, REACH.1),
        (..) => (-64.0, -3.0),
    };
    (cx + dx, cy + dy)
}

fn village_of(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, village: Village) -> Markup {
    let gaps = Gap::all().filter(|gap| gap.village() == village);
    html! {
        (square(scene, marks, village))
        @for gap in gaps { (gap_of(view, scene, marks, gap)) }
        @for index in village.spaces() { (tiles::space(view, scene, marks, index)) }
        (name(scene, marks, village))
        (rim::slot(view, scene, marks, village, foot(village)))
    }
}

/// The upper left corner of the line with a village's name and mission.
fn foot(village: Village) -> (f32, f32) {
    let (cx, cy) = centre(village);
    (cx - 110.0, cy + 78.0)
}

fn name(scene: &Scene<'_>, marks: &Marks<'_>, village: Village) -> Markup {
    let (x, y) = foot(village);
    let words = scene.word(village.key());
    let frame = Outline::Frame { x: x + 4.0, y, width: 82.0, height: 23.0, r: 4.0 };
    let body = html! {
        (text::line(Hand::Name, 14.0, (x + 11.0, y + 16.0), text::Anchor::Start, &words))
    };
    target(marks, &places::village(village), frame, Disc::Corner, &body)
}

/// The square where beggars sit.
fn square(scene: &Scene<'_>, marks: &Marks<'_>, village: Village) -> Markup {
    let (cx, cy) = centre(village);
    let frame = Outline::Frame { x: cx - 16.0, y: cy - 15.0, width: 32.0, height: 30.0, r: 3.0 };
    let body = html! {
        title { (scene.word("forest-board-square")) }
        rect.forest-square x=(D(cx - 16.0)) y=(D(cy - 15.0)) width="32" height="30" rx="3" {}
        path.forest-pump d={ "M" (D(cx - 9.0)) " " (D(cy + 6.0)) "h18m-9 0v-14m-6 0h12" } {}
    };
    target(marks, &places::square(village), frame, Disc::At(cx, cy), &body)
}

fn gap_of(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, gap: Gap) -> Markup {
    let (cx, cy) = self::gap(gap);
    let owner = view.pawns.iter().find(|pawn| pawn.spot == PawnSpot::Gap(gap)).and_then(|pawn| pawn.seat);
    let class = owner.map_or("forest-gap", |_| "forest-gap taken");
    let tincture = owner.map_or("", parlour_kit::player::tincture);
    let body = html! {
        title { (scene.say(&parlour_core::Phrase::new("forest-gap-number").term("village", gap.village().key())
            .number("n", (gap.index() - gap.village().spaces().start + 1) as i64))) }
        g class=(tincture) { circle class=(class) cx=(D(cx)) cy=(D(cy)) r="14" {} }
        @if view.pending.to == Some(parlour_forest::data::Goal::Gap(gap)) {
            circle.picked-line cx=(D(cx)) cy=(D(cy)) r="15" {}
        }
    };
    let outline = Outline::Disc { cx, cy, r: 14.0 };
    target(marks, &places::gap(gap), outline, Disc::At(cx, cy), &body)
}

fn toll(scene: &Scene<'_>, (cx, cy): (f32, f32)) -> Markup {
    html! {
        g {
            title { (scene.word("forest-board-toll")) }
            circle.forest-toll cx=(D(cx)) cy=(D(cy)) r="11" {}
            (icon_at("i-bread", (cx - 3.0, cy - 1.0), 14.0))
            text.forest-toll-n x=(D(cx + 6.5)) y=(D(cy + 6.5)) { (text::growing("1")) }
        }
    }
}

/// Where a pawn stands, if it is on the board. Pawns of one square fan out.
fn ground(view: &View, index: usize, spot: PawnSpot) -> Option<(f32, f32)> {
    match spot {
        PawnSpot::Gap(gap) => Some(self::gap(gap)),
        PawnSpot::Site(mission) => Some(rim::pawn_at(mission)),
        PawnSpot::Centre(village) => {
            let (cx, cy) = centre(village);
            let before = view.pawns[..index].iter().filter(|pawn| pawn.spot == spot).count();
            let all = view.pawns.iter().filter(|pawn| pawn.spot == spot).count();
            Some((cx + 14.0 * (before as f32 - (all as f32 - 1.0) / 2.0), cy))
        }
        PawnSpot::Hand | PawnSpot::Aside => None,
    }
}

fn standing(view: &View, scene: &Scene<'_>, index: usize, pawn: &PawnView) -> Markup {
    html! {
        @if let Some(at) = ground(view, index, pawn.spot) { (pawn_piece(scene, index, pawn, at)) }
    }
}

/// A pawn, under an id that it keeps.
pub(crate) fn pawn_piece(scene: &Scene<'_>, index: usize, pawn: &PawnView, (cx, cy): (f32, f32)) -> Markup {
    let corner = (cx - 15.0, cy - 18.0);
    let body = html! {
        title { (pawn_name(scene, pawn)) }
        @match (pawn.seat, pawn.kind) {
            (Some(seat), Some(Pawn::White)) => {
                g.ermine { (icon("i-traveller", corner, 30.0)) }
                (marker_at(scene.face(seat), (cx + 11.0, cy + 8.0), 14.0))
            }
            (Some(seat), _) => (figure("i-traveller", scene.face(seat), corner, 30.0)),
            (None, _) => (neutral("i-traveller", corner, 30.0)),
        }
    };
    let kind = pawn.kind.unwrap_or(Pawn::Other);
    about(kind.key(), &piece(&format!("pc-pawn-{index}"), &body))
}

fn pawn_name(scene: &Scene<'_>, pawn: &PawnView) -> String {
    let of = |seat: Seat| parlour_core::Phrase::new("forest-sheet-pawn").seat("who", seat);
    match (pawn.kind, pawn.seat) {
        (Some(kind), _) => scene.word(kind.key()),
        (None, Some(seat)) => scene.say(&of(seat)),
        (None, None) => scene.word("forest-sheet-neutral-pawn"),
    }
}

/// Is somebody on the site?
pub(crate) fn is_visited(view: &View, mission: Mission) -> bool {
    view.pawns.iter().any(|pawn| pawn.spot == PawnSpot::Site(mission))
}
