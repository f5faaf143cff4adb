//! Thinking for seats, as bots do and as advice is given: outside the requests, few at a time, slice by slice, knowing only
//! what the seat may know.

use std::sync::Mutex;
use std::time::Duration;

use parlour_bots::{
    Adviser, Hint, Lists, Mind, NAMES, Player, STANDARD_LEVEL, Slice, Thought, by_name, wall_clock,
};
use parlour_core::any::AnyTable;
use parlour_core::table::Dice;
use parlour_core::{Answered, Game, Journal, Rng, Seat, Table, Who};
use parlour_games::{WithGame, with_game};
use parlour_store::TableId;

use crate::Hub;
use crate::live::Look;
use crate::problem::{Outcome, Problem};
use crate::thinkers::{Sponsor, Urgency};
use crate::why::Obstacle;

/// The levels a seat may be given to, weakest first.
pub const LEVELS: &[&str] = NAMES;
/// The level that plays for the absent.
pub(crate) const CARETAKER: &str = STANDARD_LEVEL;
/// No turn takes more answers; a game that asks on is cut there and asks again.
pub(crate) const LONGEST_TURN: usize = 400;
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
pub(crate) struct Think {
    pub(crate) journal: Journal,
    pub(crate) draft: Vec<Vec<String>>,
    pub(crate) seat: Seat,
    pub(crate) level: String,
    pub(crate) number: u64,
}

impl Think {
    /// The table as the seat has it before its eyes.
    fn table<G: Game>(&self) -> Option<Table<G>> {
        let mut table = Table::<G>::replay(&self.journal, Dice::Outside).ok()?;
        AnyTable::take_up(&mut table, self.seat, &self.draft);
        Some(table)
    }
}

/// Thinking that was begun, and goes on slice by slice until something comes of it.
pub(crate) trait Thinking<T>: Send {
    /// Thinks on; nothing if the slice was too short.
    fn go_on(&mut self, slice: Slice) -> Option<Outcome<T>>;
}

/// Something to think about, which a game knows how to begin.
pub(crate) type Begun<T> = Option<Box<dyn Thinking<T>>>;

impl WithGame for Think {
    type Output = Begun<Vec<String>>;

    fn run<G: Game>(self) -> Self::Output {
        Some(Box::new(Turn {
            table: self.table::<G>()?,
            seat: self.seat,
            player: player::<G>(&self.level)?,
            rng: Rng::from_number(self.number),
            lists: Lists::default(),
            words: Vec::new(),
        }))
    }
}

/// A turn that a player thinks about, answer by answer.
struct Turn<G: Game> {
    table: Table<G>,
    seat: Seat,
    player: Box<dyn Player<G>>,
    rng: Rng,
    lists: Lists<G>,
    words: Vec<String>,
}

impl<G: Game> Thinking<Vec<String>> for Turn<G> {
    fn go_on(&mut self, slice: Slice) -> Option<Outcome<Vec<String>>> {
        let seat = self.seat;
        while self.words.len() < LONGEST_TURN {
            let game = self.table.position(seat);
            if !game.decision().asks(Who::Seat(seat)) {
                break;
            }
            let offers = self.lists.offers(game, seat);
            let choice = match offers.forced() {
                Some(only) => only,
                None => match self.player.think(&Mind::new(game, seat), offers, &mut self.rng, slice) {
                    Thought::Ready(choice) => choice,
                    Thought::Going { .. } => return None,
                },
            };
            self.words.push(choice.to_string());
            match self.table.answer(seat, choice) {
                Ok(Answered::Committed) => break,
                Ok(_) => {}
                Err(_) => return Some(Err(Problem::Internal)),
            }
        }
        Some(Ok(std::mem::take(&mut self.words)))
    }
}

/// A seat that asks for advice.
struct Advise(Think);

impl WithGame for Advise {
    type Output = Begun<Vec<Hint>>;

    fn run<G: Game>(self) -> Self::Output {
        let table = self.0.table::<G>()?;
        let adviser = Adviser::new(table.position(self.0.seat), self.0.seat, self.0.number);
        Some(Box::new(Advising { table, seat: self.0.seat, adviser }))
    }
}

struct Advising<G: Game> {
    table: Table<G>,
    seat: Seat,
    /// Nobody, if nothing is asked.
    adviser: Option<Adviser<G>>,
}

impl<G: Game> Thinking<Vec<Hint>> for Advising<G> {
    fn go_on(&mut self, slice: Slice) -> Option<Outcome<Vec<Hint>>> {
        let game = self.table.position(self.seat);
        let Some(adviser) = &mut self.adviser else { return Some(Ok(Vec::new())) };
        adviser.think(game, slice).then(|| Ok(adviser.advice(game)))
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

impl Hub {
    /// The best answers in the position a seat works on. The table is free meanwhile.
    pub(crate) async fn hints(&self, table: &TableId, seat: Seat) -> Outcome<Vec<Hint>> {
        let look = self.look(table).await?;
        if let Some(hints) = look.advice.of(seat) {
            return Ok(hints);
        }
        let game = look.game()?;
        // The same question gets the same hint.
        let number = look.revision().len + game.draft(seat).len() as u64;
        let (journal, draft) = (game.journal(), game.clicks(seat));
        let think = Think { journal, draft, seat, level: CARETAKER.into(), number };
        let hints = self.think(&look, Urgency::Awaited, Advise(think)).await?;
        if hints.is_empty() {
            return Err(Problem::Conflict(Obstacle::NothingAsked));
        }
        look.advice.keep(seat, &hints);
        Ok(hints)
    }

    /// Thinks where it hinders nobody: after each slice, whoever else waits has their turn.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        look: &Look,
        urgency: Urgency,
        think: impl WithGame<Output = Begun<T>> + Send + 'static,
    ) -> Outcome<T> {
        let (game, sponsor) = (look.row().game.clone(), self.sponsor(look));
        let mut permit = self.thinkers.permit(&sponsor, urgency).await;
        let mut work: Box<dyn FnOnce() -> Step<T> + Send> = Box::new(move || {
            with_game(&game, think).flatten().map_or(Step::Done(Err(Problem::Internal)), slice_of)
        });
        loop {
            let step = tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Internal)?;
            drop(permit);
            match step {
                Step::Done(outcome) => return outcome,
                Step::Going(thinking) => work = Box::new(move || slice_of(thinking)),
            }
            permit = self.thinkers.permit(&sponsor, urgency).await;
        }
    }

    /// For whom a table is thought about.
    pub(crate) fn sponsor(&self, look: &Look) -> Sponsor {
        let person = look.row().host;
        Sponsor { address: person.and_then(|person| self.whereabouts.of(person)), person }
    }

    /// How much somebody waits for a table.
    pub(crate) fn urgency(&self, look: &Look) -> Urgency {
        if self.is_watched(look) { Urgency::Awaited } else { Urgency::Unwatched }
    }
}

/// How long somebody thinks before others have their turn.
const SLICE: Duration = Duration::from_millis(25);

/// What came of a slice.
enum Step<T> {
    Done(Outcome<T>),
    Going(Box<dyn Thinking<T>>),
}

fn slice_of<T>(mut thinking: Box<dyn Thinking<T>>) -> Step<T> {
    let done = thinking.go_on(Slice::within(SLICE, wall_clock));
    done.map_or_else(|| Step::Going(thinking), Step::Done)
}

#[cfg(test)]
mod tests {
    use parlour_words::{Lang, Words};

    use super::LEVELS;

    /// Players' panels, lists and the pages of games name a level by its message.
    #[test]
    fn every_level_has_a_name_and_a_character_in_both_languages() {
        for lang in Lang::ALL {
            let words = Words::get(lang);
            for level in LEVELS {
                let key = format!("level-{level}");
                assert!(words.has(&key), "{lang}: {key}");
                assert!(words.facet(&key, "character").is_some(), "{lang}: {key}");
            }
        }
    }
}
