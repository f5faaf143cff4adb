//! Bills: one kind at a time, no tile in vain, and tiles on top for those who insist (ORA-10).

use std::collections::BTreeSet;

use parlour_core::{Game, Rng, Who, options_of};

use super::scene::*;
use crate::data::{Good, Settlement, Symbol};
use crate::state::purse::Purse;
use crate::{Choice, Ora, Refusal};

/// Every way to pay, as the goods that are left.
fn ways(game: &Ora, left: &mut Vec<Vec<(crate::data::Good, u16)>>) {
    let who = Who::Seat(RED);
    if !game.decision().asks(who) || !matches!(options_of(game, who)[0], Choice::Pay(..)) {
        left.push(game.purse(RED).counts().filter(|(_, amount)| *amount > 0).collect());
        return;
    }
    for choice in options_of(game, who) {
        let mut next = game.clone();
        next.apply(who, choice, &mut ());
        ways(&next, left);
    }
}

/// ORA-10.4, ORA-10.5: every payment from which no tile can be dropped, each spelled once.
#[test]
fn payments_waste_no_tile() {
    let scene = function(Inn, &[(Meat, 1), (Bread, 1), (Livestock, 2), (Grain, 2)]).play(RED, "times 6");
    let mut left = vec![];
    ways(scene.game(), &mut left);
    let count = left.len();
    left.sort();
    left.dedup();
    assert_eq!(left.len(), count, "no payment is spelled twice");
    // Six food: meat and one other tile; or bread, one livestock and a grain; bread and two
    // livestock; or both livestock and both grain.
    assert_eq!(count, 3 + 2 + 1);
}

/// ORA-10.5, ORA-D19, ORA-T16: three bread for the Stone Merchant though two would do.
#[test]
fn paying_too_much_is_allowed() {
    function(StoneMerchant, &[(Bread, 3), (PeatCoal, 1)])
        .play(RED, "times 3")
        .offers(RED, &["pay bread 2"])
        .refuses(RED, "pay bread 3", Refusal::WrongAmount { fewest: 2, most: 2 })
        .play(RED, "extra bread")
        .refuses(RED, "extra bread", Refusal::Needed { good: Bread })
        .play_all(RED, &["pay bread 2", "pay peat-coal 1"])
        .has(RED, &[(Stone, 3)]);
}

/// ORA-10.5: only tiles with the symbol count, and only what the bill can spare.
#[test]
fn tiles_on_top_carry_the_symbol() {
    function(StoneMerchant, &[(Bread, 1), (Clay, 1), (Wood, 1), (Wonder, 1)])
        .play(RED, "times 1")
        .refuses(RED, "extra clay", Refusal::NotAsked)
        .refuses(RED, "extra wood", Refusal::NotAsked)
        .refuses(RED, "extra meat", missing(Meat, 1, 0))
        .refuses(BLUE, "extra bread", Refusal::NotAsked);
}

/// ORA-10.6, ORA-D20: different goods in the order of the players' aid; a Wonder is none.
#[test]
fn different_goods_are_given_in_order() {
    function(CloisterCourtyard, &[(Clay, 2), (Coin, 5), (Stone, 1), (Wonder, 1)])
        .play(RED, "times 1")
        .offers(RED, &["give clay"])
        .refuses(RED, "give coin", Refusal::TooFewLeft { need: 2 })
        .refuses(RED, "give wonder", Refusal::NotOffered)
        .play(RED, "give clay")
        .offers(RED, &["give coin", "give coin5"])
        .refuses(RED, "give clay", Refusal::OutOfOrder)
        .play_all(RED, &["give coin5", "give stone", "basic peat"])
        .has(RED, &[(Clay, 1), (Wonder, 1), (Peat, 6)]);
}

/// ORA-10.6: a coin beside a five-coin tile takes six coins; grain beside straw takes two grain.
#[test]
fn both_sides_of_a_tile_are_two_goods() {
    function(CloisterCourtyard, &[(Coin, 6), (Clay, 1)])
        .play_all(RED, &["times 1", "give clay", "give coin", "give coin5", "basic clay"])
        .has(RED, &[(Clay, 6)]);
    function(CloisterCourtyard, &[(Grain, 1), (Clay, 1), (Coin, 1)])
        .play(RED, "straw")
        .play_all(RED, &["times 1", "give clay", "give coin", "give straw", "basic clay"]);
    function(CloisterCourtyard, &[(Coin, 5), (Clay, 1)]).refuses(
        RED,
        "times 1",
        Refusal::MissingKinds { need: 3, have: 2 },
    );
}

/// ORA-10.6, ORA-7.4: a flip or a sale is part of the payment; under rules 1 it had to come before.
#[test]
fn different_goods_are_exchanged_on_the_way() {
    let crops = || function(CloisterCourtyard, &[(Grain, 2), (Clay, 1)]);
    crops().set(|game| game.rules = 1).refuses(RED, "times 1", Refusal::MissingKinds { need: 3, have: 2 });
    crops()
        .play_all(RED, &["times 1", "give clay"])
        .offers(RED, &["give grain"])
        .refuses(RED, "give straw", Refusal::TooFewLeft { need: 1 })
        .play_all(RED, &["give grain", "give straw", "basic clay"])
        .has(RED, &[(Clay, 6)]);
    function(CloisterCourtyard, &[(Wine, 2), (Clay, 1)])
        .play_all(RED, &["times 1", "give clay", "give coin", "give wine", "basic clay"])
        .has(RED, &[(Clay, 6)]);
    function(CloisterCourtyard, &[(Coin, 3), (Wine, 3), (Clay, 1)])
        .play_all(RED, &["times 1", "give clay", "give coin5", "give wine", "basic clay"])
        .has(RED, &[(Clay, 6)]);
    function(CloisterCourtyard, &[(Grain, 1), (Clay, 1)]).refuses(
        RED,
        "times 1",
        Refusal::MissingKinds { need: 3, have: 2 },
    );
}

/// Every small purse of goods that can be exchanged for each other, with a good that cannot.
fn small_purses() -> impl Iterator<Item = Purse> {
    let amounts = [(Clay, 1), (Grain, 3), (Straw, 1), (Coin, 7), (Wine, 3)];
    let sizes = amounts.map(|(_, most)| most + 1);
    (0..sizes.iter().product::<u16>()).map(move |mut number| {
        let mut purse = Purse::default();
        for ((good, _), size) in amounts.iter().zip(sizes) {
            purse.add(*good, number % size);
            number /= size;
        }
        purse
    })
}

/// The best that flips and sales beforehand could do.
fn exchanged_beforehand(purse: Purse, first: usize) -> u8 {
    let flips = (0..=purse.have(Grain)).map(move |flipped| {
        let mut after = purse;
        after.take(Grain, flipped);
        after.add(Straw, flipped);
        after
    });
    let sales = flips.flat_map(|purse| {
        (0..=purse.have(Wine)).map(move |sold| {
            let mut after = purse;
            after.take(Wine, sold);
            after.add(Coin, sold);
            after
        })
    });
    sales.map(|purse| purse.different_from(first, false)).max().unwrap_or(0)
}

/// ORA-10.6, ORA-7.4: exchanges on the way reach exactly what exchanges beforehand reach, and no answer
/// leads to a dead end.
#[test]
fn exchanges_on_the_way_reach_what_exchanges_before_reach() {
    for purse in small_purses() {
        for first in 0..Good::ALL.len() {
            let most = purse.different_from(first, true);
            assert_eq!(most, exchanged_beforehand(purse, first), "{purse:?} from {first}");
            let goes_on = |good: &Good| {
                let mut rest = purse;
                *good != Wonder
                    && rest.give(*good, true)
                    && rest.different_from(good.index() + 1, true) + 1 >= most
            };
            assert!(most == 0 || Good::ALL[first..].iter().any(goes_on), "{purse:?} from {first}");
        }
    }
}

/// ORA-10.4: the energy of a whole line is summed before it is paid.
#[test]
fn bills_are_summed() {
    function(Bakery, &[(Flour, 4), (Peat, 1)])
        .play_all(RED, &["times 4", "pay peat 1", "done"])
        .has(RED, &[(Bread, 4)]);
}

/// Tiles that carry a symbol the settlement asks for.
const TILES: [Good; 7] = [Meat, Livestock, Grain, Coin, Peat, Wood, Straw];

/// Can a bundle pay, each grain serving as food or as fuel?
fn pays(bundle: &[(Good, u16)], food: u16, half_energy: u16) -> bool {
    let amount = |good| bundle.iter().find(|(kind, _)| *kind == good).map_or(0, |(_, amount)| *amount);
    let worth = |symbol: Symbol| -> u16 {
        let tiles = bundle.iter().filter(|(good, _)| *good != Grain);
        tiles.map(|(good, amount)| amount * u16::from(symbol.worth(*good))).sum()
    };
    (0..=amount(Grain)).any(|eaten| {
        let burnt = amount(Grain) - eaten;
        worth(Symbol::Food) + eaten >= food && worth(Symbol::Energy) + burnt >= half_energy
    })
}

/// Every bundle of a purse that pays and from which no tile can be dropped.
fn tight_bundles(purse: &[(Good, u16)], food: u16, half_energy: u16) -> BTreeSet<Vec<(Good, u16)>> {
    let bundles = purse.iter().fold(vec![vec![]], |bundles: Vec<Vec<(Good, u16)>>, (good, have)| {
        let more = |bundle: Vec<_>| (0..=*have).map(move |n| [bundle.clone(), vec![(*good, n)]].concat());
        bundles.into_iter().flat_map(more).collect()
    });
    let tight = |bundle: &Vec<(Good, u16)>| {
        let lighter = (0..bundle.len()).filter(|place| bundle[*place].1 > 0).map(|place| {
            let mut lighter = bundle.clone();
            lighter[place].1 -= 1;
            lighter
        });
        pays(bundle, food, half_energy) && !lighter.into_iter().any(|less| pays(&less, food, half_energy))
    };
    bundles.into_iter().filter(tight).collect()
}

/// ORA-8.3, ORA-10.5: food and energy together: exactly the bundles without a tile in vain, each
/// spelled once, whatever is in the purse.
#[test]
fn bills_offer_every_tight_bundle_once() {
    let mut rng = Rng::from_number(11);
    let mut settled = 0;
    for _ in 0..300 {
        let goods: Vec<_> = TILES.iter().map(|good| (*good, rng.below(4) as u16)).collect();
        let settlement = [Settlement::ShantyTown, Settlement::FarmingVillage, Settlement::Hamlet];
        let settlement = rng.pick(&settlement).expect("one of three");
        let scene =
            france(3).goods(RED, &goods).set(|game| game.player_mut(RED).reserve.insert(settlement)).round(6);
        let town = settlement.town();
        let wanted = tight_bundles(&goods, u16::from(town.food), u16::from(town.half_energy));
        let choice = Choice::Settle(settlement);
        assert_eq!(scene.game().check(Who::Seat(RED), choice).is_ok(), !wanted.is_empty(), "{goods:?}");
        if wanted.is_empty() {
            continue;
        }
        let scene = scene.play(RED, &choice.to_string()).play(RED, "spot 0/3");
        let mut left = vec![];
        ways(scene.game(), &mut left);
        let paid = left.iter().map(|rest| {
            let kept = |good| rest.iter().find(|(kind, _)| *kind == good).map_or(0, |(_, amount)| *amount);
            goods.iter().map(|(good, had)| (*good, had - kept(*good))).collect::<Vec<_>>()
        });
        assert_eq!(left.len(), wanted.len(), "{goods:?} for {settlement}");
        assert_eq!(paid.collect::<BTreeSet<_>>(), wanted, "{goods:?} for {settlement}");
        settled += 1;
    }
    assert!(settled > 100);
}
