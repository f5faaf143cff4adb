//! Going back: everybody who plays must agree.

use parlour_core::{Seat, SeatSet};
use parlour_store::{PersonId, Place, Proposal, TableId, TableUpdate};

use super::hot::{Hot, person_of};
use super::update::new_entries;
use crate::app::App;
use crate::problem::{Outcome, Problem};

impl App {
    /// Proposes to keep only the first `to` lines; done at once if nobody else plays.
    pub(crate) async fn propose_rewind(
        &self,
        table: &TableId,
        person: PersonId,
        expected: Place,
        to: u64,
    ) -> Outcome<()> {
        let seat = self.own_seat(table, person).await?;
        self.store.propose_rewind(table, expected, to, seat).await?;
        self.proposal_changed(table).await?;
        self.agree_to_rewind(table, person, to).await
    }

    /// Agrees for all seats of a person; the last to agree takes the table back.
    pub(crate) async fn agree_to_rewind(&self, table: &TableId, person: PersonId, to: u64) -> Outcome<()> {
        let seats = {
            let held = self.hold(table).await?;
            held.hot().seats_of(Some(person))
        };
        let mut proposal = None;
        for seat in seats.iter() {
            proposal = Some(self.store.consent(table, seat, to).await?);
        }
        let proposal = proposal.ok_or(Problem::Forbidden("You do not play here."))?;
        self.proposal_changed(table).await?;
        let app = self.clone();
        let table = table.clone();
        tokio::spawn(async move { app.rewind_if_agreed(&table, proposal).await })
            .await
            .map_err(|_| Problem::Internal)?
    }

    /// Withdraws or refuses the proposal.
    pub(crate) async fn refuse_rewind(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        self.own_seat(table, person).await?;
        self.store.withdraw_rewind(table).await?;
        self.proposal_changed(table).await
    }

    /// Whoever looks next reads the proposal anew: the news of it may come a moment later.
    async fn proposal_changed(&self, table: &TableId) -> Outcome<()> {
        self.hold(table).await?.hot().proposal.set(None);
        Ok(())
    }

    async fn own_seat(&self, table: &TableId, person: PersonId) -> Outcome<Seat> {
        let held = self.hold(table).await?;
        let seat = held.hot().seats_of(Some(person)).first();
        seat.ok_or(Problem::Forbidden("You do not play here."))
    }

    async fn rewind_if_agreed(&self, table: &TableId, proposal: Proposal) -> Outcome<()> {
        let mut held = self.hold(table).await?;
        let hot = held.hot();
        let missing = voters(hot).iter().any(|seat| !proposal.consents.has(seat));
        if missing || hot.place().cuts != proposal.cuts || hot.place().len <= proposal.to {
            return Ok(());
        }
        // Taken out and not put back: the next caller loads the journal as it is then.
        let mut hot = held.take();
        let to = proposal.to as usize;
        let expected = hot.place();
        let game = hot.game.as_deref_mut().ok_or(Problem::Internal)?;
        game.rewind_to(to);
        let game = hot.game.as_deref().ok_or(Problem::Internal)?;
        let new = new_entries(game, to, None);
        let update = TableUpdate { status: None, ..self.update_of(&hot, game, &new) };
        self.store.rewind(table, expected, proposal.to, new, update).await?;
        let slot = held.slot.clone();
        drop(held);
        self.drive(&slot);
        Ok(())
    }
}

/// The seats that must agree: those of people who still play.
pub(crate) fn voters(hot: &Hot) -> SeatSet {
    let votes = |row: &&parlour_store::SeatRow| person_of(&row.holder).is_some() && !row.resigned;
    hot.seated.seats.iter().filter(votes).map(|row| row.seat).collect()
}
