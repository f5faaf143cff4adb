//! `parlour audit`, `parlour backup`, `parlour restore`: is everything there, and will it be tomorrow?

use std::path::{Path, PathBuf};

use parlour_server::{Audit, Finding, Scope};
use parlour_store::{Restoring, Store, StoreError, back_up};

use crate::args::{AuditArgs, BackupArgs, RestoreArgs};
use crate::database::{self, failed, is_postgres, url};
use crate::failure::Failure;
use crate::serve::runtime;
use crate::text;

/// Looks at the tables and changes nothing, whichever version of the program wrote them.
pub(crate) fn audit(args: &AuditArgs) -> Result<(), Failure> {
    let url = url(&args.database);
    let scope = if args.all { Scope::Every } else { Scope::InPlay };
    let found = runtime()?.block_on(async {
        match Store::look(&url).await {
            Ok(store) => look_at(store, scope).await,
            Err(StoreError::Older(migration)) if is_postgres(&args.database) => {
                Err(Failure::Failed(format!(
                    "the database was written by an earlier version of this program (migration {migration}); \
                 pg_dump it, restore that into another database, open it there once, and audit that"
                )))
            }
            Err(StoreError::Older(_)) => on_a_copy(&url, scope).await,
            Err(error) => Err(failed(error)),
        }
    })?;
    report(&found, scope)?;
    if !found.damaged.is_empty() || found.pages.is_some() {
        return Err(Failure::Failed("some tables are damaged".into()));
    }
    if found.diverging.is_empty() { Ok(()) } else { Err(Failure::Failed("some tables would diverge".into())) }
}

async fn look_at(store: Store, scope: Scope) -> Result<Audit, Failure> {
    let found = parlour_server::audit_of(&store, scope).await.map_err(failed);
    store.close().await;
    found
}

/// The schema of an earlier version is brought up to date in a copy, which is thrown away.
async fn on_a_copy(url: &str, scope: Scope) -> Result<Audit, Failure> {
    let copy = Fleeting(std::env::temp_dir().join(format!("parlour-audit-{}.db", std::process::id())));
    back_up(url, &copy.0).await.map_err(failed)?;
    let store = Store::open(&format!("sqlite:{}", copy.0.display())).await.map_err(failed)?;
    look_at(store, scope).await
}

/// A file that goes with its owner.
struct Fleeting(PathBuf);

impl Drop for Fleeting {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn report(found: &Audit, scope: Scope) -> Result<(), Failure> {
    let Audit { tables, pages, damaged, diverging, behind } = found;
    if let Some(pages) = pages {
        text::print(&format!("pages: {pages}\n"))?;
    }
    for (table, problem) in damaged {
        text::print(&format!("{table}  damaged: {problem}\n"))?;
    }
    for Finding { table, game, rules, problem } in behind.iter().chain(diverging) {
        text::print(&format!("{table}  {game}, begun with rules {rules}: {problem}\n"))?;
    }
    let which = if scope == Scope::InPlay { "tables in play" } else { "tables" };
    let (old, broken) = (behind.len(), diverging.len());
    let harm = if damaged.is_empty() { String::new() } else { format!("; damaged: {}", damaged.len()) };
    text::print(&format!("{which}: {tables}; under older rules: {old}; would diverge: {broken}{harm}\n"))
}

pub(crate) fn backup(args: &BackupArgs) -> Result<(), Failure> {
    if is_postgres(&args.database) {
        return Err(Failure::Usage(
            "PostgreSQL is backed up by its own tool: pg_dump --format=custom --file=FILE URL".into(),
        ));
    }
    let made = runtime()?.block_on(back_up(&url(&args.database), &args.file)).map_err(failed)?;
    text::print(&format!(
        "{}: {} tables, {} lines, {} KiB, every page read again\n",
        args.file.display(),
        made.tables,
        made.lines,
        made.bytes.div_ceil(1024)
    ))
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    if is_postgres(&args.database) {
        return Err(Failure::Usage(
            "PostgreSQL is restored by its own tool: stop every node, then pg_restore --clean --if-exists --dbname=URL FILE".into(),
        ));
    }
    if args.database.database.is_none() {
        database::make_directory(&args.database.data)?;
    }
    runtime()?.block_on(restore_from(&url(&args.database), &args.file, args.anyway))
}

async fn restore_from(url: &str, file: &Path, anyway: bool) -> Result<(), Failure> {
    let restoring = Restoring::begin(url, file).await.map_err(|error| match error {
        StoreError::Corrupt(said) => Failure::Failed(format!("{} is damaged: {said}", file.display())),
        error => failed(error),
    })?;
    let copy = Store::open(&restoring.url()).await.map_err(failed)?;
    let found = look_at(copy, Scope::Every).await?;
    report(&found, Scope::Every)?;
    if !found.is_sound() && !anyway {
        return Err(Failure::Failed(
            "not all of its tables can be played on, so nothing was changed (--anyway restores it as it is)"
                .into(),
        ));
    }
    let kept = restoring.put_in_place().await.map_err(failed)?;
    let before = kept.map(|kept| format!("; what was there is {}", kept.display())).unwrap_or_default();
    text::print(&format!("{} is restored{before}\n", file.display()))
}
