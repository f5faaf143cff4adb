//! The database a command works on, and what is said when it cannot.

use std::path::Path;

use parlour_store::{Field, Options, Store, StoreError, Taken};

use crate::args::DatabaseArgs;
use crate::failure::Failure;

/// The database asked for, or a file in the data directory, which is made if need be.
pub(crate) async fn open(args: &DatabaseArgs, options: Options) -> Result<Store, Failure> {
    if args.database.is_none() {
        make_directory(&args.data)?;
    }
    Store::open_with(&url(args), options).await.map_err(failed)
}

/// The address of the database asked for; nothing is made.
pub(crate) fn url(args: &DatabaseArgs) -> String {
    match &args.database {
        Some(url) => url.clone(),
        None => format!("sqlite:{}", args.data.join("parlour.db").display()),
    }
}

pub(crate) fn is_postgres(args: &DatabaseArgs) -> bool {
    args.database.as_deref().is_some_and(|url| url.starts_with("postgres"))
}

pub(crate) fn make_directory(path: &Path) -> Result<(), Failure> {
    let cannot = |error| Failure::Failed(format!("cannot make {}: {error}", path.display()));
    std::fs::create_dir_all(path).map_err(cannot)
}

/// One sentence for an operator.
pub(crate) fn failed(error: StoreError) -> Failure {
    match error {
        StoreError::Taken(Taken::Database) => {
            Failure::Failed("another parlour serves this database already".into())
        }
        StoreError::Taken(Taken::File) => Failure::Failed("there is already a file of that name".into()),
        StoreError::Invalid(Field::DatabaseAddress) => {
            Failure::Usage("a database is sqlite:FILE or postgres://USER@HOST/NAME".into())
        }
        StoreError::Corrupt(said) => Failure::Failed(format!(
            "the database is damaged ({said}); parlour restore FILE puts a backup in its place"
        )),
        error => Failure::Failed(error.to_string()),
    }
}
