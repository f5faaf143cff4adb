//! The suite on SQLite, and what only SQLite can suffer.

#[macro_use]
mod suite;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use parlour_store::{Field, Missing, Moment, Options, Store, StoreError, TableId, Taken};
use suite::Home;
use suite::sample::*;
use tempfile::TempDir;

async fn fresh() -> Home {
    let dir = tempfile::tempdir().unwrap();
    let url = url(dir.path());
    Home { store: Store::open(&url).await.unwrap(), url, _keep: Box::new(dir) }
}

fn url(dir: &Path) -> String {
    format!("sqlite:{}", dir.join("parlour.db").display())
}

run_suite!(crate::fresh);

fn hasty() -> Options {
    Options { patience: Duration::from_millis(200), ..Options::default() }
}

/// Runs a statement as another program would.
async fn meanwhile(url: &str, statement: &'static str) -> sqlx::SqliteConnection {
    use sqlx::Connection;
    let mut connection = sqlx::SqliteConnection::connect(url).await.unwrap();
    sqlx::query(statement).execute(&mut connection).await.unwrap();
    connection
}

#[tokio::test]
async fn a_database_in_memory_works_alike() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let table = running(&store).await;
    let (one, two) =
        tokio::join!(store.append(&table, at(0), lines(1), asks(RED)), store.load_table(&table),);
    one.unwrap();
    two.unwrap();
    let other = Store::open("sqlite::memory:").await.unwrap();
    assert_eq!(other.table(&table).await, Err(StoreError::NotFound(Missing::Table)));
}

#[tokio::test]
async fn a_locked_database_is_busy_and_recovers() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open_with(&url(dir.path()), hasty()).await.unwrap();
    let table = running(&store).await;
    let lock = meanwhile(&url(dir.path()), "BEGIN EXCLUSIVE").await;
    let (append, rename) =
        tokio::join!(store.append(&table, at(0), lines(1), asks(RED)), store.create_guest("Tom", "en"),);
    assert!(matches!(append, Err(StoreError::Busy(_))), "{append:?}");
    assert!(matches!(rename, Err(StoreError::Busy(_))), "{rename:?}");
    // Readers do not mind.
    assert_eq!(store.read_journal(&table, 0).await.unwrap(), []);
    drop(lock);
    let mut done = store.append(&table, at(0), lines(1), asks(RED)).await;
    while matches!(done, Err(StoreError::Busy(_))) {
        done = store.append(&table, at(0), lines(1), asks(RED)).await;
    }
    assert_eq!(done.unwrap().revision, at(1));
}

/// Another process holds the file while we open it.
#[tokio::test]
async fn a_locked_new_database_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let python = "import sqlite3, sys, time
lock = sqlite3.connect(sys.argv[1], isolation_level=None)
lock.execute('CREATE TABLE lock (x)')
lock.execute('BEGIN EXCLUSIVE')
print('locked', flush=True)
time.sleep(60)";
    let file = dir.path().join("parlour.db");
    let mut holder = Command::new("python3")
        .args(["-c", python, file.to_str().unwrap()])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut locked = String::new();
    let mut out = std::io::BufReader::new(holder.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut out, &mut locked).unwrap();
    assert_eq!(locked, "locked\n");
    let refused = Store::open_with(&url(dir.path()), hasty()).await;
    assert!(matches!(refused, Err(StoreError::Busy(_))), "{refused:?}");
    holder.kill().unwrap();
    holder.wait().unwrap();
    Store::open_with(&url(dir.path()), hasty()).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_recovers() {
    let dir = tempfile::tempdir().unwrap();
    let options = Options { max_pages: Some(150), ..Options::default() };
    let store = Store::open_with(&url(dir.path()), options).await.unwrap();
    let (big, small) = (running(&store).await, running(&store).await);
    let long = vec![line(&"x".repeat(900)); 20];
    let mut len = 0;
    let full = loop {
        match store.append(&big, at(len), long.clone(), asks(RED)).await {
            Ok(done) => len = done.revision.len,
            Err(error) => break error,
        }
    };
    assert!(matches!(full, StoreError::Full(_)), "{full:?}");
    assert!(len > 100);

    // One that does not fit and one that does, at the same moment: the small one is written.
    let (one, two) = tokio::join!(
        store.append(&big, at(len), vec![line(&"x".repeat(900)); 200], asks(RED)),
        store.append(&small, at(0), vec![line("y")], asks(RED)),
    );
    assert!(matches!(one, Err(StoreError::Full(_))), "{one:?}");
    assert_eq!(two.unwrap().revision, at(1));
    assert_eq!(store.read_journal(&big, 0).await.unwrap().len() as u64, len);
    assert_eq!(store.table(&big).await.unwrap().row.revision, at(len));

    // Somebody makes room.
    store.delete_table(&big).await.unwrap();
    assert_eq!(store.append(&small, at(1), long.clone(), asks(RED)).await.unwrap().revision, at(21));
    store.close().await;
    let again = Store::open(&url(dir.path())).await.unwrap();
    assert_eq!(again.read_journal(&small, 0).await.unwrap().len(), 21);
}

#[tokio::test]
async fn a_later_schema_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    Store::open(&url(dir.path())).await.unwrap().close().await;
    let statement = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'from the future', TRUE, x'00', 0)";
    drop(meanwhile(&url(dir.path()), statement).await);
    assert_eq!(Store::open(&url(dir.path())).await.unwrap_err(), StoreError::Newer(9999));
}

#[tokio::test]
async fn a_file_that_is_no_database_says_so() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("parlour.db"), "Dear diary, ".repeat(1000)).unwrap();
    let refused = Store::open_with(&url(dir.path()), hasty()).await;
    assert!(matches!(refused, Err(StoreError::Corrupt(_))), "{refused:?}");
    assert_eq!(Store::open("mysql://x").await.unwrap_err(), StoreError::Invalid(Field::DatabaseAddress));
}

/// Root may write everywhere, so the store is opened by somebody else if need be.
#[tokio::test]
async fn a_directory_that_cannot_be_written_says_so() {
    let (shelf, home) = (readable_by_all(), readable_by_all());
    Store::open(&url(home.path())).await.unwrap().close().await;
    let program = shelf.path().join("test");
    std::fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    for dir in [shelf.path(), home.path()] {
        mode(&dir, 0o555);
        let mut child = as_nobody(&program);
        child.args(["--ignored", "--exact", "child_that_may_not_write", "--nocapture"]);
        let output = child.env("PARLOUR_STORE_URL", url(dir)).output().unwrap();
        mode(&dir, 0o755);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(said.contains("refused: the database is out of reach"), "{output:?}");
    }
}

/// See the test of unwritable directories.
#[tokio::test]
#[ignore = "another test runs it as a child process"]
async fn child_that_may_not_write() {
    let refused = Store::open_with(&std::env::var("PARLOUR_STORE_URL").unwrap(), hasty()).await;
    println!("\nrefused: {}", refused.unwrap_err());
}

fn readable_by_all() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    mode(&dir.path(), 0o755);
    dir
}

fn mode(path: &impl AsRef<Path>, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
}

fn as_nobody(program: &Path) -> Command {
    use std::os::unix::fs::MetadataExt;
    let root = std::fs::metadata("/proc/self").unwrap().uid() == 0;
    let mut command = Command::new(if root { Path::new("setpriv") } else { program });
    if root {
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(program);
    }
    command
}

#[tokio::test]
async fn several_may_open_a_new_file_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let opening = (0..8).map(|_| {
        let url = url(dir.path());
        tokio::spawn(async move { Store::open(&url).await })
    });
    let mut opened = Vec::new();
    for store in opening.collect::<Vec<_>>() {
        opened.push(store.await.unwrap().unwrap());
    }
    let table = running(&opened[0]).await;
    opened[1].append(&table, at(0), lines(1), asks(RED)).await.unwrap();
    assert_eq!(words(&opened[7], &table).await.len(), 1);
}

/// Whoever asked may be gone before the answer comes: what was taken is written all the same.
#[tokio::test]
async fn a_file_kept_alone_is_free_again_when_its_store_is_closed() {
    let dir = tempfile::tempdir().unwrap();
    let alone = || Options { alone: true, ..hasty() };
    let store = Store::open_with(&url(dir.path()), alone()).await.unwrap();
    let second = Store::open_with(&url(dir.path()), alone()).await;
    assert_eq!(second.err(), Some(StoreError::Taken(Taken::Database)));
    // Whoever only looks in is not kept out.
    Store::open(&url(dir.path())).await.unwrap().close().await;
    store.close().await;
    drop(store);
    Store::open_with(&url(dir.path()), alone()).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_is_no_way_round_a_lock_and_the_file_is_its_owners_alone() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let (dir, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let alone = || Options { alone: true, ..hasty() };
    let _store = Store::open_with(&url(dir.path()), alone()).await.unwrap();
    let file = dir.path().join("parlour.db");
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    symlink(&file, elsewhere.path().join("parlour.db")).unwrap();
    let second = Store::open_with(&url(elsewhere.path()), alone()).await;
    assert_eq!(second.err(), Some(StoreError::Taken(Taken::Database)));
}

#[tokio::test]
async fn a_caller_who_leaves_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&url(dir.path())).await.unwrap();
    let table: TableId = running(&store).await;
    let (entries, update) = (lines(1), asks(RED));
    let mut append = Box::pin(store.append(&table, at(0), entries.clone(), update));
    tokio::select! {
        biased;
        _ = &mut append => panic!("nobody writes that fast"),
        () = std::future::ready(()) => {}
    }
    drop(append);
    store.close().await;
    let again = Store::open(&url(dir.path())).await.unwrap();
    assert_eq!(words(&again, &table).await, ["take 0"]);
    assert!(again.table(&table).await.unwrap().row.moved.unwrap() <= Moment::now());
}
