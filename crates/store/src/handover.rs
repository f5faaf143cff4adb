//! One-time links by which somebody goes on as themselves on another device.

use crate::connection::sql;
use crate::error::{Result, StoreError, taken};
use crate::ids::{Moment, PersonId, SecretHash};
use crate::people;
use crate::refusal::{Missing, Taken};
use crate::store::Store;

impl Store {
    /// Keeps a link for a person until it is used or expires; an older one is worth nothing from then on.
    pub async fn offer_handover(&self, person: PersonId, hash: SecretHash, expires: Moment) -> Result<()> {
        self.write((person, hash, expires), |(person, hash, expires), connection| {
            Box::pin(async move {
                people::one(connection, *person).await?;
                connection.run(sql("DELETE FROM handovers WHERE person = $1").bind(*person)).await?;
                let keep = sql("INSERT INTO handovers (hash, person, expires) VALUES ($1, $2, $3)");
                let keep = keep.bind(hash).bind(*person).bind(*expires);
                connection.try_run(keep).await.map_err(taken(Taken::Secret))?;
                Ok(())
            })
        })
        .await
    }

    /// Whose link it is, while it may still be used.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] if there is no such link, or it was used, or it has expired.
    pub async fn handover(&self, hash: &SecretHash, now: Moment) -> Result<PersonId> {
        let find = sql("SELECT person FROM handovers WHERE hash = $1 AND expires > $2");
        let row: Option<(PersonId,)> = self.read().await?.first(find.bind(hash).bind(now)).await?;
        row.map(|(person,)| person).ok_or(StoreError::NotFound(Missing::Handover))
    }

    /// Uses a link up and gives whose it was: of two who try, one is late.
    ///
    /// # Errors
    /// As [`Store::handover`].
    pub async fn take_handover(&self, hash: &SecretHash, now: Moment) -> Result<PersonId> {
        let take = sql("DELETE FROM handovers WHERE hash = $1 AND expires > $2 RETURNING person");
        self.write(take.bind(hash).bind(now), |take, connection| {
            Box::pin(async move {
                let row: Option<(PersonId,)> = connection.first(take.clone()).await?;
                row.map(|(person,)| person).ok_or(StoreError::NotFound(Missing::Handover))
            })
        })
        .await
    }
}
