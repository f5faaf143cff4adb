//! Cards: craftsmen, resources, privileges, events; large ones on leaves, small ones in the towns.

use parlour_core::{Phrase, Seat};
use parlour_kit::card::{self, HEIGHT, SHORT, WIDTH, foot_price, foot_words, foot_words_beside};
use parlour_kit::player::marker_at;
use parlour_kit::text::{self, capitalised};
use parlour_kit::{Art, Card, D, Disc, Drawing, Hand, Markup, Outline, Row, html, icon, target};
use parlour_pillars::data::{Craftsman, EventCard, Good, Privilege, ResourceCard, Station, Term, Trade};
use parlour_pillars::view::{CraftsmanView, RowCraftsman, RowResource};

use crate::{Desk, emblem, places};

const SIZE: (f32, f32) = (WIDTH, HEIGHT);

/// A craftsman of the round's row.
pub(crate) fn hired(desk: &Desk<'_>, row: &RowCraftsman) -> Drawing {
    let card = row.craftsman.card();
    let body = craftsman(desk, row.craftsman, card.capacity).foot(&foot_price(row.cost, "i-coin"));
    in_row(desk, row.craftsman.name(), row.taker, body, described(desk, row.craftsman.key()))
}

/// A resource card of the round's row.
pub(crate) fn taken(desk: &Desk<'_>, row: &RowResource) -> Drawing {
    let cubes = (0..row.cubes).fold(Row::new(), |cubes, _| cubes.icon(emblem::good(row.good)));
    let name = capitalised(&desk.scene.word(station_of(row.card).key()));
    let body = Card::new(name, Art::Scene(scene_of(row.good))).row(cubes).foot(&workers(row.workers));
    in_row(desk, row.card.name(), row.taker, body, described(desk, row.card.key()))
}

fn in_row(desk: &Desk<'_>, name: &str, taker: Option<Seat>, card: Card, label: String) -> Drawing {
    let id = places::in_row(name);
    let over =
        html! { @if let Some(taker) = taker { (marker_at(desk.scene.face(taker), (7.0, 6.0), 27.0)) } };
    let body = target(desk.marks, &id, Outline::CARD, Disc::Corner, &card.over(&over).draw());
    let caption = html! { @if let Some(taker) = taker { (desk.scene.face(taker).name) } @else { (parlour_kit::PreEscaped("&#160;")) } };
    Drawing::new(format!("{id}-card"), SIZE, label, body).caption(caption)
}

const fn station_of(card: ResourceCard) -> Station {
    match card.good() {
        Good::Sand => Station::GravelPit,
        Good::Wood => Station::Forest,
        Good::Stone | Good::Metal => Station::Quarry,
    }
}

const fn scene_of(good: Good) -> &'static str {
    match good {
        Good::Sand => "v-gravel",
        Good::Wood => "v-forest",
        Good::Stone | Good::Metal => "v-quarry",
    }
}

/// The workers a resource card takes, in a pill at its foot.
fn workers(count: u8) -> Markup {
    html! {
        rect.pillars-workers x="30" y="122" width="60" height="22" rx="11" {}
        (text::numeral(Hand::Number, 15.0, (47.0, 133.0), count))
        (icon::icon("i-worker", (58.0, 123.0), 20.0))
    }
}

/// The name of a thing and what it does.
fn described(desk: &Desk<'_>, key: &'static str) -> String {
    desk.scene.say(&Phrase::new("pillars-board-described").term("card", key))
}

fn craftsman(desk: &Desk<'_>, craftsman: Craftsman, capacity: Option<u8>) -> Card {
    let name = capitalised(&desk.scene.facet(craftsman.key(), "name"));
    let card = Card::new(name, emblem::craftsman(craftsman)).row(emblem::work(craftsman));
    let uses = match capacity {
        Some(uses) => desk.scene.say(&Phrase::new("pillars-board-up-to").number("n", uses)),
        None => desk.scene.word("pillars-board-each-round"),
    };
    if is_required(craftsman.card().trade) {
        card.foot(&foot_words_beside(&uses)).foot(&required())
    } else {
        card.foot(&foot_words(&uses))
    }
}

/// Without them masons do not work, wood is not sold and stone is not bought.
const fn is_required(trade: Trade) -> bool {
    matches!(trade, Trade::MortarMixer | Trade::Woodworker | Trade::Stonecutter)
}

fn required() -> Markup {
    html! { g.pillars-required { circle cx="78" cy="137" r="8" {} (text::numeral(Hand::Name, 13.0, (78.0, 137.0), "!")) } }
}

/// A craftsman at work for a player.
pub(crate) fn employed(desk: &Desk<'_>, seat: Seat, at_work: &CraftsmanView) -> Drawing {
    let id = places::owned(seat, at_work.craftsman.name());
    let printed = at_work.craftsman.card().capacity;
    let capacity = printed.map(|_| at_work.capacity);
    let mut card = craftsman(desk, at_work.craftsman, capacity).gone(at_work.worked);
    if at_work.blessed {
        card = card.over(&icon::icon("i-ev-blessing", (92.0, 128.0), 20.0));
    }
    let (size, body) = held(desk, seat, &id, &card);
    let saying = if at_work.worked { "pillars-board-described-worked" } else { "pillars-board-described" };
    let label = desk.scene.say(&Phrase::new(saying).term("card", at_work.craftsman.key()));
    Drawing::new(format!("{id}-card"), size, label, body)
}

/// A card somebody has: short ones in the reader's household while the board takes the room.
fn held(desk: &Desk<'_>, seat: Seat, id: &str, card: &Card) -> ((f32, f32), Markup) {
    if desk.scene.is_me(seat) && desk.is_household_short() {
        let body = target(desk.marks, id, Outline::SHORT_CARD, Disc::Corner, &card.draw_short());
        return ((WIDTH, SHORT), body);
    }
    (SIZE, target(desk.marks, id, Outline::CARD, Disc::Corner, &card.draw()))
}

/// A privilege a player keeps.
pub(crate) fn kept(desk: &Desk<'_>, seat: Seat, card: Privilege) -> Drawing {
    let id = places::owned(seat, card.name());
    let (size, body) = held(desk, seat, &id, &privilege(desk, card));
    Drawing::new(format!("{id}-card"), size, described(desk, card.key()), body)
}

/// A privilege that has not been turned up.
pub(crate) fn unseen_privilege(desk: &Desk<'_>, card: Privilege) -> Drawing {
    let id = format!("pil-unseen-{card}");
    let body = unseen(desk, card.name(), &privilege(desk, card));
    Drawing::new(id, SIZE, described(desk, card.key()), body)
}

fn privilege(desk: &Desk<'_>, card: Privilege) -> Card {
    let ground = match card.term() {
        Term::Instant => "pillars-instant",
        Term::Once => "pillars-once",
        Term::Lasting => "pillars-lasting",
    };
    let art = Art::Tool { symbol: emblem::privilege(card), ground };
    let term = foot_words(&desk.scene.word(card.term().key()));
    Card::new(desk.scene.word(card.key()), art).row(emblem::favour(card)).foot(&term)
}

/// An event, large.
pub(crate) fn event(desk: &Desk<'_>, card: EventCard) -> Drawing {
    let art = Art::Tool { symbol: emblem::event(card), ground: fortune(card) };
    let drawn = Card::new(desk.scene.word(card.key()), art)
        .row(emblem::fate(card))
        .foot(&foot_words(&luck(desk, card)));
    let body = unseen(desk, card.name(), &drawn);
    Drawing::new(format!("pil-unseen-{card}"), SIZE, described(desk, card.key()), body)
}

/// A card nobody can choose; it can be read.
fn unseen(desk: &Desk<'_>, name: &str, card: &Card) -> Markup {
    target(desk.marks, &places::unseen(name), Outline::CARD, Disc::Corner, &card.draw())
}

/// The ground of an event: verdigris for luck, rubric for the other kind.
pub(crate) const fn fortune(card: EventCard) -> &'static str {
    if card.is_lucky() { "pillars-lucky" } else { "pillars-unlucky" }
}

/// The word for it, so that colour is not alone.
pub(crate) fn luck(desk: &Desk<'_>, card: EventCard) -> String {
    desk.scene.word(if card.is_lucky() { "pillars-board-lucky" } else { "pillars-board-unlucky" })
}

/// A card that lies in a town, small: a name, an emblem, its function.
pub(crate) struct Small<'a> {
    pub(crate) name: &'a str,
    pub(crate) symbol: &'static str,
    pub(crate) row: Row,
    /// How often it serves, in the lower right corner.
    pub(crate) uses: Option<u8>,
}

impl Small<'_> {
    pub(crate) const SIZE: (f32, f32) = (84.0, 92.0);

    pub(crate) fn draw(&self, (x, y): (f32, f32)) -> Markup {
        let (w, h) = Self::SIZE;
        let fitted = text::fit(Hand::Name, self.name, w - 6.0, &[12.5, 12.0, 11.0]);
        let band = if fitted.lines.len() > 1 { 29.0 } else { 19.0 };
        html! {
            rect.c-f x=(D(x)) y=(D(y)) width=(D(w)) height=(D(h)) rx="4" {}
            path.bn d={ "M" (D(x)) " " (D(y + 4.0)) "a4 4 0 0 1 4-4h" (D(w - 8.0)) "a4 4 0 0 1 4 4v" (D(band - 4.0)) "h" (D(-w)) "z" } {}
            (fitted.centred(Hand::Name, (x + w / 2.0, y + band / 2.0)))
            (icon::icon_at(self.symbol, (x + w / 2.0, y + band + (h - 22.0 - band) / 2.0), 32.0))
            (self.row.centred((x + w / 2.0, y + h - 13.0), 16.0, w - 8.0))
            @if let Some(uses) = self.uses {
                (text::line(Hand::Number, 12.0, (x + w - 4.0, y + band + 14.0), text::Anchor::End, format!("{uses}×")))
            }
            rect.c-o x=(D(x)) y=(D(y)) width=(D(w)) height=(D(h)) rx="4" {}
        }
    }
}

/// The back of a card that is face down.
pub(crate) fn face_down((x, y): (f32, f32)) -> Markup {
    card::back((x, y), (50.0, 68.0), "")
}
