//! The protocol, spoken: nothing but dispatch to the rooms.

use std::ops::ControlFlow;

use parlour_core::ask::{Examine, Play, Weigh};
use parlour_core::{
    About, Ask, Audience, Bill, Decision, Digest, Eyes, Fact, Game, Given, Hearing, Log, Mode, Objections,
    Phrase, Prompt, Rng, Score, Seat, SeatSet, SetupError, Who,
};

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::bill;
use crate::state::Candle;
use crate::step::{Draw, MoneyChanger, Step};
use crate::view::View;
use crate::{audit, score, setup};

impl Game for Candle {
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = &setup::ABOUT;

    fn new(mode: &Mode) -> Result<Self, SetupError> {
        Self::set_up(mode, Self::ABOUT.rules)
    }

    fn under(mode: &Mode, rules: u32) -> Result<Self, SetupError> {
        Self::set_up(mode, rules)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn decision(&self) -> Decision {
        match self.agenda.top() {
            Some(Step::Ask(seats, _)) => Decision::Ask(seats),
            Some(Step::Draw(_)) => Decision::Draw,
            Some(Step::Do(_)) | None => Decision::Over,
        }
    }

    fn prompt(&self, who: Who) -> Prompt {
        match (self.agenda.top(), who) {
            (Some(Step::Ask(_, question)), Who::Seat(seat)) => question.prompt(self, seat),
            (Some(Step::Draw(draw)), _) => draw.prompt(self),
            _ => panic!("nobody is asked"),
        }
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        match (self.agenda.top(), who) {
            (Some(Step::Ask(seats, question)), Who::Seat(seat)) if seats.has(seat) => {
                question.candidates(self, seat, out);
            }
            (Some(Step::Draw(_)), Who::Chance) => Draw::outcomes(self, out),
            _ => {}
        }
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        MoneyChanger.offers(self, seat, out);
    }

    fn bill(&self, seat: Seat) -> Option<Bill> {
        bill::of(self, seat)
    }

    fn gives(&self, seat: Seat, choice: Choice) -> Option<Vec<Given>> {
        bill::gives(self, seat, choice)
    }

    fn examine(
        &self,
        who: Who,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        if who.seat().is_some_and(|seat| !self.everybody().has(seat)) {
            return objections.raise(Refusal::NotAsked);
        }
        hear(self.agenda.top(), who, choice, Examine::new(self, who, objections))
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.top();
        if !is_aside(choice) {
            self.take_off(who.seat());
        }
        hear(step, who, choice, Play { game: self, log });
        self.run();
    }

    fn weight(&self, outcome: Choice) -> u32 {
        hear(self.agenda.top(), Who::Chance, outcome, Weigh(self))
    }

    /// What the seer sees is the seer's secret (CAN-2.1), a bid everybody's until the end (CAN-2.2).
    fn audience(&self, _who: Who, choice: Choice) -> Audience {
        match (choice, self.agenda.top()) {
            (Choice::Candle(_), Some(Step::Draw(Draw::Look))) => Audience::Only(SeatSet::one(self.seer())),
            (Choice::Bid(_), _) => Audience::Only(SeatSet::EMPTY),
            _ => Audience::Everyone,
        }
    }

    /// Bids are shown with the candle; one that somebody has seen before is theirs to know.
    fn is_out(&self, who: Who, choice: Choice) -> bool {
        let seen = self.candles.peek().map(|peek| usize::from(peek.kind));
        match (who, choice) {
            (Who::Seat(seat), Choice::Bid(_)) => self.bids[seat.index()].is_none(),
            (_, Choice::Candle(candle)) => seen.is_none_or(|kind| kind != usize::from(candle)),
            _ => true,
        }
    }

    fn say(&self, _who: Who, choice: Choice) -> Phrase {
        choice.phrase()
    }

    fn score(&self, seat: Seat) -> Score {
        score::score(self, seat)
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    /// Others may have bid anything they can pay; the candle is unknown unless the seat has seen it.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        game.candles = self.candles.imagine(seat, rng);
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            if game.bids[other.index()].is_some() {
                let most = u32::from(self[other].worth().min(self.highest_bid()));
                game.bids[other.index()] = Some(rng.below(most + 1) as u8);
            }
        }
        game
    }

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

/// Is it an answer to what nobody asks?
const fn is_aside(choice: Choice) -> bool {
    matches!(choice, Choice::Change)
}

/// The answer to what is pending, or an aside while anything is.
fn hear<H: Hearing<Candle>>(step: Option<Step>, who: Who, choice: Choice, hearing: H) -> H::Outcome {
    match (step, who) {
        (Some(_), Who::Seat(seat)) if is_aside(choice) => MoneyChanger.answer(seat, choice, hearing),
        (Some(Step::Ask(seats, question)), Who::Seat(seat)) if seats.has(seat) => {
            question.answer(seat, choice, hearing)
        }
        (Some(Step::Draw(draw)), Who::Chance) => draw.answer(choice, hearing),
        _ => hearing.refuse(Refusal::NotAsked),
    }
}
