//! Building cards: on offer with cost and reward, or standing with a peasant's place.

use maud::{Markup, html};
use parlour_abbey::data::{Building, Good, Site};
use parlour_abbey::view::CardView;
use parlour_core::Seat;
use parlour_kit::card::scene;
use parlour_kit::icon::icon;
use parlour_kit::{Anchor, D, Hand, Row, text};

use crate::desk::{Desk, GOODS, good, token};
use crate::effects;

/// The width of a building card.
pub(crate) const WIDTH: f32 = 128.0;
/// Its height while it is on offer.
pub(crate) const OFFERED: f32 = 143.0;
/// Its height when it stands.
pub(crate) const BUILT: f32 = 132.0;

/// What stands at the foot of a card on offer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Foot {
    /// Nothing: it has been bought.
    Bare,
    /// What buying it brings, with a word for it.
    Bought,
    /// The same beside a price, which leaves no room for the word.
    Priced,
}

/// A card of the market or of a hand: costs at the left, the reward of buying at the foot.
pub(crate) fn offered(desk: &Desk<'_>, building: Building, foot: Foot) -> Markup {
    let row = building.row();
    let [one, two] = effects::rows(building, desk.scene);
    html! {
        g.card {
            title { (told(desk, building.key())) }
            (ground(OFFERED))
            (band(desk, building.key(), (WIDTH / 2.0, WIDTH - 10.0)))
            path.c-side d="M1 26h31v116H7a6 6 0 0 1-6-6z" {}
            (scene(effects::picture(building), (32.0, 26.0), (95.0, 46.0)))
            path.c-l d="M1 26h126M32 72h95M32 26V142" {}
            (costs(row.cost))
            (value(row.prestige, (114.0, 37.0), 22.0))
            (level("I", &one, (41.0, 85.0), (87.0, 72.0), true))
            (level("II", &two, (41.0, 103.0), (87.0, 72.0), true))
            @if foot != Foot::Bare { (reward(desk, building, foot)) }
            (contour(OFFERED))
        }
    }
}

fn reward(desk: &Desk<'_>, building: Building, foot: Foot) -> Markup {
    let (kind, count) = building.row().reward;
    html! {
        rect.abbey-reward x="80" y="117" width="42" height="20" rx="10" {}
        g.in-ink { (text::line(Hand::Number, 12.0, (91.0, 131.2), Anchor::Middle, format!("+{count}"))) }
        (icon(token(kind), (101.0, 118.0), 18.0))
        @if foot == Foot::Bought { (text::line(Hand::Aside, 12.0, (37.0, 131.0), Anchor::Start, desk.scene.word("abbey-board-buy"))) }
    }
}

/// A card that stands: the picture takes the whole width, an inactive level fades.
pub(crate) fn built(desk: &Desk<'_>, seat: Seat, building: Building, card: CardView) -> Markup {
    let [one, two] = effects::rows(building, desk.scene);
    let active = active(desk, seat, Site::Building(building));
    html! {
        g.card {
            title { (told(desk, building.key())) }
            (ground(BUILT))
            (band(desk, building.key(), (79.0, 90.0)))
            (scene(effects::picture(building), (1.0, 26.0), (126.0, 58.0)))
            path.c-l d="M1 26h126M1 84h126" {}
            (value(building.row().prestige, (114.0, 37.0), 22.0))
            (level("I", &one, (11.0, 98.0), (69.0, 100.0), active >= 1))
            (level("II", &two, (11.0, 117.0), (69.0, 100.0), active >= 2))
            (peasant_place(seat, card, (17.0, 20.0)))
            (contour(BUILT))
        }
    }
}

/// How many copies of a card work.
fn active(desk: &Desk<'_>, seat: Seat, site: Site) -> usize {
    desk.seat(seat).cards.iter().filter(|card| card.card.site == site && card.manned).count()
}

/// The place of a card's peasant; one who serves two cards is drawn pale on both.
pub(crate) fn peasant_place(seat: Seat, card: CardView, (cx, cy): (f32, f32)) -> Markup {
    html! {
        circle.niche.full[card.manned] cx=(D(cx)) cy=(D(cy)) r="15" {}
        @if card.manned {
            g.abbey-idle[card.shared] { (Desk::peasant(seat, (cx - 12.0, cy - 13.0), 24.0)) }
        } @else {
            g.abbey-ghost { (icon("i-folk", (cx - 9.0, cy - 9.0), 18.0)) }
        }
    }
}

/// The name of a thing and what it does.
pub(crate) fn told(desk: &Desk<'_>, key: &str) -> String {
    let name = desk.scene.word(key);
    desk.scene.words.facet(key, "effect").map_or(name.clone(), |effect| format!("{name}: {effect}"))
}

fn ground(height: f32) -> Markup {
    html! { rect.c-f x="1" y="1" width="126" height=(D(height - 2.0)) rx="6" {} }
}

fn contour(height: f32) -> Markup {
    html! { rect.c-o x="1" y="1" width="126" height=(D(height - 2.0)) rx="6" {} }
}

fn band(desk: &Desk<'_>, key: &str, (cx, room): (f32, f32)) -> Markup {
    let name = text::fit(Hand::Name, &desk.scene.word(key), room, &[13.5, 12.5, 12.0, 11.0]).within(25.0);
    html! {
        path.bn d="M1 7a6 6 0 0 1 6-6h114a6 6 0 0 1 6 6v19H1z" {}
        (name.centred(Hand::Name, (cx, 14.0)))
    }
}

/// The costs in a side strip.
fn costs(cost: [u8; Good::COUNT]) -> Markup {
    let kinds = GOODS.iter().filter(|kind| cost[**kind as usize] > 0).enumerate();
    html! {
        @for (at, kind) in kinds {
            (text::line(Hand::Number, 12.0, (9.0, 42.5 + 20.0 * at as f32), Anchor::Middle, cost[*kind as usize]))
            (icon(good(*kind), (14.0, 29.5 + 20.0 * at as f32), 17.0))
        }
    }
}

/// The costs in a row that begins at a point.
pub(crate) fn cost_row(cost: [u8; Good::COUNT], (x, cy): (f32, f32), step: f32) -> Markup {
    let kinds = GOODS.iter().filter(|kind| cost[**kind as usize] > 0).enumerate();
    html! {
        @for (at, kind) in kinds {
            @let left = x + step * at as f32;
            (text::line(Hand::Number, 12.0, (left + 6.0, cy + 4.2), Anchor::Middle, cost[*kind as usize]))
            (icon(good(*kind), (left + 11.0, cy - 9.0), 18.0))
        }
    }
}

/// Prestige on a gold shield.
pub(crate) fn value(prestige: u8, (cx, cy): (f32, f32), size: f32) -> Markup {
    html! {
        (icon("i-shield", (cx - size / 2.0, cy - size / 2.0), size))
        g.on-gold { (text::numeral(Hand::Name, size * 0.58, (cx, cy - 1.0), prestige)) }
    }
}

fn level(numeral: &str, row: &Row, at: (f32, f32), (cx, width): (f32, f32), active: bool) -> Markup {
    html! {
        g.abbey-idle[!active] {
            g.abbey-level { (text::numeral(Hand::Name, 12.0, at, numeral)) }
            (row.centred((cx, at.1), 16.0, width))
        }
    }
}
