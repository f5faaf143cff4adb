//! The rulebook as tests, one file per chapter.

mod conformance;
