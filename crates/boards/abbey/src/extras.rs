//! What lies beside the boards: starting buildings, the hand, relics and saint, Elias, the supply.

use maud::html;
use parlour_abbey::data::Relic;
use parlour_abbey::view::Counted;
use parlour_core::Seat;
use parlour_kit::card::foot_words;
use parlour_kit::reading::about;
use parlour_kit::{
    Anchor, Art, Card, Disc, Drawing, Flow, Hand, Leaf, Outline, Whose, icon::icon, target, text,
};

use crate::cards::{Foot, OFFERED, WIDTH, offered, told};
use crate::desk::{Desk, faces, other_die};
use crate::kingdom::{self, deck};
use crate::{places, trays, whole};

fn cards(id: &str, title: String, whose: Whose) -> Leaf {
    Leaf::new(format!("leaf-{id}"), title, whose, Flow::Cards { narrowest: 120 })
}

const CARD: Outline = Outline::Frame { x: 1.0, y: 1.0, width: WIDTH - 2.0, height: OFFERED - 2.0, r: 6.0 };

/// The starting buildings, while they lie open.
pub(crate) fn starting_buildings(desk: &Desk<'_>) -> Option<Leaf> {
    let drawings = desk.view.starting_buildings.iter().map(|building| {
        let id = places::starting(building);
        let body = target(desk.marks, &id, CARD, Disc::Corner, &offered(desk, building, Foot::Bare));
        Drawing::new(format!("{id}-card"), (WIDTH, OFFERED), desk.scene.word(building.key()), body)
    });
    let drawings: Vec<_> = drawings.collect();
    let title = desk.scene.word("abbey-board-starting");
    (!drawings.is_empty()).then(|| cards("starting", title, Whose::Shared).drawings(drawings))
}

/// The reader's rolled dice and tokens, beside the King's board while that lies there in one piece.
pub(crate) fn monks(desk: &Desk<'_>, seat: Seat) -> Option<Leaf> {
    let title = desk.scene.word("abbey-board-monks");
    let (me, dice) = (
        desk.seat(seat),
        html! { g transform="translate(-148 -74)" { (trays::monks(desk, desk.seat(seat))) } },
    );
    let body = html! {
        (about("abbey-board-monks", &dice))
        g transform="translate(-148 -310)" { (trays::reserve(desk, me)) }
    };
    let drawing = Drawing::new("monks", (348.0, 218.0), title.clone(), body);
    kingdom::is_whole(desk)
        .then(|| whole("leaf-monks".to_owned(), title, Whose::Mine).drawings(vec![drawing]))
}

/// The cards in the reader's hand.
pub(crate) fn hand(desk: &Desk<'_>, seat: Seat) -> Option<Leaf> {
    let drawings = desk.seat(seat).hand.iter().map(|Counted { what, n }| {
        let id = places::held(*what);
        let body = target(desk.marks, &id, CARD, Disc::Corner, &offered(desk, *what, Foot::Bare));
        let drawing = Drawing::new(format!("{id}-card"), (WIDTH, OFFERED), told(desk, what.key()), body);
        if *n > 1 { drawing.caption(html! { "×" (n) }) } else { drawing }
    });
    let drawings: Vec<_> = drawings.collect();
    let title = desk.scene.word("abbey-board-hand");
    let aside = html! { span { (desk.scene.word("abbey-board-not-built")) } };
    (!drawings.is_empty()).then(|| cards("hand", title, Whose::Mine).aside(aside).drawings(drawings))
}

/// The reader's relics and saint.
pub(crate) fn holy(desk: &Desk<'_>, seat: Seat) -> Option<Leaf> {
    let me = desk.seat(seat);
    let relics = me.relics.iter().map(|relic| relic_card(desk, relic));
    let saint = me.saint.map(|saint| {
        let vow = me.devotion.map_or_else(String::new, |vow| desk.scene.word(vow_key(vow)));
        let card =
            Card::new(desk.scene.word(saint.key()), Art::Tool { symbol: "i-saint", ground: "g-metal" });
        holy_card(desk, "saint", saint.key(), &card.foot(&foot_words(&vow)))
    });
    let drawings: Vec<_> = relics.chain(saint).collect();
    let title = desk.scene.word("abbey-board-holy");
    (!drawings.is_empty()).then(|| cards("holy", title, Whose::Mine).drawings(drawings))
}

fn relic_card(desk: &Desk<'_>, relic: Relic) -> Drawing {
    let card = Card::new(desk.scene.word(relic.key()), Art::Tool { symbol: "i-relic", ground: "g-sand" });
    holy_card(desk, &places::relic(relic), relic.key(), &card)
}

fn holy_card(desk: &Desk<'_>, id: &str, key: &str, card: &Card) -> Drawing {
    let body = html! { title { (told(desk, key)) } (card.draw()) };
    let body = target(desk.marks, id, Outline::CARD, Disc::Corner, &body);
    Drawing::new(format!("{id}-card"), (120.0, 150.0), told(desk, key), body)
        .caption(html! { (desk.scene.facet(key, "effect")) })
}

const fn vow_key(vow: parlour_abbey::view::Vow) -> &'static str {
    use parlour_abbey::view::Vow;
    match vow {
        Vow::Waiting => "abbey-vow-waiting",
        Vow::Revealed => "abbey-vow-revealed",
        Vow::Kept => "abbey-vow-kept",
        Vow::Spent => "abbey-vow-spent",
    }
}

/// The dummy of the solo game: his dice and his peasants.
pub(crate) fn elias(desk: &Desk<'_>) -> Option<Leaf> {
    let elias = desk.view.elias?;
    let dice = faces(elias.pool);
    let title = desk.scene.word("abbey-elias");
    let body = html! {
        g data-about="abbey-elias" {
        @for (at, die) in dice.iter().enumerate() { (other_die("abbey-elias", *die, (12.0 + 48.0 * at as f32, 12.0), 40.0)) }
        g.neutral { (icon("i-folk", (500.0, 12.0), 40.0)) }
        (text::line(Hand::Name, 20.0, (548.0, 40.0), Anchor::Start, format!("×{}", elias.peasants)))
        }
        @if elias.first { (icon("i-crown", (610.0, 14.0), 36.0)) }
    };
    let drawing = Drawing::new("elias", (700.0, 64.0), title.clone(), body);
    Some(crate::whole("leaf-elias".to_owned(), title, Whose::Supply).drawings(vec![drawing]))
}

/// What has not been seen so far.
pub(crate) fn supply(desk: &Desk<'_>) -> Leaf {
    let view = desk.view;
    let tokens = view.tokens_unseen.iter().map(|token| (token.key(), 1));
    let unseen = view.buildings_unseen.iter().map(|counted| (counted.what.key(), counted.n));
    let gone = view.buildings_gone.iter().map(|counted| (counted.what.key(), counted.n));
    let crusades = view.crusades_unseen.iter().map(|crusade| (crusade.key(), 1));
    let drawings = vec![
        heap(desk, "tokens-left", "i-banner", tokens),
        heap(desk, "unseen", "i-remodel", unseen),
        heap(desk, "gone", "i-barn", gone),
        heap(desk, "crusades-left", "i-crusade", crusades),
    ];
    let title = desk.scene.word("abbey-board-supply");
    Leaf::new("leaf-supply", title, Whose::Supply, Flow::Cards { narrowest: 200 }).drawings(drawings)
}

/// A deck or a heap: its back, its name, how many; below it what is in it.
fn heap<'k>(desk: &Desk<'_>, name: &str, sign: &str, things: impl Iterator<Item = (&'k str, u8)>) -> Drawing {
    let title = desk.scene.word(&format!("abbey-board-{name}"));
    let things: Vec<(&str, u8)> = things.collect();
    let count: u32 = things.iter().map(|(_, n)| u32::from(*n)).sum();
    let body = html! {
        (deck((2.0, 3.0), sign))
        (text::fit(Hand::Name, &title, 176.0, &[15.0, 13.5, 12.5]).set(Hand::Name, (60.0, 20.0), Anchor::Start))
        g.in-rubric { (text::line(Hand::Name, 20.0, (60.0, 55.0), Anchor::Start, count)) }
    };
    let body = about(&format!("abbey-board-{name}"), &body);
    Drawing::new(format!("supply-{name}"), (240.0, 66.0), title, body)
        .caption(html! { (names(desk, &things)) })
}

/// Names with their counts.
fn names(desk: &Desk<'_>, things: &[(&str, u8)]) -> String {
    let say = |(key, n): &(&str, u8)| match n {
        1 => desk.scene.word(key),
        n => format!("{} ×{n}", desk.scene.word(key)),
    };
    let all: Vec<String> = things.iter().map(say).collect();
    if all.is_empty() { desk.scene.word("list-empty") } else { all.join(", ") }
}
