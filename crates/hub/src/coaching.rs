//! The coach of ordinary games: what there is to know of a question, said unasked when its kind comes to somebody for the
//! first time, and never again.

use parlour_core::Seat;
use parlour_model::{Coaching, Decision};
use parlour_store::PersonId;
use parlour_words::Words;

use crate::Hub;
use crate::lesson::is_lesson;
use crate::live::Look;
use crate::look::Visitor;
use crate::problem::{Outcome, Problem};
use crate::why::Mistake;

impl Hub {
    /// What there is to know of the question a seat is asked.
    pub(crate) async fn decision(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        seat: Option<Seat>,
        coaching: Coaching,
    ) -> Outcome<Option<Decision>> {
        let Some(kind) = look.kind_asked(seat) else { return Ok(None) };
        let Some(advice) = Words::get(visitor.lang).advice(&look.row().game, kind) else { return Ok(None) };
        let unasked = self.speaks_unasked(look, visitor.person, kind, coaching).await?;
        Ok(Some(Decision { kind, what: advice.what, wise: advice.wise, cost: advice.cost, unasked }))
    }

    async fn speaks_unasked(
        &self,
        look: &Look,
        person: Option<PersonId>,
        kind: &str,
        coaching: Coaching,
    ) -> Outcome<bool> {
        // A lesson has a coach of its own, and a turn that is worked out has been begun elsewhere.
        let quiet = coaching == Coaching::Off || is_lesson(look.row()) || look.plans_for().is_some();
        let Some(person) = person.filter(|_| !quiet) else { return Ok(false) };
        let known = Box::pin(self.store.schooling(person, &look.row().game)).await?;
        Ok(coaching.speaks_after(known.finished) && !known.coached.iter().any(|one| one == kind))
    }

    /// Somebody has had this kind of question explained: they have answered it, or put the card away.
    pub async fn note_coached(&self, look: &Look, person: PersonId, kind: &str) -> Outcome<()> {
        let asked = look.game()?.about().kinds.contains(&kind);
        if !asked || look.seats_of(Some(person)).is_empty() {
            return Err(Problem::Bad(Mistake::Form));
        }
        Ok(self.store.note_coached(person, &look.row().game, kind).await?)
    }

    /// Somebody answers what they are asked: if it was explained to them, it was for the last time.
    pub async fn note_answered(
        &self,
        look: &Look,
        person: PersonId,
        seat: Option<Seat>,
        coaching: Coaching,
    ) -> Outcome<()> {
        let Some(kind) = look.kind_asked(look.eyes_of(Some(person), seat)) else { return Ok(()) };
        if self.speaks_unasked(look, Some(person), kind, coaching).await? {
            self.note_coached(look, person, kind).await?;
        }
        Ok(())
    }
}

impl Look {
    /// The kind of question a seat is asked just now.
    fn kind_asked(&self, seat: Option<Seat>) -> Option<&'static str> {
        self.game().ok()?.question(seat?).map(|question| question.kind)
    }
}
