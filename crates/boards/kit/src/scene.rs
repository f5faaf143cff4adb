//! Who looks at the board, and what they may do.

use parlour_core::any::{AnyTable, Offer, Reach};
use parlour_core::{Eyes, Phrase, Seat, SeatSet};
use parlour_words::Words;

/// How many answers are looked through for the last moves.
const LOOK_BACK: usize = 200;

/// Everything a drawing needs besides the view.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The words of the reader's language.
    pub words: &'static Words,
    /// The players, seat by seat.
    pub faces: &'a [Face],
    /// The seat of the reader; nothing for spectators.
    pub me: Option<Seat>,
    /// Who is asked.
    pub asked: SeatSet,
    /// What the reader may answer, in the order of the buttons: options, then asides, then greyed choices.
    pub offers: &'a [Offered],
    /// What the reader has answered and may still take back.
    pub picks: &'a [String],
    /// What the others have played since the reader acted.
    pub moves: &'a [Moved],
    /// Is this a position of the past, in which nothing can be answered?
    pub past: bool,
}

/// How a player is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The seat: it gives tincture, shape and hatching.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The letter on the player's pieces.
    pub letter: char,
}

/// A choice of the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// Its number, as the buttons and `data-offers` count.
    pub number: usize,
    /// Its spelling, or that of its first answer: what the board reads to know where it points.
    pub words: String,
    /// What it does, before any language has said it: short labels are said of it.
    pub phrase: Phrase,
    /// What it does, in the reader's language.
    pub text: String,
    /// Is it shown only to say why it cannot be chosen?
    pub greyed: bool,
    /// The answers that follow at once, where the offer is a path of several.
    pub then: Vec<Step>,
}

/// A further answer of an offer that is a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its spelling.
    pub words: String,
    /// What it does.
    pub phrase: Phrase,
}

/// An answer of a player that has left its trace on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Who answered.
    pub seat: Seat,
    /// The spelling of the answer.
    pub words: String,
}

impl Moved {
    /// What the others have played since `me` answered, oldest first, as far as these eyes may read it.
    ///
    /// Who has no seat, or looks back, sees the latest turn alone.
    pub fn since(table: &dyn AnyTable, me: Option<Seat>, eyes: Eyes) -> Vec<Self> {
        let from = table.entries().saturating_sub(LOOK_BACK);
        let answers = table.answers(from);
        let acted = answers
            .iter()
            .rposition(|(who, _)| who.seat().is_some_and(|seat| me.is_none() || me == Some(seat)));
        let first = match (me, acted) {
            (_, None) => 0,
            (Some(_), Some(at)) => at + 1,
            (None, Some(last)) => {
                let turn = answers[..last].iter().rev().take_while(|(who, _)| *who == answers[last].0);
                last - turn.count()
            }
        };
        let recent = answers.into_iter().enumerate().skip(first);
        let readable = recent.filter(|(at, _)| table.audience(from + at).includes(eyes));
        readable.filter_map(|(_, (who, words))| Some(Self { seat: who.seat()?, words })).collect()
    }
}

impl Face {
    /// The faces of the players of a table, seat by seat.
    ///
    /// The letter is the initial of the name; where an earlier seat has it, the next letter of the
    /// name that nobody has; where all are taken, or the name has none, the letter of the seat.
    pub fn of_all<S: AsRef<str>>(names: &[S]) -> Vec<Self> {
        let mut faces: Vec<Self> = Vec::with_capacity(names.len());
        for (index, name) in names.iter().enumerate() {
            let name = name.as_ref();
            let seat = Seat::new(index as u8);
            let letters = name.chars().filter(|letter| letter.is_alphanumeric());
            let mut letters = letters.flat_map(char::to_uppercase).chain([seat_letter(seat)]);
            let letter = letters.find(|letter| faces.iter().all(|face| face.letter != *letter));
            let letter = letter.unwrap_or_else(|| seat_letter(seat));
            faces.push(Self { seat, name: name.to_owned(), letter });
        }
        faces
    }
}

impl Offered {
    /// What a seat may answer now, in the order of the buttons: options, asides, greyed choices.
    pub fn list(table: &dyn AnyTable, seat: Seat, words: &Words) -> Vec<Self> {
        Self::paths(table, seat, words, Reach::default(), &|_| false)
    }

    /// The same, each option with the answers that follow at once where `goes_on` says of the answers so far that their
    /// place on the board is what follows.
    pub fn paths(
        table: &dyn AnyTable,
        seat: Seat,
        words: &Words,
        reach: Reach,
        goes_on: &dyn Fn(&[Offer]) -> bool,
    ) -> Vec<Self> {
        let names = &table.header().names;
        let options = table.paths(seat, reach, goes_on).into_iter().map(|path| path.steps);
        let open = options.chain(table.asides(seat).into_iter().map(|offer| vec![offer]));
        let open = open.map(|steps| (steps, false));
        let greyed = table.greyed(seat).into_iter().map(|greyed| (vec![greyed.offer], true));
        let offered = |(number, (steps, greyed)): (usize, (Vec<Offer>, bool))| {
            let text =
                steps.iter().map(|step| words.say(&step.phrase, names)).collect::<Vec<_>>().join(" · ");
            let mut steps = steps.into_iter().map(|step| Step { words: step.words, phrase: step.phrase });
            let first = steps.next()?;
            let then = steps.collect();
            Some(Self { number, words: first.words, phrase: first.phrase, text, greyed, then })
        };
        open.chain(greyed).enumerate().filter_map(offered).collect()
    }

    /// The spellings of its answers, in the order they are given.
    pub fn answers(&self) -> Vec<&str> {
        let rest = self.then.iter().map(|step| step.words.as_str());
        std::iter::once(self.words.as_str()).chain(rest).collect()
    }

    /// What its answers do, in the order they are given.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        std::iter::once(&self.phrase).chain(self.then.iter().map(|step| &step.phrase))
    }
}

/// A for the first seat, E for the fifth.
fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

impl<'a> Scene<'a> {
    /// A position somebody watches without a seat: nothing can be answered, nothing has moved.
    pub fn watched(words: &'static Words, faces: &'a [Face]) -> Self {
        let asked = SeatSet::EMPTY;
        Self { words, faces, me: None, asked, offers: &[], picks: &[], moves: &[], past: false }
    }

    /// The text of a message without arguments.
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The text of a message without arguments, with a capital.
    pub fn title(&self, key: &str) -> String {
        crate::text::capitalised(&self.words.word(key))
    }

    /// An attribute of a name, or the name itself where it lacks it.
    pub fn facet(&self, key: &str, attribute: &str) -> String {
        self.words.facet(key, attribute).unwrap_or_else(|| self.words.word(key))
    }

    /// Puts a phrase into words.
    pub fn say(&self, phrase: &Phrase) -> String {
        let names: Vec<String> = self.faces.iter().map(|face| face.name.clone()).collect();
        self.words.say(phrase, &names)
    }

    /// How a player is shown.
    pub fn face(&self, seat: Seat) -> &'a Face {
        &self.faces[seat.index()]
    }

    /// Is this the reader's seat?
    pub fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// The seats in the order of the page: the reader's first, then clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.faces.len() as u8;
        self.me.unwrap_or_default().round_from(players.max(1)).take(usize::from(players))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(names: &[&str]) -> String {
        Face::of_all(names).iter().map(|face| face.letter).collect()
    }

    #[test]
    fn players_go_by_their_initial() {
        assert_eq!(letters(&["Marie", "agnès", "Théo"]), "MAT");
    }

    #[test]
    fn the_next_letter_that_differs_settles_a_clash() {
        assert_eq!(letters(&["Marie", "Max", "Mam"]), "MAC");
    }

    #[test]
    fn a_nameless_seat_goes_by_its_own_letter() {
        assert_eq!(letters(&["", "", "?"]), "ABC");
    }
}
