//! Settlement phases (ORA-8).

use parlour_core::Set;

use super::scene::*;
use crate::data::{PlotFace, Settlement};
use crate::{Event, Refusal};

/// ORA-8.1, ORA-8.2, ORA-D39: from the start player on, everybody may found one settlement.
#[test]
fn everybody_settles_in_turn_order() {
    france(4)
        .set(|game| game.start = GREEN)
        .goods(GREEN, &[(Grain, 1), (Wood, 1)])
        .round(7)
        .asks(GREEN)
        .play_all(GREEN, &["settle shanty-town", "spot 0/3", "pay grain 1", "pay wood 1"])
        .asks(YELLOW)
        .play(YELLOW, "done")
        .asks(RED)
        .play(RED, "done")
        .play(BLUE, "done")
        .asks(GREEN);
}

/// ORA-8.2, ORA-D50: one tile may be bought before settling, or without.
#[test]
fn land_is_bought_before_settling() {
    france(3)
        .goods(RED, &[(Coin, 9), (Wood, 1)])
        .round(6)
        .play_all(RED, &["buy plot", "plot coast 0"])
        .refuses(RED, "buy district", Refusal::LandBought)
        .play_all(RED, &["settle shanty-town", "spot 0/-1", "pay coin 1", "pay wood 1"])
        .asks(BLUE);
    france(3)
        .goods(RED, &[(Coin, 9)])
        .round(6)
        .play_all(RED, &["buy plot", "plot coast 0", "done"])
        .asks(BLUE);
}

/// ORA-8.3: any food and any energy that reaches the cost; the surplus is lost.
#[test]
fn surplus_food_is_lost() {
    france(3)
        .goods(RED, &[(Meat, 1), (PeatCoal, 1)])
        .round(6)
        .play_all(RED, &["settle farming-village", "spot 0/3", "pay meat 1", "pay peat-coal 1"])
        .has(RED, &[]);
}

/// ORA-8.3: what is missing is said in numbers; energy in halves.
#[test]
fn missing_food_and_energy_are_named() {
    france(3)
        .goods(RED, &[(Livestock, 1), (Straw, 1)])
        .round(6)
        .refuses(RED, "settle farming-village", Refusal::MissingFood { need: 3, have: 2 })
        .refuses_also(RED, "settle farming-village", Refusal::MissingEnergy { need: 6, have: 1 })
        .refuses(RED, "settle shanty-town", Refusal::MissingEnergy { need: 2, have: 1 });
}

/// ORA-8.3: a grain is food or fuel: the bill keeps back what energy will need.
#[test]
fn a_grain_serves_once() {
    france(3)
        .goods(RED, &[(Grain, 2)])
        .round(6)
        .refuses(RED, "settle shanty-town", Refusal::GrainServesOnce)
        .goods(RED, &[(Grain, 3), (Coin, 1)])
        .play_all(RED, &["settle shanty-town", "spot 0/3"])
        .offers(RED, &["pay grain 0", "pay grain 1"])
        .play(RED, "pay grain 1")
        .offers(RED, &["pay grain 2"])
        .play(RED, "pay grain 2")
        .has(RED, &[(Coin, 1)]);
}

/// ORA-8.4: empty cells of the right terrain; no monastery is needed beside them.
#[test]
fn settlements_stand_on_their_ground() {
    let rich = &[(Meat, 9), (PeatCoal, 9)];
    france(3)
        .goods(RED, rich)
        .round(6)
        .refuses(RED, "settle fishing-village", Refusal::NoRoomToSettle)
        .play(RED, "settle market-town")
        .refuses(RED, "spot 0/0", Refusal::CellTaken)
        .refuses(RED, "spot 5/0", Refusal::NoSuchCell)
        .allows(RED, "spot 0/3");
    france(3)
        .goods(RED, rich)
        .plot(RED, PlotFace::Coast, 0)
        .plot(RED, PlotFace::Mountain, 0)
        .round(6)
        .play(RED, "settle fishing-village")
        .offers(RED, &["spot 0/-1", "spot 1/-1"])
        .refuses(RED, "spot 0/-2", Refusal::CannotSettleThere)
        .refuses(RED, "spot 0/6", Refusal::CannotSettleThere)
        .refuses(RED, "spot 0/5", Refusal::CannotSettleThere);
}

/// ORA-8.5, ORA-D54: nobody has to settle; without a reserve one takes no part, but gets the card.
#[test]
fn an_empty_reserve_takes_no_part() {
    france(3)
        .set(|game| game.player_mut(RED).reserve = Set::new())
        .goods(RED, &[(Coin, 9)])
        .round(6)
        .asks(BLUE)
        .play(BLUE, "done")
        .play(GREEN, "done")
        .expect(|game| assert_eq!(game.player(RED).reserve, Set::new().with(Settlement::ArtistsColony)));
}

/// ORA-8.6: the cards of the letter join the display, and everybody gets its settlement.
#[test]
fn new_cards_follow_the_phase() {
    france(3)
        .round(11)
        .play(RED, "done")
        .play(BLUE, "done")
        .expect(|game| assert!(!game.is_displayed(Winery)))
        .play(GREEN, "done")
        .noted(Event::Revealed { letter: 2 })
        .expect(|game| {
            assert!(game.is_displayed(Winery) && game.is_displayed(Bakery), "older cards stay");
            for seat in game.seats() {
                assert_eq!(game.player(seat).reserve, Settlement::STARTING.with(Settlement::Hamlet));
            }
        });
}

/// ORA-8.7: a new settlement waits for the next phase, or for the Castle.
#[test]
fn new_settlements_wait() {
    let rich = &[(Meat, 9), (PeatCoal, 9)];
    let scene = france(3).goods(RED, rich).round(6);
    let colony = Refusal::NotInReserve { settlement: Settlement::ArtistsColony };
    let scene = scene.refuses(RED, "settle artists-colony", colony);
    let scene = scene.play(RED, "done").play(BLUE, "done").play(GREEN, "done");
    scene.clone().using(RED, Castle).allows(RED, "settle artists-colony");
    scene.round(11).allows(RED, "settle artists-colony");
}

/// ORA-8.8: a settlement is no building: the build action does not know it.
#[test]
fn settlements_are_not_built() {
    france(3)
        .goods(RED, &[(Wood, 9), (Meat, 9)])
        .refuses(RED, "settle shanty-town", Refusal::NotAsked)
        .play(RED, "build")
        .refuses(RED, "settle shanty-town", Refusal::NotAsked);
}

/// ORA-T7: grain and wood pay for the Shanty Town.
#[test]
fn the_shanty_town_costs_grain_and_wood() {
    france(3)
        .goods(RED, &[(Grain, 1), (Wood, 1)])
        .round(6)
        .play_all(RED, &["settle shanty-town", "spot 0/3", "pay grain 1", "pay wood 1"])
        .noted(Event::Founded { seat: RED, settlement: Settlement::ShantyTown, spot: at(0, 3) })
        .has(RED, &[]);
}

/// ORA-D15: it is the Market Town that needs no energy.
#[test]
fn the_market_town_needs_no_energy() {
    france(3)
        .goods(RED, &[(Coin, 7)])
        .round(6)
        .play_all(RED, &["settle market-town", "spot 0/3", "pay coin 7"])
        .has(RED, &[])
        .asks(BLUE);
}
