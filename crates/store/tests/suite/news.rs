use std::time::Duration;

use parlour_store::{Changed, News, Part, Proposed, Revision, Store, StoreError, TableId};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use super::Home;
use super::sample::*;

/// The next change; that a listener has begun to listen is none.
pub(crate) async fn next(news: &mut Receiver<News>) -> Changed {
    loop {
        match timeout(Duration::from_secs(20), news.recv()).await.expect("news").unwrap() {
            News::Changed(changed) => return changed,
            News::Person(_) | News::Resync => {}
        }
    }
}

/// Until a store surely hears what is told.
pub(crate) async fn hears(store: &Store, news: &mut Receiver<News>) {
    let probe = store.create_table(open_table()).await.unwrap();
    loop {
        match timeout(Duration::from_millis(100), news.recv()).await {
            Ok(Ok(News::Changed(changed))) if changed.table == probe => break,
            Ok(_) => {}
            Err(_) => {
                store.set_table_settings(&probe, "{}").await.unwrap();
            }
        }
    }
    while timeout(Duration::from_millis(100), news.recv()).await.is_ok() {}
}

fn part(table: &TableId, part: Part) -> Changed {
    Changed { table: table.clone(), part, at: None }
}

fn journal(table: &TableId, len: u64, cuts: u64) -> Changed {
    Changed { table: table.clone(), part: Part::Journal, at: Some(Revision { len, cuts }) }
}

pub(crate) async fn every_change_is_told(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let mut news = store.watch();
    hears(store, &mut news).await;
    let table = store.create_table(bot_table()).await.unwrap();
    assert_eq!(next(&mut news).await, part(&table, Part::Seats));
    store.start_table(&table, start(&["Ann", "Ben"])).await.unwrap();
    assert_eq!(next(&mut news).await, journal(&table, 0, 0));
    assert_eq!(next(&mut news).await, part(&table, Part::Seats));
    store.append(&table, at(0), lines(2), asks(RED)).await.unwrap();
    assert_eq!(next(&mut news).await, journal(&table, 2, 0));
    store.say(&table, tom, "hello").await.unwrap();
    assert_eq!(next(&mut news).await, part(&table, Part::Chat));
    store.put_draft(&table, RED, 0, at(2), &["take".into()]).await.unwrap();
    assert_eq!(next(&mut news).await, part(&table, Part::Draft));
    store.propose(&table, at(2), Proposed::back(1), RED).await.unwrap();
    assert_eq!(next(&mut news).await, part(&table, Part::Rewind));
    store.rewind(&table, at(2), 1, vec![], asks(RED)).await.unwrap();
    assert_eq!(next(&mut news).await, journal(&table, 1, 1));
    store.abandon_table(&table).await.unwrap();
    assert_eq!(next(&mut news).await, journal(&table, 1, 1));
}

pub(crate) async fn a_refused_write_is_no_news(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    let mut news = store.watch();
    hears(store, &mut news).await;
    assert!(store.append(&table, at(5), lines(1), asks(RED)).await.is_err());
    let stale = store.start_table(&table, start(&["Ann", "Ben"])).await;
    assert!(matches!(stale, Err(StoreError::Refused(_))));
    store.append(&table, at(0), lines(1), asks(RED)).await.unwrap();
    assert_eq!(next(&mut news).await, journal(&table, 1, 0));
}

/// On PostgreSQL through notifications. Two processes on one SQLite file share the data, but hear only themselves.
pub(crate) async fn two_stores_hear_of_each_other(home: &Home) {
    let other = home.again().await;
    let table = running(&home.store).await;
    if home.url.starts_with("postgres") {
        let mut news = other.watch();
        hears(&other, &mut news).await;
        home.store.append(&table, at(0), lines(1), asks(RED)).await.unwrap();
        assert_eq!(next(&mut news).await, journal(&table, 1, 0));
        other.append(&table, at(1), lines(1), asks(RED)).await.unwrap();
        assert_eq!(next(&mut news).await, journal(&table, 2, 0));
    } else {
        home.store.append(&table, at(0), lines(1), asks(RED)).await.unwrap();
        other.append(&table, at(1), lines(1), asks(RED)).await.unwrap();
    }
    let late = home.store.append(&table, at(1), lines(1), asks(RED)).await;
    assert_eq!(late, Err(StoreError::Conflict { at: at(2) }));
    other.close().await;
}
