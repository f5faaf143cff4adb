//! Whole SQLite files: copied while a site writes, checked page by page, put back in place of another.
//!
//! PostgreSQL has tools of its own for all of this (`pg_dump`, `pg_restore`): they are named, not imitated.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use crate::error::{Result, StoreError};
use crate::refusal::{Field, Taken};
use crate::store::{is_in_memory, keep_alone, keep_private};

/// How long a copy waits for a file that somebody has locked whole.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many faults of a file are told; the rest would say no more.
const FAULTS_TOLD: usize = 5;

/// What a copy holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Backup {
    /// Tables, whatever became of them.
    pub tables: u64,
    /// Lines of their journals.
    pub lines: u64,
    /// The size of the file.
    pub bytes: u64,
}

/// Copies the SQLite file behind an address into a new file, as it stood at one moment, while a site may go on writing.
/// The copy is read again from end to end before it gets its name: a file of that name is a good one.
///
/// # Errors
/// [`StoreError::Invalid`] if the address names no SQLite file, [`StoreError::Taken`] if the new file is there already,
/// [`StoreError::Corrupt`] if the database or its copy is damaged.
pub async fn back_up(url: &str, to: &Path) -> Result<Backup> {
    let source = file_of(url)?;
    if to.exists() {
        return Err(StoreError::Taken(Taken::File));
    }
    let part = to.with_added_extension("part");
    let copied = async {
        copy(&source, &part).await?;
        let backup = check_copy(&part).await?;
        settle(&part, to)?;
        Ok(backup)
    };
    let copied = copied.await;
    if copied.is_err() {
        let _ = fs::remove_file(&part);
    }
    copied
}

/// A backup on its way back: a copy of it lies beside the database, which nobody may open meanwhile. Dropped before it is
/// put in place, it leaves everything as it was.
#[derive(Debug)]
pub struct Restoring {
    database: PathBuf,
    copy: PathBuf,
    /// Keeps a site from opening the file.
    _lock: File,
}

impl Restoring {
    /// Locks the database behind an address, which need not exist, and copies a backup to where it will be needed.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if a site has the database open; [`StoreError::Corrupt`] if the backup is damaged.
    pub async fn begin(url: &str, backup: &Path) -> Result<Self> {
        let database = file_of(url)?;
        let database = database.canonicalize().unwrap_or(database);
        let lock = keep_alone(&database)?;
        let restoring = Self { copy: database.with_added_extension("restoring"), database, _lock: lock };
        restoring.clear();
        copy(backup, &restoring.copy).await?;
        check_copy(&restoring.copy).await?;
        Ok(restoring)
    }

    /// The address of the copy: whoever restores looks at it, and brings it up to date, before it is put in place.
    pub fn url(&self) -> String {
        format!("sqlite:{}", self.copy.display())
    }

    /// Puts the copy in place of the database; gives the name the database has from then on, if there was one. What it
    /// had written ahead goes with it: beside another file it would be read into that.
    ///
    /// # Errors
    /// When files cannot be moved.
    pub async fn put_in_place(self) -> Result<Option<PathBuf>> {
        take_in(&self.copy).await?;
        let kept = self.database.exists().then(|| self.database.with_added_extension("before-restore"));
        if let Some(kept) = &kept {
            // A sound file takes in what it has written ahead; a damaged one keeps it beside itself.
            let _ = take_in(&self.database).await;
            remove_all(kept);
            fs::hard_link(&self.database, kept)
                .or_else(|_| fs::copy(&self.database, kept).map(drop))
                .map_err(gone)?;
            let ahead = beside(&self.database, "-wal");
            if ahead.exists() {
                fs::rename(ahead, beside(kept, "-wal")).map_err(gone)?;
            }
        }
        for ending in ["-wal", "-shm"] {
            let _ = fs::remove_file(beside(&self.database, ending));
        }
        settle(&self.copy, &self.database)?;
        Ok(kept)
    }

    fn clear(&self) {
        remove_all(&self.copy);
    }
}

impl Drop for Restoring {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Reads every page of an SQLite file and gives what is wrong with it, in SQLite's words; nothing, if it is sound.
pub(crate) async fn faults_of(connection: &mut SqliteConnection) -> Result<Option<String>> {
    let said: std::result::Result<Vec<(String,)>, _> =
        sqlx::query_as("PRAGMA quick_check(20)").fetch_all(connection).await;
    let lines = match said.map_err(StoreError::from) {
        Ok(rows) => rows.into_iter().map(|(line,)| line).filter(|line| line != "ok").collect::<Vec<_>>(),
        Err(StoreError::Corrupt(said)) => vec![said],
        Err(error) => return Err(error),
    };
    let words = lines.iter().flat_map(|line| line.lines()).filter(|line| !line.starts_with("***"));
    let told: Vec<&str> = words.take(FAULTS_TOLD).collect();
    Ok((!lines.is_empty()).then(|| told.join("; ")))
}

/// A connection of its own, which has nothing of the file in memory yet, and reads it from end to end.
pub(crate) async fn check_file(file: &Path) -> Result<Option<String>> {
    let opened = plain(file).read_only(true).connect().await.map_err(StoreError::from);
    let mut connection = match opened {
        Ok(connection) => connection,
        Err(StoreError::Corrupt(said)) => return Ok(Some(said)),
        Err(error) => return Err(error),
    };
    let faults = faults_of(&mut connection).await;
    let _ = connection.close().await;
    faults
}

/// The file behind an address.
fn file_of(url: &str) -> Result<PathBuf> {
    if !url.starts_with("sqlite:") || is_in_memory(url) {
        return Err(StoreError::Invalid(Field::DatabaseAddress));
    }
    Ok(SqliteConnectOptions::from_str(url)?.get_filename().to_owned())
}

fn plain(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE)
}

/// SQLite writes the copy itself, within one reading transaction: it is whole whatever is written meanwhile.
async fn copy(from: &Path, to: &Path) -> Result<()> {
    if !from.exists() {
        return Err(StoreError::Gone(format!("there is no file {}", from.display())));
    }
    remove_all(to);
    keep_private(to);
    let mut source = plain(from).read_only(true).connect().await?;
    let copied =
        sqlx::query("VACUUM INTO $1").bind(to.to_string_lossy().into_owned()).execute(&mut source).await;
    let _ = source.close().await;
    copied?;
    Ok(())
}

/// Every page and index of a copy is in order, and every table has as many lines as its head says.
async fn check_copy(file: &Path) -> Result<Backup> {
    let mut copy = plain(file).connect().await?;
    let checked = async {
        let said: Vec<(String,)> = sqlx::query_as("PRAGMA integrity_check(20)").fetch_all(&mut copy).await?;
        if let Some((fault,)) = said.iter().find(|(line,)| line != "ok") {
            return Err(StoreError::Corrupt(fault.clone()));
        }
        let torn: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE len <> (SELECT COUNT(*) FROM entries WHERE table_id = tables.id) LIMIT 20",
        )
        .fetch_all(&mut copy)
        .await
        .map_err(|error| StoreError::Corrupt(format!("no database of this program: {error}")))?;
        if !torn.is_empty() {
            let torn: Vec<String> = torn.into_iter().map(|(id,)| id).collect();
            return Err(StoreError::Corrupt(format!("lines are missing at {}", torn.join(", "))));
        }
        let (tables, lines): (i64, i64) =
            sqlx::query_as("SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM entries)")
                .fetch_one(&mut copy)
                .await?;
        Ok((tables as u64, lines as u64))
    };
    let checked = checked.await;
    let _ = copy.close().await;
    let (tables, lines) = checked?;
    Ok(Backup { tables, lines, bytes: fs::metadata(file).map_err(gone)?.len() })
}

/// Has a file take in what it has written ahead.
async fn take_in(file: &Path) -> Result<()> {
    let mut connection = plain(file).connect().await?;
    let done: sqlx::Result<(i64, i64, i64)> =
        sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await;
    let _ = connection.close().await;
    match done? {
        (0, ..) => Ok(()),
        _ => Err(StoreError::Busy("somebody else reads the file".into())),
    }
}

/// Gives a finished file its name, so that a power cut leaves either the old one or the new one.
fn settle(file: &Path, name: &Path) -> Result<()> {
    File::open(file).and_then(|file| file.sync_all()).map_err(gone)?;
    fs::rename(file, name).map_err(gone)?;
    let folder = name.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Some file systems do not sync folders: then the file alone must do.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// What SQLite keeps beside a file is called after it.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn remove_all(file: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        let _ = fs::remove_file(beside(file, ending));
    }
}

#[allow(clippy::needless_pass_by_value, reason = "what `map_err` hands over")]
fn gone(error: std::io::Error) -> StoreError {
    StoreError::Gone(error.to_string())
}
