//! The one list of games: adding a game is one line here.

use parlour_core::Game;
use parlour_core::any::{AnyGame, Kind};

/// Work that needs to know a game by its type.
pub trait WithGame {
    /// What comes of it.
    type Output;

    /// Does the work for one game.
    fn run<G: Game>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ident from $home:ident),+ $(,)?) => {
        /// Every game, in the order in which lists show them.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Kind::<$home::$game>::new()),+];

        /// Does some work for the game with this id; nothing if there is no such game.
        pub fn with_game<W: WithGame>(id: &str, work: W) -> Option<W::Output> {
            $(
                if id == $home::$game::ABOUT.id {
                    return Some(work.run::<$home::$game>());
                }
            )+
            None
        }
    };
}

games! {
    Pillars from parlour_pillars,
    Ora from parlour_ora,
    Orleans from parlour_orleans,
    Abbey from parlour_abbey,
    Forest from parlour_forest,
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().find(|game| game.about().id == id).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl WithGame for Id {
        type Output = &'static str;

        fn run<G: Game>(self) -> &'static str {
            G::ABOUT.id
        }
    }

    #[test]
    fn every_game_is_found_by_its_id() {
        for game in GAMES {
            let id = game.about().id;
            assert_eq!(find(id).map(|found| found.about().id), Some(id));
            assert_eq!(with_game(id, Id), Some(id));
        }
        assert!(find("chess").is_none() && with_game("chess", Id).is_none());
    }

    #[test]
    fn ids_and_rule_prefixes_are_unique() {
        for (index, game) in GAMES.iter().enumerate() {
            for other in &GAMES[index + 1..] {
                assert_ne!(game.about().id, other.about().id);
                assert_ne!(game.about().prefix, other.about().prefix);
            }
        }
    }

    #[test]
    fn every_mode_can_be_set_up() {
        for game in GAMES {
            assert!(!game.modes().is_empty(), "{}", game.about().id);
            for mode in game.modes() {
                assert_eq!(game.check_mode(&mode), Ok(()), "{} {mode}", game.about().id);
            }
        }
    }
}
