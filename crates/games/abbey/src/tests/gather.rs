//! Phase 5 (ABB-8).

use parlour_core::testkit::Scenario;

use super::scene::*;
use crate::choice::Space;
use crate::data::{Building, Good, Location};
use crate::step::Question;
use crate::{Abbey, Phase, Refusal, Taker};

/// Plays a whole visit: location, main die, bonus die or none.
fn visit(scenario: Scenario<Abbey>, seat: parlour_core::Seat, place: &str, dice: &[u8]) -> Scenario<Abbey> {
    let scenario = scenario.play_all(seat, &[&format!("visit {place}"), &format!("main {}", dice[0])]);
    let bonus = dice.get(1).map_or("no-bonus".into(), |die| format!("bonus {die}"));
    let asked = matches!(scenario.game().question(seat), Some(Question::BonusDie(_)));
    if asked { scenario.play(seat, &bonus) } else { scenario }
}

/// ABB-8.1: round and round until all have passed; passing is final, and who has no dice passes.
#[test]
fn turns_go_round_until_all_pass() {
    let begun =
        abbey(2).dice(RED, &[2, 2]).dice(BLUE, &[6]).with(BLUE, |blue| blue.wagons = 0).to(Phase::Resources);
    let begun = visit(begun, RED, "forest", &[2]).play(RED, "collect").asks(BLUE);
    begun
        .play(BLUE, "pass")
        .asks(RED)
        .refuses(RED, "preach 2", Refusal::NotAsked)
        .play(RED, "pass")
        .expect(|game| assert_eq!(game.phase, Phase::Moves));
    abbey(2)
        .dice(RED, &[2])
        .with(RED, |red| red.wagons = 0)
        .with(BLUE, |blue| blue.wagons = 0)
        .to(Phase::Resources)
        .play_all(RED, &["visit forest", "main 2"])
        .play(RED, "collect")
        .expect(|game| assert!(game[RED].uses.passed && game[BLUE].uses.passed));
}

/// ABB-8.2: one die on a main space, then perhaps one on a free bonus space.
#[test]
fn a_second_die_goes_to_the_bonus_space() {
    let start = abbey(2).dice(RED, &[3, 4, 5]).dice(BLUE, &[3, 4]).to(Phase::Resources);
    start
        .play_all(RED, &["visit field", "main 3"])
        .offers(RED, &["bonus 4", "bonus 5", "no-bonus"])
        .play_all(RED, &["bonus 4", "collect"])
        .expect(|game| assert_eq!(game[RED].has(Good::Grain), 1 + 2))
        .play_all(BLUE, &["visit field", "main 3"])
        .expect(|game| {
            assert!(matches!(game.question(BLUE), Some(Question::Tools(_))), "no bonus space is free");
        });
}

/// ABB-8.3: once per round on each location.
#[test]
fn nobody_returns_to_a_location() {
    let once = visit(abbey(1).dice(RED, &[2, 2, 2]).to(Phase::Resources).run_draws(), RED, "forest", &[2]);
    once.play(RED, "collect").refuses(RED, "visit forest", Refusal::BeenThere { location: Location::Forest });
}

/// ABB-8.4, example X7: tools raise a die, to six at most; two of them make a four a six.
#[test]
fn tools_raise_dice() {
    abbey(1)
        .stock(RED, [0; 5])
        .with(RED, |red| red.tools = 2)
        .dice(RED, &[4, 5])
        .to(Phase::Resources)
        .draw("die 6")
        .draw("die 6")
        .play_all(RED, &["visit field", "main 4", "no-bonus", "tool main", "tool main"])
        .expect(|game| assert_eq!((game[RED].has(Good::Grain), game[RED].tools_left()), (2, 0)));
    abbey(1)
        .stock(RED, [0; 5])
        .with(RED, |red| red.tools = 2)
        .dice(RED, &[5])
        .to(Phase::Resources)
        .draw("die 6")
        .draw("die 6")
        .play_all(RED, &["visit mountain", "main 5", "tool main"])
        .expect(|game| {
            assert_eq!(
                (game[RED].has(Good::Stone), game[RED].tools_left()),
                (1, 1),
                "a six cannot be raised"
            );
        });
}

/// ABB-8.4, ABB-26.2: several tools may go on one die; tools for the main die come first.
#[test]
fn tools_are_named_in_order() {
    abbey(1)
        .with(RED, |red| red.tools = 3)
        .dice(RED, &[1, 1])
        .to(Phase::Resources)
        .draw("die 6")
        .draw("die 6")
        .play_all(RED, &["visit forest", "main 1", "bonus 1", "tool bonus"])
        .refuses(RED, "tool main", Refusal::MainDieFirst)
        .offers(RED, &["tool bonus", "collect"]);
}

/// ABB-8.5, example X6: what blue and green collect.
#[test]
fn dice_are_divided() {
    let table = abbey(2)
        .change(|game| game.first = BLUE)
        .stock(BLUE, [0; 5])
        .stock(RED, [0; 5])
        .with(BLUE, |blue| blue.tools = 0)
        .with(RED, |red| red.tools = 0)
        .dice(BLUE, &[6, 6, 4, 5, 5])
        .dice(RED, &[3, 6, 4, 4, 6])
        .to(Phase::Resources);
    let table = visit(table, BLUE, "forest", &[6, 6]);
    let table = visit(table, RED, "forest", &[3]);
    let table = visit(table, BLUE, "field", &[4]);
    let table = visit(table, RED, "mountain", &[4, 4]);
    let table = visit(table, BLUE, "mountain", &[5]);
    let table = visit(table, RED, "field", &[6]);
    let table = visit(table, BLUE, "sandpit", &[5]);
    let table = visit(table, RED, "sandpit", &[6]);
    table.expect(|game| {
        assert_eq!(game[BLUE].stock, [6, 1, 1, 1, 0]);
        assert_eq!(game[RED].stock, [1, 2, 2, 1, 0], "green in the example");
    });
}

/// ABB-8.5: a yield of nought is allowed.
#[test]
fn a_yield_may_be_nought() {
    abbey(1)
        .with(RED, |red| red.tools = 0)
        .dice(RED, &[1])
        .to(Phase::Resources)
        .run_draws()
        .play_all(RED, &["visit sandpit", "main 1"])
        .expect(|game| assert_eq!(game[RED].has(Good::Sand), 0));
}

/// ABB-8.6, example D10: a wagon won with the last die brings a grain of a field visited before.
#[test]
fn a_wagon_just_won_may_roll() {
    abbey(1)
        .with(RED, |red| {
            red.wagons = 0;
            red.tools = 0;
        })
        .dice(RED, &[5, 1])
        .to(Phase::Resources)
        .draw("die 6")
        .draw("die 6")
        .play_all(RED, &["visit field", "main 5", "no-bonus", "initiative", "main 1"])
        .draw("token wagon")
        .asks(RED)
        .refuses(RED, "wagon forest", Refusal::NotVisited { location: Location::Forest })
        .play(RED, "wagon field")
        .expect(|game| assert_eq!((game[RED].has(Good::Grain), game[RED].wagons), (1 + 1 + 1, 0)));
}

/// ABB-8.7: one die for the whole table; the token stays face up, its reward comes at once.
#[test]
fn the_initiative_is_taken_once() {
    abbey(2)
        .dice(RED, &[1])
        .dice(BLUE, &[6])
        .to(Phase::Resources)
        .play_all(RED, &["initiative", "main 1"])
        .draw("token wood")
        .expect(|game| {
            assert_eq!((game[RED].has(Good::Wood), game.initiative), (4, Some(Taker::Seat(RED))));
            assert!(game[RED].tokens.has(crate::data::Initiative::Wood));
        })
        .refuses(BLUE, "initiative", Refusal::InitiativeTaken);
}

/// ABB-8.7: when the pile is empty the die may still be placed, without a reward.
#[test]
fn an_empty_pile_gives_nothing() {
    abbey(2)
        .change(|game| (0..6).for_each(|token| game.tokens.take(token)))
        .dice(RED, &[1])
        .dice(BLUE, &[1])
        .to(Phase::Resources)
        .play_all(RED, &["initiative", "main 1"])
        .expect(|game| assert_eq!(game.initiative, Some(Taker::Seat(RED))))
        .asks(BLUE);
}

/// ABB-8.2, ABB-16.18, example D11: one four counts as four and four: two stone, and the bonus space is
/// taken.
#[test]
fn an_echo_takes_the_bonus_space() {
    abbey(3)
        .active(RED, Building::Scriptorium)
        .stock(RED, [0; 5])
        .with(RED, |red| red.tools = 0)
        .dice(RED, &[4])
        .dice(BLUE, &[4, 4])
        .to(Phase::Resources)
        .play_all(RED, &["visit mountain", "main 4"])
        .offers(RED, &["bonus-echo", "no-bonus"])
        .play(RED, "bonus-echo")
        .expect(|game| {
            assert_eq!(game[RED].has(Good::Stone), 2);
            assert_eq!(game.free_bonus_spaces(Location::Mountain), 0);
        });
}

/// ABB-8.4, ABB-16.18: a tool may raise the die or its echo, each by itself.
#[test]
fn an_echo_is_raised_by_itself() {
    abbey(3)
        .active(RED, Building::Scriptorium)
        .stock(RED, [0; 5])
        .dice(RED, &[5])
        .to(Phase::Resources)
        .play_all(RED, &["visit mountain", "main 5", "bonus-echo"])
        .allows(RED, &format!("tool {}", Space::Main))
        .play(RED, "tool bonus")
        .expect(|game| assert_eq!(game[RED].has(Good::Stone), 11 / 4));
}
