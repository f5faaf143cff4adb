//! The game as the protocol sees it.

use std::ops::ControlFlow;

use parlour_core::{
    About, Audience, Decision, Digest, Eyes, Game, Log, Mode, Objections, Phrase, Rng, Score, Seat, SeatSet,
    SetupError, Who,
};

use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Step;
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::rules::{chance, court, law};
use crate::state::Pillars;
use crate::view::View;
use crate::{audit, digest, score, setup, words};

impl Game for Pillars {
    type Prompt = Prompt;
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
        self.question()
    }

    fn candidates(&self, _who: Who, out: &mut Vec<Choice>) {
        law::candidates(self, out);
    }

    fn examine(
        &self,
        who: Who,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        law::examine(self, who, choice, objections)
    }

    fn apply(&mut self, _who: Who, choice: Choice, log: &mut impl Log<Event>) {
        self.answer(choice, log);
        self.run(log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        self.agenda.top().and_then(|step| chance::odds(self, step, outcome)).unwrap_or(0)
    }

    /// What Ellen's owner sees is his secret (PIL-3.6).
    fn audience(&self, _who: Who, _choice: Choice) -> Audience {
        match self.agenda.top() {
            Some(Step::LookAhead(seat)) => Audience::Only(SeatSet::one(seat)),
            _ => Audience::Everyone,
        }
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
        digest::feed(self, digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Pillars {
    /// The pending question, with the numbers a player wants to see beside it.
    fn question(&self) -> Prompt {
        let step = self.agenda.top().expect("a question is pending");
        if let Some(lottery) = chance::lottery(step) {
            return match step {
                Step::LookAhead(seat) => Prompt::Look { seat },
                _ => Prompt::Draw(lottery),
            };
        }
        let card = || self.event.expect("an event was revealed");
        let gold = |seat: Seat| self[seat].gold;
        match step {
            Step::Draft(seat) => Prompt::Draft { idle: self.idle(seat), gold: gold(seat) },
            Step::Dismiss { seat, newcomer } => Prompt::Dismiss { newcomer, limit: self[seat].limit() },
            Step::Redraw(pawn) => Prompt::Redraw { pawn, price: self.price },
            Step::Place(pawn) => Prompt::Place { price: self.price, gold: gold(pawn) },
            Step::PlaceWaiting => {
                Prompt::PlaceWaiting { price: self.first_waiting().map_or(0, |(price, _)| price) }
            }
            Step::Bishop(_) => Prompt::Bishop { card: card() },
            Step::Thomas(_) => Prompt::Thomas { card: card() },
            Step::Lose(_) => Prompt::Lose,
            Step::Amnesty(seat) => Prompt::Amnesty { tax: court::tax_of(self, seat) },
            Step::Trade { stall } => Prompt::Trade { gold: self.trader(stall).map_or(0, gold) },
            Step::Bless(_) => Prompt::Bless,
            Step::Work(seat) => Prompt::Work { gold: gold(seat), cubes: self[seat].cubes() },
            Step::Return(seat, _) => Prompt::Return { excess: self[seat].excess() },
            deed => unreachable!("{deed:?} asks nobody"),
        }
    }
}
