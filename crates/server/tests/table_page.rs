//! The table page: parts and what changed of them, forms without script, history, the end.

mod common;

use axum::http::{Method, StatusCode};
use common::{Client, Reply, is_over, site};
use serde_json::json;

const PARTS: &str = "x-parlour-parts";

/// The parts a page has, as the script names them.
fn parts_of(html: &str) -> String {
    let parts = html.split("<div class=\"slot\" id=\"").skip(1).map(|rest| {
        let id = rest.split('"').next().unwrap();
        let print = rest.split("data-print=\"").nth(1).unwrap().split('"').next().unwrap();
        format!("{id}:{print}")
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// Asks as the script does, naming the parts it has.
async fn update(client: &Client, path: &str, have: &str) -> Reply {
    let request = client.request(Method::GET, path).header(PARTS, have);
    client.send(request.body(axum::body::Body::empty()).unwrap()).await
}

async fn send(client: &Client, path: &str, fields: &[(&str, &str)], have: &str) -> Reply {
    let body = serde_urlencoded::to_string(fields).unwrap();
    let request = client
        .request(Method::POST, path)
        .header("content-type", "application/x-www-form-urlencoded")
        .header(PARTS, have);
    client.send(request.body(axum::body::Body::from(body)).unwrap()).await
}

fn has(html: &str, id: &str) -> bool {
    html.contains(&format!("<div class=\"slot\" id=\"{id}\""))
}

/// Answers with a form. Where all plan at once a bot may be quicker, and the answer comes too late: then it is given again.
async fn answered(tom: &Client, table: &str) -> bool {
    for _ in 0..20 {
        let position = tom.turn(table).await;
        let words = position["question"]["options"][0]["words"].as_str().unwrap();
        let fields = [("at", position["at"].as_str().unwrap()), ("seat", "red"), ("answer", words)];
        let reply = tom.form(&format!("/t/{table}/answer"), &fields).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
        if reply.location() == format!("/t/{table}") {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn every_game_can_be_read_as_text_and_answered_with_forms() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    for game in ["pillars", "ora", "orleans", "forest", "abbey"] {
        let table = tom.table(game, &["me", "random"], json!({})).await;
        tom.turn(&table).await;
        let mut reader = tom.clone();
        reader.cookies.push("look=text".into());
        let page = reader.get(&format!("/t/{table}")).await;
        assert_eq!(page.status, StatusCode::OK, "{game}");
        assert!(page.text.contains("class=\"text-table\""), "{game}: no text table");
        assert!(!page.text.contains("<pre"), "{game}");
        let told = page.text.matches("<p class=\"does\">").count();
        assert!(told >= 8, "{game}: {told} things say what they do");
        assert!(answered(&tom, &table).await, "{game}");
    }
}

#[tokio::test]
async fn who_has_the_page_gets_only_what_changed() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let position = tom.turn(&table).await;
    let path = format!("/t/{table}");
    let page = tom.get(&path).await;
    let have = parts_of(&page.text);
    assert!(have.contains("status:") && have.contains("log-1:") && have.contains("panel-red:"), "{have}");
    let same = update(&tom, &path, &have).await;
    assert_eq!(same.headers[PARTS], "1");
    assert!(!same.text.contains("class=\"slot\""), "{}", same.text);

    let words = position["question"]["options"][0]["words"].as_str().unwrap();
    let fields = [("at", position["at"].as_str().unwrap()), ("seat", "red"), ("answer", words)];
    let answered = send(&tom, &format!("{path}/answer"), &fields, &have).await;
    assert_eq!(answered.status, StatusCode::OK, "{}", answered.text);
    assert!(has(&answered.text, "status"), "{}", answered.text);
    assert!(!has(&answered.text, "notice") && !has(&answered.text, "chat-lines"), "{}", answered.text);
    assert!(!answered.text.contains("<html"), "an update is no page");
}

#[tokio::test]
async fn a_late_answer_gets_the_position_and_a_word_about_it() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    tom.turn(&table).await;
    let late = [("at", "9999.0.0"), ("seat", "red"), ("answer", "pass")];
    let reply = send(&tom, &format!("/t/{table}/answer"), &late, "").await;
    assert_eq!(reply.status, StatusCode::OK);
    assert!(reply.text.contains("role=\"alert\"") && has(&reply.text, "status"), "{}", reply.text);
    let plain = tom.form(&format!("/t/{table}/answer"), &late).await;
    assert_eq!(plain.location(), format!("/t/{table}?late=1"));
}

#[tokio::test]
async fn what_cannot_be_chosen_says_which_rule_forbids_it() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    for _ in 0..200 {
        let position = tom.turn(&table).await;
        assert!(!is_over(&position), "a whole game without a greyed choice");
        let greyed = position["question"]["greyed"].as_array();
        let Some(greyed) = greyed.and_then(|greyed| greyed.first()) else {
            tom.play_one(&table, &position).await;
            continue;
        };
        let rule = greyed["reasons"][0]["rule"].as_str().unwrap();
        let page = tom.get(&format!("/t/{table}")).await.text;
        assert!(page.contains(&format!("href=\"/rules/pillars#{rule}\"")), "{rule}");
        assert!(page.contains("<details class=\"grey\" data-n="), "it opens without script");
        let fields =
            [("at", position["at"].as_str().unwrap()), ("answer", greyed["words"].as_str().unwrap())];
        let refused = send(&tom, &format!("/t/{table}/answer"), &fields, "").await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.text.contains("notice bad") && refused.text.contains(rule), "{}", refused.text);
        return;
    }
    panic!("no greyed choice was met");
}

#[tokio::test]
async fn the_past_has_a_banner_and_no_choices() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    tom.turn(&table).await;
    let past = tom.get(&format!("/t/{table}?at=1")).await.text;
    assert!(has(&past, "past"), "{past}");
    assert!(!past.contains("name=\"answer\"") && past.contains("data-step=\"on\""), "{past}");
    let now = tom.get(&format!("/t/{table}")).await.text;
    assert!(!has(&now, "past") && now.contains("name=\"answer\""));
}

#[tokio::test]
async fn the_last_line_is_the_present() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let position = tom.turn(&table).await;
    let lines = position["table"]["lines"].as_u64().unwrap();
    let before = tom.get(&format!("/t/{table}?at={}", lines - 1)).await.text;
    assert!(has(&before, "past"));
    assert!(before.contains(&format!("data-step=\"on\" href=\"/t/{table}\"")), "one step on is the present");
    let now = tom.get(&format!("/t/{table}?at={lines}")).await.text;
    assert!(!has(&now, "past") && now.contains("name=\"answer\""));
}

#[tokio::test]
async fn a_step_of_a_replay_brings_the_board_alone() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let position = tom.turn(&table).await;
    let have = parts_of(&tom.get(&format!("/t/{table}")).await.text);
    let lines = position["table"]["lines"].as_u64().unwrap();
    let step = update(&tom, &format!("/t/{table}?at={}&only=board", lines - 1), &have).await;
    assert_eq!(step.headers[PARTS], "1");
    assert!(step.text.contains("panels panel-red") && step.text.contains("leaves slot-"), "{}", step.text);
    for other in ["log-1", "status", "past", "chat-lines", "history"] {
        assert!(!has(&step.text, other), "{other}: {}", step.text);
    }
}

#[tokio::test]
async fn the_log_of_a_position_of_the_past_is_that_of_now() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    tom.turn(&table).await;
    let have = parts_of(&tom.get(&format!("/t/{table}")).await.text);
    let past = update(&tom, &format!("/t/{table}?at=1"), &have).await;
    assert!(has(&past.text, "past") && !has(&past.text, "log-1"), "{}", past.text);
}

#[tokio::test]
async fn a_spectator_sees_the_table_and_no_buttons() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    tom.turn(&table).await;
    let page = site.stranger().get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(has(&page.text, "panel-blue") && !page.text.contains("name=\"answer\""));
    assert!(!page.text.contains("data-deed="), "{}", page.text);
}

#[tokio::test]
async fn text_or_drawing_is_remembered_for_everybody() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let reply = site.stranger().form(&format!("/t/{table}/look"), &[("look", "text")]).await;
    assert_eq!(reply.location(), format!("/t/{table}"));
    assert_eq!(reply.cookies(), ["look=text"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_has_a_count_a_curve_and_the_journal() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    for _ in 0..3_000 {
        let position = tom.turn(&table).await;
        if is_over(&position) {
            break;
        }
        tom.play_one(&table, &position).await;
    }
    let page = tom.get(&format!("/t/{table}")).await.text;
    assert!(has(&page, "result") && page.contains("class=\"curve\""), "{page}");
    assert!(page.contains(&format!("/t/{table}/journal")) && page.contains("data-deed=\"rematch\""));
    let journal = tom.get(&format!("/t/{table}/journal")).await;
    assert!(journal.text.starts_with("parlour-journal 1"), "{}", journal.text);
    assert!(journal.text.contains("\nseed "));
}
