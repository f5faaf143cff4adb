//! The course of a finished game: points round by round, and the chances as the bots saw them.

use std::sync::{Arc, OnceLock};

use parlour_core::Score;
use parlour_core::any::AnyTable;
use parlour_core::journal::{Milestone, What};

use super::hot::Hot;
use crate::app::App;
use crate::problem::{Outcome, Problem};

/// At most so many moments are kept of a long game: a chart shows no more.
const MOMENTS: usize = 160;

/// How a finished game went.
#[derive(Clone, Default, Debug)]
pub(crate) struct Course {
    /// Everybody's points at the end of each round.
    pub(crate) points: Vec<Stage>,
    /// Everybody's chances of winning from turn to turn, in percent.
    pub(crate) chances: Vec<Stage>,
}

/// A number for each seat at a moment of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stage {
    pub(crate) round: u16,
    pub(crate) values: Vec<i32>,
}

/// The course once somebody has asked for it. It is kept with the table as long as that is in memory.
#[derive(Default)]
pub(crate) struct Told(OnceLock<Arc<Course>>);

impl App {
    /// The course of a finished game. The first to ask has the game replayed, beside the requests.
    pub(crate) async fn course(&self, hot: &Hot) -> Outcome<Arc<Course>> {
        if let Some(course) = hot.course.0.get() {
            return Ok(course.clone());
        }
        let game = hot.game()?;
        let whole = game.at(game.entries());
        let _place = self.thinking.acquire().await.map_err(|_| Problem::Internal)?;
        let course = tokio::task::spawn_blocking(move || Arc::new(Course::of(whole.as_ref())));
        let course = course.await.map_err(|_| Problem::Internal)?;
        Ok(hot.course.0.get_or_init(|| course).clone())
    }
}

impl Course {
    fn of(game: &dyn AnyTable) -> Self {
        Self { points: points(game), chances: chances(game) }
    }
}

/// The rounds so far, each with the number of answers before it.
pub(crate) fn round_starts(game: &dyn AnyTable) -> Vec<(u16, usize)> {
    let mut starts = Vec::new();
    let (mut answers, mut from) = (0, 0);
    for record in game.journal().records {
        match record.what {
            What::Answer { .. } => answers += 1,
            What::Mark { milestone: Milestone::Round(round), .. } => {
                starts.push((round, from));
                from = answers;
            }
            What::Mark { milestone: Milestone::End, .. } => {}
        }
    }
    starts.push((game.round(), from));
    starts
}

/// Everybody's points at the end of each round, by playing the journal again.
fn points(game: &dyn AnyTable) -> Vec<Stage> {
    let starts = round_starts(game);
    let ends = starts.iter().skip(1).map(|(_, end)| *end).chain([game.entries()]);
    let values = |end: usize| game.at(end).scores().iter().map(Score::total).collect();
    starts.iter().zip(ends).map(|((round, _), end)| Stage { round: *round, values: values(end) }).collect()
}

/// What the judges of positions thought, thinned out to what a chart can show; the last moment is always there.
fn chances(game: &dyn AnyTable) -> Vec<Stage> {
    let moments = parlour_bots::any::curve_of(&game.journal()).unwrap_or_default();
    let every = moments.len().div_ceil(MOMENTS).max(1);
    let last = moments.len().saturating_sub(1);
    let kept = moments.iter().enumerate().filter(|(index, _)| index % every == 0 || *index == last);
    let percent = |share: f32| (share * 100.0).round() as i32;
    kept.map(|(_, moment)| Stage {
        round: moment.round,
        values: moment.seats.iter().map(|seat| percent(seat.share)).collect(),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use parlour_core::table::Dice;
    use parlour_core::{Decision, Mode, Seed};
    use parlour_games::find;

    use super::*;

    /// A whole game in which everybody takes the first answer on offer.
    fn whole_game() -> Box<dyn AnyTable> {
        let game = find("pillars").expect("a game of ours");
        let mode = Mode::choose(game.about(), Some(2), []).expect("two may play");
        let mut table = game
            .table(&mode, vec!["Tom".into(), "Ada".into()], Dice::Seeded(Seed([7; 32])))
            .expect("it is set up");
        for _ in 0..5_000 {
            let Decision::Ask(seats) = table.decision() else { break };
            let seat = seats.first().expect("somebody is asked");
            let words = table.question(seat).expect("a question").options[0].words.clone();
            table.answer(seat, &[&words]).expect("an option may be played");
        }
        table
    }

    #[test]
    fn the_points_have_a_stage_for_each_round_and_end_with_the_final_count() {
        let game = whole_game();
        assert_eq!(game.decision(), Decision::Over);
        let course = Course::of(game.as_ref());
        let rounds: Vec<u16> = course.points.iter().map(|stage| stage.round).collect();
        assert_eq!(rounds, [1, 2, 3, 4, 5, 6]);
        let last: Vec<i32> = game.scores().iter().map(Score::total).collect();
        assert_eq!(course.points.last().map(|stage| &stage.values), Some(&last));
    }

    #[test]
    fn the_chances_end_with_the_winner() {
        let game = whole_game();
        let course = Course::of(game.as_ref());
        assert!(course.chances.len() <= MOMENTS + 1);
        let last = course.chances.last().expect("a moment");
        for (index, chance) in last.values.iter().enumerate() {
            let won = game.leaders().has(parlour_core::Seat::new(index as u8));
            assert_eq!(*chance > 0, won);
        }
    }

    #[test]
    fn every_round_starts_where_the_last_one_ended() {
        let game = whole_game();
        let starts = round_starts(game.as_ref());
        assert_eq!(starts[0], (1, 0));
        for pair in starts.windows(2) {
            let ((round, _), (next, start)) = (pair[0], pair[1]);
            assert_eq!(game.at(start - 1).round(), round);
            assert_eq!(game.at(start).round(), next);
        }
    }
}
