//! Which game is meant: an id, a player count, options, and who plays.

use clap::Args;
use parlour_core::any::AnyGame;
use parlour_core::{Mode, SetupError};
use parlour_games::{GAMES, find};
use parlour_words::{Lang, Words};

use crate::failure::Failure;

/// A game and its mode, as every command takes them.
#[derive(Args, Debug)]
pub(crate) struct Target {
    /// The game (see `parlour games`)
    pub(crate) game: String,
    /// How many play
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// An option of the game; what is left out takes the standard value
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    pub(crate) options: Vec<(String, String)>,
}

/// Reads what stands behind `--option`.
pub(crate) fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("KEY=VALUE is expected")?;
    Ok((key.to_owned(), value.to_owned()))
}

impl Target {
    /// The game and the mode, if they exist.
    pub(crate) fn choose(&self) -> Result<(&'static dyn AnyGame, Mode), Failure> {
        let game = game(&self.game)?;
        Ok((game, mode(game, self.players, &self.options)?))
    }
}

/// The mode of a game with these choices.
pub(crate) fn mode(
    game: &dyn AnyGame,
    players: Option<u8>,
    options: &[(String, String)],
) -> Result<Mode, Failure> {
    let given = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let wrong = |error: SetupError| {
        Failure::Usage(format!("{} cannot be set up: {}", game.about().id, unplayable(&error)))
    };
    let mode = Mode::choose(game.about(), players, given).map_err(wrong)?;
    game.check_mode(&mode).map_err(wrong)?;
    Ok(mode)
}

/// Why a mode cannot be played, in the language of all that is said of usage.
pub(crate) fn unplayable(error: &SetupError) -> String {
    match error {
        SetupError::Excluded(reason) => Words::get(Lang::En).say(&reason.phrase, &[]),
        other => other.to_string(),
    }
}

/// The game with this id, or a sentence that names those there are.
pub(crate) fn game(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    let ids = || GAMES.iter().map(|game| game.about().id).collect::<Vec<_>>().join(", ");
    find(id).ok_or_else(|| Failure::Usage(format!("there is no game '{id}', only {}", ids())))
}

/// Reads a list of players, one for each seat or one for all.
pub(crate) fn seat_list(
    text: &str,
    players: u8,
    known: &[&'static str],
) -> Result<Vec<&'static str>, Failure> {
    let player = |name: &str| {
        known.iter().find(|known| **known == name).copied().ok_or_else(|| {
            Failure::Usage(format!(
                "'{name}' in the seat list is no player: it is one of {}",
                known.join(", ")
            ))
        })
    };
    let named = text.split(',').map(|name| player(name.trim())).collect::<Result<Vec<_>, _>>()?;
    match named[..] {
        [one] => Ok(vec![one; usize::from(players)]),
        _ if named.len() == usize::from(players) => Ok(named),
        _ => Err(Failure::Usage(format!(
            "the seat list names {} players where {players} play: name one for each seat, or one for all",
            named.len(),
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: &[&str] = &["random", "greedy"];

    #[test]
    fn one_name_stands_for_all_seats() {
        assert_eq!(seat_list("greedy", 3, KNOWN).unwrap(), ["greedy"; 3]);
        assert_eq!(seat_list("random, greedy", 2, KNOWN).unwrap(), ["random", "greedy"]);
    }

    #[test]
    fn garbage_is_refused() {
        for bad in
            ["", "random,", "random,greedy", "random,random,random,random", "chess,random,random", ",,"]
        {
            assert!(matches!(seat_list(bad, 3, KNOWN), Err(Failure::Usage(_))), "{bad:?}");
        }
    }
}
