use parlour_core::{Seat, SeatSet};
use parlour_store::{Outdated, Store, StoreError, TableId, TableUpdate};

use super::Home;
use super::sample::*;

/// The seats whose drafts are not empty.
async fn drafting(store: &Store, table: &TableId) -> Vec<Seat> {
    let drafts = store.drafts(table).await.unwrap();
    drafts.into_iter().filter(|draft| !draft.words.is_empty()).map(|draft| draft.seat).collect()
}

fn draft(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

pub(crate) async fn a_draft_survives_reopening(home: &Home) {
    let table = running(&home.store).await;
    assert_eq!(home.store.draft(&table, RED).await.unwrap(), None);
    home.store.put_draft(&table, RED, 0, at(0), &draft(&["take sand-2", "end"])).await.unwrap();
    let again = home.again().await;
    let read = again.draft(&table, RED).await.unwrap().unwrap();
    assert_eq!((read.base, read.words, read.version), (at(0), draft(&["take sand-2", "end"]), 1));
    assert_eq!(again.draft(&table, BLUE).await.unwrap(), None);
    assert_eq!(drafting(&again, &table).await, [RED]);
    again.close().await;
}

pub(crate) async fn two_windows_cannot_overwrite_each_other(home: &Home) {
    let table = running(&home.store).await;
    let put = |version, words: &'static str| {
        let (store, table) = (home.store.clone(), table.clone());
        async move { store.put_draft(&table, RED, version, at(0), &draft(&[words])).await }
    };
    let (one, two) = tokio::join!(put(0, "one"), put(0, "two"));
    assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
    assert_eq!(put(0, "three").await, Err(StoreError::Outdated(Outdated::Draft)));
    assert_eq!(put(1, "three").await, Ok(2));
    home.store.clear_draft(&table, RED).await.unwrap();
    assert_eq!(drafting(&home.store, &table).await, []);
    // A window that has not heard of it is still out of date.
    assert_eq!(put(2, "four").await, Err(StoreError::Outdated(Outdated::Draft)));
    assert_eq!(put(3, "four").await, Ok(4));
}

pub(crate) async fn a_played_draft_is_empty(home: &Home) {
    let table = running(&home.store).await;
    home.store.put_draft(&table, RED, 0, at(0), &draft(&["take 1"])).await.unwrap();
    home.store.put_draft(&table, BLUE, 0, at(0), &draft(&["take 2"])).await.unwrap();
    let update = TableUpdate { drop_drafts: SeatSet::one(RED), ..asks(BLUE) };
    home.store.append(&table, at(0), lines(1), update).await.unwrap();
    assert_eq!(drafting(&home.store, &table).await, [BLUE]);
    assert_eq!(home.store.draft(&table, RED).await.unwrap().unwrap().version, 2);
    home.store.rewind(&table, at(1), 0, vec![], asks(RED)).await.unwrap();
    assert_eq!(drafting(&home.store, &table).await, []);
}

/// Lines that come from a draft, or cut one, lose against somebody who has changed it meanwhile.
pub(crate) async fn an_append_goes_by_the_drafts_it_knows(home: &Home) {
    let table = running(&home.store).await;
    let knows = |red, blue| TableUpdate {
        drop_drafts: SeatSet::one(RED),
        drafts_known: vec![(RED, red), (BLUE, blue)],
        ..asks(BLUE)
    };
    home.store.put_draft(&table, RED, 0, at(0), &draft(&["take 1"])).await.unwrap();
    let conflict = Err(StoreError::Conflict { at: at(0) });
    assert_eq!(home.store.append(&table, at(0), lines(1), knows(0, 0)).await, conflict);
    assert_eq!(home.store.append(&table, at(0), lines(1), knows(1, 1)).await, conflict);
    assert_eq!(drafting(&home.store, &table).await, [RED]);
    home.store.append(&table, at(0), lines(1), knows(1, 0)).await.unwrap();
    assert_eq!(drafting(&home.store, &table).await, []);
}

pub(crate) async fn a_draft_goes_on_from_the_journal_as_it_is(home: &Home) {
    let table = running(&home.store).await;
    home.store.append(&table, at(0), lines(1), asks(BLUE)).await.unwrap();
    let late = home.store.put_draft(&table, BLUE, 0, at(0), &draft(&["take 1"])).await;
    assert_eq!(late, Err(StoreError::Conflict { at: at(1) }));
    assert_eq!(home.store.put_draft(&table, BLUE, 0, at(1), &draft(&["take 1"])).await, Ok(1));
}
