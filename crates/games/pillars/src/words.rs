//! Everything the game has to say, as keys with arguments: every key stands here as a literal.
//!
//! The names of things have keys of their own, made of a prefix and the spelling in the data:
//! `pillars-good-`, `pillars-resource-`, `pillars-craftsman-`, `pillars-trade-`,
//! `pillars-privilege-`, `pillars-term-`, `pillars-eventcard-`, `pillars-station-`,
//! `pillars-post-`, `pillars-part-` and `pillars-phase-`. The lines of the count are
//! `pillars-score-start`, `-priory`, `-privileges`, `-cathedral` and `-losses`.

mod choices;
mod text_table;

pub(crate) use choices::say;

use parlour_core::Phrase;

use crate::data::{Craftsman, Good};

/// Pieces of gold, to be counted.
pub(crate) const GOLD: &str = "pillars-gold";
/// Victory points, to be counted.
pub(crate) const POINTS: &str = "pillars-point";
/// Workers, to be counted.
pub(crate) const WORKERS: &str = "pillars-worker";
/// Cubes of any kind, to be counted.
pub(crate) const CUBES: &str = "pillars-cube";
/// Master builders, to be counted.
const BUILDERS: &str = "pillars-builder";

/// What so many uses of a craftsman spend: an empty list if nothing.
pub(crate) fn spent(craftsman: Craftsman, uses: u8) -> Vec<Phrase> {
    let input = craftsman.card().input;
    let mut list = counted_goods(input.goods.map(|n| n.saturating_mul(uses)));
    if input.gold > 0 {
        list.push(Phrase::counted(input.gold.saturating_mul(uses), GOLD));
    }
    list
}

/// What so many uses of a craftsman bring.
pub(crate) fn gained(craftsman: Craftsman, uses: u8) -> Vec<Phrase> {
    let output = craftsman.card().output;
    let both = [(output.points, POINTS), (output.gold, GOLD)];
    let some = both.into_iter().filter(|(n, _)| *n > 0);
    some.map(|(n, of)| Phrase::counted(n.saturating_mul(uses), of)).collect()
}

/// The kinds there are any of, with their numbers.
fn counted_goods(goods: [u8; Good::COUNT]) -> Vec<Phrase> {
    let kinds = Good::ALL.iter().zip(goods).filter(|(_, n)| *n > 0);
    kinds.map(|(good, n)| Phrase::counted(n, good.key())).collect()
}
