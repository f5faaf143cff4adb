//! Whole games between players, without a table around them.

use parlour_core::{Decision, Game, Rng, Seed, Who};
use std::fmt;

use crate::lists::Lists;
use crate::mind::Mind;
use crate::player::Player;

/// A place where games are played to their end, one after another.
///
/// It draws as a table would that was given the same seed: the answers, taken down in order, make
/// a journal that verifies.
pub struct Arena<G: Game> {
    players: Vec<Box<dyn Player<G>>>,
    lists: Lists<G>,
}

/// How a game went.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// The last position.
    pub game: G,
    /// How many answers were given, those of chance included.
    pub answers: u64,
    /// The longest list of options anybody met.
    pub longest_list: usize,
}

/// A game took more answers than its rules allow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Endless(pub u32);

impl fmt::Display for Endless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is not over after {} answers", self.0)
    }
}

impl<G: Game> Arena<G> {
    /// An arena for these players, one for every seat.
    pub fn new(players: Vec<Box<dyn Player<G>>>) -> Self {
        Self { players, lists: Lists::default() }
    }

    /// Plays a game to its end and reports every answer to `record`.
    ///
    /// # Panics
    /// When a player is missing, or a rule breaks.
    pub fn play(
        &mut self,
        mut game: G,
        seed: Seed,
        rng: &mut Rng,
        mut record: impl FnMut(Who, G::Choice),
    ) -> Result<Played<G>, Endless> {
        let mut longest_list = 0;
        for number in 0..=u64::from(G::ABOUT.longest) {
            let Some((who, choice)) = self.answer(&game, seed, number, rng) else {
                return Ok(Played { game, answers: number, longest_list });
            };
            longest_list = longest_list.max(self.lists.len());
            record(who, choice);
            game.apply(who, choice, &mut ());
        }
        Err(Endless(G::ABOUT.longest))
    }

    /// The next answer, whoever has to give it; in a simultaneous phase the lowest seat is first.
    fn answer(&mut self, game: &G, seed: Seed, number: u64, rng: &mut Rng) -> Option<(Who, G::Choice)> {
        match game.decision() {
            Decision::Over => None,
            Decision::Draw => Some((Who::Chance, self.lists.draw(game, &mut seed.line(number)))),
            Decision::Ask(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let offers = self.lists.offers(game, seat);
                let choice = offers.forced().unwrap_or_else(|| {
                    self.players[seat.index()].choose(&Mind::new(game, seat), offers, rng)
                });
                Some((Who::Seat(seat), choice))
            }
        }
    }
}
