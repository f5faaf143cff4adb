//! What is pending: questions, draws, and tasks that ask nobody. The last one pushed comes first.

use parlour_core::{Digest, Fact, Seat, SeatSet, Tally, asks, facts};

use crate::rules::round;
use crate::state::Candle;

asks! {
    /// What seats are asked; the chapters of the rules say how it is answered.
    pub(crate) enum Question of Candle {
        /// How much for a candle only the seer knows (CAN-2.2).
        Bid = "bid",
        /// With how many groats a candle is paid for (CAN-3.1).
        Pay { tally: Tally } = "pay",
    }
}

/// An aside is a question nobody poses: whether a groat is changed (CAN-3.3).
#[derive(Copy, Clone)]
pub(crate) struct MoneyChanger;

/// What chance is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Draw {
    /// The seer looks at the next candle (CAN-2.1).
    Look,
    /// The candle is shown to all (CAN-2.3).
    Show,
}

facts!(
    enum Draw {
        Look = "look",
        Show = "show",
    }
);

/// What is done without asking anybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Task {
    /// The next round begins, or the game ends (CAN-1.3, CAN-4.1).
    NextRound,
}

facts!(
    enum Task {
        NextRound = "next-round",
    }
);

/// What comes next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// These seats answer, in whatever order.
    Ask(SeatSet, Question),
    /// Chance answers.
    Draw(Draw),
    /// It is done.
    Do(Task),
}

impl Default for Step {
    fn default() -> Self {
        Self::Do(Task::NextRound)
    }
}

impl Fact for Step {
    fn feed(&self, digest: &mut Digest) {
        match self {
            Self::Ask(seats, question) => digest.text(question.word()).fact(seats).fact(question),
            Self::Draw(draw) => digest.fact(draw),
            Self::Do(task) => digest.fact(task),
        };
    }
}

impl Candle {
    /// Asks one seat before anything else goes on.
    pub(crate) fn ask(&mut self, seat: Seat, question: impl Into<Question>) {
        self.agenda.push(Step::Ask(SeatSet::one(seat), question.into()));
    }

    /// Does tasks until somebody is asked or nothing is left to do.
    pub(crate) fn run(&mut self) {
        while let Some(Step::Do(task)) = self.agenda.top() {
            self.agenda.pop();
            match task {
                Task::NextRound => round::begin(self),
            }
        }
    }

    /// What is pending is answered, by this seat or by chance: a question to several seats stays
    /// for those who have not answered.
    pub(crate) fn take_off(&mut self, seat: Option<Seat>) {
        let step = self.agenda.pop();
        if let (Some(Step::Ask(seats, question)), Some(seat)) = (step, seat) {
            let rest = seats.without(seat);
            if !rest.is_empty() {
                self.agenda.push(Step::Ask(rest, question));
            }
        }
    }
}
