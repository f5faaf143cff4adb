//! The protocol, proved on a toy game.

mod toy;

use parlour_core::any::{AnyGame, Kind, Refused};
use parlour_core::table::{Answered, Dice, Table};
use parlour_core::testkit::{Conformance, Scenario, conformance, count, random_journal};
use parlour_core::{Decision, Eyes, Game, Journal, Mode, Seat, SeatSet, Seed, SetupError, Who};
use toy::{Choice, Refusal, Toy};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

fn mode(players: u8) -> Mode {
    Mode::choose(Toy::ABOUT, Some(players), []).unwrap()
}

fn table(players: u8) -> Table<Toy> {
    let names = Seat::all(players).map(|seat| seat.to_string()).collect();
    Table::new(&mode(players), names, Dice::Seeded(Seed([3; 32]))).unwrap()
}

#[test]
fn the_toy_conforms_in_every_mode() {
    for mode in Toy::modes() {
        let report = conformance::<Toy>(&mode, &Conformance { walks: 60, ..Conformance::default() });
        assert_eq!(report.games, 60);
        assert!(report.longest_list <= 7);
    }
}

#[test]
fn modes_leave_out_what_excludes_each_other() {
    assert_eq!(Toy::modes().len(), 5);
    assert!(matches!(
        Mode::choose(Toy::ABOUT, Some(5), []),
        Err(SetupError::Players { players: 5, fewest: 2, most: 4 })
    ));
    assert!(Mode::choose(Toy::ABOUT, None, [("length", "endless")]).is_err());
    assert!(Mode::choose(Toy::ABOUT, None, [("colour", "red")]).is_err());
}

#[test]
fn a_scenario_reads_like_an_example() {
    Scenario::<Toy>::new(2, &[])
        .draw("candle 5")
        .refuses(RED, "groats 1", Refusal::NotAsked)
        .set(|game| game.purse_mut(RED).groats = 0)
        .refuses(RED, "bid 5", Refusal::TooPoor { bid: 5, purse: 4 })
        .play(BLUE, "bid 4")
        .play(RED, "bid 2")
        .may_draw(&["candle 5"])
        .draw("candle 5")
        .asks(BLUE)
        .offers(BLUE, &["groats 0", "groats 1", "groats 2"])
        .play(BLUE, "groats 1")
        .expect(|game| assert_eq!((game.purse(BLUE).groats, game.purse(BLUE).pennies), (1, 3)));
}

#[test]
fn lines_of_play_are_counted() {
    let game = Toy::new(&mode(2)).unwrap();
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

#[test]
fn the_seed_is_revealed_at_the_end_and_every_draw_can_be_checked() {
    let journal = random_journal::<Toy>(&mode(3), 5);
    assert!(journal.seed.is_some());
    let text = journal.to_string();
    assert!(Table::<Toy>::verify(&text.parse().unwrap()).is_ok());
    let early = table(2).journal();
    assert!(early.seed.is_none() && early.header.commitment.is_some());
}

#[test]
fn verify_names_the_first_bad_line() {
    let text = random_journal::<Toy>(&mode(3), 5).to_string();
    let problem = |text: &str| Table::<Toy>::verify(&text.parse::<Journal>().unwrap()).unwrap_err();
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
    let kind = Kind::<Toy>::new();
    let game: &dyn AnyGame = &kind;
    let names = vec!["Alienor".into(), "Tom".into()];
    let mut table = game.table(&mode(2), names, Dice::Seeded(Seed([3; 32]))).unwrap();
    let question = table.question(RED).unwrap();
    assert_eq!(question.options[2].words, "bid 2");
    assert_eq!(question.asides[0].words, "change");
    let Err(Refused::Rules(reasons)) = table.answer(RED, &["bid 99"]) else { panic!("refused by the rules") };
    assert_eq!(reasons[0].rule, "TOY-2.1");
    assert!(matches!(table.answer(RED, &["hum"]), Err(Refused::Notation(_))));
    table.answer(RED, &["bid 2"]).unwrap();
    assert!(table.log(Eyes::Seat(BLUE), 0).is_empty(), "blue is not the seer");
    assert_eq!(table.log(Eyes::Seat(RED), 0).len(), 1);
    assert!(table.view_json(Eyes::Seat(BLUE))["bids"][0].is_null());
    assert!(table.outcomes().is_empty());
}
