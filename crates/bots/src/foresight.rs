//! Playing on in the mind: turns to their best end, rounds to some end.

use std::sync::Arc;

use parlour_core::{Decision, Game, Rng, Seat, Who};

use crate::budget::Deadline;
use crate::judge::{Judge, Settles};
use crate::lists::Lists;
use crate::mind::{Mind, Offers};

/// Options tried for a quick answer.
const TRIES: usize = 3;
/// A turn is never played on for longer.
const LONGEST_TURN: u32 = 60;
/// A round is never played on for longer.
const LONGEST_ROUND: u32 = 150;
/// The promising answers are never fewer.
const FINALISTS: usize = 4;
/// Free actions taken in the mind before a turn goes on without.
pub(crate) const MOST_ASIDES: u8 = 3;
/// A free action must promise so many points more than every option: it can wait, and most change nothing.
pub(crate) const WORTH_AN_ASIDE: f32 = 0.01;

/// Plays imagined games on, every seat for itself.
pub(crate) struct Foresight<G: Game> {
    pub(crate) judge: Arc<Judge<G>>,
    pub(crate) lists: Lists<G>,
    /// When to stop in the middle of it.
    pub(crate) deadline: Deadline,
}

/// How closely answers are looked at.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Closeness {
    /// Imagined games.
    pub(crate) samples: u32,
    /// Positions looked at in each, for all answers together.
    pub(crate) positions: u32,
}

/// What is left of a turn.
#[derive(Copy, Clone)]
struct Turn {
    seat: Seat,
    /// What tells it from the next one.
    number: u16,
    round: u16,
    left: u32,
    asides: u8,
}

impl Turn {
    /// After a free action.
    fn after_aside(self) -> Self {
        Self { asides: self.asides.saturating_sub(1), ..self }
    }
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

    /// How far ahead each of the answers may leave a seat, its turn played to the best end that is
    /// found. In every further imagined game the less promising half is left out. A look the clock cuts
    /// short compares answers it has seen the end of with others, so it does not count.
    pub(crate) fn survey(
        &mut self,
        mind: &Mind<'_, G>,
        answers: &[G::Choice],
        look: Closeness,
        number: u64,
    ) -> Vec<f32> {
        let mut leads = vec![0.0; answers.len()];
        let mut places: Vec<usize> = (0..answers.len()).collect();
        for sample in 0..look.samples {
            let mut luck = Rng::from_numbers(number, u64::from(sample));
            let imagined = mind.imagine(&mut luck);
            let each = look.positions / places.len() as u32;
            // Every answer meets the same luck: that is what makes few samples enough.
            let looks: Vec<f32> = places
                .iter()
                .map(|place| self.best_end_after(&imagined, mind.seat(), answers[*place], each, &luck).lead)
                .collect();
            if self.deadline.is_past() {
                return if sample == 0 { self.glance(&imagined, mind.seat(), answers, &luck) } else { leads };
            }
            for (place, lead) in places.iter().zip(looks) {
                leads[*place] += (lead - leads[*place]) / (sample + 1) as f32;
            }
            places.sort_by(|a, b| leads[*b].total_cmp(&leads[*a]));
            places.truncate(places.len().div_ceil(2).max(FINALISTS));
        }
        leads
    }

    /// A quick look at every answer, however late it is: the turn is played on without looking around.
    fn glance(&mut self, imagined: &G, seat: Seat, answers: &[G::Choice], luck: &Rng) -> Vec<f32> {
        let deadline = std::mem::replace(&mut self.deadline, Deadline::NONE);
        let lead = |answer: &G::Choice| self.best_end_after(imagined, seat, *answer, 0, luck).lead;
        let leads = answers.iter().map(lead).collect();
        self.deadline = deadline;
        leads
    }

    /// The best end of the turn of `seat` that is found by looking at so many positions.
    pub(crate) fn best_end(&mut self, game: G, seat: Seat, positions: u32, luck: &Rng) -> End<G> {
        let turn = self.turn(&game, seat);
        self.search_turn(game, turn, positions, luck)
    }

    /// The best end of the turn after this answer of `seat`.
    pub(crate) fn best_end_after(
        &mut self,
        game: &G,
        seat: Seat,
        choice: G::Choice,
        positions: u32,
        luck: &Rng,
    ) -> End<G> {
        let turn = self.turn(game, seat);
        self.follow(game, (choice, turn), positions, luck)
    }

    fn turn(&self, game: &G, seat: Seat) -> Turn {
        let number = (self.judge.features().turn)(game);
        Turn { seat, number, round: game.round(), left: LONGEST_TURN, asides: MOST_ASIDES }
    }

    fn search_turn(&mut self, mut game: G, mut turn: Turn, positions: u32, luck: &Rng) -> End<G> {
        loop {
            let asked = matches!(game.decision(), Decision::Ask(seats) if seats.has(turn.seat));
            let over = (self.judge.features().turn)(&game) != turn.number;
            if !asked || over || turn.left == 0 || self.deadline.is_past() {
                return self.end(game, turn, luck);
            }
            turn.left -= 1;
            if positions > 1 && self.branch(&game, turn, positions) {
                return self.best_of(&game, turn, positions, luck);
            }
            self.answer_quickly(&mut game, turn.seat, &mut luck.clone());
        }
    }

    /// Lists the answers; free actions only where there is a look left for each. Is there a choice?
    fn branch(&mut self, game: &G, turn: Turn, positions: u32) -> bool {
        if turn.asides == 0 || self.lists.offers(game, turn.seat).count() > positions as usize {
            self.lists.options(game, turn.seat);
        }
        self.lists.listed().count() > 1
    }

    /// A look at every answer, or at as many as there are looks; then a closer one at the promising.
    fn best_of(&mut self, game: &G, turn: Turn, positions: u32, luck: &Rng) -> End<G> {
        let Offers { options, asides } = self.lists.listed();
        let looks = spread(options.len(), positions as usize, &mut luck.clone());
        let options = looks.map(|place| (options[place], turn));
        let asides = asides.iter().map(|choice| (*choice, turn.after_aside()));
        let answers: Vec<(G::Choice, Turn)> = options.chain(asides).collect();
        let mut best: Option<End<G>> = None;
        let mut looks = Vec::with_capacity(answers.len());
        for (place, answer) in answers.iter().enumerate() {
            let end = self.follow(game, *answer, 0, luck);
            looks.push((end.lead, place));
            keep_better(&mut best, end);
        }
        looks.sort_by(|a, b| b.0.total_cmp(&a.0));
        let promising = answers.len().isqrt().max(2);
        let each = (positions - answers.len() as u32) / promising as u32;
        if each > 1 {
            for (_, place) in looks.into_iter().take(promising) {
                let end = self.follow(game, answers[place], each, luck);
                keep_better(&mut best, end);
            }
        }
        best.expect("a question has an option")
    }

    /// Where the turn leads after an answer.
    fn follow(&mut self, game: &G, (choice, turn): (G::Choice, Turn), positions: u32, luck: &Rng) -> End<G> {
        let mut after = game.clone();
        after.apply(Who::Seat(turn.seat), choice, &mut ());
        self.search_turn(after, turn, positions, luck)
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
            match game.decision() {
                Decision::Over => return,
                Decision::Draw => {
                    let outcome = self.lists.draw(game, rng);
                    game.apply(Who::Chance, outcome, &mut ());
                }
                Decision::Ask(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    self.answer_quickly(game, seat, rng);
                }
            }
        }
    }

    /// Plays the best of a few options, by what the position is worth right after them.
    fn answer_quickly(&mut self, game: &mut G, seat: Seat, rng: &mut Rng) {
        let options = self.lists.options(game, seat);
        if let [only] = options {
            return game.apply(Who::Seat(seat), *only, &mut ());
        }
        let mut best: Option<End<G>> = None;
        for place in spread(options.len(), TRIES, rng) {
            let mut after = game.clone();
            after.apply(Who::Seat(seat), options[place], &mut ());
            let lead = self.judge.value(&after, seat);
            keep_better(&mut best, End { game: after, lead });
        }
        *game = best.expect("a question has an option").game;
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

/// At most so many places of a list, spread over it, from anywhere on: equal options have equal chances.
fn spread(len: usize, most: usize, rng: &mut Rng) -> impl Iterator<Item = usize> + use<> {
    let start = rng.index(len);
    (0..len).step_by(len.div_ceil(most)).map(move |step| (start + step) % len)
}

fn keep_better<G>(best: &mut Option<End<G>>, end: End<G>) {
    if best.as_ref().is_none_or(|best| end.lead > best.lead) {
        *best = Some(end);
    }
}
