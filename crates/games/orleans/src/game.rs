//! Orléans speaks the protocol.

use std::ops::ControlFlow;

use parlour_core::{
    About, Audience, Decision, Digest, Eyes, Game, Log, Mode, Objections, OptionSpec, Phrase, Rng, Score,
    Seat, SeatSet, SetupError, Who,
};

use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Step;
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Orleans;
use crate::view::View;
use crate::{audit, candidates, digest, examine, imagine, words};

/// What Orléans tells of itself.
const ABOUT: About = About {
    id: "orleans",
    prefix: "ORL",
    rules: 1,
    players: (2, 4),
    options: &[
        OptionSpec { key: "planning", values: &["simultaneous", "ordered"] },
        OptionSpec { key: "place_exclusion", values: &["off", "on"] },
        OptionSpec { key: "first_player", values: &["random", "first-seat"] },
    ],
    longest: 8000,
};

impl Game for Orleans {
    type Prompt = Prompt;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const ABOUT: &'static About = &ABOUT;

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
        candidates::prompt(self, who)
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        candidates::candidates(self, who, out);
    }

    fn examine(
        &self,
        who: Who,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        examine::examine(self, who, choice, objections)
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        match who {
            Who::Chance => self.turn_up(choice, log),
            Who::Seat(seat) => self.answer(seat, choice, log),
        }
        self.run_on(log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        examine::weight(self, outcome)
    }

    /// Plans are secret until they are revealed together (ORL-3.7).
    fn audience(&self, who: Who, _choice: Choice) -> Audience {
        match (self.agenda.top(), who) {
            (Some(Step::Plan), Who::Seat(seat)) => Audience::Only(SeatSet::one(seat)),
            _ => Audience::Everyone,
        }
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
        digest::digest(self, digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
