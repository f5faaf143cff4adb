//! Games that go on elsewhere: a table as a file, and tables that begin from a position of another game.
//!
//! What leaves a table whole is its journal, and a journal holds every secret. So it is given away when the game is over, or
//! as far as everything in it is the reader's to read anyway: in games that hide nothing, and to somebody who holds all
//! seats that were shown something alone. What goes on from it draws from a seed of its own, and counts for nothing.

use parlour_core::any::AnyTable;
use parlour_core::journal::{Header, Record, What};
use parlour_core::table::Dice;
use parlour_core::{Eyes, Journal, Mode, Rng, Seat, SeatSet, Who};
use parlour_games::find;
use parlour_store::{Beginning, Holder, NewEntry, Person, QUIET, Source, TableId};

use crate::Hub;
use crate::live::Look;
use crate::lobby::{Filling, NewGame};
use crate::look::Visitor;
use crate::problem::{Outcome, Problem};
use crate::snapshot::Snapshot;
use crate::terms::{Origin, Terms};
use crate::why::{Obstacle, Unreadable};

/// Who plays on from a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Onward {
    /// Whoever opens it, at every seat that no bot holds: on one device.
    Here,
    /// Whoever comes: the seats are open, each with the name of who sat there.
    Room,
}

impl Hub {
    /// The journal of a game, as far as it may leave the table; with its seed when the game is over: `parlour verify`
    /// checks it then.
    pub fn journal_for(&self, look: &Look, visitor: &Visitor<'_>) -> Outcome<String> {
        let game = look.game()?;
        let yours = look.seats_of(visitor.person);
        if !look.is_over() && !hides_nothing(game.as_ref(), game.entries(), yours) {
            return Err(Problem::Conflict(Obstacle::JournalIsSecret));
        }
        let mut journal = game.journal();
        if !Terms::of(look.row()).counts() {
            // Its first draws came from another seed: ours proves nothing of them.
            journal.header.commitment = None;
            journal.seed = None;
        }
        Ok(journal.to_string())
    }

    /// May somebody go on from the position after so many lines?
    pub fn may_go_on(&self, look: &Look, visitor: &Visitor<'_>, lines: usize) -> bool {
        let Ok(game) = look.game() else { return false };
        let yours = look.seats_of(visitor.person);
        look.lecture().is_none() && (look.is_over() || hides_nothing(game.as_ref(), lines, yours))
    }

    /// "What if": a new table that goes on from a position of a game.
    pub async fn what_if(
        &self,
        look: &Look,
        visitor: &Visitor<'_>,
        host: &Person,
        lines: usize,
        onward: Onward,
    ) -> Outcome<TableId> {
        let game = look.game()?;
        let lines = lines.min(game.entries());
        let from = self.past(look, visitor, lines)?;
        let seats = look.seated.seats.iter().map(|row| match (&row.holder, onward) {
            (Holder::Bot(level), _) => Filling::Bot(level.clone()),
            (_, Onward::Here) => Filling::Me(Some(row.name.clone())),
            (_, Onward::Room) if yours(look, visitor).has(row.seat) => Filling::Me(Some(row.name.clone())),
            (_, Onward::Room) => Filling::Open,
        });
        let seats = seats.collect();
        let table = Some(look.row().id.to_string());
        let origin = Origin { what_if: true, lines, table, ..Origin::default() };
        self.continue_elsewhere(host, from, seats, Terms { from: Some(origin), ..Terms::default() }).await
    }

    /// A table on which somebody works their next turn out; it waits for nobody's sake. It goes on from what the seat knows of
    /// the game: what others keep secret is not in it.
    pub(crate) async fn sketch(
        &self,
        look: &Look,
        host: &Person,
        seat: Seat,
        seats: Vec<Filling>,
    ) -> Outcome<TableId> {
        if look.lecture().is_some() {
            return Err(Problem::Conflict(Obstacle::JournalIsSecret));
        }
        let game = look.game()?.clone();
        let lines = game.entries();
        let mut rng = Rng::from_number(self.config.chance.number(lines as u64)?);
        let known = {
            let _place = self.opening.acquire().await.map_err(|_| Problem::Internal)?;
            let retold = tokio::task::spawn_blocking(move || game.known_to(seat, &mut rng));
            retold.await.map_err(|_| Problem::Internal)?
        };
        let known = known.ok_or(Problem::Conflict(Obstacle::JournalIsSecret))?;
        let told = Some(known.len());
        let from = position_of(look, known)?;
        let (table, plan) = (Some(look.row().id.to_string()), Some(seat.name().to_owned()));
        let origin = Origin { what_if: true, lines, table, plan, told };
        let mut terms = Terms { from: Some(origin), ..Terms::default() };
        terms.rest.insert(QUIET.into(), true.into());
        self.continue_elsewhere(host, from, seats, terms).await
    }

    /// A position of a game, for somebody from whom it hides nothing.
    fn past(&self, look: &Look, visitor: &Visitor<'_>, lines: usize) -> Outcome<Past> {
        if !self.may_go_on(look, visitor, lines) {
            return Err(Problem::Conflict(Obstacle::JournalIsSecret));
        }
        let mut answers = look.game()?.answers(0);
        answers.truncate(lines);
        position_of(look, answers)
    }

    /// Opens a game from a file: the seat that has the reader's name is theirs, the others are played here or wait for
    /// those who sat there.
    pub async fn open_file(&self, host: &Person, text: &str, onward: Onward) -> Outcome<TableId> {
        let unread = |why: String| Problem::Unreadable(Unreadable::Journal, why);
        let journal = text.parse::<Journal>().map_err(|error| unread(error.to_string()))?;
        let header = &journal.header;
        let answers = journal.records.iter().filter_map(|record| match &record.what {
            What::Answer { who, words } => Some((who.to_string(), words.clone())),
            What::Mark { .. } | What::Cut { .. } => None,
        });
        let beginning =
            Beginning { rules: header.rules, names: header.names.clone(), lines: answers.collect() };
        let own = header.names.iter().position(|name| *name == host.name);
        let seats = header.names.iter().enumerate().map(|(at, name)| match onward {
            Onward::Here => Filling::Me(Some(name.clone())),
            Onward::Room if own == Some(at) => Filling::Me(None),
            Onward::Room => Filling::Open,
        });
        let seats = seats.collect();
        let origin = Origin { lines: beginning.lines.len(), ..Origin::default() };
        let from = Past { game: header.game.clone(), mode: header.mode.clone(), beginning };
        self.continue_elsewhere(host, from, seats, Terms { from: Some(origin), ..Terms::default() }).await
    }

    /// Sets the table up, and starts it if nobody is waited for.
    async fn continue_elsewhere(
        &self,
        host: &Person,
        from: Past,
        seats: Vec<Filling>,
        terms: Terms,
    ) -> Outcome<TableId> {
        let Past { game, mode, beginning } = from;
        // Whatever cannot be replayed is no game; it is tried before anything is kept.
        let tried = {
            let _place = self.opening.acquire().await.map_err(|_| Problem::Internal)?;
            let (game, mode, beginning) = (game.clone(), mode.clone(), beginning.clone());
            let replayed = tokio::task::spawn_blocking(move || {
                replay(&game, mode, beginning.names.clone(), &beginning, Dice::Outside)
            });
            replayed.await.map_err(|_| Problem::Internal)??
        };
        drop(tried);
        let full = seats.iter().all(|seat| *seat != Filling::Open);
        let new = NewGame {
            game,
            players: Some(mode.players),
            options: mode.options.into_iter().collect(),
            seats,
            pace: "live".into(),
            private: true,
            terms,
        };
        let table = self.create_from(host, new, beginning).await?;
        if full {
            self.start(&table, host.id).await?;
        }
        Ok(table)
    }

    /// The first lines of a table that goes on from another game, played on with dice of its own.
    pub(crate) async fn lines_from_elsewhere(
        &self,
        snapshot: &Snapshot,
        dice: Dice,
    ) -> Outcome<(Box<dyn AnyTable>, u32, Vec<NewEntry>)> {
        let row = snapshot.row();
        let beginning = self.store.beginning(&row.id).await?;
        let mode = Mode::from_json(&row.mode).ok_or(Problem::Internal)?;
        let (game, names, rules) = (row.game.clone(), snapshot.seated.names(), beginning.rules);
        let kept = beginning.lines.len();
        let replayed =
            tokio::task::spawn_blocking(move || replay(&game, mode, names, &beginning, dice)).await;
        let table = replayed.map_err(|_| Problem::Internal)??;
        let entries = table.answers(0).into_iter().enumerate().map(|(at, (who, words))| {
            let source = match who.seat() {
                None => Source::Chance,
                Some(_) if at < kept => Source::Person,
                Some(_) => Source::Forced,
            };
            NewEntry { who: who.to_string(), words, source }
        });
        let entries = entries.collect();
        Ok((table, rules, entries))
    }
}

/// A position of a game that was played elsewhere.
struct Past {
    game: String,
    mode: Mode,
    beginning: Beginning,
}

/// The position of a game after these answers.
fn position_of(look: &Look, answers: Vec<(Who, String)>) -> Outcome<Past> {
    let header = look.game()?.header();
    let lines = answers.into_iter().map(|(who, words)| (who.to_string(), words)).collect();
    let beginning = Beginning { rules: header.rules, names: look.seated.names(), lines };
    Ok(Past { game: header.game.clone(), mode: header.mode.clone(), beginning })
}

fn yours(look: &Look, visitor: &Visitor<'_>) -> SeatSet {
    look.seats_of(visitor.person)
}

/// Is every answer up to a line everybody's to read, or was it shown to one of these seats?
fn hides_nothing(game: &dyn AnyTable, lines: usize, yours: SeatSet) -> bool {
    (0..lines.min(game.entries())).all(|entry| {
        let audience = game.audience(entry);
        audience.includes(Eyes::Spectator)
            || yours.iter().any(|seat: Seat| audience.includes(Eyes::Seat(seat)))
    })
}

/// Plays what was played; with dice of its own the table draws on from there.
fn replay(
    game: &str,
    mode: Mode,
    names: Vec<String>,
    beginning: &Beginning,
    dice: Dice,
) -> Outcome<Box<dyn AnyTable>> {
    let known = find(game).ok_or(Problem::OtherRules)?;
    let commitment = if let Dice::Seeded(seed) = dice { Some(seed.commitment()) } else { None };
    let header = Header { game: game.to_owned(), rules: beginning.rules, mode, names, commitment };
    let records = beginning.lines.iter().enumerate().map(|(at, (who, words))| {
        let who = who.parse().map_err(|_| Problem::Unreadable(Unreadable::Journal, format!("line {at}")))?;
        Ok(Record { line: at + 1, what: What::Answer { who, words: words.clone() } })
    });
    let records = records.collect::<Outcome<_>>()?;
    let journal = Journal { header, records, seed: None, seed_line: 0 };
    let replayed = known.replay(&journal, dice);
    replayed.map_err(|error| Problem::Unreadable(Unreadable::Journal, error.to_string()))
}
