//! A guest plays a whole game of each of the five titles against bots, by clicking.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::{Value, json};

/// Plays one game; things on the board are clicked where a choice points at them.
async fn whole_game(wanted: Value) {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::DESK).await;
    guest.arrive(&site, "Marie").await;
    guest.table(&site, &wanted).await;
    let played = guest.play_to_the_end(7).await;
    assert!(played.on_board > 0, "{wanted}: nothing was clicked on the board: {played:?}");
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    keepsakes(&guest).await;
    guest.leave().await;
}

/// What a finished game leaves: the course of the game on a switch, the board as a picture in two kinds.
async fn keepsakes(guest: &Person) {
    // The bar on top may cover the switch; a person would scroll.
    guest.ask("document.getElementById('course-chances').click()").await;
    guest
        .until("return document.querySelector('.chart.course-chances svg').getBoundingClientRect().width > 0")
        .await;
    for kind in ["svg", "png"] {
        let fetched = guest
            .later(&format!(
                "const done = arguments[0];
                fetch(document.querySelector(\"a[href*='board.{kind}']\").href)
                    .then((file) => done(file.status + ' ' + file.headers.get('content-type')))
                    .catch((error) => done(String(error)));"
            ))
            .await;
        assert!(fetched.starts_with("200 image/") && fetched.contains(kind), "{fetched}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pillars_of_the_earth() {
    whole_game(json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ora_and_labora() {
    let options = json!({ "length": "short" });
    whole_game(
        json!({ "game": "ora", "players": 3, "options": options, "seats": ["me", "random", "random"] }),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn orleans() {
    whole_game(json!({ "game": "orleans", "players": 2, "seats": ["me", "random"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_kings_abbey() {
    let options = json!({ "quick": "on" });
    whole_game(json!({ "game": "abbey", "players": 2, "options": options, "seats": ["me", "random"] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn black_forest() {
    whole_game(json!({ "game": "forest", "players": 2, "seats": ["me", "random"] })).await;
}
