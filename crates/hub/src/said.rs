//! What some eyes see of a table in one language: said and drawn once for each snapshot, piece by piece, as somebody wants
//! it, and shared by everybody who looks with the same eyes.

use std::sync::{Arc, Mutex};

use parlour_boards::{Board, Face, Moved, Offered, Scene};
use parlour_core::any::AnyTable;
use parlour_core::{Decision, Eyes, RevealedSeed, Seat, SeatSet};
use parlour_model::{
    BillInfo, LogInfo, OfferInfo, QuestionInfo, RoundStart, RuleText, ScoreInfo, SpokenPosition, TextSection,
    Without, seat_names,
};
use parlour_store::Status;
use parlour_words::Lang;
use serde_json::value::{RawValue, to_raw_value};
use tokio::sync::OnceCell;

use crate::answers::AllSaidAnswers;
use crate::bills;
use crate::course::round_starts;
use crate::paths;
use crate::problem::{Outcome, Problem};
use crate::reading::Beyond;
use crate::saying::{Saying, silent, silent_question};
use crate::snapshot::Snapshot;
use crate::text_tables::SaidTextTables;

/// So many positions of the past are remembered for a snapshot.
const PAST_KEPT: usize = 8;

/// Whose eyes, in which language, after how many lines if not now.
type Key = (Option<Seat>, Lang, Option<usize>);

/// What was said of one snapshot.
#[derive(Default)]
pub(crate) struct Said(Mutex<Vec<(Key, Arc<Pieces>)>>);

impl Said {
    fn find(&self, key: Key) -> Option<Arc<Pieces>> {
        let known = self.0.lock().ok()?;
        known.iter().find(|(known, _)| *known == key).map(|(_, pieces)| pieces.clone())
    }

    /// Keeps what is new; whoever was faster keeps theirs.
    fn keep(&self, key: Key, new: Pieces) -> Arc<Pieces> {
        let new = Arc::new(new);
        let Ok(mut known) = self.0.lock() else { return new };
        if let Some((_, pieces)) = known.iter().find(|(known, _)| *known == key) {
            return pieces.clone();
        }
        let is_past = |(_, _, past): Key| past.is_some();
        let earlier = known.iter().filter(|(known, _)| is_past(*known)).count();
        if is_past(key)
            && earlier >= PAST_KEPT
            && let Some(oldest) = known.iter().position(|(known, _)| is_past(*known))
        {
            known.remove(oldest);
        }
        known.push((key, new.clone()));
        new
    }

    pub(crate) fn forget(&self) {
        if let Ok(mut known) = self.0.lock() {
            known.clear();
        }
    }
}

/// The pieces of what some eyes see. A piece is made when it is first wanted; whoever wants it meanwhile waits without
/// holding anything up.
pub(crate) struct Pieces {
    pub(crate) game: Arc<dyn AnyTable>,
    pub(crate) seat: Option<Seat>,
    /// Whom its texts call “you”.
    reader: Option<Seat>,
    pub(crate) eyes: Eyes,
    text_tables: SaidTextTables,
    answers: AllSaidAnswers,
    pub(crate) lang: Lang,
    status: Status,
    /// The seat that may act: none in the past, or where nothing is played any more.
    pub(crate) present: Option<Seat>,
    past: bool,
    sentence: OnceCell<Arc<str>>,
    open_question: OnceCell<Option<Arc<QuestionInfo>>>,
    question: OnceCell<Option<Arc<QuestionInfo>>>,
    page_question: OnceCell<Option<Arc<QuestionInfo>>>,
    written_silent: OnceCell<Option<Arc<RawValue>>>,
    written_open: OnceCell<Option<Arc<RawValue>>>,
    written_whole: OnceCell<Option<Arc<RawValue>>>,
    bill: OnceCell<Option<Arc<BillInfo>>>,
    silent_asides: OnceCell<Arc<Vec<OfferInfo>>>,
    asides: OnceCell<Arc<Vec<OfferInfo>>>,
    draft: OnceCell<Arc<Vec<String>>>,
    view: OnceCell<Arc<RawValue>>,
    sheet: OnceCell<Arc<RawValue>>,
    text_table: OnceCell<Arc<Vec<TextSection>>>,
    faces: OnceCell<Arc<Vec<Face>>>,
    count: OnceCell<Arc<Vec<ScoreInfo>>>,
    board: OnceCell<Option<Arc<Board>>>,
    rules: OnceCell<Arc<Vec<RuleText>>>,
    rounds: OnceCell<Arc<Vec<RoundStart>>>,
    past_log: OnceCell<Arc<Vec<Arc<LogInfo>>>>,
    pub(crate) refused_beyond: OnceCell<Arc<Vec<Beyond>>>,
}

/// A piece, made by the first who wants it.
pub(crate) async fn piece<T: Clone>(cell: &OnceCell<T>, make: impl FnOnce() -> T) -> T {
    cell.get_or_init(async || make()).await.clone()
}

/// A piece as the JSON all readers get.
fn written(json: serde_json::Result<Box<RawValue>>) -> Arc<RawValue> {
    json.expect("plain data can be written").into()
}

impl Snapshot {
    /// What somebody sees now, or after so many lines.
    pub(crate) async fn pieces(
        &self,
        seat: Option<Seat>,
        lang: Lang,
        past: Option<usize>,
    ) -> Outcome<Arc<Pieces>> {
        let game = self.game()?;
        let past = past.map(|lines| lines.min(game.entries()));
        let key = (seat, lang, past);
        if let Some(pieces) = self.said.find(key) {
            return Ok(pieces);
        }
        let game = match past {
            None => game.clone(),
            Some(lines) => {
                // A long game takes a while to play again: not where answers are played.
                let whole = game.clone();
                let replayed = tokio::task::spawn_blocking(move || Arc::from(whole.at(lines)));
                replayed.await.map_err(|_| Problem::Internal)?
            }
        };
        Ok(self.said.keep(key, Pieces::new(self, game, seat, lang, past.is_some())))
    }
}

impl Pieces {
    fn new(snapshot: &Snapshot, game: Arc<dyn AnyTable>, seat: Option<Seat>, lang: Lang, past: bool) -> Self {
        let status = snapshot.row().status;
        Self {
            game,
            seat,
            reader: snapshot.reader(seat),
            // A finished game has no secrets; a look back at a running one has those of its seat.
            eyes: snapshot.eyes(seat),
            text_tables: snapshot.text_tables.clone(),
            answers: snapshot.answers.clone(),
            lang,
            status,
            present: seat.filter(|_| !past && status == Status::Running),
            past,
            sentence: OnceCell::new(),
            open_question: OnceCell::new(),
            question: OnceCell::new(),
            page_question: OnceCell::new(),
            written_silent: OnceCell::new(),
            written_open: OnceCell::new(),
            written_whole: OnceCell::new(),
            bill: OnceCell::new(),
            silent_asides: OnceCell::new(),
            asides: OnceCell::new(),
            draft: OnceCell::new(),
            view: OnceCell::new(),
            sheet: OnceCell::new(),
            text_table: OnceCell::new(),
            faces: OnceCell::new(),
            count: OnceCell::new(),
            board: OnceCell::new(),
            rules: OnceCell::new(),
            rounds: OnceCell::new(),
            past_log: OnceCell::new(),
            refused_beyond: OnceCell::new(),
        }
    }

    pub(crate) fn say(&self) -> Saying<'_> {
        Saying::at(self.game.as_ref(), self.lang, self.reader)
    }

    /// How many answers the position shows.
    pub(crate) fn entries(&self) -> usize {
        self.game.entries()
    }

    /// What costs next to nothing to tell.
    async fn plain(&self) -> SpokenPosition {
        let over = self.game.decision() == Decision::Over;
        let asked = if let Decision::Ask(seats) = self.game.decision() { seats } else { SeatSet::EMPTY };
        let draft = || self.present.map(|seat| self.game.draft(seat)).unwrap_or_default();
        SpokenPosition {
            round: Some(self.game.round()),
            draft: piece(&self.draft, || Arc::new(draft())).await,
            ready: self.present.is_some_and(|seat| self.game.is_ready(seat)),
            winners: seat_names(self.game.winners()),
            seed: if over {
                self.game.journal().seed.map(|seed| RevealedSeed(seed).to_string())
            } else {
                None
            },
            seat: self.seat,
            asked,
            over,
            ..SpokenPosition::default()
        }
    }

    /// The position as a program reads it.
    pub(crate) async fn for_programs(&self, without: Without) -> SpokenPosition {
        let mut told = self.plain().await;
        told.written_question = self.written_question(without).await;
        if without.texts {
            told.asides = self.silent_asides().await;
        } else {
            told.status_text = self.sentence().await;
            told.asides = self.asides().await;
        }
        if !without.view {
            told.view = Some(piece(&self.view, || self.game.view_text(self.eyes).into()).await);
        }
        if !without.sheet {
            let sheet = || {
                let say = self.say();
                let table = self.game.text_table(self.eyes);
                written(to_raw_value(&self.text_tables.say(self.eyes, say.words, say.names, table)))
            };
            told.sheet = Some(piece(&self.sheet, sheet).await);
        }
        if told.over {
            told.scores = self.count().await;
        }
        told
    }

    /// The position as a page shows it: drawn, or as text where that is wanted or there is no board.
    pub(crate) async fn for_pages(&self, game: &str, as_text: bool) -> SpokenPosition {
        let mut told = self.plain().await;
        told.status_text = self.sentence().await;
        // The text table names every answer by itself.
        told.question = if as_text { self.question().await } else { self.page_question().await };
        told.bill = self.bill().await;
        told.asides = self.asides().await;
        told.count = self.count().await;
        told.rounds = self.rounds().await;
        told.faces = piece(&self.faces, || Arc::new(Face::of_all(&self.game.header().names))).await;
        let fitting = || match &told.question {
            Some(question) => self.say().fitting_rules(self.game.about().prefix, question),
            None => Vec::new(),
        };
        told.rules = piece(&self.rules, || Arc::new(fitting())).await;
        if !as_text {
            told.board = piece(&self.board, || self.board(game, &told).map(Arc::new)).await;
        }
        if told.board.is_none() {
            let text = || Arc::new(self.say().text_table(&self.game.text_table(self.eyes)));
            told.text_table = piece(&self.text_table, text).await;
        }
        told
    }

    async fn sentence(&self) -> Arc<str> {
        piece(&self.sentence, || self.say().status(self.status, self.game.as_ref()).into()).await
    }

    /// The question as the JSON all programs get; only the text is kept.
    async fn written_question(&self, without: Without) -> Option<Arc<RawValue>> {
        let cell = match without {
            Without { texts: true, .. } => &self.written_silent,
            Without { greyed: true, .. } => &self.written_open,
            _ => &self.written_whole,
        };
        let make = || {
            let (game, seat) = (self.game.as_ref(), self.present?);
            let json = if without.texts {
                to_raw_value(&silent_question(game, seat)?)
            } else {
                self.answers.write(&self.say(), game, seat, !without.greyed)?
            };
            Some(written(json))
        };
        piece(cell, make).await
    }

    async fn open_question(&self) -> Option<Arc<QuestionInfo>> {
        let make =
            || self.present.and_then(|seat| self.say().question(self.game.as_ref(), seat)).map(Arc::new);
        piece(&self.open_question, make).await
    }

    /// With everything that cannot be answered.
    async fn question(&self) -> Option<Arc<QuestionInfo>> {
        let open = self.open_question().await;
        let whole = || {
            let (open, seat) = (open?, self.present?);
            let greyed = self.say().all_greyed(self.game.as_ref(), seat);
            Some(Arc::new(QuestionInfo { greyed, ..(*open).clone() }))
        };
        piece(&self.question, whole).await
    }

    /// As a page offers it: with what follows at once where an answer has no place of its own on the board.
    async fn page_question(&self) -> Option<Arc<QuestionInfo>> {
        let whole = self.question().await;
        let paths = || {
            let (whole, seat) = (whole?, self.present?);
            let options = paths::offers(&self.say(), self.game.as_ref(), seat);
            Some(Arc::new(QuestionInfo { options, ..(*whole).clone() }))
        };
        piece(&self.page_question, paths).await
    }

    async fn bill(&self) -> Option<Arc<BillInfo>> {
        let make =
            || self.present.and_then(|seat| bills::bill(&self.say(), self.game.as_ref(), seat)).map(Arc::new);
        piece(&self.bill, make).await
    }

    async fn silent_asides(&self) -> Arc<Vec<OfferInfo>> {
        let make = || self.present.map_or_else(Vec::new, |seat| silent(self.game.asides(seat)));
        piece(&self.silent_asides, || Arc::new(make())).await
    }

    async fn asides(&self) -> Arc<Vec<OfferInfo>> {
        let make = || self.present.map_or_else(Vec::new, |seat| self.say().offers(&self.game.asides(seat)));
        piece(&self.asides, || Arc::new(make())).await
    }

    async fn count(&self) -> Arc<Vec<ScoreInfo>> {
        piece(&self.count, || Arc::new(self.say().scores(self.game.as_ref()))).await
    }

    pub(crate) async fn rounds(&self) -> Arc<Vec<RoundStart>> {
        piece(&self.rounds, || Arc::new(round_starts(self.game.as_ref()))).await
    }

    fn board(&self, game: &str, told: &SpokenPosition) -> Option<Board> {
        self.board_with(game, told, &told.offered())
    }

    /// The board with other offers on it than those of the question.
    pub(crate) fn board_with(&self, game: &str, told: &SpokenPosition, offers: &[Offered]) -> Option<Board> {
        // The last moves of the others are shown until the reader acts; in the past, the last one of all.
        let acting = !told.draft.is_empty();
        let since = self.seat.filter(|_| !self.past);
        let moves = if acting { Vec::new() } else { Moved::since(self.game.as_ref(), since, self.eyes) };
        let scene = Scene {
            me: self.seat,
            asked: told.asked,
            offers,
            picks: &told.draft,
            moves: &moves,
            past: self.past,
            ..Scene::watched(self.say().words, &told.faces)
        };
        let view = self.game.view(self.eyes);
        parlour_boards::draw(game, view.as_ref(), &scene).filter(|board| !board.leaves.is_empty())
    }

    /// The whole log up to a position of the past.
    pub(crate) async fn past_log(&self, snapshot: &Snapshot) -> Arc<Vec<Arc<LogInfo>>> {
        let say = || snapshot.say_log(self.game.as_ref(), self.seat, self.eyes, self.lang, 0);
        piece(&self.past_log, || Arc::new(say())).await
    }
}
