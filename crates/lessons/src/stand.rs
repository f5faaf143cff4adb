//! A position of a lesson: where the table stands when a step is come to.

use parlour_core::any::AnyTable;
use parlour_core::table::Dice;
use parlour_core::{Seat, Who};

use crate::script::Lesson;
use crate::walk::{answers, walk};

/// No way through a lesson has more answers.
const LONGEST: usize = 2000;

/// The table when somebody who always gives the first answer on offer comes to this step; nothing if that way leads past it.
pub fn stand(lesson: &Lesson, step: &str) -> Option<Box<dyn AnyTable>> {
    let game = parlour_games::find(lesson.game)?;
    let names = Seat::all(lesson.mode.players).map(|seat| seat.to_string()).collect();
    let mut table = game.table(&lesson.mode, names, Dice::Outside).ok()?;
    let mut read = 0;
    for _ in 0..LONGEST {
        let offers = offers(table.as_ref(), lesson.learner);
        let place = walk(lesson, &answers(table.as_ref(), lesson.learner), read, &offers);
        if let Some((who, words)) = place.due {
            let played = match who {
                Who::Chance => table.draw(words).is_ok(),
                Who::Seat(seat) => table.answer(seat, &[words]).is_ok(),
            };
            if !played {
                return None;
            }
            continue;
        }
        let at = place.step?;
        let here = lesson.step(at)?;
        if here.name == step {
            return Some(table);
        }
        if here.is_reading() {
            read = at + 1;
        } else {
            let answer = offers.iter().find(|words| here.accepted(words).is_some())?;
            table.answer(lesson.learner, &[answer]).ok()?;
        }
    }
    None
}

/// What a seat may answer.
fn offers(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    let options = table.question(seat).map(|question| question.options).unwrap_or_default();
    options.into_iter().chain(table.asides(seat)).map(|offer| offer.words).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::{all, first};

    #[test]
    fn the_end_of_every_lesson_is_come_to() {
        for lesson in all() {
            let last = lesson.steps().last().map(|(_, step)| step.name.clone()).expect("a lesson has steps");
            assert!(stand(lesson, &last).is_some(), "{}: {last}", lesson.id());
        }
    }

    #[test]
    fn a_step_that_is_not_there_has_no_position() {
        assert!(stand(first("pillars").expect("a lesson"), "nowhere").is_none());
    }
}
