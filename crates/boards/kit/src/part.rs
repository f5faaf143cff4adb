//! What an offer points at: things on the board, in the order a hand picks them.
//!
//! An offer is a set of parts: the die that is taken and the place it goes to, the card and the cell. Whoever picks one of
//! them narrows the offers to those that hold it; the order in which they are picked does not matter, the order in which
//! they are listed is the usual one.

/// What a part is to the hand that picks it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    /// Something that is taken and goes elsewhere: a die, a follower, a clergyman, a pawn.
    Piece,
    /// Something that stays and is acted at: a space, a cell, a building, a city.
    Place,
    /// A card or a tile that is taken, hired, built or bought.
    Card,
    /// Goods that are given, taken or turned.
    Good,
}

impl Role {
    /// Its name on the page, as `data-role` says it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Piece => "piece",
            Self::Place => "place",
            Self::Card => "card",
            Self::Good => "good",
        }
    }
}

/// A thing on the board that an answer points at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Part {
    /// The id of its target.
    pub id: String,
    /// What it is to the hand.
    pub role: Role,
    /// The number printed there, if the board numbers its places.
    pub number: Option<u16>,
}

impl Part {
    /// A piece that is taken.
    pub fn piece(id: impl Into<String>) -> Self {
        Self { id: id.into(), role: Role::Piece, number: None }
    }

    /// A place.
    pub fn place(id: impl Into<String>) -> Self {
        Self { id: id.into(), role: Role::Place, number: None }
    }

    /// A card.
    pub fn card(id: impl Into<String>) -> Self {
        Self { id: id.into(), role: Role::Card, number: None }
    }

    /// Goods of a kind.
    pub fn good(id: impl Into<String>) -> Self {
        Self { id: id.into(), role: Role::Good, number: None }
    }

    /// With the number that is printed there.
    pub fn numbered(self, number: impl Into<u16>) -> Self {
        Self { number: Some(number.into()), ..self }
    }
}

/// One answer of an offer: its spelling, and the answers of the same offer around it.
///
/// An offer may be a path of several answers (`build`, `card bakery`, `spot 0/3`), all given at once. Later ones are read
/// against what the earlier ones have said, because the view is that of the position before the first.
#[derive(Copy, Clone, Debug)]
pub struct Answer<'a> {
    /// Its spelling.
    pub words: &'a str,
    /// The spellings of the answers before it; empty for a single answer, and for the first of several.
    pub before: &'a [&'a str],
    /// The spellings of the answers after it: what they point at may say more than this one.
    pub after: &'a [&'a str],
}

impl<'a> Answer<'a> {
    /// An answer that stands alone.
    pub const fn alone(words: &'a str) -> Self {
        Self { words, before: &[], after: &[] }
    }

    /// The answers of a path, each with those before it.
    pub fn path<'p>(words: &'p [&'a str]) -> impl Iterator<Item = Answer<'p>>
    where
        'a: 'p,
    {
        words.iter().enumerate().map(|(at, word)| Answer {
            words: word,
            before: &words[..at],
            after: &words[at + 1..],
        })
    }

    /// Reads it.
    pub fn parse<C: std::str::FromStr>(&self) -> Option<C> {
        self.words.parse().ok()
    }

    /// The answers before it, the latest first.
    pub fn earlier<C: std::str::FromStr>(&self) -> impl Iterator<Item = C> {
        self.before.iter().rev().filter_map(|words| words.parse().ok())
    }
}

/// The parts of several answers in a row: each thing once, where it comes first.
pub fn unite(answers: impl IntoIterator<Item = Vec<Part>>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for part in answers.into_iter().flatten() {
        if parts.iter().all(|known| known.id != part.id) {
            parts.push(part);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_path_are_united_in_order() {
        let parts = unite([
            Vec::new(),
            vec![Part::card("bakery")],
            vec![Part::card("bakery"), Part::place("b3")],
            vec![Part::piece("prior")],
        ]);
        let ids: Vec<&str> = parts.iter().map(|part| part.id.as_str()).collect();
        assert_eq!(ids, ["bakery", "b3", "prior"]);
    }

    #[test]
    fn a_later_answer_knows_the_earlier_ones() {
        let words = ["1", "x", "3"];
        let path: Vec<Answer<'_>> = Answer::path(&words).collect();
        assert_eq!(path[2].parse::<u8>(), Some(3));
        assert_eq!(path[2].earlier::<u8>().collect::<Vec<_>>(), [1]);
        assert_eq!((path[0].before.len(), path[0].after.len()), (0, 2));
    }
}
