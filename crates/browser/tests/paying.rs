//! A bill is paid in one go: good by good, or by a whole payment.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::json;

/// The first building that wants food and energy for its stone.
const BUILD: &str = "#choices button[value^='build; card stone-merchant']";

/// Presses a button of the list in words and waits for what follows.
async fn answer(person: &Person, css: &str) {
    person.until_seen(css).await;
    let at = person.at().await;
    person.ask(&format!("document.querySelector({}).click()", json!(css))).await;
    person.until(&format!("return document.querySelector('#status .status')?.dataset.at !== '{at}'")).await;
}

/// Somebody who owes two food and one energy for a stone.
async fn owing(site: &Site, driver: &Driver, screen: Screen) -> Person {
    let guest = driver.open(screen).await;
    guest.arrive(site, "Marie").await;
    // Whoever begins is left to chance, and the other one may take the card first.
    loop {
        guest.table(site, &json!({ "game": "ora", "players": 2, "seats": ["me", "random"] })).await;
        guest.until_asked().await;
        if guest.sees(BUILD).await {
            break;
        }
    }
    for css in [BUILD, "#choices button[value^=spot]", "#choices button[value='send prior']"] {
        answer(&guest, css).await;
    }
    answer(&guest, "#choices button[value='times 1']").await;
    guest.until_seen(".ledger [data-pay]").await;
    guest
}

async fn is_paid(guest: &Person, before: &str) {
    guest
        .until(&format!("return document.querySelector('#status .status')?.dataset.at !== '{before}'"))
        .await;
    assert!(!guest.sees(".ledger").await, "nothing is left to pay");
    let stone = guest.ask("return document.querySelector('.strip [data-good=i-stone]').dataset.value").await;
    assert_eq!(stone, "1", "the stone was earned");
    assert_eq!(guest.complaints().await, Vec::<String>::new());
}

/// A click on a good of the shelf, or a tap.
async fn give(guest: &Person, good: &str) {
    guest.click(&format!(".strip .may-give[data-good={good}]")).await;
}

async fn pays_by_clicking(screen: Screen) {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = owing(&site, &driver, screen).await;
    let before = guest.at().await;
    let payable = "return !document.querySelector('.ledger [data-pay]').disabled";
    assert_eq!(guest.ask(payable).await, false, "nothing is given yet");
    give(&guest, "i-grain").await;
    give(&guest, "i-coin").await;
    assert_eq!(guest.ask(payable).await, false, "energy lacks");
    assert_eq!(guest.at().await, before, "nothing is sent before all is given");
    give(&guest, "i-peat").await;
    guest.until(payable).await;
    guest.click(".ledger [data-pay]").await;
    is_paid(&guest, &before).await;
    let left =
        guest.ask("return document.querySelector('.strip [data-good=i-livestock]').dataset.value").await;
    assert_eq!(left, "1", "what was not given is still there");
    guest.leave().await;
}

async fn pays_at_one_click(screen: Screen) {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = owing(&site, &driver, screen).await;
    let before = guest.at().await;
    guest.click(".ledger [data-suggested='1']").await;
    is_paid(&guest, &before).await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn goods_are_clicked_together_on_a_laptop() {
    pays_by_clicking(Screen::DESK).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn goods_are_tapped_together_on_a_phone() {
    pays_by_clicking(Screen::PHONE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_payment_is_one_click_on_a_laptop() {
    pays_at_one_click(Screen::DESK).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_payment_is_one_tap_on_a_phone() {
    pays_at_one_click(Screen::PHONE).await;
}
