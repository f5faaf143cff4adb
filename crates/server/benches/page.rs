//! How long the site takes to make the page of a table in the middle of a game, of each title; and to take an answer
//! and send what changed.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, StatusCode};
use common::{Client, is_over, site};
use parlour_games::GAMES;
use serde_json::json;
use tokio::runtime::Runtime;

#[path = "../tests/common/mod.rs"]
mod common;

/// So many answers are given before the clock runs.
const OPENING: usize = 60;
/// So many pages and answers are timed.
const TIMES: usize = 60;

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        for game in GAMES {
            measure(game.about().id).await;
        }
    });
}

async fn measure(game: &str) {
    let site = site().await;
    let player = site.guest("Bench").await;
    let table = player.table(game, &["me", "me:Other"], json!({})).await;
    for _ in 0..OPENING {
        step(&player, &table).await;
    }
    let (mut pages, mut answers, mut bytes) = (Vec::new(), Vec::new(), 0);
    for _ in 0..TIMES {
        let begun = Instant::now();
        let page = player.get(&format!("/t/{table}")).await;
        pages.push(begun.elapsed());
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        bytes = page.text.len();
        answers.extend(click(&player, &table).await);
    }
    println!(
        "{game:<8} page {:>5.2} ms ({} KiB), answer with what changed {:>5.2} ms",
        millis(median(pages)),
        bytes / 1024,
        millis(median(answers)),
    );
    site.app.stop().await;
}

async fn step(player: &Client, table: &str) {
    let position = player.turn(table).await;
    if !is_over(&position) {
        let reply = player.play_one(table, &position).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    }
}

/// Answers as the script of the page does; nothing once the game is over.
async fn click(player: &Client, table: &str) -> Option<Duration> {
    let position = player.turn(table).await;
    let Some(options) = position["question"]["options"].as_array() else {
        // The turn is to be ended, or the game is over.
        step(player, table).await;
        return None;
    };
    let at = position["at"].as_str()?;
    let words = options[options.len() / 2]["words"].as_str()?;
    let form = serde_urlencoded::to_string([("at", at), ("answer", words)]).expect("plain fields");
    let request = player
        .request(Method::POST, &format!("/t/{table}/answer"))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("x-parlour-parts", "");
    let request = request.body(Body::from(form)).expect("a request");
    let begun = Instant::now();
    let reply = player.send(request).await;
    let time = begun.elapsed();
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    Some(time)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
