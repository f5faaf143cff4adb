//! Phases, turns and agendas: what is asked next, and of whom.
//!
//! The table has an agenda of its own, with turns and draws; every player has one as well, with
//! questions. Players come first: the table goes on when nobody has anything left to answer. So a
//! sequential phase is a list of turns on the table's agenda, and a simultaneous phase is a question
//! on each player's.

use parlour_core::{Decision, Log, Seat, SeatSet, spelled};

pub(crate) use crate::agenda::{Ask, Draw, Giver, Loss, Step};
use crate::choice::Choice;
use crate::event::Event;
use crate::rules::{
    abbey, auction, construction, crusades, darkness, deal, elias, fate, food, free, gather, help, market,
    pews, raid, relics, round, saints, trade, windows,
};
use crate::state::Abbey;

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
    /// The question on top of a player's agenda.
    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
        self[seat].agenda.top().filter(|ask| !ask.is_draw() && *ask != Ask::Await)
    }

    /// The draw that is pending, if one is: for a player, or else for the table.
    pub(crate) fn draw(&self) -> Option<Draw> {
        self.seat_draw().or_else(|| {
            let step = self.agenda.top().filter(|step| step.is_draw())?;
            self.asked().is_empty().then_some(Draw::Table(step))
        })
    }

    /// The draw that is pending on behalf of a player.
    pub(crate) fn seat_draw(&self) -> Option<Draw> {
        Seat::all(self.players).find_map(|seat| {
            let ask = self[seat].agenda.top().filter(|ask| ask.is_draw())?;
            Some(Draw::Seat(seat, ask))
        })
    }

    /// Who has a question to answer.
    fn asked(&self) -> SeatSet {
        Seat::all(self.players).filter(|seat| self.ask(*seat).is_some()).collect()
    }

    /// Who must answer before the game moves on.
    pub(crate) fn pending(&self) -> Decision {
        if self.seat_draw().is_some() {
            return Decision::Draw;
        }
        let asked = self.asked();
        match self.agenda.top() {
            _ if !asked.is_empty() => Decision::Ask(asked),
            Some(step) if step.is_draw() => Decision::Draw,
            _ => Decision::Over,
        }
    }

    /// Asks a player.
    pub(crate) fn push(&mut self, seat: Seat, ask: Ask) {
        self[seat].agenda.push(ask);
    }

    /// Gives turns in turn order.
    pub(crate) fn give_turns(&mut self, turn: impl Fn(Seat) -> Step) {
        for place in (0..self.players).rev() {
            let seat = self.in_turn(place).expect("a seat of the table");
            self.agenda.push(turn(seat));
        }
    }

    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while self.phase != Phase::Over && self.pending() == Decision::Over {
            match self.agenda.pop() {
                Some(step) => self.perform(step, log),
                None => self.advance(log),
            }
        }
    }

    fn advance(&mut self, log: &mut impl Log<Event>) {
        self.phase = match self.phase {
            Phase::End if !self.is_last_round() => Phase::Roll,
            phase => Phase::ALL[(phase as usize + 1).min(Phase::Over as usize)],
        };
        match self.phase {
            Phase::Setup => {}
            Phase::Roll => round::begin(self, log),
            Phase::Event => self.agenda.push(Step::Reveal),
            Phase::Abbey => self.give_turns(Step::AbbeyTurn),
            Phase::Market => market::begin(self),
            Phase::Resources => gather::begin(self),
            Phase::Moves => pews::begin(self, log),
            Phase::Construction => self.give_turns(Step::BuildTurn),
            Phase::Food => food::begin(self, log),
            Phase::Darkness => darkness::begin(self, log),
            Phase::Income => round::income(self, log),
            Phase::Crusades => crusades::begin(self),
            Phase::End => round::end(self, log),
            Phase::Over => log.note(Event::GameOver),
        }
    }

    /// Carries out a step of the table that is no draw.
    fn perform(&mut self, step: Step, log: &mut impl Log<Event>) {
        match step {
            Step::ChooseRemoval(left) => self.push(Seat::new(0), Ask::Remove { left, from: 0 }),
            Step::Auction => auction::begin(self, log),
            Step::BidTurn(seat) => auction::turn(self, seat, log),
            Step::QuickTurn(place) => market::quick_turn(self, place),
            Step::RollTurn(seat) => round::roll(self, seat),
            Step::OpenBells => round::open_bells(self, log),
            Step::MeetTurn(place) => raid::turn(self, place, log),
            Step::PlunderTurn(seat) => raid::plunder_turn(self, seat, log),
            Step::Strike(seat) => fate::strike(self, seat, log),
            Step::AbbeyTurn(seat) => self.push(seat, Ask::Abbey),
            Step::BuyTurn(seat, second) => market::turn(self, seat, second, log),
            Step::GatherTurn(seat) => gather::turn(self, seat, log),
            Step::BuildTurn(seat) => self.push(seat, Ask::Build),
            Step::RaiseDarkness => darkness::rise(self, log),
            Step::Resolve(seat) => crusades::resolve_all(self, seat, log),
            Step::EnlistTurn(seat) => self.open(seat, Ask::Enlist, log),
            Step::CloseRound => round::close(self, log),
            draw => unreachable!("{draw:?} waits for chance"),
        }
    }

    /// Asks a player, unless there is nothing to decide.
    pub(crate) fn open(&mut self, seat: Seat, ask: Ask, log: &mut impl Log<Event>) {
        self.push(seat, ask);
        self.reconsider(seat, log);
    }

    /// Closes questions that have become pointless (ABB-18.7).
    pub(crate) fn reconsider(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        while let Some(ask) = self.ask(seat) {
            if windows::is_needed(self, seat, ask) {
                return;
            }
            self[seat].agenda.pop();
            windows::conclude(self, seat, ask, log);
        }
    }

    /// Chance has answered.
    pub(crate) fn turn_up(&mut self, outcome: Choice, log: &mut impl Log<Event>) {
        match self.draw().expect("a draw is pending") {
            Draw::Seat(seat, ask) => {
                self[seat].agenda.pop();
                self.turn_up_for(seat, ask, outcome, log);
                self.reconsider(seat, log);
            }
            Draw::Table(step) => {
                self.agenda.pop();
                self.turn_up_for_all(step, outcome, log);
            }
        }
    }

    fn turn_up_for(&mut self, seat: Seat, ask: Ask, outcome: Choice, log: &mut impl Log<Event>) {
        match (ask, outcome) {
            (Ask::Roll(dice), Choice::Die(face)) => round::rolled(self, seat, dice, face, log),
            (Ask::Reroll, Choice::Die(face)) => round::rerolled(self, seat, face, log),
            (Ask::DrawToken, Choice::Token(token)) => gather::draw_token(self, seat, token, log),
            (Ask::DrawCrusade, Choice::Crusade(card)) => deal::crusade(self, seat, card, log),
            (ask, outcome) => unreachable!("{outcome:?} does not answer {ask:?}"),
        }
    }

    fn turn_up_for_all(&mut self, step: Step, outcome: Choice, log: &mut impl Log<Event>) {
        match (step, outcome) {
            (Step::RemoveCrusade(left), Choice::Crusade(card)) => {
                deal::remove_crusade(self, left, card, log);
            }
            (Step::DealCrusade(seat), Choice::Crusade(card)) => deal::first_crusade(self, seat, card, log),
            (Step::ChooseFirst, Choice::First(seat)) => deal::choose_first(self, seat, log),
            (Step::DealStart(seat), Choice::Start(building)) => deal::start(self, seat, building, log),
            (Step::Stock, Choice::Card(building)) => market::stock(self, building, log),
            (Step::DealSaint(seat), Choice::Saint(saint)) => deal::saint(self, seat, saint, log),
            (Step::EliasPool(left), Choice::Die(face)) => elias::roll_pool(self, left, face, log),
            (Step::Reveal, Choice::Event(card)) => fate::reveal(self, card, log),
            (Step::RollVikings(left), Choice::Die(face)) => raid::roll(self, left, face, log),
            (Step::EliasMarket(left), Choice::Die(face)) => elias::buy(self, left, face, log),
            (Step::EliasGather(left), Choice::Die(face)) => elias::gather(self, left, face, log),
            (Step::EliasToken, Choice::Token(token)) => elias::discard_token(self, token, log),
            (step, outcome) => unreachable!("{outcome:?} does not answer {step:?}"),
        }
    }

    /// A player has answered; the choice has been checked.
    pub(crate) fn respond(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        let ask = self.ask(seat).expect("a question is pending");
        if choice.is_aside() && ask.is_window() && !(ask == Ask::Bell && matches!(choice, Choice::Reroll(_)))
        {
            free::act(self, seat, choice, log);
        } else {
            if !ask.stays() {
                self[seat].agenda.pop();
            }
            self.answer(seat, ask, choice, log);
        }
        self.reconsider(seat, log);
    }

    fn answer(&mut self, seat: Seat, ask: Ask, choice: Choice, log: &mut impl Log<Event>) {
        match ask {
            Ask::Bid | Ask::PayBid { .. } | Ask::PickStart => auction::answer(self, seat, ask, choice, log),
            Ask::Remove { left, .. } => deal::removed(self, seat, left, choice, log),
            Ask::Bell => round::answer_bell(self, seat, choice),
            Ask::Meet(_) | Ask::Plunder | Ask::Lance => raid::answer(self, seat, ask, choice, log),
            Ask::Plague | Ask::Study { .. } => fate::answer(self, seat, ask, choice, log),
            Ask::Abbey
            | Ask::EchoDie
            | Ask::DoubleDie
            | Ask::SecondDie { .. }
            | Ask::ForgeValue { .. }
            | Ask::Crusader(_)
            | Ask::Gift(_)
            | Ask::Lifted { .. } => abbey::answer(self, seat, ask, choice, log),
            Ask::Buy(_) | Ask::QuickPick => market::answer(self, seat, ask, choice, log),
            Ask::Gather | Ask::MainDie(_) | Ask::InitiativeDie | Ask::BonusDie { .. } | Ask::Tools { .. } => {
                gather::answer(self, seat, ask, choice, log);
            }
            Ask::Moves(left) => pews::answer(self, seat, left, choice, log),
            Ask::Build | Ask::Archer { .. } | Ask::LionelArcher(_) | Ask::EliasBuild => {
                construction::answer(self, seat, ask, choice, log);
            }
            Ask::Food(levels) => food::answer(self, seat, levels, choice, log),
            Ask::Darkness => darkness::face(self, seat, log),
            Ask::Lose { .. } => darkness::answer(self, seat, ask, choice, log),
            Ask::Enlist | Ask::Abandon(_) => crusades::answer(self, seat, ask, choice, log),
            Ask::Limit => round::return_surplus(self, seat, log),
            Ask::Income | Ask::Last => {}
            Ask::HelpDice
            | Ask::HelpPrestige
            | Ask::HelpPart
            | Ask::HelpAnswer
            | Ask::CounterPrestige
            | Ask::CounterPart
            | Ask::CounterAnswer
            | Ask::Ally
            | Ask::Supply { .. } => help::answer(self, seat, ask, choice, log),
            Ask::TradeFor(_)
            | Ask::TradeAmount { .. }
            | Ask::StablesWant
            | Ask::StablesGive
            | Ask::StablesGiven
            | Ask::StablesAnswer => trade::answer(self, seat, ask, choice, log),
            Ask::BatheTo(from) => free::bathe_to(self, seat, from, choice, log),
            Ask::Tablets | Ask::TabletsSpare(_) => relics::answer(self, seat, ask, choice, log),
            Ask::Devote
            | Ask::Ease
            | Ask::RudolphWho
            | Ask::RudolphFirst
            | Ask::RudolphSecond { .. }
            | Ask::Reynold => saints::answer(self, seat, ask, choice, log),
            Ask::Roll(_) | Ask::Reroll | Ask::DrawToken | Ask::DrawCrusade | Ask::Await => {
                unreachable!("{ask:?} is no question")
            }
        }
    }
}
