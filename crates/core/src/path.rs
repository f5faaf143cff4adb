//! Answers in a row that a screen offers as one: "build", "the bakery", "here" is one click on a card and one on a cell.
//!
//! A path is looked up on a copy of the position a seat works on. It goes on only where the seat alone decides: it never
//! crosses a draw, another seat's answer or the end of the game, so it tells nothing that a draft would not tell.
//! Questions with a single answer are answered on the way, as the table does it.

use crate::any::Offer;
use crate::game::{Game, options_of};
use crate::seat::{Seat, Who};
use crate::table::{Table, only_answer};

/// How far paths are looked up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// So many answers in a row at the most.
    pub answers: usize,
    /// So many paths at the most behind one first answer; a longer list stays one offer, and asks when it is chosen.
    pub branches: usize,
}

impl Default for Reach {
    /// Three answers are a main action and its two follow-ups; a longer list than the rules allow for one question is
    /// too long for one click.
    fn default() -> Self {
        Self { answers: 3, branches: 64 }
    }
}

/// Answers that are given together, first to last: at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The answers, each as it is offered in the position it is given in.
    pub steps: Vec<Offer>,
}

impl Path {
    /// The spellings, for a batch.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().map(|step| step.words.as_str())
    }
}

/// What a seat may answer now, as paths, in the order of the options.
///
/// `goes_on` says of an answer (with those before it on the path) whether a screen would rather show what follows: it has no place of its own on the board.
pub(crate) fn paths<G: Game>(
    table: &Table<G>,
    seat: Seat,
    reach: Reach,
    goes_on: &dyn Fn(&[Offer]) -> bool,
) -> Vec<Path> {
    let game = table.position(seat);
    let who = Who::Seat(seat);
    if !game.decision().asks(who) {
        return Vec::new();
    }
    let walk = Walk { seat, reach, goes_on, forced: table.habits().forced.has(seat) };
    let mut found = Vec::new();
    for choice in options_of(game, who) {
        let first = vec![offer(game, who, choice)];
        let mut branch = Vec::new();
        // A branch that is too wide is one offer again: the page after it asks on.
        if walk.follow(game, choice, first.clone(), &mut branch).is_none() {
            branch = vec![Path { steps: first }];
        }
        found.append(&mut branch);
    }
    found
}

/// An answer as it is offered in a position.
pub(crate) fn offer<G: Game>(game: &G, who: Who, choice: G::Choice) -> Offer {
    Offer { words: choice.to_string(), phrase: game.say(who, choice), ends_turn: G::ends_turn(choice) }
}

struct Walk<'a> {
    seat: Seat,
    reach: Reach,
    goes_on: &'a dyn Fn(&[Offer]) -> bool,
    forced: bool,
}

impl Walk<'_> {
    /// Collects the paths that begin with these steps, the last of which is `choice` in `game`; nothing if there are too many.
    fn follow<G: Game>(
        &self,
        game: &G,
        choice: G::Choice,
        steps: Vec<Offer>,
        out: &mut Vec<Path>,
    ) -> Option<()> {
        let after = self.after(game, choice, &steps);
        let Some((next, options)) = after else {
            out.push(Path { steps });
            return (out.len() <= self.reach.branches).then_some(());
        };
        for option in options {
            let mut longer = steps.clone();
            longer.push(offer(&next, Who::Seat(self.seat), option));
            self.follow(&next, option, longer, out)?;
        }
        Some(())
    }

    /// The position after an answer and the choices there, if the path goes on.
    fn after<G: Game>(&self, game: &G, choice: G::Choice, steps: &[Offer]) -> Option<(G, Vec<G::Choice>)> {
        if steps.len() >= self.reach.answers || G::ends_turn(choice) || !(self.goes_on)(steps) {
            return None;
        }
        let who = Who::Seat(self.seat);
        let mut next = game.clone();
        next.apply(who, choice, &mut ());
        while self.forced && next.decision().asks(who) {
            let Some(only) = only_answer(&next, self.seat) else { break };
            next.apply(who, only, &mut ());
        }
        if !next.decision().asks(who) {
            return None;
        }
        let options = options_of(&next, who);
        (options.len() > 1).then_some((next, options))
    }
}
