//! Groups of friends: who is in them, the tables set up for them, and how their games came out.

use serde::Serialize;

use crate::bounds::{self, MOST_CIRCLES, MOST_MEMBERS};
use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::{CircleId, Hidden, Moment, PersonId, TableId};
use crate::refusal::{Missing, Refusal};
use crate::store::Store;

/// A group of friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Circle {
    /// Which one.
    pub id: CircleId,
    /// What it is called.
    pub name: String,
    /// The secret part of the link by which others join.
    #[serde(skip)]
    pub link: Hidden,
    /// Who is in it, and who is asked to be; the longest there first.
    pub members: Vec<Member>,
}

/// Somebody in a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Member {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// Have they joined, or are they asked to?
    pub joined: bool,
}

impl Circle {
    /// Is somebody in it? Nothing for those who are not even asked.
    pub fn joined(&self, person: PersonId) -> Option<bool> {
        self.members.iter().find(|member| member.person == person).map(|member| member.joined)
    }
}

/// How a member of a group came out of a game with others of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CircleResult {
    /// The table.
    pub table: TableId,
    /// The id of the game.
    pub game: String,
    /// When it was over.
    pub finished: Moment,
    /// Who.
    pub person: PersonId,
    /// The points.
    pub points: i64,
    /// The rank, from one.
    pub rank: i64,
}

impl Store {
    /// A new group of somebody; the others are asked to join.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if the person is in very many groups already, or asks very many.
    pub async fn create_circle(
        &self,
        person: PersonId,
        name: &str,
        link: Hidden,
        asked: &[PersonId],
    ) -> Result<CircleId> {
        bounds::name(name)?;
        let args = (person, name.to_owned(), link, asked.to_vec());
        self.write(args, |(person, name, link, asked), connection| {
            Box::pin(async move {
                has_room_for_circles(connection, *person).await?;
                let insert =
                    sql("INSERT INTO circles (name, link, created) VALUES ($1, $2, $3) RETURNING id");
                let insert = insert.bind(&*name).bind(&link.0).bind(Moment::now());
                let row: Option<(CircleId,)> = connection.first(insert).await?;
                let id = row.map(|(id,)| id);
                let id = id.ok_or_else(|| StoreError::Corrupt("a group without an id".into()))?;
                enter(connection, id, *person, true).await?;
                for other in asked.iter().filter(|other| *other != person) {
                    enter(connection, id, *other, false).await?;
                }
                Ok(id)
            })
        })
        .await
    }

    /// A group and who is in it.
    pub async fn circle(&self, id: CircleId) -> Result<Circle> {
        one(&mut self.snapshot().await?, id).await
    }

    /// The groups somebody is in, or asked to join.
    pub async fn circles_of(&self, person: PersonId) -> Result<Vec<Circle>> {
        let mut connection = self.snapshot().await?;
        circles_of(&mut connection, person).await
    }

    /// Somebody joins a group; whether they may is the caller's to know.
    pub async fn join_circle(&self, id: CircleId, person: PersonId) -> Result<()> {
        self.write((id, person), |(id, person), connection| {
            Box::pin(async move {
                one(connection, *id).await?;
                has_room_for_circles(connection, *person).await?;
                enter(connection, *id, *person, true).await
            })
        })
        .await
    }

    /// Somebody leaves a group, or does not want to join it; one in which nobody is left ends.
    pub async fn leave_circle(&self, id: CircleId, person: PersonId) -> Result<()> {
        self.write((id, person), |(id, person), connection| {
            Box::pin(async move {
                let leave = sql("DELETE FROM circle_members WHERE circle = $1 AND person = $2");
                if connection.run(leave.bind(id.0).bind(*person)).await? == 0 {
                    return Err(StoreError::NotFound(Missing::Circle));
                }
                let left = one(connection, *id).await?.members;
                if !left.iter().any(|member| member.joined) {
                    connection.run(sql("DELETE FROM circles WHERE id = $1").bind(id.0)).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Notes that a table was set up for a group.
    pub async fn note_circle_table(&self, id: CircleId, table: &TableId) -> Result<()> {
        let note = sql("INSERT INTO circle_tables (circle, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        self.write(note.bind(id.0).bind(table), |note, connection| {
            Box::pin(async move {
                connection.run(note.clone()).await?;
                Ok(())
            })
        })
        .await
    }

    /// How the games came out that at least two members of a group played with each other, the latest first, member by
    /// member: those at public tables, those the reader sat at, and those set up for the group.
    pub async fn circle_results(
        &self,
        id: CircleId,
        reader: PersonId,
        limit: u32,
    ) -> Result<Vec<CircleResult>> {
        let list = sql("SELECT r.table_id, r.game, t.finished, r.person, r.points, r.rank
             FROM results AS r JOIN tables AS t ON t.id = r.table_id
             WHERE t.finished IS NOT NULL
             AND r.person IN (SELECT person FROM circle_members WHERE circle = $1 AND joined)
             AND (t.visibility = 'public'
                 OR EXISTS (SELECT 1 FROM circle_tables AS c WHERE c.circle = $1 AND c.table_id = t.id)
                 OR EXISTS (SELECT 1 FROM seats AS s WHERE s.table_id = t.id AND s.person = $2))
             AND 2 <= (SELECT COUNT(DISTINCT o.person) FROM results AS o WHERE o.table_id = t.id
                 AND o.person IN (SELECT person FROM circle_members WHERE circle = $1 AND joined))
             ORDER BY t.finished DESC, r.table_id, r.seat LIMIT $3");
        let list = list.bind(id.0).bind(reader).bind(i64::from(limit));
        let rows: Vec<(TableId, String, Moment, PersonId, i64, i64)> = self.read().await?.all(list).await?;
        let told = |(table, game, finished, person, points, rank)| CircleResult {
            table,
            game,
            finished,
            person,
            points,
            rank,
        };
        Ok(rows.into_iter().map(told).collect())
    }
}

pub(crate) async fn circles_of(connection: &mut Connection, person: PersonId) -> Result<Vec<Circle>> {
    let list = sql("SELECT circle FROM circle_members WHERE person = $1 ORDER BY since, circle");
    let ids: Vec<(CircleId,)> = connection.all(list.bind(person)).await?;
    let mut circles = Vec::new();
    for (id,) in ids {
        circles.push(one(connection, id).await?);
    }
    Ok(circles)
}

async fn one(connection: &mut Connection, id: CircleId) -> Result<Circle> {
    let find = sql("SELECT name, link FROM circles WHERE id = $1").bind(id.0);
    let row: Option<(String, String)> = connection.first(find).await?;
    let (name, link) = row.ok_or(StoreError::NotFound(Missing::Circle))?;
    let list =
        sql("SELECT m.person, p.name, m.joined FROM circle_members AS m JOIN people AS p ON p.id = m.person
         WHERE m.circle = $1 ORDER BY m.since, m.person");
    let rows: Vec<(PersonId, String, bool)> = connection.all(list.bind(id.0)).await?;
    let members = rows.into_iter().map(|(person, name, joined)| Member { person, name, joined });
    Ok(Circle { id, name, link: Hidden(link), members: members.collect() })
}

async fn enter(connection: &mut Connection, id: CircleId, person: PersonId, joined: bool) -> Result<()> {
    let enter = sql("INSERT INTO circle_members (circle, person, joined, since) VALUES ($1, $2, $3, $4)
         ON CONFLICT (circle, person) DO UPDATE SET joined = excluded.joined");
    connection.run(enter.bind(id.0).bind(person).bind(joined).bind(Moment::now())).await?;
    let count = sql("SELECT COUNT(*) FROM circle_members WHERE circle = $1").bind(id.0);
    let (count,): (i64,) = connection.first(count).await?.unwrap_or_default();
    if count > MOST_MEMBERS { Err(StoreError::Refused(Refusal::CircleIsFull)) } else { Ok(()) }
}

/// Of groups somebody is only asked to join there may be more.
async fn has_room_for_circles(connection: &mut Connection, person: PersonId) -> Result<()> {
    let count = sql("SELECT COUNT(*) FROM circle_members WHERE person = $1 AND joined").bind(person);
    let (count,): (i64,) = connection.first(count).await?.unwrap_or_default();
    if count < MOST_CIRCLES { Ok(()) } else { Err(StoreError::Refused(Refusal::TooManyCircles)) }
}
