//! The site is killed at random moments: whatever it acknowledged is there, and every table goes on.
//!
//! `PARLOUR_KILLS=long` kills sixty times on SQLite, and thirty times on two nodes whose PostgreSQL crashes in between.

#[path = "../common/mod.rs"]
mod common;

mod clients;
mod ledger;
mod soak;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use clients::{World, random};
use common::node::{self, Node};

const KILLS: usize = 20;
/// In the long run: so often on SQLite, so often on two nodes, and so many kills from one crash of PostgreSQL to the next.
const LONG: (usize, usize, usize) = (60, 30, 5);
const CLIENTS: usize = 4;
/// Every table must take so many more answers in the end, unless its game is over before.
const MORE: usize = 3;

/// Nobody who plays here is turned away.
const LIMITS: [&str; 4] = ["--move-rate", "100000", "--login-rate", "100000"];

/// The nodes of a site: they share a database and die in turn.
struct Site<'a> {
    world: &'a World,
    args: Vec<&'a str>,
    dir: &'a Path,
    running: Vec<Node>,
}

impl<'a> Site<'a> {
    fn new(world: &'a World, database: &'a str, args: &[&'a str], dir: &'a Path) -> Self {
        let args = [&["--database", database], args].concat();
        Self { world, args, dir, running: Vec::new() }
    }

    fn node(&self) -> Node {
        let number = random(usize::MAX);
        Node::start(&self.args, &self.dir.join(format!("{number}.log")))
    }

    fn start(&mut self) {
        self.running.push(self.node());
        let addresses = self.running.iter().map(|node| node.address.clone());
        *self.world.nodes.lock().unwrap() = addresses.collect();
    }

    /// Some node dies; the others serve on while it is gone.
    fn kill_one(&mut self) {
        let victim = self.running.swap_remove(random(self.running.len()));
        quiet(&victim.kill());
        self.start();
    }
}

fn quiet(log: &str) {
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
}

fn is_long() -> bool {
    std::env::var_os("PARLOUR_KILLS").is_some_and(|run| run == "long")
}

/// What happens to a site: `between` is told how many kills there were.
fn run(database: &str, nodes: usize, dir: &Path, kills: usize, between: impl Fn(usize)) {
    let world = World::default();
    let mut site = Site::new(&world, database, &LIMITS, dir);
    (0..nodes).for_each(|_| site.start());
    with_clients(&world, || {
        for kill in 1..=kills {
            // At a random moment, but not before the clients have found the site again.
            world.wait_for_answers(1 + random(20));
            std::thread::sleep(Duration::from_millis(random(100) as u64));
            site.kill_one();
            between(kill);
        }
    });
    let (answers, tables) = (world.ledger.answers(), world.ledger.tables());
    println!("{kills} kills, {answers} acknowledged answers at {tables} tables");
    assert!(answers > 100 && tables > CLIENTS, "the clients hardly played");
    world.ledger.check(database);
    every_table_goes_on(&world);
    world.ledger.check(database);
    verify_a_whole_game(&world, dir);
    site.running.drain(..).for_each(|node| quiet(&node.kill()));
}

/// Clients play while something is done to the site.
fn with_clients(world: &World, done: impl FnOnce()) {
    std::thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS).map(|number| scope.spawn(move || world.client(number))).collect();
        done();
        world.stop();
        for client in clients {
            client.join().unwrap();
        }
    });
}

fn every_table_goes_on(world: &World) {
    for seated in &*world.seated.lock().unwrap() {
        world.play(seated, MORE, || false);
    }
}

/// A game that was begun among the kills is played to its end, and its journal is that of an honest game.
fn verify_a_whole_game(world: &World, dir: &Path) {
    let first = world.seated.lock().unwrap()[0].clone();
    world.play(&first, usize::MAX, || false);
    let path = format!("/api/v1/tables/{}/journal", first.table);
    let (status, journal) = node::text(&world.node(), "GET", &path, "", "").unwrap();
    assert_eq!(status, 200, "{journal}");
    let file = dir.join("whole.journal");
    std::fs::write(&file, journal).unwrap();
    let ran = common::run(&["verify", file.to_str().unwrap()], "");
    assert_eq!(ran.status, 0, "{}", ran.err);
}

#[test]
fn a_killed_site_loses_nothing_it_acknowledged() {
    let dir = tempfile::tempdir().unwrap();
    let kills = if is_long() { LONG.0 } else { KILLS };
    run(&format!("sqlite:{}", dir.path().join("parlour.db").display()), 1, dir.path(), kills, |_| {});
}

/// The server for PostgreSQL's part; it ends with this process.
fn postgres(args: &[&str]) -> String {
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/postgres-for-tests");
    let ran = Command::new(tool).args(args).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap().trim().to_owned()
}

#[test]
fn two_nodes_share_their_tables_and_die_in_turn() {
    let process = std::process::id().to_string();
    let url = postgres(&["start", "", &process]);
    let home = url.split_once("host=").expect("the server listens in its folder").1;
    let dir = tempfile::tempdir().unwrap();
    let (kills, crashes) = if is_long() { (LONG.1, LONG.2) } else { (KILLS, usize::MAX) };
    run(&url, 2, dir.path(), kills, |kill| {
        if kill.is_multiple_of(crashes) {
            postgres(&["halt", home]);
            postgres(&["start", home, &process]);
        }
    });
}
