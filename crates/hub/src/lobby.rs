//! Before the game: setting up, filling seats, starting; and after it: once more.

use parlour_core::any::AnyGame;
use parlour_core::table::Dice;
use parlour_core::{Mode, Seat};
use parlour_games::find;
use parlour_model::{Occasion, Pace};
use parlour_store::{
    Beginning, Hidden, HiddenSeed, Holder, NewSeat, NewTable, Person, PersonId, Start, Status, TableId,
    Visibility,
};

use crate::Hub;
use crate::house::House;
use crate::problem::{Outcome, Problem};
use crate::secret;
use crate::snapshot::{Snapshot, person_of};
use crate::terms::Terms;
use crate::think::{LEVELS, bot_name};
use crate::update::new_entries;
use crate::why::{Denial, Mistake, Obstacle};

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filling {
    /// Whoever sets up the table, perhaps under another name.
    Me(Option<String>),
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
    /// Somebody the host knows, under this name: they are seated, and told.
    Guest(PersonId, String),
}

/// A table as somebody wants it.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The id of the game.
    pub game: String,
    /// How many play.
    pub players: Option<u8>,
    /// Options that are not standard.
    pub options: Vec<(String, String)>,
    /// The first seats; the others are open.
    pub seats: Vec<Filling>,
    /// `live`, or a number of days such as `3d`.
    pub pace: String,
    /// Only those who have the link find it.
    pub private: bool,
    /// What else is settled.
    pub terms: Terms,
}

impl Hub {
    /// Sets up a table.
    pub async fn create(&self, host: &Person, new: NewGame) -> Outcome<TableId> {
        let key = if new.private { Some(Hidden(secret::fresh()?)) } else { None };
        self.set_up(host, new, key).await
    }

    /// The same for a table that goes on from a position of another game.
    pub(crate) async fn create_from(&self, host: &Person, new: NewGame, from: Beginning) -> Outcome<TableId> {
        let key = Some(Hidden(secret::fresh()?));
        let most = self.config.tables_each;
        Ok(self.store.create_table_within(table_of(host, new, key)?, Some(from), most).await?)
    }

    /// The same with a key that others may have already.
    async fn set_up(&self, host: &Person, new: NewGame, key: Option<Hidden>) -> Outcome<TableId> {
        let most = self.config.tables_each;
        Ok(self.store.create_table_within(table_of(host, new, key)?, None, most).await?)
    }

    /// Takes a seat: the one asked for, or the first that is open unless the person sits already.
    pub async fn join(&self, table: &TableId, person: &Person, seat: Option<Seat>) -> Outcome<()> {
        self.join_as(table, person, &person.name, seat).await
    }

    /// The same under another name: for somebody who shares the device of a person.
    pub async fn join_as(
        &self,
        table: &TableId,
        person: &Person,
        name: &str,
        seat: Option<Seat>,
    ) -> Outcome<()> {
        let (seat, alone) = {
            let look = self.look_at_seats(table).await?;
            let house = House::of(look.row());
            house.must_be_welcome(person.id)?;
            if look.row().status != Status::Open {
                return Err(Problem::Conflict(Obstacle::HasStarted));
            }
            if seat.is_none() && !look.seats_of(Some(person.id)).is_empty() {
                return Ok(());
            }
            let open = look.seated.seats.iter().find(|row| row.holder == Holder::Open).map(|row| row.seat);
            let seat = seat.or(open).ok_or(Problem::Conflict(Obstacle::NoSeatOpen))?;
            (seat, house.one_seat_each(look.row(), person.id))
        };
        self.store.has_room(person.id, self.config.tables_each).await?;
        if alone {
            self.store.join_only_seat(table, seat, person.id, name).await?;
        } else {
            self.store.join_seat(table, seat, person.id, name).await?;
        }
        self.seats_changed(table);
        self.start_if_full(table).await
    }

    /// Changes to another seat of the room.
    pub async fn change_seat(&self, table: &TableId, person: PersonId, to: Seat) -> Outcome<()> {
        let seats = self.look_at_seats(table).await?.seats_of(Some(person));
        let from = seats.first().ok_or(Problem::Forbidden(Denial::NotSeated))?;
        self.store.move_seat(table, from, to, person).await?;
        self.seats_changed(table);
        Ok(())
    }

    /// Leaves a table before it starts; a host who leaves gives it up. Later, to leave is to resign.
    pub async fn leave(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let look = self.look_at_seats(table).await?;
        let (seats, status) = (look.seats_of(Some(person)), look.row().status);
        let host = look.row().host == Some(person);
        match status {
            Status::Open if host => self.store.abandon_table(table).await?,
            Status::Open if seats.is_empty() => return Err(Problem::Forbidden(Denial::NotSeated)),
            Status::Open => {
                for seat in seats.iter() {
                    self.store.leave_seat(table, seat, person).await?;
                }
            }
            Status::Running => return self.resign(table, person).await,
            _ => return Err(Problem::Conflict(Obstacle::IsOver)),
        }
        self.seats_changed(table);
        Ok(())
    }

    /// The host gives an open seat to a bot, or opens a seat again; whoever sat there is sent away.
    pub async fn fill(
        &self,
        table: &TableId,
        host: PersonId,
        seat: Seat,
        level: Option<&str>,
    ) -> Outcome<()> {
        self.must_host(table, host).await?;
        match level {
            Some(level) if LEVELS.contains(&level) => {
                self.store.seat_bot(table, seat, level, bot_name(seat)).await?;
            }
            Some(_) => return Err(Problem::Bad(Mistake::UnknownLevel)),
            None => {
                let holder =
                    self.look_at_seats(table).await?.seat(seat).and_then(|row| person_of(&row.holder));
                self.store.free_seat(table, seat).await?;
                if let Some(person) = holder.filter(|person| *person != host) {
                    self.send_away(table, host, person).await?;
                }
            }
        }
        self.seats_changed(table);
        self.start_if_full(table).await
    }

    /// Says of all seats of a person that they are ready, or not.
    pub async fn set_ready(&self, table: &TableId, person: PersonId, ready: bool) -> Outcome<()> {
        let seats = self.look_at_seats(table).await?.seats_of(Some(person));
        if seats.is_empty() {
            return Err(Problem::Forbidden(Denial::NotSeated));
        }
        for seat in seats.iter() {
            self.store.set_ready(table, seat, ready).await?;
        }
        self.seats_changed(table);
        self.start_if_full(table).await
    }

    /// The host says whether the game begins by itself as soon as nobody is waited for.
    pub async fn settle_start(&self, table: &TableId, host: PersonId, starts_full: bool) -> Outcome<()> {
        self.must_host(table, host).await?;
        let look = self.look_at_seats(table).await?;
        if look.row().status != Status::Open {
            return Err(Problem::Conflict(Obstacle::HasStarted));
        }
        let terms = Terms { starts_full, ..Terms::of(look.row()) };
        self.store.set_table_settings(table, &terms.written()).await?;
        self.seats_changed(table);
        self.start_if_full(table).await
    }

    /// A table that begins by itself does, if nobody is waited for any more.
    async fn start_if_full(&self, table: &TableId) -> Outcome<()> {
        let look = self.look_at_seats(table).await?;
        let begins = look.row().status == Status::Open && Terms::of(look.row()).starts_full;
        if !begins || awaited(&look).is_some() {
            return Ok(());
        }
        match self.start_soon(table).await {
            // Somebody else has filled the last seat at the same moment, or left it again.
            Err(Problem::Conflict(_) | Problem::Outdated(_) | Problem::NotNow(_)) => Ok(()),
            started => started,
        }
    }

    pub(crate) async fn must_host(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let host = self.look_at_seats(table).await?.row().host == Some(person);
        if host { Ok(()) } else { Err(Problem::Forbidden(Denial::OnlyTheHost)) }
    }

    /// The host starts the game. The seed is drawn here and kept from everybody until the end.
    pub async fn start(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        self.must_host(table, person).await?;
        self.start_soon(table).await
    }

    /// It runs to its end even if whoever asked for it goes away.
    async fn start_soon(&self, table: &TableId) -> Outcome<()> {
        let hub = self.clone();
        let table = table.clone();
        tokio::spawn(async move { hub.start_now(&table).await }).await.map_err(|_| Problem::Internal)?
    }

    async fn start_now(&self, table: &TableId) -> Outcome<()> {
        let guard = self.hold(table).await?;
        let snapshot = &guard.snapshot;
        if snapshot.row().status != Status::Open {
            return Err(Problem::Conflict(Obstacle::HasStarted));
        }
        if let Some(awaited) = awaited(snapshot) {
            return Err(Problem::Conflict(awaited));
        }
        let start = match Terms::of(snapshot.row()).from {
            Some(_) => self.further_lines(snapshot).await?,
            None => self.first_lines(snapshot)?,
        };
        let started = self.store.start_table(table, start).await;
        // Loaded anew by the next to look, with its seed and first lines.
        drop(guard.forget());
        started?;
        self.waiting.forget_all();
        if let Ok(look) = self.look(table).await {
            self.tell_started(&look);
        }
        Ok(())
    }

    /// The lines of another game, and what follows from them with dice of our own.
    async fn further_lines(&self, snapshot: &Snapshot) -> Outcome<Start> {
        let seed = self.config.chance.seed()?;
        let (table, rules, entries) = self.lines_from_elsewhere(snapshot, Dice::Seeded(seed)).await?;
        Ok(Start {
            rules,
            seed: Some(HiddenSeed(seed.0)),
            commitment: Some(seed.commitment().to_string()),
            names: snapshot.seated.names(),
            // Whoever has played it before, or read its journal, knows what came.
            foreseen: true,
            update: self.update_of(snapshot, table.as_ref(), &entries),
            entries,
        })
    }

    fn first_lines(&self, snapshot: &Snapshot) -> Outcome<Start> {
        let game = find(&snapshot.row().game).ok_or(Problem::NotFound)?;
        let mode = Mode::from_json(&snapshot.row().mode).ok_or(Problem::Internal)?;
        let seed = self.config.chance.seed()?;
        let names = snapshot.seated.names();
        let table = game.table(&mode, names.clone(), Dice::Seeded(seed)).map_err(Problem::Setup)?;
        let entries = new_entries(table.as_ref(), 0, None);
        let update = self.update_of(snapshot, table.as_ref(), &entries);
        Ok(Start {
            rules: game.about().rules,
            seed: Some(HiddenSeed(seed.0)),
            commitment: Some(seed.commitment().to_string()),
            names,
            foreseen: false,
            entries,
            update,
        })
    }

    /// Sets up the same table once more, for the same people, with the same key: they are seated, and told. The first
    /// rematch stays.
    pub async fn rematch(&self, table: &TableId, person: &Person) -> Outcome<TableId> {
        let look = self.look_at_seats(table).await?;
        if look.seats_of(Some(person.id)).is_empty() {
            return Err(Problem::Forbidden(Denial::DidNotPlay));
        }
        if !matches!(look.row().status, Status::Over | Status::Abandoned) {
            return Err(Problem::Conflict(Obstacle::IsNotOver));
        }
        if let Some(before) = look.row().rematch.clone() {
            return Ok(before);
        }
        let key = self.store.table_link(table).await?;
        let next = self.set_up(person, once_more(&look, person.id)?, key).await?;
        let kept = self.store.set_rematch(table, &next).await?;
        if kept == next {
            let seated = look.seated.seats.iter().filter(|seat| !seat.resigned);
            let seated: Vec<_> = seated.filter_map(|seat| person_of(&seat.holder)).collect();
            self.tell_seated(&next, &seated, person.id, Occasion::Rematch);
        } else {
            self.store.delete_table(&next).await?;
        }
        self.seats_changed(table);
        Ok(kept)
    }
}

/// Whom a table in its room still waits for, if it does.
fn awaited(snapshot: &Snapshot) -> Option<Obstacle> {
    let (row, seats) = (snapshot.row(), &snapshot.seated.seats);
    if seats.iter().any(|seat| seat.holder == Holder::Open) {
        return Some(Obstacle::SeatStillOpen);
    }
    let comes = |holder: &Holder| person_of(holder).is_some_and(|person| Some(person) != row.host);
    let absent = Terms::of(row).gathered && seats.iter().any(|seat| comes(&seat.holder) && !seat.ready);
    absent.then_some(Obstacle::NotAllReady)
}

fn once_more(snapshot: &Snapshot, person: PersonId) -> Outcome<NewGame> {
    let row = snapshot.row();
    let mode = Mode::from_json(&row.mode).ok_or(Problem::Internal)?;
    let seats = snapshot.seated.seats.iter().map(|seat| match &seat.holder {
        Holder::Person(holder) if *holder == person => Filling::Me(Some(seat.name.clone())),
        Holder::Person(holder) if !seat.resigned => Filling::Guest(*holder, seat.name.clone()),
        Holder::Bot(level) => Filling::Bot(level.clone()),
        _ => Filling::Open,
    });
    Ok(NewGame {
        game: row.game.clone(),
        players: Some(mode.players),
        options: mode.options.into_iter().collect(),
        seats: seats.collect(),
        pace: row.pace.clone(),
        private: row.visibility == Visibility::Private,
        terms: Terms { gathered: true, ..Terms::starting(Terms::of(row).starts_full) },
    })
}

/// A table as the store keeps it.
fn table_of(host: &Person, new: NewGame, key: Option<Hidden>) -> Outcome<NewTable> {
    let (game, mode) = choose(&new)?;
    let pace = Pace::parse(&new.pace).ok_or(Problem::Bad(Mistake::UnknownPace))?;
    if new.seats.len() > usize::from(mode.players) {
        return Err(Problem::Bad(Mistake::TooManySeats));
    }
    let fillings = new.seats.into_iter().chain(std::iter::repeat(Filling::Open));
    let seats = Seat::all(mode.players).zip(fillings).map(|(seat, filling)| new_seat(host, seat, filling));
    Ok(NewTable {
        id: None,
        game: game.about().id.into(),
        rules: game.about().rules,
        mode: mode.to_json(),
        pace: pace.to_string(),
        visibility: if new.private { Visibility::Private } else { Visibility::Public },
        host: Some(host.id),
        settings: new.terms.written(),
        link: key,
        seats: seats.collect::<Outcome<_>>()?,
    })
}

fn choose(new: &NewGame) -> Outcome<(&'static dyn AnyGame, Mode)> {
    let game = find(&new.game).ok_or(Problem::Bad(Mistake::UnknownGame))?;
    let given = new.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let mode = Mode::choose(game.about(), new.players, given).map_err(Problem::Setup)?;
    game.check_mode(&mode).map_err(Problem::Setup)?;
    Ok((game, mode))
}

fn new_seat(host: &Person, seat: Seat, filling: Filling) -> Outcome<NewSeat> {
    match filling {
        Filling::Me(name) => Ok(NewSeat::person(host.id, name.as_deref().unwrap_or(&host.name))),
        Filling::Open => Ok(NewSeat::open()),
        Filling::Bot(level) if LEVELS.contains(&level.as_str()) => Ok(NewSeat::bot(&level, bot_name(seat))),
        Filling::Guest(person, name) => Ok(NewSeat::person(person, &name)),
        Filling::Bot(_) => Err(Problem::Bad(Mistake::UnknownLevel)),
    }
}
