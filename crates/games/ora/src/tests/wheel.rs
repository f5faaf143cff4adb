//! The production wheel (ORA-3).

use super::scene::*;
use crate::Refusal;
use crate::data::{Effect, Marker, Prize};

/// ORA-3.1, ORA-3.2, ORA-T2: the first coins, and what the markers read a round later.
#[test]
fn coins_of_the_first_round() {
    france(3)
        .goods(RED, &[])
        .play_all(RED, &["place", "at red cloister-office", "send prior", "harvest coin", "end"])
        .has(RED, &[(Coin, 2)])
        .reads(Marker::Coins, Some(0))
        .round(2)
        .reads(Marker::Coins, Some(2))
        .reads(Marker::Clay, Some(3));
}

/// ORA-3.2, ORA-T4: the joker instead of the good's own marker, which stays.
#[test]
fn the_joker_harvests_anything() {
    function(ClayMound, &[])
        .marker(Marker::Clay, 2)
        .marker(Marker::Joker, 4)
        .reads(Marker::Clay, Some(3))
        .play(RED, "joker clay")
        .has(RED, &[(Clay, 5)])
        .reads(Marker::Joker, Some(0))
        .reads(Marker::Clay, Some(3));
}

/// ORA-3.3, ORA-T5: the joker brings stone before the stone marker does.
#[test]
fn the_joker_needs_no_own_marker() {
    function(QuarryB, &[])
        .marker(Marker::Joker, 4)
        .refuses(RED, "harvest stone", Refusal::MarkerAway { good: Stone })
        .play(RED, "joker stone")
        .has(RED, &[(Stone, 5)])
        .reads(Marker::Joker, Some(0));
}

/// ORA-3.3, ORA-14.10, ORA-D30: without either marker nothing is harvested.
#[test]
fn without_markers_nothing_grows() {
    let gone = |game: &mut crate::Ora| {
        game.wheel.put(Marker::Joker, crate::state::Standing::Gone);
        game.wheel.put(Marker::Wood, crate::state::Standing::Gone);
    };
    solo("france").set(gone).play_all(RED, &["fell", "spot 0/1"]).has(RED, &[]).asks(RED).allows(RED, "fell");
    solo("france").set(gone).play_all(RED, &["cut", "spot 0/0"]).offers(RED, &["harvest peat"]);
}

/// ORA-3.4: a harvest at nought yields nothing and still occupies the clergyman.
#[test]
fn a_harvest_may_be_empty() {
    france(3)
        .goods(RED, &[])
        .marker(Marker::Clay, 0)
        .play_all(RED, &["place", "at red clay-mound", "send prior", "harvest clay"])
        .has(RED, &[])
        .home(RED, Prior, false);
}

/// ORA-3.5, ORA-D37, ORA-T3: an untouched marker climbs to ten and is pushed along from there.
#[test]
fn a_marker_at_ten_stays_at_ten() {
    let mut scene = france(3);
    let mut seen = vec![];
    for round in 1..=14 {
        scene = scene.set(|game| game.round = round);
        seen.push(scene.game().reading(Marker::Peat).expect("in play"));
        scene = scene.set(|game| crate::rules::harvest::rotate(game, &mut ()));
    }
    assert_eq!(seen, [2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10, 10, 10]);
}

/// ORA-T3, ORA-13.1: the back of the wheel for two players.
#[test]
fn the_back_of_the_wheel_is_slower() {
    let mut scene = france(2);
    let mut seen = vec![];
    for _ in 1..=14 {
        seen.push(scene.game().reading(Marker::Peat).expect("in play"));
        scene = scene.set(|game| crate::rules::harvest::rotate(game, &mut ()));
    }
    assert_eq!(seen, [1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10, 10, 10]);
}

/// ORA-3.6, ORA-14.10, ORA-T3: in solo the beam takes markers out of the game.
#[test]
fn solo_markers_leave_at_the_thirteenth_rotation() {
    let mut scene = solo("france");
    for _ in 2..=12 {
        scene = scene.set(|game| crate::rules::harvest::rotate(game, &mut ()));
    }
    scene
        .reads(Marker::Clay, Some(10))
        .set(|game| crate::rules::harvest::rotate(game, &mut ()))
        .reads(Marker::Clay, None)
        .reads(Marker::Joker, None)
        .using(RED, ClayMound)
        .offers(RED, &["done"]);
}

/// ORA-3.7, ORA-D28, ORA-D53, ORA-T33: late markers read nought in their round and two in the
/// next.
#[test]
fn late_markers_begin_at_nought() {
    let next = |scene: Scene, round| scene.set(|game| (game.round = round - 1, ()).1).round(round);
    next(france(4), 8).reads(Marker::Grapes, Some(0)).round(9).reads(Marker::Grapes, Some(2));
    next(france(4), 13).reads(Marker::Stone, Some(0)).round(14).reads(Marker::Stone, Some(2));
    france(2).round(11).reads(Marker::Grapes, Some(0)).round(18).reads(Marker::Stone, Some(0));
    short(3).round(4).reads(Marker::Grapes, Some(0)).round(6).reads(Marker::Stone, Some(0));
}

/// ORA-3.8: these cards use the wheel, and no other.
#[test]
fn few_cards_use_the_wheel() {
    let turns = |effect: &Effect| match effect {
        Effect::Harvest(_) => true,
        Effect::Exchange { offers, .. } => {
            offers.iter().any(|offer| matches!(offer.prize, Prize::Joker(_) | Prize::FellAndCut))
        }
        _ => false,
    };
    let users: Vec<_> =
        crate::data::Card::ALL.iter().copied().filter(|card| card.face().script.iter().any(turns)).collect();
    assert_eq!(
        users,
        [
            ClayMound,
            Farmyard,
            CloisterOffice,
            QuarryB,
            GrapevineA,
            QuarryC,
            GrapevineC,
            Calefactory,
            ShippingCompany,
            Cooperage,
        ]
    );
}

/// ORA-3.2: the Farmyard gives grain or livestock, never a mixture.
#[test]
fn the_farmyard_gives_one_kind() {
    function(Farmyard, &[])
        .offers(RED, &["harvest grain", "joker grain", "harvest livestock", "joker livestock", "done"])
        .play(RED, "harvest livestock")
        .has(RED, &[(Livestock, 2)])
        .reads(Marker::Grain, Some(2));
    function(Farmyard, &[]).refuses(RED, "harvest clay", Refusal::NotAsked);
}

/// ORA-10.2: a harvest may be declined; then no marker moves.
#[test]
fn a_harvest_may_be_declined() {
    function(CloisterOffice, &[]).play(RED, "done").reads(Marker::Coins, Some(2)).has(RED, &[]);
    function(ClayMound, &[]).set(|game| game.wheel.put(Marker::Joker, crate::state::Standing::Gone)).refuses(
        RED,
        "joker clay",
        Refusal::JokerAway,
    );
}
