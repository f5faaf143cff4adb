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

/// The fingerprint of a value beside texts that are written already.
pub fn fingerprint_with(written: &[Option<&str>], value: &impl Serialize) -> u64 {
    FixedState::default().hash_one((written, fingerprint(value))) | 1
}

#[cfg(test)]
mod tests {
    use super::{fingerprint, fingerprint_with};

    #[test]
    fn written_texts_count() {
        let texts: [&[Option<&str>]; 4] = [&[], &[None], &[Some("")], &[Some("a")]];
        for one in texts {
            for two in texts {
                assert_eq!(fingerprint_with(one, &1) == fingerprint_with(two, &1), one == two);
            }
            assert_ne!(fingerprint_with(one, &1), fingerprint_with(one, &2));
        }
    }

    #[test]
    fn what_differs_has_another_fingerprint() {
        assert_eq!(fingerprint(&("a", 1)), fingerprint(&("a", 1)));
        assert_ne!(fingerprint(&("a", 1)), fingerprint(&("a", 2)));
    }
}
