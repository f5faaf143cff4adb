//! Tables: what is played, by whom, how far it is.

use parlour_core::{Seat, SeatSet};
use serde::Serialize;

use crate::beginnings::{self, Beginning};
use crate::bounds::{self, LONGEST_SETTINGS, LONGEST_WORD};
use crate::connection::{Connection, per_database, sql};
use crate::error::{Result, StoreError, taken};
use crate::ids::{Hidden, HiddenSeed, Moment, PersonId, TableId, spelled};
use crate::journal::{self, EntryRow, Revision};
use crate::lists;
use crate::news::{News, Part};
use crate::people;
use crate::raw::row;
use crate::refusal::{Field, Missing, Refusal, Taken};
use crate::seats::{self, Holder, NewSeat, SeatRow};
use crate::store::Store;

spelled! {
    /// How far a table is.
    pub enum Status {
        /// Its seats are being filled.
        Open = "open",
        /// It is being played.
        Running = "running",
        /// The game is over.
        Over = "over",
        /// Nobody will finish it.
        Abandoned = "abandoned",
    }
}

spelled! {
    /// Who finds a table.
    pub enum Visibility {
        /// Everybody.
        Public = "public",
        /// Those who have the link.
        Private = "private",
    }
}

/// A table to set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id; a random one if none is given.
    pub id: Option<TableId>,
    /// The id of the game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// Player count and options, as JSON.
    pub mode: String,
    /// `live`, or a number of days: the caller's own words.
    pub pace: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who set it up.
    pub host: Option<PersonId>,
    /// The caller's own settings, as JSON; the store does not read them.
    pub settings: String,
    /// The secret part of a private table's link.
    pub link: Option<Hidden>,
    /// The seats in clockwise order.
    pub seats: Vec<NewSeat>,
}

/// A table, without anything secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u32,
    /// Player count and options, as JSON.
    pub mode: String,
    /// `live`, or a number of days: the caller's own words.
    pub pace: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// Who set it up, unless that person is gone.
    pub host: Option<PersonId>,
    /// The caller's own settings, as JSON.
    pub settings: String,
    /// The hash of the seed, once the table has started.
    pub commitment: Option<String>,
    /// Where its journal stands.
    pub revision: Revision,
    /// Who must answer.
    pub asked: SeatSet,
    /// When its clocks want to be looked at.
    pub due: Option<Moment>,
    /// When everybody's clocks stood still, as JSON; the store does not read it.
    pub pauses: String,
    /// The table the same people went on to.
    pub rematch: Option<TableId>,
    /// When it was set up.
    pub created: Moment,
    /// When anything about it last changed.
    pub changed: Moment,
    /// When its journal last changed: clocks run from here.
    pub moved: Option<Moment>,
    /// When the game was over.
    pub finished: Option<Moment>,
    /// Did somebody know what would be drawn?
    pub foreseen: bool,
}

/// A table and its seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatedTable {
    /// The table.
    pub row: TableRow,
    /// Its seats in clockwise order.
    pub seats: Vec<SeatRow>,
}

impl SeatedTable {
    /// The names of the seats in clockwise order.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The seats a person holds.
    pub fn seats_of(&self, person: PersonId) -> SeatSet {
        self.seats.iter().filter(|seat| seat.holder == Holder::Person(person)).map(|seat| seat.seat).collect()
    }
}

row! {
    pub(crate) struct RawTable {
        id: TableId,
        game: String,
        rules: i64,
        mode: String,
        pace: String,
        visibility: String,
        status: String,
        host: Option<PersonId>,
        settings: String,
        commitment: Option<String>,
        len: i64,
        cuts: i64,
        asked: i64,
        due: Option<Moment>,
        pauses: String,
        rematch: Option<TableId>,
        created: Moment,
        changed: Moment,
        moved: Option<Moment>,
        finished: Option<Moment>,
        foreseen: bool,
    }
}

impl TryFrom<RawTable> for TableRow {
    type Error = StoreError;

    fn try_from(raw: RawTable) -> Result<Self> {
        Ok(Self {
            id: raw.id,
            game: raw.game,
            rules: raw.rules as u32,
            mode: raw.mode,
            pace: raw.pace,
            visibility: stored(&raw.visibility)?,
            status: stored(&raw.status)?,
            host: raw.host,
            settings: raw.settings,
            commitment: raw.commitment,
            revision: Revision { len: raw.len as u64, cuts: raw.cuts as u64 },
            asked: seat_set(raw.asked),
            due: raw.due,
            pauses: raw.pauses,
            rematch: raw.rematch,
            created: raw.created,
            changed: raw.changed,
            moved: raw.moved,
            finished: raw.finished,
            foreseen: raw.foreseen,
        })
    }
}

/// Reads a word of the database back: one we never wrote means damage.
pub(crate) fn stored<T: std::str::FromStr>(text: &str) -> Result<T> {
    text.parse().map_err(|_| StoreError::Corrupt(format!("unknown word '{text}'")))
}

/// The seats of a bitmask.
pub(crate) fn seat_set(bits: i64) -> SeatSet {
    Seat::all(Seat::MOST as u8).filter(|seat| bits >> seat.index() & 1 == 1).collect()
}

impl Store {
    /// Sets up a table whose seats are to be filled.
    pub async fn create_table(&self, new: NewTable) -> Result<TableId> {
        self.create_table_within(new, None, u32::MAX).await
    }

    /// The same for a table that goes on from a position of another game, perhaps.
    pub async fn create_table_from(&self, new: NewTable, beginning: Option<Beginning>) -> Result<TableId> {
        self.create_table_within(new, beginning, u32::MAX).await
    }

    /// The same for a host who may have so many tables in play, this one included.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if they have as many already.
    pub async fn create_table_within(
        &self,
        mut new: NewTable,
        beginning: Option<Beginning>,
        most: u32,
    ) -> Result<TableId> {
        check(&new)?;
        beginning.as_ref().map_or(Ok(()), Beginning::check)?;
        let id = match new.id.take() {
            Some(id) => id,
            None => TableId::random()?,
        };
        let args = (id.clone(), new, beginning, most);
        self.write(args, |(id, new, beginning, most), connection| {
            Box::pin(async move {
                if let Some(host) = new.host {
                    let keeper = people::one(connection, host).await?.keeper();
                    people::lock(connection, keeper).await?;
                    lists::must_have_room(connection, keeper, *most).await?;
                }
                create(connection, id, new).await?;
                match beginning {
                    Some(beginning) => beginnings::keep(connection, id, beginning).await,
                    None => Ok(()),
                }
            })
        })
        .await?;
        Ok(id)
    }

    /// A table and its seats.
    pub async fn table(&self, id: &TableId) -> Result<SeatedTable> {
        seated(&mut self.snapshot().await?, id).await
    }

    /// A table, its seats and its whole journal, as they stood at one moment.
    pub async fn load_table(&self, id: &TableId) -> Result<(SeatedTable, Vec<EntryRow>)> {
        let mut connection = self.snapshot().await?;
        let table = seated(&mut connection, id).await?;
        Ok((table, journal::read(&mut connection, id, 0).await?))
    }

    /// The secret part of a private table's link.
    pub async fn table_link(&self, id: &TableId) -> Result<Option<Hidden>> {
        let row: Option<(Option<String>,)> =
            self.read().await?.first(sql("SELECT link FROM secrets WHERE table_id = $1").bind(id)).await?;
        Ok(row.ok_or(StoreError::NotFound(Missing::Table))?.0.map(Hidden))
    }

    /// The seed of a table's dice. Before the game is over it is for the dice alone.
    pub async fn table_seed(&self, id: &TableId) -> Result<Option<HiddenSeed>> {
        let row: Option<(Option<Vec<u8>>,)> =
            self.read().await?.first(sql("SELECT seed FROM secrets WHERE table_id = $1").bind(id)).await?;
        let seed = row.ok_or(StoreError::NotFound(Missing::Table))?.0;
        seed.map(|bytes| {
            let bytes =
                bytes.try_into().map_err(|_| StoreError::Corrupt("a seed of another length".into()))?;
            Ok(HiddenSeed(bytes))
        })
        .transpose()
    }

    /// Gives a table up; what was played stays.
    pub async fn abandon_table(&self, id: &TableId) -> Result<()> {
        self.write(id.clone(), |id, connection| {
            Box::pin(async move {
                let row = lock(connection, id).await?;
                if !matches!(row.status, Status::Open | Status::Running) {
                    return Err(StoreError::Refused(Refusal::TableIsNoLongerInPlay));
                }
                set_abandoned(connection, id).await?;
                connection.news.push(News::journal(id, row.revision));
                Ok(())
            })
        })
        .await
    }

    /// Deletes a table with everything that belongs to it.
    pub async fn delete_table(&self, id: &TableId) -> Result<()> {
        self.write(id.clone(), |id, connection| {
            Box::pin(async move {
                lock(connection, id).await?;
                connection.run(sql("DELETE FROM tables WHERE id = $1").bind(id)).await?;
                connection.news.push(News::of(id, Part::Seats));
                Ok(())
            })
        })
        .await
    }

    /// Says which table the same people go on to. The first one said stays, and is given back.
    pub async fn set_rematch(&self, id: &TableId, next: &TableId) -> Result<TableId> {
        self.write((id.clone(), next.clone()), |(id, next), connection| {
            Box::pin(async move {
                let row = lock(connection, id).await?;
                if let Some(before) = row.rematch {
                    return Ok(before);
                }
                connection
                    .run(sql("UPDATE tables SET rematch = $2 WHERE id = $1").bind(id).bind(next))
                    .await?;
                connection.news.push(News::of(id, Part::Seats));
                Ok(next.clone())
            })
        })
        .await
    }

    /// Changes the caller's own settings of a table.
    pub async fn set_table_settings(&self, id: &TableId, settings: &str) -> Result<()> {
        bounds::json(Field::Settings, settings)?;
        self.write((id.clone(), settings.to_owned()), |(id, settings), connection| {
            Box::pin(async move {
                let change = sql("UPDATE tables SET settings = $2, changed = $3 WHERE id = $1");
                let changed = connection.run(change.bind(id).bind(settings).bind(Moment::now())).await?;
                connection.news.push(News::of(id, Part::Seats));
                if changed == 1 { Ok(()) } else { Err(StoreError::NotFound(Missing::Table)) }
            })
        })
        .await
    }
}

/// Reads a table and keeps others from changing it until the transaction ends.
pub(crate) async fn lock(connection: &mut Connection, id: &TableId) -> Result<TableRow> {
    let row: Option<RawTable> = connection
        .first(
            per_database(
                "SELECT * FROM tables WHERE id = $1",
                "SELECT * FROM tables WHERE id = $1 FOR NO KEY UPDATE",
            )
            .bind(id),
        )
        .await?;
    row.ok_or(StoreError::NotFound(Missing::Table))?.try_into()
}

pub(crate) async fn set_abandoned(connection: &mut Connection, id: &TableId) -> Result<()> {
    connection
        .run(
            sql("UPDATE tables SET status = 'abandoned', asked = 0, due = NULL, changed = $2 WHERE id = $1")
                .bind(id)
                .bind(Moment::now()),
        )
        .await?;
    Ok(())
}

async fn seated(connection: &mut Connection, id: &TableId) -> Result<SeatedTable> {
    let row: Option<RawTable> = connection.first(sql("SELECT * FROM tables WHERE id = $1").bind(id)).await?;
    let row = row.ok_or(StoreError::NotFound(Missing::Table))?.try_into()?;
    Ok(SeatedTable { row, seats: seats::of_table(connection, id).await? })
}

fn check(new: &NewTable) -> Result<()> {
    bounds::line(Field::Game, &new.game, LONGEST_WORD)?;
    bounds::line(Field::Pace, &new.pace, LONGEST_WORD)?;
    bounds::json(Field::Mode, &new.mode)?;
    bounds::json(Field::Settings, &new.settings)?;
    if let Some(Hidden(link)) = &new.link {
        bounds::line(Field::Link, link, LONGEST_SETTINGS)?;
    }
    if !(1..=Seat::MOST).contains(&new.seats.len()) {
        return Err(StoreError::Invalid(Field::NumberOfSeats));
    }
    new.seats.iter().try_for_each(NewSeat::check)
}

async fn create(connection: &mut Connection, id: &TableId, new: &NewTable) -> Result<()> {
    let now = Moment::now();
    connection.try_run(
        sql("INSERT INTO tables (id, game, rules, mode, pace, visibility, status, host, settings, created, changed)
             VALUES ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9, $9)")
        .bind(id)
        .bind(&new.game)
        .bind(new.rules)
        .bind(&new.mode)
        .bind(&new.pace)
        .bind(new.visibility.name())
        .bind(new.host)
        .bind(&new.settings)
        .bind(now),
    )
    .await
    .map_err(taken(Taken::TableId))?;
    let link_secret = new.link.as_ref().map(|Hidden(text)| text.clone());
    connection
        .run(sql("INSERT INTO secrets (table_id, link) VALUES ($1, $2)").bind(id).bind(link_secret))
        .await?;
    let mut names: Vec<String> = Vec::new();
    for (seat, new) in Seat::all(Seat::MOST as u8).zip(&new.seats) {
        let new = new.apart_from(&names.iter().map(String::as_str).collect::<Vec<_>>());
        seats::insert(connection, id, seat, &new).await?;
        names.push(new.name);
    }
    connection.news.push(News::of(id, Part::Seats));
    Ok(())
}
