//! Bills paid in one go: the payments of the rules, found by walking them (ORA-8.3, ORA-10.4 to ORA-10.6).

use parlour_core::bill::{Reckoning, reckon, settle};
use parlour_core::testkit::check_bills;
use parlour_core::{Game, Mode};

use super::scene::*;
use crate::Ora;
use crate::data::Good;

fn reckoned(scene: &Scene) -> Reckoning {
    reckon(scene.game(), RED, true).expect("red is asked for a payment")
}

/// How many of a good towards a due.
fn given(reckoning: &Reckoning, gives: &[u16], due: &str, good: Good) -> u16 {
    let means = reckoning.bill.means.iter().zip(gives);
    means.filter(|(means, _)| means.due == due && means.name == good.key()).map(|(_, n)| n).sum()
}

fn amounts(reckoning: &Reckoning, wanted: &[(&str, Good, u16)]) -> Vec<u16> {
    let of = |due: &str, name: &str| {
        let found = wanted.iter().find(|(towards, good, _)| *towards == due && good.key() == name);
        found.map_or(0, |(_, _, n)| *n)
    };
    reckoning.bill.means.iter().map(|means| of(means.due, means.name)).collect()
}

/// ORA-10.4, ORA-10.5: six food, six payments without waste; the least harmful is offered first.
#[test]
fn all_payments_without_waste_are_found() {
    let scene = function(Inn, &[(Meat, 1), (Bread, 1), (Livestock, 2), (Grain, 2)]).play(RED, "times 6");
    let found = reckoned(&scene);
    assert!(found.complete && found.bill.over);
    assert_eq!(found.payments.len(), 6);
    assert_eq!(found.bill.dues.iter().map(|due| (due.id, due.amount)).collect::<Vec<_>>(), [("food", 6)]);
    let best = &found.payments[found.suggested[0]];
    assert_eq!(given(&found, &best.gives, "food", Meat), 1, "{best:?}");
    assert_eq!(given(&found, &best.gives, "food", Grain), 1, "{best:?}");
    let words: Vec<&str> = best.words.iter().map(String::as_str).collect();
    scene.play_all(RED, &words);
}

/// ORA-8.3: food and energy are one bill; a grain serves one of them.
#[test]
fn food_and_energy_are_one_bill() {
    let scene =
        function(StoneMerchant, &[(Bread, 1), (Grain, 4), (Wood, 1), (Straw, 1)]).play(RED, "times 2");
    let found = reckoned(&scene);
    let dues: Vec<_> = found.bill.dues.iter().map(|due| (due.id, due.amount, due.parts)).collect();
    assert_eq!(dues, [("food", 4, 1), ("energy", 4, 2)]);
    assert!(found.complete);
    for payment in &found.payments {
        let of = |due| given(&found, &payment.gives, due, Grain);
        assert!(of("food") + of("energy") <= 4, "{payment:?}");
    }
    // Grain is flipped for the fuel that wood and straw do not give.
    let flipped = found.payments.iter().filter(|payment| given(&found, &payment.gives, "energy", Grain) > 0);
    assert!(flipped.count() > 0, "{found:?}");
}

/// The amounts a person puts together find their answers, and what does not settle the bill finds none.
#[test]
fn amounts_find_their_answers() {
    let scene = function(Inn, &[(Meat, 1), (Bread, 1), (Livestock, 2), (Grain, 2)]).play(RED, "times 6");
    let found = reckoned(&scene);
    let wanted = amounts(&found, &[("food", Livestock, 2), ("food", Grain, 2)]);
    let words = settle(scene.game(), RED, true, &wanted).expect("four tiles for six food");
    assert!(words.contains(&"pay livestock 2".to_owned()), "{words:?}");
    let short = amounts(&found, &[("food", Livestock, 2)]);
    assert_eq!(settle(scene.game(), RED, true, &short), None);
    assert_eq!(settle(scene.game(), RED, true, &[1]), None, "another bill");
}

/// ORA-10.5: a tile that is not needed is thrown in on top.
#[test]
fn a_tile_too_many_is_thrown_in() {
    let scene = function(StoneMerchant, &[(Bread, 3), (PeatCoal, 1)]).play(RED, "times 3");
    let found = reckon(scene.game(), RED, false).expect("a bill");
    let wanted = amounts(&found, &[("food", Bread, 3), ("energy", PeatCoal, 1)]);
    let words = settle(scene.game(), RED, false, &wanted).expect("a tile on top");
    assert!(words.contains(&"extra bread".to_owned()), "{words:?}");
}

/// A large purse has more payments than are listed: the good ones are among those that are.
#[test]
fn a_large_purse_is_reckoned_in_part() {
    let purse =
        [(Meat, 4), (Bread, 6), (Livestock, 8), (Grapes, 8), (Flour, 8), (Grain, 9), (Wine, 6), (Coin, 30)];
    let scene = function(Inn, &purse).play(RED, "times 7");
    let found = reckoned(&scene);
    assert!(found.payments.len() >= 3 && !found.suggested.is_empty());
    let best = &found.payments[found.suggested[0]];
    assert_eq!(given(&found, &best.gives, "food", Wine), 0, "wine scores: {best:?}");
}

/// Whole games: whatever is listed settles its bill in one batch.
#[test]
fn bills_of_whole_games_are_settled() {
    let mode = Mode::choose(Ora::ABOUT, Some(3), [("length", "short")]).expect("a mode");
    let bills: usize = (0..3).map(|number| check_bills::<Ora>(&mode, number)).sum();
    assert!(bills > 0);
}
