//! What happened, in a real browser: the log, the replay, the past and the end of those who give up.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::json;

/// A guest at a table of the Pillars with two others.
async fn at_pillars(site: &Site, driver: &Driver, screen: Screen) -> (Person, String) {
    let guest = driver.open(screen).await;
    guest.arrive(site, "Marie").await;
    let wanted = json!({ "game": "pillars", "players": 3, "seats": ["me", "random", "random"] });
    let table = guest.table(site, &wanted).await;
    guest.until_asked().await;
    (guest, table)
}

/// Ends the turn, or answers something. The question stays away while something is played back: then nothing is clicked.
async fn one_turn(guest: &Person) {
    guest
        .ask("(document.querySelector('#status [data-deed=end]') ?? document.querySelector('#choices button[data-n]:not([data-aside])'))?.click()")
        .await;
    guest.until("return document.querySelector('form[data-waiting]') === null").await;
}

/// Waits until others have done something since the reader acted.
async fn until_others_acted(guest: &Person) {
    for _ in 0..60 {
        guest.until_asked().await;
        if guest.sees("[data-replay]").await {
            return;
        }
        one_turn(guest).await;
    }
    guest.until_seen("[data-replay]").await;
}

/// Keeps the ids of all pieces that slide from now on.
const NOTES_WHAT_SLIDES: &str = "
    window.slid = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (/translate/.test(frames[0]?.transform ?? '')) window.slid.push(this.id);
        return animate.call(this, frames, how);
    };
";

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_line_is_at_the_end_and_in_sight() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_pillars(&site, &driver, Screen::DESK).await;
    one_turn(&guest).await;
    until_others_acted(&guest).await;
    let ordered = "const entries = [...document.querySelectorAll('#log .act[data-from]')].map((line) => Number(line.dataset.from));
        return entries.length > 3 && entries.every((entry, at) => at === 0 || entries[at - 1] <= entry)";
    guest.until(ordered).await;
    let in_sight = "const pane = document.getElementById('body-log').getBoundingClientRect();
        const last = [...document.querySelectorAll('#log .act')].at(-1).getBoundingClientRect();
        return last.bottom <= pane.bottom + 2 && last.top >= pane.top";
    guest.until(in_sight).await;
    assert!(guest.sees("#log details.setup:not([open])").await, "the setup is folded away");
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_can_be_filtered_and_point_at_the_board() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_pillars(&site, &driver, Screen::DESK).await;
    one_turn(&guest).await;
    until_others_acted(&guest).await;
    let shown = "[...document.querySelectorAll('#log .act:not([hidden])')]";
    guest.click("[data-filter=mine]").await;
    guest.until(&format!("return {shown}.every((line) => line.dataset.seats.split(' ').includes(document.querySelector('.history').dataset.me))")).await;
    guest.click("[data-filter=chance]").await;
    guest.until(&format!("return {shown}.every((line) => line.dataset.chance !== undefined)")).await;
    guest.click("[data-filter=since]").await;
    guest.until(&format!("return {shown}.length > 0 && {shown}.every((line) => Number(line.dataset.from) >= Number(document.querySelector('.history').dataset.since))")).await;
    guest.click("[data-filter=all]").await;
    // What a line has left on the board is lit while the line has the focus.
    guest
        .until(
            "const line = [...document.querySelectorAll('#log .act[data-trace]')].find((line) =>
                line.dataset.trace.split(' ').some((id) => document.getElementById(id)));
            line?.querySelector('a').focus();
            return document.querySelector('.pointed') !== null",
        )
        .await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_did_is_played_back_and_a_key_ends_it() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, table) = at_pillars(&site, &driver, Screen { motion: true, ..Screen::DESK }).await;
    // On return it is offered.
    until_others_acted(&guest).await;
    guest.goto(&site.page(&format!("/t/{table}"))).await;
    guest.until_seen("[data-replay]").await;
    guest.click("[data-replay]").await;
    guest.until("return !document.getElementById('caption').hidden").await;
    guest.click("#caption [data-tool=pause]").await;
    guest.until_seen("#caption [data-tool=resume]").await;
    guest.click("#caption [data-tool=skip]").await;
    guest.until("return document.getElementById('caption').hidden").await;
    guest.until("return document.querySelector('#status [data-asked]') === null || document.querySelector('.target.open, #chips [data-chip]') !== null").await;
    // Live, it comes by itself; whoever presses a key is in the present.
    guest.ask(NOTES_WHAT_SLIDES).await;
    let mut played = false;
    for _ in 0..30 {
        guest.until_asked().await;
        if guest.sees("#result").await {
            break;
        }
        let at = guest.at().await;
        one_turn(&guest).await;
        let came = format!(
            "return !document.getElementById('caption').hidden || (document.querySelector('#status [data-asked]') !== null && document.querySelector('#status .status').dataset.at !== '{at}')"
        );
        guest.until(&came).await;
        played = guest.ask("return !document.getElementById('caption').hidden").await == json!(true);
        if played {
            break;
        }
    }
    assert!(played, "what others did was shown");
    guest
        .ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))")
        .await;
    guest.until("return document.getElementById('caption').hidden").await;
    guest.until_asked().await;
    let slid = "return 2 * new Set(window.slid).size < document.querySelectorAll('#stage .pane [data-piece]').length";
    assert_eq!(guest.ask(slid).await, json!(true), "what did not move stays where it lies");
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_back_and_one_on_lead_to_the_present() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_pillars(&site, &driver, Screen::DESK).await;
    guest.click("[data-step=back]").await;
    guest.until_seen("#past").await;
    guest.until_seen("#log .act.current").await;
    guest.click("[data-step=on]").await;
    guest.until("return document.getElementById('past') === null").await;
    guest.until_asked().await;
    assert!(guest.sees("#status .choices button").await, "the present can be played");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_alone_is_told_that_the_game_ends() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_pillars(&site, &driver, Screen::DESK).await;
    guest.click("#tab-points").await;
    guest.ask("document.querySelector('form[action$=\"/resign\"]').closest('details').open = true").await;
    let told = guest.read("details:has(form[action$='/resign'])").await;
    assert!(told.contains("without a result"), "{told}");
    guest.click("form[action$='/resign'] button").await;
    guest.until("return document.getElementById('say').textContent.includes('given up')").await;
    assert!(!guest.sees(".pp .now").await, "nobody is asked any more");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rail_can_be_folded_on_a_wide_screen() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, _) = at_pillars(&site, &driver, Screen::DESK).await;
    guest.click(".tabs-head [data-fold]").await;
    guest.until("return document.querySelector('.rail').getBoundingClientRect().width < 60").await;
    guest.click(".unfold").await;
    guest.until("return document.querySelector('.rail').getBoundingClientRect().width > 200").await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_home_page_says_how_a_table_stands_and_lets_go_of_it() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (guest, table) = at_pillars(&site, &driver, Screen::DESK).await;
    guest.goto(&site.page("/")).await;
    let said = guest.read(&format!(".tables.mine a[href='/t/{table}']")).await;
    assert!(said.contains("Round 1") && said.contains("Marie"), "{said}");
    guest.click(".give-up summary").await;
    guest.click(".give-up button").await;
    guest.until("return location.pathname === '/' && document.querySelector('.give-up') === null").await;
    guest.leave().await;
}
