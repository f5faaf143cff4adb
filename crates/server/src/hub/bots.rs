//! Bots at tables: outside the requests, few at a time, knowing only what their seat may know.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlour_bots::{Hint, Lists, Mind, NAMES, Player, STANDARD_LEVEL, advice, by_name};
use parlour_core::table::Dice;
use parlour_core::{Answered, Decision, Game, Journal, Rng, Seat, SeatSet, Table, Who};
use parlour_games::{WithGame, with_game};
use parlour_store::{Source, TableId};

use super::Slot;
use super::act::{Deed, Move};
use super::hot::Hot;
use super::spot::Spot;
use crate::app::App;
use crate::problem::{Outcome, Problem};
use crate::secret;

/// The levels a seat may be given to, weakest first.
pub(crate) const LEVELS: &[&str] = NAMES;
/// The level that plays for the absent.
pub(crate) const CARETAKER: &str = STANDARD_LEVEL;
/// No turn takes more answers; a game that asks on is cut there and asks again.
const LONGEST_TURN: usize = 400;
/// What bots are called, seat by seat, in every language.
const NAMES_OF_BOTS: [&str; Seat::MOST] = ["Anselm", "Béatrix", "Guibert", "Héloïse", "Odon"];

/// The name of a bot at a seat.
pub(crate) fn bot_name(seat: Seat) -> &'static str {
    NAMES_OF_BOTS[seat.index()]
}

/// The player of a level: the one place where levels become players.
fn player<G: Game>(level: &str) -> Option<Box<dyn Player<G>>> {
    by_name(level).or_else(|| by_name(CARETAKER))
}

/// A seat that thinks about its answer.
struct Think {
    journal: Journal,
    draft: Vec<String>,
    seat: Seat,
    level: String,
    number: u64,
}

impl Think {
    /// The table as the seat has it before its eyes.
    fn table<G: Game>(&self) -> Option<Table<G>> {
        let mut table = Table::<G>::replay(&self.journal, Dice::Outside).ok()?;
        if !self.draft.is_empty() {
            table.habits_mut().confirm = SeatSet::one(self.seat);
            super::hot::replay_draft(&mut table, self.seat, &self.draft);
        }
        Some(table)
    }
}

impl WithGame for Think {
    type Output = Option<Vec<String>>;

    fn run<G: Game>(self) -> Self::Output {
        let seat = self.seat;
        let mut table = self.table::<G>()?;
        let mut player = player::<G>(&self.level)?;
        let (mut rng, mut lists) = (Rng::from_number(self.number), Lists::default());
        let mut words = Vec::new();
        while words.len() < LONGEST_TURN {
            let game = table.position(seat);
            if !game.decision().asks(Who::Seat(seat)) {
                break;
            }
            let offers = lists.offers(game, seat);
            let choice =
                offers.forced().unwrap_or_else(|| player.choose(&Mind::new(game, seat), offers, &mut rng));
            words.push(choice.to_string());
            if table.answer(seat, choice).ok()? == Answered::Committed {
                break;
            }
        }
        Some(words)
    }
}

/// A seat that asks for advice.
struct Advise(Think);

impl WithGame for Advise {
    type Output = Option<Vec<Hint>>;

    fn run<G: Game>(self) -> Self::Output {
        let table = self.0.table::<G>()?;
        Some(advice(table.position(self.0.seat), self.0.seat, self.0.number))
    }
}

/// The advice given in one state of a table: whoever looks again gets the same.
#[derive(Default)]
pub(crate) struct Advice(Mutex<Vec<(Seat, Vec<Hint>)>>);

impl Advice {
    /// What a seat was told.
    pub(crate) fn of(&self, seat: Seat) -> Option<Vec<Hint>> {
        let given = self.0.lock().ok()?;
        given.iter().find(|(asked, _)| *asked == seat).map(|(_, hints)| hints.clone())
    }

    fn keep(&self, seat: Seat, hints: &[Hint]) {
        if let Ok(mut given) = self.0.lock() {
            given.push((seat, hints.to_vec()));
        }
    }
}

impl App {
    /// The best answers in the position a seat works on. The table is free meanwhile.
    pub(crate) async fn hints(&self, table: &TableId, seat: Seat) -> Outcome<Vec<Hint>> {
        let (game, think, spot) = {
            let held = self.hold(table).await?;
            let hot = held.hot();
            if let Some(hints) = hot.advice.of(seat) {
                return Ok(hints);
            }
            let game = hot.game()?;
            // The same question gets the same hint.
            let number = hot.place().len + game.draft(seat).len() as u64;
            let (journal, draft) = (game.journal(), game.draft(seat));
            let think = Think { journal, draft, seat, level: CARETAKER.into(), number };
            (hot.row().game.clone(), think, hot.spot(Some(seat)))
        };
        let hints = self.think(game, Advise(think)).await?;
        if hints.is_empty() {
            return Err(Problem::Conflict("Nothing is asked of you."));
        }
        let held = self.hold(table).await?;
        if held.hot().spot(Some(seat)) == spot {
            held.hot().advice.keep(seat, &hints);
        }
        Ok(hints)
    }

    /// Thinks where it hinders nobody.
    async fn think<T: Send + 'static>(
        &self,
        game: String,
        think: impl WithGame<Output = Option<T>> + Send + 'static,
    ) -> Outcome<T> {
        let _place = self.thinking.acquire().await.map_err(|_| Problem::Internal)?;
        let answer = tokio::task::spawn_blocking(move || with_game(&game, think)).await;
        answer.ok().flatten().flatten().ok_or(Problem::Internal)
    }

    /// Has one bot answer; false if none is asked.
    async fn bot_turn(&self, slot: &Slot) -> Outcome<bool> {
        let (game, think, source, at) = {
            let held = self.hold(&slot.id).await?;
            let hot = held.hot();
            let Some((seat, level, source)) = next_bot(hot) else { return Ok(false) };
            let mut number = [0; 8];
            secret::fill(&mut number)?;
            let think = Think {
                journal: hot.game()?.journal(),
                draft: Vec::new(),
                seat,
                level,
                number: u64::from_le_bytes(number),
            };
            (hot.row().game.clone(), think, source, hot.place())
        };
        let seat = think.seat;
        let words = self.think(game, think).await?;
        let drafted = {
            let held = self.hold(&slot.id).await?;
            held.hot().spot(Some(seat)).drafted
        };
        let answer = Move {
            table: slot.id.clone(),
            seat,
            person: None,
            at: Spot { place: at, drafted },
            deed: Deed::Answer(words),
            source,
            confirm: false,
        };
        match self.act(answer).await {
            // Somebody else has answered meanwhile: look again.
            Ok(()) | Err(Problem::Stale(_)) => Ok(true),
            Err(problem) => Err(problem),
        }
    }
}

/// The first seat that is asked and has a bot to answer for it.
fn next_bot(hot: &Hot) -> Option<(Seat, String, Source)> {
    let game = hot.game.as_ref()?;
    let Decision::Ask(seats) = game.decision() else { return None };
    if hot.row().status != parlour_store::Status::Running {
        return None;
    }
    seats.iter().find_map(|seat| {
        let (level, source) = hot.automaton(seat)?;
        Some((seat, level.to_owned(), source))
    })
}

/// Has the bots of a table play until a person is asked. One task at a time does this for a table.
pub(super) fn drive(app: App, slot: Arc<Slot>) {
    slot.wanted.store(true, Ordering::Release);
    if slot.driving.swap(true, Ordering::AcqRel) {
        return;
    }
    tokio::spawn(async move {
        loop {
            slot.wanted.store(false, Ordering::Release);
            loop {
                match app.bot_turn(&slot).await {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(problem) => {
                        tracing::warn!(table = %slot.id, code = problem.code(), "a bot could not answer");
                        tokio::time::sleep(Duration::from_millis(500)).await;
                        break;
                    }
                }
            }
            slot.driving.store(false, Ordering::Release);
            // Whoever asked in this moment saw us driving.
            if !slot.wanted.load(Ordering::Acquire) || slot.driving.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    });
}
