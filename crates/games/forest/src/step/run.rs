//! How the agenda runs: tasks are done, questions wait for answers.

use parlour_core::{Decision, Log, Seat};

use crate::event::Event;
use crate::rules::{
    arrival, build, course, estate, free, gifts, mission, payment, production, reward, special, swap, visit,
};
use crate::state::Forest;
use crate::step::{Step, Task};

impl Forest {
    /// Who must answer before the game moves on.
    pub(crate) fn pending(&self) -> Decision {
        match self.agenda.top() {
            Some(Step::Ask(seat, _)) => Decision::ask(seat),
            Some(Step::Each(open, _)) => Decision::Ask(open),
            Some(Step::Draw(_)) => Decision::Draw,
            Some(Step::Do(..)) | None => Decision::Over,
        }
    }

    /// Does tasks until somebody is asked or nothing is left to do.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while let Some(Step::Do(seat, task)) = self.agenda.top() {
            self.agenda.pop();
            self.perform(seat, task, log);
        }
    }

    /// Carries out a task.
    fn perform(&mut self, seat: Seat, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::Begin => course::begin(self, log),
            Task::Exchange(worker) => swap::exchange(self, seat, worker, log),
            Task::AfterSwap => swap::finish(self, seat),
            Task::Arrive(toll) => arrival::arrive(self, seat, toll, log),
            Task::Receive(item) => gifts::receive(self, seat, item, log),
            Task::Cistern => arrival::fill_cistern(self, seat, log),
            Task::Ready => arrival::make_ready(self, seat, log),
            Task::Share(good) => visit::share(self, seat, good, log),
            Task::EndVisit { second } => visit::end(self, seat, second),
            Task::EndMission(mission) => mission::end(self, seat, mission, log),
            Task::EndTurn => course::end_turn(self, seat, log),
            Task::Pay(debt) => payment::go_on(self, seat, debt, log),
            Task::Settle(dues) => production::settle(self, seat, dues, log),
            Task::Earn(source) => reward::earn(self, seat, source),
            Task::Reward(reward) => reward::go_on(self, seat, reward, log),
            Task::Lay(lay) => estate::lay(self, seat, lay, log),
            Task::Progress(n) => estate::progress(self, seat, n, log),
            Task::Build { free } => build::begin(self, seat, free, log),
            Task::Site(building) => build::find_site(self, seat, building, log),
            Task::Once(building) => build::take_effect(self, seat, building, log),
            Task::Special(building) => special::run(self, seat, building, log),
            Task::EndFree => free::end(self, seat),
        }
    }
}
