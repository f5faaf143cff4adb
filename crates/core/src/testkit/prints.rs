//! Fingerprints tell positions apart: no two that differ have the same one.

use std::collections::HashMap;

use crate::digest::Fingerprint;
use crate::game::Game;

/// How many positions are remembered before the memory is emptied.
const MOST: usize = 2_000;

/// Positions met, by their fingerprints.
pub(super) struct Prints<G> {
    met: HashMap<Fingerprint, G>,
}

impl<G: Game> Prints<G> {
    pub(super) fn new() -> Self {
        Self { met: HashMap::new() }
    }

    /// Remembers a position; gives back another one that had the same fingerprint.
    pub(super) fn meet(&mut self, game: &G) -> Option<G> {
        if self.met.len() >= MOST {
            self.met.clear();
        }
        let before = self.met.entry(game.fingerprint()).or_insert_with(|| game.clone());
        (before != game).then(|| before.clone())
    }
}
