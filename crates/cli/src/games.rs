//! `parlour games`: what can be played.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use parlour_core::Mode;
use parlour_core::any::AnyGame;
use parlour_games::GAMES;
use parlour_words::{Lang, Words};
use serde::Serialize;

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::{target, text};

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    names: BTreeMap<&'static str, String>,
    players: Vec<u8>,
    options: Vec<ListedOption>,
    modes: Vec<Mode>,
}

#[derive(Serialize)]
struct ListedOption {
    key: &'static str,
    values: &'static [&'static str],
    default: &'static str,
}

pub(crate) fn run(args: &GamesArgs) -> Result<(), Failure> {
    let games: Vec<Listed> = GAMES.iter().map(|game| listed(*game)).collect();
    if args.json {
        return text::print_json(&games);
    }
    text::print(&games.iter().map(in_words).collect::<Vec<_>>().join("\n"))
}

/// What a game is called.
pub(crate) fn name(id: &str, words: &Words) -> String {
    words.word(id)
}

fn listed(game: &dyn AnyGame) -> Listed {
    let about = game.about();
    let option = |spec: &parlour_core::OptionSpec| ListedOption {
        key: spec.key,
        values: spec.values,
        default: spec.values[0],
    };
    Listed {
        id: about.id,
        names: Lang::ALL.map(|lang| (lang.code(), name(about.id, Words::get(lang)))).into(),
        players: about.counts().collect(),
        options: about.options.iter().map(option).collect(),
        modes: game.modes(),
    }
}

fn in_words(game: &Listed) -> String {
    let names: Vec<&str> = game.names.values().map(String::as_str).collect();
    let counts: Vec<String> = game.players.iter().map(u8::to_string).collect();
    let mut text = format!("{}  {}\n  players  {}\n", game.id, names.join(" / "), counts.join(", "));
    for option in &game.options {
        let _ =
            writeln!(text, "  {}  {} (standard: {})", option.key, option.values.join(", "), option.default);
    }
    for problem in excluded(game) {
        let _ = writeln!(text, "  {problem}");
    }
    text
}

/// Which combinations cannot be played, and why.
fn excluded(game: &Listed) -> Vec<String> {
    let Some(known) = parlour_games::find(game.id) else { return Vec::new() };
    let mut problems: Vec<String> = Mode::every(known.about())
        .iter()
        .filter_map(|mode| known.check_mode(mode).err())
        .map(|error| format!("excluded: {}", target::unplayable(&error)))
        .collect();
    problems.sort();
    problems.dedup();
    problems
}
