//! A site without a socket, and people who use it.
#![allow(dead_code, reason = "every test file uses its own part")]

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use parlour_server::{App, Clock, Config, router};
use parlour_store::Store;
use serde_json::{Value, json};
use tower::ServiceExt as _;

/// A site in memory.
pub(crate) struct Site {
    pub(crate) app: App,
    pub(crate) router: Router,
    pub(crate) clock: Clock,
}

/// Settings that suit tests: cheap passwords, no limits.
pub(crate) fn config() -> Config {
    Config {
        password_cost: (8, 1),
        tick: Duration::from_millis(50),
        local_webhooks: true,
        ..Config::unbounded()
    }
}

pub(crate) async fn site() -> Site {
    site_with(config()).await
}

pub(crate) async fn site_with(config: Config) -> Site {
    site_on(Store::open("sqlite::memory:").await.unwrap(), config)
}

pub(crate) fn site_on(store: Store, config: Config) -> Site {
    let clock = Clock::default();
    let app = App::new(store, config, clock.clone()).unwrap();
    Site { router: router(app.clone()), app, clock }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{} {}", self.status, self.text))
    }

    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text);
        self.json()
    }

    pub(crate) fn cookies(&self) -> Vec<String> {
        let all = self.headers.get_all(header::SET_COOKIE).into_iter();
        all.map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap().to_owned()).collect()
    }

    pub(crate) fn location(&self) -> String {
        self.headers.get(header::LOCATION).expect("sent on").to_str().unwrap().to_owned()
    }
}

/// Somebody with or without a token or cookies.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) router: Router,
    pub(crate) token: Option<String>,
    pub(crate) cookies: Vec<String>,
}

impl Site {
    pub(crate) fn stranger(&self) -> Client {
        Client { router: self.router.clone(), token: None, cookies: Vec::new() }
    }

    /// A new guest with a token.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let arrived = client.post("/api/v1/guests", json!({ "name": name })).await.ok();
        client.token = Some(arrived["token"].as_str().unwrap().to_owned());
        client
    }

    /// A new guest with a cookie.
    pub(crate) async fn browser(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let reply = client.form("/guest", &[("name", name), ("next", "/")]).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
        client.cookies = reply.cookies();
        client
    }
}

impl Client {
    pub(crate) async fn send(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Reply { status: parts.status, headers: parts.headers, text }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header("host", "parlour.test");
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if !self.cookies.is_empty() {
            request = request.header("cookie", self.cookies.join("; "));
        }
        request
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn call(&self, method: Method, path: &str, body: Value) -> Reply {
        let request = self.request(method, path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        self.call(Method::POST, path, body).await
    }

    pub(crate) async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let body = serde_urlencoded::to_string(fields).unwrap();
        let request =
            self.request(Method::POST, path).header("content-type", "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(body)).unwrap()).await
    }

    /// A table in play: these seats, started.
    pub(crate) async fn table(&self, game: &str, seats: &[&str], options: Value) -> String {
        let body = json!({ "game": game, "players": seats.len(), "seats": seats, "options": options });
        let table = self.post("/api/v1/tables", body).await.ok();
        let id = table["table"]["id"].as_str().unwrap().to_owned();
        if seats.iter().all(|seat| *seat != "open") {
            self.post(&format!("/api/v1/tables/{id}/start"), json!({})).await.ok();
        }
        id
    }

    pub(crate) async fn position(&self, table: &str) -> Value {
        self.get(&format!("/api/v1/tables/{table}")).await.ok()
    }

    /// Waits until it is this client's turn or the game is over.
    pub(crate) async fn turn(&self, table: &str) -> Value {
        for _ in 0..4000 {
            let position = self.position(table).await;
            if !position["question"].is_null() || position["ready"] == true || is_over(&position) {
                return position;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody asks at {table}: {}", self.position(table).await["status_text"]);
    }

    /// Gives the first answer on offer, or ends the turn.
    pub(crate) async fn play_one(&self, table: &str, position: &Value) -> Reply {
        let at = &position["at"];
        let seat = &position["seat"];
        match position["question"]["options"].as_array() {
            Some(options) => {
                // Whoever takes back what was just put down plays for ever.
                let back =
                    |offer: &&Value| offer["words"].as_str().is_some_and(|words| words.starts_with("back "));
                let onward: Vec<_> = options.iter().filter(|offer| !back(offer)).collect();
                let words = &onward[onward.len() / 2]["words"];
                let body = json!({ "at": at, "seat": seat, "answer": words });
                self.post(&format!("/api/v1/tables/{table}/answer"), body).await
            }
            None => {
                self.post(&format!("/api/v1/tables/{table}/end"), json!({ "at": at, "seat": seat })).await
            }
        }
    }
}

pub(crate) fn is_over(position: &Value) -> bool {
    position["table"]["status"] == "over"
}

/// A text without everything between a beginning and the next end.
pub(crate) fn without(text: &str, start: &str, end: &str) -> String {
    let mut parts = text.split(start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(end).map_or("", |(_, rest)| rest))
}

/// A page without the fingerprints of its parts.
pub(crate) fn without_prints(text: &str) -> String {
    without(text, "data-print=\"", "\"")
}
