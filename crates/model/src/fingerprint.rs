//! Fingerprints of what is told, to see whether anything has changed.

use std::hash::{DefaultHasher, Hasher as _};
use std::io::{self, Write};

use serde::Serialize;

struct Fingerprint(DefaultHasher);

impl Write for Fingerprint {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The fingerprint of a value as JSON would have it; never nought.
pub fn fingerprint(value: &impl Serialize) -> u64 {
    let mut print = Fingerprint(DefaultHasher::new());
    serde_json::to_writer(&mut print, value).expect("plain data, and a hash takes every byte");
    print.0.finish() | 1
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
