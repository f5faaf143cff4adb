//! The rulebook, tried: one file per chapter, and the nets that every game has.

mod conformance;
