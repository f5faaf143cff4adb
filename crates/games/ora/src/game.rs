//! The game as the protocol asks for it.

use std::ops::ControlFlow;

use parlour_core::{
    About, Decision, Digest, Eyes, Game, Log, Mode, Objections, Phrase, Score, Seat, SetupError, Who,
};

use crate::{Choice, Event, Ora, Prompt, Refusal, View};

impl Game for Ora {
    type Prompt = Prompt;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = &crate::setup::ABOUT;

    fn new(mode: &Mode) -> Result<Self, SetupError> {
        Self::set_up(mode)
    }

    fn players(&self) -> u8 {
        self.play.ring().players
    }

    fn decision(&self) -> Decision {
        self.pending()
    }

    fn prompt(&self, _who: Who) -> Prompt {
        self.agenda.top().map_or(Prompt::Start, |step| Prompt::of(step, self.contract))
    }

    fn candidates(&self, _who: Who, out: &mut Vec<Choice>) {
        self.list_candidates(out);
    }

    fn ends_turn(choice: Choice) -> bool {
        choice == Choice::End
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        crate::rules::free::candidates(self, seat, out);
    }

    fn examine(
        &self,
        who: Who,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        self.object(who, choice, objections)
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        self.answer(who, choice, log);
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
