//! Things most tests need.

use parlour_core::{Seat, SeatSet};
use parlour_store::{
    Hidden, HiddenSeed, NewEntry, NewSeat, NewTable, PersonId, Revision, SecretHash, Source, Start, Store,
    TableId, TableUpdate, Visibility,
};

pub(crate) const RED: Seat = Seat::new(0);
pub(crate) const BLUE: Seat = Seat::new(1);

/// A table with two open seats.
pub(crate) fn open_table() -> NewTable {
    NewTable {
        id: None,
        game: "pillars".into(),
        rules: 1,
        mode: r#"{"players":2,"options":{}}"#.into(),
        pace: "live".into(),
        visibility: Visibility::Public,
        host: None,
        settings: "{}".into(),
        link: None,
        seats: vec![NewSeat::open(), NewSeat::open()],
    }
}

/// A table of two bots.
pub(crate) fn bot_table() -> NewTable {
    NewTable { seats: vec![NewSeat::bot("greedy", "Ann"), NewSeat::bot("greedy", "Ben")], ..open_table() }
}

/// A start without any lines yet.
pub(crate) fn start(names: &[&str]) -> Start {
    Start {
        rules: 1,
        seed: Some(HiddenSeed([7; 32])),
        commitment: Some("c0ffee".into()),
        names: names.iter().map(ToString::to_string).collect(),
        foreseen: false,
        entries: vec![],
        update: asks(RED),
    }
}

/// A running table of two bots, with an empty journal.
pub(crate) async fn running(store: &Store) -> TableId {
    let table = store.create_table(bot_table()).await.unwrap();
    store.start_table(&table, start(&["Ann", "Ben"])).await.unwrap();
    table
}

/// A running table of a person (red) and a bot (blue).
pub(crate) async fn running_with(store: &Store, person: PersonId) -> TableId {
    let seats = vec![NewSeat::person(person, "Tom"), NewSeat::bot("greedy", "Ben")];
    let table = store.create_table(NewTable { seats, ..open_table() }).await.unwrap();
    store.start_table(&table, start(&["Tom", "Ben"])).await.unwrap();
    table
}

pub(crate) async fn guest(store: &Store, name: &str) -> PersonId {
    store.create_guest(name, "en").await.unwrap()
}

pub(crate) async fn account(store: &Store, login: &str) -> PersonId {
    let person = guest(store, login).await;
    store.claim_account(person, login, &Hidden("$argon2id$".into()), Some("me@example.org")).await.unwrap();
    person
}

pub(crate) fn line(words: &str) -> NewEntry {
    NewEntry { who: "red".into(), words: words.into(), source: Source::Person }
}

pub(crate) fn lines(count: usize) -> Vec<NewEntry> {
    (0..count).map(|number| line(&format!("take {number}"))).collect()
}

pub(crate) fn asks(seat: Seat) -> TableUpdate {
    TableUpdate { asked: SeatSet::one(seat), ..TableUpdate::default() }
}

pub(crate) fn at(len: u64) -> Revision {
    Revision { len, cuts: 0 }
}

pub(crate) fn secret(number: u8) -> SecretHash {
    SecretHash::of(&[number; 32])
}

/// The words of a journal.
pub(crate) async fn words(store: &Store, table: &TableId) -> Vec<String> {
    store.read_journal(table, 0).await.unwrap().into_iter().map(|entry| entry.words).collect()
}
