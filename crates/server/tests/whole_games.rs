//! Whole games of every title over HTTP, as a guest against bots, with JSON and with forms.

mod common;

use axum::http::StatusCode;
use common::{Client, is_over, site};
use parlour_core::Journal;
use parlour_games::{GAMES, find};
use serde_json::{Value, json};

/// The journal of a finished table verifies: every line, every fingerprint, every draw.
async fn verifies(client: &Client, table: &str) {
    let text = client.get(&format!("/api/v1/tables/{table}/journal")).await.text;
    let journal: Journal = text.parse().unwrap();
    let game = find(&journal.header.game).unwrap();
    game.verify(&journal).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_every_title_is_played_with_json() {
    let site = site().await;
    for game in GAMES {
        let guest = site.guest("Aliénor").await;
        let id = game.about().id;
        let table = guest.table(id, &["me", "random"], json!({})).await;
        let commitment = guest.position(&table).await["table"]["commitment"].clone();
        assert!(commitment.is_string());
        let mut position = guest.turn(&table).await;
        let mut answers = 0;
        while !is_over(&position) {
            assert!(position["seed"].is_null());
            let reply = guest.play_one(&table, &position).await;
            // Where all plan at once, a bot may be faster: then nothing was played, and the same is asked again.
            let late = reply.status == StatusCode::CONFLICT && reply.json()["error"]["code"] == "stale";
            assert!(late || reply.status == StatusCode::OK, "{id}: {}", reply.text);
            position = guest.turn(&table).await;
            answers += 1;
            assert!(answers < 5_000, "{id} does not end");
        }
        assert_eq!(position["scores"].as_array().unwrap().len(), 2);
        assert!(position["seed"].is_string());
        assert_eq!(position["table"]["commitment"], commitment);
        verifies(&guest, &table).await;
    }
}

/// The first attribute of this name after a place in a page.
fn attribute<'a>(page: &'a str, after: &str, name: &str) -> Option<&'a str> {
    let rest = &page[page.find(after)?..];
    let start = rest.find(&format!("{name}=\""))? + name.len() + 2;
    rest[start..].split('"').next()
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_every_title_is_played_with_forms() {
    let site = site().await;
    for game in GAMES {
        let id = game.about().id;
        let mut browser = site.stranger();
        assert_eq!(browser.get(&format!("/new/{id}")).await.status, StatusCode::OK);
        let fields =
            [("name", "Tom"), ("players", "2"), ("seat", "me"), ("seat", "random"), ("pace", "live")];
        let created = browser.form(&format!("/new/{id}"), &fields).await;
        assert_eq!(created.status, StatusCode::SEE_OTHER, "{}", created.text);
        browser.cookies = created.cookies();
        let here = created.location();
        let room = browser.get(&here).await;
        assert!(room.text.contains(&format!("{here}/start")), "{}", room.text);
        assert_eq!(browser.form(&format!("{here}/start"), &[]).await.status, StatusCode::SEE_OTHER);
        let mut looks = 0;
        loop {
            looks += 1;
            assert!(looks < 20_000, "{id} does not end");
            let page = browser.get(&here).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.text);
            if page.text.contains("data-deed=\"rematch\"") {
                break;
            }
            let answer = format!("action=\"{here}/answer\"");
            let (deed, form) = if page.text.contains(&format!("action=\"{here}/end\"")) {
                ("end", format!("action=\"{here}/end\""))
            } else if page.text.contains("data-asked") {
                ("answer", answer)
            } else {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                continue;
            };
            let at = attribute(&page.text, &form, "name=\"at\" value").unwrap();
            let words =
                attribute(&page.text, &form, "name=\"answer\" value").map(unescaped).unwrap_or_default();
            let reply = browser.form(&format!("{here}/{deed}"), &[("at", at), ("answer", &words)]).await;
            assert_eq!(reply.status, StatusCode::SEE_OTHER, "{id} {words}: {}", reply.text);
        }
        let position: Value = browser.position(here.trim_start_matches("/t/")).await;
        assert!(is_over(&position));
        verifies(&browser, here.trim_start_matches("/t/")).await;
    }
}
