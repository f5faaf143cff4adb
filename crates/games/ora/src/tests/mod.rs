//! Tests that read like the rulebook, one file per chapter.

mod conformance;
