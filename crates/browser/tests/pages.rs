//! Every page, on a desk and on a phone, light and dark: nobody is shut out.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::{Value, json};

/// axe-core, kept where tests keep what they fetch.
fn axe() -> String {
    parlour_browser::axe(concat!(env!("CARGO_TARGET_TMPDIR"), "/axe"))
}

async fn look(person: &Person, axe: &str, page: &str, wrong: &mut Vec<String>) {
    wrong.extend(person.barriers(axe).await.into_iter().map(|found| format!("{page}: {found}")));
    let wide = person.ask("return document.documentElement.scrollWidth - innerWidth").await;
    if wide != json!(0) {
        wrong.push(format!("{page}: {wide} pixels too wide"));
    }
    // On a phone the bars leave most of the screen to the board.
    let bars = person
        .ask(
            "const bars = document.getElementById('bars');
            return innerWidth < 860 && bars && bars.offsetHeight > innerHeight * 0.4 ? bars.offsetHeight : 0",
        )
        .await;
    if bars != json!(0) {
        wrong.push(format!("{page}: the bars are {bars} pixels high"));
    }
    wrong.extend(person.complaints().await.into_iter().map(|line| format!("{page}: {line}")));
}

/// Pages anybody may look at.
const OPEN: &[&str] = &[
    "/",
    "/sign-in",
    "/api",
    "/games/pillars",
    "/games/ora",
    "/games/orleans",
    "/games/abbey",
    "/games/forest",
    "/rules/forest",
];

/// Pages of a person.
const OWN: &[&str] = &["/me", "/new/ora", "/new/pillars"];

async fn walk(screen: Screen, theme: &str) {
    let (site, driver, axe) = (Site::start().await, Driver::start().await, axe());
    let person = driver.open(screen).await;
    let mut wrong = Vec::new();
    person.goto(&site.page("/")).await;
    person.later(&format!(
        "const done = arguments[0]; const body = new URLSearchParams({{ theme: '{theme}' }});
        fetch('/theme', {{ method: 'POST', body }}).then(() => done('')).catch((error) => done(String(error)));"
    )).await;
    for page in OPEN {
        person.goto(&site.page(page)).await;
        look(&person, &axe, page, &mut wrong).await;
    }
    person.arrive(&site, "Marie").await;
    for page in OWN {
        person.goto(&site.page(page)).await;
        look(&person, &axe, page, &mut wrong).await;
    }
    for game in ["pillars", "ora", "orleans", "abbey", "forest"] {
        let wanted: Value = json!({ "game": game, "players": 2, "seats": ["me", "random"] });
        person.table(&site, &wanted).await;
        person.until_asked().await;
        look(&person, &axe, game, &mut wrong).await;
    }
    one_table_from_beginning_to_end(&person, &site, &axe, &mut wrong).await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    person.leave().await;
}

/// No game takes more.
const MOST_SLICES: usize = 100;

/// Gives the first answer to the questions of a table, a few at a time; says whether the game goes on.
const PLAY_ON: &str = "
    const done = arguments[0];
    const headers = { 'content-type': 'application/json' };
    const table = async (path, body) => {
        const answer = await fetch(`/api/v1/tables/TABLE${path}`, body && { method: 'POST', headers, body: JSON.stringify(body) });
        return answer.json();
    };
    const play = async () => {
        for (let left = 20; left > 0; left -= 1) {
            const { table: { status }, at, question, ready } = await table('?without=view,sheet,greyed');
            if (status !== 'running') return status;
            if (question) await table('/answer', { at, answer: question.options[0].words });
            else if (ready) await table('/end', { at });
            else await new Promise((later) => setTimeout(later, 20));
        }
        return 'running';
    };
    play().then(done, (error) => done(String(error)));
";

/// A table before it starts, in text, in its past, and when it is over.
async fn one_table_from_beginning_to_end(person: &Person, site: &Site, axe: &str, wrong: &mut Vec<String>) {
    person.room(site, &json!({ "game": "pillars", "players": 3, "seats": ["me", "open", "random"] })).await;
    look(person, axe, "the waiting room", wrong).await;
    let wanted = json!({ "game": "pillars", "players": 2, "seats": ["me", "random"] });
    let id = person.table(site, &wanted).await;
    person.ask("document.querySelector('.look button').click()").await;
    person.until_seen(".text-leaf").await;
    look(person, axe, "the table in text", wrong).await;
    person.ask("document.querySelector('.look button').click()").await;
    person.until_seen(".drawing").await;
    person.goto(&site.page(&format!("/t/{id}?at=3"))).await;
    look(person, axe, "the past", wrong).await;
    person.goto(&site.page(&format!("/t/{id}"))).await;
    let play_on = PLAY_ON.replace("TABLE", &id);
    let mut status = String::from("running");
    for _ in 0..MOST_SLICES {
        if status != "running" {
            break;
        }
        status = person.later(&play_on).await;
    }
    assert_eq!(status, "over");
    person.until_seen("#result").await;
    look(person, axe, "the end", wrong).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_desk_in_the_light() {
    walk(Screen::DESK, "light").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_desk_in_the_dark() {
    walk(Screen { lang: "fr", ..Screen::DESK }, "dark").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_the_light() {
    walk(Screen { lang: "en", ..Screen::PHONE }, "light").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_the_dark() {
    walk(Screen::PHONE, "dark").await;
}
