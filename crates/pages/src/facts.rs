//! Small facts of games in words.

use parlour_core::Mode;
use parlour_games::find;
use parlour_words::Words;

use super::shelf::Codex;
use crate::Viewer;

/// How many play.
pub(super) fn players(viewer: &Viewer, game: &str) -> String {
    let Some(game) = find(game) else { return String::new() };
    let (from, to) = game.about().players;
    viewer.fill("site-players-range", &[("from", i64::from(from).into()), ("to", i64::from(to).into())])
}

/// How long it takes.
pub(super) fn minutes(viewer: &Viewer, codex: &Codex) -> String {
    match codex.minutes {
        (from, to) if from == to => viewer.count("site-minutes", from.into()),
        (from, to) => viewer
            .fill("site-minutes-range", &[("from", i64::from(from).into()), ("to", i64::from(to).into())]),
    }
}

/// What an option is called.
pub(super) fn option(words: &Words, game: &str, key: &str) -> String {
    or_spelled(words, &format!("{game}-option-{key}"), key)
}

/// What an option changes, in a sentence.
pub(super) fn about_option(words: &Words, game: &str, key: &str) -> Option<String> {
    words.facet(&format!("{game}-option-{key}"), "about")
}

/// What a value of an option is called.
pub(super) fn value(words: &Words, game: &str, key: &str, value: &str) -> String {
    or_spelled(words, &format!("{game}-option-{key}-{value}"), value)
}

/// The levels people choose from: those made for play, and the one that is chosen already.
pub(super) fn offered<'a>(levels: &[&'a str], chosen: &str) -> Vec<&'a str> {
    const FOR_TESTS: [&str; 3] = ["random", "greedy", "search"];
    levels.iter().copied().filter(|level| !FOR_TESTS.contains(level) || *level == chosen).collect()
}

/// What a level of bots is called.
pub(super) fn level(words: &Words, level: &str) -> String {
    or_spelled(words, &format!("level-{level}"), level)
}

fn or_spelled(words: &Words, key: &str, spelled: &str) -> String {
    if words.has(key) { words.word(key) } else { spelled.to_owned() }
}

/// A mode in words: the players, then what is not standard.
pub(super) fn mode(viewer: &Viewer, game: &str, mode: Option<&Mode>) -> String {
    let words = viewer.words();
    let Some(mode) = mode else { return String::new() };
    let standard = |key: &str, value: &str| {
        let specs = find(game).map_or(&[][..], |game| game.about().options);
        specs.iter().any(|spec| spec.key == key && spec.values.first() == Some(&value))
    };
    let special = mode.options.iter().filter(|(key, chosen)| !standard(key, chosen));
    let special = special.map(|(key, chosen)| match chosen.as_str() {
        "on" | "yes" => option(words, game, key),
        _ => value(words, game, key, chosen),
    });
    let players = viewer.count("site-players-count", mode.players.into());
    let all: Vec<String> = std::iter::once(players).chain(special).collect();
    all.join(" · ")
}

/// Points as they are printed: with a minus, not a hyphen.
pub(crate) fn points(points: i32) -> String {
    points.to_string().replace('-', "−")
}
