//! Before the game: setting up, filling seats, starting; and after it: once more.

use parlour_core::any::AnyGame;
use parlour_core::table::Dice;
use parlour_core::{Mode, Seat, Seed};
use parlour_games::find;
use parlour_store::{
    Hidden, HiddenSeed, Holder, NewSeat, NewTable, Person, PersonId, Start, Status, TableId, Visibility,
};

use super::bots::{LEVELS, bot_name};
use super::hot::{Hot, read_mode};
use super::update::new_entries;
use crate::app::App;
use crate::pace::Pace;
use crate::problem::{Outcome, Problem};
use crate::secret;

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Filling {
    /// Whoever sets up the table, perhaps under another name.
    Me(Option<String>),
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A table as somebody wants it.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    pub(crate) game: String,
    pub(crate) players: Option<u8>,
    pub(crate) options: Vec<(String, String)>,
    /// The first seats; the others are open.
    pub(crate) seats: Vec<Filling>,
    pub(crate) pace: String,
    pub(crate) private: bool,
}

impl App {
    /// Sets up a table.
    pub(crate) async fn create(&self, host: &Person, new: NewGame) -> Outcome<TableId> {
        let (game, mode) = choose(&new)?;
        let pace = Pace::parse(&new.pace)
            .ok_or_else(|| Problem::Bad("The pace is 'live' or a number of days such as '3d'.".into()))?;
        if new.seats.len() > usize::from(mode.players) {
            return Err(Problem::Bad("There are more seats than players.".into()));
        }
        let fillings = new.seats.into_iter().chain(std::iter::repeat(Filling::Open));
        let seats =
            Seat::all(mode.players).zip(fillings).map(|(seat, filling)| new_seat(host, seat, filling));
        let table = NewTable {
            id: None,
            game: game.about().id.into(),
            rules: game.about().rules,
            mode: serde_json::to_string(&mode).map_err(|_| Problem::Internal)?,
            pace: pace.to_string(),
            visibility: if new.private { Visibility::Private } else { Visibility::Public },
            host: Some(host.id),
            settings: "{}".into(),
            link: if new.private { Some(Hidden(secret::fresh()?)) } else { None },
            seats: seats.collect::<Outcome<_>>()?,
        };
        Ok(self.store.create_table(table).await?)
    }

    /// Takes a seat: the one asked for, or the first that is open unless the person sits already.
    pub(crate) async fn join(&self, table: &TableId, person: &Person, seat: Option<Seat>) -> Outcome<()> {
        let seat = {
            let held = self.hold(table).await?;
            let hot = held.hot();
            if hot.row().status != Status::Open {
                return Err(Problem::Conflict("The game has started."));
            }
            if seat.is_none() && !hot.seats_of(Some(person.id)).is_empty() {
                return Ok(());
            }
            let open = hot.seated.seats.iter().find(|row| row.holder == Holder::Open).map(|row| row.seat);
            seat.or(open).ok_or(Problem::Conflict("No seat is open."))?
        };
        self.store.join_seat(table, seat, person.id, &person.name).await?;
        self.seats_changed(table);
        Ok(())
    }

    /// Leaves a table before it starts; a host who leaves gives it up. Later, to leave is to resign.
    pub(crate) async fn leave(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let (seats, status, host) = {
            let held = self.hold(table).await?;
            let hot = held.hot();
            (hot.seats_of(Some(person)), hot.row().status, hot.row().host == Some(person))
        };
        match status {
            Status::Open if host => self.store.abandon_table(table).await?,
            Status::Open if seats.is_empty() => return Err(Problem::Forbidden("You do not sit here.")),
            Status::Open => {
                for seat in seats.iter() {
                    self.store.leave_seat(table, seat, person).await?;
                }
            }
            Status::Running => return self.resign(table, person).await,
            _ => return Err(Problem::Conflict("The game is over.")),
        }
        self.seats_changed(table);
        Ok(())
    }

    /// The host gives an open seat to a bot, or opens a seat again.
    pub(crate) async fn fill(
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
            Some(_) => return Err(unknown_level()),
            None => self.store.free_seat(table, seat).await?,
        }
        self.seats_changed(table);
        Ok(())
    }

    async fn must_host(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        let held = self.hold(table).await?;
        let host = held.hot().row().host == Some(person);
        if host { Ok(()) } else { Err(Problem::Forbidden("Only the host may do this.")) }
    }

    /// The host starts the game. The seed is drawn here and kept from everybody until the end.
    pub(crate) async fn start(&self, table: &TableId, person: PersonId) -> Outcome<()> {
        self.must_host(table, person).await?;
        let app = self.clone();
        let table = table.clone();
        tokio::spawn(async move { app.start_now(&table).await }).await.map_err(|_| Problem::Internal)?
    }

    async fn start_now(&self, table: &TableId) -> Outcome<()> {
        let mut held = self.hold(table).await?;
        let hot = held.hot();
        if hot.row().status != Status::Open {
            return Err(Problem::Conflict("The game has started."));
        }
        if hot.seated.seats.iter().any(|row| row.holder == Holder::Open) {
            return Err(Problem::Conflict("A seat is still open."));
        }
        let start = self.first_lines(hot)?;
        // Loaded anew by the next caller, with its seed and first lines.
        held.take();
        self.store.start_table(table, start).await?;
        let slot = held.slot.clone();
        drop(held);
        if let Ok(held) = self.hold(table).await {
            self.tell_asked(held.hot(), None);
        }
        self.drive(&slot);
        Ok(())
    }

    fn first_lines(&self, hot: &Hot) -> Outcome<Start> {
        let game = find(&hot.row().game).ok_or(Problem::NotFound)?;
        let mode = read_mode(&hot.row().mode).ok_or(Problem::Internal)?;
        let mut seed = Seed([0; 32]);
        secret::fill(&mut seed.0)?;
        let names = hot.seated.names();
        let table = game
            .table(&mode, names.clone(), Dice::Seeded(seed))
            .map_err(|error| Problem::Bad(error.to_string()))?;
        let entries = new_entries(table.as_ref(), 0, None);
        let update = self.update_of(hot, table.as_ref(), &entries);
        Ok(Start {
            rules: game.about().rules,
            seed: Some(HiddenSeed(seed.0)),
            commitment: Some(seed.commitment().to_string()),
            names,
            entries,
            update,
        })
    }

    /// Sets up the same table once more: the other people's seats are open to them. The first rematch stays.
    pub(crate) async fn rematch(&self, table: &TableId, person: &Person) -> Outcome<TableId> {
        let (new, before) = {
            let held = self.hold(table).await?;
            let hot = held.hot();
            if hot.seats_of(Some(person.id)).is_empty() {
                return Err(Problem::Forbidden("You did not play here."));
            }
            if !matches!(hot.row().status, Status::Over | Status::Abandoned) {
                return Err(Problem::Conflict("The game is not over."));
            }
            (once_more(hot, person.id)?, hot.row().rematch.clone())
        };
        if let Some(before) = before {
            return Ok(before);
        }
        let next = self.create(person, new).await?;
        let kept = self.store.set_rematch(table, &next).await?;
        if kept != next {
            self.store.delete_table(&next).await?;
        }
        self.seats_changed(table);
        Ok(kept)
    }
}

fn once_more(hot: &Hot, person: PersonId) -> Outcome<NewGame> {
    let row = hot.row();
    let mode = read_mode(&row.mode).ok_or(Problem::Internal)?;
    let seats = hot.seated.seats.iter().map(|seat| match &seat.holder {
        Holder::Person(holder) if *holder == person => Filling::Me(Some(seat.name.clone())),
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
    })
}

fn choose(new: &NewGame) -> Outcome<(&'static dyn AnyGame, Mode)> {
    let game = find(&new.game).ok_or_else(|| Problem::Bad("There is no such game.".into()))?;
    let given = new.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let wrong = |error: parlour_core::SetupError| Problem::Bad(format!("This cannot be set up: {error}."));
    let mode = Mode::choose(game.about(), new.players, given).map_err(wrong)?;
    game.check_mode(&mode).map_err(wrong)?;
    Ok((game, mode))
}

fn new_seat(host: &Person, seat: Seat, filling: Filling) -> Outcome<NewSeat> {
    match filling {
        Filling::Me(name) => Ok(NewSeat::person(host.id, name.as_deref().unwrap_or(&host.name))),
        Filling::Open => Ok(NewSeat::open()),
        Filling::Bot(level) if LEVELS.contains(&level.as_str()) => Ok(NewSeat::bot(&level, bot_name(seat))),
        Filling::Bot(_) => Err(unknown_level()),
    }
}

fn unknown_level() -> Problem {
    Problem::Bad(format!("There is no such level of bots: it is one of {}.", LEVELS.join(", ")))
}
