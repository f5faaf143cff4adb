use parlour_store::{
    Hidden, Holder, Kind, Missing, Moment, NewSeat, NewTable, Outcome, PersonId, Refusal, Status, StoreError,
    TableUpdate, Taken,
};

use super::Home;
use super::sample::*;

pub(crate) async fn a_guest_becomes_an_account(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    let person = store.person(tom).await.unwrap();
    assert_eq!((person.kind, person.login, person.settings.as_str()), (Kind::Guest, None, "{}"));
    store.claim_account(tom, "Tom_B", &Hidden("$hash".into()), Some("tom@example.org")).await.unwrap();
    let found = store.find_login("tOM_b").await.unwrap();
    assert_eq!((found.person.id, found.person.kind), (tom, Kind::Account));
    assert_eq!((found.person.login.as_deref(), found.password.0.as_str()), (Some("Tom_B"), "$hash"));
    assert_eq!(store.find_login("Tom").await, Err(StoreError::NotFound(Missing::Login)));
    let twice = store.claim_account(tom, "another", &Hidden("$hash".into()), None).await;
    assert_eq!(twice, Err(StoreError::Refused(Refusal::NotAGuest)));
    let nobody = store.claim_account(PersonId(9_999), "x", &Hidden("$hash".into()), None).await;
    assert_eq!(nobody, Err(StoreError::NotFound(Missing::Person)));
    store.set_password(tom, &Hidden("$other".into())).await.unwrap();
    assert_eq!(store.find_login("tom_b").await.unwrap().password.0, "$other");
    let guest = guest(store, "Jack").await;
    assert!(store.set_password(guest, &Hidden("$x".into())).await.is_err());
}

pub(crate) async fn logins_are_unique_in_any_case(home: &Home) {
    account(&home.store, "Éléonore").await;
    let other = guest(&home.store, "Other").await;
    let claim = home.store.claim_account(other, "ÉLÉONORE", &Hidden("$hash".into()), None).await;
    assert_eq!(claim, Err(StoreError::Taken(Taken::Login)));
    assert_eq!(home.store.person(other).await.unwrap().kind, Kind::Guest);
}

pub(crate) async fn of_many_who_claim_a_login_one_gets_it(home: &Home) {
    let mut claims = Vec::new();
    for number in 0..12 {
        let person = guest(&home.store, "Guest").await;
        let store = home.store.clone();
        claims.push(tokio::spawn(async move {
            let login = if number % 2 == 0 { "tom" } else { "TOM" };
            store.claim_account(person, login, &Hidden("$hash".into()), None).await
        }));
    }
    let mut won = 0;
    for claim in claims {
        match claim.await.unwrap() {
            Ok(()) => won += 1,
            Err(error) => assert_eq!(error, StoreError::Taken(Taken::Login)),
        }
    }
    assert_eq!(won, 1);
}

pub(crate) async fn people_change(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    store.rename_person(tom, "Thomas").await.unwrap();
    store.set_lang(tom, "fr").await.unwrap();
    store.set_email(tom, Some("t@example.org")).await.unwrap();
    store.set_settings(tom, r#"{"sound":false}"#).await.unwrap();
    store.touch_person(tom, Moment(77)).await.unwrap();
    let person = store.person(tom).await.unwrap();
    assert_eq!((person.name.as_str(), person.lang.as_str()), ("Thomas", "fr"));
    assert_eq!(person.email.as_deref(), Some("t@example.org"));
    assert_eq!((person.settings.as_str(), person.seen), (r#"{"sound":false}"#, Moment(77)));
    assert_eq!(store.rename_person(PersonId(9_999), "X").await, Err(StoreError::NotFound(Missing::Person)));
    assert_eq!(store.person(PersonId(9_999)).await, Err(StoreError::NotFound(Missing::Person)));
}

pub(crate) async fn a_deleted_person_leaves_no_trace(home: &Home) {
    let store = &home.store;
    let (tom, jack) = (account(store, "tom").await, guest(store, "Jack").await);
    let played = running_with(store, tom).await;
    store.say(&played, tom, "I live in Kingsbridge").await.unwrap();
    store.say(&played, jack, "Me too").await.unwrap();
    store.set_note(&played, tom, "secret plan").await.unwrap();
    store.create_session(tom, secret(1), Moment(i64::MAX)).await.unwrap();
    store.create_token(tom, secret(2), "laptop", None).await.unwrap();
    let results = vec![Outcome { seat: RED, points: 9, rank: 1 }];
    let over = TableUpdate { status: Some(Status::Over), results, ..TableUpdate::default() };
    store.append(&played, at(0), lines(2), over).await.unwrap();
    let waiting = store.create_table(open_table()).await.unwrap();
    store.join_seat(&waiting, RED, tom, "Tom").await.unwrap();
    let hosted = store.create_table(NewTable { host: Some(tom), ..open_table() }).await.unwrap();

    store.delete_person(tom, "Somebody").await.unwrap();
    assert_eq!(store.person(tom).await, Err(StoreError::NotFound(Missing::Person)));
    assert_eq!(store.find_login("tom").await, Err(StoreError::NotFound(Missing::Login)));
    assert!(store.session(&secret(1), Moment(0)).await.is_err());
    assert!(store.token(&secret(2), Moment(0)).await.is_err());
    let table = store.table(&played).await.unwrap();
    assert_eq!((&table.seats[0].holder, table.seats[0].name.as_str()), (&Holder::Departed, "Somebody"));
    assert_eq!(store.read_journal(&played, 0).await.unwrap().len(), 2);
    let chat = store.chat(&played, 0, 10).await.unwrap();
    assert_eq!(chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["Me too"]);
    assert_eq!(store.best_scores("pillars", 10).await.unwrap(), []);
    assert_eq!(store.table(&waiting).await.unwrap().seats[0].holder, Holder::Open);
    let hosted = store.table(&hosted).await.unwrap().row;
    assert_eq!((hosted.status, hosted.host), (Status::Abandoned, None));
    // The login is free again.
    account(store, "TOM").await;
    assert_eq!(store.delete_person(tom, "Somebody").await, Err(StoreError::NotFound(Missing::Person)));
}

pub(crate) async fn bots_go_with_their_owner(home: &Home) {
    let store = &home.store;
    let tom = account(store, "tom").await;
    let bot = store.create_bot(tom, "Deep Monk", "en", 9).await.unwrap();
    let person = store.person(bot).await.unwrap();
    assert_eq!((person.kind, person.owner), (Kind::Bot, Some(tom)));
    let seats = vec![NewSeat::person(bot, "Deep Monk"), NewSeat::person(tom, "Tom")];
    let table = store.create_table(NewTable { seats, ..open_table() }).await.unwrap();
    store.start_table(&table, start(&["Deep Monk", "Tom"])).await.unwrap();
    store.delete_person(tom, "Somebody").await.unwrap();
    assert_eq!(store.person(bot).await, Err(StoreError::NotFound(Missing::Person)));
    let table = store.table(&table).await.unwrap();
    assert!(table.seats.iter().all(|seat| seat.holder == Holder::Departed && seat.name == "Somebody"));
    assert!(store.create_bot(tom, "Orphan", "en", 9).await.is_err());
}

pub(crate) async fn bots_and_tables_have_bounds(home: &Home) {
    let store = &home.store;
    let (tom, jack) = (account(store, "tom").await, guest(store, "Jack").await);
    let bot = store.create_bot(tom, "Deep Monk", "en", 1).await.unwrap();
    let crowd = Err(StoreError::Refused(Refusal::TooManyBots));
    assert_eq!(store.create_bot(tom, "Deeper Monk", "en", 1).await, crowd);
    let set_up =
        async |host| store.create_table_within(NewTable { host: Some(host), ..bot_table() }, None, 2).await;
    let first = set_up(tom).await.unwrap();
    running_with(store, bot).await;
    // What a bot has counts for whoever keeps it, set up or sat at.
    let full = Err(StoreError::Refused(Refusal::TooManyTables));
    assert_eq!(set_up(tom).await, full);
    assert_eq!(set_up(bot).await, full);
    assert_eq!(store.has_room(bot, 2).await, Err(StoreError::Refused(Refusal::TooManyTables)));
    assert_eq!(store.has_room(jack, 2).await, Ok(()));
    set_up(jack).await.unwrap();
    store.abandon_table(&first).await.unwrap();
    let second = set_up(tom).await.unwrap();
    let both = [first, second.clone()];
    assert_eq!(store.still_in_play(&both).await.unwrap(), [second]);
}

pub(crate) async fn an_export_holds_everything(home: &Home) {
    let store = &home.store;
    let (tom, jack) = (account(store, "tom").await, guest(store, "Jack").await);
    let bot = store.create_bot(tom, "Deep Monk", "en", 9).await.unwrap();
    let table = running_with(store, tom).await;
    running_with(store, jack).await;
    store.say(&table, tom, "hello").await.unwrap();
    store.say(&table, jack, "not mine").await.unwrap();
    store.set_note(&table, tom, "plan").await.unwrap();
    store.set_note(&table, jack, "not mine").await.unwrap();
    store.create_session(tom, secret(1), Moment(i64::MAX)).await.unwrap();
    store.create_token(tom, secret(2), "laptop", None).await.unwrap();
    let results = vec![Outcome { seat: RED, points: 9, rank: 1 }];
    let over = TableUpdate { status: Some(Status::Over), results, ..TableUpdate::default() };
    store.append(&table, at(0), lines(2), over).await.unwrap();
    for _ in 0..3 {
        running_with(store, tom).await;
    }

    let export = store.export(tom).await.unwrap();
    assert_eq!(export.person.email.as_deref(), Some("me@example.org"));
    assert_eq!(export.bots[0].id, bot);
    assert_eq!(export.tables.len(), 4);
    assert_eq!((export.results.len(), export.results[0].points), (1, 9));
    assert_eq!((export.notes.len(), export.chat.len()), (1, 1));
    assert_eq!((export.sessions.len(), export.tokens[0].label.as_str()), (1, "laptop"));
    let text = serde_json::to_string(&export).unwrap();
    assert!(!text.contains("argon2") && !text.contains("not mine") && !text.contains("hash"), "{text}");
    assert_eq!(store.export(PersonId(9_999)).await, Err(StoreError::NotFound(Missing::Person)));
}
