//! What a host has settled for a table besides its game: kept in the settings of the table, beside what others keep there.

use parlour_store::TableRow;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a host has settled for a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// Does the game begin by itself as soon as nobody is waited for?
    #[serde(skip_serializing_if = "is_not")]
    pub starts_full: bool,
    /// People were seated by somebody else: the game does not begin before each has said that they are ready.
    #[serde(skip_serializing_if = "is_not")]
    pub gathered: bool,
    /// The game goes on from a position of another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
    /// Whatever else stands in the settings.
    #[serde(flatten)]
    pub(crate) rest: Map<String, Value>,
}

/// What a table goes on from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Origin {
    /// "What if", rather than a file that was opened?
    pub what_if: bool,
    /// After so many lines.
    pub lines: usize,
    /// The table here where they were played.
    pub table: Option<String>,
    /// It is made to work out the next turn of this seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<String>,
    /// So many lines it begins with, where some were left out: what others keep secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<usize>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "what serde calls it with")]
fn is_not(yes: &bool) -> bool {
    !*yes
}

impl Terms {
    /// A table that begins by itself, or not.
    pub fn starting(starts_full: bool) -> Self {
        Self { starts_full, ..Self::default() }
    }

    /// The terms of a table.
    pub fn of(row: &TableRow) -> Self {
        serde_json::from_str(&row.settings).unwrap_or_default()
    }

    /// Do results of this table count?
    pub(crate) fn counts(&self) -> bool {
        self.from.is_none()
    }

    /// How the settings of the table spell them.
    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|_| "{}".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_keep_in_the_settings_stays() {
        let mut terms: Terms = serde_json::from_str(r#"{"quiet":true,"starts_full":true}"#).unwrap();
        assert!(terms.starts_full && !terms.gathered);
        terms.starts_full = false;
        terms.gathered = true;
        let read: Value = serde_json::from_str(&terms.written()).unwrap();
        assert_eq!(read, serde_json::json!({ "quiet": true, "gathered": true }));
        assert_eq!(Terms::default().written(), "{}");
    }
}
