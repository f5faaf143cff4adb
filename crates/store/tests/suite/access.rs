use parlour_store::{Missing, Moment, PersonId, StoreError, Taken};

use super::Home;
use super::sample::*;

const NO_SESSION: StoreError = StoreError::NotFound(Missing::Session);

pub(crate) async fn a_session_ends_when_it_expires(home: &Home) {
    let tom = guest(&home.store, "Tom").await;
    home.store.create_session(tom, secret(1), Moment(1_000)).await.unwrap();
    assert_eq!(home.store.session(&secret(1), Moment(999)).await.unwrap().person, tom);
    assert_eq!(home.store.session(&secret(1), Moment(1_000)).await, Err(NO_SESSION));
    assert_eq!(home.store.session(&secret(2), Moment(0)).await, Err(NO_SESSION));
    // An expired session cannot be revived.
    assert_eq!(home.store.touch_session(&secret(1), Moment(1_000), Moment(9_000)).await, Err(NO_SESSION));
    home.store.touch_session(&secret(1), Moment(500), Moment(2_000)).await.unwrap();
    let session = home.store.session(&secret(1), Moment(1_500)).await.unwrap();
    assert_eq!((session.seen, session.expires), (Moment(500), Moment(2_000)));
    let nobody = home.store.create_session(PersonId(9_999), secret(3), Moment(1)).await;
    assert_eq!(nobody, Err(StoreError::NotFound(Missing::Person)));
}

pub(crate) async fn a_rotated_secret_is_worth_nothing(home: &Home) {
    let tom = guest(&home.store, "Tom").await;
    home.store.create_session(tom, secret(1), Moment(1_000)).await.unwrap();
    home.store.rotate_session(secret(1), secret(2), Moment(10), Moment(2_000)).await.unwrap();
    assert_eq!(home.store.session(&secret(1), Moment(11)).await, Err(NO_SESSION));
    assert_eq!(home.store.session(&secret(2), Moment(1_999)).await.unwrap().person, tom);
    let again = home.store.rotate_session(secret(1), secret(3), Moment(12), Moment(2_000)).await;
    assert_eq!(again, Err(NO_SESSION));
    home.store.revoke_session(&secret(2)).await.unwrap();
    assert_eq!(home.store.session(&secret(2), Moment(11)).await, Err(NO_SESSION));
}

pub(crate) async fn all_secrets_of_a_person_end_at_once(home: &Home) {
    let (tom, jack) = (guest(&home.store, "Tom").await, guest(&home.store, "Jack").await);
    for (person, number) in [(tom, 1), (tom, 2), (jack, 3)] {
        home.store.create_session(person, secret(number), Moment(1_000)).await.unwrap();
    }
    home.store.create_token(tom, secret(4), "laptop", None).await.unwrap();
    home.store.revoke_all(tom).await.unwrap();
    assert_eq!(home.store.session(&secret(1), Moment(0)).await, Err(NO_SESSION));
    assert_eq!(home.store.session(&secret(2), Moment(0)).await, Err(NO_SESSION));
    assert_eq!(home.store.token(&secret(4), Moment(0)).await, Err(StoreError::NotFound(Missing::Token)));
    assert_eq!(home.store.session(&secret(3), Moment(0)).await.unwrap().person, jack);
}

pub(crate) async fn tokens_have_labels_and_owners(home: &Home) {
    let (tom, jack) = (guest(&home.store, "Tom").await, guest(&home.store, "Jack").await);
    let made = home.store.create_token(tom, secret(1), "my bot", Some(Moment(100))).await.unwrap();
    let token = home.store.token(&secret(1), Moment(99)).await.unwrap();
    assert_eq!((token.id, token.person, token.label.as_str()), (made.id, tom, "my bot"));
    assert_eq!(home.store.token(&secret(1), Moment(100)).await, Err(StoreError::NotFound(Missing::Token)));
    home.store.touch_token(made.id, Moment(50)).await.unwrap();
    assert_eq!(home.store.tokens_of(tom).await.unwrap()[0].seen, Some(Moment(50)));

    // Other people's tokens cannot be touched.
    let theirs = StoreError::NotFound(Missing::Token);
    assert_eq!(home.store.revoke_token(jack, made.id).await, Err(theirs.clone()));
    assert_eq!(home.store.rotate_token(jack, made.id, secret(2)).await, Err(theirs.clone()));
    home.store.rotate_token(tom, made.id, secret(2)).await.unwrap();
    assert_eq!(home.store.token(&secret(1), Moment(0)).await, Err(theirs));
    assert_eq!(home.store.token(&secret(2), Moment(0)).await.unwrap().id, made.id);
    let twice = home.store.create_token(jack, secret(2), "twin", None).await;
    assert_eq!(twice, Err(StoreError::Taken(Taken::Secret)));
    home.store.revoke_token(tom, made.id).await.unwrap();
    assert_eq!(home.store.tokens_of(tom).await.unwrap(), []);
}

pub(crate) async fn the_oldest_sessions_make_room(home: &Home) {
    let tom = guest(&home.store, "Tom").await;
    for number in 0..60 {
        home.store.create_session(tom, secret(number), Moment(1_000)).await.unwrap();
        let used = Moment::now();
        home.store.touch_session(&secret(number), Moment(i64::from(number)), used).await.unwrap();
    }
    assert_eq!(home.store.export(tom).await.unwrap().sessions.len(), 50);
    assert_eq!(home.store.session(&secret(0), Moment(0)).await, Err(NO_SESSION));
    home.store.session(&secret(59), Moment(0)).await.unwrap();
}

pub(crate) async fn expired_secrets_are_swept(home: &Home) {
    let tom = guest(&home.store, "Tom").await;
    home.store.create_session(tom, secret(1), Moment(10)).await.unwrap();
    home.store.create_session(tom, secret(2), Moment(20)).await.unwrap();
    home.store.create_token(tom, secret(3), "short", Some(Moment(5))).await.unwrap();
    home.store.create_token(tom, secret(4), "long", None).await.unwrap();
    assert_eq!(home.store.sweep_expired(Moment(10)).await, Ok(2));
    assert_eq!(home.store.sweep_expired(Moment(10)).await, Ok(0));
    home.store.session(&secret(2), Moment(10)).await.unwrap();
    home.store.token(&secret(4), Moment(10)).await.unwrap();
}

pub(crate) async fn a_handover_is_taken_once(home: &Home) {
    let (store, gone) = (&home.store, StoreError::NotFound(Missing::Handover));
    let tom = guest(store, "Tom").await;
    store.offer_handover(tom, secret(1), Moment(1_000)).await.unwrap();
    assert_eq!(store.handover(&secret(1), Moment(999)).await, Ok(tom));
    assert_eq!(store.take_handover(&secret(1), Moment(1_000)).await, Err(gone.clone()), "it has expired");
    assert_eq!(store.take_handover(&secret(1), Moment(999)).await, Ok(tom));
    assert_eq!(store.take_handover(&secret(1), Moment(999)).await, Err(gone.clone()), "it is used up");
    store.offer_handover(tom, secret(2), Moment(1_000)).await.unwrap();
    store.offer_handover(tom, secret(3), Moment(1_000)).await.unwrap();
    assert_eq!(
        store.handover(&secret(2), Moment(1)).await,
        Err(gone.clone()),
        "a later one ends an earlier one"
    );
    store.revoke_all(tom).await.unwrap();
    assert_eq!(store.handover(&secret(3), Moment(1)).await, Err(gone));
}
