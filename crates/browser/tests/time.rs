//! Time that is kind, in two browsers: a caretaker and the way back, a holiday, a move taken back, a substitute.
//! Days pass because the clock of the site is put forward.

use std::time::Duration;

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::json;

/// Tom and Ada at a table of the Pillars where a turn has three days; the first is asked.
async fn two(site: &Site, driver: &Driver) -> (Person, Person, String) {
    let tom = driver.open(Screen::DESK).await;
    let ada = driver.open(Screen::PHONE).await;
    tom.arrive(site, "Tom").await;
    ada.arrive(site, "Ada").await;
    let wanted = json!({ "game": "pillars", "players": 2, "seats": ["me", "open"], "pace": "3d" });
    let table = tom.room(site, &wanted).await;
    ada.goto(&site.page(&format!("/t/{table}"))).await;
    ada.click("form[action$='/join'] button").await;
    ada.until_seen("form[action$='/leave']").await;
    tom.refresh().await;
    tom.click("form[action$='/start'] button").await;
    tom.until_seen("#table").await;
    ada.goto(&site.page(&format!("/t/{table}"))).await;
    if tom.sees("#status [data-asked]").await { (tom, ada, table) } else { (ada, tom, table) }
}

/// Answers until somebody else is asked.
async fn play(person: &Person) {
    for _ in 0..30 {
        person.until("return document.querySelector('form[data-waiting]') === null").await;
        if !person.sees("#status [data-asked]").await {
            return;
        }
        person
            .ask("(document.querySelector('#status [data-deed=end]') ?? document.querySelector('#choices button[data-n]:not([data-aside])'))?.click()")
            .await;
    }
    panic!("an endless turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_caretaker_plays_one_turn_and_its_owner_takes_it_back() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (late, other, table) = two(&site, &driver).await;
    late.goto(&site.page("/")).await;
    site.pass(Duration::from_hours(73));
    other.until_seen("#status [data-asked]").await;
    other.until("return document.querySelector('#log em') !== null").await;
    // Whoever comes back is caught up: a card, then deed after deed on the board, and the present.
    late.goto(&site.page(&format!("/t/{table}"))).await;
    late.until_seen("#recap .missed em").await;
    late.click("[data-recap=steps]").await;
    late.until(
        "return document.getElementById('recap') === null && !document.getElementById('caption').hidden",
    )
    .await;
    let on = "document.querySelector('#caption [data-tool=later]')?.click();
        return document.getElementById('caption').hidden && document.getElementById('past') === null";
    late.until(on).await;
    late.click("[data-deed=take-back]").await;
    late.until_seen("#status [data-asked]").await;
    other.until("return document.querySelector('#status [data-asked]') === null").await;
    // A move of one's own, in one tap.
    play(&late).await;
    late.click("#status [data-deed=take-back]").await;
    late.until_seen("#status [data-asked]").await;
    assert_eq!(late.complaints().await, Vec::<String>::new());
    late.leave().await;
    other.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_holiday_is_announced_and_stops_the_clock() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (late, other, table) = two(&site, &driver).await;
    late.goto(&site.page("/me")).await;
    late.ask(
        "const day = (days) => new Date(Date.now() + days * 86400000).toISOString().slice(0, 10);
        document.querySelector('input[name=first]').value = day(0);
        document.querySelector('input[name=last]').value = day(9);",
    )
    .await;
    late.click("form[action='/me/holiday'] button").await;
    late.until_seen("form[action='/me/holiday'] [name=home]").await;
    other.goto(&site.page(&format!("/t/{table}"))).await;
    other.until("return document.querySelector('.clock.still') !== null").await;
    site.pass(Duration::from_hours(5 * 24));
    other.goto(&site.page(&format!("/t/{table}"))).await;
    assert!(!other.sees("#status [data-asked]").await, "the table waits");
    // Back early: the clock runs on.
    late.goto(&site.page("/me")).await;
    late.click("form[action='/me/holiday'] [name=home]").await;
    // Until the form has been answered, its page would take the place of the next one.
    late.until("return document.querySelector(\"form[action='/me/holiday'] [name=home]\") === null").await;
    late.goto(&site.page(&format!("/t/{table}"))).await;
    late.until("return document.querySelector('#status .clock:not(.still) [data-moment]') !== null").await;
    late.leave().await;
    other.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_takes_a_deserted_seat_over() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (late, other, table) = two(&site, &driver).await;
    late.goto(&site.page("/")).await;
    for _ in 0..3 {
        site.pass(Duration::from_hours(73));
        other.until_seen("#status [data-asked]").await;
        play(&other).await;
    }
    other.goto(&site.page(&format!("/t/{table}"))).await;
    other.ask("document.querySelector('[data-deed=substitute]').click()").await;
    other.until("return document.querySelector('[data-deed=substitute]') === null").await;
    let stranger = driver.open(Screen::PHONE).await;
    stranger.goto(&site.page("/")).await;
    stranger.until(&format!("return document.querySelector('a[href=\"/t/{table}\"]') !== null")).await;
    stranger.goto(&site.page(&format!("/t/{table}"))).await;
    stranger.fill("form[action$='/take-over'] input[name=name]", "Jack").await;
    stranger.click("form[action$='/take-over'] button").await;
    stranger.until_seen("#status [data-asked]").await;
    // Whose seat it was is told so by what they see.
    late.goto(&site.page(&format!("/t/{table}"))).await;
    assert!(!late.sees("#status [data-asked]").await);
    stranger.leave().await;
    late.leave().await;
    other.leave().await;
}
