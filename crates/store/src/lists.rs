//! Lists of tables, a page at a time.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::bounds::{self, LONGEST_WORD};
use crate::connection::{Connection, Sql, per_database, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Moment, PersonId, TableId};
use crate::people;
use crate::refusal::{Field, Refusal};
use crate::seats::{RawSeat, SeatRow};
use crate::store::Store;
use crate::tables::{RawTable, SeatedTable, Status, TableRow};

/// A table whose settings have this word, set to true, waits for nobody's sake: it is not counted among those that wait, and
/// nobody has it go on.
pub const QUIET: &str = "quiet";
/// What the settings of such a table look like.
const QUIET_TABLE: &str = "%\"quiet\":true%";

/// So many tables of one host are listed, the newest ones: nobody fills the list alone.
const SHARE: i64 = 3;

/// Which part of a list is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// What comes after this one; the beginning if there is none. See [`Page::after`].
    pub after: Option<(Moment, TableId)>,
    /// The most rows; clamped to [`LARGEST_PAGE`](crate::bounds::LARGEST_PAGE).
    pub limit: u32,
}

impl Page {
    /// The beginning of a list.
    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }

    fn bind(&self, sql: Sql) -> Sql {
        let (moment, table) = match &self.after {
            Some((moment, table)) => (*moment, table.as_str()),
            None => (Moment(i64::MAX), ""),
        };
        sql.bind(moment).bind(table).bind(bounds::page(self.limit))
    }
}

/// A table of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MyTable {
    /// The table.
    pub table: SeatedTable,
    /// Does it wait for an answer of this person?
    pub waiting: bool,
}

/// How a person did at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BestScore {
    /// The table.
    pub table: TableId,
    /// Player count and options, as JSON.
    pub mode: String,
    /// The person.
    pub person: PersonId,
    /// What the seat is called.
    pub name: String,
    /// The points.
    pub points: i64,
    /// The rank, from one.
    pub rank: u8,
    /// When the game was over.
    pub finished: Moment,
}

impl Store {
    /// Public tables whose seats are being filled, the newest first and so many of one host; the next page
    /// begins after `created`.
    pub async fn open_tables(&self, game: Option<&str>, page: &Page) -> Result<Vec<SeatedTable>> {
        let list = sql("SELECT * FROM tables WHERE status = 'open' AND visibility = 'public'
             AND ($1 IS NULL OR game = $1) AND (created, id) < ($2, $3)
             AND (host IS NULL OR id IN (SELECT id FROM (
                 SELECT id, ROW_NUMBER() OVER (PARTITION BY host ORDER BY created DESC, id DESC) AS place
                 FROM tables WHERE status = 'open' AND visibility = 'public') AS own WHERE place <= $5))
             ORDER BY created DESC, id DESC LIMIT $4");
        self.list(game, page, list, Some(SHARE)).await
    }

    /// Public tables being played, the newest first and so many of one host; the next page
    /// begins after `created`.
    pub async fn running_tables(&self, game: Option<&str>, page: &Page) -> Result<Vec<SeatedTable>> {
        let list = sql("SELECT * FROM tables WHERE status = 'running' AND visibility = 'public'
             AND ($1 IS NULL OR game = $1) AND (created, id) < ($2, $3)
             AND (host IS NULL OR id IN (SELECT id FROM (
                 SELECT id, ROW_NUMBER() OVER (PARTITION BY host ORDER BY created DESC, id DESC) AS place
                 FROM tables WHERE status = 'running' AND visibility = 'public') AS own WHERE place <= $5))
             ORDER BY created DESC, id DESC LIMIT $4");
        self.list(game, page, list, Some(SHARE)).await
    }

    /// Public games that are over, the latest first; the next page begins after `finished`.
    pub async fn finished_tables(&self, game: Option<&str>, page: &Page) -> Result<Vec<SeatedTable>> {
        let list = sql("SELECT * FROM tables WHERE finished IS NOT NULL AND visibility = 'public'
             AND ($1 IS NULL OR game = $1) AND (finished, id) < ($2, $3) ORDER BY finished DESC, id DESC LIMIT $4");
        self.list(game, page, list, None).await
    }

    async fn list(
        &self,
        game: Option<&str>,
        page: &Page,
        list: Sql,
        share: Option<i64>,
    ) -> Result<Vec<SeatedTable>> {
        game.map_or(Ok(()), check_game)?;
        let mut connection = self.snapshot().await?;
        let list = page.bind(list.bind(game));
        let rows = connection.all(share.map_or(list.clone(), |share| list.bind(share))).await?;
        with_seats(&mut connection, rows).await
    }

    /// The tables a person sits at, lately changed ones first: those open or in play, or else the others. The next
    /// page begins after `changed`.
    pub async fn tables_of(&self, person: PersonId, in_play: bool, page: &Page) -> Result<Vec<MyTable>> {
        let mut connection = self.snapshot().await?;
        tables_of(&mut connection, person, in_play, page).await
    }

    /// The tables that wait for an answer of this person, the longest wait first; quiet ones ([`QUIET`]) are left out.
    pub async fn waiting_for(&self, person: PersonId, limit: u32) -> Result<Vec<TableId>> {
        let list =
            // From the person's seats to their tables: few, whatever goes on at all the others.
            sql("SELECT tables.id, tables.moved FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.person = $1 AND NOT seats.resigned AND tables.status = 'running'
             AND tables.settings NOT LIKE $3 AND (tables.asked >> CAST(seats.seat AS INTEGER)) & 1 = 1
             GROUP BY tables.id, tables.moved ORDER BY tables.moved, tables.id LIMIT $2");
        self.ids(list.bind(person).bind(bounds::page(limit)).bind(QUIET_TABLE)).await
    }

    /// Public tables in play at which the others look for somebody who takes a seat over, the newest first; the next page
    /// begins after `created`.
    pub async fn tables_with_wanted_seats(
        &self,
        game: Option<&str>,
        page: &Page,
    ) -> Result<Vec<SeatedTable>> {
        let list = per_database(
            "SELECT * FROM tables WHERE status = 'running' AND visibility = 'public'
             AND ($1 IS NULL OR game = $1) AND (created, id) < ($2, $3)
             AND id IN (SELECT table_id FROM seats WHERE wanted = 1) ORDER BY created DESC, id DESC LIMIT $4",
            "SELECT * FROM tables WHERE status = 'running' AND visibility = 'public'
             AND ($1 IS NULL OR game = $1) AND (created, id) < ($2, $3)
             AND id IN (SELECT table_id FROM seats WHERE wanted) ORDER BY created DESC, id DESC LIMIT $4",
        );
        self.list(game, page, list, None).await
    }

    /// The tables whose clocks want to be looked at, the longest due first.
    pub async fn due_tables(&self, now: Moment, limit: u32) -> Result<Vec<TableId>> {
        let list = sql(
            "SELECT id, due FROM tables WHERE due <= $1 AND status = 'running' ORDER BY due, id LIMIT $2",
        );
        self.ids(list.bind(now).bind(bounds::page(limit))).await
    }

    /// The tables in play that have not moved since a moment although nobody has to be waited for: a bot is asked, or
    /// whoever plays for an absent holder, or no seat at all. Tables at which no person sits only if they are wanted. By
    /// id; the next page begins after the last one.
    pub async fn standing_still(
        &self,
        since: Moment,
        without_people: bool,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>> {
        let list = sql("SELECT id, moved FROM tables WHERE status = 'running' AND moved <= $1 AND id > $2
             AND settings NOT LIKE $5
             AND (asked = 0 OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id
                 AND (tables.asked >> CAST(seat AS INTEGER)) & 1 = 1
                 AND (holder IN ('bot', 'departed') OR resigned OR caretaker)))
             AND ($4 OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND holder = 'person' AND NOT resigned))
             ORDER BY id LIMIT $3");
        let after = after.map_or("", TableId::as_str);
        self.ids(
            list.bind(since).bind(after).bind(bounds::page(limit)).bind(without_people).bind(QUIET_TABLE),
        )
        .await
    }

    /// All tables of a status, private ones too, by id: for audits. The next page begins after the last id.
    pub async fn every_table(
        &self,
        status: Status,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>> {
        let list = sql("SELECT id, created FROM tables WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3");
        let after = after.map_or("", TableId::as_str);
        self.ids(list.bind(status.name()).bind(after).bind(bounds::page(limit))).await
    }

    /// The tables of a damaged database, as far as anything still speaks of them: whatever cannot be read is passed over.
    pub async fn tables_spoken_of(&self) -> Result<Vec<TableId>> {
        let places = [
            "SELECT id FROM tables",
            "SELECT table_id FROM secrets",
            "SELECT DISTINCT table_id FROM seats",
            "SELECT DISTINCT table_id FROM entries",
        ];
        let mut found = BTreeSet::new();
        for place in places {
            let rows: Result<Vec<(TableId,)>> = self.read().await?.all(sql(place)).await;
            found.extend(rows.unwrap_or_default().into_iter().map(|(id,)| id));
        }
        Ok(found.into_iter().collect())
    }

    async fn ids(&self, sql: Sql) -> Result<Vec<TableId>> {
        let rows: Vec<(TableId, Option<i64>)> = self.read().await?.all(sql).await?;
        Ok(rows.into_iter().map(|(id, _)| id).collect())
    }

    /// The best scores of people at public tables of a game: the best of each mode, mode by mode, best first. Programs do not
    /// count, nor games of which somebody knew what would be drawn.
    pub async fn best_scores(&self, game: &str, limit: u32) -> Result<Vec<BestScore>> {
        check_game(game)?;
        let list = sql("SELECT table_id, mode, person, name, points, rank, finished FROM (
             SELECT r.table_id, t.mode, r.person, s.name, r.points, r.rank, t.finished,
                 ROW_NUMBER() OVER (PARTITION BY t.mode ORDER BY r.points DESC, t.finished, r.table_id, r.seat) AS place
             FROM results AS r JOIN tables AS t ON t.id = r.table_id
             JOIN seats AS s ON s.table_id = r.table_id AND s.seat = r.seat
             JOIN people AS p ON p.id = r.person
             WHERE r.game = $1 AND p.kind <> 'bot' AND t.visibility = 'public' AND t.finished IS NOT NULL
                 AND NOT t.foreseen) AS placed
             WHERE place <= $2 ORDER BY mode, place");
        let rows: Vec<(TableId, String, PersonId, String, i64, i64, Moment)> =
            self.read().await?.all(list.bind(game).bind(bounds::page(limit))).await?;
        Ok(rows
            .into_iter()
            .map(|(table, mode, person, name, points, rank, finished)| BestScore {
                table,
                mode,
                person,
                name,
                points,
                rank: rank as u8,
                finished,
            })
            .collect())
    }
}

impl Store {
    /// How many games of a mode are over at this store, and how many of them brought somebody more points.
    pub async fn ranked_games(&self, game: &str, mode: &str, points: i64) -> Result<(u64, u64)> {
        check_game(game)?;
        let count = sql("SELECT COUNT(*), COALESCE(SUM(CASE WHEN r.points > $3 THEN 1 ELSE 0 END), 0)
             FROM results AS r JOIN tables AS t ON t.id = r.table_id
             WHERE r.game = $1 AND t.mode = $2 AND t.finished IS NOT NULL AND NOT t.foreseen");
        let rows: Vec<(i64, i64)> = self.read().await?.all(count.bind(game).bind(mode).bind(points)).await?;
        Ok(rows.first().map_or((0, 0), |(all, better)| (*all as u64, *better as u64)))
    }
}

impl Store {
    /// May somebody sit down at one more table, if they may have so many in play?
    ///
    /// # Errors
    /// [`StoreError::Refused`] if they have as many already.
    pub async fn has_room(&self, person: PersonId, most: u32) -> Result<()> {
        let mut connection = self.read().await?;
        let keeper = people::one(&mut connection, person).await?.keeper();
        must_have_room(&mut connection, keeper, most).await
    }

    /// Those of these tables that are open or in play.
    pub async fn still_in_play(&self, tables: &[TableId]) -> Result<Vec<TableId>> {
        let ids: Vec<String> = tables.iter().map(ToString::to_string).collect();
        let list = per_database(
            "SELECT id, created FROM tables WHERE status IN ('open', 'running')
             AND id IN (SELECT value FROM json_each($1))",
            "SELECT id, created FROM tables WHERE status IN ('open', 'running') AND id = ANY($1)",
        );
        self.ids(list.bind(ids)).await
    }
}

/// Has somebody fewer than so many tables that are open or in play? Those count which they or their bots have set up or sit
/// at; quiet ones ([`QUIET`]) do not, nor seats that were given up.
pub(crate) async fn must_have_room(connection: &mut Connection, keeper: PersonId, most: u32) -> Result<()> {
    if most == u32::MAX {
        return Ok(());
    }
    let count = sql(
        "SELECT COUNT(*) FROM tables WHERE status IN ('open', 'running') AND settings NOT LIKE $2 AND id IN (
             SELECT id FROM tables WHERE status IN ('open', 'running')
                 AND host IN (SELECT id FROM people WHERE id = $1 OR owner = $1)
             UNION SELECT table_id FROM seats
                 WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1) AND NOT resigned)",
    );
    let row: Option<(i64,)> = connection.first(count.bind(keeper).bind(QUIET_TABLE)).await?;
    if row.is_some_and(|(count,)| count >= i64::from(most)) {
        return Err(StoreError::Refused(Refusal::TooManyTables));
    }
    Ok(())
}

fn check_game(game: &str) -> Result<()> {
    bounds::line(Field::Game, game, LONGEST_WORD)
}

pub(crate) async fn tables_of(
    connection: &mut Connection,
    person: PersonId,
    in_play: bool,
    page: &Page,
) -> Result<Vec<MyTable>> {
    let list = sql("SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
         AND (status IN ('open', 'running')) = $2 AND (changed, id) < ($3, $4)
         ORDER BY changed DESC, id DESC LIMIT $5");
    let rows = connection.all(page.bind(list.bind(person).bind(in_play))).await?;
    let tables = with_seats(connection, rows).await?;
    Ok(tables
        .into_iter()
        .map(|table| {
            let mine = table.seats.iter().filter(|seat| table.seats_of(person).has(seat.seat));
            let asked = mine.filter(|seat| !seat.resigned && table.row.asked.has(seat.seat)).count();
            MyTable { waiting: table.row.status == Status::Running && asked > 0, table }
        })
        .collect())
}

/// Adds the seats of all tables with one statement.
async fn with_seats(connection: &mut Connection, rows: Vec<RawTable>) -> Result<Vec<SeatedTable>> {
    let rows = rows.into_iter().map(TableRow::try_from).collect::<Result<Vec<_>>>()?;
    let ids: Vec<String> = rows.iter().map(|row| row.id.to_string()).collect();
    let list = per_database(
        "SELECT table_id, seat, holder, person, level, s.name, ready, resigned, caretaker, clock, absence, covered,
         wanted, nudged, COALESCE(p.rest, '{}') AS rest FROM seats AS s LEFT JOIN people AS p ON p.id = s.person
         WHERE table_id IN (SELECT value FROM json_each($1)) ORDER BY table_id, seat",
        "SELECT table_id, seat, holder, person, level, s.name, ready, resigned, caretaker, clock, absence, covered,
         wanted, nudged, COALESCE(p.rest, '{}') AS rest FROM seats AS s LEFT JOIN people AS p ON p.id = s.person
         WHERE table_id = ANY($1) ORDER BY table_id, seat",
    );
    let mut seats: BTreeMap<TableId, Vec<SeatRow>> = BTreeMap::new();
    for seat in connection.all::<RawSeat>(list.bind(ids)).await? {
        seats.entry(seat.table()).or_default().push(seat.try_into()?);
    }
    Ok(rows
        .into_iter()
        .map(|row| SeatedTable { seats: seats.remove(&row.id).unwrap_or_default(), row })
        .collect())
}
