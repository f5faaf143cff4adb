//! Who is to be told that a table waits for them, or that a game is over.

use parlour_core::Seat;
use parlour_store::{PersonId, Status, TableId};

use crate::Hub;
use crate::snapshot::Snapshot;

/// What is told.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// The table waits for the person.
    YourTurn,
    /// The game is over.
    GameOver,
    /// The same people play once more, and the person is seated.
    Rematch,
    /// A group of the person's plays, and has a place for them.
    Invitation,
}

impl Occasion {
    /// How programs read it.
    pub fn name(self) -> &'static str {
        match self {
            Self::YourTurn => "your-turn",
            Self::GameOver => "game-over",
            Self::Rematch => "rematch",
            Self::Invitation => "invitation",
        }
    }
}

/// Word to one person.
#[derive(Clone, Debug)]
pub struct Notice {
    /// Who is told.
    pub person: PersonId,
    /// Of which table.
    pub table: TableId,
    /// The id of its game.
    pub game: String,
    /// What is told.
    pub occasion: Occasion,
}

impl Hub {
    /// Tells people whom somebody has seated at a table that waits for them.
    pub(crate) fn tell_seated(
        &self,
        table: &TableId,
        game: &str,
        people: &[PersonId],
        by: PersonId,
        occasion: Occasion,
    ) {
        let told: std::collections::BTreeSet<_> =
            people.iter().copied().filter(|person| *person != by).collect();
        for person in told {
            let _ = self.notices.try_send(Notice {
                person,
                table: table.clone(),
                game: game.to_owned(),
                occasion,
            });
        }
    }

    /// Tells those who are asked now, or that the game is over, unless they are there: on a stream, or because it was they
    /// who have just moved.
    pub(crate) fn tell_asked(&self, snapshot: &Snapshot, mover: Option<PersonId>) {
        if snapshot.lecture().is_some() {
            return;
        }
        let row = snapshot.row();
        let over = row.status == Status::Over;
        let occasion = if over { Occasion::GameOver } else { Occasion::YourTurn };
        let told = |seat: Seat| over || (row.asked.has(seat) && snapshot.automaton(seat).is_none());
        for person in snapshot.persons().into_iter().filter(|person| Some(*person) != mover) {
            let seats = snapshot.seats_of(Some(person));
            if seats.iter().any(told) && !self.presence.has(person) {
                // A queue that is full loses notices, never answers.
                let _ = self.notices.try_send(Notice {
                    person,
                    table: row.id.clone(),
                    game: row.game.clone(),
                    occasion,
                });
            }
        }
    }
}
