//! x
pub mod data;
