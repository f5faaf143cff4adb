//! End and scoring (PIL-13.x).

use parlour_core::{Game, SeatSet, leaders};

use super::scene::*;
use crate::data::{Privilege, Station};
use crate::{Event, Pillars};

/// The end of the last round, with these points and this gold.
fn finished(standings: &[(u8, u8)]) -> Pillars {
    let mut scene = pillars(standings.len() as u8).set(|game| game.round = 6);
    for (seat, (points, gold)) in [RED, BLUE, GREEN, YELLOW].into_iter().zip(standings.iter().copied()) {
        scene = scene.seat(seat, |player| (player.earned, player.gold) = ([0, 0, points - 2], gold));
    }
    *scene.station(Station::Cathedral).nobody_works().is_over().game()
}

fn winners(standings: &[(u8, u8)]) -> SeatSet {
    leaders(&finished(standings))
}

/// PIL-13.1: the game ends after station 13 of round 6; nobody is asked to start again.
#[test]
fn the_game_ends_with_the_cathedral() {
    pillars(2)
        .set(|game| game.round = 6)
        .station(Station::Cathedral)
        .nobody_works()
        .is_over()
        .noted(Event::GameOver)
        .expect(|game| assert_eq!((game.round, game.parts()), (6, 6)));
}

/// PIL-13.2: what is left over gives no points.
#[test]
fn nothing_is_scored_at_the_end() {
    pillars(2)
        .set(|game| game.round = 6)
        .seat(RED, |red| (red.gold, red.goods) = (30, [1, 1, 1, 2]))
        .privileged(RED, Privilege::Thomas)
        .station(Station::Cathedral)
        .nobody_works()
        .is_over()
        .expect(|game| assert_eq!(game.score(RED).total(), 2));
}

/// PIL-13.3: most points win.
#[test]
fn most_points_win() {
    assert_eq!(winners(&[(36, 30), (51, 0), (39, 10), (37, 5)]), SeatSet::one(BLUE));
}

/// PIL-13.4: a tie goes to the one with more gold.
#[test]
fn gold_breaks_a_tie() {
    assert_eq!(winners(&[(40, 3), (40, 4), (39, 30)]), SeatSet::one(BLUE));
}

/// PIL-13.5: still tied, they share the victory.
#[test]
fn a_second_tie_is_shared() {
    assert_eq!(winners(&[(40, 4), (12, 0), (40, 4)]), SeatSet::one(RED).with(GREEN));
}

/// PIL-13.6: the other places go by points, then gold left after the last work.
#[test]
fn the_other_places_follow_the_same_order() {
    let game = finished(&[(30, 2), (44, 0), (30, 7), (30, 2)]);
    let standing = |seat| game.score(seat).standing();
    assert!(standing(BLUE) > standing(GREEN) && standing(GREEN) > standing(RED));
    assert_eq!(standing(RED), standing(YELLOW));
}

/// The lines of the count add up to the points on the track.
#[test]
fn the_count_adds_up() {
    pillars(2)
        .seat(RED, |red| (red.earned, red.lost) = ([3, 4, 20], 5))
        .expect(|game| assert_eq!(game.score(RED).total(), i32::from(game[RED].points())));
}
