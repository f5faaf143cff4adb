//! The rules, chapter by chapter; and the four nets: conformance, golden journals, counts, coverage.

mod conformance;
