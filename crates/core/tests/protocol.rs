//! The protocol, proved on the template game.

use parlour_candle::{Candle, Choice, Refusal};
use parlour_core::any::{AnyGame, AnyTable, Kind, Refused};
use parlour_core::table::{Answered, Dice, Differs, Table};
use parlour_core::testkit::{Conformance, Scenario, conformance, count, random_journal};
use parlour_core::{Decision, Eyes, Game, Journal, Mode, Seat, SeatSet, Seed, SetupError, Who};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

fn mode(players: u8) -> Mode {
    Mode::choose(Candle::ABOUT, Some(players), []).unwrap()
}

fn table(players: u8) -> Table<Candle> {
    let names = Seat::all(players).map(|seat| seat.to_string()).collect();
    Table::new(&mode(players), names, Dice::Seeded(Seed([3; 32]))).unwrap()
}

#[test]
fn the_template_conforms_in_every_mode() {
    for mode in Candle::modes() {
        let report = conformance::<Candle>(&mode, &Conformance { walks: 60, ..Conformance::default() });
        assert_eq!(report.games, 60);
        assert!(report.longest_list <= 7);
    }
}

#[test]
fn modes_leave_out_what_excludes_each_other() {
    assert_eq!(Candle::modes().len(), 5);
    assert!(matches!(
        Mode::choose(Candle::ABOUT, Some(5), []),
        Err(SetupError::Players { players: 5, fewest: 2, most: 4 })
    ));
    assert!(Mode::choose(Candle::ABOUT, None, [("length", "endless")]).is_err());
    assert!(Mode::choose(Candle::ABOUT, None, [("colour", "red")]).is_err());
}

#[test]
fn a_scenario_reads_like_an_example() {
    Scenario::<Candle>::new(2, &[])
        .draw("candle 5")
        .refuses(RED, "groats 1", Refusal::NotAsked)
        .set(|game| game[RED].groats = 0)
        .refuses(RED, "bid 5", Refusal::TooPoor { bid: 5, purse: 4 })
        .play(BLUE, "bid 4")
        .play(RED, "bid 2")
        .may_draw(&["candle 5"])
        .draw("candle 5")
        .asks(BLUE)
        .offers(BLUE, &["groats 0", "groats 1", "groats 2"])
        .play(BLUE, "groats 1")
        .expect(|game| assert_eq!((game[BLUE].groats, game[BLUE].pennies), (1, 3)));
}

#[test]
fn lines_of_play_are_counted() {
    let game = Candle::new(&mode(2)).unwrap();
    assert_eq!([count(&game, 1), count(&game, 2), count(&game, 3)], [7, 49, 343]);
}

#[test]
fn a_draft_is_seen_by_its_owner_alone() {
    let mut table = table(2);
    table.habits_mut().confirm = SeatSet::all(2);
    assert_eq!(table.answer(RED, Choice::Bid(3)), Ok(Answered::Drafted));
    assert!(table.is_ready(RED));
    assert!(table.public().decision().asks(Who::Seat(RED)));
    assert!(!table.position(RED).decision().asks(Who::Seat(RED)));
    assert!(table.undo(RED));
    assert!(!table.undo(RED));
    assert!(table.redo(RED));
    assert!(table.commit(RED));
    assert_eq!(table.public().decision(), Decision::ask(BLUE));
}

#[test]
fn drafts_of_others_are_rebased_and_cut_at_the_first_refusal() {
    let mut table = table(2);
    table.habits_mut().confirm = SeatSet::all(2);
    table.answer(BLUE, Choice::Change).unwrap();
    table.answer(BLUE, Choice::Bid(2)).unwrap();
    table.answer(RED, Choice::Bid(1)).unwrap();
    table.commit(RED);
    let draft: Vec<_> = table.draft(BLUE).unwrap().answers().collect();
    assert_eq!(draft, [Choice::Change, Choice::Bid(2)]);
}

#[test]
fn a_batch_is_played_whole_or_not_at_all() {
    let mut table = table(2);
    let before = table.public().clone();
    assert!(table.answer_all(RED, &[Choice::Change, Choice::Bid(99)]).is_err());
    assert_eq!(*table.public(), before);
    assert!(table.draft(RED).is_none());
    assert_eq!(table.answer_all(RED, &[Choice::Change, Choice::Bid(2)]), Ok(Answered::Committed));
}

#[test]
fn what_was_given_at_once_is_taken_back_at_once() {
    let mut table = table(2);
    table.habits_mut().confirm = SeatSet::all(2);
    let before = table.public().clone();
    table.answer(RED, Choice::Change).unwrap();
    table.answer_all(RED, &[Choice::Change, Choice::Bid(2)]).unwrap();
    let batch = vec![vec![Choice::Change], vec![Choice::Change, Choice::Bid(2)]];
    assert_eq!(table.draft(RED).unwrap().clicks(), batch);
    assert!(table.undo(RED));
    assert_eq!(table.draft(RED).unwrap().clicks(), [[Choice::Change]]);
    assert!(table.redo(RED));
    assert_eq!(table.draft(RED).unwrap().clicks(), batch, "redo gives the same click");
    assert!(table.undo(RED) && table.undo(RED) && !table.undo(RED));
    assert_eq!(*table.position(RED), before);
    assert!(table.redo(RED) && table.redo(RED) && !table.redo(RED));
    assert_eq!(table.draft(RED).unwrap().clicks(), batch);
}

#[test]
fn a_draft_kept_elsewhere_is_taken_up_click_by_click() {
    let mut first = table(2);
    first.habits_mut().confirm = SeatSet::all(2);
    first.answer_all(RED, &[Choice::Change, Choice::Change, Choice::Bid(2)]).unwrap();
    let clicks = AnyTable::clicks(&first, RED);
    let mut second = table(2);
    AnyTable::take_up(&mut second, RED, &clicks);
    assert_eq!(AnyTable::draft(&second, RED), ["change", "change", "bid 2"]);
    assert!(second.is_ready(RED), "it stays a draft though its seat ends no turn by hand");
    assert!(second.undo(RED) && !second.undo(RED));
    // What cannot be read or played ends it.
    let spoiled = vec![vec!["change".to_owned()], vec!["change".to_owned(), "bid moon".to_owned()]];
    AnyTable::take_up(&mut second, RED, &spoiled);
    assert_eq!(AnyTable::draft(&second, RED), ["change", "change"]);
    AnyTable::take_up(&mut second, RED, &[vec!["bid 99".to_owned()]]);
    assert!(second.draft(RED).is_none());
}

#[test]
fn a_rewind_draws_the_same_cards_again() {
    let mut table = table(3);
    let start = table.entries().len();
    for seat in Seat::all(3) {
        table.answer(seat, Choice::Bid(1)).unwrap();
    }
    let entries = table.entries().to_vec();
    table.rewind_to(start);
    assert_eq!(table.entries().len(), start);
    for seat in Seat::all(3) {
        table.answer(seat, Choice::Bid(1)).unwrap();
    }
    assert_eq!(table.entries(), entries);
    assert_eq!(table.at(start), table.at(start));
}

/// Whoever takes a game back has seen what came: what comes then is drawn anew, and anybody can check it at the end.
#[test]
fn a_game_taken_back_by_consent_draws_others_and_can_be_verified() {
    let bid = |table: &mut Table<Candle>| {
        for seat in Seat::all(3) {
            table.answer(seat, Choice::Bid(1)).unwrap();
        }
    };
    let drawn = |table: &Table<Candle>| -> Vec<Choice> {
        table.entries().iter().filter(|entry| entry.who == Who::Chance).map(|entry| entry.choice).collect()
    };
    let mut table = table(3);
    // Back to the very beginning: the first thing that happens is a draw.
    let start = 0;
    bid(&mut table);
    let first = drawn(&table);
    let mut seen = vec![first];
    for cut in 1..=8 {
        table.branch_off(start, cut);
        bid(&mut table);
        seen.push(drawn(&table));
    }
    assert!(seen.iter().any(|draws| *draws != seen[0]), "eight cuts drew the same");
    // A later cut at the same place replaces the earlier ones; the journal reads back with its draws.
    let text = table.journal().to_string();
    assert_eq!(text.matches("= cut").collect::<Vec<_>>().len(), 1, "{text}");
    let journal: Journal = text.parse().unwrap();
    assert_eq!(journal.to_string(), text);
    let again = Table::<Candle>::replay(&journal, Dice::Seeded(Seed([3; 32]))).unwrap();
    assert_eq!(again.entries(), table.entries());
    let doubled = text.replace("= cut 8", "= cut 8\n= cut 3");
    assert!(Table::<Candle>::replay(&doubled.parse().unwrap(), Dice::Outside).is_err());
    while let Decision::Ask(seats) = table.public().decision() {
        let seat = seats.first().unwrap();
        let mut options = Vec::new();
        table.position(seat).options(Who::Seat(seat), &mut options);
        table.answer(seat, options[0]).unwrap();
    }
    let text = table.journal().to_string();
    assert!(Table::<Candle>::verify(&text.parse().unwrap()).is_ok());
    let denied = text.replace("= cut 8\n", "");
    let problem = Table::<Candle>::verify(&denied.parse().unwrap()).unwrap_err().problem;
    assert!(problem.contains("the seed draws"), "{problem}");
}

#[test]
fn the_seed_is_revealed_at_the_end_and_every_draw_can_be_checked() {
    let journal = random_journal::<Candle>(&mode(3), 5);
    assert!(journal.seed.is_some());
    let text = journal.to_string();
    assert!(Table::<Candle>::verify(&text.parse().unwrap()).is_ok());
    let early = table(2).journal();
    assert!(early.seed.is_none() && early.header.commitment.is_some());
}

#[test]
fn verify_names_the_first_bad_line() {
    let text = random_journal::<Candle>(&mode(3), 5).to_string();
    let problem = |text: &str| Table::<Candle>::verify(&text.parse::<Journal>().unwrap()).unwrap_err();
    let first_bid = 1 + text.lines().position(|line| line.contains(" bid ")).unwrap();
    let edited = text.lines().enumerate().map(|(index, line)| {
        if index + 1 == first_bid { "red bid 99\n".to_owned() } else { format!("{line}\n") }
    });
    assert_eq!(problem(&edited.collect::<String>()).line, first_bid);
    let truncated: Vec<&str> = text.lines().collect();
    let truncated = truncated[..truncated.len() - 3].join("\n");
    assert!(problem(&truncated).problem.contains("not over"));
    let reseeded = text.lines().map(|line| match line.strip_prefix("seed ") {
        Some(seed) => format!("seed {}{}\n", &seed[..63], if seed.ends_with('0') { '1' } else { '0' }),
        None => format!("{line}\n"),
    });
    assert!(problem(&reseeded.collect::<String>()).problem.contains("commitment"));
}

#[test]
fn the_object_safe_face_speaks_words() {
    let kind = Kind::<Candle>::new();
    let game: &dyn AnyGame = &kind;
    let names = vec!["Alienor".into(), "Tom".into()];
    let mut table = game.table(&mode(2), names, Dice::Seeded(Seed([3; 32]))).unwrap();
    let question = table.question(RED).unwrap();
    assert_eq!(question.options[2].words, "bid 2");
    assert_eq!(question.asides[0].words, "change");
    let Err(Refused::Rules(reasons)) = table.answer(RED, &["bid 99"]) else { panic!("refused by the rules") };
    assert_eq!(reasons[0].rule, "CAN-2.2");
    assert!(matches!(table.answer(RED, &["hum"]), Err(Refused::Notation(_))));
    table.answer(RED, &["bid 2"]).unwrap();
    assert!(table.log(Eyes::Seat(BLUE), 0).is_empty(), "blue is not the seer");
    assert_eq!(table.log(Eyes::Seat(RED), 0).len(), 1);
    assert!(table.view_json(Eyes::Seat(BLUE))["bids"][0].is_null());
    assert!(table.outcomes().is_empty());
}

/// A game with two equal bids, up to the moment where the revisions part.
fn a_tie(rules: u32) -> Journal {
    let text = format!(
        "parlour-journal 1\ngame candle\nrules {rules}\nplayers 2\noption length=short\nseat red Red\nseat blue Blue\n\n\
         * candle 5\nred bid 2\nblue bid 2\n* candle 5\n"
    );
    text.parse().unwrap()
}

#[test]
fn a_journal_is_replayed_under_the_rules_it_was_begun_with() {
    let winner = |rules| {
        let table = Table::<Candle>::replay(&a_tie(rules), Dice::Outside).unwrap();
        assert_eq!(table.header().rules, rules);
        assert_eq!(table.journal().header.rules, rules);
        let mut cut = table.clone();
        cut.cut_to(2);
        assert_eq!((cut.header().rules, cut.at(2)), (rules, table.at(2)));
        Seat::all(2).max_by_key(|seat| table.public()[*seat].points).unwrap()
    };
    assert_eq!((winner(1), winner(2)), (BLUE, RED));
}

#[test]
fn revisions_that_are_not_known_are_refused() {
    for rules in [0, 3] {
        let error = Table::<Candle>::replay(&a_tie(rules), Dice::Outside).unwrap_err();
        assert_eq!((error.line, error.problem), (3, format!("rules {rules} are not known here: 1 to 2 are")));
    }
}

#[test]
fn what_would_differ_under_other_rules_is_told_by_its_line() {
    let game = Kind::<Candle>::new();
    let departure = game.departure(&a_tie(1), 2).unwrap().unwrap();
    assert_eq!((departure.entry, departure.line, departure.differs), (3, 12, Differs::Position));
    assert_eq!(game.departure(&a_tie(2), 2), Ok(None));
    assert!(game.departure(&a_tie(1), 3).is_err());
    let mut early = a_tie(1);
    early.records.truncate(3);
    assert_eq!(game.departure(&early, 2), Ok(None), "nothing differs before the bids are compared");
}

#[test]
fn an_answer_that_other_rules_forbid_is_told_with_its_reason() {
    let text = a_tie(2).to_string().replace("blue bid 2", "blue bid 6");
    let departure = Table::<Candle>::departure(&text.parse().unwrap(), 1).unwrap().unwrap();
    let Differs::Refused(reason) = departure.differs else { panic!("the bid is too high under rules 1") };
    assert_eq!((departure.entry, departure.line, reason.rule), (2, 11, "CAN-2.2"));
}
