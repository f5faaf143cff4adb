use std::slice::from_ref;

use parlour_core::SeatSet;
use parlour_store::{
    Absence, Branch, Hidden, HiddenSeed, Holder, Missing, Moment, NewEntry, NewSeat, NewTable, Outcome,
    Outdated, Page, Refusal, Revision, Source, Start, Status, Store, StoreError, TableId, TableUpdate, Taken,
    Visibility,
};

use super::Home;
use super::sample::*;

pub(crate) async fn of_many_who_want_a_seat_one_gets_it(home: &Home) {
    let table = home.store.create_table(open_table()).await.unwrap();
    let mut joins = Vec::new();
    for number in 0..16 {
        let person = guest(&home.store, &format!("Guest {number}")).await;
        let (store, table) = (home.store.clone(), table.clone());
        joins.push(tokio::spawn(async move {
            let joined = store.join_seat(&table, BLUE, person, &format!("Guest {number}")).await;
            (person, joined)
        }));
    }
    let mut winners = Vec::new();
    for join in joins {
        match join.await.unwrap() {
            (person, Ok(())) => winners.push(person),
            (_, Err(error)) => assert_eq!(error, StoreError::Taken(Taken::Seat)),
        }
    }
    assert_eq!(winners.len(), 1);
    let seats = home.store.table(&table).await.unwrap().seats;
    assert_eq!((&seats[0].holder, &seats[1].holder), (&Holder::Open, &Holder::Person(winners[0])));
}

pub(crate) async fn seats_are_filled_and_freed(home: &Home) {
    let store = &home.store;
    let (tom, jack) = (guest(store, "Tom").await, guest(store, "Jack").await);
    let table = store.create_table(open_table()).await.unwrap();
    store.join_seat(&table, RED, tom, "Tom").await.unwrap();
    store.set_ready(&table, RED, true).await.unwrap();
    // One person may hold several seats of one screen.
    store.join_seat(&table, BLUE, tom, "Tom's left hand").await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().seats_of(tom), SeatSet::all(2));
    let theirs = store.leave_seat(&table, BLUE, jack).await;
    assert_eq!(theirs, Err(StoreError::Refused(Refusal::SomebodyElsesSeat)));
    store.leave_seat(&table, BLUE, tom).await.unwrap();
    store.seat_bot(&table, BLUE, "master", "Otto").await.unwrap();
    assert_eq!(store.seat_bot(&table, BLUE, "master", "Otto").await, Err(StoreError::Taken(Taken::Seat)));
    let seats = store.table(&table).await.unwrap().seats;
    assert!(seats.iter().all(|seat| seat.ready));
    assert_eq!((&seats[1].holder, seats[1].name.as_str()), (&Holder::Bot("master".into()), "Otto"));
    store.free_seat(&table, RED).await.unwrap();
    let seat = store.table(&table).await.unwrap().seats.remove(0);
    assert_eq!((seat.holder, seat.name.as_str(), seat.ready), (Holder::Open, "", false));

    store.join_seat(&table, RED, jack, "Jack").await.unwrap();
    store.start_table(&table, start(&["Jack", "Otto"])).await.unwrap();
    let started = StoreError::Refused(Refusal::TableHasStarted);
    assert_eq!(store.leave_seat(&table, RED, jack).await, Err(started.clone()));
    assert_eq!(store.join_seat(&table, RED, tom, "Tom").await, Err(started));
    store.set_resigned(&table, RED, true).await.unwrap();
    assert!(store.take_step(&table, at(0), RED, Absence::CaredFor).await.unwrap());
    let seat = store.table(&table).await.unwrap().seats.remove(0);
    assert!(seat.resigned && seat.caretaker);
}

pub(crate) async fn a_start_is_one_stroke(home: &Home) {
    let store = &home.store;
    let table = store.create_table(bot_table()).await.unwrap();
    let entries = lines(3);
    let update = TableUpdate { clocks: vec![(RED, 5)], due: Some(Moment(9)), ..asks(BLUE) };
    let start = Start { rules: 4, entries, update, ..start(&["Ann", "Ben"]) };
    let done = store.start_table(&table, start.clone()).await.unwrap();
    let (seated, journal) = store.load_table(&table).await.unwrap();
    assert_eq!((done.revision, journal.len()), (at(3), 3));
    assert_eq!((seated.row.status, seated.row.rules), (Status::Running, 4));
    assert_eq!(seated.row.commitment.as_deref(), Some("c0ffee"));
    assert_eq!((seated.row.asked, seated.row.due), (SeatSet::one(BLUE), Some(Moment(9))));
    assert_eq!(seated.names(), ["Ann", "Ben"]);
    assert_eq!(store.table_seed(&table).await.unwrap(), Some(HiddenSeed([7; 32])));
    // Two nodes may try at once: one start wins.
    assert_eq!(store.start_table(&table, start).await, Err(StoreError::Refused(Refusal::TableHasStarted)));
}

pub(crate) async fn a_start_needs_the_seats_it_knows(home: &Home) {
    let store = &home.store;
    let seats = vec![NewSeat::bot("greedy", "Ann"), NewSeat::open()];
    let table = store.create_table(NewTable { seats, ..open_table() }).await.unwrap();
    let early = store.start_table(&table, start(&["Ann", ""])).await;
    assert_eq!(early, Err(StoreError::Refused(Refusal::SeatIsOpen)));
    store.seat_bot(&table, BLUE, "greedy", "Ben").await.unwrap();
    let stale = store.start_table(&table, start(&["Ann", "Bob"])).await;
    assert_eq!(stale, Err(StoreError::Outdated(Outdated::Table)));
    let row = store.table(&table).await.unwrap().row;
    assert_eq!((row.status, row.commitment), (Status::Open, None));
    assert_eq!(store.table_seed(&table).await.unwrap(), None);
}

pub(crate) async fn secrets_are_in_no_row(home: &Home) {
    let store = &home.store;
    let link = Some(Hidden("open-sesame".into()));
    let new = NewTable { visibility: Visibility::Private, link, ..bot_table() };
    let table = store.create_table(new).await.unwrap();
    store.start_table(&table, start(&["Ann", "Ben"])).await.unwrap();
    let seated = store.table(&table).await.unwrap();
    let shown = format!("{seated:?} {}", serde_json::to_string(&seated).unwrap());
    assert!(!shown.contains("sesame") && !shown.contains("7, 7") && !shown.contains("0707"), "{shown}");
    assert_eq!(store.table_link(&table).await.unwrap(), Some(Hidden("open-sesame".into())));
}

pub(crate) async fn ids_are_unique(home: &Home) {
    let id: TableId = "friday-night".parse().unwrap();
    let new = NewTable { id: Some(id.clone()), ..open_table() };
    assert_eq!(home.store.create_table(new.clone()).await.unwrap(), id);
    assert_eq!(home.store.create_table(new).await, Err(StoreError::Taken(Taken::TableId)));
}

pub(crate) async fn lists_show_what_is_public(home: &Home) {
    let store = &home.store;
    let open = store.create_table(open_table()).await.unwrap();
    let other = store.create_table(NewTable { game: "ora".into(), ..open_table() }).await.unwrap();
    store.create_table(NewTable { visibility: Visibility::Private, ..open_table() }).await.unwrap();
    let played = running(store).await;
    let over = running(store).await;
    let end = TableUpdate { status: Some(Status::Over), ..TableUpdate::default() };
    store.append(&over, at(0), lines(1), end).await.unwrap();

    let page = Page::first(10);
    let ids = |tables: Vec<parlour_store::SeatedTable>| -> Vec<TableId> {
        tables.into_iter().map(|table| table.row.id).collect()
    };
    let mut listed = ids(store.open_tables(None, &page).await.unwrap());
    listed.sort();
    let mut expected = vec![open.clone(), other.clone()];
    expected.sort();
    assert_eq!(listed, expected);
    assert_eq!(ids(store.open_tables(Some("ora"), &page).await.unwrap()), [other]);
    assert_eq!(ids(store.running_tables(None, &page).await.unwrap()), from_ref(&played));
    assert_eq!(ids(store.finished_tables(Some("pillars"), &page).await.unwrap()), [over]);
    let seats = store.open_tables(Some("pillars"), &page).await.unwrap().remove(0).seats;
    assert_eq!(seats.len(), 2);
    assert_eq!(store.every_table(Status::Running, None, 10).await.unwrap(), from_ref(&played));
    assert_eq!(store.every_table(Status::Running, Some(&played), 10).await.unwrap(), []);
}

pub(crate) async fn lists_come_in_pages(home: &Home) {
    let mut created = Vec::new();
    for _ in 0..7 {
        created.push(home.store.create_table(open_table()).await.unwrap());
    }
    let mut page = Page::first(3);
    let mut seen = Vec::new();
    loop {
        let tables = home.store.open_tables(None, &page).await.unwrap();
        assert!(tables.len() <= 3);
        let Some(last) = tables.last() else { break };
        page.after = Some((last.row.created, last.row.id.clone()));
        seen.extend(tables.into_iter().map(|table| table.row.id));
    }
    seen.sort();
    created.sort();
    assert_eq!(seen, created);
}

pub(crate) async fn a_person_finds_the_tables_that_wait(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let mine = running_with(store, tom).await;
    let theirs = running_with(store, tom).await;
    let over = running_with(store, tom).await;
    running(store).await;
    store.append(&theirs, at(0), lines(1), asks(BLUE)).await.unwrap();
    let end = TableUpdate { status: Some(Status::Over), ..asks(RED) };
    store.append(&over, at(0), lines(1), end).await.unwrap();

    let tables = store.tables_of(tom, true, &Page::first(10)).await.unwrap();
    let mut waiting: Vec<_> = tables.iter().map(|mine| (mine.table.row.id.clone(), mine.waiting)).collect();
    waiting.sort();
    let mut expected = vec![(mine.clone(), true), (theirs, false)];
    expected.sort();
    assert_eq!(waiting, expected);
    assert_eq!(store.waiting_for(tom, 10).await.unwrap(), from_ref(&mine));
    let past = store.tables_of(tom, false, &Page::first(10)).await.unwrap();
    assert_eq!(
        past.iter().map(|mine| (&mine.table.row.id, mine.waiting)).collect::<Vec<_>>(),
        [(&over, false)]
    );
    // Who has resigned is not waited for.
    store.set_resigned(&mine, RED, true).await.unwrap();
    assert_eq!(store.waiting_for(tom, 10).await.unwrap(), []);
}

pub(crate) async fn late_tables_are_found(home: &Home) {
    let store = &home.store;
    let (early, late) = (running(store).await, running(store).await);
    running(store).await;
    let due = |moment| TableUpdate { due: Some(Moment(moment)), ..asks(RED) };
    store.append(&early, at(0), lines(1), due(100)).await.unwrap();
    store.append(&late, at(0), lines(1), due(50)).await.unwrap();
    assert_eq!(store.due_tables(Moment(49), 10).await.unwrap(), []);
    assert_eq!(store.due_tables(Moment(50), 10).await.unwrap(), from_ref(&late));
    assert_eq!(store.due_tables(Moment(100), 10).await.unwrap(), [late.clone(), early.clone()]);
    store.append(&late, at(1), lines(1), asks(BLUE)).await.unwrap();
    assert_eq!(store.due_tables(Moment(100), 10).await.unwrap(), [early]);
}

/// Waiting for a person is no standstill; waiting for a bot or for whoever stands in for somebody is.
pub(crate) async fn tables_that_stand_still_are_found(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let (person, bot, nobody) =
        (running_with(store, tom).await, running_with(store, tom).await, running_with(store, tom).await);
    for (table, asked) in [(&person, asks(RED)), (&bot, asks(BLUE)), (&nobody, TableUpdate::default())] {
        store.append(table, at(0), lines(1), asked).await.unwrap();
    }
    let long = Moment(i64::MAX);
    let still = async |since| store.standing_still(since, false, None, 10).await.unwrap();
    let mut expected = vec![bot.clone(), nobody.clone()];
    expected.sort();
    assert_eq!(still(long).await, expected);
    assert_eq!(still(Moment(0)).await, []);
    assert_eq!(store.standing_still(long, false, Some(&expected[0]), 10).await.unwrap(), expected[1..]);
    store.set_resigned(&person, RED, true).await.unwrap();
    // Nobody who plays is left at it.
    assert!(!still(long).await.contains(&person));
    assert!(store.standing_still(long, true, None, 10).await.unwrap().contains(&person));
    store.set_resigned(&person, RED, false).await.unwrap();
    assert!(store.take_step(&person, at(1), RED, Absence::CaredFor).await.unwrap());
    assert!(still(long).await.contains(&person));
}

pub(crate) async fn the_best_scores_come_first(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    for points in [10, 30, 20] {
        let table = running_with(store, tom).await;
        let results =
            vec![Outcome { seat: RED, points, rank: 2 }, Outcome { seat: BLUE, points: 99, rank: 1 }];
        let over = TableUpdate { status: Some(Status::Over), results, ..TableUpdate::default() };
        store.append(&table, at(0), lines(1), over).await.unwrap();
    }
    let best = store.best_scores("pillars", 2).await.unwrap();
    assert_eq!(best.iter().map(|best| (best.points, best.rank)).collect::<Vec<_>>(), [(30, 2), (20, 2)]);
    assert_eq!((best[0].name.as_str(), best[0].person), ("Tom", tom));
    assert_eq!(store.best_scores("ora", 10).await.unwrap(), []);
    // Of six results four have more than 20 points.
    let mode = &best[0].mode;
    assert_eq!(store.ranked_games("pillars", mode, 20).await, Ok((6, 4)));
    assert_eq!(store.ranked_games("pillars", "{}", 20).await, Ok((0, 0)));
}

/// Finishes a game of one person and one bot with so many points.
async fn finished(store: &Store, table: &TableId, from: Revision, points: i64) {
    let results = vec![Outcome { seat: RED, points, rank: 1 }, Outcome { seat: BLUE, points: 0, rank: 2 }];
    let over = TableUpdate { status: Some(Status::Over), results, ..TableUpdate::default() };
    let drawn = NewEntry { who: "*".into(), words: "a card".into(), source: Source::Chance };
    store.append(table, from, vec![drawn], over).await.unwrap();
}

pub(crate) async fn the_best_scores_are_honest(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let honest = running_with(store, tom).await;
    finished(store, &honest, at(0), 10).await;
    // Somebody takes a finished game back past its draw and plays it better.
    let improved = running_with(store, tom).await;
    finished(store, &improved, at(0), 20).await;
    store.rewind(&improved, at(1), 0, vec![], asks(RED)).await.unwrap();
    assert_eq!(store.branches(&improved).await, Ok(vec![Branch { cut: 1, from: 0 }]));
    finished(store, &improved, Revision { len: 0, cuts: 1 }, 90).await;
    assert!(store.table(&improved).await.unwrap().row.foreseen);
    // An answer taken back tells nobody anything.
    let careful = running_with(store, tom).await;
    store.append(&careful, at(0), lines(1), asks(RED)).await.unwrap();
    store.rewind(&careful, at(1), 0, vec![], asks(RED)).await.unwrap();
    finished(store, &careful, Revision { len: 0, cuts: 1 }, 15).await;
    // Programs have bests of their own somewhere else.
    let bot = store.create_bot(tom, "Deep Monk", "en", 9).await.unwrap();
    let programmed = running_with(store, bot).await;
    finished(store, &programmed, at(0), 80).await;
    let best = store.best_scores("pillars", 10).await.unwrap();
    assert_eq!(best.iter().map(|best| best.points).collect::<Vec<_>>(), [15, 10]);
    let other = NewTable {
        mode: r#"{"players":3,"options":{}}"#.into(),
        seats: vec![NewSeat::person(tom, "Tom"), NewSeat::bot("greedy", "Ben")],
        ..open_table()
    };
    let other = store.create_table(other).await.unwrap();
    store.start_table(&other, start(&["Tom", "Ben"])).await.unwrap();
    finished(store, &other, at(0), 99).await;
    // The best of each mode, however many points there are in others.
    let best = store.best_scores("pillars", 1).await.unwrap();
    assert_eq!(best.iter().map(|best| best.points).collect::<Vec<_>>(), [15, 99]);
}

pub(crate) async fn a_branch_that_was_taken_back_is_gone(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    store.append(&table, at(0), lines(6), asks(RED)).await.unwrap();
    store.rewind(&table, at(6), 4, vec![], asks(RED)).await.unwrap();
    let after =
        store.append(&table, Revision { len: 4, cuts: 1 }, lines(4), asks(RED)).await.unwrap().revision;
    store.rewind(&table, after, 6, vec![], asks(RED)).await.unwrap();
    let both = vec![Branch { cut: 1, from: 4 }, Branch { cut: 2, from: 6 }];
    assert_eq!(store.branches(&table).await, Ok(both));
    store.rewind(&table, Revision { len: 6, cuts: 2 }, 2, vec![], asks(RED)).await.unwrap();
    assert_eq!(store.branches(&table).await, Ok(vec![Branch { cut: 3, from: 2 }]));
}

pub(crate) async fn the_first_rematch_stays(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    let (one, two): (TableId, TableId) = ("one".parse().unwrap(), "two".parse().unwrap());
    assert_eq!(store.set_rematch(&table, &one).await, Ok(one.clone()));
    assert_eq!(store.set_rematch(&table, &two).await, Ok(one.clone()));
    assert_eq!(store.table(&table).await.unwrap().row.rematch, Some(one));
}

pub(crate) async fn tables_are_abandoned_and_deleted(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    store.append(&table, at(0), lines(2), asks(RED)).await.unwrap();
    store.rewind(&table, at(2), 1, vec![], asks(RED)).await.unwrap();
    store.set_table_settings(&table, r#"{"hints":true}"#).await.unwrap();
    store.abandon_table(&table).await.unwrap();
    let row = store.table(&table).await.unwrap().row;
    assert_eq!((row.status, row.asked), (Status::Abandoned, SeatSet::EMPTY));
    assert_eq!(row.settings, r#"{"hints":true}"#);
    assert!(matches!(store.abandon_table(&table).await, Err(StoreError::Refused(_))));
    store.delete_table(&table).await.unwrap();
    assert_eq!(store.table(&table).await, Err(StoreError::NotFound(Missing::Table)));
    assert_eq!(store.read_journal(&table, 0).await.unwrap(), []);
    assert_eq!(store.cut_entries(&table).await.unwrap(), []);
}

pub(crate) async fn unknown_things_are_not_found(home: &Home) {
    let store = &home.store;
    let nowhere: TableId = "nowhere".parse().unwrap();
    let tom = guest(store, "Tom").await;
    let missing = || StoreError::NotFound(Missing::Table);
    assert_eq!(store.table(&nowhere).await, Err(missing()));
    assert_eq!(store.load_table(&nowhere).await, Err(missing()));
    assert_eq!(store.table_seed(&nowhere).await, Err(missing()));
    assert_eq!(store.table_link(&nowhere).await, Err(missing()));
    assert_eq!(store.join_seat(&nowhere, RED, tom, "Tom").await, Err(missing()));
    assert_eq!(store.start_table(&nowhere, start(&[])).await, Err(missing()));
    assert_eq!(store.delete_table(&nowhere).await, Err(missing()));
    assert_eq!(store.say(&nowhere, tom, "hello").await, Err(missing()));
    assert_eq!(store.set_note(&nowhere, tom, "hello").await, Err(missing()));
    assert_eq!(store.put_draft(&nowhere, RED, 0, at(0), &[]).await, Err(missing()));
    let table = store.create_table(open_table()).await.unwrap();
    let fifth = parlour_core::Seat::new(4);
    assert_eq!(store.join_seat(&table, fifth, tom, "Tom").await, Err(StoreError::NotFound(Missing::Seat)));
}

pub(crate) async fn somebody_changes_seats(home: &Home) {
    let store = &home.store;
    let (tom, jack) = (guest(store, "Tom").await, guest(store, "Jack").await);
    let table = store.create_table(open_table()).await.unwrap();
    store.join_seat(&table, RED, tom, "Tom").await.unwrap();
    assert_eq!(
        store.move_seat(&table, RED, BLUE, jack).await,
        Err(StoreError::Refused(Refusal::SomebodyElsesSeat))
    );
    store.move_seat(&table, RED, BLUE, tom).await.unwrap();
    let seats = store.table(&table).await.unwrap().seats;
    assert_eq!((&seats[0].holder, &seats[1].holder), (&Holder::Open, &Holder::Person(tom)));
    assert_eq!((seats[0].name.as_str(), seats[1].name.as_str()), ("", "Tom"));
    store.join_seat(&table, RED, jack, "Jack").await.unwrap();
    assert_eq!(store.move_seat(&table, BLUE, RED, tom).await, Err(StoreError::Taken(Taken::Seat)));
}
