//! Orléans speaks the protocol.

use std::ops::ControlFlow;

use parlour_core::ask::{Examine, Play, Weigh};
use parlour_core::{
    About, Ask, Audience, Bill, Decision, Digest, Eyes, Fact, Game, Given, Hearing, Log, Mode, Objections,
    Phrase, Prompt, Rng, Score, Seat, SeatSet, SetupError, Who,
};

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{muster, planning};
use crate::state::Orleans;
use crate::step::{Question, Step};
use crate::view::View;
use crate::view::imagine;
use crate::{audit, words};

use crate::rules::bill;

impl Game for Orleans {
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = &crate::setup::ABOUT;

    fn new(mode: &Mode) -> Result<Self, SetupError> {
        Ok(Self::first_position(mode))
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn decision(&self) -> Decision {
        self.asked()
    }

    fn prompt(&self, who: Who) -> Prompt {
        match (self.agenda.top(), who) {
            (Some(Step::Ask(_, question) | Step::Each(question)), Who::Seat(seat)) => {
                question.prompt(self, seat)
            }
            (Some(Step::Draw(draw)), Who::Chance) => draw.prompt(self),
            _ => words::nothing_is_asked(),
        }
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        if !self.asked().asks(who) {
            return;
        }
        match (self.agenda.top(), who) {
            (Some(Step::Ask(_, question) | Step::Each(question)), Who::Seat(seat)) => {
                question.candidates(self, seat, out);
            }
            (Some(Step::Draw(draw)), Who::Chance) => draw.outcomes(self, out),
            _ => {}
        }
    }

    /// Plans and retrievals go in one order: sort by sort, space by space.
    fn canonical(&self, who: Who, out: &mut Vec<Choice>) {
        match (self.agenda.top(), who) {
            (Some(Step::Each(Question::Plan(_))), Who::Seat(seat)) if self.asked().asks(who) => {
                planning::canonical(self, seat, out);
            }
            (Some(Step::Each(Question::Muster(_))), Who::Seat(seat)) if self.asked().asks(who) => {
                muster::canonical(self, seat, out);
            }
            _ => self.options(who, out),
        }
    }

    /// Who says that the plan is finished need not confirm it.
    fn ends_turn(choice: Choice) -> bool {
        choice == Choice::Planned
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
        if !self.asked().asks(who) {
            return objections.raise(Refusal::NotYourTurn);
        }
        hear(self.agenda.top(), who, choice, Examine::new(self, who, objections))
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.pop();
        hear(step, who, choice, Play { game: self, log });
        self.run_on(log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        hear(self.agenda.top(), Who::Chance, outcome, Weigh(self))
    }

    /// Plans are secret until they are revealed together (ORL-3.7).
    fn audience(&self, who: Who, _choice: Choice) -> Audience {
        match (self.agenda.top(), who) {
            (Some(Step::Each(Question::Plan(_))), Who::Seat(seat)) => Audience::Only(SeatSet::one(seat)),
            _ => Audience::Everyone,
        }
    }

    fn is_out(&self, who: Who, _choice: Choice) -> bool {
        who.seat().is_none_or(|seat| !self.is_secretive(seat))
    }

    fn say(&self, who: Who, choice: Choice) -> Phrase {
        words::say(self, who, choice)
    }

    fn score(&self, seat: Seat) -> Score {
        self.count(seat)
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn view(&self, eyes: Eyes) -> View {
        View::new(self, eyes)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        imagine::imagine(self, seat, rng)
    }

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

/// The answer to what is pending.
fn hear<H: Hearing<Orleans>>(step: Option<Step>, who: Who, choice: Choice, hearing: H) -> H::Outcome {
    match (step, who) {
        (Some(Step::Ask(_, question) | Step::Each(question)), Who::Seat(seat)) => {
            question.answer(seat, choice, hearing)
        }
        (Some(Step::Draw(draw)), Who::Chance) => draw.answer(choice, hearing),
        _ => hearing.refuse(Refusal::NotYourTurn),
    }
}
