//! What every part of the board is drawn from.

use parlour_kit::text::{Anchor, Hand};
use parlour_kit::{Face, Marks, Markup, Scene, text};
use parlour_orleans::{Kind, SeatView, View};

/// A position, who looks at it, and where their choices point.
#[derive(Copy, Clone)]
pub(crate) struct Table<'a> {
    pub(crate) view: &'a View,
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) marks: &'a Marks<'a>,
}

impl<'a> Table<'a> {
    /// The seat of the reader.
    pub(crate) fn mine(&self) -> Option<&'a SeatView> {
        self.scene.me.map(|seat| &self.view.seats[seat.index()])
    }

    /// How the owner of a board is shown.
    pub(crate) fn face(&self, seat: &SeatView) -> &'a Face {
        self.scene.face(seat.seat)
    }

    /// Does a choice point there?
    pub(crate) fn is_marked(&self, id: &str) -> bool {
        self.marks.at(id).is_some()
    }

    /// The letter of a profession, where its colour and shape are not enough.
    pub(crate) fn letter(&self, kind: Kind) -> String {
        self.scene.word(LETTERS[kind as usize])
    }
}

const LETTERS: [&str; 7] = [
    "orleans-board-letter-farmer",
    "orleans-board-letter-boatman",
    "orleans-board-letter-craftsman",
    "orleans-board-letter-trader",
    "orleans-board-letter-knight",
    "orleans-board-letter-scholar",
    "orleans-board-letter-monk",
];

/// A name set in one line or two, centred on a point.
pub(crate) fn name(words: &str, (cx, cy): (f32, f32), width: f32, sizes: &[f32]) -> Markup {
    text::fit(Hand::Name, words, width, sizes).centred(Hand::Name, (cx, cy))
}

/// Plain words in two lines at most, `y` being the first base line; where they have no room they are left out.
pub(crate) fn paragraph(words: &str, at: (f32, f32), width: f32, size: f32) -> Markup {
    text::block(Hand::Words, size, words, at, (width, size * 2.5), Anchor::Start)
}

/// Plain words in one line, smaller where they must be.
pub(crate) fn words(words: &str, (x, cy): (f32, f32), width: f32, anchor: Anchor) -> Markup {
    text::in_one_line(Hand::Words, words, width, &[13.0, 12.0, 11.5]).set(Hand::Words, (x, cy), anchor)
}
