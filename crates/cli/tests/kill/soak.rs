//! A soak: people and bots play, and whatever can go wrong does. Nodes die, the disk is full, readers fall asleep, the mail server
//! answers nobody. Nothing acknowledged is lost, every table goes on, and memory stays where it was.
//!
//! `PARLOUR_SOAK=600` takes ten minutes, half of it with faults and half to watch the memory; else it takes some seconds.

use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::clients::{World, random};
use crate::common::node;
use crate::{LIMITS, Site, every_table_goes_on, with_clients};

/// How long it takes when nobody says otherwise.
const SHORT: u64 = 8;
/// From here on the memory is judged: before, the site is still taking what it needs.
const LONG: u64 = 120;
/// Readers who never read.
const SLEEPERS: usize = 40;
/// How often the memory is looked at.
const SAMPLES: u32 = 20;
/// Under a full disk a file may not grow beyond its first page.
const FULL: &str = "--fsize=4096:unlimited";
const ROOM: &str = "--fsize=unlimited:unlimited";

/// Tables are set up all the time.
const MANY_TABLES: [&str; 6] =
    ["--table-rate", "100000", "--tables-each", "1000000", "--network-tables", "1000000"];

/// What was done to the site.
#[derive(Default, Debug)]
struct Faults {
    kills: usize,
    full_disks: usize,
    sleepers: usize,
}

fn seconds() -> u64 {
    std::env::var("PARLOUR_SOAK")
        .ok()
        .map_or(SHORT, |seconds| seconds.parse().expect("PARLOUR_SOAK: seconds"))
}

#[test]
fn a_site_in_trouble_keeps_its_word() {
    let dir = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", dir.path().join("parlour.db").display());
    // Whoever calls is let in and hears nothing.
    let mail = TcpListener::bind("127.0.0.1:0").unwrap();
    let smtp = format!("smtp://{}", mail.local_addr().unwrap());
    let mail_args = ["--smtp", &smtp, "--mail-from", "Parlour <parlour@example.org>"];
    let args = [&mail_args[..], &LIMITS, &MANY_TABLES].concat();
    let world = World::default();
    let mut site = Site::new(&world, &database, &args, dir.path());
    site.start();
    let half = Duration::from_secs(seconds()) / 2;
    let mut faults = Faults::default();
    let mut memory = Vec::new();
    with_clients(&world, || {
        letters(&world);
        let until = Instant::now() + half;
        let mut asleep = Vec::new();
        while Instant::now() < until {
            world.wait_for_answers(1 + random(20));
            std::thread::sleep(Duration::from_millis(random(500) as u64));
            trouble(&mut site, &mut faults, &mut asleep);
        }
        asleep = sleepers(&world);
        for _ in 0..SAMPLES {
            std::thread::sleep(half / SAMPLES);
            memory.push(site.running[0].memory());
        }
        drop(asleep);
    });
    let (answers, tables) = (world.ledger.answers(), world.ledger.tables());
    println!("{faults:?}, {answers} acknowledged answers at {tables} tables, MiB of memory: {memory:?}");
    world.ledger.check(&database);
    every_table_goes_on(&world);
    world.ledger.check(&database);
    for node in site.running.drain(..) {
        let log = node.kill();
        assert!(!log.contains("panicked"), "{log}");
    }
    if seconds() >= LONG {
        flat(&memory);
    }
}

/// One fault, any of them.
fn trouble(site: &mut Site<'_>, faults: &mut Faults, asleep: &mut Vec<TcpStream>) {
    match random(3) {
        0 => {
            faults.kills += 1;
            site.kill_one();
        }
        1 => {
            faults.full_disks += 1;
            let node = &site.running[0];
            limit(node.id(), FULL);
            std::thread::sleep(Duration::from_millis(random(1500) as u64));
            limit(node.id(), ROOM);
        }
        _ => {
            *asleep = sleepers(site.world);
            faults.sleepers += asleep.len();
        }
    }
}

/// Sets what a process may write from outside, as a full disk would.
fn limit(process: u32, what: &str) {
    let ran = Command::new("prlimit").args(["--pid", &process.to_string(), what]).status().expect("prlimit");
    assert!(ran.success(), "prlimit {what}");
}

/// People who open a stream and never read it.
fn sleepers(world: &World) -> Vec<TcpStream> {
    let seated = world.seated.lock().unwrap().clone();
    let open = |_| {
        let seat = seated.get(random(seated.len().max(1)))?;
        let path = format!("/api/v1/tables/{}/stream", seat.table);
        node::send(&world.node(), "GET", &path, seat.token(), "").ok()
    };
    (0..SLEEPERS).filter_map(open).collect()
}

/// Addresses to be asked by letter whether they are somebody's, while the mail server says nothing.
fn letters(world: &World) {
    for number in 0..4 {
        let account = json!({ "name": format!("Eve {number}"), "login": format!("eve-{number}"),
            "password": "a long enough password", "email": format!("eve-{number}@example.org") });
        let (status, made) = world.ask("POST", "/api/v1/accounts", "", &account);
        assert!([200, 409].contains(&status), "{made}");
    }
}

/// The last quarter needs no more than the first did, with a quarter to spare.
fn flat(memory: &[u64]) {
    let quarter = memory.len() / 4;
    let mean = |part: &[u64]| part.iter().sum::<u64>() / part.len() as u64;
    let (first, last) = (mean(&memory[..quarter]), mean(&memory[memory.len() - quarter..]));
    assert!(last <= first + first / 4 + 16, "from {first} to {last} MiB: {memory:?}");
}
