use std::time::Duration;

use parlour_store::{
    Holder, Moment, NewSeat, NewTable, Operator, Order, Retention, Status, StoreError, Swept,
};

use super::Home;
use super::sample::*;

const DAY: i64 = 24 * 3_600_000;

fn in_days(days: i64) -> Moment {
    Moment(Moment::now().0 + days * DAY)
}

fn rules() -> Retention {
    let days = |days: u64| Duration::from_hours(24 * days);
    Retention {
        guests: days(100),
        unstarted: days(10),
        standing: days(50),
        given_up: days(60),
        acts: days(400),
    }
}

pub(crate) async fn what_nobody_comes_back_to_is_swept(home: &Home) {
    let store = &home.store;
    let (tom, jack, ada) =
        (guest(store, "Tom").await, guest(store, "Jack").await, account(store, "ada").await);
    let unstarted = store.create_table(open_table()).await.unwrap();
    let played = running_with(store, tom).await;
    let waiting = store.create_table(NewTable { seats: vec![NewSeat::person(jack, "Jack")], ..open_table() });
    let waiting = waiting.await.unwrap();
    // Nothing is old enough.
    assert_eq!(store.sweep(in_days(9), &rules(), "Somebody").await.unwrap(), Swept::default());
    let swept = store.sweep(in_days(11), &rules(), "Somebody").await.unwrap();
    assert_eq!(swept, Swept { tables: 2, ..Swept::default() });
    assert!(store.table(&unstarted).await.is_err() && store.table(&waiting).await.is_err());
    // A game nobody moves at is given up, then gone; its players have not been seen either.
    let swept = store.sweep(in_days(51), &rules(), "Somebody").await.unwrap();
    assert_eq!(swept, Swept { given_up: 1, ..Swept::default() });
    assert_eq!(store.table(&played).await.unwrap().row.status, Status::Abandoned);
    store.touch_person(jack, in_days(60)).await.unwrap();
    let swept = store.sweep(in_days(101), &rules(), "Somebody").await.unwrap();
    assert_eq!((swept.guests, swept.tables), (1, 1));
    assert!(matches!(store.person(tom).await, Err(StoreError::NotFound(_))));
    assert!(
        store.person(jack).await.is_ok() && store.person(ada).await.is_ok(),
        "who was seen, and accounts"
    );
}

pub(crate) async fn a_guest_at_a_table_that_is_played_stays(home: &Home) {
    let store = &home.store;
    let (tom, ada, eve) = (guest(store, "Tom").await, guest(store, "Ada").await, guest(store, "Eve").await);
    let bot = store.create_bot(ada, "Deep Monk", "en", 9).await.unwrap();
    store.touch_person(bot, in_days(0)).await.unwrap();
    let table = running_with(store, tom).await;
    // None of them was seen on a page for years, but the table is in play, and so is the program.
    for person in [tom, ada, eve] {
        store.touch_person(person, Moment(0)).await.unwrap();
    }
    let swept = store.sweep(in_days(1), &rules(), "Somebody").await.unwrap();
    assert_eq!(swept, Swept { guests: 1, ..Swept::default() });
    assert!(store.person(eve).await.is_err());
    assert_eq!(store.table(&table).await.unwrap().seats[0].holder, Holder::Person(tom));
    assert_eq!(store.person(bot).await.unwrap().owner, Some(ada));
}

pub(crate) async fn the_journal_of_operators_ends_somewhere(home: &Home) {
    let store = &home.store;
    let tom = account(store, "tom").await;
    store.set_muted(Order::new(Operator::Person(tom), "loud").unwrap(), tom, true).await.unwrap();
    assert_eq!(store.acts(10).await.unwrap()[0].operator, format!("person {tom}"));
    assert_eq!(store.sweep(in_days(399), &rules(), "Somebody").await.unwrap().acts, 0);
    assert_eq!(store.sweep(in_days(401), &rules(), "Somebody").await.unwrap().acts, 1);
}
