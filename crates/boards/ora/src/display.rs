//! Cards nobody has built: the display, the cards to come, the reader's settlements.

use parlour_core::Seat;
use parlour_kit::card::{HEIGHT, WIDTH};
use parlour_kit::piece::piece;
use parlour_kit::{Disc, Drawing, Marks, Markup, Outline, Scene, target};
use parlour_ora::View;
use parlour_ora::data::{Card, Settlement, Stage};
use parlour_ora::view::PlayerView;

use crate::{cards, places};

/// The cards anybody may build.
pub(crate) fn display(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Drawing> {
    view.display.iter().map(|held| unbuilt(scene, marks, held.card)).collect()
}

/// The cards of a later stage.
pub(crate) fn to_come(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, stage: Stage) -> Vec<Drawing> {
    let cards = view.to_come.iter().filter(|card| card.face().stage == stage);
    cards.map(|card| unbuilt(scene, marks, *card)).collect()
}

/// The settlements a player has not founded yet.
pub(crate) fn reserve(scene: &Scene<'_>, marks: &Marks<'_>, player: &PlayerView) -> Vec<Drawing> {
    player.reserve.iter().map(|held| in_reserve(scene, marks, player.seat, held.settlement)).collect()
}

fn unbuilt(scene: &Scene<'_>, marks: &Marks<'_>, card: Card) -> Drawing {
    let drawn = piece(&cards::id(card), &cards::on_offer(scene, card));
    framed(scene, marks, &places::card(card), card.key(), &drawn)
}

fn in_reserve(scene: &Scene<'_>, marks: &Marks<'_>, owner: Seat, settlement: Settlement) -> Drawing {
    let drawn = cards::settlement_on_offer(scene, settlement);
    let drawn = piece(&cards::settlement_id(owner, settlement), &drawn);
    framed(scene, marks, &places::settlement(settlement), settlement.key(), &drawn)
}

/// A card as a drawing of its own.
fn framed(scene: &Scene<'_>, marks: &Marks<'_>, id: &str, key: &str, drawn: &Markup) -> Drawing {
    let body = target(marks, id, Outline::CARD, Disc::Corner, drawn);
    Drawing::new(format!("{id}-picture"), (WIDTH, HEIGHT), scene.word(key), body)
}
