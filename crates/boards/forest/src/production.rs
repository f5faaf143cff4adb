//! A production board: the brick track as a wall, and the two dials.

use parlour_forest::data::Item;
use parlour_forest::view::SeatView;
use parlour_kit::icon::{icon, icon_at};
use parlour_kit::piece::piece;
use parlour_kit::{Anchor, D, Disc, Drawing, Hand, Marks, Markup, Outline, Row, Scene, html, target, text};

use crate::dial::{self, Face, Owner, piece_id};
use crate::places;

/// Bricks one can have.
const MOST_BRICKS: u8 = 7;
/// The size of the reader's board.
const SIZE: (f32, f32) = (316.0, 596.0);
/// The reader's dials.
const DIALS: [Face; 2] =
    [Face { centre: (177.0, 159.0), r: 132.0 }, Face { centre: (177.0, 456.0), r: 132.0 }];

/// The production board of the reader.
pub(crate) fn draw(scene: &Scene<'_>, seat: &SeatView, marks: &Marks<'_>) -> Drawing {
    let owner = Owner { seat, marks: Some(marks) };
    let title = |view: &parlour_forest::view::DialView| scene.title(view.dial.key());
    let body = html! {
        rect.bd width=(D(SIZE.0)) height=(D(SIZE.1)) rx="5" {}
        (icon("i-brick", (8.0, 8.0), 22.0))
        (wall(scene, &owner, (6.0, 34.0), (28.0, 554.0)))
        @for (view, face) in seat.dials.iter().zip(DIALS) {
            (text::line(Hand::Name, 15.0, (42.0, face.centre.1 - 137.0), Anchor::Start, title(view)))
            (dial::draw(scene, &owner, view, face))
        }
        (glass_step(scene).centred((257.0, 17.0), 15.0, 112.0))
        (oven_step(scene).centred((239.0, 313.0), 15.0, 148.0))
        rect.bd-o x="1" y="1" width=(D(SIZE.0 - 2.0)) height=(D(SIZE.1 - 2.0)) rx="5" {}
    };
    Drawing::new("forest-production", SIZE, scene.word("forest-board-production"), body)
}

/// What a step of the glass dial does.
fn glass_step(scene: &Scene<'_>) -> Row {
    Row::new().word(scene.word("forest-board-each")).number("−1").arrow().number("+1").icon("i-glass")
}

/// What a step of the oven does.
fn oven_step(scene: &Scene<'_>) -> Row {
    let each = Row::new().word(scene.word("forest-board-each")).number("−1").arrow();
    each.number("+2").icon("i-bread").number("+1").icon("i-goods")
}

/// The brick track: a wall as high as the bricks there are.
pub(crate) fn wall(
    scene: &Scene<'_>,
    owner: &Owner<'_>,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
) -> Markup {
    let step = height / f32::from(MOST_BRICKS + 1);
    let top = |n: u8| y + height - step * f32::from(n + 1);
    let (cx, cy) = (x + width / 2.0, top(owner.seat.brick) + step / 2.0);
    let r = (width * 0.47).min(step * 0.49);
    let roundel = html! {
        circle.forest-marker cx=(D(cx)) cy=(D(cy)) r=(D(r)) {}
        (icon_at("i-brick", (cx, cy), r * 1.45))
    };
    let outline = Outline::Disc { cx, cy, r };
    let roundel = match owner.marks {
        Some(marks) => {
            target(marks, &places::marker(Item::Brick), outline, Disc::At(cx, cy - r - 6.0), &roundel)
        }
        None => roundel,
    };
    html! {
        g {
            title { (scene.title(Item::Brick.key())) " " (owner.seat.brick) }
            @for n in 0..=MOST_BRICKS {
                @let built = n > 0 && n <= owner.seat.brick;
                rect.forest-step x=(D(x)) y=(D(top(n))) width=(D(width)) height=(D(step)) {}
                @if built { rect.forest-wall x=(D(x)) y=(D(top(n))) width=(D(width)) height=(D(step)) {} }
                @if n != owner.seat.brick {
                    g.forest-on-wall[built] { (text::numeral(Hand::Words, 12.0, (cx, top(n) + step / 2.0), n)) }
                }
            }
        }
        (piece(&piece_id(owner.seat.seat, Item::Brick, false), &roundel))
    }
}
