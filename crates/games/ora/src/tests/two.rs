//! Two players (ORA-13).

use super::scene::*;
use crate::Event;
use crate::data::{Marker, Settlement};

/// ORA-13.1: three clergymen may go out in one turn; they come home at the next turn's start.
#[test]
fn three_clergymen_in_one_turn() {
    france(2)
        .goods(RED, &[(Clay, 1)])
        .out(RED, LayBrother, RED, Farmyard)
        .play_all(RED, &["build", "card peat-coal-kiln", "spot 0/3", "send prior", "gain 1", "done"])
        .play_all(RED, &["place", "at red clay-mound", "harvest clay"])
        .asks(BLUE)
        .home(RED, Prior, true)
        .home(RED, LayBrother, true);
}

/// ORA-13.2: the Hilltop Village comes with phase D, and no phase follows it.
#[test]
fn only_the_castle_builds_the_hilltop_village() {
    for scene in [france(2), two_long()] {
        let scene = scene.round(28).play(RED, "done").play(BLUE, "done");
        let scene = scene.noted(Event::Revealed { letter: 4 });
        scene.expect(|game| {
            assert!(game.player(RED).reserve.has(Settlement::HilltopVillage));
            assert!(game.play.ring().phases.iter().all(|round| *round <= 28));
        });
    }
}

/// ORA-13.3, ORA-2.20: the long game has the front of the wheel, and phases in rounds 7 and 14.
#[test]
fn the_long_game_uses_the_front() {
    two_long().reads(Marker::Clay, Some(2)).round(7).play(RED, "done").play(BLUE, "done").asks(RED);
    two_long().round(14).play(RED, "done").asks(BLUE);
}

/// ORA-13.4: an open-ended game is cut short after two hundred turns; this is not a rule.
#[test]
fn an_endless_game_is_cut_short() {
    france(2)
        .goods(RED, &[])
        .round(200)
        .play_all(RED, &["cut", "spot 0/0", "joker peat", "cut", "spot 1/0", "joker peat"])
        .noted(Event::CutShort)
        .is_over();
}

/// ORA-8.2: in the game for two the player whose turn it is settles first.
#[test]
fn the_turn_player_settles_first() {
    Scene::new(2, &[]).draw("start blue").round(7).asks(BLUE).play(BLUE, "done").asks(RED);
}
