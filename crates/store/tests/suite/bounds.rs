use parlour_store::{Field, Hidden, Missing, NewEntry, NewSeat, NewTable, Page, Source, StoreError, bounds};

use super::Home;
use super::sample::*;

fn invalid<T>(what: Field) -> Result<T, StoreError> {
    Err(StoreError::Invalid(what))
}

pub(crate) async fn long_texts_are_refused(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    let tom = guest(store, "Tom").await;
    let long = "x".repeat(30_000);
    assert_eq!(store.create_guest(&"x".repeat(41), "en").await, invalid(Field::Name));
    assert_eq!(store.rename_person(tom, &long).await, invalid(Field::Name));
    assert_eq!(store.claim_account(tom, &long, &Hidden("h".into()), None).await, invalid(Field::Login));
    assert_eq!(store.set_settings(tom, &format!("\"{long}\"")).await, invalid(Field::Settings));
    assert_eq!(store.append(&table, at(0), vec![line(&long)], asks(RED)).await, invalid(Field::Answer));
    let many = lines(bounds::LONGEST_APPEND + 1);
    assert_eq!(store.append(&table, at(0), many, asks(RED)).await, invalid(Field::NumberOfLines));
    assert_eq!(
        store.put_draft(&table, RED, 0, at(0), std::slice::from_ref(&long)).await,
        invalid(Field::Answer)
    );
    assert_eq!(store.say(&table, tom, &long).await, invalid(Field::ChatLine));
    assert_eq!(store.set_note(&table, tom, &long).await, invalid(Field::Note));
    assert_eq!(store.create_token(tom, secret(1), &long, None).await, invalid(Field::Label));
    let new = NewTable { seats: vec![NewSeat::open(); 6], ..open_table() };
    assert_eq!(store.create_table(new).await, invalid(Field::NumberOfSeats));
    let new = NewTable { mode: "not json".into(), ..open_table() };
    assert_eq!(store.create_table(new).await, invalid(Field::Mode));

    // As long as is allowed.
    let most =
        NewEntry { who: "red".into(), words: "x".repeat(bounds::LONGEST_WORDS), source: Source::Person };
    store.append(&table, at(0), vec![most; 500], asks(RED)).await.unwrap();
    assert_eq!(store.read_journal(&table, 0).await.unwrap().len(), 500);
}

pub(crate) async fn broken_texts_are_refused(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    let tom = guest(store, "Tom").await;
    for bad in ["", "a\0b", "a\nb", "\u{1b}[2J"] {
        assert_eq!(
            store.append(&table, at(0), vec![line(bad)], asks(RED)).await,
            invalid(Field::Answer),
            "{bad:?}"
        );
        assert_eq!(store.say(&table, tom, bad).await, invalid(Field::ChatLine), "{bad:?}");
        assert_eq!(store.rename_person(tom, bad).await, invalid(Field::Name), "{bad:?}");
        assert_eq!(store.find_login(bad).await, Err(StoreError::NotFound(Missing::Login)), "{bad:?}");
    }
    assert_eq!(store.open_tables(Some("a\0b"), &Page::first(1)).await, invalid(Field::Game));
    assert_eq!(store.best_scores("a\0b", 1).await, invalid(Field::Game));
    // What only looks like a statement is a text.
    let sly = "x'); DROP TABLE people; --";
    store.say(&table, tom, sly).await.unwrap();
    store.append(&table, at(0), vec![line(sly)], asks(RED)).await.unwrap();
    assert_eq!(words(store, &table).await, [sly]);
    assert_eq!(store.chat(&table, 0, 10).await.unwrap()[0].text, sly);
}

pub(crate) async fn pages_are_limited(home: &Home) {
    for _ in 0..105 {
        home.store.create_table(open_table()).await.unwrap();
    }
    let page = home.store.open_tables(None, &Page::first(u32::MAX)).await.unwrap();
    assert_eq!(page.len() as u32, bounds::LARGEST_PAGE);
    assert_eq!(home.store.open_tables(None, &Page::first(0)).await.unwrap().len(), 1);
}

pub(crate) async fn a_closed_store_refuses_everything(home: &Home) {
    let table = running(&home.store).await;
    let store = home.again().await;
    let other = store.clone();
    store.close().await;
    other.close().await;
    let closed = StoreError::Gone("the store is closed".into());
    assert_eq!(other.ping().await, Err(closed.clone()));
    assert_eq!(other.append(&table, at(0), lines(1), asks(RED)).await, Err(closed.clone()));
    assert_eq!(other.create_guest("Tom", "en").await, Err(closed));
    home.store.ping().await.unwrap();
}
