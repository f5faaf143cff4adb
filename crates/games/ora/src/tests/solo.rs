//! The solo game (ORA-14).

use super::scene::*;
use crate::data::{Marker, Numbers};
use crate::state::land::Content;
use crate::{Event, Refusal};

/// The first phase turn, with these cards left in the display.
fn phase_a(country: &str, cards: &[crate::data::Card]) -> Scene {
    let scene = solo(country).set(|game| game.display = Numbers::NONE);
    cards.iter().fold(scene, |scene, card| scene.displayed(*card)).round(12)
}

/// ORA-14.1, ORA-2.30: no goods, three clergymen, two actions; harvests as usual.
#[test]
fn the_solo_player_begins_with_nothing() {
    solo("france")
        .has(RED, &[])
        .play_all(RED, &["place", "at red cloister-office", "send prior", "harvest coin"])
        .has(RED, &[(Coin, 2)])
        .asks(RED);
}

/// ORA-14.2: a neutral building costs the contract price, paid to nobody; the human chooses who
/// goes.
#[test]
fn neutral_buildings_are_contracted() {
    solo("france")
        .goods(RED, &[(Coin, 3)])
        .play_all(RED, &["contract", "at blue builders-market", "fee coins"])
        .asks(RED)
        .offers(RED, &["send prior", "send lay-brother"])
        .play_all(RED, &["send lay-brother", "times 1"])
        .has(RED, &[(Wood, 2), (Clay, 2), (Stone, 1), (Straw, 1)])
        .has(BLUE, &[])
        .play(RED, "fell")
        .home(BLUE, Prior, true);
}

/// ORA-14.2: impossible if no neutral clergyman is at home, or with an empty purse.
#[test]
fn neutral_buildings_need_a_neutral_clergyman() {
    solo("france")
        .refuses(RED, "contract", Refusal::FeeTooHigh { price: 1, money: 0 })
        .goods(RED, &[(Wine, 1)])
        .allows(RED, "contract")
        .out(BLUE, Prior, BLUE, ClayMound)
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .out(BLUE, LayBrother, BLUE, CloisterOffice)
        .refuses(RED, "contract", Refusal::NothingToContract);
}

/// ORA-14.3, ORA-2.31: neutral clergymen come home when all are out, and again after step 4.
#[test]
fn neutral_clergymen_are_recalled_twice() {
    phase_a("france", &[StoneMerchant])
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .out(BLUE, LayBrother, BLUE, ClayMound)
        .goods(RED, &[(Coin, 1)])
        .play_all(RED, &["card stone-merchant", "spot 0/1"])
        .play_all(RED, &["at blue stone-merchant", "fee coins", "done"])
        .home(BLUE, Prior, true)
        .home(BLUE, LayBrother, true);
}

/// ORA-14.4, ORA-2.31: what is left in the display goes to the neutral land, free of charge.
#[test]
fn the_neutral_player_builds_what_is_left() {
    phase_a("france", &[StoneMerchant, PeatCoalKiln])
        .offers(RED, &["card peat-coal-kiln", "card stone-merchant"])
        .refuses(RED, "done", Refusal::NotAsked)
        .play_all(RED, &["card stone-merchant", "spot 0/1", "card peat-coal-kiln", "spot 0/2"])
        .expect(|game| assert!(game.display.is_empty()))
        .play_all(RED, &["done", "done"])
        .noted(Event::Revealed { letter: 1 })
        .asks(RED)
        .expect(|game| assert!(!game.display.is_empty()));
}

/// ORA-14.5: an empty cell whatever its terrain, or an unoccupied building of the same class.
#[test]
fn neutral_cards_cover_their_own_class() {
    phase_a("france", &[Windmill, CloisterCourtyard])
        .out(BLUE, Prior, BLUE, Farmyard)
        .play(RED, "card cloister-courtyard")
        .offers(RED, &["spot 1/3", "spot 1/4"])
        .refuses(RED, "spot 0/1", Refusal::NotBesideCloister)
        .refuses(RED, "spot 0/4", Refusal::CannotCover)
        .play_all(RED, &["spot 1/3", "card windmill"])
        .refuses(RED, "spot 1/2", Refusal::CannotCover)
        .refuses(RED, "spot 1/3", Refusal::CannotCover)
        .refuses(RED, "spot 2/0", Refusal::NoSuchCell)
        .allows(RED, "spot 0/0")
        .play(RED, "spot 0/4")
        .noted(Event::Covered { card: ClayMound });
}

/// ORA-14.5: even a card of the same phase may be covered.
#[test]
fn fresh_cards_may_be_covered() {
    phase_a("france", &[StoneMerchant, PeatCoalKiln])
        .play_all(RED, &["card stone-merchant", "spot 0/1", "card peat-coal-kiln", "spot 0/1"])
        .noted(Event::Covered { card: StoneMerchant })
        .expect(|game| assert_eq!(game.locate(StoneMerchant), None));
}

/// ORA-14.6, ORA-D33: a card that fits nowhere leaves the game, and only then.
#[test]
fn a_stuck_card_leaves_the_game() {
    let scene = solo("france").set(|game| {
        game.display = Numbers::NONE.with(2).with(12);
        let land = &mut game.player_mut(BLUE).land;
        for spot in [at(1, 3), at(0, 4)] {
            let cell = land.at(spot).expect("a cell");
            land.put(cell, Content::Building(ClayMound));
        }
    });
    scene
        .out(BLUE, Prior, BLUE, CloisterOffice)
        .round(12)
        .refuses(RED, "card cloister-courtyard", Refusal::FitsNowhere { card: CloisterCourtyard })
        .play_all(RED, &["card stone-merchant", "spot 0/0"])
        .noted(Event::Discarded { card: CloisterCourtyard });
}

/// ORA-14.7: the neutral prior may enter one of the new, uncovered buildings, for the price.
#[test]
fn the_neutral_prior_enters_a_new_building() {
    phase_a("france", &[StoneMerchant, PeatCoalKiln])
        .goods(RED, &[(Coin, 1)])
        .play_all(RED, &["card stone-merchant", "spot 0/1", "card peat-coal-kiln", "spot 0/1"])
        .offers(RED, &["at blue peat-coal-kiln", "done"])
        .refuses(RED, "at blue farmyard", Refusal::NotFresh { card: Farmyard })
        .play_all(RED, &["at blue peat-coal-kiln", "fee coins", "gain 1", "done"])
        .has(RED, &[(PeatCoal, 1), (Coin, 1)])
        .home(BLUE, Prior, false);
}

/// ORA-14.7: not without the price, and not if the prior is out.
#[test]
fn the_neutral_prior_must_be_paid_and_home() {
    let cards = ["card stone-merchant", "spot 0/1"];
    phase_a("france", &[StoneMerchant])
        .play_all(RED, &cards)
        .refuses(RED, "at blue stone-merchant", Refusal::FeeTooHigh { price: 1, money: 0 })
        .offers(RED, &["done"]);
    phase_a("france", &[StoneMerchant])
        .out(BLUE, Prior, BLUE, Farmyard)
        .goods(RED, &[(Coin, 9)])
        .play_all(RED, &cards)
        .refuses(RED, "at blue stone-merchant", Refusal::NotAsked)
        .allows(RED, "settle market-town");
}

/// ORA-14.8, ORA-D49: a neutral Winery raises the price at once.
#[test]
fn a_neutral_winery_counts() {
    phase_a("france", &[Winery])
        .goods(RED, &[(Coin, 2)])
        .play_all(RED, &["card winery", "spot 0/1"])
        .noted(Event::ContractsCostMore { price: 2 })
        .play_all(RED, &["at blue winery", "fee coins"])
        .has(RED, &[]);
}

/// ORA-14.9: the Priory and the Palace see neutral clergymen.
#[test]
fn neutral_clergymen_are_seen() {
    solo("france").out(BLUE, Prior, BLUE, Farmyard).using(RED, Priory).allows(RED, "at blue farmyard");
    solo("france")
        .goods(RED, &[(Wine, 1)])
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .using(RED, Palace)
        .allows(RED, "at blue farmyard");
}

/// ORA-2.32, ORA-14.11, ORA-14.12, ORA-15.1, ORA-D32: the last turn has two actions, then the
/// neutral player builds, then phase E, then the end.
#[test]
fn the_last_turn() {
    solo("france")
        .set(|game| game.display = Numbers::NONE.with(12))
        .round(32)
        .play_all(RED, &["cut", "spot 0/0", "joker peat", "cut", "spot 1/0", "joker peat"])
        .play_all(RED, &["card stone-merchant", "spot 0/1", "done"])
        .noted(Event::SettlementPhase { letter: 5 })
        .play(RED, "done")
        .is_over()
        .expect(|game| {
            assert!(crate::score::score(game, RED).total() < crate::SOLO_GOAL);
            assert_eq!(crate::SOLO_GOAL, 500);
            assert!(game.display.is_empty(), "a neutral Hospice would find nothing");
        });
}

/// ORA-2.31: phases A to D come in turns 12, 16, 22 and 26, before the two actions.
#[test]
fn the_phases_of_the_solo_game() {
    for (turn, letter) in [(12, 1), (16, 2), (22, 3), (26, 4)] {
        solo("ireland")
            .set(|game| game.display = Numbers::NONE)
            .round(turn)
            .play(RED, "done")
            .noted(Event::Revealed { letter })
            .play(RED, "fell")
            .allows(RED, "spot 0/1");
    }
}

/// ORA-14.10: without its own marker a good is harvested by the joker while it lives.
#[test]
fn the_joker_outlives_other_markers() {
    solo("france")
        .set(|game| game.wheel.put(Marker::Clay, crate::state::Standing::Gone))
        .using(RED, ClayMound)
        .offers(RED, &["joker clay", "done"]);
}
