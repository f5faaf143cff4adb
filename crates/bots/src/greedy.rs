//! A player that looks as far as the end of its turn.

use std::sync::Arc;

use parlour_core::{Game, Rng};

use crate::budget::Budget;
use crate::foresight::{Closeness, Foresight, WORTH_AN_ASIDE};
use crate::judge::{Judge, Settles, judge};
use crate::mind::{Mind, Offers};
use crate::player::Player;

/// Plays its own answers through to the end of the turn in a few imagined games, and takes the one
/// that leaves it furthest ahead. Where the features of the game settle later, the round is
/// finished quickly before it judges. Takes a free action when it promises more than every option.
pub struct Greedy<G: Game> {
    foresight: Foresight<G>,
    habits: Habits,
    look: Closeness,
    asides: Asides,
}

/// How a greedy player goes about it.
#[derive(Copy, Clone, Debug)]
pub struct Habits {
    /// How many of its answers it gives on a whim, as a share: of these, one of middling promise for about
    /// three of the best.
    pub whim: f32,
    /// Positions looked at for an answer, in each imagined game.
    pub positions: u32,
    /// The time there is for an answer, if there is a clock.
    pub budget: Budget,
}

impl Habits {
    /// No whims, no hurry.
    pub const SOBER: Self = Self { whim: 0.0, positions: 200, budget: Budget::simulations(0) };
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self::new(judge())
    }
}

impl<G: Game> Greedy<G> {
    /// A greedy player who judges like this.
    pub fn new(judge: Arc<Judge<G>>) -> Self {
        Self::with_habits(judge, Habits::SOBER)
    }

    /// One with habits of its own.
    pub fn with_habits(judge: Arc<Judge<G>>, habits: Habits) -> Self {
        let look = Closeness::usual(&judge, habits.positions);
        Self { foresight: Foresight::new(judge), habits, look, asides: Asides::default() }
    }

    /// One who decides in a hurry, for self-play.
    pub fn hasty(judge: Arc<Judge<G>>) -> Self {
        let look = Closeness { samples: 1, positions: 60 };
        Self { look, ..Self::new(judge) }
    }
}

impl Closeness {
    /// Where a round is finished by chance, more imagined games are needed.
    pub(crate) fn usual<G: Game>(judge: &Judge<G>, positions: u32) -> Self {
        let samples = if judge.features().settles == Settles::Round { 3 } else { 2 };
        Self { samples, positions }
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        let number = rng.bits();
        self.foresight.deadline = self.habits.budget.deadline(1.0);
        let offers = self.asides.within_reason(offers);
        let answers: Vec<G::Choice> = offers.all().collect();
        let leads = self.foresight.survey(mind, &answers, self.look, number);
        let leads = with_aversion(leads, offers.options.len());
        let place = any_best(&leads, self.habits.whim, rng);
        self.asides.note(place >= offers.options.len());
        answers[place]
    }
}

/// Nobody takes more free actions in a row.
const MOST_IN_A_ROW: u32 = 12;

/// The free actions a player has taken since it last answered a question: it stops in time, even if
/// each of them looks good.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Asides(u32);

impl Asides {
    /// The offers, without free actions when there were enough of them.
    pub(crate) fn within_reason<C>(self, offers: Offers<'_, C>) -> Offers<'_, C> {
        if self.0 < MOST_IN_A_ROW { offers } else { Offers { asides: &[], ..offers } }
    }

    /// The answer was one, or was none.
    pub(crate) fn note(&mut self, is_aside: bool) {
        self.0 = if is_aside { self.0 + 1 } else { 0 };
    }
}

/// The same leads, those of free actions out of the question unless they promise more than every option.
pub(crate) fn with_aversion(mut leads: Vec<f32>, options: usize) -> Vec<f32> {
    let (options, asides) = leads.split_at_mut(options);
    let best = options.iter().copied().fold(f32::MIN, f32::max);
    for lead in asides.iter_mut().filter(|lead| **lead < best + WORTH_AN_ASIDE) {
        *lead = f32::NEG_INFINITY;
    }
    leads
}

/// The place of the highest value, all equally likely; on a whim, also of a lower one. How much lower is
/// measured by how far the answers lie apart, so that a whim is as bold in every game and at every question.
/// A turn is many small answers: whoever answered all of them on a whim would make nonsense of it, so `whim`
/// says how many are.
fn any_best(values: &[f32], whim: f32, rng: &mut Rng) -> usize {
    let finite = || values.iter().copied().filter(|value| value.is_finite());
    let best = finite().fold(f32::NEG_INFINITY, f32::max);
    let mean = finite().sum::<f32>() / finite().count() as f32;
    let doubt = if (rng.unit() as f32) < whim { best - mean } else { 0.0 };
    let odds = |value: &f32| {
        if *value >= best {
            1.0
        } else if doubt > 0.0 {
            ((value - best) / doubt).exp()
        } else {
            0.0
        }
    };
    let odds: Vec<f32> = values.iter().map(odds).collect();
    drawn(&odds, rng)
}

/// A place, each as likely as its odds.
fn drawn(odds: &[f32], rng: &mut Rng) -> usize {
    let mut ticket = rng.unit() as f32 * odds.iter().sum::<f32>();
    for (place, odds) in odds.iter().enumerate() {
        ticket -= odds;
        if ticket < 0.0 {
            return place;
        }
    }
    // The ticket was drawn at the very end of the list.
    odds.iter().rposition(|odds| *odds > 0.0).expect("a question has an option")
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUES: [f32; 4] = [1.0, 4.0, f32::NEG_INFINITY, 3.5];

    fn drawn_often(whim: f32) -> [u32; 4] {
        let mut rng = Rng::from_number(3);
        let mut counts = [0; 4];
        for _ in 0..1000 {
            counts[any_best(&VALUES, whim, &mut rng)] += 1;
        }
        counts
    }

    #[test]
    fn without_a_whim_the_best_is_taken() {
        assert_eq!(drawn_often(0.0), [0, 1000, 0, 0]);
    }

    #[test]
    fn on_a_whim_the_best_is_still_taken_most_and_nothing_that_is_out_of_the_question() {
        let counts = drawn_often(1.0);
        assert!(
            counts[1] > counts[3] && counts[3] > counts[0] && counts[0] > 0 && counts[2] == 0,
            "{counts:?}"
        );
    }

    #[test]
    fn free_actions_need_a_reason() {
        let leads = with_aversion(vec![1.0, 2.0, 2.0, 3.0], 2);
        assert_eq!(leads, [1.0, 2.0, f32::NEG_INFINITY, 3.0]);
    }
}
