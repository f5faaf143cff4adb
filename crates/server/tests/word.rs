//! Word that arrives: by mail, webhook and push, once until somebody is back, never to a stranger's mailbox.

mod common;
#[path = "common/database.rs"]
mod database;
#[path = "common/post.rs"]
mod post;

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use common::{Client, Site, config, site, site_on, site_with};
use database::database;
use http_body_util::BodyExt as _;
use mail_parser::{MessageParser, MimeHeaders as _, PartType};
use parlour_server::{Config, MailConfig};
use post::{Browser, Sink, mail_server, web_server};
use serde_json::{Value, json};
use tower::ServiceExt as _;

async fn two(site: &Site) -> (Client, Client, String) {
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let table = table_of(&tom, &ada).await;
    (tom, ada, table)
}

/// A table of two, in play.
async fn table_of(tom: &Client, ada: &Client) -> String {
    let table = seats_of(tom, ada).await;
    tom.post(&format!("/api/v1/tables/{table}/start"), json!({})).await.ok();
    table
}

/// A table of two that has not begun.
async fn seats_of(tom: &Client, ada: &Client) -> String {
    let table = tom.table("pillars", &["me", "open"], json!({})).await;
    ada.post(&format!("/api/v1/tables/{table}/join"), json!({})).await.ok();
    table
}

async fn say(client: &Client, table: &str, text: &str) {
    client.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": text })).await.ok();
}

async fn call_me(client: &Client, address: &str) {
    let settings = json!({ "webhook": format!("{address}/hook") });
    client.call(Method::PATCH, "/api/v1/me", json!({ "settings": settings })).await.ok();
}

async fn targets(client: &Client) -> Value {
    client.get("/api/v1/me/targets").await.ok()
}

/// A site that sends e-mail, and where it goes.
async fn site_with_mail() -> (Site, Sink<(String, Vec<u8>)>) {
    let mail = mail_server().await;
    let smtp = format!("smtp://{}", mail.address);
    let config = Config {
        mail: Some(MailConfig { smtp, from: "Parlour <parlour@example.com>".into() }),
        public_url: "https://parlour.example".into(),
        ..config()
    };
    (site_with(config).await, mail)
}

/// The path of the first link to the site that a text holds after some words.
fn link(text: &str, begins: &str) -> String {
    let at = text.find(begins).unwrap_or_else(|| panic!("{begins} in {text}"));
    let url = text[at..].split(['\n', '\r', '>', '"', ' ']).next().unwrap();
    url.trim_start_matches("https://parlour.example").to_owned()
}

/// Issue 19, abuse 5: an address that nobody has confirmed gets one question, with nothing in it that anybody wrote, whatever
/// happens at the tables of whoever gave it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_but_a_question_goes_to_an_unconfirmed_address() {
    let (site, mut mail) = site_with_mail().await;
    let (tom, eve) = (site.guest("Tom").await, site.guest("www.evil.example").await);
    for _ in 0..5 {
        eve.call(Method::PATCH, "/api/v1/me", json!({ "email": "victim@example.org" })).await.ok();
    }
    let (to, question) = mail.next().await;
    assert_eq!(to, "victim@example.org");
    assert!(!String::from_utf8_lossy(&question).contains("evil"), "{}", String::from_utf8_lossy(&question));
    for _ in 0..20 {
        let table = table_of(&eve, &tom).await;
        say(&tom, &table, "look at www.evil.example").await;
    }
    let id = targets(&eve).await[0]["id"].clone();
    assert_eq!(targets(&eve).await[0]["confirmed"], false);
    let test = eve.post(&format!("/api/v1/me/targets/{id}/test"), json!({})).await;
    assert_eq!(test.status, StatusCode::CONFLICT, "not even a test");
    // Whoever is told after all that is told alone.
    let mut hook = web_server(Some(200)).await;
    call_me(&tom, &hook.address).await;
    let table = table_of(&eve, &tom).await;
    say(&eve, &table, "hello").await;
    hook.next_in_time(&site).await;
    assert_eq!(mail.rest().len(), 0);
    // Another person who gives the same address has it asked once more at most.
    for name in ["Mallory", "Trudy", "Oscar"] {
        let other = site.guest(name).await;
        other.call(Method::PATCH, "/api/v1/me", json!({ "email": "Victim@example.org" })).await.ok();
    }
    assert!(mail.rest().len() <= 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_letter_says_it_in_the_readers_language_with_the_board() {
    let (site, mut mail) = site_with_mail().await;
    let (tom, ada) = (site.guest("Aliénor.example").await, site.guest("Ada").await);
    let change = json!({ "email": "ada@example.org", "lang": "fr" });
    ada.call(Method::PATCH, "/api/v1/me", change).await.ok();
    let (_, question) = mail.next().await;
    let question = MessageParser::default().parse(&question).unwrap();
    assert_eq!(question.subject(), Some("Est-ce bien votre adresse\u{202f}?"));
    let confirm = link(&question.body_text(0).unwrap(), "https://parlour.example/word/");
    // A program that follows the link confirms nothing.
    let page = site.stranger().get(&confirm).await;
    assert!(page.status == StatusCode::OK && page.text.contains("<form method=\"post\""));
    assert_eq!(targets(&ada).await[0]["confirmed"], false);
    assert_eq!(site.stranger().form(&format!("{confirm}x"), &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(site.stranger().form(&confirm, &[]).await.status, StatusCode::OK);
    assert_eq!(targets(&ada).await[0]["confirmed"], true);

    let table = table_of(&tom, &ada).await;
    let (to, letter) = mail.next_in_time(&site).await;
    assert_eq!(to, "ada@example.org");
    let letter = MessageParser::default().parse(&letter).unwrap();
    let subject = letter.subject().unwrap();
    assert!(
        subject.contains("Les Piliers de la Terre")
            && (subject.starts_with("À vous de jouer") || subject.starts_with("La partie commence")),
        "{subject}"
    );
    let text = letter.body_text(0).unwrap();
    assert!(text.contains(&format!("https://parlour.example/t/{table}")), "{text}");
    assert!(text.contains("avec Aliénor·example"), "a name is no link: {text}");
    let html = letter.body_html(0).unwrap();
    assert!(
        html.contains("<html lang=\"fr\">")
            && html.contains("Aliénor·example")
            && html.contains("cid:board-0"),
        "{html}"
    );
    for part in letter.parts.iter().filter(|part| matches!(part.body, PartType::Text(_) | PartType::Html(_)))
    {
        assert_eq!(
            part.content_type().unwrap().attribute("charset").map(str::to_lowercase).as_deref(),
            Some("utf-8")
        );
    }
    let picture = letter.attachments().find(|part| part.content_id() == Some("board-0")).expect("the board");
    assert!(picture.contents().starts_with(b"\x89PNG"));
    let one_click = letter.header_raw("List-Unsubscribe-Post").unwrap();
    assert_eq!(one_click.trim(), "List-Unsubscribe=One-Click");

    // As a mail program does it: no cookie, no page.
    let stop = link(letter.header_raw("List-Unsubscribe").unwrap(), "https://parlour.example/word/");
    let done = site.stranger().form(&stop, &[("List-Unsubscribe", "One-Click")]).await;
    assert_eq!(done.status, StatusCode::OK);
    assert_eq!(targets(&ada).await[0]["off"], true);
    mail.rest();
    let table = table_of(&tom, &ada).await;
    say(&tom, &table, "hello").await;
    let mut hook = web_server(Some(200)).await;
    call_me(&ada, &hook.address).await;
    let table = table_of(&tom, &ada).await;
    say(&tom, &table, "hello again").await;
    hook.next_in_time(&site).await;
    site.clock.put_forward(Duration::from_mins(10));
    assert_eq!(mail.rest().len(), 0, "no more letters");
}

/// Issue 19, abuse 5: 22 mails in 2.6 seconds were sent. What happens within minutes is one letter.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_at_many_tables_is_one_letter() {
    let (site, mut mail) = site_with_mail().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    ada.call(Method::PATCH, "/api/v1/me", json!({ "email": "ada@example.org" })).await.ok();
    let (_, question) = mail.next().await;
    let question = MessageParser::default().parse(&question).unwrap();
    let confirm = link(&question.body_text(0).unwrap(), "https://parlour.example/word/");
    site.stranger().form(&confirm, &[]).await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(table_of(&tom, &ada).await);
    }
    // Word waits for half a minute, by the clock that tests put forward: nothing has been sent yet.
    wait_for(&site, &ada, tables.len()).await;
    let (_, letter) = mail.next_in_time(&site).await;
    let letter = MessageParser::default().parse(&letter).unwrap();
    let text = letter.body_text(0).unwrap();
    assert!(tables.iter().all(|table| text.contains(table)), "{text}");
    assert_eq!(letter.subject(), Some("6 tables have news"));
    assert_eq!(mail.rest().len(), 0);
}

/// Waits until so much is on its way to somebody.
async fn wait_for(site: &Site, client: &Client, count: usize) {
    let person = parlour_store::PersonId(client.get("/api/v1/me").await.ok()["id"].as_i64().unwrap());
    for _ in 0..3000 {
        if site.app.store().notices_of(person).await.unwrap().len() >= count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{count} notices are never put down");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_message_until_somebody_is_back() {
    let site = site().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let mut hook = web_server(Some(200)).await;
    let (table, other) = (seats_of(&tom, &ada).await, seats_of(&tom, &ada).await);
    call_me(&ada, &hook.address).await;
    for number in 0..5 {
        say(&tom, &table, &format!("line {number}")).await;
    }
    // The last of them cannot have been told before the others.
    say(&tom, &other, "over here").await;
    let mut told = Vec::new();
    while !told.iter().any(|notice: &Value| notice["table"] == json!(other)) {
        let call = hook.next_in_time(&site).await.json();
        told.extend(call["notices"].as_array().unwrap().clone());
    }
    assert_eq!(told.iter().filter(|notice| notice["table"] == json!(table)).count(), 1, "{told:?}");
    assert!(told.iter().all(|notice| notice["occasion"] == "talk"));

    // Whoever opens the page is back.
    assert_eq!(ada.get(&format!("/t/{table}")).await.status, StatusCode::OK);
    until_seen(&site, &ada, &table).await;
    say(&tom, &table, "line 6").await;
    let again = hook.next_in_time(&site).await.json();
    assert_eq!((&again["table"], &again["occasion"]), (&json!(table), &json!("talk")));
}

/// Waits until the site knows that somebody has looked at a table.
async fn until_seen(site: &Site, client: &Client, table: &str) {
    let person = parlour_store::PersonId(client.get("/api/v1/me").await.ok()["id"].as_i64().unwrap());
    for _ in 0..3000 {
        let visits = site.app.store().visits_of(person).await.unwrap();
        if visits.iter().any(|visit| visit.table.as_str() == table && visit.unread == 0) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody is seen at {table}");
}

/// Opens a stream; it is open as long as the body lives.
async fn stream(client: &Client, path: &str) -> Body {
    let request = client.request(Method::GET, path).body(Body::empty()).unwrap();
    let response = client.router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    let mut body = response.into_body();
    tokio::time::timeout(Duration::from_secs(20), body.frame()).await.expect("it begins").unwrap().unwrap();
    body
}

/// Any open stream silenced all notices. Now a page silences those of its table, while it is in sight.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_a_page_in_sight_keeps_word_back() {
    let site = site().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let mut hook = web_server(Some(200)).await;
    let (seen, hidden, closed) =
        (seats_of(&tom, &ada).await, seats_of(&tom, &ada).await, seats_of(&tom, &ada).await);
    call_me(&ada, &hook.address).await;
    let path =
        |table: &str, visible: bool| format!("/api/v1/tables/{table}/stream?parts=true&visible={visible}");
    let _seen = stream(&ada, &path(&seen, true)).await;
    let _hidden = stream(&ada, &path(&hidden, false)).await;
    let _mine = stream(&ada, "/api/v1/me/stream").await;
    for table in [&seen, &hidden, &closed] {
        say(&tom, table, "hello").await;
    }
    let mut told = Vec::new();
    while told.len() < 2 {
        let call = hook.next_in_time(&site).await.json();
        told.extend(call["notices"].as_array().unwrap().iter().map(|notice| notice["table"].clone()));
    }
    assert_eq!(told, [json!(hidden), json!(closed)], "not of the table in sight: {seen}");
}

/// Issue 19, abuse 5: one webhook that hangs stopped everybody's notices.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_webhook_that_hangs_holds_up_nobody() {
    let site = site().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let (mut dead, mut alive) = (web_server(None).await, web_server(Some(200)).await);
    let table = seats_of(&tom, &ada).await;
    call_me(&ada, &dead.address).await;
    call_me(&tom, &alive.address).await;
    say(&tom, &table, "hello").await;
    dead.next().await;
    say(&ada, &table, "hello").await;
    assert_eq!(alive.next().await.json()["occasion"], "talk");
    assert!(dead.rest().is_empty(), "nobody calls while a call is open");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_target_is_switched_off_where_its_owner_sees_it() {
    let site = site().await;
    let (tom, ada) = (site.browser("Tom").await, site.browser("Ada").await);
    let mut hook = web_server(Some(500)).await;
    let table = seats_of(&tom, &ada).await;
    call_me(&ada, &hook.address).await;
    say(&tom, &table, "hello").await;
    let mut calls = 0;
    for _ in 0..2000 {
        if targets(&ada).await[0]["off"] == true {
            break;
        }
        site.clock.put_forward(Duration::from_mins(10));
        calls += hook.rest().len();
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    calls += hook.rest().len();
    let target = targets(&ada).await[0].clone();
    assert_eq!((&target["off"], &target["failures"]), (&json!(true), &json!(10)), "{target}");
    assert_eq!(calls, 10, "tried again and again, then no more");
    let page = ada.get("/me").await.text;
    assert!(page.contains("Switched off: it failed for more than a day"), "the settings say so");
    let id = target["id"].to_string();
    ada.form("/me/targets", &[("target", &id), ("do", "on")]).await;
    assert_eq!(targets(&ada).await[0]["off"], false);
    // Ada has not been back: she is told of another table.
    let other = seats_of(&tom, &ada).await;
    say(&tom, &other, "hello").await;
    hook.next().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_test_says_whether_it_got_there() {
    let site = site().await;
    let ada = site.browser("Ada").await;
    let mut hook = web_server(Some(200)).await;
    call_me(&ada, &hook.address).await;
    let id = targets(&ada).await[0]["id"].to_string();
    let page = ada.form("/me/targets", &[("target", &id), ("do", "test")]).await;
    assert!(page.text.contains("The test is on its way."), "{}", page.text);
    let call = hook.next().await.json();
    assert_eq!(call["text"], "This is a test: word from Parlour reaches you here.");
    assert_eq!(call["occasion"], "test");
}

/// Strict rules for targets: nothing is called in our own network.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_called_in_our_own_network() {
    let site = site_with(Config { local_webhooks: false, ..config() }).await;
    let ada = site.guest("Ada").await;
    let mut hook = web_server(Some(200)).await;
    call_me(&ada, &hook.address).await;
    let plain = Browser::new().subscription(&format!("{}/push", hook.address));
    assert_eq!(ada.post("/api/v1/me/push", plain).await.status, StatusCode::BAD_REQUEST, "push is sealed");
    let secure = Browser::new().subscription(&hook.address.replace("http:", "https:"));
    ada.post("/api/v1/me/push", secure).await.ok();
    for target in targets(&ada).await.as_array().unwrap() {
        let tried = ada.post(&format!("/api/v1/me/targets/{}/test", target["id"]), json!({})).await.ok();
        assert_eq!(tried, json!({ "sent": false, "why": "not an address out there" }));
    }
    assert!(hook.rest().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_opens_what_it_is_sent() {
    let site = site_with(Config { public_url: "https://parlour.example".into(), ..config() }).await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    let key = ada.get("/api/v1/me/push").await.ok()["key"].clone();
    let mut push = web_server(Some(201)).await;
    let browser = Browser::new();
    ada.post("/api/v1/me/push", browser.subscription(&format!("{}/send/1", push.address))).await.ok();
    let table = seats_of(&tom, &ada).await;
    say(&tom, &table, "hello").await;
    let call = push.next_in_time(&site).await;
    assert!(call.head.starts_with("POST /send/1 HTTP/1.1"), "{}", call.head);
    assert_eq!(call.header("content-encoding"), Some("aes128gcm"));
    assert!(call.header("ttl").is_some() && call.body.len() < 4096);
    let signed = call.header("authorization").unwrap().strip_prefix("vapid t=").unwrap();
    let (token, shown) = signed.split_once(", k=").unwrap();
    assert_eq!(json!(shown), key, "the key the browser subscribed with");
    check_signature(token, shown, &push.address);
    let message = browser.open(&call.body);
    assert_eq!(message["title"], "Somebody speaks at your table: The Pillars of the Earth");
    assert_eq!(message["body"], "with Tom");
    assert_eq!(message["url"], format!("/t/{table}"));
    assert_eq!((&message["tag"], &message["count"]), (&json!(table), &json!(0)));
}

fn check_signature(token: &str, key: &str, audience: &str) {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = BASE64.decode(key).unwrap();
    let key = ring::signature::UnparsedPublicKey::new(&ring::signature::ECDSA_P256_SHA256_FIXED, key);
    key.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap()).expect("signed by the site");
    let claims: Value =
        serde_json::from_slice(&BASE64.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap();
    assert_eq!(claims["aud"], audience);
    assert_eq!(claims["sub"], "https://parlour.example");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_is_gone_is_forgotten() {
    for status in [404, 410] {
        let site = site().await;
        let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
        let mut push = web_server(Some(status)).await;
        ada.post("/api/v1/me/push", Browser::new().subscription(&push.address)).await.ok();
        let table = seats_of(&tom, &ada).await;
        say(&tom, &table, "hello").await;
        push.next_in_time(&site).await;
        for _ in 0..3000 {
            if targets(&ada).await == json!([]) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(targets(&ada).await, json!([]));
    }
}

/// A browser that somebody else signs in with belongs to them from then on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_belongs_to_whoever_used_it_last() {
    let site = site().await;
    let (tom, ada) = (site.guest("Tom").await, site.guest("Ada").await);
    for client in [&tom, &ada] {
        client.post("/api/v1/me/push", Browser::new().subscription("http://127.0.0.1:9/x")).await.ok();
    }
    assert_eq!(targets(&tom).await, json!([]));
    assert_eq!(targets(&ada).await.as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_matrix_says_what_is_told_how() {
    let site = site().await;
    let ada = site.browser("Ada").await;
    let page = ada.get("/me").await.text;
    assert!(page.contains("value=\"push:your-turn\" checked"));
    assert!(!page.contains("value=\"mail:your-turn\""), "this site sends no e-mail");
    let fields = [("on", "webhook:game-over"), ("on", "push:your-turn"), ("digest", "22:30"), ("zone", "60")];
    assert_eq!(ada.form("/me/notices", &fields).await.location(), "/me?saved=1#notices");
    let page = ada.get("/me").await.text;
    assert!(
        page.contains("value=\"push:your-turn\" checked") && !page.contains("value=\"push:talk\" checked")
    );
    assert!(!page.contains("name=\"digest\""), "this site has no letters to gather");
    let settings = ada.get("/api/v1/me").await.ok()["settings"]["notices"].clone();
    assert_eq!(settings["webhook"], json!(["game-over"]));
    assert_eq!((&settings["digest"], &settings["zone"]), (&json!(1350), &json!(60)));
    let wrong = ada.form("/me/notices", &[("digest", "25:00")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    // What is not wanted is not told: Tom talks, and the game ends without a word to a webhook about the talk.
    let tom = site.guest("Tom").await;
    let mut hook = web_server(Some(200)).await;
    let fields = [("on", "webhook:started"), ("webhook", &*hook.address)];
    assert_eq!(ada.form("/me/notices", &fields).await.status, StatusCode::SEE_OTHER);
    let table = seats_of(&tom, &ada).await;
    say(&tom, &table, "hello").await;
    let fields = [("on", "webhook:talk")];
    assert_eq!(ada.form("/me/notices", &fields).await.status, StatusCode::SEE_OTHER);
    let other = seats_of(&tom, &ada).await;
    say(&tom, &other, "hello").await;
    assert_eq!(hook.next_in_time(&site).await.json()["table"], json!(other));
}

/// The count of waiting tables is told as it changes, to pages of tables and to all others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_are_told_how_many_tables_wait() {
    let site = site().await;
    let (tom, ada, here) = two(&site).await;
    let mut streams = Vec::new();
    for path in [format!("/api/v1/tables/{here}/stream?parts=true"), "/api/v1/me/stream?parts=true".into()] {
        let request = ada.request(Method::GET, &path).body(Body::empty()).unwrap();
        streams.push(ada.router.clone().oneshot(request).await.unwrap().into_body());
    }
    let solo = ada.table("pillars", &["me", "me"], json!({})).await;
    ada.post(&format!("/api/v1/tables/{solo}/start"), json!({})).await;
    let waiting = ada.get("/api/v1/me/waiting").await.ok().as_array().unwrap().len();
    for stream in &mut streams {
        let wanted = format!("\"waiting\":{waiting}");
        let mut text = String::new();
        while !text.contains(&wanted) {
            let frame =
                tokio::time::timeout(Duration::from_secs(20), stream.frame()).await.expect("it is told");
            text += &String::from_utf8_lossy(&frame.unwrap().unwrap().into_data().unwrap_or_default());
        }
        assert!(text.contains("event: waiting"), "{text}");
    }
    drop(tom);
}

/// Two nodes on one database see the same things and look for the same deliveries: each is sent once. A page in sight at one
/// node keeps back what happens at the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_send_each_notice_once() {
    let url = database().await;
    let node = async || {
        let config = Config { many_nodes: true, tick: Duration::from_millis(10), ..config() };
        site_on(parlour_store::Store::open(&url).await.unwrap(), config)
    };
    let nodes = [node().await, node().await];
    let elsewhere = |client: &Client| Client { router: nodes[1].router.clone(), ..client.clone() };
    assert_eq!(
        nodes[0].guest("One").await.get("/api/v1/me/push").await.ok(),
        nodes[1].guest("Two").await.get("/api/v1/me/push").await.ok(),
        "one key for all nodes"
    );
    let (tom, ada) = (nodes[0].guest("Tom").await, nodes[0].guest("Ada").await);
    let mut hook = web_server(Some(200)).await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(seats_of(&tom, &ada).await);
    }
    let in_sight = tables.pop().unwrap();
    call_me(&ada, &hook.address).await;
    let path = format!("/api/v1/tables/{in_sight}/stream?parts=true&visible=true");
    let _page = stream(&elsewhere(&ada), &path).await;
    until_seen(&nodes[1], &ada, &in_sight).await;
    say(&tom, &in_sight, "you see me").await;
    for table in &tables {
        // The same thing, seen by both.
        let other = elsewhere(&tom);
        tokio::join!(say(&tom, table, "hello"), say(&other, table, "hello"));
    }
    let last = seats_of(&tom, &ada).await;
    say(&tom, &last, "the end").await;
    let mut told = Vec::new();
    while !told.contains(&json!(last)) {
        let call = hook.next().await.json();
        told.extend(call["notices"].as_array().unwrap().iter().map(|notice| notice["table"].clone()));
    }
    let count = |table: &String| told.iter().filter(|one| **one == json!(table)).count();
    assert!(tables.iter().all(|table| count(table) == 1), "{told:?}");
    assert_eq!(count(&in_sight), 0, "somebody sees it at the other node");
    for node in &nodes {
        node.app.stop().await;
    }
}
