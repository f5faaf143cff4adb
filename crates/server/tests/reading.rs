//! Everything on the table can be read, by those who may see it and as they see it.

mod common;

use axum::http::StatusCode;
use common::{Client, site};
use serde_json::json;

const GAMES: [&str; 5] = ["pillars", "ora", "orleans", "forest", "abbey"];

/// What can be asked about on a page.
fn things(html: &str) -> Vec<String> {
    let ids = html.split(" data-about=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut ids: Vec<String> = ids.map(str::to_owned).collect();
    ids.sort();
    ids.dedup();
    ids
}

async fn sheet(client: &Client, table: &str, thing: &str) -> (StatusCode, String) {
    let thing = serde_urlencoded::to_string([("thing", thing)]).unwrap();
    let reply = client.get(&format!("/t/{table}/about?{thing}")).await;
    (reply.status, reply.text)
}

#[tokio::test]
async fn everything_on_the_page_of_every_game_has_a_sheet() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    for game in GAMES {
        let table = tom.table(game, &["me", "random"], json!({})).await;
        tom.turn(&table).await;
        let things = things(&tom.get(&format!("/t/{table}")).await.text);
        assert!(things.len() > 20, "{game}: {things:?}");
        for thing in things {
            let (status, text) = sheet(&tom, &table, &thing).await;
            assert_eq!(status, StatusCode::OK, "{game}: {thing}");
            for piece in ["<h3>", "class=\"kind\"", "class=\"effect\"", &format!("/rules/{game}#")] {
                assert!(text.contains(piece), "{game}: {thing} lacks {piece}: {text}");
            }
        }
    }
}

#[tokio::test]
async fn a_sheet_says_what_a_thing_means_for_its_reader_now() {
    let site = site().await;
    let (tom, eve) = (site.browser("Tom").await, site.stranger());
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    let position = tom.turn(&table).await;
    let words = position["question"]["options"][0]["text"].as_str().unwrap();
    let page = tom.get(&format!("/t/{table}")).await.text;
    let open = page.split("class=\"target open\" id=\"").nth(1).and_then(|rest| rest.split('"').next());
    let open = open.expect("something can be chosen");
    let (_, mine) = sheet(&tom, &table, open).await;
    assert!(mine.contains("class=\"now\""), "{mine}\n{words}");
    let (status, theirs) = sheet(&eve, &table, open).await;
    assert_eq!(status, StatusCode::OK);
    assert!(!theirs.contains("class=\"now\""), "a spectator has nothing to do: {theirs}");
}

#[tokio::test]
async fn what_a_reader_lacks_is_said_before_they_try() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    // What the other one does first is left to chance, and may ask something else of us.
    for _ in 0..20 {
        let table = tom.table("ora", &["me", "random"], json!({})).await;
        tom.turn(&table).await;
        let page = tom.get(&format!("/t/{table}")).await.text;
        for thing in things(&page).iter().filter(|thing| thing.starts_with("ora-card-")) {
            let (_, text) = sheet(&tom, &table, thing).await;
            if text.contains("class=\"reasons\"") && text.contains("<details>") {
                return;
            }
        }
    }
    panic!("some building costs more than the first goods");
}

#[tokio::test]
async fn who_may_not_see_a_table_reads_nothing_of_it() {
    let site = site().await;
    let (tom, eve) = (site.browser("Tom").await, site.browser("Eve").await);
    let body = json!({ "game": "pillars", "players": 2, "seats": ["me", "random"], "private": true });
    let made = tom.post("/api/v1/tables", body).await.ok();
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    tom.turn(&table).await;
    assert_eq!(sheet(&tom, &table, "pil-market").await.0, StatusCode::OK);
    assert_eq!(sheet(&eve, &table, "pil-market").await.0, StatusCode::NOT_FOUND);
    assert_eq!(eve.get(&format!("/t/{table}/about")).await.status, StatusCode::NOT_FOUND);
    for strange in ["", "nothing", "pil-", "../../etc", "<script>"] {
        assert_eq!(sheet(&tom, &table, strange).await.0, StatusCode::NOT_FOUND, "{strange}");
    }
}

#[tokio::test]
async fn sheets_are_in_the_page_without_script_too() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let table = tom.table("pillars", &["me", "random"], json!({})).await;
    tom.turn(&table).await;
    let list = tom.get(&format!("/t/{table}/about")).await.text;
    let link = format!("/t/{table}?about=pil-market");
    assert!(list.contains(&link), "{list}");
    let page = tom.get(&link).await.text;
    assert!(page.contains("asked-about") && page.contains("data-thing=\"pil-market\""), "{page}");
    assert!(page.contains("class=\"drawing portrait\""), "with its picture");
    let gone = tom.get(&format!("/t/{table}?about=no-such-thing")).await;
    assert_eq!(gone.status, StatusCode::OK);
    assert!(!gone.text.contains("asked-about"));
}
