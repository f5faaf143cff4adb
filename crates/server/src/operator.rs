//! Those who look after a site: what they ask for is the same on the page and on the command line.

use std::time::Duration;

use parlour_core::Seat;
use parlour_hub::{LEVELS, Mistake, secret};
use parlour_store::{
    Hidden, Intervention, Moment, NewSeat, Operator, Order, Person, PersonId, SecretHash, Store, TableId,
};

use crate::app::App;
use crate::problem::{Outcome, Problem};
use crate::session::{Proof, Reader};

/// A link for a new password is good for so long.
pub(crate) const RECOVERY_LASTS: Duration = Duration::from_hours(24);

/// What an operator asks for, in words.
#[derive(Clone, Debug)]
pub struct Errand {
    /// What is to be done.
    pub deed: Intervention,
    /// To whom or what: `#7` or a login, the id of a table, the number of a line.
    pub target: String,
    /// The seat that is handed over.
    pub seat: String,
    /// Who gets it: `#7`, a login, or `bot:LEVEL`.
    pub to: String,
    /// Why.
    pub reason: String,
}

impl Errand {
    /// Does it and notes it; gives the path of a link, if one was asked for.
    ///
    /// # Errors
    /// When there is no such person or table, or things are not so that it could be done.
    pub async fn run(&self, store: &Store, by: Operator, now: Moment) -> Outcome<Option<String>> {
        let order = Order::new(by, &self.reason)?;
        let person = async || Ok::<PersonId, Problem>(store.who(&self.target).await?.id);
        match self.deed {
            Intervention::Appoint => store.set_operator(order, person().await?, true).await?,
            Intervention::Dismiss => store.set_operator(order, person().await?, false).await?,
            Intervention::Ban => store.set_banned(order, person().await?, true).await?,
            Intervention::Unban => store.set_banned(order, person().await?, false).await?,
            Intervention::Mute => store.set_muted(order, person().await?, true).await?,
            Intervention::Unmute => store.set_muted(order, person().await?, false).await?,
            Intervention::Reset => {
                let person = person().await?;
                let path = recovery_path(store, person, now, now).await?;
                store.note_reset(order, person).await?;
                return Ok(Some(path));
            }
            Intervention::Merge => {
                let into = store.who(&self.to).await?.id;
                store.merge_guest(order, person().await?, into).await?;
            }
            Intervention::End => store.end_table(order, &self.table()?).await?,
            Intervention::Unlist => {
                let link = Hidden(secret::fresh()?);
                store.unlist_table(order, &self.table()?, link).await?;
            }
            Intervention::HandOver => {
                let seat: Seat = self.seat.parse().map_err(|_| Problem::Bad(Mistake::SeatName))?;
                store.hand_over(order, &self.table()?, seat, self.heir(store).await?).await?;
            }
            Intervention::DeleteChat => {
                let line = self.target.trim().parse().map_err(|_| Problem::NotFound)?;
                store.delete_chat(order, line).await?;
            }
        }
        Ok(None)
    }

    fn table(&self) -> Outcome<TableId> {
        self.target.trim().parse().map_err(|_| Problem::NotFound)
    }

    async fn heir(&self, store: &Store) -> Outcome<NewSeat> {
        match self.to.trim().strip_prefix("bot:") {
            Some(level) if LEVELS.contains(&level) => Ok(NewSeat::bot(level, level)),
            Some(_) => Err(Problem::Bad(Mistake::UnknownLevel)),
            None => {
                let person = store.who(&self.to).await?;
                Ok(NewSeat::person(person.id, &person.name))
            }
        }
    }
}

/// A new link by which a person sets a password.
pub(crate) async fn recovery_path(
    store: &Store,
    person: PersonId,
    not_since: Moment,
    now: Moment,
) -> Outcome<String> {
    let secret = secret::fresh()?;
    let hash = SecretHash::of(secret.as_bytes());
    store.create_recovery(person, hash, not_since, now.after(RECOVERY_LASTS)).await?;
    Ok(format!("/recover/{secret}"))
}

impl App {
    /// Whoever looks after the site, signed in on a page. For others there is no such place.
    pub(crate) fn operator(reader: &Reader) -> Outcome<&Person> {
        let here = matches!(reader.proof, Some(Proof::Cookie(_)));
        reader.person.as_deref().filter(|person| here && person.operator).ok_or(Problem::NotFound)
    }

    /// Does what an operator asks for.
    pub(crate) async fn operate(&self, reader: &Reader, errand: &Errand) -> Outcome<Option<String>> {
        let operator = Self::operator(reader)?;
        let done = errand.run(&self.store, Operator::Person(operator.id), self.clock.now()).await?;
        self.sessions.forget_all();
        self.hub.all_seats_changed();
        tracing::info!(operator = %operator.id, deed = %errand.deed, target = errand.target, "an operator's deed");
        Ok(done)
    }
}
