//! A player that looks as far as the end of the round.

use parlour_core::{Game, Rng, Seat, Who};

use crate::lists::Lists;
use crate::mind::{Mind, Offers};
use crate::player::Player;

/// Tries every option in a few imagined games, plays each on at random to the end of the round,
/// and takes the option that leaves the seat furthest ahead on average. Never takes an aside.
#[derive(Copy, Clone, Debug)]
pub struct Greedy {
    /// Imagined games per question.
    pub samples: u32,
    /// The most answers played on in each.
    pub horizon: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { samples: 4, horizon: 60 }
    }
}

impl<G: Game> Player<G> for Greedy {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        let number = rng.bits();
        let mut lists = Lists::default();
        let mut margins = vec![0; offers.options.len()];
        for sample in 0..self.samples {
            let mut chance = Rng::from_numbers(number, u64::from(sample));
            let imagined = mind.imagine(&mut chance);
            for (margin, option) in margins.iter_mut().zip(offers.options) {
                // Every option meets the same luck: that is what makes few samples enough.
                let mut game = imagined.clone();
                game.apply(Who::Seat(mind.seat()), *option, &mut ());
                self.play_on(&mut game, &mut lists, &mut chance.clone());
                *margin += lead(&game, mind.seat());
            }
        }
        any_best(offers.options, &margins, rng)
    }
}

impl Greedy {
    /// Random answers until the round ends.
    fn play_on<G: Game>(self, game: &mut G, lists: &mut Lists<G>, rng: &mut Rng) {
        let round = game.round();
        for _ in 0..self.horizon {
            if game.round() != round {
                return;
            }
            let Some((who, choice)) = lists.random_answer(game, rng) else { return };
            game.apply(who, choice, &mut ());
        }
    }
}

/// How far a seat is ahead of the best of the others; alone, its points.
fn lead<G: Game>(game: &G, seat: Seat) -> i64 {
    let total = |seat| i64::from(game.score(seat).total());
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    total(seat) - others.map(total).max().unwrap_or_default()
}

/// One of the options with the highest value, all equally likely.
fn any_best<C: Copy>(options: &[C], values: &[i64], rng: &mut Rng) -> C {
    let best = values.iter().max();
    let best: Vec<C> = options
        .iter()
        .zip(values)
        .filter(|(_, value)| Some(*value) == best)
        .map(|(option, _)| *option)
        .collect();
    rng.pick(&best).expect("a question has an option")
}
