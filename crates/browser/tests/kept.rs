//! What a pocket table keeps, and what it tells: scroll and pane while one answers and while others play, the past over the
//! board, nothing dead while waiting, and the voice for those who listen.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::{Value, json};

const PHONE: Screen = Screen { lang: "en", ..Screen::PHONE };
/// So many questions are answered in each game.
const QUESTIONS: u64 = 14;

async fn at(site: &Site, driver: &Driver, screen: Screen, wanted: &Value) -> Person {
    let guest = driver.open(screen).await;
    guest.arrive(site, "Marie").await;
    guest.table(site, wanted).await;
    guest.until_asked().await;
    guest
}

// ---- what stays ----

/// Scrolls the pane a little, as a reader does; tells which pane it is, which drawing lies in its middle, and where.
const SCROLLS: &str = "const stage = document.getElementById('stage');
    stage.scrollBy({ top: 40, behavior: 'instant' });
    const { top, height } = stage.getBoundingClientRect();
    const away = (drawing) => {
        const box = drawing.getBoundingClientRect();
        return Math.max(box.top - top - height / 2, top + height / 2 - box.bottom);
    };
    const drawings = [...document.querySelectorAll('#leaves svg.drawing[id]')].filter((drawing) => drawing.getClientRects().length > 0);
    const [middle] = drawings.sort((one, other) => away(one) - away(other));
    return [document.getElementById('table').dataset.show, middle?.id ?? '', middle?.getBoundingClientRect().top ?? 0]";

/// What is wrong with where a new question finds the reader: a pane is left only if nothing can be chosen on it, and moved
/// only if something that can be chosen there was out of sight or lay under what floats over the board.
const STRAYED: &str = "
    const stage = document.getElementById('stage');
    const buttons = [...document.querySelectorAll('#choices button[data-n]:not([data-aside])')];
    const parts = new Set(buttons.flatMap((button) => (button.dataset.parts || '').split(' ').filter(Boolean)));
    const things = [...parts].map((part) => document.getElementById(part)).filter(Boolean);
    const pane = (thing) => thing.closest('.leaf-mine') ? 'me' : thing.closest('.leaf-other') ? 'others' : 'board';
    const shown = document.getElementById('table').dataset.show;
    const [was, drawing, place] = BEFORE;
    if (shown !== was) return things.some((thing) => pane(thing) === was) ? was + ' was left for ' + shown : '';
    const by = document.getElementById(drawing) ? place - document.getElementById(drawing).getBoundingClientRect().top : 0;
    // A board that has become shorter cannot be scrolled as far.
    const atEnd = stage.scrollTop <= 0 || stage.scrollTop >= stage.scrollHeight - stage.clientHeight - 1;
    if (Math.abs(by) <= 2 || atEnd || document.querySelector('.lens')) return '';
    const [frame, floating] = [stage, document.querySelector('.floating')].map((box) => box.getBoundingClientRect());
    const out = things.filter((thing) => thing.getClientRects().length > 0).some((thing) => {
        const box = thing.getBoundingClientRect();
        const covered = box.right > floating.left && box.bottom + by > floating.top;
        return covered || box.top + by < frame.top - 1 || box.bottom + by > frame.bottom + 1;
    });
    return out ? '' : 'moved by ' + by + ' though all was in sight';
";

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_moves_the_pane_only_to_what_is_out_of_sight() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest = driver.open(PHONE).await;
    guest.arrive(&site, "Marie").await;
    let mut strayed = Vec::new();
    for game in ["pillars", "ora", "orleans", "abbey", "forest"] {
        guest.table(&site, &json!({ "game": game, "players": 2, "seats": ["me", "random"] })).await;
        guest.until_asked().await;
        for number in 0..QUESTIONS {
            let before = guest.ask(SCROLLS).await;
            guest.answers_at_random(number * 5 + 3).await;
            if guest.sees("#result").await {
                break;
            }
            let said = guest.ask(&STRAYED.replace("BEFORE", &before.to_string())).await;
            if said != json!("") {
                strayed.push(format!("{game}, {}: {said}", guest.read("#say .words").await));
            }
        }
    }
    assert_eq!(strayed, Vec::<String>::new());
    guest.leave().await;
}

/// Which pane is open, and how far it is scrolled.
const WHERE: &str = "const show = document.getElementById('table').dataset.show;
    const pane = show === 'log' ? document.querySelector('.rail') : document.getElementById('stage');
    return [show, Math.round(pane.scrollTop)]";

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_stays_where_they_are_while_others_play() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let wanted = json!({ "game": "ora", "players": 2, "seats": ["me", "random"] });
    let player = at(&site, &driver, PHONE, &wanted).await;
    player.turns_end("by-itself").await;
    let watcher = driver.open(PHONE).await;
    watcher.arrive(&site, "Agnes").await;
    watcher.goto(&site.page(&player.path().await)).await;
    watcher.until_seen("#status .status").await;
    for (tab, by) in [("board", 61), ("others", 47), ("board", 0)] {
        watcher.taps(&format!("[data-tab={tab}]")).await;
        watcher.until(&format!("return document.getElementById('table').dataset.show === '{tab}'")).await;
        // Whoever comes back to a pane finds it as it was left.
        watcher
            .ask(&format!("document.getElementById('stage').scrollBy({{ top: {by}, behavior: 'instant' }})"))
            .await;
        let before = watcher.ask(WHERE).await;
        let heard = watcher.at().await;
        while watcher.at().await == heard {
            player.answers_at_random(2).await;
        }
        assert_eq!(watcher.ask(WHERE).await, before, "after what others did");
    }
    let back = watcher.ask(WHERE).await;
    assert!(back[1].as_u64() >= Some(50), "the board is as it was left: {back}");
    player.leave().await;
    watcher.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_does_not_take_the_pen_out_of_a_hand() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let wanted = json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] });
    let guest = at(&site, &driver, PHONE, &wanted).await;
    guest.taps("[data-tab=talk]").await;
    guest.fill("form[action*='/chat'] input", "Half a sen").await;
    let at = guest.at().await;
    // The same hand answers in another window.
    let answer = "const done = arguments[arguments.length - 1];
        const table = `/api/v1/tables/${location.pathname.split('/').pop()}`;
        const headers = { 'content-type': 'application/json' };
        const send = (path, body) => fetch(table + path, { method: 'POST', headers, body: JSON.stringify(body) });
        fetch(table + '?without=view,sheet,greyed').then((said) => said.json())
            .then(({ at, question }) => send('/answer', { at, answer: question.options[0].words }))
            .then(() => fetch(table + '?without=view,sheet,greyed')).then((said) => said.json())
            .then(({ at, ready }) => ready && send('/end', { at }))
            .then(() => done('answered'), (error) => done(String(error)));";
    assert_eq!(guest.later(answer).await, "answered");
    guest
        .until(&format!("return document.querySelector('#status .status')?.dataset.at !== '{at}' && document.querySelector('#choices button[data-parts]') !== null"))
        .await;
    let writes = "return [document.getElementById('table').dataset.show, document.activeElement.value]";
    assert_eq!(guest.ask(writes).await, json!(["talk", "Half a sen"]));
    assert!(guest.sees("[data-tab=board] .badge").await, "the tab says where the question is");
    guest.leave().await;
}

// ---- waiting ----

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_has_nothing_dead_before_them() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (marie, agnes) = (driver.open(PHONE).await, driver.open(PHONE).await);
    marie.arrive(&site, "Marie").await;
    agnes.arrive(&site, "Agnes").await;
    for game in ["pillars", "ora", "abbey", "forest"] {
        let wanted = json!({ "game": game, "players": 2, "seats": ["me", "open"] });
        let id = marie.room(&site, &wanted).await;
        agnes.goto(&site.page(&format!("/t/{id}"))).await;
        agnes.click("form[action$='/join'] button").await;
        agnes.until_seen("form[action$='/leave'] button").await;
        marie.click("form[action$='/start'] button").await;
        marie.until_seen("#status .status").await;
        agnes.goto(&site.page(&format!("/t/{id}"))).await;
        agnes.until_seen("#status .status").await;
        let waits = if marie.sees("#status [data-asked]").await { &agnes } else { &marie };
        for phone in [(390, 844), (360, 740), (844, 390)] {
            waits.holds_phone(phone).await;
            let dead = "const seen = (thing) => thing.getClientRects().length > 0;
                const dead = '#bars :is(.chip, .in-words, .choices-list:not(:has(button[data-n])), .grey, summary, [disabled], [data-deed=undo], [data-deed=end]), .target.open';
                return [...document.querySelectorAll(dead)].filter(seen).map((thing) => thing.textContent.trim())";
            assert_eq!(waits.ask(dead).await, json!([]), "{game} at {phone:?}");
            // The way through the past is at hand instead, and the board has the room.
            assert!(waits.sees(".floating [data-way=back]").await || waits.sees(".floating .num").await);
            let stage =
                "return document.getElementById('stage').getBoundingClientRect().height / innerHeight * 100";
            let board = waits.ask(stage).await.as_f64().unwrap_or_default();
            assert!(board >= 60.0, "{game} at {phone:?}: {board} % are board");
        }
        waits.holds_phone((390, 844)).await;
    }
    marie.leave().await;
    agnes.leave().await;
}

// ---- the past over the board ----

#[tokio::test(flavor = "multi_thread")]
async fn the_past_is_gone_through_over_the_board() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let wanted = json!({ "game": "pillars", "players": 3, "seats": ["me", "random", "random"] });
    let guest = at(&site, &driver, PHONE, &wanted).await;
    for number in 0..40 {
        if guest.sees(".floating .since").await {
            break;
        }
        guest.answers_at_random(number).await;
    }
    // What has happened since the last turn comes step by step, each with its caption.
    guest.taps(".floating .since").await;
    guest.until("return !document.getElementById('caption').hidden").await;
    let mut captions = Vec::new();
    for _ in 0..40 {
        let told = "const strip = document.getElementById('caption');
            return strip.hidden ? '' : strip.querySelector('.what')?.textContent.trim() ?? 'nothing'";
        let told = guest.ask(told).await.as_str().unwrap_or_default().to_owned();
        if told.is_empty() {
            break;
        }
        captions.push(told);
        let on = "document.querySelector('#caption [data-tool=later]')?.getClientRects().length > 0";
        if guest.ask(&format!("return {on}")).await == json!(true) {
            guest.taps("#caption [data-tool=later]").await;
        }
    }
    captions.dedup();
    assert!(!captions.is_empty() && captions.iter().all(|told| told.len() > 8), "{captions:?}");
    guest.until("return document.getElementById('caption').hidden").await;
    guest.until_asked().await;
    // One step back, another one, and on again: the number stands between the arrows, the deed in the banner.
    let lines = "Number(document.querySelector('.history').dataset.lines)";
    for back in 1..=2 {
        guest.taps(".floating [data-way=back]").await;
        guest
            .until(&format!(
                "return document.querySelector('.floating .num')?.textContent === `${{{lines} - {back}}} / ${{{lines}}}`"
            ))
            .await;
        guest.until_seen("#past").await;
        let over = "const [banner, bar, stage] = ['#past .past', '.floating', '#stage'].map((css) => document.querySelector(css).getBoundingClientRect());
            return banner.width === innerWidth && banner.bottom <= stage.top + 48 && bar.top > stage.top && bar.bottom <= stage.bottom";
        assert_eq!(guest.ask(over).await, json!(true), "banner and arrows lie over the board");
        assert!(!guest.sees(".target.open").await, "the past cannot be played");
    }
    guest.until("return (document.querySelector('#past .told')?.textContent.trim().length ?? 0) > 8").await;
    guest.taps(".floating [data-way=on]").await;
    guest
        .until(&format!(
            "return document.querySelector('.floating .num')?.textContent.startsWith(`${{{lines} - 1}} /`)"
        ))
        .await;
    guest.taps("#past a[data-nav]").await;
    guest.until("return document.getElementById('past') === null").await;
    guest.until_asked().await;
    assert_eq!(guest.complaints().await, Vec::<String>::new());
    guest.leave().await;
}

// ---- for those who listen ----

/// Writes down all that is announced.
const LISTENS: &str = "window.told = [];
    const live = document.getElementById('live');
    new MutationObserver(() => live.textContent && window.told.push(live.textContent)).observe(live, { childList: true });
    return live.getAttribute('aria-live')";

async fn is_told(screen: Screen) {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let guest =
        at(&site, &driver, screen, &json!({ "game": "ora", "players": 2, "seats": ["me", "random"] })).await;
    assert!(guest.comes_to("build", &["cut", "fell", "harvest"]).await, "something can be built");
    assert_eq!(guest.ask(LISTENS).await, json!("polite"));
    // A question within one's own turn.
    guest.answer("build").await;
    let told = "return window.told.join(' | ')";
    let within = "const words = document.querySelector('#say').textContent.trim();
        return window.told.some((told) => told.includes(words))";
    guest.until(within).await;
    // What others do, and that it is the reader's turn again.
    for _ in 0..40 {
        if guest.sees("[data-replay]").await {
            break;
        }
        guest.answers_at_random(1).await;
    }
    let others = "const since = Number(document.querySelector('.history').dataset.since);
        const deeds = [...document.querySelectorAll('#log .act[data-from]')].filter((act) => Number(act.dataset.from) >= since && act.dataset.chance === undefined);
        const words = deeds.map((act) => act.querySelector('.what')?.textContent.trim()).filter((what) => what && !what.startsWith('You'));
        return words.length > 0 && words.slice(-1).every((what) => window.told.some((told) => told.includes(what)))";
    guest.until_asked().await;
    guest.until(others).await;
    let said = guest.ask(told).await.as_str().unwrap_or_default().to_owned();
    assert!(said.contains("It is your turn"), "{said}");
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_and_what_others_do_are_announced_on_a_phone() {
    is_told(PHONE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_and_what_others_do_are_announced_on_a_desk() {
    is_told(Screen::DESK).await;
}
