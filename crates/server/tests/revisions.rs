//! Games begun with older rules: they are played on under them, say so, and move over if everybody agrees.

mod common;

use std::time::Duration;

use axum::http::StatusCode;
use common::{Client, Site, site};
use parlour_core::any::AnyTable;
use parlour_core::table::Dice;
use parlour_core::{Decision, Journal, SeatSet, Who};
use parlour_games::find;
use parlour_store::{NewEntry, Source, TableId, TableUpdate};
use serde_json::{Value, json};

const OLDER: &str = include_str!("../../games/abbey/tests/golden/two-players.journal");

/// A whole game of The King's Abbey for two, played by its first rules.
fn older() -> Journal {
    OLDER.parse().unwrap()
}

/// Its lines up to a moment at which somebody has a choice, not before so many: nothing goes on by itself there.
fn lines_until_a_choice(journal: &Journal, least: usize) -> Vec<NewEntry> {
    let game = find("abbey").unwrap().replay(journal, Dice::Outside).unwrap();
    let rests = |table: &dyn AnyTable| match table.decision() {
        Decision::Ask(seats) => {
            seats.iter().all(|seat| table.question(seat).is_some_and(|asked| asked.options.len() > 1))
        }
        Decision::Draw | Decision::Over => false,
    };
    let lines = (least..game.entries()).find(|lines| rests(game.at(*lines).as_ref())).unwrap();
    let line = |(who, words): (Who, String)| NewEntry { who: who.to_string(), words, source: Source::Person };
    game.answers(0).into_iter().take(lines).map(line).collect()
}

/// The same table, as if it had been begun with the first rules and played by them so far.
async fn set_back(site: &Site, player: &Client, table: &str, lines: Vec<NewEntry>) {
    let id: TableId = table.parse().unwrap();
    let at = site.app.store().table(&id).await.unwrap().row.revision;
    let update = TableUpdate { asked: SeatSet::all(2), ..TableUpdate::default() };
    site.app.store().move_over(&id, at, 0, 1, lines, update).await.unwrap();
    // The site hears of it a moment later.
    for _ in 0..4000 {
        if player.position(table).await["table"]["rules"] == 1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the site has not heard of other rules");
}

fn options() -> Value {
    json!(older().header.mode.options)
}

#[tokio::test]
async fn newer_rules_need_everybody() {
    let site = site().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let table = tom.table("abbey", &["me", "open"], options()).await;
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    let fresh = tom.position(&table).await;
    assert_eq!((&fresh["table"]["rules"], &fresh["table"]["newest_rules"]), (&json!(2), &json!(2)));
    let revision = format!("/api/v1/tables/{table}/revision");
    assert_eq!(tom.get(&revision).await.status, StatusCode::CONFLICT);

    let lines = lines_until_a_choice(&older(), 20);
    let played = lines.len();
    set_back(&site, &tom, &table, lines).await;
    let now = tom.position(&table).await;
    assert_eq!((&now["table"]["rules"], &now["table"]["newest_rules"]), (&json!(1), &json!(2)));
    assert_eq!(now["table"]["lines"], played);
    let told = tom.get(&revision).await.ok();
    assert!(told["parting"].is_null(), "{told}");

    let asked = tom.post(&revision, json!({ "at": told["at"] })).await.ok();
    assert_eq!(asked["table"]["rules"], 1, "nobody is moved without being asked");
    let proposal = &ada.position(&table).await["proposal"];
    assert_eq!((&proposal["rules"], &proposal["to"]), (&json!(2), &json!(played)));
    let accept = format!("/api/v1/tables/{table}/rewind/accept");
    // Whoever agrees to go back has not agreed to other rules.
    assert_eq!(ada.post(&accept, json!({ "to": played })).await.status, StatusCode::CONFLICT);
    let moved = ada.post(&accept, json!({ "to": played, "rules": 2 })).await.ok();
    assert_eq!((&moved["table"]["rules"], &moved["table"]["lines"]), (&json!(2), &json!(played)));
    assert!(moved["proposal"].is_null());
    assert_eq!(moved["view"], ada.position(&table).await["view"]);
}

/// A browser at a table of two seats of theirs.
async fn alone(site: &Site) -> (Client, String) {
    let tom = site.browser("Tom").await;
    let table = tom.table("abbey", &["me", "me:Other"], options()).await;
    (tom, table)
}

#[tokio::test]
async fn the_first_line_that_would_differ_is_shown() {
    let journal = older();
    let departure =
        find("abbey").unwrap().departure(&journal, 2).unwrap().expect("the rules part in this game");
    let lines = lines_until_a_choice(&journal, departure.entry + 1);
    let site = site().await;
    let (tom, table) = alone(&site).await;
    set_back(&site, &tom, &table, lines).await;

    let page = tom.get(&format!("/t/{table}")).await;
    assert!(page.text.contains(&format!("/t/{table}/revision")), "the help of the page offers it");
    let told = tom.get(&format!("/t/{table}/revision")).await;
    assert_eq!(told.status, StatusCode::OK, "{}", told.text);
    assert!(told.text.contains(&format!("?at={}", departure.entry)), "{}", told.text);
    let at = told.text.split("name=\"at\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let done = tom.form(&format!("/t/{table}/revision"), &[("at", &at)]).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);

    let moved = tom.position(&table).await;
    assert_eq!(moved["table"]["rules"], 2);
    assert!(moved["table"]["lines"].as_u64().unwrap() >= departure.entry as u64);
    let page = tom.get(&format!("/t/{table}")).await;
    assert!(!page.text.contains(&format!("/t/{table}/revision")), "there is nothing newer");
}
