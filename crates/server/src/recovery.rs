//! A lost password: a link by e-mail, or from an operator, sets a new one.

use std::time::Duration;

use axum::http::HeaderValue;
use parlour_hub::Obstacle;
use parlour_store::{Moment, SecretHash, StoreError, Target, TargetKind};
use parlour_words::{Lang, Words};

use crate::app::App;
use crate::operator::recovery_path;
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

/// So long must pass from one letter to the next.
const PAUSE: Duration = Duration::from_mins(10);

impl App {
    /// Sends a link to the account with this login, if it has a confirmed e-mail address. Neither the answer nor its time tells
    /// whether there is one.
    pub(crate) fn send_recovery(&self, reader: &Reader, login: &str) -> Outcome<()> {
        self.logins.take(reader.network)?;
        if !self.courier.has_mail() {
            return Err(Problem::Conflict(Obstacle::NoMail));
        }
        let (app, login) = (self.clone(), login.trim().to_owned());
        tokio::spawn(async move {
            match app.write_recovery(&login).await {
                Ok(()) | Err(Problem::NotFound | Problem::NotNow(_) | Problem::Invalid(_)) => {}
                Err(problem) => tracing::warn!(problem = problem.code(), "a link could not be sent"),
            }
        });
        Ok(())
    }

    async fn write_recovery(&self, login: &str) -> Outcome<()> {
        let person = self.store.find_login(login).await?.person;
        let targets = self.store.targets_of(person.id).await?;
        // An address that nobody has confirmed may be anybody's.
        let confirmed = |target: &&Target| target.kind == TargetKind::Mail && target.verified.is_some();
        let (Some(mail), Some(letters)) = (targets.iter().find(confirmed), self.courier.mailer()) else {
            return Err(Problem::NotFound);
        };
        let now = self.clock.now();
        let not_since = Moment(now.0 - PAUSE.as_millis() as i64);
        let path = recovery_path(&self.store, person.id, not_since, now).await?;
        let link = format!("{}{path}", self.config.public_url.trim_end_matches('/'));
        let words = Words::get(person.lang.parse::<Lang>().unwrap_or_default());
        let body = format!(
            "{}\n\n{link}\n\n{}\n",
            words.word("site-recover-mail"),
            words.word("site-recover-unasked")
        );
        let sent = letters.write(&mail.address, words.word("site-recover-subject"), body).await;
        sent.map_err(|failure| {
            tracing::warn!(error = failure.why(), "an e-mail could not be sent");
            Problem::Unavailable
        })
    }

    /// Is a link still good?
    pub(crate) async fn check_recovery(&self, secret: &str) -> Outcome<()> {
        let hash = SecretHash::of(secret.as_bytes());
        self.store.recovery(&hash, self.clock.now()).await.map(|_| ()).map_err(outdated)
    }

    /// Sets a new password; whoever had the account before must sign in again.
    pub(crate) async fn recover(&self, reader: &Reader, secret: &str, new: String) -> Outcome<HeaderValue> {
        self.logins.take(reader.network)?;
        self.check_recovery(secret).await?;
        let password = self.passwords.hash(new).await?;
        let hash = SecretHash::of(secret.as_bytes());
        let person = self.store.recover(hash, self.clock.now(), password).await.map_err(outdated)?;
        self.begin_session(person, None).await
    }
}

fn outdated(error: StoreError) -> Problem {
    match error {
        StoreError::NotFound(_) => Problem::Conflict(Obstacle::LinkIsOld),
        error => error.into(),
    }
}
