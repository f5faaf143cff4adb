//! Fingerprints of what is told, to see whether anything has changed.

use std::hash::BuildHasher as _;

use foldhash::quality::FixedState;
use serde::Serialize;

/// The fingerprint of a value as JSON would have it; never nought.
///
/// What is told is tens of kilobytes in thousands of small pieces: written first, then hashed at a stroke.
pub fn fingerprint(value: &impl Serialize) -> u64 {
    let text = serde_json::to_vec(value).expect("plain data can be written");
    FixedState::default().hash_one(text) | 1
}

#[cfg(test)]
mod tests {
    use super::fingerprint;

    #[test]
    fn what_differs_has_another_fingerprint() {
        assert_eq!(fingerprint(&("a", 1)), fingerprint(&("a", 1)));
        assert_ne!(fingerprint(&("a", 1)), fingerprint(&("a", 2)));
    }
}
