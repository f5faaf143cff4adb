//! The tables of a database, made and changed step by step: the files of `migrations/`, in the order of their numbers.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

mod files {
    include!(concat!(env!("OUT_DIR"), "/migrations.rs"));
}

/// The steps of an SQLite file.
pub(crate) fn sqlite() -> Migrator {
    migrator(files::SQLITE)
}

/// The steps of a PostgreSQL database.
pub(crate) fn postgres() -> Migrator {
    migrator(files::POSTGRES)
}

fn migrator(files: &[(i64, &'static str, &'static str)]) -> Migrator {
    let step = |&(number, words, sql): &(i64, &'static str, &'static str)| {
        Migration::new(number, words.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(files.iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_databases_take_the_same_steps() {
        let steps = |migrator: Migrator| -> Vec<_> {
            migrator.iter().map(|step| (step.version, step.description.clone())).collect()
        };
        assert_eq!(steps(sqlite()), steps(postgres()));
        assert_eq!(steps(sqlite())[..2], [(1, "first".into()), (2, "in play".into())]);
    }
}
