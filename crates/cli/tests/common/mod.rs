//! Runs the binary as a shell would.
#![allow(dead_code, reason = "each test file uses its share")]

pub(crate) mod node;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// How a run ended.
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `parlour` with this input, in English.
pub(crate) fn run(args: &[&str], input: &str) -> Ran {
    run_with(args, input, &[])
}

/// Runs `parlour` with these variables set.
pub(crate) fn run_with(args: &[&str], input: &str, variables: &[(&str, &str)]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // A command that does not read its input may be gone before it is written.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    Ran {
        status: output.status.code().expect("no signal ended it"),
        out: String::from_utf8(output.stdout).expect("output is text"),
        err: String::from_utf8(output.stderr).expect("errors are text"),
    }
}

/// The JSON a successful run prints.
pub(crate) fn json(args: &[&str]) -> serde_json::Value {
    let ran = run(args, "");
    assert_eq!(ran.status, 0, "{args:?}: {}", ran.err);
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{args:?}: {error}: {}", ran.out))
}

/// The run must fail with this status and one sentence that has these words in it.
pub(crate) fn failure(args: &[&str], status: i32, wanted: &str) -> String {
    let ran = run(args, "");
    assert_eq!((ran.status, ran.out.as_str()), (status, ""), "{args:?}: {}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
    assert!(ran.err.starts_with("parlour: ") && ran.err.contains(wanted), "{args:?}: {}", ran.err);
    ran.err
}

/// An empty folder of this test run.
pub(crate) fn temporary(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}
