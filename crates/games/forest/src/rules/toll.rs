//! The payment of a move: gifts, discards and provisions, chosen one after the other and paid as
//! one (BLF-5.11, BLF-5.19).

use parlour_core::law::ensure;
use parlour_core::{Log, Row, Seat};

use super::{Rule, Verdict, judge};
use crate::choice::Choice;
use crate::data::{Building, Good, Item, Place, Village, Worker, distance};
use crate::dials::Pair;
use crate::event::Event;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::state::{FIFTH_PAWN, Forest, PAWNS};
use crate::step::{Dues, Step, Toll};

/// Water of the cistern (BLF-5.17).
pub(crate) const CISTERN_WATER: u8 = 2;

/// What a pawn of a seat would have to pay for a place.
pub(crate) fn due(game: &Forest, seat: Seat, pawn: usize, to: Place) -> Toll {
    let company = entered(game, seat, to).filter(|_| !game[seat].has(Building::Fort));
    Toll {
        seat,
        pawn: pawn as u8,
        to,
        gifts: Row::new(),
        dues: company.map_or(0, |village| hosts(game, seat, village).count() as u8),
        discards: company.map_or(0, |village| strangers(game, pawn, village)),
        least: Item::default(),
        provisions: distance(game.origin(seat), to),
    }
}

/// The village a move enters from elsewhere; the first placement enters none (BLF-5.4, BLF-5.8).
fn entered(game: &Forest, seat: Seat, to: Place) -> Option<Village> {
    let origin = game.origin(seat);
    let on_board = origin != crate::data::Spot::Hand;
    to.village().filter(|village| on_board && origin.village() != Some(*village))
}

/// The opponents in a village, clockwise from the mover: gaps and centre (BLF-5.8).
pub(crate) fn hosts(game: &Forest, seat: Seat, village: Village) -> impl Iterator<Item = Seat> {
    game.others(seat).filter(move |other| game.pawns[other.index()].village() == Some(village))
}

/// The neutral pawn, or the solo player's own pawns unless the white one comes (BLF-5.9, BLF-13.5).
fn strangers(game: &Forest, pawn: usize, village: Village) -> u8 {
    let in_village = |pawn: usize| game.pawns[pawn].village() == Some(village);
    if game.is_solo() {
        if pawn == FIFTH_PAWN { 0 } else { (0..PAWNS).filter(|pawn| in_village(*pawn)).count() as u8 }
    } else {
        u8::from(game.has_neutral() && in_village(FIFTH_PAWN))
    }
}

/// Does the cistern give water for this move (BLF-5.17, BLF-13.13)?
pub(crate) fn fills_cistern(game: &Forest, seat: Seat, to: Place) -> bool {
    let village = to.village();
    game[seat].has(Building::Cistern)
        && village == Some(game.village_of(Worker::Cook))
        && game.origin(seat).village() != village
}

/// Too few provisions for the way (BLF-5.6)?
pub(crate) fn way_is_payable(player: &Player, toll: &Toll) -> Verdict {
    let (need, have) = (toll.provisions, player.dials.of(Good::Provision));
    ensure(need <= have, Refusal::TooFar { need, have })
}

/// Basic resources of a player, all together.
fn basics(player: &Player) -> u8 {
    Good::BASIC.iter().map(|good| player.dials.of(*good)).sum()
}

/// Enough basic resources for the opponents (BLF-5.8)?
pub(crate) fn gifts_are_payable(player: &Player, toll: &Toll) -> Verdict {
    let need = toll.dues - toll.gifts.len() as u8;
    ensure(need == 0 || need <= basics(player), Refusal::NoGifts { need, have: basics(player) })
}

/// What may be discarded of an item: not the provisions for the way.
pub(crate) fn spare(player: &Player, toll: &Toll, item: Item) -> u8 {
    let spoken_for = if item == Item::Provision { toll.provisions } else { 0 };
    player.dials.count(item).saturating_sub(spoken_for)
}

/// Enough resources of any kind for the other pawns (BLF-5.9)? Earlier ones were passed over.
pub(crate) fn discards_are_payable(player: &Player, toll: &Toll) -> Verdict {
    if toll.discards == 0 {
        return Ok(());
    }
    let open = Item::ANY.iter().filter(|item| **item >= toll.least);
    let units: u8 = open.map(|item| spare(player, toll, *item)).sum();
    let have = units.saturating_sub(toll.dues - toll.gifts.len() as u8);
    ensure(toll.discards <= have, Refusal::NoDiscards { need: toll.discards, have })
}

/// Can the rest be paid so that something can be done on arrival (BLF-5.7, BLF-5.13)?
pub(crate) fn leads_somewhere(game: &Forest, player: &Player, toll: &Toll) -> bool {
    is_payable(player, toll) && serves(game, player, toll)
}

/// Can the whole toll be paid?
pub(crate) fn is_payable(player: &Player, toll: &Toll) -> bool {
    way_is_payable(player, toll).is_ok()
        && gifts_are_payable(player, toll).is_ok()
        && discards_are_payable(player, toll).is_ok()
}

/// Does some way to pay a toll leave something to do?
pub(crate) fn serves(game: &Forest, player: &Player, toll: &Toll) -> bool {
    is_surely_useful(game, player, toll) || some_payment_works(game, player, toll)
}

/// Most gaps have a worker who helps whatever is paid.
pub(crate) fn is_surely_useful(game: &Forest, player: &Player, toll: &Toll) -> bool {
    match toll.to {
        Place::Gap(gap) => game.beside(gap).iter().any(|worker| judge::surely(game, player, *worker)),
        Place::Site(_) => false,
    }
}

/// Tries every way to pay what is left.
pub(crate) fn some_payment_works(game: &Forest, player: &Player, toll: &Toll) -> bool {
    some_payment(game, player, toll, &mut |after| judge::place(game, after, toll.to))
}

/// Pays what is left in one way after the other, until somebody who arrives is as wanted.
pub(crate) fn some_payment(
    game: &Forest,
    player: &Player,
    toll: &Toll,
    wanted: &mut dyn FnMut(&Player) -> bool,
) -> bool {
    let cistern = fills_cistern(game, toll.seat, toll.to);
    pays(player, toll, 0, &mut |player, pair| wanted(&arrived(player, pair, cistern)))
}

/// Gifts are tried from this kind on: who is given which makes no difference to the giver.
fn pays(player: &Player, toll: &Toll, gift: usize, splits: &mut dyn FnMut(&Player, Pair) -> bool) -> bool {
    let mut goes_on = |player: &Player, toll: &Toll, gift| {
        discards_are_payable(player, toll).is_ok() && pays(player, toll, gift, splits)
    };
    if toll.gifts.len() < usize::from(toll.dues) {
        return (gift..Item::BASIC.len()).any(|gift| {
            after_gift(player, toll, Item::BASIC[gift])
                .is_some_and(|(player, toll)| goes_on(&player, &toll, gift))
        });
    }
    if toll.discards > 0 {
        return Item::ANY.iter().any(|item| {
            after_discard(player, toll, *item).is_some_and(|(player, toll)| goes_on(&player, &toll, gift))
        });
    }
    let ways = player.dials.provision_payments(toll.provisions);
    ways.iter().any(|pair| splits(player, *pair))
}

/// After this split, its production and the cistern (BLF-5.13).
fn arrived(player: &Player, pair: Pair, cistern: bool) -> Player {
    let mut after = *player;
    after.dials.set_provisions(pair);
    after.settle_quietly();
    if cistern {
        after.gain_quietly(Item::Water, CISTERN_WATER);
    }
    after
}

/// Is anything usable after this split (BLF-5.13)?
pub(crate) fn split_works(game: &Forest, player: &Player, toll: &Toll, pair: Pair) -> bool {
    let after = arrived(player, pair, fills_cistern(game, toll.seat, toll.to));
    judge::place(game, &after, toll.to)
}

fn after_gift(player: &Player, toll: &Toll, item: Item) -> Option<(Player, Toll)> {
    let (mut player, mut toll) = (*player, *toll);
    (player.dials.count(item) > 0).then(|| {
        player.dials.lower(item, 1);
        toll.gifts.push(item);
        (player, toll)
    })
}

/// A discarded provision is paid with those of the way, so that every payment has one spelling.
fn after_discard(player: &Player, toll: &Toll, item: Item) -> Option<(Player, Toll)> {
    let (mut player, mut toll) = (*player, *toll);
    (item >= toll.least && spare(&player, &toll, item) > 0).then(|| {
        if item == Item::Provision {
            toll.provisions += 1;
        } else {
            player.dials.lower(item, 1);
        }
        toll.discards -= 1;
        toll.least = item;
        (player, toll)
    })
}

/// What comes to mind for the next piece of a toll.
pub(crate) fn candidates(game: &Forest, toll: &Toll, out: &mut Vec<Choice>) {
    let dials = &game[toll.seat].dials;
    let have = |item: &&Item| dials.count(**item) > 0;
    if toll.gifts.len() < usize::from(toll.dues) {
        out.extend(Item::BASIC.iter().filter(have).copied().map(Choice::Give));
    } else if toll.discards > 0 {
        out.extend(Item::ANY.iter().filter(have).copied().map(Choice::Discard));
    } else {
        let ways = dials.provision_payments(toll.provisions);
        out.extend(ways.iter().map(|(low, high)| Choice::Provisions(*low, *high)));
    }
}

/// A gift is due now, and it is a basic resource (BLF-5.8).
fn gift_is_basic(game: &Forest, seat: Seat, (toll, item): (Toll, Item)) -> Verdict {
    let asked = toll.gifts.len() < usize::from(toll.dues) && Item::BASIC.contains(&item);
    ensure(asked, Refusal::NotAsked)?;
    ensure(game[seat].dials.count(item) > 0, Refusal::TooFew { item, need: 1, have: 0 })
}

/// The rest can still be settled, and something remains to be done (BLF-5.13, BLF-5.19).
fn gift_spoils_nothing(game: &Forest, seat: Seat, (toll, item): (Toll, Item)) -> Verdict {
    let after = after_gift(&game[seat], &toll, item);
    let fine = after.is_some_and(|(player, toll)| leads_somewhere(game, &player, &toll));
    ensure(fine, Refusal::SpoilsTheMove { item })
}

/// A discard is due now (BLF-5.9).
fn discard_is_due(game: &Forest, seat: Seat, (toll, item): (Toll, Item)) -> Verdict {
    let gifts_made = toll.gifts.len() == usize::from(toll.dues);
    ensure(gifts_made && toll.discards > 0 && Item::ANY.contains(&item), Refusal::NotAsked)?;
    ensure(game[seat].dials.count(item) > 0, Refusal::TooFew { item, need: 1, have: 0 })
}

/// Discards are named in the order of the table (BLF-13.5).
fn discard_is_in_order(_: &Forest, _: Seat, (toll, item): (Toll, Item)) -> Verdict {
    ensure(item >= toll.least, Refusal::OutOfOrder)
}

/// The rest can still be settled, and something remains to be done (BLF-5.13, BLF-5.19).
fn discard_spoils_nothing(game: &Forest, seat: Seat, (toll, item): (Toll, Item)) -> Verdict {
    let after = after_discard(&game[seat], &toll, item);
    let fine = after.is_some_and(|(player, toll)| leads_somewhere(game, &player, &toll));
    ensure(fine, Refusal::SpoilsTheMove { item })
}

/// The split exists (BLF-4.9).
fn split_exists(game: &Forest, seat: Seat, (toll, pair): (Toll, Pair)) -> Verdict {
    ensure(toll.gifts.len() == usize::from(toll.dues) && toll.discards == 0, Refusal::NotAsked)?;
    ensure(game[seat].dials.provision_payments(toll.provisions).contains(&pair), Refusal::NoSuchSplit)
}

/// Something remains to be done (BLF-5.7, BLF-5.13).
fn split_spoils_nothing(game: &Forest, seat: Seat, (toll, pair): (Toll, Pair)) -> Verdict {
    ensure(split_works(game, &game[seat], &toll, pair), Refusal::SpoilsTheSplit)
}

pub(crate) const MAY_GIVE: &[Rule<(Toll, Item)>] = &[gift_is_basic, gift_spoils_nothing];
pub(crate) const MAY_DISCARD: &[Rule<(Toll, Item)>] =
    &[discard_is_due, discard_is_in_order, discard_spoils_nothing];
pub(crate) const MAY_SPLIT: &[Rule<(Toll, Pair)>] = &[split_exists, split_spoils_nothing];

/// Takes the next piece of the payment.
pub(crate) fn pay(game: &mut Forest, toll: Toll, choice: Choice, log: &mut impl Log<Event>) {
    let seat = toll.seat;
    let (after, item) = match choice {
        Choice::Give(item) => (after_gift(&game[seat], &toll, item), item),
        Choice::Discard(item) => (after_discard(&game[seat], &toll, item), item),
        Choice::Provisions(low, high) => return pay_provisions(game, toll, (low, high), log),
        other => unreachable!("{other:?} pays no toll"),
    };
    let (player, toll) = after.expect("a checked payment");
    game[seat] = player;
    if item != Item::Provision {
        log.note(Event::Spent { seat, item, n: 1 });
    }
    go_on(game, toll, log);
}

/// Asks for the next piece, or pays the provisions if there is only one way.
pub(crate) fn go_on(game: &mut Forest, toll: Toll, log: &mut impl Log<Event>) {
    if toll.gifts.len() < usize::from(toll.dues) || toll.discards > 0 {
        return game.agenda.push(Step::Toll(toll));
    }
    let player = &game[toll.seat];
    let ways = player.dials.provision_payments(toll.provisions);
    if let [only] = ways[..] {
        return pay_provisions(game, toll, only, log);
    }
    let mut working = ways.iter().filter(|pair| split_works(game, player, &toll, **pair));
    match (working.next(), working.next()) {
        (Some(only), None) => pay_provisions(game, toll, *only, log),
        _ => game.agenda.push(Step::Toll(toll)),
    }
}

/// The payment is complete: it is settled once, then the pawn arrives (BLF-5.11).
fn pay_provisions(game: &mut Forest, toll: Toll, pair: Pair, log: &mut impl Log<Event>) {
    let seat = toll.seat;
    if toll.provisions > 0 {
        game[seat].dials.set_provisions(pair);
        log.note(Event::Spent { seat, item: Item::Provision, n: toll.provisions });
    }
    game.agenda.push(Step::Arrive(toll));
    game.agenda.push(Step::Settle(seat, Dues::NONE));
}
