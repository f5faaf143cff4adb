//! The legal answers, quickly: what many of them have in common is looked at once. What a move costs depends
//! on the village alone, and whether somebody may act freely on the moment.

use parlour_core::ask::Examine;
use parlour_core::{Ask, Game as _, Seat, Who};

use super::free::{self, Moment};
use super::travel;
use super::ways::Ways;
use crate::choice::Choice;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::Question;

/// Everything that comes to mind and [`examine`](parlour_core::Game::examine) does not object to.
pub(crate) fn options(game: &Forest, who: Who, out: &mut Vec<Choice>) {
    let start = out.len();
    game.candidates(who, out);
    // Of a draw only what can come up comes to mind.
    let (Who::Seat(seat), Some(question)) = (who, game.question()) else { return };
    let mut sieve = Sieve::new(game, seat, question);
    let mut kept = start;
    for index in start..out.len() {
        if sieve.lets_pass(out[index]) {
            out[kept] = out[index];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// Lets pass what is legal, of what comes to mind of a seat at a question.
struct Sieve<'a> {
    game: &'a Forest,
    seat: Seat,
    question: Question,
    ways: Option<Ways<'a>>,
    moment: Option<Moment>,
    /// The question belongs to a free action, which must leave something to do.
    watched: bool,
}

impl<'a> Sieve<'a> {
    fn new(game: &'a Forest, seat: Seat, question: Question) -> Self {
        let watched = free::answers_free_action(game, seat);
        Self { game, seat, question, ways: None, moment: None, watched }
    }

    fn lets_pass(&mut self, choice: Choice) -> bool {
        let (game, seat) = (self.game, self.seat);
        match choice {
            Choice::Go(place) => self.ways().lead_to(place),
            Choice::Beg if matches!(self.question, Question::Go(_)) => {
                travel::pawn_is_on_board(game, seat, ()).is_ok() && !self.ways().lead_anywhere()
            }
            Choice::Convert(trade) => self.moment().allows_trade(game, seat, trade),
            Choice::Remove(tile) => self.moment().allows_removal(game, seat, tile),
            _ => self.hears(choice) && (!self.watched || free::strands_nobody(game, seat, choice).is_ok()),
        }
    }

    fn hears(&self, choice: Choice) -> bool {
        let mut first: Option<Refusal> = None;
        let examine = Examine::new(self.game, Who::Seat(self.seat), &mut first);
        self.question.answer(self.seat, choice, examine).is_continue()
    }

    fn ways(&mut self) -> &mut Ways<'a> {
        self.ways.get_or_insert_with(|| Ways::new(self.game, self.seat))
    }

    fn moment(&mut self) -> &Moment {
        self.moment.get_or_insert_with(|| Moment::new(self.game, self.seat))
    }
}
