//! Word to people who are away: raised once until they are back, taken in hand by one node, sent target by target.

use serde::Serialize;

use crate::connection::{Connection, per_database, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, PersonId, TableId};
use crate::refusal::Missing;
use crate::store::Store;
use crate::tables::stored;
use crate::targets::{self, Target, TargetKind};

/// Something to tell somebody.
#[derive(Clone, Debug)]
pub struct NewNotice {
    /// Who is told.
    pub person: PersonId,
    /// Of which table.
    pub table: TableId,
    /// What, in one word.
    pub occasion: &'static str,
    /// How many lines the journal has.
    pub len: u64,
    /// How the journal spells the person's seats: whoever has answered since has been back.
    pub seats: Vec<String>,
    /// When it is.
    pub now: Moment,
    /// The targets it goes to, and when.
    pub deliveries: Vec<(i64, Moment)>,
}

/// A notice on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeRow {
    /// Its number.
    pub id: i64,
    /// Of which table.
    pub table: TableId,
    /// What, in one word.
    pub occasion: String,
    /// Since when.
    pub raised: Moment,
}

/// A target that this node alone has in hand for a while, with everything that is to go there now.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The target.
    pub target: Target,
    /// What goes there, the oldest first.
    pub notices: Vec<NoticeRow>,
}

/// When somebody was last at a table of theirs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VisitRow {
    /// The table.
    pub table: TableId,
    /// When they last looked.
    pub seen: Moment,
    /// How many lines of talk they have not read.
    pub unread: u32,
}

impl Store {
    /// Has something told, unless the person was told and has not been back since, or is there.
    pub async fn raise(&self, notice: NewNotice) -> Result<bool> {
        self.write(notice, |notice, connection| Box::pin(async move { raise(connection, notice).await }))
            .await
    }

    /// The kinds of targets for which something is due and that nobody has in hand.
    pub async fn due_kinds(&self, now: Moment) -> Result<Vec<TargetKind>> {
        let list = sql("SELECT DISTINCT t.channel FROM targets AS t JOIN deliveries AS d ON d.target = t.id
             WHERE d.due <= $1 AND t.off_at IS NULL AND t.next <= $1 AND t.claimed <= $1");
        let rows: Vec<(String,)> = self.read().await?.all(list.bind(now)).await?;
        rows.iter().map(|(kind,)| stored(kind)).collect()
    }

    /// Takes targets of a kind in hand for which something is due, until a moment: no other node has them meanwhile. What
    /// somebody has seen for themselves is dropped.
    pub async fn claim_targets(
        &self,
        kind: TargetKind,
        now: Moment,
        until: Moment,
        limit: u32,
    ) -> Result<Vec<Claim>> {
        self.write((kind, now, until, limit), |(kind, now, until, limit), connection| {
            Box::pin(async move { claim(connection, *kind, *now, *until, *limit).await })
        })
        .await
    }

    /// Everything of a claim got there. Nothing more goes there before `next`.
    pub async fn delivered(&self, claim: &Claim, now: Moment, next: Moment) -> Result<()> {
        let done = sql(
            "UPDATE targets SET claimed = 0, failures = 0, why = NULL, sent = $2, next = $3 WHERE id = $1",
        );
        let target = claim.target.id;
        let done = done.bind(target).bind(now).bind(next);
        // One by one: what was raised meanwhile, though at the same moment, was not part of it.
        let told: Vec<i64> = claim.notices.iter().map(|notice| notice.id).collect();
        self.write((done, target, told), |(done, target, told), connection| {
            Box::pin(async move {
                for notice in told {
                    let drop = sql("DELETE FROM deliveries WHERE target = $1 AND notice = $2");
                    connection.run(drop.bind(*target).bind(*notice)).await?;
                }
                connection.run(done.clone()).await.map(|_| ())
            })
        })
        .await
    }

    /// It did not get there: it is tried again at `next`. A target that is given up is switched off, and what was to go
    /// there is dropped.
    pub async fn not_delivered(
        &self,
        claim: &Claim,
        why: &str,
        next: Moment,
        off: Option<Moment>,
    ) -> Result<()> {
        let id = claim.target.id;
        let why: String = why.chars().filter(|letter| !letter.is_control()).take(200).collect();
        let note =
            sql("UPDATE targets SET claimed = 0, failures = failures + 1, why = $2, next = $3, off_at = $4
             WHERE id = $1");
        let note = note.bind(id).bind(why).bind(next).bind(off);
        let drop = off.map(|_| sql("DELETE FROM deliveries WHERE target = $1").bind(id));
        self.write((note, drop), |(note, drop), connection| {
            Box::pin(async move {
                connection.run(note.clone()).await?;
                match drop {
                    Some(drop) => connection.run(drop.clone()).await.map(|_| ()),
                    None => Ok(()),
                }
            })
        })
        .await
    }

    /// A target that says it is gone is forgotten.
    pub async fn forget_target(&self, id: i64) -> Result<()> {
        match self.change_target(sql("DELETE FROM targets WHERE id = $1").bind(id)).await {
            Err(StoreError::NotFound(Missing::Target)) => Ok(()),
            done => done,
        }
    }

    /// Somebody looks at a table they sit at, or were told of: they have read what was said, and are taken to be there
    /// until `here`.
    pub async fn visit(&self, person: PersonId, table: &TableId, now: Moment, here: Moment) -> Result<()> {
        let visit = sql("INSERT INTO visits (person, table_id, seen, here, chat)
             SELECT p.id, t.id, $3, $4, COALESCE((SELECT MAX(id) FROM chat WHERE table_id = t.id), 0)
             FROM people AS p, tables AS t WHERE p.id = $1 AND t.id = $2
                 AND (EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND person = p.id)
                     OR EXISTS (SELECT 1 FROM notices WHERE table_id = t.id AND person = p.id))
             ON CONFLICT (person, table_id) DO UPDATE SET seen = excluded.seen, here = excluded.here, chat = excluded.chat");
        let visit = visit.bind(person).bind(table).bind(now).bind(here);
        self.write(visit, |visit, connection| {
            Box::pin(async move { connection.run(visit.clone()).await.map(|_| ()) })
        })
        .await
    }

    /// When somebody was last at a table; nothing if they never were.
    pub async fn last_visit(&self, person: PersonId, table: &TableId) -> Result<Option<Moment>> {
        let visit = sql("SELECT seen FROM visits WHERE person = $1 AND table_id = $2");
        let row: Option<(Moment,)> = self.read().await?.first(visit.bind(person).bind(table)).await?;
        Ok(row.map(|(seen,)| seen))
    }

    /// When somebody was last at the tables they sit at, and what they have not read there. A table they never looked at
    /// is left out.
    pub async fn visits_of(&self, person: PersonId) -> Result<Vec<VisitRow>> {
        let list = sql("SELECT v.table_id, v.seen, (SELECT COUNT(*) FROM chat AS c
                 WHERE c.table_id = v.table_id AND c.id > v.chat AND c.person <> v.person)
             FROM visits AS v JOIN tables AS t ON t.id = v.table_id
             WHERE v.person = $1 ORDER BY v.seen DESC LIMIT 200");
        let rows: Vec<(TableId, Moment, i64)> = self.read().await?.all(list.bind(person)).await?;
        let row =
            |(table, seen, unread): (TableId, Moment, i64)| VisitRow { table, seen, unread: unread as u32 };
        Ok(rows.into_iter().map(row).collect())
    }

    /// What somebody was told, or will be, and has not been back for.
    pub async fn notices_of(&self, person: PersonId) -> Result<Vec<NoticeRow>> {
        let list = sql(
            "SELECT id, table_id, occasion, raised FROM notices WHERE person = $1 ORDER BY raised, id LIMIT 200",
        );
        let rows: Vec<(i64, TableId, String, Moment)> = self.read().await?.all(list.bind(person)).await?;
        Ok(rows.into_iter().map(notice).collect())
    }

    /// Forgets what people were told before a moment; gives how many notices that were.
    pub async fn sweep_notices(&self, before: Moment) -> Result<u64> {
        let sweep = sql("DELETE FROM notices WHERE raised < $1").bind(before);
        self.write(sweep, |sweep, connection| Box::pin(async move { connection.run(sweep.clone()).await }))
            .await
    }
}

fn notice((id, table, occasion, raised): (i64, TableId, String, Moment)) -> NoticeRow {
    NoticeRow { id, table, occasion, raised }
}

async fn raise(connection: &mut Connection, notice: &NewNotice) -> Result<bool> {
    // Two nodes may see the same thing: the second finds the row of the first.
    let insert = per_database(
        "INSERT INTO notices (person, table_id, occasion, len, raised) SELECT $1, $2, $3, $4, $5
         WHERE NOT EXISTS (SELECT 1 FROM visits WHERE person = $1 AND table_id = $2 AND here > $5)
         ON CONFLICT (person, table_id, occasion) DO UPDATE SET len = excluded.len, raised = excluded.raised
         WHERE EXISTS (SELECT 1 FROM visits AS v WHERE v.person = notices.person
                 AND v.table_id = notices.table_id AND v.seen >= notices.raised)
             OR EXISTS (SELECT 1 FROM entries AS e WHERE e.table_id = notices.table_id AND e.seq >= notices.len
                 AND e.source = 'person' AND e.who IN (SELECT value FROM json_each($6)))
         RETURNING id",
        "INSERT INTO notices (person, table_id, occasion, len, raised) SELECT $1, $2, $3, $4, $5
         WHERE NOT EXISTS (SELECT 1 FROM visits WHERE person = $1 AND table_id = $2 AND here > $5)
         ON CONFLICT (person, table_id, occasion) DO UPDATE SET len = excluded.len, raised = excluded.raised
         WHERE EXISTS (SELECT 1 FROM visits AS v WHERE v.person = notices.person
                 AND v.table_id = notices.table_id AND v.seen >= notices.raised)
             OR EXISTS (SELECT 1 FROM entries AS e WHERE e.table_id = notices.table_id AND e.seq >= notices.len
                 AND e.source = 'person' AND e.who = ANY($6))
         RETURNING id",
    );
    let insert = insert
        .bind(notice.person)
        .bind(&notice.table)
        .bind(notice.occasion)
        .bind(notice.len)
        .bind(notice.now)
        .bind(notice.seats.clone());
    let row: Option<(i64,)> = connection.first(insert).await?;
    let Some((id,)) = row else { return Ok(false) };
    for (target, due) in &notice.deliveries {
        let deliver = sql("INSERT INTO deliveries (notice, target, due) SELECT $1, id, $3 FROM targets
             WHERE id = $2 AND off_at IS NULL
             ON CONFLICT (target, notice) DO UPDATE SET due = excluded.due");
        connection.run(deliver.bind(id).bind(*target).bind(*due)).await?;
    }
    Ok(true)
}

async fn claim(
    connection: &mut Connection,
    kind: TargetKind,
    now: Moment,
    until: Moment,
    limit: u32,
) -> Result<Vec<Claim>> {
    let take = per_database(
        "UPDATE targets SET claimed = $2 WHERE id IN (
             SELECT id FROM targets WHERE channel = $4 AND off_at IS NULL AND next <= $1 AND claimed <= $1
             AND EXISTS (SELECT 1 FROM deliveries WHERE target = targets.id AND due <= $1)
             ORDER BY next, id LIMIT $3) RETURNING id",
        "UPDATE targets SET claimed = $2 WHERE id IN (
             SELECT id FROM targets WHERE channel = $4 AND off_at IS NULL AND next <= $1 AND claimed <= $1
             AND EXISTS (SELECT 1 FROM deliveries WHERE target = targets.id AND due <= $1)
             ORDER BY next, id LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING id",
    );
    let taken: Vec<(i64,)> = connection.all(take.bind(now).bind(until).bind(limit).bind(kind.name())).await?;
    let mut claims = Vec::new();
    for (id,) in taken {
        let seen = sql("DELETE FROM deliveries WHERE target = $1 AND EXISTS (
                 SELECT 1 FROM notices AS n JOIN visits AS v ON v.person = n.person AND v.table_id = n.table_id
                 WHERE n.id = deliveries.notice AND v.seen >= n.raised)");
        connection.run(seen.bind(id)).await?;
        let list = sql("SELECT n.id, n.table_id, n.occasion, n.raised FROM deliveries AS d JOIN notices AS n ON n.id = d.notice
             WHERE d.target = $1 AND d.due <= $2 ORDER BY n.raised, n.id LIMIT 50");
        let rows: Vec<(i64, TableId, String, Moment)> = connection.all(list.bind(id).bind(now)).await?;
        if rows.is_empty() {
            connection.run(sql("UPDATE targets SET claimed = 0 WHERE id = $1").bind(id)).await?;
            continue;
        }
        let notices = rows.into_iter().map(notice);
        let target = targets::one(connection, id).await?;
        claims.push(Claim { target, notices: notices.collect() });
    }
    Ok(claims)
}
