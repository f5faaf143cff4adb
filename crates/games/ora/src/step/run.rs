//! How the agenda runs: tasks are done, questions wait for answers unless they have answered themselves.

use parlour_core::{Log, Seat};

use super::{Harvest, Question, Step, TakeTile, Task};
use crate::event::Event;
use crate::rules::{function, harvest, payment, prizes, solo, special, turn};
use crate::state::{NEUTRAL, Ora};

impl Ora {
    /// Runs on until somebody has to answer, or the game is over (ORA-15.1).
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while let Some(step) = self.agenda.top() {
            if !self.proceed(step, log) {
                return;
            }
        }
        log.note(Event::Over);
    }

    /// Does what needs no answer; false if the step asks.
    fn proceed(&mut self, step: Step, log: &mut impl Log<Event>) -> bool {
        match step {
            Step::Draw(_) => false,
            Step::Ask(seat, question) => self.skip_if_settled(seat, question, log),
            Step::Do(task) => {
                self.agenda.pop();
                self.perform(task, log);
                true
            }
        }
    }

    /// Carries out a task.
    fn perform(&mut self, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::Round => self.begin_round(log),
            Task::Settlements { letter, next } => self.next_settler(letter, next, log),
            Task::Reveal { letter } => self.reveal(letter, log),
            Task::Slots { next } => self.next_slot(next),
            Task::EndRound => self.end_round(log),
            Task::NeutralRecall => self.recall_if_all_out(NEUTRAL, log),
            Task::Run(at) => function::run(self, at),
            Task::Deliver(at, counts) => prizes::deliver(self, at, counts, log),
        }
    }

    /// Drops a question that has answered itself.
    fn skip_if_settled(&mut self, seat: Seat, question: Question, log: &mut impl Log<Event>) -> bool {
        let settled = match question {
            Question::Turn(turn) => turn::is_finished(self, seat, turn),
            Question::Pay(bill) => {
                let bill = payment::advance(self, seat, bill);
                self.ask_instead(seat, bill);
                bill.owed == 0
            }
            Question::Harvest(Harvest { good, must, .. }) => must && harvest::is_barren(self, good),
            Question::Tiles(tiles) => {
                let tiles = prizes::skip_dear(tiles);
                self.ask_instead(seat, tiles);
                prizes::points_are_spent(tiles)
            }
            Question::TakeTile(TakeTile { tile }) => self.top_price(tile).is_none(),
            Question::Thin(thin) => special::is_thinned(self, seat, thin),
            Question::Raise(raise) => special::is_raised(self, seat, raise),
            Question::Neutral(_) => solo::is_placed(self, log),
            Question::NeutralUse(_) => self.nothing_new_to_use(),
            _ => false,
        };
        if settled {
            self.agenda.pop();
        }
        settled
    }

    /// The question on top becomes another one.
    fn ask_instead(&mut self, seat: Seat, question: impl Into<Question>) {
        if let Some(top) = self.agenda.top_mut() {
            *top = Step::ask(seat, question);
        }
    }
}
