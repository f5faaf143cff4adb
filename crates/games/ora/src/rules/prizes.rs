//! What exchanges bring: goods, basic goods, tiles for points, the joker's yield (ORA-10.9).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, ensure, function, harvest};
use crate::choice::{Choice, Clergyman};
use crate::data::{BASIC, Effect, Good, Marker, Measure, POINT_TILES, Prize, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::{Basics, Build, Kind, Step, TakeTile, Tiles, Use, Warm};

/// The bill is settled: the user receives what was paid for.
pub(crate) fn deliver(game: &mut Ora, at: Use, counts: [u8; 2], log: &mut impl Log<Event>) {
    if let Effect::OneOf(offers) = function::effect(at) {
        award(game, at, offers[usize::from(counts[0]) - 1].prize, 1, log);
        return;
    }
    for (offer, count) in function::offers(at).0.iter().zip(counts) {
        if count > 0 {
            award(game, at, offer.prize, count, log);
        }
    }
}

/// A prize, so many times over.
pub(super) fn award(game: &mut Ora, at: Use, prize: Prize, times: u8, log: &mut impl Log<Event>) {
    let seat = at.user;
    match prize {
        Prize::Goods(goods) => game.gain_all(seat, goods, times, log),
        Prize::Basics(_) => game.ask(seat, Basics { at, index: 0, first: None }),
        Prize::Points(measure) => {
            let left = entitlement(game, seat, measure);
            game.ask(seat, Tiles { left, next: 0 });
        }
        Prize::Joker(_) => game.ask(seat, Kind { at }),
        Prize::Build => game.ask(seat, Build { must: false }),
        Prize::RecallAndBuild => {
            if game.player_mut(seat).recall_prior() {
                log.note(Event::CameHome { seat, clergyman: Clergyman::Prior });
            }
            game.ask(seat, Build { must: false });
        }
        Prize::FellAndCut => game.ask(seat, Warm { fell: true, cut: true }),
        // District first: a plot may lean on it, never the other way round.
        Prize::Landscape => {
            let both = [Tile::District, Tile::Plot].map(|tile| Step::ask(seat, TakeTile { tile }));
            game.agenda.push_in_order(both);
        }
    }
}

/// Points of the Festival Ground and of the House of the Brotherhood (ORA-11.38I, ORA-11.41G).
pub(crate) fn entitlement(game: &Ora, seat: Seat, measure: Measure) -> u8 {
    match measure {
        Measure::Wilderness => game.land(seat).wilderness(),
        Measure::Cloister => game.land(seat).cloister() * game.play.ring().brotherhood / 2,
    }
}

/// The basic goods.
impl Ask<Ora> for Basics {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        let amount = function::basics(self.at)[usize::from(self.index)];
        Phrase::new("ora-prompt-basics").number("n", amount).asked_by("ORA-1.6")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend(BASIC.iter().map(|good| Choice::Basic(*good)));
    }

    fn answer<H: Hearing<Ora>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Basic(good) => hearing
                .under(MAY_TAKE_BASIC, (self.first, good), |game, log| take_basic(game, self, good, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A basic good, another one than the first (ORA-11.02G, ORA-11.15I).
fn may_take_basic(_: &Ora, _: Seat, (first, good): (Option<Good>, Good)) -> Verdict {
    ensure(good.is_basic(), Refusal::NotOffered)?;
    ensure(first != Some(good), Refusal::TakenAlready { good })
}

const MAY_TAKE_BASIC: &[Rule<(Option<Good>, Good)>] = &[may_take_basic];

/// So many of the basic good; another one may follow.
fn take_basic(game: &mut Ora, Basics { at, index, .. }: Basics, good: Good, log: &mut impl Log<Event>) {
    let amounts = function::basics(at);
    game.gain(at.user, good, u16::from(amounts[usize::from(index)]), log);
    if usize::from(index) + 1 < amounts.len() {
        game.ask(at.user, Basics { at, index: index + 1, first: Some(good) });
    }
}

/// The question at the next tile the points reach.
pub(crate) fn skip_dear(mut tiles: Tiles) -> Tiles {
    while POINT_TILES.get(usize::from(tiles.next)).is_some_and(|good| good.points() > tiles.left) {
        tiles.next += 1;
    }
    tiles
}

/// No tile is left to be had.
pub(crate) const fn points_are_spent(tiles: Tiles) -> bool {
    tiles.next as usize >= POINT_TILES.len()
}

/// So many tiles of the kind as the points reach.
impl Ask<Ora> for Tiles {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        let prompt = Phrase::new("ora-prompt-tiles").number("left", self.left);
        prompt.term("good", POINT_TILES[usize::from(self.next)].key()).asked_by("ORA-10.9")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        let good = POINT_TILES[usize::from(self.next)];
        out.extend((0..=self.left / good.points()).map(|amount| Choice::Take(good, amount)));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Take(good, amount) => {
                hearing.under(MAY_TAKE, (self, good, amount), |game, log| take(game, seat, self, amount, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The tiles are worth no more than the points (ORA-10.9).
fn may_take(_: &Ora, _: Seat, (Tiles { left, next }, good, amount): (Tiles, Good, u8)) -> Verdict {
    ensure(good == POINT_TILES[usize::from(next)], Refusal::NotAsked)?;
    ensure(amount <= left / good.points(), Refusal::TooDear { left })
}

const MAY_TAKE: &[Rule<(Tiles, Good, u8)>] = &[may_take];

/// The tiles are taken, then cheaper ones may be.
fn take(game: &mut Ora, seat: Seat, tiles: Tiles, amount: u8, log: &mut impl Log<Event>) {
    let good = POINT_TILES[usize::from(tiles.next)];
    game.gain(seat, good, u16::from(amount), log);
    game.ask(seat, Tiles { left: tiles.left - amount * good.points(), next: tiles.next + 1 });
}

fn joker_kinds(at: Use) -> &'static [Good] {
    match function::offers(at).0.first().map(|offer| offer.prize) {
        Some(Prize::Joker(kinds)) => kinds,
        _ => &[],
    }
}

/// The goods the joker may bring (ORA-11.33F, ORA-11.33I), as many as it reads, all of one kind.
impl Ask<Ora> for Kind {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        self.at.prompt("ora-prompt-kind")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend(joker_kinds(self.at).iter().map(|good| Choice::Joker(*good)));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Joker(good) => hearing.under(MAY_BRING, (self.at, good), |game, log| {
                harvest::harvest(game, seat, good, Marker::Joker, log);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// One of the goods on the card.
fn card_names_it(_: &Ora, _: Seat, (at, good): (Use, Good)) -> Verdict {
    ensure(joker_kinds(at).contains(&good), Refusal::NotOffered)
}

const MAY_BRING: &[Rule<(Use, Good)>] = &[card_names_it];
