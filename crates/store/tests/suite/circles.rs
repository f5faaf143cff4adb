use parlour_store::bounds::{MOST_CIRCLES, MOST_MEMBERS};
use parlour_store::{
    CircleId, Hidden, Missing, NewSeat, NewTable, Outcome, PersonId, Refusal, Status, Store, StoreError,
    TableId, TableUpdate, Visibility,
};

use super::Home;
use super::sample::*;

const NO_CIRCLE: StoreError = StoreError::NotFound(Missing::Circle);

fn link() -> Hidden {
    Hidden("key".into())
}

/// A finished game of two people.
async fn finished(store: &Store, people: [PersonId; 2], visibility: Visibility) -> TableId {
    let seats = vec![NewSeat::person(people[0], "Tom"), NewSeat::person(people[1], "Ada")];
    let table = store.create_table(NewTable { seats, visibility, ..open_table() }).await.unwrap();
    let begun = store.start_table(&table, start(&["Tom", "Ada"])).await.unwrap();
    let results = vec![Outcome { seat: RED, points: 9, rank: 1 }, Outcome { seat: BLUE, points: 7, rank: 2 }];
    let over = TableUpdate { status: Some(Status::Over), results, ..TableUpdate::default() };
    store.append(&table, begun.revision, lines(1), over).await.unwrap();
    table
}

pub(crate) async fn people_join_and_leave(home: &Home) {
    let store = &home.store;
    let (tom, jack, ellen) =
        (guest(store, "Tom").await, guest(store, "Jack").await, guest(store, "Ellen").await);
    let id = store.create_circle(tom, "Kingsbridge", link(), &[tom, jack]).await.unwrap();
    let circle = store.circle(id).await.unwrap();
    assert_eq!(
        (circle.joined(tom), circle.joined(jack), circle.joined(ellen)),
        (Some(true), Some(false), None)
    );
    store.join_circle(id, jack).await.unwrap();
    store.join_circle(id, ellen).await.unwrap();
    let names: Vec<String> =
        store.circle(id).await.unwrap().members.into_iter().map(|member| member.name).collect();
    assert_eq!(names, ["Tom", "Jack", "Ellen"]);
    assert_eq!(store.circles_of(ellen).await.unwrap().len(), 1);
    // Whoever is gone is no longer in it, and a group without people ends.
    store.delete_person(ellen, "-").await.unwrap();
    store.leave_circle(id, jack).await.unwrap();
    assert_eq!(store.leave_circle(id, jack).await, Err(NO_CIRCLE));
    store.leave_circle(id, tom).await.unwrap();
    assert_eq!(store.circle(id).await, Err(NO_CIRCLE));
    assert_eq!(store.join_circle(CircleId(99), tom).await, Err(NO_CIRCLE));
}

pub(crate) async fn results_are_for_those_who_may_see_them(home: &Home) {
    let store = &home.store;
    let (tom, jack, ellen) =
        (guest(store, "Tom").await, guest(store, "Jack").await, guest(store, "Ellen").await);
    let stranger = guest(store, "Spy").await;
    let id = store.create_circle(tom, "Kingsbridge", link(), &[]).await.unwrap();
    store.join_circle(id, jack).await.unwrap();
    store.join_circle(id, ellen).await.unwrap();
    let public = finished(store, [tom, jack], Visibility::Public).await;
    let private = finished(store, [tom, jack], Visibility::Private).await;
    let ours = finished(store, [jack, tom], Visibility::Private).await;
    store.note_circle_table(id, &ours).await.unwrap();
    finished(store, [tom, stranger], Visibility::Public).await;
    let seen = async |reader: PersonId| {
        let results = store.circle_results(id, reader, 100).await.unwrap();
        let mut tables: Vec<TableId> = results.into_iter().map(|one| one.table).collect();
        tables.sort();
        tables.dedup();
        tables
    };
    let sorted = |mut tables: Vec<TableId>| {
        tables.sort();
        tables
    };
    assert_eq!(seen(tom).await, sorted(vec![public.clone(), private, ours.clone()]));
    assert_eq!(seen(ellen).await, sorted(vec![public, ours]), "a private game of others is theirs");
}

pub(crate) async fn circles_have_bounds(home: &Home) {
    let store = &home.store;
    let tom = guest(store, "Tom").await;
    for number in 0..MOST_CIRCLES {
        store.create_circle(tom, &format!("Group {number}"), link(), &[]).await.unwrap();
    }
    let more = store.create_circle(tom, "One more", link(), &[]).await;
    assert_eq!(more, Err(StoreError::Refused(Refusal::TooManyCircles)));
    let jack = guest(store, "Jack").await;
    let id = store.create_circle(jack, "Crowd", link(), &[]).await.unwrap();
    for number in 1..MOST_MEMBERS {
        let other = guest(store, &format!("Guest {number}")).await;
        store.join_circle(id, other).await.unwrap();
    }
    assert_eq!(store.join_circle(id, tom).await, Err(StoreError::Refused(Refusal::TooManyCircles)));
    let late = guest(store, "Late").await;
    assert_eq!(store.join_circle(id, late).await, Err(StoreError::Refused(Refusal::CircleIsFull)));
    assert_eq!(store.circle(id).await.unwrap().joined(late), None, "nothing is kept of it");
}
