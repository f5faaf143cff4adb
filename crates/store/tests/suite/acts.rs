use parlour_store::{
    Hidden, Holder, Intervention, Kind, Missing, Moment, NewSeat, Operator, Order, PersonId, Refusal, Status,
    StoreError, Visibility,
};

use super::Home;
use super::sample::*;

fn order(reason: &str) -> Order {
    Order::new(Operator::Shell, reason).unwrap()
}

pub(crate) async fn whoever_is_kept_out_loses_every_key(home: &Home) {
    let store = &home.store;
    let tom = account(store, "tom").await;
    let bot = store.create_bot(tom, "Deep Monk", "en", 9).await.unwrap();
    store.create_session(tom, secret(1), Moment(i64::MAX)).await.unwrap();
    store.create_token(bot, secret(2), "first", None).await.unwrap();
    store.set_banned(order("spam"), tom, true).await.unwrap();
    assert!(store.person(tom).await.unwrap().banned && store.person(bot).await.unwrap().banned);
    assert!(store.session(&secret(1), Moment(0)).await.is_err());
    assert!(store.token(&secret(2), Moment(0)).await.is_err());
    store.set_banned(order(""), tom, false).await.unwrap();
    assert!(!store.person(bot).await.unwrap().banned);
    let acts = store.acts(10).await.unwrap();
    let told: Vec<_> = acts.iter().map(|act| (act.deed, act.target.as_str(), act.reason.as_str())).collect();
    let target = format!("person {tom}");
    assert_eq!(
        told,
        [(Intervention::Unban, target.as_str(), ""), (Intervention::Ban, target.as_str(), "spam")]
    );
    assert_eq!(acts[0].operator, "shell");
    // What fails is not noted.
    let nobody = store.set_banned(order(""), PersonId(9_999), true).await;
    assert_eq!(nobody, Err(StoreError::NotFound(Missing::Person)));
    assert_eq!(store.acts(10).await.unwrap().len(), 2);
}

pub(crate) async fn whoever_has_no_voice_says_nothing(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    let said = store.say(&table, tom, "something rude").await.unwrap();
    store.set_muted(order(""), tom, true).await.unwrap();
    let refused = store.say(&table, tom, "more").await;
    assert_eq!(refused.err(), Some(StoreError::Refused(Refusal::Muted)));
    store.delete_chat(order(""), said.id).await.unwrap();
    assert_eq!(store.chat(&table, 0, 10).await.unwrap(), []);
    let again = store.delete_chat(order(""), said.id).await;
    assert_eq!(again, Err(StoreError::NotFound(Missing::ChatLine)));
    store.set_muted(order(""), tom, false).await.unwrap();
    store.say(&table, tom, "sorry").await.unwrap();
}

pub(crate) async fn only_accounts_look_after_a_site(home: &Home) {
    let store = &home.store;
    let (ada, tom) = (account(store, "ada").await, guest(store, "Tom").await);
    let refused = store.set_operator(order(""), tom, true).await;
    assert_eq!(refused, Err(StoreError::Refused(Refusal::NoAccount)));
    store.set_operator(order(""), ada, true).await.unwrap();
    assert!(store.who("ADA").await.unwrap().operator);
    assert_eq!(store.who(&format!("#{tom}")).await.unwrap().id, tom);
    assert!(store.who("#x").await.is_err() && store.who("nobody").await.is_err());
    let found = store.find_people("to", 10).await.unwrap();
    assert_eq!(found.iter().map(|person| person.id).collect::<Vec<_>>(), [tom]);
    assert_eq!(
        store.find_people("%", 10).await.unwrap().len(),
        2,
        "a percent sign is nothing but itself, left out"
    );
}

pub(crate) async fn a_guest_becomes_part_of_an_account(home: &Home) {
    let store = &home.store;
    let (ada, tom) = (account(store, "ada").await, guest(store, "Tom").await);
    let table = running_with(store, tom).await;
    store.say(&table, tom, "hello").await.unwrap();
    store.set_note(&table, tom, "a plan").await.unwrap();
    let bot = store.create_bot(tom, "Deep Monk", "en", 9).await.unwrap();
    let refused = store.merge_guest(order(""), ada, tom).await;
    assert_eq!(refused, Err(StoreError::Refused(Refusal::NotAGuest)));
    store.merge_guest(order("two devices"), tom, ada).await.unwrap();
    assert_eq!(store.person(tom).await, Err(StoreError::NotFound(Missing::Person)));
    assert_eq!(store.table(&table).await.unwrap().seats[0].holder, Holder::Person(ada));
    assert_eq!(store.chat(&table, 0, 10).await.unwrap()[0].person, ada);
    assert_eq!(store.note(&table, ada).await.unwrap(), "a plan");
    assert_eq!(store.person(bot).await.unwrap().owner, Some(ada));
    assert_eq!(store.acts(1).await.unwrap()[0].target, format!("person {tom} into {ada}"));
}

pub(crate) async fn tables_are_ended_unlisted_and_handed_over(home: &Home) {
    let store = &home.store;
    let (ada, tom) = (account(store, "ada").await, guest(store, "Tom").await);
    let table = running_with(store, tom).await;
    store.set_resigned(&table, RED, true).await.unwrap();
    store.hand_over(order(""), &table, RED, NewSeat::person(ada, "Ada")).await.unwrap();
    let seat = store.table(&table).await.unwrap().seats[0].clone();
    assert_eq!((seat.holder, seat.name.as_str(), seat.resigned), (Holder::Person(ada), "Ada", false));
    store.unlist_table(order(""), &table, Hidden("key".into())).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().row.visibility, Visibility::Private);
    assert_eq!(store.table_link(&table).await.unwrap(), Some(Hidden("key".into())));
    store.end_table(order(""), &table).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().row.status, Status::Abandoned);
    let twice = store.end_table(order(""), &table).await;
    assert_eq!(twice, Err(StoreError::Refused(Refusal::TableIsNoLongerInPlay)));
    let deeds: Vec<Intervention> = store.acts(10).await.unwrap().into_iter().map(|act| act.deed).collect();
    assert_eq!(deeds, [Intervention::End, Intervention::Unlist, Intervention::HandOver]);
}

pub(crate) async fn a_link_sets_a_password_once(home: &Home) {
    let store = &home.store;
    let (ada, tom) = (account(store, "ada").await, guest(store, "Tom").await);
    let none = store.create_recovery(tom, secret(1), Moment(0), Moment(i64::MAX)).await;
    assert_eq!(none, Err(StoreError::Refused(Refusal::NoAccount)));
    store.create_session(ada, secret(9), Moment(i64::MAX)).await.unwrap();
    let before = Moment(Moment::now().0 - 60_000);
    store.create_recovery(ada, secret(1), before, Moment(i64::MAX)).await.unwrap();
    let soon = store.create_recovery(ada, secret(2), before, Moment(i64::MAX)).await;
    assert_eq!(soon, Err(StoreError::Refused(Refusal::RecoveryIsFresh)));
    // Another link makes the older one worthless.
    store.create_recovery(ada, secret(3), Moment(i64::MAX), Moment(i64::MAX)).await.unwrap();
    assert!(store.recovery(&secret(1), Moment(0)).await.is_err());
    assert_eq!(store.recovery(&secret(3), Moment(0)).await, Ok(ada));
    assert_eq!(store.recover(secret(3), Moment(0), Hidden("$new".into())).await, Ok(ada));
    assert_eq!(store.find_login("ada").await.unwrap().password.0, "$new");
    assert!(store.session(&secret(9), Moment(0)).await.is_err(), "whoever had the account is out");
    let twice = store.recover(secret(3), Moment(0), Hidden("$again".into())).await;
    assert_eq!(twice, Err(StoreError::NotFound(Missing::Recovery)));
    store.create_recovery(ada, secret(4), Moment(i64::MAX), Moment(1_000)).await.unwrap();
    assert!(store.recovery(&secret(4), Moment(1_000)).await.is_err(), "a link ends");
    assert_eq!(store.person(ada).await.unwrap().kind, Kind::Account);
}
