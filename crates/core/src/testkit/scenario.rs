//! Positions and lines of play for tests that read like the rulebook.

use crate::game::{Decision, Game, Noted};
use crate::mode::Mode;
use crate::seat::{Seat, Who};

/// A game being led through an example; every step panics with the whole story if it fails.
///
/// ```text
/// pillars(3)
///     .draw("builder red")
///     .play(RED, "wait")
///     .expect(|game| assert_eq!(game.price(), 6))
///     .refuses(RED, "place market", Refusal::TooPoor { price: 7, gold: 6 });
/// ```
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    game: G,
    events: Vec<Noted<G::Event>>,
    story: Vec<String>,
}

impl<G: Game> Scenario<G> {
    /// The first position of a mode; options not named take the standard value.
    pub fn new(players: u8, options: &[(&str, &str)]) -> Self {
        let mode =
            Mode::choose(G::ABOUT, Some(players), options.iter().copied()).expect("a mode of the game");
        Self::from(G::new(&mode).expect("a mode that can be played"))
    }

    /// A position made by hand.
    pub fn from(game: G) -> Self {
        Self { game, events: Vec::new(), story: Vec::new() }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Changes the position by hand, to set an example up.
    pub fn set(mut self, change: impl FnOnce(&mut G)) -> Self {
        change(&mut self.game);
        self
    }

    fn act(mut self, who: Who, words: &str) -> Self {
        self.story.push(format!("{who} {words}"));
        let choice = self.parse(words);
        if let Err(refusal) = self.game.play(who, choice, &mut self.events) {
            panic!("{}\nrefused: {refusal:?}\noptions: {}", self.story.join("\n"), self.menu(who));
        }
        self
    }

    fn parse(&self, words: &str) -> G::Choice {
        match words.parse() {
            Ok(choice) => choice,
            Err(error) => panic!("{}\n'{words}': {error}", self.story.join("\n")),
        }
    }

    fn menu(&self, who: Who) -> String {
        let options = if self.game.decision().asks(who) { self.options(who) } else { Vec::new() };
        format!("{options:?}; the question is {:?}", self.game.decision())
    }

    /// A seat answers.
    pub fn play(self, seat: Seat, words: &str) -> Self {
        self.act(Who::Seat(seat), words)
    }

    /// A seat gives several answers in a row.
    pub fn play_all(self, seat: Seat, words: &[&str]) -> Self {
        words.iter().fold(self, |scenario, words| scenario.play(seat, words))
    }

    /// Chance answers.
    pub fn draw(self, words: &str) -> Self {
        self.act(Who::Chance, words)
    }

    /// Answers draws with their first outcome, and questions with their first option, until the
    /// condition holds.
    ///
    /// # Panics
    /// When the game ends first.
    pub fn run_until(mut self, condition: impl Fn(&G) -> bool) -> Self {
        while !condition(&self.game) {
            let who = match self.game.decision() {
                Decision::Draw => Who::Chance,
                Decision::Ask(seats) => Who::Seat(seats.first().expect("somebody is asked")),
                Decision::Over => panic!("{}\nthe game ended first", self.story.join("\n")),
            };
            let mut options = Vec::new();
            self.game.options(who, &mut options);
            let words = options.first().expect("a question has an option").to_string();
            self = self.act(who, &words);
        }
        self
    }

    /// Answers draws with their first outcome until a seat is asked.
    pub fn run_draws(self) -> Self {
        self.run_until(|game| game.decision() != Decision::Draw)
    }

    /// The rules forbid this answer, first of all for this reason.
    pub fn refuses(self, seat: Seat, words: &str, refusal: G::Refusal) -> Self {
        let choice = self.parse(words);
        let verdict = self.game.check(Who::Seat(seat), choice);
        assert_eq!(verdict, Err(refusal), "{}\n{seat} {words}", self.story.join("\n"));
        self
    }

    /// The rules forbid this answer, this being among the reasons.
    pub fn refuses_also(self, seat: Seat, words: &str, refusal: G::Refusal) -> Self {
        let reasons = self.game.why(Who::Seat(seat), self.parse(words));
        assert!(reasons.contains(&refusal), "{}\n{seat} {words}: {reasons:?}", self.story.join("\n"));
        self
    }

    /// The rules allow this answer.
    pub fn allows(self, seat: Seat, words: &str) -> Self {
        let verdict = self.game.check(Who::Seat(seat), self.parse(words));
        assert_eq!(verdict, Ok(()), "{}\n{seat} {words}", self.story.join("\n"));
        self
    }

    /// The options of `who`, in their spellings.
    pub fn options(&self, who: impl Into<Who>) -> Vec<String> {
        crate::game::options_of(&self.game, who).iter().map(ToString::to_string).collect()
    }

    /// The canonical answers of `who`, in their spellings.
    pub fn canonical(&self, who: impl Into<Who>) -> Vec<String> {
        crate::game::canonical_of(&self.game, who).iter().map(ToString::to_string).collect()
    }

    /// These are all the options of a seat, in this order.
    pub fn offers(self, seat: Seat, words: &[&str]) -> Self {
        assert_eq!(self.options(seat), words, "{}", self.story.join("\n"));
        self
    }

    /// These are all the canonical answers of a seat, in this order.
    pub fn canonically(self, seat: Seat, words: &[&str]) -> Self {
        assert_eq!(self.canonical(seat), words, "{}", self.story.join("\n"));
        self
    }

    /// This is not among the options of a seat.
    pub fn does_not_offer(self, seat: Seat, words: &str) -> Self {
        let options = self.options(seat);
        assert!(!options.iter().any(|option| option == words), "{}\n{options:?}", self.story.join("\n"));
        self
    }

    /// These are all the outcomes of the pending draw, in this order.
    pub fn may_draw(self, words: &[&str]) -> Self {
        assert_eq!(self.options(Who::Chance), words, "{}", self.story.join("\n"));
        self
    }

    /// Looks at the position.
    pub fn expect(self, look: impl FnOnce(&G)) -> Self {
        look(&self.game);
        self
    }

    /// This seat is asked, alone.
    pub fn asks(self, seat: Seat) -> Self {
        assert_eq!(self.game.decision(), Decision::ask(seat), "{}", self.story.join("\n"));
        self
    }

    /// The game is over.
    pub fn is_over(self) -> Self {
        assert_eq!(self.game.decision(), Decision::Over, "{}", self.story.join("\n"));
        self
    }

    /// This was noted, for everybody or for somebody.
    pub fn noted(self, event: G::Event) -> Self {
        let found = self.events.iter().any(|noted| noted.event == event);
        assert!(found, "{event:?} was not noted; the last events: {:?}", self.last_events());
        self
    }

    fn last_events(&self) -> &[Noted<G::Event>] {
        &self.events[self.events.len().saturating_sub(12)..]
    }
}
