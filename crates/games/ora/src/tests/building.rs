//! Buildings (ORA-5).

use super::scene::*;
use crate::data::Terrain::{Coast, Hillside, Mountain, Plains, Water};
use crate::data::{Card, DistrictFace, Effect, PlotFace, Settlement};
use crate::state::land::Content;
use crate::{Event, Refusal};

fn material(good: crate::data::Good, need: u16, have: u16) -> Refusal {
    Refusal::Material { good, need, have }
}

fn buildable(scene: &Scene) -> Vec<Card> {
    let may = |card: &Card| crate::rules::holds(crate::rules::build::MAY_BUILD, scene.game(), RED, *card);
    scene.game().displayed().filter(may).collect()
}

/// ORA-5.1: a card from the display, a cell of the land, the price on the card.
#[test]
fn a_building_is_paid_for_and_placed() {
    france(3)
        .goods(RED, &[(Wood, 2), (Coin, 1)])
        .play_all(RED, &["build", "card stone-merchant"])
        .offers(RED, &["spot 0/3", "spot 1/3"])
        .play(RED, "spot 0/3")
        .noted(Event::Built { owner: RED, card: StoneMerchant, spot: at(0, 3) })
        .has(RED, &[(Wood, 1), (Coin, 1)])
        .expect(|game| assert!(!game.is_displayed(StoneMerchant)));
}

/// ORA-5.1: what is missing is named with its number.
#[test]
fn missing_material_is_named() {
    france(3)
        .goods(RED, &[(Wood, 1), (Clay, 1), (Grain, 1)])
        .play(RED, "build")
        .refuses(RED, "card windmill", material(Wood, 3, 1))
        .refuses_also(RED, "card windmill", material(Clay, 2, 1))
        .refuses_also(RED, "card bakery", material(Clay, 2, 1))
        .refuses(RED, "card market", material(Stone, 2, 0))
        .refuses(RED, "card cloister-garden", material(Coin, 3, 0))
        .refuses(RED, "card palace", Refusal::NotOnDisplay { card: Palace });
}

/// ORA-5.2: forests, moors, buildings and settlements leave no room.
#[test]
fn only_bare_cells_are_built_on() {
    france(3)
        .settled(RED, Settlement::ShantyTown, at(1, 3))
        .goods(RED, &[(Wood, 1)])
        .play_all(RED, &["build", "card stone-merchant"])
        .refuses(RED, "spot 0/0", Refusal::CellTaken)
        .refuses(RED, "spot 0/1", Refusal::CellTaken)
        .refuses(RED, "spot 1/2", Refusal::CellTaken)
        .refuses(RED, "spot 1/3", Refusal::CellTaken)
        .refuses(RED, "spot 2/3", Refusal::NoSuchCell)
        .offers(RED, &["spot 0/3"]);
}

/// ORA-5.3: the exceptions to coast, plains and hillside.
#[test]
fn some_cards_want_special_ground() {
    let grounds = |card: Card| card.face().terrain.iter().collect::<Vec<_>>();
    assert_eq!(grounds(Windmill), [Coast, Hillside]);
    for card in [FalseLighthouse, HarborPromenade, Shipyard, ShippingCompany, CoalHarbor] {
        assert_eq!(grounds(card), [Coast]);
    }
    for card in [GrapevineA, GrapevineC, DruidsHouse, Palace, RoundTower] {
        assert_eq!(grounds(card), [Hillside]);
    }
    assert_eq!(grounds(Castle), [Hillside, Mountain]);
    assert_eq!(
        (grounds(QuarryB), grounds(QuarryC), grounds(Houseboat)),
        (vec![Mountain], vec![Mountain], vec![Water])
    );
    let usual = |card: &&Card| grounds(**card) == [Coast, Plains, Hillside];
    assert_eq!(Card::ALL.iter().filter(usual).count(), 70 - 15);
}

/// ORA-5.3: a mill finds no hillside on a fresh heartland, and the wrong ground is refused.
#[test]
fn wrong_ground_is_refused() {
    let rich = &[(Wood, 9), (Clay, 9)];
    france(3).goods(RED, rich).play(RED, "build").refuses(RED, "card windmill", Refusal::NoGround);
    france(3)
        .goods(RED, rich)
        .plot(RED, PlotFace::Mountain, 0)
        .play_all(RED, &["build", "card windmill"])
        .refuses(RED, "spot 0/3", Refusal::WrongTerrain)
        .refuses(RED, "spot 0/6", Refusal::WrongTerrain)
        .offers(RED, &["spot 0/5", "spot 1/5"]);
}

/// ORA-5.4, ORA-T41: monastery buildings touch another one; on a fresh heartland only (1,3) does.
#[test]
fn monastery_buildings_stand_together() {
    let courtyard = ["build", "card cloister-courtyard"];
    let fresh = || france(3).goods(RED, &[(Wood, 2)]);
    fresh().play_all(RED, &courtyard).offers(RED, &["spot 1/3"]).refuses(
        RED,
        "spot 0/3",
        Refusal::NotBesideCloister,
    );
    fresh().plot(RED, PlotFace::Mountain, 0).play_all(RED, &courtyard).offers(RED, &["spot 1/3", "spot 1/5"]);
    fresh().plot(RED, PlotFace::Mountain, 1).play_all(RED, &courtyard).offers(RED, &["spot 1/3", "spot 1/5"]);
    fresh()
        .district(RED, DistrictFace::Plains, 2)
        .play_all(RED, &courtyard)
        .offers(RED, &["spot 1/3", "spot 2/4"]);
}

/// ORA-5.4: without such a cell no monastery building can be built, others can.
#[test]
fn a_walled_in_cloister_cannot_grow() {
    france(3)
        .building(RED, Windmill, at(1, 3))
        .goods(RED, &[(Wood, 2)])
        .play(RED, "build")
        .refuses(RED, "card cloister-courtyard", Refusal::NoCloisterGround)
        .allows(RED, "card stone-merchant");
}

/// ORA-5.5, ORA-T43: a mountain touches the two hillsides of its own plot and nothing else.
#[test]
fn a_mountain_touches_its_own_hillsides() {
    let scene = france(3).plot(RED, PlotFace::Mountain, 0).plot(RED, PlotFace::Mountain, 2);
    let land = scene.game().land(RED);
    let near = |row, col| {
        let cells = land.neighbours(land.at(at(row, col)).expect("a cell"));
        let mut spots: Vec<_> = cells.iter().map(|cell| land.spot(*cell)).collect();
        spots.sort();
        spots
    };
    assert_eq!(near(0, 6), [at(0, 5), at(1, 5)]);
    assert_eq!(near(1, 5), [at(0, 5), at(0, 6), at(1, 4), at(2, 5)]);
    assert_eq!(near(2, 5), [at(1, 5), at(2, 6), at(3, 5)]);
    assert_eq!(near(0, 0), [at(0, 1), at(1, 0)], "diagonals never count");
}

/// ORA-5.6, ORA-7.4: a price in coins uses up the action too; wine is sold for it on the way.
#[test]
fn coin_prices_are_paid_by_building() {
    france(3)
        .goods(RED, &[(Coin, 2), (Wine, 2)])
        .play_all(RED, &["build", "card cloister-garden", "spot 1/3", "done"])
        .has(RED, &[(Wine, 1)])
        .asks(BLUE);
    ireland(4)
        .displayed(FestivalGround)
        .goods(RED, &[(Coin, 5), (Whiskey, 3)])
        .play_all(RED, &["build", "card festival-ground", "spot 1/3", "done"])
        .has(RED, &[(Coin, 1)]);
}

/// ORA-5.7: the prior, if at home, may enter the new building at once.
#[test]
fn the_prior_enters_the_new_building() {
    france(3)
        .goods(RED, &[(Clay, 1)])
        .play_all(RED, &["build", "card peat-coal-kiln", "spot 0/3"])
        .offers(RED, &["send prior", "done"])
        .play_all(RED, &["send prior", "gain 1", "done"])
        .has(RED, &[(PeatCoal, 1), (Coin, 1)])
        .home(RED, Prior, false)
        .asks(BLUE);
}

/// ORA-5.7: lay brothers cannot do this, and declining ends the right.
#[test]
fn lay_brothers_do_not_follow() {
    let kiln = ["build", "card peat-coal-kiln", "spot 0/3"];
    france(3).out(RED, Prior, RED, Farmyard).goods(RED, &[(Clay, 1)]).play_all(RED, &kiln).asks(BLUE);
    france(3)
        .goods(RED, &[(Clay, 1)])
        .play_all(RED, &kiln)
        .refuses(RED, "send lay-brother", Refusal::NotAsked)
        .play(RED, "done")
        .asks(BLUE)
        .home(RED, Prior, true);
}

/// ORA-5.8, ORA-14.8: the Winery, or the Distillery, makes contracts dearer for good.
#[test]
fn the_winery_raises_the_price_of_contracts() {
    france(3)
        .displayed(Winery)
        .goods(RED, &[(Clay, 2), (Straw, 2)])
        .play_all(RED, &["build", "card winery", "spot 0/3", "done"])
        .noted(Event::ContractsCostMore { price: 2 })
        .expect(|game| assert_eq!(game.contract, 2));
    ireland(3)
        .displayed(WhiskeyDistillery)
        .building(BLUE, WhiskeyDistillery, at(0, 3))
        .expect(|game| assert_eq!(game.contract, 2));
}

/// ORA-T42: what the starting stock buys on a fresh heartland.
#[test]
fn the_starting_stock_buys_these() {
    assert_eq!(buildable(&france(4)), [Priory, GrainStorage, FuelMerchant, PeatCoalKiln, StoneMerchant]);
    assert_eq!(
        buildable(&ireland(4)),
        [Priory, Granary, FuelMerchant, PeatCoalKiln, SpinningMill, StoneMerchant]
    );
    ireland(4).play(RED, "build").refuses(RED, "card houseboat", Refusal::NoGround);
}

/// ORA-5.2: nothing in the scripts moves or demolishes a building.
#[test]
fn buildings_stay() {
    france(3).building(RED, StoneMerchant, at(0, 3)).round(2).expect(|game| {
        let land = game.land(RED);
        assert_eq!(land.get(land.at(at(0, 3)).expect("a cell")), Content::Building(StoneMerchant));
    });
    let clears =
        |card: &&Card| card.face().script.iter().any(|effect| matches!(effect, Effect::Clear { .. }));
    let clearers: Vec<_> = Card::ALL.iter().filter(clears).collect();
    assert_eq!(clearers, [&Carpentry, &PrintingOffice, &ForestHut], "and these clear forests alone");
}
