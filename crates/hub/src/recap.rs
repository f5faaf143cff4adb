//! Catch me up: what somebody has missed who opens a table after a while.

use parlour_core::Seat;
use parlour_core::any::AnyTable;
use parlour_model::Recap;
use parlour_store::{Source, Status};

use crate::Hub;
use crate::live::Look;
use crate::look::Visitor;
use crate::problem::Outcome;
use crate::snapshot::Snapshot;
use crate::time::HOUR;

/// So many answers are looked through for the reader's own last one.
const LOOK_BACK: usize = 400;
/// Whoever was gone for so many milliseconds is caught up; sooner, the log's own button is enough.
const AWAY: i64 = HOUR;

impl Snapshot {
    /// How many answers there were when a seat had given its last one. What a caretaker answered for it, and what answered
    /// itself, is news to its owner.
    pub(crate) fn last_answer(&self, game: &dyn AnyTable, seat: Seat) -> Option<usize> {
        let from = game.entries().saturating_sub(LOOK_BACK);
        let own = |(at, (who, _)): &(usize, _)| {
            let who: &parlour_core::Who = who;
            let by_itself = matches!(self.sources.get(from + at), Some(Source::Caretaker | Source::Forced));
            who.seat() == Some(seat) && !by_itself
        };
        let answers: Vec<_> = game.answers(from).into_iter().enumerate().collect();
        answers.iter().rfind(|answer| own(answer)).map(|(at, _)| from + at + 1)
    }
}

impl Hub {
    /// Whether somebody who opens a table in play is caught up, and since when.
    pub(crate) async fn recap(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        seat: Option<Seat>,
        since: Option<usize>,
    ) -> Outcome<Option<Recap>> {
        let Some((person, _)) = visitor.person.zip(seat) else { return Ok(None) };
        let plays = look.row().status == Status::Running && !look.is_over() && look.lecture().is_none();
        if !plays || look.plans_for().is_some() {
            return Ok(None);
        }
        let id = &look.row().id;
        let Some(seen) = self.store.last_visit(person, id).await? else { return Ok(None) };
        if self.clock.now().0 - seen.0 < AWAY {
            return Ok(None);
        }
        let last = since.and_then(|since| since.checked_sub(1));
        let played = match last {
            Some(last) => self.store.line_written(id, last as u64).await?,
            None => None,
        };
        Ok(Some(Recap { since: since.unwrap_or(0), played: played.map(|moment| moment.0) }))
    }
}
