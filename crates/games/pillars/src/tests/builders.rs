//! Phase II (PIL-5.x).

use parlour_core::{Agenda, Eyes, Game, Seat, SeatSet, Urn};

use super::scene::*;
use crate::data::{Post, Privilege, Station};
use crate::step::PlaceWaiting;
use crate::step::Stage;
use crate::{Aim, Choice, Event, Pillars, Refusal};

fn parked(scene: &Scene) -> Vec<(u8, Seat)> {
    let view = scene.game().view(Eyes::Spectator);
    view.parked.iter().map(|parked| (parked.price, parked.seat)).collect()
}

/// The bag is empty, and these wait beside seven, six, five and so on.
fn waiting(game: &mut Pillars, seats: &[Seat]) {
    game.bag = Urn::new([0; 4]);
    for (price, seat) in (0..7).rev().zip(seats) {
        game.parked[price] = Some(*seat);
    }
    game.agenda = Agenda::new();
    game.ask(seats[0], PlaceWaiting);
}

/// PIL-5.1: builders are drawn blind: each pawn in the bag is as likely as the others.
#[test]
fn builders_are_drawn_from_the_bag() {
    pillars(3)
        .builder(RED, Post::Market)
        .builders()
        .may_draw(&["builder red", "builder blue", "builder green"])
        .expect(|game| {
            assert_eq!(game.weight(Choice::Builder(RED)), 2);
            assert_eq!(game.weight(Choice::Builder(BLUE)), 3);
        });
}

/// PIL-5.2: the start player may put a drawn builder back; the same colour may come again, and
/// the price does not move.
#[test]
fn the_start_player_may_put_a_builder_back() {
    pillars(2)
        .builders()
        .draw("builder blue")
        .asks(RED)
        .offers(RED, &["keep", "put-back"])
        .play(RED, "put-back")
        .noted(Event::PutBack { seat: BLUE, start: RED })
        .expect(|game| assert_eq!((game.price, game.bag.left()), (7, 6)))
        .may_draw(&["builder red", "builder blue"]);
}

/// PIL-5.2, EX-10: only once a round.
#[test]
fn there_is_no_second_redraw() {
    pillars(2)
        .builders()
        .draw("builder blue")
        .play(RED, "put-back")
        .draw("builder blue")
        .asks(BLUE)
        .play(BLUE, "wait")
        .draw("builder red")
        .offers(RED, &place_anywhere_or_wait());
}

/// PIL-5.2: the right exists for own and foreign builders, at cost nought too, but not for the
/// last one in the bag.
#[test]
fn the_last_builder_in_the_bag_is_not_put_back() {
    pillars(4)
        .set(|game| game.price = 0)
        .builders()
        .draw("builder red")
        .offers(RED, &["keep", "put-back"])
        .set(|game| game.bag = Urn::new([0, 0, 1, 0]))
        .play(RED, "keep")
        .play(RED, "place market")
        .draw("builder green")
        .asks(GREEN)
        .refuses(RED, "put-back", Refusal::NotYourTurn);
}

/// PIL-5.2: unused, the right does not carry over to the next round.
#[test]
fn the_redraw_is_there_once_every_round() {
    pillars(2).set(|game| game.redrawn = true).round(2).expect(|game| assert!(!game.redrawn));
}

/// PIL-5.3, PIL-5.4, EX-4: the owner pays the price, which then falls by one.
#[test]
fn placing_costs_the_price_of_the_moment() {
    pillars(2)
        .builders()
        .pull(BLUE)
        .play(BLUE, "place market")
        .noted(Event::Placed { seat: BLUE, post: Post::Market, price: 7 })
        .expect(|game| {
            assert_eq!((game[BLUE].gold, game.price), (14, 6));
            assert_eq!(game.first_at(Post::Market), Some(BLUE));
        });
}

/// PIL-5.4: the price falls from seven to nought and stays there.
#[test]
fn the_price_falls_to_nought() {
    let mut scene = pillars(4).builders();
    for price in [7, 6, 5, 4, 3, 2, 1, 0, 0] {
        assert_eq!(scene.game().price, price);
        let seat = scene.game().bag.kinds().next().map(|kind| Seat::new(kind as u8)).unwrap();
        scene = scene.pull(seat);
        let words = scene.options(seat).first().unwrap().clone();
        scene = scene.seat(seat, |player| player.gold = 30).play(seat, &words);
    }
}

/// PIL-5.5: at no cost one may not wait.
#[test]
fn a_builder_that_costs_nothing_is_placed() {
    pillars(4)
        .builders()
        .set(|game| game.price = 0)
        .pull(RED)
        .refuses(RED, "wait", Refusal::PlacingIsFree)
        .set(|game| game.price = 1)
        .allows(RED, "wait");
}

/// PIL-5.6: with too little gold one must wait.
#[test]
fn placing_needs_the_whole_price() {
    pillars(2).seat(RED, |red| red.gold = 6).builders().pull(RED).offers(RED, &["wait"]).refuses(
        RED,
        "place market",
        Refusal::TooPoor { deed: Aim::Place, price: 7, gold: 6 },
    );
}

/// PIL-5.7, EX-2: a builder that waits is parked beside its price.
#[test]
fn a_builder_that_waits_is_parked_at_its_price() {
    let scene = pillars(3).builders().pull(RED).play(RED, "wait");
    assert_eq!(parked(&scene), [(7, RED)]);
    assert_eq!(scene.game().price, 6);
    let scene = scene.noted(Event::Waits { seat: RED, price: 7 }).pull(BLUE).play(BLUE, "wait");
    assert_eq!(parked(&scene), [(7, RED), (6, BLUE)]);
}

/// PIL-5.8, EX-3: those who waited are placed free of charge, the first to wait first.
#[test]
fn waiting_builders_are_placed_free_in_their_order() {
    pillars(2)
        .builders()
        .set(|game| waiting(game, &[RED, BLUE, RED]))
        .asks(RED)
        .refuses(RED, "wait", Refusal::WaitedAlready)
        .play(RED, "place market")
        .asks(BLUE)
        .play(BLUE, "place market")
        .asks(RED)
        .play(RED, "place market")
        .expect(|game| assert_eq!((game[RED].gold, game[BLUE].gold), (20, 21)));
}

/// PIL-5.9: one builder per space; a full station is not available; a player may stand there
/// several times.
#[test]
fn a_space_has_room_for_one() {
    pillars(2)
        .builder(RED, Post::Castle)
        .builder(RED, Post::Priory)
        .builder(RED, Post::Priory)
        .builders()
        .pull(BLUE)
        .refuses(BLUE, "place castle", Refusal::NoFreeSpace { post: Post::Castle })
        .refuses(BLUE, "place priory", Refusal::NoFreeSpace { post: Post::Priory })
        .allows(BLUE, "place bishop");
}

/// PIL-5.10, PIL-5.15, EX-18: two players may let all six wait, at 7 to 2; then the marker goes
/// to nought and all are placed free of charge.
#[test]
fn two_players_may_let_all_six_wait() {
    let order = [RED, BLUE, BLUE, RED, RED, BLUE];
    let mut scene = pillars(2).builders();
    for (seat, price) in order.into_iter().zip([7, 6, 5, 4, 3, 2]) {
        scene = scene.pull(seat).expect(|game| assert_eq!(game.price, price)).play(seat, "wait");
    }
    assert_eq!(parked(&scene).len(), 6);
    assert_eq!(scene.game().price, 0);
    for (seat, post) in order.into_iter().zip(Post::ALL) {
        scene = scene.asks(seat).play(seat, &format!("place {post}"));
    }
    scene.expect(|game| assert_eq!((game[RED].gold, game[BLUE].gold), (20, 21)));
}

/// PIL-5.11: ordered stations fill from the first space; at Kingsbridge and Shiring one chooses.
#[test]
fn ordered_stations_fill_from_the_first_space() {
    pillars(3)
        .builders()
        .set(|game| game.price = 0)
        .pull(GREEN)
        .play(GREEN, "place court")
        .pull(RED)
        .play(RED, "place court")
        .pull(BLUE)
        .play(BLUE, "place kingsbridge-2")
        .pull(BLUE)
        .play(BLUE, "place shiring-2")
        .expect(|game| {
            assert_eq!(game.at(Post::Court), [Some(GREEN), Some(RED), None, None]);
            assert_eq!(game.first_at(Post::Kingsbridge1), None);
            assert_eq!(game.first_at(Post::Kingsbridge2), Some(BLUE));
            assert_eq!(game.first_at(Post::Shiring2), Some(BLUE));
        });
}

/// PIL-5.12, EX-11: the town wall keeps a third builder; the price does not move, and it cannot
/// be put back.
#[test]
fn the_town_wall_keeps_a_third_builder() {
    pillars(3)
        .set(|game| game.walled = SeatSet::one(RED))
        .builders()
        .pull(RED)
        .play(RED, "wait")
        .pull(RED)
        .play(RED, "place market")
        .draw("builder red")
        .noted(Event::SetAside { seat: RED })
        .expect(|game| {
            assert_eq!(game.price, 5);
            assert!(game.aside.has(RED));
        })
        .may_draw(&["builder blue", "builder green"])
        .pull(BLUE)
        .play(BLUE, "wait")
        .pull(BLUE)
        .play(BLUE, "wait")
        .pull(BLUE)
        .asks(BLUE);
}

/// PIL-5.12, EX-35: a builder that was put back does not count as one of the two.
#[test]
fn a_builder_put_back_does_not_count_for_the_wall() {
    pillars(3)
        .set(|game| game.walled = SeatSet::one(RED))
        .builders()
        .pull(RED)
        .play(RED, "place market")
        .draw("builder red")
        .play(RED, "put-back")
        .draw("builder red")
        .asks(RED)
        .allows(RED, "place market")
        .allows(RED, "wait");
}

/// PIL-5.12: the builder set aside is back in the bag at the end of the round.
#[test]
fn the_builder_set_aside_returns() {
    pillars(3)
        .set(|game| {
            game.bag.take(RED.index());
            game.aside = SeatSet::one(RED);
        })
        .station(Station::StartPlayer)
        .expect(|game| {
            assert_eq!(game.bag.count(RED.index()), 3);
            assert!(game.aside.is_empty());
        });
}

/// PIL-5.13: Brother Remigius places one builder free of charge; the price falls as usual.
#[test]
fn remigius_places_a_builder_free() {
    pillars(2)
        .privileged(RED, Privilege::Remigius)
        .seat(RED, |red| red.gold = 0)
        .builders()
        .pull(RED)
        .refuses(RED, "place market", Refusal::TooPoor { deed: Aim::Place, price: 7, gold: 0 })
        .play(RED, "place market free")
        .noted(Event::Uses { seat: RED, privilege: Privilege::Remigius })
        .expect(|game| {
            assert_eq!(game.price, 6);
            assert!(!game[RED].privileges.has(Privilege::Remigius));
        })
        .pull(BLUE)
        .refuses(BLUE, "place market free", Refusal::NoRemigius);
}

/// PIL-5.14: a builder returns to the bag when its station has been resolved.
#[test]
fn builders_return_station_by_station() {
    pillars(2)
        .builder(RED, Post::Priory)
        .builder(RED, Post::Castle)
        .station(Station::Priory)
        .expect(|game| assert_eq!(game.bag.count(RED.index()), 2, "the one of the priory is back"))
        .draw("tax 2")
        .expect(|game| assert_eq!(game.bag.count(RED.index()), 3));
}

/// PIL-5.15, EX-17: twelve builders of four players; those drawn at no cost are placed before
/// those who waited.
#[test]
fn a_whole_phase_of_four_players() {
    let line = [
        (RED, "wait"),
        (BLUE, "place court"),
        (RED, "wait"),
        (GREEN, "place court"),
        (YELLOW, "wait"),
        (BLUE, "place court"),
        (YELLOW, "place court"),
        (GREEN, "place market"),
        (RED, "place market"),
        (BLUE, "place market"),
        (YELLOW, "place market"),
        (GREEN, "place priory"),
    ];
    let begun = pillars(4).builders();
    let scene = line.into_iter().fold(begun, |scene, (seat, words)| scene.pull(seat).play(seat, words));
    assert_eq!(parked(&scene), [(7, RED), (5, RED), (3, YELLOW)]);
    scene.play(RED, "place priory").play(RED, "place bishop").play(YELLOW, "place castle").expect(|game| {
        let paid = |seat: Seat| 20 + seat.index() as u8 - game[seat].gold;
        assert_eq!([paid(BLUE), paid(GREEN), paid(YELLOW), paid(RED)], [8, 4, 1, 0]);
        assert_eq!(game.stage, Stage::Station(Station::Event));
    });
}

/// PIL-5.15: with three players the prices are 7 to 1, then twice nought; at most seven wait.
#[test]
fn nine_builders_of_three_players() {
    let mut scene = pillars(3).builders();
    for turn in 0..9 {
        let seat = Seat::new(turn % 3);
        scene = scene.pull(seat);
        let words = if turn < 7 { "wait" } else { "place market" };
        scene = scene.play(seat, words);
    }
    assert_eq!(parked(&scene).len(), 7);
}

/// PIL-5.16: Brother Remigius helps neither at no cost nor a builder that waited.
#[test]
fn remigius_is_not_wasted() {
    pillars(3)
        .privileged(RED, Privilege::Remigius)
        .builders()
        .set(|game| game.price = 0)
        .pull(RED)
        .refuses(RED, "place market free", Refusal::RemigiusNotNeeded)
        .set(|game| waiting(game, &[RED]))
        .refuses(RED, "place market free", Refusal::RemigiusNotNeeded)
        .does_not_offer(RED, "place market free");
}

/// PIL-5.16: a builder that is put back gives its owner no chance to call Brother Remigius.
#[test]
fn remigius_waits_for_the_start_player() {
    pillars(2).privileged(BLUE, Privilege::Remigius).builders().draw("builder blue").refuses(
        BLUE,
        "place market free",
        Refusal::NotYourTurn,
    );
}

fn place_anywhere_or_wait() -> Vec<&'static str> {
    vec![
        "place bishop",
        "place kingsbridge-1",
        "place kingsbridge-2",
        "place priory",
        "place court",
        "place shiring-1",
        "place shiring-2",
        "place castle",
        "place market",
        "place start",
        "wait",
    ]
}
