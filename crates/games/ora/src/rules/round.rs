//! Rounds, turns and phases: what happens between the questions (ORA-2).

use parlour_core::{Log, Seat};

use super::{harvest, solo, turn};
use crate::data::{Numbers, Play, Settlement, Stage, cards};
use crate::event::Event;
use crate::state::Ora;
use crate::step::{Neutral, NeutralUse, Settle, Step, Task, Turn};

/// An open-ended game is cut short after so many rounds. This is no rule (ORA-13.4).
const ROUND_LIMIT: u8 = 200;

/// Phase E follows the last actions (ORA-9.5, ORA-2.32).
const LETTER_E: u8 = 4;

impl Ora {
    pub(crate) fn nothing_new_to_use(&mut self) -> bool {
        let nothing = !solo::may_use_new(self);
        if nothing {
            self.fresh = Numbers::NONE;
        }
        nothing
    }

    /// RECALL, ROTATE, SETTLEMENT, ACTIONS (ORA-2.1 to ORA-2.6, ORA-2.10, ORA-2.20, ORA-2.30).
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        log.note(Event::Round { round: self.round, start: self.start });
        let final_turn = self.play == Play::Two && self.has_run_dry(1);
        if self.play == Play::Two {
            harvest::rotate(self, log);
            self.recall_all(log);
        } else {
            self.recall_all(log);
            harvest::rotate(self, log);
        }
        match self.play {
            Play::Solo => self.begin_solo_turn(),
            Play::Two if final_turn => self.begin_final_turn(log),
            Play::Two => self.plan_round(self.turn_of(self.start, 2)),
            _ if self.is_bonus_round() => self.begin_bonus_round(log),
            _ => self.plan_round(Step::Do(Task::Slots { next: 0 })),
        }
    }

    /// Everybody whose clergymen are all out takes them home (ORA-2.1).
    fn recall_all(&mut self, log: &mut impl Log<Event>) {
        for seat in self.owners() {
            self.recall_if_all_out(seat, log);
        }
    }

    pub(crate) fn recall_if_all_out(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        if !player.somebody_home() && player.recall(|_, _, _| true) {
            log.note(Event::Recalled { seat });
        }
    }

    pub(crate) fn is_bonus_round(&self) -> bool {
        !self.play.is_solo() && self.play.ring().last.is_some_and(|last| self.round > last)
    }

    /// The letter of this round's settlement phase, A being nought.
    fn letter(&self) -> Option<u8> {
        self.play.ring().phases.iter().position(|round| *round == self.round).map(|letter| letter as u8)
    }

    fn turn_of(&self, seat: Seat, left: u8) -> Step {
        Step::ask(seat, Turn { left, bought: false, bonus: self.is_bonus_round() })
    }

    /// A settlement phase if it is time for one, then the actions, then the end of the round.
    fn plan_round(&mut self, actions: Step) {
        self.then(Task::EndRound);
        self.agenda.push(actions);
        if let Some(letter) = self.letter() {
            let phase = [Task::Settlements { letter, next: 0 }, Task::Reveal { letter }];
            self.agenda.push_in_order(phase.map(Step::Do));
        }
    }

    /// One slot each, then settlement phase E (ORA-9).
    fn begin_bonus_round(&mut self, log: &mut impl Log<Event>) {
        log.note(Event::BonusRound);
        turn::recall_priors(self, log);
        let phase = Task::Settlements { letter: LETTER_E, next: 0 };
        self.agenda.push_in_order([Task::Slots { next: 0 }, phase].map(Step::Do));
    }

    /// One last action of the other player (ORA-2.11).
    fn begin_final_turn(&mut self, log: &mut impl Log<Event>) {
        log.note(Event::FinalTurn { seat: self.start });
        self.agenda.push(self.turn_of(self.start, 1));
    }

    /// A solo turn; in phase turns the neutral player builds first, in the last one afterwards
    /// (ORA-2.30 to ORA-2.32).
    fn begin_solo_turn(&mut self) {
        let seat = self.start;
        let turn = self.turn_of(seat, 2);
        let neutral = [Step::ask(seat, Neutral), Step::ask(seat, NeutralUse), Step::Do(Task::NeutralRecall)];
        match self.letter() {
            Some(LETTER_E) => {
                self.then(Task::Settlements { letter: LETTER_E, next: 0 });
                self.agenda.push_in_order(neutral);
                self.agenda.push(turn);
            }
            Some(_) => {
                self.plan_round(turn);
                self.agenda.push_in_order(neutral);
            }
            None => self.plan_round(turn),
        }
    }

    /// The next player, from the start player on, may found a settlement; one without any in
    /// reserve takes no part (ORA-8.1, ORA-8.2, ORA-8.5).
    pub(crate) fn next_settler(&mut self, letter: u8, next: u8, log: &mut impl Log<Event>) {
        let players = self.play.ring().players;
        if next == 0 {
            log.note(Event::SettlementPhase { letter: letter + 1 });
        }
        if next == players {
            return;
        }
        self.then(Task::Settlements { letter, next: next + 1 });
        let seat = self.seat_after_start(next);
        if !self.player(seat).reserve.is_empty() {
            self.ask(seat, Settle { bought: false, castle: false });
        }
    }

    fn seat_after_start(&self, steps: u8) -> Seat {
        let players = self.play.ring().players;
        Seat::new((self.start.index() as u8 + steps) % players)
    }

    /// The cards of the letter join the display, and everybody gets a settlement, for the next phase
    /// or the Castle (ORA-8.6, ORA-8.7).
    pub(crate) fn reveal(&mut self, letter: u8, log: &mut impl Log<Event>) {
        let stage = [Stage::A, Stage::B, Stage::C, Stage::D][usize::from(letter)];
        self.display = self.display.and(self.roster().common(cards::of_stage(stage)));
        self.revealed = letter + 1;
        let settlement = Settlement::of_letter(letter).expect("a letter with cards");
        for seat in self.seats() {
            self.player_mut(seat).reserve.insert(settlement);
        }
        log.note(Event::Revealed { letter: letter + 1 });
    }

    /// The start player has the first slot and the last one; in the bonus round everybody has
    /// one; in the long game for two the start player acts twice in a row (ORA-2.4, ORA-9.2, ORA-2.20).
    pub(crate) fn next_slot(&mut self, next: u8) {
        let players = self.play.ring().players;
        let slots = if self.is_bonus_round() || self.play == Play::TwoLong { players } else { players + 1 };
        if next == slots {
            return;
        }
        let actions = if self.play == Play::TwoLong && next == 0 { 2 } else { 1 };
        self.then(Task::Slots { next: next + 1 });
        self.agenda.push(self.turn_of(self.seat_after_start(next), actions));
    }

    /// Pile D is out and hardly anything is left to build (ORA-2.11, ORA-2.21).
    fn has_run_dry(&self, left: u8) -> bool {
        self.revealed == 4 && self.display.len() <= left
    }

    /// The marker passes on, unless the game ends here (ORA-2.5, ORA-2.21).
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        if self.play == Play::TwoLong && self.has_run_dry(3) {
            return;
        }
        if self.round == ROUND_LIMIT {
            log.note(Event::CutShort);
            return;
        }
        self.start = self.start.next(self.play.ring().players);
        self.then(Task::Round);
    }
}
