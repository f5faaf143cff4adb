//! The course of a turn (BLF-3).

use parlour_core::{Decision, SeatSet};

use super::scene::*;
use crate::data::{Building, Good, Mission, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::step::Question;

/// BLF-3.1: turns go clockwise, one each.
#[test]
fn turns_go_clockwise() {
    forest(3)
        .asks(RED)
        .play_all(RED, &["go lindenrain-1", "visit swineherd", "end"])
        .asks(BLUE)
        .refuses(RED, "beg", Refusal::NotYourTurn)
        .play_all(BLUE, &["go moosgrund-1", "visit cattle-breeder", "end"])
        .asks(GREEN)
        .play_all(GREEN, &["go silberbach-0", "visit roofer", "serve roofer-progress", "end"])
        .asks(RED);
}

/// BLF-3.2: goods step, move and action come in this order; begging replaces all of them.
#[test]
fn a_turn_is_goods_then_move_then_action() {
    travelling(3, &["tannenau-0"])
        .set(|game| stock(&mut game[RED], "goods 1"))
        .allows(RED, "swap")
        .allows(RED, "beg")
        .refuses(RED, "visit cook", Refusal::NotAsked)
        .play_all(RED, &["go tannenau-1"])
        .refuses(RED, "swap", Refusal::NotAsked)
        .refuses(RED, "beg", Refusal::NotAsked)
        .play_all(RED, &["visit cook", "serve cook-porridge"])
        .refuses(RED, "go tannenau-0", Refusal::NotAsked);
}

/// BLF-3.3: after the goods step begging is only for those who have nowhere to go.
#[test]
fn after_the_goods_step_one_begs_only_in_need() {
    travelling(3, &["tannenau-0"])
        .set(|game| stock(&mut game[RED], "goods 1"))
        .play_all(RED, &["swap", "with cook"])
        .refuses(RED, "beg", Refusal::CanStillGo);
}

/// BLF-3.3, BLF-5.15: the goods step may be taken without a destination in sight; if there is still
/// none, the player begs, and the goods stay spent.
#[test]
fn a_swap_in_vain_ends_in_begging() {
    let stuck = travelling(4, &["kohlhalde-0", "kohlhalde-1", "kohlhalde-2", "hand"]).set(|game| {
        only(&mut game[RED], "goods 1");
    });
    assert_eq!(stuck.options(RED)[..2], ["swap", "beg"]);
    stuck
        .play_all(RED, &["swap", "with cook"])
        .allows(RED, "beg")
        .does_not_offer(RED, "go kohlhalde-1")
        .play(RED, "beg")
        .expect(|game| {
            assert_eq!(of(game, RED, Good::Goods), 0);
            assert_eq!(of(game, RED, Good::Provision), 1);
            assert_eq!(game.worker(1), crate::data::Worker::Merchant);
        })
        .asks(BLUE);
}

/// BLF-3.4: opponents answer for themselves on others' turns, and everybody settles their own bonus.
#[test]
fn others_decide_what_is_theirs() {
    acting(3, "lindenrain-1")
        .set(|game| {
            only(&mut game[BLUE], "porridge 1, meat 1, oven 1");
            game[BLUE].dials.put(crate::data::Item::CoalOven, 0);
        })
        .play_all(RED, &["visit merchant", "name coal", "dial glass"])
        .expect(|game| assert_eq!(game.pending(), Decision::Ask(SeatSet::one(BLUE).with(GREEN))))
        .play(BLUE, "accept oven")
        .play(GREEN, "decline")
        .draw("reveal market")
        .asks(BLUE)
        .refuses(RED, "bonus wood", Refusal::NotYourTurn)
        .play(BLUE, "bonus wood")
        .expect(|game| assert_eq!(of(game, BLUE, Good::Wood), 1))
        .asks(RED);
}

/// BLF-3.5: gifts and the final window are put to several seats at once.
#[test]
fn two_questions_are_put_to_several_seats() {
    let asked = |game: &crate::Forest| match game.pending() {
        Decision::Ask(seats) => seats.len(),
        _ => 0,
    };
    acting(4, "lindenrain-1")
        .play_all(RED, &["visit merchant", "name wood"])
        .expect(|game| assert_eq!(asked(game), 3));
    resting(3)
        .set(|game| {
            own(game, RED, Building::ClayPit, "m-r1c4");
            own(game, BLUE, Building::VillageChurch, "m-r1c4");
            game.ending = Some(RED);
            game.last_lap = true;
        })
        .play(RED, "end")
        .expect(|game| assert_eq!(game.pending(), Decision::Ask(SeatSet::one(RED).with(BLUE))));
}

/// BLF-3.6: an extra turn is complete and follows the turn that earned it.
#[test]
fn an_extra_turn_follows_at_once() {
    acting(3, "moosgrund-0")
        .set(|game| {
            show(game, Building::Clockmaker);
            only(&mut game[RED], "glass 2, brick 1, wood 2, provisions 3 3");
        })
        .play_all(RED, &["visit architect", "build clockmaker", "cell m-r1c4", "end"])
        .noted(Event::ExtraTurnBegins { seat: RED })
        .asks(RED)
        .play_all(RED, &["go moosgrund-1", "visit farmer", "serve farmer-field", "cell m-r2c2", "end"])
        .asks(BLUE);
}

/// BLF-3.7: after a payment animals leave, then dials turn, then triggers fire, and only then
/// comes the reward.
#[test]
fn a_change_is_settled_before_anything_else() {
    acting(3, "moosgrund-0")
        .set(|game| {
            lay_mission(game, Mission::Lumberjack, Some("moosgrund"));
            own(game, RED, Building::PondHut, "m-r1c4");
            only(&mut game[RED], "sand 1, coal-glass 1, wood 1");
            game[RED].herd.pigs = 3;
        })
        .play(RED, "mission")
        .expect(|game| {
            assert_eq!(herd(game, RED), (0, 0), "the pigs of the felled forests are gone");
            assert_eq!(glass_dial(game, RED), [0, 0, 2, 0, 1], "the pond hut gave three water, one was used");
            assert!(matches!(game.question(), Some(Question::Choose(_))), "the reward is still to come");
        })
        .noted(Event::AnimalsReturned { seat: RED, pigs: 3, cattle: 0 })
        .play_all(RED, &["rest"])
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Forest), 0));
}
