//! What would differ in a game under the newest rules.

use serde::Serialize;
use utoipa::ToSchema;

use crate::position::ReasonInfo;
use crate::table::TableInfo;

/// A game that could move over to newer rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RevisionInfo {
    /// The table, with the rules it is played by and the newest ones.
    pub table: TableInfo,
    /// Names the position this was found out in: whoever proposes to move over sends it back.
    pub at: String,
    /// Where the newest rules first part from the game as it was played: nothing, if it can move over as it stands.
    pub parting: Option<PartingInfo>,
}

/// The first line that the newest rules read otherwise.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PartingInfo {
    /// How many lines would stay: those before it.
    pub keeps: u64,
    /// What happened there, as the reader may know it.
    pub texts: Vec<String>,
    /// Why it is not allowed any more; nothing, if it is and leads elsewhere.
    pub reasons: Vec<ReasonInfo>,
}
