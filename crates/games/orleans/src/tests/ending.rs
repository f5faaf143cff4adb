//! End and scoring (ORL-11.x).

use parlour_core::{Game, Seat, leaders};

use super::scene::*;
use crate::data::{Citizen, Good, Hourglass, Place, ROUNDS};
use crate::state::Home;
use crate::step::Stage;
use crate::{City, Orleans};

/// The last event has come.
fn last_round(scene: Scene) -> Scene {
    scene.set(|game| game.round = ROUNDS).event(Hourglass::Pilgrimage).phase(Stage::Event).is_over()
}

fn total(game: &Orleans, seat: Seat) -> i32 {
    game.score(seat).total()
}

const CITIES: [City; 10] = [
    City::Tours,
    City::Blois,
    City::Loches,
    City::Chinon,
    City::Briare,
    City::Nevers,
    City::Bourges,
    City::Vierzon,
    City::Vendome,
    City::LeMans,
];

/// Seats with these numbers of trading posts.
fn posts(counts: &[u8]) -> Scene {
    let mut cities = CITIES.iter();
    let mut scene = orleans(counts.len() as u8);
    for (seat, count) in Seat::all(4).zip(counts) {
        for _ in 0..*count {
            scene = scene.post(seat, *cities.next().expect("a city"));
        }
    }
    scene
}

/// ORL-11.1: strictly the most trading posts on the map win the last citizen.
#[test]
fn most_posts_win_the_last_citizen() {
    last_round(posts(&[2, 4, 3]))
        .expect(|game| assert_eq!(game.citizens[Citizen::Posts as usize], Some(BLUE)));
}

/// ORL-11.1, D22: with a tie nobody takes it, also when nobody built any.
#[test]
fn a_tie_leaves_the_citizen() {
    for counts in [[4, 4, 2], [0, 0, 0]] {
        last_round(posts(&counts)).expect(|game| assert_eq!(game.citizens[Citizen::Posts as usize], None));
    }
}

/// ORL-11.2, D24: coins, goods, and posts and citizens times status.
#[test]
fn the_score_has_three_parts() {
    posts(&[3, 0])
        .coins(RED, 10)
        .good(RED, Good::Grain, 2)
        .good(RED, Good::Wine, 1)
        .good(RED, Good::Brocade, 1)
        .seat(RED, |red| red.development = 16)
        .set(|game| game.citizens[..2].fill(Some(RED)))
        .expect(|game| {
            assert_eq!(total(game, RED), 10 + 2 + 3 + 5 + 5 * 4);
            let lines: Vec<_> = game.score(RED).lines.iter().map(|line| line.points).collect();
            assert_eq!(lines, [10, 2, 0, 3, 0, 5, 12, 8]);
        });
}

/// ORL-11.2, W6: five posts and two citizens at status 4 are worth 28 points.
#[test]
fn klemens_scores_twenty_eight() {
    posts(&[5, 0])
        .coins(RED, 0)
        .seat(RED, |red| red.development = 15)
        .set(|game| game.citizens[..2].fill(Some(RED)))
        .expect(|game| assert_eq!(total(game, RED), 28));
}

/// ORL-11.2: cheese and wool count two and four.
#[test]
fn goods_have_their_values() {
    for (good, points) in Good::ALL.iter().zip(1..) {
        orleans(2).coins(RED, 0).good(RED, *good, 1).expect(|game| assert_eq!(total(game, RED), points));
    }
}

/// ORL-11.3: the highest score wins; then the development track; then victory is shared.
#[test]
fn development_breaks_ties() {
    let winners = |scene: Scene| leaders(scene.game()).iter().collect::<Vec<_>>();
    assert_eq!(winners(last_round(orleans(3).coins(GREEN, 6))), [GREEN]);
    assert_eq!(winners(last_round(orleans(3).seat(BLUE, |blue| blue.development = 2))), [BLUE]);
    assert_eq!(winners(last_round(orleans(3))), [RED, BLUE, GREEN]);
}

/// ORL-11.4: followers, place tiles, technology and the reserve score nothing.
#[test]
fn some_things_score_nothing() {
    orleans(2)
        .coins(RED, 0)
        .staff(RED, Place::Village)
        .set(|game| game.set_home(Place::Winery, Home::With(RED)))
        .technology(RED, "ship:farmer")
        .loose_technology(RED, 2)
        .expect(|game| assert_eq!((total(game, RED), game[RED].reserve), (0, 10)));
}

/// ORL-11.5: the last citizen counts like the others; the post in Orléans counts like the others.
#[test]
fn the_last_citizen_counts() {
    let scene = orleans(2).coins(RED, 0).post(RED, City::Orleans).seat(RED, |red| red.development = 4);
    assert_eq!(total(scene.game(), RED), 2);
    last_round(scene).expect(|game| assert_eq!(total(game, RED), 4));
}
