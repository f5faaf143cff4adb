//! What can go wrong, and how the words of the databases map to it.

use sqlx::migrate::MigrateError;
use thiserror::Error;

use crate::journal::Revision;
use crate::refusal::{Field, Missing, Outdated, Refusal, Taken};

/// What every call of the store may answer instead.
///
/// The texts of [`Busy`](Self::Busy), [`Full`](Self::Full), [`Gone`](Self::Gone) and [`Corrupt`](Self::Corrupt)
/// come from the database: they are for logs, never for players.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// There is no such thing (or no longer).
    #[error("there is no such {0}")]
    NotFound(Missing),
    /// The journal has moved on: somebody else was faster.
    #[error("the journal stands at {at}")]
    Conflict {
        /// Where it stands now.
        at: Revision,
    },
    /// Somebody else has it: a login, a seat, a table id.
    #[error("this {0} is taken")]
    Taken(Taken),
    /// It was changed meanwhile: read it again.
    #[error("this {0} was changed meanwhile")]
    Outdated(Outdated),
    /// The thing is not in a state that allows this.
    #[error("not possible: {0}")]
    Refused(Refusal),
    /// A value is out of its bounds.
    #[error("not a possible {0}")]
    Invalid(Field),
    /// The database is locked or overloaded: try again.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// No room is left on the disk.
    #[error("the database is full: {0}")]
    Full(String),
    /// The database cannot be reached, opened or written.
    #[error("the database is out of reach: {0}")]
    Gone(String),
    /// The database was written by a later version of this program.
    #[error("the database was written by a later version of this program (migration {0})")]
    Newer(i64),
    /// The database was last written by an earlier version of this program.
    #[error("the database was written by an earlier version of this program (migration {0})")]
    Older(i64),
    /// The database holds something this program never wrote.
    #[error("the database is damaged: {0}")]
    Corrupt(String),
}

/// What the calls of the store answer.
pub type Result<T> = std::result::Result<T, StoreError>;

impl StoreError {
    /// Is this an answer to the caller, as opposed to a failure of the database?
    pub fn is_answer(&self) -> bool {
        !matches!(
            self,
            Self::Busy(_)
                | Self::Full(_)
                | Self::Gone(_)
                | Self::Newer(_)
                | Self::Older(_)
                | Self::Corrupt(_)
        )
    }

    /// Would the same call stand a chance a little later?
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Busy(_) | Self::Full(_) | Self::Gone(_))
    }

    pub(crate) fn closed() -> Self {
        Self::Gone("the store is closed".into())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let text = error.to_string();
        match error {
            sqlx::Error::Database(error) => match error.code() {
                Some(code) if code.len() == 5 => of_postgres(&code, text),
                Some(code) => of_sqlite(code.parse().unwrap_or_default(), text),
                None => Self::Gone(text),
            },
            sqlx::Error::Migrate(error) => (*error).into(),
            sqlx::Error::RowNotFound
            | sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_) => Self::Corrupt(text),
            _ => Self::Gone(text),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        let text = error.to_string();
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _) => {
                Self::Newer(version)
            }
            _ => Self::Corrupt(text),
        }
    }
}

/// The primary result codes of SQLite (the low byte of the extended ones).
fn of_sqlite(code: i32, text: String) -> StoreError {
    const BUSY: i32 = 5;
    const LOCKED: i32 = 6;
    const CORRUPT: i32 = 11;
    const FULL: i32 = 13;
    const CONSTRAINT: i32 = 19;
    const NOT_A_DATABASE: i32 = 26;
    match code & 0xff {
        BUSY | LOCKED => StoreError::Busy(text),
        FULL => StoreError::Full(text),
        CORRUPT | NOT_A_DATABASE | CONSTRAINT => StoreError::Corrupt(text),
        _ => StoreError::Gone(text),
    }
}

/// The classes of SQLSTATE.
fn of_postgres(code: &str, text: String) -> StoreError {
    match code {
        "53100" => StoreError::Full(text),
        // Cancelled by a timeout of ours, or a lock that was not to be had.
        "57014" | "55P03" => StoreError::Busy(text),
        _ => match &code[..2] {
            // Deadlocks and serialization failures; too many connections, out of memory.
            "40" | "53" => StoreError::Busy(text),
            // Broken constraints and damaged files.
            "22" | "23" | "XX" => StoreError::Corrupt(text),
            _ => StoreError::Gone(text),
        },
    }
}

/// Did a statement break a unique index? Then somebody was faster.
pub(crate) fn taken(what: Taken) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Taken(what),
        _ => error.into(),
    }
}
