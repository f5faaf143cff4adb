//! A production board: the brick track as a wall, and the two dials.

use parlour_forest::data::Item;
use parlour_forest::view::SeatView;
use parlour_kit::icon::{icon, icon_at};
use parlour_kit::piece::piece;
use parlour_kit::reading::about;
use parlour_kit::{
    Anchor, D, Disc, Drawing, Hand, Marks, Markup, Outline, Row, Scale, Scene, fine, html, target, text,
};

use crate::dial::{self, Face, Owner, piece_id};
use crate::places;

/// Bricks one can have.
const MOST_BRICKS: u8 = 7;
/// The size of a dial's drawing, and the dial in it.
const SIZE: (f32, f32) = (280.0, 300.0);
const DIAL: Face = Face { centre: (140.0, 161.0), r: 132.0 };
/// The size of the wall's drawing.
const WALL: (f32, f32) = (44.0, 300.0);

/// The production of the reader: the wall, the glass dial, the oven.
pub(crate) fn draw(scene: &Scene<'_>, seat: &SeatView, marks: &Marks<'_>) -> Vec<Drawing> {
    let owner = Owner { seat, marks: Some(marks) };
    let steps = [glass_step(scene), oven_step(scene)];
    let dials = seat.dials.iter().zip(steps).map(|(view, step)| {
        let title = scene.title(view.dial.key());
        let body = html! {
            rect.bd x="1" y="1" width=(D(SIZE.0 - 2.0)) height=(D(SIZE.1 - 2.0)) rx="5" {}
            (text::line(Hand::Name, 15.0, (10.0, 21.0), Anchor::Start, &title))
            (fine(Scale::Small, &step.centred((SIZE.0 - 78.0, 17.0), 15.0, 148.0)))
            (dial::draw(scene, &owner, view, DIAL))
            rect.bd-o x="1" y="1" width=(D(SIZE.0 - 2.0)) height=(D(SIZE.1 - 2.0)) rx="5" {}
        };
        Drawing::new(format!("forest-production-{}", view.dial), SIZE, title, body)
    });
    let body = html! {
        rect.bd x="1" y="1" width=(D(WALL.0 - 2.0)) height=(D(WALL.1 - 2.0)) rx="5" {}
        (icon("i-brick", (11.0, 5.0), 22.0))
        (wall(scene, &owner, (7.0, 30.0), (30.0, 264.0)))
        rect.bd-o x="1" y="1" width=(D(WALL.0 - 2.0)) height=(D(WALL.1 - 2.0)) rx="5" {}
    };
    let wall = Drawing::new("forest-production-bricks", WALL, scene.title(Item::Brick.key()), body);
    dials.chain([wall]).collect()
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
        None => about(Item::Brick.key(), &roundel),
    };
    html! {
        g data-about=(Item::Brick.key()) {
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
