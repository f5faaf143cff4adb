//! The course of a finished game: points round by round, and the chances as the bots saw them.

use std::sync::Arc;

use parlour_core::Score;
use parlour_core::any::AnyTable;
use parlour_core::journal::{Milestone, What};
use parlour_model::{Course, RoundStart, Stage};

use crate::Hub;
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::thinkers::{Sponsor, Urgency};

/// At most so many moments are kept of a long game: a chart shows no more.
const MOMENTS: usize = 160;

impl Hub {
    /// The course of a finished game. The first to ask has the game replayed, beside the requests.
    pub(crate) async fn course(&self, snapshot: &Snapshot) -> Outcome<Arc<Course>> {
        let replayed = async || {
            let game = snapshot.game()?.clone();
            let sponsor = Sponsor { address: None, person: snapshot.row().host };
            let _permit = self.thinkers.permit(&sponsor, Urgency::Someday).await;
            let course = tokio::task::spawn_blocking(move || Arc::new(course_of(game.as_ref())));
            course.await.map_err(|_| Problem::Internal)
        };
        snapshot.course.get_or_try_init(replayed).await.cloned()
    }
}

fn course_of(game: &dyn AnyTable) -> Course {
    Course { points: points(game), chances: chances(game) }
}

/// The rounds so far, each with the number of answers before it.
pub(crate) fn round_starts(game: &dyn AnyTable) -> Vec<RoundStart> {
    let mut starts = Vec::new();
    let (mut answers, mut from) = (0, 0);
    for record in game.journal().records {
        match record.what {
            What::Answer { .. } => answers += 1,
            What::Mark { milestone: Milestone::Round(number), .. } => {
                starts.push(RoundStart { number, from });
                from = answers;
            }
            What::Mark { milestone: Milestone::End, .. } | What::Cut { .. } => {}
        }
    }
    starts.push(RoundStart { number: game.round(), from });
    starts
}

/// Everybody's points at the end of each round, by playing the journal again.
fn points(game: &dyn AnyTable) -> Vec<Stage> {
    let starts = round_starts(game);
    let ends = starts.iter().skip(1).map(|start| start.from).chain([game.entries()]);
    let values = |end: usize| game.at(end).scores().iter().map(Score::total).collect();
    starts.iter().zip(ends).map(|(start, end)| Stage { round: start.number, values: values(end) }).collect()
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
        let course = course_of(game.as_ref());
        let rounds: Vec<u16> = course.points.iter().map(|stage| stage.round).collect();
        assert_eq!(rounds, [1, 2, 3, 4, 5, 6]);
        let last: Vec<i32> = game.scores().iter().map(Score::total).collect();
        assert_eq!(course.points.last().map(|stage| &stage.values), Some(&last));
    }

    #[test]
    fn the_chances_end_with_the_winner() {
        let game = whole_game();
        let course = course_of(game.as_ref());
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
        assert_eq!(starts[0], RoundStart { number: 1, from: 0 });
        for pair in starts.windows(2) {
            assert_eq!(game.at(pair[1].from - 1).round(), pair[0].number);
            assert_eq!(game.at(pair[1].from).round(), pair[1].number);
        }
    }
}
