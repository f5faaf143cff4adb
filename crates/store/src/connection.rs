//! One way to speak to two databases: a statement is a text with `$1`, `$2`, … and owned values.

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, FromRow, Postgres, Sqlite, Transaction};

use crate::error::{Result, StoreError};
use crate::ids::{Moment, PersonId, SecretHash, TableId};
use crate::news::News;

/// A value of a statement.
#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Int(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Flag(bool),
    /// A list of texts: a JSON array for SQLite, an array for PostgreSQL.
    Texts(Vec<String>),
}

macro_rules! arg_from {
    ($($From:ty: $value:ident => $arg:expr,)+) => {
        $(impl From<$From> for Arg {
            fn from($value: $From) -> Self {
                $arg
            }
        })+
    };
}

arg_from! {
    i64: value => Self::Int(Some(value)),
    u64: value => Self::Int(Some(value as i64)),
    u32: value => Self::Int(Some(value.into())),
    u8: value => Self::Int(Some(value.into())),
    bool: value => Self::Flag(value),
    &str: value => Self::Text(Some(value.to_owned())),
    String: value => Self::Text(Some(value)),
    &String: value => Self::Text(Some(value.clone())),
    Option<&str>: value => Self::Text(value.map(str::to_owned)),
    Option<String>: value => Self::Text(value),
    Option<i64>: value => Self::Int(value),
    Option<Moment>: value => Self::Int(value.map(|moment| moment.0)),
    Option<PersonId>: value => Self::Int(value.map(|person| person.0)),
    Moment: value => Self::Int(Some(value.0)),
    PersonId: value => Self::Int(Some(value.0)),
    &TableId: value => Self::Text(Some(value.as_str().to_owned())),
    &SecretHash: value => Self::Bytes(Some(value.0.to_vec())),
    [u8; 32]: value => Self::Bytes(Some(value.to_vec())),
    Vec<u8>: value => Self::Bytes(Some(value)),
    Vec<String>: value => Self::Texts(value),
}

/// A statement and its values.
#[derive(Clone, Debug)]
pub(crate) struct Sql {
    sqlite: &'static str,
    postgres: &'static str,
    args: Vec<Arg>,
}

/// A statement that both databases read alike.
pub(crate) fn sql(text: &'static str) -> Sql {
    per_database(text, text)
}

/// A statement each database spells in its own way; the values are the same.
pub(crate) fn per_database(sqlite: &'static str, postgres: &'static str) -> Sql {
    Sql { sqlite, postgres, args: Vec::new() }
}

impl Sql {
    /// The next value.
    pub(crate) fn bind(mut self, value: impl Into<Arg>) -> Self {
        self.args.push(value.into());
        self
    }

    fn sqlite(self) -> sqlx::Result<(&'static str, SqliteArguments)> {
        use sqlx::Arguments;
        let mut bound = SqliteArguments::default();
        for arg in self.args {
            match arg {
                Arg::Int(value) => bound.add(value),
                Arg::Text(value) => bound.add(value),
                Arg::Bytes(value) => bound.add(value),
                Arg::Flag(value) => bound.add(value),
                Arg::Texts(value) => bound.add(serde_json::to_string(&value).unwrap_or_default()),
            }
            .map_err(sqlx::Error::Encode)?;
        }
        Ok((self.sqlite, bound))
    }

    fn postgres(self) -> sqlx::Result<(&'static str, PgArguments)> {
        use sqlx::Arguments;
        let mut bound = PgArguments::default();
        for arg in self.args {
            match arg {
                Arg::Int(value) => bound.add(value),
                Arg::Text(value) => bound.add(value),
                Arg::Bytes(value) => bound.add(value),
                Arg::Flag(value) => bound.add(value),
                Arg::Texts(value) => bound.add(value),
            }
            .map_err(sqlx::Error::Encode)?;
        }
        Ok((self.postgres, bound))
    }
}

/// A row that both databases can give.
pub(crate) trait Row:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Row for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// A connection, in one of the ways it may be held.
pub(crate) enum Db {
    Sqlite(PoolConnection<Sqlite>),
    /// A transaction for reading, undone when it is dropped.
    SqliteSnapshot(Transaction<'static, Sqlite>),
    /// The writer's transaction. It is begun and ended by plain statements, because SQLite may end it by
    /// itself (a full disk), and sqlx would go on counting it as open.
    SqliteWriter(Writer),
    Postgres(PoolConnection<Postgres>),
    PostgresTransaction(Transaction<'static, Postgres>),
}

/// The writer's connection.
pub(crate) struct Writer {
    pub(crate) connection: PoolConnection<Sqlite>,
    /// On disk: a broken connection may be replaced without losing the data.
    pub(crate) lasting: bool,
}

enum Plain<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// A connection and the news its transaction will tell once it is committed.
///
/// SQLite works on a thread of its own, and to wake it costs more than most statements. So what nobody waits for is put
/// off ([`Connection::later`]) and goes there with the next question, or with the commit.
pub(crate) struct Connection {
    db: Db,
    /// Statements put off.
    waiting: Vec<Sql>,
    pub(crate) news: Vec<News>,
}

impl Connection {
    pub(crate) fn new(db: Db) -> Self {
        Self { db, waiting: Vec::new(), news: Vec::new() }
    }

    /// The writer's transaction on SQLite: the write lock is taken at once, with the first statement.
    pub(crate) fn begin(writer: Writer) -> Self {
        Self { waiting: vec![sql("BEGIN IMMEDIATE")], ..Self::new(Db::SqliteWriter(writer)) }
    }

    fn plain(&mut self) -> Plain<'_> {
        match &mut self.db {
            Db::Sqlite(connection) => Plain::Sqlite(connection),
            Db::SqliteWriter(writer) => Plain::Sqlite(&mut writer.connection),
            Db::SqliteSnapshot(transaction) => Plain::Sqlite(transaction),
            Db::Postgres(connection) => Plain::Postgres(connection),
            Db::PostgresTransaction(transaction) => Plain::Postgres(transaction),
        }
    }

    /// Every row of the answer.
    pub(crate) async fn all<T: Row>(&mut self, sql: Sql) -> Result<Vec<T>> {
        let before = self.put_before(&sql).await?;
        Ok(match self.plain() {
            Plain::Sqlite(connection) => rows(connection, &before, sql).await?,
            Plain::Postgres(connection) => {
                let (text, args) = sql.postgres()?;
                sqlx::query_as_with(text, args).fetch_all(connection).await?
            }
        })
    }

    /// The first row of the answer, if it has one.
    pub(crate) async fn first<T: Row>(&mut self, sql: Sql) -> Result<Option<T>> {
        self.try_first(sql).await.map_err(StoreError::from)
    }

    /// Like [`Connection::first`], with the database's own error.
    pub(crate) async fn try_first<T: Row>(&mut self, sql: Sql) -> sqlx::Result<Option<T>> {
        let before = self.put_before(&sql).await?;
        match self.plain() {
            // All rows are fetched: a statement with RETURNING must run to its end.
            Plain::Sqlite(connection) => Ok(rows(connection, &before, sql).await?.into_iter().next()),
            Plain::Postgres(connection) => {
                let (text, args) = sql.postgres()?;
                sqlx::query_as_with(text, args).fetch_optional(connection).await
            }
        }
    }

    /// Runs a statement and counts the rows it changed.
    pub(crate) async fn run(&mut self, sql: Sql) -> Result<u64> {
        self.try_run(sql).await.map_err(StoreError::from)
    }

    /// Like [`Connection::run`], with the database's own error.
    pub(crate) async fn try_run(&mut self, sql: Sql) -> sqlx::Result<u64> {
        // Apart: what it changed would be counted in.
        self.catch_up().await?;
        match self.plain() {
            Plain::Sqlite(connection) => {
                let (text, args) = sql.sqlite()?;
                Ok(sqlx::query_with(text, args).execute(connection).await?.rows_affected())
            }
            Plain::Postgres(connection) => {
                let (text, args) = sql.postgres()?;
                Ok(sqlx::query_with(text, args).execute(connection).await?.rows_affected())
            }
        }
    }

    /// Runs statements in their order, sooner or later: whatever is asked of the link next sees what they did, and what
    /// goes wrong in them comes out then. For SQLite they must spell their values `?`, without numbers.
    pub(crate) async fn later(&mut self, list: impl IntoIterator<Item = Sql>) -> Result<()> {
        self.waiting.extend(list);
        if matches!(self.plain(), Plain::Postgres(_)) {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Runs what was put off.
    async fn catch_up(&mut self) -> sqlx::Result<()> {
        let list = std::mem::take(&mut self.waiting);
        if list.is_empty() {
            return Ok(());
        }
        match self.plain() {
            Plain::Sqlite(connection) => {
                let text = joined(list.iter());
                let args = list.into_iter().flat_map(|sql| sql.args).collect();
                let (_, args) = Sql { sqlite: "", postgres: "", args }.sqlite()?;
                sqlx::query_with(text, args).execute(connection).await?;
            }
            Plain::Postgres(connection) => {
                for sql in list {
                    let (text, args) = sql.postgres()?;
                    sqlx::query_with(text, args).execute(&mut *connection).await?;
                }
            }
        }
        Ok(())
    }

    /// What was put off and can go along with a question. Its values are numbered, so no other values may come first.
    async fn put_before(&mut self, question: &Sql) -> sqlx::Result<Vec<Sql>> {
        if !question.args.is_empty() {
            self.write_waiting().await?;
        }
        Ok(std::mem::take(&mut self.waiting))
    }

    /// Sees to it that no row is still to be written: what goes wrong from now on is the next transaction's own fault.
    pub(crate) async fn write_waiting(&mut self) -> sqlx::Result<()> {
        if self.waiting.iter().any(|sql| !sql.args.is_empty()) { self.catch_up().await } else { Ok(()) }
    }

    /// Does a statement see everything that was there when it has its locks? On PostgreSQL it sees what was there when it
    /// began, before it waited for them.
    pub(crate) fn is_serial(&mut self) -> bool {
        matches!(self.plain(), Plain::Sqlite(_))
    }

    /// Makes the transaction durable. Gives back the news that is still to be told in this process (PostgreSQL tells its
    /// own to every node, this one included), and the writer.
    pub(crate) async fn commit(mut self) -> Result<(Vec<News>, Option<Writer>)> {
        if matches!(self.db, Db::PostgresTransaction(_)) {
            for payload in News::payloads(&std::mem::take(&mut self.news)) {
                self.run(sql("SELECT pg_notify('parlour', $1)").bind(payload)).await?;
            }
        }
        if matches!(self.db, Db::SqliteWriter(_)) {
            self.waiting.push(sql("COMMIT"));
            if let Err(error) = self.catch_up().await {
                self.roll_back().await;
                return Err(error.into());
            }
        }
        let writer = match self.db {
            Db::PostgresTransaction(transaction) => transaction.commit().await.map(|()| None)?,
            Db::SqliteWriter(writer) => Some(writer),
            Db::Sqlite(_) | Db::SqliteSnapshot(_) | Db::Postgres(_) => None,
        };
        Ok((self.news, writer))
    }

    /// Undoes the transaction.
    pub(crate) async fn roll_back(self) {
        let undone = match self.db {
            Db::SqliteWriter(Writer { mut connection, lasting }) => {
                let undone = sqlx::query("ROLLBACK").execute(&mut *connection).await;
                // A connection in an unknown state is replaced, unless it is the only one of a database in memory.
                if undone.is_err() && lasting {
                    connection.close_on_drop();
                }
                undone.map(|_| ())
            }
            Db::PostgresTransaction(transaction) => transaction.rollback().await,
            Db::Sqlite(_) | Db::SqliteSnapshot(_) | Db::Postgres(_) => Ok(()),
        };
        if let Err(error) = undone {
            tracing::debug!(%error, "the transaction had already been undone");
        }
    }
}

/// The texts of several statements as one.
fn joined<'s>(list: impl Iterator<Item = &'s Sql>) -> AssertSqlSafe<String> {
    AssertSqlSafe(list.map(|sql| sql.sqlite).collect::<Vec<_>>().join(";\n"))
}

/// The rows of a question of SQLite, with what goes before it.
async fn rows<T: Row>(connection: &mut SqliteConnection, before: &[Sql], sql: Sql) -> sqlx::Result<Vec<T>> {
    if before.is_empty() {
        let (text, args) = sql.sqlite()?;
        return sqlx::query_as_with(text, args).fetch_all(connection).await;
    }
    let text = joined(before.iter().chain([&sql]));
    let (_, args) = sql.sqlite()?;
    sqlx::query_as_with(text, args).fetch_all(connection).await
}
