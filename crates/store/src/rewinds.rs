//! Proposals to go back, and who agrees.

use parlour_core::{Seat, SeatSet};
use serde::Serialize;

use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId};
use crate::journal::Place;
use crate::link::{Link, sql};
use crate::news::{News, Part};
use crate::seats::seat_number;
use crate::store::Store;
use crate::tables::{self, Status, seat_set};

/// A proposal to cut the journal back; there is at most one per table, and a cut ends it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proposal {
    /// How many lines would stay.
    pub to: u64,
    /// How often the journal had been cut back then.
    pub cuts: u64,
    /// Who proposed it.
    pub proposer: Seat,
    /// Who agrees, the proposer included.
    pub consents: SeatSet,
    /// When it was proposed.
    pub proposed: Moment,
}

type RawProposal = (i64, i64, i64, i64, Moment);

impl TryFrom<RawProposal> for Proposal {
    type Error = StoreError;

    fn try_from((to, cuts, seat, consents, when): RawProposal) -> Result<Self> {
        let proposer = seat_number(seat)?;
        let consents = seat_set(consents);
        Ok(Self { to: to as u64, cuts: cuts as u64, proposer, consents, proposed: when })
    }
}

impl Store {
    /// The proposal that stands at a table.
    pub async fn proposal(&self, table: &TableId) -> Result<Option<Proposal>> {
        one(&mut self.read().await?, table).await
    }

    /// Proposes to keep only the first `to` lines. Replaces the seat's own earlier proposal.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the journal has moved on; [`StoreError::Taken`] if another seat's proposal stands.
    pub async fn propose_rewind(
        &self,
        table: &TableId,
        expected: Place,
        to: u64,
        proposer: Seat,
    ) -> Result<Proposal> {
        let args = (table.clone(), expected, to, proposer);
        self.write(args, |(table, expected, to, proposer), link| {
            Box::pin(propose(link, table, *expected, *to, *proposer))
        })
        .await
    }

    /// Agrees to the proposal to keep `to` lines; gives it with all consents, so that the caller sees when it is
    /// complete.
    ///
    /// # Errors
    /// [`StoreError::Outdated`] if another proposal stands by now.
    pub async fn consent(&self, table: &TableId, seat: Seat, to: u64) -> Result<Proposal> {
        self.write((table.clone(), seat, to), |(table, seat, to), link| {
            Box::pin(async move {
                tables::lock(link, table).await?;
                let mut proposal = one(link, table).await?.ok_or(StoreError::NotFound("proposal"))?;
                if proposal.to != *to {
                    return Err(StoreError::Outdated("proposal"));
                }
                proposal.consents.insert(*seat);
                let agree = sql("UPDATE rewinds SET consents = $2 WHERE table_id = $1");
                link.run(agree.bind(table).bind(proposal.consents.bits())).await?;
                link.news.push(News::of(table, Part::Rewind));
                Ok(proposal)
            })
        })
        .await
    }

    /// Withdraws or refuses the proposal, if one stands.
    pub async fn withdraw_rewind(&self, table: &TableId) -> Result<()> {
        self.write(table.clone(), |table, link| {
            Box::pin(async move {
                if link.run(sql("DELETE FROM rewinds WHERE table_id = $1").bind(table)).await? > 0 {
                    link.news.push(News::of(table, Part::Rewind));
                }
                Ok(())
            })
        })
        .await
    }
}

async fn one(link: &mut Link, table: &TableId) -> Result<Option<Proposal>> {
    let find = sql("SELECT to_len, cuts, proposer, consents, proposed FROM rewinds WHERE table_id = $1");
    let row: Option<RawProposal> = link.first(find.bind(table)).await?;
    row.map(Proposal::try_from).transpose()
}

async fn propose(
    link: &mut Link,
    table: &TableId,
    expected: Place,
    to: u64,
    proposer: Seat,
) -> Result<Proposal> {
    let row = tables::lock(link, table).await?;
    if row.place != expected {
        return Err(StoreError::Conflict { at: row.place });
    }
    if !matches!(row.status, Status::Running | Status::Over) || to >= row.place.len {
        return Err(StoreError::Refused("there is nothing to take back"));
    }
    if one(link, table).await?.is_some_and(|other| other.proposer != proposer) {
        return Err(StoreError::Taken("proposal"));
    }
    let consents = SeatSet::one(proposer);
    let proposal = Proposal { to, cuts: expected.cuts, proposer, consents, proposed: Moment::now() };
    let replace = sql("INSERT INTO rewinds (table_id, to_len, cuts, proposer, consents, proposed)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (table_id) DO UPDATE SET to_len = excluded.to_len, cuts = excluded.cuts,
             proposer = excluded.proposer, consents = excluded.consents, proposed = excluded.proposed");
    let replace = replace.bind(table).bind(to).bind(proposal.cuts).bind(proposer.index() as i64);
    link.run(replace.bind(consents.bits()).bind(proposal.proposed)).await?;
    link.news.push(News::of(table, Part::Rewind));
    Ok(proposal)
}
