//! Something read from the store, kept until news of it comes.

use std::sync::Mutex;

/// A value and the version it was read at.
#[derive(Debug)]
pub(crate) struct Cached<T>(Mutex<Option<(u64, T)>>);

impl<T> Default for Cached<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

impl<T: Clone> Cached<T> {
    /// The value, if it was read at this version.
    pub(crate) fn get(&self, version: u64) -> Option<T> {
        let kept = self.0.lock().ok()?;
        kept.as_ref().filter(|(read, _)| *read == version).map(|(_, value)| value.clone())
    }

    /// Keeps a value that was read when the version was already this one.
    pub(crate) fn keep(&self, version: u64, value: T) {
        if let Ok(mut kept) = self.0.lock() {
            *kept = Some((version, value));
        }
    }

    /// Whoever looks next reads it anew.
    pub(crate) fn forget(&self) {
        if let Ok(mut kept) = self.0.lock() {
            *kept = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_kept_until_its_version_changes() {
        let cached = Cached::default();
        assert_eq!(cached.get(0), None);
        cached.keep(3, "three");
        assert_eq!((cached.get(3), cached.get(4)), (Some("three"), None));
        cached.forget();
        assert_eq!(cached.get(3), None);
    }
}
