//! The lessons there are.

use std::sync::LazyLock;

use crate::read::{ScriptError, read};
use crate::script::Lesson;

/// The name of the first lesson of every game.
const FIRST: &str = "first";

macro_rules! lessons {
    ($($game:literal: $($name:literal),+;)+) => {
        /// The scripts, as they lie in the binary: game, name, text.
        const SCRIPTS: &[(&str, &str, &str)] = &[
            $($(($game, $name, include_str!(concat!("../scripts/", $game, "/", $name, ".lesson")))),+),+
        ];
    };
}

lessons! {
    "pillars": "first", "builders", "cathedral";
    "ora": "first", "wheel", "settlements", "contracts";
    "orleans": "first", "bag", "gears", "posts";
    "forest": "first", "dials", "missions";
    "abbey": "first", "crusades", "darkness";
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let lessons: Result<Vec<_>, ScriptError> =
        SCRIPTS.iter().map(|(game, name, text)| read(game, name, text)).collect();
    lessons.expect("the scripts are read by tests")
});

/// All lessons of a game, the first one first.
pub fn of_game(game: &str) -> impl Iterator<Item = &'static Lesson> {
    LESSONS.iter().filter(move |lesson| lesson.game == game)
}

/// The first lesson of a game.
pub fn first(game: &str) -> Option<&'static Lesson> {
    find(game, FIRST)
}

/// A lesson by its game and name.
pub fn find(game: &str, name: &str) -> Option<&'static Lesson> {
    of_game(game).find(|lesson| lesson.name == name)
}

/// A lesson by its id.
pub fn by_id(id: &str) -> Option<&'static Lesson> {
    let (game, name) = id.split_once('/')?;
    find(game, name)
}

/// All lessons.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}
