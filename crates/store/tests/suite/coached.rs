use parlour_store::{Coached, Schooling};

use super::Home;
use super::sample::*;

pub(crate) async fn what_was_explained_is_remembered(home: &Home) {
    let store = &home.store;
    let (tom, jack) = (guest(store, "Tom").await, guest(store, "Jack").await);
    assert_eq!(store.schooling(tom, "pillars").await.unwrap(), Schooling::default());
    for kind in ["place", "draft", "place"] {
        store.note_coached(tom, "pillars", kind).await.unwrap();
    }
    store.note_coached(tom, "ora", "place").await.unwrap();
    let known = store.schooling(tom, "pillars").await.unwrap();
    assert_eq!((known.coached, known.finished), (vec!["draft".into(), "place".into()], 0));
    assert_eq!(store.schooling(jack, "pillars").await.unwrap(), Schooling::default());
    let own = |game: &str, kind: &str| Coached { game: game.into(), kind: kind.into() };
    let all = [own("ora", "place"), own("pillars", "draft"), own("pillars", "place")];
    assert_eq!(store.export(tom).await.unwrap().coached, all);
}
