//! The game as the protocol sees it.

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
use crate::state::Pillars;
use crate::step::{Draw, Step};
use crate::view::View;
use crate::{audit, score, setup, words};

impl Game for Pillars {
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = &setup::ABOUT;

    fn new(mode: &Mode) -> Result<Self, SetupError> {
        Self::set_up(mode)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn decision(&self) -> Decision {
        self.pending()
    }

    fn prompt(&self, _who: Who) -> Prompt {
        match self.agenda.top() {
            Some(Step::Ask(seat, question)) => question.prompt(self, seat),
            Some(Step::Draw(draw)) => draw.prompt(),
            Some(Step::Do(_)) | None => panic!("nobody is asked"),
        }
    }

    fn candidates(&self, _who: Who, out: &mut Vec<Choice>) {
        match self.agenda.top() {
            Some(Step::Ask(seat, question)) => question.candidates(self, seat, out),
            Some(Step::Draw(draw)) => draw.outcomes(self, out),
            Some(Step::Do(_)) | None => {}
        }
    }

    fn bill(&self, seat: Seat) -> Option<Bill> {
        bill::of(self, seat)
    }

    fn gives(&self, _seat: Seat, choice: Choice) -> Option<Vec<Given>> {
        bill::gives(self, choice)
    }

    fn examine(
        &self,
        who: Who,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        if !self.decision().asks(who) {
            return objections.raise(Refusal::NotYourTurn);
        }
        hear(self.agenda.top(), choice, Examine::new(self, who, objections))
    }

    fn apply(&mut self, _who: Who, choice: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.pop();
        hear(step, choice, Play { game: self, log });
        self.run(log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        hear(self.agenda.top(), outcome, Weigh(self))
    }

    /// What Ellen's owner sees is his secret (PIL-3.6).
    fn audience(&self, _who: Who, _choice: Choice) -> Audience {
        match self.agenda.top() {
            Some(Step::Draw(Draw::LookAhead { seat })) => Audience::Only(SeatSet::one(seat)),
            _ => Audience::Everyone,
        }
    }

    /// A card on top that somebody has seen is secret until it is turned up.
    fn is_out(&self, _who: Who, choice: Choice) -> bool {
        let seen = self.events.peek().map(|peek| usize::from(peek.kind));
        !matches!(choice, Choice::Event(card) if seen == Some(card as usize))
    }

    fn say(&self, _who: Who, choice: Choice) -> Phrase {
        words::say(self, choice)
    }

    fn score(&self, seat: Seat) -> Score {
        score::score(self, seat)
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    /// Nothing is secret but the event that Ellen's owner has seen.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        Self { events: self.events.imagine(seat, rng), ..*self }
    }

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

/// The answer to what is pending.
fn hear<H: Hearing<Pillars>>(step: Option<Step>, choice: Choice, hearing: H) -> H::Outcome {
    match step {
        Some(Step::Ask(seat, question)) => question.answer(seat, choice, hearing),
        Some(Step::Draw(draw)) => draw.answer(choice, hearing),
        Some(Step::Do(_)) | None => hearing.refuse(Refusal::NotYourTurn),
    }
}
