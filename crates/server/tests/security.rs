//! Who may do what, hidden information, bad input, a database that is gone.

mod common;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use common::{Client, config, site, site_on, site_with, without, without_prints};
use parlour_server::Config;
use serde_json::{Value, json};

#[tokio::test]
async fn a_private_table_is_found_by_its_link_alone() {
    let site = site().await;
    let (owner, friend, stranger) =
        (site.guest("Owner").await, site.guest("Friend").await, site.guest("Eve").await);
    let body = json!({ "game": "pillars", "players": 2, "private": true });
    let table = owner.post("/api/v1/tables", body).await.ok()["table"]["id"].as_str().unwrap().to_owned();
    let link =
        owner.get(&format!("/api/v1/tables/{table}/link")).await.ok()["link"].as_str().unwrap().to_owned();
    let key = link.split("key=").nth(1).unwrap();
    for path in ["", "/chat", "/stream", "/link", "/journal"] {
        let path = format!("/api/v1/tables/{table}{path}");
        assert_eq!(stranger.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(stranger.get(&format!("/t/{table}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        stranger.get(&format!("/t/{table}?key={}", "0".repeat(64))).await.status,
        StatusCode::NOT_FOUND
    );
    let deeds = ["join", "answer", "leave", "start", "chat", "rewind", "resign", "back", "rematch"];
    for deed in deeds {
        let body = match deed {
            "answer" => json!({ "at": "1.0.0", "answer": "x" }),
            "chat" => json!({ "text": "hello" }),
            "rewind" => json!({ "at": "1.0.0", "to": 0 }),
            _ => json!({}),
        };
        let reply = stranger.post(&format!("/api/v1/tables/{table}/{deed}"), body).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{deed}: {}", reply.text);
    }
    for status in ["open", "running", "over"] {
        let list = stranger.get(&format!("/api/v1/tables?status={status}")).await;
        assert!(!list.text.contains(&table));
    }
    let page = friend.get(&link).await;
    assert_eq!(page.status, StatusCode::OK);
    let keyed = Client { cookies: page.cookies(), ..friend.clone() };
    assert_eq!(keyed.get(&format!("/t/{table}")).await.status, StatusCode::OK);
    friend.post(&format!("/api/v1/tables/{table}/join"), json!({ "key": key })).await.ok();
    assert_eq!(friend.get(&format!("/t/{table}")).await.status, StatusCode::OK);
}

/// What stands behind `?key=` is a value and nothing else: it brings no attribute into the cookie that keeps it.
#[tokio::test]
async fn a_key_is_no_way_into_a_cookie() {
    let site = site().await;
    let tom = site.guest("Tom").await;
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    for begin in ["x; Domain=evil.test", "x; Path=/evil; Max-Age=0; ", "x\r\nSet-Cookie: evil=1", "\"x, evil"]
    {
        // As long as a key is.
        let key = serde_urlencoded::to_string([("key", format!("{begin:x<64}"))]).unwrap();
        let page = site.stranger().get(&format!("/t/{table}?{key}")).await;
        let kept: Vec<_> =
            page.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect();
        assert!(!kept.is_empty(), "a key is kept");
        for cookie in kept {
            let attributes: Vec<&str> = cookie.split("; ").skip(1).collect();
            assert_eq!(attributes.len(), 4, "{cookie}");
            assert!(attributes.contains(&"Path=/") && !cookie.contains("evil"), "{cookie}");
        }
    }
}

/// Nothing that depends on the seed or on another seat's secrets is sent: two tables that differ only there look the
/// same, byte for byte, but for what names them.
#[tokio::test]
async fn no_byte_depends_on_what_a_seat_may_not_know() {
    let site = site().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    let id = table.parse().unwrap();
    let seed = site.app.store().table_seed(&id).await.unwrap().unwrap();
    let hex = parlour_core::RevealedSeed(parlour_core::Seed(seed.0)).to_string();
    let spectator = site.stranger();
    for turn in 0..60 {
        let asked = tom.position(&table).await["table"]["asked"][0].clone();
        if !asked.is_string() {
            break;
        }
        let (player, other) = if asked == "red" { (&tom, &ada) } else { (&ada, &tom) };
        let position = player.position(&table).await;
        let unseen = (other.get(&format!("/api/v1/tables/{table}")).await.text, page(other, &table).await);
        let public = spectator.get(&format!("/api/v1/tables/{table}")).await.text;
        // Whatever the player tries, the others read the same bytes until the turn is ended.
        let options = position["question"]["options"].as_array().cloned().unwrap_or_default();
        for offer in options.iter().take(3) {
            let at = player.position(&table).await["at"].clone();
            let tried = player
                .post(
                    &format!("/api/v1/tables/{table}/answer"),
                    json!({ "at": at, "answer": offer["words"] }),
                )
                .await
                .ok();
            let clockless = |text: &str| without_clocks(text);
            assert_eq!(
                clockless(&other.get(&format!("/api/v1/tables/{table}")).await.text),
                clockless(&unseen.0),
                "turn {turn}"
            );
            assert_eq!(
                clockless(&spectator.get(&format!("/api/v1/tables/{table}")).await.text),
                clockless(&public)
            );
            assert_eq!(page(other, &table).await, unseen.1);
            player.post(&format!("/api/v1/tables/{table}/undo"), json!({ "at": tried["at"] })).await.ok();
        }
        for client in [&tom, &ada, &spectator] {
            for path in
                [format!("/api/v1/tables/{table}"), format!("/t/{table}"), "/metrics".into(), "/".into()]
            {
                let text = client.get(&path).await.text;
                assert!(!text.contains(&hex) && !text.contains("\"seed\":\""), "{path}");
            }
        }
        let position = player.position(&table).await;
        let now = player.play_one(&table, &position).await.ok();
        if now["ready"] == true {
            let end = json!({ "at": now["at"] });
            player.post(&format!("/api/v1/tables/{table}/end"), end).await.ok();
        }
    }
}

fn without_clocks(text: &str) -> Value {
    let mut position: Value = serde_json::from_str(text).unwrap();
    for seat in position["table"]["seats"].as_array_mut().unwrap() {
        // When a turn runs out is reckoned from running clocks too: it comes to the millisecond, give or take one.
        (seat["clock"], seat["until"]) = (Value::Null, Value::Null);
    }
    position
}

/// A page without its clocks, and without the fingerprints of the parts they stand in.
async fn page(client: &Client, table: &str) -> String {
    let text = client.get(&format!("/t/{table}")).await.text;
    without_prints(&without(&text, "<time", "</time>"))
}

#[tokio::test]
async fn bad_input_gets_the_right_status_and_a_sentence() {
    let site = site().await;
    let tom = site.guest("Tom").await;
    let send = |method: Method, path: &'static str, body: Vec<u8>| {
        let request = tom.request(method, path).header("content-type", "application/json");
        let tom = tom.clone();
        async move { tom.send(request.body(Body::from(body)).unwrap()).await }
    };
    let cases: [(Method, &str, Vec<u8>, u16); 16] = [
        (Method::POST, "/api/v1/tables", b"{".to_vec(), 400),
        (Method::POST, "/api/v1/tables", b"\xff\xfe".to_vec(), 400),
        (Method::POST, "/api/v1/tables", b"[]".to_vec(), 400),
        (Method::POST, "/api/v1/tables", b"{\"game\":7}".to_vec(), 400),
        (Method::POST, "/api/v1/tables", b"{\"game\":\"chess\"}".to_vec(), 400),
        (Method::POST, "/api/v1/tables", b"{\"game\":\"pillars\",\"players\":9}".to_vec(), 400),
        (Method::POST, "/api/v1/tables", b"{\"game\":\"pillars\",\"pace\":\"soon\"}".to_vec(), 400),
        (Method::POST, "/api/v1/tables", b"{\"game\":\"pillars\",\"seats\":[\"god\"]}".to_vec(), 400),
        (Method::POST, "/api/v1/tables", vec![b'x'; 1 << 20], 413),
        (Method::POST, "/api/v1/guests", b"{\"name\":\"\"}".to_vec(), 400),
        (Method::POST, "/api/v1/guests", b"{\"name\":\"a\\nb\"}".to_vec(), 400),
        (Method::GET, "/api/v1/tables/nosuchtable", vec![], 404),
        (Method::GET, "/api/v1/tables/..%2f..%2fetc", vec![], 404),
        (Method::GET, "/api/v1/nothing", vec![], 404),
        (Method::DELETE, "/api/v1/games", vec![], 405),
        (Method::POST, "/api/v1/tables/nosuchtable/start", vec![], 404),
    ];
    for (method, path, body, status) in cases {
        let reply = send(method.clone(), path, body).await;
        assert_eq!(reply.status.as_u16(), status, "{method} {path}: {}", reply.text);
        let error = &reply.json()["error"];
        assert!(error["code"].is_string() && error["message"].is_string(), "{}", reply.text);
    }
    for path in ["/nothing", "/t/nosuchtable", "/new/chess", "/rules/chess", "/t/%00"] {
        let reply = tom.get(path).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
    }
    for cookie in [
        "parlour=",
        "parlour=forged",
        "parlour=%00",
        &format!("parlour={}", "0".repeat(64)),
        "=;;=",
        "lang=xx",
    ] {
        let forged = Client { token: None, cookies: vec![cookie.to_owned()], ..tom.clone() };
        assert_eq!(forged.get("/").await.status, StatusCode::OK, "{cookie}");
        assert_eq!(forged.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED, "{cookie}");
    }
    let forged = Client { token: Some("0".repeat(64)), ..tom.clone() };
    assert_eq!(forged.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(site.app.live_tables(), 0);
}

#[tokio::test]
async fn writes_from_other_sites_are_refused() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let post = |name: &'static str, value: &'static str| {
        let request = tom.request(Method::POST, "/lang").header(name, value);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let tom = tom.clone();
        async move { tom.send(request.body(Body::from("lang=fr")).unwrap()).await.status }
    };
    assert_eq!(post("origin", "https://evil.example").await, StatusCode::FORBIDDEN);
    assert_eq!(post("origin", "null").await, StatusCode::FORBIDDEN);
    assert_eq!(post("sec-fetch-site", "cross-site").await, StatusCode::FORBIDDEN);
    assert_eq!(post("sec-fetch-site", "same-site").await, StatusCode::FORBIDDEN);
    assert_eq!(post("sec-fetch-site", "same-origin").await, StatusCode::SEE_OTHER);
    assert_eq!(post("origin", "http://parlour.test").await, StatusCode::SEE_OTHER);
    let headers = tom.get("/").await.headers;
    let csp = headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(csp.contains("default-src 'none'") && !csp.contains("unsafe"));
    assert!(csp.contains("frame-ancestors 'none'"));
    assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
    assert!(headers.contains_key(header::REFERRER_POLICY));
}

/// A guest becomes an account; every sign-in has a session of its own, and old secrets are worth nothing.
#[tokio::test]
async fn sessions_rotate() {
    let site = site().await;
    let guest = site.browser("Tom").await;
    let set = guest.get("/me").await;
    assert_eq!(set.status, StatusCode::OK);
    let fields = [("login", "tom"), ("password", "correct horse"), ("email", "tom@example.com")];
    let claimed = guest.form("/me/claim", &fields).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.text);
    let cookie = claimed.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    let account = Client { cookies: claimed.cookies(), ..guest.clone() };
    assert_ne!(account.cookies, guest.cookies);
    assert_eq!(account.get("/api/v1/me").await.ok()["kind"], "account");
    assert_eq!(guest.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);

    let stranger = site.stranger();
    for (login, password) in [("tom", "wrong"), ("nobody", "correct horse"), ("", ""), ("tom", "")] {
        let reply = stranger.post("/api/v1/sessions", json!({ "login": login, "password": password })).await;
        assert_eq!(reply.status, StatusCode::UNAUTHORIZED, "{login} {}", reply.text);
    }
    let again = stranger
        .form("/sign-in", &[("login", "TOM"), ("password", "correct horse"), ("next", "//evil")])
        .await;
    assert_eq!((again.status, again.location().as_str()), (StatusCode::SEE_OTHER, "/"));
    let second = Client { cookies: again.cookies(), ..stranger };
    let taken = site.browser("Eve").await.form("/me/claim", &fields).await;
    assert_eq!(taken.status, StatusCode::CONFLICT);

    let changed = second.form("/me/password", &[("old", "correct horse"), ("new", "battery staple")]).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", changed.text);
    for old in [&account, &second] {
        assert_eq!(old.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    }
    let third = Client { cookies: changed.cookies(), ..second };
    let export = third.get("/me/export").await.ok();
    assert_eq!(export["person"]["login"], "tom");
    assert!(!export.to_string().contains("argon2"));
    assert_eq!(third.form("/sign-out", &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(third.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait() {
    let limited = Config { login_rate: (0.01, 3.0), move_rate: (0.01, 5.0), ..config() };
    let site = site_with(limited).await;
    let tom = site.guest("Tom").await;
    let mut last = StatusCode::OK;
    for _ in 0..10 {
        last = tom.post("/api/v1/tables", json!({ "game": "pillars" })).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    for _ in 0..5 {
        let reply = site.stranger().post("/api/v1/sessions", json!({ "login": "a", "password": "b" })).await;
        last = reply.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

/// The store is gone: 503 and a sentence everywhere, nothing internal, no panic.
#[tokio::test]
async fn a_database_that_is_gone_is_said_so() {
    let dir = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", dir.path().join("parlour.db").display());
    let site = site_on(parlour_store::Store::open(&url).await.unwrap(), config());
    let tom = site.guest("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let position = tom.turn(&table).await;
    site.app.store().close().await;
    let body = json!({ "at": position["at"], "answer": position["question"]["options"][0]["words"] });
    let paths = ["answer", "undo", "restart"];
    for path in paths {
        let body = if path == "answer" { body.clone() } else { json!({ "at": position["at"] }) };
        let reply = tom.post(&format!("/api/v1/tables/{table}/{path}"), body).await;
        assert!([503, 409].contains(&reply.status.as_u16()), "{path}: {}", reply.text);
        assert!(!reply.text.contains("sqlite") && !reply.text.contains("store is closed"));
    }
    for path in ["/", "/api/v1/me/tables", "/healthz", "/api/v1/tables"] {
        let reply = tom.get(path).await;
        assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE, "{path}: {}", reply.text);
    }
}

/// Deleted people are gone; their games are not.
#[tokio::test]
async fn an_account_is_deleted_and_its_game_stays() {
    let site = site().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    ada.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": "hello" })).await.ok();
    ada.call(Method::PUT, &format!("/api/v1/tables/{table}/note"), json!({ "text": "a plan" })).await.ok();
    assert_eq!(ada.get(&format!("/api/v1/tables/{table}/note")).await.ok()["text"], "a plan");
    assert_eq!(tom.get(&format!("/api/v1/tables/{table}/note")).await.ok()["text"], "");
    assert!(!tom.get(&format!("/t/{table}")).await.text.contains("a plan"));
    ada.call(Method::DELETE, "/api/v1/me", json!({})).await.ok();
    assert_eq!(ada.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    let position = tom.turn(&table).await;
    assert_eq!(position["table"]["seats"][1]["holder"], "departed");
    assert!(!tom.get(&format!("/api/v1/tables/{table}/chat")).await.text.contains("hello"));
}
