//! Building and settlement cards: on offer, built, and small.

use parlour_core::Seat;
use parlour_kit::card::{self, Band, WIDTH, foot_reference, foot_value, small_value};
use parlour_kit::{Art, Card as Face, Hand, Markup, Row, Scene, html, text};
use parlour_ora::data::{Card, Country, Settlement, Side, Terrain, Terrains};

use crate::wording::entry;
use crate::{function, glyph};

/// Where the values stand at the foot of a card.
const LEFT: f32 = 16.0;
const RIGHT: f32 = 103.0;

/// The id of a card, in the display and on a land.
pub(crate) fn id(card: Card) -> String {
    format!("pc-{card}")
}

/// The id of a player's settlement, in reserve and on the land.
pub(crate) fn settlement_id(owner: Seat, settlement: Settlement) -> String {
    format!("pc-{owner}-{settlement}")
}

/// A card of the display, with its cost.
pub(crate) fn on_offer(scene: &Scene<'_>, card: Card) -> Markup {
    let face = card.face();
    let costs = face.cost.iter().map(|(good, count)| (*count, glyph::good(*good))).collect();
    let drawn = base(scene, card).costs(costs).signs(signs(face.terrain));
    titled(&building_title(scene, card), &drawn.foot(&values(face.values)).draw())
}

/// A card on its owner's land.
pub(crate) fn built(scene: &Scene<'_>, card: Card) -> Markup {
    let drawn = base(scene, card).foot(&values(card.face().values));
    titled(&building_title(scene, card), &drawn.draw())
}

/// A card on another land, or on a phone.
pub(crate) fn small(scene: &Scene<'_>, card: Card) -> Markup {
    let art = Art::Scene(glyph::building(card));
    let drawn = card::small(&scene.word(card.key()), band(card), &art, &small_values(card.face().values));
    titled(&building_title(scene, card), &drawn)
}

/// A settlement in reserve, with its cost.
pub(crate) fn settlement_on_offer(scene: &Scene<'_>, settlement: Settlement) -> Markup {
    let town = settlement.town();
    let energy = town.half_energy / 2;
    let costs = [(town.food, "i-food"), (energy, "i-energy")].into_iter().filter(|(count, _)| *count > 0);
    let drawn = settlement_base(scene, settlement).costs(costs.collect()).signs(signs(town.terrain));
    let note = text::wrap(Hand::Aside, 12.0, &scene.word("ora-board-scores"), 86.0);
    let note = html! {
        @for (at, line) in note.iter().enumerate() { (text::centred(Hand::Aside, 12.0, (74.0, 106.5 + 12.0 * at as f32), line)) }
    };
    let drawn = drawn.foot(&values((town.economic, town.dwelling))).over(&note);
    titled(&settlement_title(scene, settlement), &drawn.draw())
}

/// A settlement on its owner's land, with the points it brings as things stand.
pub(crate) fn settlement_built(scene: &Scene<'_>, settlement: Settlement, points: i32) -> Markup {
    let town = settlement.town();
    let row = Row::new().icon("i-settle").arrow().number(minus(points)).icon("i-vp");
    let drawn = settlement_base(scene, settlement).row(row).foot(&values((town.economic, town.dwelling)));
    titled(&settlement_title(scene, settlement), &drawn.draw())
}

/// A settlement on another land, or on a phone.
pub(crate) fn settlement_small(scene: &Scene<'_>, settlement: Settlement, points: i32) -> Markup {
    let (town, art) = (settlement.town(), Art::Scene(glyph::settlement(settlement)));
    let name = scene.word(settlement.key());
    let foot = html! {
        (small_values((town.economic, town.dwelling)))
        (text::numeral(Hand::Number, 21.0, (WIDTH / 2.0, 131.0), minus(points)))
    };
    titled(&settlement_title(scene, settlement), &card::small(&name, Band::Settlement, &art, &foot))
}

/// A number with a true minus.
pub(crate) fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}

fn base(scene: &Scene<'_>, card: Card) -> Face {
    let drawn = Face::new(scene.word(card.key()), Art::Scene(glyph::building(card))).band(band(card));
    let drawn = function::rows(scene, card).into_iter().fold(drawn, Face::row);
    if card.is_basic() { drawn } else { drawn.foot(&foot_reference(&reference(card))) }
}

fn settlement_base(scene: &Scene<'_>, settlement: Settlement) -> Face {
    let number = format!("S{:02}", settlement as u8 + 1);
    Face::new(scene.word(settlement.key()), Art::Scene(glyph::settlement(settlement)))
        .band(Band::Settlement)
        .foot(&foot_reference(&number))
}

/// `F08`: the country of the face, and the number of the card.
fn reference(card: Card) -> String {
    let letter = match card.face().side {
        Side::Both => 'G',
        Side::Only(Country::France) => 'F',
        Side::Only(Country::Ireland) => 'I',
    };
    format!("{letter}{:02}", card.face().number)
}

fn band(card: Card) -> Band {
    if card.face().cloister { Band::Cloister } else { Band::Plain }
}

/// The terrains of a card, where they are not the usual three.
fn signs(terrains: Terrains) -> Vec<&'static str> {
    let usual = [Terrain::Coast, Terrain::Plains, Terrain::Hillside];
    let signs: Vec<Terrain> = terrains.iter().collect();
    if signs == usual { Vec::new() } else { signs.into_iter().map(glyph::terrain).collect() }
}

fn values((economic, dwelling): (i8, i8)) -> Markup {
    html! { (foot_value(economic, "i-shield", "on-gold", LEFT)) (foot_value(dwelling, "i-house", "on-fill", RIGHT)) }
}

fn small_values((economic, dwelling): (i8, i8)) -> Markup {
    html! { (small_value(economic, "i-shield", "on-gold", 21.0)) (small_value(dwelling, "i-house", "on-fill", 99.0)) }
}

fn building_title(scene: &Scene<'_>, card: Card) -> String {
    entry(scene, &scene.word(card.key()), &scene.facet(card.key(), "effect"))
}

fn settlement_title(scene: &Scene<'_>, settlement: Settlement) -> String {
    entry(scene, &scene.word(settlement.key()), &scene.facet(settlement.key(), "effect"))
}

fn titled(title: &str, body: &Markup) -> Markup {
    html! { g { title { (title) } (body) } }
}
