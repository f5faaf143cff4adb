//! What is hidden: uncommitted plans and bags (ORL-3.7, ORL-10.4).

use parlour_core::{Audience, Eyes, Game, Noted, Rng, Who};

use super::scene::*;
use crate::data::Follower;
use crate::step::Stage;
use crate::{Event, Hourglass, Orleans};

/// Blue has planned in secret, red is still planning.
fn secret() -> Scene {
    orleans(2)
        .loose_technology(BLUE, 1)
        .tower(BLUE, &[Follower::Knight])
        .phase(Stage::Planning)
        .play_all(BLUE, &["technology village:farmer", "keep own-farmer", "put own-boatman village:boatman"])
        .play_all(BLUE, &["put own-craftsman village:craftsman", "keep own-trader", "put knight ship:knight"])
}

/// ORL-3.7: the others see the position before the plan, and that it is finished.
#[test]
fn a_plan_is_hidden_until_all_have_committed() {
    let before = orleans(2).loose_technology(BLUE, 1).tower(BLUE, &[Follower::Knight]).phase(Stage::Planning);
    let before = before.game().view(Eyes::Seat(RED)).seats[1].clone();
    secret()
        .expect(|game| {
            let mut seen = game.view(Eyes::Seat(RED)).seats[1].clone();
            assert!(!seen.pending && before.pending);
            seen.pending = true;
            assert_eq!(seen, before);
            assert_eq!(game.view(Eyes::Seat(BLUE)).seats[1].market.len(), 2);
        })
        .all_keep()
        .expect(|game| assert_eq!(game.view(Eyes::Seat(RED)).seats[1].market.len(), 2));
}

/// ORL-3.7: the answers of a plan are read by their owner alone.
#[test]
fn answers_of_a_plan_are_secret() {
    secret().expect(|game| {
        let audience = game.audience(Who::Seat(RED), "keep own-farmer".parse().unwrap());
        assert!(audience.includes(Eyes::Seat(RED)) && !audience.includes(Eyes::Seat(BLUE)));
    });
    orleans(2).market(RED, &[]).phase(Stage::Followers).expect(|game| {
        assert_eq!(game.audience(Who::Seat(RED), "draws 1".parse().unwrap()), Audience::Everyone);
    });
}

/// ORL-3.7: red imagines many plans of blue, and none that red could tell from the true one.
#[test]
fn a_secret_plan_is_imagined_anew() {
    let scene = secret();
    let mut rng = Rng::from_number(5);
    let imagined: Vec<Orleans> = (0..50).map(|_| scene.game().imagine(RED, &mut rng)).collect();
    assert!(imagined.iter().all(|game| game.view(Eyes::Seat(RED)) == scene.game().view(Eyes::Seat(RED))));
    assert!(imagined.iter().all(|game| game.audit() == Ok(()) && game.decision() == scene.game().decision()));
    let plans: std::collections::HashSet<_> = imagined.iter().map(|game| game[BLUE].slots).collect();
    assert!(plans.len() > 20, "{} plans", plans.len());
    assert_eq!(scene.game().imagine(BLUE, &mut rng), *scene.game(), "blue knows");
}

/// ORL-3.7: in the ordered mode a committed plan is known, a plan in progress is not.
#[test]
fn an_ordered_plan_is_hidden_while_it_is_made() {
    let scene = laid_out(unlaid(2, &[("planning", "ordered")])).play(RED, "put own-farmer ship:farmer");
    assert_eq!(scene.game().view(Eyes::Seat(BLUE)).seats[0].market.len(), 4);
    let scene = scene.play_all(RED, &["keep own-boatman", "keep own-craftsman", "keep own-trader"]);
    assert_eq!(scene.game().view(Eyes::Seat(BLUE)).seats[0].market.len(), 3);
    let mut rng = Rng::from_number(1);
    assert_eq!(scene.game().imagine(BLUE, &mut rng), *scene.game());
}

/// ORL-3.7: nothing is told of a plan before the last one is committed; then all of it.
#[test]
fn nothing_is_told_too_early() {
    let mut game = *orleans(2).market(BLUE, &[Follower::OwnFarmer]).phase(Stage::Planning).game();
    let mut told: Vec<Noted<Event>> = Vec::new();
    game.play(Who::Seat(BLUE), "put own-farmer ship:farmer".parse().unwrap(), &mut told).unwrap();
    assert_eq!(told.iter().map(|noted| noted.event).collect::<Vec<_>>(), [Event::Ready { seat: BLUE }]);
}

/// ORL-3.1: what hourglass tiles are to come is known, their order is not even decided.
#[test]
fn the_hourglass_has_no_hidden_order() {
    orleans(2).all_keep().draw("hourglass plague").expect(|game| {
        let left = game.view(Eyes::Spectator).hourglass;
        let plagues = left.iter().find(|stack| stack.what == Hourglass::Plague).expect("plague");
        assert_eq!(plagues.count, 2);
        assert_eq!(left.iter().map(|stack| stack.count).sum::<u8>(), 16);
    });
}
