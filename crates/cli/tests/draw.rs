//! Positions as pictures.

mod common;

use std::path::{Path, PathBuf};

use common::{failure, run, temporary};
use resvg::usvg::{Options, Tree};

const JOURNAL: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../games/pillars/tests/golden/three-players.journal");

fn drawn(name: &str, file: &str, more: &[&str]) -> PathBuf {
    let out = temporary(name).join(file);
    let ran = run(&[&["draw", JOURNAL, "-o", text(&out)], more].concat(), "");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    out
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of ours is text")
}

fn svg(name: &str, more: &[&str]) -> String {
    std::fs::read_to_string(drawn(name, "board.svg", more)).expect("a picture is text")
}

#[test]
fn an_svg_stands_alone() {
    let svg = svg("draw-svg", &["--at", "150", "--eyes", "blue"]);
    for foreign in ["var(", "color-mix(", "<use", " class=", " style="] {
        assert!(!svg.contains(foreign), "{foreign} is left");
    }
    let tree = Tree::from_str(&svg, &Options::default()).expect("a picture reads");
    assert!(tree.size().width() > 1000.0 && tree.size().height() > 1000.0);
    assert!(tree.root().has_children());
}

#[test]
fn languages_and_themes_differ() {
    let parchment = svg("draw-light", &["--lang", "en"]);
    assert!(parchment.contains("#e6dac0") && parchment.contains("Cathedral"));
    let hours = svg("draw-dark", &["--lang", "fr", "--theme", "dark"]);
    assert!(hours.contains("#121015") && hours.contains("Cathédrale"));
}

#[test]
fn a_png_has_two_pixels_for_each_unit() {
    let path = drawn("draw-png", "board.png", &["--at", "40"]);
    let bytes = std::fs::read(&path).expect("a picture was written");
    assert_eq!(bytes[..8], *b"\x89PNG\r\n\x1a\n");
    let width = u32::from_be_bytes(bytes[16..20].try_into().expect("four bytes"));
    assert_eq!(width, 2 * 1152);
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let out = temporary("draw-errors");
    let out = text(&out);
    failure(&["draw", JOURNAL, "-o", &format!("{out}/board.jpg")], 2, ".svg or .png");
    failure(&["draw", JOURNAL, "-o", &format!("{out}/board.svg"), "--at", "9999"], 2, "past the end");
    failure(&["draw", JOURNAL, "-o", &format!("{out}/board.svg"), "--eyes", "white"], 2, "nobody sits there");
    failure(&["draw", JOURNAL, "-o", &format!("{out}/none/board.svg")], 1, "cannot be written");
}
