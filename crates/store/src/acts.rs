//! What operators do: each deed and the line that tells of it are one transaction.

use parlour_core::Seat;
use serde::Serialize;

use crate::bounds::{self, LONGEST_CHAT};
use crate::connection::{Connection, sql};
use crate::error::{Result, StoreError};
use crate::ids::{Hidden, Moment, PersonId, TableId, spelled};
use crate::news::{News, Part};
use crate::people::{self, Kind, Person, RawPerson};
use crate::refusal::{Field, Missing, Refusal};
use crate::seats::{self, NewSeat};
use crate::store::Store;
use crate::tables::{self, Status};

spelled! {
    /// What an operator does.
    pub enum Intervention {
        /// Makes somebody an operator.
        Appoint = "appoint",
        /// Makes an operator an ordinary person again.
        Dismiss = "dismiss",
        /// Keeps somebody out.
        Ban = "ban",
        /// Lets somebody in again.
        Unban = "unban",
        /// Takes somebody's voice.
        Mute = "mute",
        /// Gives it back.
        Unmute = "unmute",
        /// Gives out a link for a new password.
        Reset = "reset",
        /// Makes one person of two.
        Merge = "merge",
        /// Ends a game that nobody will finish.
        End = "end",
        /// Takes a table off the lists.
        Unlist = "unlist",
        /// Gives a seat to somebody else.
        HandOver = "hand-over",
        /// Deletes a line of chat.
        DeleteChat = "delete-chat",
    }
}

/// Who does it: an operator on the site, or whoever has the database, from the command line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Operator {
    /// From the command line.
    Shell,
    /// On the site.
    Person(PersonId),
}

/// Who does something, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Who.
    pub by: Operator,
    /// Why, in the operator's words; perhaps empty.
    pub reason: String,
}

/// A deed of an operator. It names people by their number: whoever deletes their account leaves no name here either.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Act {
    /// Its number; later deeds have higher ones.
    pub id: i64,
    /// When.
    pub done: Moment,
    /// Who: `shell`, or `person 7`.
    pub operator: String,
    /// What.
    pub deed: Intervention,
    /// To whom or what: `person 7`, `table abc`, `line 12`.
    pub target: String,
    /// Why.
    pub reason: String,
}

type RawAct = (i64, Moment, String, String, String, String);

impl Order {
    /// Somebody's order, with a reason that fits on a line.
    ///
    /// # Errors
    /// [`StoreError::Invalid`] if it does not.
    pub fn new(by: Operator, reason: &str) -> Result<Self> {
        bounds::text(Field::ChatLine, reason, LONGEST_CHAT)?;
        Ok(Self { by, reason: reason.trim().to_owned() })
    }

    async fn note(&self, connection: &mut Connection, deed: Intervention, target: String) -> Result<()> {
        let by = match self.by {
            Operator::Shell => "shell".to_owned(),
            Operator::Person(id) => format!("person {id}"),
        };
        let note = sql("INSERT INTO acts (done, operator, deed, target, reason) VALUES ($1, $2, $3, $4, $5)");
        let note = note.bind(Moment::now()).bind(by).bind(deed.name()).bind(target).bind(&self.reason);
        connection.run(note).await?;
        Ok(())
    }
}

fn person_named(id: PersonId) -> String {
    format!("person {id}")
}

impl Store {
    /// The last deeds of operators, the latest first.
    pub async fn acts(&self, limit: u32) -> Result<Vec<Act>> {
        let list = sql("SELECT id, done, operator, deed, target, reason FROM acts ORDER BY id DESC LIMIT $1");
        let rows: Vec<RawAct> = self.read().await?.all(list.bind(bounds::page(limit))).await?;
        let act = |(id, done, operator, deed, target, reason): RawAct| {
            Ok(Act { id, done, operator, deed: tables::stored(&deed)?, target, reason })
        };
        rows.into_iter().map(act).collect()
    }

    /// The one person meant by `#7` or by a login.
    pub async fn who(&self, text: &str) -> Result<Person> {
        match text.trim().strip_prefix('#').map(str::parse) {
            Some(Ok(id)) => self.person(PersonId(id)).await,
            Some(Err(_)) => Err(StoreError::NotFound(Missing::Person)),
            None => Ok(self.find_login(text.trim()).await?.person),
        }
    }

    /// People by number, login or part of a name, those who were here last first.
    pub async fn find_people(&self, text: &str, limit: u32) -> Result<Vec<Person>> {
        let id: i64 = text.trim_start_matches('#').parse().unwrap_or(-1);
        let plain: String = text.chars().filter(|letter| !matches!(letter, '%' | '_' | '\\')).collect();
        let find = sql("SELECT * FROM people WHERE id = $1 OR login_key = $2 OR lower(name) LIKE $3
             ORDER BY seen DESC, id LIMIT $4");
        let find = find.bind(id).bind(text.to_lowercase()).bind(format!("%{}%", plain.to_lowercase()));
        let rows: Vec<RawPerson> = self.read().await?.all(find.bind(bounds::page(limit))).await?;
        rows.into_iter().map(Person::try_from).collect()
    }

    /// Makes an account an operator, or an ordinary person again.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if it is no account: guests and bots sign in with nothing.
    pub async fn set_operator(&self, order: Order, person: PersonId, operator: bool) -> Result<()> {
        self.write((order, person, operator), |(order, person, operator), connection| {
            Box::pin(async move {
                if people::one(connection, *person).await?.kind != Kind::Account {
                    return Err(StoreError::Refused(Refusal::NoAccount));
                }
                let change = sql("UPDATE people SET operator = $2 WHERE id = $1");
                connection.run(change.bind(*person).bind(*operator)).await?;
                let deed = if *operator { Intervention::Appoint } else { Intervention::Dismiss };
                order.note(connection, deed, person_named(*person)).await
            })
        })
        .await
    }

    /// Keeps a person and their bots out, or lets them in again. Their sessions and tokens end.
    pub async fn set_banned(&self, order: Order, person: PersonId, banned: bool) -> Result<()> {
        self.write((order, person, banned), |(order, person, banned), connection| {
            Box::pin(async move {
                people::one(connection, *person).await?;
                let change = sql("UPDATE people SET banned = $2 WHERE id = $1 OR owner = $1");
                connection.run(change.bind(*person).bind(*banned)).await?;
                if *banned {
                    end_secrets(connection, *person).await?;
                }
                let deed = if *banned { Intervention::Ban } else { Intervention::Unban };
                order.note(connection, deed, person_named(*person)).await
            })
        })
        .await
    }

    /// Takes the voice of a person and their bots, or gives it back.
    pub async fn set_muted(&self, order: Order, person: PersonId, muted: bool) -> Result<()> {
        self.write((order, person, muted), |(order, person, muted), connection| {
            Box::pin(async move {
                people::one(connection, *person).await?;
                let change = sql("UPDATE people SET muted = $2 WHERE id = $1 OR owner = $1");
                connection.run(change.bind(*person).bind(*muted)).await?;
                let deed = if *muted { Intervention::Mute } else { Intervention::Unmute };
                order.note(connection, deed, person_named(*person)).await
            })
        })
        .await
    }

    /// Notes that somebody was given a link for a new password.
    pub async fn note_reset(&self, order: Order, person: PersonId) -> Result<()> {
        self.write((order, person), |(order, person), connection| {
            Box::pin(async move { order.note(connection, Intervention::Reset, person_named(*person)).await })
        })
        .await
    }

    /// Everything of a guest becomes another person's: seats, tables, results, chat, notes, bots. The guest is gone.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if the one who goes is no guest, or both are the same.
    pub async fn merge_guest(&self, order: Order, guest: PersonId, into: PersonId) -> Result<()> {
        self.write((order, guest, into), |(order, guest, into), connection| {
            Box::pin(async move {
                people::one(connection, *into).await?;
                if people::one(connection, *guest).await?.kind != Kind::Guest || guest == into {
                    return Err(StoreError::Refused(Refusal::NotAGuest));
                }
                merge(connection, *guest, *into).await?;
                order
                    .note(connection, Intervention::Merge, format!("{} into {into}", person_named(*guest)))
                    .await
            })
        })
        .await
    }

    /// Ends a game that nobody will finish.
    pub async fn end_table(&self, order: Order, table: &TableId) -> Result<()> {
        self.write((order, table.clone()), |(order, table), connection| {
            Box::pin(async move {
                let row = tables::lock(connection, table).await?;
                if !matches!(row.status, Status::Open | Status::Running) {
                    return Err(StoreError::Refused(Refusal::TableIsNoLongerInPlay));
                }
                tables::set_abandoned(connection, table).await?;
                connection.news.push(News::journal(table, row.revision));
                order.note(connection, Intervention::End, format!("table {table}")).await
            })
        })
        .await
    }

    /// Takes a table off the lists: those who sit there, and those with the link, go on. The link is used if it has none.
    pub async fn unlist_table(&self, order: Order, table: &TableId, link: Hidden) -> Result<()> {
        self.write((order, table.clone(), link), |(order, table, link), connection| {
            Box::pin(async move {
                tables::lock(connection, table).await?;
                let hide = sql("UPDATE tables SET visibility = 'private' WHERE id = $1").bind(table);
                connection.run(hide).await?;
                let keep = sql("UPDATE secrets SET link = $2 WHERE table_id = $1 AND link IS NULL");
                connection.run(keep.bind(table).bind(&link.0)).await?;
                seats::touch(connection, table).await?;
                order.note(connection, Intervention::Unlist, format!("table {table}")).await
            })
        })
        .await
    }

    /// Gives a seat to somebody else, before a game or in it.
    pub async fn hand_over(&self, order: Order, table: &TableId, seat: Seat, to: NewSeat) -> Result<()> {
        to.check()?;
        self.write((order, table.clone(), seat, to), |(order, table, seat, to), connection| {
            Box::pin(async move {
                let row = tables::lock(connection, table).await?;
                if !matches!(row.status, Status::Open | Status::Running) {
                    return Err(StoreError::Refused(Refusal::TableIsNoLongerInPlay));
                }
                seats::hand_over(connection, table, *seat, to).await?;
                order.note(connection, Intervention::HandOver, format!("table {table} {seat}")).await
            })
        })
        .await
    }

    /// Deletes a line of chat, whoever said it.
    pub async fn delete_chat(&self, order: Order, line: i64) -> Result<()> {
        self.write((order, line), |(order, line), connection| {
            Box::pin(async move {
                let gone = sql("DELETE FROM chat WHERE id = $1 RETURNING table_id").bind(*line);
                let row: Option<(TableId,)> = connection.first(gone).await?;
                let (table,) = row.ok_or(StoreError::NotFound(Missing::ChatLine))?;
                connection.news.push(News::of(&table, Part::Chat));
                order
                    .note(connection, Intervention::DeleteChat, format!("line {line} at table {table}"))
                    .await
            })
        })
        .await
    }
}

/// Ends whatever lets a person and their bots in.
async fn end_secrets(connection: &mut Connection, person: PersonId) -> Result<()> {
    let ends = [
        "DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)",
        "DELETE FROM tokens WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)",
        "DELETE FROM recoveries WHERE person = $1",
    ];
    for end in ends {
        connection.run(sql(end).bind(person)).await?;
    }
    Ok(())
}

async fn merge(connection: &mut Connection, guest: PersonId, into: PersonId) -> Result<()> {
    for table in people::tables_touched_by(connection, guest).await? {
        tables::lock(connection, &table).await?;
        seats::touch(connection, &table).await?;
        connection.news.push(News::of(&table, Part::Chat));
    }
    // Of two notes about one table the account's stays.
    let deeds = [
        "UPDATE seats SET person = $2 WHERE person = $1",
        "UPDATE tables SET host = $2 WHERE host = $1",
        "UPDATE results SET person = $2 WHERE person = $1",
        "UPDATE chat SET person = $2 WHERE person = $1",
        "UPDATE people SET owner = $2 WHERE owner = $1",
        "UPDATE notes SET person = $2 WHERE person = $1
         AND NOT EXISTS (SELECT 1 FROM notes AS n WHERE n.table_id = notes.table_id AND n.person = $2)",
    ];
    for text in deeds {
        connection.run(sql(text).bind(guest).bind(into)).await?;
    }
    connection.run(sql("DELETE FROM people WHERE id = $1").bind(guest)).await?;
    Ok(())
}
