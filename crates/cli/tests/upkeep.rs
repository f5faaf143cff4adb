//! `parlour backup`, `parlour restore` and `parlour audit` as a tired operator uses them, on sites that are open, killed
//! or damaged.

mod common;

use std::collections::BTreeSet;
use std::path::Path;

use common::node::{self, Node};
use common::{failure, run, temporary};
use serde_json::{Value, json};

fn open(data: &Path) -> Node {
    Node::start(&["--data", data.to_str().unwrap()], &data.with_extension("log"))
}

fn post(node: &Node, path: &str, token: &str, body: &Value) -> Value {
    let (status, reply) = node::call(&node.address, "POST", path, token, body).unwrap();
    assert_eq!(status, 200, "{path}: {reply}");
    reply
}

/// A guest's token and a table of theirs that is in play.
fn sit_down(node: &Node) -> (String, String) {
    let guest = post(node, "/api/v1/guests", "", &json!({ "name": "Tom" }));
    let token = guest["token"].as_str().unwrap().to_owned();
    let new = json!({ "game": "pillars", "seats": ["me", "random"] });
    let id = post(node, "/api/v1/tables", &token, &new)["table"]["id"].as_str().unwrap().to_owned();
    post(node, &format!("/api/v1/tables/{id}/start"), &token, &json!({}));
    (token, id)
}

fn position(node: &Node, token: &str, table: &str) -> Value {
    let path = format!("/api/v1/tables/{table}");
    let (status, position) = node::call(&node.address, "GET", &path, token, &json!({})).unwrap();
    assert_eq!(status, 200, "{position}");
    position
}

/// Gives a few answers, one after the other; gives the position token afterwards.
fn play(node: &Node, token: &str, table: &str, answers: usize) -> String {
    let mut given = 0;
    while given < answers {
        let now = position(node, token, table);
        let Some(words) = now["question"]["options"][0]["words"].as_str() else {
            if now["ready"] == true {
                post(node, &format!("/api/v1/tables/{table}/end"), token, &json!({ "at": now["at"] }));
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
            continue;
        };
        let answer = json!({ "at": now["at"], "answer": words, "end": true });
        let (status, reply) =
            node::call(&node.address, "POST", &format!("/api/v1/tables/{table}/answer"), token, &answer)
                .unwrap();
        assert!([200, 409].contains(&status), "{reply}");
        given += usize::from(status == 200);
    }
    position(node, token, table)["at"].as_str().unwrap().to_owned()
}

fn files(dir: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(dir).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

fn lines_of(token: &str) -> u64 {
    token.split('.').next().unwrap().parse().unwrap()
}

/// Everything an operator does in a bad week: a backup of an open site, a power cut, a restore.
#[test]
fn a_backup_of_an_open_site_is_restored_after_a_power_cut() {
    let data = temporary("restore");
    let (folder, copy) = (data.to_str().unwrap(), data.with_extension("copy"));
    let _ = std::fs::remove_file(&copy);
    let copy = copy.to_str().unwrap();
    let node = open(&data);
    let (token, table) = sit_down(&node);
    play(&node, &token, &table, 3);
    let ran = run(&["backup", copy, "--data", folder], "");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.starts_with(&format!("{copy}: 1 tables, ")), "{}", ran.out);
    failure(&["backup", copy, "--data", folder], 1, "there is already a file of that name");
    let later = play(&node, &token, &table, 3);
    failure(&["restore", copy, "--data", folder], 1, "another parlour serves this database already");
    node.kill();
    assert!(files(&data).contains("parlour.db-wal"), "a power cut leaves what was written ahead");
    let ran = run(&["restore", copy, "--data", folder], "");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("tables: 1; under older rules: 0; would diverge: 0\n"), "{}", ran.out);
    assert!(ran.out.contains("is restored; what was there is "), "{}", ran.out);
    assert!(!files(&data).contains("parlour.db-wal"), "{:?}", files(&data));
    // The table stands where it stood, and is played on from there.
    let again = open(&data);
    let restored = position(&again, &token, &table)["at"].as_str().unwrap().to_owned();
    assert!(lines_of(&restored) < lines_of(&later), "{restored} and {later}");
    play(&again, &token, &table, 3);
    again.signal("TERM");
    // What was there before is a whole database too.
    let before = format!("sqlite:{}", data.join("parlour.db.before-restore").display());
    let ran = run(&["audit", "--database", &before], "");
    assert_eq!(ran.status, 0, "{}", ran.err);
}

#[test]
fn a_damaged_database_is_not_opened_and_every_damaged_table_is_named() {
    let data = temporary("damage");
    let (folder, copy) = (data.to_str().unwrap().to_owned(), data.with_extension("copy"));
    let _ = std::fs::remove_file(&copy);
    let node = open(&data);
    let tables: Vec<String> = (0..6)
        .map(|_| {
            let (token, table) = sit_down(&node);
            play(&node, &token, &table, 12);
            table
        })
        .collect();
    node.signal("TERM");
    let copy = copy.to_str().unwrap();
    assert_eq!(run(&["backup", copy, "--data", &folder], "").status, 0);
    // The page with most of the first table's lines is overwritten: one that holds rows alone (0x0A), and leads nowhere.
    let file = data.join("parlour.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let holds = |page: &[u8], word: &str| {
        page.windows(word.len()).filter(|window| *window == word.as_bytes()).count()
    };
    let leaves = bytes.chunks_mut(4096).filter(|page| page[0] == 0x0A);
    let page = leaves.max_by_key(|page| holds(page, &tables[0])).unwrap();
    let harmed: Vec<&String> = tables.iter().filter(|table| holds(page, table) > 0).collect();
    page.fill(0x5A);
    std::fs::write(&file, &bytes).unwrap();
    let said =
        failure(&["serve", "--listen", "127.0.0.1:0", "--data", &folder], 1, "the database is damaged");
    assert!(said.contains("parlour restore FILE"), "{said}");
    let ran = run(&["audit", "--data", &folder], "");
    assert_eq!((ran.status, ran.err.as_str()), (1, "parlour: some tables are damaged\n"), "{}", ran.out);
    assert!(ran.out.starts_with("pages: "), "{}", ran.out);
    for table in &tables {
        let named = ran.out.contains(&format!("{table}  damaged: "));
        assert_eq!(named, harmed.contains(&table), "{table}: {}", ran.out);
    }
    assert!(
        ran.out.contains(&format!(
            "tables in play: 6; under older rules: 0; would diverge: 0; damaged: {}\n",
            harmed.len()
        )),
        "{}",
        ran.out
    );
    assert_eq!(std::fs::read(&file).unwrap(), bytes, "an audit changes nothing");
    // The backup puts it right.
    assert_eq!(run(&["restore", copy, "--data", &folder], "").status, 0);
    assert_eq!(run(&["audit", "--data", &folder], "").status, 0);
}

#[test]
fn a_mistyped_folder_is_an_error_and_nothing_is_made() {
    let data = temporary("mistyped");
    let typo = data.join("parlour-dta");
    let folder = typo.to_str().unwrap();
    failure(&["audit", "--data", folder], 1, "there is no file");
    failure(&["backup", "copy.db", "--data", folder], 1, "there is no file");
    assert!(!typo.exists() && files(&data).is_empty());
    let missing = data.join("missing.db");
    failure(&["restore", missing.to_str().unwrap(), "--data", data.to_str().unwrap()], 1, "there is no file");
    assert!(!data.join("parlour.db").exists());
}

#[test]
fn postgres_is_left_to_its_own_tools() {
    let url = "postgres://parlour@localhost/parlour";
    failure(&["backup", "copy.db", "--database", url], 2, "pg_dump");
    failure(&["restore", "copy.db", "--database", url], 2, "pg_restore");
}

/// Asks until the answer is as wanted: an open site listens every few seconds.
fn until(what: &str, is_so: impl Fn() -> bool) {
    let begun = std::time::Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < std::time::Duration::from_mins(1), "{what} does not come");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[test]
fn an_open_site_hears_of_what_is_done_from_the_command_line() {
    let data = temporary("admin");
    let folder = data.to_str().unwrap();
    let node = open(&data);
    let (token, table) = sit_down(&node);
    position(&node, &token, &table);
    let admin = |args: &[&str]| {
        let ran = run(&[&["admin", "--data", folder], args].concat(), "");
        assert_eq!(ran.status, 0, "{args:?}: {}", ran.err);
        ran.out
    };
    assert_eq!(admin(&["people", "tom"]), "#1  guest  -  Tom\n");
    assert_eq!(admin(&["end", &table, "--reason", "nobody comes back"]), "done\n");
    until("the end", || position(&node, &token, &table)["table"]["status"] == "abandoned");
    assert_eq!(admin(&["ban", "#1"]), "done\n");
    let knows = || node::call(&node.address, "GET", "/api/v1/me", &token, &json!({})).unwrap().0 == 200;
    until("the ban", || !knows());
    let acts = admin(&["acts"]);
    let lines: Vec<&str> = acts.lines().collect();
    assert!(lines[0].ends_with("shell  ban  person 1  -"), "{acts}");
    assert!(lines[1].ends_with(&format!("shell  end  table {table}  nobody comes back")), "{acts}");
    failure(&["admin", "--data", folder, "ban", "#99"], 1, "no such thing");
    failure(&["admin", "--data", folder, "reset", "#1"], 1, "Only an account");
    failure(&["admin", "--data", &format!("{folder}-typo"), "acts"], 1, "there is no file");
}

/// Figures and signs of life have an address of their own.
#[test]
fn figures_are_told_beside_the_site() {
    let data = temporary("metrics");
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let node =
        Node::start(&["--data", data.to_str().unwrap(), "--metrics", &port], &data.with_extension("log"));
    until("the address", || {
        node::text(&port, "GET", "/readyz", "", "").is_ok_and(|(status, _)| status == 200)
    });
    let (status, figures) = node::text(&port, "GET", "/metrics", "", "").unwrap();
    assert!(status == 200 && figures.contains("parlour_store_batches_total"), "{status} {figures}");
    assert_eq!(node::text(&node.address, "GET", "/metrics", "", "").unwrap().0, 404);
    let (status, said) = node.signal("TERM");
    assert_eq!(status, Some(0), "{said}");
    assert!(said.ends_with("Parlour is closed\n"), "{said}");
}
