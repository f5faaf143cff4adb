//! Functions of the Irish cards (ORA-11).

use super::scene::*;
use crate::Refusal;
use crate::data::{DistrictFace, Marker, Tile};

/// ORA-11.03I, ORA-D9: a coin for a book and four grain.
#[test]
fn the_granary_sells_a_book_and_grain() {
    function(Granary, &[(Coin, 1)]).play(RED, "times 1").has(RED, &[(Book, 1), (Grain, 4)]);
}

/// ORA-11.03I, ORA-7.4: once, for a coin; a whiskey can be sold for it on the way.
#[test]
fn the_granary_wants_a_coin() {
    function(Granary, &[]).refuses(RED, "times 1", missing(Coin, 1, 0));
    function(Granary, &[(Whiskey, 1)]).play(RED, "times 1").has(RED, &[(Coin, 1), (Book, 1), (Grain, 4)]);
}

/// ORA-11.04I: any number of grain becomes straw and malt.
#[test]
fn the_malthouse_malts_grain() {
    function(Malthouse, &[(Grain, 9)]).play(RED, "times 9").has(RED, &[(Straw, 9), (Malt, 9)]);
}

/// ORA-11.04I: no more than there is; a great heap is malted batch by batch.
#[test]
fn the_malthouse_malts_what_there_is() {
    function(Malthouse, &[(Grain, 2)]).refuses(RED, "times 3", missing(Grain, 3, 2));
    function(Malthouse, &[(Grain, 50)])
        .play_all(RED, &["times 48", "times 2"])
        .has(RED, &[(Straw, 50), (Malt, 50)]);
}

/// ORA-11.05I: malt and grain become beer; one is sold for seven coins.
#[test]
fn the_brewery_brews_and_sells() {
    function(Brewery, &[(Malt, 3), (Grain, 2)])
        .play_all(RED, &["times 2", "times 1"])
        .has(RED, &[(Malt, 1), (Beer, 1), (Coin, 7)]);
}

/// ORA-11.05I: grain as well as malt, and one sale.
#[test]
fn the_brewery_wants_grain() {
    function(Brewery, &[(Malt, 3), (Straw, 2)]).refuses(RED, "times 1", missing(Grain, 1, 0));
    function(Brewery, &[(Beer, 2)]).play(RED, "done").refuses(RED, "times 2", Refusal::TooOften { most: 1 });
}

/// ORA-11.08I: three coins and beer or whiskey.
#[test]
fn the_lighthouse_lures_ships() {
    function(FalseLighthouse, &[]).play_all(RED, &["gain 1"]).has(RED, &[(Coin, 3), (Beer, 1)]);
    function(FalseLighthouse, &[]).play_all(RED, &["gain 2"]).has(RED, &[(Coin, 3), (Whiskey, 1)]);
}

/// ORA-11.08I: one or the other.
#[test]
fn the_lighthouse_gives_one_drink() {
    function(FalseLighthouse, &[]).offers(RED, &["gain 1", "gain 2", "done"]).refuses(
        RED,
        "gain 3",
        Refusal::NotOffered,
    );
}

/// ORA-11.09I, ORA-T15, ORA-D46: coins by livestock, which is not paid.
#[test]
fn the_spinning_mill_pays_for_livestock() {
    for (livestock, coins) in [(0, 0), (1, 3), (4, 3), (5, 5), (8, 5), (9, 6)] {
        function(SpinningMill, &[(Livestock, livestock)])
            .play(RED, "gain 1")
            .has(RED, &[(Livestock, livestock), (Coin, coins)]);
    }
}

/// ORA-11.09I: meat does not count.
#[test]
fn the_spinning_mill_ignores_meat() {
    function(SpinningMill, &[(Meat, 9)])
        .refuses(RED, "gain 2", Refusal::NotOffered)
        .play(RED, "gain 1")
        .has(RED, &[(Meat, 9)]);
}

/// ORA-11.10I: malt, then a free building beside the Cottage.
#[test]
fn the_cottage_reaches_its_neighbours() {
    ireland(4)
        .building(RED, Cottage, at(0, 3))
        .goods(RED, &[])
        .using(RED, Cottage)
        .play(RED, "gain 1")
        .offers(RED, &["at red clay-mound", "done"])
        .play_all(RED, &["at red clay-mound", "harvest clay"])
        .has(RED, &[(Clay, 2), (Malt, 1)]);
}

/// ORA-11.10I: free neighbours only.
#[test]
fn the_cottage_reaches_free_neighbours_only() {
    ireland(4)
        .building(RED, Cottage, at(0, 3))
        .out(RED, Prior, RED, ClayMound)
        .using(RED, Cottage)
        .play(RED, "done")
        .refuses(RED, "at red clay-mound", Refusal::Occupied { card: ClayMound, rule: "ORA-4.3" })
        .refuses(RED, "at red farmyard", Refusal::NotBeside { card: Farmyard });
}

/// ORA-11.11I: malt, wood, peat and a coin.
#[test]
fn the_houseboat_gives_four_goods() {
    function(Houseboat, &[]).play(RED, "gain 1").has(RED, &[(Malt, 1), (Wood, 1), (Peat, 1), (Coin, 1)]);
}

/// ORA-11.11I: nothing to choose from.
#[test]
fn the_houseboat_gives_nothing_else() {
    function(Houseboat, &[]).refuses(RED, "gain 2", Refusal::NotOffered);
}

/// ORA-11.14I: a book, two of one crop, one drink.
#[test]
fn the_sacred_site_gives_by_pairs() {
    let drawn = [(1, Grain, Beer), (2, Grain, Whiskey), (3, Malt, Beer), (4, Malt, Whiskey)];
    for (lot, crop, drink) in drawn {
        function(SacredSite, &[])
            .play(RED, &format!("gain {lot}"))
            .has(RED, &[(Book, 1), (crop, 2), (drink, 1)]);
    }
}

/// ORA-11.14I: no mixtures inside a pair.
#[test]
fn the_sacred_site_does_not_mix() {
    function(SacredSite, &[]).offers(RED, &["gain 1", "gain 2", "gain 3", "gain 4", "done"]).refuses(
        RED,
        "gain 5",
        Refusal::NotOffered,
    );
}

/// ORA-11.15I: a book for five of one basic good and three of another.
#[test]
fn the_druid_gives_two_basics() {
    function(DruidsHouse, &[(Book, 1)])
        .play_all(RED, &["times 1", "basic clay", "basic coin"])
        .has(RED, &[(Clay, 5), (Coin, 3)]);
}

/// ORA-11.15I: two different basic goods.
#[test]
fn the_druid_wants_variety() {
    function(DruidsHouse, &[]).refuses(RED, "times 1", missing(Book, 1, 0));
    function(DruidsHouse, &[(Book, 1)])
        .play(RED, "times 1")
        .refuses(RED, "basic stone", Refusal::NotOffered)
        .play(RED, "basic clay")
        .refuses(RED, "basic clay", Refusal::TakenAlready { good: Clay });
}

/// ORA-11.17I, ORA-D16: a coin for a book, meat and whiskey.
#[test]
fn the_scriptorium_gives_three_goods() {
    function(Scriptorium, &[(Coin, 1)]).play(RED, "times 1").has(RED, &[(Book, 1), (Meat, 1), (Whiskey, 1)]);
}

/// ORA-11.17I: once, for a coin.
#[test]
fn the_scriptorium_wants_a_coin() {
    function(Scriptorium, &[]).refuses(RED, "times 1", missing(Coin, 1, 0));
    function(Scriptorium, &[(Coin, 2)]).refuses(RED, "times 2", Refusal::TooOften { most: 1 });
}

/// ORA-11.20I, ORA-T27: a beer for eight coins and a whiskey for seven.
#[test]
fn the_alehouse_sells_both() {
    function(Alehouse, &[(Beer, 1), (Whiskey, 1)])
        .play_all(RED, &["times 1", "times 1"])
        .has(RED, &[(Coin, 15)]);
}

/// ORA-11.20I: one of each.
#[test]
fn the_alehouse_sells_one_each() {
    function(Alehouse, &[(Beer, 2)])
        .refuses(RED, "times 2", Refusal::TooOften { most: 1 })
        .play(RED, "done")
        .refuses(RED, "times 1", missing(Whiskey, 1, 0));
}

/// ORA-11.21I: malt, wood and peat become two whiskeys.
#[test]
fn the_distillery_distils() {
    function(WhiskeyDistillery, &[(Malt, 2), (Wood, 2), (Peat, 3)])
        .play(RED, "times 2")
        .has(RED, &[(Peat, 1), (Whiskey, 4)]);
}

/// ORA-11.21I: all three goods.
#[test]
fn the_distillery_wants_peat() {
    function(WhiskeyDistillery, &[(Malt, 2), (Wood, 2), (PeatCoal, 3)]).refuses(
        RED,
        "times 1",
        missing(Peat, 1, 0),
    );
}

/// ORA-11.23I: two coins, the prior comes home, and a building is built.
#[test]
fn the_locutory_builds() {
    ireland(4)
        .out(RED, Prior, RED, ClayMound)
        .goods(RED, &[(Coin, 2), (Clay, 1)])
        .using(RED, Locutory)
        .play_all(RED, &["times 1", "card peat-coal-kiln", "spot 0/3", "send prior", "gain 1", "done"])
        .has(RED, &[(PeatCoal, 1), (Coin, 1)]);
}

/// ORA-11.23I: two coins, and then the building's own price.
#[test]
fn the_locutory_wants_two_coins() {
    function(Locutory, &[(Coin, 1)]).refuses(RED, "times 1", missing(Coin, 2, 1));
    function(Locutory, &[(Coin, 2)]).play(RED, "times 1").refuses(
        RED,
        "card malthouse",
        Refusal::Material { good: Clay, need: 2, have: 0 },
    );
}

/// ORA-11.24I, ORA-T29: a book for a coin, and three reliquaries: 26 points gross, 23 net.
#[test]
fn the_chapel_makes_reliquaries() {
    function(Chapel, &[(Beer, 3), (Whiskey, 3), (Coin, 1)])
        .points(RED, [3, 0, 0])
        .play_all(RED, &["times 1", "times 3"])
        .has(RED, &[(Book, 1), (Reliquary, 3)])
        .points(RED, [26, 0, 0]);
}

/// ORA-11.24I: three at most.
#[test]
fn the_chapel_makes_three() {
    function(Chapel, &[(Beer, 4), (Whiskey, 4)])
        .refuses(RED, "times 2", Refusal::TooOften { most: 1 })
        .play(RED, "done")
        .refuses(RED, "times 4", Refusal::TooOften { most: 3 });
}

/// ORA-11.25I, ORA-T28: a reliquary for fourteen goods, at a loss of eight points.
#[test]
fn the_portico_gives_fourteen_goods() {
    function(Portico, &[(Reliquary, 1)])
        .points(RED, [8, 0, 0])
        .play(RED, "times 1")
        .has(RED, &[(Stone, 2), (Clay, 2), (Wood, 2), (Peat, 2), (Livestock, 2), (Grain, 2), (Coin, 2)])
        .points(RED, [0, 0, 0]);
}

/// ORA-11.25I: a reliquary.
#[test]
fn the_portico_wants_a_reliquary() {
    function(Portico, &[(Ornament, 9)]).refuses(RED, "times 1", missing(Reliquary, 1, 0));
}

/// ORA-11.27I: a whiskey opens any occupied building.
#[test]
fn the_manor_opens_occupied_buildings() {
    ireland(3)
        .out(BLUE, LayBrother, BLUE, CloisterOffice)
        .goods(RED, &[(Whiskey, 1)])
        .using(RED, GrandManor)
        .play_all(RED, &["at blue cloister-office", "harvest coin"])
        .has(RED, &[(Coin, 2)]);
}

/// ORA-11.27I: a whiskey.
#[test]
fn the_manor_wants_whiskey() {
    ireland(3)
        .out(BLUE, LayBrother, BLUE, CloisterOffice)
        .goods(RED, &[(Coin, 9)])
        .using(RED, GrandManor)
        .refuses(RED, "at blue cloister-office", missing(Whiskey, 1, 0));
}

/// ORA-11.29I: a forest for livestock, wood and stone, without the wheel.
#[test]
fn the_forest_hut_clears_a_forest() {
    function(ForestHut, &[])
        .play(RED, "spot 0/1")
        .has(RED, &[(Livestock, 2), (Wood, 2), (Stone, 1)])
        .reads(Marker::Wood, Some(2))
        .asks(BLUE);
}

/// ORA-11.29I: a forest, not a moor.
#[test]
fn the_forest_hut_wants_a_forest() {
    function(ForestHut, &[]).refuses(RED, "spot 0/0", Refusal::NothingToClear);
}

/// ORA-11.30I, ORA-D47: beer and meat, and up to four meat become ceramics.
#[test]
fn the_refectory_feeds_and_fires() {
    function(Refectory, &[(Meat, 3)])
        .play_all(RED, &["gain 1", "times 4"])
        .has(RED, &[(Beer, 1), (Ceramic, 4)]);
}

/// ORA-11.30I: four at most.
#[test]
fn the_refectory_takes_four_meat() {
    function(Refectory, &[(Meat, 5)]).play(RED, "gain 1").refuses(
        RED,
        "times 5",
        Refusal::TooOften { most: 4 },
    );
    function(Refectory, &[]).play(RED, "done").refuses(RED, "times 1", missing(Meat, 1, 0));
}

/// ORA-11.31I, ORA-T27: three coal for nine coins and three whiskeys.
#[test]
fn the_coal_harbor_sells_coal() {
    function(CoalHarbor, &[(PeatCoal, 3)]).play(RED, "times 3").has(RED, &[(Coin, 9), (Whiskey, 3)]);
}

/// ORA-11.31I: coal, not peat, and three at most.
#[test]
fn the_coal_harbor_takes_no_peat() {
    function(CoalHarbor, &[(Peat, 3)]).refuses(RED, "times 1", missing(PeatCoal, 1, 0));
    function(CoalHarbor, &[(PeatCoal, 4)]).refuses(RED, "times 4", Refusal::TooOften { most: 3 });
}

/// ORA-11.32I: five different goods for a reliquary.
#[test]
fn the_filial_church_collects_five_goods() {
    function(FilialChurch, &[(Clay, 1), (Wood, 1), (Peat, 1), (Grain, 1), (Coin, 1)])
        .play_all(RED, &["times 1", "give clay", "give wood", "give peat", "give grain", "give coin"])
        .has(RED, &[(Reliquary, 1)]);
}

/// ORA-11.32I: five.
#[test]
fn the_filial_church_wants_five() {
    let grain = |n| function(FilialChurch, &[(Clay, 1), (Wood, 1), (Peat, 1), (Grain, n)]);
    grain(1).refuses(RED, "times 1", Refusal::MissingKinds { need: 5, have: 4 });
    grain(2).set(|game| game.rules = 1).refuses(RED, "times 1", Refusal::MissingKinds { need: 5, have: 4 });
    grain(2)
        .play_all(RED, &["times 1", "give clay", "give wood", "give peat", "give grain", "give straw"])
        .has(RED, &[(Reliquary, 1)]);
}

/// ORA-11.33I: three wood for as much beer or whiskey as the joker reads.
#[test]
fn the_cooperage_follows_the_joker() {
    function(Cooperage, &[(Wood, 3)])
        .marker(Marker::Joker, 4)
        .play(RED, "times 1")
        .offers(RED, &["joker beer", "joker whiskey"])
        .play(RED, "joker whiskey")
        .has(RED, &[(Whiskey, 5)])
        .reads(Marker::Joker, Some(0));
}

/// ORA-11.33I, ORA-D30: wood, and the joker in play.
#[test]
fn the_cooperage_wants_the_joker() {
    function(Cooperage, &[(Wood, 2)]).refuses(RED, "times 1", missing(Wood, 3, 2));
    function(Cooperage, &[(Wood, 3)])
        .set(|game| game.wheel.put(Marker::Joker, crate::state::Standing::Gone))
        .refuses(RED, "times 1", Refusal::JokerAway);
}

/// ORA-11.35I, ORA-T24: whiskey, five coins and fourteen points become a Wonder: thirteen gained.
#[test]
fn the_round_tower_makes_a_wonder() {
    let goods = [(Whiskey, 1), (Coin, 5), (Reliquary, 1), (Book, 3)];
    function(RoundTower, &goods)
        .points(RED, [17, 0, 0])
        .play_all(RED, &["times 1", "pay reliquary 1", "pay book 3"])
        .has(RED, &[(Wonder, 1)])
        .points(RED, [30, 0, 0]);
    function(RoundTower, &[(Whiskey, 5), (Coin, 30)])
        .play_all(RED, &["times 1", "pay coin5 5", "pay whiskey 4"])
        .has(RED, &[(Wonder, 1)]);
}

/// ORA-11.35I, ORA-D20: the whiskey and the five coins do not count again, nor does a Wonder.
#[test]
fn the_round_tower_counts_further_goods() {
    function(RoundTower, &[(Whiskey, 1), (Coin, 9), (Reliquary, 1), (Book, 2), (Wonder, 1)]).refuses(
        RED,
        "times 1",
        Refusal::MissingPoints { need: 14, have: 12 },
    );
    function(RoundTower, &[(Coin, 9), (Reliquary, 9)]).refuses(RED, "times 1", missing(Whiskey, 1, 0));
    function(RoundTower, &[(Whiskey, 1), (Coin, 4), (Reliquary, 9)]).refuses(
        RED,
        "times 1",
        missing(Coin, 5, 4),
    );
}

/// ORA-11.36I, ORA-T25: two sets gain six points, two coins and two clay.
#[test]
fn the_camera_makes_reliquaries() {
    function(Camera, &[(Book, 2), (Ceramic, 2)])
        .points(RED, [10, 0, 0])
        .play(RED, "times 2")
        .has(RED, &[(Coin, 2), (Clay, 2), (Reliquary, 2)])
        .points(RED, [16, 0, 0]);
}

/// ORA-11.36I: two at most.
#[test]
fn the_camera_makes_two() {
    function(Camera, &[(Book, 3), (Ceramic, 3)]).refuses(RED, "times 3", Refusal::TooOften { most: 2 });
    function(Camera, &[(Book, 1)]).refuses(RED, "times 1", missing(Ceramic, 1, 0));
}

/// ORA-11.37I, ORA-D22: a book for a district and a plot, any tile of each pile, not a purchase.
#[test]
fn the_bulwark_gives_land() {
    function(Bulwark, &[(Book, 1)])
        .play(RED, "times 1")
        .offers(RED, &["tile 2", "tile 3", "tile 4", "tile 5", "tile 6", "tile 7", "tile 8", "done"])
        .play_all(RED, &["tile 2", "district plains 2", "tile 7", "plot coast 2"])
        .has(RED, &[])
        .expect(|game| {
            assert_eq!(game.top_price(Tile::District), Some(3));
            assert_eq!(game.prices_left(Tile::Plot).collect::<Vec<_>>(), [3, 4, 5, 6]);
            assert!(game.land(RED).at(at(3, -1)).is_some(), "the plot leans on the new district");
        });
}

/// ORA-11.37I: a book; an empty pile gives nothing.
#[test]
fn the_bulwark_wants_a_book() {
    function(Bulwark, &[]).refuses(RED, "times 1", missing(Book, 1, 0));
    function(Bulwark, &[(Book, 1)])
        .set(|game| game.piles = [0, 1])
        .play(RED, "times 1")
        .refuses(RED, "tile 4", Refusal::NoSuchTile { price: 4 })
        .offers(RED, &["tile 3", "done"]);
}

/// ORA-11.38I: a beer for tiles by the forests and moors, which stay.
#[test]
fn the_festival_counts_the_wilderness() {
    function(FestivalGround, &[(Beer, 1)])
        .district(RED, DistrictFace::Hills, 2)
        .play_all(RED, &["times 1", "take reliquary 1"])
        .has(RED, &[(Reliquary, 1)])
        .expect(|game| assert_eq!(game.land(RED).wilderness(), 8));
}

/// ORA-11.38I: a beer, and no more than the cards.
#[test]
fn the_festival_wants_beer() {
    function(FestivalGround, &[]).refuses(RED, "times 1", missing(Beer, 1, 0));
    function(FestivalGround, &[(Beer, 1)]).play(RED, "times 1").refuses(
        RED,
        "take ornament 2",
        Refusal::TooDear { left: 5 },
    );
}

/// ORA-11.40I: the Guesthouse opens the display.
#[test]
fn the_guesthouse_opens_the_display() {
    function(Guesthouse, &[]).play_all(RED, &["card houseboat", "gain 1"]).owns(RED, Malt, 1);
}

/// ORA-11.40I: only the display, and not itself.
#[test]
fn the_guesthouse_opens_nothing_else() {
    function(Guesthouse, &[]).refuses(RED, "card bulwark", Refusal::NotOnDisplay { card: Bulwark }).refuses(
        RED,
        "at blue farmyard",
        Refusal::NotAsked,
    );
}
