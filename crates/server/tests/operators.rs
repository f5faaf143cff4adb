//! Those who look after a site, and those who have lost their password.

mod common;

use axum::http::{Method, StatusCode};
use common::{Client, Site, config, site, site_on, site_with};
use parlour_server::{Config, Errand, MailConfig};
use parlour_store::{Hidden, Intervention, Moment, NewTarget, Operator, Order, Store, TargetKind};
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;

/// Somebody with an account, signed in with a cookie.
async fn account(site: &Site, login: &str) -> Client {
    let mut client = site.browser(login).await;
    let claimed = client.form("/me/claim", &[("login", login), ("password", "long enough")]).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.text);
    client.cookies = claimed.cookies();
    client
}

async fn operator(site: &Site) -> Client {
    let ada = account(site, "ada").await;
    run(site, Intervention::Appoint, "ada", "").await;
    let mut again = site.stranger();
    again.cookies = ada.cookies;
    signed_in(&again, "ada", "long enough").await
}

/// What `parlour admin` does.
async fn run(site: &Site, deed: Intervention, target: &str, to: &str) -> Option<String> {
    let errand =
        Errand { deed, target: target.into(), seat: "red".into(), to: to.into(), reason: "a test".into() };
    errand.run(site.app.store(), Operator::Shell, Moment::now()).await.unwrap()
}

async fn signed_in(client: &Client, login: &str, password: &str) -> Client {
    let reply = client.form("/sign-in", &[("login", login), ("password", password), ("next", "/")]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text);
    Client { cookies: reply.cookies(), ..client.clone() }
}

async fn deed(client: &Client, fields: &[(&str, &str)]) -> StatusCode {
    client.form("/admin", fields).await.status
}

#[tokio::test]
async fn operators_have_a_page_and_others_have_none() {
    let site = site().await;
    let (ada, tom) = (operator(&site).await, account(&site, "tom").await);
    assert_eq!(tom.get("/admin").await.status, StatusCode::NOT_FOUND);
    assert_eq!(deed(&tom, &[("deed", "ban"), ("target", "ada")]).await, StatusCode::NOT_FOUND);
    let page = ada.get("/admin?people=tom").await;
    assert_eq!(page.status, StatusCode::OK);
    for part in ["--move-rate", "/sign-in", "Make operator", "a test", "value=\"ban\""] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    // A program's token is not enough: deeds are done on the page.
    let token = ada.post("/api/v1/me/tokens", json!({ "label": "mine" })).await.ok();
    let program =
        Client { token: token["token"].as_str().map(Into::into), cookies: Vec::new(), ..ada.clone() };
    assert_eq!(program.get("/admin").await.status, StatusCode::NOT_FOUND);
    run(&site, Intervention::Dismiss, "ada", "").await;
    let ada = signed_in(&site.stranger(), "ada", "long enough").await;
    assert_eq!(ada.get("/admin").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_is_kept_out_is_told_so() {
    let site = site().await;
    let (ada, tom) = (operator(&site).await, account(&site, "tom").await);
    let table = ada.table("pillars", &["me", "open"], json!({})).await;
    assert_eq!(deed(&ada, &[("deed", "mute"), ("target", "tom")]).await, StatusCode::SEE_OTHER);
    let said = tom.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": "hello" })).await;
    assert_eq!(said.status, StatusCode::CONFLICT);
    assert!(said.text.contains("has taken your voice"), "{}", said.text);
    assert_eq!(
        deed(&ada, &[("deed", "ban"), ("target", "tom"), ("reason", "rude")]).await,
        StatusCode::SEE_OTHER
    );
    // The cookie is worth nothing any more, and neither is the password.
    assert_eq!(tom.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    let back = tom.form("/sign-in", &[("login", "tom"), ("password", "long enough")]).await;
    assert_eq!(back.status, StatusCode::FORBIDDEN);
    assert!(back.text.contains("keeps you out"), "{}", back.text);
    let page = ada.get("/admin?people=tom").await.text;
    assert!(page.contains("kept out") && page.contains("rude"), "{page}");
    deed(&ada, &[("deed", "unban"), ("target", "tom")]).await;
    signed_in(&site.stranger(), "tom", "long enough").await;
}

#[tokio::test]
async fn tables_are_looked_after() {
    let site = site().await;
    let (ada, tom) = (operator(&site).await, account(&site, "tom").await);
    let table = tom.table("pillars", &["me", "me:Other"], json!({})).await;
    tom.post(&format!("/api/v1/tables/{table}/chat"), json!({ "text": "something rude" })).await.ok();
    let page = ada.get(&format!("/admin?table={table}")).await.text;
    assert!(page.contains("something rude") && page.contains("value=\"hand-over\""), "{page}");
    let line = site.app.store().last_chat(&table.parse().unwrap(), 1).await.unwrap()[0].id.to_string();
    assert_eq!(deed(&ada, &[("deed", "delete-chat"), ("target", &line)]).await, StatusCode::SEE_OTHER);
    assert!(!tom.get(&format!("/api/v1/tables/{table}/chat")).await.text.contains("rude"));
    let hand = [("deed", "hand-over"), ("target", table.as_str()), ("seat", "red"), ("to", "ada")];
    assert_eq!(deed(&ada, &hand).await, StatusCode::SEE_OTHER);
    let position = ada.position(&table).await;
    assert_eq!(position["table"]["seats"][0]["name"], "ada", "{}", position["table"]);
    deed(&ada, &[("deed", "unlist"), ("target", &table)]).await;
    assert_eq!(site.stranger().get(&format!("/t/{table}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(tom.get(&format!("/t/{table}")).await.status, StatusCode::OK, "who sits there goes on");
    deed(&ada, &[("deed", "end"), ("target", &table)]).await;
    assert_eq!(tom.position(&table).await["table"]["status"], "abandoned");
    for (field, value) in [("deed", "burn"), ("deed", "")] {
        assert_eq!(deed(&ada, &[(field, value), ("target", &table)]).await, StatusCode::BAD_REQUEST);
    }
    assert_eq!(deed(&ada, &[("deed", "end"), ("target", "nowhere")]).await, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_password_is_set_anew_by_a_link_from_an_operator() {
    let site = site().await;
    let (tom, stranger) = (account(&site, "tom").await, site.stranger());
    let path = run(&site, Intervention::Reset, "tom", "").await.unwrap();
    assert_eq!(stranger.get(&path).await.status, StatusCode::OK);
    assert_eq!(stranger.form(&path, &[("new", "short")]).await.status, StatusCode::BAD_REQUEST);
    let set = stranger.form(&path, &[("new", "another password")]).await;
    assert_eq!((set.status, set.location().as_str()), (StatusCode::SEE_OTHER, "/me?saved=1"));
    // The link is used up; whoever had the account is out; the new password works, the old one does not.
    assert_eq!(stranger.get(&path).await.status, StatusCode::CONFLICT);
    assert_eq!(tom.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    signed_in(&stranger, "tom", "another password").await;
    let old = stranger.form("/sign-in", &[("login", "tom"), ("password", "long enough")]).await;
    assert_eq!(old.status, StatusCode::UNAUTHORIZED);
    // Without e-mail the page says whom to ask, in both languages.
    assert!(stranger.get("/recover").await.text.contains("sends no e-mail"));
    let french = stranger.request(Method::GET, "/recover").header("accept-language", "fr");
    let french = stranger.send(french.body(axum::body::Body::empty()).unwrap()).await.text;
    assert!(french.contains("envoie pas de courriel"), "{french}");
    let acts = site.app.store().acts(1).await.unwrap();
    assert_eq!((acts[0].deed, acts[0].reason.as_str()), (Intervention::Reset, "a test"));
}

/// Guests who never come back are swept, and the file forgets them.
#[tokio::test]
async fn a_site_keeps_house() {
    let dir = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", dir.path().join("parlour.db").display());
    let site = site_on(Store::open(&url).await.unwrap(), config());
    let tom = site.browser("Tom").await;
    assert_eq!(site.app.sweep().await.unwrap().guests, 0);
    let order = Order::new(Operator::Shell, "").unwrap();
    let person = site.app.store().find_people("Tom", 1).await.unwrap()[0].id;
    site.app.store().set_muted(order, person, true).await.unwrap();
    site.app.store().touch_person(person, Moment(0)).await.unwrap();
    assert_eq!(site.app.sweep().await.unwrap().guests, 1);
    assert_eq!(tom.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}

/// A mail server that takes one letter and gives it back.
async fn letter_box(listener: TcpListener) -> String {
    let (socket, _) = listener.accept().await.unwrap();
    let (read, mut write) = socket.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 here\r\n").await.unwrap();
    let mut letter = None;
    while let Some(line) = lines.next_line().await.unwrap() {
        let reply: &[u8] = match (&mut letter, line.as_str()) {
            (Some(_), ".") => {
                write.write_all(b"250 kept\r\n").await.unwrap();
                return letter.unwrap();
            }
            (Some(letter), line) => {
                *letter += line;
                letter.push('\n');
                continue;
            }
            (None, "DATA") => {
                letter = Some(String::new());
                b"354 go on\r\n"
            }
            (None, _) => b"250 ok\r\n",
        };
        write.write_all(reply).await.unwrap();
    }
    panic!("no letter came");
}

#[tokio::test]
async fn a_lost_password_is_set_anew_by_a_letter() {
    let mail = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let smtp = format!("smtp://{}", mail.local_addr().unwrap());
    let mail_config = MailConfig { smtp, from: "Parlour <parlour@example.com>".into() };
    let site = site_with(Config { mail: Some(mail_config), ..config() }).await;
    account(&site, "ada").await;
    let person = site.app.store().who("ada").await.unwrap().id;
    // The link goes where somebody has shown that letters are theirs, not to a mistyped address.
    for (address, verified) in [("eve@example.org", false), ("ada@example.org", true)] {
        let (address, secret) = (address.to_owned(), Hidden(format!("secret of {address}")));
        let (kind, keys, label) = (TargetKind::Mail, None, String::new());
        let target = NewTarget { kind, address, keys, label, secret, verified };
        site.app.store().put_target(person, target, Moment(0)).await.unwrap();
    }
    let stranger = site.stranger();
    // Whether there is such an account is nobody's business.
    let unknown = stranger.form("/recover", &[("login", "nobody")]).await;
    let known = stranger.form("/recover", &[("login", "ada")]).await;
    assert_eq!((unknown.status, known.status), (StatusCode::OK, StatusCode::OK));
    assert_eq!(unknown.text, known.text);
    let letter = letter_box(mail).await;
    assert!(
        letter.contains("To: ada@example.org") && letter.contains("A new password for Parlour"),
        "{letter}"
    );
    let letter = letter.replace("=\n", "");
    let at = letter.find("/recover/").expect("a link");
    let path = &letter[at..at + "/recover/".len() + 64];
    // Asked again at once, it writes no second letter, and the first link stays good.
    stranger.form("/recover", &[("login", "ada")]).await;
    assert_eq!(stranger.form(path, &[("new", "another password")]).await.status, StatusCode::SEE_OTHER);
    signed_in(&stranger, "ada", "another password").await;
}
