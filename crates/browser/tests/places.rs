//! A table that is a place: several people, each with a browser of their own, from the invitation to the rematch.

use parlour_browser::{Driver, Person, Screen, Site};
use serde_json::json;

/// No game takes more.
const MOST_SLICES: usize = 400;

/// Gives answers at a table while it is this person's turn, a few at a time; says how the table stands.
const PLAY_ON: &str = "
    const [id, done] = arguments;
    const headers = { 'content-type': 'application/json' };
    const table = async (path, body) => {
        const answer = await fetch(`/api/v1/tables/${id}${path}`, body && { method: 'POST', headers, body: JSON.stringify(body) });
        return answer.json();
    };
    const play = async () => {
        for (let left = 20; left > 0; left -= 1) {
            const { table: { status }, at, seat, question, ready } = await table('?without=view,sheet,greyed');
            if (status !== 'running') return status;
            if (question) await table('/answer', { at, seat, answer: question.options[0].words });
            else if (ready) await table('/end', { at, seat });
            else return status;
        }
        return 'running';
    };
    play().then(done, (error) => done(String(error)));";

async fn play_to_the_end(people: &[&Person], table: &str) {
    for turn in 0..MOST_SLICES {
        let person = people[turn % people.len()];
        let slice = PLAY_ON.replacen(
            "const [id, done] = arguments;",
            &format!("const [done] = arguments; const id = '{table}';"),
            1,
        );
        match person.later(&slice).await.as_str() {
            "running" => {}
            "over" => return,
            other => panic!("the table is {other}"),
        }
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn from_an_invitation_to_a_rematch() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let (host, friend) = (driver.open(Screen::DESK).await, driver.open(Screen::PHONE).await);
    host.arrive(&site, "Marie").await;
    host.goto(&site.page("/new/pillars?preset=friends")).await;
    host.click("main form.form .acts button.go").await;
    host.until_seen("#link").await;
    let link = host.ask("return document.getElementById('link').value").await;
    let link = link.as_str().expect("a link").to_owned();
    assert!(link.contains("?key="), "{link}");
    let table = host.path().await.trim_start_matches("/t/").to_owned();
    // Whoever follows the link and says who they are is back at the table.
    friend.goto(&link).await;
    friend.click("header .who").await;
    friend.until_seen("form[action='/account']").await;
    friend.fill("#new-name", "Théo").await;
    friend.fill("#new-login", "theo").await;
    friend.fill("#new-password", "a long secret").await;
    friend.click("form[action='/account'] button").await;
    friend.until_seen("#room-seats").await;
    assert_eq!(friend.path().await, format!("/t/{table}"));
    // They talk; what somebody is typing stays while others speak.
    friend.fill(".talk input", "Bonsoir !").await;
    friend.click(".talk button").await;
    host.until("return document.getElementById('chat').textContent.includes('Bonsoir !')").await;
    // The last seat is taken, and both are at the game.
    friend.click("form[action$='/join'] button").await;
    friend.until_seen("#status .status").await;
    host.until_seen("#status .status").await;
    play_to_the_end(&[&host, &friend], &table).await;
    host.goto(&site.page(&format!("/t/{table}"))).await;
    host.until_seen("#result form[action$='/rematch'] button").await;
    host.click("#result form[action$='/rematch'] button").await;
    host.until_seen("#room-seats").await;
    let next = host.path().await;
    assert_ne!(next, format!("/t/{table}"));
    // The other one is seated there, and a table of theirs waits in the list.
    friend.goto(&site.page(&format!("/t/{table}"))).await;
    friend.until_seen("#result a[href$='/rematch']").await;
    friend.click("#result a[href$='/rematch']").await;
    friend.until_seen("#room-seats").await;
    assert_eq!(friend.path().await, next);
    friend.click("form[action$='/ready'] button").await;
    friend.until_seen("#status .status").await;
    host.until_seen("#status .status").await;
    host.leave().await;
    friend.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_two_people_at_one_device() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let person = driver.open(Screen::DESK).await;
    person.arrive(&site, "Marie").await;
    let wanted = json!({ "game": "orleans", "players": 2, "seats": ["me", "me:Théo"] });
    person.table(&site, &wanted).await;
    person.until_seen(".curtain button").await;
    assert!(!person.sees("#choices button[data-n]").await, "nothing is asked behind the curtain");
    person.click(".curtain button").await;
    person.until("return document.querySelector('.curtain') === null").await;
    person.until_seen("#status [data-asked]").await;
    // Marie plays until it is Théo's turn to look.
    person.turns_end("by-itself").await;
    let mut clicks = 0;
    while !person.sees(".curtain button").await {
        clicks += 1;
        assert!(clicks < 400, "the curtain never falls");
        let at = person.at().await;
        let onward = "const buttons = '#choices button[data-n]:not([data-aside]):not([data-verb=back])';
            document.querySelector(buttons)?.click();";
        person.ask(onward).await;
        person
            .until(&format!("return document.querySelector('#status .status').dataset.at !== '{at}'"))
            .await;
    }
    assert!(person.read(".curtain").await.contains("Théo"));
    assert!(person.complaints().await.is_empty());
    person.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_and_opened_again() {
    let (site, driver) = (Site::start().await, Driver::start().await);
    let person = driver.open(Screen::DESK).await;
    person.arrive(&site, "Marie").await;
    let wanted = json!({ "game": "ora", "players": 2, "seats": ["me", "me:Théo"] });
    let table = person.table(&site, &wanted).await;
    person.until_seen("#status [data-asked]").await;
    let journal = person
        .later(&format!(
            "const [done] = arguments; fetch('/t/{table}/journal').then((file) => file.text()).then(done);"
        ))
        .await;
    assert!(journal.starts_with("parlour-journal"), "{journal}");
    person.goto(&site.page("/open")).await;
    person.until_seen("[data-file-field]:not([hidden])").await;
    let fill = json!(journal).to_string();
    person.ask(&format!("document.getElementById('journal').value = {fill}")).await;
    person.click("main form button.go").await;
    person.until_seen("#status .status").await;
    assert_ne!(person.path().await, format!("/t/{table}"));
    assert!(person.sees("#crumbs .badge").await, "it says where it comes from");
    person.leave().await;
}
