//! Rounds, turns and phases: what happens between the questions (ORA-2).

use parlour_core::{Log, Seat};

use crate::data::{Numbers, Play, Settlement, Stage, cards};
use crate::event::Event;
use crate::rules::{function, harvest, payment, prizes, solo, special, turn};
use crate::state::{NEUTRAL, Ora};
use crate::step::{Step, Turn};

/// An open-ended game is cut short after so many rounds. This is no rule (ORA-13.4).
const ROUND_LIMIT: u8 = 200;

/// Phase E follows the last actions (ORA-9.5, ORA-2.32).
const LETTER_E: u8 = 4;

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
            Step::Round => self.take_up(|game| game.begin_round(log)),
            Step::Settlements { letter, next } => self.take_up(|game| game.next_settler(letter, next, log)),
            Step::Reveal { letter } => self.take_up(|game| game.reveal(letter, log)),
            Step::Slots { next } => self.take_up(|game| game.next_slot(next)),
            Step::EndRound => self.take_up(|game| game.end_round(log)),
            Step::NeutralRecall => self.take_up(|game| game.recall_if_all_out(NEUTRAL, log)),
            Step::Run(at) => self.take_up(|game| function::run(game, at)),
            Step::Deliver(at, counts) => self.take_up(|game| prizes::deliver(game, at, counts, log)),
            _ => self.skip_if_settled(step, log),
        }
    }

    fn take_up(&mut self, deed: impl FnOnce(&mut Self)) -> bool {
        self.agenda.pop();
        deed(self);
        true
    }

    /// Drops a question that has answered itself.
    fn skip_if_settled(&mut self, step: Step, log: &mut impl Log<Event>) -> bool {
        let settled = match step {
            Step::Turn(turn) => turn::is_finished(self, turn),
            Step::Pay(mut bill) => {
                let settled = payment::advance(self, &mut bill);
                if let Some(top) = self.agenda.top_mut() {
                    *top = Step::Pay(bill);
                }
                settled
            }
            Step::Harvest { good, must, .. } => must && harvest::is_barren(self, good),
            Step::Tiles { seat, left, mut next } => {
                let spent = prizes::points_are_spent(left, &mut next);
                if let Some(top) = self.agenda.top_mut() {
                    *top = Step::Tiles { seat, left, next };
                }
                spent
            }
            Step::Tile { tile, .. } => self.top_price(tile).is_none(),
            Step::Thin { at, left, after } => special::is_thinned(self, at, left, after),
            Step::Raise { seat, left, from } => special::is_raised(self, seat, left, from),
            Step::Neutral { .. } => solo::is_placed(self, log),
            Step::NeutralUse { .. } => self.nothing_new_to_use(),
            _ => false,
        };
        if settled {
            self.agenda.pop();
        }
        settled
    }

    fn nothing_new_to_use(&mut self) -> bool {
        let nothing = !solo::may_use_new(self);
        if nothing {
            self.fresh = Numbers::NONE;
        }
        nothing
    }

    /// RECALL, ROTATE, SETTLEMENT, ACTIONS (ORA-2.1 to ORA-2.6, ORA-2.10, ORA-2.20, ORA-2.30).
    fn begin_round(&mut self, log: &mut impl Log<Event>) {
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
            Play::Two => self.plan_round(Step::Turn(self.turn_of(self.start, 2))),
            _ if self.is_bonus_round() => self.begin_bonus_round(log),
            _ => self.plan_round(Step::Slots { next: 0 }),
        }
    }

    /// Everybody whose clergymen are all out takes them home (ORA-2.1).
    fn recall_all(&mut self, log: &mut impl Log<Event>) {
        for seat in self.owners() {
            self.recall_if_all_out(seat, log);
        }
    }

    fn recall_if_all_out(&mut self, seat: Seat, log: &mut impl Log<Event>) {
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

    fn turn_of(&self, seat: Seat, left: u8) -> Turn {
        Turn { seat, left, bought: false, bonus: self.is_bonus_round() }
    }

    /// A settlement phase if it is time for one, then the actions, then the end of the round.
    fn plan_round(&mut self, actions: Step) {
        self.agenda.push(Step::EndRound);
        self.agenda.push(actions);
        if let Some(letter) = self.letter() {
            self.agenda.push_in_order([Step::Settlements { letter, next: 0 }, Step::Reveal { letter }]);
        }
    }

    /// One slot each, then settlement phase E (ORA-9).
    fn begin_bonus_round(&mut self, log: &mut impl Log<Event>) {
        log.note(Event::BonusRound);
        turn::recall_priors(self, log);
        let phase = Step::Settlements { letter: LETTER_E, next: 0 };
        self.agenda.push_in_order([Step::Slots { next: 0 }, phase]);
    }

    /// One last action of the other player (ORA-2.11).
    fn begin_final_turn(&mut self, log: &mut impl Log<Event>) {
        log.note(Event::FinalTurn { seat: self.start });
        self.agenda.push(Step::Turn(self.turn_of(self.start, 1)));
    }

    /// A solo turn; in phase turns the neutral player builds first, in the last one afterwards
    /// (ORA-2.30 to ORA-2.32).
    fn begin_solo_turn(&mut self) {
        let seat = self.start;
        let turn = Step::Turn(self.turn_of(seat, 2));
        let neutral = [Step::Neutral { seat }, Step::NeutralUse { seat }, Step::NeutralRecall];
        match self.letter() {
            Some(LETTER_E) => {
                self.agenda.push(Step::Settlements { letter: LETTER_E, next: 0 });
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
    fn next_settler(&mut self, letter: u8, next: u8, log: &mut impl Log<Event>) {
        let players = self.play.ring().players;
        if next == 0 {
            log.note(Event::SettlementPhase { letter: letter + 1 });
        }
        if next == players {
            return;
        }
        self.agenda.push(Step::Settlements { letter, next: next + 1 });
        let seat = self.seat_after_start(next);
        if !self.player(seat).reserve.is_empty() {
            self.agenda.push(Step::Settle { seat, bought: false, castle: false });
        }
    }

    fn seat_after_start(&self, steps: u8) -> Seat {
        let players = self.play.ring().players;
        Seat::new((self.start.index() as u8 + steps) % players)
    }

    /// The cards of the letter join the display, and everybody gets a settlement, for the next phase
    /// or the Castle (ORA-8.6, ORA-8.7).
    fn reveal(&mut self, letter: u8, log: &mut impl Log<Event>) {
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
    fn next_slot(&mut self, next: u8) {
        let players = self.play.ring().players;
        let slots = if self.is_bonus_round() || self.play == Play::TwoLong { players } else { players + 1 };
        if next == slots {
            return;
        }
        let actions = if self.play == Play::TwoLong && next == 0 { 2 } else { 1 };
        self.agenda.push(Step::Slots { next: next + 1 });
        let turn = self.turn_of(self.seat_after_start(next), actions);
        self.agenda.push(Step::Turn(turn));
    }

    /// Pile D is out and hardly anything is left to build (ORA-2.11, ORA-2.21).
    fn has_run_dry(&self, left: u8) -> bool {
        self.revealed == 4 && self.display.len() <= left
    }

    /// The marker passes on, unless the game ends here (ORA-2.5, ORA-2.21).
    fn end_round(&mut self, log: &mut impl Log<Event>) {
        if self.play == Play::TwoLong && self.has_run_dry(3) {
            return;
        }
        if self.round == ROUND_LIMIT {
            log.note(Event::CutShort);
            return;
        }
        self.start = self.start.next(self.play.ring().players);
        self.agenda.push(Step::Round);
    }
}
