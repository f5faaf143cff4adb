//! The table page: live, patient, and kind to those who err.

use std::time::Duration;

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::json;

/// No turn takes more clicks, those that find nothing among them.
const MOST_CLICKS: usize = 1000;

/// One click on any choice, and the wait for what follows.
async fn one_click(person: &Person) {
    person.answer_first().await;
}

/// A guest at a table of Ora & Labora, whose turns have several answers each.
async fn at_ora(site: &Site, driver: &Driver, screen: Screen) -> (Person, String) {
    let guest = driver.open(screen).await;
    guest.arrive(site, "Marie").await;
    let table = at_another(&guest, site).await;
    (guest, table)
}

async fn at_another(guest: &Person, site: &Site) -> String {
    let wanted = json!({ "game": "ora", "players": 2, "seats": ["me", "random"] });
    let table = guest.table(site, &wanted).await;
    guest.until_asked().await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_see_each_others_moves() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (host, friend) = (driver.open(Screen::DESK).await, driver.open(Screen::DESK).await);
    host.arrive(&site, "Marie").await;
    friend.arrive(&site, "Théo").await;
    let make = "const done = arguments[0];
        fetch('/api/v1/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ game: 'pillars', players: 2, seats: ['me', 'open'] }) })
        .then((made) => made.json()).then((made) => done(made.table.id)).catch((error) => done(String(error)));";
    let id = host.later(make).await;
    friend.goto(&site.page(&format!("/t/{id}"))).await;
    friend.click("form[action$='/join'] button").await;
    friend.until_seen("form[action$='/leave'] button").await;
    host.goto(&site.page(&format!("/t/{id}"))).await;
    host.click("form[action$='/start'] button").await;
    host.until_seen("#status .status").await;
    friend.goto(&site.page(&format!("/t/{id}"))).await;
    friend.until_seen("#status .status").await;
    // Whoever is asked moves; the other sees it without doing anything.
    for _ in 0..6 {
        let (mover, watcher) =
            if host.sees("#status [data-asked]").await { (&host, &friend) } else { (&friend, &host) };
        mover.until_seen("#status [data-asked]").await;
        let before = watcher.at().await;
        // The page may change under the hand at any moment: a click that finds nothing is made again.
        for _ in 0..MOST_CLICKS {
            if watcher.at().await != before {
                break;
            }
            let clicked =
                mover.clicks("#status [data-deed=end]").await || mover.clicks("#chips [data-chip]").await;
            if !clicked {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        watcher
            .until(&format!("return document.querySelector('#status .status').dataset.at !== '{before}'"))
            .await;
    }
    for person in [host, friend] {
        assert_eq!(person.complaints().await, Vec::<String>::new());
        person.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_survives_a_reload_and_can_be_undone() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, table) = at_ora(&site, &driver, Screen::DESK).await;
    let start = guest.at().await;
    one_click(&guest).await;
    let drafted = guest.at().await;
    guest.goto(&site.page(&format!("/t/{table}"))).await;
    assert_eq!(guest.at().await, drafted, "the draft is kept");
    // One click may have given several answers in a row; they are taken back together.
    guest.click("#status [data-deed=undo]").await;
    guest.until(&format!("return document.querySelector('#status .status').dataset.at === '{start}'")).await;
    assert!(!guest.sees("#status [data-deed=undo]").await, "nothing is left to undo");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_leaves_nothing_to_decide_ends_by_itself_unless_it_is_stopped() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::DESK).await;
    guest.arrive(&site, "Marie").await;
    guest.turns_end("countdown").await;
    guest.table(&site, &json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] })).await;
    guest.until_asked().await;
    // Whoever passes decides nothing more, whatever the other one does.
    guest.answer("pass").await;
    guest.until_seen("#status .count").await;
    guest.click("#status .stop").await;
    assert!(!guest.sees("#status .count").await && guest.sees("#status [data-deed=end]").await);
    // Another try is another countdown.
    let drafted = guest.at().await;
    guest.click("#status [data-deed=undo]").await;
    guest
        .until(&format!("return document.querySelector('#status .status').dataset.at !== '{drafted}'"))
        .await;
    guest.answer("pass").await;
    let lines = drafted.split('.').next().expect("a position").to_owned();
    guest
        .until(&format!(
            "return document.querySelector('#status .status').dataset.at.split('.')[0] !== '{lines}'"
        ))
        .await;
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_says_why() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_ora(&site, &driver, Screen::DESK).await;
    // Whoever begins is left to chance, and so is what the other one does: some first questions leave everything open.
    while !guest.sees("#status details.grey[data-n] summary").await {
        at_another(&guest, &site).await;
    }
    guest.click("[data-opens=choices]").await;
    guest.click("#status details.grey[data-n] summary").await;
    let reason = guest.read("#status details.grey[data-n][open] .reason").await;
    assert!(reason.contains("ORA-"), "a reason names its rule: {reason}");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_past_can_be_looked_at() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, table) = at_ora(&site, &driver, Screen::DESK).await;
    guest.goto(&site.page(&format!("/t/{table}?at=0"))).await;
    guest.until_seen("#past").await;
    assert!(!guest.sees("#status .choices button").await, "the past cannot be played");
    guest.click("[data-step=on]").await;
    // Where the game has one line so far, a step on leads to the present.
    let present = "document.getElementById('past') === null";
    guest.until(&format!("return {present} || new URLSearchParams(location.search).get('at') === '1'")).await;
    guest.goto(&site.page(&format!("/t/{table}?at=0"))).await;
    guest.until_seen("#past").await;
    guest.click("[data-step=now]").await;
    guest.until(&format!("return {present}")).await;
    guest.until_asked().await;
    guest.leave().await;
}

/// Somebody says something at the table from elsewhere; the page hears of it.
async fn talk(person: &Person, table: &str, text: &str) {
    let say = format!(
        "const done = arguments[0];
        fetch('/api/v1/tables/{table}/chat', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }},
            body: JSON.stringify({{ text: '{text}' }}) }})
        .then((said) => done(String(said.status))).catch((error) => done(String(error)));"
    );
    assert_eq!(person.later(&say).await, "200");
    person.until(&format!("return document.getElementById('chat').textContent.includes('{text}')")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_stays_as_long_as_the_position() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, table) = at_ora(&site, &driver, Screen::DESK).await;
    guest.click("[data-hint] button").await;
    guest.until_seen(".advice").await;
    talk(&guest, &table, "hear hear").await;
    assert!(guest.sees(".advice").await, "talk does not take advice away");
    guest.press("Escape").await;
    guest.until("return document.querySelector('.advice') === null").await;
    guest.click("[data-hint] button").await;
    guest.until_seen(".advice").await;
    one_click(&guest).await;
    guest.until("return document.querySelector('.advice') === null").await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_leaves_the_reader_in_the_past() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, table) = at_ora(&site, &driver, Screen::DESK).await;
    guest.goto(&site.page(&format!("/t/{table}"))).await;
    guest.click("[data-step=first]").await;
    guest.until_seen(".past").await;
    guest.click("#tab-chat").await;
    guest.fill("form[action*='/chat'] input", "long ago").await;
    guest.click("form[action*='/chat'] button").await;
    guest.until("return document.getElementById('chat').textContent.includes('long ago')").await;
    assert!(guest.sees(".past").await, "the past is still shown");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_the_log_leads_to_its_rule() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_ora(&site, &driver, Screen::DESK).await;
    guest.click("#log .rule").await;
    guest
        .until("return location.pathname === '/rules/ora' && document.querySelector(':target') !== null")
        .await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_comes_back_after_the_server_did() {
    let (mut site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_ora(&site, &driver, Screen::DESK).await;
    site.stop().await;
    guest.until("return !document.getElementById('link').hidden").await;
    site.start_again().await;
    guest.until("return document.getElementById('link').hidden").await;
    one_click(&guest).await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_can_be_switched_at_the_table() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_ora(&site, &driver, Screen::DESK).await;
    let english = guest.read("#status .say").await;
    guest.click("form[action='/lang'] button[value=fr]").await;
    guest.until("return document.documentElement.lang === 'fr'").await;
    guest.until_seen("#status .say").await;
    assert_ne!(guest.read("#status .say").await, english);
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_without_script() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen { script: false, ..Screen::DESK }).await;
    guest.goto(&site.page("/")).await;
    guest.click("a[href='/play/pillars']").await;
    guest.click("input[value=often]").await;
    guest.click("form[action='/play/pillars'] button").await;
    // Without script nothing tells when the next page is there.
    for _ in 0..500 {
        if guest.path().await.starts_with("/t/") {
            break;
        }
    }
    for _ in 0..200 {
        if guest.sees("#status .choices button").await {
            break;
        }
        guest.refresh().await;
    }
    guest.click("#status .choices button").await;
    let mut taken = false;
    for _ in 0..200 {
        taken = taken || guest.sees("#status [data-deed=undo], #log li, #log p").await;
    }
    assert!(taken, "the answer was taken");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_one_thing_at_a_time() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_ora(&site, &driver, Screen::PHONE).await;
    let wide = guest.ask("return document.documentElement.scrollWidth - innerWidth").await;
    assert_eq!(wide, json!(0), "the page is wider than the phone");
    let small = guest
        .ask("return [...document.querySelectorAll('#status button, .phone-tabs a')]
            .filter((target) => target.getBoundingClientRect().height > 0 && target.getBoundingClientRect().height < 40)
            .map((target) => target.textContent)")
        .await;
    assert_eq!(small, json!([]), "too small for a finger");
    guest.click(".phone-tabs [data-tab=log]").await;
    guest.until("return document.getElementById('log').getBoundingClientRect().height > 0").await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_need_not_hit_a_small_target() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(Screen::PHONE).await;
    guest.arrive(&site, "Marie").await;
    guest.table(&site, &json!({ "game": "forest", "players": 2, "seats": ["me", "random"] })).await;
    guest.until_asked().await;
    // Where the pieces lie is left to chance, so the board is drawn small enough for every target to be small.
    let beside = guest
        .ask(
            "for (const drawing of document.querySelectorAll('svg.drawing')) {
                Object.assign(drawing.style, { width: '180px', minWidth: '0' });
            }
            for (const target of document.querySelectorAll('.target.open')) {
                target.scrollIntoView({ block: 'center', inline: 'center' });
                const box = target.getBoundingClientRect();
                if (box.width === 0 || box.width > 34 || box.height > 34) continue;
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const sides = [[box.right + 3, y], [box.left - 3, y], [x, box.bottom + 3], [x, box.top - 3]];
                const free = sides.find((point) => {
                    const hit = document.elementFromPoint(...point);
                    return hit && hit.closest('svg.drawing') && !hit.closest('[data-offers], [data-why]');
                });
                if (free) return free;
            }
            return 'no small target with room beside it'",
        )
        .await;
    let [x, y] = serde_json::from_value(beside.clone()).unwrap_or_else(|_| panic!("{beside}"));
    guest.tap(x, y).await;
    // Where another target is as near, it is magnified first.
    guest.until_seen(".card-sheet, .lens").await;
    guest.leave().await;
}
