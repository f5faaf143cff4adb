//! Sessions and API tokens: the store keeps the hash of their secrets and nothing else of them.

use serde::Serialize;

use crate::bounds::{self, LONGEST_WORD, MOST_SESSIONS, MOST_TOKENS};
use crate::error::{Result, StoreError, taken};
use crate::ids::{Moment, PersonId, SecretHash};
use crate::link::{Link, Sql, sql};
use crate::people;
use crate::store::Store;

/// A session that has not expired.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Session {
    /// Whose it is.
    pub person: PersonId,
    /// When it began.
    pub created: Moment,
    /// When it was last used.
    pub seen: Moment,
    /// When it ends.
    pub expires: Moment,
}

/// A token of a person or bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Token {
    /// Its number.
    pub id: i64,
    /// Whose it is.
    pub person: PersonId,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created: Moment,
    /// When it was last used.
    pub seen: Option<Moment>,
    /// When it ends, if ever.
    pub expires: Option<Moment>,
}

type RawSession = (PersonId, Moment, Moment, Moment);
type RawToken = (i64, PersonId, String, Moment, Option<Moment>, Option<Moment>);

fn token((id, person, label, created, seen, expires): RawToken) -> Token {
    Token { id, person, label, created, seen, expires }
}

impl Store {
    /// Begins a session. When a person has very many, the oldest end.
    pub async fn create_session(&self, person: PersonId, hash: SecretHash, expires: Moment) -> Result<()> {
        self.write((person, hash, expires), |(person, hash, expires), link| {
            Box::pin(async move {
                people::one(link, *person).await?;
                insert_session(link, *person, hash, *expires).await?;
                let crowd = sql("DELETE FROM sessions WHERE person = $1 AND hash NOT IN (
                     SELECT hash FROM sessions WHERE person = $1 ORDER BY seen DESC, hash LIMIT $2)");
                link.run(crowd.bind(*person).bind(MOST_SESSIONS)).await?;
                Ok(())
            })
        })
        .await
    }

    /// The session of a secret.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none, or it has expired.
    pub async fn session(&self, hash: &SecretHash, now: Moment) -> Result<Session> {
        let find =
            sql("SELECT person, created, seen, expires FROM sessions WHERE hash = $1 AND expires > $2");
        let row: Option<RawSession> = self.read().await?.first(find.bind(hash).bind(now)).await?;
        let (person, created, seen, expires) = row.ok_or(StoreError::NotFound("session"))?;
        Ok(Session { person, created, seen, expires })
    }

    /// Gives a session a new secret and a new end; the old secret is worth nothing from then on.
    pub async fn rotate_session(
        &self,
        old: SecretHash,
        new: SecretHash,
        now: Moment,
        expires: Moment,
    ) -> Result<()> {
        let rotate =
            sql("UPDATE sessions SET hash = $2, seen = $3, expires = $4 WHERE hash = $1 AND expires > $3");
        let rotate = rotate.bind(&old).bind(&new).bind(now).bind(expires);
        self.must_change(rotate, "session").await
    }

    /// Notes that a session is used and moves its end. Call it now and then, not with every request.
    pub async fn touch_session(&self, hash: &SecretHash, now: Moment, expires: Moment) -> Result<()> {
        let touch = sql("UPDATE sessions SET seen = $2, expires = $3 WHERE hash = $1 AND expires > $2");
        self.must_change(touch.bind(hash).bind(now).bind(expires), "session").await
    }

    /// Ends a session.
    pub async fn revoke_session(&self, hash: &SecretHash) -> Result<()> {
        self.must_change(sql("DELETE FROM sessions WHERE hash = $1").bind(hash), "session").await
    }

    /// Ends all sessions and tokens of a person.
    pub async fn revoke_all(&self, person: PersonId) -> Result<()> {
        self.write(person, |person, link| {
            Box::pin(async move {
                link.run(sql("DELETE FROM sessions WHERE person = $1").bind(*person)).await?;
                link.run(sql("DELETE FROM tokens WHERE person = $1").bind(*person)).await?;
                Ok(())
            })
        })
        .await
    }

    /// Makes a token.
    pub async fn create_token(
        &self,
        person: PersonId,
        hash: SecretHash,
        label: &str,
        expires: Option<Moment>,
    ) -> Result<Token> {
        bounds::line("label", label, LONGEST_WORD)?;
        let args = (person, hash, label.to_owned(), expires);
        self.write(args, |(person, hash, label, expires), link| {
            Box::pin(async move {
                people::one(link, *person).await?;
                let count = sql("SELECT COUNT(*) FROM tokens WHERE person = $1").bind(*person);
                if link.first::<(i64,)>(count).await?.is_some_and(|(count,)| count >= MOST_TOKENS) {
                    return Err(StoreError::Refused("there are too many tokens"));
                }
                insert_token(link, *person, hash, label, *expires).await
            })
        })
        .await
    }

    /// The token of a secret.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none, or it has expired.
    pub async fn token(&self, hash: &SecretHash, now: Moment) -> Result<Token> {
        let find = sql("SELECT id, person, label, created, seen, expires FROM tokens
             WHERE hash = $1 AND (expires IS NULL OR expires > $2)");
        let row: Option<RawToken> = self.read().await?.first(find.bind(hash).bind(now)).await?;
        row.map(token).ok_or(StoreError::NotFound("token"))
    }

    /// The tokens of a person.
    pub async fn tokens_of(&self, person: PersonId) -> Result<Vec<Token>> {
        tokens_of(&mut self.read().await?, person).await
    }

    /// Notes that a token is used. Call it now and then, not with every request.
    pub async fn touch_token(&self, id: i64, now: Moment) -> Result<()> {
        self.must_change(sql("UPDATE tokens SET seen = $2 WHERE id = $1").bind(id).bind(now), "token").await
    }

    /// Gives a token a new secret; the old one is worth nothing from then on.
    pub async fn rotate_token(&self, person: PersonId, id: i64, new: SecretHash) -> Result<()> {
        let rotate = sql("UPDATE tokens SET hash = $3 WHERE id = $1 AND person = $2");
        self.must_change(rotate.bind(id).bind(person).bind(&new), "token").await
    }

    /// Ends a token of a person.
    pub async fn revoke_token(&self, person: PersonId, id: i64) -> Result<()> {
        let revoke = sql("DELETE FROM tokens WHERE id = $1 AND person = $2");
        self.must_change(revoke.bind(id).bind(person), "token").await
    }

    /// Removes expired sessions and tokens; tells how many.
    pub async fn sweep_expired(&self, now: Moment) -> Result<u64> {
        self.write(now, |now, link| {
            Box::pin(async move {
                let sessions = link.run(sql("DELETE FROM sessions WHERE expires <= $1").bind(*now)).await?;
                let tokens = link.run(sql("DELETE FROM tokens WHERE expires <= $1").bind(*now)).await?;
                Ok(sessions + tokens)
            })
        })
        .await
    }

    async fn must_change(&self, change: Sql, what: &'static str) -> Result<()> {
        self.write((change, what), |(change, what), link| {
            Box::pin(async move {
                match link.try_run(change.clone()).await.map_err(taken("secret"))? {
                    0 => Err(StoreError::NotFound(what)),
                    _ => Ok(()),
                }
            })
        })
        .await
    }
}

pub(crate) async fn tokens_of(link: &mut Link, person: PersonId) -> Result<Vec<Token>> {
    let list =
        sql("SELECT id, person, label, created, seen, expires FROM tokens WHERE person = $1 ORDER BY id");
    let rows: Vec<RawToken> = link.all(list.bind(person)).await?;
    Ok(rows.into_iter().map(token).collect())
}

pub(crate) async fn sessions_of(link: &mut Link, person: PersonId) -> Result<Vec<Session>> {
    let list = sql("SELECT person, created, seen, expires FROM sessions WHERE person = $1 ORDER BY created");
    let rows: Vec<RawSession> = link.all(list.bind(person)).await?;
    Ok(rows
        .into_iter()
        .map(|(person, created, seen, expires)| Session { person, created, seen, expires })
        .collect())
}

async fn insert_session(link: &mut Link, person: PersonId, hash: &SecretHash, expires: Moment) -> Result<()> {
    let insert =
        sql("INSERT INTO sessions (hash, person, created, seen, expires) VALUES ($1, $2, $3, $3, $4)");
    let insert = insert.bind(hash).bind(person).bind(Moment::now()).bind(expires);
    link.try_run(insert).await.map_err(taken("secret"))?;
    Ok(())
}

async fn insert_token(
    link: &mut Link,
    person: PersonId,
    hash: &SecretHash,
    label: &str,
    expires: Option<Moment>,
) -> Result<Token> {
    let insert = sql("INSERT INTO tokens (hash, person, label, created, expires) VALUES ($1, $2, $3, $4, $5)
         RETURNING id, person, label, created, seen, expires");
    let insert = insert.bind(hash).bind(person).bind(label).bind(Moment::now()).bind(expires);
    let row: Option<RawToken> = link.try_first(insert).await.map_err(taken("secret"))?;
    row.map(token).ok_or_else(|| StoreError::Corrupt("a token without an id".into()))
}
