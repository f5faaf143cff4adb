//! Links by which somebody who has lost a password gets a new one. Only the hash of their secret is kept.

use crate::bounds::{self, LONGEST_SETTINGS};
use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Hidden, Moment, PersonId, SecretHash};
use crate::people::{self, Kind};
use crate::refusal::{Field, Missing, Refusal};
use crate::store::Store;

impl Store {
    /// Makes a link for a person; older ones are worth nothing from then on.
    ///
    /// # Errors
    /// [`StoreError::Refused`] for guests and bots, who have no password, and if the last link was made after `not_since`:
    /// nobody's letter box is to be filled.
    pub async fn create_recovery(
        &self,
        person: PersonId,
        hash: SecretHash,
        not_since: Moment,
        expires: Moment,
    ) -> Result<()> {
        let args = (person, hash, not_since, expires);
        self.write(args, |(person, hash, not_since, expires), connection| {
            Box::pin(async move {
                if people::one(connection, *person).await?.kind != Kind::Account {
                    return Err(StoreError::Refused(Refusal::NoAccount));
                }
                let fresh = sql("SELECT COUNT(*) FROM recoveries WHERE person = $1 AND created > $2");
                let fresh: Option<(i64,)> = connection.first(fresh.bind(*person).bind(*not_since)).await?;
                if fresh.is_some_and(|(count,)| count > 0) {
                    return Err(StoreError::Refused(Refusal::RecoveryIsFresh));
                }
                end_recoveries(connection, *person).await?;
                let make =
                    sql("INSERT INTO recoveries (hash, person, created, expires) VALUES ($1, $2, $3, $4)");
                let make = make.bind(hash).bind(*person).bind(Moment::now()).bind(*expires);
                connection.run(make).await?;
                Ok(())
            })
        })
        .await
    }

    /// Whose link this is.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is none, or it has expired.
    pub async fn recovery(&self, hash: &SecretHash, now: Moment) -> Result<PersonId> {
        of_hash(&mut self.read().await?, hash, now).await
    }

    /// Uses a link: a new password, and whatever let the person in before ends, the link included.
    pub async fn recover(&self, hash: SecretHash, now: Moment, password: Hidden) -> Result<PersonId> {
        bounds::line(Field::Password, &password.0, LONGEST_SETTINGS)?;
        self.write((hash, now, password), |(hash, now, password), connection| {
            Box::pin(async move {
                let person = of_hash(connection, hash, *now).await?;
                let change = sql("UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'");
                connection.run(change.bind(person).bind(&password.0)).await?;
                connection.run(sql("DELETE FROM sessions WHERE person = $1").bind(person)).await?;
                connection.run(sql("DELETE FROM tokens WHERE person = $1").bind(person)).await?;
                end_recoveries(connection, person).await?;
                Ok(person)
            })
        })
        .await
    }
}

async fn of_hash(connection: &mut Connection, hash: &SecretHash, now: Moment) -> Result<PersonId> {
    let find = sql("SELECT person FROM recoveries WHERE hash = $1 AND expires > $2").bind(hash).bind(now);
    let row: Option<(PersonId,)> = connection.first(find).await?;
    row.map(|(person,)| person).ok_or(StoreError::NotFound(Missing::Recovery))
}

async fn end_recoveries(connection: &mut Connection, person: PersonId) -> Result<()> {
    connection.run(sql("DELETE FROM recoveries WHERE person = $1").bind(person)).await?;
    Ok(())
}
