//! What some eyes see of a table, in one language.
//!
//! Saying all of it takes far longer than playing an answer, so it is done once for each state of the table and shared
//! by everybody who looks with the same eyes; what a program does not read it may leave out.

use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock};

use parlour_core::any::AnyTable;
use parlour_core::{Decision, RevealedSeed, Seat};
use parlour_store::Status;
use parlour_words::{Lang, Words};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use crate::hub::Hot;
use crate::position::{OfferInfo, QuestionInfo, Saying, ScoreInfo, Without, seat_names, silent};
use crate::print::print_of;

/// What some eyes see of a table.
#[derive(Default, Debug, Serialize, ToSchema)]
pub(crate) struct Aspect {
    /// The number of the round.
    pub(crate) round: Option<u16>,
    /// Who must do what, in a sentence.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) status_text: String,
    /// What the seat is asked.
    pub(crate) question: Option<QuestionInfo>,
    /// Free actions of the seat.
    pub(crate) asides: Vec<OfferInfo>,
    /// The answers of the seat's draft.
    pub(crate) draft: Vec<String>,
    /// Needs the draft no more answers? Then the turn may be ended.
    pub(crate) ready: bool,
    /// The position for programs.
    #[schema(value_type = Object)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) view: Option<serde_json::Value>,
    /// The position as a text table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sheet: Option<String>,
    /// The final count.
    pub(crate) scores: Vec<ScoreInfo>,
    /// Who won.
    pub(crate) winners: Vec<&'static str>,
    /// The seed of the dice, once the game is over.
    pub(crate) seed: Option<String>,
    #[serde(skip)]
    print: OnceLock<u64>,
}

impl Aspect {
    /// The table as it stands, with what the seat is asked.
    fn now(hot: &Hot, game: &dyn AnyTable, seat: Option<Seat>, lang: Lang, without: Without) -> Self {
        let mut aspect = Self::past(hot, game, seat, lang, without);
        if let Some(seat) = seat.filter(|_| hot.row().status == Status::Running) {
            let say = Saying { words: Words::get(lang), names: &game.header().names };
            aspect.question = match without {
                Without { texts: true, .. } => Saying::silent_question(game, seat),
                Without { greyed: true, .. } => say.open_question(game, seat),
                _ => say.question(game, seat),
            };
            let asides = game.asides(seat);
            aspect.asides = if without.texts { silent(asides) } else { say.offers(&asides) };
            aspect.draft = game.draft(seat);
            aspect.ready = game.is_ready(seat);
        }
        aspect
    }

    /// A position to look at.
    fn past(hot: &Hot, game: &dyn AnyTable, seat: Option<Seat>, lang: Lang, without: Without) -> Self {
        let say = Saying { words: Words::get(lang), names: &game.header().names };
        // A finished game has no secrets; a look back at a running one has those of its seat.
        let eyes = hot.eyes(seat);
        let over = game.decision() == Decision::Over;
        Self {
            round: Some(game.round()),
            status_text: if without.texts { String::new() } else { say.status(hot, game) },
            view: (!without.view).then(|| game.view_json(eyes)),
            sheet: (!without.sheet).then(|| say.words.sheet(&game.sheet(eyes), say.names)),
            scores: if over { say.scores(game) } else { Vec::new() },
            winners: if over { seat_names(game.leaders()) } else { Vec::new() },
            seed: if over { game.journal().seed.map(|seed| RevealedSeed(seed).to_string()) } else { None },
            ..Self::default()
        }
    }

    /// A number that two aspects share only if they look the same.
    pub(crate) fn print(&self) -> u64 {
        *self.print.get_or_init(|| print_of(self))
    }
}

/// An aspect that others may look at too.
#[derive(Clone, Default, Debug)]
pub(crate) struct Shared(Arc<Aspect>);

impl Deref for Shared {
    type Target = Aspect;

    fn deref(&self) -> &Aspect {
        &self.0
    }
}

impl Serialize for Shared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Whose eyes, in which language, and without what.
type Look = (Option<Seat>, Lang, Without);

/// The aspects of one state of a table that somebody has looked at.
#[derive(Default)]
pub(crate) struct Aspects(Mutex<Vec<(Look, Shared)>>);

impl Aspects {
    fn find(&self, look: Look) -> Option<Shared> {
        let known = self.0.lock().ok()?;
        let found = known.iter().find(|(known, _)| *known == look);
        found.map(|(_, aspect)| aspect.clone())
    }

    fn keep(&self, look: Look, aspect: &Shared) {
        if let Ok(mut known) = self.0.lock() {
            known.push((look, aspect.clone()));
        }
    }
}

impl Hot {
    /// The table as a seat, or a spectator, sees it now.
    pub(crate) fn aspect(&self, seat: Option<Seat>, lang: Lang, without: Without) -> Shared {
        let look = (seat, lang, without);
        if let Some(aspect) = self.aspects.find(look) {
            return aspect;
        }
        let game = self.game.as_deref();
        let aspect = game.map(|game| Aspect::now(self, game, seat, lang, without));
        let aspect = Shared(Arc::new(aspect.unwrap_or_default()));
        self.aspects.keep(look, &aspect);
        aspect
    }

    /// The table as it was earlier.
    pub(crate) fn past_aspect(
        &self,
        past: &dyn AnyTable,
        seat: Option<Seat>,
        lang: Lang,
        without: Without,
    ) -> Shared {
        Shared(Arc::new(Aspect::past(self, past, seat, lang, without)))
    }
}
