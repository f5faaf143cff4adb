//! Plan while you wait: somebody works their next turn out on a table of their own, keeps it, and is offered it when their
//! turn has come.
//!
//! The table of its own goes on from the present position as the planner knows it: what others have planned in secret is left
//! out, what was dealt to them alone is dealt anew (`AnyTable::known_to`). Bots play for the others there, since nobody knows what
//! those will do.

use std::sync::Arc;

use parlour_core::any::AnyTable;
use parlour_core::{Seat, Who};
use parlour_model::PlanInfo;
use parlour_store::{Holder, Person, PersonId, PlanRow, Status, TableId};

use crate::Hub;
use crate::act::{Attempt, TurnAction};
use crate::live::Look;
use crate::lobby::Filling;
use crate::look::Visitor;
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::terms::Terms;
use crate::think::CARETAKER;
use crate::why::{Denial, Obstacle};

impl Hub {
    /// Begins a plan for a seat of somebody; gives the table where it is worked out.
    pub async fn begin_plan(&self, look: &Look, visitor: &Visitor<'_>, host: &Person) -> Outcome<TableId> {
        let seat = look.eyes_of(visitor.person, None).ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        if look.row().status != Status::Running {
            return Err(Problem::Conflict(Obstacle::NotPlayed));
        }
        self.forget_plan(&look.row().id, seat).await?;
        let seats = look.seated.seats.iter().map(|row| match &row.holder {
            Holder::Bot(level) => Filling::Bot(level.clone()),
            _ if row.seat == seat => Filling::Me(Some(row.name.clone())),
            _ => Filling::Bot(CARETAKER.into()),
        });
        let sketch = self.sketch(look, host, seat, seats.collect()).await?;
        let since = look.revision().len;
        let plan = PlanRow { seat, since, words: Vec::new(), sketch: Some(sketch.clone()) };
        self.store.put_plan(&look.row().id, &plan).await?;
        self.seats_changed(&look.row().id);
        Ok(sketch)
    }

    /// Keeps what somebody has played on the table of a plan; gives the table it is for.
    pub async fn keep_plan(&self, sketch: &Look, person: PersonId) -> Outcome<TableId> {
        let origin = Terms::of(sketch.row()).from.ok_or(Problem::Conflict(Obstacle::NoPlan))?;
        let seat: Seat =
            origin.plan.as_deref().and_then(|seat| seat.parse().ok()).ok_or(Problem::NotFound)?;
        if !sketch.seats_of(Some(person)).has(seat) {
            return Err(Problem::Forbidden(Denial::NotYourSeat));
        }
        let table: TableId = origin.table.as_deref().unwrap_or_default().parse()?;
        let words = first_turn(sketch.game()?.as_ref(), seat, origin.told.unwrap_or(origin.lines));
        if words.is_empty() {
            return Err(Problem::Conflict(Obstacle::NoPlan));
        }
        let look = self.look_at_seats(&table).await?;
        if !look.seats_of(Some(person)).has(seat) {
            return Err(Problem::Forbidden(Denial::NotYourSeat));
        }
        let plan = PlanRow { seat, since: origin.lines as u64, words, sketch: None };
        self.store.put_plan(&table, &plan).await?;
        self.store.delete_table(&sketch.row().id).await?;
        self.seats_changed(&sketch.row().id);
        self.seats_changed(&table);
        Ok(table)
    }

    /// Puts a plan on the board as far as it is still allowed: as a draft, which its owner ends or takes back.
    pub async fn use_plan(&self, look: &Look, visitor: &Visitor<'_>) -> Outcome<Look> {
        let person = visitor.person.ok_or(Problem::SignIn)?;
        let seat = look.eyes_of(visitor.person, None).ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        let plan = self.plan_of(look, seat).await?.ok_or(Problem::Conflict(Obstacle::NoPlan))?;
        let done = self
            .act(Attempt {
                table: look.row().id.clone(),
                seat,
                person: Some(person),
                at: look.token(Some(seat)),
                action: TurnAction::TakeUp(plan.words),
                source: parlour_store::Source::Person,
                confirm: true,
            })
            .await?;
        self.forget_plan(&look.row().id, seat).await?;
        Ok(done)
    }

    /// Drops the plan of a seat, and the table where it was worked out.
    pub async fn drop_plan(&self, look: &Look, visitor: &Visitor<'_>) -> Outcome<()> {
        let seat = look.eyes_of(visitor.person, None).ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        self.forget_plan(&look.row().id, seat).await
    }

    async fn forget_plan(&self, table: &TableId, seat: Seat) -> Outcome<()> {
        let plans = self.store.plans(table).await?;
        let Some(plan) = plans.into_iter().find(|plan| plan.seat == seat) else { return Ok(()) };
        self.store.drop_plan(table, seat).await?;
        if let Some(sketch) = plan.sketch {
            // It may be gone already.
            let _ = self.store.delete_table(&sketch).await;
            self.seats_changed(&sketch);
        }
        self.seats_changed(table);
        Ok(())
    }

    /// The plan of a seat; read once, until somebody changes one.
    async fn plan_of(&self, look: &Look, seat: Seat) -> Outcome<Option<PlanRow>> {
        let version = look.table.seats_version();
        let plans = if let Some(plans) = look.table.plans.get(version) {
            plans
        } else {
            let plans = Arc::new(Box::pin(self.store.plans(&look.row().id)).await?);
            look.table.plans.keep(version, plans.clone());
            plans
        };
        Ok(plans.iter().find(|plan| plan.seat == seat).cloned())
    }

    /// The plan of somebody, for programs.
    pub async fn read_plan(&self, look: &Look, visitor: &Visitor<'_>) -> Outcome<PlanInfo> {
        let seat = look.eyes_of(visitor.person, None).ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        self.plan_info(look, Some(seat)).await?.ok_or(Problem::NotFound)
    }

    /// What is told of a plan to whoever looks through the eyes of its seat.
    pub(crate) async fn plan_info(&self, look: &Look, seat: Option<Seat>) -> Outcome<Option<PlanInfo>> {
        let Some(seat) = seat.filter(|_| look.row().status == Status::Running) else { return Ok(None) };
        let Some(plan) = self.plan_of(look, seat).await? else { return Ok(None) };
        let game = look.game()?;
        let asked = look.row().asked.has(seat) && game.draft(seat).is_empty();
        Ok(Some(PlanInfo {
            steps: plan.words.len(),
            possible: asked.then(|| possible(game.as_ref(), seat, &plan.words)),
            answers: plan.words,
            since: plan.since as usize,
            news: look.revision().len.saturating_sub(plan.since) as usize,
            sketch: plan.sketch.map(|sketch| sketch.to_string()),
        }))
    }
}

impl Snapshot {
    /// The seat whose turn is worked out at this table, if it is made for that.
    pub(crate) fn plans_for(&self) -> Option<Seat> {
        Terms::of(self.row()).from?.plan?.parse().ok()
    }
}

/// How many answers of a plan are still allowed, one after the other.
fn possible(game: &dyn AnyTable, seat: Seat, words: &[String]) -> usize {
    let mut copy = game.copy();
    copy.take_up(seat, &clicks(words));
    copy.draft(seat).len().min(words.len())
}

/// Each answer of a plan is a click of its own: what is no longer wanted is taken back one by one.
pub(crate) fn clicks(words: &[String]) -> Vec<Vec<String>> {
    words.iter().map(|words| vec![words.clone()]).collect()
}

/// What a seat answered first after so many lines, up to the first answer of somebody else or of chance; else its draft.
fn first_turn(game: &dyn AnyTable, seat: Seat, from: usize) -> Vec<String> {
    let answers = game.answers(from).into_iter();
    let own = answers.skip_while(|(who, _)| *who != Who::Seat(seat));
    let turn: Vec<String> =
        own.take_while(|(who, _)| *who == Who::Seat(seat)).map(|(_, words)| words).collect();
    if turn.is_empty() { game.draft(seat) } else { turn }
}
