//! Limited supplies and general rules (ORL-10.x).

use parlour_core::{Eyes, Game};

use super::scene::*;
use crate::data::{Follower, Kind, Place};
use crate::step::Stage;
use crate::{City, Event, Hourglass, Refusal};

use Follower::{Knight, OwnFarmer, Scholar};

/// ORL-10.1: an action whose tile is missing is illegal until the tile is there again.
#[test]
fn missing_tiles_come_back() {
    orleans(2)
        .market(BLUE, &[])
        .bag(BLUE, &[Knight])
        .staff(RED, Place::Castle)
        .staff(RED, Place::Scriptorium)
        .event(Hourglass::Plague)
        .phase(Stage::Actions)
        .set(|game| {
            let knights = &mut game.supply[Kind::Knight as usize];
            game.out.followers[Kind::Knight as usize] += std::mem::take(knights);
        })
        .refuses(RED, "use castle", Refusal::NoFollowerLeft { kind: Kind::Knight })
        .play(RED, "pass")
        .draw("draw knight")
        .noted(Event::PlagueTook { seat: BLUE, kind: Kind::Knight })
        .event(Hourglass::Income)
        .phase(Stage::Actions)
        .allows(RED, "use castle");
}

/// ORL-10.2: coins wander between players and bank.
#[test]
fn coins_come_from_the_bank_and_go_to_it() {
    orleans(2)
        .event(Hourglass::Income)
        .phase(Stage::Event)
        .expect(|game| assert_eq!((game[RED].coins, game.bank), (6, 155)))
        .event(Hourglass::Harvest)
        .phase(Stage::Event)
        .expect(|game| assert_eq!((game[RED].coins, game.bank), (1, 165)));
}

/// ORL-10.3, D25: with one coin in the bank the first player of a trading day gets it, the second
/// nothing.
#[test]
fn an_empty_bank_pays_nothing() {
    orleans(2)
        .post(RED, City::Tours)
        .post(RED, City::Blois)
        .post(RED, City::Loches)
        .post(BLUE, City::Chinon)
        .post(BLUE, City::Briare)
        .coins(BLUE, 161)
        .set(|game| assert_eq!(game.bank, 1))
        .event(Hourglass::TradingDay)
        .phase(Stage::Event)
        .expect(|game| assert_eq!((game[RED].coins, game[BLUE].coins, game.bank), (6, 161, 0)));
}

/// ORL-10.3: who receives coins twice in one action gets the second ones from what is left;
/// nothing is owed later.
#[test]
fn the_second_receipt_gets_what_is_left() {
    orleans(2)
        .tile(RED, Place::Windmill)
        .staff(RED, Place::Windmill)
        .development(RED, 11)
        .coins(BLUE, 159)
        .set(|game| assert_eq!(game.bank, 3))
        .phase(Stage::Actions)
        .play(RED, "use windmill")
        .noted(Event::Received { seat: RED, coins: 2, due: 2 })
        .noted(Event::Received { seat: RED, coins: 1, due: 4 })
        .expect(|game| assert_eq!((game[RED].coins, game.bank), (8, 0)));
}

/// ORL-10.4: the own bag may be looked into at any time, but no other.
#[test]
fn the_own_bag_is_open_to_its_owner() {
    orleans(2).bag(RED, &[Knight, Scholar]).expect(|game| {
        let bag = |eyes| game.view(eyes).seats[0].bag;
        let content = bag(Eyes::Seat(RED)).expect("the own bag");
        assert_eq!(content.tiles().collect::<Vec<_>>(), [Knight, Scholar]);
        assert_eq!((bag(Eyes::Seat(BLUE)), bag(Eyes::Spectator)), (None, None));
        assert_eq!(game.view(Eyes::Spectator).seats[0].bag_size, 2);
    });
}

/// ORL-10.5: own followers never leave: not to deeds, not by plague, not by torture.
#[test]
fn own_followers_never_leave() {
    orleans(2)
        .tower(RED, &[OwnFarmer, Knight])
        .phase(Stage::Actions)
        .play(RED, "use gunpowder-tower")
        .refuses(RED, "send farmer city-wall", Refusal::OwnFollowersStay { kind: Kind::Farmer });
    orleans(2)
        .market(RED, &[])
        .event(Hourglass::Plague)
        .phase(Stage::Event)
        .draw("draw own-farmer")
        .expect(|game| assert_eq!(game[RED].bag.left(), 4));
    orleans(2).market(RED, &[]).coins(RED, 0).event(Hourglass::Harvest).phase(Stage::Event).refuses(
        RED,
        "give follower",
        Refusal::NoNeutralInBag,
    );
}

/// ORL-10.6: all open stock is seen by everybody alike.
#[test]
fn everything_else_is_public() {
    orleans(3).market(RED, &[Knight]).tower(RED, &[Scholar]).post(RED, City::Tours).expect(|game| {
        let seen = |eyes| {
            let mut view = game.view(eyes);
            view.prompt = None;
            view.seats.iter_mut().for_each(|seat| seat.bag = None);
            view
        };
        assert_eq!(seen(Eyes::Seat(RED)), seen(Eyes::Spectator));
        assert_eq!(seen(Eyes::All), seen(Eyes::Seat(GREEN)));
        let view = seen(Eyes::Spectator);
        assert_eq!((view.event, view.bank, view.technology), (Some(Hourglass::Pilgrimage), 152, 16));
        assert_eq!(view.seats[0].market.tiles().collect::<Vec<_>>(), [Knight]);
        assert_eq!(view.supply.len() + view.goods.len() + view.edges.len(), 7 + 5 + 43);
        assert_eq!(view.cities.iter().filter(|city| city.posts.has(RED)).count(), 1);
    });
}
