//! A game retold for one seat: a line of play that holds nothing but what the seat may know, and leads to a position it could
//! take for its own.
//!
//! What everybody knows by now ([`Game::is_out`]) is told as it was, but plans that were laid in secret are told plainly: in one
//! order, without what was put down and taken back. What seats have answered and not shown is left out, so that they are still
//! to answer it; what was drawn for others alone is drawn anew.

use super::Table;
use crate::chance::Rng;
use crate::game::{Decision, Game, draw, options_of};
use crate::journal::Entry;
use crate::seat::{Eyes, Seat, Who};

/// What was drawn for others must fit what happened since: so many times it is tried.
const ATTEMPTS: usize = 64;

/// An answer a seat may not know, where it stands, and the position it was given in.
struct Held<G: Game> {
    at: usize,
    entry: Entry<G::Choice>,
    before: G,
}

impl<G: Game> Table<G> {
    /// The game as `seat` may know it; nothing if no such line of play was found.
    pub fn known_to(&self, seat: Seat, rng: &mut Rng) -> Option<Vec<Entry<G::Choice>>> {
        let eyes = Eyes::Seat(seat);
        let mut truth = self.first_position();
        let mut told: Vec<Option<Entry<G::Choice>>> = Vec::with_capacity(self.entries.len());
        let mut held: Vec<Held<G>> = Vec::new();
        for (entry, audience) in self.entries.iter().zip(&self.audiences) {
            if !audience.includes(eyes) {
                held.push(Held { at: told.len(), entry: *entry, before: truth.clone() });
            }
            told.push(Some(*entry));
            truth.apply(entry.who, entry.choice, &mut ());
            let (out, still) =
                held.into_iter().partition(|line| truth.is_out(line.entry.who, line.entry.choice));
            held = still;
            retell(&out, &mut told);
        }
        let drawn = held.iter().any(|line| line.entry.who == Who::Chance);
        let attempts = if drawn { ATTEMPTS } else { 1 };
        (0..attempts).find_map(|_| self.guess(&told, &held, &truth, eyes, rng))
    }

    /// Plays what is told, without the answers held back and with other draws in the place of those held back.
    fn guess(
        &self,
        told: &[Option<Entry<G::Choice>>],
        held: &[Held<G>],
        truth: &G,
        eyes: Eyes,
        rng: &mut Rng,
    ) -> Option<Vec<Entry<G::Choice>>> {
        let mut game = self.first_position();
        let mut lines = Vec::with_capacity(told.len());
        for (at, entry) in told.iter().enumerate().filter_map(|(at, entry)| Some((at, (*entry)?))) {
            let hidden = held.iter().any(|line| line.at == at);
            let choice = match entry.who {
                Who::Seat(_) if hidden => continue,
                Who::Chance if hidden && game.decision() != Decision::Draw => return None,
                Who::Chance if hidden => draw(&game, rng),
                _ => entry.choice,
            };
            game.check(entry.who, choice).ok()?;
            game.apply(entry.who, choice, &mut ());
            lines.push(Entry { who: entry.who, choice });
        }
        let left_out = held.iter().any(|line| line.entry.who != Who::Chance);
        (left_out || game.view(eyes) == truth.view(eyes)).then_some(lines)
    }
}

/// Tells what seats had answered in secret and everybody knows by now: plainly, each seat's answers together where it had
/// given its last one.
fn retell<G: Game>(out: &[Held<G>], told: &mut [Option<Entry<G::Choice>>]) {
    let mut seats: Vec<Who> =
        out.iter().map(|line| line.entry.who).filter(|who| *who != Who::Chance).collect();
    seats.sort_unstable();
    seats.dedup();
    for who in seats {
        let own: Vec<&Held<G>> = out.iter().filter(|line| line.entry.who == who).collect();
        let choices = own.iter().map(|line| line.entry.choice).collect();
        let plain = plainly(&own[0].before, who, choices);
        for line in &own {
            told[line.at] = None;
        }
        for (line, choice) in own[own.len() - plain.len()..].iter().zip(plain) {
            told[line.at] = Some(Entry { who, choice });
        }
    }
}

/// The same in one order, without answers that came to nothing, and ended in one way.
fn plainly<G: Game>(before: &G, who: Who, choices: Vec<G::Choice>) -> Vec<G::Choice> {
    let Some(goal) = played(before, who, &choices) else { return choices };
    // The last answer, given after these, that leads to where all of them led.
    let ending = |lines: &[G::Choice]| {
        let game = played(before, who, lines)?;
        let mut options = options_of(&game, who);
        options.sort_by_cached_key(ToString::to_string);
        options.into_iter().find(|last| played(&game, who, &[*last]).as_ref() == Some(&goal))
    };
    let mut kept = choices[..choices.len() - 1].to_vec();
    if ending(&kept).is_none() {
        return choices;
    }
    loop {
        let shorter = fewer(&kept).find(|shorter| ending(shorter).is_some());
        let Some(shorter) = shorter else { break };
        kept = shorter;
    }
    let mut ordered = kept.clone();
    ordered.sort_by_cached_key(ToString::to_string);
    let plain = if ending(&ordered).is_some() { ordered } else { kept };
    let last = ending(&plain);
    plain.into_iter().chain(last).collect()
}

/// The same without one of them, then without any two.
fn fewer<C: Copy>(choices: &[C]) -> impl Iterator<Item = Vec<C>> {
    let all = 0..choices.len();
    let pairs = all.clone().flat_map(move |one| (one + 1..choices.len()).map(move |two| [one, two]));
    all.map(|one| [one, one]).chain(pairs).map(|gone| {
        let kept = choices.iter().enumerate().filter(|(at, _)| !gone.contains(at));
        kept.map(|(_, choice)| *choice).collect()
    })
}

/// The position after these answers of one seat, if all of them are allowed.
fn played<G: Game>(before: &G, who: Who, choices: &[G::Choice]) -> Option<G> {
    let mut game = before.clone();
    for choice in choices {
        game.check(who, *choice).ok()?;
        game.apply(who, *choice, &mut ());
    }
    Some(game)
}
