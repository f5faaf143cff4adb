//! What one person and one network may have: tables, bots, guests; and what they are told beyond it.

mod common;

use axum::http::{StatusCode, header};
use common::{Client, config, site_with};
use parlour_server::Config;
use serde_json::{Value, json};

async fn set_up(client: &Client) -> StatusCode {
    client.post("/api/v1/tables", json!({ "game": "pillars", "players": 2 })).await.status
}

#[tokio::test]
async fn a_person_has_so_many_tables_and_their_bots_count() {
    let site = site_with(Config { tables_each: (usize::MAX, 3), ..config() }).await;
    let tom = site.guest("Tom").await;
    let made = tom.post("/api/v1/me/bots", json!({ "name": "Deep Monk" })).await.ok();
    let monk = Client { token: made["token"].as_str().map(str::to_owned), ..site.stranger() };
    let first = tom.table("pillars", &["me", "open"], json!({})).await;
    assert_eq!((set_up(&monk).await, set_up(&monk).await), (StatusCode::OK, StatusCode::OK));
    let refused = monk.post("/api/v1/tables", json!({ "game": "pillars", "players": 2 })).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("as many tables as one person may have"), "{}", refused.text);
    tom.form("/lang", &[("lang", "fr")]).await;
    let page = tom.form("/play/pillars", &[]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.text.contains("toutes les tables permises"), "{}", page.text);
    // Nor can somebody sit down at everybody's table.
    let ada = site.guest("Ada").await;
    let hers = ada.table("pillars", &["me", "open"], json!({})).await;
    assert_eq!(
        tom.post(&format!("/api/v1/tables/{hers}/join"), json!({})).await.status,
        StatusCode::CONFLICT
    );
    tom.post(&format!("/api/v1/tables/{first}/leave"), json!({})).await.ok();
    assert_eq!(set_up(&tom).await, StatusCode::OK);
}

/// A table at which only bots sit would count for ever if nobody could end it.
#[tokio::test]
async fn a_host_gives_up_a_table_of_bots() {
    let site = site_with(Config { tables_each: (usize::MAX, 1), ..config() }).await;
    let (tom, eve) = (site.guest("Tom").await, site.guest("Eve").await);
    let table = tom.table("pillars", &["random", "random"], json!({})).await;
    assert_eq!(set_up(&tom).await, StatusCode::CONFLICT);
    let resign = format!("/api/v1/tables/{table}/resign");
    assert_eq!(eve.post(&resign, json!({})).await.status, StatusCode::FORBIDDEN);
    tom.post(&resign, json!({})).await.ok();
    assert_eq!(tom.position(&table).await["table"]["status"], "abandoned");
    assert_eq!(set_up(&tom).await, StatusCode::OK);
}

/// Whatever somebody writes counts, by pages and by programs, and a bot's deeds count for its keeper.
#[tokio::test]
async fn settings_groups_and_links_count_as_deeds() {
    let deeds: [(&str, &[(&str, &str)]); 5] = [
        ("/coaching", &[("coach", "off")]),
        ("/turns", &[("turn", "by-hand")]),
        ("/me", &[("name", "Tom")]),
        ("/groups", &[("name", "Friends")]),
        ("/me/device", &[]),
    ];
    for (path, fields) in deeds {
        let site = site_with(Config { move_rate: (0.001, 2.0), ..config() }).await;
        let tom = site.browser("Tom").await;
        let mut told = Vec::new();
        for _ in 0..4 {
            told.push(tom.form(path, fields).await.status);
        }
        assert_eq!(told[2..], [StatusCode::TOO_MANY_REQUESTS; 2], "{path}: {told:?}");
    }
    let site = site_with(Config { move_rate: (0.001, 2.0), ..config() }).await;
    let tom = site.guest("Tom").await;
    let made = tom.post("/api/v1/me/bots", json!({ "name": "One" })).await.ok();
    let bot = Client { token: made["token"].as_str().map(str::to_owned), ..site.stranger() };
    bot.post("/api/v1/groups", json!({ "name": "Friends" })).await.ok();
    let refused = tom.post("/api/v1/groups", json!({ "name": "Others" })).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_network_has_so_many_tables() {
    let site = site_with(Config { tables_each: (2, 50), ..config() }).await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let first = tom.table("pillars", &["me", "open"], json!({})).await;
    assert_eq!(set_up(&ada).await, StatusCode::OK);
    let refused =
        site.guest("Eve").await.post("/api/v1/tables", json!({ "game": "pillars", "players": 2 })).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers[header::RETRY_AFTER], "600");
    assert!(refused.text.contains("10 minutes"), "{}", refused.text);
    tom.post(&format!("/api/v1/tables/{first}/leave"), json!({})).await.ok();
    assert_eq!(set_up(&tom).await, StatusCode::OK);
}

#[tokio::test]
async fn bots_share_the_bucket_of_whoever_keeps_them() {
    let site = site_with(Config { move_rate: (0.001, 6.0), bots_each: 2, ..config() }).await;
    let tom = site.guest("Tom").await;
    let mut bots = Vec::new();
    for name in ["One", "Two"] {
        let made: Value = tom.post("/api/v1/me/bots", json!({ "name": name })).await.ok();
        bots.push(Client { token: made["token"].as_str().map(str::to_owned), ..site.stranger() });
    }
    let third = tom.post("/api/v1/me/bots", json!({ "name": "Three" })).await;
    assert_eq!(third.status, StatusCode::CONFLICT);
    assert!(third.text.contains("as many bots"), "{}", third.text);
    let mut told = Vec::new();
    for bot in bots.iter().cycle().take(4) {
        told.push(set_up(bot).await);
    }
    let expected = [StatusCode::OK, StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS];
    assert_eq!(told, expected);
    assert_eq!(set_up(&tom).await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn guests_and_new_tables_come_at_a_pace() {
    let paced = Config { guest_rate: (0.001, 2.0), table_rate: (0.001, 3.0), ..config() };
    let site = site_with(paced).await;
    let (tom, ada) = (site.guest("Tom").await, site.browser("Ada").await);
    let third = site.stranger().post("/api/v1/guests", json!({ "name": "Eve" })).await;
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(third.text.contains("minutes"), "{}", third.text);
    let page = site.stranger().form("/guest", &[("name", "Eve")]).await;
    assert!(page.status == StatusCode::TOO_MANY_REQUESTS && page.headers.contains_key(header::RETRY_AFTER));
    assert_eq!((set_up(&tom).await, set_up(&tom).await), (StatusCode::OK, StatusCode::OK));
    assert_eq!(ada.form("/play/pillars", &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.form("/play/pillars", &[]).await.status, StatusCode::TOO_MANY_REQUESTS);
}

/// Pages that are long to write out are bounded like drawings: for the network, whoever asks.
#[tokio::test]
async fn long_pages_are_drawn_at_a_pace() {
    for path in ["/games/ora", "/games/ora/overview", "/rules/ora?q=prior"] {
        let site = site_with(Config { look_rate: (1e-6, 2.0), ..config() }).await;
        let told = [
            site.stranger().get(path).await,
            site.stranger().get(path).await,
            site.stranger().get(path).await,
        ];
        let statuses = told.each_ref().map(|reply| reply.status);
        assert_eq!(statuses, [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS], "{path}");
        assert!(told[2].headers.contains_key(header::RETRY_AFTER), "{path}");
    }
}
