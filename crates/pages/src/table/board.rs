//! The leaves of the board, or the text table where there is none.

use super::View;
use super::part::Part;

impl View<'_> {
    /// A part for each leaf: what did not change is not sent again.
    pub(super) fn leaves(&self) -> Vec<Part> {
        match &self.page.position.board {
            Some(board) => {
                let leaves = board.leaves.iter();
                leaves.map(|leaf| Part::new("leaves", format!("slot-{}", leaf.id), self.lit(leaf))).collect()
            }
            None => self.text_table(),
        }
    }
}
