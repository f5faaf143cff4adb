//! The rulebook, tried.

mod bench;
mod conformance;
mod pace;
mod riches;
