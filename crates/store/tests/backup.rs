//! SQLite files as an operator handles them: copied while they are written, put back, damaged, looked at.

#[path = "suite/sample.rs"]
#[allow(dead_code, reason = "the samples of the whole suite")]
mod sample;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use parlour_store::{
    Field, Hidden, Moment, News, Options, Restoring, Store, StoreError, TableId, Taken, back_up,
};
use sample::*;
use sqlx::migrate::Migrator;

const PAGE: usize = 4_096;

fn url(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

fn alone() -> Options {
    Options { alone: true, ..Options::default() }
}

/// The names of everything in a folder.
fn files(dir: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(dir).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// The first byte of a page that holds rows alone; others lead to them.
const LEAF: u8 = 0x0A;

/// Overwrites the pages with these words on them, and gives how many.
fn damage(file: &Path, on_it: &str) -> usize {
    let mut bytes = std::fs::read(file).unwrap();
    let mut pages = 0;
    for page in bytes.chunks_mut(PAGE) {
        if page[0] == LEAF && page.windows(on_it.len()).any(|window| window == on_it.as_bytes()) {
            page.fill(0xA5);
            pages += 1;
        }
    }
    std::fs::write(file, bytes).unwrap();
    pages
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_of_a_file_that_is_written_is_whole() {
    let dir = tempfile::tempdir().unwrap();
    let (file, copy) = (dir.path().join("parlour.db"), dir.path().join("copy.db"));
    let store = Store::open_with(&url(&file), alone()).await.unwrap();
    let table = running(&store).await;
    store.append(&table, at(0), lines(3), asks(RED)).await.unwrap();
    let writing = {
        let (store, table) = (store.clone(), table.clone());
        tokio::spawn(async move {
            for len in 3..200 {
                store.append(&table, at(len), vec![line("more")], asks(RED)).await.unwrap();
            }
        })
    };
    let made = back_up(&url(&file), &copy).await.unwrap();
    writing.await.unwrap();
    assert!(made.tables == 1 && (3..=200).contains(&made.lines), "{made:?}");
    // One file, which nobody but its owner reads; a second backup does not overwrite it.
    assert!(!files(dir.path()).contains("copy.db-wal") && !files(dir.path()).contains("copy.db.part"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert_eq!(back_up(&url(&file), &copy).await, Err(StoreError::Taken(Taken::File)));
    let restored = Store::open(&url(&copy)).await.unwrap();
    assert_eq!(words(&restored, &table).await.len() as u64, made.lines);
    assert_eq!(store.read_journal(&table, 0).await.unwrap().len(), 200);
}

#[tokio::test]
async fn a_backup_takes_the_place_of_the_database_and_of_what_it_had_written_ahead() {
    let dir = tempfile::tempdir().unwrap();
    let (file, copy) = (dir.path().join("parlour.db"), dir.path().join("copy.db"));
    let store = Store::open_with(&url(&file), alone()).await.unwrap();
    let table = running(&store).await;
    store.append(&table, at(0), lines(2), asks(RED)).await.unwrap();
    back_up(&url(&file), &copy).await.unwrap();
    store.append(&table, at(2), vec![line("later")], asks(RED)).await.unwrap();
    // Nobody restores under a site that is open.
    let refused = Restoring::begin(&url(&file), &copy).await;
    assert_eq!(refused.err(), Some(StoreError::Taken(Taken::Database)));
    // What a power cut leaves: the lines are still in the file beside it.
    let cut = dir.path().join("cut");
    std::fs::create_dir(&cut).unwrap();
    for ending in ["", "-wal", "-shm"] {
        std::fs::copy(format!("{}{ending}", file.display()), cut.join(format!("parlour.db{ending}")))
            .unwrap();
    }
    let file = cut.join("parlour.db");
    let restoring = Restoring::begin(&url(&file), &copy).await.unwrap();
    let kept = restoring.put_in_place().await.unwrap().unwrap();
    let names = files(&cut);
    assert!(!names.contains("parlour.db-wal") && !names.contains("parlour.db.restoring"), "{names:?}");
    let restored = Store::open_with(&url(&file), alone()).await.unwrap();
    assert_eq!(words(&restored, &table).await, ["take 0", "take 1"]);
    let before = Store::open(&url(&kept)).await.unwrap();
    assert_eq!(words(&before, &table).await.len(), 3, "what was there is kept whole");
}

#[tokio::test]
async fn a_restore_that_is_not_finished_leaves_everything_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let (file, copy) = (dir.path().join("parlour.db"), dir.path().join("copy.db"));
    let store = Store::open(&url(&file)).await.unwrap();
    let table = running(&store).await;
    back_up(&url(&file), &copy).await.unwrap();
    store.append(&table, at(0), lines(1), asks(RED)).await.unwrap();
    store.close().await;
    let before = std::fs::read(&file).unwrap();
    drop(Restoring::begin(&url(&file), &copy).await.unwrap());
    assert_eq!(std::fs::read(&file).unwrap(), before);
    assert_eq!(files(dir.path()), ["copy.db", "parlour.db", "parlour.db.lock"].map(str::to_owned).into());
    // No database, and a damaged one, are turned away before anything is touched.
    let text = dir.path().join("notes.txt");
    std::fs::write(&text, "no database at all ".repeat(500)).unwrap();
    let refused = Restoring::begin(&url(&file), &text).await;
    assert!(matches!(refused, Err(StoreError::Corrupt(_))), "{refused:?}");
    let missing = Restoring::begin(&url(&file), &dir.path().join("missing.db")).await;
    assert!(matches!(missing, Err(StoreError::Gone(_))), "{missing:?}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

/// A file with two tables that lie apart, whose journals fill pages of their own: those of a third lie between them, since
/// whoever looks for the first line of a journal may pass the last one of the journal before.
async fn two_tables(file: &Path) -> [TableId; 2] {
    let store = Store::open(&url(file)).await.unwrap();
    let mut tables = [running(&store).await, running(&store).await, running(&store).await];
    tables.sort();
    let [one, between, two] = tables;
    for (table, word) in [(&one, "wheat "), (&between, "water "), (&two, "stone ")] {
        store.append(table, at(0), vec![line(&word.repeat(120)); 40], asks(RED)).await.unwrap();
    }
    store.close().await;
    [one, two]
}

#[tokio::test]
async fn damage_is_noticed_before_anybody_plays() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("parlour.db");
    let [one, two] = two_tables(&file).await;
    assert!(damage(&file, "wheat wheat") > 3);
    let refused = Store::open_with(&url(&file), alone()).await;
    assert!(matches!(refused, Err(StoreError::Corrupt(_))), "{refused:?}");
    let refused = back_up(&url(&file), &dir.path().join("copy.db")).await;
    assert!(matches!(refused, Err(StoreError::Corrupt(_))), "{refused:?}");
    assert!(!files(dir.path()).iter().any(|name| name.starts_with("copy")));
    // Whoever looks finds what is left.
    let store = Store::look(&url(&file)).await.unwrap();
    assert!(store.check_pages().await.unwrap().is_some());
    assert!(matches!(store.load_table(&one).await, Err(StoreError::Corrupt(_))));
    assert_eq!(store.load_table(&two).await.unwrap().1.len(), 40);
    let spoken_of = store.tables_spoken_of().await.unwrap();
    assert!(spoken_of.contains(&one) && spoken_of.contains(&two));
}

#[tokio::test]
async fn damage_is_noticed_while_the_file_is_open() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("parlour.db");
    let [one, _] = two_tables(&file).await;
    let store = Store::open_with(&url(&file), alone()).await.unwrap();
    assert_eq!(store.load_table(&one).await.unwrap().1.len(), 40);
    assert_eq!(store.check_pages().await.unwrap(), None);
    assert!(damage(&file, "wheat wheat") > 3);
    // Pages that are in somebody's memory are read from the disk all the same.
    assert!(store.check_pages().await.unwrap().is_some());
}

fn copied_migrations(to: &Path, most: usize) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let mut names: Vec<String> = files(&folder).into_iter().collect();
    names.sort();
    std::fs::create_dir(to).unwrap();
    for name in names.iter().take(most) {
        std::fs::copy(folder.join(name), to.join(name)).unwrap();
    }
    to.to_owned()
}

#[tokio::test]
async fn whoever_only_looks_makes_nothing_and_brings_nothing_up_to_date() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("parlour.db");
    let missing = Store::look(&url(&file)).await;
    assert!(matches!(missing, Err(StoreError::Gone(_))), "{missing:?}");
    assert!(!file.exists());
    let migrator = Migrator::new(copied_migrations(&dir.path().join("old"), 2)).await.unwrap();
    let old = sqlx::SqlitePool::connect(&format!("{}?mode=rwc", url(&file))).await.unwrap();
    migrator.run(&old).await.unwrap();
    old.close().await;
    let before = std::fs::read(&file).unwrap();
    assert_eq!(Store::look(&url(&file)).await.err(), Some(StoreError::Older(2)));
    assert_eq!(std::fs::read(&file).unwrap(), before);
    Store::open(&url(&file)).await.unwrap().close().await;
    let store = Store::look(&url(&file)).await.unwrap();
    let refused = store.create_guest("Tom", "en").await;
    assert!(refused.is_err(), "{refused:?}");
}

#[tokio::test]
async fn only_sqlite_files_are_copied() {
    for url in ["postgres://parlour@localhost/parlour", "sqlite::memory:", "parlour.db"] {
        let refused = back_up(url, Path::new("/nowhere/copy.db")).await;
        assert_eq!(refused, Err(StoreError::Invalid(Field::DatabaseAddress)), "{url}");
    }
}

#[tokio::test]
async fn a_deleted_account_leaves_nothing_in_the_file() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("parlour.db");
    let store = Store::open_with(&url(&file), alone()).await.unwrap();
    let traces = [
        "Ysolde",
        "ysolde-login",
        "ysolde@example.org",
        "ysolde-hash",
        "ysolde-chat",
        "ysolde-note",
        "ysolde-label",
    ];
    let person = guest(&store, "Ysolde").await;
    let hash = Hidden("ysolde-hash".into());
    store.claim_account(person, "ysolde-login", &hash, Some("ysolde@example.org")).await.unwrap();
    let table = running_with(&store, person).await;
    for number in 0..200 {
        store.say(&table, person, &format!("ysolde-chat {number}")).await.unwrap();
        store.set_note(&table, person, &format!("ysolde-note {}", "x".repeat(number * 10))).await.unwrap();
    }
    store.create_token(person, secret(1), "ysolde-label", None).await.unwrap();
    store.create_session(person, secret(2), Moment(i64::MAX)).await.unwrap();
    let found = |ending: &str| {
        let bytes = std::fs::read(format!("{}{ending}", file.display())).unwrap_or_default();
        let holds = |word: &str| bytes.windows(word.len()).any(|window| window == word.as_bytes());
        traces.into_iter().filter(|word| holds(word)).collect::<Vec<_>>()
    };
    assert!(!found("-wal").is_empty());
    store.delete_person(person, "Somebody").await.unwrap();
    store.forget_for_good().await.unwrap();
    assert_eq!((found(""), found("-wal")), (Vec::new(), Vec::new()));
    // Nor when the site is closed.
    store.close().await;
    assert_eq!((found(""), found("-wal")), (Vec::new(), Vec::new()));
}

/// Whoever looks after a site from the command line writes to the file of an open one.
#[tokio::test]
async fn what_another_program_writes_is_heard() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("parlour.db");
    let store = Store::open_with(&url(&file), alone()).await.unwrap();
    let table = running(&store).await;
    let mut news = store.watch();
    let other = Store::open(&url(&file)).await.unwrap();
    // It listens every few seconds: one that was written before it first did is no news.
    let heard = async {
        loop {
            if news.recv().await.unwrap() == News::Resync {
                return;
            }
        }
    };
    let writes = async {
        for number in 0.. {
            other.append(&table, at(number), vec![line("more")], asks(RED)).await.unwrap();
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    };
    tokio::select! {
        () = heard => {}
        () = writes => {}
    }
}
