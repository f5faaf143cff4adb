//! What those see who look after a site: is it alive, can it write, what is slow.

mod common;

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use common::{Client, config, site_on, site_with};
use parlour_server::{App, Config, aside};
use parlour_store::{Options, Store};
use serde_json::json;

fn token(token: &str) -> Config {
    Config { metrics_token: Some(token.into()), ..config() }
}

async fn figures(client: &Client, token: &str) -> (StatusCode, String) {
    let request = Request::builder().method(Method::GET).uri("/metrics").header("host", "parlour.test");
    let request = request.header("authorization", format!("Bearer {token}"));
    let reply = client.send(request.body(Body::empty()).unwrap()).await;
    (reply.status, reply.text)
}

fn beside(app: &App) -> Client {
    Client { router: aside(app.clone()), token: None, cookies: Vec::new() }
}

#[tokio::test]
async fn figures_are_for_those_with_the_token_or_on_their_own_address() {
    let site = site_with(token("a long secret")).await;
    let stranger = site.stranger();
    assert_eq!(stranger.get("/metrics").await.status, StatusCode::NOT_FOUND);
    assert_eq!(figures(&stranger, "a wrong secret").await.0, StatusCode::NOT_FOUND);
    assert_eq!(figures(&stranger, "a long secret").await.0, StatusCode::OK);
    assert_eq!(beside(&site.app).get("/metrics").await.status, StatusCode::OK);
    assert_eq!(beside(&site.app).get("/").await.status, StatusCode::NOT_FOUND);
    let site = site_with(config()).await;
    assert_eq!(figures(&site.stranger(), "").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn figures_tell_of_routes_streams_thinking_and_batches() {
    let site = site_with(config()).await;
    let tom = site.guest("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    tom.turn(&table).await;
    tom.get("/no/such/page").await;
    let text = beside(&site.app).get("/metrics").await.text;
    for line in [
        "parlour_request_seconds_bucket{route=\"/api/v1/tables/{table}\",le=\"5\"}",
        "parlour_request_seconds_count{route=\"/api/v1/guests\"} 1\n",
        "parlour_request_seconds_count{route=\"\"} 1\n",
        "parlour_requests_total{status=\"4xx\"} 1\n",
        "parlour_streams 0\n",
        "parlour_thinking_queue ",
        "parlour_notices_failed_total 0\n",
        "parlour_store_batches_total ",
        "parlour_store_writes_waiting ",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    assert!(!text.contains("/t/{table}/pay"), "what nobody asked for is left out");
    assert!(!text.contains(&table), "tables are nobody's business");
}

#[tokio::test]
async fn a_site_is_ready_while_it_can_write() {
    let dir = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", dir.path().join("parlour.db").display());
    let options = Options { max_pages: Some(200), ..Options::default() };
    let site = site_on(Store::open_with(&url, options).await.unwrap(), config());
    let (stranger, tom) = (site.stranger(), site.guest("Tom").await);
    assert_eq!(stranger.get("/readyz").await.status, StatusCode::OK);
    let table = tom.table("pillars", &["me", "me:Other"], json!({})).await;
    let mut full = StatusCode::OK;
    while full == StatusCode::OK {
        let said =
            tom.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": "x".repeat(900) })).await;
        full = said.status;
    }
    assert_eq!(full, StatusCode::SERVICE_UNAVAILABLE);
    // It lives, but it is not fit to be used.
    let ready = until(&stranger, StatusCode::SERVICE_UNAVAILABLE).await;
    assert_eq!(ready, "the database cannot be written\n");
    assert_eq!(stranger.get("/healthz").await.status, StatusCode::OK);
    site.app.store().delete_table(&table.parse().unwrap()).await.unwrap();
    assert_eq!(until(&stranger, StatusCode::OK).await, "ready\n");
}

#[tokio::test]
async fn a_site_whose_file_is_damaged_is_not_ready() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("parlour.db");
    let url = format!("sqlite:{}", file.display());
    let often = Config { check_pages: Duration::from_millis(20), ..config() };
    let store = Store::open(&url).await.unwrap();
    store.create_guest("Tom", "en").await.unwrap();
    store.close().await;
    let site = site_on(Store::open(&url).await.unwrap(), often);
    let stranger = site.stranger();
    assert_eq!(stranger.get("/readyz").await.status, StatusCode::OK);
    let mut bytes = std::fs::read(&file).unwrap();
    bytes.chunks_mut(4096).skip(3).for_each(|page| page.fill(0xA5));
    std::fs::write(&file, bytes).unwrap();
    assert_eq!(until(&stranger, StatusCode::SERVICE_UNAVAILABLE).await, "the database is damaged\n");
}

/// Asks until the site says so; gives what it says. A verdict holds for a moment.
async fn until(client: &Client, status: StatusCode) -> String {
    loop {
        let reply = client.get("/readyz").await;
        if reply.status == status {
            return reply.text;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
