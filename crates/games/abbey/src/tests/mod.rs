//! The rulebook, tried.

mod conformance;
