use parlour_core::SeatSet;
use parlour_store::{StoreError, TableUpdate};

use super::Home;
use super::sample::*;

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
    assert_eq!(again.drafts(&table).await.unwrap().len(), 1);
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
    assert_eq!(put(0, "three").await, Err(StoreError::Outdated("draft")));
    assert_eq!(put(1, "three").await, Ok(2));
    home.store.clear_draft(&table, RED).await.unwrap();
    assert_eq!(home.store.drafts(&table).await.unwrap(), []);
    // A window that has not heard of it is still out of date.
    assert_eq!(put(2, "four").await, Err(StoreError::Outdated("draft")));
    assert_eq!(put(3, "four").await, Ok(4));
}

pub(crate) async fn a_played_draft_is_empty(home: &Home) {
    let table = running(&home.store).await;
    home.store.put_draft(&table, RED, 0, at(0), &draft(&["take 1"])).await.unwrap();
    home.store.put_draft(&table, BLUE, 0, at(0), &draft(&["take 2"])).await.unwrap();
    let update = TableUpdate { drop_drafts: SeatSet::one(RED), ..asks(BLUE) };
    home.store.append(&table, at(0), lines(1), update).await.unwrap();
    let left = home.store.drafts(&table).await.unwrap();
    assert_eq!(left.iter().map(|draft| draft.seat).collect::<Vec<_>>(), [BLUE]);
    assert_eq!(home.store.draft(&table, RED).await.unwrap().unwrap().version, 2);
    home.store.rewind(&table, at(1), 0, vec![], asks(RED)).await.unwrap();
    assert_eq!(home.store.drafts(&table).await.unwrap(), []);
}
