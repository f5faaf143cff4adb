//! Functions of the French cards (ORA-11).

use super::scene::*;
use parlour_core::{Game, Phrase, Who};

use crate::Refusal;
use crate::data::Marker;

/// ORA-11.03F: a coin for six grain.
#[test]
fn the_grain_storage_sells_grain() {
    function(GrainStorage, &[(Coin, 1)]).play(RED, "times 1").has(RED, &[(Grain, 6)]);
}

/// ORA-11.03F: once, for a coin.
#[test]
fn the_grain_storage_wants_a_coin() {
    function(GrainStorage, &[]).refuses(RED, "times 1", missing(Coin, 1, 0));
    function(GrainStorage, &[(Coin, 2)]).refuses(RED, "times 2", Refusal::TooOften { most: 1 });
}

/// ORA-11.04F: grain becomes straw and flour.
#[test]
fn the_windmill_grinds_grain() {
    function(Windmill, &[(Grain, 8)]).play(RED, "times 7").has(RED, &[(Grain, 1), (Straw, 7), (Flour, 7)]);
}

/// ORA-11.04F: seven times at most.
#[test]
fn the_windmill_grinds_seven_grain() {
    function(Windmill, &[(Grain, 8)]).refuses(RED, "times 8", Refusal::TooOften { most: 7 });
    function(Windmill, &[(Grain, 1)]).refuses(RED, "times 2", missing(Grain, 2, 1));
}

/// ORA-11.05F, ORA-T9: six flour and a coal for six bread, two of them for eight coins.
#[test]
fn the_bakery_bakes_and_sells() {
    function(Bakery, &[(Flour, 6), (PeatCoal, 1)])
        .play_all(RED, &["times 6", "pay peat-coal 1", "times 2"])
        .has(RED, &[(Bread, 4), (Coin, 8)]);
}

/// ORA-11.05F: half an energy a bread, and two sales.
#[test]
fn the_bakery_wants_energy() {
    function(Bakery, &[(Flour, 3), (Wood, 1)]).refuses(
        RED,
        "times 3",
        Refusal::MissingEnergy { need: 3, have: 2 },
    );
    function(Bakery, &[(Bread, 3)]).play(RED, "done").refuses(RED, "times 3", Refusal::TooOften { most: 2 });
}

/// ORA-11.08F, ORA-T17: a coin among the four goods leaves six coins and a bread for three others.
#[test]
fn the_market_buys_four_goods() {
    function(Market, &[(Clay, 1), (Wood, 1), (Peat, 1), (Coin, 1)])
        .play_all(RED, &["times 1", "give clay", "give wood", "give peat", "give coin"])
        .has(RED, &[(Coin, 7), (Bread, 1)]);
}

/// ORA-11.08F: four different goods.
#[test]
fn the_market_wants_variety() {
    function(Market, &[(Clay, 9), (Wood, 1), (Peat, 1)]).refuses(
        RED,
        "times 1",
        Refusal::MissingKinds { need: 4, have: 3 },
    );
}

/// ORA-11.09F, ORA-D44: grapes, then a free building beside the Garden on its own land.
#[test]
fn the_garden_reaches_its_neighbours() {
    france(3)
        .plot(BLUE, crate::data::PlotFace::Mountain, 0)
        .building(BLUE, CloisterGarden, at(1, 5))
        .building(BLUE, QuarryB, at(0, 6))
        .goods(RED, &[])
        .marker(Marker::Joker, 3)
        .using(RED, CloisterGarden)
        .play(RED, "gain 1")
        .offers(RED, &["at blue cloister-office", "at blue quarry-b", "done"])
        .play_all(RED, &["at blue quarry-b", "joker stone"])
        .has(RED, &[(Stone, 4), (Grapes, 1)]);
}

/// ORA-11.09F: neither occupied neighbours nor distant buildings.
#[test]
fn the_garden_reaches_free_neighbours_only() {
    france(3)
        .building(RED, CloisterGarden, at(1, 3))
        .out(RED, LayBrother, RED, Farmyard)
        .using(RED, CloisterGarden)
        .play(RED, "gain 1")
        .refuses(RED, "at red farmyard", Refusal::Occupied { card: Farmyard, rule: "ORA-4.3" })
        .refuses(RED, "at red clay-mound", Refusal::NotBeside { card: ClayMound })
        .refuses(RED, "at blue cloister-office", Refusal::NotBeside { card: CloisterOffice });
}

/// ORA-11.10F, ORA-D55: a forest goes without wood, and a building may stand in its place.
#[test]
fn the_carpentry_clears_and_builds() {
    function(Carpentry, &[(Clay, 1)])
        .play_all(RED, &["spot 0/2", "card peat-coal-kiln"])
        .offers(RED, &["spot 0/2", "spot 0/3", "spot 1/3"])
        .play_all(RED, &["spot 0/2", "send prior", "gain 1", "done"])
        .has(RED, &[(PeatCoal, 1), (Coin, 1)])
        .reads(Marker::Wood, Some(2));
}

/// ORA-11.10F, ORA-10.1: the user's own forests only, and one of them.
#[test]
fn the_carpentry_wants_a_forest() {
    let scene = function(Carpentry, &[(Clay, 9)]).refuses(RED, "spot 0/0", Refusal::NothingToClear);
    let scene = scene.bare(RED, at(0, 1)).bare(RED, at(0, 2)).bare(RED, at(1, 1));
    scene.offers(RED, &["done"]);
}

/// ORA-11.11F: wood, wine, coin and ceramic.
#[test]
fn the_promenade_gives_four_goods() {
    function(HarborPromenade, &[])
        .play(RED, "gain 1")
        .has(RED, &[(Wood, 1), (Wine, 1), (Coin, 1), (Ceramic, 1)]);
}

/// ORA-11.11F: nothing to choose from.
#[test]
fn the_promenade_gives_nothing_else() {
    function(HarborPromenade, &[]).refuses(RED, "gain 2", Refusal::NotOffered);
}

/// ORA-11.14F: grapes from the wheel.
#[test]
fn the_first_grapevine_harvests_grapes() {
    function(GrapevineA, &[]).marker(Marker::Grapes, 2).play(RED, "harvest grapes").has(RED, &[(Grapes, 3)]);
}

/// ORA-11.14F: not before the grapes marker is in, unless by the joker.
#[test]
fn the_first_grapevine_waits_for_its_marker() {
    function(GrapevineA, &[])
        .refuses(RED, "harvest grapes", Refusal::MarkerAway { good: Grapes })
        .play(RED, "joker grapes")
        .has(RED, &[(Grapes, 2)]);
}

/// ORA-11.15F: a coin for a book, bread, grapes and flour.
#[test]
fn the_financed_estate_gives_plenty() {
    function(FinancedEstate, &[(Coin, 1)])
        .play(RED, "times 1")
        .has(RED, &[(Book, 1), (Grapes, 2), (Flour, 2), (Bread, 1)]);
}

/// ORA-11.15F: once, for a coin.
#[test]
fn the_financed_estate_wants_a_coin() {
    function(FinancedEstate, &[(Coin5, 0)]).refuses(RED, "times 1", missing(Coin, 1, 0));
    function(FinancedEstate, &[(Coin, 2)]).refuses(RED, "times 2", Refusal::TooOften { most: 1 });
}

/// ORA-11.17F: three coins for three books, one of them for meat and wine.
#[test]
fn the_library_copies_books() {
    function(CloisterLibrary, &[(Coin, 3)])
        .play_all(RED, &["times 3", "times 1"])
        .has(RED, &[(Book, 2), (Meat, 1), (Wine, 1)]);
}

/// ORA-11.17F: three books at most, one sold.
#[test]
fn the_library_copies_three() {
    function(CloisterLibrary, &[(Coin, 4), (Book, 2)])
        .refuses(RED, "times 4", Refusal::TooOften { most: 3 })
        .play(RED, "done")
        .refuses(RED, "times 2", Refusal::TooOften { most: 1 });
    function(CloisterLibrary, &[]).play(RED, "done").refuses(RED, "times 1", missing(Book, 1, 0));
}

/// ORA-11.20F, ORA-D10, ORA-T19: seven food for seven coins, more is lost; a wine for six more.
#[test]
fn the_inn_feeds_guests() {
    function(Inn, &[(Bread, 1), (Livestock, 2)])
        .play_all(RED, &["times 7", "pay bread 1", "pay livestock 2", "done"])
        .has(RED, &[(Coin, 7)]);
    function(Inn, &[(Meat, 2), (Wine, 1)])
        .play_all(RED, &["times 7", "pay meat 2", "times 1"])
        .has(RED, &[(Coin, 13)]);
}

/// ORA-11.20F: seven coins at most.
#[test]
fn the_inn_pays_seven_coins() {
    function(Inn, &[(Meat, 2)]).refuses(RED, "times 8", Refusal::TooOften { most: 7 });
    function(Inn, &[(Grain, 2)])
        .refuses(RED, "times 3", Refusal::MissingFood { need: 3, have: 2 })
        .play(RED, "done")
        .refuses(RED, "times 1", missing(Wine, 1, 0));
}

/// ORA-11.21F: grapes become wine; one wine is sold for seven coins.
#[test]
fn the_winery_presses_grapes() {
    function(Winery, &[(Grapes, 3)]).play_all(RED, &["times 3", "times 1"]).has(RED, &[(Coin, 7), (Wine, 2)]);
}

/// ORA-11.21F: one sale, and only of wine there is.
#[test]
fn the_winery_sells_one_wine() {
    function(Winery, &[(Grapes, 2), (Wine, 2)])
        .refuses(RED, "times 3", missing(Grapes, 3, 2))
        .play(RED, "done")
        .refuses(RED, "times 2", Refusal::TooOften { most: 1 });
}

/// ORA-11.23F, ORA-D21, ORA-T45: by contract: the user's three and the owner's bather come home.
#[test]
fn the_bathhouse_sends_everybody_home() {
    france(4)
        .building(BLUE, Bathhouse, at(1, 3))
        .out(RED, Prior, RED, ClayMound)
        .out(RED, LayBrother, RED, Farmyard)
        .out(RED, LayBrother, RED, CloisterOffice)
        .out(BLUE, LayBrother, BLUE, ClayMound)
        .goods(RED, &[(Coin, 2)])
        .goods(BLUE, &[])
        .play_all(RED, &["contract", "at blue bathhouse", "fee coins"])
        .play(BLUE, "send lay-brother")
        .expect(|game| {
            let prompt = game.prompt(Who::Seat(RED));
            assert_eq!((prompt.phrase, prompt.rule), (Phrase::new("ora-prompt-bathe"), "ORA-11.23F"));
        })
        .play(RED, "bathe exchange")
        .has(RED, &[(Book, 1), (Ceramic, 1)])
        .has(BLUE, &[(Coin, 1)])
        .expect(|game| {
            assert_eq!((game.player(RED).at_home(Prior), game.player(RED).at_home(LayBrother)), (1, 2));
            assert_eq!(game.player(BLUE).at_home(LayBrother), 1, "the one outside the bath stays out");
            assert!(!game.is_occupied(BLUE, game.site(BLUE, Bathhouse).expect("it stands")));
        });
}

/// ORA-11.23F: the exchange needs a coin, the recall does not; all may be declined.
#[test]
fn the_bathhouse_is_free_without_the_exchange() {
    let busy = || {
        france(4)
            .building(RED, Bathhouse, at(1, 3))
            .out(RED, Prior, RED, ClayMound)
            .goods(RED, &[])
            .using(RED, Bathhouse)
    };
    busy().refuses(RED, "bathe exchange", Refusal::TooPoor { need: 1, have: 0 });
    busy().play(RED, "bathe").home(RED, Prior, true);
    busy().play(RED, "done").home(RED, Prior, false);
}

/// ORA-11.24F, ORA-T29: bread and wine become a reliquary: seven points each, net of the wine.
#[test]
fn the_church_makes_reliquaries() {
    function(CloisterChurch, &[(Bread, 2), (Wine, 2)])
        .points(RED, [2, 0, 0])
        .play(RED, "times 2")
        .has(RED, &[(Reliquary, 2)])
        .points(RED, [16, 0, 0]);
}

/// ORA-11.24F: two at most.
#[test]
fn the_church_makes_two() {
    function(CloisterChurch, &[(Bread, 3), (Wine, 3)]).refuses(RED, "times 3", Refusal::TooOften { most: 2 });
    function(CloisterChurch, &[(Bread, 3)]).refuses(RED, "times 1", missing(Wine, 1, 0));
}

/// ORA-11.25F: thirteen different goods for a Wonder.
#[test]
fn the_chamber_collects_thirteen_goods() {
    let kinds =
        [Clay, Wood, Peat, Livestock, Grain, Coin, Coin5, Stone, Straw, PeatCoal, Meat, Ceramic, Book];
    let goods: Vec<_> = kinds.iter().map(|good| (*good, 1)).collect();
    let scene = function(ChamberOfWonders, &goods).play(RED, "times 1");
    let scene = kinds.iter().fold(scene, |scene, good| scene.play(RED, &format!("give {good}")));
    scene.has(RED, &[(Wonder, 1)]);
}

/// ORA-11.25F: twelve do not do, and a Wonder is none of them.
#[test]
fn the_chamber_wants_all_thirteen() {
    let kinds =
        [Clay, Wood, Peat, Livestock, Grain, Coin, Stone, Straw, PeatCoal, Meat, Ceramic, Book, Wonder];
    let goods: Vec<_> = kinds.iter().map(|good| (*good, 1)).collect();
    function(ChamberOfWonders, &goods).refuses(RED, "times 1", Refusal::MissingKinds { need: 13, have: 12 });
}

/// ORA-11.27F: a wine opens any occupied building.
#[test]
fn the_palace_opens_occupied_buildings() {
    france(3)
        .out(BLUE, LayBrother, BLUE, ClayMound)
        .goods(RED, &[(Wine, 1)])
        .using(RED, Palace)
        .offers(RED, &["at blue clay-mound", "done"])
        .play_all(RED, &["at blue clay-mound", "harvest clay"])
        .has(RED, &[(Clay, 2)]);
}

/// ORA-11.27F: a wine, and somebody inside.
#[test]
fn the_palace_wants_wine() {
    let busy = || france(3).out(BLUE, LayBrother, BLUE, ClayMound);
    busy().goods(RED, &[]).using(RED, Palace).refuses(RED, "at blue clay-mound", missing(Wine, 1, 0));
    busy().goods(RED, &[(Wine, 1)]).using(RED, Palace).refuses(
        RED,
        "at blue farmyard",
        Refusal::NotOccupied { card: Farmyard },
    );
}

/// ORA-11.29F: stone from the wheel.
#[test]
fn the_second_quarry_harvests_stone() {
    function(QuarryC, &[]).marker(Marker::Stone, 1).play(RED, "harvest stone").has(RED, &[(Stone, 2)]);
}

/// ORA-11.29F: stone only.
#[test]
fn the_second_quarry_harvests_nothing_else() {
    function(QuarryC, &[]).refuses(RED, "harvest wood", Refusal::NotAsked);
}

/// ORA-11.30F: a ceramic for twelve coins.
#[test]
fn the_town_estate_buys_ceramics() {
    function(TownEstate, &[(Ceramic, 1)]).play(RED, "times 1").has(RED, &[(Coin, 12)]);
}

/// ORA-11.30F: once.
#[test]
fn the_town_estate_buys_one() {
    function(TownEstate, &[(Ceramic, 2)]).refuses(RED, "times 2", Refusal::TooOften { most: 1 });
    function(TownEstate, &[]).refuses(RED, "times 1", missing(Ceramic, 1, 0));
}

/// ORA-11.31F: grapes from the wheel.
#[test]
fn the_second_grapevine_harvests_grapes() {
    function(GrapevineC, &[]).marker(Marker::Grapes, 4).play(RED, "harvest grapes").has(RED, &[(Grapes, 5)]);
}

/// ORA-11.31F: grapes only.
#[test]
fn the_second_grapevine_harvests_nothing_else() {
    function(GrapevineC, &[]).refuses(RED, "harvest wood", Refusal::NotAsked);
}

/// ORA-11.32F, ORA-D38: a coin for a fell and a cut, in either order, even both by the joker.
#[test]
fn the_calefactory_fells_and_cuts() {
    function(Calefactory, &[(Coin, 1)])
        .play(RED, "times 1")
        .offers(RED, &["fell", "cut", "done"])
        .play_all(RED, &["cut", "spot 0/0", "joker peat", "fell", "spot 0/1", "joker wood"])
        .has(RED, &[(Peat, 2)])
        .reads(Marker::Wood, Some(2));
    function(Calefactory, &[(Coin, 1)])
        .play_all(RED, &["times 1", "fell", "spot 0/1", "harvest wood", "done"])
        .has(RED, &[(Wood, 2)]);
}

/// ORA-11.32F: each once, for a coin; what is not there yields nothing.
#[test]
fn the_calefactory_does_each_once() {
    function(Calefactory, &[]).refuses(RED, "times 1", missing(Coin, 1, 0));
    function(Calefactory, &[(Coin, 1)])
        .bare(RED, at(0, 0))
        .bare(RED, at(1, 0))
        .play_all(RED, &["times 1", "cut"])
        .refuses(RED, "cut", Refusal::NotOffered)
        .offers(RED, &["fell", "done"]);
}

/// ORA-11.33F: three energy for as much meat, bread or wine as the joker reads.
#[test]
fn the_shipping_company_follows_the_joker() {
    function(ShippingCompany, &[(PeatCoal, 1)])
        .marker(Marker::Joker, 3)
        .play_all(RED, &["times 1", "pay peat-coal 1"])
        .offers(RED, &["joker meat", "joker bread", "joker wine"])
        .play(RED, "joker meat")
        .has(RED, &[(Meat, 4)])
        .reads(Marker::Joker, Some(0));
}

/// ORA-11.33F, ORA-D30: energy, and the joker in play.
#[test]
fn the_shipping_company_wants_the_joker() {
    function(ShippingCompany, &[(Peat, 1)]).refuses(
        RED,
        "times 1",
        Refusal::MissingEnergy { need: 6, have: 4 },
    );
    function(ShippingCompany, &[(PeatCoal, 1)])
        .set(|game| game.wheel.put(Marker::Joker, crate::state::Standing::Gone))
        .refuses(RED, "times 1", Refusal::JokerAway);
    function(ShippingCompany, &[(PeatCoal, 1)]).play_all(RED, &["times 1", "pay peat-coal 1"]).refuses(
        RED,
        "joker clay",
        Refusal::NotOffered,
    );
}

/// ORA-11.35F, ORA-T21: five coins for the first reliquary, ten for each other.
#[test]
fn the_forger_gets_dearer() {
    for (reliquaries, coins, gain) in [(1, 5, 6), (2, 15, 10), (3, 25, 14), (4, 35, 18)] {
        let scene = function(ForgersWorkshop, &[(Coin, coins)]);
        let before = crate::score::score(scene.game(), RED).total();
        let scene = scene.play(RED, &format!("times {reliquaries}")).has(RED, &[(Reliquary, reliquaries)]);
        assert_eq!(crate::score::score(scene.game(), RED).total() - before, gain);
    }
}

/// ORA-11.35F: the coins must do for all.
#[test]
fn the_forger_gives_no_credit() {
    function(ForgersWorkshop, &[(Coin, 14)]).refuses(RED, "times 2", Refusal::TooPoor { need: 15, have: 14 });
    function(ForgersWorkshop, &[(Coin, 14)]).refuses(RED, "times 0", Refusal::TooOften { most: 60 });
}

/// ORA-11.36F, ORA-T22: the same tile may rise twice; two ornaments gain eight points.
#[test]
fn the_pilgrimage_raises_tiles() {
    function(PilgrimageSite, &[(Book, 1)])
        .play_all(RED, &["raise book", "raise ceramic"])
        .has(RED, &[(Ornament, 1)]);
    function(PilgrimageSite, &[(Ornament, 2)])
        .points(RED, [8, 0, 0])
        .play_all(RED, &["raise ornament", "raise ornament"])
        .points(RED, [16, 0, 0]);
}

/// ORA-11.36F: reliquaries rise no further; of two tiles the lower rises first.
#[test]
fn the_pilgrimage_ends_at_reliquaries() {
    function(PilgrimageSite, &[(Book, 1), (Ornament, 2), (Reliquary, 1)])
        .refuses(RED, "raise reliquary", Refusal::NotOffered)
        .refuses(RED, "raise ceramic", missing(Ceramic, 1, 0))
        .play(RED, "raise ornament")
        .refuses(RED, "raise book", Refusal::OutOfOrder);
}

/// ORA-11.37F, ORA-T23: a ceramic, and a book for every straw and wood: three, five, seven points.
#[test]
fn the_dormitory_binds_books() {
    for sets in 0..3 {
        let goods = [(Wood, sets), (Straw, sets)];
        let words = if sets == 0 { "done".to_owned() } else { format!("times {sets}") };
        let scene = function(Dormitory, &goods).play(RED, "gain 1").play(RED, &words);
        scene.points(RED, [3 + 2 * i32::from(sets), 0, 0]);
    }
}

/// ORA-11.37F: straw and wood for each.
#[test]
fn the_dormitory_wants_both() {
    function(Dormitory, &[(Straw, 2), (Wood, 1)]).play(RED, "done").refuses(
        RED,
        "times 2",
        missing(Wood, 2, 1),
    );
}

/// ORA-11.38F, ORA-T23: up to four forests become books.
#[test]
fn the_printing_office_turns_forests_into_books() {
    function(PrintingOffice, &[])
        .district(RED, crate::data::DistrictFace::Plains, 2)
        .play_all(RED, &["spot 0/1", "spot 0/2", "spot 1/1", "spot 2/0"])
        .has(RED, &[(Book, 4)])
        .points(RED, [8, 0, 0]);
}

/// ORA-11.38F: forests, in the order of the land, four at most.
#[test]
fn the_printing_office_takes_forests_in_order() {
    function(PrintingOffice, &[])
        .district(RED, crate::data::DistrictFace::Hills, 2)
        .refuses(RED, "spot 0/0", Refusal::NothingToClear)
        .play(RED, "spot 0/2")
        .refuses(RED, "spot 0/1", Refusal::OutOfOrder)
        .play_all(RED, &["spot 1/1", "spot 2/1", "spot 2/2"])
        .has(RED, &[(Book, 4)])
        .asks(BLUE);
}

/// ORA-11.40F, ORA-4.4: the Hospice opens the display.
#[test]
fn the_hospice_opens_the_display() {
    function(Hospice, &[(Coin, 1)])
        .play_all(RED, &["card grain-storage", "times 1"])
        .has(RED, &[(Grain, 6)])
        .expect(|game| assert!(game.is_displayed(GrainStorage)));
}

/// ORA-11.40F: only the display.
#[test]
fn the_hospice_opens_nothing_else() {
    function(Hospice, &[]).refuses(RED, "card winery", Refusal::NotOnDisplay { card: Winery }).refuses(
        RED,
        "at red farmyard",
        Refusal::NotAsked,
    );
    function(Hospice, &[]).displayed(Hospice).refuses(
        RED,
        "card hospice",
        Refusal::RelaySpent { card: Hospice },
    );
}
