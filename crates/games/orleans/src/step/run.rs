//! The course of a round: stages follow one another, and the agenda holds what is pending in one.

use parlour_core::{Decision, Log, SeatSet};

use crate::data::ROUNDS;
use crate::event::Event;
use crate::rules::{actions, bathhouse, census, deeds, ending, events, hourglass, muster, planning, torture};
use crate::state::Orleans;
use crate::step::{Question, Step, Task};

parlour_core::spelled! {
    /// Where a round stands.
    pub enum Stage, "a phase", "orleans-stage-" {
        /// Goods are laid out, the first player is chosen, place tiles are excluded.
        Setup = "setup",
        /// Phase 1.
        Hourglass = "hourglass",
        /// Phase 2.
        Census = "census",
        /// Phase 3.
        Followers = "followers",
        /// Phase 4.
        Planning = "planning",
        /// Phase 5.
        Actions = "actions",
        /// Phase 6.
        Event = "event",
        /// Phase 7.
        FirstPlayer = "first-player",
        /// The game is over.
        Over = "over",
    }
}

impl Stage {
    /// The stage after this one; after the event of the last round the game is over (ORL-3.13).
    fn next(self, round: u8) -> Self {
        match self {
            Self::Setup | Self::FirstPlayer => Self::Hourglass,
            Self::Hourglass => Self::Census,
            Self::Census => Self::Followers,
            Self::Followers => Self::Planning,
            Self::Planning => Self::Actions,
            Self::Actions => Self::Event,
            Self::Event if round < ROUNDS => Self::FirstPlayer,
            Self::Event | Self::Over => Self::Over,
        }
    }
}

impl Orleans {
    /// Who must answer the step on top of the agenda.
    pub(crate) fn asked(&self) -> Decision {
        match self.agenda.top() {
            Some(Step::Ask(seat, _)) => Decision::ask(seat),
            Some(Step::Each(Question::Plan(_))) => Decision::Ask(self.planners()),
            Some(Step::Each(_)) => Decision::Ask(self.pending),
            Some(Step::Draw(_)) => Decision::Draw,
            Some(Step::Do(_)) | None => Decision::Over,
        }
    }

    /// Who plans at this moment: all who have not finished, or the first of them in turn order.
    fn planners(&self) -> SeatSet {
        if !self.ordered {
            return self.pending;
        }
        let first = self.clockwise().find(|seat| self.pending.has(*seat));
        first.map_or(SeatSet::EMPTY, SeatSet::one)
    }

    /// Runs on to the next question: deeds are done, stages begin.
    pub(crate) fn run_on(&mut self, log: &mut impl Log<Event>) {
        loop {
            match self.agenda.top() {
                Some(Step::Do(task)) => {
                    self.agenda.pop();
                    self.perform(task, log);
                }
                Some(_) => return,
                None if self.stage == Stage::Over => return,
                None if self.stage == Stage::Actions && self.somebody_acts() => {
                    actions::next_turn(self, log);
                }
                None => {
                    self.stage = self.stage.next(self.round);
                    self.begin(log);
                }
            }
        }
    }

    /// The action phase ends when all have passed (ORL-3.8).
    fn somebody_acts(&self) -> bool {
        self.passed != SeatSet::all(self.players)
    }

    /// Begins the stage that has been reached.
    pub(crate) fn begin(&mut self, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Setup => {}
            Stage::Hourglass => hourglass::begin(self, log),
            Stage::Census => census::take(self, log),
            Stage::Followers => muster::begin(self),
            Stage::Planning => planning::begin(self),
            Stage::Actions => actions::begin(self),
            Stage::Event => events::begin(self),
            Stage::FirstPlayer => hourglass::pass_the_token(self, log),
            Stage::Over => ending::award_most_posts(self, log),
        }
    }

    /// Carries out a task.
    fn perform(&mut self, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::Fill(seat) => muster::fill(self, seat, log),
            Task::Stow(seat) => muster::stow(self, seat),
            Task::Leave(seat, place) => self[seat].send_home(place),
            Task::SendAgain(seat, place) => deeds::send_again(self, seat, place),
            Task::Bathe(seat) => bathhouse::begin_placing(self, seat),
            Task::Strike(seat) => events::reach(self, seat, log),
            Task::Owe(seat, owed) => torture::demand(self, seat, owed, log),
        }
    }
}
