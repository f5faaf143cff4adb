//! Random secrets for cookies, tokens and links.

use std::fmt::Write as _;

use subtle::ConstantTimeEq as _;

use crate::problem::{Outcome, Problem};

/// A new secret of 256 random bits, in hexadecimal digits.
pub fn fresh() -> Outcome<String> {
    let mut bytes = [0; 32];
    fill(&mut bytes)?;
    Ok(bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    }))
}

/// Fills a buffer with random bytes.
pub fn fill(bytes: &mut [u8]) -> Outcome<()> {
    getrandom::fill(bytes).map_err(|_| Problem::Internal)
}

/// Are two secrets equal? Takes the same time wherever they differ.
pub fn same(one: &str, two: &str) -> bool {
    one.as_bytes().ct_eq(two.as_bytes()).into()
}
