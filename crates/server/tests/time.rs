//! Time that is kind: reminders, caretakers for a turn, return, substitutes, pauses, rest, moves taken back, clocks that jump.
//! The clock of these tests is put forward; nothing waits for it.

mod common;

use std::time::Duration;

use axum::http::{Method, StatusCode};
use common::{Client, Site, config, site_on};
use parlour_server::Config;
use parlour_store::{Absence, SeatRow, Store, TableId};
use serde_json::{Value, json};

const HOUR: i64 = 3_600_000;

/// Two people in a game of Pillars, its store, and whose turn it is.
struct Two {
    site: Site,
    store: Store,
    table: String,
    clients: [Client; 2],
}

/// Nobody looks at the clocks unless a test does.
fn quiet_config() -> Config {
    Config { tick: Duration::from_hours(1), ..config() }
}

impl Two {
    async fn at(pace: &str) -> Self {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let site = site_on(store.clone(), quiet_config());
        let clients = [site.browser("Tom").await, site.browser("Ada").await];
        for client in &clients {
            let habits = json!({ "settings": { "confirm": false } });
            client.call(Method::PATCH, "/api/v1/me", habits).await.ok();
        }
        let body = json!({ "game": "pillars", "players": 2, "seats": ["me", "open"], "pace": pace });
        let table = clients[0].post("/api/v1/tables", body).await.ok();
        let table = table["table"]["id"].as_str().unwrap().to_owned();
        clients[1].post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
        clients[0].post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
        Self { site, store, table, clients }
    }

    async fn post(&self, who: usize, deed: &str, body: Value) -> common::Reply {
        self.clients[who].post(&format!("/api/v1/tables/{}/{deed}", self.table), body).await
    }

    async fn seen_by(&self, who: usize) -> Value {
        self.clients[who].position(&self.table).await
    }

    /// Whose turn it is.
    async fn asked(&self) -> usize {
        usize::from(self.seen_by(0).await["table"]["asked"][0] != "red")
    }

    /// Plays for somebody until the table waits for the other, or the game is over.
    async fn play(&self, who: usize) {
        for _ in 0..100 {
            let position = self.seen_by(who).await;
            if self.asked().await != who || common::is_over(&position) {
                return;
            }
            let reply = self.clients[who].play_one(&self.table, &position).await;
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
        }
        panic!("an endless turn");
    }

    async fn pass(&self, hours: u64) {
        self.site.clock.put_forward(Duration::from_hours(hours));
        self.site.app.look_at_clocks().await.unwrap();
    }

    async fn row(&self, who: usize) -> SeatRow {
        let table: TableId = self.table.parse().unwrap();
        self.store.table(&table).await.unwrap().seats.remove(who)
    }

    /// Waits until the table waits for somebody.
    async fn until_asked(&self, who: usize) -> Value {
        for _ in 0..4000 {
            if self.asked().await == who {
                return self.seen_by(who).await;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody goes on at {}", self.table);
    }

    /// Somebody lets their time run out for a turn, and the other plays on until they are asked again.
    async fn miss_a_turn(&self, late: usize) {
        self.until_asked(late).await;
        self.pass(80).await;
        self.until_asked(1 - late).await;
        self.play(1 - late).await;
    }
}

fn seat(position: &Value, who: usize) -> &Value {
    &position["table"]["seats"][who]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn absence_goes_in_steps() {
    let two = Two::at("3d").await;
    let late = two.asked().await;
    two.pass(47).await;
    assert_eq!(two.row(late).await.absence, Absence::None);
    two.pass(2).await;
    assert_eq!(two.row(late).await.absence, Absence::Reminded);
    two.pass(21).await;
    assert_eq!(two.row(late).await.absence, Absence::LastReminded);
    assert!(!two.row(late).await.caretaker);
    two.pass(3).await;
    // A caretaker plays this turn, and no more: the next one is the owner's again, with less time.
    two.until_asked(1 - late).await;
    let position = two.seen_by(1 - late).await;
    assert!(position["log"].as_array().unwrap().iter().any(|line| line["caretaker"] == true));
    let row = seat(&position, late);
    assert_eq!((&row["covered"], &row["caretaker"]), (&json!(1), &json!(false)), "{row}");
    two.play(1 - late).await;
    let position = two.seen_by(late).await;
    let left = seat(&position, late)["clock"].as_i64().unwrap();
    assert!((35 * HOUR..=36 * HOUR).contains(&left), "{left}");
    assert_eq!(two.row(late).await.absence, Absence::None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_opens_the_page_is_back_and_may_take_the_turn_back() {
    let two = Two::at("3d").await;
    let late = two.asked().await;
    two.pass(73).await;
    two.until_asked(1 - late).await;
    assert_eq!(two.row(late).await.covered, 1);
    let page = two.clients[late].get(&format!("/t/{}", two.table)).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("/take-back"), "no way to take the caretaker's move back");
    assert_eq!(two.row(late).await.covered, 0);
    let position = two.seen_by(late).await;
    assert_eq!(
        (&position["take_back"]["at_once"], &position["take_back"]["caretaker"]),
        (&json!(true), &json!(true))
    );
    let back = two.post(late, "take-back", json!({ "at": position["at"] })).await.ok();
    assert_eq!(back["table"]["lines"], position["take_back"]["to"]);
    assert_eq!(two.asked().await, late);
    // They have some time for it.
    assert!(seat(&back, late)["clock"].as_i64().unwrap() > HOUR);
}

/// Somebody who opens the table after hours is shown first what happened since their last turn: once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_after_a_while_is_caught_up() {
    let two = Two::at("3d").await;
    let me = two.asked().await;
    let page = format!("/t/{}", two.table);
    let opened = async || two.clients[me].get(&page).await.text;
    let shown = |page: &str| page.contains("id=\"recap\"");
    let until_seen = async || {
        for _ in 0..400 {
            if !shown(&opened().await) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the card comes again and again");
    };
    assert!(!shown(&opened().await), "who has just come has missed nothing");
    two.play(me).await;
    two.play(1 - me).await;
    until_seen().await;
    two.site.clock.put_forward(Duration::from_hours(2));
    let back = opened().await;
    assert!(shown(&back) && back.contains("data-recap=\"steps\"") && back.contains("My move"), "{back}");
    let (_, card) = back.split_once("id=\"recap\"").unwrap();
    let (card, _) = card.split_once("</section>").unwrap();
    let since: u64 = card.split_once("data-since=\"").unwrap().1.split('"').next().unwrap().parse().unwrap();
    let lines = card.matches("?at=").count();
    assert!(lines > 0, "{card}");
    for line in card.split("?at=").skip(1) {
        let at: u64 = line.split('"').next().unwrap().parse().unwrap();
        assert!(at > since, "a line from before {since}: {at}");
    }
    // A page that is brought up to date has no card, nor has the next one that is opened.
    two.site.clock.put_forward(Duration::from_hours(2));
    let request = two.clients[me].request(Method::GET, &page).header("x-parlour-parts", "");
    let parts = two.clients[me].send(request.body(axum::body::Body::empty()).unwrap()).await.text;
    assert!(!shown(&parts));
    assert!(shown(&opened().await));
    until_seen().await;
    // What a caretaker has played in one's own place is news, too.
    two.pass(80).await;
    two.until_asked(1 - me).await;
    let back = opened().await;
    assert!(shown(&back) && back.contains("data-stand-in"), "{back}");
}

/// Whoever comes back while the time for a turn has run out goes on with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_return_in_time_stops_the_caretaker() {
    let two = Two::at("3d").await;
    let late = two.asked().await;
    two.site.clock.put_forward(Duration::from_hours(73));
    two.play(late).await;
    assert_eq!(two.row(late).await.covered, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_taken_back_at_once_or_asked_for() {
    let two = Two::at("2d").await;
    let first = two.asked().await;
    let before = two.seen_by(first).await;
    two.play(first).await;
    let position = two.seen_by(first).await;
    assert_eq!(position["take_back"]["at_once"], true, "{}", position["take_back"]);
    // Nobody takes another's move back.
    let theirs = two.seen_by(1 - first).await;
    assert_eq!(
        two.post(1 - first, "take-back", json!({ "at": theirs["at"] })).await.status,
        StatusCode::CONFLICT
    );
    two.post(first, "take-back", json!({ "at": position["at"] })).await.ok();
    assert_eq!(two.seen_by(first).await["table"]["lines"], before["table"]["lines"]);

    two.play(first).await;
    two.play(1 - first).await;
    let position = two.seen_by(1 - first).await;
    assert_eq!(position["take_back"]["at_once"], true);
    let position = two.seen_by(first).await;
    assert_eq!(position["take_back"]["at_once"], false);
    two.post(first, "take-back", json!({ "at": position["at"] })).await.ok();
    let asked = two.seen_by(1 - first).await["proposal"].clone();
    assert_eq!((&asked["motion"], &asked["waits_for_you"]), (&json!("back"), &json!(true)));
    assert!(!asked["undoes"].as_array().unwrap().is_empty(), "{asked}");
    let home = two.clients[1 - first].get("/").await.text;
    assert!(home.contains("your word is wanted") || home.contains("attend votre avis"));
    two.post(1 - first, "rewind/accept", json!({ "to": asked["to"] })).await.ok();
    assert_eq!(two.seen_by(first).await["table"]["lines"], before["table"]["lines"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_everybody_agrees_to_stops_every_clock() {
    let two = Two::at("1d").await;
    let late = two.asked().await;
    two.post(0, "motion", json!({ "motion": "pause" })).await.ok();
    let asked = two.seen_by(1).await;
    assert!(asked["table"]["paused"].is_null());
    let body = json!({ "to": asked["proposal"]["to"], "motion": "pause" });
    let paused = two.post(1, "rewind/accept", body).await.ok();
    assert_eq!(seat(&paused, late)["still"], "pause");
    let left = seat(&paused, late)["clock"].as_i64().unwrap();
    two.pass(5 * 24).await;
    assert!(!two.row(late).await.caretaker);
    let page = two.clients[0].get(&format!("/t/{}", two.table)).await.text;
    assert!(page.contains("/resume"));
    let on = two.post(0, "resume", json!({})).await.ok();
    let still_left = seat(&on, late)["clock"].as_i64().unwrap();
    assert!((left - still_left).abs() < HOUR, "{left} {still_left}");
    assert_eq!(two.post(0, "resume", json!({})).await.status, StatusCode::CONFLICT);
    two.pass(25).await;
    two.until_asked(1 - late).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn holidays_stop_the_clock_and_are_announced() {
    let two = Two::at("1d").await;
    let late = two.asked().await;
    let now = two.site.clock.now().0;
    let holiday = json!({ "from": now, "to": now + 10 * 24 * HOUR });
    two.clients[late].post("/api/v1/me/holiday", holiday).await.ok();
    let position = two.seen_by(1 - late).await;
    let row = seat(&position, late);
    assert_eq!((&row["still"], &row["away"]["begun"]), (&json!("holiday"), &json!(true)), "{row}");
    assert!(row["until"].as_i64().unwrap() > now + 10 * 24 * HOUR);
    two.pass(9 * 24).await;
    assert!(!two.row(late).await.caretaker && two.row(late).await.covered == 0);
    two.pass(24).await;
    assert!(seat(&two.seen_by(1 - late).await, late)["still"].is_null());
    two.pass(25).await;
    two.until_asked(1 - late).await;
    // A whole summer is more than a game bears, and nobody was on holiday yesterday.
    let long = json!({ "from": now, "to": now + 60 * 24 * HOUR });
    assert_eq!(two.clients[0].post("/api/v1/me/holiday", long).await.status, StatusCode::CONFLICT);
    let past = json!({ "from": now, "to": now + HOUR });
    assert_eq!(two.clients[0].post("/api/v1/me/holiday", past).await.status, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quiet_hours_stop_the_clock_every_day() {
    let two = Two::at("1d").await;
    let late = two.asked().await;
    let minute = (two.site.clock.now().0 / 60_000).rem_euclid(24 * 60);
    let quiet = json!({ "from": minute, "to": (minute + 10 * 60) % (24 * 60), "east": 0 });
    two.clients[late].call(Method::PUT, "/api/v1/me/rest", json!({ "quiet": quiet })).await.ok();
    let before = two.seen_by(late).await;
    assert_eq!(seat(&before, late)["still"], "quiet");
    two.pass(9).await;
    let after = two.seen_by(late).await;
    let spent =
        seat(&before, late)["clock"].as_i64().unwrap() - seat(&after, late)["clock"].as_i64().unwrap();
    assert!(spent < HOUR, "{spent}");
    // A day of twenty-four hours of which ten do not count.
    two.pass(24).await;
    assert_eq!(two.row(late).await.covered, 0);
    let all_day = json!({ "quiet": { "from": 0, "to": 23 * 60, "east": 0 } });
    assert_eq!(
        two.clients[0].call(Method::PUT, "/api/v1/me/rest", all_day).await.status,
        StatusCode::CONFLICT
    );
    // The same by the form of the settings, and the forms are there.
    let kept = two.clients[0].form("/me/quiet", &[("from", "22:00"), ("to", "07:30"), ("east", "60")]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    let settings = two.clients[0].get("/me").await.text;
    assert!(settings.contains("value=\"07:30\"") && settings.contains("/me/holiday"));
    let rest = two.clients[0].get("/api/v1/me/rest").await.ok();
    assert_eq!(rest["quiet"], json!({ "from": 22 * 60, "to": 7 * 60 + 30, "east": 60 }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_nudge_is_sent_now_and_then() {
    let two = Two::at("3d").await;
    let late = two.asked().await;
    let seat = json!({ "seat": if late == 0 { "red" } else { "blue" } });
    assert_eq!(two.post(late, "nudge", seat.clone()).await.status, StatusCode::CONFLICT);
    let page = two.clients[1 - late].get(&format!("/t/{}", two.table)).await.text;
    assert!(page.contains("/nudge"));
    two.post(1 - late, "nudge", seat.clone()).await.ok();
    assert_eq!(two.post(1 - late, "nudge", seat.clone()).await.status, StatusCode::CONFLICT);
    two.pass(13).await;
    two.post(1 - late, "nudge", seat).await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_takes_a_deserted_seat_over() {
    let two = Two::at("3d").await;
    let late = two.asked().await;
    let colour = if late == 0 { "red" } else { "blue" };
    let propose = json!({ "motion": "substitute", "about": colour });
    assert_eq!(two.post(1 - late, "motion", propose.clone()).await.status, StatusCode::CONFLICT);
    for _ in 0..3 {
        two.miss_a_turn(late).await;
    }
    // The only other player decides alone; the owner could still come back.
    two.post(1 - late, "motion", propose.clone()).await.ok();
    assert!(two.row(late).await.wanted);
    two.clients[late].get(&format!("/t/{}", two.table)).await;
    assert!(!two.row(late).await.wanted);
    for _ in 0..3 {
        two.miss_a_turn(late).await;
    }
    two.post(1 - late, "motion", propose).await.ok();
    let stranger = two.site.stranger();
    let home = stranger.get("/").await.text;
    assert!(home.contains(&format!("/t/{}", two.table)));
    let listed = stranger.get("/api/v1/tables?status=wanted").await.ok();
    assert_eq!(listed[0]["id"], two.table.as_str());
    let page = stranger.get(&format!("/t/{}", two.table)).await.text;
    assert!(page.contains("/take-over"));
    // Nobody sees the secrets of two seats.
    let other = two.post(1 - late, "take-over", json!({})).await;
    assert_eq!(other.status, StatusCode::CONFLICT, "{}", other.text);
    let taken =
        stranger.form(&format!("/t/{}/take-over", two.table), &[("name", "Jack"), ("seat", colour)]).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    let mut jack = stranger.clone();
    jack.cookies = taken.cookies();
    let position = two.until_asked_by(&jack, late).await;
    assert_eq!(seat(&position, late)["name"], "Jack");
    assert!(seat(&position, late)["clock"].as_i64().unwrap() > 70 * HOUR);
    assert_eq!(jack.play_one(&two.table, &position).await.status, StatusCode::OK);
    // Whose seat it was watches now.
    assert_eq!(two.seen_by(late).await["yours"], json!([]));
}

impl Two {
    async fn until_asked_by(&self, client: &Client, seat: usize) -> Value {
        self.until_asked(seat).await;
        client.position(&self.table).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deserted_game_ends_with_the_points_as_they_stand() {
    let two = Two::at("3d").await;
    let late = two.asked().await;
    assert_eq!(two.post(1 - late, "motion", json!({ "motion": "end" })).await.status, StatusCode::CONFLICT);
    for _ in 0..3 {
        two.miss_a_turn(late).await;
    }
    let over = two.post(1 - late, "motion", json!({ "motion": "end" })).await.ok();
    assert_eq!((&over["table"]["status"], &over["table"]["ended_early"]), (&json!("over"), &json!(true)));
    let page = two.clients[late].get(&format!("/t/{}", two.table)).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.text.contains(&format!("/t/{}/answer", two.table)), "nobody is asked any more");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_set_takes_nobodys_time() {
    let two = Two::at("live").await;
    let late = two.asked().await;
    let before = seat(&two.seen_by(late).await, late)["clock"].as_i64().unwrap();
    two.site.clock.set_wrong(Duration::from_hours(1));
    two.site.app.look_at_clocks().await.unwrap();
    two.site.app.look_at_clocks().await.unwrap();
    let row = two.row(late).await;
    assert!(!row.caretaker && row.covered == 0);
    let after = seat(&two.seen_by(late).await, late)["clock"].as_i64().unwrap();
    assert!((before - after).abs() < 60_000, "{before} {after}");
    // What nobody can believe changes nothing: everybody stays signed in.
    two.site.clock.set_wrong(Duration::from_hours(91 * 24));
    two.site.app.look_at_clocks().await.unwrap();
    two.store.sweep_expired(two.site.clock.now()).await.unwrap();
    two.clients[0].get("/api/v1/me").await.ok();
    assert!(!two.row(late).await.caretaker);
    // And time that passes still counts.
    two.site.clock.put_forward(Duration::from_mins(16));
    two.site.app.look_at_clocks().await.unwrap();
    two.until_asked(1 - late).await;
}

/// A site that was down for a day hands no seats to bots when it is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_charged_for_a_site_that_was_down() {
    let two = Two::at("1d").await;
    let late = two.asked().await;
    let clock = two.row(late).await.clock.unwrap();
    two.store.note_look(parlour_store::Moment(two.site.clock.now().0 - 3 * HOUR)).await.unwrap();
    let again = site_on(two.store.clone(), quiet_config());
    again.app.look_at_clocks().await.unwrap();
    let credited = two.row(late).await.clock.unwrap() - clock;
    assert!((2 * HOUR..4 * HOUR).contains(&credited), "{credited}");
}
