//! The course of a round: phases follow one another, and the agendas hold what is pending in one.

use parlour_core::{Decision, Log, Seat, SeatSet, Who, spelled};

use crate::event::Event;
use crate::rules::{auction, crusades, darkness, fate, food, gather, market, pews, raid, round, windows};
use crate::state::Abbey;
use crate::step::{Build, Draw, Duty, Enlist, Question, Remove, Step, Task, UseDice};

spelled! {
    /// A part of the game (ABB-3).
    pub enum Phase, "a phase", "abbey-phase-" {
        /// Before the first round.
        Setup = "setup",
        /// Phase 1: dice are rolled.
        Roll = "roll",
        /// Phase 2: the event.
        Event = "event",
        /// Phase 3: abbey and crusades.
        Abbey = "abbey",
        /// Phase 4: buildings are bought.
        Market = "market",
        /// Phase 5: resources and initiative.
        Resources = "resources",
        /// Phase 6: peasants move.
        Moves = "moves",
        /// Phase 7: construction.
        Construction = "construction",
        /// Phase 8: garden, herds, food.
        Food = "food",
        /// Phase 9: the Darkness.
        Darkness = "darkness",
        /// Phase 10: income.
        Income = "income",
        /// Phase 11: crusades are resolved and bought.
        Crusades = "crusades",
        /// Phase 12: the end of the round.
        End = "end",
        /// After the last round.
        Over = "over",
    }
}

impl Abbey {
    /// Who must answer before the game moves on: chance for a player, players, chance for the table.
    pub(crate) fn pending(&self) -> Decision {
        let mut asked = SeatSet::EMPTY;
        for seat in Seat::all(self.players) {
            match self[seat].agenda.top() {
                Some(Duty::Draw(_)) => return Decision::Draw,
                Some(Duty::Ask(_)) => asked.insert(seat),
                Some(Duty::Wait) | None => {}
            }
        }
        match self.agenda.top() {
            _ if !asked.is_empty() => Decision::Ask(asked),
            Some(Step::Draw(_)) => Decision::Draw,
            Some(Step::Do(_)) | None => Decision::Over,
        }
    }

    /// What a player or chance has to answer now; nothing while it is somebody else's turn.
    pub(crate) fn posed(&self, who: Who) -> Option<Duty> {
        match who {
            Who::Seat(seat) if seat.index() < usize::from(self.players) => {
                self.question(seat).filter(|_| self.drawn_for_a_player().is_none()).map(Duty::Ask)
            }
            Who::Seat(_) => None,
            Who::Chance => self.drawn().map(Duty::Draw),
        }
    }

    /// The draw that is pending: for a player, or else for the table.
    pub(crate) fn drawn(&self) -> Option<Draw> {
        self.drawn_for_a_player().or_else(|| self.drawn_for_the_table())
    }

    fn drawn_for_a_player(&self) -> Option<Draw> {
        Seat::all(self.players).find_map(|seat| match self[seat].agenda.top() {
            Some(Duty::Draw(draw)) => Some(draw),
            Some(Duty::Ask(_) | Duty::Wait) | None => None,
        })
    }

    fn drawn_for_the_table(&self) -> Option<Draw> {
        match self.agenda.top() {
            Some(Step::Draw(draw)) if !self.is_answered() => Some(draw),
            Some(Step::Draw(_) | Step::Do(_)) | None => None,
        }
    }

    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while self.phase != Phase::Over && !self.is_answered() {
            match self.agenda.top() {
                Some(Step::Draw(_)) => return,
                Some(Step::Do(task)) => {
                    self.agenda.pop();
                    self.perform(task, log);
                }
                None => self.advance(log),
            }
        }
    }

    /// Is an answer of a player awaited, or of chance on his behalf?
    fn is_answered(&self) -> bool {
        let answers = |seat: Seat| matches!(self[seat].agenda.top(), Some(Duty::Ask(_) | Duty::Draw(_)));
        Seat::all(self.players).any(answers)
    }

    fn advance(&mut self, log: &mut impl Log<Event>) {
        self.phase = match self.phase {
            Phase::End if !self.is_last_round() => Phase::Roll,
            phase => Phase::ALL[(phase as usize + 1).min(Phase::Over as usize)],
        };
        match self.phase {
            Phase::Setup => {}
            Phase::Roll => round::begin(self, log),
            Phase::Event => self.draw(Draw::Reveal),
            Phase::Abbey => self.give_turns(Task::AbbeyTurn),
            Phase::Market => market::begin(self),
            Phase::Resources => gather::begin(self),
            Phase::Moves => pews::begin(self, log),
            Phase::Construction => self.give_turns(Task::BuildTurn),
            Phase::Food => food::begin(self, log),
            Phase::Darkness => darkness::begin(self, log),
            Phase::Income => round::income(self, log),
            Phase::Crusades => crusades::begin(self),
            Phase::End => round::end(self, log),
            Phase::Over => log.note(Event::GameOver),
        }
    }

    /// Carries out a task of the table.
    fn perform(&mut self, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::ChooseRemoval(left) => self.ask(Seat::new(0), Remove { left, from: 0 }),
            Task::Auction => auction::begin(self, log),
            Task::BidTurn(seat) => auction::turn(self, seat, log),
            Task::QuickTurn(place) => market::quick_turn(self, place),
            Task::RollTurn(seat) => round::roll(self, seat),
            Task::OpenBells => round::open_bells(self, log),
            Task::MeetTurn(place) => raid::turn(self, place, log),
            Task::PlunderTurn(seat) => raid::plunder_turn(self, seat, log),
            Task::Strike(seat) => fate::strike(self, seat, log),
            Task::AbbeyTurn(seat) => self.ask(seat, UseDice),
            Task::BuyTurn(seat, second) => market::turn(self, seat, second, log),
            Task::GatherTurn(seat) => gather::turn(self, seat, log),
            Task::BuildTurn(seat) => self.ask(seat, Build),
            Task::RaiseDarkness => darkness::rise(self, log),
            Task::Resolve(seat) => crusades::resolve_all(self, seat, log),
            Task::EnlistTurn(seat) => self.open(seat, Enlist, log),
            Task::CloseRound => round::close(self, log),
        }
    }

    /// Asks a player, unless there is nothing to decide.
    pub(crate) fn open(&mut self, seat: Seat, question: impl Into<Question>, log: &mut impl Log<Event>) {
        self.ask(seat, question);
        self.reconsider(seat, log);
    }

    /// Closes questions that have become pointless (ABB-18.7).
    pub(crate) fn reconsider(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        while let Some(question) = self.question(seat) {
            if windows::is_needed(self, seat, question) {
                return;
            }
            self[seat].agenda.pop();
            windows::conclude(self, seat, question, log);
        }
    }
}
