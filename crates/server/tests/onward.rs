//! Games that go on elsewhere: as files, "what if", on one device for several people; and what stays secret.

mod common;

use axum::http::StatusCode;
use common::{Client, config, is_over, site, site_with};
use parlour_server::Config;
use serde_json::{Value, json};

/// A whole game of three people, with its seed.
const PILLARS: &str = include_str!("../../games/pillars/tests/golden/three-players.journal");

/// The same game before its end: the first so many lines of its journal.
fn part(lines: usize) -> String {
    PILLARS.split_inclusive('\n').take(lines).collect()
}

async fn open(client: &Client, journal: &str, with: &str) -> Value {
    client.post("/api/v1/open", json!({ "journal": journal, "with": with })).await.ok()
}

fn id(position: &Value) -> String {
    position["table"]["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_opens_on_another_parlour_and_counts_for_nothing() {
    let (here, there) = (site().await, site().await);
    let (tom, jack) = (here.guest("Tom").await, there.guest("Jack").await);
    let first = open(&tom, PILLARS, "here").await;
    assert!(is_over(&first), "{first}");
    let file = tom.get(&format!("/t/{}/journal", id(&first))).await;
    assert_eq!(file.status, StatusCode::OK);
    let second = open(&jack, &file.text, "here").await;
    assert!(is_over(&second));
    assert_eq!(first["scores"], second["scores"]);
    assert_eq!(
        (&second["table"]["from"]["what_if"], &second["table"]["visibility"]),
        (&json!(false), &json!("private"))
    );
    for site in [&here, &there] {
        assert!(site.app.store().best_scores("pillars", 10).await.unwrap().is_empty(), "nothing is counted");
    }
    let page = jack.get(&format!("/t/{}", id(&second))).await.text;
    assert!(page.contains("opened from a file"), "{page}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_in_play_goes_on_with_whoever_takes_the_seats_of_their_names() {
    let site = site().await;
    let (tom, jack, ellen) =
        (site.guest("Player red").await, site.guest("Player blue").await, site.guest("Ellen").await);
    let room = open(&tom, &part(60), "room").await;
    let table = id(&room);
    let holders: Vec<&str> = room["table"]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["holder"].as_str().unwrap())
        .collect();
    assert_eq!(holders, ["person", "open", "open"], "the seat of the same name is theirs");
    let link =
        tom.get(&format!("/api/v1/tables/{table}/link")).await.ok()["link"].as_str().unwrap().to_owned();
    let seen = jack.get(&link).await.text;
    assert!(seen.contains("seat of Player blue") && seen.contains("seat of Player green"), "{seen}");
    let key = link.split_once("key=").unwrap().1;
    for (person, seat) in [(&jack, "blue"), (&ellen, "green")] {
        person.post(&format!("/api/v1/tables/{table}/join"), json!({ "seat": seat, "key": key })).await.ok();
    }
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    let begun = tom.position(&table).await;
    assert_eq!(begun["table"]["status"], "running");
    assert!(begun["table"]["lines"].as_u64().unwrap() >= 40, "{}", begun["table"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_game_is_refused_with_a_sentence() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let forged = PILLARS.replace("= end 8618e04d35d28017\n", "red build everything\n");
    for text in ["", "hello", &forged, &PILLARS.replace("game pillars", "game chess")] {
        let refused = tom.form("/open", &[("journal", text), ("with", "here")]).await;
        assert!(
            matches!(refused.status, StatusCode::UNPROCESSABLE_ENTITY | StatusCode::CONFLICT),
            "{}: {}",
            refused.status,
            refused.text
        );
    }
    assert!(tom.get("/api/v1/me/tables").await.ok().as_array().unwrap().is_empty(), "nothing was kept");
    let huge = "x".repeat(600 * 1024);
    let refused = tom.form("/open", &[("journal", &huge)]).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_cannot_have_games_replayed_without_end() {
    let site = site_with(Config { opening_rate: (1e-6, 2.0), ..config() }).await;
    let tom = site.browser("Tom").await;
    let mut told = Vec::new();
    for _ in 0..3 {
        told.push(tom.form("/open", &[("journal", "nothing")]).await.status);
    }
    assert_eq!(told[2], StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_if_goes_on_from_any_past_position_and_counts_for_nothing() {
    let site = site().await;
    let tom = site.guest("Tom").await;
    let table = tom.table("ora", &["me", "random"], json!({})).await;
    let mut before = tom.turn(&table).await;
    while before["table"]["lines"].as_u64() < Some(8) {
        tom.play_one(&table, &before).await;
        before = tom.turn(&table).await;
    }
    let lines = before["table"]["lines"].as_u64().unwrap();
    let page = tom.get(&format!("/t/{table}?at=3")).await.text;
    assert!(page.contains(&format!("/t/{table}/what-if")), "the position of the past offers it");
    let sent = tom.form(&format!("/t/{table}/what-if"), &[("lines", "3")]).await;
    let next = sent.location().trim_start_matches("/t/").to_owned();
    let there = tom.turn(&next).await;
    assert_eq!(there["table"]["from"], json!({ "what_if": true, "lines": 3, "table": table }));
    assert_eq!(
        (&there["table"]["status"], &there["table"]["visibility"]),
        (&json!("running"), &json!("private"))
    );
    assert!(tom.get(&format!("/t/{next}")).await.text.contains("What if"));
    // The game itself goes on as it stood.
    assert_eq!(tom.position(&table).await["table"]["lines"].as_u64(), Some(lines));
    // Somebody who may not see the table goes on from nothing of it.
    let spy = site.guest("Spy").await;
    assert_eq!(
        spy.form(&format!("/t/{next}/what-if"), &[("lines", "3")]).await.status,
        StatusCode::NOT_FOUND
    );
}

/// Lays a plan out in Orléans, and ends it.
async fn plan_in_secret(client: &Client, table: &str) {
    for _ in 0..60 {
        let position = client.position(table).await;
        let done = position["question"]["options"]
            .as_array()
            .is_some_and(|options| options.iter().any(|offer| offer["words"] == json!("planned")));
        if done {
            let body = json!({ "at": position["at"], "answer": "planned" });
            client.post(&format!("/api/v1/tables/{table}/answer"), body).await.ok();
            return;
        }
        client.play_one(table, &position).await;
    }
    panic!("nothing is planned");
}

/// Whoever has planned works out what to do then, while others still plan and hide what they have planned.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_planned_through_the_api_where_others_plan_in_secret() {
    let site = site().await;
    let (tom, jack, ellen) = (site.guest("Tom").await, site.guest("Jack").await, site.guest("Ellen").await);
    let table = tom.table("orleans", &["me", "open", "open"], json!({})).await;
    let path = format!("/api/v1/tables/{table}");
    for person in [&jack, &ellen] {
        person.post(&format!("{path}/join"), json!({})).await.ok();
    }
    tom.post(&format!("{path}/start"), json!({})).await.ok();
    let lines_of = async |table: &str| {
        let (_, entries) = site.app.store().load_table(&table.parse().unwrap()).await.unwrap();
        entries.into_iter().map(|line| (line.who, line.words)).collect::<Vec<_>>()
    };
    let before = lines_of(&table).await;
    plan_in_secret(&ellen, &table).await;
    plan_in_secret(&jack, &table).await;
    assert_eq!(jack.get(&format!("{path}/plan")).await.status, StatusCode::NOT_FOUND);
    let page = jack.get(&format!("/t/{table}")).await.text;
    assert!(page.contains(&format!("action=\"/t/{table}/plan\"")), "{page}");
    let sketch = id(&jack.post(&format!("{path}/plan"), json!({})).await.ok());
    // Nothing of Ellen's plan is there: everything before it is, and Jack's own.
    let (true_lines, told) = (lines_of(&table).await, lines_of(&sketch).await);
    let own = true_lines[before.len()..].iter().filter(|(who, _)| who == "blue").cloned();
    let known: Vec<_> = before.into_iter().chain(own).collect();
    assert!(known.len() < true_lines.len(), "Ellen has planned");
    assert_eq!(told[..known.len()], known);
    let begun = jack.get(&format!("{path}/plan")).await.ok();
    assert_eq!((&begun["sketch"], &begun["steps"]), (&json!(sketch), &json!(0)));
    // A bot may plan at the same moment: whoever comes late looks again.
    let played = loop {
        let there = jack.turn(&sketch).await;
        let played = jack.play_one(&sketch, &there).await;
        if played.status != StatusCode::CONFLICT {
            break played;
        }
    };
    played.ok();
    let kept = jack.post(&format!("/api/v1/tables/{sketch}/plan/keep"), json!({})).await.ok();
    assert_eq!(id(&kept), table);
    assert_eq!(jack.get(&format!("/api/v1/tables/{sketch}")).await.status, StatusCode::NOT_FOUND);
    let plan = jack.get(&format!("{path}/plan")).await.ok();
    assert!(plan["steps"].as_u64() >= Some(1) && plan["possible"].is_null(), "{plan}");
    assert_eq!(plan["answers"].as_array().map(Vec::len), plan["steps"].as_u64().map(|steps| steps as usize));
    assert_eq!(
        ellen.get(&format!("{path}/plan")).await.status,
        StatusCode::NOT_FOUND,
        "a plan is its owner's"
    );
    // Tom plans, the others act, and Jack's turn comes.
    plan_in_secret(&tom, &table).await;
    while jack.position(&table).await["question"].is_null() {
        for person in [&tom, &ellen] {
            let position = person.position(&table).await;
            if !position["question"].is_null() || position["ready"] == true {
                person.play_one(&table, &position).await;
            }
        }
    }
    let plan = jack.get(&format!("{path}/plan")).await.ok();
    let possible = plan["possible"].as_u64().expect("it is Jack's turn");
    let used = jack.post(&format!("{path}/plan/use"), json!({})).await;
    if possible > 0 {
        assert!(!used.ok()["draft"].as_array().unwrap().is_empty(), "it lies on the board as a draft");
    } else {
        assert_eq!(used.status, StatusCode::CONFLICT, "{}", used.text);
        jack.call(axum::http::Method::DELETE, &format!("{path}/plan"), json!({})).await.ok();
    }
    assert_eq!(jack.get(&format!("{path}/plan")).await.status, StatusCode::NOT_FOUND);
}

/// In Orléans everybody plans in secret.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_in_play_that_hides_something_does_not_leave_the_table() {
    let site = site().await;
    let (tom, jack) = (site.guest("Tom").await, site.guest("Jack").await);
    let table = tom.table("orleans", &["me", "open"], json!({})).await;
    jack.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    // Tom plans to the end; Jack has not.
    plan_in_secret(&tom, &table).await;
    let told = jack.get(&format!("/api/v1/tables/{table}/journal")).await;
    assert_eq!(told.status, StatusCode::CONFLICT, "{}", told.text);
    let refused = jack.post(&format!("/api/v1/tables/{table}/what-if"), json!({})).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    let page = jack.get(&format!("/t/{table}")).await.text;
    assert!(!page.contains(&format!("/t/{table}/what-if")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curtain_falls_between_people_who_share_a_device() {
    let site = site().await;
    let mut tom = site.browser("Tom").await;
    let table = tom.table("orleans", &["me", "me:Ellen"], json!({})).await;
    let page = format!("/t/{table}");
    let veiled = tom.get(&page).await.text;
    assert!(veiled.contains("class=\"past curtain\"") && veiled.contains("I am Tom"), "{veiled}");
    assert!(!veiled.contains("name=\"answer\""), "nothing can be played behind it");
    // Nobody unveils a seat that is not theirs.
    let green = tom.form(&format!("{page}/unveil"), &[("seat", "green")]).await;
    assert_eq!(green.status, StatusCode::FORBIDDEN);
    let shown = tom.form(&format!("{page}/unveil"), &[("seat", "red")]).await;
    assert_eq!(shown.location(), page);
    tom.cookies.extend(shown.cookies());
    assert!(!tom.get(&page).await.text.contains("class=\"past curtain\""));
    // Ellen's side is behind the curtain until she says that it is she.
    let ellen = tom.get(&format!("{page}?seat=blue")).await.text;
    assert!(ellen.contains("I am Ellen"), "{ellen}");
    // A game that hides nothing needs no curtain.
    let plain = tom.table("ora", &["me", "me:Ellen"], json!({})).await;
    assert!(!tom.get(&format!("/t/{plain}")).await.text.contains("class=\"past curtain\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_is_planned_while_others_play_and_offered_when_it_comes() {
    let site = site().await;
    let (tom, jack) = (site.guest("Tom").await, site.guest("Jack").await);
    let table = tom.table("ora", &["me", "open"], json!({})).await;
    jack.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    // What is planned may be forbidden by what the others do: then another turn is planned.
    for _ in 0..8 {
        if planned_and_offered(&tom, &jack, &table).await {
            return;
        }
    }
    panic!("no plan was ever allowed");
}

/// One of two people plans while the other plays; says whether the plan could be used.
async fn planned_and_offered(tom: &Client, jack: &Client, table: &str) -> bool {
    let (waits, plays) =
        if tom.position(table).await["question"].is_null() { (tom, jack) } else { (jack, tom) };
    let page = waits.get(&format!("/t/{table}")).await.text;
    assert!(page.contains(&format!("action=\"/t/{table}/plan\"")), "{page}");
    let sketch = waits.form(&format!("/t/{table}/plan"), &[]).await.location();
    let there = sketch.trim_start_matches("/t/").to_owned();
    // Nobody else knows of it, and it waits for nobody's sake.
    assert_eq!(plays.get(&sketch).await.status, StatusCode::NOT_FOUND);
    let position = waits.turn(&there).await;
    waits.play_one(&there, &position).await.ok();
    let waiting = waits.get("/api/v1/me/waiting").await.ok();
    assert!(waiting.as_array().unwrap().iter().all(|id| *id != json!(there)));
    let kept = waits.form(&format!("{sketch}/plan/keep"), &[]).await;
    assert_eq!(kept.location(), format!("/t/{table}"), "{}", kept.text);
    assert_eq!(waits.get(&sketch).await.status, StatusCode::NOT_FOUND, "the table of the plan is gone");
    // The others play; then the plan is offered, with what has happened since.
    while waits.position(table).await["question"].is_null() {
        let position = plays.position(table).await;
        plays.play_one(table, &position).await;
    }
    let offered = waits.get(&format!("/t/{table}")).await.text;
    assert!(offered.contains("played since") && offered.contains("plan/drop"), "{offered}");
    assert!(!plays.get(&format!("/t/{table}")).await.text.contains("plan/drop"), "a plan is its owner's");
    let used = waits.form(&format!("/t/{table}/plan/use"), &[]).await;
    if !offered.contains("plan/use") {
        assert_eq!(used.status, StatusCode::CONFLICT, "{}", used.text);
        waits.form(&format!("/t/{table}/plan/drop"), &[]).await;
        assert!(!waits.get(&format!("/t/{table}")).await.text.contains("plan/drop"));
        return false;
    }
    assert_eq!(used.status, StatusCode::SEE_OTHER, "{}", used.text);
    let drafted = waits.position(table).await;
    assert!(!drafted["draft"].as_array().unwrap().is_empty(), "it lies on the board as a draft: {drafted}");
    let again = waits.form(&format!("/t/{table}/plan/use"), &[]).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "a plan is used once");
    true
}
