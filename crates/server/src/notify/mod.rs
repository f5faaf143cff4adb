//! Word to people who are away, carried to where they want it.
//!
//! What is to be told stands in the store ([`parlour_hub::Hub::notify`] puts it there). A node takes a target in hand with
//! everything that is due there, sends it in one go, and says how that went. Each target is on its own: one that hangs
//! holds up nobody else, one that fails is tried again ever later, one that fails for a day is switched off, where its
//! owner sees it.

mod call;
mod letter;
mod mail;
mod push;
mod target;
mod webhook;

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlour_store::{Claim, Moment, Person, StoreError, Target, TargetKind};
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};

use crate::app::App;
use crate::limits::Limiter;
use crate::metrics::count;
use letter::Letter;
use mail::Mail;
use push::SiteKey;

pub(crate) use letter::title;
pub(crate) use mail::Mailer;
pub(crate) use push::BrowserKeys;
pub(crate) use target::{STOPPED, target_id};
pub(crate) use webhook::check as check_webhook;

/// How many targets of a kind are spoken to at once.
const AT_ONCE: usize = 32;
/// A node has a target in hand for so long; should it die, another one takes over.
const IN_HAND: Duration = Duration::from_mins(1);
/// The first pause after a failure; each is four times as long as the one before…
const FIRST_PAUSE: Duration = Duration::from_mins(1);
/// … up to this.
const LONGEST_PAUSE: Duration = Duration::from_hours(6);
/// A target that has failed so often in a row, over more than a day, is switched off.
const TRIES: u32 = 10;
/// The boards of so many tables are shown in one letter.
const PICTURES: usize = 3;
/// What was told so long ago is forgotten.
const KEPT: Duration = Duration::from_hours(30 * 24);
/// That is looked after so often.
const SWEPT: Duration = Duration::from_hours(6);

/// The least time between two messages to one target: what happens meanwhile is told together.
const fn pause(kind: TargetKind) -> Duration {
    match kind {
        TargetKind::Mail => Duration::from_mins(5),
        TargetKind::Push => Duration::from_secs(10),
        TargetKind::Webhook => Duration::from_secs(1),
    }
}

/// Why word did not get there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// It may work later.
    Trouble(String),
    /// Nobody is there any more.
    Gone(String),
}

impl Failure {
    pub(crate) fn why(&self) -> &str {
        let (Self::Trouble(why) | Self::Gone(why)) = self;
        why
    }
}

/// Whatever carries word.
pub(crate) struct Courier {
    pub(super) mailer: Option<Mailer>,
    /// Places to send from, for mail, browsers and webhooks.
    places: [Arc<Semaphore>; 3],
    /// Targets this node has in hand, however long that takes.
    in_hand: Mutex<HashSet<i64>>,
    /// What the site signs its messages to browsers with, once it was asked for.
    pub(super) site_key: OnceCell<SiteKey>,
    /// How often an address is asked whether it is its owner's.
    pub(super) questions: Limiter<String>,
    /// How often somebody tries whether word arrives.
    pub(super) tests: Limiter<i64>,
}

/// How often an address is asked whether it is somebody's: per second, and at a stroke.
const QUESTIONS: (f64, f64) = (1.0 / 1800.0, 2.0);
/// How often a person tries whether word arrives.
const TESTS: (f64, f64) = (1.0 / 20.0, 3.0);

impl Courier {
    pub(crate) fn new(mailer: Option<Mailer>) -> Self {
        let places = [(); 3].map(|()| Arc::new(Semaphore::new(AT_ONCE)));
        let (questions, tests) = (Limiter::new(QUESTIONS), Limiter::new(TESTS));
        Self { mailer, places, in_hand: Mutex::default(), site_key: OnceCell::new(), questions, tests }
    }

    /// Can this site send e-mail?
    pub(crate) fn has_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// Who sends letters, if anybody does.
    pub(crate) fn mailer(&self) -> Option<&Mailer> {
        self.mailer.as_ref()
    }

    fn take_in_hand(&self, target: i64) -> bool {
        self.in_hand.lock().is_ok_and(|mut in_hand| in_hand.insert(target))
    }

    fn put_down(&self, target: i64) {
        if let Ok(mut in_hand) = self.in_hand.lock() {
            in_hand.remove(&target);
        }
    }

    fn places(&self, kind: TargetKind) -> &Arc<Semaphore> {
        &self.places[kind as usize]
    }
}

impl App {
    /// Sends what is to be told, until the site stops.
    pub(crate) async fn send_notices(self) {
        let mut stopping = self.stopping();
        let mut swept = Moment::default();
        loop {
            tokio::select! {
                () = self.hub.wait_for_notices() => {}
                () = tokio::time::sleep(self.config.tick) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            if let Err(error) = self.send_due().await {
                tracing::warn!(%error, "notices could not be looked for");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            let now = self.clock.now();
            if swept.after(SWEPT) <= now {
                swept = now;
                let _ = self.store.sweep_notices(Moment(now.0 - KEPT.as_millis() as i64)).await;
            }
        }
    }

    /// Takes in hand what is due, as far as there are places to send from.
    async fn send_due(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        for kind in self.store.due_kinds(now).await? {
            let places = self.courier.places(kind);
            let free = places.available_permits().min(AT_ONCE) as u32;
            if free == 0 {
                continue;
            }
            for claim in self.store.claim_targets(kind, now, now.after(IN_HAND), free).await? {
                if !self.courier.take_in_hand(claim.target.id) {
                    continue;
                }
                let Ok(place) = places.clone().acquire_owned().await else { return Ok(()) };
                tokio::spawn(self.clone().carry(claim, place));
            }
        }
        Ok(())
    }

    async fn carry(self, claim: Claim, _place: OwnedSemaphorePermit) {
        if let Err(error) = self.try_carry(&claim).await {
            tracing::warn!(%error, "a notice was sent, or not, but not noted");
        }
        self.courier.put_down(claim.target.id);
    }

    async fn try_carry(&self, claim: &Claim) -> Result<(), StoreError> {
        let person = self.store.person(claim.target.person).await?;
        let letter = self.letter(&person, claim).await;
        let now = self.clock.now();
        if letter.lines.is_empty() {
            return self.store.delivered(claim, now, now).await;
        }
        match self.send(&person, &claim.target, &letter).await {
            Ok(()) => {
                count(&self.metrics.notices);
                self.store.delivered(claim, now, now.after(pause(claim.target.kind))).await
            }
            Err(failure) => {
                count(&self.metrics.notices_failed);
                let (how, error) = (claim.target.kind.name(), failure.why());
                tracing::warn!(how, target = claim.target.id, error, "a notice could not be sent");
                self.note_failure(claim, &failure, now).await
            }
        }
    }

    async fn note_failure(&self, claim: &Claim, failure: &Failure, now: Moment) -> Result<(), StoreError> {
        if matches!(failure, Failure::Gone(_)) {
            return self.store.forget_target(claim.target.id).await;
        }
        let failures = claim.target.failures + 1;
        let pause = FIRST_PAUSE.saturating_mul(4u32.saturating_pow(failures - 1)).min(LONGEST_PAUSE);
        let off = (failures >= TRIES).then_some(now);
        self.store.not_delivered(claim, failure.why(), now.after(pause), off).await
    }

    /// Sends a letter the way a target wants it.
    async fn send(&self, person: &Person, target: &Target, letter: &Letter) -> Result<(), Failure> {
        match target.kind {
            TargetKind::Mail => self.send_mail(person, target, letter).await,
            TargetKind::Webhook => webhook::call(&target.address, letter, self.config.local_webhooks).await,
            TargetKind::Push => self.push(target, letter).await,
        }
    }

    async fn send_mail(&self, person: &Person, target: &Target, letter: &Letter) -> Result<(), Failure> {
        let mailer = self.courier.mailer.as_ref();
        let mailer = mailer.ok_or_else(|| Failure::Trouble("this site sends no e-mail".into()))?;
        let mut pictures = Vec::new();
        for line in letter.lines.iter().take(PICTURES) {
            // A board that cannot be drawn is left out.
            pictures.push(self.board_for(person, &line.table, letter.lang).await);
        }
        let (stop, settings) = (self.word_link(target, "/stop"), format!("{}/me#notices", self.public()));
        mailer.send(Mail { to: &target.address, letter, pictures, stop: &stop, settings: &settings }).await
    }

    async fn board_for(
        &self,
        person: &Person,
        table: &parlour_store::TableId,
        lang: parlour_words::Lang,
    ) -> Option<Vec<u8>> {
        let look = self.hub.look(table).await.ok()?;
        self.hub.small_picture(&look, person.id, lang).await.ok()
    }

    /// The address of the site.
    pub(super) fn public(&self) -> &str {
        self.config.public_url.trim_end_matches('/')
    }
}
