//! Going back: everybody who plays must agree.

use parlour_core::Seat;
use parlour_store::{PersonId, Proposal, Revision, Status, TableId, TableUpdate};

use crate::Hub;
use crate::live::Look;
use crate::problem::{Outcome, Problem};
use crate::update::new_entries;
use crate::why::Denial;

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
        self.store.propose_rewind(table, expected, to, seat).await?;
        self.proposal_changed(table)?;
        self.agree_to_rewind(table, person, to, None).await
    }

    /// Agrees for all seats of a person; the last to agree takes the table back, or moves it over to these rules.
    pub async fn agree_to_rewind(
        &self,
        table: &TableId,
        person: PersonId,
        to: u64,
        rules: Option<u32>,
    ) -> Outcome<()> {
        let seats = self.look(table).await?.seats_of(Some(person));
        let mut proposal = None;
        for seat in seats.iter() {
            proposal = Some(self.store.consent(table, seat, to, rules).await?);
        }
        let proposal = proposal.ok_or(Problem::Forbidden(Denial::NotAPlayer))?;
        self.proposal_changed(table)?;
        let hub = self.clone();
        let table = table.clone();
        tokio::spawn(async move { hub.rewind_if_agreed(&table, proposal).await })
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

    async fn rewind_if_agreed(&self, table: &TableId, proposal: Proposal) -> Outcome<()> {
        let guard = self.hold(table).await?;
        let snapshot = &guard.snapshot;
        let missing = snapshot.voters().iter().any(|seat| !proposal.consents.has(seat));
        let revision = snapshot.revision();
        if missing || revision.cuts != proposal.cuts {
            return Ok(());
        }
        if let Some(rules) = proposal.rules {
            return self.move_over(guard, proposal.to, rules).await;
        }
        if revision.len <= proposal.to {
            return Ok(());
        }
        let to = proposal.to as usize;
        let mut game = snapshot.game()?.copy();
        game.branch_off(to, number_of_next_cut(revision)?);
        let new = new_entries(game.as_ref(), to, None);
        let update = TableUpdate { status: None, ..self.update_of(snapshot, game.as_ref(), &new) };
        let done = self.store.rewind(table, revision, proposal.to, new, update).await;
        // The next to look loads the journal as it is then.
        let table = guard.forget();
        done?;
        self.drive(&table);
        Ok(())
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
