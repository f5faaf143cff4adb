//! `parlour serve` and `parlour audit` as a shell sees them: one line when it opens, one when it closes, one sentence
//! when it cannot.

mod common;

use std::io::Read as _;
use std::net::{TcpListener, TcpStream};
use std::path::Path;

use common::node::{self, Node};
use common::{failure, run, run_with, temporary};
use parlour_store::{NewEntry, NewSeat, NewTable, Source, Start, Store, TableUpdate, Visibility};
use serde_json::json;

fn open(data: &Path) -> Node {
    Node::start(&["--data", data.to_str().unwrap()], &data.with_extension("log"))
}

/// A guest's token and a table of theirs that is in play.
fn play(node: &Node) -> (String, String) {
    let call = |path: &str, token: &str, body| {
        let (status, reply) = node::call(&node.address, "POST", path, token, &body).unwrap();
        assert_eq!(status, 200, "{path}: {reply}");
        reply
    };
    let guest = call("/api/v1/guests", "", json!({ "name": "Tom" }));
    let token = guest["token"].as_str().unwrap().to_owned();
    let table = call("/api/v1/tables", &token, json!({ "game": "pillars", "seats": ["me", "random"] }));
    let id = table["table"]["id"].as_str().unwrap().to_owned();
    call(&format!("/api/v1/tables/{id}/start"), &token, json!({}));
    (token, id)
}

/// A stream that has told its first event.
fn stream(node: &Node, token: &str, table: &str) -> TcpStream {
    let path = format!("/api/v1/tables/{table}/stream");
    let mut stream = node::send(&node.address, "GET", &path, token, "").unwrap();
    let mut told = String::new();
    while !told.contains("event: table") {
        let mut buffer = [0; 4096];
        let count = stream.read(&mut buffer).unwrap();
        assert!(count > 0, "{told}");
        told += &String::from_utf8_lossy(&buffer[..count]);
    }
    stream
}

#[test]
fn the_site_opens_shows_its_first_page_and_stops_on_a_signal() {
    for signal in ["INT", "TERM"] {
        let data = temporary(&format!("serve-{signal}"));
        let node = open(&data);
        let (status, page) = node::text(&node.address, "GET", "/", "", "").unwrap();
        assert_eq!(status, 200);
        assert!(page.contains("<html") && page.contains("/games/pillars"), "{page}");
        assert_eq!(node::text(&node.address, "GET", "/healthz", "", "").unwrap(), (200, "ok\n".to_owned()));
        let (token, table) = play(&node);
        let mut open_stream = stream(&node, &token, &table);
        // A connection that never asks for anything holds nobody up.
        let idle = TcpStream::connect(&node.address).unwrap();
        assert_eq!(node.logged(), "");
        let (status, said) = node.signal(signal);
        assert_eq!((status, said.as_str()), (Some(0), "Parlour is closed\n"), "SIG{signal}");
        open_stream.read_to_end(&mut Vec::new()).unwrap();
        drop(idle);
        // What was played is there when it opens again.
        let again = open(&data);
        let path = format!("/api/v1/tables/{table}");
        let (status, position) = node::call(&again.address, "GET", &path, &token, &json!({})).unwrap();
        assert_eq!((status, &position["table"]["status"]), (200, &json!("running")));
    }
}

#[test]
fn two_sites_do_not_share_a_data_directory() {
    let data = temporary("serve-twice");
    let first = open(&data);
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    failure(&args, 1, "another parlour serves this database already");
    // Killed without a word, it leaves the door open.
    first.kill();
    open(&data);
}

#[test]
fn what_keeps_the_site_from_opening_is_one_sentence() {
    let data = temporary("serve-trouble");
    let (file, garbage) = (data.join("file"), data.join("garbage.db"));
    std::fs::write(&file, "in the way").unwrap();
    std::fs::write(&garbage, "no database at all ".repeat(100)).unwrap();
    let garbage = format!("sqlite:{}", garbage.display());
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let (data, file) = (data.to_str().unwrap(), file.to_str().unwrap());
    let serve = |args: &[&str], status, wanted: &str| {
        let listen: &[&str] = if args.contains(&"--listen") { &[] } else { &["--listen", "127.0.0.1:0"] };
        failure(&[&["serve"], args, listen].concat(), status, wanted);
    };
    serve(&["--data", data, "--listen", &taken], 1, &format!("cannot listen on {taken}"));
    serve(&["--data", data, "--listen", "nowhere"], 1, "cannot listen on nowhere");
    serve(&["--data", file], 1, "cannot make");
    serve(&["--database", &garbage], 1, "not a database");
    serve(&["--database", "mysql://here"], 2, "sqlite:FILE or postgres://");
    serve(&["--database", "postgres://nobody:secret@127.0.0.1:1/none"], 1, "out of reach");
    serve(&["--data", data, "--smtp", "carrier-pigeon"], 1, "e-mail settings");
    serve(&["--data", data, "--port", "80"], 2, "--port");
    serve(&["--data", data, "--public-url", "parlour"], 2, "https://parlour.example");
    serve(&["--data", data, "--thinking-bots", "0"], 2, "--thinking-bots");
    serve(&["--data", data, "--live-minutes", "0"], 2, "--live-minutes");
    serve(&["--data", data, "--move-rate", "0"], 2, "--move-rate");
    serve(&["--data", data, "--login-rate", "nan"], 2, "--login-rate");
}

#[test]
fn a_wrong_environment_is_one_sentence_too() {
    let ran = run_with(&[], "", &[("PARLOUR_HOT_TABLES", "none")]);
    assert_eq!((ran.status, ran.err.lines().count()), (2, 1), "{}", ran.err);
    assert!(ran.err.contains("--hot-tables"), "{}", ran.err);
}

/// A table whose second line the rules of today refuse.
async fn diverging(store: &Store) -> String {
    let tom = store.create_guest("Tom", "en").await.unwrap();
    let new = NewTable {
        id: None,
        game: "pillars".into(),
        rules: 1,
        mode: r#"{"players":2}"#.into(),
        pace: "live".into(),
        visibility: Visibility::Public,
        host: Some(tom),
        settings: "{}".into(),
        link: None,
        seats: vec![NewSeat::person(tom, "Tom"), NewSeat::bot("random", "Jack")],
    };
    let table = store.create_table(new).await.unwrap();
    let start = Start {
        rules: 1,
        seed: None,
        commitment: None,
        names: vec!["Tom".into(), "Jack".into()],
        entries: vec![NewEntry { who: "red".into(), words: "build moon".into(), source: Source::Person }],
        update: TableUpdate::default(),
        foreseen: false,
    };
    store.start_table(&table, start).await.unwrap();
    table.to_string()
}

#[test]
fn an_audit_lists_the_tables_that_would_diverge() {
    let data = temporary("audit");
    let node = open(&data);
    play(&node);
    let args = ["audit", "--data", data.to_str().unwrap()];
    // Nobody has to close the site for it.
    let ran = run(&args, "");
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (0, "tables in play: 1; under older rules: 0; would diverge: 0\n"),
        "{}",
        ran.err
    );
    node.signal("TERM");
    let url = format!("sqlite:{}", data.join("parlour.db").display());
    let table = tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = Store::open(&url).await.unwrap();
        let table = diverging(&store).await;
        store.close().await;
        table
    });
    let ran = run(&args, "");
    assert_eq!(ran.status, 1, "{}", ran.out);
    assert!(ran.out.starts_with(&format!("{table}  pillars, begun with rules 1: ")), "{}", ran.out);
    assert!(ran.out.ends_with("tables in play: 2; under older rules: 0; would diverge: 1\n"), "{}", ran.out);
    assert_eq!(ran.err, "parlour: some tables would diverge\n");
}
