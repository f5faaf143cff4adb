//! Going on: a table that waits for no person takes its next step by itself.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use parlour_core::any::AnyTable;
use parlour_core::{Decision, Rng, Seat};
use parlour_store::{Source, Status};

use crate::Hub;
use crate::act::{Attempt, TurnAction};
use crate::live::{LiveTable, Look};
use crate::problem::{Outcome, Problem};
use crate::snapshot::{Snapshot, person_of};
use crate::think::{LONGEST_TURN, Think};
use crate::token::PositionToken;
use crate::update::new_entries;

/// After so many failures in a row a seat answers without thinking.
const THOUGHTLESS: u32 = 4;
/// The pauses between failures.
const SHORTEST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

impl Hub {
    /// Has a table take one step that needs no person; false if there is none to take. After some failures a seat no
    /// longer thinks: any answer is better than none.
    async fn step(&self, table: &LiveTable, failures: u32) -> Outcome<bool> {
        let look = self.look(&table.id).await?;
        if self.is_paused(&look) {
            return Ok(false);
        }
        if look.runs_on {
            return self.run_on(table).await.map(|()| true);
        }
        if look.lesson_goes_on() {
            return self.run_lesson(&table.id).await.map(|()| true);
        }
        let Some((seat, level, source)) = next_bot(&look) else { return Ok(false) };
        let game = look.game()?;
        let number = self.config.chance.number(look.revision().len)?;
        let words = if failures < THOUGHTLESS {
            let think = Think { journal: game.journal(), draft: Vec::new(), seat, level, number };
            self.think(&look, self.urgency(&look), think).await?
        } else {
            any_turn(game.as_ref(), seat, number)
        };
        // Whoever held the seat before may have left a draft: it is no part of what is answered.
        let drafted = self.look(&table.id).await?.token(Some(seat)).drafted;
        let attempt = Attempt {
            table: table.id.clone(),
            seat,
            person: None,
            at: PositionToken { revision: look.revision(), drafted },
            action: TurnAction::Answer(words),
            source,
            confirm: false,
        };
        self.act(attempt).await.map(|_| true)
    }

    /// Does somebody look at a table?
    pub(crate) fn is_watched(&self, look: &Look) -> bool {
        look.table.is_watched(self.clock.now())
    }

    /// Nobody plays at the table and nobody looks: it waits until somebody does.
    fn is_paused(&self, look: &Look) -> bool {
        !self.config.bots_alone && !has_people(look) && !self.is_watched(look)
    }

    /// Somebody looks at a table: one that was paused goes on.
    pub(crate) fn look_on(&self, look: &Look) {
        look.table.seen(self.clock.now());
        if !self.config.bots_alone && !has_people(look) && goes_on(look) {
            self.drive(&look.table);
        }
    }

    async fn is_lesson(&self, table: &LiveTable) -> bool {
        self.look(&table.id).await.is_ok_and(|look| look.lecture().is_some())
    }

    /// Writes the draws and forced answers that were due when the journal ended. The table is loaded anew afterwards: the
    /// drafts are played again on what came of it.
    async fn run_on(&self, table: &LiveTable) -> Outcome<()> {
        let guard = self.hold(&table.id).await?;
        if !guard.snapshot.runs_on {
            return Ok(());
        }
        let before = guard.snapshot.revision();
        let mut game = guard.snapshot.game()?.copy();
        game.rewind_to(before.len as usize);
        let new = new_entries(game.as_ref(), before.len as usize, None);
        let update = self.update_of(&guard.snapshot, game.as_ref(), &new);
        let written = self.store.append(&table.id, before, new, update).await;
        drop(guard.forget());
        written?;
        Ok(())
    }

    /// Takes step after step until a person is asked. Whatever fails is tried again, after a pause that grows; only a table
    /// that cannot be loaded at all is left alone.
    async fn go_on(&self, table: &LiveTable) {
        let mut stopping = self.stopping();
        let mut failures = 0;
        loop {
            let problem = match self.step(table, failures).await {
                Ok(true) => {
                    failures = 0;
                    continue;
                }
                Ok(false) | Err(Problem::NotFound | Problem::OtherRules) => return,
                // A lesson whose script no longer fits waits for somebody to begin it anew.
                Err(Problem::Conflict(_)) if self.is_lesson(table).await => return,
                Err(problem) => problem,
            };
            failures += 1;
            let pause = pause(failures);
            if failures > 1 || !matches!(problem, Problem::Stale(_)) {
                tracing::warn!(table = %table.id, code = problem.code(), failures, ?pause, "a table could not go on");
            }
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
    }
}

/// How long to wait after so many failures in a row: not at all after the first, when somebody was probably just faster.
fn pause(failures: u32) -> Duration {
    let doublings = failures.saturating_sub(2).min(16);
    if failures < 2 { Duration::ZERO } else { (SHORTEST_PAUSE * (1 << doublings)).min(LONGEST_PAUSE) }
}

/// Does a person sit at the table who has not given up?
fn has_people(snapshot: &Snapshot) -> bool {
    snapshot.seated.seats.iter().any(|seat| !seat.resigned && person_of(&seat.holder).is_some())
}

/// Can the table go on without a person?
pub(crate) fn goes_on(snapshot: &Snapshot) -> bool {
    snapshot.runs_on || snapshot.lesson_goes_on() || next_bot(snapshot).is_some()
}

/// The first seat that is asked and has a bot to answer for it.
fn next_bot(snapshot: &Snapshot) -> Option<(Seat, String, Source)> {
    let game = snapshot.game.as_ref()?;
    let Decision::Ask(seats) = game.decision() else { return None };
    // In a lesson the script answers for everybody else.
    if snapshot.row().status != Status::Running || snapshot.lecture().is_some() {
        return None;
    }
    seats.iter().find_map(|seat| {
        let (level, source) = snapshot.automaton(seat)?;
        Some((seat, level.to_owned(), source))
    })
}

/// A whole turn of a seat, each answer as good as any other.
fn any_turn(game: &dyn AnyTable, seat: Seat, number: u64) -> Vec<String> {
    let mut rng = Rng::from_number(number);
    let mut trial = game.at(game.entries());
    let mut words = Vec::new();
    while words.len() < LONGEST_TURN && trial.entries() == game.entries() {
        let Some(question) = trial.question(seat) else { break };
        let Some(offer) = question.options.get(rng.index(question.options.len().max(1))) else { break };
        if trial.answer(seat, &[&offer.words]).is_err() {
            break;
        }
        words.push(offer.words.clone());
    }
    words
}

/// A task drives the table as long as this lives, however it ends.
struct Driving(Arc<LiveTable>);

impl Drop for Driving {
    fn drop(&mut self) {
        self.0.driving.store(false, Ordering::Release);
    }
}

/// Has a table go on until a person is asked. One task at a time does this for a table.
pub(crate) fn drive(hub: Hub, table: Arc<LiveTable>) {
    table.wanted.store(true, Ordering::Release);
    if table.driving.swap(true, Ordering::AcqRel) {
        return;
    }
    let driving = Driving(table.clone());
    tokio::spawn(async move {
        while table.wanted.swap(false, Ordering::AcqRel) {
            hub.go_on(&table).await;
        }
        drop(driving);
        // Whoever asked in this moment saw us driving.
        if table.wanted.load(Ordering::Acquire) {
            drive(hub, table);
        }
    });
}

#[cfg(test)]
mod tests {
    use parlour_core::Answered;
    use parlour_core::table::Dice;

    use super::*;

    #[test]
    fn pauses_grow_up_to_a_bound() {
        assert_eq!(pause(1), Duration::ZERO);
        assert_eq!(pause(2), SHORTEST_PAUSE);
        assert!(pause(5) > pause(4) && pause(u32::MAX) == LONGEST_PAUSE);
    }

    #[test]
    fn whoever_cannot_think_still_ends_a_turn() {
        for about in ["pillars", "ora", "orleans", "abbey", "forest"] {
            let game = parlour_games::find(about).expect("a game of ours");
            let mode = parlour_core::Mode::choose(game.about(), Some(2), []).expect("two may play");
            let dice = Dice::Seeded(parlour_core::Seed([7; 32]));
            let mut table = game.table(&mode, vec!["Tom".into(), "Ada".into()], dice).expect("it is set up");
            for number in 0..20 {
                let Decision::Ask(seats) = table.decision() else { break };
                let seat = seats.first().expect("somebody is asked");
                let words = any_turn(table.as_ref(), seat, number);
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                assert_eq!(table.answer(seat, &words), Ok(Answered::Committed), "{about}");
            }
        }
    }
}
