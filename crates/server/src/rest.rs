//! Quiet hours and holidays, as pages and programs set them.

use parlour_hub::Obstacle;
use parlour_model::{Quiet, Rest};

use crate::app::App;
use crate::problem::{Outcome, Problem};
use crate::session::Reader;

impl App {
    /// When the reader's clocks stand still.
    pub(crate) async fn rest_of(&self, reader: &Reader) -> Outcome<Rest> {
        Ok(Rest::read(&self.store.person(reader.known()?.id).await?.rest))
    }

    /// Changes the reader's quiet hours.
    pub(crate) async fn set_quiet(&self, reader: &Reader, quiet: Option<Quiet>) -> Outcome<Rest> {
        if quiet.is_some_and(|quiet| !quiet.is_possible()) {
            return Err(Problem::Conflict(Obstacle::NoSuchRest));
        }
        self.change_rest(reader, false, |rest, _| {
            rest.quiet = quiet;
            true
        })
        .await
    }

    /// Announces a holiday, in milliseconds since 1970.
    pub(crate) async fn go_away(&self, reader: &Reader, from: i64, to: i64) -> Outcome<Rest> {
        self.change_rest(reader, true, |rest, now| rest.go_away(now, from, to)).await
    }

    /// Ends the reader's holiday.
    pub(crate) async fn come_home(&self, reader: &Reader) -> Outcome<Rest> {
        self.change_rest(reader, false, |rest, now| {
            rest.come_home(now);
            true
        })
        .await
    }

    async fn change_rest(
        &self,
        reader: &Reader,
        announce: bool,
        change: impl FnOnce(&mut Rest, i64) -> bool,
    ) -> Outcome<Rest> {
        let person = self.doer(reader)?.id;
        let mut rest = self.rest_of(reader).await?;
        if !change(&mut rest, self.clock.now().0) {
            return Err(Problem::Conflict(Obstacle::NoSuchRest));
        }
        self.hub.rest(person, &rest, announce).await?;
        Ok(rest)
    }
}
