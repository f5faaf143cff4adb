//! Help on crusades: offer, counter-offer, answer (ABB-6.10 to ABB-6.13, ABB-25).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, march, not_asked, pews, supply, unless};
use crate::choice::Choice;
use crate::data::{Crusade, PeasantSpot};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Abbey, HelpOffer, Quest, Talk};
use crate::step::{
    Ally, CounterAnswer, CounterPart, CounterPrestige, Duty, HelpAnswer, HelpDice, HelpPart, HelpPrestige,
    Question,
};
use crate::words::{DICE, PRESTIGE, share};

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

/// The offer on the table; nobody is asked about one when there is none.
pub(super) fn offer(game: &Abbey) -> HelpOffer {
    game.talk.help().expect("help is talked about")
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

/// The owner starts to put an offer together (H1).
pub(crate) fn begin(game: &mut Abbey, owner: Seat, card: Crusade, helper: Seat) {
    let offer = HelpOffer { owner, helper, card, dice: 0, prestige: 0, part: [0; 2], counter: None };
    game.talk = Talk::Help(offer);
    game[owner].uses.help_offers += 1;
    game[owner].quest_mut(card).asked.insert(helper);
    game.ask(owner, HelpDice);
}

/// So many dice (H2).
impl Ask<Abbey> for HelpDice {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let HelpOffer { card, helper, .. } = offer(game);
        Phrase::new("abbey-prompt-help-dice")
            .term("card", card.key())
            .seat("seat", helper)
            .asked_by("ABB-6.10")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend((1..=5).map(Choice::Dice));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Dice(dice) => hearing.under(MAY_WANT_DICE, dice, |game, _| {
                game.talk = Talk::Help(HelpOffer { dice, ..offer(game) });
                game.ask(seat, HelpPrestige);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the number of dice (H2).
const MAY_WANT_DICE: &[Rule<u8>] = &[dice_can_be_supplied];

/// No more than the free spaces and the helper's supply (H2).
fn dice_can_be_supplied(game: &Abbey, _: Seat, dice: u8) -> Verdict {
    let most = most_dice(game);
    unless(dice == 0 || dice > most, Refusal::TooManyDice { most })
}

fn most_dice(game: &Abbey) -> u8 {
    let offer = offer(game);
    let Some(quest) = game[offer.owner].quest(offer.card) else { return 0 };
    quest.room().min(supply::supply(game, offer.helper, quest.value))
}

/// The helper's prestige (H3).
impl Ask<Abbey> for HelpPrestige {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let HelpOffer { card, helper, .. } = offer(game);
        Phrase::new("abbey-prompt-help-prestige")
            .term("card", card.key())
            .seat("seat", helper)
            .count("prestige", card.row().prestige, PRESTIGE)
            .asked_by("ABB-6.10")
    }

    fn candidates(self, game: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend((0..=offer(game).card.row().prestige).map(Choice::Prestige));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Prestige(prestige) => hearing.under(MAY_SHARE_PRESTIGE, prestige, |game, _| {
                game.talk = Talk::Help(HelpOffer { prestige, ..offer(game) });
                game.ask(seat, HelpPart);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the helper's prestige (H3, H6).
const MAY_SHARE_PRESTIGE: &[Rule<u8>] = &[prestige_is_on_the_card];

/// From nothing to all the prestige of the card (H3).
fn prestige_is_on_the_card(game: &Abbey, _: Seat, prestige: u8) -> Verdict {
    let most = offer(game).card.row().prestige;
    unless(prestige > most, Refusal::TooMuchPrestige { most })
}

/// The helper's part of the reward (H4).
impl Ask<Abbey> for HelpPart {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let HelpOffer { card, helper, .. } = offer(game);
        Phrase::new("abbey-prompt-help-part")
            .term("card", card.key())
            .seat("seat", helper)
            .list("reward", share(card, card.reward().map(|(_, n)| n)))
            .asked_by("ABB-6.10")
    }

    fn candidates(self, game: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(parts(game));
    }

    fn answer<H: Hearing<Abbey>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Part(one, two) => hearing.under(MAY_SHARE_REWARD, [one, two], |game, log| {
                propose(game, [one, two], log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// Every part of the reward.
fn parts(game: &Abbey) -> impl Iterator<Item = Choice> + use<> {
    let [(_, first), (_, second)] = offer(game).card.reward();
    (0..=first).flat_map(move |one| (0..=second).map(move |two| Choice::Part(one, two)))
}

/// All that must hold for the helper's part of the reward (H4).
const MAY_SHARE_REWARD: &[Rule<[u8; 2]>] = &[part_is_on_the_card];

/// Any part of the reward, from nothing to all (H4).
fn part_is_on_the_card(game: &Abbey, _: Seat, part: [u8; 2]) -> Verdict {
    let reward = offer(game).card.reward().map(|(_, n)| n);
    unless(part[0] > reward[0] || part[1] > reward[1], Refusal::NotInReward)
}

fn propose(game: &mut Abbey, part: [u8; 2], log: &mut impl Log<Event>) {
    let offer = HelpOffer { part, ..offer(game) };
    let HelpOffer { owner, helper, card, dice, prestige, .. } = offer;
    game.talk = Talk::Help(offer);
    log.note(Event::HelpOffered { owner, helper, card, dice, prestige, part });
    hand_over(game, owner, helper, HelpAnswer);
}

/// Help or not, or for another share (H5).
impl Ask<Abbey> for HelpAnswer {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let HelpOffer { card, owner, dice, prestige, part, .. } = offer(game);
        Phrase::new("abbey-prompt-help-answer")
            .term("card", card.key())
            .seat("seat", owner)
            .count("dice", dice, DICE)
            .count("prestige", prestige, PRESTIGE)
            .list("part", share(card, part))
            .asked_by("ABB-6.11")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Accept, Choice::Refuse, Choice::Counter]);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Accept => hearing.freely(agree),
            Choice::Refuse => hearing.freely(|game, log| decline(game, seat, log)),
            Choice::Counter => hearing.freely(|game, _| game.ask(seat, CounterPrestige)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

fn decline(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Event::HelpRefused { seat, card: offer(game).card });
    end_talk(game);
}

/// The prestige the helper asks for (H6).
impl Ask<Abbey> for CounterPrestige {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let HelpOffer { card, owner, .. } = offer(game);
        Phrase::new("abbey-prompt-counter-prestige")
            .term("card", card.key())
            .seat("seat", owner)
            .count("prestige", card.row().prestige, PRESTIGE)
            .asked_by("ABB-25.3")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        HelpPrestige.candidates(game, seat, out);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Prestige(prestige) => hearing.under(MAY_SHARE_PRESTIGE, prestige, |game, _| {
                game.talk = Talk::Help(HelpOffer { counter: Some((prestige, [0; 2])), ..offer(game) });
                game.ask(seat, CounterPart);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// The part the helper asks for (H6).
impl Ask<Abbey> for CounterPart {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let HelpOffer { card, owner, .. } = offer(game);
        Phrase::new("abbey-prompt-counter-part")
            .term("card", card.key())
            .seat("seat", owner)
            .list("reward", share(card, card.reward().map(|(_, n)| n)))
            .asked_by("ABB-25.3")
    }

    fn candidates(self, game: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(parts(game));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Part(one, two) => {
                hearing.under(MAY_COUNTER, [one, two], |game, log| counter(game, seat, [one, two], log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the part the helper asks for (H6).
const MAY_COUNTER: &[Rule<[u8; 2]>] = &[part_is_on_the_card, counter_differs];

/// A counter-offer differs from the offer (H6).
fn counter_differs(game: &Abbey, _: Seat, part: [u8; 2]) -> Verdict {
    let offer = offer(game);
    let same = offer.counter.is_some_and(|(prestige, _)| prestige == offer.prestige) && part == offer.part;
    unless(same, Refusal::SameOffer)
}

fn counter(game: &mut Abbey, helper: Seat, part: [u8; 2], log: &mut impl Log<Event>) {
    let offer = offer(game);
    let prestige = offer.counter.map_or(0, |(prestige, _)| prestige);
    game.talk = Talk::Help(HelpOffer { counter: Some((prestige, part)), ..offer });
    log.note(Event::HelpCountered { helper, card: offer.card, prestige, part });
    hand_over(game, helper, offer.owner, CounterAnswer);
}

/// The owner's answer (H7).
impl Ask<Abbey> for CounterAnswer {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let HelpOffer { card, helper, dice, prestige, part, counter, .. } = offer(game);
        let (prestige, part) = counter.unwrap_or((prestige, part));
        Phrase::new("abbey-prompt-counter-answer")
            .term("card", card.key())
            .seat("seat", helper)
            .count("dice", dice, DICE)
            .count("prestige", prestige, PRESTIGE)
            .list("part", share(card, part))
            .asked_by("ABB-25.3")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Accept, Choice::Refuse]);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Accept => hearing.freely(agree),
            Choice::Refuse => hearing.freely(|game, log| decline(game, seat, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// One waits, the other is asked (ABB-25.1).
pub(super) fn hand_over(game: &mut Abbey, from: Seat, to: Seat, question: impl Into<Question>) {
    let_wait(game, from, to);
    game.ask(to, question);
}

fn let_wait(game: &mut Abbey, from: Seat, to: Seat) {
    go_on(game, to);
    if game[from].agenda.top() != Some(Duty::Wait) {
        game[from].agenda.push(Duty::Wait);
    }
}

/// Who waited waits no longer.
pub(super) fn go_on(game: &mut Abbey, seat: Seat) {
    if game[seat].agenda.top() == Some(Duty::Wait) {
        game[seat].agenda.pop();
    }
}

/// The talk is over.
pub(super) fn end_talk(game: &mut Abbey) {
    let HelpOffer { owner, helper, .. } = offer(game);
    game.talk = Talk::Silence;
    go_on(game, owner);
    go_on(game, helper);
}

/// The last agreed split replaces any older one (ABB-6.12, ABB-25.8).
fn agree(game: &mut Abbey, log: &mut impl Log<Event>) {
    let offer = offer(game);
    let HelpOffer { owner, helper, card, .. } = offer;
    let (prestige, part) = offer.counter.unwrap_or((offer.prestige, offer.part));
    let quest = game[owner].quest_mut(card);
    quest.prestige = prestige;
    quest.part = part;
    let is_ally = quest.ally == Some(helper);
    log.note(Event::HelpAgreed { owner, helper, card });
    let_wait(game, owner, helper);
    match pews::only_idle_peasant(game, helper) {
        _ if is_ally => supply::begin(game, log),
        Some(spot) => join(game, spot, log),
        None => game.ask(helper, Ally),
    }
}

impl Ask<Abbey> for Ally {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-crusader").term("card", offer(game).card.key()).asked_by("ABB-6.7")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(pews::idle_peasants(game, seat).map(Choice::Peasant));
    }

    fn answer<H: Hearing<Abbey>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Peasant(spot) => hearing.under(march::MAY_SEND, spot, |game, log| join(game, spot, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// The helper's peasant takes the second space (ABB-6.11).
fn join(game: &mut Abbey, spot: PeasantSpot, log: &mut impl Log<Event>) {
    let HelpOffer { owner, helper, card, .. } = offer(game);
    game[helper].take_peasant(spot);
    game[owner].quest_mut(card).ally = Some(helper);
    log.note(Event::PeasantMarches { seat: helper, card });
    supply::begin(game, log);
}
