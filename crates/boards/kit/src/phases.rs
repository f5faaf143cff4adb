//! Where in the game a position stands: its round, and the phases of a round.

/// The round and the phase of a position, for the line on top of the page.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Phases {
    /// What a round is called, where the game has a word of its own for it.
    pub word: Option<String>,
    /// The present round; nought before the first.
    pub round: u8,
    /// How many there are, where that is known.
    pub rounds: Option<u8>,
    /// The phases of a round in short words, in order.
    pub names: Vec<String>,
    /// The present one of them; nothing between two rounds.
    pub now: Option<usize>,
}

impl Phases {
    /// The round of a game that has so many of them.
    pub fn of(round: u8, rounds: impl Into<Option<u8>>) -> Self {
        Self { round, rounds: rounds.into(), ..Self::default() }
    }

    /// With these phases, one of which is the present one.
    #[must_use]
    pub fn named(self, names: impl IntoIterator<Item = String>, now: Option<usize>) -> Self {
        Self { names: names.into_iter().collect(), now, ..self }
    }
}
