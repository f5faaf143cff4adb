//! The course of a round: stages follow one another, and the agenda holds what is pending in one.

use parlour_core::{Decision, Digest, Fact, Log};

use crate::data::{ROUNDS, Station};
use crate::event::Event;
use crate::rules::{builders, cathedral, court, deal, draft, fate, kingsbridge, market, production, shiring};
use crate::state::Pillars;
use crate::step::{Draw, Step, Task};

/// Where a round stands.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Stage {
    /// The first start player is chosen.
    Start,
    /// Cards are laid out (PIL-3.x).
    Deal,
    /// Phase I (PIL-4.x).
    Draft,
    /// Phase II (PIL-5.x).
    Builders,
    /// Phase III, station by station.
    Station(Station),
    /// The game is over.
    Over,
}

impl Fact for Stage {
    fn feed(&self, digest: &mut Digest) {
        digest.text(match self {
            Self::Start => "start",
            Self::Deal => "deal",
            Self::Draft => "draft",
            Self::Builders => "builders",
            Self::Station(station) => station.name(),
            Self::Over => "over",
        });
    }
}

impl Stage {
    /// The stage after this one; after station 13 of the last round the game is over (PIL-13.1).
    fn next(self, round: u8) -> Self {
        match self {
            Self::Start => Self::Deal,
            Self::Deal => Self::Draft,
            Self::Draft => Self::Builders,
            Self::Builders => Self::Station(Station::Event),
            Self::Station(Station::Cathedral) if round == ROUNDS => Self::Over,
            Self::Station(station) => station.next().map_or(Self::Deal, Self::Station),
            Self::Over => Self::Over,
        }
    }
}

impl Pillars {
    /// Who must answer before the game moves on.
    pub(crate) fn pending(&self) -> Decision {
        match self.agenda.top() {
            Some(Step::Ask(seat, _)) => Decision::ask(seat),
            Some(Step::Draw(_)) => Decision::Draw,
            Some(Step::Do(_)) | None => Decision::Over,
        }
    }

    /// Runs tasks and stages until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while self.stage != Stage::Over {
            match self.agenda.top() {
                Some(Step::Ask(..) | Step::Draw(_)) => return,
                Some(Step::Do(task)) => {
                    self.agenda.pop();
                    self.perform(task, log);
                }
                None => self.advance(log),
            }
        }
    }

    fn advance(&mut self, log: &mut impl Log<Event>) {
        self.enter(self.stage.next(self.round), log);
    }

    /// Begins a stage.
    pub(crate) fn enter(&mut self, stage: Stage, log: &mut impl Log<Event>) {
        self.stage = stage;
        match stage {
            Stage::Start => self.draw(Draw::ChooseStart),
            Stage::Deal => deal::begin(self, log),
            Stage::Draft => draft::begin(self),
            Stage::Builders => builders::begin(self),
            Stage::Station(station) => self.resolve(station, log),
            Stage::Over => log.note(Event::GameOver),
        }
    }

    /// One station after another, in the order of the board.
    fn resolve(&mut self, station: Station, log: &mut impl Log<Event>) {
        match station {
            Station::Event => fate::begin(self),
            Station::Bishop => fate::leave_bishop(self),
            Station::WoolMill => production::wool_income(self, log),
            Station::Kingsbridge => kingsbridge::grant_privileges(self, log),
            Station::Priory => kingsbridge::bless_priory(self, log),
            Station::Forest | Station::Quarry | Station::GravelPit => production::produce(self, station, log),
            Station::Court => court::begin(self),
            Station::Shiring => shiring::begin(self),
            Station::Castle => shiring::lend_workers(self, log),
            Station::Market => market::begin(self),
            Station::Cathedral => cathedral::begin(self),
            Station::StartPlayer => deal::pass_the_start(self, log),
        }
    }

    /// Carries out a task.
    fn perform(&mut self, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::CloseDraft => draft::close(self, log),
            Task::Strike => fate::strike(self, log),
            Task::TakeCube { seat, good } => fate::take_cube(self, seat, good, log),
            Task::PayTax { spared } => court::pay_taxes(self, spared, log),
            Task::Recruit { space } => shiring::recruit(self, usize::from(space), log),
            Task::Shift { seat } => cathedral::begin_shift(self, seat),
            Task::AddPart => cathedral::add_part(self, log),
        }
    }
}
