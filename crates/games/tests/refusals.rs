//! A refusal cites the rule that applies here: every greyed choice of whole games is asked why, and the paragraph it names belongs to
//! the chapter of the question, or to one that speaks of what is chosen there.

use std::collections::BTreeSet;

use parlour_core::any::AnyTable;
use parlour_core::table::Dice;
use parlour_core::{Decision, Rng, Seed};
use parlour_games::GAMES;

/// No game is followed for longer.
const LONGEST: usize = 1200;

/// Chapters that may speak besides that of the question: game, kind of the question (all of them: `*`), chapters.
const BESIDE: &[(&str, &str, &[&str])] = &[
    // Offers between players, the solo opponent, effects of buildings.
    ("abbey", "abbey", &["16", "22", "25"]),
    ("abbey", "build", &["16"]),
    ("abbey", "food", &["26"]),
    ("abbey", "gather", &["5"]),
    ("abbey", "help-dice", &["25"]),
    ("abbey", "tools", &["26"]),
    // What is paid lies on a dial; what is given must bring something. Both hold for the free actions of every question.
    ("forest", "*", &["4", "6"]),
    ("forest", "act", &["5"]),
    ("forest", "go", &["3"]),
    ("forest", "put-neutral", &["5"]),
    ("forest", "turn", &["5"]),
    // What counts as food and energy, how functions are used, how land is bought.
    ("ora", "*", &["7"]),
    ("ora", "how-many", &["8", "10"]),
    ("ora", "one-of", &["8"]),
    ("ora", "raise", &["10"]),
    ("ora", "relay", &["4", "10"]),
    ("ora", "neutral-site", &["5"]),
    ("ora", "turn", &["5", "6"]),
    // Places are used in the phase of actions: full, allowed by the event, with somebody to send.
    ("orleans", "turn", &["4", "5", "8"]),
    ("orleans", "torture", &["6"]),
];

/// `ORL-5.16` is of chapter 5.
fn chapter(rule: &str) -> &str {
    rule.split('-').nth(1).and_then(|number| number.split('.').next()).unwrap_or_default()
}

fn belongs(game: &str, kind: &str, asked: &str, cited: &str) -> bool {
    let beside = BESIDE.iter().filter(|(of, which, _)| *of == game && (*which == kind || *which == "*"));
    chapter(asked) == chapter(cited)
        || beside.flat_map(|(_, _, chapters)| *chapters).any(|one| *one == chapter(cited))
}

/// What the greyed choices of a position cite that does not belong there, and how many were asked.
fn strays(game: &str, table: &dyn AnyTable, found: &mut BTreeSet<String>) -> usize {
    let Decision::Ask(seats) = table.decision() else { return 0 };
    let mut asked = 0;
    for seat in seats.iter() {
        let Some(question) = table.question(seat) else { continue };
        for greyed in table.greyed(seat) {
            asked += 1;
            assert!(!greyed.reasons.is_empty(), "{game}: {} is refused without a reason", greyed.offer.words);
            for reason in greyed
                .reasons
                .iter()
                .filter(|reason| !belongs(game, question.kind, question.rule, reason.rule))
            {
                found.insert(format!(
                    "{game}: {} ({}) answers {} with {} by {}",
                    question.kind, question.rule, greyed.offer.words, reason.phrase.key, reason.rule
                ));
            }
        }
    }
    asked
}

#[test]
fn a_refusal_cites_the_rule_that_applies_here() {
    let mut found = BTreeSet::new();
    for game in GAMES {
        let mut asked = 0;
        for (number, mode) in (0_u8..).zip(game.modes().into_iter().step_by(3)) {
            let names = (0..mode.players).map(|seat| format!("Player {seat}")).collect();
            let dice = Dice::Seeded(Seed([40 + number; 32]));
            let mut table = game.table(&mode, names, dice).expect("a mode that can be played");
            let mut rng = Rng::from_number(u64::from(number));
            for _ in 0..LONGEST {
                let Decision::Ask(seats) = table.decision() else { break };
                asked += strays(game.about().id, table.as_ref(), &mut found);
                let seat = seats.first().expect("somebody is asked");
                let options = table.question(seat).expect("a question").options;
                let answer = &options[rng.index(options.len())].words;
                table.answer(seat, &[answer]).expect("an option may be played");
                table.commit(seat);
            }
        }
        assert!(asked > 100, "{}: {asked} greyed choices", game.about().id);
    }
    assert!(found.is_empty(), "{found:#?}");
}
