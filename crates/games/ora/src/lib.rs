//! Ora & Labora: monasteries that harvest from one production wheel, build and settle.
//!
//! Nothing is hidden and, after the start player is drawn, nothing is random. France and Ireland
//! can be played alone, by two, three or four; options choose the country and the length.
//!
//! ```
//! use parlour_core::{Game, Mode, Seat, Who};
//! use parlour_ora::Ora;
//!
//! let mode = Mode::choose(Ora::ABOUT, Some(3), [("country", "ireland")]).unwrap();
//! let mut game = Ora::new(&mode).unwrap();
//! game.play(Who::Chance, "start red".parse().unwrap(), &mut ()).unwrap();
//! for words in ["place", "at red cloister-office", "send prior", "harvest coin"] {
//!     game.play(Who::Seat(Seat::new(0)), words.parse().unwrap(), &mut ()).unwrap();
//! }
//! assert_eq!(game.coins(Seat::new(0)), 3);
//! ```

mod answer;
mod audit;
mod choice;
pub mod data;
mod event;
mod flow;
mod land;
mod notation;
mod prompt;
mod purse;
mod refusal;
mod rules;
mod score;
mod setup;
mod state;
mod step;
#[cfg(test)]
mod tests;
mod view;
mod words;

use std::ops::ControlFlow;

use parlour_core::{About, Decision, Digest, Eyes, Game, Log, Mode, Objections, Phrase, Score, Seat, SetupError, Who};

pub use choice::{Action, Choice, Clergyman, Fee};
pub use event::Event;
pub use land::{Content, Spot};
pub use prompt::Prompt;
pub use refusal::Refusal;
pub use score::SOLO_GOAL;
pub use state::Ora;
pub use view::{CardView, CellView, LandView, MarkerView, PileView, PlayerView, PostView, SettlementView, View};

impl Game for Ora {
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

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        rules::free::candidates(self, seat, out);
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
        score::score(self, seat)
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
