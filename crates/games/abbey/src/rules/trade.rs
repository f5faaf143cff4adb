//! Trades with the bank (ABB-1.9, ABB-26.1) and with other players (ABB-16.20, ABB-25).

use parlour_core::{Log, Seat};

use super::{Rule, Verdict, allows, gains, help, unless};
use crate::choice::Choice;
use crate::data::{Building, Good, Site};
use crate::event::{Cause, Event};
use crate::flow::{Ask, Phase};
use crate::refusal::Refusal;
use crate::state::{Abbey, Talk, TradeOffer};

/// No list of amounts is longer.
const MOST_AMOUNTS: usize = 60;
/// Most tokens wanted in one trade with a player, and most above the least price (ABB-25, S2 and S4).
const LARGEST_LOT: u8 = 12;

/// All that must hold to use a trade token.
pub(crate) const MAY_TRADE: &[Rule<Good>] = &[roads_are_open, token_is_left, something_can_be_had];
/// All that must hold for what is wanted.
pub(crate) const MAY_WANT: &[Rule<(Good, Good)>] = &[kinds_differ, lot_is_worth_one];
/// All that must hold for the amount given.
pub(crate) const MAY_GIVE: &[Rule<u16>] = &[amount_is_in_stock, amount_is_not_wasted];
/// All that must hold to offer a trade (S1).
pub(crate) const MAY_OFFER: &[Rule<(Seat, Good)>] = &[
    partner_is_another_player,
    phase_knows_stables,
    roads_lead_to_the_partner,
    stables_are_active,
    stables_are_left,
    partner_has_it,
    owner_can_match_one,
];
/// All that must hold for the amount wanted (S2).
pub(crate) const MAY_WANT_AMOUNT: &[Rule<u8>] = &[partner_has_so_many, owner_can_match];
/// All that must hold for the kind given (S3).
pub(crate) const MAY_OFFER_KIND: &[Rule<Good>] = &[kind_is_another, kind_is_worth_the_lot];
/// All that must hold for the amount given (S4).
pub(crate) const MAY_OFFER_AMOUNT: &[Rule<u16>] = &[lot_is_in_stock, lot_is_worth_it, lot_is_not_too_large];

fn roads_are_open(game: &Abbey, _: Seat, _: Good) -> Verdict {
    unless(!game.roads_are_open(), Refusal::RoadsBroken)
}

/// Two tokens, each once in a round (ABB-1.9).
fn token_is_left(game: &Abbey, seat: Seat, _: Good) -> Verdict {
    unless(game[seat].trades_left() == 0, Refusal::NoTradeToken)
}

/// No step is offered that cannot be finished (ABB-26.10).
fn something_can_be_had(game: &Abbey, seat: Seat, give: Good) -> Verdict {
    let useful = Good::ALL.iter().any(|want| allows(MAY_WANT, game, seat, (give, *want)));
    unless(!useful, Refusal::NotWorthOne { give })
}

/// One kind for one other kind (ABB-1.9).
fn kinds_differ(_: &Abbey, _: Seat, (give, want): (Good, Good)) -> Verdict {
    unless(give == want, Refusal::SameKind)
}

/// What is received is worth at most what is given (ABB-1.9).
fn lot_is_worth_one(game: &Abbey, seat: Seat, (give, want): (Good, Good)) -> Verdict {
    unless(game[seat].has(give) * give.value() < want.value(), Refusal::NotWorthOne { give })
}

fn amount_is_in_stock(game: &Abbey, seat: Seat, n: u16) -> Verdict {
    let Some(Ask::TradeAmount { give, .. }) = game.ask(seat) else { return Err(Refusal::NotAsked) };
    let have = game[seat].has(give);
    unless(n > have, Refusal::TooPoor { good: give, price: n, have, rule: "ABB-1.9" })
}

/// Amounts that buy more than one token less would; with a Money Changer all that buy any (ABB-26.1).
fn amount_is_not_wasted(game: &Abbey, seat: Seat, n: u16) -> Verdict {
    let Some(Ask::TradeAmount { give, want }) = game.ask(seat) else { return Err(Refusal::NotAsked) };
    unless(!amounts(game, seat, give, want).any(|amount| amount == n), Refusal::Wasteful)
}

/// The amounts on offer.
fn amounts(game: &Abbey, seat: Seat, give: Good, want: Good) -> impl Iterator<Item = u16> {
    let change = give != Good::Coin && game[seat].active(Building::MoneyChanger) > 0;
    let buys = move |n: u16| n * give.value() / want.value();
    let sensible = move |n: &u16| buys(*n) > if change { 0 } else { buys(*n - 1) };
    (1..=game[seat].has(give)).filter(sensible).take(MOST_AMOUNTS)
}

fn partner_is_another_player(game: &Abbey, seat: Seat, (partner, _): (Seat, Good)) -> Verdict {
    let other = partner != seat && partner.index() < usize::from(game.players);
    unless(!other, Refusal::NotAnotherPlayer)
}

/// In an own turn of the phases 3, 4, 5 and 7 (ABB-16.20).
fn phase_knows_stables(game: &Abbey, _: Seat, _: (Seat, Good)) -> Verdict {
    let open = matches!(game.phase, Phase::Abbey | Phase::Market | Phase::Resources | Phase::Construction);
    unless(!open, Refusal::NotInThisPhase { rule: "ABB-16.20" })
}

fn roads_lead_to_the_partner(game: &Abbey, seat: Seat, (_, good): (Seat, Good)) -> Verdict {
    roads_are_open(game, seat, good)
}

fn stables_are_active(game: &Abbey, seat: Seat, _: (Seat, Good)) -> Verdict {
    let site = Site::Building(Building::Stables);
    unless(game[seat].active(Building::Stables) == 0, Refusal::NotActive { site })
}

/// A trade for each Stables, and two more offers than that (ABB-16.20, ABB-25.4).
fn stables_are_left(game: &Abbey, seat: Seat, _: (Seat, Good)) -> Verdict {
    let stables = game[seat].active(Building::Stables);
    let uses = game[seat].uses;
    unless(uses.stables >= stables, Refusal::UsedUp { site: Building::Stables.into() })?;
    unless(uses.stables_offers >= stables + 2, Refusal::NoOffersLeft { most: stables + 2 })
}

fn partner_has_it(game: &Abbey, _: Seat, (partner, want): (Seat, Good)) -> Verdict {
    unless(game[partner].has(want) == 0, Refusal::PartnerLacks { good: want })
}

/// Both sides could carry the offer out at once (ABB-25.2).
fn owner_can_match_one(game: &Abbey, seat: Seat, (_, want): (Seat, Good)) -> Verdict {
    unless(!can_match(game, seat, want, 1), Refusal::CannotMatch)
}

/// Has the player enough of some other kind?
fn can_match(game: &Abbey, seat: Seat, want: Good, n: u16) -> bool {
    let lot = n.saturating_mul(want.value());
    Good::ALL.iter().any(|give| *give != want && game[seat].has(*give) * give.value() >= lot)
}

fn partner_has_so_many(game: &Abbey, _: Seat, n: u8) -> Verdict {
    let Some(offer) = offer(game) else { return Err(Refusal::NotAsked) };
    let most = game[offer.partner].has(offer.want).min(LARGEST_LOT.into());
    unless(n == 0 || u16::from(n) > most, Refusal::PartnerLacks { good: offer.want })
}

fn owner_can_match(game: &Abbey, seat: Seat, n: u8) -> Verdict {
    let Some(offer) = offer(game) else { return Err(Refusal::NotAsked) };
    unless(!can_match(game, seat, offer.want, n.into()), Refusal::CannotMatch)
}

fn kind_is_another(game: &Abbey, _: Seat, give: Good) -> Verdict {
    unless(offer(game).is_none_or(|offer| offer.want == give), Refusal::SameKind)
}

fn kind_is_worth_the_lot(game: &Abbey, seat: Seat, give: Good) -> Verdict {
    let Some(offer) = offer(game) else { return Err(Refusal::NotAsked) };
    unless(game[seat].has(give) * give.value() < lot_value(offer), Refusal::CannotMatch)
}

fn lot_value(offer: TradeOffer) -> u16 {
    u16::from(offer.wanted) * offer.want.value()
}

fn lot_is_in_stock(game: &Abbey, seat: Seat, n: u16) -> Verdict {
    let Some(TradeOffer { give, .. }) = offer(game) else { return Err(Refusal::NotAsked) };
    let have = game[seat].has(give);
    unless(n > have, Refusal::TooPoor { good: give, price: n, have, rule: "ABB-16.20" })
}

/// The owner of the Stables receives at most the value he gives (ABB-16.20).
fn lot_is_worth_it(game: &Abbey, _: Seat, n: u16) -> Verdict {
    let Some(offer) = offer(game) else { return Err(Refusal::NotAsked) };
    unless(n < least_given(offer), Refusal::GivesTooLittle)
}

/// At most eleven more than the least (S4).
fn lot_is_not_too_large(game: &Abbey, _: Seat, n: u16) -> Verdict {
    let Some(offer) = offer(game) else { return Err(Refusal::NotAsked) };
    unless(n >= least_given(offer) + u16::from(LARGEST_LOT), Refusal::GivesTooMuch)
}

fn least_given(offer: TradeOffer) -> u16 {
    lot_value(offer).div_ceil(offer.give.value())
}

fn offer(game: &Abbey) -> Option<TradeOffer> {
    match game.talk {
        Talk::Trade(offer) => Some(offer),
        _ => None,
    }
}

/// Could the player have so many coins, now or after trades?
pub(crate) fn could_have_coins(game: &Abbey, seat: Seat, coins: u16) -> bool {
    let player = &game[seat];
    if player.has(Good::Coin) >= coins {
        return true;
    }
    let tokens = if game.roads_are_open() { usize::from(player.trades_left()) } else { 0 };
    let mut values = Good::RESOURCES.map(|good| player.has(good) * good.value());
    values.sort_unstable_by(|one, two| two.cmp(one));
    let traded: u16 = values.iter().take(tokens).sum();
    let bought =
        || Seat::all(game.players).any(|partner| allows(MAY_OFFER, game, seat, (partner, Good::Coin)));
    player.has(Good::Coin) + traded >= coins || bought()
}

/// What comes to mind while a trade is put together.
pub(crate) fn candidates(game: &Abbey, seat: Seat, ask: Ask, out: &mut Vec<Choice>) {
    match ask {
        Ask::TradeFor(give) => {
            out.extend(Good::ALL.iter().copied().filter(|want| *want != give).map(Choice::For));
        }
        Ask::TradeAmount { give, want } => out.extend(amounts(game, seat, give, want).map(Choice::Give)),
        Ask::StablesWant => out.extend((1..=LARGEST_LOT).map(Choice::Want)),
        Ask::StablesGive => {
            let want = offer(game).map(|offer| offer.want);
            out.extend(Good::ALL.iter().copied().filter(|give| Some(*give) != want).map(Choice::For));
        }
        Ask::StablesGiven => {
            let least = offer(game).map_or(0, least_given);
            out.extend((least..least + u16::from(LARGEST_LOT)).map(Choice::Give));
        }
        Ask::StablesAnswer => out.extend([Choice::Accept, Choice::Refuse]),
        _ => {}
    }
}

/// The owner of the Stables starts to put an offer together (S1).
pub(crate) fn begin_offer(game: &mut Abbey, owner: Seat, partner: Seat, want: Good) {
    game[owner].uses.stables_offers += 1;
    game.talk = Talk::Trade(TradeOffer { owner, partner, want, wanted: 0, give: want, given: 0 });
    game.push(owner, Ask::StablesWant);
}

/// The steps of a trade.
pub(crate) fn answer(game: &mut Abbey, seat: Seat, ask: Ask, choice: Choice, log: &mut impl Log<Event>) {
    match (ask, choice) {
        (Ask::TradeFor(give), Choice::For(want)) => game.push(seat, Ask::TradeAmount { give, want }),
        (Ask::TradeAmount { give, want }, Choice::Give(given)) => {
            trade(game, seat, give, given, want, log);
        }
        (ask, choice) => talk(game, seat, ask, choice, log),
    }
}

/// The greatest number the value allows is received; the rest is lost, or changed (ABB-26.1, ABB-16.15).
fn trade(game: &mut Abbey, seat: Seat, give: Good, given: u16, want: Good, log: &mut impl Log<Event>) {
    let value = given * give.value();
    let got = value / want.value();
    let player = &mut game[seat];
    player.uses.trades += 1;
    player.spend(give, given);
    player.gain(want, got);
    log.note(Event::Trades { seat, give, given, get: want, got });
    if game[seat].active(Building::MoneyChanger) > 0 {
        let cause = Cause::Site(Building::MoneyChanger.into());
        gains::collect(game, seat, Good::Coin, value % want.value(), cause, log);
    }
}

fn talk(game: &mut Abbey, seat: Seat, ask: Ask, choice: Choice, log: &mut impl Log<Event>) {
    let mut offer = offer(game).expect("an offer is on the table");
    match (ask, choice) {
        (Ask::StablesWant, Choice::Want(wanted)) => {
            offer.wanted = wanted;
            game.push(seat, Ask::StablesGive);
        }
        (Ask::StablesGive, Choice::For(give)) => {
            offer.give = give;
            game.push(seat, Ask::StablesGiven);
        }
        (Ask::StablesGiven, Choice::Give(given)) => {
            offer.given = given as u8;
            let TradeOffer { owner, partner, want, wanted, give, given } = offer;
            log.note(Event::TradeOffered { owner, partner, give, given, want, wanted });
            help::hand_over(game, owner, partner, Ask::StablesAnswer);
        }
        (Ask::StablesAnswer, choice) => return conclude(game, offer, choice == Choice::Accept, log),
        (ask, choice) => unreachable!("{choice:?} does not answer {ask:?}"),
    }
    game.talk = Talk::Trade(offer);
}

/// The whole lots change hands, or not (ABB-16.20).
fn conclude(game: &mut Abbey, offer: TradeOffer, accepted: bool, log: &mut impl Log<Event>) {
    let TradeOffer { owner, partner, want, wanted, give, given } = offer;
    if accepted {
        log.note(Event::TradeAgreed { owner, partner, give, given, want, wanted });
        game[owner].uses.stables += 1;
        game[owner].spend(give, given.into());
        game[partner].gain(give, given.into());
        game[partner].spend(want, wanted.into());
        game[owner].gain(want, wanted.into());
    } else {
        log.note(Event::TradeRefused { partner });
    }
    game.talk = Talk::Silence;
    help::go_on(game, owner);
}
