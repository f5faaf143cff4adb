//! General rules for functions (ORA-10).

use super::scene::*;
use crate::Refusal;
use crate::data::{Card, Effect};

/// ORA-10.2: each exchange is voluntary, a gain is all or nothing, and all may be declined.
#[test]
fn everything_is_voluntary() {
    function(PeatCoalKiln, &[(Peat, 2)])
        .offers(RED, &["gain 1", "done"])
        .play(RED, "done")
        .offers(RED, &["times 1", "times 2", "done"])
        .play(RED, "times 1")
        .has(RED, &[(Peat, 1), (PeatCoal, 1)]);
    function(HarborPromenade, &[]).play(RED, "done").has(RED, &[]);
}

/// ORA-10.3: in "A then B" the second part may use what the first brought.
#[test]
fn the_second_part_uses_the_first() {
    function(Winery, &[(Grapes, 1)]).play_all(RED, &["times 1", "times 1"]).has(RED, &[(Coin, 7)]);
    function(Refectory, &[]).play_all(RED, &["gain 1", "times 1"]).has(RED, &[(Beer, 1), (Ceramic, 1)]);
}

/// ORA-10.1, ORA-10.12: a function works with the user's goods, and its money is the supply's.
#[test]
fn money_comes_from_the_supply() {
    france(3)
        .building(BLUE, Shipyard, at(0, 3))
        .goods(RED, &[(Coin, 1), (Wood, 2)])
        .goods(BLUE, &[])
        .play_all(RED, &["contract", "at blue shipyard", "fee coins"])
        .play(BLUE, "send prior")
        .play(RED, "times 1")
        .has(RED, &[(Coin, 5), (Ornament, 1)])
        .has(BLUE, &[(Coin, 1)]);
}

/// ORA-10.7, ORA-10.8, ORA-D23: relays chain, each once per action; the target stays unoccupied.
#[test]
fn relays_chain_but_do_not_loop() {
    france(3)
        .building(RED, CloisterGarden, at(1, 3))
        .building(RED, Priory, at(0, 3))
        .out(BLUE, Prior, BLUE, ClayMound)
        .goods(RED, &[])
        .play_all(RED, &["place", "at red cloister-garden", "send prior", "gain 1"])
        .play(RED, "at red priory")
        .refuses(RED, "at red priory", Refusal::RelaySpent { card: Priory })
        .refuses(RED, "at red cloister-garden", Refusal::RelaySpent { card: CloisterGarden })
        .play_all(RED, &["at blue clay-mound", "harvest clay"])
        .has(RED, &[(Clay, 2), (Grapes, 1)])
        .expect(|game| {
            let priory = game.site(RED, Priory).expect("it stands");
            assert!(!game.is_occupied(RED, priory));
        });
}

/// ORA-10.7: these seven let their user use another building.
#[test]
fn seven_cards_are_relays() {
    let relays: Vec<_> = Card::ALL.iter().copied().filter(|card| card.relay().is_some()).collect();
    assert_eq!(relays, [Priory, CloisterGarden, Palace, Hospice, Cottage, GrandManor, Guesthouse]);
    let scripted = |card: &&Card| card.face().script.iter().any(|line| matches!(line, Effect::Relay { .. }));
    assert_eq!(Card::ALL.iter().filter(scripted).count(), 7);
}

/// ORA-10.9: tiles up to the points, of four kinds, from the dearest down.
#[test]
fn points_are_paid_out_in_tiles() {
    france(3)
        .building(RED, CloisterGarden, at(1, 3))
        .goods(RED, &[(Coin, 5)])
        .using(RED, HouseOfTheBrotherhood)
        .play(RED, "times 1")
        .offers(RED, &["take ornament 0", "take ornament 1"])
        .refuses(RED, "take ornament 2", Refusal::TooDear { left: 4 })
        .refuses(RED, "take book 1", Refusal::NotAsked)
        .play(RED, "take ornament 0")
        .play(RED, "take ceramic 0")
        .offers(RED, &["take book 0", "take book 1", "take book 2"])
        .play(RED, "take book 1")
        .has(RED, &[(Book, 1)]);
}

/// ORA-10.10: when the last Wonder is gone no exchange yields one.
#[test]
fn wonders_run_out() {
    let set = [(Book, 1), (Ceramic, 1), (Ornament, 1), (Reliquary, 1)];
    function(Sacristy, &set)
        .set(|game| game.wonders = 0)
        .refuses(RED, "times 1", Refusal::NoWonderLeft)
        .set(|game| game.wonders = 1)
        .play(RED, "times 1")
        .expect(|game| assert_eq!(game.wonders, 0));
}

/// ORA-10.11, ORA-D52: "once" limits one use, not the turn: a second action uses it anew.
#[test]
fn a_limit_is_for_one_use() {
    france(2)
        .building(RED, TownEstate, at(0, 3))
        .building(BLUE, Priory, at(1, 3))
        .goods(RED, &[(Ceramic, 2)])
        .play_all(RED, &["place", "at red town-estate", "send prior"])
        .refuses(RED, "times 2", Refusal::TooOften { most: 1 })
        .play_all(RED, &["times 1", "contract", "at blue priory", "fee coins"])
        .play(BLUE, "send lay-brother")
        .play_all(RED, &["at red town-estate", "times 1"])
        .owns(RED, Coin, 23);
}

/// ORA-10.11: a chain may come back to the Carpentry: its forest is paid each time.
#[test]
fn the_carpentry_can_be_reached_twice() {
    france(4)
        .building(RED, Carpentry, at(0, 3))
        .plot(RED, crate::data::PlotFace::Mountain, 0)
        .displayed(Palace)
        .goods(RED, &[(Coin, 25), (Wine, 1), (Wood, 1)])
        .play_all(RED, &["place", "at red carpentry", "send lay-brother", "spot 0/1"])
        .play_all(RED, &["card palace", "spot 0/5", "send prior"])
        .play(RED, "at red carpentry")
        .play_all(RED, &["spot 0/2", "card stone-merchant", "spot 0/2"])
        .has(RED, &[])
        .expect(|game| assert_eq!(game.land(RED).wilderness(), 3));
}

/// ORA-11.50: unbuilt cards have no neighbours, raise no price, and do not count themselves.
#[test]
fn unbuilt_cards_work_from_the_display() {
    let hospice = |cards: &[Card], goods: &[(crate::data::Good, u16)]| {
        let scene = france(4).building(RED, Hospice, at(1, 3)).goods(RED, goods);
        let scene = cards.iter().fold(scene, |scene, card| scene.displayed(*card));
        scene.play_all(RED, &["place", "at red hospice", "send lay-brother"])
    };
    hospice(&[], &[])
        .play_all(RED, &["card cloister-garden", "gain 1"])
        .offers(RED, &["done"])
        .play(RED, "done")
        .has(RED, &[(Grapes, 1)]);
    hospice(&[Winery], &[(Grapes, 1)])
        .play_all(RED, &["card winery", "times 1", "done"])
        .expect(|game| assert_eq!(game.contract, 1));
    hospice(&[HouseOfTheBrotherhood], &[(Coin, 5)])
        .play_all(RED, &["card house-of-the-brotherhood", "times 1"])
        .offers(RED, &["take ornament 0", "take ornament 1"]);
    hospice(&[Bathhouse], &[])
        .play_all(RED, &["card bathhouse", "bathe"])
        .expect(|game| assert_eq!(game.player(RED).at_home(LayBrother), 2));
}

/// ORA-11.51: what was paid for may be left, and is not refunded.
#[test]
fn a_nested_action_may_be_left() {
    function(Carpentry, &[])
        .play_all(RED, &["spot 0/1", "done"])
        .expect(|game| assert_eq!(game.land(RED).wilderness(), 4));
    function(Locutory, &[(Coin, 2)]).play_all(RED, &["times 1", "done"]).has(RED, &[]);
    function(Calefactory, &[(Coin, 1)]).play_all(RED, &["times 1", "done"]).has(RED, &[]);
    function(Castle, &[(Grain, 9)]).play(RED, "done").has(RED, &[(Grain, 9)]);
    function(Bulwark, &[(Book, 1)]).play_all(RED, &["times 1", "done", "done"]).has(RED, &[]);
}

/// ORA-11.51: a nested build pays the full price.
#[test]
fn a_nested_build_is_paid_for() {
    function(Carpentry, &[(Wood, 1)])
        .play(RED, "spot 0/1")
        .refuses(RED, "card market", Refusal::Material { good: Stone, need: 2, have: 0 })
        .play_all(RED, &["card stone-merchant", "spot 0/1", "done"])
        .has(RED, &[]);
}

/// ORA-11.52, ORA-11.53: whoever comes home leaves the building unoccupied and may go out again,
/// the prior at once.
#[test]
fn clergymen_who_come_home_can_go_again() {
    ireland(4)
        .building(RED, Locutory, at(1, 3))
        .goods(RED, &[(Coin, 2), (Wood, 1)])
        .play_all(RED, &["place", "at red locutory", "send prior", "times 1"])
        .home(RED, Prior, true)
        .expect(|game| {
            let locutory = game.site(RED, Locutory).expect("it stands");
            assert!(!game.is_occupied(RED, locutory));
        })
        .play_all(RED, &["card stone-merchant", "spot 0/3", "send prior", "done"])
        .home(RED, Prior, false);
}

/// ORA-11.54: the Houseboat covers its water.
#[test]
fn the_houseboat_covers_its_water() {
    let scene = ireland(3)
        .plot(RED, crate::data::PlotFace::Coast, 0)
        .settled(RED, crate::data::Settlement::FishingVillage, at(0, -1))
        .points(RED, [0, 4, 6 + 3]);
    scene.building(RED, Houseboat, at(0, -2)).points(RED, [0, 8, 6 + 6]);
}
