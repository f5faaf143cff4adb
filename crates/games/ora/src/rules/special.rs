//! The odd cards: clearings without harvest, Calefactory, Spinning Mill, Forger's Workshop,
//! Pilgrimage Site and Bathhouse.

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, ensure, function, harvest, prizes, turn};
use crate::choice::{Action, Choice};
use crate::data::{Card, Effect, Good};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::state::land::{Cell, Content, Spot};
use crate::step::{Bathe, Forge, Raise, Thin, Warm, Wild};
use crate::words::function_rule;

fn forests(game: &Ora, seat: Seat, after: Option<Cell>) -> impl Iterator<Item = Cell> + '_ {
    game.land(seat).holding(Content::Forest).filter(move |cell| Some(*cell) > after)
}

/// No more forests to ask for.
pub(crate) fn is_thinned(game: &Ora, seat: Seat, Thin { left, after, .. }: Thin) -> bool {
    left == 0 || (after.is_some() && forests(game, seat, after).next().is_none())
}

/// Forests of the user, later ones after earlier ones.
impl Ask<Ora> for Thin {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        let prompt = Phrase::new("ora-prompt-thin").term("card", self.at.card.key());
        prompt.number("left", self.left).asked_by(function_rule(self.at.card))
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        let land = game.land(seat);
        out.extend(forests(game, seat, self.after).map(|cell| Choice::Spot(land.spot(cell))));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Spot(spot) => {
                hearing.under(MAY_THIN, (self.after, spot), |game, log| thin(game, self, spot, log))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A forest of the user (ORA-10.1), after the last one.
fn may_thin(game: &Ora, seat: Seat, (after, spot): (Option<Cell>, Spot)) -> Verdict {
    harvest::card_lies_there(game, seat, (Wild::Forest, spot))?;
    ensure(game.land(seat).at(spot) > after, Refusal::OutOfOrder)
}

const MAY_THIN: &[Rule<(Option<Cell>, Spot)>] = &[may_thin];

/// The forest goes without a harvest and brings what the card says (ORA-11.10F, ORA-11.29I,
/// ORA-11.38F).
fn thin(game: &mut Ora, Thin { at, left, .. }: Thin, spot: Spot, log: &mut impl Log<Event>) {
    let after = game.land(at.user).at(spot);
    harvest::remove(game, at.user, spot, log);
    game.ask(at.user, Thin { at, left: left - 1, after });
    if let Effect::Clear { prize, .. } = function::effect(at) {
        prizes::award(game, at, prize, 1, log);
    }
}

/// Fell, cut, or neither.
impl Ask<Ora> for Warm {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-warm").asked_by("ORA-11.32F")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        if self.fell {
            out.push(Choice::Act(Action::Fell));
        }
        if self.cut {
            out.push(Choice::Act(Action::Cut));
        }
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Act(action) => {
                hearing.under(MAY_WARM, (self, action), |game, log| warm(game, seat, self, action, log))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Each of the two once (ORA-11.32F).
fn may_warm(_: &Ora, _: Seat, (Warm { fell, cut }, action): (Warm, Action)) -> Verdict {
    let allowed = matches!((action, fell, cut), (Action::Fell, true, _) | (Action::Cut, _, true));
    ensure(allowed, Refusal::NotOffered)
}

const MAY_WARM: &[Rule<(Warm, Action)>] = &[may_warm];

/// One of the two; the other may follow.
fn warm(game: &mut Ora, seat: Seat, left: Warm, action: Action, log: &mut impl Log<Event>) {
    let felling = action == Action::Fell;
    let (fell, cut) = (left.fell && !felling, left.cut && felling);
    if fell || cut {
        game.ask(seat, Warm { fell, cut });
    }
    turn::fell(game, seat, if felling { Wild::Forest } else { Wild::Moor }, log);
}

/// Coins by the livestock owned: three, from five on five, from nine on six (ORA-11.09I).
pub(super) fn spin(game: &mut Ora, seat: Seat, log: &mut impl Log<Event>) {
    let coins = match game.purse(seat).have(Good::Livestock) {
        0 => 0,
        1..=4 => 3,
        5..=8 => 5,
        _ => 6,
    };
    game.gain(seat, Good::Coin, coins, log);
}

/// Five coins for the first reliquary, ten for each other one (ORA-11.35F).
pub(crate) const fn forgery_price(reliquaries: u8) -> u16 {
    10 * reliquaries as u16 - 5
}

/// So many reliquaries as the money allows, at least one shown, or none.
impl Ask<Ora> for Forge {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-forge").asked_by("ORA-11.35F")
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        let most = ((game.purse(seat).money() + 5) / 10).clamp(1, 60) as u8;
        out.extend((1..=most).map(Choice::Times));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Times(times) => {
                hearing.under(MAY_FORGE, times, |game, log| forge(game, seat, times, log))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The coins suffice for all of them.
fn may_forge(game: &Ora, seat: Seat, reliquaries: u8) -> Verdict {
    ensure((1..=60).contains(&reliquaries), Refusal::TooOften { most: 60 })?;
    let (need, have) = (forgery_price(reliquaries), game.purse(seat).money());
    ensure(have >= need, Refusal::TooPoor { need, have })
}

const MAY_FORGE: &[Rule<u8>] = &[may_forge];

/// The coins go, the reliquaries come.
fn forge(game: &mut Ora, seat: Seat, reliquaries: u8, log: &mut impl Log<Event>) {
    game.pay_all(seat, &[(Good::Coin, 5)], 2 * reliquaries - 1, log);
    game.gain(seat, Good::Reliquary, u16::from(reliquaries), log);
}

/// The next rank of a tile (ORA-11.36F).
const fn next_rank(good: Good) -> Option<Good> {
    match good {
        Good::Book => Some(Good::Ceramic),
        Good::Ceramic => Some(Good::Ornament),
        Good::Ornament => Some(Good::Reliquary),
        _ => None,
    }
}

const RANKS: [Good; 3] = [Good::Book, Good::Ceramic, Good::Ornament];

fn rank(good: Good) -> Option<usize> {
    RANKS.iter().position(|tile| *tile == good)
}

/// Nothing more to raise.
pub(crate) fn is_raised(game: &Ora, seat: Seat, Raise { left, from }: Raise) -> bool {
    let any = RANKS.iter().any(|good| may_raise(game, seat, (from, *good)).is_ok());
    left == 0 || (left == 1 && !any)
}

/// Tiles that may rise, or none.
impl Ask<Ora> for Raise {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-raise").number("left", self.left).asked_by("ORA-11.36F")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend(RANKS.iter().map(|good| Choice::Raise(*good)));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Raise(good) => hearing
                .under(MAY_RAISE, (self.from, good), |game, log| raise(game, seat, self.left, good, log)),
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A tile of the user; of two the lower rank first, which loses no outcome.
fn may_raise(game: &Ora, seat: Seat, (from, good): (Good, Good)) -> Verdict {
    ensure(next_rank(good).is_some(), Refusal::NotOffered)?;
    let have = game.purse(seat).have(good);
    ensure(have > 0, Refusal::Missing { good, need: 1, have })?;
    ensure(rank(good) >= rank(from), Refusal::OutOfOrder)
}

const MAY_RAISE: &[Rule<(Good, Good)>] = &[may_raise];

/// The tile is flipped one rank up.
fn raise(game: &mut Ora, seat: Seat, left: u8, good: Good, log: &mut impl Log<Event>) {
    game.spend(seat, good, 1, log);
    let better = next_rank(good).expect("a tile that may rise");
    game.gain(seat, better, 1, log);
    game.ask(seat, Raise { left: left - 1, from: good });
}

/// With the exchange, without it, or not at all.
impl Ask<Ora> for Bathe {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-bathe").asked_by("ORA-11.23F")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::BatheAndExchange, Choice::Bathe, Choice::Done]);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::BatheAndExchange => hearing.under(MAY_EXCHANGE, (), |game, log| {
                exchange(game, seat, log);
                bathe(game, seat, log);
            }),
            Choice::Bathe => hearing.freely(|game, log| bathe(game, seat, log)),
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The exchange takes a coin (ORA-11.23F).
fn has_a_coin(game: &Ora, seat: Seat, (): ()) -> Verdict {
    let have = game.purse(seat).money();
    ensure(have >= 1, Refusal::TooPoor { need: 1, have })
}

const MAY_EXCHANGE: &[Rule<()>] = &[has_a_coin];

/// A coin for a book and a ceramic (ORA-11.23F).
fn exchange(game: &mut Ora, seat: Seat, log: &mut impl Log<Event>) {
    game.pay_all(seat, &[(Good::Coin, 1)], 1, log);
    game.gain_all(seat, &[(Good::Book, 1), (Good::Ceramic, 1)], 1, log);
}

/// Whoever uses the Bathhouse takes all clergymen home, and so does the owner with the one who
/// stands in it (ORA-11.23F, ORA-D21).
fn bathe(game: &mut Ora, seat: Seat, log: &mut impl Log<Event>) {
    if game.player_mut(seat).recall(|_, _, _| true) {
        log.note(Event::Recalled { seat });
    }
    if let Some((owner, bath)) = game.locate(Card::Bathhouse) {
        let bathing = |_, land, cell| land == owner && cell == bath;
        if game.player_mut(owner).recall(bathing) {
            log.note(Event::Recalled { seat: owner });
        }
    }
}
