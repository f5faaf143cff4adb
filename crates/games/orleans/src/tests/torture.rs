//! Torture (ORL-9.x).

use parlour_core::{Game, Who};

use super::scene::*;
use crate::data::{Follower, Good, Kind, Place, Track};
use crate::step::Stage;
use crate::{City, Event, Hourglass, Item, Refusal};

use Follower::{Farmer, Knight, Monk, Scholar};

/// Red without food and coins after a bad harvest: five coins are missing.
fn broke() -> Scene {
    orleans(2).market(RED, &[]).coins(RED, 0).event(Hourglass::Harvest)
}

/// ORL-9.1: all coins are paid first; each missing one is replaced by one item.
#[test]
fn coins_come_first() {
    broke()
        .coins(RED, 3)
        .phase(Stage::Event)
        .expect(|game| assert_eq!(game[RED].coins, 0))
        .play(RED, "give reserve-post")
        .asks(RED)
        .play(RED, "give reserve-post")
        .expect(|game| assert_eq!((game[RED].reserve, game.round), (8, 2)));
}

/// ORL-9.2, ORL-9.10, ORL-9.15: a trading post of the map or of the reserve; the city is free
/// again, and the post does not come back.
#[test]
fn trading_posts_are_given() {
    broke()
        .post(RED, City::Tours)
        .phase(Stage::Event)
        .refuses(RED, "give post blois", Refusal::NoPostThere { city: City::Blois })
        .play(RED, "give post tours")
        .noted(Event::Given { seat: RED, item: Item::Post(City::Tours) })
        .play(RED, "give reserve-post")
        .expect(|game| {
            assert_eq!((game.posts_on_map(RED), game[RED].reserve), (0, 8));
            assert!(game.posts[City::Tours as usize].is_empty());
        })
        .seat(BLUE, |blue| blue.merchant = City::Tours)
        .staff(BLUE, Place::Guildhall)
        .phase(Stage::Actions)
        .allows(BLUE, "use guildhall");
    broke().seat(RED, |red| red.reserve = 0).phase(Stage::Event).expect(|game| assert_eq!(game.round, 2));
}

/// ORL-9.3, ORL-9.5: an empty reserve gives no post.
#[test]
fn an_empty_reserve_gives_nothing() {
    broke()
        .seat(RED, |red| red.reserve = 0)
        .development(RED, 6)
        .phase(Stage::Event)
        .refuses(RED, "give reserve-post", Refusal::NoReservePost)
        .refuses(RED, "give good wool", Refusal::NoSuchGood { good: Good::Wool })
        .refuses(RED, "give follower", Refusal::NoNeutralInBag);
}

/// ORL-9.3, ORL-9.9, ORL-10.5: a neutral follower is drawn from the bag and leaves the game.
#[test]
fn a_follower_is_drawn() {
    let scene = broke().bag(RED, &[Knight, Knight, Scholar]).phase(Stage::Event).play(RED, "give follower");
    let supply = scene.game().supply;
    scene
        .may_draw(&["draw knight", "draw scholar"])
        .expect(|game| {
            assert_eq!(game.weight("draw knight".parse().unwrap()), 2);
            assert_eq!(
                game.check(Who::Chance, "draw own-farmer".parse().unwrap()),
                Err(Refusal::CannotComeUp)
            );
        })
        .draw("draw knight")
        .noted(Event::FollowerLost { seat: RED, kind: Kind::Knight })
        .expect(|game| {
            assert_eq!(game.supply, supply, "not back to the supply");
            assert_eq!(game.out.followers[Kind::Knight as usize], 1);
        });
}

/// ORL-9.4, D13: coins bar the way back: not from 7 or 8, but from 9.
#[test]
fn coin_cells_bar_the_way_back() {
    let at = |cell: u8| broke().development(RED, cell).phase(Stage::Event);
    at(8).refuses(RED, "give point", Refusal::CoinCell { cell: 7 });
    at(7).refuses(RED, "give point", Refusal::CoinCell { cell: 7 });
    at(9)
        .play(RED, "give point")
        .expect(|game| assert_eq!((game[RED].development, game[RED].status()), (8, 2)));
    for cell in [12, 13, 25, 26] {
        at(cell).does_not_offer(RED, "give point");
    }
    at(0).refuses(RED, "give point", Refusal::DevelopmentStart);
    at(1).allows(RED, "give point");
}

/// ORL-9.5, ORL-9.9: a goods tile of any kind leaves the game.
#[test]
fn goods_are_given() {
    let scene = broke().good(RED, Good::Brocade, 1).phase(Stage::Event);
    let stock = scene.game().stock;
    scene.play(RED, "give good brocade").expect(|game| {
        assert_eq!((game[RED].goods_total(), game.stock), (0, stock), "not back to the market");
    });
}

/// ORL-9.6, ORL-9.9, ORL-9.16: a place tile goes with its technology; its followers go to the bag;
/// the tile does not return and the marker stays.
#[test]
fn place_tiles_are_given() {
    let scene = broke()
        .tile(RED, Place::Winery)
        .track(RED, Track::Traders, 1)
        .technology(RED, "winery:farmer")
        .on(RED, "winery:trader", Monk)
        .phase(Stage::Event)
        .refuses(RED, "give tile office", Refusal::NotYourPlace { place: Place::Office })
        .refuses(RED, "give tile village", Refusal::NotYourPlace { place: Place::Village })
        .play(RED, "give tile winery");
    assert!(scene.bag_of(RED).contains(&Monk));
    scene
        .expect(|game| {
            assert_eq!((game.out.technology, game.technology), (1, 15));
            assert_eq!(game[RED].tracks[Track::Traders as usize], 1);
            assert!(!game.owns(RED, Place::Winery));
            let view = game.view(parlour_core::Eyes::Spectator);
            assert_eq!((view.stacks.len(), view.out.tiles), (19, vec![Place::Winery]));
        })
        .play_all(RED, &["give reserve-post"; 4]);
}

/// ORL-9.6: the followers on a lost tower go to the bag.
#[test]
fn a_lost_tower_sends_its_followers_home() {
    let scene =
        broke().tower(RED, &[Knight, Scholar]).phase(Stage::Event).play(RED, "give tile gunpowder-tower");
    assert_eq!(scene.bag_of(RED)[4..], [Knight, Scholar]);
}

/// ORL-9.7, ORL-9.9: technology is given, placed or not; its space is empty again.
#[test]
fn technology_is_given() {
    broke()
        .technology(RED, "ship:farmer")
        .loose_technology(RED, 1)
        .phase(Stage::Event)
        .refuses(RED, "give technology wagon", Refusal::NoTechnologyThere { place: Place::Wagon })
        .play_all(RED, &["give technology ship", "give loose-technology"])
        .refuses(RED, "give loose-technology", Refusal::NoTechnologyLoose)
        .expect(|game| {
            assert_eq!((game.out.technology, game.technology, game[RED].unplaced), (2, 14, 0));
            assert_eq!(game[RED].empty_spaces(Place::Ship), 3);
        });
}

/// ORL-9.8, W5: five missing coins, paid by a follower, two posts and two development points.
#[test]
fn items_are_mixed_freely() {
    broke()
        .bag(RED, &[Farmer])
        .development(RED, 6)
        .phase(Stage::Event)
        .play(RED, "give follower")
        .draw("draw farmer")
        .play_all(RED, &["give reserve-post", "give point", "give reserve-post", "give point"])
        .expect(|game| assert_eq!((game.round, game[RED].reserve, game[RED].development), (2, 8, 4)));
}

/// ORL-9.8: the result of a draw is seen before the next item is chosen.
#[test]
fn draws_are_seen_before_the_next_choice() {
    broke()
        .bag(RED, &[Farmer, Knight])
        .phase(Stage::Event)
        .play(RED, "give follower")
        .refuses(RED, "give reserve-post", Refusal::NotYourTurn)
        .draw("draw knight")
        .allows(RED, "give reserve-post");
}

/// ORL-9.9: a lost development point may be regained, without a second reward.
#[test]
fn lost_points_are_regained_without_reward() {
    broke()
        .development(RED, 3)
        .phase(Stage::Event)
        .play_all(RED, &["give point", "give reserve-post", "give reserve-post", "give reserve-post"])
        .play(RED, "give reserve-post")
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
        .play(RED, "use scriptorium")
        .expect(|game| assert_eq!((game[RED].development, game.citizens_of(RED)), (3, 1)));
}

/// ORL-9.11: who has nothing left is released.
#[test]
fn nothing_left_means_release() {
    broke()
        .seat(RED, |red| red.reserve = 1)
        .phase(Stage::Event)
        .play(RED, "give reserve-post")
        .noted(Event::Released { seat: RED, owed: 4 })
        .expect(|game| assert_eq!(game.round, 2));
}

/// ORL-9.12, ORL-9.14, ORL-10.5: own followers, citizens, the merchant, and followers outside the
/// bag are never given.
#[test]
fn some_things_are_never_given() {
    broke()
        .seat(RED, |red| red.reserve = 1)
        .set(|game| game.citizens[0] = Some(RED))
        .tower(RED, &[Knight])
        .on(RED, "village:farmer", Farmer)
        .phase(Stage::Event)
        .offers(RED, &["give reserve-post", "give tile gunpowder-tower"])
        .refuses(RED, "give follower", Refusal::NoNeutralInBag);
}

/// ORL-9.13: who has the coins must pay them.
#[test]
fn nobody_chooses_torture() {
    broke()
        .coins(RED, 5)
        .phase(Stage::Event)
        .expect(|game| assert_eq!((game[RED].coins, game.round), (0, 2)))
        .refuses(RED, "give reserve-post", Refusal::NotYourTurn);
}

/// ORL-9.15: a lost post counts for nothing any more.
#[test]
fn a_lost_post_counts_for_nothing() {
    broke()
        .post(RED, City::Tours)
        .phase(Stage::Event)
        .play(RED, "give post tours")
        .play_all(RED, &["give reserve-post"; 4])
        .event(Hourglass::TradingDay)
        .phase(Stage::Event)
        .expect(|game| assert_eq!((game[RED].coins, game[RED].reserve), (0, 5)))
        .tile(RED, Place::Office)
        .staff(RED, Place::Office)
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
        .refuses(RED, "use office", Refusal::NoPostBuilt);
}
