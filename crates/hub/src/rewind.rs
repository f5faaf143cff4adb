//! Going back: one's own last turn as long as nobody has acted on it, everything else if everybody who plays agrees.

use std::ops::Range;

use parlour_core::any::AnyTable;
use parlour_core::{Eyes, Seat, Who};
use parlour_model::TakeBackInfo;
use parlour_store::{Motion, PersonId, Proposal, Proposed, Revision, Source, Status, TableId, TableUpdate};

use crate::Hub;
use crate::live::{Look, TableGuard};
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::time::TableTime;
use crate::update::{asked, new_entries};
use crate::why::{Denial, Obstacle};

impl Hub {
    /// Proposes to keep only the first `to` lines; done at once if nobody else plays.
    pub async fn propose_rewind(
        &self,
        table: &TableId,
        person: PersonId,
        expected: Revision,
        to: u64,
    ) -> Outcome<()> {
        let seat = self.own_seat(table, person).await?;
        let what = Proposed::back(to);
        self.store.propose(table, expected, what, seat).await?;
        self.proposal_changed(table)?;
        self.tell_voters(&self.look(table).await?, person, what);
        self.agree(table, person, what).await
    }

    /// Agrees for all seats of a person; the last to agree has it done.
    pub async fn agree(&self, table: &TableId, person: PersonId, what: Proposed) -> Outcome<()> {
        let seats = self.look(table).await?.seats_of(Some(person));
        let mut proposal = None;
        for seat in seats.iter() {
            proposal = Some(self.store.consent(table, seat, what).await?);
        }
        let proposal = proposal.ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        self.proposal_changed(table)?;
        let hub = self.clone();
        let table = table.clone();
        tokio::spawn(async move { hub.do_if_agreed(&table, proposal).await })
            .await
            .map_err(|_| Problem::Internal)?
    }

    /// Withdraws or refuses the proposal.
    pub async fn refuse_rewind(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        self.own_seat(table, person).await?;
        self.store.withdraw_rewind(table).await?;
        self.proposal_changed(table)
    }

    /// Whoever looks next reads the proposal anew: the news of it may come a moment later.
    pub(crate) fn proposal_changed(&self, table: &TableId) -> Outcome<()> {
        self.table(table)?.proposal.forget();
        Ok(())
    }

    pub(crate) async fn own_seat(&self, table: &TableId, person: PersonId) -> Outcome<Seat> {
        let seat = self.look(table).await?.seats_of(Some(person)).first();
        seat.ok_or(Problem::Forbidden(Denial::NotAPlayer))
    }

    async fn do_if_agreed(&self, table: &TableId, proposal: Proposal) -> Outcome<()> {
        let guard = self.hold(table).await?;
        let (snapshot, what) = (&guard.snapshot, proposal.what);
        let missing = snapshot.voters_on(what).iter().any(|seat| !proposal.consents.has(seat));
        let revision = snapshot.revision();
        if missing || revision.cuts != proposal.cuts {
            return Ok(());
        }
        match what {
            Proposed { motion: Motion::Back, rules: Some(rules), to, .. } => {
                self.move_over(guard, to, rules).await
            }
            Proposed { motion: Motion::Back, to, .. } if to < revision.len => self.cut_back(guard, to).await,
            Proposed { motion: Motion::Back, .. } => Ok(()),
            _ => self.carry_out(guard, proposal).await,
        }
    }

    /// Keeps the first `to` lines alone.
    async fn cut_back(&self, guard: TableGuard, to: u64) -> Outcome<()> {
        let snapshot = &guard.snapshot;
        let (id, revision) = (snapshot.row().id.clone(), snapshot.revision());
        let mut game = snapshot.game()?.copy();
        game.branch_off(to as usize, number_of_next_cut(revision)?);
        let new = new_entries(game.as_ref(), to as usize, None);
        let update = TableUpdate { status: None, ..self.update_of(snapshot, game.as_ref(), &new) };
        let done = self.store.rewind(&id, revision, to, new, update).await;
        // The next to look loads the journal as it is then.
        let table = guard.forget();
        done?;
        self.waiting.forget_all();
        self.drive(&table);
        Ok(())
    }

    /// The last turn of a seat, if there is one that can be taken back or asked for.
    pub(crate) fn last_turn_of(&self, snapshot: &Snapshot, seat: Seat) -> Option<TakeBackInfo> {
        let row = snapshot.row();
        if row.status != Status::Running || snapshot.lecture().is_some() || snapshot.persons().len() < 2 {
            return None;
        }
        let game = snapshot.game.as_deref()?;
        if !game.draft(seat).is_empty() {
            return None;
        }
        let from = game.entries().saturating_sub(LOOK_BACK);
        let (answers, sources) = (game.answers(from), snapshot.sources.get(from..)?);
        let turn = last_turn(seat, &answers, sources)?;
        let caretaker = sources[turn.start..turn.end].contains(&Source::Caretaker);
        let time = TableTime::of(row, &self.clock);
        let until = caretaker
            .then(|| time.now - self.clock.since(row.moved.unwrap_or_default()) + self.grace(row) * 2);
        let in_time = until.is_none_or(|until| time.now < until);
        let untouched = sources[turn.end..].iter().all(|source| *source == Source::Forced);
        let to = from + turn.start;
        // Whether others are trying something is their secret: it may not show here.
        let at_once = untouched && in_time && !reveals(game, seat, to);
        Some(TakeBackInfo { to: to as u64, at_once, caretaker, until: until.filter(|_| at_once) })
    }

    /// Takes the last turn of a person's seat back: at once if nobody has acted on it and nothing was revealed, else with
    /// everybody's consent.
    pub async fn take_back_turn(&self, table: &TableId, person: PersonId, expected: Revision) -> Outcome<()> {
        self.own_seat(table, person).await?;
        let hub = self.clone();
        let table = table.clone();
        tokio::spawn(async move { hub.take_back_now(&table, person, expected).await })
            .await
            .map_err(|_| Problem::Internal)?
    }

    async fn take_back_now(&self, table: &TableId, person: PersonId, expected: Revision) -> Outcome<()> {
        let guard = self.hold(table).await?;
        let snapshot = &guard.snapshot;
        if snapshot.revision() != expected {
            return Err(Problem::Stale(snapshot.revision()));
        }
        let turns =
            snapshot.seats_of(Some(person)).iter().filter_map(|seat| self.last_turn_of(snapshot, seat));
        let last = turns.max_by_key(|turn| turn.to).ok_or(Problem::Conflict(Obstacle::NothingToUndo))?;
        if last.at_once {
            return self.cut_back(guard, last.to).await;
        }
        drop(guard);
        self.propose_rewind(table, person, expected, last.to).await
    }

    /// The proposal to go back that stands, if one does. It is read once, until news of it comes.
    pub(crate) async fn standing_proposal(&self, look: &Look) -> Outcome<Option<Proposal>> {
        if !matches!(look.row().status, Status::Running | Status::Over) {
            return Ok(None);
        }
        let version = look.table.versions().rewind;
        let fits = |proposal: &Proposal| proposal.cuts == look.revision().cuts;
        if let Some(known) = look.table.proposal.get(version)
            && known.as_ref().is_none_or(fits)
        {
            return Ok(known);
        }
        let proposal = Box::pin(self.store.proposal(&look.row().id)).await?.filter(fits);
        look.table.proposal.keep(version, proposal);
        Ok(proposal)
    }
}

/// The number the store will give the next cut of a journal.
pub(crate) fn number_of_next_cut(revision: Revision) -> Outcome<u32> {
    u32::try_from(revision.cuts + 1).map_err(|_| Problem::Internal)
}

/// So many lines are looked through for a seat's last turn.
const LOOK_BACK: usize = 200;
/// So many lines before a turn are looked through for secrets that its end may have told.
const SECRETS_BACK: usize = 30;

/// The last lines of a seat in a row, which it chose itself or a caretaker for it; what was forced in between goes along.
fn last_turn(seat: Seat, answers: &[(Who, String)], sources: &[Source]) -> Option<Range<usize>> {
    let own = |at: usize| answers[at].0 == Who::Seat(seat);
    let chosen = |at: usize| own(at) && matches!(sources[at], Source::Person | Source::Caretaker);
    let last = (0..answers.len().min(sources.len())).rev().find(|at| chosen(*at))?;
    let goes_along = |at: &usize| chosen(*at) || (own(*at) && sources[*at] == Source::Forced);
    let mut start = (0..=last).rev().take_while(goes_along).last()?;
    // What was forced before the first choice would be forced again.
    while !chosen(start) {
        start += 1;
    }
    Some(start..last + 1)
}

/// Has the turn that begins at a line told its seat what others had answered in secret? It has if it was the last answer to
/// a question they were all asked.
fn reveals(game: &dyn AnyTable, seat: Seat, to: usize) -> bool {
    let before = asked(game.at(to).decision());
    if before.len() > 1 && asked(game.decision()).iter().all(|other| before.has(other)) {
        return false;
    }
    let from = to.saturating_sub(SECRETS_BACK);
    let answers = game.answers(from);
    let is_secret = |line: usize| !game.audience(line).includes(Eyes::Seat(seat));
    let of_the_question = |line: &usize| is_secret(*line) || answers[*line - from].0 == Who::Seat(seat);
    (from..to).rev().take_while(of_the_question).any(is_secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat::new(0);

    fn turn(lines: &str) -> Option<Range<usize>> {
        let lines: Vec<char> = lines.chars().collect();
        let who = |line: &char| match line {
            '*' => Who::Chance,
            'b' | 'o' => Who::Seat(Seat::new(1)),
            _ => Who::Seat(RED),
        };
        let source = |line: &char| match line {
            '*' => Source::Chance,
            'c' => Source::Caretaker,
            'f' | 'o' => Source::Forced,
            _ => Source::Person,
        };
        let answers: Vec<_> = lines.iter().map(|line| (who(line), String::new())).collect();
        let sources: Vec<_> = lines.iter().map(source).collect();
        last_turn(RED, &answers, &sources)
    }

    #[test]
    fn a_turn_is_what_a_seat_chose_in_a_row() {
        assert_eq!(turn("bb*b"), None);
        assert_eq!(turn("rrbrrr"), Some(3..6));
        assert_eq!(turn("rr*rro"), Some(3..5));
        assert_eq!(turn("bfrfrb"), Some(2..5));
        assert_eq!(turn("bcccbo"), Some(1..4));
    }
}
