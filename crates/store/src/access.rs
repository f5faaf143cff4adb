//! Sessions and API tokens: the store keeps the hash of their secrets and nothing else of them.

use serde::Serialize;

use crate::bounds::{self, LONGEST_WORD, MOST_SESSIONS, MOST_TOKENS};
use crate::connection::{Connection, Sql, sql};
use crate::error::{Result, StoreError, taken};
use crate::ids::{Moment, PersonId, SecretHash};
use crate::news::News;
use crate::people;
use crate::refusal::{Field, Missing, Refusal, Taken};
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
        self.write((person, hash, expires), |(person, hash, expires), connection| {
            Box::pin(async move {
                people::one(connection, *person).await?;
                insert_session(connection, *person, hash, *expires).await?;
                let crowd = sql("DELETE FROM sessions WHERE person = $1 AND hash NOT IN (
                     SELECT hash FROM sessions WHERE person = $1 ORDER BY seen DESC, hash LIMIT $2)");
                connection.run(crowd.bind(*person).bind(MOST_SESSIONS)).await?;
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
        let (person, created, seen, expires) = row.ok_or(StoreError::NotFound(Missing::Session))?;
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
        self.must_change(rotate, Missing::Session).await
    }

    /// Notes that a session is used and moves its end. Call it now and then, not with every request.
    pub async fn touch_session(&self, hash: &SecretHash, now: Moment, expires: Moment) -> Result<()> {
        let touch = sql("UPDATE sessions SET seen = $2, expires = $3 WHERE hash = $1 AND expires > $2");
        self.must_change(touch.bind(hash).bind(now).bind(expires), Missing::Session).await
    }

    /// Ends a session.
    pub async fn revoke_session(&self, hash: &SecretHash) -> Result<()> {
        let revoke = sql("DELETE FROM sessions WHERE hash = $1 RETURNING person");
        self.must_end(revoke.bind(hash), Missing::Session).await
    }

    /// Ends all sessions and tokens of a person.
    pub async fn revoke_all(&self, person: PersonId) -> Result<()> {
        self.write(person, |person, connection| {
            Box::pin(async move {
                connection.run(sql("DELETE FROM sessions WHERE person = $1").bind(*person)).await?;
                connection.run(sql("DELETE FROM tokens WHERE person = $1").bind(*person)).await?;
                connection.run(sql("DELETE FROM handovers WHERE person = $1").bind(*person)).await?;
                connection.news.push(News::Person(*person));
                Ok(())
            })
        })
        .await
    }

    /// Makes a token. One that ends by itself is never refused: when a person has very many, the oldest of that kind end.
    pub async fn create_token(
        &self,
        person: PersonId,
        hash: SecretHash,
        label: &str,
        expires: Option<Moment>,
    ) -> Result<Token> {
        bounds::line(Field::Label, label, LONGEST_WORD)?;
        let args = (person, hash, label.to_owned(), expires);
        self.write(args, |(person, hash, label, expires), connection| {
            Box::pin(async move {
                people::one(connection, *person).await?;
                if expires.is_some() {
                    make_room(connection, *person).await?;
                }
                let count = sql("SELECT COUNT(*) FROM tokens WHERE person = $1").bind(*person);
                if connection.first::<(i64,)>(count).await?.is_some_and(|(count,)| count >= MOST_TOKENS) {
                    return Err(StoreError::Refused(Refusal::TooManyTokens));
                }
                insert_token(connection, *person, hash, label, *expires).await
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
        row.map(token).ok_or(StoreError::NotFound(Missing::Token))
    }

    /// The tokens of a person.
    pub async fn tokens_of(&self, person: PersonId) -> Result<Vec<Token>> {
        tokens_of(&mut self.read().await?, person).await
    }

    /// Notes that a token is used. Call it now and then, not with every request.
    pub async fn touch_token(&self, id: i64, now: Moment) -> Result<()> {
        self.must_change(sql("UPDATE tokens SET seen = $2 WHERE id = $1").bind(id).bind(now), Missing::Token)
            .await
    }

    /// Gives a token a new secret; the old one is worth nothing from then on.
    pub async fn rotate_token(&self, person: PersonId, id: i64, new: SecretHash) -> Result<()> {
        let rotate = sql("UPDATE tokens SET hash = $3 WHERE id = $1 AND person = $2");
        self.must_change(rotate.bind(id).bind(person).bind(&new), Missing::Token).await
    }

    /// Ends a token of a person.
    pub async fn revoke_token(&self, person: PersonId, id: i64) -> Result<()> {
        let revoke = sql("DELETE FROM tokens WHERE id = $1 AND person = $2 RETURNING person");
        self.must_end(revoke.bind(id).bind(person), Missing::Token).await
    }

    /// Ends the token of a secret.
    pub async fn revoke_token_of(&self, hash: &SecretHash) -> Result<()> {
        let revoke = sql("DELETE FROM tokens WHERE hash = $1 RETURNING person");
        self.must_end(revoke.bind(hash), Missing::Token).await
    }

    /// Removes expired sessions and tokens; tells how many.
    pub async fn sweep_expired(&self, now: Moment) -> Result<u64> {
        self.write(now, |now, connection| {
            Box::pin(async move {
                let sessions =
                    connection.run(sql("DELETE FROM sessions WHERE expires <= $1").bind(*now)).await?;
                let tokens = connection.run(sql("DELETE FROM tokens WHERE expires <= $1").bind(*now)).await?;
                connection.run(sql("DELETE FROM handovers WHERE expires <= $1").bind(*now)).await?;
                Ok(sessions + tokens)
            })
        })
        .await
    }

    /// Ends something a person signs in with, and lets every node know.
    async fn must_end(&self, end: Sql, what: Missing) -> Result<()> {
        self.write((end, what), |(end, what), connection| {
            Box::pin(async move {
                let ended: Option<(PersonId,)> = connection.first(end.clone()).await?;
                let (person,) = ended.ok_or(StoreError::NotFound(*what))?;
                connection.news.push(News::Person(person));
                Ok(())
            })
        })
        .await
    }

    async fn must_change(&self, change: Sql, what: Missing) -> Result<()> {
        self.write((change, what), |(change, what), connection| {
            Box::pin(async move {
                match connection.try_run(change.clone()).await.map_err(taken(Taken::Secret))? {
                    0 => Err(StoreError::NotFound(*what)),
                    _ => Ok(()),
                }
            })
        })
        .await
    }
}

pub(crate) async fn tokens_of(connection: &mut Connection, person: PersonId) -> Result<Vec<Token>> {
    let list =
        sql("SELECT id, person, label, created, seen, expires FROM tokens WHERE person = $1 ORDER BY id");
    let rows: Vec<RawToken> = connection.all(list.bind(person)).await?;
    Ok(rows.into_iter().map(token).collect())
}

pub(crate) async fn sessions_of(connection: &mut Connection, person: PersonId) -> Result<Vec<Session>> {
    let list = sql("SELECT person, created, seen, expires FROM sessions WHERE person = $1 ORDER BY created");
    let rows: Vec<RawSession> = connection.all(list.bind(person)).await?;
    Ok(rows
        .into_iter()
        .map(|(person, created, seen, expires)| Session { person, created, seen, expires })
        .collect())
}

/// The oldest tokens that end by themselves make room for one more.
async fn make_room(connection: &mut Connection, person: PersonId) -> Result<()> {
    let crowd = sql("DELETE FROM tokens WHERE person = $1 AND expires IS NOT NULL AND id NOT IN (
         SELECT id FROM tokens WHERE person = $1 ORDER BY expires IS NULL DESC, id DESC LIMIT $2)");
    connection.run(crowd.bind(person).bind(MOST_TOKENS - 1)).await?;
    Ok(())
}

async fn insert_session(
    connection: &mut Connection,
    person: PersonId,
    hash: &SecretHash,
    expires: Moment,
) -> Result<()> {
    let insert =
        sql("INSERT INTO sessions (hash, person, created, seen, expires) VALUES ($1, $2, $3, $3, $4)");
    let insert = insert.bind(hash).bind(person).bind(Moment::now()).bind(expires);
    connection.try_run(insert).await.map_err(taken(Taken::Secret))?;
    Ok(())
}

async fn insert_token(
    connection: &mut Connection,
    person: PersonId,
    hash: &SecretHash,
    label: &str,
    expires: Option<Moment>,
) -> Result<Token> {
    let insert = sql("INSERT INTO tokens (hash, person, label, created, expires) VALUES ($1, $2, $3, $4, $5)
         RETURNING id, person, label, created, seen, expires");
    let insert = insert.bind(hash).bind(person).bind(label).bind(Moment::now()).bind(expires);
    let row: Option<RawToken> = connection.try_first(insert).await.map_err(taken(Taken::Secret))?;
    row.map(token).ok_or_else(|| StoreError::Corrupt("a token without an id".into()))
}
