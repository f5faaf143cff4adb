//! Anything on the table can be read: with the pointer, with the keyboard, and without script.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::json;

async fn at_pillars(site: &Site, driver: &Driver, lang: &'static str) -> Person {
    let guest = driver.open(Screen { lang, ..Screen::DESK }).await;
    guest.arrive(site, "Marie").await;
    let wanted = json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] });
    guest.table(site, &wanted).await;
    guest.until_asked().await;
    guest
}

/// The sheet does not lie over what it tells of.
const APART: &str = "const sheet = document.querySelector('.read').getBoundingClientRect();
    const thing = document.querySelector('#pil-court').getBoundingClientRect();
    return sheet.left >= thing.right || sheet.right <= thing.left || sheet.top >= thing.bottom || sheet.bottom <= thing.top";

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_opens_on_hover_and_closes_on_escape_in_both_languages() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    for (lang, name, effect) in
        [("en", "King’s court", "sets the tax"), ("fr", "Cour du roi", "fixe l’impôt")]
    {
        let guest = at_pillars(&site, &driver, lang).await;
        guest.hover("#pil-court .c-l").await;
        guest.until_seen(".read .thing").await;
        assert_eq!(guest.read(".read h3").await, name);
        assert!(guest.read(".read .effect").await.contains(effect), "{lang}");
        assert_eq!(guest.ask(APART).await, json!(true), "a sheet never covers its own thing");
        let through = "return getComputedStyle(document.querySelector('.read')).pointerEvents";
        assert_eq!(guest.ask(through).await, json!("none"), "the pointer goes through it");
        guest.press("Escape").await;
        guest.until("return document.querySelector('.read') === null").await;
        assert_eq!(guest.complaints().await, Vec::<String>::new());
        guest.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_opens_the_sheet_of_what_has_the_focus() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = at_pillars(&site, &driver, "en").await;
    guest.ask("document.querySelector('#leaves .target.open').focus()").await;
    guest.press("i").await;
    guest.until_seen(".read.stays .now").await;
    let within = "return document.querySelector('.read').contains(document.activeElement)";
    assert_eq!(guest.ask(within).await, json!(true), "it is read out");
    let targets = "return document.querySelectorAll('.read .target, .read [data-about], .read [id]').length";
    assert_eq!(guest.ask(targets).await, json!(0), "its picture can neither be chosen nor asked about");
    guest.press("Escape").await;
    guest.until("return document.querySelector('.read') === null").await;
    let back = "return document.activeElement.matches('#leaves .target.open')";
    assert_eq!(guest.ask(back).await, json!(true), "the focus is where it was");
    guest.press("i").await;
    guest.until_seen(".read.stays").await;
    guest.click("#say").await;
    guest.until("return document.querySelector('.read') === null").await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_is_read_without_script() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = at_pillars(&site, &driver, "en").await;
    let table = guest.path().await;
    guest.goto(&site.page(&format!("{table}/about"))).await;
    guest.click(&format!("a[href='{table}?about=pil-market']")).await;
    guest.until_seen(".asked-about .thing").await;
    assert_eq!(guest.read(".asked-about h3").await, "Market");
    assert!(guest.sees(".asked-about .picture svg").await, "with its picture");
    guest.leave().await;
}
