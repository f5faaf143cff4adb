//! What a player is, and the simplest one.

use parlour_core::{Game, Rng};

use crate::greedy::Greedy;
use crate::mind::{Mind, Offers};

/// Somebody who answers for a seat.
pub trait Player<G: Game>: Send {
    /// Chooses one of the offers. The answer depends on nothing but the mind, the offers, the
    /// random numbers and what the player remembers of this game.
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice;
}

/// The players there are, weakest first.
pub const NAMES: &[&str] = &["random", "greedy"];

/// The player of this name.
pub fn by_name<G: Game>(name: &str) -> Option<Box<dyn Player<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy::default())),
        _ => None,
    }
}

/// Takes any option, all equally likely, and now and then an aside.
#[derive(Copy, Clone, Debug, Default)]
pub struct Random;

/// An aside is taken at one question in so many, so that games still end.
const ASIDES: u32 = 8;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        let from =
            if !offers.asides.is_empty() && rng.below(ASIDES) == 0 { offers.asides } else { offers.options };
        from[rng.index(from.len())]
    }
}
