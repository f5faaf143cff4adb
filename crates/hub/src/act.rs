//! Answers and what goes with them: tried on a copy, made durable, then published.

use std::sync::Arc;

use parlour_core::any::{AnyTable, Refused};
use parlour_core::{Seat, SeatSet};
use parlour_store::{Missing, NewEntry, PersonId, Source, Status, StoreError, TableId, TableUpdate};

use crate::drafts::stored_words;
use crate::lesson::Lecture;
use crate::live::{LiveTable, Look, TableGuard};
use crate::look::Visitor;
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::token::PositionToken;
use crate::update::new_entries;
use crate::why::{Denial, Obstacle, Unreadable};
use crate::{Hub, count, drive, plan};

/// What a seat does in its turn.
#[derive(Clone, Debug)]
pub enum TurnAction {
    /// Answers, all or none.
    Answer(Vec<String>),
    /// Pays so much of each of what the bill may be paid with, in one go.
    Pay(Vec<u16>),
    /// Takes back the last click of the draft: an answer, or all that were given at once.
    Undo,
    /// Gives it again.
    Redo,
    /// Takes back the whole draft.
    Restart,
    /// Ends the turn.
    End,
    /// Puts a turn that was worked out before on the board, as far as it is allowed.
    TakeUp(Vec<String>),
}

/// An action as somebody asks for it.
#[derive(Clone, Debug)]
pub struct Play {
    /// For which seat, if they hold several.
    pub seat: Option<Seat>,
    /// The position it answers.
    pub at: PositionToken,
    /// What is done.
    pub action: TurnAction,
    /// Does the seat end its turns by hand?
    pub confirm: bool,
}

/// An action, whose it is and what it answers.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    /// Who answers for the seat must hold it still; bots and caretakers are no person.
    pub(crate) person: Option<PersonId>,
    /// The position it answers.
    pub(crate) at: PositionToken,
    pub(crate) action: TurnAction,
    pub(crate) source: Source,
    /// Does the seat end its turns by hand?
    pub(crate) confirm: bool,
}

impl Hub {
    /// Plays for a seat of somebody; gives the table as it stands then.
    pub async fn play(&self, table: &TableId, visitor: &Visitor<'_>, play: Play) -> Outcome<Look> {
        let person = visitor.person.ok_or(Problem::SignIn)?;
        let look = self.visit(table, visitor).await?;
        let yours = look.seats_of(Some(person));
        if yours.is_empty() || play.seat.is_some_and(|seat| !yours.has(seat)) {
            return Err(Problem::Forbidden(Denial::NotYourSeat));
        }
        let seat = look.eyes_of(Some(person), play.seat).ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        if look.is_missed(seat) {
            Box::pin(self.come_back(table, person)).await?;
        }
        self.act(Attempt {
            table: table.clone(),
            seat,
            person: Some(person),
            at: play.at,
            action: play.action,
            source: Source::Person,
            // In a lesson the coach knows when a turn ends.
            confirm: play.confirm && look.lecture().is_none(),
        })
        .await
    }

    /// Does what is asked for. It runs to its end even if whoever asked for it goes away.
    pub(crate) async fn act(&self, attempt: Attempt) -> Outcome<Look> {
        let hub = self.clone();
        // In a box: a task is moved several times before it runs.
        let doing = Box::pin(async move { hub.act_now(attempt).await });
        tokio::spawn(doing).await.map_err(|_| Problem::Internal)?
    }

    async fn act_now(&self, attempt: Attempt) -> Outcome<Look> {
        let mut guard = self.hold(&attempt.table).await?;
        if self.config.many_nodes && matches!(check(&guard.snapshot, &attempt), Err(Problem::Stale(_))) {
            // What another node has acknowledged, and we have not heard of yet, is not too late.
            self.reload(&mut guard).await?;
        }
        check(&guard.snapshot, &attempt).inspect_err(|problem| {
            if matches!(problem, Problem::Stale(_)) {
                count(&self.counters.stale);
            }
        })?;
        let mut game = guard.snapshot.game()?.copy();
        let before = game.entries();
        play(game.as_mut(), &attempt)?;
        let lecture = self.coached(&guard.snapshot, &attempt, game.as_mut()).await?;
        let moved = game.entries() > before;
        let mut next = guard.snapshot.with_game(game);
        if let Some(lecture) = lecture {
            next.seated.row.settings = lecture.settings();
        }
        let written = if moved {
            self.write_lines(&next, before, &attempt).await
        } else {
            self.write_draft(&next, attempt.seat).await
        };
        match written {
            Ok(written) => self.published(guard, next, written, &attempt).await,
            Err(error) => {
                // Memory may be ahead of the journal, or behind it. What was asked of a bot still is.
                self.drive(&guard.forget());
                Err(error.into())
            }
        }
    }

    /// In a lesson: has the coach let it pass? Then what is read by it is kept, and the script goes on.
    async fn coached(
        &self,
        snapshot: &Snapshot,
        attempt: &Attempt,
        game: &mut dyn AnyTable,
    ) -> Outcome<Option<Lecture>> {
        let TurnAction::Answer(words) = &attempt.action else { return Ok(None) };
        let Some(lecture) = snapshot.lecture() else { return Ok(None) };
        let heard = lecture.heard(snapshot.game()?.as_ref(), words, game)?;
        if heard.read != lecture.read {
            self.note_read(&attempt.table, heard).await?;
        }
        Ok(Some(heard))
    }

    /// Everybody may see what is durable now; whoever waits is told, bots go on.
    async fn published(
        &self,
        guard: TableGuard,
        mut next: Snapshot,
        written: Written,
        attempt: &Attempt,
    ) -> Outcome<Look> {
        let dropped = written.note(&mut next, attempt.seat);
        if next.revision() != guard.snapshot.revision() {
            let by_hand = attempt.source == Source::Person;
            count(if by_hand { &self.counters.answers } else { &self.counters.bot_answers });
            self.tell_asked(&next, attempt.person);
            self.waiting.forget(&next.persons());
        }
        if !dropped.without(attempt.seat).is_empty() {
            // A draft that fell may have kept its seat from being answered for: the table is loaded anew, to see whether
            // it goes on by itself.
            drop(guard.forget());
            return Box::pin(self.look(&attempt.table)).await;
        }
        let look = guard.publish(next);
        if drive::goes_on(&look) {
            self.drive(&look.table);
        }
        Ok(look)
    }

    async fn write_lines(
        &self,
        next: &Snapshot,
        before: usize,
        attempt: &Attempt,
    ) -> Result<Written, StoreError> {
        let game = next.game.as_deref().ok_or(StoreError::NotFound(Missing::Game))?;
        let new = new_entries(game, before, Some((attempt.seat, attempt.source)));
        let mut update = self.update_of(next, game, &new);
        update.drop_drafts = fallen_drafts(next, game);
        if self.config.many_nodes {
            let touched = update.drop_drafts.with(attempt.seat);
            update.drafts_known =
                touched.iter().map(|seat| (seat, next.draft_versions[seat.index()])).collect();
        }
        let done = self.store.append(&attempt.table, next.revision(), new.clone(), update.clone()).await?;
        Ok(Written::Lines { done, new, update })
    }

    async fn write_draft(&self, next: &Snapshot, seat: Seat) -> Result<Written, StoreError> {
        let words = next.game.as_ref().map(|game| stored_words(game.as_ref(), seat)).unwrap_or_default();
        let (row, version) = (next.row(), next.draft_versions[seat.index()]);
        let version = self.store.put_draft(&row.id, seat, version, row.revision, &words).await?;
        Ok(Written::Draft { version, is_empty: words.is_empty() })
    }

    /// Has a table go on as far as it can without a person, in the background.
    pub(crate) fn drive(&self, table: &Arc<LiveTable>) {
        drive::drive(self.clone(), table.clone());
    }
}

/// What is durable now.
enum Written {
    Lines { done: parlour_store::Appended, new: Vec<NewEntry>, update: TableUpdate },
    Draft { version: u64, is_empty: bool },
}

impl Written {
    /// Notes it in the table; gives the seats whose drafts fell.
    fn note(self, next: &mut Snapshot, seat: Seat) -> SeatSet {
        match self {
            Self::Lines { done, new, update } => {
                next.note(done, &new, &update);
                update.drop_drafts
            }
            Self::Draft { version, is_empty } => {
                next.draft_versions[seat.index()] = version;
                next.drafting = if is_empty { next.drafting.without(seat) } else { next.drafting.with(seat) };
                SeatSet::EMPTY
            }
        }
    }
}

/// May this be tried at all?
fn check(snapshot: &Snapshot, attempt: &Attempt) -> Outcome<()> {
    let mine = match attempt.person {
        Some(person) => snapshot.seats_of(Some(person)).has(attempt.seat),
        None => snapshot.automaton(attempt.seat).is_some(),
    };
    if !mine {
        return Err(Problem::Forbidden(Denial::NotYourSeat));
    }
    if snapshot.token(Some(attempt.seat)) != attempt.at {
        return Err(Problem::Stale(snapshot.revision()));
    }
    if snapshot.row().status != Status::Running {
        return Err(Problem::Conflict(Obstacle::NotPlayed));
    }
    Ok(())
}

/// Plays in memory; what is refused changes nothing.
fn play(game: &mut dyn AnyTable, attempt: &Attempt) -> Outcome<()> {
    let seat = attempt.seat;
    let confirm = game.habits_mut().confirm.without(seat);
    game.habits_mut().confirm = if attempt.confirm { confirm.with(seat) } else { confirm };
    match &attempt.action {
        TurnAction::Answer(words) => {
            if attempt.person.is_none() {
                game.restart(seat);
            }
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            game.answer(seat, &words).map(|_| ()).map_err(refusal)
        }
        TurnAction::Pay(amounts) => {
            let settled = game.settle(seat, amounts);
            let words = settled.ok_or(Problem::Conflict(Obstacle::BillNotSettled))?;
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            game.answer(seat, &words).map(|_| ()).map_err(refusal)
        }
        TurnAction::Undo => or(game.undo(seat), Obstacle::NothingToUndo),
        TurnAction::Redo => or(game.redo(seat), Obstacle::NothingToRedo),
        TurnAction::Restart => {
            game.restart(seat);
            Ok(())
        }
        TurnAction::TakeUp(words) => {
            game.take_up(seat, &plan::clicks(words));
            or(!game.draft(seat).is_empty(), Obstacle::NoPlan)
        }
        TurnAction::End if !game.is_ready(seat) => Err(Problem::Conflict(Obstacle::TurnNotFinished)),
        TurnAction::End => or(game.commit(seat), Obstacle::NothingToEnd),
    }
}

fn or(done: bool, obstacle: Obstacle) -> Outcome<()> {
    if done { Ok(()) } else { Err(Problem::Conflict(obstacle)) }
}

fn refusal(refused: Refused) -> Problem {
    match refused {
        Refused::Rules(reasons) => Problem::Refused(reasons),
        Refused::Notation(error) => Problem::Unreadable(Unreadable::Answer, error.to_string()),
        Refused::NoDraw => Problem::Conflict(Obstacle::TableDraws),
    }
}

/// The drafts in the store that are empty in memory: played, or cut by what was played.
fn fallen_drafts(next: &Snapshot, game: &dyn AnyTable) -> SeatSet {
    next.drafting.iter().filter(|seat| game.draft(*seat).is_empty()).collect()
}
