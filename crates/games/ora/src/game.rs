//! The game as the protocol asks for it.

use std::ops::ControlFlow;

use parlour_core::ask::{Examine, Play, Weigh};
use parlour_core::{
    About, Ask, Bill, Decision, Digest, Eyes, Fact as _, Game, Given, Hearing, Log, Mode, Objections, Phrase,
    Prompt, Score, Seat, SetupError, Who,
};

use crate::rules::bill;
use crate::rules::free::{Exchange, is_aside};
use crate::step::{Draw, Step};
use crate::{Choice, Event, Ora, Refusal, View};

impl Game for Ora {
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = &crate::setup::ABOUT;

    fn new(mode: &Mode) -> Result<Self, SetupError> {
        Self::under(mode, Self::ABOUT.rules)
    }

    fn under(mode: &Mode, rules: u32) -> Result<Self, SetupError> {
        Self::set_up(mode, rules)
    }

    fn players(&self) -> u8 {
        self.play.ring().players
    }

    fn decision(&self) -> Decision {
        self.pending()
    }

    fn prompt(&self, _who: Who) -> Prompt {
        match self.agenda.top() {
            Some(Step::Ask(seat, question)) => question.prompt(self, seat),
            Some(Step::Draw(draw)) => draw.prompt(),
            Some(Step::Do(_)) | None => Draw::Start.prompt(),
        }
    }

    fn candidates(&self, _who: Who, out: &mut Vec<Choice>) {
        match self.agenda.top() {
            Some(Step::Ask(seat, question)) => question.candidates(self, seat, out),
            Some(Step::Draw(draw)) => draw.outcomes(self, out),
            Some(Step::Do(_)) | None => {}
        }
    }

    fn ends_turn(choice: Choice) -> bool {
        choice == Choice::End
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        Exchange.offers(self, seat, out);
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
        hear(self.agenda.top(), who, choice, Examine::new(self, who, objections))
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.top();
        if who == Who::Chance || !is_aside(choice) {
            self.agenda.pop();
        }
        hear(step, who, choice, Play { game: self, log });
        self.run(log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        hear(self.agenda.top(), Who::Chance, outcome, Weigh(self))
    }

    fn say(&self, _who: Who, choice: Choice) -> Phrase {
        self.put(choice)
    }

    fn score(&self, seat: Seat) -> Score {
        crate::score::score(self, seat)
    }

    fn round(&self) -> u16 {
        u16::from(self.round.max(1))
    }

    fn view(&self, _eyes: Eyes) -> View {
        View::of(self)
    }

    fn digest(&self, digest: &mut Digest) {
        self.feed(digest);
    }

    fn audit(&self) -> Result<(), String> {
        self.check_material()
    }
}

impl Ora {
    /// Who must answer before the game goes on.
    pub(crate) fn pending(&self) -> Decision {
        match self.agenda.top() {
            Some(Step::Ask(seat, _)) => Decision::ask(seat),
            Some(Step::Draw(_) | Step::Do(_)) => Decision::Draw,
            None => Decision::Over,
        }
    }
}

/// The answer to what is pending, or an exchange nobody asks for.
fn hear<H: Hearing<Ora>>(step: Option<Step>, who: Who, choice: Choice, hearing: H) -> H::Outcome {
    match (step, who) {
        (_, Who::Seat(seat)) if is_aside(choice) => Exchange.answer(seat, choice, hearing),
        (Some(Step::Ask(asked, question)), Who::Seat(seat)) if asked == seat => {
            question.answer(seat, choice, hearing)
        }
        (_, Who::Seat(_)) => hearing.refuse(Refusal::NotYourTurn),
        (Some(Step::Draw(draw)), Who::Chance) => draw.answer(choice, hearing),
        (_, Who::Chance) => hearing.refuse(Refusal::NotAsked),
    }
}
