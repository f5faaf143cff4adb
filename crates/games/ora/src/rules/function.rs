//! Functions of buildings, line by line (ORA-10, ORA-11): gains and exchanges.

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, ensure, harvest, payment};
use crate::choice::Choice;
use crate::data::{Cost, Effect, Good, Offer, Prize, Symbol};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::state::purse::Owed;
use crate::step::{
    Bathe, Forge, Gain, Harvest, HowMany, OneOf, Question, Raise, Relay, Settle, Task, Thin, Use,
};
use crate::words::function_rule;

/// An unlimited exchange is asked for in batches, so that no list grows without bound.
const BATCH: u8 = 48;

/// The line of the card that is in use.
pub(crate) fn effect(at: Use) -> Effect {
    at.card.face().script[usize::from(at.line)]
}

/// The exchanges of the line, and how many may be made in all.
pub(crate) fn offers(at: Use) -> (&'static [Offer], u8) {
    match effect(at) {
        Effect::Exchange { offers, limit } => (offers, limit),
        Effect::OneOf(offers) => (offers, 1),
        _ => (&[], 0),
    }
}

/// The amounts of a prize in basic goods.
pub(crate) fn basics(at: Use) -> &'static [u8] {
    match offers(at).0.first().map(|offer| offer.prize) {
        Some(Prize::Basics(amounts)) => amounts,
        _ => &[],
    }
}

/// The next line of the function is put to the user; a relay works once per action (ORA-10.7).
pub(crate) fn run(game: &mut Ora, at: Use) {
    let Use { user, card, line } = at;
    if let Some(relay) = card.relay().filter(|_| line == 0) {
        if game.relays & (1 << relay) != 0 {
            return;
        }
        game.relays |= 1 << relay;
    }
    let script = card.face().script;
    if usize::from(line) + 1 < script.len() {
        game.then(Task::Run(Use { line: line + 1, ..at }));
    }
    let Some(effect) = script.get(usize::from(line)) else { return };
    let question: Question = match *effect {
        Effect::Gain(_) | Effect::Spin => Gain { at }.into(),
        Effect::Harvest(goods) => {
            Harvest { good: goods[0], other: goods.get(1).copied(), must: false }.into()
        }
        Effect::Exchange { .. } => HowMany { at, offer: 0, counts: [0; 2] }.into(),
        Effect::OneOf(_) => OneOf { at }.into(),
        Effect::Clear { most, .. } => Thin { at, left: most, after: None }.into(),
        Effect::Relay { .. } => Relay { at }.into(),
        Effect::Settle => Settle { bought: true, castle: true }.into(),
        Effect::Forge => Forge.into(),
        Effect::Pilgrimage => Raise { left: 2, from: Good::Book }.into(),
        Effect::Bathe => Bathe.into(),
    };
    game.ask(user, question);
}

/// The lots of goods on the card, or none (ORA-10.2).
impl Ask<Ora> for Gain {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        self.at.prompt("ora-prompt-gain")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend((1..=lots(self.at)).map(Choice::Gain));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Gain(lot) => {
                hearing.under(MAY_GAIN, (self.at, lot), |game, log| gain(game, self.at, lot, log))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

fn lots(at: Use) -> u8 {
    match effect(at) {
        Effect::Gain(lots) => lots.len() as u8,
        Effect::Spin => 1,
        _ => 0,
    }
}

/// The lot is on the card.
fn lot_is_printed(_: &Ora, _: Seat, (at, lot): (Use, u8)) -> Verdict {
    ensure((1..=lots(at)).contains(&lot), Refusal::NotOffered)
}

const MAY_GAIN: &[Rule<(Use, u8)>] = &[lot_is_printed];

/// A gain is all or nothing (ORA-10.2).
fn gain(game: &mut Ora, at: Use, lot: u8, log: &mut impl Log<Event>) {
    match effect(at) {
        Effect::Gain(lots) => game.gain_all(at.user, lots[usize::from(lot) - 1], 1, log),
        _ => super::special::spin(game, at.user, log),
    }
}

/// An exchange under consideration: which offer, how often each.
impl HowMany {
    fn this(self) -> Offer {
        offers(self.at).0[usize::from(self.offer)]
    }

    /// Every offer with its number so far.
    pub(crate) fn bills(self) -> impl Iterator<Item = (Cost, u8)> {
        let chosen = offers(self.at).0.iter().zip(self.counts);
        chosen.filter(|(_, times)| *times > 0).map(|(offer, times)| (offer.cost, times))
    }

    fn owed(self) -> Owed {
        let mut owed = Owed::default();
        self.bills().for_each(|(cost, times)| owed.add(cost, times));
        owed
    }
}

/// How often at most, as far as one glance at the purse tells.
fn glance(game: &Ora, seat: Seat, cost: Cost) -> u16 {
    let purse = game.purse(seat);
    let goods = cost.goods.iter().map(|(good, need)| purse.within_reach(*good) / u16::from(*need));
    let symbol = |symbol, need: u8| if need == 0 { u16::MAX } else { purse.worth(symbol) / u16::from(need) };
    goods
        .chain([symbol(Symbol::Food, cost.food), symbol(Symbol::Energy, cost.half_energy)])
        .min()
        .unwrap_or(u16::MAX)
}

impl HowMany {
    /// The same with so many of this offer.
    const fn with(mut self, times: u8) -> Self {
        self.counts[self.offer as usize] = times;
        self
    }
}

/// Numbers of exchanges up to what the purse allows at a glance, at least one, and none.
impl Ask<Ora> for HowMany {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        let Self { at, offer, .. } = self;
        let prompt = Phrase::new("ora-prompt-how-many").term("card", at.card.key());
        prompt.number("line", at.line + 1).number("offer", offer + 1).asked_by(function_rule(at.card))
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        let offer = self.this();
        let most = u16::from(offer.most.min(room(self)).min(BATCH));
        let shown = glance(game, seat, offer.cost).clamp(1, most.max(1)) as u8;
        out.extend((1..=shown).map(Choice::Times));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Times(times) => {
                let wanted = self.with(times);
                hearing.under(MAY_EXCHANGE, wanted, |game, log| choose(game, wanted, log))
            }
            Choice::Done => hearing.freely(|game, log| choose(game, self.with(0), log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// What the common limit of the line leaves.
fn room(times: HowMany) -> u8 {
    let before: u8 = times.counts[..usize::from(times.offer)].iter().sum();
    offers(times.at).1 - before
}

/// The limits printed on the card (ORA-10.11).
fn limit_allows(_: &Ora, _: Seat, times: HowMany) -> Verdict {
    let most = times.this().most.min(room(times)).min(BATCH);
    let wanted = times.counts[usize::from(times.offer)];
    ensure((1..=most).contains(&wanted), Refusal::TooOften { most })
}

/// A Wonder is left to be had (ORA-10.10).
fn wonder_is_left(game: &Ora, _: Seat, times: HowMany) -> Verdict {
    ensure(!times.this().brings_wonder() || game.wonders > 0, Refusal::NoWonderLeft)
}

/// The joker is in play where it decides the amount (ORA-11.33F, ORA-11.33I).
fn joker_is_left(game: &Ora, _: Seat, times: HowMany) -> Verdict {
    if matches!(times.this().prize, Prize::Joker(_)) { harvest::may_use_joker(game) } else { Ok(()) }
}

/// The goods of all exchanges together.
fn goods_suffice(game: &Ora, seat: Seat, times: HowMany) -> Verdict {
    let mut rest = *game.purse(seat);
    for (cost, times) in times.bills() {
        for (good, need) in cost.goods {
            let (need, have) = (u16::from(*need) * u16::from(times), rest.within_reach(*good));
            ensure(rest.pay(*good, need), Refusal::Missing { good: *good, need, have })?;
        }
    }
    Ok(())
}

/// The food of all exchanges together (ORA-10.4).
fn food_suffices(game: &Ora, seat: Seat, times: HowMany) -> Verdict {
    let (need, have) = (times.owed().food, game.purse(seat).worth(Symbol::Food));
    ensure(have >= need, Refusal::MissingFood { need, have })
}

/// The energy of all exchanges together (ORA-10.4).
fn energy_suffices(game: &Ora, seat: Seat, times: HowMany) -> Verdict {
    let (need, have) = (times.owed().half_energy, game.purse(seat).worth(Symbol::Energy));
    ensure(have >= need, Refusal::MissingEnergy { need, have })
}

/// The points the Round Tower asks for, besides the goods (ORA-11.35I).
fn points_suffice(game: &Ora, seat: Seat, times: HowMany) -> Verdict {
    let mut rest = *game.purse(seat);
    let paid = times.bills().all(|(cost, times)| rest.pay_goods(cost.goods, times));
    let (need, have) = (times.owed().points, rest.worth(Symbol::Points));
    ensure(need == 0 || (paid && have >= need), Refusal::MissingPoints { need, have })
}

/// So many different goods (ORA-10.6).
fn kinds_suffice(game: &Ora, seat: Seat, times: HowMany) -> Verdict {
    let have = game.purse(seat).different_from(0, game.exchanges_while_giving());
    let (need, have) = (times.owed().different, u16::from(have));
    ensure(have >= need, Refusal::MissingKinds { need, have })
}

/// All of it together: a grain serves once.
fn all_can_be_paid(game: &Ora, seat: Seat, times: HowMany) -> Verdict {
    let affords = game.purse(seat).affords(times.bills(), game.exchanges_while_giving());
    ensure(affords, Refusal::GrainServesOnce)
}

/// All that must hold for a number of exchanges.
const MAY_EXCHANGE: &[Rule<HowMany>] = &[
    limit_allows,
    wonder_is_left,
    joker_is_left,
    goods_suffice,
    food_suffices,
    energy_suffices,
    points_suffice,
    kinds_suffice,
    all_can_be_paid,
];

/// So many exchanges of this offer, none for nought; the next offer of the line follows, then
/// the bill for all of them, then what they bring (ORA-10.3, ORA-10.4).
fn choose(game: &mut Ora, times: HowMany, log: &mut impl Log<Event>) {
    let next = times.offer + 1;
    let more = usize::from(next) < offers(times.at).0.len();
    if more && room(HowMany { offer: next, ..times }) > 0 {
        game.ask(times.at.user, HowMany { offer: next, ..times });
    } else {
        commit(game, times, log);
    }
}

fn commit(game: &mut Ora, times: HowMany, log: &mut impl Log<Event>) {
    if times.counts == [0; 2] {
        return;
    }
    if times.counts[0] == BATCH {
        game.ask(times.at.user, HowMany { at: times.at, offer: 0, counts: [0; 2] });
    }
    for (offer, count) in offers(times.at).0.iter().zip(times.counts) {
        game.pay_all(times.at.user, offer.cost.goods, count, log);
    }
    game.then(Task::Deliver(times.at, times.counts));
    payment::demand(game, times.at.user, times.owed());
}

/// One of the exchanges on the card, or none.
impl Ask<Ora> for OneOf {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        self.at.prompt("ora-prompt-one-of")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend((1..=offers(self.at).0.len() as u8).map(Choice::Offer));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Offer(number) => {
                hearing.under(MAY_TAKE_OFFER, (self.at, number), |game, _| take_offer(game, self.at, number))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The exchange is on the card and its energy suffices (ORA-11.06G).
fn may_take_offer(game: &Ora, _: Seat, (at, number): (Use, u8)) -> Verdict {
    let offer = offers(at).0.get(usize::from(number).wrapping_sub(1)).ok_or(Refusal::NotOffered)?;
    let (need, have) = (u16::from(offer.cost.half_energy), game.purse(at.user).worth(Symbol::Energy));
    ensure(have >= need, Refusal::MissingEnergy { need, have })
}

const MAY_TAKE_OFFER: &[Rule<(Use, u8)>] = &[may_take_offer];

/// The bill of the exchange, then its prize.
fn take_offer(game: &mut Ora, at: Use, number: u8) {
    let offer = offers(at).0[usize::from(number) - 1];
    let mut owed = Owed::default();
    owed.add(offer.cost, 1);
    // The number of the offer stands where the first count would.
    game.then(Task::Deliver(at, [number, 0]));
    payment::demand(game, at.user, owed);
}
