//! A whole turn with one thumb: games played by taps alone on a phone, taps counted, and what a pocket table must keep.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::{Value, json};

const PHONE: Screen = Screen { lang: "en", ..Screen::PHONE };

/// A guest with a phone whose turns end at once, at a table.
async fn at(site: &Site, driver: &Driver, wanted: Value) -> Person {
    let guest = driver.open(PHONE).await;
    guest.arrive(site, "Marie").await;
    guest.turns_end("by-itself").await;
    guest.table(site, &wanted).await;
    guest.until_asked().await;
    guest
}

/// The first of these answers that is on offer, if the thumb is still asked; none costs nothing.
async fn follow_up(guest: &Person, answers: &[&str]) -> usize {
    if !guest.sees("#status [data-asked]").await {
        return 0;
    }
    for words in answers {
        if guest.may(words).await {
            return guest.thumbs(words).await;
        }
    }
    0
}

// ---- taps for typical turns ----

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_the_pillars_of_the_earth_takes_two_taps() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let wanted = json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] });
    let guest = at(&site, &driver, wanted).await;
    for (answer, first) in [("take", &[][..]), ("place", &["take", "hire"])] {
        assert!(guest.comes_to(answer, first).await, "{answer} is asked");
        let taps = guest.thumbs(answer).await;
        assert!(taps <= 2, "{answer} takes {taps} taps");
    }
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_ora_and_labora_takes_four_taps() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = at(&site, &driver, json!({ "game": "ora", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("fell", &[]).await, "trees can be felled");
    let taps = guest.thumbs("fell").await + follow_up(&guest, &["harvest wood"]).await;
    assert!(taps <= 4, "trees are felled with {taps} taps");
    assert!(guest.comes_to("build", &["cut", "fell", "harvest", "joker"]).await, "something can be built");
    let taps = guest.thumbs("build").await + follow_up(&guest, &["spot"]).await;
    assert!(taps <= 4, "a building is built with {taps} taps");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_orleans_takes_three_taps() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest =
        at(&site, &driver, json!({ "game": "orleans", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("put", &[]).await, "a follower can be placed");
    // One tap for the follower, one for the place.
    for follower in ["put own-farmer village", "put own-craftsman village", "put own-boatman village"] {
        let taps = guest.thumbs(follower).await;
        assert!(taps <= 2, "{follower} takes {taps} taps");
    }
    let planned = guest.at().await;
    guest.click("#status [data-deed=end]").await;
    guest
        .until(&format!("return document.querySelector('#status .status').dataset.at !== '{planned}'"))
        .await;
    assert!(guest.comes_to("use village", &[]).await, "a place can be used");
    let taps = guest.thumbs("use village").await + follow_up(&guest, &["recruit"]).await;
    assert!(taps <= 3, "an action takes {taps} taps");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_the_kings_abbey_takes_four_taps_and_nine_dice_fourteen() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let options = json!({ "quick": "on" });
    let wanted = json!({ "game": "abbey", "players": 2, "options": options, "seats": ["me", "random"] });
    let guest = at(&site, &driver, wanted).await;
    assert!(guest.comes_to("defend", &["pass"]).await, "dice can be placed");
    let (mut taps, mut dice) = (0, 0);
    'dice: loop {
        for place in ["preach", "clergy", "defend"] {
            if guest.may(place).await {
                taps += guest.thumbs(place).await;
                dice += 1;
                continue 'dice;
            }
        }
        break;
    }
    taps += follow_up(&guest, &["done"]).await;
    // What does not lie on the first die's place takes a tap more: nine dice fourteen.
    println!("{dice} dice, {taps} taps");
    assert!(taps <= 14, "an abbey phase of {dice} dice takes {taps} taps");
    assert!(guest.comes_to("visit", &["done", "pass"]).await, "a location can be visited");
    let taps = guest.thumbs("visit").await + follow_up(&guest, &["main", "no-bonus", "collect"]).await;
    assert!(taps <= 4, "a die is sent to gather with {taps} taps");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_black_forest_takes_five_taps() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest =
        at(&site, &driver, json!({ "game": "forest", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("go", &[]).await, "a journey begins");
    let mut taps = guest.thumbs("go").await;
    taps += follow_up(&guest, &["visit", "serve"]).await;
    assert!(taps <= 5, "a turn takes {taps} taps");
    guest.leave().await;
}

// ---- games by taps alone ----

/// Two phones upright, and one on its side.
const PHONES: [(u32, u32); 3] = [(390, 844), (360, 740), (844, 390)];

/// Is the whole wanted: every title to its end, on every phone? Else a game that takes hundreds of taps is played so far, and
/// phones change within a game.
fn whole() -> bool {
    std::env::var("PARLOUR_THUMB").as_deref() == Ok("whole")
}

fn stretch() -> Option<usize> {
    const TAPS: usize = 60;
    (!whole()).then_some(TAPS)
}

async fn by_thumb(wanted: Value, taps: Option<usize>) {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = at(&site, &driver, wanted.clone()).await;
    if whole() {
        for (seed, phone) in (11..).zip(PHONES) {
            guest.table(&site, &wanted).await;
            guest.until_asked().await;
            guest.holds_phone(phone).await;
            let done = guest.plays_by_thumb(seed, usize::MAX).await;
            println!("{} at {phone:?}: {done} taps", wanted["game"]);
            assert!(guest.sees("#result").await, "{wanted} at {phone:?}: not over after {done} taps");
        }
    } else {
        // A phone may be turned in the middle of a game.
        let most = taps.unwrap_or(usize::MAX);
        let mut done = 0;
        for phone in PHONES.into_iter().cycle() {
            guest.holds_phone(phone).await;
            done += guest.plays_by_thumb(11 + done as u64, SPELL.min(most - done)).await;
            if done >= most || guest.sees("#result").await {
                break;
            }
        }
        println!("{}: {done} taps", wanted["game"]);
        assert!(taps.is_some() || guest.sees("#result").await, "{wanted}: not over after {done} taps");
    }
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    guest.leave().await;
}

/// So many taps, and the phone is turned.
const SPELL: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_the_pillars_of_the_earth_by_thumb() {
    by_thumb(json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] }), None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_the_kings_abbey_by_thumb() {
    let options = json!({ "quick": "on" });
    by_thumb(json!({ "game": "abbey", "players": 2, "options": options, "seats": ["me", "random"] }), None)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_ora_and_labora_by_thumb() {
    let (options, seats) = (json!({ "length": "short" }), ["me", "random", "random"]);
    by_thumb(json!({ "game": "ora", "players": 3, "options": options, "seats": seats }), stretch()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_orleans_by_thumb() {
    by_thumb(json!({ "game": "orleans", "players": 2, "seats": ["me", "random"] }), stretch()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_black_forest_by_thumb() {
    by_thumb(json!({ "game": "forest", "players": 2, "seats": ["me", "random"] }), stretch()).await;
}

// ---- one sheet ----

/// Where something lies that cannot be chosen now and says why; nothing if there is none in sight.
const REFUSED: &str = "
    for (const thing of document.querySelectorAll('#leaves .target[data-why]:not([data-offers])')) {
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = box.width > 0 && y > 0 && y < innerHeight && document.elementFromPoint(x, y);
        if (hit && thing.contains(hit)) return [x, y];
    }
    return null;";

/// Taps or clicks something that cannot be chosen; plays on until there is such a thing.
async fn asks_why(guest: &Person) {
    for _ in 0..60 {
        guest.until_asked().await;
        let at = guest.ask(REFUSED).await;
        if let Some((x, y)) = at[0].as_f64().zip(at[1].as_f64()) {
            guest.tap(x, y).await;
            return;
        }
        guest.answers_at_random(3).await;
    }
    panic!("nothing is refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_chosen_explains_itself_in_one_sheet() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let wanted = json!({ "game": "ora", "players": 2, "seats": ["me", "random"] });
    for (screen, sheet) in [(PHONE, ".card-sheet"), (Screen::DESK, ".read.stays")] {
        let guest = driver.open(screen).await;
        guest.arrive(&site, "Marie").await;
        guest.table(&site, &wanted).await;
        asks_why(&guest).await;
        guest.until(&format!("return document.querySelector('{sheet}')?.textContent.includes('ORA-')")).await;
        assert!(!guest.sees(".pop").await, "one sheet is enough");
        guest.leave().await;
    }
}

/// Where something lies that no choice speaks of; within the magnifier, or on the board.
const PLAIN: &str = "
    const lens = document.querySelector('.lens');
    for (const thing of document.querySelectorAll((lens ? '.lens' : '#leaves') + ' [data-about]:not([data-offers], [data-why], [data-part])')) {
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = box.width > 0 && document.elementFromPoint(x, y);
        const others = [...document.querySelectorAll('.target.open')].map((target) => target.getBoundingClientRect());
        const near = others.some((other) => other.width > 0 && other.left < x + 24 && other.right > x - 24 && other.top < y + 24 && other.bottom > y - 24);
        if (hit && thing.contains(hit) && !near && hit.closest('[data-about]') === thing) return [x, y];
    }
    return null;";

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_tapped_explains_itself() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(PHONE).await;
    guest.arrive(&site, "Marie").await;
    let mut explained = 0;
    for game in ["pillars", "ora", "orleans", "abbey", "forest"] {
        guest.table(&site, &json!({ "game": game, "players": 2, "seats": ["me", "random"] })).await;
        guest.until_asked().await;
        for magnified in [false, true] {
            if magnified {
                guest.ask("document.querySelector('#magnify').click()").await;
                guest.until_seen(".lens .glass svg").await;
            }
            let at = guest.ask(PLAIN).await;
            let Some((x, y)) = at[0].as_f64().zip(at[1].as_f64()) else { continue };
            guest.tap(x, y).await;
            guest.until("return document.querySelector('.card-sheet .thing') !== null").await;
            assert_eq!(guest.ask("return document.querySelectorAll('.card-sheet').length").await, json!(1));
            explained += 1;
            guest.ask("document.querySelector('.card-sheet .x').click()").await;
        }
    }
    assert!(explained >= 5, "{explained} things were explained");
    guest.leave().await;
}

// ---- the magnifier ----

/// Draws the board so small that targets are too close for a finger, and finds one that is.
const CRAMPED: &str = "
    for (const drawing of document.querySelectorAll('#leaves svg.drawing')) {
        Object.assign(drawing.style, { width: '90px', minWidth: '0' });
    }
    const box = (target) => target.getBoundingClientRect();
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const targets = [...document.querySelectorAll('#leaves .target.open')].filter((target) => box(target).width > 0);
    for (const target of targets) {
        target.scrollIntoView({ block: 'center' });
        const [x, y] = middle(box(target));
        const reached = (other) => Math.abs(middle(box(other))[0] - x) < 20 && Math.abs(middle(box(other))[1] - y) < 20;
        const hit = document.elementFromPoint(x, y);
        if (target.contains(hit) && targets.some((other) => other !== target && reached(other))) return [x, y, target.id];
    }
    return 'nothing is cramped'";

#[tokio::test(flavor = "multi_thread")]
async fn where_targets_are_too_close_a_magnifier_opens() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest =
        at(&site, &driver, json!({ "game": "orleans", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("put", &[]).await, "a follower can be placed");
    let spot = guest.ask(CRAMPED).await;
    let (x, y) = spot[0].as_f64().zip(spot[1].as_f64()).unwrap_or_else(|| panic!("{spot}"));
    let part = spot[2].as_str().unwrap_or_default().to_owned();
    guest.tap(x, y).await;
    guest.until_seen(".lens .target.open").await;
    let width = format!(
        "const box = document.querySelector('.lens [data-part=\"{part}\"]').getBoundingClientRect();
        return Math.min(box.width, box.height)"
    );
    let width = guest.ask(&width).await.as_f64().unwrap_or_default();
    assert!(width >= 43.5, "{part} is {width} pixels large under the magnifier");
    // What is tapped there is the thing of the board.
    let picked = format!("return document.getElementById('{part}').classList.contains('is-picked')");
    guest.click(&format!(".lens [data-part='{part}']")).await;
    guest.until(&picked).await;
    guest.ask("document.querySelector('.card-sheet .x').click()").await;
    // Where the places of what was picked lie elsewhere, the magnifier has given way already.
    guest.ask("document.querySelector('[data-lens=shut]')?.click()").await;
    guest.until("return document.querySelector('.lens') === null").await;
    // Two fingers open it as well.
    guest.spreads_fingers(x, y).await;
    guest.until_seen(".lens").await;
    guest.leave().await;
}

// ---- what stays ----

/// How far the board and the magnifier are scrolled, and how large the magnifier shows things.
const LOOKS_AT: &str = "const glass = document.querySelector('.lens .glass');
    return [Math.round(document.getElementById('stage').scrollTop), Math.round(glass?.scrollTop ?? -1),
        Math.round(glass?.scrollLeft ?? -1), Math.round(glass?.firstElementChild.getBoundingClientRect().width ?? -1)]";

#[tokio::test(flavor = "multi_thread")]
async fn zoom_and_scroll_survive_answers_and_what_others_say() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest =
        at(&site, &driver, json!({ "game": "forest", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("go", &[]).await, "a journey begins");
    guest.ask("document.getElementById('magnify').click()").await;
    guest.until_seen(".lens .glass svg").await;
    guest
        .ask("document.querySelector('.lens .glass').scrollBy({ top: 37, left: 21, behavior: 'instant' })")
        .await;
    guest.ask("document.getElementById('stage').scrollTop = 23").await;
    let before = guest.ask(LOOKS_AT).await;
    // Somebody speaks: the page is told, and takes the news in.
    let table = guest.path().await;
    let said = "const done = arguments[arguments.length - 1];
        fetch(`/api/v1/tables/${location.pathname.split('/').pop()}/chat`, { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text: 'Hello' }) })
            .then((answer) => done(String(answer.status)), (error) => done(String(error)));";
    assert_eq!(guest.later(said).await, "200", "{table}");
    guest.until("return document.querySelector('#chat [data-said]') !== null").await;
    assert_eq!(guest.ask(LOOKS_AT).await, before, "after what somebody said");
    // An answer given elsewhere on the page.
    guest.answer("go").await;
    guest.until_asked().await;
    let lens = "return document.querySelector('.lens') === null ? 'shut' : 'open'";
    if guest.ask(lens).await == json!("open") {
        let after = guest.ask(LOOKS_AT).await;
        assert_eq!(after[3], before[3], "the magnifier shows things as large as before");
    }
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_phones_talk_in_the_waiting_room_and_at_the_table() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (marie, agnes) = (driver.open(PHONE).await, driver.open(PHONE).await);
    marie.arrive(&site, "Marie").await;
    agnes.arrive(&site, "Agnes").await;
    let id = marie.room(&site, &json!({ "game": "pillars", "players": 2, "seats": ["me", "open"] })).await;
    agnes.goto(&site.page(&format!("/t/{id}"))).await;
    agnes.click("form[action$='/join'] button").await;
    agnes.until_seen("form[action$='/leave'] button").await;
    agnes.fill(".talk input[name=text]", "Good evening").await;
    agnes.click(".talk button").await;
    marie.until("return document.querySelector('#chat .said')?.textContent === 'Good evening'").await;
    marie.click("form[action$='/start'] button").await;
    marie.until_seen("#status .status").await;
    agnes.goto(&site.page(&format!("/t/{id}"))).await;
    agnes.until_seen("#status .status").await;
    // At the table talk has a tab, with a mark while something was not read.
    agnes.click("[data-tab=talk]").await;
    agnes.fill("form[action*='/chat'] input", "Here we are").await;
    agnes.click("form[action*='/chat'] button").await;
    marie.until_seen("[data-tab=talk] .unread").await;
    marie.click("[data-tab=talk]").await;
    marie.until("return document.getElementById('chat').textContent.includes('Here we are')").await;
    marie.until("return document.querySelector('[data-tab=talk] .unread') === null").await;
    let time = marie.read("#chat time").await;
    assert!(time.contains(':') && !time.contains("UTC"), "the reader's own clock: {time}");
    marie.fill("form[action*='/chat'] input", "Welcome").await;
    marie.click("form[action*='/chat'] button").await;
    agnes.until("return document.getElementById('chat').textContent.includes('Welcome')").await;
    marie.leave().await;
    agnes.leave().await;
}

// ---- nobody is shut out ----

/// Everything a table page can show: on a phone its tabs, on a laptop the chapters of its rail.
const ON_A_PHONE: [&str; 6] = [
    "[data-tab=board]",
    "[data-tab=me]",
    "[data-tab=others]",
    "[data-tab=log]",
    "[data-tab=talk]",
    "#tab-notes",
];
const ON_A_LAPTOP: [&str; 5] = ["#tab-log", "#tab-chat", "#tab-notes", "#tab-points", "#tab-help"];

/// What opens on top of a phone's table: the card of something that can be chosen, the pulled-up sheet, the magnifier, the menu.
const ON_TOP: [(&str, &str, &str); 4] = [
    (
        "a card",
        "[...document.querySelectorAll('#leaves .target.open')].find((thing) => thing.getClientRects().length > 0)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        ".card-sheet .x, [data-lens=shut]",
    ),
    ("the list", "document.querySelector('.in-words').click()", "[data-shuts]"),
    ("the magnifier", "document.querySelector('#magnify').click()", "[data-lens=shut]"),
    ("the menu", "document.querySelector('.top .menu').click()", ".card-sheet .x"),
];

async fn every_tab(screen: Screen, theme: &str) {
    let axe = parlour_browser::axe(concat!(env!("CARGO_TARGET_TMPDIR"), "/axe"));
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(screen).await;
    guest.arrive(&site, "Marie").await;
    let tabs = if screen.phone { &ON_A_PHONE[..] } else { &ON_A_LAPTOP[..] };
    let mut wrong = Vec::new();
    for game in ["pillars", "ora", "orleans", "abbey", "forest"] {
        guest.table(&site, &json!({ "game": game, "players": 2, "seats": ["me", "random"] })).await;
        guest.until_asked().await;
        guest.ask(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
        for tab in tabs {
            guest.click(tab).await;
            // What scrolls can be reached with the keyboard, whichever tab was opened.
            let unreached = guest.ask(UNREACHED).await;
            if unreached != json!([]) {
                wrong.push(format!("{game}, {tab}: scrolls without the focus: {unreached}"));
            }
            let found = guest.barriers(&axe).await;
            wrong.extend(found.into_iter().map(|found| format!("{game}, {tab}: {found}")));
        }
        if screen.phone {
            guest.click("[data-tab=me]").await;
            guest.click("[data-tab=board]").await;
            for (name, opens, shuts) in ON_TOP {
                guest.ask(&format!("document.querySelector('{shuts}')?.click(); {opens}")).await;
                let found = guest.barriers(&axe).await;
                wrong.extend(found.into_iter().map(|found| format!("{game}, {name}: {found}")));
                guest.ask(&format!("document.querySelector('{shuts}')?.click()")).await;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    guest.leave().await;
}

/// What scrolls and neither takes the focus nor holds something that does.
const UNREACHED: &str = "return [...document.querySelectorAll('main *')].filter((pane) => {
        const { overflowX, overflowY } = getComputedStyle(pane);
        const scrolls = (/auto|scroll/.test(overflowY) && pane.scrollHeight > pane.clientHeight + 1) || (/auto|scroll/.test(overflowX) && pane.scrollWidth > pane.clientWidth + 1);
        return scrolls && pane.getClientRects().length > 0 && pane.tabIndex < 0 && !pane.querySelector('a[href], button, input, textarea, [tabindex=\"0\"]');
    }).map((pane) => pane.id || pane.className.baseVal || pane.className)";

#[tokio::test(flavor = "multi_thread")]
async fn every_tab_of_every_game_in_the_light() {
    every_tab(PHONE, "light").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_tab_of_every_game_in_the_dark() {
    every_tab(Screen::PHONE, "dark").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_of_every_game_in_the_light() {
    every_tab(Screen { lang: "fr", ..Screen::DESK }, "light").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_chapter_of_every_game_in_the_dark() {
    every_tab(Screen::DESK, "dark").await;
}
