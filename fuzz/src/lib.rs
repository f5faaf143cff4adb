//! A site without a socket, with a game in play: for targets that send it anything.

use std::cell::OnceCell;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, header};
use parlour_server::{App, Clock, Config, router};
use parlour_store::Store;
use serde_json::{Value, json};
use tokio::runtime::{Builder as RuntimeBuilder, Runtime};
use tower::ServiceExt as _;

/// A site, and somebody who plays there.
pub struct Site {
    runtime: Runtime,
    router: Router,
    /// What the player's browser sends.
    cookie: HeaderValue,
    /// The table where it is the player's turn.
    table: String,
}

/// Tries something on the one site there is.
pub fn with_site(tried: impl FnOnce(&Site)) {
    thread_local!(static SITE: OnceCell<Site> = const { OnceCell::new() });
    SITE.with(|site| tried(site.get_or_init(Site::open)));
}

impl Site {
    fn open() -> Self {
        // One thread: the inputs come one by one, and nobody waits for another thread to be scheduled.
        let runtime = RuntimeBuilder::new_current_thread().enable_all().build().expect("a runtime");
        let router = runtime.block_on(async {
            let store = Store::open("sqlite::memory:").await.expect("a store in memory");
            let config = Config { password_cost: (8, 1), ..Config::unbounded() };
            router(App::new(store, config, Clock::default()).expect("a site"))
        });
        let mut site = Self { runtime, router, cookie: HeaderValue::from_static(""), table: String::new() };
        let came = site.sent(Request::post("/guest"), "application/x-www-form-urlencoded", "name=Tom&next=/");
        let cookie = came.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).expect("a session");
        site.cookie = cookie.parse().expect("a cookie is a header");
        let new = json!({ "game": "pillars", "players": 2, "seats": ["me", "me:Other"] });
        let made = site.sent(Request::post("/api/v1/tables"), "application/json", new.to_string());
        let made = site.runtime.block_on(axum::body::to_bytes(made.into_body(), usize::MAX)).expect("a body");
        let made: Value = serde_json::from_slice(&made).expect("a table");
        site.table = made["table"]["id"].as_str().expect("a table has an id").to_owned();
        site.form("/t/{table}/start", "".into());
        site
    }

    /// Sends a form as the player would; `{table}` stands for the table.
    pub fn form(&self, path: &str, body: Vec<u8>) -> u16 {
        let request = Request::post(path.replace("{table}", &self.table));
        self.sent(request, "application/x-www-form-urlencoded", body).status().as_u16()
    }

    /// Opens a page with these cookies, if a browser could send them.
    pub fn page(&self, path: &str, cookie: &[u8]) -> Option<u16> {
        let cookie = HeaderValue::from_bytes(cookie).ok()?;
        let request = Request::get(path.replace("{table}", &self.table)).header(header::COOKIE, cookie);
        Some(self.ask(request, Body::empty()).status().as_u16())
    }

    fn sent(&self, request: Builder, kind: &str, body: impl Into<Body>) -> Response<Body> {
        let request = request.header(header::COOKIE, &self.cookie).header(header::CONTENT_TYPE, kind);
        self.ask(request, body.into())
    }

    fn ask(&self, request: Builder, body: Body) -> Response<Body> {
        let request = request.header(header::HOST, "parlour.test").body(body).expect("a request");
        self.runtime.block_on(self.router.clone().oneshot(request)).expect("a router always answers")
    }
}

type Builder = axum::http::request::Builder;
