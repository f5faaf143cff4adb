//! Where word reaches people: mailboxes, addresses to call, browsers.

use serde::Serialize;

use crate::bounds::{self, LONGEST_ADDRESS, LONGEST_SETTINGS, LONGEST_WORD, MOST_TARGETS};
use crate::connection::{Connection, Sql, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Hidden, Moment, PersonId, spelled};
use crate::people;
use crate::raw::row;
use crate::refusal::{Field, Missing, Refusal};
use crate::store::Store;
use crate::tables::stored;

spelled! {
    /// What stands at the other end.
    pub enum TargetKind {
        /// A browser or telephone.
        Push = "push",
        /// A mailbox.
        Mail = "mail",
        /// A program.
        Webhook = "webhook",
    }
}

/// Where word reaches a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Target {
    /// Its number.
    pub id: i64,
    /// Whose it is.
    pub person: PersonId,
    /// What stands at the other end.
    pub kind: TargetKind,
    /// Where.
    pub address: String,
    /// What a browser wants its messages sealed with, as JSON.
    #[serde(skip)]
    pub keys: Option<String>,
    /// What its owner knows it by.
    pub label: String,
    /// Whoever has it has got a letter there.
    #[serde(skip)]
    pub secret: Hidden,
    /// When it was named.
    pub created: Moment,
    /// When its owner showed that it is theirs.
    pub verified: Option<Moment>,
    /// When word last got there.
    pub sent: Option<Moment>,
    /// How often it has failed since.
    pub failures: u32,
    /// Why it failed the last time.
    pub why: Option<String>,
    /// Since when it is switched off.
    pub off: Option<Moment>,
}

impl Target {
    /// May anything be sent there?
    pub fn is_open(&self) -> bool {
        self.verified.is_some() && self.off.is_none()
    }
}

/// A place to be told at.
#[derive(Clone, Debug)]
pub struct NewTarget {
    /// What stands at the other end.
    pub kind: TargetKind,
    /// Where.
    pub address: String,
    /// What a browser wants its messages sealed with, as JSON.
    pub keys: Option<String>,
    /// What its owner knows it by.
    pub label: String,
    /// A fresh secret.
    pub secret: Hidden,
    /// Is it theirs beyond doubt?
    pub verified: bool,
}

row! {
    pub(crate) struct RawTarget {
        id: i64,
        person: PersonId,
        channel: String,
        address: String,
        keys: Option<String>,
        label: String,
        secret: String,
        created: Moment,
        verified: Option<Moment>,
        sent: Option<Moment>,
        failures: i64,
        why: Option<String>,
        off_at: Option<Moment>,
    }
}

impl TryFrom<RawTarget> for Target {
    type Error = StoreError;

    fn try_from(raw: RawTarget) -> Result<Self> {
        Ok(Self {
            id: raw.id,
            person: raw.person,
            kind: stored(&raw.channel)?,
            address: raw.address,
            keys: raw.keys,
            label: raw.label,
            secret: Hidden(raw.secret),
            created: raw.created,
            verified: raw.verified,
            sent: raw.sent,
            failures: raw.failures.clamp(0, i64::from(u32::MAX)) as u32,
            why: raw.why,
            off: raw.off_at,
        })
    }
}

impl Store {
    /// Where a person can be reached, in the order they said so.
    pub async fn targets_of(&self, person: PersonId) -> Result<Vec<Target>> {
        targets_of(&mut self.read().await?, person).await
    }

    /// One of them.
    pub async fn target(&self, id: i64) -> Result<Target> {
        one(&mut self.read().await?, id).await
    }

    /// A new place for a person, or what is new about one of theirs: then it is switched on again. A browser belongs to
    /// whoever used it last.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if the person has very many.
    pub async fn put_target(&self, person: PersonId, new: NewTarget, now: Moment) -> Result<Target> {
        bounds::line(Field::Target, &new.address, LONGEST_ADDRESS)?;
        bounds::text(Field::Target, &new.label, LONGEST_WORD)?;
        bounds::text(Field::Target, new.keys.as_deref().unwrap_or_default(), LONGEST_SETTINGS)?;
        self.write((person, new, now), |(person, new, now), connection| {
            Box::pin(async move { put(connection, *person, new, *now).await })
        })
        .await
    }

    /// A person is not to be reached there any more.
    pub async fn remove_target(&self, person: PersonId, id: i64) -> Result<()> {
        let remove = sql("DELETE FROM targets WHERE id = $1 AND person = $2").bind(id).bind(person);
        self.change_target(remove).await
    }

    /// Whatever else of this kind a person had is gone: they have one mailbox, and one address to call.
    pub async fn keep_target(&self, person: PersonId, kind: TargetKind, address: Option<&str>) -> Result<()> {
        let others =
            sql("DELETE FROM targets WHERE person = $1 AND channel = $2 AND ($3 IS NULL OR address <> $3)");
        let others = others.bind(person).bind(kind.name()).bind(address);
        self.write(others, |others, connection| {
            Box::pin(async move { connection.run(others.clone()).await.map(|_| ()) })
        })
        .await
    }

    /// Its owner has shown that it is theirs; it is switched on.
    pub async fn verify_target(&self, id: i64, now: Moment) -> Result<()> {
        let verify =
            sql("UPDATE targets SET verified = $2, off_at = NULL, failures = 0, why = NULL WHERE id = $1");
        self.change_target(verify.bind(id).bind(now)).await
    }

    /// Switches a target off, with a word why, or on again.
    pub async fn switch_target(&self, id: i64, off: Option<(Moment, &str)>) -> Result<()> {
        let (since, why) = off.unzip();
        let switch = sql("UPDATE targets SET off_at = $2, why = $3, failures = 0, next = 0 WHERE id = $1");
        let drop = sql("DELETE FROM deliveries WHERE target = $1").bind(id);
        self.write((switch.bind(id).bind(since).bind(why), drop), |(switch, drop), connection| {
            Box::pin(async move {
                if connection.run(switch.clone()).await? == 0 {
                    return Err(StoreError::NotFound(Missing::Target));
                }
                connection.run(drop.clone()).await.map(|_| ())
            })
        })
        .await
    }

    pub(crate) async fn change_target(&self, change: Sql) -> Result<()> {
        self.write(change, |change, connection| {
            Box::pin(async move {
                let changed = connection.run(change.clone()).await?;
                if changed == 1 { Ok(()) } else { Err(StoreError::NotFound(Missing::Target)) }
            })
        })
        .await
    }

    /// What all nodes of a site must have alike: what somebody put there first, else this.
    pub async fn site_key(&self, name: &'static str, fresh: Vec<u8>) -> Result<Vec<u8>> {
        self.write((name, fresh), |(name, fresh), connection| {
            Box::pin(async move {
                let put =
                    sql("INSERT INTO site_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
                connection.run(put.bind(*name).bind(fresh.clone())).await?;
                let get = sql("SELECT value FROM site_keys WHERE name = $1").bind(*name);
                let row: Option<(Vec<u8>,)> = connection.first(get).await?;
                row.map(|(value,)| value).ok_or_else(|| StoreError::Corrupt("a key that was just put".into()))
            })
        })
        .await
    }
}

pub(crate) async fn targets_of(connection: &mut Connection, person: PersonId) -> Result<Vec<Target>> {
    let list = sql("SELECT * FROM targets WHERE person = $1 ORDER BY id").bind(person);
    let rows: Vec<RawTarget> = connection.all(list).await?;
    rows.into_iter().map(Target::try_from).collect()
}

pub(crate) async fn one(connection: &mut Connection, id: i64) -> Result<Target> {
    let raw: Option<RawTarget> =
        connection.first(sql("SELECT * FROM targets WHERE id = $1").bind(id)).await?;
    raw.ok_or(StoreError::NotFound(Missing::Target))?.try_into()
}

async fn put(connection: &mut Connection, person: PersonId, new: &NewTarget, now: Moment) -> Result<Target> {
    people::one(connection, person).await?;
    if new.kind == TargetKind::Push {
        let others = sql("DELETE FROM targets WHERE channel = 'push' AND address = $1 AND person <> $2");
        connection.run(others.bind(&new.address).bind(person)).await?;
    }
    let put = sql("INSERT INTO targets (person, channel, address, keys, label, secret, created, verified)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (person, channel, address) DO UPDATE SET keys = excluded.keys, label = excluded.label,
         verified = COALESCE(targets.verified, excluded.verified), off_at = NULL, why = NULL, failures = 0, next = 0
         RETURNING id");
    let put = put
        .bind(person)
        .bind(new.kind.name())
        .bind(&new.address)
        .bind(new.keys.clone())
        .bind(&new.label)
        .bind(&new.secret.0)
        .bind(now)
        .bind(new.verified.then_some(now));
    let row: Option<(i64,)> = connection.first(put).await?;
    let (id,) = row.ok_or_else(|| StoreError::Corrupt("a target without an id".into()))?;
    let count = sql("SELECT COUNT(*) FROM targets WHERE person = $1").bind(person);
    let many: Option<(i64,)> = connection.first(count).await?;
    if many.is_some_and(|(many,)| many > MOST_TARGETS) {
        return Err(StoreError::Refused(Refusal::TooManyTargets));
    }
    one(connection, id).await
}
