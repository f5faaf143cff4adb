//! The leaves of the board, or the text table where there is none.

use super::Page;
use super::part::Part;

impl Page<'_> {
    /// A part for each leaf: what did not change is not sent again.
    pub(super) fn leaves(&self) -> Vec<Part> {
        match &self.seen.board {
            Some(board) => {
                let leaves = board.leaves.iter();
                leaves.map(|leaf| Part::new("leaves", format!("slot-{}", leaf.id), leaf.markup())).collect()
            }
            None => self.sheet(),
        }
    }
}
