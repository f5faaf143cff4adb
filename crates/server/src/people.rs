//! Guests, accounts, tokens, settings: what a person can do about themselves.

use std::time::Duration;

use axum::http::HeaderValue;
use parlour_hub::{Denial, Mistake, Obstacle, secret};
use parlour_model::Settings;
use parlour_store::{Kind, Moment, Person, PersonId, SecretHash, StoreError, Token};

use crate::app::App;
use crate::problem::{Outcome, Problem};
use crate::session::{Proof, Reader};

/// How long a link to another device may be used.
pub(crate) const DEVICE_LINK: Duration = Duration::from_mins(10);
/// What the seats of somebody who deleted their account are called.
pub(crate) const DEPARTED: &str = "—";

/// What the log says of a sign-in that failed.
const WRONG_PASSWORD: &str = "wrong password";

impl App {
    /// May somebody try a password? Tries are counted by network.
    fn may_try(&self, reader: &Reader) -> Outcome<()> {
        self.logins.take(reader.network).map_err(|wait| self.too_many(reader, "sign-ins", wait))
    }

    /// Somebody new comes as a guest.
    pub(crate) async fn new_guest(&self, reader: &Reader, name: &str) -> Outcome<PersonId> {
        self.guests.take(reader.network).map_err(|wait| self.too_many(reader, "guests", wait))?;
        Ok(self.store.create_guest(name.trim(), reader.lang.code()).await?)
    }

    /// Somebody new comes with an account of their own.
    pub(crate) async fn new_account(
        &self,
        reader: &Reader,
        name: &str,
        login: &str,
        password: String,
        email: Option<&str>,
    ) -> Outcome<(PersonId, HeaderValue)> {
        self.logins.take(reader.network)?;
        check_email(email)?;
        let hash = self.passwords.hash(password).await?;
        let lang = reader.lang.code();
        let person = self.store.create_account(name.trim(), lang, login.trim(), &hash, email).await?;
        Ok((person, self.begin_session(person, reader.proof).await?))
    }

    /// A one-time link by which somebody goes on as themselves on another device; gives its secret.
    pub(crate) async fn offer_device(&self, person: &Person) -> Outcome<String> {
        let secret = secret::fresh()?;
        let expires = self.clock.now().after(DEVICE_LINK);
        self.store.offer_handover(person.id, SecretHash::of(secret.as_bytes()), expires).await?;
        Ok(secret)
    }

    /// Whose device link it is, while it may be used.
    pub(crate) async fn device_owner(&self, key: &str) -> Outcome<Person> {
        let hash = SecretHash::of(key.as_bytes());
        let person = self.store.handover(&hash, self.clock.now()).await?;
        Ok(self.store.person(person).await?)
    }

    /// Uses a device link up: whoever asks goes on as its owner.
    pub(crate) async fn take_device(&self, reader: &Reader, key: &str) -> Outcome<(PersonId, HeaderValue)> {
        self.logins.take(reader.network)?;
        let person = self.store.take_handover(&SecretHash::of(key.as_bytes()), self.clock.now()).await?;
        Ok((person, self.begin_session(person, reader.proof).await?))
    }

    /// A guest keeps everything and gets a login and a password.
    pub(crate) async fn claim(
        &self,
        reader: &Reader,
        login: &str,
        password: String,
        email: Option<&str>,
    ) -> Outcome<HeaderValue> {
        self.may_try(reader)?;
        let person = reader.known()?;
        check_email(email)?;
        let hash = self.passwords.hash(password).await?;
        self.store.claim_account(person.id, login.trim(), &hash, email).await?;
        self.set_mailbox(person.id, email, reader.lang).await?;
        self.begin_session(person.id, reader.proof).await
    }

    /// Somebody comes back with login and password.
    pub(crate) async fn sign_in(
        &self,
        reader: &Reader,
        login: &str,
        password: String,
    ) -> Outcome<(PersonId, HeaderValue)> {
        self.may_try(reader)?;
        let found = match self.store.find_login(login.trim()).await {
            Ok(found) => Some(found),
            Err(StoreError::NotFound(_) | StoreError::Invalid(_)) => None,
            Err(error) => return Err(error.into()),
        };
        let (person, hash) = found.map(|found| (found.person.id, found.password)).unzip();
        if !self.passwords.check(password, hash).await? {
            self.refused(reader, WRONG_PASSWORD);
            return Err(Problem::WrongLogin);
        }
        let person = person.ok_or(Problem::WrongLogin)?;
        if self.store.person(person).await?.banned {
            return Err(Problem::Forbidden(Denial::Banned));
        }
        Ok((person, self.begin_session(person, reader.proof).await?))
    }

    /// Changes the password; all other sessions and tokens end.
    pub(crate) async fn change_password(
        &self,
        reader: &Reader,
        old: String,
        new: String,
    ) -> Outcome<HeaderValue> {
        self.may_try(reader)?;
        let person = reader.known()?;
        let login = person.login.as_deref().ok_or(Problem::Conflict(Obstacle::GuestHasNoPassword))?;
        let found = self.store.find_login(login).await?;
        if !self.passwords.check(old, Some(found.password)).await? {
            self.refused(reader, WRONG_PASSWORD);
            return Err(Problem::WrongLogin);
        }
        let hash = self.passwords.hash(new).await?;
        self.store.set_password(person.id, &hash).await?;
        self.store.revoke_all(person.id).await?;
        self.begin_session(person.id, None).await
    }

    /// Changes name, e-mail address, language and choices; what is left out stays.
    pub(crate) async fn change_profile(&self, person: &Person, change: &ProfileChange) -> Outcome<()> {
        if let Some(name) = &change.name {
            self.store.rename_person(person.id, name.trim()).await?;
        }
        if let Some(email) = &change.email {
            let email = Some(email.trim()).filter(|email| !email.is_empty());
            check_email(email)?;
            self.store.set_email(person.id, email).await?;
            let lang = change.lang.as_deref().unwrap_or(&person.lang).parse().unwrap_or_default();
            self.set_mailbox(person.id, email, lang).await?;
        }
        if let Some(lang) = &change.lang {
            let lang: parlour_words::Lang =
                lang.parse().map_err(|_| Problem::Bad(Mistake::UnknownLanguage))?;
            self.store.set_lang(person.id, lang.code()).await?;
        }
        if let Some(settings) = &change.settings {
            self.set_webhook(person.id, settings.webhook.as_deref()).await?;
            let text = serde_json::to_string(settings).map_err(|_| Problem::Internal)?;
            self.store.set_settings(person.id, &text).await?;
        }
        self.sessions.forget(person.id);
        Ok(())
    }

    /// A new token; its secret is told once.
    pub(crate) async fn new_token(&self, person: PersonId, label: &str) -> Outcome<(Token, String)> {
        self.token(person, label, None).await
    }

    /// The token of a program that has signed in: it ends like a session, and older ones make room for it.
    pub(crate) async fn sign_in_token(&self, person: PersonId) -> Outcome<String> {
        let expires = self.clock.now().after(self.config.session);
        Ok(self.token(person, "signed in", Some(expires)).await?.1)
    }

    async fn token(
        &self,
        person: PersonId,
        label: &str,
        expires: Option<Moment>,
    ) -> Outcome<(Token, String)> {
        let secret = secret::fresh()?;
        let hash = SecretHash::of(secret.as_bytes());
        Ok((self.store.create_token(person, hash, label, expires).await?, secret))
    }

    /// A new bot account, kept by a person, with a token.
    pub(crate) async fn new_bot(&self, owner: &Person, name: &str) -> Outcome<(PersonId, String)> {
        if owner.kind == Kind::Bot {
            return Err(Problem::Forbidden(Denial::BotsKeepNoBots));
        }
        let bot = self.store.create_bot(owner.id, name.trim(), &owner.lang, self.config.bots_each).await?;
        let (_, secret) = self.new_token(bot, "first").await?;
        Ok((bot, secret))
    }

    /// Ends a token.
    pub(crate) async fn end_token(&self, person: PersonId, token: i64) -> Outcome<()> {
        self.store.revoke_token(person, token).await?;
        self.sessions.forget(person);
        Ok(())
    }

    /// Deletes a person with everything personal.
    pub(crate) async fn delete_person(&self, person: PersonId) -> Outcome<()> {
        self.store.delete_person(person, DEPARTED).await?;
        // What is still read somewhere is gone with the next sweep.
        if let Err(error) = self.store.forget_for_good().await {
            tracing::info!(%error, "older versions of deleted rows wait for the next sweep");
        }
        self.sessions.forget(person);
        self.hub.all_seats_changed();
        Ok(())
    }

    /// Notes that somebody was here, and prolongs their session; now and then is enough.
    pub(crate) async fn note_visit(&self, reader: &Reader) {
        const OFTEN_ENOUGH: i64 = 15 * 60 * 1000;
        let now: Moment = self.clock.now();
        let Some(person) = reader.person.as_ref().filter(|person| now.0 - person.seen.0 > OFTEN_ENOUGH)
        else {
            return;
        };
        if let Some(Proof::Cookie(hash)) = &reader.proof {
            let _ = self.store.touch_session(hash, now, now.after(self.config.session)).await;
        }
        if self.store.touch_person(person.id, now).await.is_ok() {
            self.sessions.forget(person.id);
        }
    }
}

/// What changes about a person.
#[derive(Clone, Default, Debug)]
pub(crate) struct ProfileChange {
    pub(crate) name: Option<String>,
    pub(crate) email: Option<String>,
    pub(crate) lang: Option<String>,
    pub(crate) settings: Option<Settings>,
}

fn check_email(email: Option<&str>) -> Outcome<()> {
    let possible = |email: &str| email.parse::<lettre::Address>().is_ok();
    if email.is_none_or(possible) { Ok(()) } else { Err(Problem::Bad(Mistake::Email)) }
}
