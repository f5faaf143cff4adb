//! What pages and programs ask for alike: the hub's answers, for whoever asks.

use parlour_core::Seat;
use parlour_hub::{Look, NewGame, Play, PositionToken, TurnAction, Visitor, Wanted};
use parlour_model::{ChatInfo, HintInfo, Position, ReasonInfo, TableInfo};
use parlour_store::{Kind, Page, Person, SeatedTable, Status, TableId};

use crate::app::App;
use crate::problem::Outcome;
use crate::session::Reader;

/// The name of the cookie that keeps the key of a private table.
pub(crate) fn key_cookie(table: &TableId) -> String {
    format!("key-{table}")
}

/// An action in a turn as somebody asks for it.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: Option<Seat>,
    pub(crate) at: PositionToken,
    pub(crate) action: TurnAction,
    /// End the turn with this answer, whatever the person's habit.
    pub(crate) end: bool,
}

/// So many tables are on a page of a list.
const LISTED: u32 = 50;

impl Reader {
    /// Whoever asks, with the key they bring or one that a link left with them.
    pub(crate) fn visitor<'a>(&'a self, table: &TableId, key: Option<&'a str>) -> Visitor<'a> {
        let key = key.or_else(|| self.cookie(&key_cookie(table)));
        Visitor { person: self.id(), lang: self.lang, key }
    }
}

impl App {
    /// Looks at a table the reader may see.
    pub(crate) async fn visit(&self, table: &TableId, reader: &Reader, key: Option<&str>) -> Outcome<Look> {
        self.hub.visit(table, &reader.visitor(table, key)).await
    }

    /// A table as the reader sees it.
    pub(crate) async fn read(
        &self,
        table: &TableId,
        reader: &Reader,
        key: Option<&str>,
        wanted: Wanted,
    ) -> Outcome<Position> {
        let visitor = reader.visitor(table, key);
        let look = self.hub.visit(table, &visitor).await?;
        self.hub.position(&look, &visitor, wanted).await
    }

    /// A table as lists show it to the reader.
    pub(crate) fn info(&self, seated: &SeatedTable, reader: &Reader) -> TableInfo {
        self.hub.info(seated, reader.id(), reader.lang)
    }

    /// Whoever does something: it counts against what they may do in a while.
    pub(crate) fn doer<'a>(&self, reader: &'a Reader) -> Outcome<&'a Person> {
        let person = reader.known()?;
        self.count(reader, person)?;
        Ok(person)
    }

    /// A deed of somebody counts; a program's counts for whoever keeps it.
    pub(crate) fn count(&self, reader: &Reader, person: &Person) -> Outcome<()> {
        self.moves.take(person.keeper()).map_err(|wait| self.too_many(reader, "deeds", wait))
    }

    /// May somebody have something drawn that nobody keeps? It counts by network.
    pub(crate) fn may_look(&self, reader: &Reader) -> Outcome<()> {
        self.looks.take(reader.network).map_err(|wait| self.too_many(reader, "drawings", wait))
    }

    /// Sets up a table, if the network may have one more.
    pub(crate) async fn set_up(&self, reader: &Reader, person: &Person, new: NewGame) -> Outcome<TableId> {
        self.may_set_up(reader).await?;
        self.hub.seen_at(person.id, &reader.network.to_string());
        let table = self.hub.create(person, new).await?;
        self.note_table(reader.network, &table);
        Ok(table)
    }

    /// The same table once more.
    pub(crate) async fn rematch(&self, table: &TableId, reader: &Reader) -> Outcome<TableId> {
        self.may_set_up(reader).await?;
        let next = self.hub.rematch(table, reader.known()?).await?;
        self.note_table(reader.network, &next);
        Ok(next)
    }

    async fn may_set_up(&self, reader: &Reader) -> Outcome<()> {
        self.tables.take(reader.network).map_err(|wait| self.too_many(reader, "tables", wait))?;
        let room = self.has_room_for_a_table(reader.network).await;
        room.inspect_err(|_| self.refused(reader, "too many tables in play"))
    }

    /// Plays for a seat of the reader; gives the table as it stands then.
    pub(crate) async fn play(&self, table: &TableId, reader: &Reader, asked: Asked) -> Outcome<Look> {
        let person = self.doer(reader)?;
        let confirm = reader.settings.confirm && person.kind != Kind::Bot && !asked.end;
        let play = Play { seat: asked.seat, at: asked.at, action: asked.action, confirm };
        self.hub.play(table, &reader.visitor(table, None), play).await
    }

    /// The same for somebody at the page of the table: what was explained to them there is not explained again.
    pub(crate) async fn play_on_page(&self, table: &TableId, reader: &Reader, asked: Asked) -> Outcome<Look> {
        let (seat, answers) =
            (asked.seat, matches!(asked.action, TurnAction::Answer(_) | TurnAction::Pay(_)));
        let before = self.visit(table, reader, None).await?;
        let after = self.play(table, reader, asked).await?;
        if let Some(person) = reader.id().filter(|_| answers) {
            let noted = self.hub.note_answered(&before, person, seat, reader.settings.coach).await;
            // The answer stands: at worst something is explained once more.
            noted.unwrap_or_else(|problem| tracing::warn!(?problem, "what was explained is not remembered"));
        }
        Ok(after)
    }

    /// Everything that speaks against an answer.
    pub(crate) async fn why(
        &self,
        table: &TableId,
        reader: &Reader,
        seat: Option<Seat>,
        words: &str,
    ) -> Outcome<Vec<ReasonInfo>> {
        self.hub.why(table, &reader.visitor(table, None), seat, words).await
    }

    /// What a good player would answer, the best first. Whoever asks again in the same position is given the same.
    pub(crate) async fn hints_for(
        &self,
        table: &TableId,
        reader: &Reader,
        seat: Option<Seat>,
    ) -> Outcome<Vec<HintInfo>> {
        let person = reader.known()?;
        let look = self.visit(table, reader, None).await?;
        self.hub.seen_at(person.id, &reader.network.to_string());
        if !self.hub.is_advised(&look, look.eyes_of(Some(person.id), seat)) {
            self.count(reader, person)?;
        }
        self.hub.hints_for(&look, &reader.visitor(table, None), seat).await
    }

    /// Says something at a table.
    pub(crate) async fn chat(&self, table: &TableId, reader: &Reader, text: &str) -> Outcome<ChatInfo> {
        let person = self.doer(reader)?;
        self.visit(table, reader, None).await?;
        self.hub.say(table, person.id, text).await
    }

    /// The journal of a game, as far as it may leave the table; of a finished one with its seed.
    pub(crate) async fn journal_text(
        &self,
        table: &TableId,
        reader: &Reader,
        key: Option<&str>,
    ) -> Outcome<String> {
        self.hub.journal_for(&self.visit(table, reader, key).await?, &reader.visitor(table, key))
    }

    /// Public tables of a status; the next page begins after a table.
    pub(crate) async fn public_tables(
        &self,
        status: Status,
        game: Option<&str>,
        after: Option<&TableId>,
    ) -> Outcome<Vec<SeatedTable>> {
        let after = match after {
            Some(last) => {
                let row = self.store.table(last).await?.row;
                let since =
                    if status == Status::Over { row.finished.unwrap_or(row.created) } else { row.created };
                Some((since, row.id))
            }
            None => None,
        };
        let page = Page { after, limit: LISTED };
        Ok(match status {
            Status::Open => self.store.open_tables(game, &page).await?,
            Status::Running => self.store.running_tables(game, &page).await?,
            _ => self.store.finished_tables(game, &page).await?,
        })
    }
}
