//! Answers and what goes with them: tried in memory, made durable, then told.

use parlour_core::any::{AnyTable, Refused};
use parlour_core::{Seat, SeatSet};
use parlour_store::{PersonId, Source, Status, StoreError, TableId};

use super::hot::Hot;
use super::spot::Spot;
use super::update::new_entries;
use super::{Held, Slot};
use crate::app::App;
use crate::metrics::count;
use crate::problem::{Outcome, Problem};

/// What a seat does.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// Answers, all or none.
    Answer(Vec<String>),
    /// Takes back the last answer of the draft.
    Undo,
    /// Gives it again.
    Redo,
    /// Takes back the whole draft.
    Restart,
    /// Ends the turn.
    End,
}

/// A deed, whose it is and what it answers.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    /// Who answers for the seat must hold it still; bots and caretakers are no person.
    pub(crate) person: Option<PersonId>,
    /// The position it answers.
    pub(crate) at: Spot,
    pub(crate) deed: Deed,
    pub(crate) source: Source,
    /// Does the seat end its turns by hand?
    pub(crate) confirm: bool,
}

impl App {
    /// Does a deed. It runs to its end even if whoever asked for it goes away.
    pub(crate) async fn act(&self, deed: Move) -> Outcome<()> {
        let app = self.clone();
        // In a box: a task is moved several times before it runs.
        let doing = Box::pin(async move { app.act_now(deed).await });
        tokio::spawn(doing).await.map_err(|_| Problem::Internal)?
    }

    async fn act_now(&self, deed: Move) -> Outcome<()> {
        let mut held = self.hold(&deed.table).await?;
        check(held.hot(), &deed).inspect_err(|problem| {
            if matches!(problem, Problem::Stale(_)) {
                count(&self.metrics.stale);
            }
        })?;
        let mut hot = held.take();
        let game = hot.game.as_deref_mut().ok_or(Problem::Internal)?;
        let before = game.entries();
        if let Err(problem) = play(game, &deed) {
            held.put_back(hot);
            return Err(problem);
        }
        let written = if game.entries() > before {
            self.write_lines(&mut hot, before, &deed).await
        } else {
            self.write_draft(&mut hot, deed.seat).await
        };
        match written {
            Ok(()) => self.after(held, hot, before, &deed),
            // The table is loaded anew: memory may be ahead of the journal, or behind it.
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    fn after(&self, mut held: Held, hot: Hot, before: usize, deed: &Move) {
        let slot = held.slot.clone();
        if hot.place().len as usize > before {
            let by_hand = deed.source == Source::Person;
            count(if by_hand { &self.metrics.answers } else { &self.metrics.bot_answers });
            self.tell_asked(&hot, deed.person);
        }
        let bots = hot.row().asked.iter().any(|seat| hot.automaton(seat).is_some());
        held.put_back(hot);
        drop(held);
        if bots {
            self.drive(&slot);
        }
    }

    async fn write_lines(&self, hot: &mut Hot, before: usize, deed: &Move) -> Result<(), StoreError> {
        let game = hot.game.as_deref().ok_or(StoreError::NotFound("game"))?;
        let new = new_entries(game, before, Some((deed.seat, deed.source)));
        let mut update = self.update_of(hot, game, &new);
        update.drop_drafts = fallen_drafts(hot, game);
        if self.config.many_nodes {
            let touched = update.drop_drafts.with(deed.seat);
            update.drafts_known =
                touched.iter().map(|seat| (seat, hot.draft_versions[seat.index()])).collect();
        }
        let done = self.store.append(&deed.table, hot.place(), new.clone(), update.clone()).await?;
        for seat in update.drop_drafts.iter() {
            hot.draft_versions[seat.index()] += 1;
            hot.drafting.remove(seat);
        }
        hot.note(done, &new, &update);
        Ok(())
    }

    async fn write_draft(&self, hot: &mut Hot, seat: Seat) -> Result<(), StoreError> {
        let words = hot.game.as_ref().map(|game| game.draft(seat)).unwrap_or_default();
        let version = &mut hot.draft_versions[seat.index()];
        let row = &hot.seated.row;
        *version = self.store.put_draft(&row.id, seat, *version, row.place, &words).await?;
        hot.drafting = if words.is_empty() { hot.drafting.without(seat) } else { hot.drafting.with(seat) };
        Ok(())
    }

    /// Has the bots of a table play, in the background.
    pub(crate) fn drive(&self, slot: &std::sync::Arc<Slot>) {
        super::bots::drive(self.clone(), slot.clone());
    }
}

/// May this be tried at all?
fn check(hot: &Hot, deed: &Move) -> Outcome<()> {
    let mine = match deed.person {
        Some(person) => hot.seats_of(Some(person)).has(deed.seat),
        None => hot.automaton(deed.seat).is_some(),
    };
    if !mine {
        return Err(Problem::Forbidden("Somebody else sits there."));
    }
    if hot.spot(Some(deed.seat)) != deed.at {
        return Err(Problem::Stale(hot.place()));
    }
    if hot.row().status != Status::Running {
        return Err(Problem::Conflict("The game is not being played."));
    }
    Ok(())
}

/// Plays in memory; what is refused changes nothing.
fn play(game: &mut dyn AnyTable, deed: &Move) -> Outcome<()> {
    let seat = deed.seat;
    let confirm = game.habits_mut().confirm.without(seat);
    game.habits_mut().confirm = if deed.confirm { confirm.with(seat) } else { confirm };
    match &deed.deed {
        Deed::Answer(words) => {
            if deed.person.is_none() {
                game.restart(seat);
            }
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            game.answer(seat, &words).map(|_| ()).map_err(refusal)
        }
        Deed::Undo => or(game.undo(seat), "There is nothing to undo."),
        Deed::Redo => or(game.redo(seat), "There is nothing to redo."),
        Deed::Restart => {
            game.restart(seat);
            Ok(())
        }
        Deed::End if !game.is_ready(seat) => Err(Problem::Conflict("Your turn is not finished.")),
        Deed::End => or(game.commit(seat), "There is nothing to end."),
    }
}

fn or(done: bool, problem: &'static str) -> Outcome<()> {
    if done { Ok(()) } else { Err(Problem::Conflict(problem)) }
}

pub(crate) fn refusal(refused: Refused) -> Problem {
    match refused {
        Refused::Rules(reasons) => Problem::Refused(reasons),
        Refused::Notation(error) => Problem::Bad(format!("The answer cannot be read: {error}.")),
        Refused::NoDraw => Problem::Conflict("The table draws for itself."),
    }
}

/// The drafts in the store that are empty in memory: played, or cut by what was played.
fn fallen_drafts(hot: &Hot, game: &dyn AnyTable) -> SeatSet {
    hot.drafting.iter().filter(|seat| game.draft(*seat).is_empty()).collect()
}
