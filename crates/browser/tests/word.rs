//! Parlour as an app: installed, without a network, back at once; and the count of waiting tables that follows.

use parlour_browser::{Driver, Screen, Site};
use serde_json::json;

/// The service worker has the page in hand.
const IN_HAND: &str = "return navigator.serviceWorker.controller?.state === 'activated'";

#[tokio::test(flavor = "multi_thread")]
async fn the_site_can_be_installed() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::DESK).await;
    guest.goto(&site.page("/")).await;
    guest.until(IN_HAND).await;
    assert_eq!(guest.keeps_from_installing().await, Vec::<String>::new());
    assert_eq!(guest.complaints().await, Vec::<String>::new(), "manifest and worker keep to the policy");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_can_be_read_without_a_network() {
    let (mut site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen { lang: "fr", ..Screen::DESK }).await;
    guest.arrive(&site, "Marie-Madeleine").await;
    guest.until(IN_HAND).await;
    site.stop().await;
    guest.goto(&site.page("/rules/orleans?q=moine")).await;
    guest.until_seen("main h1").await;
    assert!(guest.read("main h1").await.contains("Orléans"));
    let styled = "return getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)'";
    assert_eq!(guest.ask(styled).await, json!(true), "with their styles");
    let text = guest.read("body").await;
    assert!(!text.contains("Marie-Madeleine"), "nobody's name stays on the device");
    guest.goto(&site.page("/t/00000000000000")).await;
    guest.until_seen("main h1").await;
    assert_eq!(guest.read("main h1").await, "Vous êtes hors ligne");
    guest.leave().await;
}

/// A table says that it is offline, and is back with the event, not with the next try: that one is kept from coming.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_back_as_soon_as_the_network_is() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::DESK).await;
    guest.arrive(&site, "Marie").await;
    guest.table(&site, &json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] })).await;
    guest.until_asked().await;
    let patient = "const real = setTimeout;
        window.setTimeout = (deed, time, ...rest) => (time >= 1000 ? 0 : real(deed, time, ...rest));";
    guest.ask(patient).await;
    guest.cut_off(true).await;
    guest.until("return document.getElementById('link').textContent.includes('offline')").await;
    guest.cut_off(false).await;
    guest.until("return !document.getElementById('link').textContent.includes('offline')").await;
    guest.answer_first().await;
    guest.leave().await;
}

/// The header of any page counts the tables that wait, as they come.
#[tokio::test(flavor = "multi_thread")]
async fn every_header_counts_the_tables_that_wait() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::DESK).await;
    guest.arrive(&site, "Marie").await;
    let first = guest.table(&site, &json!({ "game": "pillars", "players": 2, "seats": ["me", "me"] })).await;
    guest.goto(&site.page("/rules/pillars")).await;
    guest.until("return document.querySelector('#waiting .bubble').textContent === '1'").await;
    guest.goto(&site.page("/")).await;
    guest.until(&format!("return document.querySelector('#mine a[href=\"/t/{first}\"]') !== null")).await;
    let second = "const [done] = arguments; const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ game: 'ora', players: 1, seats: ['me'] });
        fetch('/api/v1/tables', { method: 'POST', headers, body }).then((made) => made.json())
            .then(({ table }) => fetch(`/api/v1/tables/${table.id}/start`, { method: 'POST', headers, body: '{}' })
                .then(() => done(table.id)));";
    let second = guest.later(second).await;
    guest.until("return document.querySelector('#waiting .bubble').textContent === '2'").await;
    guest.until(&format!("return document.querySelector('#mine a[href=\"/t/{second}\"]') !== null")).await;
    guest.leave().await;
}
