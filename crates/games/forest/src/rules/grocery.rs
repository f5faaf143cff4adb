//! The grocery: three kinds of resources for porridge (BLF-8.6).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::payment::pay_provisions_prompt;
use super::{Rule, Verdict, reward};
use crate::choice::Choice;
use crate::data::{Building, Good, Item};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::state::dials::Pair;
use crate::step::{Dues, Levy, Part, Source, Task};

/// Kinds of resources it takes.
const KINDS: u8 = 3;
/// Porridge it gives.
const PORRIDGE: u8 = 5;

/// It takes three kinds of resources, if there are three.
pub(super) fn open(game: &mut Forest, seat: Seat) {
    if kinds_from(game, seat, 0) >= KINDS {
        game.ask(seat, Levy { left: KINDS, least: 0, provision: false });
    }
}

/// Kinds of resources the seat has, from a place in the table on.
fn kinds_from(game: &Forest, seat: Seat, least: u8) -> u8 {
    let rest = Good::ALL.iter().skip(usize::from(least));
    rest.filter(|good| game[seat].dials.of(**good) > 0).count() as u8
}

/// The place of a resource in the table.
pub(super) fn place(item: Item) -> u8 {
    item.good().map_or(0, |good| good as u8)
}

impl Ask<Forest> for Levy {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        match self.left {
            0 => pay_provisions_prompt(1, Source::Building(Building::Grocery)),
            left => Phrase::new("forest-prompt-levy").number("left", left).asked_by("BLF-8.6"),
        }
    }

    /// The resources, coal by its marker; at last the split of a provision.
    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        let dials = &game[seat].dials;
        if self.left > 0 {
            let open = Item::ANY.iter().filter(|item| dials.count(**item) > 0 && place(**item) >= self.least);
            out.extend(open.copied().map(Choice::Discard));
        } else {
            let ways = dials.provision_payments(1);
            out.extend(ways.iter().map(|(low, high)| Choice::Provisions(*low, *high)));
        }
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Discard(item) if self.left > 0 && Item::ANY.contains(&item) => {
                hearing.under(MAY_LEVY, (self, item), |game, log| take(game, seat, self, item, log))
            }
            Choice::Provisions(low, high) if self.left == 0 => {
                hearing.under(MAY_SPLIT, (low, high), |game, log| {
                    take_provision(game, seat, (low, high), log);
                })
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_LEVY: &[Rule<(Levy, Item)>] = &[resource_is_there, kind_is_in_order, kinds_remain];
const MAY_SPLIT: &[Rule<Pair>] = &[split_exists];

/// The resource is there (BLF-4.5).
fn resource_is_there(game: &Forest, seat: Seat, (_, item): (Levy, Item)) -> Verdict {
    ensure(game[seat].dials.count(item) > 0, Refusal::TooFew { item, need: 1, have: 0 })
}

/// Kinds are named in the order of the table, each once.
fn kind_is_in_order(_: &Forest, _: Seat, (levy, item): (Levy, Item)) -> Verdict {
    ensure(place(item) >= levy.least, Refusal::OutOfOrder { rule: "BLF-8.6" })
}

/// Enough kinds are left to choose from.
fn kinds_remain(game: &Forest, seat: Seat, (levy, item): (Levy, Item)) -> Verdict {
    ensure(kinds_from(game, seat, place(item) + 1) >= levy.left.saturating_sub(1), Refusal::TooFewKinds)
}

/// The split of the provision exists (BLF-4.9).
fn split_exists(game: &Forest, seat: Seat, pair: Pair) -> Verdict {
    ensure(game[seat].dials.provision_payments(1).contains(&pair), Refusal::NoSuchSplit)
}

/// One more kind is paid; after the last the porridge follows.
fn take(game: &mut Forest, seat: Seat, mut levy: Levy, item: Item, log: &mut impl Log<Event>) {
    if item == Item::Provision {
        levy.provision = true;
    } else {
        game[seat].dials.lower(item, 1);
        log.note(Event::Spent { seat, item, n: 1 });
    }
    levy.left -= 1;
    levy.least = place(item) + 1;
    if levy.left > 0 {
        return game.ask(seat, levy);
    }
    let ways = game[seat].dials.provision_payments(1);
    match ways[..] {
        _ if !levy.provision => sell_porridge(game, seat),
        [only] => take_provision(game, seat, only, log),
        _ => game.ask(seat, levy),
    }
}

/// The provision leaves its marker.
fn take_provision(game: &mut Forest, seat: Seat, pair: Pair, log: &mut impl Log<Event>) {
    game[seat].dials.set_provisions(pair);
    log.note(Event::Spent { seat, item: Item::Provision, n: 1 });
    sell_porridge(game, seat);
}

fn sell_porridge(game: &mut Forest, seat: Seat) {
    let parts = [Part { item: Item::Porridge, n: PORRIDGE }].into_iter().collect();
    reward::give(game, seat, Source::Building(Building::Grocery), parts);
    game.then(seat, Task::Settle(Dues::NONE));
}
