use parlour_store::{Missing, StoreError};

use super::Home;
use super::sample::*;

pub(crate) async fn chat_is_read_from_where_one_stopped(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    let tom = guest(store, "Tom").await;
    let mut ids = Vec::new();
    for number in 0..5 {
        ids.push(store.say(&table, tom, &format!("line {number} 👋")).await.unwrap().id);
    }
    let all = store.chat(&table, 0, 100).await.unwrap();
    assert_eq!(all.iter().map(|line| line.id).collect::<Vec<_>>(), ids);
    assert!(all.iter().all(|line| line.name == "Tom" && line.table == table && line.person == tom));
    assert_eq!(store.chat(&table, ids[2], 100).await.unwrap(), all[3..]);
    assert_eq!(store.last_chat(&table, 2).await.unwrap(), all[3..]);
    assert_eq!(store.chat(&running(store).await, 0, 100).await.unwrap(), []);
    let nobody = parlour_store::PersonId(9_999);
    assert_eq!(store.say(&table, nobody, "boo").await, Err(StoreError::NotFound(Missing::Person)));
}

pub(crate) async fn notes_are_private(home: &Home) {
    let store = &home.store;
    let table = running(store).await;
    let (tom, jack) = (guest(store, "Tom").await, guest(store, "Jack").await);
    assert_eq!(store.note(&table, tom).await.unwrap(), "");
    store.set_note(&table, tom, "watch blue\n- grain").await.unwrap();
    store.set_note(&table, tom, "watch blue\n- stone").await.unwrap();
    assert_eq!(store.note(&table, tom).await.unwrap(), "watch blue\n- stone");
    assert_eq!(store.note(&table, jack).await.unwrap(), "");
    store.set_note(&table, tom, "").await.unwrap();
    assert_eq!(store.export(tom).await.unwrap().notes, []);
}
