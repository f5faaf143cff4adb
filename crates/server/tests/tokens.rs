//! What programs sign in with: it ends, it can be ended, and whoever listens with it hears no more.

mod common;

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use common::{Client, Site, config, site, site_on};
use http_body_util::BodyExt as _;
use parlour_server::Config;
use parlour_store::Store;
use serde_json::json;
use tower::ServiceExt as _;

/// Only what never happens takes so long.
const FOREVER: Duration = Duration::from_mins(1);

async fn account(site: &Site, login: &str) -> Client {
    let client = site.guest(login).await;
    client.post("/api/v1/me/claim", json!({ "login": login, "password": "a long secret" })).await.ok();
    client
}

async fn sign_in(site: &Site, login: &str) -> Client {
    let reply = site
        .stranger()
        .post("/api/v1/sessions", json!({ "login": login, "password": "a long secret" }))
        .await;
    Client { token: reply.ok()["token"].as_str().map(str::to_owned), ..site.stranger() }
}

#[tokio::test]
async fn a_script_that_signs_in_every_day_is_not_locked_out() {
    let site = site().await;
    let kept = account(&site, "tom").await;
    let first = sign_in(&site, "tom").await;
    let mut last = first.clone();
    for _ in 0..60 {
        last = sign_in(&site, "tom").await;
    }
    assert_eq!(last.get("/api/v1/me").await.status, StatusCode::OK);
    // The oldest made room; the token that was made to stay stays.
    assert_eq!(first.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    let tokens = kept.get("/api/v1/me/tokens").await.ok();
    let tokens = tokens.as_array().unwrap();
    assert_eq!(tokens.len(), 50);
    assert_eq!(tokens.iter().filter(|token| token["expires"].is_null()).count(), 1);
}

#[tokio::test]
async fn a_token_of_a_sign_in_ends_and_signing_out_ends_it_at_once() {
    let site = site().await;
    account(&site, "tom").await;
    let (one, two) = (sign_in(&site, "tom").await, sign_in(&site, "tom").await);
    one.call(Method::DELETE, "/api/v1/sessions/current", json!({})).await.ok();
    assert_eq!(one.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(two.get("/api/v1/me").await.status, StatusCode::OK);
    let expires = two.get("/api/v1/me/tokens").await.ok()[1]["expires"].as_i64();
    assert!(expires.is_some_and(|end| end > site.clock.now().0));
}

/// The body of a stream, read until it ends.
async fn read_to_its_end(client: &Client, path: &str) -> tokio::task::JoinHandle<()> {
    let request = client.request(Method::GET, path).body(Body::empty()).unwrap();
    let response = client.router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    tokio::spawn(async move { drop(response.into_body().collect().await) })
}

#[tokio::test]
async fn the_streams_of_a_token_end_with_it() {
    let site = site().await;
    let tom = account(&site, "tom").await;
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    let program = sign_in(&site, "tom").await;
    let mut streams = Vec::new();
    for path in [format!("/api/v1/tables/{table}/stream"), "/api/v1/me/stream".into()] {
        streams.push(read_to_its_end(&program, &path).await);
    }
    let other = read_to_its_end(&tom, &format!("/api/v1/tables/{table}/stream")).await;
    program.call(Method::DELETE, "/api/v1/sessions/current", json!({})).await.ok();
    for stream in streams {
        tokio::time::timeout(FOREVER, stream).await.expect("the stream ends").unwrap();
    }
    assert!(!other.is_finished(), "another token of the same person goes on");
    other.abort();
}

/// Two nodes on one database: what one ends is worth nothing at the other, at once.
#[tokio::test]
async fn nodes_agree_on_who_is_signed_in() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let trusting = Config { believed: Duration::from_hours(1), ..config() };
    let (here, there) = (site_on(store.clone(), trusting.clone()), site_on(store, trusting));
    let tom = account(&here, "tom").await;
    let made = tom.post("/api/v1/me/tokens", json!({ "label": "script" })).await.ok();
    let script = Client { token: made["token"].as_str().map(str::to_owned), ..there.stranger() };
    // The other node believes it by now.
    assert_eq!(script.get("/api/v1/me").await.status, StatusCode::OK);
    let tokens = tom.get("/api/v1/me/tokens").await.ok();
    let id =
        tokens.as_array().unwrap().iter().find(|token| token["label"] == "script").unwrap()["id"].clone();
    tom.call(Method::DELETE, &format!("/api/v1/me/tokens/{id}"), json!({})).await.ok();
    // News travels beside the requests.
    let refused = async {
        while script.get("/api/v1/me").await.status != StatusCode::UNAUTHORIZED {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(FOREVER, refused).await.expect("the other node hears of it");
}
