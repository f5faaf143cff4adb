//! What there is to know of a kind of question: for whoever meets it for the first time.

use crate::Words;

/// What a coach says of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// What is decided.
    pub what: String,
    /// What is usually wise.
    pub wise: String,
    /// What it costs.
    pub cost: String,
}

impl Words {
    /// What a coach says of a kind of question of a game; nothing if the game has no such question.
    pub fn advice(&self, game: &str, kind: &str) -> Option<Advice> {
        let key = format!("{game}-coach-{kind}");
        let (wise, cost) = (self.facet(&key, "wise")?, self.facet(&key, "cost")?);
        Some(Advice { what: self.word(&key), wise, cost })
    }
}
