//! Fingerprints of what is told, to see whether anything has changed.

use std::hash::{DefaultHasher, Hasher as _};
use std::io::{self, Write};

use serde::Serialize;

struct Print(DefaultHasher);

impl Write for Print {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The fingerprint of a value as JSON would have it; never nought.
pub(crate) fn print_of(value: &impl Serialize) -> u64 {
    let mut print = Print(DefaultHasher::new());
    serde_json::to_writer(&mut print, value).expect("plain data, and a hash takes every byte");
    print.0.finish() | 1
}

#[cfg(test)]
mod tests {
    use super::print_of;

    #[test]
    fn what_differs_has_another_print() {
        assert_eq!(print_of(&("a", 1)), print_of(&("a", 1)));
        assert_ne!(print_of(&("a", 1)), print_of(&("a", 2)));
    }
}
