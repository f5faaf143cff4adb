//! Short labels where the names of a follower and a place are too long together.

use parlour_core::Phrase;
use parlour_kit::label::{LONGEST, Label};
use parlour_kit::{Answer, Scene};
use parlour_orleans::Choice;

use crate::emblem;

/// The label of an answer that names a follower and where it goes.
pub(crate) fn label(scene: &Scene<'_>, answer: Answer<'_>, phrase: &Phrase) -> Option<Label> {
    // What has a long name has a shorter one for the board.
    let short = |key: &'static str| {
        let short = scene.words.known(&key.replacen("orleans-", "orleans-board-", 1));
        scene.word(short.unwrap_or(key))
    };
    let (kind, place) = match answer.parse()? {
        Choice::Put(follower, space) => (follower.kind(), short(space.place().key())),
        Choice::Send(kind, deed) => (kind, short(deed.key())),
        _ => return None,
    };
    let label = Label::of(scene, emblem, phrase);
    if label.name.chars().count() <= LONGEST {
        return None;
    }
    let name = format!("{}, {place}", scene.title(kind.key()));
    Some(Label { name, ..label }.shortened())
}
