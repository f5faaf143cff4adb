//! Lists of answers that are used again and again, so that play allocates nothing.

use parlour_core::{Decision, Game, Rng, Seat, Who};

use crate::mind::Offers;

/// Room for the answers of one question at a time: the [canonical](Game::canonical) ones.
#[derive(Debug)]
pub struct Lists<G: Game> {
    options: Vec<G::Choice>,
    asides: Vec<G::Choice>,
    weights: Vec<u32>,
}

impl<G: Game> Default for Lists<G> {
    fn default() -> Self {
        Self { options: Vec::new(), asides: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Game> Lists<G> {
    /// What `seat`, which is asked, may answer.
    pub fn offers(&mut self, game: &G, seat: Seat) -> Offers<'_, G::Choice> {
        self.fill(game, Who::Seat(seat));
        self.asides.clear();
        game.asides(seat, &mut self.asides);
        Offers { options: &self.options, asides: &self.asides }
    }

    /// What `seat`, which is asked, may answer, free actions left out.
    pub fn options(&mut self, game: &G, seat: Seat) -> &[G::Choice] {
        self.fill(game, Who::Seat(seat));
        self.asides.clear();
        &self.options
    }

    /// Answers the pending draw, each outcome as likely as its weight.
    ///
    /// The same numbers give the same outcome as [`parlour_core::draw`].
    pub fn draw(&mut self, game: &G, rng: &mut Rng) -> G::Choice {
        self.fill(game, Who::Chance);
        self.weights.clear();
        self.weights.extend(self.options.iter().map(|outcome| game.weight(*outcome)));
        self.options[rng.weighted(&self.weights)]
    }

    /// Answers whatever is asked, every answer of a seat being equally likely; nothing when the
    /// game is over. In a simultaneous phase the lowest seat answers first.
    pub fn random_answer(&mut self, game: &G, rng: &mut Rng) -> Option<(Who, G::Choice)> {
        match game.decision() {
            Decision::Over => None,
            Decision::Draw => Some((Who::Chance, self.draw(game, rng))),
            Decision::Ask(seats) => {
                let who = Who::Seat(seats.first().expect("somebody is asked"));
                self.fill(game, who);
                let choice = match self.options[..] {
                    [only] => only,
                    _ => self.options[rng.index(self.options.len())],
                };
                Some((who, choice))
            }
        }
    }

    /// The offers of the last question.
    pub fn listed(&self) -> Offers<'_, G::Choice> {
        Offers { options: &self.options, asides: &self.asides }
    }

    /// How long the last list of options was.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// Was the last list of options empty?
    pub fn is_empty(&self) -> bool {
        self.options.is_empty()
    }

    fn fill(&mut self, game: &G, who: Who) {
        self.options.clear();
        game.canonical(who, &mut self.options);
    }
}
