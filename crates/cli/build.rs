//! Gathers which rules the tests of the games prove, so that `parlour rules --coverage` can tell
//! it without the sources at hand.

#[path = "src/coverage/scan.rs"]
mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo names the package"));
    let games = here.join("../games");
    println!("cargo:rerun-if-changed={}", games.display());
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=src/coverage/scan.rs");
    let mut out = String::from("static TABLES: &[Table] = &[\n");
    for game in children(&games).iter().filter(|path| path.join("rules.ids").is_file()) {
        table(game, &mut out);
    }
    out += "];\n";
    let target = PathBuf::from(std::env::var("OUT_DIR").expect("cargo names a folder")).join("coverage.rs");
    fs::write(target, out).expect("the folder of a build script can be written to");
}

/// The table of one game as source text.
fn table(game: &Path, out: &mut String) {
    let list = game.join("rules.ids");
    let ids = scan::ids(&read(&list)).unwrap_or_else(|error| panic!("{}: {error}", list.display()));
    let mut found = BTreeMap::new();
    let tests = game.join("src/tests");
    scan_file(&game.join("src/tests.rs"), "tests", &ids, &mut found);
    scan_folder(&tests, "tests", &ids, &mut found);
    let name = game.file_name().expect("a folder has a name").to_string_lossy();
    let _ = writeln!(out, "Table {{ game: {name:?}, rules: &{:?},", ids.rules);
    let _ = writeln!(out, "exempt: &{:?}, tests: &[", ids.exempt);
    for id in &ids.rules {
        if let Some(tests) = found.get(id) {
            let tests: Vec<&String> = tests.iter().collect();
            let _ = writeln!(out, "({id:?}, &{tests:?}),");
        }
    }
    *out += "] },\n";
}

fn scan_folder(folder: &Path, module: &str, ids: &scan::Ids, found: &mut BTreeMap<String, BTreeSet<String>>) {
    for path in children(folder) {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let inner = if stem == "mod" { module.to_owned() } else { format!("{module}::{stem}") };
        if path.is_dir() {
            scan_folder(&path, &inner, ids, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            scan_file(&path, &inner, ids, found);
        }
    }
}

fn scan_file(path: &Path, module: &str, ids: &scan::Ids, found: &mut BTreeMap<String, BTreeSet<String>>) {
    if path.is_file() {
        scan::tests(&read(path), module, ids, found);
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What lies in a folder, in a fixed order; nothing if there is no such folder.
fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
