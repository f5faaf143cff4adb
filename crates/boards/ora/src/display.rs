//! Cards nobody has built: the display, the cards to come, the reader's settlements.

use parlour_kit::card::{HEIGHT, WIDTH};
use parlour_kit::target::picked;
use parlour_kit::{Disc, Drawing, Marks, Markup, Outline, Scene, html, target};
use parlour_ora::View;
use parlour_ora::data::{Card, Settlement};

use crate::{cards, places};

/// The cards anybody may build.
pub(crate) fn display(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Drawing> {
    view.display.iter().map(|held| unbuilt(view, scene, marks, held.card)).collect()
}

/// The cards of later stages.
pub(crate) fn to_come(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Drawing> {
    view.to_come.iter().map(|card| unbuilt(view, scene, marks, *card)).collect()
}

/// The settlements the reader has not founded yet.
pub(crate) fn reserve(view: &View, scene: &Scene<'_>, marks: &Marks<'_>) -> Vec<Drawing> {
    let mine = view.players.iter().filter(|player| scene.is_me(player.seat));
    let held = mine.flat_map(|player| player.reserve.iter().map(|held| held.settlement));
    held.map(|settlement| in_reserve(view, scene, marks, settlement)).collect()
}

fn unbuilt(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, card: Card) -> Drawing {
    let chosen = view.matter.card == Some(card);
    let drawn = cards::on_offer(scene, card);
    framed(scene, marks, &places::card(card), card.key(), chosen, &drawn)
}

fn in_reserve(view: &View, scene: &Scene<'_>, marks: &Marks<'_>, settlement: Settlement) -> Drawing {
    let chosen = view.matter.settlement == Some(settlement);
    let drawn = cards::settlement_on_offer(scene, settlement);
    framed(scene, marks, &places::settlement(settlement), settlement.key(), chosen, &drawn)
}

/// A card as a drawing of its own: a target, or the one that was chosen.
fn framed(
    scene: &Scene<'_>,
    marks: &Marks<'_>,
    id: &str,
    key: &str,
    chosen: bool,
    drawn: &Markup,
) -> Drawing {
    let chosen = chosen && !scene.past && marks.at(id).is_none();
    let body = html! {
        (target(marks, id, Outline::CARD, Disc::Corner, drawn))
        @if chosen { (picked(Outline::CARD)) }
    };
    Drawing::new(format!("{id}-picture"), (WIDTH, HEIGHT), scene.word(key), body)
}
