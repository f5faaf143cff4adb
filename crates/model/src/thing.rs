//! What can be read of a thing on the table: its sheet.

use std::sync::Arc;

use parlour_boards::{Portrait, Reading};

use crate::position::{GreyedInfo, RuleText};

/// The sheet of a thing, for one reader.
#[derive(Clone, Debug)]
pub struct ThingInfo {
    /// Its id on the board.
    pub id: String,
    /// What it is.
    pub reading: Reading,
    /// The thing alone, where it is drawn as a target.
    pub portrait: Option<Portrait>,
    /// What the reader may do with it now, in sentences.
    pub may: Vec<String>,
    /// What the reader may not do with it now, and why.
    pub refused: Vec<Arc<GreyedInfo>>,
    /// The rule that speaks of it.
    pub rule: Option<RuleText>,
}

/// The things of one leaf that can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThingsOfLeaf {
    /// The heading of the leaf.
    pub title: String,
    /// The ids and names of its things.
    pub things: Vec<(String, String)>,
}
