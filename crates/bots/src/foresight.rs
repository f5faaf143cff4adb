//! Playing on in the mind: turns to their best end, rounds to some end.

use std::sync::Arc;

use parlour_core::{Decision, Game, Rng, Seat, Who};

use crate::budget::Deadline;
use crate::judge::{Judge, Settles};
use crate::lists::Lists;

/// Options tried for a quick answer.
const TRIES: usize = 3;
/// A turn is never played on for longer.
const LONGEST_TURN: u32 = 60;
/// A round is never played on for longer.
const LONGEST_ROUND: u32 = 150;

/// Plays imagined games on, every seat for itself.
pub(crate) struct Foresight<G: Game> {
    pub(crate) judge: Arc<Judge<G>>,
    pub(crate) lists: Lists<G>,
    /// When to stop in the middle of it.
    pub(crate) deadline: Deadline,
}

/// What is left of a turn.
#[derive(Copy, Clone)]
struct Turn {
    seat: Seat,
    round: u16,
    left: u32,
}

/// How a turn ends: the position, and how far the seat is ahead in it.
pub(crate) struct End<G> {
    pub(crate) game: G,
    pub(crate) lead: f32,
}

impl<G: Game> Foresight<G> {
    pub(crate) fn new(judge: Arc<Judge<G>>) -> Self {
        Self { judge, lists: Lists::default(), deadline: Deadline::NONE }
    }

    /// The best end of the turn of `seat` that is found by looking at so many positions. They are
    /// shared out evenly among the options, and theirs among the options that follow.
    pub(crate) fn best_end(&mut self, game: G, seat: Seat, positions: u32, luck: &Rng) -> End<G> {
        let turn = Turn { seat, round: game.round(), left: LONGEST_TURN };
        self.search_turn(game, turn, positions, luck)
    }

    fn search_turn(&mut self, mut game: G, mut turn: Turn, positions: u32, luck: &Rng) -> End<G> {
        loop {
            let asked = matches!(game.decision(), Decision::Ask(seats) if seats.has(turn.seat));
            if !asked || game.round() != turn.round || turn.left == 0 || self.deadline.is_past() {
                return self.end(game, turn, luck);
            }
            turn.left -= 1;
            let options = self.lists.options(&game, turn.seat);
            let each = positions / options.len() as u32;
            if options.len() > 1 && each > 0 {
                let options = options.to_vec();
                return self.best_of(&game, &options, turn, each, luck);
            }
            let choice = self.quick(&game, turn.seat, &mut luck.clone());
            game.apply(Who::Seat(turn.seat), choice, &mut ());
        }
    }

    fn best_of(&mut self, game: &G, options: &[G::Choice], turn: Turn, each: u32, luck: &Rng) -> End<G> {
        let mut best: Option<End<G>> = None;
        for option in options {
            let mut after = game.clone();
            after.apply(Who::Seat(turn.seat), *option, &mut ());
            let end = self.search_turn(after, turn, each, luck);
            if best.as_ref().is_none_or(|best| end.lead > best.lead) {
                best = Some(end);
            }
        }
        best.expect("a question has an option")
    }

    /// The position at the end of a turn, or where the features settle later, of the round.
    fn end(&mut self, mut game: G, turn: Turn, luck: &Rng) -> End<G> {
        if self.judge.features().settles == Settles::Round && game.round() == turn.round {
            self.finish_round(&mut game, &mut luck.clone());
        }
        let lead = self.judge.lead(&game, turn.seat);
        End { game, lead }
    }

    /// Plays to the end of the round, quickly.
    fn finish_round(&mut self, game: &mut G, rng: &mut Rng) {
        let round = game.round();
        for _ in 0..LONGEST_ROUND {
            if game.round() != round || self.deadline.is_past() {
                return;
            }
            let (who, choice) = match game.decision() {
                Decision::Over => return,
                Decision::Draw => (Who::Chance, self.lists.draw(game, rng)),
                Decision::Ask(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    (Who::Seat(seat), self.quick(game, seat, rng))
                }
            };
            game.apply(who, choice, &mut ());
        }
    }

    /// The best of a few options, by what the position is worth right after them.
    fn quick(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> G::Choice {
        let options = self.lists.options(game, seat);
        if let [only] = options {
            return *only;
        }
        // From anywhere on in the list, so that equal options have equal chances.
        let start = rng.index(options.len());
        let mut best = (options[start], f32::MIN);
        for step in (0..options.len()).step_by(options.len().div_ceil(TRIES)) {
            let choice = options[(start + step) % options.len()];
            let mut after = game.clone();
            after.apply(Who::Seat(seat), choice, &mut ());
            let value = self.judge.value(&after, seat);
            if value > best.1 {
                best = (choice, value);
            }
        }
        best.0
    }

    /// Plays so many turns, each seat looking for the best end of its own.
    pub(crate) fn play_turns(&mut self, mut game: G, turns: u32, positions: u32, rng: &mut Rng) -> G {
        let mut left = turns;
        while left > 0 && !self.deadline.is_past() {
            match game.decision() {
                Decision::Over => break,
                Decision::Draw => {
                    let outcome = self.lists.draw(&game, rng);
                    game.apply(Who::Chance, outcome, &mut ());
                }
                Decision::Ask(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    game = self.best_end(game, seat, positions, &rng.clone()).game;
                    left -= 1;
                }
            }
        }
        game
    }
}
