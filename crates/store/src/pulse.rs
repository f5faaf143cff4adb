//! Proof that something can be written: a row that takes room, where older ones make room for it.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use crate::connection::{per_database, sql};
use crate::error::{Result, StoreError};
use crate::ids::Moment;
use crate::store::{Base, Store};

/// So much must fit beside an SQLite file. SQLite writes into room it has taken before, and notices a full disk late.
const ROOM: usize = 256 * 1024;

impl Store {
    /// Writes a little and makes sure of it.
    ///
    /// # Errors
    /// What every other write would answer: [`StoreError::Full`], [`StoreError::Busy`], [`StoreError::Gone`].
    pub async fn pulse(&self) -> Result<()> {
        if let Base::Sqlite { file: Some(file), .. } = self.base() {
            let beside = file.with_added_extension("room");
            let found = tokio::task::spawn_blocking(move || find_room(&beside)).await;
            found.map_err(|error| StoreError::Gone(error.to_string()))??;
        }
        self.write(Moment::now(), |now, connection| {
            Box::pin(async move {
                let beat = per_database(
                    "INSERT INTO pulse (beat, filler) VALUES ($1, zeroblob(8192)) RETURNING id",
                    "INSERT INTO pulse (beat, filler) VALUES ($1, decode(repeat('00', 8192), 'hex')) RETURNING id",
                );
                let row: Option<(i64,)> = connection.first(beat.bind(*now)).await?;
                let last = row.map(|(id,)| id).unwrap_or_default();
                connection.run(sql("DELETE FROM pulse WHERE id < $1").bind(last)).await?;
                Ok(())
            })
        })
        .await
    }
}

fn find_room(file: &Path) -> Result<()> {
    let written = File::create(file).and_then(|mut room| {
        room.write_all(&vec![0; ROOM])?;
        room.sync_data()
    });
    let _ = fs::remove_file(file);
    written.map_err(|error| match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => {
            StoreError::Full(error.to_string())
        }
        _ => StoreError::Gone(error.to_string()),
    })
}
