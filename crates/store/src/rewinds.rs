//! Proposals to go back or to play on under newer rules, and who agrees.

use parlour_core::{Seat, SeatSet};
use serde::Serialize;

use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId};
use crate::journal::Revision;
use crate::news::{News, Part};
use crate::refusal::{Missing, Outdated, Refusal, Taken};
use crate::seats::seat_number;
use crate::store::Store;
use crate::tables::{self, Status, seat_set};

/// A proposal to cut the journal back, or to move over to other rules; there is at most one per table, and a cut ends it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proposal {
    /// How many lines would stay.
    pub to: u64,
    /// The revision of the rules to play on under; none if the table only goes back.
    pub rules: Option<u32>,
    /// How often the journal had been cut back then.
    pub cuts: u64,
    /// Who proposed it.
    pub proposer: Seat,
    /// Who agrees, the proposer included.
    pub consents: SeatSet,
    /// When it was proposed.
    pub proposed: Moment,
}

type RawProposal = (i64, Option<i64>, i64, i64, i64, Moment);

impl TryFrom<RawProposal> for Proposal {
    type Error = StoreError;

    fn try_from((to, rules, cuts, seat, consents, when): RawProposal) -> Result<Self> {
        let proposer = seat_number(seat)?;
        let (consents, rules) = (seat_set(consents), rules.map(|rules| rules as u32));
        Ok(Self { to: to as u64, rules, cuts: cuts as u64, proposer, consents, proposed: when })
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
        expected: Revision,
        to: u64,
        proposer: Seat,
    ) -> Result<Proposal> {
        self.propose(table, expected, (to, None), proposer).await
    }

    /// Proposes to keep the first `to` lines, all of them perhaps, and to play on under other rules.
    ///
    /// # Errors
    /// As for [`Store::propose_rewind`].
    pub async fn propose_rules(
        &self,
        table: &TableId,
        expected: Revision,
        to: u64,
        rules: u32,
        proposer: Seat,
    ) -> Result<Proposal> {
        self.propose(table, expected, (to, Some(rules)), proposer).await
    }

    async fn propose(&self, table: &TableId, expected: Revision, what: What, seat: Seat) -> Result<Proposal> {
        self.write((table.clone(), expected, what, seat), |(table, expected, what, seat), connection| {
            Box::pin(propose(connection, table, *expected, *what, *seat))
        })
        .await
    }

    /// Agrees to the proposal to keep `to` lines, under these rules; gives it with all consents, so that the caller
    /// sees when it is complete.
    ///
    /// # Errors
    /// [`StoreError::Outdated`] if another proposal stands by now.
    pub async fn consent(
        &self,
        table: &TableId,
        seat: Seat,
        to: u64,
        rules: Option<u32>,
    ) -> Result<Proposal> {
        self.write((table.clone(), seat, (to, rules)), |(table, seat, what), connection| {
            Box::pin(async move {
                tables::lock(connection, table).await?;
                let mut proposal =
                    one(connection, table).await?.ok_or(StoreError::NotFound(Missing::Proposal))?;
                if (proposal.to, proposal.rules) != *what {
                    return Err(StoreError::Outdated(Outdated::Proposal));
                }
                proposal.consents.insert(*seat);
                let agree = sql("UPDATE rewinds SET consents = $2 WHERE table_id = $1");
                connection.run(agree.bind(table).bind(proposal.consents.bits())).await?;
                connection.news.push(News::of(table, Part::Rewind));
                Ok(proposal)
            })
        })
        .await
    }

    /// Withdraws or refuses the proposal, if one stands.
    pub async fn withdraw_rewind(&self, table: &TableId) -> Result<()> {
        self.write(table.clone(), |table, connection| {
            Box::pin(async move {
                if connection.run(sql("DELETE FROM rewinds WHERE table_id = $1").bind(table)).await? > 0 {
                    connection.news.push(News::of(table, Part::Rewind));
                }
                Ok(())
            })
        })
        .await
    }
}

/// What is proposed: how many lines stay, and under which rules the table plays on.
type What = (u64, Option<u32>);

/// A game in play or over can go back; one in play can also go on under other rules, with every line it has.
pub(crate) fn is_possible(status: Status, at: Revision, to: u64, rules: Option<u32>) -> bool {
    match rules {
        None => matches!(status, Status::Running | Status::Over) && to < at.len,
        Some(_) => status == Status::Running && to <= at.len,
    }
}

async fn one(connection: &mut Connection, table: &TableId) -> Result<Option<Proposal>> {
    let find =
        sql("SELECT to_len, rules, cuts, proposer, consents, proposed FROM rewinds WHERE table_id = $1");
    let row: Option<RawProposal> = connection.first(find.bind(table)).await?;
    row.map(Proposal::try_from).transpose()
}

async fn propose(
    connection: &mut Connection,
    table: &TableId,
    expected: Revision,
    (to, rules): What,
    proposer: Seat,
) -> Result<Proposal> {
    let row = tables::lock(connection, table).await?;
    if row.revision != expected {
        return Err(StoreError::Conflict { at: row.revision });
    }
    if !is_possible(row.status, row.revision, to, rules) {
        return Err(StoreError::Refused(Refusal::NothingToTakeBack));
    }
    if one(connection, table).await?.is_some_and(|other| other.proposer != proposer) {
        return Err(StoreError::Taken(Taken::Proposal));
    }
    let consents = SeatSet::one(proposer);
    let proposal = Proposal { to, rules, cuts: expected.cuts, proposer, consents, proposed: Moment::now() };
    let replace = sql("INSERT INTO rewinds (table_id, to_len, cuts, proposer, consents, proposed, rules)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (table_id) DO UPDATE SET to_len = excluded.to_len, cuts = excluded.cuts,
             proposer = excluded.proposer, consents = excluded.consents, proposed = excluded.proposed,
             rules = excluded.rules");
    let replace = replace.bind(table).bind(to).bind(proposal.cuts).bind(proposer.index() as i64);
    let replace = replace.bind(consents.bits()).bind(proposal.proposed).bind(rules.map(i64::from));
    connection.run(replace).await?;
    connection.news.push(News::of(table, Part::Rewind));
    Ok(proposal)
}
