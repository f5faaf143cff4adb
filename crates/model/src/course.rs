//! The course of a finished game: points round by round, and the chances as the bots saw them.

/// How a finished game went.
#[derive(Clone, Default, Debug)]
pub struct Course {
    /// Everybody's points at the end of each round.
    pub points: Vec<Stage>,
    /// Everybody's chances of winning from turn to turn, in percent.
    pub chances: Vec<Stage>,
}

/// A number for each seat at a moment of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The round of the moment.
    pub round: u16,
    /// The numbers, seat by seat.
    pub values: Vec<i32>,
}
