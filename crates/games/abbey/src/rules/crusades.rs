//! Phase 11: crusades are resolved and bought (ABB-14); phase 12: or abandoned (ABB-15.3).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, gains, not_asked, trade, unless};
use crate::choice::Choice;
use crate::data::{CRUSADE_LIMIT, Crusade, Good, Relic, Token};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::{Abbey, Quest};
use crate::step::{Abandon, Draw, Enlist, Task};

impl Ask<Abbey> for Enlist {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        Phrase::new("abbey-prompt-enlist")
            .count("coins", game[seat].has(Good::Coin), Good::Coin.key())
            .asked_by("ABB-14.2")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Enlist, Choice::Pass]);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Enlist => hearing.under(MAY_ENLIST, (), |game, log| {
                gains::pay_some(game, seat, (Good::Coin, 1), log);
                game.draw(Draw::Crusade(seat));
            }),
            Choice::Pass => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to buy a crusade.
const MAY_ENLIST: &[Rule<()>] = &[a_coin_is_left];

fn a_coin_is_left(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    let have = game[seat].has(Good::Coin);
    unless(have == 0, Refusal::TooPoor { good: Good::Coin, price: 1, have, rule: "ABB-14.2" })
}

/// First all are resolved, then each may buy one; not in the last round (ABB-14.1, ABB-14.2).
pub(crate) fn begin(game: &mut Abbey) {
    if !game.is_last_round() {
        game.give_turns(Task::EnlistTurn);
    }
    game.give_turns(Task::Resolve);
}

/// Fewer than two cards, a deck that is not empty, a coin now or after a trade (ABB-14.2).
pub(crate) fn may_enlist(game: &Abbey, seat: Seat) -> bool {
    game[seat].quests.len() < CRUSADE_LIMIT
        && !game.crusades.is_empty()
        && trade::could_have_coins(game, seat, 1)
}

/// A player's completed crusades are resolved (ABB-14.1).
pub(crate) fn resolve_all(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    let complete: parlour_core::Row<Crusade, CRUSADE_LIMIT> =
        game[seat].quests.iter().filter(|quest| quest.is_complete()).map(|quest| quest.card).collect();
    for card in &complete {
        resolve(game, seat, *card, log);
    }
}

/// Dice and peasants come home, prestige and reward go by the agreed split (ABB-14.1, ABB-25.9).
fn resolve(game: &mut Abbey, seat: Seat, card: Crusade, log: &mut impl Log<Event>) {
    let quest = *game[seat].quest_mut(card);
    game[seat].quests.take(quest);
    log.note(Event::CrusadeResolved { seat, card });
    game[seat].resting += quest.own;
    return_crusader(game, seat, log);
    let cause = Cause::Crusade(card);
    gains::earn(game, cause.to(seat), card.row().prestige - quest.prestige, log);
    let whole = card.reward().map(|(_, n)| n);
    let rest = [whole[0] - quest.part[0], whole[1] - quest.part[1]];
    pay_reward(game, seat, (card, rest), log);
    if let Some(ally) = quest.ally {
        game[ally].resting += quest.allied;
        return_crusader(game, ally, log);
        gains::earn(game, cause.to(ally), quest.prestige, log);
        pay_reward(game, ally, (card, quest.part), log);
    }
}

/// A crusader takes a seat like a newcomer (ABB-14.1, ABB-1.11).
fn return_crusader(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].seat_newcomer();
    log.note(Event::PeasantJoins { seat });
}

/// Tokens of the card; a relic goes by its name (ABB-23.2).
fn pay_reward(game: &mut Abbey, seat: Seat, (card, part): (Crusade, [u8; 2]), log: &mut impl Log<Event>) {
    for ((token, _), n) in card.reward().into_iter().zip(part) {
        gains::receive(game, Cause::Crusade(card).to(seat), (token, n.into()), log);
        if let Some(relic) = card.relic().filter(|_| token == Token::Relic && n > 0) {
            win_relic(game, seat, relic, log);
        }
    }
}

fn win_relic(game: &mut Abbey, seat: Seat, relic: Relic, log: &mut impl Log<Event>) {
    game[seat].relics.insert(relic);
    log.note(Event::RelicWon { seat, relic });
}

/// Owners of uncompleted crusades with dice are asked, not in the last round (ABB-15.3).
pub(crate) fn ask_to_abandon(game: &mut Abbey, seat: Seat) {
    if game.is_last_round() {
        return;
    }
    let quests = game[seat].quests;
    for quest in quests.iter().rev().filter(|quest| quest.dice() > 0) {
        game.ask(seat, Abandon { card: quest.card });
    }
}

impl Ask<Abbey> for Abandon {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-abandon").term("card", self.card.key()).asked_by("ABB-15.3")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Keep, Choice::Abandon]);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Keep => hearing.freely(|_, _| {}),
            Choice::Abandon => hearing.freely(|game, log| abandon(game, seat, self.card, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// Dice return, peasants are discarded, the ally's too; the card stays as new (ABB-15.3). The ally
/// has no say (ABB-25.10).
fn abandon(game: &mut Abbey, seat: Seat, card: Crusade, log: &mut impl Log<Event>) {
    let quest = std::mem::replace(game[seat].quest_mut(card), Quest::new(card));
    game[seat].resting += quest.own;
    game[seat].discarded += 1;
    if let Some(ally) = quest.ally {
        game[ally].resting += quest.allied;
        game[ally].discarded += 1;
    }
    log.note(Event::CrusadeAbandoned { seat, card });
}
