//! Seats: who sits where, from the first to join to the start of the game.

use parlour_core::journal::LONGEST_NAME;
use parlour_core::{Seat, SeatSet};
use serde::Serialize;

use crate::append::{self, Lines};
use crate::bounds::{self, LONGEST_WORD};
use crate::connection::{Connection, Sql, sql};
use crate::error::{Result, StoreError};
use crate::ids::{HiddenSeed, Moment, PersonId, TableId};
use crate::journal::{Appended, NewEntry, Revision, TableUpdate, check_entries};
use crate::news::{News, Part};
use crate::raw::row;
use crate::refusal::{Field, Missing, Outdated, Refusal, Taken};
use crate::shape::apart;
use crate::store::Store;
use crate::tables::{self, Status, TableRow};
use crate::time::Absence;

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person(PersonId),
    /// A bot of this level.
    Bot(String),
    /// A person who has deleted their account since.
    Departed,
}

impl Holder {
    fn name(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Person(_) => "person",
            Self::Bot(_) => "bot",
            Self::Departed => "departed",
        }
    }

    fn person(&self) -> Option<PersonId> {
        if let Self::Person(person) = self { Some(*person) } else { None }
    }

    fn level(&self) -> Option<&str> {
        if let Self::Bot(level) = self { Some(level) } else { None }
    }
}

/// A seat of a table to set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// Who holds it.
    pub holder: Holder,
    /// What it is called; empty while the seat is open.
    pub name: String,
}

impl NewSeat {
    /// A seat for anybody.
    pub fn open() -> Self {
        Self { holder: Holder::Open, name: String::new() }
    }

    /// A seat for a person.
    pub fn person(person: PersonId, name: &str) -> Self {
        Self { holder: Holder::Person(person), name: name.to_owned() }
    }

    /// A seat for a bot.
    pub fn bot(level: &str, name: &str) -> Self {
        Self { holder: Holder::Bot(level.to_owned()), name: name.to_owned() }
    }

    /// The same, called so that nobody takes it for another seat of the table.
    pub(crate) fn apart_from(&self, others: &[&str]) -> Self {
        let others: Vec<&str> = others.iter().copied().filter(|name| !name.is_empty()).collect();
        Self { name: apart(&self.name, &others, LONGEST_NAME), holder: self.holder.clone() }
    }

    pub(crate) fn check(&self) -> Result<()> {
        match &self.holder {
            Holder::Open if self.name.is_empty() => Ok(()),
            Holder::Person(_) => bounds::name(&self.name),
            Holder::Bot(level) => {
                bounds::line(Field::Level, level, LONGEST_WORD)?;
                bounds::name(&self.name)
            }
            Holder::Open | Holder::Departed => Err(StoreError::Invalid(Field::Seat)),
        }
    }
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "what is known of a seat, each by its own name")]
pub struct SeatRow {
    /// Which one.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// What it is called; empty while the seat is open.
    pub name: String,
    /// Ready to start?
    pub ready: bool,
    /// Has its holder resigned?
    pub resigned: bool,
    /// Does a bot answer for an absent holder?
    pub caretaker: bool,
    /// What is left on its clock, in milliseconds, as of the journal's last change.
    pub clock: Option<i64>,
    /// What was done about the turn it owes.
    pub absence: Absence,
    /// How many turns a caretaker has played since the holder was last there.
    pub covered: u32,
    /// Do the others look for somebody who takes it over?
    pub wanted: bool,
    /// When its holder was last nudged.
    pub nudged: Option<Moment>,
    /// When its holder's clocks stand still, as JSON; the store does not read it. It is theirs: exports leave it out.
    #[serde(skip)]
    pub rest: String,
}

row! {
    #[allow(clippy::struct_excessive_bools, reason = "a row of the database, column by column")]
    pub(crate) struct RawSeat {
        table_id: TableId,
        seat: i64,
        holder: String,
        person: Option<PersonId>,
        level: Option<String>,
        name: String,
        ready: bool,
        resigned: bool,
        caretaker: bool,
        clock: Option<i64>,
        absence: i64,
        covered: i64,
        wanted: bool,
        nudged: Option<Moment>,
        rest: String,
    }
}

impl RawSeat {
    /// The table it is at.
    pub(crate) fn table(&self) -> TableId {
        self.table_id.clone()
    }
}

impl TryFrom<RawSeat> for SeatRow {
    type Error = StoreError;

    fn try_from(raw: RawSeat) -> Result<Self> {
        let holder = match (raw.holder.as_str(), raw.person, raw.level) {
            ("open", None, None) => Holder::Open,
            ("person", Some(person), None) => Holder::Person(person),
            ("bot", None, Some(level)) => Holder::Bot(level),
            ("departed", None, None) => Holder::Departed,
            _ => return Err(StoreError::Corrupt("a seat that nobody can hold".into())),
        };
        Ok(Self {
            seat: seat_number(raw.seat)?,
            holder,
            name: raw.name,
            ready: raw.ready,
            resigned: raw.resigned,
            caretaker: raw.caretaker,
            clock: raw.clock,
            absence: Absence::of(raw.absence),
            covered: u32::try_from(raw.covered).unwrap_or_default(),
            wanted: raw.wanted,
            nudged: raw.nudged,
            rest: raw.rest,
        })
    }
}

pub(crate) fn seat_number(number: i64) -> Result<Seat> {
    let seats = Seat::all(Seat::MOST as u8);
    let found = seats.into_iter().find(|seat| seat.index() as i64 == number);
    found.ok_or_else(|| StoreError::Corrupt(format!("seat number {number}")))
}

/// All that starts a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The revision of the rules it is played by.
    pub rules: u32,
    /// The seed of the dice, unless they are rolled outside.
    pub seed: Option<HiddenSeed>,
    /// The hash of the seed.
    pub commitment: Option<String>,
    /// The names of the seats as the caller knows them: who comes or goes meanwhile stops the start.
    pub names: Vec<String>,
    /// Is it known beforehand what will be drawn?
    pub foreseen: bool,
    /// The first lines: draws and forced answers up to the first question.
    pub entries: Vec<NewEntry>,
    /// Who is asked first, and so on.
    pub update: TableUpdate,
}

impl Store {
    /// Takes an open seat, unless somebody was faster.
    pub async fn join_seat(&self, table: &TableId, seat: Seat, person: PersonId, name: &str) -> Result<()> {
        self.fill(table, seat, NewSeat::person(person, name), false).await
    }

    /// The same at a table where everybody has one seat.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if the person sits there already.
    pub async fn join_only_seat(
        &self,
        table: &TableId,
        seat: Seat,
        person: PersonId,
        name: &str,
    ) -> Result<()> {
        self.fill(table, seat, NewSeat::person(person, name), true).await
    }

    /// Gives an open seat to a bot.
    pub async fn seat_bot(&self, table: &TableId, seat: Seat, level: &str, name: &str) -> Result<()> {
        self.fill(table, seat, NewSeat::bot(level, name), false).await
    }

    async fn fill(&self, table: &TableId, seat: Seat, new: NewSeat, alone: bool) -> Result<()> {
        new.check()?;
        self.write((table.clone(), seat, new, alone), |(table, seat, new, alone), connection| {
            Box::pin(async move {
                in_the_lobby(connection, table).await?;
                let seats = of_table(connection, table).await?;
                let own =
                    seats.iter().find(|row| row.seat == *seat).ok_or(StoreError::NotFound(Missing::Seat))?;
                if own.holder != Holder::Open {
                    return Err(StoreError::Taken(Taken::Seat));
                }
                let sits = |row: &SeatRow| new.holder.person().is_some() && row.holder == new.holder;
                if *alone && seats.iter().any(sits) {
                    return Err(StoreError::Refused(Refusal::SitsAlready));
                }
                let others: Vec<&str> = seats.iter().map(|row| row.name.as_str()).collect();
                put(connection, table, *seat, &new.apart_from(&others)).await
            })
        })
        .await
    }

    /// Changes from one seat to another, open one before the game has started; only its holder can.
    pub async fn move_seat(&self, table: &TableId, from: Seat, to: Seat, person: PersonId) -> Result<()> {
        self.write((table.clone(), from, to, person), |(table, from, to, person), connection| {
            Box::pin(async move {
                in_the_lobby(connection, table).await?;
                let old = one(connection, table, *from).await?;
                if old.holder != Holder::Person(*person) {
                    return Err(StoreError::Refused(Refusal::SomebodyElsesSeat));
                }
                if one(connection, table, *to).await?.holder != Holder::Open {
                    return Err(StoreError::Taken(Taken::Seat));
                }
                put(connection, table, *to, &NewSeat::person(*person, &old.name)).await?;
                put(connection, table, *from, &NewSeat::open()).await
            })
        })
        .await
    }

    /// Leaves a seat before the game has started; only its holder can.
    pub async fn leave_seat(&self, table: &TableId, seat: Seat, person: PersonId) -> Result<()> {
        self.write((table.clone(), seat, person), |(table, seat, person), connection| {
            Box::pin(async move {
                in_the_lobby(connection, table).await?;
                if one(connection, table, *seat).await?.holder != Holder::Person(*person) {
                    return Err(StoreError::Refused(Refusal::SomebodyElsesSeat));
                }
                put(connection, table, *seat, &NewSeat::open()).await
            })
        })
        .await
    }

    /// Opens a seat again before the game has started, whoever holds it: for the host.
    pub async fn free_seat(&self, table: &TableId, seat: Seat) -> Result<()> {
        self.write((table.clone(), seat), |(table, seat), connection| {
            Box::pin(async move {
                in_the_lobby(connection, table).await?;
                one(connection, table, *seat).await?;
                put(connection, table, *seat, &NewSeat::open()).await
            })
        })
        .await
    }

    /// Says that a seat is ready to start, or not.
    pub async fn set_ready(&self, table: &TableId, seat: Seat, ready: bool) -> Result<()> {
        let change = sql("UPDATE seats SET ready = $3 WHERE table_id = $1 AND seat = $2");
        self.flag(table, seat, Some(Status::Open), change.bind_flag(table, seat, ready)).await
    }

    /// Says that a seat has resigned.
    pub async fn set_resigned(&self, table: &TableId, seat: Seat, resigned: bool) -> Result<()> {
        let change = sql("UPDATE seats SET resigned = $3 WHERE table_id = $1 AND seat = $2");
        self.flag(table, seat, Some(Status::Running), change.bind_flag(table, seat, resigned)).await
    }

    async fn flag(&self, table: &TableId, seat: Seat, status: Option<Status>, change: Sql) -> Result<()> {
        self.write((table.clone(), seat, status, change), |(table, seat, status, change), connection| {
            Box::pin(async move {
                let row = tables::lock(connection, table).await?;
                if status.is_some_and(|status| status != row.status) {
                    return Err(StoreError::Refused(Refusal::TableHasMovedOn));
                }
                one(connection, table, *seat).await?;
                connection.run(change.clone()).await?;
                touch(connection, table).await
            })
        })
        .await
    }

    /// Starts the game: status, seed, commitment and first lines in one stroke.
    ///
    /// # Errors
    /// [`StoreError::Outdated`] if somebody came or went meanwhile; [`StoreError::Refused`] if a seat is open or the
    /// game has started.
    pub async fn start_table(&self, table: &TableId, start: Start) -> Result<Appended> {
        check_entries(&start.entries)?;
        if let Some(commitment) = &start.commitment {
            bounds::line(Field::Commitment, commitment, LONGEST_WORD)?;
        }
        self.write((table.clone(), start), |(table, start), connection| {
            Box::pin(begin(connection, table, start))
        })
        .await
    }
}

impl Sql {
    fn bind_flag(self, table: &TableId, seat: Seat, flag: bool) -> Self {
        self.bind(table).bind(seat.index() as i64).bind(flag)
    }
}

/// The table, locked, if its seats may still change.
async fn in_the_lobby(connection: &mut Connection, table: &TableId) -> Result<TableRow> {
    let row = tables::lock(connection, table).await?;
    if row.status == Status::Open { Ok(row) } else { Err(StoreError::Refused(Refusal::TableHasStarted)) }
}

const COLUMNS: &str =
    "SELECT table_id, seat, holder, person, level, s.name, ready, resigned, caretaker, clock, absence, covered,
     wanted, nudged, COALESCE(p.rest, '{}') AS rest
     FROM seats AS s LEFT JOIN people AS p ON p.id = s.person WHERE table_id = $1 ORDER BY seat";

pub(crate) async fn of_table(connection: &mut Connection, table: &TableId) -> Result<Vec<SeatRow>> {
    let rows: Vec<RawSeat> = connection.all(sql(COLUMNS).bind(table)).await?;
    rows.into_iter().map(SeatRow::try_from).collect()
}

pub(crate) async fn one(connection: &mut Connection, table: &TableId, seat: Seat) -> Result<SeatRow> {
    let seats = of_table(connection, table).await?;
    seats.into_iter().find(|row| row.seat == seat).ok_or(StoreError::NotFound(Missing::Seat))
}

pub(crate) async fn insert(
    connection: &mut Connection,
    table: &TableId,
    seat: Seat,
    new: &NewSeat,
) -> Result<()> {
    let insert = sql("INSERT INTO seats (table_id, seat, holder, person, level, name, ready)
         VALUES ($1, $2, $3, $4, $5, $6, $7)");
    connection.run(held_by(insert, table, seat, new)).await?;
    Ok(())
}

pub(crate) async fn put(
    connection: &mut Connection,
    table: &TableId,
    seat: Seat,
    new: &NewSeat,
) -> Result<()> {
    let change = sql("UPDATE seats SET holder = $3, person = $4, level = $5, name = $6, ready = $7
         WHERE table_id = $1 AND seat = $2");
    connection.run(held_by(change, table, seat, new)).await?;
    touch(connection, table).await
}

/// Whoever takes a seat over sits there in person, with the clock as it stands.
pub(crate) async fn hand_over(
    connection: &mut Connection,
    table: &TableId,
    seat: Seat,
    to: &NewSeat,
) -> Result<()> {
    one(connection, table, seat).await?;
    put(connection, table, seat, to).await?;
    let back = sql("UPDATE seats SET resigned = $3, caretaker = $3 WHERE table_id = $1 AND seat = $2");
    connection.run(back.bind_flag(table, seat, false)).await?;
    Ok(())
}

/// Bots are always ready.
fn held_by(sql: Sql, table: &TableId, seat: Seat, new: &NewSeat) -> Sql {
    sql.bind(table)
        .bind(seat.index() as i64)
        .bind(new.holder.name())
        .bind(new.holder.person())
        .bind(new.holder.level())
        .bind(&new.name)
        .bind(matches!(new.holder, Holder::Bot(_)))
}

pub(crate) async fn touch(connection: &mut Connection, table: &TableId) -> Result<()> {
    connection
        .run(sql("UPDATE tables SET changed = $2 WHERE id = $1").bind(table).bind(Moment::now()))
        .await?;
    connection.news.push(News::of(table, Part::Seats));
    Ok(())
}

async fn begin(connection: &mut Connection, table: &TableId, start: &Start) -> Result<Appended> {
    in_the_lobby(connection, table).await?;
    let seats = of_table(connection, table).await?;
    if seats.iter().any(|seat| seat.holder == Holder::Open) {
        return Err(StoreError::Refused(Refusal::SeatIsOpen));
    }
    if seats.iter().map(|seat| &seat.name).ne(&start.names) {
        return Err(StoreError::Outdated(Outdated::Table));
    }
    keep_secrets(connection, table, start).await?;
    let revision = Revision { len: start.entries.len() as u64, cuts: 0 };
    let at = Moment::now();
    let status = Some(start.update.status.unwrap_or(Status::Running));
    let update = TableUpdate { status, drop_drafts: SeatSet::EMPTY, ..start.update.clone() };
    append::write(connection, &[Lines { table, revision, entries: &start.entries, update: &update, at }])
        .await?;
    connection.news.push(News::of(table, Part::Seats));
    Ok(Appended { revision, written: at })
}

async fn keep_secrets(connection: &mut Connection, table: &TableId, start: &Start) -> Result<()> {
    let head = sql("UPDATE tables SET rules = $2, commitment = $3, foreseen = $4 WHERE id = $1");
    let head = head.bind(table).bind(start.rules).bind(start.commitment.as_deref()).bind(start.foreseen);
    connection.run(head).await?;
    if let Some(HiddenSeed(seed)) = start.seed {
        connection
            .run(sql("UPDATE secrets SET seed = $2 WHERE table_id = $1").bind(table).bind(seed))
            .await?;
    }
    Ok(())
}
