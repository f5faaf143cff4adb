//! Farms: animals of free choice, and young of pairs (BLF-8.6).

use std::ops::RangeInclusive;

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, reward};
use crate::choice::Choice;
use crate::data::{Animal, Building, Item, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Breed, Feed, Part, Source};

/// Most pairs of the breeding farm.
const MOST_PAIRS: u8 = 4;

/// An animal for each field (feed farm).
pub(super) fn feed(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let animals = game[seat].tiles(Tile::Field);
    let mut shares = feed_shares(game, seat, animals);
    match (shares.next(), shares.next()) {
        (Some(only), None) => feed_pigs(game, seat, animals, only, log),
        _ => game.ask(seat, Feed { animals }),
    }
}

/// The numbers of pigs among animals of free choice: as many animals as can be housed (feed farm).
fn feed_shares(game: &Forest, seat: Seat, n: u8) -> impl Iterator<Item = u8> + use<> {
    let player = &game[seat];
    let (housing, herd) = (player.housing(), player.herd);
    (0..=n).filter(move |pigs| {
        let fed = herd.plus(Animal::Pig, *pigs);
        let cattle = housing.room(fed, Animal::Cattle, n - pigs);
        let full = pigs + cattle == n;
        housing.fits(fed) && (full || !housing.fits(fed.plus(Animal::Cattle, cattle).plus(Animal::Pig, 1)))
    })
}

impl Ask<Forest> for Feed {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-feed").number("animals", self.animals).asked_by("BLF-8.6")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(feed_shares(game, seat, self.animals).map(Choice::Pigs));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { animals } = self;
        match choice {
            Choice::Pigs(pigs) => hearing.under(MAY_FEED, (animals, pigs), |game, log| {
                feed_pigs(game, seat, animals, pigs, log);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_FEED: &[Rule<(u8, u8)>] = &[wastes_no_room];

/// The share is one of those that waste no room.
fn wastes_no_room(game: &Forest, seat: Seat, (n, pigs): (u8, u8)) -> Verdict {
    ensure(pigs <= n, Refusal::OutOfRange { least: 0, most: n })?;
    ensure(feed_shares(game, seat, n).any(|share| share == pigs), Refusal::CouldBeHoused)
}

/// So many pigs, the rest cattle.
fn feed_pigs(game: &mut Forest, seat: Seat, n: u8, pigs: u8, log: &mut impl Log<Event>) {
    for (animal, n) in [(Animal::Pig, pigs), (Animal::Cattle, n - pigs)] {
        if n > 0 {
            reward::gain_animals(game, seat, animal, n, log);
        }
    }
}

/// One animal for each of up to four pairs (breeding farm).
pub(super) fn breed(game: &mut Forest, seat: Seat) {
    let pigs = pig_pairs(game, seat);
    if pigs.start() == pigs.end() {
        breed_pairs(game, seat, *pigs.start());
    } else {
        game.ask(seat, Breed);
    }
}

/// How many of the pairs may be pigs.
fn pig_pairs(game: &Forest, seat: Seat) -> RangeInclusive<u8> {
    let (pigs, cattle) = (game[seat].herd.pigs / 2, game[seat].herd.cattle / 2);
    let pairs = MOST_PAIRS.min(pigs + cattle);
    pairs.saturating_sub(cattle)..=pairs.min(pigs)
}

impl Ask<Forest> for Breed {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-breed").asked_by("BLF-8.6")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(pig_pairs(game, seat).map(Choice::Pigs));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Pigs(pigs) => hearing.under(MAY_BREED, pigs, |game, _| breed_pairs(game, seat, pigs)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_BREED: &[Rule<u8>] = &[pairs_are_there];

/// No other number of pairs is there.
fn pairs_are_there(game: &Forest, seat: Seat, pigs: u8) -> Verdict {
    let pairs = pig_pairs(game, seat);
    ensure(pairs.contains(&pigs), Refusal::OutOfRange { least: *pairs.start(), most: *pairs.end() })
}

/// One animal for each pair, the kinds in the owner's order.
fn breed_pairs(game: &mut Forest, seat: Seat, pigs: u8) {
    let herd = game[seat].herd;
    let cattle = MOST_PAIRS.min(herd.pigs / 2 + herd.cattle / 2) - pigs;
    let parts = [Part { item: Item::Pig, n: pigs }, Part { item: Item::Cattle, n: cattle }];
    let some = parts.into_iter().filter(|part| part.n > 0).collect();
    reward::give(game, seat, Source::Building(Building::BreedingFarm), some);
}
