//! Lists the files of `migrations/`, so that a new one is a file and nothing else. (`sqlx::migrate!` does the same, but its
//! macros compile both database drivers a second time.)

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=migrations");
    let top = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate lies");
    let mut code = String::new();
    for database in ["sqlite", "postgres"] {
        let folder = Path::new(&top).join("migrations").join(database);
        println!("cargo:rerun-if-changed={}", folder.display());
        let mut files: Vec<_> = fs::read_dir(&folder)
            .expect("the folder of a database's migrations")
            .map(|file| file.expect("a file of that folder").path())
            .collect();
        files.sort();
        let rows = files.iter().map(|file| row(file)).collect::<String>();
        let name = database.to_uppercase();
        writeln!(code, "pub(super) const {name}: &[(i64, &str, &str)] = &[\n{rows}];").expect("a string");
    }
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("migrations.rs"), code).expect("the list is written");
}

/// `0002_in_play.sql` as number, words and text.
fn row(file: &Path) -> String {
    let stem = file.file_stem().and_then(|stem| stem.to_str()).expect("a file name in ASCII");
    let (number, words) = stem.split_once('_').expect("a file name like 0002_in_play.sql");
    let number: i64 = number.parse().expect("a number before the underscore");
    let path = file.to_str().expect("a path in Unicode");
    format!("    ({number}, {:?}, include_str!({path:?})),\n", words.replace('_', " "))
}
