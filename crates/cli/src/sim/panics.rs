//! A rule that breaks ends its game, not the run.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};

thread_local! {
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps panics quiet while it lives: their messages are kept for [`caught`].
pub(super) struct Quiet;

impl Quiet {
    pub(super) fn new() -> Self {
        panic::set_hook(Box::new(|info| {
            let what = info.payload_as_str().unwrap_or("a rule broke");
            let place = info.location().map(|place| format!(" ({}:{})", place.file(), place.line()));
            LAST.set(Some(format!("{what}{}", place.unwrap_or_default())));
        }));
        Self
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        drop(panic::take_hook());
    }
}

/// Runs `work`; a panic in it becomes its message.
pub(super) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    // What the work was about is thrown away with it, so nothing half-done is ever seen.
    panic::catch_unwind(AssertUnwindSafe(work))
        .map_err(|_| LAST.take().unwrap_or_else(|| "a rule broke".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_its_message() {
        let _quiet = Quiet::new();
        let message = caught(|| panic!("a step is pending")).unwrap_err();
        assert!(message.starts_with("a step is pending (") && message.contains("panics.rs"), "{message}");
        assert_eq!(caught(|| 7), Ok(7));
    }
}
