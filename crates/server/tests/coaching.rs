//! The coach of ordinary games: a kind of question is explained once, to whom it is new, and in the help whenever somebody
//! wants it.

mod common;

use axum::http::StatusCode;
use common::{Client, site};
use serde_json::json;

/// The kind of question a card speaks of, if one stands on the page.
fn card(page: &str) -> Option<&str> {
    let tip = &page[page.find("class=\"coach tip\"")?..];
    tip.split(" data-kind=\"").nth(1)?.split('"').next()
}

/// What the help says of this decision?
fn helps(page: &str) -> bool {
    page.contains("class=\"decision\"")
}

/// The table as somebody sees it whose turn it is, or who is not asked any more.
async fn page(client: &Client, table: &str) -> String {
    client.turn(table).await;
    client.get(&format!("/t/{table}")).await.text
}

/// The first answer on offer is given.
async fn answer(client: &Client, table: &str) {
    let position = client.turn(table).await;
    let [at, words] = [&position["at"], &position["question"]["options"][0]["words"]];
    let [at, words] = [at, words].map(|text| text.as_str().expect("a text"));
    let done = client.form(&format!("/t/{table}/answer"), &[("at", at), ("answer", words)]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_is_explained_until_it_is_answered() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("ora", &["me", "me:Odo"], json!({})).await;
    let first = page(&tom, &table).await;
    assert_eq!(card(&first), Some("turn"));
    assert!(helps(&first));
    assert_eq!(card(&page(&tom, &table).await), Some("turn"), "who only looks is told again");
    answer(&tom, &table).await;
    let next = page(&tom, &table).await;
    assert_ne!(card(&next), Some("turn"));
    // Another table of the same title: it is known there too.
    let other = tom.table("ora", &["me", "me:Odo"], json!({})).await;
    let known = page(&tom, &other).await;
    assert_eq!((card(&known), helps(&known)), (None, true));
    let ada = site.browser("Ada").await;
    let hers = ada.table("ora", &["me", "me:Odo"], json!({})).await;
    assert_eq!(card(&page(&ada, &hers).await), Some("turn"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_is_put_away_and_the_coach_switched_off() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("ora", &["me", "me:Odo"], json!({})).await;
    let nonsense = tom.form(&format!("/t/{table}/coached"), &[("kind", "dance")]).await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    let away = tom.form(&format!("/t/{table}/coached"), &[("kind", "turn")]).await;
    assert_eq!(away.status, StatusCode::SEE_OTHER, "{}", away.text);
    let read = page(&tom, &table).await;
    assert_eq!((card(&read), helps(&read)), (None, true));

    let ada = site.browser("Ada").await;
    let hers = ada.table("ora", &["me", "me:Odo"], json!({})).await;
    assert_eq!(ada.form("/coaching", &[("coach", "off")]).await.status, StatusCode::SEE_OTHER);
    let quiet = page(&ada, &hers).await;
    assert_eq!((card(&quiet), helps(&quiet)), (None, true));
    assert_eq!(ada.form("/coaching", &[("coach", "always")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(card(&page(&ada, &hers).await), Some("turn"));
    // Whoever watches is asked nothing, and told nothing.
    assert_eq!(card(&tom.get(&format!("/t/{hers}")).await.text), None);
}
