//! Every route of the site, walked as stranger, spectator, other player and owner: who may do what.
//!
//! The paths come from the routers themselves; a route that is not in the list below fails the walk.

mod common;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use common::{Client, Site, site};
use serde_json::{Value, json};
use tower::ServiceExt as _;

/// Sent on to the door, to say who they are.
const DOOR: u16 = 1;

/// 200 for whoever is asked, which the dice decide, and 409 for the other.
const ASKED: u16 = 2;

type Row = (Method, &'static str, Value, [u16; 4]);

fn get() -> Method {
    Method::GET
}

fn post() -> Method {
    Method::POST
}

fn none() -> Value {
    json!({})
}

fn at() -> Value {
    json!({ "at": "AT" })
}

/// A browser whose keys are none.
fn subscription() -> Value {
    json!({ "endpoint": "https://push.example/x", "keys": { "p256dh": "x", "auth": "y" } })
}

fn answer() -> Value {
    json!({ "at": "AT", "answer": "gibberish" })
}

/// What a stranger, a spectator, another player and the owner get at a public table in play. `AT` stands for the
/// position as it is.
fn rows() -> Vec<Row> {
    [programs(), pages(), pages_of_a_table()].concat()
}

fn programs() -> Vec<Row> {
    vec![
        // People.
        (post(), "/api/v1/guests", json!({ "name": "Eve" }), [200, 200, 200, 200]),
        (post(), "/api/v1/sessions", json!({ "login": "eve", "password": "wrong" }), [401, 401, 401, 401]),
        (Method::DELETE, "/api/v1/sessions/current", none(), [200, 200, 200, 200]),
        (get(), "/api/v1/me", none(), [401, 200, 200, 200]),
        (Method::PATCH, "/api/v1/me", json!({ "lang": "fr" }), [401, 200, 200, 200]),
        (Method::DELETE, "/api/v1/me", none(), [401, 200, 200, 200]),
        (post(), "/api/v1/me/claim", json!({ "login": "", "password": "long enough" }), [401, 400, 400, 400]),
        (post(), "/api/v1/me/password", json!({ "old": "a", "new": "long enough" }), [401, 409, 409, 409]),
        (
            post(),
            "/api/v1/accounts",
            json!({ "name": "Eve", "login": "", "password": "long enough" }),
            [400, 400, 400, 400],
        ),
        (post(), "/api/v1/me/device", none(), [401, 200, 200, 200]),
        (post(), "/api/v1/device", json!({ "key": "0" }), [404, 404, 404, 404]),
        (get(), "/api/v1/groups", none(), [401, 200, 200, 200]),
        (post(), "/api/v1/groups", json!({ "name": "Friends" }), [401, 200, 200, 200]),
        (get(), "/api/v1/groups/{group}", none(), [401, 404, 404, 404]),
        (post(), "/api/v1/groups/{group}/join", none(), [401, 404, 404, 404]),
        (post(), "/api/v1/groups/{group}/leave", none(), [401, 404, 404, 404]),
        (post(), "/api/v1/groups/{group}/play", json!({ "game": "ora" }), [401, 404, 404, 404]),
        (get(), "/api/v1/me/tables", none(), [401, 200, 200, 200]),
        (get(), "/api/v1/me/waiting", none(), [401, 200, 200, 200]),
        (get(), "/api/v1/me/export", none(), [401, 200, 200, 200]),
        (get(), "/api/v1/me/targets", none(), [401, 200, 200, 200]),
        (Method::DELETE, "/api/v1/me/targets/{target}", none(), [401, 404, 404, 404]),
        (post(), "/api/v1/me/targets/{target}/test", none(), [401, 404, 404, 404]),
        (get(), "/api/v1/me/push", none(), [401, 200, 200, 200]),
        (post(), "/api/v1/me/push", subscription(), [401, 400, 400, 400]),
        (get(), "/api/v1/me/tokens", none(), [401, 200, 200, 200]),
        (post(), "/api/v1/me/tokens", json!({ "label": "mine" }), [401, 200, 200, 200]),
        (Method::DELETE, "/api/v1/me/tokens/{token}", none(), [401, 404, 404, 200]),
        (post(), "/api/v1/me/bots", json!({ "name": "Robot" }), [401, 200, 200, 200]),
        (get(), "/api/v1/me/stream", none(), [401, 200, 200, 200]),
        // Tables.
        (get(), "/api/v1/games", none(), [200, 200, 200, 200]),
        (get(), "/api/v1/tables", none(), [200, 200, 200, 200]),
        (post(), "/api/v1/tables", json!({ "game": "pillars" }), [401, 200, 200, 200]),
        (get(), "/api/v1/tables/{table}", none(), [200, 200, 200, 200]),
        (post(), "/api/v1/tables/{table}/join", none(), [401, 409, 409, 409]),
        (post(), "/api/v1/tables/{table}/leave", none(), [401, 403, 200, 200]),
        (post(), "/api/v1/tables/{table}/seats", json!({ "seat": "blue" }), [401, 403, 403, 409]),
        (post(), "/api/v1/tables/{table}/start", none(), [401, 403, 403, 409]),
        (post(), "/api/v1/tables/{table}/rematch", none(), [401, 403, 409, 409]),
        // Nothing is hidden in it yet.
        (get(), "/api/v1/tables/{table}/journal", none(), [200, 200, 200, 200]),
        (post(), "/api/v1/tables/{table}/seat", json!({ "seat": "blue" }), [401, 403, 409, 409]),
        (post(), "/api/v1/tables/{table}/terms", json!({ "starts_full": true }), [401, 403, 403, 409]),
        (post(), "/api/v1/tables/{table}/what-if", none(), [401, 200, 200, 200]),
        (post(), "/api/v1/tables/{table}/plan", none(), [401, 403, 200, 200]),
        (get(), "/api/v1/tables/{table}/plan", none(), [401, 403, 404, 404]),
        (Method::DELETE, "/api/v1/tables/{table}/plan", none(), [401, 403, 200, 200]),
        (post(), "/api/v1/tables/{table}/plan/keep", none(), [401, 409, 409, 409]),
        (post(), "/api/v1/tables/{table}/plan/use", none(), [401, 403, 409, 409]),
        (post(), "/api/v1/open", json!({ "journal": "" }), [401, 400, 400, 400]),
        (get(), "/api/v1/tables/{table}/link", none(), [403, 403, 200, 200]),
        // Playing: gibberish is read only once it is known who sends it.
        (post(), "/api/v1/tables/{table}/answer", answer(), [401, 403, 400, 400]),
        (post(), "/api/v1/tables/{table}/undo", at(), [401, 403, 409, 409]),
        (post(), "/api/v1/tables/{table}/redo", at(), [401, 403, 409, 409]),
        (post(), "/api/v1/tables/{table}/restart", at(), [401, 403, 200, 200]),
        (post(), "/api/v1/tables/{table}/end", at(), [401, 403, 409, 409]),
        (get(), "/api/v1/tables/{table}/why", none(), [401, 403, 400, 400]),
        (get(), "/api/v1/tables/{table}/hint", none(), [401, 403, ASKED, ASKED]),
        (post(), "/api/v1/tables/{table}/resign", none(), [401, 403, 200, 200]),
        (post(), "/api/v1/tables/{table}/back", none(), [401, 403, 200, 200]),
        (post(), "/api/v1/tables/{table}/rewind", json!({ "at": "AT", "to": 0 }), [401, 403, 200, 409]),
        (Method::DELETE, "/api/v1/tables/{table}/rewind", none(), [401, 403, 200, 200]),
        (post(), "/api/v1/tables/{table}/rewind/accept", json!({ "to": 0 }), [401, 403, 404, 404]),
        (get(), "/api/v1/tables/{table}/revision", none(), [401, 403, 409, 409]),
        (post(), "/api/v1/tables/{table}/revision", at(), [401, 403, 409, 409]),
        (get(), "/api/v1/tables/{table}/chat", none(), [200, 200, 200, 200]),
        (post(), "/api/v1/tables/{table}/chat", json!({ "text": "hello" }), [401, 200, 200, 200]),
        (get(), "/api/v1/tables/{table}/note", none(), [401, 200, 200, 200]),
        (Method::PUT, "/api/v1/tables/{table}/note", json!({ "text": "a plan" }), [401, 200, 200, 200]),
        (get(), "/api/v1/tables/{table}/stream", none(), [200, 200, 200, 200]),
        // About the site.
        (get(), "/api", none(), [200, 200, 200, 200]),
        (get(), "/api/openapi.json", none(), [200, 200, 200, 200]),
        (get(), "/healthz", none(), [200, 200, 200, 200]),
        (get(), "/readyz", none(), [200, 200, 200, 200]),
        (get(), "/metrics", none(), [404, 404, 404, 404]),
        // Time.
        (get(), "/api/v1/me/rest", none(), [401, 200, 200, 200]),
        (Method::PUT, "/api/v1/me/rest", json!({ "quiet": null }), [401, 200, 200, 200]),
        (post(), "/api/v1/me/holiday", json!({ "from": 0, "to": 0 }), [401, 409, 409, 409]),
        (Method::DELETE, "/api/v1/me/holiday", none(), [401, 200, 200, 200]),
        (post(), "/api/v1/tables/{table}/take-back", at(), [401, 403, 409, 409]),
        (post(), "/api/v1/tables/{table}/motion", json!({ "motion": "pause" }), [401, 403, 200, 409]),
        (post(), "/api/v1/tables/{table}/resume", none(), [401, 403, 409, 409]),
        (post(), "/api/v1/tables/{table}/nudge", json!({ "seat": "nobody" }), [401, 400, 400, 400]),
        (post(), "/api/v1/tables/{table}/take-over", none(), [401, 409, 409, 409]),
        // What the host allows.
        (post(), "/api/v1/tables/{table}/house", json!({ "talk": "players" }), [401, 403, 403, 200]),
        (post(), "/api/v1/tables/{table}/mute", json!({ "line": 0, "muted": true }), [401, 404, 404, 404]),
    ]
}

fn pages() -> Vec<Row> {
    vec![
        (get(), "/", none(), [200, 200, 200, 200]),
        (get(), "/next", none(), [DOOR, 303, 303, 303]),
        (get(), "/archive", none(), [DOOR, 200, 200, 200]),
        (get(), "/new/{game}", none(), [200, 200, 200, 200]),
        (post(), "/new/{game}", json!({ "players": "2", "name": "Eve" }), [303, 303, 303, 303]),
        (get(), "/games/{game}", none(), [200, 200, 200, 200]),
        (get(), "/games/{game}/overview", none(), [200, 200, 200, 200]),
        (get(), "/play/{game}", none(), [200, 200, 200, 200]),
        (post(), "/play/{game}", none(), [303, 303, 303, 303]),
        (get(), "/learn/{game}", none(), [200, 200, 200, 200]),
        (post(), "/learn/{game}", none(), [303, 303, 303, 303]),
        (get(), "/learn/{game}/{lesson}", none(), [200, 200, 200, 200]),
        (post(), "/learn/{game}/{lesson}", none(), [303, 303, 303, 303]),
        (get(), "/rules/{game}", none(), [200, 200, 200, 200]),
        (get(), "/sign-in", none(), [200, 200, 200, 200]),
        (post(), "/sign-in", json!({ "login": "eve", "password": "wrong" }), [401, 401, 401, 401]),
        (post(), "/sign-out", none(), [303, 303, 303, 303]),
        (post(), "/guest", json!({ "name": "Eve" }), [303, 303, 303, 303]),
        (
            post(),
            "/account",
            json!({ "name": "Eve", "login": "", "password": "long enough" }),
            [400, 400, 400, 400],
        ),
        (get(), "/device", none(), [404, 404, 404, 404]),
        (post(), "/device", json!({ "key": "0" }), [404, 404, 404, 404]),
        (post(), "/me/device", none(), [DOOR, 200, 200, 200]),
        (get(), "/groups", none(), [DOOR, 200, 200, 200]),
        (post(), "/groups", json!({ "name": "Friends" }), [DOOR, 303, 303, 303]),
        (get(), "/groups/{group}", none(), [DOOR, 404, 404, 404]),
        (post(), "/groups/{group}/join", none(), [DOOR, 404, 404, 404]),
        (post(), "/groups/{group}/leave", none(), [DOOR, 404, 404, 404]),
        (post(), "/groups/{group}/play", json!({ "game": "ora" }), [DOOR, 404, 404, 404]),
        (get(), "/open", none(), [200, 200, 200, 200]),
        (post(), "/open", json!({ "journal": "" }), [DOOR, 422, 422, 422]),
        (post(), "/lang", json!({ "lang": "fr" }), [303, 303, 303, 303]),
        (post(), "/theme", json!({ "theme": "dark" }), [303, 303, 303, 303]),
        (post(), "/turns", json!({ "turn": "by-hand" }), [DOOR, 303, 303, 303]),
        (post(), "/coaching", json!({ "coach": "off" }), [DOOR, 303, 303, 303]),
        (get(), "/recover", none(), [200, 200, 200, 200]),
        (post(), "/recover", json!({ "login": "eve" }), [409, 409, 409, 409]),
        (get(), "/recover/{secret}", none(), [409, 409, 409, 409]),
        (post(), "/recover/{secret}", json!({ "new": "long enough" }), [409, 409, 409, 409]),
        (get(), "/admin", none(), [404, 404, 404, 404]),
        (post(), "/admin", json!({ "deed": "ban", "target": "#1" }), [404, 404, 404, 404]),
        (get(), "/assets/{name}", none(), [200, 200, 200, 200]),
        (get(), "/assets/table/{version}/{module}", none(), [200, 200, 200, 200]),
        (get(), "/me", none(), [DOOR, 200, 200, 200]),
        (post(), "/me", json!({ "name": "Eve", "lang": "fr" }), [DOOR, 303, 303, 303]),
        (post(), "/me/claim", json!({ "login": "", "password": "long enough" }), [DOOR, 400, 400, 400]),
        (post(), "/me/password", json!({ "old": "a", "new": "long enough" }), [DOOR, 409, 409, 409]),
        (post(), "/me/token", json!({ "label": "mine" }), [DOOR, 200, 200, 200]),
        (post(), "/me/token/end", json!({ "token": "0" }), [DOOR, 404, 404, 404]),
        (post(), "/me/delete", json!({ "sure": "yes" }), [DOOR, 303, 303, 303]),
        (get(), "/me/export", none(), [DOOR, 200, 200, 200]),
        (post(), "/me/notices", json!({ "on": "push:talk", "zone": "60" }), [DOOR, 303, 303, 303]),
        (post(), "/me/targets", json!({ "target": "0", "do": "remove" }), [DOOR, 404, 404, 404]),
        (get(), "/manifest.webmanifest", none(), [200, 200, 200, 200]),
        (get(), "/sw.js", none(), [200, 200, 200, 200]),
        (get(), "/offline", none(), [200, 200, 200, 200]),
        (get(), "/word/{target}", none(), [404, 404, 404, 404]),
        (post(), "/word/{target}", none(), [404, 404, 404, 404]),
        (get(), "/word/{target}/stop", none(), [404, 404, 404, 404]),
        (post(), "/word/{target}/stop", none(), [404, 404, 404, 404]),
        (post(), "/me/quiet", json!({ "from": "22:00", "to": "7:00" }), [1, 303, 303, 303]),
        (post(), "/me/holiday", none(), [400, 400, 400, 400]),
    ]
}

fn pages_of_a_table() -> Vec<Row> {
    vec![
        (get(), "/t/{table}", none(), [200, 200, 200, 200]),
        (get(), "/t/{table}/about", none(), [200, 200, 200, 200]),
        (get(), "/t/{table}/journal", none(), [200, 200, 200, 200]),
        (get(), "/t/{table}/card.png", none(), [200, 200, 200, 200]),
        (post(), "/t/{table}/seat", json!({ "seat": "blue" }), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/terms", json!({ "starts-full": "yes" }), [DOOR, 403, 403, 409]),
        (post(), "/t/{table}/what-if", json!({ "lines": "0" }), [DOOR, 303, 303, 303]),
        (post(), "/t/{table}/unveil", json!({ "seat": "blue" }), [DOOR, 403, 303, 403]),
        (post(), "/t/{table}/plan", none(), [DOOR, 403, 303, 303]),
        (post(), "/t/{table}/plan/keep", none(), [DOOR, 409, 409, 409]),
        (post(), "/t/{table}/plan/use", none(), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/plan/drop", none(), [DOOR, 403, 303, 303]),
        (post(), "/t/{table}/group", none(), [DOOR, 403, 303, 303]),
        (get(), "/t/{table}/rematch", none(), [404, 404, 404, 404]),
        (get(), "/t/{table}/board.svg", none(), [409, 409, 409, 409]),
        (get(), "/t/{table}/board.png", none(), [409, 409, 409, 409]),
        (post(), "/t/{table}/join", json!({ "name": "Eve" }), [409, 409, 409, 409]),
        (post(), "/t/{table}/look", json!({ "look": "text" }), [303, 303, 303, 303]),
        (post(), "/t/{table}/ready", json!({ "ready": "yes" }), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/answer", answer(), [DOOR, 403, 400, 400]),
        (post(), "/t/{table}/pay", at(), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/undo", at(), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/redo", at(), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/restart", at(), [DOOR, 403, 303, 303]),
        (post(), "/t/{table}/end", at(), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/coach", json!({ "do": "next", "step": "0" }), [DOOR, 404, 404, 404]),
        (post(), "/t/{table}/coached", json!({ "kind": "draft" }), [DOOR, 400, 303, 303]),
        (post(), "/t/{table}/chat", json!({ "text": "hello" }), [DOOR, 303, 303, 303]),
        (post(), "/t/{table}/note", json!({ "text": "a plan" }), [DOOR, 303, 303, 303]),
        (post(), "/t/{table}/leave", none(), [DOOR, 403, 303, 303]),
        (post(), "/t/{table}/seats", json!({ "seat": "blue" }), [DOOR, 403, 403, 409]),
        (post(), "/t/{table}/start", none(), [DOOR, 403, 403, 409]),
        (post(), "/t/{table}/resign", none(), [DOOR, 403, 303, 303]),
        (post(), "/t/{table}/back", none(), [DOOR, 403, 303, 303]),
        (post(), "/t/{table}/rewind", json!({ "at": "AT", "to": "0" }), [DOOR, 403, 303, 409]),
        (post(), "/t/{table}/accept", json!({ "to": "0" }), [DOOR, 403, 404, 404]),
        (post(), "/t/{table}/refuse", none(), [DOOR, 403, 303, 303]),
        (get(), "/t/{table}/revision", none(), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/revision", at(), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/rematch", none(), [DOOR, 403, 409, 409]),
        (post(), "/t/{table}/house", json!({ "talk": "players" }), [1, 403, 403, 303]),
        (post(), "/t/{table}/mute", json!({ "line": "0", "muted": "yes" }), [1, 404, 404, 404]),
        (post(), "/t/{table}/take-back", at(), [1, 403, 409, 409]),
        (post(), "/t/{table}/pause", none(), [1, 403, 303, 409]),
        (post(), "/t/{table}/resume", none(), [1, 403, 409, 409]),
        (post(), "/t/{table}/nudge", json!({ "seat": "red" }), [1, 400, 400, 400]),
        (post(), "/t/{table}/substitute", json!({ "about": "red" }), [1, 403, 409, 409]),
        (post(), "/t/{table}/finish", none(), [1, 403, 409, 409]),
        (post(), "/t/{table}/take-over", none(), [1, 409, 409, 409]),
    ]
}

/// Two players at a table in play, somebody who looks on, and somebody nobody knows.
struct Cast {
    /// Stranger, spectator, other player, owner.
    people: [Client; 4],
    table: String,
    /// The number of a token of the owner.
    token: String,
    at: String,
}

impl Cast {
    async fn meet(site: &Site, private: bool) -> Self {
        let (owner, other) = (site.guest("Owner").await, site.guest("Other").await);
        let new = json!({ "game": "pillars", "players": 2, "seats": ["me", "open"], "private": private });
        let made = owner.post("/api/v1/tables", new).await.ok();
        let table = made["table"]["id"].as_str().unwrap().to_owned();
        let path = format!("/api/v1/tables/{table}");
        let link = owner.get(&format!("{path}/link")).await.ok()["link"].as_str().unwrap().to_owned();
        let key = link.split_once("key=").map(|(_, key)| key);
        other.post(&format!("{path}/join"), json!({ "key": key })).await.ok();
        owner.post(&format!("{path}/start"), json!({})).await.ok();
        let token = owner.get("/api/v1/me/tokens").await.ok()[0]["id"].to_string();
        let at = owner.position(&table).await["at"].as_str().unwrap().to_owned();
        Self { people: [site.stranger(), site.guest("Spectator").await, other, owner], table, token, at }
    }

    /// The status somebody gets; a body that never ends is not waited for.
    async fn status(&self, client: &Client, method: &Method, path: &str, body: &Value) -> u16 {
        let path = path.replace("{table}", &self.table).replace("{game}", "pillars");
        let path = path.replace("{token}", &self.token).replace("{name}", "site.css");
        let path = path
            .replace("{secret}", "0")
            .replace("{version}", "0")
            .replace("{module}", "main.js")
            .replace("{lesson}", "first");
        let path = path.replace("{target}", "0").replace("{group}", "0");
        let body = serde_json::from_str::<Value>(&body.to_string().replace("AT", &self.at)).unwrap();
        let (kind, body) = if path.starts_with("/api/") {
            ("application/json", body.to_string())
        } else {
            ("application/x-www-form-urlencoded", serde_urlencoded::to_string(&body).unwrap())
        };
        let request = client.request(method.clone(), &path).header("content-type", kind);
        let response = client.router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        match response.headers().get(header::LOCATION) {
            Some(place) if place.as_bytes().starts_with(b"/sign-in") => DOOR,
            _ if path.ends_with("/hint") && matches!(response.status().as_u16(), 200 | 409) => ASKED,
            _ => response.status().as_u16(),
        }
    }
}

#[tokio::test]
async fn every_route_knows_who_may_do_what() {
    let site = site().await;
    let mut wrong = Vec::new();
    for (method, path, body, wanted) in rows() {
        // Everybody anew: some of these deeds end a table or a person.
        let cast = Cast::meet(&site, false).await;
        let mut got = [0; 4];
        for (client, got) in cast.people.iter().zip(&mut got) {
            *got = cast.status(client, &method, path, &body).await;
        }
        if got != wanted {
            wrong.push(format!("{method} {path}: {got:?}, not {wanted:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A private table is not there for those who have no key, whatever they try.
#[tokio::test]
async fn a_private_table_is_closed_on_every_route() {
    let site = site().await;
    let cast = Cast::meet(&site, true).await;
    for (method, path, body, _) in rows().into_iter().filter(|(_, path, ..)| path.contains("{table}")) {
        let stranger = cast.status(&cast.people[0], &method, path, &body).await;
        assert!([401, 404, DOOR].contains(&stranger), "{method} {path}: {stranger}");
        let other = cast.status(&cast.people[1], &method, path, &body).await;
        assert_eq!(other, 404, "{method} {path}");
    }
}

/// A new route, or a new way to use one, has to say who may do what.
#[tokio::test]
async fn the_list_is_whole() {
    let site = site().await;
    let cast = Cast::meet(&site, false).await;
    let rows = rows();
    let paths = parlour_server::paths();
    for (_, path, ..) in &rows {
        assert!(paths.iter().any(|known| known == path), "there is no {path} any more");
    }
    for path in &paths {
        assert!(rows.iter().any(|(_, listed, ..)| listed == path), "who may do what at {path}?");
        for method in [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            let listed = rows.iter().any(|row| (&row.0, row.1) == (&method, path.as_str()));
            let status = cast.status(&cast.people[0], &method, path, &json!({})).await;
            // The address of a deed is also that of no page.
            let unknown = [StatusCode::METHOD_NOT_ALLOWED.as_u16(), StatusCode::NOT_FOUND.as_u16()];
            assert!(listed || unknown.contains(&status), "who may {method} {path}? ({status})");
        }
    }
}
