//! The laws of the protocol in every mode, and the invariants of whole games.

use parlour_core::testkit::{Conformance, check_ledger, conformance};
use parlour_core::{Decision, Game, Mode, Noted, Rng, Seat, Who, draw, options_of};

use crate::data::Good;
use crate::{Event, Pillars};

/// PIL-1.10: every question has an option, and every game ends after six rounds.
#[test]
fn every_mode_keeps_the_laws_of_the_protocol() {
    let how = Conformance { walks: 30, longest_list: 64, ..Conformance::default() };
    for mode in Pillars::modes() {
        let report = conformance::<Pillars>(&mode, &how);
        assert_eq!(report.games, 30);
    }
}

/// Everything that happens in a random game of four.
fn chronicle(number: u64) -> Vec<Noted<Event>> {
    let mode = Mode::choose(Pillars::ABOUT, Some(4), []).expect("four can play");
    let mut game = Pillars::new(&mode).expect("a mode of the game");
    let (mut rng, mut events) = (Rng::from_number(number), Vec::new());
    loop {
        let (who, choice) = match game.decision() {
            Decision::Draw => (Who::Chance, draw(&game, &mut rng)),
            Decision::Ask(seats) => {
                let who = Who::Seat(seats.first().expect("somebody is asked"));
                (who, rng.pick(&options_of(&game, who)).expect("an option"))
            }
            Decision::Over => return events,
        };
        game.apply(who, choice, &mut events);
    }
}

/// PIL-1.5: of the thirteen metal cubes never more are handed out: six by the court, two by
/// Toledo, one to each of four players by an event, one by the festivities.
#[test]
fn the_metal_suffices() {
    for number in 0..200 {
        let metal = |noted: &Noted<Event>| match noted.event {
            Event::GainsGoods { good: Good::Metal, cubes, .. } => cubes,
            _ => 0,
        };
        assert!(chronicle(number).iter().map(metal).sum::<u8>() <= 13);
    }
}

/// PIL-6.1, PIL-12.3: six events and six parts of the cathedral in every game.
#[test]
fn every_round_has_an_event_and_a_part() {
    let events = chronicle(1);
    let count = |is: fn(&Event) -> bool| events.iter().filter(|noted| is(&noted.event)).count();
    assert_eq!(count(|event| matches!(event, Event::Revealed { .. })), 6);
    assert_eq!(count(|event| matches!(event, Event::CathedralGrows { .. })), 6);
    assert_eq!(count(|event| matches!(event, Event::GameOver)), 1);
}

/// Whatever comes or goes stands in the log.
#[test]
fn the_log_accounts_for_gold_cubes_and_points() {
    let held = |game: &Pillars, seat: Seat| {
        let player = &game[seat];
        let cubes = Good::ALL.iter().map(|good| (good.key(), i64::from(player[*good])));
        let rest = [("pillars-gold", player.gold.into()), ("pillars-point", player.points().into())];
        cubes.chain(rest).collect::<Vec<(&'static str, i64)>>()
    };
    for mode in Pillars::modes() {
        (0..20).for_each(|number| check_ledger(&mode, number, held));
    }
}
