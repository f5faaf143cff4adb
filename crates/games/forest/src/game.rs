//! The game as the protocol sees it.

use std::ops::ControlFlow;

use parlour_core::ask::{Examine, Play, Weigh};
use parlour_core::{
    About, Ask, Bill, Decision, Digest, Eyes, Fact as _, Game, Given, Hearing, Log, Mode, Objections, Phrase,
    Prompt, Score, Seat, SetupError, Who,
};

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::free::{self, FreeAction};
use crate::rules::{bill, sieve};
use crate::state::Forest;
use crate::step::Step;
use crate::view::View;
use crate::{audit, score, setup, words};

impl Game for Forest {
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = &setup::ABOUT;

    fn new(mode: &Mode) -> Result<Self, SetupError> {
        Self::under(mode, setup::ABOUT.rules)
    }

    fn under(mode: &Mode, rules: u32) -> Result<Self, SetupError> {
        Self::set_up(mode, rules)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn decision(&self) -> Decision {
        self.pending()
    }

    fn prompt(&self, who: Who) -> Prompt {
        match (self.agenda.top(), who) {
            (Some(Step::Ask(_, question) | Step::Each(_, question)), Who::Seat(seat)) => {
                question.prompt(self, seat)
            }
            (Some(Step::Draw(draw)), Who::Chance) => draw.prompt(),
            _ => Phrase::new("forest-event-game-over").asked_by("BLF-11.4"),
        }
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        match (self.agenda.top(), who) {
            (Some(Step::Draw(draw)), Who::Chance) => draw.outcomes(self, out),
            (Some(step), Who::Seat(seat)) => {
                if let Some(question) = step.put_to(seat) {
                    question.candidates(self, seat, out);
                }
            }
            (_, Who::Chance) | (None, _) => {}
        }
    }

    fn options(&self, who: Who, out: &mut Vec<Choice>) {
        sieve::options(self, who, out);
    }

    fn ends_turn(choice: Choice) -> bool {
        choice == Choice::End
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        FreeAction.offers(self, seat, out);
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
        let Who::Seat(seat) = who else { return self.hear(who, choice, objections) };
        if seat.index() >= usize::from(self.players) {
            return objections.raise(Refusal::NotYourTurn);
        }
        self.hear(who, choice, objections)?;
        objections.rule(free::strands_nobody(self, seat, choice))
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.top();
        if who == Who::Chance || !free::is_aside(choice) {
            self.take_off(who.seat());
        }
        hear(step, who, choice, Play { game: self, log });
        self.run(log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        hear(self.agenda.top(), Who::Chance, outcome, Weigh(self))
    }

    fn say(&self, who: Who, choice: Choice) -> Phrase {
        words::say(self, who, choice)
    }

    fn score(&self, seat: Seat) -> Score {
        score::score(self, seat)
    }

    /// The lap of the table, or the year of the solo player.
    fn round(&self) -> u16 {
        u16::from(self.round.max(1))
    }

    fn view(&self, _eyes: Eyes) -> View {
        self.seen()
    }

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Forest {
    /// Raises what speaks against an answer, whatever it leaves to be done afterwards.
    fn hear(&self, who: Who, choice: Choice, objections: &mut impl Objections<Refusal>) -> ControlFlow<()> {
        hear(self.agenda.top(), who, choice, Examine::new(self, who, objections))
    }

    /// Is an answer of a seat legal, whatever it leaves to be done afterwards?
    pub(crate) fn hears(&self, seat: Seat, choice: Choice) -> bool {
        let mut first = None;
        self.hear(Who::Seat(seat), choice, &mut first).is_continue()
    }
}

/// The answer to what is pending, or an aside while anything is.
fn hear<H: Hearing<Forest>>(step: Option<Step>, who: Who, choice: Choice, hearing: H) -> H::Outcome {
    match (step, who) {
        (Some(_), Who::Seat(seat)) if free::is_aside(choice) => FreeAction.answer(seat, choice, hearing),
        (Some(Step::Draw(draw)), Who::Chance) => draw.answer(choice, hearing),
        (Some(step), Who::Seat(seat)) => match step.put_to(seat) {
            Some(question) => question.answer(seat, choice, hearing),
            None => hearing.refuse(Refusal::NotYourTurn),
        },
        (_, Who::Chance) | (None, _) => hearing.refuse(Refusal::NotYourTurn),
    }
}
