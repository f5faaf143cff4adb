//! The game as the protocol sees it.

use std::ops::ControlFlow;

use parlour_core::{
    About, Bill, Decision, Digest, Eyes, Game, Given, Inquire as _, Log, Mode, Objections, Phrase, Score,
    Seat, SetupError, Who,
};

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{bill, free, law};
use crate::state::Forest;
use crate::view::View;
use crate::{audit, digest, score, setup, words};

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

    fn prompt(&self, who: Who) -> parlour_core::Prompt {
        self.question(who).prompt()
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        law::candidates(self, who, out);
    }

    fn options(&self, who: Who, out: &mut Vec<Choice>) {
        law::options(self, who, out);
    }

    fn ends_turn(choice: Choice) -> bool {
        choice == Choice::End
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        free::asides(self, seat, out);
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
        law::examine(self, who, choice, objections)
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        self.answer(who, choice, log);
        self.run(log);
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
        digest::feed(self, digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
