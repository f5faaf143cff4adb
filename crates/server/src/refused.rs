//! Refusals in the log, with the caller's address: what `fail2ban` and its like go by (docs/server.md has the pattern).

use crate::app::App;
use crate::limits::Wait;
use crate::problem::Problem;
use crate::session::Reader;

/// Of one network the log tells so many refusals per second, and at a stroke: enough to act on, too few to fill a disk.
pub(crate) const TOLD: (f64, f64) = (0.5, 20.0);

impl App {
    /// Notes that something was refused to whoever asks.
    pub(crate) fn refused(&self, reader: &Reader, what: &str) {
        if self.refusals.take(reader.network).is_ok() {
            // All in the message: colours and JSON leave it as it is.
            tracing::warn!(target: "parlour::refused", "{what} from {}", reader.address);
        }
    }

    /// Somebody does something too often.
    pub(crate) fn too_many(&self, reader: &Reader, what: &str, wait: Wait) -> Problem {
        self.refused(reader, &format!("too many {what}"));
        Problem::TooMany(wait.seconds)
    }
}
