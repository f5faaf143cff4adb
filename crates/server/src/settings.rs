//! What a person has chosen, as it lies in the store.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A person's choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Settings {
    /// Do turns end by hand? Otherwise a turn ends with its last answer.
    pub(crate) confirm: bool,
    /// Write an e-mail when a table waits and the person is not there.
    pub(crate) notify_email: bool,
    /// Call this address when a table waits and the person is not there.
    pub(crate) webhook: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { confirm: true, notify_email: false, webhook: None }
    }
}

impl Settings {
    /// Reads what the store kept; what cannot be read is as at the beginning.
    pub(crate) fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }
}
