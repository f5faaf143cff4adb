//! People: guests, accounts, bots.

use serde::Serialize;

use crate::bounds::{self, LONGEST_SETTINGS, LONGEST_WORD};
use crate::connection::{Connection, Sql, per_database, sql};
use crate::error::{Result, StoreError, taken};
use crate::ids::{Hidden, Moment, PersonId, TableId, spelled};
use crate::news::{News, Part};
use crate::raw::row;
use crate::refusal::{Field, Missing, Refusal, Taken};
use crate::seats;
use crate::shape::shape;
use crate::store::Store;
use crate::tables::{self, stored};

spelled! {
    /// What kind of person.
    pub enum Kind {
        /// Has a name and a cookie.
        Guest = "guest",
        /// Has a login and a password.
        Account = "account",
        /// A program that plays with a token.
        Bot = "bot",
    }
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// What others read.
    pub name: String,
    /// What kind of person.
    pub kind: Kind,
    /// Who keeps this bot.
    pub owner: Option<PersonId>,
    /// What an account logs in with.
    pub login: Option<String>,
    /// Where to write to.
    pub email: Option<String>,
    /// The language of the pages.
    pub lang: String,
    /// The caller's own settings, as JSON; the store does not read them.
    pub settings: String,
    /// When their clocks stand still, as JSON; the store does not read it.
    pub rest: String,
    /// When it came.
    pub created: Moment,
    /// When it was last here.
    pub seen: Moment,
    /// Does this person look after the site?
    pub operator: bool,
    /// Is this person kept out?
    pub banned: bool,
    /// May this person say nothing?
    pub muted: bool,
}

impl Person {
    /// Who answers for what this person does: whoever keeps a bot, else the person.
    pub fn keeper(&self) -> PersonId {
        self.owner.unwrap_or(self.id)
    }
}

/// A person and the hash of their password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credentials {
    /// The person.
    pub person: Person,
    /// The hash of the password, in the caller's own format.
    pub password: Hidden,
}

row! {
    pub(crate) struct RawPerson {
        id: PersonId,
        name: String,
        kind: String,
        owner: Option<PersonId>,
        login: Option<String>,
        password: Option<String>,
        email: Option<String>,
        lang: String,
        settings: String,
        rest: String,
        created: Moment,
        seen: Moment,
        operator: bool,
        banned: bool,
        muted: bool,
    }
}

impl TryFrom<RawPerson> for Person {
    type Error = StoreError;

    fn try_from(raw: RawPerson) -> Result<Self> {
        Ok(Self {
            id: raw.id,
            name: raw.name,
            kind: stored(&raw.kind)?,
            owner: raw.owner,
            login: raw.login,
            email: raw.email,
            lang: raw.lang,
            settings: raw.settings,
            rest: raw.rest,
            created: raw.created,
            seen: raw.seen,
            operator: raw.operator,
            banned: raw.banned,
            muted: raw.muted,
        })
    }
}

impl Store {
    /// A new guest.
    pub async fn create_guest(&self, name: &str, lang: &str) -> Result<PersonId> {
        let insert = new_person(name, Kind::Guest, None, lang)?;
        self.write(insert, |insert, connection| Box::pin(inserted(connection, insert))).await
    }

    /// A new bot, kept by somebody who keeps fewer than `most`.
    ///
    /// # Errors
    /// [`StoreError::Refused`] if they keep as many already.
    pub async fn create_bot(&self, owner: PersonId, name: &str, lang: &str, most: u32) -> Result<PersonId> {
        let insert = new_person(name, Kind::Bot, Some(owner), lang)?;
        self.write((owner, most, insert), |(owner, most, insert), connection| {
            Box::pin(async move {
                lock(connection, *owner).await?;
                let count = sql("SELECT COUNT(*) FROM people WHERE owner = $1").bind(*owner);
                let kept = connection.first::<(i64,)>(count).await?.map_or(0, |(kept,)| kept);
                if kept >= i64::from(*most) {
                    return Err(StoreError::Refused(Refusal::TooManyBots));
                }
                inserted(connection, insert).await
            })
        })
        .await
    }

    /// A person by id.
    pub async fn person(&self, id: PersonId) -> Result<Person> {
        one(&mut self.read().await?, id).await
    }

    /// A new account. The caller has hashed the password.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody has the login, in whatever case.
    pub async fn create_account(
        &self,
        name: &str,
        lang: &str,
        login: &str,
        password: &Hidden,
        email: Option<&str>,
    ) -> Result<PersonId> {
        bounds::name(name)?;
        bounds::line(Field::Language, lang, LONGEST_WORD)?;
        bounds::line(Field::Login, login, LONGEST_WORD)?;
        bounds::line(Field::Password, &password.0, LONGEST_SETTINGS)?;
        email.map_or(Ok(()), |email| bounds::line(Field::Email, email, LONGEST_WORD))?;
        let insert = sql(
            "INSERT INTO people (name, kind, login, login_key, password, email, lang, settings, created, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7, '{}', $8, $8) RETURNING id",
        )
        .bind(name)
        .bind(Kind::Account.name())
        .bind(login)
        .bind(login_key(login))
        .bind(&password.0)
        .bind(email)
        .bind(lang)
        .bind(Moment::now());
        self.write(insert, |insert, connection| {
            Box::pin(async move {
                let row: Option<(PersonId,)> =
                    connection.try_first(insert.clone()).await.map_err(taken(Taken::Login))?;
                row.map(|(id,)| id).ok_or_else(|| StoreError::Corrupt("a person without an id".into()))
            })
        })
        .await
    }

    /// Turns a guest into an account. The caller has hashed the password.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if somebody has the login, in whatever case; [`StoreError::Refused`] if this person is
    /// no guest.
    pub async fn claim_account(
        &self,
        id: PersonId,
        login: &str,
        password: &Hidden,
        email: Option<&str>,
    ) -> Result<()> {
        bounds::login(login)?;
        bounds::line(Field::Password, &password.0, LONGEST_SETTINGS)?;
        email.map_or(Ok(()), |email| bounds::line(Field::Email, email, LONGEST_WORD))?;
        let claim =
            sql("UPDATE people SET kind = 'account', login = $2, login_key = $3, password = $4, email = $5, login_shape = $6
             WHERE id = $1 AND kind = 'guest'")
            .bind(id)
            .bind(login)
            .bind(login_key(login))
            .bind(&password.0)
            .bind(email)
            .bind(shape(login));
        self.write((id, claim), |(id, claim), connection| {
            Box::pin(async move {
                match connection.try_run(claim.clone()).await.map_err(taken(Taken::Login))? {
                    1 => Ok(()),
                    _ => one(connection, *id).await.and(Err(StoreError::Refused(Refusal::NotAGuest))),
                }
            })
        })
        .await
    }

    /// Writes down what the logins look like that are older than shapes are. Of two that look alike one has it.
    pub async fn shape_logins(&self) -> Result<()> {
        let unshaped =
            sql("SELECT id, login FROM people WHERE login IS NOT NULL AND login_shape IS NULL LIMIT 10000");
        let rows: Vec<(PersonId, String)> = self.read().await?.all(unshaped).await?;
        for (id, login) in rows {
            let fill = sql("UPDATE people SET login_shape = $2 WHERE id = $1
                 AND NOT EXISTS (SELECT 1 FROM people WHERE login_shape = $2)");
            self.write(fill.bind(id).bind(shape(&login)), |fill, connection| {
                Box::pin(async move { connection.run(fill.clone()).await })
            })
            .await?;
        }
        Ok(())
    }

    /// The account with this login, in whatever case.
    pub async fn find_login(&self, login: &str) -> Result<Credentials> {
        bounds::line(Field::Login, login, LONGEST_WORD).map_err(|_| StoreError::NotFound(Missing::Login))?;
        let find = sql("SELECT * FROM people WHERE login_key = $1").bind(login_key(login));
        let raw: Option<RawPerson> = self.read().await?.first(find).await?;
        let mut raw = raw.ok_or(StoreError::NotFound(Missing::Login))?;
        let password = raw.password.take();
        let password =
            Hidden(password.ok_or_else(|| StoreError::Corrupt("a login without a password".into()))?);
        Ok(Credentials { person: raw.try_into()?, password })
    }

    /// Changes the password of an account.
    pub async fn set_password(&self, id: PersonId, password: &Hidden) -> Result<()> {
        bounds::line(Field::Password, &password.0, LONGEST_SETTINGS)?;
        let change = sql("UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'");
        self.change_person(id, change.bind(id).bind(&password.0)).await
    }

    /// Changes the name; the seats of running games keep theirs.
    pub async fn rename_person(&self, id: PersonId, name: &str) -> Result<()> {
        bounds::name(name)?;
        self.change_person(id, sql("UPDATE people SET name = $2 WHERE id = $1").bind(id).bind(name)).await
    }

    /// Changes the e-mail address.
    pub async fn set_email(&self, id: PersonId, email: Option<&str>) -> Result<()> {
        email.map_or(Ok(()), |email| bounds::line(Field::Email, email, LONGEST_WORD))?;
        self.change_person(id, sql("UPDATE people SET email = $2 WHERE id = $1").bind(id).bind(email)).await
    }

    /// Changes the language.
    pub async fn set_lang(&self, id: PersonId, lang: &str) -> Result<()> {
        bounds::line(Field::Language, lang, LONGEST_WORD)?;
        self.change_person(id, sql("UPDATE people SET lang = $2 WHERE id = $1").bind(id).bind(lang)).await
    }

    /// Changes the caller's own settings of a person.
    pub async fn set_settings(&self, id: PersonId, settings: &str) -> Result<()> {
        bounds::json(Field::Settings, settings)?;
        self.change_person(id, sql("UPDATE people SET settings = $2 WHERE id = $1").bind(id).bind(settings))
            .await
    }

    /// Notes that a person is here. Call it now and then, not with every request.
    pub async fn touch_person(&self, id: PersonId, now: Moment) -> Result<()> {
        self.change_person(id, sql("UPDATE people SET seen = $2 WHERE id = $1").bind(id).bind(now)).await
    }

    async fn change_person(&self, id: PersonId, change: Sql) -> Result<()> {
        self.write((id, change), |(id, change), connection| {
            Box::pin(async move {
                let changed = connection.run(change.clone()).await?;
                connection.news.push(News::Person(*id));
                if changed == 1 { Ok(()) } else { Err(StoreError::NotFound(Missing::Person)) }
            })
        })
        .await
    }

    /// Deletes a person and their bots, with everything personal: profile, sessions, tokens, notes, chat. Games stay
    /// whole: a seat they played is called `neutral` from then on, a seat they only waited at is open again, and
    /// tables they set up that have not started are given up.
    pub async fn delete_person(&self, id: PersonId, neutral: &str) -> Result<()> {
        bounds::name(neutral)?;
        self.write((id, neutral.to_owned()), |(id, neutral), connection| {
            Box::pin(async move {
                one(connection, *id).await?;
                let bots: Vec<(PersonId,)> =
                    connection.all(sql("SELECT id FROM people WHERE owner = $1").bind(*id)).await?;
                for person in bots.into_iter().map(|(bot,)| bot).chain([*id]) {
                    erase(connection, person, neutral).await?;
                }
                Ok(())
            })
        })
        .await
    }
}

fn new_person(name: &str, kind: Kind, owner: Option<PersonId>, lang: &str) -> Result<Sql> {
    bounds::name(name)?;
    bounds::line(Field::Language, lang, LONGEST_WORD)?;
    let insert = sql("INSERT INTO people (name, kind, owner, lang, settings, created, seen)
         VALUES ($1, $2, $3, $4, '{}', $5, $5) RETURNING id");
    Ok(insert.bind(name).bind(kind.name()).bind(owner).bind(lang).bind(Moment::now()))
}

async fn inserted(connection: &mut Connection, insert: &Sql) -> Result<PersonId> {
    let row: Option<(PersonId,)> = connection.first(insert.clone()).await?;
    row.map(|(id,)| id).ok_or_else(|| StoreError::Corrupt("a person without an id".into()))
}

/// Two logins that differ by case alone are the same.
fn login_key(login: &str) -> String {
    login.to_lowercase()
}

pub(crate) async fn one(connection: &mut Connection, id: PersonId) -> Result<Person> {
    let raw: Option<RawPerson> = connection.first(sql("SELECT * FROM people WHERE id = $1").bind(id)).await?;
    raw.ok_or(StoreError::NotFound(Missing::Person))?.try_into()
}

/// Keeps others from counting what a person has until the transaction ends.
pub(crate) async fn lock(connection: &mut Connection, id: PersonId) -> Result<()> {
    let found: Option<(PersonId,)> = connection
        .first(
            per_database(
                "SELECT id FROM people WHERE id = $1",
                "SELECT id FROM people WHERE id = $1 FOR NO KEY UPDATE",
            )
            .bind(id),
        )
        .await?;
    found.map(|_| ()).ok_or(StoreError::NotFound(Missing::Person))
}

async fn erase(connection: &mut Connection, person: PersonId, neutral: &str) -> Result<()> {
    for table in tables_touched_by(connection, person).await? {
        tables::lock(connection, &table).await?;
        seats::touch(connection, &table).await?;
        connection.news.push(News::of(&table, Part::Chat));
    }
    for table in tables_hosted_by(connection, person).await? {
        let row = tables::lock(connection, &table).await?;
        tables::set_abandoned(connection, &table).await?;
        connection.news.push(News::journal(&table, row.revision));
    }
    let open = sql("UPDATE seats SET holder = 'open', person = NULL, name = '', ready = $2 WHERE person = $1
         AND table_id IN (SELECT id FROM tables WHERE status = 'open')");
    connection.run(open.bind(person).bind(false)).await?;
    let played = sql("UPDATE seats SET holder = 'departed', person = NULL, name = $2 WHERE person = $1");
    connection.run(played.bind(person).bind(neutral)).await?;
    connection.news.push(News::Person(person));
    // Sessions, tokens, notes and chat go with the person; hosts and results forget the name.
    connection.run(sql("DELETE FROM people WHERE id = $1").bind(person)).await?;
    Ok(())
}

/// In the order in which every deed locks tables.
pub(crate) async fn tables_touched_by(connection: &mut Connection, person: PersonId) -> Result<Vec<TableId>> {
    let rows: Vec<(TableId,)> = connection
        .all(
            sql("SELECT table_id FROM seats WHERE person = $1 UNION SELECT table_id FROM chat WHERE person = $1
                 ORDER BY table_id")
            .bind(person),
        )
        .await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

async fn tables_hosted_by(connection: &mut Connection, person: PersonId) -> Result<Vec<TableId>> {
    let hosted = sql("SELECT id FROM tables WHERE host = $1 AND status = 'open' ORDER BY id").bind(person);
    let rows: Vec<(TableId,)> = connection.all(hosted).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}
