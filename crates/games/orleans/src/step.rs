//! What is pending: questions, draws, and tasks that ask nobody. The last one pushed comes first.

mod run;

pub use run::Stage;

use parlour_core::{Digest, Fact, Row, Seat, asks};

use crate::data::{Edge, Place, Way};
use crate::state::{Orleans, SEATS};

asks! {
    /// What a seat is asked; the chapters of the rules say how it is answered.
    pub(crate) enum Question of Orleans {
        /// Exclude a place tile or decline (DP1).
        Exclude = "exclude",
        /// Choose draws and retrievals (DP2).
        Muster = "muster",
        /// Put new followers on the tower or the market (DP3).
        ChooseStore = "choose-store",
        /// Plan (DP4, DP5).
        Plan = "plan",
        /// Place technology after the own pass (DP5).
        Technology = "technology",
        /// Take an action or pass (DP6).
        Turn = "turn",
        /// Choose whom the village recruits (DP7).
        Village = "village",
        /// Choose a place tile (DP8).
        TakeTile = "take-tile",
        /// Choose a connection of this sort (DP9).
        Travel { way: Way } = "travel",
        /// Load a good of the connection, or nothing (DP10).
        Load { edge: Edge } = "load",
        /// Send the first follower of this place to a deed (DP11).
        Send { place: Place } = "send",
        /// Send the second follower, or stop (DP11).
        SendOrStop { place: Place } = "send-or-stop",
        /// Take a coin or a development point (DP12).
        Reward = "reward",
        /// Pay at the pharmacy (DP13).
        Pharmacy = "pharmacy",
        /// Place so many more bathers (DP14).
        PlaceBather { left: u8 } = "place-bather",
        /// Use the sacristy or not (DP15).
        Sacristy = "sacristy",
        /// Give food (DP16).
        Harvest = "harvest",
        /// Give something up for so many coins (DP17).
        Torture { owed: u8 } = "torture",
    }
}

/// What chance is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Draw {
    /// Goods are removed (ORL-2.8).
    RemoveGoods,
    /// Goods are laid on the map (ORL-2.8).
    LayGoods,
    /// The first player is chosen (ORL-2.12).
    ChooseFirst,
    /// An hourglass tile is turned up (ORL-3.1).
    TurnHourglass,
    /// A follower is drawn for a seat (ORL-4.4).
    Follower(Seat),
    /// A follower is drawn at the bathhouse (ORL-7.9).
    Bather(Seat),
    /// The victim of the plague is drawn (ORL-8.6).
    Plague(Seat),
    /// The follower given up is drawn (ORL-9.3).
    LoseFollower(Seat),
}

/// What is done without asking anybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Task {
    /// The chosen draws of a seat begin.
    Fill(Seat),
    /// The new followers of a seat go to market and tower.
    Stow(Seat),
    /// The followers of an executed place go to the bag (ORL-5.1).
    Leave(Seat, Place),
    /// Is there a second follower to send?
    SendAgain(Seat, Place),
    /// The bathers are ready to be placed.
    Bathe(Seat),
    /// The event reaches a seat (ORL-3.11).
    Strike(Seat),
    /// A seat still owes so many coins (ORL-9.1).
    Owe(Seat, u8),
}

/// What comes next.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// A seat answers.
    Ask(Seat, Question),
    /// All who are still pending answer, each for itself: at once, or in turn order.
    Each(Question),
    /// Chance answers.
    Draw(Draw),
    /// It is done.
    Do(Task),
}

impl Default for Step {
    fn default() -> Self {
        Self::Draw(Draw::RemoveGoods)
    }
}

impl Orleans {
    /// Asks a seat before anything else goes on.
    pub(crate) fn ask(&mut self, seat: Seat, question: impl Into<Question>) {
        self.agenda.push(Step::Ask(seat, question.into()));
    }

    /// Asks all who are pending, if anybody is.
    pub(crate) fn ask_each(&mut self, question: impl Into<Question>) {
        if !self.pending.is_empty() {
            self.agenda.push(Step::Each(question.into()));
        }
    }

    /// Lets chance decide before anything else goes on.
    pub(crate) fn draw(&mut self, draw: Draw) {
        self.agenda.push(Step::Draw(draw));
    }

    /// Does something before anything else goes on.
    pub(crate) fn then(&mut self, task: Task) {
        self.agenda.push(Step::Do(task));
    }

    /// Puts the same step on the agenda for every seat, to be taken in turn order.
    pub(crate) fn schedule(&mut self, step: impl Fn(Seat) -> Step) {
        let mut seats: Row<Seat, SEATS> = self.clockwise().collect();
        while let Some(seat) = seats.pop() {
            self.agenda.push(step(seat));
        }
    }
}

impl Fact for Step {
    fn feed(&self, digest: &mut Digest) {
        let (word, seat, detail) = match *self {
            Self::Ask(seat, question) => (question.word(), Some(seat), question.detail()),
            Self::Each(question) => (question.word(), None, question.detail()),
            Self::Draw(draw) => draw.facts(),
            Self::Do(task) => task.facts(),
        };
        digest.text(word).text(seat.map_or("-", Seat::name)).number(detail);
    }
}

impl Fact for Edge {
    fn feed(&self, digest: &mut Digest) {
        digest.number(self.index() as u8);
    }
}

impl Question {
    /// What there is to tell of it besides its word, as a number.
    const fn detail(self) -> u8 {
        match self {
            Self::Travel(Travel { way }) => way as u8,
            Self::Load(Load { edge }) => edge.index() as u8,
            Self::Send(Send { place }) | Self::SendOrStop(SendOrStop { place }) => place as u8,
            Self::PlaceBather(PlaceBather { left }) => left,
            Self::Torture(Torture { owed }) => owed,
            Self::Exclude(Exclude)
            | Self::Muster(Muster)
            | Self::ChooseStore(ChooseStore)
            | Self::Plan(Plan)
            | Self::Technology(Technology)
            | Self::Turn(Turn)
            | Self::Village(Village)
            | Self::TakeTile(TakeTile)
            | Self::Reward(Reward)
            | Self::Pharmacy(Pharmacy)
            | Self::Sacristy(Sacristy)
            | Self::Harvest(Harvest) => 0,
        }
    }
}

impl Draw {
    /// The word digests know it by, whose it is, and no number.
    const fn facts(self) -> (&'static str, Option<Seat>, u8) {
        match self {
            Self::RemoveGoods => ("remove-goods", None, 0),
            Self::LayGoods => ("lay-goods", None, 0),
            Self::ChooseFirst => ("choose-first", None, 0),
            Self::TurnHourglass => ("turn-hourglass", None, 0),
            Self::Follower(seat) => ("draw-follower", Some(seat), 0),
            Self::Bather(seat) => ("draw-bather", Some(seat), 0),
            Self::Plague(seat) => ("plague", Some(seat), 0),
            Self::LoseFollower(seat) => ("lose-follower", Some(seat), 0),
        }
    }
}

impl Task {
    /// The word digests know it by, whose it is, and a number.
    const fn facts(self) -> (&'static str, Option<Seat>, u8) {
        match self {
            Self::Fill(seat) => ("fill", Some(seat), 0),
            Self::Stow(seat) => ("stow", Some(seat), 0),
            Self::Leave(seat, place) => ("leave", Some(seat), place as u8),
            Self::SendAgain(seat, place) => ("send-again", Some(seat), place as u8),
            Self::Bathe(seat) => ("bathe", Some(seat), 0),
            Self::Strike(seat) => ("strike", Some(seat), 0),
            Self::Owe(seat, owed) => ("owe", Some(seat), owed),
        }
    }
}
