//! Where people want to be told: named by them, shown to be theirs, tried, switched off and on.

use parlour_hub::{Mistake, Obstacle, secret};
use parlour_store::{Hidden, NewTarget, Person, PersonId, StoreError, Target, TargetKind};
use parlour_words::Lang;

use super::Failure;
use super::letter::Letter;
use crate::app::App;
use crate::problem::{Outcome, Problem};

impl App {
    /// The address of a page about a target, for whoever got a letter there. The key is in the query: paths are logged.
    pub(super) fn word_link(&self, target: &Target, end: &str) -> String {
        format!("{}/word/{}{end}?key={}", self.public(), target.id, target.secret.0)
    }

    /// A person has one mailbox: this one, if any. It is asked whether it is theirs before anything else goes there.
    pub(crate) async fn set_mailbox(&self, person: PersonId, email: Option<&str>, lang: Lang) -> Outcome<()> {
        if self.set_only(person, TargetKind::Mail, email, false).await? {
            // Whoever asks too often may ask again later, from the settings.
            match self.ask_owner(person, lang).await {
                Err(Problem::TooMany(_) | Problem::Unavailable) => {}
                asked => asked?,
            }
        }
        Ok(())
    }

    /// A person has one webhook: this one, if any.
    pub(crate) async fn set_webhook(&self, person: PersonId, address: Option<&str>) -> Outcome<()> {
        address.map_or(Ok(()), super::check_webhook)?;
        self.set_only(person, TargetKind::Webhook, address, true).await.map(|_| ())
    }

    /// Leaves a person with this one target of a kind; is it new?
    async fn set_only(
        &self,
        person: PersonId,
        kind: TargetKind,
        address: Option<&str>,
        verified: bool,
    ) -> Outcome<bool> {
        let known = self.store.targets_of(person).await?;
        let is_it = |target: &Target| target.kind == kind && Some(target.address.as_str()) == address;
        if known.iter().any(|target| target.kind == kind && !is_it(target)) {
            self.store.keep_target(person, kind, address).await?;
        }
        let Some(address) = address.filter(|_| !known.iter().any(is_it)) else { return Ok(false) };
        let new = NewTarget {
            kind,
            address: address.to_owned(),
            keys: None,
            label: String::new(),
            secret: Hidden(secret::fresh()?),
            verified,
        };
        self.store.put_target(person, new, self.clock.now()).await?;
        Ok(true)
    }

    /// Asks whoever reads a mailbox whether it is theirs.
    pub(crate) async fn ask_owner(&self, person: PersonId, lang: Lang) -> Outcome<()> {
        let Some(mailer) = &self.courier.mailer else { return Ok(()) };
        let targets = self.store.targets_of(person).await?;
        let open = |target: &&Target| target.kind == TargetKind::Mail && target.verified.is_none();
        let Some(target) = targets.iter().find(open) else { return Ok(()) };
        self.courier.questions.take(target.address.to_lowercase())?;
        let link = self.word_link(target, "");
        mailer.ask(&target.address, lang, &link, self.public()).await.map_err(|failure| {
            tracing::warn!(error = failure.why(), "an address could not be asked whose it is");
            Problem::Unavailable
        })
    }

    /// The target of a link in a letter.
    pub(crate) async fn linked_target(&self, id: i64, key: &str) -> Outcome<Target> {
        let target = match self.store.target(id).await {
            Err(StoreError::NotFound(_)) => return Err(Problem::NotFound),
            target => target?,
        };
        if secret::same(&target.secret.0, key) { Ok(target) } else { Err(Problem::NotFound) }
    }

    /// Whoever got the letter says that the mailbox is theirs.
    pub(crate) async fn confirm_target(&self, target: &Target) -> Outcome<()> {
        Ok(self.store.verify_target(target.id, self.clock.now()).await?)
    }

    /// Whoever got a letter wants no more.
    pub(crate) async fn stop_target(&self, target: &Target) -> Outcome<()> {
        Ok(self.store.switch_target(target.id, Some((self.clock.now(), STOPPED))).await?)
    }

    /// A target of a person.
    pub(crate) async fn own_target(&self, person: PersonId, id: i64) -> Outcome<Target> {
        let own = self.store.targets_of(person).await?.into_iter().find(|target| target.id == id);
        own.ok_or(Problem::NotFound)
    }

    /// Switches a target on again.
    pub(crate) async fn revive_target(&self, person: PersonId, id: i64) -> Outcome<()> {
        let target = self.own_target(person, id).await?;
        Ok(self.store.switch_target(target.id, None).await?)
    }

    /// Sends a test to a target of a person; says why it did not get there.
    pub(crate) async fn test_target(&self, person: &Person, id: i64) -> Outcome<Option<String>> {
        let target = self.own_target(person.id, id).await?;
        if target.verified.is_none() {
            return Err(Problem::Conflict(Obstacle::AddressNotConfirmed));
        }
        self.courier.tests.take(person.id.0)?;
        let lang = person.lang.parse().unwrap_or_default();
        match self.send(person, &target, &Letter::test(lang)).await {
            Ok(()) => Ok(None),
            Err(failure) => {
                if matches!(failure, Failure::Gone(_)) {
                    self.store.forget_target(target.id).await?;
                }
                Ok(Some(failure.why().to_owned()))
            }
        }
    }

    /// Forgets a target of a person; the profile forgets it too.
    pub(crate) async fn drop_target(&self, person: PersonId, id: i64) -> Outcome<()> {
        let target = self.own_target(person, id).await?;
        if target.kind == TargetKind::Mail {
            self.store.set_email(person, None).await?;
        }
        self.store.remove_target(person, id).await?;
        self.sessions.forget(person);
        Ok(())
    }
}

/// What the settings know a target by whose owner wants no more.
pub(crate) const STOPPED: &str = "stopped";

/// A number in an address.
pub(crate) fn target_id(text: &str) -> Outcome<i64> {
    text.parse().map_err(|_| Problem::Bad(Mistake::Form))
}
