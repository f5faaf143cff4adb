//! Playing: stale and forged answers, drafts, hot-seat, rematch, going back, clocks.

mod common;

use std::time::Duration;

use axum::http::{Method, StatusCode};
use common::{Site, config, is_over, site, site_with};
use serde_json::{Value, json};

fn words(position: &Value, index: usize) -> Value {
    position["question"]["options"][index]["words"].clone()
}

#[tokio::test]
async fn a_second_click_plays_nothing_and_shows_the_position() {
    let site = site().await;
    let tom = site.guest("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let position = tom.turn(&table).await;
    let answer = json!({ "at": position["at"], "answer": words(&position, 0) });
    let path = format!("/api/v1/tables/{table}/answer");
    let (one, two) = tokio::join!(tom.post(&path, answer.clone()), tom.post(&path, answer));
    let mut statuses = [one.status, two.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT], "{} {}", one.text, two.text);
    let late = if one.status == StatusCode::CONFLICT { one } else { two };
    assert_eq!(late.json()["error"]["code"], "stale");
    assert_ne!(late.json()["position"]["at"], position["at"]);
}

#[tokio::test]
async fn answers_that_make_no_sense_change_nothing() {
    let site = site().await;
    let tom = site.guest("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let position = tom.turn(&table).await;
    let at = position["at"].as_str().unwrap();
    let path = format!("/api/v1/tables/{table}/answer");
    let cases = [
        (json!({ "at": at, "answer": "frobnicate" }), StatusCode::BAD_REQUEST),
        (json!({ "at": at, "answer": "" }), StatusCode::BAD_REQUEST),
        (json!({ "at": at }), StatusCode::BAD_REQUEST),
        (json!({ "at": "x", "answer": "pass" }), StatusCode::BAD_REQUEST),
        (json!({ "at": 7, "answer": "pass" }), StatusCode::BAD_REQUEST),
        (json!({ "at": at, "answer": "pass", "seat": "purple" }), StatusCode::BAD_REQUEST),
        (json!({ "at": at, "answer": "pass", "cheat": true }), StatusCode::BAD_REQUEST),
        (json!({ "at": at, "answer": "pass", "seat": "blue" }), StatusCode::FORBIDDEN),
        (json!({ "at": "9999.0.0", "answer": "pass" }), StatusCode::CONFLICT),
    ];
    for (body, status) in cases {
        let reply = tom.post(&path, body.clone()).await;
        assert_eq!(reply.status, status, "{body}: {}", reply.text);
    }
    assert_eq!(tom.position(&table).await["at"], at);
    // A greyed choice is refused with its rules.
    let greyed = position["question"]["greyed"].as_array().unwrap();
    if let Some(greyed) = greyed.first() {
        let reply = tom.post(&path, json!({ "at": at, "answer": greyed["words"] })).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.text);
        assert!(reply.json()["error"]["reasons"][0]["rule"].as_str().unwrap().starts_with("PIL-"));
        let query = serde_urlencoded::to_string([("words", greyed["words"].as_str().unwrap())]).unwrap();
        let why = tom.get(&format!("/api/v1/tables/{table}/why?{query}")).await.ok();
        assert!(why[0]["paragraph"].is_string(), "{why}");
    }
    let hint = tom.get(&format!("/api/v1/tables/{table}/hint")).await.ok();
    let options = position["question"]["options"].as_array().unwrap();
    assert!(options.iter().any(|offer| offer["words"] == hint[0]["words"]), "{hint}");
}

/// A turn is tried, undone, done again; nobody else sees it; it survives a restart of the site.
#[tokio::test]
async fn a_draft_is_its_owners_alone() {
    let dir = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", dir.path().join("parlour.db").display());
    let open = || async { common::site_on(parlour_store::Store::open(&url).await.unwrap(), config()) };
    let first = open().await;
    let (tom, ada) = (first.guest("Tom").await, first.guest("Ada").await);
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    let asked = tom.position(&table).await["table"]["asked"][0].as_str().unwrap().to_owned();
    let (player, other) = if asked == "red" { (&tom, &ada) } else { (&ada, &tom) };
    let before = (player.position(&table).await, other.position(&table).await);
    let answer = json!({ "at": before.0["at"], "answer": words(&before.0, 0) });
    let after = player.post(&format!("/api/v1/tables/{table}/answer"), answer).await.ok();
    assert_eq!(after["draft"].as_array().unwrap().len(), 1, "{after}");
    let unseen = other.position(&table).await;
    for part in ["at", "view", "log", "question", "sheet", "draft"] {
        assert_eq!(unseen[part], before.1[part], "{part}");
    }
    let spectator = first.stranger().position(&table).await;
    assert!(spectator["draft"].as_array().unwrap().is_empty());

    first.app.stop().await;
    let second = open().await;
    let moved = |client: &common::Client| common::Client { router: second.router.clone(), ..client.clone() };
    let (player, other) = (moved(player), moved(other));
    assert_eq!(player.position(&table).await["draft"], after["draft"]);
    assert_eq!(player.position(&table).await["view"], after["view"]);
    assert_eq!(other.position(&table).await["at"], before.1["at"]);

    let undone =
        player.post(&format!("/api/v1/tables/{table}/undo"), json!({ "at": after["at"] })).await.ok();
    assert_eq!(undone["view"], before.0["view"]);
    let redone =
        player.post(&format!("/api/v1/tables/{table}/redo"), json!({ "at": undone["at"] })).await.ok();
    assert_eq!(redone["draft"], after["draft"]);
    let restarted =
        player.post(&format!("/api/v1/tables/{table}/restart"), json!({ "at": redone["at"] })).await.ok();
    assert_eq!(restarted["view"], before.0["view"]);
    let nothing =
        player.post(&format!("/api/v1/tables/{table}/undo"), json!({ "at": restarted["at"] })).await;
    assert_eq!(nothing.status, StatusCode::CONFLICT);
}

/// What one click gave is taken back by one undo, also after a restart of the site; an old draft goes answer by answer.
#[tokio::test]
async fn one_click_is_one_undo() {
    let dir = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", dir.path().join("parlour.db").display());
    let open = || async { common::site_on(parlour_store::Store::open(&url).await.unwrap(), config()) };
    let first = open().await;
    let tom = first.guest("Tom").await;
    let table = tom.table("ora", &["me", "me:Other"], json!({})).await;
    let start = tom.turn(&table).await;
    let at = |position: &Value| json!({ "at": position["at"], "seat": position["seat"] });
    let post = |client: common::Client, deed: &'static str, body: Value| {
        let path = format!("/api/v1/tables/{table}/{deed}");
        async move { client.post(&path, body).await.ok() }
    };
    // A first answer that asks on, and an answer to what it asks.
    let mut click = None;
    for offer in start["question"]["options"].as_array().unwrap() {
        let mut body = at(&start);
        body["answer"] = offer["words"].clone();
        let tried = post(tom.clone(), "answer", body).await;
        let next = tried["question"]["options"][0]["words"].clone();
        post(tom.clone(), "undo", at(&tried)).await;
        if next.is_string() {
            click = Some([offer["words"].clone(), next]);
            break;
        }
    }
    let click = click.expect("an answer that asks on");
    let mut body = at(&start);
    body["answers"] = json!(click);
    let both = post(tom.clone(), "answer", body).await;
    assert!(both["draft"].as_array().unwrap().len() >= 2, "{both}");
    let undone = post(tom.clone(), "undo", at(&both)).await;
    assert_eq!(undone["draft"], json!([]));
    let again = post(tom.clone(), "redo", at(&undone)).await;
    assert_eq!((&again["draft"], &again["at"]), (&both["draft"], &both["at"]));
    first.app.stop().await;

    let second = open().await;
    let tom = common::Client { router: second.router.clone(), ..tom };
    let found = tom.position(&table).await;
    assert_eq!(found["draft"], both["draft"]);
    let undone = post(tom.clone(), "undo", at(&both)).await;
    assert_eq!((&undone["draft"], &undone["view"]), (&json!([]), &start["view"]));
    second.app.stop().await;

    // A draft as older sites stored it: without marks.
    let store = parlour_store::Store::open(&url).await.unwrap();
    let (id, seat) = (table.parse().unwrap(), start["seat"].as_str().unwrap().parse().unwrap());
    let base = store.table(&id).await.unwrap().row.revision;
    let known = store.draft(&id, seat).await.unwrap().map_or(0, |draft| draft.version);
    let words: Vec<String> =
        both["draft"].as_array().unwrap().iter().map(|words| words.as_str().unwrap().into()).collect();
    store.put_draft(&id, seat, known, base, &words).await.unwrap();
    store.close().await;
    let third = open().await;
    let tom = common::Client { router: third.router.clone(), ..tom };
    let undone = post(tom.clone(), "undo", at(&both)).await;
    assert!(!undone["draft"].as_array().unwrap().is_empty(), "{undone}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_two_seats_and_once_more() {
    let site = site().await;
    let tom = site.guest("Tom").await;
    let table = tom.table("pillars", &["me", "me:Other Tom"], json!({})).await;
    let mut position = tom.turn(&table).await;
    let mut seats = std::collections::BTreeSet::new();
    while !is_over(&position) {
        seats.insert(position["seat"].as_str().unwrap().to_owned());
        assert_eq!(tom.play_one(&table, &position).await.status, StatusCode::OK);
        position = tom.turn(&table).await;
    }
    assert_eq!(seats.len(), 2);
    let again = tom.post(&format!("/api/v1/tables/{table}/rematch"), json!({})).await.ok();
    let next = again["table"]["id"].clone();
    assert_eq!(again["table"]["seats"][1]["name"], "Other Tom");
    let twice = tom.post(&format!("/api/v1/tables/{table}/rematch"), json!({})).await.ok();
    assert_eq!(twice["table"]["id"], next);
    assert_eq!(tom.position(&table).await["table"]["rematch"], next);
}

/// Two people at a table of Pillars, the first question asked.
async fn two(site: &Site) -> (common::Client, common::Client, String) {
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    for client in [&tom, &ada] {
        let habits = json!({ "settings": { "confirm": false } });
        client.call(Method::PATCH, "/api/v1/me", habits).await.ok();
    }
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    (tom, ada, table)
}

async fn play_some(tom: &common::Client, ada: &common::Client, table: &str, turns: usize) {
    for _ in 0..turns {
        let position = tom.position(table).await;
        let asked = &position["table"]["asked"][0];
        let player = if asked == "red" { tom } else { ada };
        let position = player.position(table).await;
        let reply = player.play_one(table, &position).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    }
}

#[tokio::test]
async fn going_back_needs_everybody() {
    let site = site().await;
    let (tom, ada, table) = two(&site).await;
    let before = tom.position(&table).await;
    let lines = before["table"]["lines"].as_u64().unwrap();
    play_some(&tom, &ada, &table, 4).await;
    let now = tom.position(&table).await;
    assert!(now["table"]["lines"].as_u64().unwrap() > lines);
    let rewind = format!("/api/v1/tables/{table}/rewind");
    let late = tom.post(&rewind, json!({ "at": before["at"], "to": lines })).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let stranger = site.guest("Eve").await;
    let foreign = stranger.post(&rewind, json!({ "at": now["at"], "to": lines })).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);

    let asked = tom.post(&rewind, json!({ "at": now["at"], "to": lines })).await.ok();
    assert_eq!(asked["table"]["lines"], now["table"]["lines"]);
    assert_eq!(ada.position(&table).await["proposal"]["waits_for_you"], true);
    ada.call(Method::DELETE, &rewind, json!({})).await.ok();
    assert!(tom.position(&table).await["proposal"].is_null());

    tom.post(&rewind, json!({ "at": now["at"], "to": lines })).await.ok();
    let back = ada.post(&format!("{rewind}/accept"), json!({ "to": lines })).await.ok();
    assert_eq!(back["table"]["lines"].as_u64().unwrap(), lines);
    assert_eq!(tom.position(&table).await["view"], before["view"]);
    // An answer to the old journal of the same length is late.
    let old = before["at"].clone();
    let player = if before["table"]["asked"][0] == "red" { &tom } else { &ada };
    let position = player.position(&table).await;
    let reply = player
        .post(&format!("/api/v1/tables/{table}/answer"), json!({ "at": old, "answer": words(&position, 0) }))
        .await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    play_some(&tom, &ada, &table, 2).await;
}

/// Whoever lets the time run out has a caretaker for the turn, marked in the log.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn absent_players_have_a_caretaker() {
    let site = site_with(config()).await;
    let (tom, ada, table) = two(&site).await;
    play_some(&tom, &ada, &table, 2).await;
    let before = tom.position(&table).await;
    let late = before["table"]["asked"][0].as_str().unwrap().to_owned();
    let left = before["table"]["seats"].as_array().unwrap().iter().find(|seat| seat["seat"] == late.as_str());
    assert!(left.unwrap()["clock"].as_i64().unwrap() > 14 * 60 * 1000, "{before}");
    site.clock.put_forward(Duration::from_mins(14));
    assert_eq!(site.app.look_at_clocks().await.unwrap(), 0);
    site.clock.put_forward(Duration::from_mins(2));
    site.app.look_at_clocks().await.unwrap();
    let (player, other) = if late == "red" { (&tom, &ada) } else { (&ada, &tom) };
    let position = other.turn(&table).await;
    let cared = position["table"]["seats"].as_array().unwrap().iter().find(|seat| seat["covered"] == 1);
    assert_eq!(cared.unwrap()["seat"], late.as_str());
    assert!(position["log"].as_array().unwrap().iter().any(|line| line["caretaker"] == true));
    let back = player.post(&format!("/api/v1/tables/{table}/back"), json!({})).await.ok();
    assert!(back["table"]["seats"].as_array().unwrap().iter().all(|seat| seat["covered"] == 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_on_for_whoever_resigns() {
    let site = site().await;
    let (tom, ada, table) = two(&site).await;
    ada.post(&format!("/api/v1/tables/{table}/resign"), json!({})).await.ok();
    let position = tom.turn(&table).await;
    assert_eq!(position["table"]["seats"][1]["resigned"], true);
    let page = ada.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("resigned: a bot plays"), "the panel says who plays on");
    assert!(
        !page.contains("data-deed=\"plan\"") && !page.contains("data-deed=\"end\""),
        "there is nothing left to do"
    );
    assert_eq!(tom.play_one(&table, &position).await.status, StatusCode::OK);
    tom.turn(&table).await;
    // The last one to go gives the table up.
    tom.post(&format!("/api/v1/tables/{table}/resign"), json!({})).await.ok();
    assert_eq!(tom.position(&table).await["table"]["status"], "abandoned");
}

#[tokio::test]
async fn the_past_is_seen_with_ones_own_eyes() {
    let site = site().await;
    let (tom, ada, table) = two(&site).await;
    let before = tom.position(&table).await;
    let lines = before["table"]["lines"].as_u64().unwrap();
    play_some(&tom, &ada, &table, 3).await;
    let past = tom.get(&format!("/api/v1/tables/{table}?at={lines}")).await.ok();
    assert_eq!(past["view"], before["view"]);
    assert!(past["question"].is_null());
    let page = tom.get(&format!("/t/{table}?at={lines}")).await;
    assert_eq!(page.status, StatusCode::OK);
    let waiting = tom.get("/api/v1/me/waiting").await.ok();
    let asked = tom.position(&table).await["table"]["asked"][0] == "red";
    assert_eq!(waiting == json!([table]), asked);
}

#[tokio::test]
async fn what_a_program_does_not_read_is_left_out() {
    let site = site().await;
    let tom = site.guest("Tom").await;
    let table = tom.table("pillars", &["me", "me:Other"], json!({})).await;
    let path = format!("/api/v1/tables/{table}");
    let whole = tom.position(&table).await;
    let lean = tom.get(&format!("{path}?without=view,sheet,greyed")).await.ok();
    for part in ["view", "sheet"] {
        assert!(!whole[part].is_null() && lean.get(part).is_none(), "{part}");
    }
    assert!(lean["question"]["greyed"].as_array().unwrap().is_empty());
    for part in ["at", "seat", "yours", "round", "status_text", "asides", "draft", "log", "table"] {
        assert_eq!(lean[part], whole[part], "{part}");
    }
    assert_eq!(lean["question"]["options"], whole["question"]["options"]);
    let silent = tom.get(&format!("{path}?without=view,sheet,greyed,log,texts")).await.ok();
    assert!(!whole["log"].as_array().unwrap().is_empty() && silent["log"] == json!([]), "{silent}");
    assert!(silent.get("status_text").is_none() && silent["question"].get("text").is_none(), "{silent}");
    let words_of = |position: &Value| {
        let options = position["question"]["options"].as_array().unwrap().clone();
        options.into_iter().map(|offer| offer["words"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(words_of(&silent), words_of(&whole));
    // Whoever wants the rest is not told what somebody else left out.
    assert_eq!(tom.position(&table).await, whole);

    let answer = json!({ "at": whole["at"], "answer": words(&whole, 0) });
    let answered = tom.post(&format!("{path}/answer?without=sheet"), answer).await.ok();
    assert!(answered.get("sheet").is_none() && !answered["view"].is_null(), "{answered}");
    assert_eq!(tom.get(&format!("{path}?without=everything")).await.status, StatusCode::BAD_REQUEST);
}
