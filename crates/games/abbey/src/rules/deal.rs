//! Setup: crusades, starting buildings, saints and the first player (ABB-2).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat, Set};

use super::{Rule, Verdict, allows, not_asked, unless};
use crate::choice::Choice;
use crate::data::{Building, Crusade, Saint, Stand};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Abbey, Quest};
use crate::step::{Draw, Remove};

/// A plain crusade is removed before the first deal (ABB-23.1).
pub(crate) fn remove_crusade(game: &mut Abbey, left: u8, card: Crusade, log: &mut impl Log<Event>) {
    game.crusades.take(card as usize);
    log.note(Event::CrusadeRemoved { card });
    if left > 1 {
        game.draw(Draw::RemoveCrusade(left - 1));
    }
}

impl Ask<Abbey> for Remove {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-remove").number("left", self.left).asked_by("ABB-23.1")
    }

    /// The plain crusades that may still be named.
    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        let plain = Crusade::ALL[..Crusade::PLAIN].iter().copied();
        out.extend(plain.filter(|card| allows(MAY_REMOVE, game, seat, (self, *card))).map(Choice::Crusade));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Crusade(card) => hearing.under(MAY_REMOVE, (self, card), |game, log| {
                remove_chosen(game, seat, (self.left, card), log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for a crusade the table removes.
const MAY_REMOVE: &[Rule<(Remove, Crusade)>] = &[may_be_removed];

/// A plain crusade that is still in the deck, in the order of the cards, so that enough of them follow
/// (ABB-23.1).
fn may_be_removed(_: &Abbey, _: Seat, (asked, card): (Remove, Crusade)) -> Verdict {
    let Remove { left, from } = asked;
    let after = Crusade::PLAIN.saturating_sub(card as usize + 1);
    let in_order = (card as usize) >= usize::from(from) && after + 1 >= usize::from(left);
    unless(card.relic().is_some() || !in_order, Refusal::NotAsked)
}

/// A crusade of the table's choice is removed; the next one comes later in the order.
fn remove_chosen(game: &mut Abbey, seat: Seat, (left, card): (u8, Crusade), log: &mut impl Log<Event>) {
    game.crusades.take(card as usize);
    log.note(Event::CrusadeRemoved { card });
    if left > 1 {
        game.ask(seat, Remove { left: left - 1, from: card as u8 + 1 });
    }
}

/// A crusade lies face up before a player.
pub(crate) fn crusade(game: &mut Abbey, seat: Seat, card: Crusade, log: &mut impl Log<Event>) {
    game.crusades.take(card as usize);
    game[seat].quests.push(Quest::new(card));
    log.note(Event::CrusadeDealt { seat, card });
}

/// Each player is dealt one crusade (ABB-2.2).
pub(crate) fn first_crusade(game: &mut Abbey, seat: Seat, card: Crusade, log: &mut impl Log<Event>) {
    crusade(game, seat, card, log);
    deal_on(game, seat, Draw::DealCrusade);
}

/// Deals go round from seat to seat.
fn deal_on(game: &mut Abbey, seat: Seat, draw: fn(Seat) -> Draw) {
    if seat.index() + 1 < usize::from(game.players) {
        game.draw(draw(seat.next(game.players)));
    }
}

/// The first player, and prestige in turn order (ABB-2.10).
pub(crate) fn choose_first(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    game.first = seat;
    for (seat, prestige) in seat.round_from(game.players).zip(5..) {
        game[seat].prestige = prestige;
    }
    log.note(Event::FirstPlayer { seat });
}

/// Each player is dealt one starting building (ABB-2.8).
pub(crate) fn start(game: &mut Abbey, seat: Seat, building: Building, log: &mut impl Log<Event>) {
    place_start(game, seat, building, log);
    deal_on(game, seat, Draw::DealStart);
    if seat.index() + 1 == usize::from(game.players) {
        discard_starts(game);
    }
}

/// It stands at once, with a peasant of the reserve on it: no cost, no prestige, no reward (ABB-2.8).
pub(crate) fn place_start(game: &mut Abbey, seat: Seat, building: Building, log: &mut impl Log<Event>) {
    game.starts.remove(building);
    let player = &mut game[seat];
    player.reserve -= 1;
    let plot = player.plot_mut(Stand::new(building, 0));
    plot.build();
    plot.man();
    log.note(Event::StartDealt { seat, building });
}

/// Starting buildings nobody has are discarded (ABB-2.8, ABB-20.11).
pub(crate) fn discard_starts(game: &mut Abbey) {
    for building in Building::ALL {
        game.discards[*building as usize] += u8::from(game.starts.has(*building));
    }
    game.starts = Set::new();
}

/// Each player is dealt one saint, face down (ABB-2.11).
pub(crate) fn saint(game: &mut Abbey, seat: Seat, saint: Saint, log: &mut impl Log<Event>) {
    game.saints.take(saint as usize);
    game[seat].saint = Some(saint);
    log.note(Event::SaintDealt { seat });
    log.whisper(seat, Event::SaintSeen { seat, saint });
    deal_on(game, seat, Draw::DealSaint);
}
