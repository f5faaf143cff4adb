//! Which rules speak of what a sentence speaks of.
#![allow(clippy::cast_precision_loss, reason = "a rulebook has hundreds of rules, not quadrillions")]

use std::collections::{BTreeMap, BTreeSet};

use crate::rulebook::{Rule, Rulebook};
use crate::search::{folded, words_of};

/// Words are compared by so many letters: enough for a stem, few enough to forgive endings.
const STEM: usize = 5;
/// Shorter words say nothing of the matter.
const SHORTEST: usize = 4;

/// Longer words that ask or point and say nothing of the matter, as stems.
const ASKING: [&str; 9] = ["which", "what", "whom", "from", "with", "that", "quel", "quell", "quels"];

/// The stems of a text's longer words.
pub(crate) type Stems = BTreeSet<String>;

impl Rulebook {
    /// The rules that share the rarest words with a sentence, the closest first, at most so many.
    pub fn about(&self, sentence: &str, most: usize) -> Vec<&Rule> {
        let asked = stems(sentence);
        let mut common: BTreeMap<&str, f64> = BTreeMap::new();
        for stem in self.stems.iter().flatten().filter(|stem| asked.contains(*stem)) {
            *common.entry(stem).or_default() += 1.0;
        }
        let closeness = |stems: &Stems| {
            let shared: f64 =
                stems.iter().filter_map(|stem| common.get(stem.as_str())).map(|count| 1.0 / count).sum();
            // A long rule mentions much in passing.
            shared / (stems.len() as f64).sqrt().max(1.0)
        };
        let all = self.rules().zip(&self.stems).map(|(rule, stems)| (closeness(stems), rule));
        let mut found: Vec<(f64, &Rule)> = all.filter(|(close, _)| *close > 0.0).collect();
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        found.into_iter().take(most).map(|(_, rule)| rule).collect()
    }
}

pub(crate) fn stems(text: &str) -> Stems {
    let folded = folded(text);
    let long = words_of(&folded).filter(|word| word.chars().count() >= SHORTEST);
    let stems = long.map(|word| word.chars().take(STEM).collect::<String>());
    stems.filter(|stem| !ASKING.contains(&stem.as_str())).collect()
}
