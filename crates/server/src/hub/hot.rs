//! A table in memory: its seats and, once it is played, the game with its drafts.

use parlour_core::any::AnyTable;
use parlour_core::chance::Commitment;
use parlour_core::journal::{Header, Record, What};
use parlour_core::table::Dice;
use parlour_core::{Decision, Eyes, Journal, Mode, Seat, SeatSet, Seed};
use parlour_games::find;
use parlour_store::{
    EntryRow, Holder, PersonId, Place, Proposal, SeatRow, SeatedTable, Source, Status, Store, TableId,
    TableRow,
};

use super::bots::Advice;
use super::course::Told;
use super::spot::Spot;
use crate::aspect::Aspects;
use crate::problem::{Outcome, Problem};

/// A table in memory.
pub(crate) struct Hot {
    pub(crate) seated: SeatedTable,
    /// The game; none while its seats are being filled.
    pub(crate) game: Option<Box<dyn AnyTable>>,
    /// Where each line of the journal came from.
    pub(crate) sources: Vec<Source>,
    pub(crate) draft_versions: [u64; Seat::MOST],
    /// The seats whose drafts in the store are not empty.
    pub(crate) drafting: SeatSet,
    pub(super) seats_seen: u64,
    /// What readers have seen of it since it last changed.
    pub(crate) aspects: Aspects,
    /// The proposal to go back as last read, with the version it was read at.
    pub(crate) proposal: Known,
    /// What good players would answer, for the seats that asked since it last changed.
    pub(crate) advice: Advice,
    /// How it went, once it is over and somebody has asked.
    pub(crate) course: Told,
}

/// What is known of a proposal: the version it was read at, and what stood then.
#[derive(Default)]
pub(crate) struct Known(std::sync::Mutex<Option<(u64, Option<Proposal>)>>);

impl Known {
    pub(crate) fn get(&self) -> Option<(u64, Option<Proposal>)> {
        self.0.lock().ok().and_then(|known| *known)
    }

    pub(crate) fn set(&self, known: Option<(u64, Option<Proposal>)>) {
        if let Ok(mut place) = self.0.lock() {
            *place = known;
        }
    }
}

impl Hot {
    pub(super) async fn load(store: &Store, id: &TableId, seats_seen: u64) -> Outcome<Self> {
        let (seated, entries) = store.load_table(id).await?;
        let sources = entries.iter().map(|entry| entry.source).collect();
        let mut hot = Self {
            seated,
            game: None,
            sources,
            draft_versions: [0; Seat::MOST],
            drafting: SeatSet::EMPTY,
            seats_seen,
            aspects: Aspects::default(),
            proposal: Known::default(),
            advice: Advice::default(),
            course: Told::default(),
        };
        if hot.seated.row.commitment.is_some() {
            let seed = store.table_seed(id).await?.ok_or(Problem::Internal)?;
            hot.game = Some(replay(&hot.seated, &entries, Seed(seed.0))?);
            hot.restore_drafts(store).await?;
        }
        Ok(hot)
    }

    pub(super) fn see_seats(&mut self, seated: SeatedTable, seats_seen: u64) {
        // The journal is ours to follow; of the row everything else may have changed.
        let (place, asked) = (self.seated.row.place, self.seated.row.asked);
        self.seated = seated;
        self.seated.row.place = place;
        self.seated.row.asked = asked;
        self.seats_seen = seats_seen;
        self.aspects = Aspects::default();
    }

    async fn restore_drafts(&mut self, store: &Store) -> Outcome<()> {
        let id = self.row().id.clone();
        let Some(game) = &mut self.game else { return Ok(()) };
        let habits = *game.habits_mut();
        // A draft that needs no more answers stays a draft until its owner ends the turn.
        game.habits_mut().confirm = SeatSet::all(Seat::MOST as u8);
        for draft in store.drafts(&id).await? {
            self.draft_versions[draft.seat.index()] = draft.version;
            if !draft.words.is_empty() {
                self.drafting = self.drafting.with(draft.seat);
                replay_draft(game.as_mut(), draft.seat, &draft.words);
            }
        }
        *game.habits_mut() = habits;
        Ok(())
    }

    pub(crate) fn row(&self) -> &TableRow {
        &self.seated.row
    }

    pub(crate) fn place(&self) -> Place {
        self.row().place
    }

    /// The game, if it has started.
    pub(crate) fn game(&self) -> Outcome<&dyn AnyTable> {
        self.game.as_deref().ok_or(Problem::Conflict("The game has not started."))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.decision() == Decision::Over)
    }

    /// The position a seat answers in.
    pub(crate) fn spot(&self, seat: Option<Seat>) -> Spot {
        let drafted = seat.zip(self.game.as_ref()).map_or(0, |(seat, game)| game.draft(seat).len());
        Spot { place: self.place(), drafted }
    }

    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seated.seats.get(seat.index())
    }

    /// The seats a person holds.
    pub(crate) fn seats_of(&self, person: Option<PersonId>) -> SeatSet {
        person.map_or(SeatSet::EMPTY, |person| self.seated.seats_of(person))
    }

    /// What these seats' holder may see, sitting at `seat`: everything once the game is over.
    pub(crate) fn eyes(&self, seat: Option<Seat>) -> Eyes {
        match seat {
            _ if self.is_over() => Eyes::All,
            Some(seat) => Eyes::Seat(seat),
            None => Eyes::Spectator,
        }
    }

    /// The persons who sit here, each once.
    pub(crate) fn persons(&self) -> Vec<PersonId> {
        let mut persons: Vec<_> = self.seated.seats.iter().filter_map(|row| person_of(&row.holder)).collect();
        persons.sort_unstable();
        persons.dedup();
        persons
    }

    /// The level of the bot that answers for a seat, if one does.
    pub(crate) fn automaton(&self, seat: Seat) -> Option<(&str, Source)> {
        let row = self.seat(seat)?;
        match &row.holder {
            Holder::Bot(level) => Some((level, Source::Bot)),
            Holder::Departed => Some((super::bots::CARETAKER, Source::Caretaker)),
            Holder::Person(_) if row.resigned || row.caretaker => {
                Some((super::bots::CARETAKER, Source::Caretaker))
            }
            _ => None,
        }
    }
}

/// The person behind a holder.
pub(crate) fn person_of(holder: &Holder) -> Option<PersonId> {
    if let Holder::Person(person) = holder { Some(*person) } else { None }
}

/// The mode as the store keeps it.
pub(crate) fn read_mode(text: &str) -> Option<Mode> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    let players = u8::try_from(value.get("players")?.as_u64()?).ok()?;
    let options = value.get("options").and_then(serde_json::Value::as_object);
    let options = options.into_iter().flatten();
    let options = options.map(|(key, value)| Some((key.clone(), value.as_str()?.to_owned())));
    Some(Mode { players, options: options.collect::<Option<_>>()? })
}

/// The journal of a table as text would have it.
pub(crate) fn journal_of(seated: &SeatedTable, entries: &[EntryRow], rules: u32) -> Option<Journal> {
    let row = &seated.row;
    let commitment: Option<Commitment> = row.commitment.as_ref().and_then(|text| text.parse().ok());
    let header = Header {
        game: row.game.clone(),
        rules,
        mode: read_mode(&row.mode)?,
        names: seated.names(),
        commitment,
    };
    let records = entries.iter().enumerate().map(|(index, entry)| {
        let what = What::Answer { who: entry.who.parse().ok()?, words: entry.words.clone() };
        Some(Record { line: index + 1, what })
    });
    Some(Journal { header, records: records.collect::<Option<_>>()?, seed: None, seed_line: 0 })
}

fn replay(seated: &SeatedTable, entries: &[EntryRow], seed: Seed) -> Outcome<Box<dyn AnyTable>> {
    let id = &seated.row.id;
    let game = find(&seated.row.game).ok_or(Problem::Conflict("This server does not know the game."))?;
    let journal = journal_of(seated, entries, game.about().rules).ok_or(Problem::Internal)?;
    let stuck =
        Problem::Conflict("This game was played under other rules, which this server no longer plays.");
    let table = game.replay(&journal, Dice::Seeded(seed)).map_err(|error| {
        tracing::error!(table = %id, %error, "a journal does not replay");
        stuck.clone()
    })?;
    let running = seated.row.status == Status::Running;
    if running && table.entries() != entries.len() {
        tracing::error!(table = %id, "a journal goes on by itself");
        return Err(stuck);
    }
    Ok(table)
}

/// Plays a draft again, as far as it goes; forced answers play themselves.
pub(crate) fn replay_draft(game: &mut dyn AnyTable, seat: Seat, words: &[String]) {
    loop {
        let played = game.draft(seat);
        if played.len() >= words.len() || played[..] != words[..played.len()] {
            return;
        }
        if game.answer(seat, &[&words[played.len()]]).is_err() || game.draft(seat).len() <= played.len() {
            return;
        }
    }
}
