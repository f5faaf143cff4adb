//! What is pending: questions, draws, and tasks that ask nobody. The last one pushed comes first.

mod run;

pub(crate) use run::Stage;

use parlour_core::{Digest, Fact, Seat, asks, facts};

use crate::data::{Craftsman, Good};
use crate::state::Pillars;

asks! {
    /// What a seat is asked; the chapters of the rules say how it is answered.
    pub(crate) enum Question of Pillars {
        /// Take a card or pass (D1).
        Draft = "draft",
        /// Let one craftsman of too many go, since this one came (D2).
        Dismiss { newcomer: Craftsman } = "dismiss",
        /// The start player accepts a drawn builder or puts it back (D3).
        Redraw { pawn: Seat } = "redraw",
        /// The owner of a drawn builder places it or waits (D4, D5).
        Place = "place",
        /// The owner of the first waiting builder places it (D5).
        PlaceWaiting = "place-waiting",
        /// The bishop's visitor chooses (D6).
        Bishop = "bishop",
        /// The owner of Thomas chooses (D7).
        Thomas = "thomas",
        /// Lose a craftsman (D8).
        Lose = "lose",
        /// The owner of the amnesty chooses (D9).
        Amnesty = "amnesty",
        /// The builder on a market space, from nought to three, has its turn (D10).
        Trade { stall: u8 } = "trade",
        /// Name the craftsman the archbishop blesses (D11).
        Bless = "bless",
        /// Let a craftsman work, or finish (D12).
        Work = "work",
        /// Return cubes, of this kind or a later one (D13).
        Return { from: Good } = "return",
    }
}

/// What chance is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Draw {
    /// The first start player (PIL-2.3).
    ChooseStart,
    /// A privilege is turned up (PIL-3.1).
    TurnUpPrivilege,
    /// A craftsman comes to Shiring (PIL-3.2).
    SendToShiring,
    /// A resource card stays out (PIL-3.3).
    LeaveOut,
    /// The owner of Ellen looks at the event (PIL-3.6).
    LookAhead { seat: Seat },
    /// A builder leaves the bag (PIL-5.1).
    PullBuilder,
    /// The event is revealed (PIL-6.1).
    Reveal,
    /// The tax die is rolled (PIL-8.1).
    RollTax,
}

facts!(enum Draw {
    ChooseStart = "choose-start",
    TurnUpPrivilege = "turn-up-privilege",
    SendToShiring = "send-to-shiring",
    LeaveOut = "leave-out",
    LookAhead { seat } = "look-ahead",
    PullBuilder = "draw-builder",
    Reveal = "reveal",
    RollTax = "roll-tax",
});

/// What is done without asking anybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Task {
    /// The cards left over go, the idle workers walk to the mill (PIL-4.9, PIL-4.10).
    CloseDraft,
    /// The event takes its effect (PIL-6.7).
    Strike,
    /// The bishop's visitor takes his cube (PIL-6.7).
    TakeCube { seat: Seat, good: Good },
    /// Taxes are paid, but not by the one who used the amnesty (PIL-8.5).
    PayTax { spared: Option<Seat> },
    /// The craftsman above a space of Shiring, nought or one, joins its visitor (PIL-9.1).
    Recruit { space: u8 },
    /// A seat begins its work at the cathedral (PIL-11.1).
    Shift { seat: Seat },
    /// The cathedral grows (PIL-11.12).
    AddPart,
}

facts!(enum Task {
    CloseDraft = "close-draft",
    Strike = "strike",
    TakeCube { seat, good } = "take-cube",
    PayTax { spared } = "pay-tax",
    Recruit { space } = "recruit",
    Shift { seat } = "shift",
    AddPart = "add-part",
});

/// What comes next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// A seat answers.
    Ask(Seat, Question),
    /// Chance answers.
    Draw(Draw),
    /// It is done.
    Do(Task),
}

impl Default for Step {
    fn default() -> Self {
        Self::Draw(Draw::ChooseStart)
    }
}

impl Fact for Step {
    fn feed(&self, digest: &mut Digest) {
        match self {
            // Who is asked follows from the rest of the position, and never was a fact of its own.
            Self::Ask(_, ask @ (Question::Redraw(_) | Question::PlaceWaiting(_) | Question::Trade(_))) => {
                digest.text(ask.word()).fact(ask)
            }
            Self::Ask(seat, ask) => digest.text(ask.word()).fact(seat).fact(ask),
            Self::Draw(draw) => digest.fact(draw),
            Self::Do(task) => digest.fact(task),
        };
    }
}

impl Pillars {
    /// Asks a seat before anything else goes on.
    pub(crate) fn ask(&mut self, seat: Seat, question: impl Into<Question>) {
        self.agenda.push(Step::Ask(seat, question.into()));
    }

    /// Lets chance decide before anything else goes on.
    pub(crate) fn draw(&mut self, draw: Draw) {
        self.agenda.push(Step::Draw(draw));
    }

    /// Does something before anything else goes on.
    pub(crate) fn then(&mut self, task: Task) {
        self.agenda.push(Step::Do(task));
    }

    /// The pending question to a seat.
    pub(crate) fn question(&self) -> Option<(Seat, Question)> {
        match self.agenda.top()? {
            Step::Ask(seat, question) => Some((seat, question)),
            Step::Draw(_) | Step::Do(_) => None,
        }
    }
}
