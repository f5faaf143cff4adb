//! What a player is, and the simplest one.

use parlour_core::{Game, Rng};

use crate::budget::{Budget, Slice};
use crate::greedy::Greedy;
use crate::levels::{self, Level, Sight};
use crate::mind::{Mind, Offers};
use crate::search::{Search, Settings};

/// Somebody who answers for a seat.
pub trait Player<G: Game>: Send {
    /// Chooses one of the offers. The answer depends on nothing but the mind, the offers, the
    /// random numbers and what the player remembers of this game.
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice;

    /// Thinks for a slice, and goes on with the next one where it was left, until there is an answer. Asked
    /// with the same mind and offers as long as it thinks, it comes to the answer [`Player::choose`] gives.
    /// Whoever never thinks for long answers at once.
    fn think(
        &mut self,
        mind: &Mind<'_, G>,
        offers: Offers<'_, G::Choice>,
        rng: &mut Rng,
        _slice: Slice,
    ) -> Thought<G::Choice> {
        Thought::Ready(self.choose(mind, offers, rng))
    }
}

/// How far thinking has come.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Thought<C> {
    /// About this part of it is done.
    Going {
        /// From nought to one.
        part: f32,
    },
    /// The answer.
    Ready(C),
}

/// The players there are: those to measure with, then the levels, weakest first.
pub const NAMES: &[&str] =
    &["random", "greedy", "search", "novice", "apprentice", "journeyman", "master", "grandmaster"];

/// What the plain search may spend: no clock, so that its games can be played again.
const PLAIN: Budget = Budget::simulations(200);

/// The player of this name, or one who sees as far as [`Sight::read`] says, without a clock.
pub fn by_name<G: Game>(name: &str) -> Option<Box<dyn Player<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy::default())),
        "search" => Some(Box::new(Search::new(Settings::new(PLAIN)))),
        _ => levels::by_name(name).map(Level::player).or_else(|| Some(Sight::read(name)?.player(None))),
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
