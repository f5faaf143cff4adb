//! Help on crusades: offer, counter-offer, answer (ABB-6.10 to ABB-6.13, ABB-25).

use parlour_core::{Log, Seat};

use super::{Rule, Verdict, abbey, pews, supply, unless};
use crate::choice::{Choice, Supply};
use crate::data::{Crusade, Spot};
use crate::event::Event;
use crate::flow::Ask;
use crate::player::Quest;
use crate::refusal::Refusal;
use crate::state::{Abbey, HelpOffer, Talk};

/// Offers of help a player may make in a round (ABB-25.4).
const OFFERS: u8 = 3;

/// All that must hold to ask for help (H1).
pub(crate) const MAY_ASK_HELP: &[Rule<(Crusade, Seat)>] = &[
    helper_is_another_player,
    crusade_is_begun,
    crusade_is_open,
    offers_are_left,
    helper_was_not_asked,
    ally_is_the_helper,
    helper_has_a_peasant,
    helper_has_dice,
];
/// All that must hold for the number of dice (H2).
pub(crate) const MAY_WANT_DICE: &[Rule<u8>] = &[dice_can_be_supplied];
/// All that must hold for the helper's prestige (H3, H6).
pub(crate) const MAY_SHARE_PRESTIGE: &[Rule<u8>] = &[prestige_is_on_the_card];
/// All that must hold for the helper's part of the reward (H4, H6).
pub(crate) const MAY_SHARE_REWARD: &[Rule<[u8; 2]>] = &[part_is_on_the_card, counter_differs];

fn helper_is_another_player(game: &Abbey, seat: Seat, (_, helper): (Crusade, Seat)) -> Verdict {
    let other = helper != seat && helper.index() < usize::from(game.players);
    unless(!other, Refusal::NotAnotherPlayer)
}

/// At least one own die lies on the card (ABB-6.10).
fn crusade_is_begun(game: &Abbey, seat: Seat, (card, _): (Crusade, Seat)) -> Verdict {
    let begun = game[seat].quest(card).is_some_and(|quest| quest.own > 0);
    unless(!begun, Refusal::CrusadeNotBegun)
}

fn crusade_is_open(game: &Abbey, seat: Seat, (card, _): (Crusade, Seat)) -> Verdict {
    unless(game[seat].quest(card).is_some_and(Quest::is_complete), Refusal::CrusadeComplete)
}

/// Three offers in a round (ABB-25.4).
fn offers_are_left(game: &Abbey, seat: Seat, _: (Crusade, Seat)) -> Verdict {
    unless(game[seat].uses.help_offers >= OFFERS, Refusal::NoOffersLeft { most: OFFERS })
}

/// One offer for the same card to the same player (ABB-25.4).
fn helper_was_not_asked(game: &Abbey, seat: Seat, (card, helper): (Crusade, Seat)) -> Verdict {
    let asked = game[seat].quest(card).is_some_and(|quest| quest.asked.has(helper));
    unless(asked, Refusal::AskedAlready)
}

/// One ally per card (ABB-6.12).
fn ally_is_the_helper(game: &Abbey, seat: Seat, (card, helper): (Crusade, Seat)) -> Verdict {
    let ally = game[seat].quest(card).and_then(|quest| quest.ally);
    match ally.filter(|ally| *ally != helper) {
        Some(ally) => Err(Refusal::HasAnAlly { ally }),
        None => Ok(()),
    }
}

/// A helper without a peasant cannot be asked (ABB-6.11).
fn helper_has_a_peasant(game: &Abbey, seat: Seat, (card, helper): (Crusade, Seat)) -> Verdict {
    let stands = game[seat].quest(card).is_some_and(|quest| quest.ally == Some(helper));
    unless(!stands && game[helper].idle_peasants() == 0, Refusal::HelperHasNoPeasant)
}

/// A helper without dice cannot be asked (ABB-6.11, ABB-25.7).
fn helper_has_dice(game: &Abbey, seat: Seat, (card, helper): (Crusade, Seat)) -> Verdict {
    let value = game[seat].quest(card).map_or(0, |quest| quest.value);
    unless(supply::supply(game, helper, value) == 0, Refusal::HelperHasNoDice { value })
}

/// No more than the free spaces and the helper's supply (H2).
fn dice_can_be_supplied(game: &Abbey, _: Seat, dice: u8) -> Verdict {
    let most = most_dice(game);
    unless(dice == 0 || dice > most, Refusal::TooManyDice { most })
}

fn most_dice(game: &Abbey) -> u8 {
    let Some(offer) = offer(game) else { return 0 };
    let Some(quest) = game[offer.owner].quest(offer.card) else { return 0 };
    quest.room().min(supply::supply(game, offer.helper, quest.value))
}

/// From nothing to all the prestige of the card (H3).
fn prestige_is_on_the_card(game: &Abbey, _: Seat, prestige: u8) -> Verdict {
    let most = offer(game).map_or(0, |offer| offer.card.row().prestige);
    unless(prestige > most, Refusal::TooMuchPrestige { most })
}

/// Any part of the reward, from nothing to all (H4).
fn part_is_on_the_card(game: &Abbey, _: Seat, part: [u8; 2]) -> Verdict {
    let reward = offer(game).map_or([0; 2], |offer| offer.card.reward().map(|(_, n)| n));
    unless(part[0] > reward[0] || part[1] > reward[1], Refusal::NotInReward)
}

/// A counter-offer differs from the offer (H6).
fn counter_differs(game: &Abbey, seat: Seat, part: [u8; 2]) -> Verdict {
    let Some(offer) = offer(game) else { return Err(Refusal::NotAsked) };
    let same =
        matches!(offer.counter, Some((prestige, _)) if prestige == offer.prestige) && part == offer.part;
    unless(game.ask(seat) == Some(Ask::CounterPart) && same, Refusal::SameOffer)
}

fn offer(game: &Abbey) -> Option<HelpOffer> {
    match game.talk {
        Talk::Help(offer) => Some(offer),
        _ => None,
    }
}

/// What comes to mind in phase 3: every card with every other player.
pub(crate) fn candidates(game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
    for quest in game[seat].quests.iter().filter(|quest| quest.own > 0) {
        if game.is_solo() {
            out.push(Choice::EliasDie(quest.card));
        }
        let others = Seat::all(game.players).filter(|other| *other != seat);
        out.extend(others.map(|helper| Choice::Help(quest.card, helper)));
    }
}

/// What comes to mind while two players talk.
pub(crate) fn talk_candidates(game: &Abbey, seat: Seat, ask: Ask, out: &mut Vec<Choice>) {
    let Some(offer) = offer(game) else { return };
    match ask {
        Ask::HelpDice => out.extend((1..=5).map(Choice::Dice)),
        Ask::HelpPrestige | Ask::CounterPrestige => {
            out.extend((0..=offer.card.row().prestige).map(Choice::Prestige));
        }
        Ask::HelpPart | Ask::CounterPart => {
            let [(_, first), (_, second)] = offer.card.reward();
            for one in 0..=first {
                out.extend((0..=second).map(|two| Choice::Part(one, two)));
            }
        }
        Ask::HelpAnswer => out.extend([Choice::Accept, Choice::Refuse, Choice::Counter]),
        Ask::CounterAnswer => out.extend([Choice::Accept, Choice::Refuse]),
        Ask::Ally => out.extend(pews::idle_peasants(game, seat).map(Choice::Peasant)),
        Ask::Supply { .. } => supply::candidates(game, seat, out),
        _ => {}
    }
}

/// The owner starts to put an offer together (H1).
pub(crate) fn begin(game: &mut Abbey, owner: Seat, card: Crusade, helper: Seat) {
    let offer = HelpOffer { owner, helper, card, dice: 0, prestige: 0, part: [0; 2], counter: None };
    game.talk = Talk::Help(offer);
    game[owner].uses.help_offers += 1;
    game[owner].quest_mut(card).asked.insert(helper);
    game.push(owner, Ask::HelpDice);
}

/// The steps of a dialogue (H2 to H8).
pub(crate) fn answer(game: &mut Abbey, seat: Seat, ask: Ask, choice: Choice, log: &mut impl Log<Event>) {
    let mut offer = offer(game).expect("an offer is on the table");
    match (ask, choice) {
        (Ask::HelpDice, Choice::Dice(dice)) => {
            offer.dice = dice;
            game.push(seat, Ask::HelpPrestige);
        }
        (Ask::HelpPrestige, Choice::Prestige(prestige)) => {
            offer.prestige = prestige;
            game.push(seat, Ask::HelpPart);
        }
        (Ask::HelpPart, Choice::Part(one, two)) => {
            offer.part = [one, two];
            let HelpOffer { owner, helper, card, dice, prestige, part, .. } = offer;
            log.note(Event::HelpOffered { owner, helper, card, dice, prestige, part });
            hand_over(game, owner, helper, Ask::HelpAnswer);
        }
        (Ask::HelpAnswer, Choice::Counter) => game.push(seat, Ask::CounterPrestige),
        (Ask::CounterPrestige, Choice::Prestige(prestige)) => {
            offer.counter = Some((prestige, [0; 2]));
            game.push(seat, Ask::CounterPart);
        }
        (Ask::CounterPart, Choice::Part(one, two)) => {
            let prestige = offer.counter.map_or(0, |(prestige, _)| prestige);
            offer.counter = Some((prestige, [one, two]));
            log.note(Event::HelpCountered { helper: seat, card: offer.card, prestige, part: [one, two] });
            hand_over(game, seat, offer.owner, Ask::CounterAnswer);
        }
        (Ask::HelpAnswer | Ask::CounterAnswer, Choice::Accept) => return agree(game, offer, log),
        (Ask::HelpAnswer | Ask::CounterAnswer, Choice::Refuse) => {
            log.note(Event::HelpRefused { seat, card: offer.card });
            return end_talk(game, offer);
        }
        (Ask::Ally, Choice::Peasant(spot)) => return join(game, offer, spot, log),
        (Ask::Supply { left, .. }, Choice::Supply(way)) => return supply_dice(game, offer, left, way, log),
        (ask, choice) => unreachable!("{choice:?} does not answer {ask:?}"),
    }
    game.talk = Talk::Help(offer);
}

/// One waits, the other is asked (ABB-25.1).
pub(crate) fn hand_over(game: &mut Abbey, from: Seat, to: Seat, ask: Ask) {
    let_wait(game, from, to);
    game.push(to, ask);
}

fn let_wait(game: &mut Abbey, from: Seat, to: Seat) {
    go_on(game, to);
    if game[from].agenda.top() != Some(Ask::Await) {
        game.push(from, Ask::Await);
    }
}

/// Who waited waits no longer.
pub(crate) fn go_on(game: &mut Abbey, seat: Seat) {
    if game[seat].agenda.top() == Some(Ask::Await) {
        game[seat].agenda.pop();
    }
}

/// The talk is over.
fn end_talk(game: &mut Abbey, offer: HelpOffer) {
    game.talk = Talk::Silence;
    go_on(game, offer.owner);
    go_on(game, offer.helper);
}

/// The last agreed split replaces any older one (ABB-6.12, ABB-25.8).
fn agree(game: &mut Abbey, offer: HelpOffer, log: &mut impl Log<Event>) {
    let HelpOffer { owner, helper, card, .. } = offer;
    let (prestige, part) = offer.counter.unwrap_or((offer.prestige, offer.part));
    let quest = game[owner].quest_mut(card);
    quest.prestige = prestige;
    quest.part = part;
    let is_ally = quest.ally == Some(helper);
    log.note(Event::HelpAgreed { owner, helper, card });
    let_wait(game, owner, helper);
    match pews::only_idle_peasant(game, helper) {
        _ if is_ally => begin_supply(game, offer, log),
        Some(spot) => join(game, offer, spot, log),
        None => game.push(helper, Ask::Ally),
    }
}

/// The helper's peasant takes the second space (ABB-6.11).
fn join(game: &mut Abbey, offer: HelpOffer, spot: Spot, log: &mut impl Log<Event>) {
    let HelpOffer { owner, helper, card, .. } = offer;
    game[helper].take_peasant(spot);
    game[owner].quest_mut(card).ally = Some(helper);
    log.note(Event::PeasantMarches { seat: helper, card });
    begin_supply(game, offer, log);
}

fn begin_supply(game: &mut Abbey, offer: HelpOffer, log: &mut impl Log<Event>) {
    ask_supply(game, offer, Ask::Supply { left: offer.dice, rank: 0 }, log);
}

/// Asked only where there is more than one way (H8).
fn ask_supply(game: &mut Abbey, offer: HelpOffer, ask: Ask, log: &mut impl Log<Event>) {
    let Ask::Supply { left, .. } = ask else { unreachable!("a question about dice") };
    game.push(offer.helper, ask);
    let mut ways = Vec::new();
    supply::candidates(game, offer.helper, &mut ways);
    let is_open = |way: &Supply| super::allows(supply::MAY_SUPPLY, game, offer.helper, *way);
    let mut open = ways.into_iter().filter_map(|choice| match choice {
        Choice::Supply(way) => Some(way).filter(is_open),
        _ => None,
    });
    let only = open.next().expect("the agreed dice can be supplied");
    if open.next().is_none() {
        game[offer.helper].agenda.pop();
        supply_dice(game, offer, left, only, log);
    }
}

/// The helper's dice lie on the card at once (ABB-6.11).
fn supply_dice(game: &mut Abbey, offer: HelpOffer, left: u8, way: Supply, log: &mut impl Log<Event>) {
    let HelpOffer { owner, helper, card, dice, .. } = offer;
    let (real, echoes) = supply::provide(game, helper, left, way);
    let quest = game[owner].quest_mut(card);
    quest.allied += real;
    quest.ally_echoes += echoes;
    if let Some(ask) = supply::next_question(left, way) {
        ask_supply(game, offer, ask, log);
    } else {
        log.note(Event::HelpArrives { helper, card, dice });
        abbey::note_completion(game, owner, card, log);
        end_talk(game, offer);
    }
}
