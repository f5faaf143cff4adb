//! A process that is killed in the middle of its work loses nothing it has acknowledged.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use parlour_core::Rng;
use parlour_store::{Store, TableId};

use super::Home;
use super::sample::*;

const URL: &str = "PARLOUR_STORE_URL";
const TABLES: &str = "PARLOUR_STORE_TABLES";
const ROUNDS: u64 = 6;

pub(crate) async fn every_acknowledged_line_survives_a_kill(home: &Home) {
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(running(&home.store).await);
    }
    let mut rng = Rng::from_number(11);
    for _ in 0..ROUNDS {
        let until = 50 + rng.below(400);
        let (url, ids) = (home.url.clone(), tables.clone());
        let acknowledged = tokio::task::spawn_blocking(move || kill_after(until, &url, &ids)).await.unwrap();
        assert!(acknowledged.values().sum::<u64>() > 0);
        let store = home.again().await;
        for (table, len) in acknowledged {
            let (seated, journal) = store.load_table(&table).await.unwrap();
            assert!(journal.len() as u64 >= len, "{table}: {len} acknowledged, {} found", journal.len());
            assert_eq!(seated.row.revision.len, journal.len() as u64);
            for (seq, entry) in journal.iter().enumerate() {
                assert_eq!((entry.seq, &entry.words), (seq as u64, &format!("line {seq}")));
            }
        }
        store.close().await;
    }
}

/// Runs a child that appends, kills it after so many acknowledged lines, and tells how long each journal was by then.
fn kill_after(acknowledged: u32, url: &str, tables: &[TableId]) -> BTreeMap<TableId, u64> {
    let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "child_that_appends", "--nocapture", "--quiet"])
        .env(URL, url)
        .env(TABLES, ids.join(","))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lens = BTreeMap::new();
    let mut heard = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        // The last line may be cut off by the kill.
        let Ok(line) = line else { break };
        let mut words = line.split(' ');
        if let (Some("ack"), Some(table), Some(len), Some(".")) =
            (words.next(), words.next(), words.next(), words.next())
        {
            lens.insert(table.parse().unwrap(), len.parse().unwrap());
            heard += 1;
        }
        if heard == acknowledged {
            // SIGKILL: no time to say goodbye. What is still in the pipe was acknowledged, too.
            child.kill().unwrap();
        }
    }
    assert!(!child.wait().unwrap().success(), "the child ended by itself");
    lens
}

/// The life of the child.
pub(crate) fn append_forever() {
    let (Ok(url), Ok(tables)) = (std::env::var(URL), std::env::var(TABLES)) else {
        panic!("this is for the crash test alone");
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&url).await.unwrap();
        let tasks: Vec<_> = tables
            .split(',')
            .map(|table| tokio::spawn(append_to(store.clone(), table.parse().unwrap())))
            .collect();
        for task in tasks {
            task.await.unwrap();
        }
    });
}

async fn append_to(store: Store, table: TableId) {
    let mut place = store.table(&table).await.unwrap().row.revision;
    loop {
        let words = format!("line {}", place.len);
        place = store.append(&table, place, vec![line(&words)], asks(RED)).await.unwrap().revision;
        let mut out = std::io::stdout().lock();
        writeln!(out, "\nack {table} {} .", place.len).unwrap();
        out.flush().unwrap();
    }
}
