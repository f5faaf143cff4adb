//! The game as the protocol sees it.

use std::ops::ControlFlow;

use parlour_core::ask::{Examine, Play, Weigh};
use parlour_core::{
    About, Ask, Audience, Bill, Decision, Digest, Eyes, Fact, Game, Given, Hearing, Log, Mode, Objections,
    Phrase, Prompt, Rng, Score, Seat, SeatSet, SetupError, Speak as _, Who,
};

use crate::choice::Choice;
use crate::data::Saint;
use crate::data::printed::reconstructed_rows;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{bill, free};
use crate::state::{Abbey, Devotion};
use crate::step::{Draw, Duty, FreeAction};
use crate::view::View;
use crate::{audit, score, setup, words};

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

    fn prompt(&self, who: Who) -> Prompt {
        match who {
            Who::Seat(seat) => self.question(seat).expect("a question is pending").prompt(self, seat),
            Who::Chance => self.drawn().expect("a draw is pending").prompt(),
        }
    }

    fn candidates(&self, who: Who, out: &mut Vec<Choice>) {
        propose(self, self.posed(who), who, out);
    }

    /// What is pending is looked up once for all the candidates.
    fn options(&self, who: Who, out: &mut Vec<Choice>) {
        let (start, duty) = (out.len(), self.posed(who));
        propose(self, duty, who, out);
        sift(out, start, |choice| {
            let mut first = None;
            let _ = hear(duty, who, choice, Examine::new(self, who, &mut first));
            first.is_none()
        });
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.posed(Who::Seat(seat)).is_some() {
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
        hear(self.posed(who), who, choice, Examine::new(self, who, objections))
    }

    fn apply(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        let duty = self.posed(who);
        let seat = self.take_off(duty, who, choice);
        hear(duty, who, choice, Play { game: self, log });
        if let Some(seat) = seat {
            self.reconsider(seat, log);
        }
        self.run(log);
    }

    fn weight(&self, outcome: Choice) -> u32 {
        hear(self.posed(Who::Chance), Who::Chance, outcome, Weigh(self))
    }

    /// A saint is known to its owner alone (ABB-2.11).
    fn audience(&self, who: Who, _choice: Choice) -> Audience {
        match (who, self.drawn()) {
            (Who::Chance, Some(Draw::DealSaint(seat))) => Audience::Only(SeatSet::one(seat)),
            _ => Audience::Everyone,
        }
    }

    /// A saint is out when it lies face up (ABB-2.11).
    fn is_out(&self, _who: Who, choice: Choice) -> bool {
        let holds = |seat: &Seat| matches!(choice, Choice::Saint(saint) if self[*seat].saint == Some(saint));
        !Seat::all(self.players).any(|seat| holds(&seat) && self.hides_saint(seat))
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
        self.feed(digest);
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

/// The answers that come to mind at what is pending.
fn propose(game: &Abbey, duty: Option<Duty>, who: Who, out: &mut Vec<Choice>) {
    match (duty, who) {
        (Some(Duty::Ask(question)), Who::Seat(seat)) => question.candidates(game, seat, out),
        (Some(Duty::Draw(draw)), Who::Chance) => draw.outcomes(game, out),
        _ => {}
    }
}

/// Keeps what passes of the choices from a place on.
pub(crate) fn sift(choices: &mut Vec<Choice>, from: usize, passes: impl Fn(Choice) -> bool) {
    let mut kept = from;
    for index in from..choices.len() {
        if passes(choices[index]) {
            choices[kept] = choices[index];
            kept += 1;
        }
    }
    choices.truncate(kept);
}

/// The answer to what is pending, or a free action besides.
fn hear<H: Hearing<Abbey>>(duty: Option<Duty>, who: Who, choice: Choice, hearing: H) -> H::Outcome {
    match (duty, who) {
        (Some(Duty::Ask(question)), Who::Seat(seat)) if question.leaves_room_for(choice) => {
            FreeAction.answer(seat, choice, hearing)
        }
        (Some(Duty::Ask(question)), Who::Seat(seat)) => question.answer(seat, choice, hearing),
        (Some(Duty::Draw(draw)), Who::Chance) => draw.answer(choice, hearing),
        _ => hearing.refuse(Refusal::NotYourTurn),
    }
}

impl Abbey {
    /// What is answered leaves the agenda it lies on, unless a free action was taken; tells whose agenda that is.
    fn take_off(&mut self, duty: Option<Duty>, who: Who, choice: Choice) -> Option<Seat> {
        match (duty, who) {
            (Some(Duty::Ask(question)), Who::Seat(seat)) => {
                if !question.leaves_room_for(choice) {
                    self[seat].agenda.pop();
                }
                Some(seat)
            }
            (Some(Duty::Draw(draw)), _) => {
                match draw.owner() {
                    Some(seat) => drop(self[seat].agenda.pop()),
                    None => drop(self.agenda.pop()),
                }
                draw.owner()
            }
            _ => None,
        }
    }

    /// Does a player hold a saint face down?
    pub(crate) fn hides_saint(&self, seat: Seat) -> bool {
        let face_down = matches!(self[seat].devotion, Devotion::Waiting | Devotion::Kept);
        self[seat].saint.is_some() && face_down
    }
}
