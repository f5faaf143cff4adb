use parlour_store::{
    Hidden, Missing, Moment, NewNotice, NewTarget, PersonId, Refusal, StoreError, TableId, TargetKind,
};

use super::Home;
use super::sample::*;

const MINUTE: i64 = 60_000;

fn mailbox(address: &str, verified: bool) -> NewTarget {
    NewTarget {
        kind: TargetKind::Mail,
        address: address.into(),
        keys: None,
        label: String::new(),
        secret: Hidden("secret".into()),
        verified,
    }
}

fn notice(person: PersonId, table: &TableId, now: i64, target: i64) -> NewNotice {
    NewNotice {
        person,
        table: table.clone(),
        occasion: "your-turn",
        len: 0,
        seats: vec!["red".into()],
        now: Moment(now),
        deliveries: vec![(target, Moment(now))],
    }
}

pub(crate) async fn of_an_occasion_somebody_is_told_once_until_they_are_back(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    let target = store.put_target(tom, mailbox("t@example.org", true), Moment(0)).await.unwrap();
    assert!(store.raise(notice(tom, &table, 1_000, target.id)).await.unwrap());
    assert!(!store.raise(notice(tom, &table, 2_000, target.id)).await.unwrap(), "told already");
    store.visit(tom, &table, Moment(3_000), Moment(3_000)).await.unwrap();
    assert!(store.raise(notice(tom, &table, 4_000, target.id)).await.unwrap(), "they have been back");
    assert!(!store.raise(notice(tom, &table, 5_000, target.id)).await.unwrap());
    // Whoever answers has been back, too.
    store.append(&table, at(0), lines(1), asks(RED)).await.unwrap();
    assert!(store.raise(notice(tom, &table, 6_000, target.id)).await.unwrap());
    // Whoever is there, at whichever node, is not told.
    store.visit(tom, &table, Moment(7_000), Moment(90_000)).await.unwrap();
    assert!(!store.raise(notice(tom, &table, 8_000, target.id)).await.unwrap());
    assert_eq!(store.notices_of(tom).await.unwrap().len(), 1);
    assert_eq!(store.sweep_notices(Moment(8_000)).await.unwrap(), 1);
}

pub(crate) async fn of_many_nodes_one_takes_a_target_in_hand(home: &Home) {
    let (store, other) = (&home.store, home.again().await);
    let (tom, ada) = (guest(store, "Tom").await, guest(store, "Ada").await);
    let mut expected = Vec::new();
    for person in [tom, ada] {
        let table = running_with(store, person).await;
        let target = store.put_target(person, mailbox("t@example.org", true), Moment(0)).await.unwrap();
        assert!(store.raise(notice(person, &table, 1_000, target.id)).await.unwrap());
        expected.push(target.id);
    }
    assert_eq!(store.due_kinds(Moment(999)).await.unwrap(), []);
    assert_eq!(store.due_kinds(Moment(1_000)).await.unwrap(), [TargetKind::Mail]);
    let (now, until) = (Moment(1_000), Moment(1_000 + MINUTE));
    let claim = |store: parlour_store::Store| async move {
        let claims = store.claim_targets(TargetKind::Mail, now, until, 10).await.unwrap();
        claims.into_iter().map(|claim| claim.target.id).collect::<Vec<_>>()
    };
    let (one, two) = tokio::join!(claim(store.clone()), claim(other.clone()));
    let mut claimed = [one, two].concat();
    claimed.sort_unstable();
    assert_eq!(claimed, expected, "each once");
    assert_eq!(claim(store.clone()).await, [0; 0], "both are in hand");
    // A node that died has them in hand for a while.
    let later = store.claim_targets(TargetKind::Mail, until, Moment(until.0 + MINUTE), 10).await.unwrap();
    assert_eq!(later.len(), 2);
    store.delivered(&later[0], until, until).await.unwrap();
    store.not_delivered(&later[1], "no\nanswer", Moment(until.0 + MINUTE), None).await.unwrap();
    assert_eq!(store.due_kinds(until).await.unwrap(), [], "one is done, the other waits");
    let later = Moment(until.0 + MINUTE);
    let again = store.claim_targets(TargetKind::Mail, later, later, 10).await.unwrap();
    assert_eq!(
        (again.len(), again[0].target.failures, again[0].target.why.as_deref()),
        (1, 1, Some("noanswer"))
    );
    store.not_delivered(&again[0], "gone", later, Some(later)).await.unwrap();
    assert_eq!(store.due_kinds(Moment(i64::MAX)).await.unwrap(), [], "given up");
    let target = store.target(again[0].target.id).await.unwrap();
    assert_eq!((target.off, target.is_open()), (Some(later), false));
    store.forget_target(target.id).await.unwrap();
    store.forget_target(target.id).await.unwrap();
    assert_eq!(store.target(target.id).await, Err(StoreError::NotFound(Missing::Target)));
}

pub(crate) async fn what_is_raised_while_word_is_on_its_way_follows(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let (one, two) = (running_with(store, tom).await, running_with(store, tom).await);
    let target = store.put_target(tom, mailbox("t@example.org", true), Moment(0)).await.unwrap();
    let now = Moment(1_000);
    assert!(store.raise(notice(tom, &one, now.0, target.id)).await.unwrap());
    let claims = store.claim_targets(TargetKind::Mail, now, Moment(2_000), 10).await.unwrap();
    // At the very same moment, but too late to be part of it.
    assert!(store.raise(notice(tom, &two, now.0, target.id)).await.unwrap());
    store.delivered(&claims[0], now, now).await.unwrap();
    let claims = store.claim_targets(TargetKind::Mail, now, Moment(2_000), 10).await.unwrap();
    let told: Vec<_> = claims[0].notices.iter().map(|notice| &notice.table).collect();
    assert_eq!(told, [&two]);
}

pub(crate) async fn what_somebody_has_seen_is_not_sent(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let table = running_with(store, tom).await;
    let target = store.put_target(tom, mailbox("t@example.org", true), Moment(0)).await.unwrap();
    assert!(store.raise(notice(tom, &table, 1_000, target.id)).await.unwrap());
    store.visit(tom, &table, Moment(1_500), Moment(1_500)).await.unwrap();
    let claims = store.claim_targets(TargetKind::Mail, Moment(2_000), Moment(3_000), 10).await.unwrap();
    assert!(claims.is_empty());
    assert_eq!(store.due_kinds(Moment(2_000)).await.unwrap(), []);
}

pub(crate) async fn talk_is_unread_until_somebody_looks(home: &Home) {
    let store = &home.store;
    let (tom, ada) = (guest(store, "Tom").await, guest(store, "Ada").await);
    let table = running_with(store, tom).await;
    let unread = async || store.visits_of(tom).await.unwrap().first().map(|visit| visit.unread);
    assert_eq!(unread().await, None);
    store.visit(tom, &table, Moment(1), Moment(1)).await.unwrap();
    for text in ["one", "two"] {
        store.say(&table, ada, text).await.unwrap();
    }
    store.say(&table, tom, "my own").await.unwrap();
    assert_eq!(unread().await, Some(2));
    store.visit(tom, &table, Moment(2), Moment(2)).await.unwrap();
    assert_eq!(unread().await, Some(0));
    // Somebody who neither sits there nor was told of it leaves no trace.
    store.visit(ada, &table, Moment(3), Moment(3)).await.unwrap();
    assert_eq!(store.visits_of(ada).await.unwrap(), []);
}

pub(crate) async fn targets_are_confirmed_switched_and_counted(home: &Home) {
    let store = &home.store;
    let (tom, ada) = (guest(store, "Tom").await, guest(store, "Ada").await);
    let target = store.put_target(tom, mailbox("t@example.org", false), Moment(1)).await.unwrap();
    assert!(!target.is_open());
    store.verify_target(target.id, Moment(2)).await.unwrap();
    assert!(store.target(target.id).await.unwrap().is_open());
    store.switch_target(target.id, Some((Moment(3), "stopped"))).await.unwrap();
    let off = store.target(target.id).await.unwrap();
    assert_eq!((off.off, off.why.as_deref()), (Some(Moment(3)), Some("stopped")));
    store.switch_target(target.id, None).await.unwrap();
    assert!(store.target(target.id).await.unwrap().is_open());
    let missing = Err(StoreError::NotFound(Missing::Target));
    assert_eq!(store.remove_target(ada, target.id).await, missing, "it is not hers");
    store.keep_target(tom, TargetKind::Mail, Some("other@example.org")).await.unwrap();
    assert_eq!(store.targets_of(tom).await.unwrap(), []);
    let browser = |address: String| NewTarget { kind: TargetKind::Push, address, ..mailbox("", true) };
    store.put_target(tom, browser("https://push.example/1".into()), Moment(4)).await.unwrap();
    store.put_target(ada, browser("https://push.example/1".into()), Moment(4)).await.unwrap();
    assert_eq!(store.targets_of(tom).await.unwrap(), [], "a browser belongs to whoever used it last");
    let mut last = Ok(());
    for number in 0..30 {
        let put = store.put_target(ada, browser(format!("https://push.example/{number}")), Moment(5)).await;
        last = put.map(|_| ());
    }
    assert_eq!(last, Err(StoreError::Refused(Refusal::TooManyTargets)));
    assert_eq!(store.export(ada).await.unwrap().targets.len(), 20);
    store.delete_person(ada, "—").await.unwrap();
    assert_eq!(store.targets_of(ada).await.unwrap(), []);
}

pub(crate) async fn a_key_of_the_site_is_made_once(home: &Home) {
    let (one, two) = (&home.store, home.again().await);
    let (first, second) = tokio::join!(one.site_key("push", vec![1, 2]), two.site_key("push", vec![3, 4]));
    assert_eq!(first.as_ref().unwrap(), second.as_ref().unwrap());
    assert_eq!(one.site_key("push", vec![5]).await, first);
}
