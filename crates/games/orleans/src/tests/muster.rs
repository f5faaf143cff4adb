//! Phase 3: draws and retrievals (ORL-4.1 to ORL-4.7).

use parlour_core::{Decision, Game, Seat, Who};

use super::scene::*;
use crate::data::{Follower, Place, Track};
use crate::step::Stage;
use crate::{Event, Hourglass, Refusal};

use Follower::{Boatman, Craftsman, Farmer, Knight, Monk, OwnBoatman, OwnFarmer, Scholar, Trader};

/// Red with these followers on the market and in the bag, blue with nothing to decide.
fn red(market: &[Follower], bag: &[Follower]) -> Scene {
    orleans(2).seat(BLUE, |_| ()).market(RED, market).bag(RED, bag)
}

/// ORL-4.1, W2: the knights' markers of the example allow 4, 6, 6 and 8 draws.
#[test]
fn knights_raise_the_draw_number() {
    let numbers: Vec<_> = (0..=5).map(Track::draw_number).collect();
    assert_eq!(numbers, [4, 5, 6, 7, 7, 8]);
    let cells = [(GREEN, 0, 4), (YELLOW, 2, 6), (BLUE, 2, 6), (RED, 5, 8)];
    let mut scene = orleans(4);
    for (seat, cell, _) in cells {
        scene = scene.track(seat, Track::Knights, cell).market(seat, &[]).bag(seat, &[Farmer; 4]);
    }
    let scene = scene.phase(Stage::Followers);
    for (seat, _, number) in cells {
        let options = scene.options(seat);
        assert_eq!(options.last(), Some(&format!("draws {number}")));
    }
}

/// ORL-4.1: the room is that of the market, and of the tower for its owner.
#[test]
fn the_tower_adds_two_spaces() {
    let seven = [Farmer, Farmer, Farmer, Boatman, Boatman, Trader, Knight];
    let scene = red(&seven, &[]).phase(Stage::Followers);
    scene
        .refuses(RED, "draws 2", Refusal::NoRoom { room: 1 })
        .tower(RED, &[])
        .phase(Stage::Followers)
        .allows(RED, "draws 3")
        .refuses(RED, "draws 4", Refusal::NoRoom { room: 3 });
}

/// ORL-4.2: draws are limited by the bag, the draw number and the room; none is also allowed.
#[test]
fn draws_have_three_limits() {
    let scene = red(&[], &[]).phase(Stage::Followers);
    scene
        .offers(RED, &["draws 0", "draws 1", "draws 2", "draws 3", "draws 4"])
        .refuses(RED, "draws 5", Refusal::BeyondDrawNumber { number: 4, retrieved: 0 })
        .set(|game| game[RED].bag.take(OwnFarmer as usize))
        .refuses(RED, "draws 4", Refusal::BagTooSmall { bag: 3 })
        .play(RED, "draws 0")
        .expect(|game| assert!(game[RED].market.is_empty()));
}

/// ORL-4.2, W4: with a draw number of six, four draws and two retrievals are legal, no more.
#[test]
fn retrievals_take_the_place_of_draws() {
    red(&[], &[])
        .track(RED, Track::Knights, 2)
        .on(RED, "ship:knight", Knight)
        .on(RED, "village:farmer", Farmer)
        .phase(Stage::Followers)
        .play(RED, "retrieve farmer village:farmer")
        .play(RED, "retrieve knight ship:knight")
        .refuses(RED, "draws 5", Refusal::BeyondDrawNumber { number: 6, retrieved: 2 })
        .play(RED, "draws 4")
        .expect(|game| assert_eq!(game[RED].market.len(), 6));
}

/// ORL-4.2: retrievals are limited by the draw number and the room, whatever the bag holds.
#[test]
fn retrievals_have_two_limits() {
    let scene = red(&[], &[])
        .seat(RED, |red| {
            for own in Follower::OWN {
                red.bag.take(own as usize);
                red.market.put(own);
            }
        })
        .staff(RED, Place::Village)
        .staff(RED, Place::Ship)
        .phase(Stage::Followers);
    let scene =
        scene.play(RED, "retrieve farmer village:farmer").play(RED, "retrieve boatman village:boatman");
    let scene =
        scene.play(RED, "retrieve craftsman village:craftsman").play(RED, "retrieve farmer ship:farmer");
    scene
        .refuses(RED, "retrieve knight ship:knight", Refusal::BeyondDrawNumber { number: 4, retrieved: 4 })
        .refuses_also(RED, "retrieve knight ship:knight", Refusal::NoRoom { room: 0 })
        .play(RED, "draws 0");
}

/// ORL-4.3: number and retrievals are fixed before the first tile is drawn.
#[test]
fn the_choice_comes_before_the_draw() {
    red(&[], &[Knight; 4])
        .on(RED, "village:farmer", Farmer)
        .phase(Stage::Followers)
        .play(RED, "draws 2")
        .refuses(RED, "retrieve farmer village:farmer", Refusal::NotYourTurn)
        .draw("draw knight")
        .refuses(RED, "draws 1", Refusal::NotYourTurn)
        .draw("draw knight")
        .expect(|game| assert_eq!(game.stage, Stage::Planning));
}

/// ORL-4.4: every tile of the bag is equally likely, own or neutral, and is not put back.
#[test]
fn draws_are_fair() {
    red(&[], &[Knight, Knight, Knight])
        .phase(Stage::Followers)
        .play(RED, "draws 4")
        .may_draw(&[
            "draw own-farmer",
            "draw own-boatman",
            "draw own-craftsman",
            "draw own-trader",
            "draw knight",
        ])
        .expect(|game| {
            assert_eq!(game.weight("draw knight".parse().unwrap()), 3);
            assert_eq!(game.weight("draw own-farmer".parse().unwrap()), 1);
            assert_eq!(game.check(Who::Chance, "draw monk".parse().unwrap()), Err(Refusal::CannotComeUp));
        })
        .draw("draw own-farmer")
        .noted(Event::Drawn { seat: RED, follower: OwnFarmer })
        .expect(|game| assert_eq!(game.weight("draw own-farmer".parse().unwrap()), 0));
}

/// ORL-4.4: who draws the whole bag needs no chance.
#[test]
fn a_whole_bag_is_drawn_without_chance() {
    red(&[], &[])
        .phase(Stage::Followers)
        .play(RED, "draws 4")
        .noted(Event::Drawn { seat: RED, follower: OwnBoatman })
        .expect(|game| assert_eq!((game[RED].market.len(), game.stage), (4, Stage::Planning)));
}

/// ORL-4.5: own and neutral followers come back from any space, also from town hall, sacristy,
/// pharmacy and bathhouse; technology and followers on the tower do not.
#[test]
fn followers_come_back_from_any_space() {
    let scene = red(&[], &[])
        .track(RED, Track::Knights, 5)
        .tile(RED, Place::Sacristy)
        .tile(RED, Place::Pharmacy)
        .tile(RED, Place::Bathhouse)
        .tower(RED, &[Scholar])
        .technology(RED, "village:farmer")
        .on(RED, "village:boatman", OwnBoatman)
        .on(RED, "town-hall:any", Trader)
        .on(RED, "bathhouse:boatman", Boatman)
        .on(RED, "sacristy:monk", Monk)
        .on(RED, "pharmacy:any", Farmer)
        .phase(Stage::Followers);
    assert_eq!(scene.options(RED).iter().filter(|words| words.starts_with("retrieve")).count(), 5);
    let tech = Refusal::NotThere { follower: Farmer, space: space("village:farmer") };
    scene
        .refuses(RED, "retrieve farmer village:farmer", tech)
        .play(RED, "retrieve own-boatman village:boatman")
        .play(RED, "retrieve trader town-hall:any")
        .play(RED, "retrieve boatman bathhouse:boatman")
        .play(RED, "retrieve monk sacristy:monk")
        .play(RED, "retrieve farmer pharmacy:any")
        .play(RED, "draws 0")
        .play(RED, "market")
        .expect(|game| assert_eq!((game[RED].market.len(), game[RED].tower.count(Scholar)), (5, 1)));
}

/// ORL-4.5: programs name retrievals in the order of the places, people as they like; equal ones are one choice.
#[test]
fn a_set_of_retrievals_has_one_spelling() {
    let scene = red(&[], &[])
        .on(RED, "town-hall:any", Farmer)
        .on(RED, "town-hall:any", Farmer)
        .on(RED, "village:farmer", Farmer)
        .phase(Stage::Followers);
    let offered = ["retrieve farmer village:farmer", "retrieve farmer town-hall:any"];
    assert_eq!(scene.options(RED)[..2], offered);
    scene
        .play(RED, "retrieve farmer town-hall:any")
        .allows(RED, "retrieve farmer village:farmer")
        .allows(RED, "retrieve farmer town-hall:any")
        .canonically(RED, &["retrieve farmer town-hall:any", "draws 0", "draws 1", "draws 2", "draws 3"]);
}

/// ORL-4.6: after seeing the draw the owner of the tower distributes the new followers; what lay
/// on the market stays there.
#[test]
fn new_followers_go_to_market_or_tower() {
    red(&[Craftsman], &[Knight])
        .tower(RED, &[])
        .phase(Stage::Followers)
        .play(RED, "draws 2")
        .draws(&["draw knight", "draw own-farmer"])
        .offers(RED, &["tower own-farmer", "tower knight", "market"])
        .refuses(RED, "tower craftsman", Refusal::NotInHand { follower: Craftsman })
        .play(RED, "tower knight")
        .noted(Event::OnTower { seat: RED, follower: Knight })
        .refuses(RED, "tower own-farmer", Refusal::OutOfOrder)
        .play(RED, "market")
        .expect(|game| {
            assert_eq!(game[RED].tower.tiles().collect::<Vec<_>>(), [Knight]);
            assert_eq!(game[RED].market.tiles().collect::<Vec<_>>(), [OwnFarmer, Craftsman]);
        });
}

/// ORL-4.6: when the market is too small, the tower must take the rest.
#[test]
fn a_full_market_sends_followers_to_the_tower() {
    red(&[Farmer; 7], &[])
        .tower(RED, &[])
        .phase(Stage::Followers)
        .play(RED, "draws 3")
        .draws(&["draw own-farmer", "draw own-boatman", "draw own-trader"])
        .refuses(RED, "market", Refusal::MarketTooSmall { room: 1, followers: 3 })
        .refuses(RED, "tower own-trader", Refusal::TowerNeeded { followers: 2 })
        .play(RED, "tower own-farmer")
        .offers(RED, &["tower own-boatman", "tower own-trader"])
        .play(RED, "tower own-trader")
        .expect(|game| assert_eq!((game[RED].market.len(), game[RED].tower.len()), (8, 2)));
}

/// ORL-4.7: in round 1 nobody draws; later, followers left over take up room.
#[test]
fn leftover_followers_take_up_room() {
    orleans(2)
        .expect(|game| {
            assert_eq!((game.round, game.stage), (1, Stage::Planning), "nothing to draw in round 1");
        })
        .all_keep()
        .draw("hourglass income")
        .expect(|game| assert_eq!((game.stage, game[RED].market.len()), (Stage::Planning, 4)))
        .market(RED, &[Farmer, Farmer, Boatman, Boatman, Trader, Trader])
        .phase(Stage::Followers)
        .refuses(RED, "draws 3", Refusal::NoRoom { room: 2 });
}

/// ORL-4.2, D20: with a full market nobody draws or retrieves anything.
#[test]
fn a_full_market_ends_the_phase() {
    red(&[Farmer; 8], &[Knight])
        .staff(RED, Place::Ship)
        .phase(Stage::Followers)
        .expect(|game| assert_eq!(game.stage, Stage::Planning));
}

/// ORL-4.4: the draws are made in turn order after all have chosen.
#[test]
fn draws_follow_the_turn_order() {
    let scene = Seat::all(2).fold(orleans(2), |scene, seat| scene.market(seat, &[]).bag(seat, &[Knight]));
    scene
        .set(|game| game.first = BLUE)
        .phase(Stage::Followers)
        .play(RED, "draws 1")
        .play(BLUE, "draws 1")
        .draw("draw knight")
        .expect(|game| {
            assert_eq!((game[BLUE].market.count(Knight), game[RED].market.count(Knight)), (1, 0));
            assert_eq!(game.decision(), Decision::Draw);
        });
}

/// ORL-4.7: a new round brings a new choice, counted from nought.
#[test]
fn a_new_round_begins_anew() {
    red(&[], &[])
        .on(RED, "village:farmer", Farmer)
        .phase(Stage::Followers)
        .play_all(RED, &["retrieve farmer village:farmer", "draws 0"])
        .all_keep()
        .all_pass()
        .draw(&format!("hourglass {}", Hourglass::Income))
        .allows(RED, "draws 4");
}
