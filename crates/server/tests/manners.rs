//! Manners at a table: names nobody mistakes, one seat for everybody, a host who keeps the peace, a list nobody floods.

mod common;

use axum::http::StatusCode;
use common::{Client, site};
use serde_json::json;

#[tokio::test]
async fn nobody_hides_in_a_name() {
    let site = site().await;
    for name in ["To\u{200b}m", "\u{202e}moT", "T\u{43e}m", "Tom\u{3164}"] {
        let reply = site.stranger().post("/api/v1/guests", json!({ "name": name })).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{name:?}");
        assert!(reply.text.contains("nothing hidden"), "{}", reply.text);
    }
    let tom = site.guest("Tom").await;
    let renamed = tom.call(axum::http::Method::PATCH, "/api/v1/me", json!({ "name": "T\u{200d}om" })).await;
    assert_eq!(renamed.status, StatusCode::BAD_REQUEST);
    let me = json!({ "game": "pillars", "players": 2, "seats": ["me:\u{2066}Ada", "open"] });
    assert_eq!(tom.post("/api/v1/tables", me).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn nobody_takes_a_login_that_looks_like_anothers() {
    let site = site().await;
    let claim = async |login: &str| {
        let guest = site.guest("Guest").await;
        guest.post("/api/v1/me/claim", json!({ "login": login, "password": "a long secret" })).await.status
    };
    assert_eq!(claim("alice").await, StatusCode::OK);
    for twin in ["Alice", "AIice", "a1ice", "\u{ff41}lice"] {
        assert_eq!(claim(twin).await, StatusCode::CONFLICT, "{twin}");
    }
    assert_eq!(claim("\u{430}lice").await, StatusCode::BAD_REQUEST);
    assert_eq!(claim("albert").await, StatusCode::OK);
}

#[tokio::test]
async fn at_one_table_nobody_is_taken_for_another() {
    let site = site().await;
    let (tom, other) = (site.guest("Tom").await, site.guest("T0m").await);
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    let joined = other.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    assert_eq!(joined["table"]["seats"][1]["name"], "T0m 2");
    // In the chat everybody has the name of their seat, and who looks on is marked.
    let spectator = site.guest("Tom").await;
    for client in [&tom, &other, &spectator] {
        client.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": "hello" })).await.ok();
    }
    let said = tom.get(&format!("/api/v1/tables/{table}/chat")).await.ok();
    let who = |line: usize| (said[line]["name"].as_str().unwrap(), said[line]["seat"].as_str());
    assert_eq!([who(0), who(1), who(2)], [("Tom", Some("red")), ("T0m 2", Some("blue")), ("Tom", None)]);
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    assert!(tom.get(&format!("/t/{table}")).await.text.contains("(spectator)"));
}

#[tokio::test]
async fn everybody_has_one_seat_of_a_public_table_unless_the_host_allows_more() {
    let site = site().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let table = tom.table("pillars", &["me", "open", "open"], json!({})).await;
    let join = async |seat: &str| {
        ada.post(&format!("/api/v1/tables/{table}/join"), json!({ "seat": seat })).await.status
    };
    assert_eq!(join("blue").await, StatusCode::OK);
    assert_eq!(join("green").await, StatusCode::CONFLICT);
    let house = json!({ "many_seats": true });
    let refused = ada.post(&format!("/api/v1/tables/{table}/house"), house.clone()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let changed = tom.post(&format!("/api/v1/tables/{table}/house"), house).await.ok();
    assert_eq!(changed["table"]["many_seats"], true);
    assert_eq!(join("green").await, StatusCode::OK);
}

#[tokio::test]
async fn whoever_was_sent_away_stays_away() {
    let site = site().await;
    let (tom, eve) = (site.browser("Tom").await, site.guest("Eve").await);
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    let join = format!("/api/v1/tables/{table}/join");
    eve.post(&join, json!({})).await.ok();
    assert!(tom.get(&format!("/t/{table}")).await.text.contains("/house"));
    assert_eq!(
        tom.form(&format!("/t/{table}/seats"), &[("seat", "blue")]).await.status,
        StatusCode::SEE_OTHER
    );
    let refused = eve.post(&join, json!({})).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("sent you away"), "{}", refused.text);
    site.guest("Ada").await.post(&join, json!({})).await.ok();
}

async fn say(client: &Client, table: &str) -> StatusCode {
    client.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": "hello" })).await.status
}

#[tokio::test]
async fn the_host_keeps_the_peace() {
    let site = site().await;
    let (tom, ada, eve) = (site.browser("Tom").await, site.guest("Ada").await, site.guest("Eve").await);
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    assert_eq!(say(&eve, &table).await, StatusCode::OK);
    let lines = tom.get(&format!("/api/v1/tables/{table}/chat")).await.ok();
    let line = lines[0]["id"].to_string();
    // A spectator cannot mute anybody; the host can, from the page as well.
    let body = json!({ "line": lines[0]["id"], "muted": true });
    assert_eq!(eve.post(&format!("/api/v1/tables/{table}/mute"), body).await.status, StatusCode::FORBIDDEN);
    let page = tom.get(&format!("/t/{table}")).await.text;
    assert!(page.contains(&format!("/t/{table}/mute")), "the page has no button for it");
    let muted = tom.form(&format!("/t/{table}/mute"), &[("line", &line), ("muted", "yes")]).await;
    assert_eq!(muted.status, StatusCode::SEE_OTHER);
    assert_eq!(say(&eve, &table).await, StatusCode::FORBIDDEN);
    tom.form(&format!("/t/{table}/mute"), &[("line", &line), ("muted", "no")]).await;
    assert_eq!(say(&eve, &table).await, StatusCode::OK);
    tom.form(&format!("/t/{table}/house"), &[("talk", "players")]).await;
    assert_eq!((say(&eve, &table).await, say(&ada, &table).await), (StatusCode::FORBIDDEN, StatusCode::OK));
    tom.post(&format!("/api/v1/tables/{table}/house"), json!({ "talk": "nobody" })).await.ok();
    assert_eq!(say(&ada, &table).await, StatusCode::FORBIDDEN);
    let odd = tom.post(&format!("/api/v1/tables/{table}/house"), json!({ "talk": "cats" })).await;
    assert_eq!(odd.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn one_host_does_not_fill_the_list() {
    let site = site().await;
    let (tom, eve) = (site.guest("Tom").await, site.guest("Eve").await);
    let shown = tom.table("pillars", &["me", "open"], json!({})).await;
    for _ in 0..60 {
        eve.table("pillars", &["me", "open"], json!({})).await;
    }
    let listed = site.stranger().get("/api/v1/tables").await.ok();
    let listed: Vec<&str> =
        listed.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    assert_eq!(listed.len(), 4);
    assert_eq!(listed[3], shown);
    assert!(site.stranger().get("/").await.text.contains(&shown));
    let rest = site.stranger().get(&format!("/api/v1/tables?after={}", listed[1])).await.ok();
    assert_eq!(rest.as_array().unwrap().len(), 2);
}
