//! The payment of a move: gifts, discards and provisions, chosen one after the other and paid as
//! one (BLF-5.11, BLF-5.19).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Row, Seat};

use super::{Rule, Verdict, judge};
use crate::choice::Choice;
use crate::data::{Building, Goal, Good, Item, Village, Worker, distance};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::dials::Pair;
use crate::state::player::Player;
use crate::state::{FIFTH_PAWN, Forest, PAWNS};
use crate::step::{Dues, PayToll, Task, Toll};

/// Water of the cistern (BLF-5.17).
pub(crate) const CISTERN_WATER: u8 = 2;

/// What is paid next of a toll.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Piece {
    /// A gift for the next opponent in the village (BLF-5.8).
    Gift,
    /// A resource for a pawn nobody owns (BLF-5.9).
    Discard,
    /// The provisions for the way (BLF-5.6).
    Provisions,
}

impl Toll {
    /// What is paid next: provisions come last (BLF-5.19).
    pub(super) fn next(&self) -> Piece {
        if self.gifts_left() > 0 {
            Piece::Gift
        } else if self.discards > 0 {
            Piece::Discard
        } else {
            Piece::Provisions
        }
    }

    /// Gifts still to be made.
    fn gifts_left(&self) -> u8 {
        self.dues - self.gifts.len() as u8
    }
}

/// What a pawn of a seat would have to pay for a place.
pub(crate) fn due(game: &Forest, seat: Seat, pawn: usize, to: Goal) -> Toll {
    let company = entered(game, seat, to).filter(|_| !game[seat].has(Building::Fort));
    Toll {
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
fn entered(game: &Forest, seat: Seat, to: Goal) -> Option<Village> {
    let origin = game.origin(seat);
    let on_board = origin != crate::data::PawnSpot::Hand;
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
pub(crate) fn fills_cistern(game: &Forest, seat: Seat, to: Goal) -> bool {
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
    let need = toll.gifts_left();
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
    let have = units.saturating_sub(toll.gifts_left());
    ensure(toll.discards <= have, Refusal::NoDiscards { need: toll.discards, have })
}

/// Can the rest be paid so that something can be done on arrival (BLF-5.7, BLF-5.13)?
pub(crate) fn leads_somewhere(game: &Forest, seat: Seat, player: &Player, toll: &Toll) -> bool {
    is_payable(player, toll) && serves(game, seat, player, toll)
}

/// Can the whole toll be paid?
pub(crate) fn is_payable(player: &Player, toll: &Toll) -> bool {
    way_is_payable(player, toll).is_ok()
        && gifts_are_payable(player, toll).is_ok()
        && discards_are_payable(player, toll).is_ok()
}

/// Does some way to pay a toll leave something to do?
fn serves(game: &Forest, seat: Seat, player: &Player, toll: &Toll) -> bool {
    is_surely_useful(game, player, toll) || some_payment_works(game, seat, player, toll)
}

/// Most gaps have a worker who helps whatever is paid.
pub(crate) fn is_surely_useful(game: &Forest, player: &Player, toll: &Toll) -> bool {
    match toll.to {
        Goal::Gap(gap) => game.beside(gap).iter().any(|worker| judge::surely(game, player, *worker)),
        Goal::Site(_) => false,
    }
}

/// Tries every way to pay what is left.
pub(crate) fn some_payment_works(game: &Forest, seat: Seat, player: &Player, toll: &Toll) -> bool {
    some_payment(game, seat, player, toll, &mut |after| judge::place(game, after, toll.to))
}

/// Pays what is left in one way after the other, until somebody who arrives is as wanted.
pub(crate) fn some_payment(
    game: &Forest,
    seat: Seat,
    player: &Player,
    toll: &Toll,
    wanted: &mut dyn FnMut(&Player) -> bool,
) -> bool {
    let cistern = fills_cistern(game, seat, toll.to);
    pays(player, toll, 0, &mut |player, pair| wanted(&arrived(player, pair, cistern)))
}

/// Gifts are tried from this kind on: who is given which makes no difference to the giver.
fn pays(player: &Player, toll: &Toll, gift: usize, splits: &mut dyn FnMut(&Player, Pair) -> bool) -> bool {
    let mut goes_on = |player: &Player, toll: &Toll, gift| {
        discards_are_payable(player, toll).is_ok() && pays(player, toll, gift, splits)
    };
    match toll.next() {
        Piece::Gift => (gift..Item::BASIC.len()).any(|gift| {
            after_gift(player, toll, Item::BASIC[gift])
                .is_some_and(|(player, toll)| goes_on(&player, &toll, gift))
        }),
        Piece::Discard => Item::ANY.iter().any(|item| {
            after_discard(player, toll, *item).is_some_and(|(player, toll)| goes_on(&player, &toll, gift))
        }),
        Piece::Provisions => {
            let ways = player.dials.provision_payments(toll.provisions);
            ways.iter().any(|pair| splits(player, *pair))
        }
    }
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
fn split_works(game: &Forest, seat: Seat, toll: &Toll, pair: Pair) -> bool {
    let after = arrived(&game[seat], pair, fills_cistern(game, seat, toll.to));
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

impl Ask<Forest> for PayToll {
    fn prompt(self, game: &Forest, seat: Seat) -> Prompt {
        let Self { toll } = self;
        match toll.next() {
            Piece::Gift => {
                let mut hosts = toll.to.village().into_iter().flat_map(|village| hosts(game, seat, village));
                let host = hosts.nth(toll.gifts.len()).expect("an opponent to be paid");
                Phrase::new("forest-prompt-gift").seat("to", host).asked_by("BLF-5.8")
            }
            Piece::Discard => {
                Phrase::new("forest-prompt-discard").number("left", toll.discards).asked_by("BLF-5.9")
            }
            Piece::Provisions => Phrase::new("forest-prompt-split-way")
                .number("provisions", toll.provisions)
                .asked_by("BLF-5.19"),
        }
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        let dials = &game[seat].dials;
        let have = |item: &&Item| dials.count(**item) > 0;
        match self.toll.next() {
            Piece::Gift => out.extend(Item::BASIC.iter().filter(have).copied().map(Choice::Give)),
            Piece::Discard => out.extend(Item::ANY.iter().filter(have).copied().map(Choice::Discard)),
            Piece::Provisions => {
                let ways = dials.provision_payments(self.toll.provisions);
                out.extend(ways.iter().map(|(low, high)| Choice::Provisions(*low, *high)));
            }
        }
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { toll } = self;
        match (toll.next(), choice) {
            (Piece::Gift, Choice::Give(item)) if Item::BASIC.contains(&item) => {
                hearing.under(MAY_GIVE, (toll, item), |game, log| {
                    let after = after_gift(&game[seat], &toll, item);
                    pay(game, seat, item, after, log);
                })
            }
            (Piece::Discard, Choice::Discard(item)) if Item::ANY.contains(&item) => {
                hearing.under(MAY_DISCARD, (toll, item), |game, log| {
                    let after = after_discard(&game[seat], &toll, item);
                    pay(game, seat, item, after, log);
                })
            }
            (Piece::Provisions, Choice::Provisions(low, high)) => {
                hearing.under(MAY_SPLIT, (toll, (low, high)), |game, log| {
                    pay_provisions(game, seat, toll, (low, high), log);
                })
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_GIVE: &[Rule<(Toll, Item)>] = &[resource_is_there, gift_spoils_nothing];
const MAY_DISCARD: &[Rule<(Toll, Item)>] = &[resource_is_there, discard_is_in_order, discard_spoils_nothing];
const MAY_SPLIT: &[Rule<(Toll, Pair)>] = &[split_exists, split_spoils_nothing];

/// What is given or discarded is there (BLF-4.5).
fn resource_is_there(game: &Forest, seat: Seat, (_, item): (Toll, Item)) -> Verdict {
    ensure(game[seat].dials.count(item) > 0, Refusal::TooFew { item, need: 1, have: 0 })
}

/// The rest can still be settled, and something remains to be done (BLF-5.13, BLF-5.19).
fn gift_spoils_nothing(game: &Forest, seat: Seat, (toll, item): (Toll, Item)) -> Verdict {
    let after = after_gift(&game[seat], &toll, item);
    let fine = after.is_some_and(|(player, toll)| leads_somewhere(game, seat, &player, &toll));
    ensure(fine, Refusal::SpoilsTheMove { item })
}

/// Discards are named in the order of the table (BLF-13.5).
fn discard_is_in_order(_: &Forest, _: Seat, (toll, item): (Toll, Item)) -> Verdict {
    ensure(item >= toll.least, Refusal::OutOfOrder { rule: "BLF-5.19" })
}

/// The rest can still be settled, and something remains to be done (BLF-5.13, BLF-5.19).
fn discard_spoils_nothing(game: &Forest, seat: Seat, (toll, item): (Toll, Item)) -> Verdict {
    let after = after_discard(&game[seat], &toll, item);
    let fine = after.is_some_and(|(player, toll)| leads_somewhere(game, seat, &player, &toll));
    ensure(fine, Refusal::SpoilsTheMove { item })
}

/// The split exists (BLF-4.9).
fn split_exists(game: &Forest, seat: Seat, (toll, pair): (Toll, Pair)) -> Verdict {
    ensure(game[seat].dials.provision_payments(toll.provisions).contains(&pair), Refusal::NoSuchSplit)
}

/// Something remains to be done (BLF-5.7, BLF-5.13).
fn split_spoils_nothing(game: &Forest, seat: Seat, (toll, pair): (Toll, Pair)) -> Verdict {
    ensure(split_works(game, seat, &toll, pair), Refusal::SpoilsTheSplit)
}

/// A piece of the payment is made, and the toll goes on; provisions are told of when all are paid.
fn pay(game: &mut Forest, seat: Seat, item: Item, after: Option<(Player, Toll)>, log: &mut impl Log<Event>) {
    let (player, toll) = after.expect("a checked payment");
    game[seat] = player;
    if item != Item::Provision {
        log.note(Event::Spent { seat, item, n: 1 });
    }
    go_on(game, seat, toll, log);
}

/// Asks for the next piece, or pays the provisions if there is only one way.
pub(crate) fn go_on(game: &mut Forest, seat: Seat, toll: Toll, log: &mut impl Log<Event>) {
    if toll.next() != Piece::Provisions {
        return game.ask(seat, PayToll { toll });
    }
    let ways = game[seat].dials.provision_payments(toll.provisions);
    if let [only] = ways[..] {
        return pay_provisions(game, seat, toll, only, log);
    }
    let mut working = ways.iter().filter(|pair| split_works(game, seat, &toll, **pair));
    match (working.next(), working.next()) {
        (Some(only), None) => pay_provisions(game, seat, toll, *only, log),
        _ => game.ask(seat, PayToll { toll }),
    }
}

/// The payment is complete: it is settled once, then the pawn arrives (BLF-5.11).
fn pay_provisions(game: &mut Forest, seat: Seat, toll: Toll, pair: Pair, log: &mut impl Log<Event>) {
    if toll.provisions > 0 {
        game[seat].dials.set_provisions(pair);
        log.note(Event::Spent { seat, item: Item::Provision, n: toll.provisions });
    }
    game.then(seat, Task::Arrive(toll));
    game.then(seat, Task::Settle(Dues::NONE));
}
