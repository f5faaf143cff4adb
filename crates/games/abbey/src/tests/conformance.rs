//! The laws of the protocol, in every mode worth a test and in random combinations of options.

use parlour_core::testkit::{Conformance, check_ledger, conformance};
use parlour_core::{Decision, Game, Mode, Rng, Seat, Who, draw, options_of};

use crate::Abbey;
use crate::data::Good;

#[test]
fn every_mode_conforms() {
    for mode in Abbey::modes() {
        let report = conformance::<Abbey>(
            &mode,
            &Conformance { walks: 2, asides: 3, longest_list: 64, ..Conformance::default() },
        );
        println!("{mode}: {report:?}");
    }
}

#[test]
fn random_combinations_of_options_conform() {
    let mut modes: Vec<Mode> =
        Mode::every(Abbey::ABOUT).into_iter().filter(|mode| Abbey::new(mode).is_ok()).collect();
    Rng::from_number(5).shuffle(&mut modes);
    for mode in modes.iter().take(50) {
        let how = Conformance { walks: 1, asides: 3, longest_list: 64, ..Conformance::default() };
        conformance::<Abbey>(mode, &how);
    }
}

/// `cargo test --release -p parlour-abbey thousands -- --ignored`: five thousand random games for each
/// player count, in modes drawn at random, every position counted.
#[test]
#[ignore = "takes minutes"]
fn thousands_of_random_games_end() {
    let modes: Vec<Mode> =
        Mode::every(Abbey::ABOUT).into_iter().filter(|mode| Abbey::new(mode).is_ok()).collect();
    for players in Abbey::ABOUT.counts() {
        let fitting: Vec<&Mode> = modes.iter().filter(|mode| mode.players == players).collect();
        for number in 0..5000 {
            let mut rng = Rng::from_numbers(number, u64::from(players));
            play_through(fitting[rng.index(fitting.len())], &mut rng);
        }
    }
}

/// A random game with free actions; the material is complete at every step.
fn play_through(mode: &Mode, rng: &mut Rng) {
    let mut game = Abbey::new(mode).unwrap();
    let mut answers = 0;
    while game.decision() != Decision::Over {
        let (who, choice) = match game.decision() {
            Decision::Draw => (Who::Chance, draw(&game, rng)),
            Decision::Ask(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = rng.pick(&seats).unwrap();
                let mut choices = options_of(&game, seat);
                assert!(!choices.is_empty(), "{mode}: {seat} has no option");
                if rng.below(3) == 0 {
                    game.asides(seat, &mut choices);
                }
                assert!(choices.len() <= 128, "{mode}: {} choices", choices.len());
                (Who::Seat(seat), rng.pick(&choices).unwrap())
            }
            Decision::Over => unreachable!("the loop has ended"),
        };
        game.apply(who, choice, &mut ());
        answers += 1;
        assert_eq!(game.audit(), Ok(()), "{mode} after {answers} answers");
        assert!(answers < Abbey::ABOUT.longest, "{mode} goes on for ever");
    }
}

/// Whatever comes or goes stands in the log.
#[test]
fn the_log_accounts_for_stock_and_prestige() {
    let held = |game: &Abbey, seat: Seat| {
        let player = &game[seat];
        let goods = Good::ALL.iter().map(|good| (good.key(), i64::from(player.has(*good))));
        let rest = [
            ("abbey-unit-prestige", player.prestige.into()),
            ("abbey-token-wagon", player.wagons.into()),
            ("abbey-token-tool", player.tools.into()),
        ];
        goods.chain(rest).collect::<Vec<(&'static str, i64)>>()
    };
    // A chosen removal is asked before anything is dealt, and what is dealt is nobody's gain.
    for mode in Abbey::modes().into_iter().filter(|mode| !mode.is("removal", "chosen")) {
        (0..4).for_each(|number| check_ledger(&mode, number, held));
    }
}
