//! What a player has to go by.

use parlour_core::{Eyes, Game, Prompt, Rng, Seat};

/// What one seat may know of a game in play.
#[derive(Debug)]
pub struct Mind<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Mind<'a, G> {
    /// The mind of a seat. The game stays inside: players only get views and imagined games.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Whose mind it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats are taken.
    pub fn players(&self) -> u8 {
        self.game.players()
    }

    /// What is asked of the seat.
    pub fn prompt(&self) -> Prompt {
        self.game.prompt(self.seat.into())
    }

    /// The position as the seat sees it.
    pub fn view(&self) -> G::View {
        self.game.view(Eyes::Seat(self.seat))
    }

    /// A whole game the seat cannot tell from the true one.
    pub fn imagine(&self, rng: &mut Rng) -> G {
        self.game.imagine(self.seat, rng)
    }
}

/// What a seat may answer.
#[derive(Copy, Clone, Debug)]
pub struct Offers<'a, C> {
    /// The legal answers to the question; never empty.
    pub options: &'a [C],
    /// Free actions that may be taken besides.
    pub asides: &'a [C],
}

impl<C: Copy> Offers<'_, C> {
    /// The one thing that can be done, if there is just one.
    pub fn forced(&self) -> Option<C> {
        match self.options {
            [only] if self.asides.is_empty() => Some(*only),
            _ => None,
        }
    }

    /// How many there are, free actions included.
    pub fn count(&self) -> usize {
        self.options.len() + self.asides.len()
    }

    /// All of them, free actions last.
    pub fn all(&self) -> impl Iterator<Item = C> + '_ {
        self.options.iter().chain(self.asides).copied()
    }
}
