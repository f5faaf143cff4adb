//! The place tiles (ORL-7.x): each is used, and each is refused.

use super::scene::*;
use crate::data::{DEVELOPMENT_END, Follower, Good, Place, Track};
use crate::state::Home;
use crate::step::Stage;
use crate::{City, Event, Hourglass, Refusal};

use Follower::{Farmer, Knight, Monk, OwnTrader, Scholar};

/// Red's turn with a full tile, and another action to fall back on.
fn ready(tile: Place) -> Scene {
    orleans(2).tile(RED, tile).staff(RED, tile).staff(RED, Place::FarmHouse).phase(Stage::Actions)
}

/// ORL-7.1: five tiles produce a good of the goods market; goods on the map do not count.
#[test]
fn five_tiles_produce_goods() {
    let producers = [
        (Place::Hayrick, Good::Grain),
        (Place::CheeseFactory, Good::Cheese),
        (Place::Winery, Good::Wine),
        (Place::WoolManufacturer, Good::Wool),
        (Place::TailorShop, Good::Brocade),
    ];
    for (tile, good) in producers {
        let words = format!("use {tile}");
        let scene = ready(tile);
        let stock = scene.game().stock[good as usize];
        scene.play(RED, &words).noted(Event::GoodGained { seat: RED, good }).expect(|game| {
            assert_eq!((game[RED].good(good), game.stock[good as usize]), (1, stock - 1));
        });
        ready(tile).set(|game| game.stock[good as usize] = 0).refuses(
            RED,
            &words,
            Refusal::NoGoodLeft { good },
        );
    }
}

/// ORL-7.2, ORL-7.4: shipping line and library bring points, below the end of the track.
#[test]
fn two_tiles_bring_points() {
    for (tile, points) in [(Place::ShippingLine, 1), (Place::Library, 2)] {
        let words = format!("use {tile}");
        ready(tile).play(RED, &words).expect(|game| assert_eq!(game[RED].development, points));
        ready(tile).development(RED, DEVELOPMENT_END).refuses(RED, &words, Refusal::DevelopmentEnds);
    }
}

/// ORL-7.3: brewery and cellar bring two and four coins; they need their monks.
#[test]
fn two_tiles_bring_coins() {
    for (tile, coins) in [(Place::Brewery, 2), (Place::Cellar, 4)] {
        let words = format!("use {tile}");
        ready(tile).play(RED, &words).expect(|game| assert_eq!(game[RED].coins, 5 + coins));
        let empty = tile.needs().len() as u8;
        ready(Place::Hayrick).tile(RED, tile).refuses(
            RED,
            &words,
            Refusal::NotActivated { place: tile, empty },
        );
    }
}

/// ORL-7.5, D6: the windmill brings two coins and a point.
#[test]
fn the_windmill_brings_coins_and_a_point() {
    ready(Place::Windmill)
        .development(RED, 11)
        .play(RED, "use windmill")
        .expect(|game| assert_eq!((game[RED].development, game[RED].coins), (12, 5 + 2 + 4)));
    ready(Place::Windmill)
        .development(RED, DEVELOPMENT_END)
        .play(RED, "use windmill")
        .expect(|game| assert_eq!(game[RED].coins, 7, "legal also at the end"));
    ready(Place::Hayrick).tile(RED, Place::Windmill).refuses(
        RED,
        "use windmill",
        Refusal::NotActivated { place: Place::Windmill, empty: 2 },
    );
}

/// ORL-7.6: one to three coins become points, and any follower will do.
#[test]
fn the_pharmacy_sells_points() {
    orleans(2)
        .tile(RED, Place::Pharmacy)
        .on(RED, "pharmacy:any", OwnTrader)
        .coins(RED, 4)
        .phase(Stage::Actions)
        .play(RED, "use pharmacy")
        .offers(RED, &["pay 1", "pay 2", "pay 3"])
        .refuses(RED, "pay 4", Refusal::PharmacyLimit { coins: 4 })
        .refuses(RED, "pay 0", Refusal::PharmacyLimit { coins: 0 })
        .play(RED, "pay 3")
        .noted(Event::Paid { seat: RED, coins: 3, due: 3 })
        .expect(|game| assert_eq!((game[RED].coins, game[RED].development, game.bank), (1, 3, 161)));
}

/// ORL-7.6, D21: not beyond the end of the track.
#[test]
fn the_pharmacy_ends_with_the_track() {
    ready(Place::Pharmacy)
        .coins(RED, 2)
        .development(RED, 29)
        .play(RED, "use pharmacy")
        .refuses(RED, "pay 2", Refusal::BeyondTheEnd { left: 1 })
        .play(RED, "pay 1")
        .expect(|game| assert_eq!((game[RED].development, game[RED].status()), (30, 6)));
}

/// ORL-7.6, D30: coins won on the way cannot finance the payment, but are won.
#[test]
fn the_pharmacy_is_paid_first() {
    ready(Place::Pharmacy)
        .coins(RED, 3)
        .development(RED, 24)
        .play_all(RED, &["use pharmacy", "pay 3"])
        .expect(|game| {
            assert_eq!((game[RED].coins, game[RED].development, game[RED].status()), (5, 27, 5));
        });
    ready(Place::Pharmacy).coins(RED, 2).development(RED, 6).play(RED, "use pharmacy").refuses(
        RED,
        "pay 3",
        Refusal::TooPoor { price: 3, coins: 2 },
    );
}

/// ORL-7.6: without a coin, or at the end, the pharmacy is closed.
#[test]
fn the_pharmacy_needs_a_coin() {
    ready(Place::Pharmacy).coins(RED, 0).refuses(
        RED,
        "use pharmacy",
        Refusal::TooPoor { price: 1, coins: 0 },
    );
    ready(Place::Pharmacy).development(RED, DEVELOPMENT_END).refuses(
        RED,
        "use pharmacy",
        Refusal::BeyondTheEnd { left: 0 },
    );
}

/// ORL-7.7: the office pays a coin per trading post on the map.
#[test]
fn the_office_counts_trading_posts() {
    ready(Place::Office)
        .post(RED, City::Tours)
        .post(RED, City::Orleans)
        .post(BLUE, City::Blois)
        .play(RED, "use office")
        .expect(|game| assert_eq!(game[RED].coins, 7));
    ready(Place::Office).refuses(RED, "use office", Refusal::NoPostBuilt);
}

/// ORL-7.8: the hospital pays the status.
#[test]
fn the_hospital_pays_the_status() {
    ready(Place::Hospital).development(RED, 15).play(RED, "use hospital").expect(|game| {
        assert_eq!(game[RED].coins, 5 + 4);
    });
    ready(Place::Hayrick).tile(RED, Place::Hospital).refuses(
        RED,
        "use hospital",
        Refusal::NotActivated { place: Place::Hospital, empty: 2 },
    );
}

/// ORL-7.14: school and herb garden have neither spaces nor an action.
#[test]
fn passive_tiles_have_no_action() {
    for tile in [Place::School, Place::HerbGarden] {
        assert_eq!(tile.needs(), []);
        ready(tile).refuses(RED, &format!("use {tile}"), Refusal::NoAction { place: tile });
    }
}

/// Blue's turn to suffer, red with a monk in the sacristy.
fn sacristy(event: Hourglass) -> Scene {
    orleans(2)
        .tile(RED, Place::Sacristy)
        .staff(RED, Place::Sacristy)
        .coins(RED, 1)
        .event(event)
        .phase(Stage::Event)
}

/// ORL-7.16: the monk averts a negative event and returns to the bag.
#[test]
fn the_sacristy_protects() {
    for event in [Hourglass::Harvest, Hourglass::Taxes, Hourglass::Plague] {
        let scene = sacristy(event)
            .offers(RED, &["protect", "suffer"])
            .play(RED, "protect")
            .noted(Event::Protected { seat: RED, event });
        assert_eq!(scene.bag_of(RED), [Monk]);
        assert_eq!((scene.game()[RED].coins, scene.game()[RED].empty_spaces(Place::Sacristy)), (1, 1));
    }
}

/// ORL-7.16: using it is optional, and it is offered even when nothing is at stake.
#[test]
fn the_sacristy_is_optional() {
    let scene = sacristy(Hourglass::Taxes).play(RED, "suffer");
    assert_eq!(scene.game()[RED].empty_spaces(Place::Sacristy), 0, "no goods, no tax, and the monk stays");
    sacristy(Hourglass::Harvest).play(RED, "suffer").asks(RED).play(RED, "give reserve-post");
}

/// ORL-7.16: it helps neither against good events nor in the census, and covers one event.
#[test]
fn the_sacristy_has_limits() {
    for event in [Hourglass::Income, Hourglass::TradingDay, Hourglass::Pilgrimage] {
        sacristy(event).expect(|game| {
            assert_eq!((game.round, game[RED].empty_spaces(Place::Sacristy)), (2, 0), "nobody was asked");
        });
    }
    orleans(3)
        .tile(RED, Place::Sacristy)
        .staff(RED, Place::Sacristy)
        .coins(RED, 0)
        .track(BLUE, Track::Farmers, 1)
        .track(GREEN, Track::Farmers, 1)
        .phase(Stage::Census)
        .refuses(RED, "protect", Refusal::NotAsked)
        .play(RED, "give reserve-post");
    let scene = sacristy(Hourglass::Taxes).play(RED, "protect").event(Hourglass::Taxes).phase(Stage::Event);
    assert_eq!(scene.game().round, 3, "the second event finds an empty sacristy and asks nobody");
}

/// ORL-7.17: it is not executed in phase 5; its monk waits.
#[test]
fn the_sacristy_waits() {
    ready(Place::Sacristy).refuses(RED, "use sacristy", Refusal::SacristyWaits);
    orleans(2)
        .tile(RED, Place::Sacristy)
        .staff(RED, Place::Sacristy)
        .phase(Stage::Followers)
        .allows(RED, "retrieve monk sacristy:monk");
}

/// ORL-7.18: only new followers enter the tower, marked ones too; nobody is planned onto it.
#[test]
fn the_tower_is_filled_in_phase_three() {
    orleans(2)
        .market(RED, &[Knight])
        .tower(RED, &[])
        .phase(Stage::Followers)
        .play(RED, "draws 1")
        .draw("draw own-trader")
        .refuses(RED, "tower knight", Refusal::NotInHand { follower: Knight })
        .play(RED, "tower own-trader")
        .expect(|game| assert_eq!(game[RED].tower.count(OwnTrader), 1))
        .refuses(RED, "tower knight", Refusal::NotAsked);
    assert!("gunpowder-tower:any".parse::<crate::data::Space>().is_err());
}

/// ORL-7.18: the tower takes two.
#[test]
fn the_tower_takes_two() {
    orleans(2)
        .market(RED, &[])
        .tower(RED, &[Knight, Knight])
        .phase(Stage::Followers)
        .play(RED, "draws 4")
        .expect(|game| assert_eq!((game[RED].tower.len(), game[RED].market.len()), (2, 4)));
    orleans(2).tower(RED, &[Knight]).expect(|game| {
        assert_eq!(game.tower_room(RED), 1);
        let verdict = crate::rules::muster::MAY_PUT_ON_TOWER[1](game, BLUE, Farmer);
        assert_eq!(verdict, Err(Refusal::TowerFull), "blue has no tower");
    });
}

/// ORL-7.19: followers of the tower are planned like those of the market.
#[test]
fn followers_leave_the_tower_for_spaces() {
    orleans(2)
        .market(RED, &[])
        .market(BLUE, &[])
        .tower(RED, &[Scholar])
        .phase(Stage::Planning)
        .play(RED, "put scholar scriptorium:scholar")
        .expect(|game| assert!(game[RED].tower.is_empty()));
}

/// ORL-7.21: the laboratory brings a technology tile, which may come to lie on it.
#[test]
fn the_laboratory_brings_technology() {
    ready(Place::Laboratory)
        .seat(RED, |red| red.pioneer = true)
        .play(RED, "use laboratory")
        .noted(Event::TechnologyGained { seat: RED })
        .play_all(RED, &["pass", "technology laboratory:scholar"])
        .expect(|game| assert!(game[RED].has_technology(Place::Laboratory)));
    ready(Place::Laboratory).set(|game| game.technology = 0).refuses(
        RED,
        "use laboratory",
        Refusal::NoTechnologyLeft,
    );
}

/// ORL-7.22: a tile belongs to one player; there is one copy.
#[test]
fn tiles_are_unique() {
    orleans(2)
        .staff(RED, Place::Village)
        .staff(BLUE, Place::Village)
        .phase(Stage::Actions)
        .play_all(RED, &["use village", "recruit trader", "take winery"])
        .play_all(BLUE, &["use village", "recruit trader"])
        .refuses(BLUE, "take winery", Refusal::NotInStacks { tile: Place::Winery })
        .expect(|game| assert!(game.owns(RED, Place::Winery) && !game.owns(BLUE, Place::Winery)));
}

/// ORL-7.23: five traders bring five tiles; nothing else limits them.
#[test]
fn five_tiles_at_most() {
    let mut scene = orleans(4);
    for tile in ["winery", "office", "cellar", "school", "hayrick"] {
        scene = scene.staff(RED, Place::Village).phase(Stage::Actions);
        scene = scene.play_all(RED, &["use village", "recruit trader", &format!("take {tile}")]);
    }
    scene
        .expect(|game| assert_eq!(game.tiles.iter().filter(|home| **home == Home::With(RED)).count(), 5))
        .staff(RED, Place::Village)
        .phase(Stage::Actions)
        .play(RED, "use village")
        .refuses(RED, "recruit trader", Refusal::TrackEnds { track: Track::Traders });
}
