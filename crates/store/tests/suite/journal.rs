use std::collections::BTreeSet;

use parlour_core::SeatSet;
use parlour_store::{
    Hidden, Missing, Moment, NewEntry, Outcome, Outdated, Refusal, Revision, Source, Status, StoreError,
    TableId, TableUpdate, Taken,
};

use super::Home;
use super::sample::*;

/// Thirty-two callers race for every line of one journal.
pub(crate) async fn one_caller_wins_each_line(home: &Home) {
    const LINES: u64 = 12;
    let table = running(&home.store).await;
    let callers = (0..32).map(|caller| {
        let (store, table) = (home.store.clone(), table.clone());
        tokio::spawn(async move {
            let mut won = Vec::new();
            let mut place = at(0);
            while place.len < LINES {
                let words = format!("{caller} at {}", place.len);
                place = match store.append(&table, place, vec![line(&words)], asks(RED)).await {
                    Ok(done) => {
                        won.push(words);
                        done.revision
                    }
                    Err(StoreError::Conflict { at }) => at,
                    Err(error) => panic!("{error}"),
                };
            }
            won
        })
    });
    let mut won = BTreeSet::new();
    for caller in callers.collect::<Vec<_>>() {
        for words in caller.await.unwrap() {
            assert!(won.insert(words), "a line was won twice");
        }
    }
    let written = words(&home.store, &table).await;
    assert_eq!(written.len() as u64, LINES);
    assert_eq!(written.iter().cloned().collect::<BTreeSet<_>>(), won);
    for (seq, words) in written.iter().enumerate() {
        assert!(words.ends_with(&format!(" at {seq}")), "{words} stands at {seq}");
    }
}

pub(crate) async fn a_loser_learns_where_the_journal_stands(home: &Home) {
    let table = running(&home.store).await;
    home.store.append(&table, at(0), lines(3), asks(RED)).await.unwrap();
    let late = home.store.append(&table, at(1), lines(1), asks(RED)).await;
    assert_eq!(late, Err(StoreError::Conflict { at: at(3) }));
    let early = home.store.append(&table, at(9), lines(1), asks(RED)).await;
    assert_eq!(early, Err(StoreError::Conflict { at: at(3) }));
    assert_eq!(home.store.read_journal(&table, 0).await.unwrap().len(), 3);
}

pub(crate) async fn lines_read_back(home: &Home) {
    let table = running(&home.store).await;
    let sources = [Source::Person, Source::Bot, Source::Caretaker, Source::Forced, Source::Chance];
    let entries = sources.map(|source| NewEntry {
        who: "*".into(),
        words: format!("épée \"{source}\" \\ 'x' 🂡"),
        source,
    });
    let done = home.store.append(&table, at(0), entries.to_vec(), asks(BLUE)).await.unwrap();
    let read = home.store.read_journal(&table, 0).await.unwrap();
    for (seq, (row, entry)) in read.iter().zip(&entries).enumerate() {
        assert_eq!(
            (row.seq, &row.who, &row.words, row.source),
            (seq as u64, &entry.who, &entry.words, entry.source)
        );
        assert_eq!(row.written, done.written);
    }
    assert_eq!(home.store.read_journal(&table, 3).await.unwrap(), read[3..]);
    assert_eq!(home.store.read_journal(&table, 99).await.unwrap(), []);
    let (loaded, journal) = home.store.load_table(&table).await.unwrap();
    assert_eq!((loaded.row.revision, journal), (at(5), read));
}

pub(crate) async fn an_append_changes_its_table(home: &Home) {
    let tom = guest(&home.store, "Tom").await;
    let table = running_with(&home.store, tom).await;
    let update = TableUpdate {
        asked: SeatSet::one(BLUE),
        clocks: vec![(RED, 60_000), (BLUE, -5)],
        due: Some(Moment(123)),
        ..TableUpdate::default()
    };
    let done = home.store.append(&table, at(0), lines(2), update).await.unwrap();
    let seated = home.store.table(&table).await.unwrap();
    assert_eq!((seated.row.revision, seated.row.asked), (at(2), SeatSet::one(BLUE)));
    assert_eq!((seated.row.due, seated.row.moved), (Some(Moment(123)), Some(done.written)));
    assert_eq!(seated.row.status, Status::Running);
    assert_eq!(seated.seats.iter().map(|seat| seat.clock).collect::<Vec<_>>(), [Some(60_000), Some(-5)]);

    let results =
        vec![Outcome { seat: RED, points: 40, rank: 1 }, Outcome { seat: BLUE, points: -3, rank: 2 }];
    let over = TableUpdate { status: Some(Status::Over), results, ..TableUpdate::default() };
    let done = home.store.append(&table, at(2), lines(1), over).await.unwrap();
    let row = home.store.table(&table).await.unwrap().row;
    assert_eq!((row.status, row.finished, row.due), (Status::Over, Some(done.written), None));
    let best = home.store.best_scores("pillars", 10).await.unwrap();
    assert_eq!(best.iter().map(|best| (best.person, best.points)).collect::<Vec<_>>(), [(tom, 40)]);
}

pub(crate) async fn an_append_without_lines_moves_the_clocks(home: &Home) {
    let table = running(&home.store).await;
    let update = TableUpdate { clocks: vec![(RED, 9)], ..asks(RED) };
    assert_eq!(home.store.append(&table, at(0), vec![], update).await.unwrap().revision, at(0));
    assert_eq!(home.store.table(&table).await.unwrap().seats[0].clock, Some(9));
}

pub(crate) async fn a_table_that_is_not_played_takes_no_lines(home: &Home) {
    let open = home.store.create_table(open_table()).await.unwrap();
    let refused = StoreError::Refused(Refusal::TableIsNotPlayed);
    assert_eq!(home.store.append(&open, at(0), lines(1), asks(RED)).await, Err(refused.clone()));
    let over = running(&home.store).await;
    let end = TableUpdate { status: Some(Status::Over), ..TableUpdate::default() };
    home.store.append(&over, at(0), lines(1), end).await.unwrap();
    assert_eq!(home.store.append(&over, at(1), lines(1), asks(RED)).await, Err(refused));
    let nowhere: TableId = "nowhere".parse().unwrap();
    let missing = home.store.append(&nowhere, at(0), lines(1), asks(RED)).await;
    assert_eq!(missing, Err(StoreError::NotFound(Missing::Table)));
}

/// Lines and drafts of many tables at once, of which every fourth goes by what is no longer so.
pub(crate) async fn a_late_swap_takes_no_other_with_it(home: &Home) {
    let store = &home.store;
    let mut tasks = Vec::new();
    for number in 0..80_u64 {
        let table = running(store).await;
        let late = number % 4 == 0;
        if late {
            store.append(&table, at(0), vec![line("early")], asks(BLUE)).await.unwrap();
        }
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            if number % 2 == 0 {
                let done = store.append(&table, at(0), vec![line("line")], asks(RED)).await;
                assert_eq!(done.is_err(), late, "{done:?}");
                assert_eq!(words(&store, &table).await, [if late { "early" } else { "line" }]);
                return done.map(|_| ());
            }
            let done =
                store.put_draft(&table, RED, u64::from(number % 8 == 7), at(0), &["draft".into()]).await;
            // Nobody has put a draft before.
            assert_eq!(done == Err(StoreError::Outdated(Outdated::Draft)), number % 8 == 7, "{done:?}");
            done.map(|_| ())
        }));
    }
    for (number, task) in (0..).zip(tasks) {
        if let Err(error) = task.await.unwrap() {
            let expected = if number % 2 == 0 {
                StoreError::Conflict { at: at(1) }
            } else {
                StoreError::Outdated(Outdated::Draft)
            };
            assert_eq!(error, expected);
        }
    }
}

/// Lines that are in order beside other deeds, of which some are refused: what is refused undoes nothing before it.
pub(crate) async fn lines_and_other_deeds_share_a_batch(home: &Home) {
    let store = &home.store;
    let full = store.create_table(bot_table()).await.unwrap();
    let mut tasks = Vec::new();
    for round in 0..60_u64 {
        let table = running(store).await;
        let guest = guest(store, "Guest").await;
        let (store, full) = (store.clone(), full.clone());
        tasks.push(tokio::spawn(async move {
            let name = format!("Guest {round}");
            let (written, joined, named) = tokio::join!(
                store.append(&table, at(0), vec![line(&name)], asks(RED)),
                store.join_seat(&full, RED, guest, "Guest"),
                store.rename_person(guest, &name),
            );
            assert_eq!(written.unwrap().revision, at(1));
            assert_eq!(joined, Err(StoreError::Taken(Taken::Seat)));
            named.unwrap();
            assert_eq!(words(&store, &table).await, std::slice::from_ref(&name));
            assert_eq!(store.person(guest).await.unwrap().name, name);
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
}

/// Good and bad writes of all kinds at once: they share transactions, not failures.
pub(crate) async fn a_failing_write_takes_no_other_with_it(home: &Home) {
    let store = &home.store;
    account(store, "taken").await;
    let full = store.create_table(bot_table()).await.unwrap();
    let mut tasks = Vec::new();
    for round in 0..60_u64 {
        let table = running(store).await;
        let guest = guest(store, "Guest").await;
        let (store, full) = (store.clone(), full.clone());
        tasks.push(tokio::spawn(async move {
            let nowhere: TableId = "nowhere".parse().unwrap();
            let hash = Hidden("hash".into());
            let (good, stale, missing, claimed, joined, named) = tokio::join!(
                store.append(&table, at(0), vec![line(&format!("round {round}"))], asks(RED)),
                store.append(&table, at(7), vec![line("stale")], asks(RED)),
                store.append(&nowhere, at(0), vec![line("missing")], asks(RED)),
                store.claim_account(guest, "TAKEN", &hash, None),
                store.join_seat(&full, RED, guest, "Guest"),
                store.rename_person(guest, "Renamed"),
            );
            assert_eq!(good.unwrap().revision, at(1));
            assert!(matches!(stale, Err(StoreError::Conflict { .. })), "{stale:?}");
            assert_eq!(missing, Err(StoreError::NotFound(Missing::Table)));
            assert_eq!(claimed, Err(StoreError::Taken(Taken::Login)));
            assert_eq!(joined, Err(StoreError::Taken(Taken::Seat)));
            named.unwrap();
            assert_eq!(words(&store, &table).await, [format!("round {round}")]);
            assert_eq!(store.person(guest).await.unwrap().name, "Renamed");
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
}

/// Appends that know of each other may be sent without waiting: they are written in order.
pub(crate) async fn appends_for_one_table_queue_up(home: &Home) {
    let table = running(&home.store).await;
    let append = |len: u64| {
        let (store, table) = (home.store.clone(), table.clone());
        async move { store.append(&table, at(len), vec![line(&format!("line {len}"))], asks(RED)).await }
    };
    let (first, second, third, late) = tokio::join!(append(0), append(1), append(2), append(1));
    assert_eq!([first, second, third].map(|done| done.unwrap().revision), [at(1), at(2), at(3)]);
    assert_eq!(late, Err(StoreError::Conflict { at: at(3) }));
    assert_eq!(words(&home.store, &table).await, ["line 0", "line 1", "line 2"]);
}

pub(crate) async fn lines_taken_back_are_archived(home: &Home) {
    let table = running(&home.store).await;
    home.store.append(&table, at(0), lines(5), asks(RED)).await.unwrap();
    let done = home.store.rewind(&table, at(5), 2, vec![line("anew")], asks(BLUE)).await.unwrap();
    assert_eq!(done.revision, Revision { len: 3, cuts: 1 });
    assert_eq!(words(&home.store, &table).await, ["take 0", "take 1", "anew"]);
    let row = home.store.table(&table).await.unwrap().row;
    assert_eq!((row.revision, row.asked), (done.revision, SeatSet::one(BLUE)));

    home.store.rewind(&table, done.revision, 0, vec![], asks(RED)).await.unwrap();
    let cut = home.store.cut_entries(&table).await.unwrap();
    let cut: Vec<_> = cut.iter().map(|cut| (cut.cut, cut.entry.seq, cut.entry.words.as_str())).collect();
    let first = [(1, 2, "take 2"), (1, 3, "take 3"), (1, 4, "take 4")];
    assert_eq!(cut, [&first[..], &[(2, 0, "take 0"), (2, 1, "take 1"), (2, 2, "anew")]].concat());
    let nothing = home.store.rewind(&table, Revision { len: 0, cuts: 2 }, 0, vec![], asks(RED)).await;
    assert_eq!(nothing, Err(StoreError::Refused(Refusal::NothingToTakeBack)));
}

/// The journal is as long as before, but another: the old answer must not be played.
pub(crate) async fn an_old_place_is_not_mistaken_after_a_cut(home: &Home) {
    let table = running(&home.store).await;
    home.store.append(&table, at(0), lines(2), asks(RED)).await.unwrap();
    let now = home.store.rewind(&table, at(2), 1, vec![line("other")], asks(RED)).await.unwrap().revision;
    assert_eq!(now.len, 2);
    let stale = home.store.append(&table, at(2), lines(1), asks(RED)).await;
    assert_eq!(stale, Err(StoreError::Conflict { at: now }));
    let stale = home.store.rewind(&table, at(2), 0, vec![], asks(RED)).await;
    assert_eq!(stale, Err(StoreError::Conflict { at: now }));
    home.store.append(&table, now, lines(1), asks(RED)).await.unwrap();
}

pub(crate) async fn taking_back_the_end_takes_back_the_results(home: &Home) {
    let tom = guest(&home.store, "Tom").await;
    let table = running_with(&home.store, tom).await;
    let results = vec![Outcome { seat: RED, points: 40, rank: 1 }];
    let over = TableUpdate { status: Some(Status::Over), results, ..TableUpdate::default() };
    home.store.append(&table, at(0), lines(2), over).await.unwrap();
    home.store.rewind(&table, at(2), 1, vec![], asks(RED)).await.unwrap();
    let row = home.store.table(&table).await.unwrap().row;
    assert_eq!((row.status, row.finished), (Status::Running, None));
    assert_eq!(home.store.best_scores("pillars", 10).await.unwrap(), []);
}
