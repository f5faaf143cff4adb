use std::slice::from_ref;

use parlour_core::SeatSet;
use parlour_store::{
    Absence, Clocks, Holder, Moment, Outcome, Refusal, SeatRow, Status, Store, StoreError, TableId,
    TableUpdate, Taken,
};

use super::Home;
use super::sample::*;

async fn red(store: &Store, table: &TableId) -> SeatRow {
    store.table(table).await.unwrap().seats.remove(0)
}

/// Red is asked, with so much time.
fn with_time(left: i64) -> TableUpdate {
    let anew = SeatSet::one(RED);
    TableUpdate { clocks: vec![(RED, left)], anew, due: Some(Moment(left)), ..asks(RED) }
}

pub(crate) async fn each_step_is_taken_once(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    assert!(store.take_step(&table, at(0), RED, Absence::Reminded).await.unwrap());
    // Two nodes look at the same clock: one of them tells.
    assert!(!store.take_step(&table, at(0), RED, Absence::Reminded).await.unwrap());
    assert!(store.take_step(&table, at(0), RED, Absence::CaredFor).await.unwrap());
    assert!(!store.take_step(&table, at(0), RED, Absence::LastReminded).await.unwrap());
    let seat = red(store, &table).await;
    assert!(seat.caretaker && seat.absence == Absence::CaredFor);
    // A table that has moved on is not spoken of.
    store.append(&table, at(0), lines(1), with_time(5)).await.unwrap();
    assert_eq!(red(store, &table).await.absence, Absence::None);
    assert!(!store.take_step(&table, at(0), RED, Absence::Reminded).await.unwrap());
}

pub(crate) async fn a_caretaker_goes_after_its_turn(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    store.take_step(&table, at(0), RED, Absence::CaredFor).await.unwrap();
    let relieved = SeatSet::one(RED);
    store.append(&table, at(0), lines(1), TableUpdate { relieved, ..asks(BLUE) }).await.unwrap();
    let seat = red(store, &table).await;
    assert_eq!((seat.caretaker, seat.covered), (false, 1));
    // Where none was, none goes.
    store.append(&table, at(1), lines(1), TableUpdate { relieved, ..asks(BLUE) }).await.unwrap();
    assert_eq!(red(store, &table).await.covered, 1);
}

pub(crate) async fn whoever_is_back_has_their_clock(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    store.append(&table, at(0), lines(1), with_time(5)).await.unwrap();
    store.take_step(&table, at(1), RED, Absence::CaredFor).await.unwrap();
    store.want_substitute(&table, RED).await.unwrap();
    let clocks = Clocks { left: vec![(RED, 900)], due: Some(Moment(77)) };
    store.come_back(&table, at(1), SeatSet::one(RED), clocks.clone()).await.unwrap();
    let seated = store.table(&table).await.unwrap();
    let seat = &seated.seats[0];
    assert_eq!((seat.caretaker, seat.wanted, seat.covered, seat.clock), (false, false, 0, Some(900)));
    assert_eq!((seat.absence, seated.row.due), (Absence::Returned, Some(Moment(77))));
    // A caretaker may be called again, which is no news.
    assert!(!store.take_step(&table, at(1), RED, Absence::CaredFor).await.unwrap());
    assert!(red(store, &table).await.caretaker);
    // Clocks of a position that is gone are not set.
    store.append(&table, at(1), lines(1), with_time(5)).await.unwrap();
    store.come_back(&table, at(1), SeatSet::one(RED), clocks).await.unwrap();
    assert_eq!(red(store, &table).await.clock, Some(5));
}

pub(crate) async fn rest_is_told_to_every_table(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    store.append(&table, at(0), lines(1), with_time(5)).await.unwrap();
    let rest = r#"{"away":[[1,2]]}"#;
    assert_eq!(store.set_rest(tom, rest, Moment(3)).await.unwrap(), from_ref(&table));
    let seated = store.table(&table).await.unwrap();
    assert_eq!((seated.seats[0].rest.as_str(), seated.seats[1].rest.as_str()), (rest, "{}"));
    assert_eq!(seated.row.due, Some(Moment(3)));
    assert_eq!(store.person(tom).await.unwrap().rest, rest);
    store.set_pauses(&table, "[[1,null]]", Moment(2)).await.unwrap();
    let row = store.table(&table).await.unwrap().row;
    assert_eq!((row.pauses.as_str(), row.due), ("[[1,null]]", Some(Moment(2))));
}

pub(crate) async fn a_nudge_has_its_time(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    assert!(store.nudge(&table, RED, Moment(100), Moment(90)).await.unwrap());
    assert!(!store.nudge(&table, RED, Moment(105), Moment(95)).await.unwrap());
    assert!(store.nudge(&table, RED, Moment(110), Moment(100)).await.unwrap());
    assert_eq!(red(store, &table).await.nudged, Some(Moment(110)));
}

pub(crate) async fn a_wanted_seat_is_taken_over(home: &Home) {
    let store = &home.store;
    let (tom, ada) = (guest(store, "Tom").await, guest(store, "Ada").await);
    let table = running_with(store, tom).await;
    let page = parlour_store::Page::first(10);
    let taken = store.take_over(&table, RED, ada, "Ada").await;
    assert_eq!(taken, Err(StoreError::Taken(Taken::Seat)));
    assert_eq!(store.tables_with_wanted_seats(None, &page).await.unwrap(), []);
    store.want_substitute(&table, RED).await.unwrap();
    assert_eq!(store.tables_with_wanted_seats(Some("pillars"), &page).await.unwrap()[0].row.id, table);
    let own = store.take_over(&table, RED, tom, "Tom").await;
    assert_eq!(own, Err(StoreError::Refused(Refusal::PlaysAlready)));
    assert_eq!(store.take_over(&table, RED, ada, "Ada").await, Ok(Holder::Person(tom)));
    let seat = red(store, &table).await;
    assert_eq!((seat.holder, seat.name.as_str(), seat.wanted), (Holder::Person(ada), "Ada", false));
}

pub(crate) async fn a_game_ends_as_it_stands(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    store.append(&table, at(0), lines(2), asks(RED)).await.unwrap();
    let results = vec![Outcome { seat: RED, points: 7, rank: 1 }];
    assert!(store.end_as_it_stands(&table, at(1), results.clone()).await.is_err());
    store.end_as_it_stands(&table, at(2), results).await.unwrap();
    let row = store.table(&table).await.unwrap().row;
    assert_eq!((row.status, row.revision, row.asked), (Status::Over, at(2), SeatSet::one(RED)));
    assert!(row.finished.is_some() && row.due.is_none());
    assert_eq!(store.ranked_games("pillars", &row.mode, 0).await, Ok((1, 1)));
}

pub(crate) async fn time_that_was_lost_is_given_back(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    store.append(&table, at(0), lines(1), with_time(5)).await.unwrap();
    store.credit_clocks(10).await.unwrap();
    let seated = store.table(&table).await.unwrap();
    assert_eq!((seated.seats[0].clock, seated.row.due), (Some(15), Some(Moment(15))));
    assert_eq!(store.note_look(Moment(1)).await, Ok(None));
    assert_eq!(store.note_look(Moment(9)).await, Ok(Some(Moment(1))));
}
