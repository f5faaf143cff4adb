//! What is printed round the disc: the fixed spaces, the alpha, the houses of the settlement phases, the rounds in
//! which markers come in, and what the short game gives to everybody.

use parlour_core::Phrase;
use parlour_kit::icon::{icon, icon_at};
use parlour_kit::{D, Disc, Hand, Marks, Markup, Outline, Scene, html, target, text};
use parlour_ora::View;
use parlour_ora::data::{Good, RING_INCOME};
use parlour_ora::view::MarkerView;

use super::{STEP, polar, sector, space_angle};
use crate::{glyph, places};

/// Where the houses stand.
const HOUSES: f32 = 231.0;

/// The lapis rim with its pearls, and the thirteen spaces.
pub(crate) fn draw(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        circle.ora-rim cx="260" cy="260" r="236" {}
        circle.ora-rim-in cx="260" cy="260" r="231" {}
        @for space in 0..13 {
            path.ora-space.ora-shaded[space % 2 == 0] d=(sector((164.0, 217.0), space_angle(space))) {}
            use href="#k-pearls" transform=(format!("rotate({:.1} 260 260)", STEP * f32::from(space))) {}
        }
        @if view.play.is_short() { (income(view, scene)) }
    }
}

/// What stands at the middle of a space on the rim.
enum Sign<'a> {
    Alpha,
    House(char, u8),
    Comes(&'a MarkerView, u8),
}

/// The signs of the rim; those of one space stand side by side.
pub(crate) fn signs(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Markup {
    let houses = ('A'..).zip(view.play.ring().phases).filter(|(_, round)| *round > 0);
    let mut all = vec![(0, Sign::Alpha)];
    all.extend(houses.map(|(letter, round)| (round % 13, Sign::House(letter, round))));
    let coming = view.markers.iter().filter_map(|held| held.comes.map(|round| (held, round)));
    all.extend(coming.map(|(held, round)| (round % 13, Sign::Comes(held, round))));
    html! {
        @for space in 0..13 {
            @let here: Vec<_> = all.iter().filter(|(at, _)| *at == space).map(|(_, sign)| sign).collect();
            @let first = space_angle(space) + 4.2 * (here.len().saturating_sub(1)) as f32;
            @for (at, sign) in here.iter().enumerate() {
                (sign.draw(view, scene, marks, polar(HOUSES, first - 8.4 * at as f32)))
            }
        }
    }
}

impl Sign<'_> {
    fn draw(&self, view: &View, scene: &Scene<'_>, marks: &Marks<'_>, (x, y): (f32, f32)) -> Markup {
        match self {
            Self::Alpha => html! {
                g data-about="ora-board-alpha" {
                    circle.ora-alpha cx=(D(x)) cy=(D(y)) r="11.5" {}
                    g.ora-on-alpha { (text::numeral(Hand::Name, 16.0, (x, y - 1.0), "α")) }
                }
            },
            Self::House(letter, round) => house(view, scene, *letter, *round, (x, y)),
            Self::Comes(held, round) => {
                let title = scene.say(&Phrase::new("ora-sheet-comes").number("round", *round));
                let body = html! {
                    title { (scene.word(held.marker.key())) ", " (title) }
                    circle.ora-coming cx=(D(x)) cy=(D(y)) r="11.5" {}
                    g.ora-faint { (icon_at(glyph::marker(held.marker), (x, y), 16.0)) }
                };
                let id = places::marker(held.marker);
                target(marks, &id, Outline::Disc { cx: x, cy: y, r: 12.0 }, Disc::Corner, &body)
            }
        }
    }
}

/// A settlement phase: ticked when it is over, rubric when it is the next.
fn house(view: &View, scene: &Scene<'_>, letter: char, round: u8, (x, y): (f32, f32)) -> Markup {
    let next = view.next_phase.map(|(next, _)| next);
    let (class, done) = match next {
        Some(next) if next == letter => ("ora-house ora-next", false),
        Some(next) if next < letter => ("ora-house", false),
        _ => ("ora-house ora-done", true),
    };
    let number = letter as u8 - b'A' + 1;
    let phase = Phrase::new("ora-sheet-phase").number("letter", number).number("round", round);
    html! {
        g class=(class) data-about="ora-board-phase" {
            title { (scene.word("ora-board-phase")) " " (scene.say(&phase)) }
            path d={ "M" (D(x - 13.0)) " " (D(y + 13.0)) "v-17l13-11 13 11v17z" } {}
            (text::centred(Hand::Name, 15.0, (x, y + 9.0), letter))
        }
        @if done { path.ora-tick d={ "m" (D(x + 6.0)) " " (D(y + 12.0)) " 3 3 6-7" } {} }
    }
}

/// What every player receives when a round of the short game begins, where the beam then comes to rest.
fn income(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @for (round, goods) in (1..).zip(RING_INCOME) {
            @let (x, y) = polar(226.5, space_angle(round) - STEP / 2.0);
            g.ora-income.gone[round < view.round] data-about="ora-board-gift" {
                title { (income_title(scene, round, goods)) }
                rect x=(D(x - 17.0)) y=(D(y - 9.5)) width="34" height="19" rx="9.5" {}
                (icon(glyph::good(goods[0]), (x - 15.0, y - 7.5), 15.0))
                (icon(glyph::good(goods[1]), (x, y - 7.5), 15.0))
            }
        }
    }
}

fn income_title(scene: &Scene<'_>, round: u8, goods: [Good; 2]) -> String {
    let [first, second] = goods.map(|good| Phrase::counted(1u8, good.key()));
    scene.say(&Phrase::new("ora-board-income").number("round", round).list("goods", [first, second]))
}
