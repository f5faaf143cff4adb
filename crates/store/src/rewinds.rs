//! Proposals to go back, to play on under newer rules, to pause, to look for a substitute or to end; and who agrees.

use parlour_core::{Seat, SeatSet};
use serde::Serialize;

use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, TableId, spelled};
use crate::journal::Revision;
use crate::news::{News, Part};
use crate::raw::row;
use crate::refusal::{Missing, Outdated, Refusal, Taken};
use crate::seats::seat_number;
use crate::store::Store;
use crate::tables::{self, Status, seat_set, stored};

spelled! {
    /// What is to be done with a table.
    pub enum Motion {
        /// The journal is cut back, or the table moves over to other rules.
        Back = "back",
        /// All clocks stand still.
        Pause = "pause",
        /// Somebody else is looked for who takes a seat over.
        Substitute = "substitute",
        /// The game ends as it stands.
        End = "end",
    }
}

/// What is proposed, as whoever agrees must know it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proposed {
    /// What is to be done.
    pub motion: Motion,
    /// How many lines would stay; how many there were when it was proposed, where nothing is taken back.
    pub to: u64,
    /// The revision of the rules to play on under; none if the table only goes back.
    pub rules: Option<u32>,
    /// The seat it is about.
    pub about: Option<Seat>,
}

impl Proposed {
    /// To keep only the first `to` lines.
    pub fn back(to: u64) -> Self {
        Self { motion: Motion::Back, to, rules: None, about: None }
    }

    /// To keep the first `to` lines, all of them perhaps, and to play on under other rules.
    pub fn rules(to: u64, rules: u32) -> Self {
        Self { rules: Some(rules), ..Self::back(to) }
    }
}

/// A proposal about a table; there is at most one per table, and a cut ends it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proposal {
    /// What is proposed.
    #[serde(flatten)]
    pub what: Proposed,
    /// How often the journal had been cut back then.
    pub cuts: u64,
    /// Who proposed it.
    pub proposer: Seat,
    /// Who agrees, the proposer included.
    pub consents: SeatSet,
    /// When it was proposed.
    pub proposed: Moment,
}

row! {
    struct RawProposal {
        to_len: i64,
        rules: Option<i64>,
        motion: String,
        about: Option<i64>,
        cuts: i64,
        proposer: i64,
        consents: i64,
        proposed: Moment,
    }
}

impl TryFrom<RawProposal> for Proposal {
    type Error = StoreError;

    fn try_from(raw: RawProposal) -> Result<Self> {
        let what = Proposed {
            motion: stored(&raw.motion)?,
            to: raw.to_len as u64,
            rules: raw.rules.map(|rules| rules as u32),
            about: raw.about.map(seat_number).transpose()?,
        };
        let proposer = seat_number(raw.proposer)?;
        let consents = seat_set(raw.consents);
        Ok(Self { what, cuts: raw.cuts as u64, proposer, consents, proposed: raw.proposed })
    }
}

impl Store {
    /// The proposal that stands at a table.
    pub async fn proposal(&self, table: &TableId) -> Result<Option<Proposal>> {
        one(&mut self.read().await?, table).await
    }

    /// Proposes something. Replaces the seat's own earlier proposal.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the journal has moved on; [`StoreError::Taken`] if another seat's proposal stands.
    pub async fn propose(
        &self,
        table: &TableId,
        expected: Revision,
        what: Proposed,
        proposer: Seat,
    ) -> Result<Proposal> {
        let args = (table.clone(), expected, what, proposer);
        self.write(args, |(table, expected, what, seat), connection| {
            Box::pin(propose(connection, table, *expected, *what, *seat))
        })
        .await
    }

    /// Agrees to what is proposed; gives it with all consents, so that the caller sees when it is complete.
    ///
    /// # Errors
    /// [`StoreError::Outdated`] if another proposal stands by now.
    pub async fn consent(&self, table: &TableId, seat: Seat, what: Proposed) -> Result<Proposal> {
        self.write((table.clone(), seat, what), |(table, seat, what), connection| {
            Box::pin(async move {
                tables::lock(connection, table).await?;
                let mut proposal =
                    one(connection, table).await?.ok_or(StoreError::NotFound(Missing::Proposal))?;
                if proposal.what != *what {
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

/// A game in play or over can go back; everything else is about one in play, with every line it has.
pub(crate) fn is_possible(status: Status, at: Revision, what: Proposed) -> bool {
    match what {
        Proposed { motion: Motion::Back, rules: None, to, .. } => {
            matches!(status, Status::Running | Status::Over) && to < at.len
        }
        Proposed { to, .. } => status == Status::Running && to <= at.len,
    }
}

async fn one(connection: &mut Connection, table: &TableId) -> Result<Option<Proposal>> {
    let find = sql("SELECT * FROM rewinds WHERE table_id = $1");
    let row: Option<RawProposal> = connection.first(find.bind(table)).await?;
    row.map(Proposal::try_from).transpose()
}

async fn propose(
    connection: &mut Connection,
    table: &TableId,
    expected: Revision,
    what: Proposed,
    proposer: Seat,
) -> Result<Proposal> {
    let row = tables::lock(connection, table).await?;
    if row.revision != expected {
        return Err(StoreError::Conflict { at: row.revision });
    }
    if !is_possible(row.status, row.revision, what) {
        return Err(StoreError::Refused(Refusal::NothingToTakeBack));
    }
    if one(connection, table).await?.is_some_and(|other| other.proposer != proposer) {
        return Err(StoreError::Taken(Taken::Proposal));
    }
    let consents = SeatSet::one(proposer);
    let proposal = Proposal { what, cuts: expected.cuts, proposer, consents, proposed: Moment::now() };
    let replace = sql(
        "INSERT INTO rewinds (table_id, to_len, cuts, proposer, consents, proposed, rules, motion, about)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (table_id) DO UPDATE SET to_len = excluded.to_len, cuts = excluded.cuts,
             proposer = excluded.proposer, consents = excluded.consents, proposed = excluded.proposed,
             rules = excluded.rules, motion = excluded.motion, about = excluded.about",
    );
    let replace = replace.bind(table).bind(what.to).bind(proposal.cuts).bind(proposer.index() as i64);
    let replace = replace.bind(consents.bits()).bind(proposal.proposed).bind(what.rules.map(i64::from));
    let replace = replace.bind(what.motion.name()).bind(what.about.map(|seat| seat.index() as i64));
    connection.run(replace).await?;
    connection.news.push(News::of(table, Part::Rewind));
    Ok(proposal)
}
