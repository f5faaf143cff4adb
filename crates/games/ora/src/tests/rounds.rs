//! Rounds and turns (ORA-2).

use parlour_core::Seat;

use super::scene::*;
use crate::data::{Marker, Numbers};
use crate::{Event, Refusal};

/// The seats of the action slots of one round, in order, if everybody cuts peat.
fn slots(mut scene: Scene, count: usize) -> Vec<Seat> {
    let mut seats = Vec::new();
    while seats.len() < count {
        let seat = asked(&scene);
        seats.push(seat);
        scene = scene.goods(seat, &[]).play(seat, "cut");
        scene = finish_cut(scene, seat);
    }
    seats
}

pub(super) fn asked(scene: &Scene) -> Seat {
    match scene.game().pending() {
        parlour_core::Decision::Ask(seats) => seats.first().expect("somebody is asked"),
        other => panic!("{other:?} asks no seat"),
    }
}

/// Takes the first options until another question than peat is asked.
fn finish_cut(mut scene: Scene, seat: Seat) -> Scene {
    while scene
        .options(asked(&scene))
        .first()
        .is_some_and(|words| words.starts_with("spot") || words.starts_with("harvest"))
    {
        let words = scene.options(seat)[0].clone();
        scene = scene.play(seat, &words);
    }
    scene
}

/// ORA-2.1: whoever has all clergymen out takes all home; others none.
#[test]
fn only_a_full_house_is_recalled() {
    france(3)
        .out(RED, Prior, RED, ClayMound)
        .out(RED, LayBrother, RED, Farmyard)
        .out(RED, LayBrother, RED, CloisterOffice)
        .out(BLUE, Prior, BLUE, ClayMound)
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .round(2)
        .home(RED, Prior, true)
        .home(RED, LayBrother, true)
        .home(BLUE, Prior, false)
        .expect(|game| assert_eq!(game.player(BLUE).at_home(LayBrother), 1));
}

/// ORA-2.2: every round turns the wheel one space.
#[test]
fn the_wheel_turns_every_round() {
    france(3).reads(Marker::Clay, Some(2)).round(2).reads(Marker::Clay, Some(3));
}

/// ORA-2.3, ORA-8.1: the settlement phase comes before the actions of its round.
#[test]
fn a_settlement_phase_comes_first() {
    france(3)
        .round(6)
        .play(RED, "done")
        .play(BLUE, "done")
        .play(GREEN, "done")
        .noted(Event::Revealed { letter: 1 })
        .asks(RED)
        .allows(RED, "fell");
}

/// ORA-2.4, ORA-2.5, ORA-T1: the start player has the first and the last slot, and passes the
/// marker on.
#[test]
fn four_players_have_five_slots() {
    assert_eq!(slots(france(4), 10), [RED, BLUE, GREEN, YELLOW, RED, BLUE, GREEN, YELLOW, RED, BLUE]);
}

/// ORA-2.4: three players have four slots.
#[test]
fn three_players_have_four_slots() {
    assert_eq!(slots(france(3), 8), [RED, BLUE, GREEN, RED, BLUE, GREEN, RED, BLUE]);
}

/// ORA-2.6, ORA-T38: the bonus round begins with the first start player, after recall and
/// rotation.
#[test]
fn the_bonus_round_begins_like_any_round() {
    france(3).marker(Marker::Clay, 1).round(25).asks(RED).reads(Marker::Clay, Some(3)).refuses(
        RED,
        "fell",
        Refusal::NotInBonusRound,
    );
}

/// ORA-T38: the numbers printed beside the ring.
#[test]
fn verification_numbers_follow_the_start_player() {
    let number = |players, round| {
        let scene = france(players).round(round);
        crate::View::of(scene.game()).verification
    };
    assert_eq!(number(3, 6), Some(3));
    assert_eq!(number(3, 25), Some(1));
    assert_eq!(number(4, 16), Some(4));
}

/// ORA-2.7: only the turn's player decides, with free actions before and after one main action.
#[test]
fn a_turn_belongs_to_its_player() {
    france(3)
        .goods(RED, &[(Grain, 2), (Coin, 5)])
        .refuses(BLUE, "fell", Refusal::NotYourTurn)
        .play(RED, "straw")
        .play(RED, "cut")
        .play(RED, "spot 0/0")
        .play(RED, "harvest peat")
        .offers(RED, &["end", "buy district", "buy plot"])
        .play(RED, "straw")
        .play(RED, "end")
        .asks(BLUE);
}

/// ORA-2.10, ORA-D31, ORA-D42: turns of two actions; every turn turns the wheel and recalls both.
#[test]
fn two_players_take_turns_of_two_actions() {
    Scene::new(2, &[])
        .draw("start blue")
        .out(RED, Prior, RED, ClayMound)
        .out(RED, LayBrother, RED, Farmyard)
        .out(RED, LayBrother, RED, CloisterOffice)
        .goods(BLUE, &[])
        .reads(Marker::Wood, Some(1))
        .play_all(BLUE, &["fell", "spot 0/1", "joker wood"])
        .asks(BLUE)
        .play_all(BLUE, &["cut", "spot 0/0", "joker peat"])
        .asks(RED)
        .reads(Marker::Wood, Some(2))
        .home(RED, Prior, true)
        .home(RED, LayBrother, true);
}

/// ORA-2.11, ORA-15.1: with one building left after D the other player has one last action.
#[test]
fn two_players_end_with_one_last_action() {
    france(2)
        .set(|game| {
            game.revealed = 4;
            game.display = Numbers::NONE.with(2);
        })
        .goods(RED, &[])
        .goods(BLUE, &[(Grain, 1), (Coin, 2)])
        .play_all(RED, &["cut", "spot 0/0", "joker peat", "cut", "spot 1/0", "joker peat"])
        .noted(Event::FinalTurn { seat: BLUE })
        .asks(BLUE)
        .play_all(BLUE, &["fell", "spot 0/1", "joker wood"])
        .play_all(BLUE, &["buy district", "district hills 2"])
        .is_over();
}

/// ORA-2.11: two buildings are still a game.
#[test]
fn two_buildings_are_too_many_to_end() {
    france(2)
        .set(|game| {
            game.revealed = 4;
            game.display = Numbers::NONE.with(2).with(4);
        })
        .goods(RED, &[])
        .play_all(RED, &["cut", "spot 0/0", "joker peat", "cut", "spot 1/0", "joker peat"])
        .play_all(BLUE, &["cut", "spot 0/0", "joker peat"])
        .asks(BLUE);
}

/// ORA-2.20: two actions for the start player, one for the other.
#[test]
fn the_long_game_for_two_has_three_actions_a_round() {
    let seats = slots(two_long(), 7);
    assert_eq!(seats, [RED, RED, BLUE, BLUE, BLUE, RED, RED]);
}

/// ORA-2.21, ORA-15.1: three buildings left after D end the long game with the round.
#[test]
fn the_long_game_for_two_ends_with_a_round() {
    let scene = two_long().set(|game| {
        game.revealed = 4;
        game.display = Numbers::NONE.with(2).with(4).with(5);
    });
    let scene = scene.goods(RED, &[]).goods(BLUE, &[]);
    let scene = scene.play_all(RED, &["cut", "spot 0/0", "joker peat", "cut", "spot 1/0", "joker peat"]);
    scene.play_all(BLUE, &["cut", "spot 0/0", "joker peat"]).is_over();
}

/// ORA-2.30: a solo turn recalls both sides, turns the wheel, and has two actions.
#[test]
fn a_solo_turn_has_two_actions() {
    solo("france")
        .out(BLUE, Prior, BLUE, ClayMound)
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .out(BLUE, LayBrother, BLUE, CloisterOffice)
        .out(RED, Prior, RED, ClayMound)
        .play_all(RED, &["cut", "spot 0/0", "harvest peat", "cut", "spot 1/0", "joker peat"])
        .expect(|game| assert_eq!(game.round, 2))
        .home(BLUE, Prior, true)
        .home(RED, Prior, false);
}
