//! The game as the protocol sees it.

use std::ops::ControlFlow;

use parlour_core::{
    About, Audience, Bill, Decision, Digest, Eyes, Game, Given, Inquire as _, Log, Mode, Objections, Phrase,
    Rng, Score, Seat, SeatSet, SetupError, Speak as _, Who,
};

use crate::choice::Choice;
use crate::data::Saint;
use crate::data::printed::reconstructed_rows;
use crate::event::Event;
use crate::flow::{Draw, Step};
use crate::player::Devotion;
use crate::refusal::Refusal;
use crate::rules::{bill, chance, free, law};
use crate::state::Abbey;
use crate::view::View;
use crate::{audit, digest, score, setup, words};

impl Game for Abbey {
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

    fn modes() -> Vec<Mode> {
        setup::modes()
    }

    fn reconstructed() -> Vec<Phrase> {
        reconstructed_rows().map(|row| row.phrase()).collect()
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn decision(&self) -> Decision {
        self.pending()
    }

    fn prompt(&self, who: Who) -> parlour_core::Prompt {
        let prompt = match who {
            Who::Chance => Self::draw_prompt(self.draw().expect("a draw is pending")),
            Who::Seat(seat) => self.question(seat, self.ask(seat).expect("a question is pending")),
        };
        prompt.prompt()
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        law::candidates(self, who, out);
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.pending().asks(Who::Seat(seat)) {
            free::asides(self, seat, out);
        }
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
        law::examine(self, who, choice, objections)
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        match who {
            Who::Chance => self.turn_up(choice, log),
            Who::Seat(seat) => self.respond(seat, choice, log),
        }
        self.run(log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        self.draw().and_then(|draw| chance::odds(self, draw, outcome)).unwrap_or(0)
    }

    /// A saint is known to its owner alone (ABB-2.11).
    fn audience(&self, who: Who, _choice: Choice) -> Audience {
        match (who, self.draw()) {
            (Who::Chance, Some(Draw::Table(Step::DealSaint(seat)))) => Audience::Only(SeatSet::one(seat)),
            _ => Audience::Everyone,
        }
    }

    fn say(&self, who: Who, choice: Choice) -> Phrase {
        words::say(self, who, choice)
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

    /// Nothing is secret but the saints that others hold face down: they are dealt anew, among
    /// themselves and with those put away unseen.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut game = self.clone();
        let hidden = |other: &Seat| *other != seat && self.hides_saint(*other);
        let holders: Vec<Seat> = Seat::all(self.players).filter(hidden).collect();
        let unseen = self.saints.kinds().map(|kind| Saint::ALL[kind]);
        let mut saints: Vec<Saint> =
            unseen.chain(holders.iter().filter_map(|holder| self[*holder].saint)).collect();
        rng.shuffle(&mut saints);
        for holder in &holders {
            let dealt = self[*holder].saint.expect("a saint face down");
            game.saints.put(dealt as usize);
        }
        for (holder, saint) in holders.iter().zip(saints) {
            game.saints.take(saint as usize);
            game[*holder].saint = Some(saint);
        }
        game
    }

    fn digest(&self, digest: &mut Digest) {
        digest::feed(self, digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Abbey {
    /// Does a player hold a saint face down?
    pub(crate) fn hides_saint(&self, seat: Seat) -> bool {
        let face_down = matches!(self[seat].devotion, Devotion::Waiting | Devotion::Kept);
        self[seat].saint.is_some() && face_down
    }
}
