//! The suite on PostgreSQL, and what only PostgreSQL can do.

#[macro_use]
mod suite;

use std::process::Command;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use parlour_store::{News, Options, Store, StoreError};
use sqlx::Connection;
use sqlx::postgres::{PgConnection, PgListener};
use suite::Home;
use suite::news::hears;
use suite::sample::*;

const TOOL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/postgres-for-tests");

/// Runs the tool and gives what it prints. A server that cannot be had is a failure, with its reason.
fn tool(args: &[&str]) -> String {
    let output = Command::new(TOOL).args(args).output().expect("the tool is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// One server for all tests of this process; it ends with the process.
static SERVER: LazyLock<String> = LazyLock::new(|| tool(&["start", "", &std::process::id().to_string()]));
static DATABASES: AtomicU32 = AtomicU32::new(0);

async fn database() -> String {
    let server = tokio::task::spawn_blocking(|| SERVER.clone()).await.unwrap();
    let name = format!("test_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.unwrap();
    server.replace("/postgres?", &format!("/{name}?"))
}

async fn fresh() -> Home {
    let url = database().await;
    Home { store: Store::open(&url).await.unwrap(), url, _keep: Box::new(()) }
}

run_suite!(crate::fresh);

#[tokio::test]
async fn a_batch_is_told_with_one_notification() {
    let url = database().await;
    let store = Store::open(&url).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(running(&store).await);
    }
    let mut listener = PgListener::connect(&url).await.unwrap();
    listener.listen("parlour").await.unwrap();
    let appends = tables.iter().cloned().map(|table| {
        let store = store.clone();
        tokio::spawn(async move { store.append(&table, at(0), lines(1), asks(RED)).await.unwrap() })
    });
    for append in appends.collect::<Vec<_>>() {
        append.await.unwrap();
    }
    let (mut notifications, mut told) = (0, 0);
    while told < 100 {
        let notification = tokio::time::timeout(Duration::from_secs(20), listener.recv()).await.unwrap();
        notifications += 1;
        told += notification.unwrap().payload().lines().count();
    }
    assert_eq!(told, 100);
    assert!(notifications <= 20, "{notifications} notifications for 100 appends");
    store.close().await;
}

/// The server crashes and comes back: errors meanwhile, then everything goes on, and nothing acknowledged is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_crashes_is_found_again() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path().join("server");
    let dir = dir.to_str().unwrap();
    let pid = std::process::id().to_string();
    let url = tool(&["start", dir, &pid]);
    let options = Options { patience: Duration::from_secs(1), ..Options::default() };
    let store = Store::open_with(&url, options).await.unwrap();
    let table = running(&store).await;
    let mut news = store.watch();
    hears(&store, &mut news).await;
    let mut place = at(0);
    for _ in 0..50 {
        place = store.append(&table, place, lines(1), asks(RED)).await.unwrap().revision;
    }

    tool(&["halt", dir]);
    let lost = store.append(&table, place, lines(1), asks(RED)).await.unwrap_err();
    assert!(lost.is_passing() && !lost.is_answer(), "{lost:?}");
    assert!(store.ping().await.is_err());
    assert!(store.create_guest("Tom", "en").await.is_err());

    tool(&["start", dir, &pid]);
    let mut back = store.ping().await;
    while back.is_err() {
        back = store.ping().await;
    }
    assert_eq!(store.table(&table).await.unwrap().row.revision, place);
    // Whoever watches is told to look at everything again, and hears the news from then on.
    while !matches!(news.recv().await, Ok(News::Resync)) {}
    hears(&store, &mut news).await;
    let done = store.append(&table, place, lines(1), asks(RED)).await.unwrap();
    assert_eq!(suite::news::next(&mut news).await.at, Some(done.revision));
    store.close().await;
    tool(&["stop", dir]);
}

/// A node that hangs in the middle of a transaction holds up its own table, not the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hanging_node_holds_up_one_table_only() {
    let url = database().await;
    let store = Store::open(&url).await.unwrap();
    let (stuck, free) = (running(&store).await, running(&store).await);
    let mut hanging = PgConnection::connect(&url).await.unwrap();
    let mut transaction = hanging.begin().await.unwrap();
    sqlx::query("SELECT * FROM tables WHERE id = $1 FOR UPDATE")
        .bind(stuck.as_str())
        .execute(&mut *transaction)
        .await
        .unwrap();
    let (one, two) = tokio::join!(
        store.append(&stuck, at(0), lines(1), asks(RED)),
        store.append(&free, at(0), lines(1), asks(RED)),
    );
    assert!(matches!(one, Err(StoreError::Busy(_))), "{one:?}");
    assert_eq!(two.unwrap().revision, at(1));
    transaction.rollback().await.unwrap();
    store.append(&stuck, at(0), lines(1), asks(RED)).await.unwrap();
    store.close().await;
}

/// Two nodes write on the same tables, in whatever order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_many_tables() {
    let url = database().await;
    let nodes = [Store::open(&url).await.unwrap(), Store::open(&url).await.unwrap()];
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(running(&nodes[0]).await);
    }
    let mut tasks = Vec::new();
    for (number, node) in nodes.iter().enumerate() {
        for index in 0..tables.len() {
            let table = tables[if number == 0 { index } else { tables.len() - 1 - index }].clone();
            let node = node.clone();
            tasks.push(tokio::spawn(async move {
                let mut place = at(0);
                let mut won = 0;
                while won < 10 {
                    place = match node.append(&table, place, lines(1), asks(RED)).await {
                        Ok(done) => {
                            won += 1;
                            done.revision
                        }
                        Err(StoreError::Conflict { at }) => at,
                        Err(error) => panic!("{error}"),
                    };
                }
            }));
        }
    }
    for task in tasks {
        task.await.unwrap();
    }
    for table in &tables {
        assert_eq!(nodes[1].table(table).await.unwrap().row.revision, at(20));
        assert_eq!(nodes[1].read_journal(table, 0).await.unwrap().len(), 20);
    }
}

#[tokio::test]
async fn a_later_schema_is_left_alone() {
    let url = database().await;
    Store::open(&url).await.unwrap().close().await;
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let statement = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'from the future', TRUE, '\\x00', 0)";
    sqlx::query(statement).execute(&mut connection).await.unwrap();
    assert_eq!(Store::open(&url).await.unwrap_err(), StoreError::Newer(9999));
}

#[tokio::test]
async fn a_server_that_is_not_there_says_so() {
    let options = Options { patience: Duration::from_millis(300), ..Options::default() };
    let refused = Store::open_with("postgres://nobody@localhost/none?host=/nonexistent", options).await;
    assert!(matches!(refused, Err(StoreError::Gone(_))), "{refused:?}");
}

#[tokio::test]
async fn nodes_may_start_at_once() {
    let url = database().await;
    let opened = tokio::join!(Store::open(&url), Store::open(&url), Store::open(&url));
    for store in [opened.0, opened.1, opened.2] {
        store.unwrap().ping().await.unwrap();
    }
}
