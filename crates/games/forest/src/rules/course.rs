//! The course of the game: set-up, turns, years, the end (BLF-2, BLF-3, BLF-11, BLF-13).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat, SeatSet};

use super::{free, reward};
use crate::choice::Choice;
use crate::data::geometry::{LARGE_COUNTS, TURN_CAP};
use crate::data::{
    Building, Category, Item, PawnSpot, REDEAL_YEAR, SIDES_B, SPACES, Village, Worker, YEARS, starting_bonus,
};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Forest, PAWNS};
use crate::step::{Draw, Last, NameVillage, PutNeutral, Question, Step, Task, Turn, Window};

/// Chance named the first player (BLF-2.6).
pub(crate) fn set_first(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    game.first = seat;
    game.active = seat;
    log.note(Event::FirstPlayer { seat });
}

/// A small building is turned to side B (BLF-2.2).
pub(crate) fn turn_side(game: &mut Forest, number: u8, log: &mut impl Log<Event>) {
    let building = Building::small(number, true);
    game.display.remove(Building::small(number, false));
    game.display.insert(building);
    log.note(Event::SideShown { building });
    let turned = game.display.iter().filter(|face| face.number().is_some_and(|(_, b)| b)).count();
    let more = turned < usize::from(SIDES_B);
    game.draw(if more { Draw::Side } else { Draw::Large(0) });
}

/// A large building is dealt (BLF-2.3).
pub(crate) fn show_large(game: &mut Forest, building: Building, log: &mut impl Log<Event>) {
    game.display.insert(building);
    log.note(Event::LargeShown { building });
    let counts = LARGE_COUNTS[usize::from(game.players == 4)];
    let dealt = |category| game.display.iter().filter(|face| face.category() == Some(category)).count();
    let open = Category::ALL.iter().zip(counts).position(|(category, n)| dealt(*category) < usize::from(n));
    game.draw(open.map_or(Draw::Worker(0), |category| Draw::Large(category as u8)));
}

/// A worker is dealt to the next space (BLF-2.4).
pub(crate) fn deal_worker(game: &mut Forest, space: u8, worker: Worker, log: &mut impl Log<Event>) {
    game.workers[usize::from(space)] = Some(worker);
    let village = crate::data::Gap::new(space).village();
    log.note(Event::WorkerDealt { worker, village });
    if usize::from(space) + 1 < SPACES {
        game.draw(Draw::Worker(space + 1));
    } else if !game.has_begun() {
        finish_set_up(game, log);
    }
}

/// Starting bonus, neutral pawn, first turn (BLF-2.8, BLF-2.9).
fn finish_set_up(game: &mut Forest, log: &mut impl Log<Event>) {
    game.then(game.first, Task::Begin);
    if game.has_neutral() {
        game.ask(game.first, NameVillage);
    }
    for (place, seat) in game.first.round_from(game.players).enumerate() {
        for (item, n) in starting_bonus(game.players, place) {
            if *item == Item::Provision {
                reward::gain_provisions(game, seat, *n, log);
            } else if let Some(animal) = item.animal() {
                reward::gain_animals(game, seat, animal, *n, log);
            } else {
                let gained = game[seat].dials.raise(*item, *n);
                log.note(Event::Gained { seat, item: *item, n: gained, lost: 0 });
            }
        }
    }
}

impl Ask<Forest> for NameVillage {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-name-village").asked_by("BLF-2.9")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Village::ALL.iter().copied().map(Choice::Village));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Village(village) => hearing.freely(|game, log| name_village(game, seat, village, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The first of two players named a village; the second places the neutral pawn (BLF-2.9).
fn name_village(game: &mut Forest, seat: Seat, village: Village, log: &mut impl Log<Event>) {
    log.note(Event::VillageNamed { seat, village });
    game.ask(seat.next(game.players), PutNeutral { village: Some(village) });
}

/// The first turn begins.
pub(crate) fn begin(game: &mut Forest, log: &mut impl Log<Event>) {
    if game.is_solo() {
        begin_year(game, 1, log);
    } else {
        begin_turn(game, game.first, log);
    }
}

/// A turn begins (BLF-3.1); a lap with that of the first player.
fn begin_turn(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if !game.is_solo() && seat == game.first && !game.extra_turn {
        game.round += 1;
    }
    game.active = seat;
    game.visited = None;
    game.seats.iter_mut().for_each(|player| player.changes = 0);
    log.note(if game.extra_turn { Event::ExtraTurnBegins { seat } } else { Event::TurnBegins { seat } });
    game.ask(seat, Turn);
}

impl Ask<Forest> for Last {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-last").asked_by("BLF-3.3")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::End);
        free::candidates(game, seat, out);
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::End => hearing.freely(|game, _| game.then(seat, Task::EndTurn)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// T9: the end may be triggered; extra turns come first (BLF-3.6, BLF-11.1, BLF-11.2).
pub(crate) fn end_turn(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].turns = game[seat].turns.saturating_add(1);
    trigger_end(game, seat, log);
    game.extra_turn = game[seat].extra_turns > 0;
    if game.extra_turn {
        game[seat].extra_turns -= 1;
        begin_turn(game, seat, log);
    } else if game.is_solo() {
        end_solo_turn(game, seat, log);
    } else if game.last_lap && game.ending == Some(seat) {
        open_window(game, log);
    } else {
        if game.ending == Some(seat) {
            game.last_lap = true;
            log.note(Event::LastTurns { seat });
        }
        begin_turn(game, seat.next(game.players), log);
    }
}

/// The hourglass, or the turn cap; only the first trigger counts (BLF-11.1, BLF-11.3, BLF-11.13).
fn trigger_end(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if game.is_solo() || game.ending.is_some() {
        return;
    }
    if game[seat].dials.is_past_hourglass() {
        game.ending = Some(seat);
        log.note(Event::EndTriggered { seat });
    } else if game[seat].turns >= TURN_CAP {
        game.ending = Some(seat);
        log.note(Event::TurnsUsedUp { seat });
    }
}

/// After the fifth pawn the year is over (BLF-13.8).
fn end_solo_turn(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    if game.pawns.contains(&PawnSpot::Hand) {
        begin_turn(game, seat, log);
    } else if game.round < YEARS {
        begin_year(game, game.round + 1, log);
    } else {
        log.note(Event::GameOver);
    }
}

/// All pawns return; in year 4 the workers are dealt anew (BLF-13.8, BLF-13.10).
fn begin_year(game: &mut Forest, year: u8, log: &mut impl Log<Event>) {
    game.round = year;
    game.pawns = [PawnSpot::Hand; PAWNS];
    game.last_pawn = None;
    log.note(Event::YearBegins { year });
    begin_turn(game, game.first, log);
    if year == REDEAL_YEAR {
        game.workers = [None; SPACES];
        log.note(Event::WorkersTakenOff);
        game.draw(Draw::Worker(0));
    }
}

/// The final window for those whom a free action could still serve (BLF-11.4).
fn open_window(game: &mut Forest, log: &mut impl Log<Event>) {
    let serves =
        |seat: &Seat| game[*seat].trades().next().is_some() || game[*seat].has(Building::VillageChurch);
    let open: SeatSet = Seat::all(game.players).filter(serves).collect();
    if open.is_empty() {
        return log.note(Event::GameOver);
    }
    log.note(Event::WindowOpens);
    game.agenda.push(Step::Each(open, Window.into()));
}

impl Ask<Forest> for Window {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-window").asked_by("BLF-11.4")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        free::candidates(game, seat, out);
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Done => hearing.freely(|game, log| finish(game, seat, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A seat has finished; after the last one the points are counted (BLF-11.4).
fn finish(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Event::Finished { seat });
    if !matches!(game.question(), Some(Question::Window(_))) {
        log.note(Event::GameOver);
    }
}
