//! A PostgreSQL server for all tests of a process, and a database of its own for each.

use std::process::Command;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::Connection as _;

static SERVER: LazyLock<String> = LazyLock::new(|| {
    let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/postgres-for-tests");
    let ran = Command::new(tool).args(["start", "", &std::process::id().to_string()]).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap().trim().to_owned()
});
static DATABASES: AtomicU32 = AtomicU32::new(0);

pub(crate) async fn database() -> String {
    let server = tokio::task::spawn_blocking(|| SERVER.clone()).await.unwrap();
    let name = format!("word_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let mut connection = sqlx::PgConnection::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.unwrap();
    server.replace("/postgres?", &format!("/{name}?"))
}
