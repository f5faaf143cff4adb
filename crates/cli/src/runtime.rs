//! The threads of the site, and which of them go first.

use tokio::runtime::{Builder, Runtime};

use crate::failure::Failure;
use crate::serve::failed;

/// How much the threads that serve requests stand back behind the one that writes and SQLite's, which are begun on the
/// main thread and keep its rank.
///
/// Every answer waits for the batch it is in. A writer that must itself wait for a processor behind the requests it holds up makes
/// all of them slower, and the next batch larger (decision 21).
#[cfg(target_os = "linux")]
const STANDING_BACK: i32 = 5;

/// A runtime whose threads let the writer go first.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Builder::new_multi_thread().enable_all().on_thread_start(stand_back).build().map_err(failed)
}

/// On Linux a thread has a rank of its own; elsewhere the whole process would stand back.
fn stand_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(STANDING_BACK) {
        tracing::debug!(%error, "a thread keeps its rank");
    }
}
