//! What pages and programs ask for alike.

use parlour_core::Seat;
use parlour_core::any::AnyTable;
use parlour_store::{ChatLine, Hidden, Page, SeatedTable, Source, Status, TableId, Visibility};

use crate::app::App;
use crate::hub::{Deed, Held, Move, Spot};
use crate::position::{HintInfo, Position, ReasonInfo, Saying, Wanted, eyes_of};
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::session::Reader;

/// The name of the cookie that keeps the key of a private table.
pub(crate) fn key_cookie(table: &TableId) -> String {
    format!("key-{table}")
}

/// A deed as somebody asks for it.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) seat: Option<Seat>,
    pub(crate) at: Spot,
    pub(crate) deed: Deed,
    /// End the turn with this answer, whatever the person's habit.
    pub(crate) end: bool,
}

impl App {
    /// Holds a table the reader may see: a public one, one they sit at, or one whose key they have.
    pub(crate) async fn visit(&self, table: &TableId, reader: &Reader, key: Option<&str>) -> Outcome<Held> {
        let held = self.hold(table).await?;
        let hot = held.hot();
        let hosts = reader.id().is_some() && hot.row().host == reader.id();
        let at_home = hosts || !hot.seats_of(reader.id()).is_empty();
        if at_home || hot.row().visibility == Visibility::Public {
            return Ok(held);
        }
        let cookie = key_cookie(table);
        let Some(key) = key.or_else(|| reader.cookie(&cookie)) else { return Err(Problem::NotFound) };
        match Box::pin(self.store.table_link(table)).await? {
            Some(Hidden(link)) if secret::same(&link, key) => Ok(held),
            _ => Err(Problem::NotFound),
        }
    }

    /// The link others join by, for those who sit at the table.
    pub(crate) async fn link(&self, table: &TableId) -> Outcome<String> {
        Ok(match self.store.table_link(table).await? {
            Some(Hidden(key)) => format!("/t/{table}?key={key}"),
            None => format!("/t/{table}"),
        })
    }

    /// A table as the reader sees it.
    pub(crate) async fn read(
        &self,
        table: &TableId,
        reader: &Reader,
        key: Option<&str>,
        wanted: Wanted,
    ) -> Outcome<Position> {
        let held = self.visit(table, reader, key).await?;
        let proposal = self.standing_proposal(&held).await?;
        Ok(self.position(held.hot(), reader, wanted, proposal))
    }

    pub(crate) async fn standing_proposal(&self, held: &Held) -> Outcome<Option<parlour_store::Proposal>> {
        let hot = held.hot();
        if !matches!(hot.row().status, Status::Running | Status::Over) {
            return Ok(None);
        }
        let versions = held.slot.versions();
        if let Some((seen, proposal)) = hot.proposal.get()
            && seen == versions.rewind
            && proposal.is_none_or(|known| known.cuts == hot.place().cuts)
        {
            return Ok(proposal);
        }
        let proposal = Box::pin(self.store.proposal(&hot.row().id)).await?;
        let proposal = proposal.filter(|proposal| proposal.cuts == hot.place().cuts);
        hot.proposal.set(Some((versions.rewind, proposal)));
        Ok(proposal)
    }

    /// Does a deed for a seat of the reader.
    pub(crate) async fn play(&self, table: &TableId, reader: &Reader, play: Play) -> Outcome<()> {
        let person = reader.known()?;
        self.moves.take(person.id)?;
        let (seat, cared_for) = {
            let held = self.visit(table, reader, None).await?;
            let hot = held.hot();
            let yours = hot.seats_of(Some(person.id));
            if yours.is_empty() || play.seat.is_some_and(|seat| !yours.has(seat)) {
                return Err(Problem::Forbidden("Somebody else sits there."));
            }
            let seat = eyes_of(hot, yours, play.seat).ok_or(Problem::Forbidden("You do not play here."))?;
            (seat, hot.seat(seat).is_some_and(|row| row.caretaker && !row.resigned))
        };
        if cared_for {
            Box::pin(self.come_back(table, person.id)).await?;
        }
        let confirm = reader.settings.confirm && person.kind != parlour_store::Kind::Bot && !play.end;
        let deed = Move {
            table: table.clone(),
            seat,
            person: Some(person.id),
            at: play.at,
            deed: play.deed,
            source: Source::Person,
            confirm,
        };
        self.act(deed).await
    }

    /// Everything that speaks against an answer.
    pub(crate) async fn why(
        &self,
        table: &TableId,
        reader: &Reader,
        seat: Option<Seat>,
        words: &str,
    ) -> Outcome<Vec<ReasonInfo>> {
        let held = self.visit(table, reader, None).await?;
        let hot = held.hot();
        let seat = eyes_of(hot, hot.seats_of(reader.id()), seat)
            .ok_or(Problem::Forbidden("You do not play here."))?;
        let game = hot.game()?;
        let reasons = game
            .why(seat, words)
            .map_err(|error| Problem::Bad(format!("The answer cannot be read: {error}.")))?;
        Ok(self.saying(game, reader).reasons(&reasons))
    }

    /// Reasons in the reader's words.
    pub(crate) async fn say_reasons(
        &self,
        table: &TableId,
        reader: &Reader,
        reasons: &[parlour_core::any::Reason],
    ) -> Outcome<Vec<ReasonInfo>> {
        let held = self.hold(table).await?;
        Ok(self.saying(held.hot().game()?, reader).reasons(reasons))
    }

    fn saying<'a>(&self, game: &'a dyn AnyTable, reader: &Reader) -> Saying<'a> {
        let _ = self;
        Saying { words: parlour_words::Words::get(reader.lang), names: &game.header().names }
    }

    /// What a good player would answer, the best first.
    pub(crate) async fn hints_for(
        &self,
        table: &TableId,
        reader: &Reader,
        seat: Option<Seat>,
    ) -> Outcome<Vec<HintInfo>> {
        let person = reader.known()?;
        let (seat, known) = {
            let held = self.visit(table, reader, None).await?;
            let hot = held.hot();
            let seat = eyes_of(hot, hot.seats_of(reader.id()), seat)
                .ok_or(Problem::Forbidden("You do not play here."))?;
            (seat, hot.advice.of(seat).is_some())
        };
        if !known {
            self.moves.take(person.id)?;
        }
        let hints = self.hints(table, seat).await?;
        let held = self.hold(table).await?;
        let hot = held.hot();
        let game = hot.game()?;
        let question = game.question(seat).ok_or(Problem::Conflict("Nothing is asked of you."))?;
        if !question.options.iter().any(|offer| offer.words == hints[0].words) {
            return Err(Problem::Stale(hot.place()));
        }
        let say = self.saying(game, reader);
        Ok(hints.iter().map(|hint| say.hint(hint)).collect())
    }

    /// Says something at a table.
    pub(crate) async fn chat(&self, table: &TableId, reader: &Reader, text: &str) -> Outcome<ChatLine> {
        let person = reader.known()?;
        self.moves.take(person.id)?;
        drop(self.visit(table, reader, None).await?);
        Ok(self.store.say(table, person.id, text.trim()).await?)
    }

    /// The journal of a finished game, with its seed: `parlour verify` checks it.
    pub(crate) async fn journal_text(
        &self,
        table: &TableId,
        reader: &Reader,
        key: Option<&str>,
    ) -> Outcome<String> {
        let held = self.visit(table, reader, key).await?;
        let hot = held.hot();
        let game = hot.game()?;
        if !hot.is_over() {
            return Err(Problem::Conflict(
                "The journal holds every secret: it is shown when the game is over.",
            ));
        }
        Ok(game.journal().to_string())
    }

    /// Public tables of a status.
    pub(crate) async fn public_tables(
        &self,
        status: Status,
        game: Option<&str>,
    ) -> Outcome<Vec<SeatedTable>> {
        let page = Page::first(50);
        Ok(match status {
            Status::Open => self.store.open_tables(game, &page).await?,
            Status::Running => self.store.running_tables(game, &page).await?,
            _ => self.store.finished_tables(game, &page).await?,
        })
    }
}
