//! What the game has to say, as message keys with their arguments: the only place with such keys.
//!
//! Names of things have keys of their own, made of a prefix and a spelling: `orleans-kind-`,
//! `orleans-follower-`, `orleans-place-`, `orleans-space-`, `orleans-category-`, `orleans-good-`,
//! `orleans-city-`, `orleans-way-`, `orleans-deed-`, `orleans-citizen-`, `orleans-hourglass-`,
//! `orleans-track-`, `orleans-stage-`; `orleans-hourglass-none` stands for no event. Things that are
//! counted: the constants below, and every name of a follower, a profession, a good or an event.

mod choices;
mod text_table;

pub(crate) use choices::say;
use parlour_core::{Phrase, Prompt};

/// The words for whoever looks at a question that is none.
pub(crate) fn nothing_is_asked() -> Prompt {
    Phrase::new("orleans-prompt-nothing").asked_by("ORL-3.8")
}

/// A coin, as a thing that is counted.
pub(crate) const COIN: &str = "orleans-coin";
/// A development point.
pub(crate) const POINT: &str = "orleans-point";
/// A technology tile.
pub(crate) const TECHNOLOGY: &str = "orleans-technology";
/// A follower.
pub(crate) const FOLLOWER: &str = "orleans-follower";
/// A trading post.
pub(crate) const POST: &str = "orleans-post";
/// A citizen.
pub(crate) const CITIZEN: &str = "orleans-citizen";

/// The lines of the final count, in their order.
pub(crate) mod score {
    /// Coins.
    pub(crate) const COINS: &str = "orleans-score-coins";
    /// Goods, in the order of their values.
    pub(crate) const GOODS: [&str; 5] = [
        "orleans-score-grain",
        "orleans-score-cheese",
        "orleans-score-wine",
        "orleans-score-wool",
        "orleans-score-brocade",
    ];
    /// Trading posts times status.
    pub(crate) const POSTS: &str = "orleans-score-posts";
    /// Citizens times status.
    pub(crate) const CITIZENS: &str = "orleans-score-citizens";
}
