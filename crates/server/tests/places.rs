//! A table that is a place: rematches, invitations, the waiting room, coming in and coming back.

mod common;

use std::time::Duration;

use axum::http::StatusCode;
use common::{Client, Site, config, site, site_with};
use parlour_server::Config;
use parlour_store::TableId;
use serde_json::{Value, json};

/// A private table of two people in play, and its key.
async fn private_table(tom: &Client, jack: &Client) -> (String, String) {
    let body = json!({ "game": "pillars", "players": 2, "seats": ["me", "open"], "private": true });
    let made = tom.post("/api/v1/tables", body).await.ok();
    let id = made["table"]["id"].as_str().unwrap().to_owned();
    let link = tom.get(&format!("/api/v1/tables/{id}/link")).await.ok()["link"].as_str().unwrap().to_owned();
    let key = link.split_once("key=").expect("a private table has a key").1.to_owned();
    jack.post(&format!("/api/v1/tables/{id}/join"), json!({ "key": key })).await.ok();
    tom.post(&format!("/api/v1/tables/{id}/start"), json!({})).await.ok();
    (id, key)
}

async fn give_up(site: &Site, table: &str) {
    let id: TableId = table.parse().unwrap();
    site.app.store().abandon_table(&id).await.unwrap();
}

fn seats(position: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let seats = position["table"]["seats"].as_array().unwrap().iter();
    seats.map(|seat| (text(&seat["holder"]), text(&seat["name"]))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_of_a_private_table_seats_the_same_people() {
    let site = site().await;
    let (tom, jack, spy) = (site.guest("Tom").await, site.guest("Jack").await, site.guest("Spy").await);
    let (id, key) = private_table(&tom, &jack).await;
    // Time goes by until the news of the table has arrived everywhere.
    give_up(&site, &id).await;
    let next = tom.post(&format!("/api/v1/tables/{id}/rematch"), json!({})).await.ok();
    let next = next["table"]["id"].as_str().unwrap().to_owned();
    let room = jack.position(&next).await;
    assert_eq!(seats(&room), [("person".into(), "Tom".into()), ("person".into(), "Jack".into())]);
    // The key of the first table opens the second; without it nobody knows of either.
    assert_eq!(spy.get(&format!("/t/{next}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(spy.get(&format!("/t/{next}?key={key}")).await.status, StatusCode::OK);
    assert_eq!(spy.get(&format!("/t/{id}/rematch")).await.status, StatusCode::NOT_FOUND);
    let led = spy.get(&format!("/t/{id}/rematch?key={key}")).await;
    assert_eq!(led.location(), format!("/t/{next}?key={key}"));
    // Whoever else wants to play again comes to the same table.
    let again = jack.post(&format!("/api/v1/tables/{id}/rematch"), json!({})).await.ok();
    assert_eq!(again["table"]["id"], json!(next));
    // Nobody is dragged into a game: it begins when the others have said that they are ready.
    let early = tom.post(&format!("/api/v1/tables/{next}/start"), json!({})).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{}", early.text);
    let ready = Client { cookies: Vec::new(), ..jack.clone() };
    assert_eq!(
        ready.form(&format!("/t/{next}/ready"), &[("ready", "yes")]).await.status,
        StatusCode::SEE_OTHER
    );
    tom.post(&format!("/api/v1/tables/{next}/start"), json!({})).await.ok();
    assert_eq!(jack.position(&next).await["table"]["status"], "running");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_signs_in_from_an_invitation_comes_back_to_it() {
    let site = site().await;
    let tom = site.guest("Tom").await;
    let body = json!({ "game": "ora", "players": 2, "seats": ["me", "open"], "private": true });
    let id = tom.post("/api/v1/tables", body).await.ok()["table"]["id"].as_str().unwrap().to_owned();
    let link = tom.get(&format!("/api/v1/tables/{id}/link")).await.ok()["link"].as_str().unwrap().to_owned();
    let stranger = site.stranger();
    let page = stranger.get(&link).await.text;
    let way = page.split("class=\"who\" href=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert!(way.starts_with("/sign-in?next=%2Ft%2F"), "{way}");
    let form = stranger.get(way).await.text;
    let kept = format!("name=\"next\" value=\"{link}\"");
    assert_eq!(form.matches(&kept).count(), 3, "guest, account and new account keep it: {form}");
    let fields =
        [("name", "Marie"), ("login", "marie"), ("password", "a long secret"), ("next", link.as_str())];
    let mut marie = site.stranger();
    let made = marie.form("/account", &fields).await;
    assert_eq!((made.status, made.location()), (StatusCode::SEE_OTHER, link.clone()));
    marie.cookies = made.cookies();
    assert_eq!(marie.get(&link).await.status, StatusCode::OK);
    // The login is hers; somebody else reads so, and keeps the way back.
    let twice = stranger.form("/account", &fields).await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    assert!(twice.text.contains(&kept), "{}", twice.text);
    let back = stranger
        .form("/sign-in", &[("login", "marie"), ("password", "a long secret"), ("next", &link)])
        .await;
    assert_eq!(back.location(), link);
    // Nobody is led to another site.
    let lured = stranger.form("/guest", &[("name", "Ann"), ("next", "//evil.example")]).await;
    assert_eq!(lured.location(), "/");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_for_people_sends_a_stranger_to_sign_in_and_back() {
    let site = site().await;
    let sent = site.stranger().get("/me?saved=1").await;
    assert_eq!(sent.location(), "/sign-in?next=%2Fme%3Fsaved%3D1");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_makes_an_account_from_the_sign_in_page_and_keeps_everything() {
    let site = site().await;
    let mut tom = site.browser("Tom").await;
    let form = tom.get("/sign-in?next=/rules/ora").await.text;
    assert!(!form.contains("action=\"/guest\"") && form.contains("action=\"/account\""), "{form}");
    let fields = [("name", "Tom"), ("login", "tom"), ("password", "a long secret"), ("next", "/rules/ora")];
    let made = tom.form("/account", &fields).await;
    assert_eq!(made.location(), "/rules/ora");
    tom.cookies = made.cookies();
    let me = tom.get("/api/v1/me").await.ok();
    assert_eq!((&me["kind"], &me["name"], &me["id"]), (&json!("account"), &json!("Tom"), &json!(1)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_brings_a_guest_to_a_second_device_once() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let shown = tom.form("/me/device", &[]).await;
    assert_eq!(shown.status, StatusCode::OK);
    let link = shown.text.split("value=\"").find(|rest| rest.contains("/device?key=")).unwrap();
    let link = link.split('"').next().unwrap();
    let key = link.split_once("key=").unwrap().1;
    let mut phone = site.stranger();
    for _ in 0..2 {
        // Looking uses nothing up.
        assert!(phone.get(&format!("/device?key={key}")).await.text.contains("Tom"));
    }
    let taken = phone.form("/device", &[("key", key)]).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    phone.cookies = taken.cookies();
    assert_eq!(phone.get("/api/v1/me").await.ok()["name"], "Tom");
    // It works once; and the first device is signed in still.
    assert_eq!(site.stranger().form("/device", &[("key", key)]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(tom.get("/api/v1/me").await.ok()["name"], "Tom");
    // A later link ends an earlier one, and each ends by itself.
    let first = tom.post("/api/v1/me/device", json!({})).await.ok()["key"].as_str().unwrap().to_owned();
    let second = tom.post("/api/v1/me/device", json!({})).await.ok()["key"].as_str().unwrap().to_owned();
    assert_eq!(phone.post("/api/v1/device", json!({ "key": first })).await.status, StatusCode::NOT_FOUND);
    site.clock.put_forward(Duration::from_mins(11));
    assert_eq!(phone.post("/api/v1/device", json!({ "key": second })).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_choose_their_seats_talk_and_the_game_begins_by_itself() {
    let site = site().await;
    let (tom, jack) = (site.browser("Tom").await, site.browser("Jack").await);
    let body = json!({ "game": "pillars", "players": 3, "seats": ["me"], "starts_full": false });
    let id = tom.post("/api/v1/tables", body).await.ok()["table"]["id"].as_str().unwrap().to_owned();
    let room = format!("/t/{id}");
    assert_eq!(
        jack.form(&format!("{room}/terms"), &[("starts-full", "yes")]).await.status,
        StatusCode::FORBIDDEN
    );
    tom.form(&format!("{room}/terms"), &[("starts-full", "yes")]).await;
    jack.form(&format!("{room}/join"), &[("seat", "blue")]).await;
    jack.form(&format!("{room}/seat"), &[("seat", "green")]).await;
    let held = seats(&jack.position(&id).await);
    assert_eq!(held.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>(), ["Tom", "", "Jack"]);
    assert_eq!(tom.form(&format!("{room}/seat"), &[("seat", "green")]).await.status, StatusCode::CONFLICT);
    jack.form(&format!("{room}/chat"), &[("text", "Ready when you are")]).await;
    let page = tom.get(&room).await.text;
    assert!(page.contains("Ready when you are") && page.contains("og:image"), "{page}");
    // Somebody who shares a device takes the last seat, and nobody has to start anything.
    tom.form(&format!("{room}/join"), &[("seat", "blue"), ("as", "Ellen")]).await;
    let begun = tom.position(&id).await;
    assert_eq!(begun["table"]["status"], "running");
    assert_eq!(seats(&begun)[1].1, "Ellen");
    assert_eq!(begun["yours"], json!(["red", "blue"]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_has_a_picture_for_those_who_may_see_the_table() {
    let site = site().await;
    let tom = site.guest("Tom & Aliénor").await;
    for game in ["pillars", "ora", "orleans", "abbey", "forest"] {
        let body = json!({ "game": game, "players": 2, "seats": ["me", "open"], "private": true });
        let id = tom.post("/api/v1/tables", body).await.ok()["table"]["id"].as_str().unwrap().to_owned();
        let link =
            tom.get(&format!("/api/v1/tables/{id}/link")).await.ok()["link"].as_str().unwrap().to_owned();
        let key = link.split_once("key=").unwrap().1;
        let stranger = site.stranger();
        assert_eq!(stranger.get(&format!("/t/{id}/card.png")).await.status, StatusCode::NOT_FOUND);
        let card = stranger.get(&format!("/t/{id}/card.png?key={key}")).await;
        assert_eq!(
            (card.status, &card.headers["content-type"]),
            (StatusCode::OK, &"image/png".parse().unwrap())
        );
        let page = stranger.get(&link).await.text;
        assert!(page.contains(&format!("/t/{id}/card.png?key={key}")), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_cannot_have_pictures_painted_without_end() {
    let site = site_with(Config { picture_rate: (1e-6, 1.0), ..config() }).await;
    let (tom, stranger) = (site.guest("Tom").await, site.stranger());
    let card = async |game: &str| {
        let id = tom.table(game, &["me", "open"], json!({})).await;
        stranger.get(&format!("/t/{id}/card.png")).await.status
    };
    assert_eq!(card("pillars").await, StatusCode::OK);
    assert_eq!(card("pillars").await, StatusCode::OK, "what looks the same is painted once");
    assert_eq!(card("ora").await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_plays_with_one_click_and_remembers_who_won() {
    let site = site().await;
    let (tom, jack, spy) = (site.guest("Tom").await, site.guest("Jack").await, site.guest("Spy").await);
    let group = tom.post("/api/v1/groups", json!({ "name": "Kingsbridge" })).await.ok();
    let (id, link) = (group["id"].as_i64().unwrap(), group["link"].as_str().unwrap().to_owned());
    let key = link.split_once("key=").unwrap().1;
    // Nobody else knows of it, and nobody joins without its key.
    assert_eq!(spy.get(&format!("/groups/{id}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(spy.get(&format!("/groups/{id}?key=wrong")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(spy.post(&format!("/api/v1/groups/{id}/join"), json!({})).await.status, StatusCode::NOT_FOUND);
    assert!(jack.get(&link).await.text.contains("Kingsbridge"));
    jack.form(&format!("/groups/{id}/join"), &[("key", key)]).await;
    assert_eq!(
        spy.form(&format!("/groups/{id}/play"), &[("game", "ora")]).await.status,
        StatusCode::NOT_FOUND
    );

    let made = tom.form(&format!("/groups/{id}/play"), &[("game", "pillars")]).await;
    let table = made.location().trim_start_matches("/t/").to_owned();
    let room = jack.position(&table).await;
    assert_eq!(seats(&room), [("person".into(), "Tom".into()), ("person".into(), "Jack".into())]);
    assert_eq!((&room["table"]["visibility"], &room["table"]["pace"]), (&json!("private"), &json!("3d")));
    jack.form(&format!("/t/{table}/ready"), &[("ready", "yes")]).await;
    assert_eq!(jack.position(&table).await["table"]["status"], "running", "the last word starts it");
    while !common::is_over(&tom.position(&table).await) {
        for player in [&tom, &jack] {
            let position = player.position(&table).await;
            if !position["question"].is_null() || position["ready"] == true {
                player.play_one(&table, &position).await;
            }
        }
    }
    let told = jack.get(&format!("/api/v1/groups/{id}")).await.ok();
    assert_eq!(told["games"][0]["table"], json!(table));
    let firsts =
        told["records"].as_array().unwrap().iter().map(|one| one["firsts"].as_u64().unwrap()).sum::<u64>();
    assert!((1..=2).contains(&firsts), "{told}");
    assert!(tom.get(&format!("/groups/{id}")).await.text.contains(&format!("/t/{table}")));
    // The people of a table become a group; the other one is asked, and may say no.
    let of_table = tom.form(&format!("/t/{table}/group"), &[]).await.location();
    let asked = jack.get("/api/v1/groups").await.ok();
    assert_eq!(asked[1]["asked"], json!(true));
    jack.form(&format!("{of_table}/leave"), &[]).await;
    assert_eq!(jack.get("/api/v1/groups").await.ok().as_array().unwrap().len(), 1);
    assert_eq!(spy.form(&format!("/t/{table}/group"), &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_table_begins_from_an_occasion_or_from_the_last_one() {
    let site = site().await;
    let tom = site.browser("Tom").await;
    let chosen = |page: &str, name: &str, value: &str| {
        page.contains(&format!(
            "id=\"{name}-{value}\" type=\"radio\" name=\"{name}\" value=\"{value}\" checked"
        ))
    };
    let friends = tom.get("/new/ora?preset=friends").await.text;
    assert!(chosen(&friends, "private", "yes") && chosen(&friends, "starts-full", "yes"));
    assert!(friends.contains("value=\"3d\" selected"));
    let body = json!({ "game": "ora", "players": 3, "seats": ["me", "open", "open"], "pace": "7d", "private": true });
    tom.post("/api/v1/tables", body).await.ok();
    let again = tom.get("/new/ora").await.text;
    assert!(again.contains("value=\"7d\" selected") && chosen(&again, "players", "3"), "my last settings");
    assert!(tom.get("/new/ora?preset=standard").await.text.contains("value=\"live\" selected"));
}
