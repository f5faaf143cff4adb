//! Clicks for typical turns, counted: each is played by gestures on the board, where the board has a place for it.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::{Value, json};

/// A guest whose turns end at once, at a table.
async fn at(site: &Site, driver: &Driver, wanted: Value) -> Person {
    let guest = driver.open(Screen::DESK).await;
    guest.arrive(site, "Marie").await;
    guest.turns_end("by-itself").await;
    guest.table(site, &wanted).await;
    guest.until_asked().await;
    guest
}

/// The first of these that may be answered now.
async fn first_of<'a>(guest: &Person, answers: &[&'a str]) -> Option<&'a str> {
    for words in answers {
        if guest.may(words).await {
            return Some(words);
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pillars_of_the_earth() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest =
        at(&site, &driver, json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("take", &[]).await, "a card can be drafted");
    assert_eq!(guest.does("take").await, 1, "a card of the draft");
    assert!(guest.comes_to("place", &["take", "hire"]).await, "a builder can be placed");
    assert_eq!(guest.does("place").await, 1, "a builder");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ora_and_labora() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let wanted = json!({ "game": "ora", "players": 2, "seats": ["me", "random"] });
    let guest = at(&site, &driver, wanted).await;
    assert!(guest.comes_to("fell", &[]).await, "trees can be felled");
    let clicks = guest.does("fell").await + follow_up(&guest, &["harvest wood"]).await;
    assert!(clicks <= 2, "trees are felled with {clicks} clicks");

    assert!(guest.comes_to("build", GATHER).await, "something can be built");
    // The card, its cell, the prior who enters it, and what it does there.
    let built = guest.does("build").await + follow_up(&guest, &["spot"]).await;
    let used = follow_up(&guest, &["send prior", "at"]).await;
    let used = used + follow_up(&guest, &["times", "harvest", "gain", "offer", "done"]).await;
    assert!(built + used <= 4, "a building is built with {built} clicks and used with {used}");

    assert!(guest.comes_to("settle", &["done", "cut", "fell", "harvest", "joker"]).await, "a settlement");
    let founded = guest.does("settle").await + follow_up(&guest, &["spot"]).await;
    let paid = pay(&guest).await;
    assert!(founded + paid <= 3, "a settlement is founded with {founded} clicks and paid with {paid}");
    guest.leave().await;
}

/// A whole payment of those suggested takes one click; where there is nothing to choose, none is needed.
async fn pay(guest: &Person) -> usize {
    if !guest.sees(".ledger [data-suggested]").await {
        return follow_up(guest, &["pay"]).await;
    }
    let due = guest.at().await;
    guest.click(".ledger [data-suggested]").await;
    guest.until(&format!("return document.querySelector('#status .status').dataset.at !== '{due}'")).await;
    1
}

/// What fills a store-room.
const GATHER: &[&str] = &["cut", "fell", "harvest", "joker"];

/// The first of these answers that is on offer, if the hand is still asked; none costs nothing.
async fn follow_up(guest: &Person, answers: &[&str]) -> usize {
    if !guest.sees("#status [data-asked]").await {
        return 0;
    }
    match first_of(guest, answers).await {
        Some(words) => guest.does(words).await,
        None => 0,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn orleans() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest =
        at(&site, &driver, json!({ "game": "orleans", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("put", &[]).await, "a follower can be placed");
    // In the order the hand likes, and back again.
    for follower in ["put own-trader wagon", "put own-craftsman village", "put own-boatman village"] {
        let clicks = guest.does(follower).await;
        assert!(clicks <= 2, "{follower} takes {clicks} clicks");
    }
    assert_eq!(guest.does("back own-trader").await, 1, "a follower is taken back");
    assert!(guest.does("put own-farmer village").await <= 2, "and another one placed");
    // One click on the end of the turn finishes the plan.
    let planned = guest.at().await;
    guest.click("#status [data-deed=end]").await;
    guest
        .until(&format!("return document.querySelector('#status .status').dataset.at !== '{planned}'"))
        .await;
    assert!(guest.comes_to("use village", &[]).await, "a place can be used");
    let clicks = guest.does("use village").await + follow_up(&guest, &["recruit"]).await;
    assert!(clicks <= 2, "an action takes {clicks} clicks");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_kings_abbey() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let options = json!({ "quick": "on" });
    let wanted = json!({ "game": "abbey", "players": 2, "options": options, "seats": ["me", "random"] });
    let guest = at(&site, &driver, wanted).await;
    assert!(guest.comes_to("defend", &["pass"]).await, "dice can be placed");
    let (dice, clicks) = abbey_phase(&guest).await;
    assert!(clicks <= 14, "an abbey phase of {dice} dice takes {clicks} clicks");

    // Next time the dice stay for the fields.
    assert!(guest.comes_to("visit", &["done", "pass"]).await, "a location can be visited");
    let clicks = guest.does("visit").await;
    assert!(clicks <= 2, "a die is sent to gather with {clicks} clicks");
    assert!(!guest.may("collect").await && !guest.may("no-bonus").await, "nothing more is asked for it");
    guest.leave().await;
}

/// All dice of phase 3, place by place while it stays picked: so many dice, so many clicks.
async fn abbey_phase(guest: &Person) -> (usize, usize) {
    let (mut dice, mut clicks) = (0, 0);
    while let Some(next) = first_of(guest, &["preach", "clergy", "defend"]).await {
        clicks += guest.does(next).await;
        dice += 1;
    }
    (dice, clicks + follow_up(guest, &["done"]).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn black_forest() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest =
        at(&site, &driver, json!({ "game": "forest", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("go", &[]).await, "a journey begins");
    let mut clicks = guest.does("go").await + follow_up(&guest, &["visit"]).await;
    clicks += follow_up(&guest, &["serve"]).await;
    // What the service asks for is one click each: a cell, a good.
    let asked = follow_up(&guest, &["name", "take", "cell"]).await;
    assert!(asked <= 1, "what a worker asks for takes {asked} clicks");
    clicks += follow_up(&guest, &["end"]).await;
    assert!(clicks <= 4, "a turn takes {clicks} clicks");
    guest.leave().await;
}
