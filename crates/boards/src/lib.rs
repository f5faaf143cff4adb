//! The boards of all games: one list, and dispatch over it.
//!
//! A page calls [`draw`] with the view it has, lays out the leaves, and brings [`sprite_of`] what it shows and the
//! sheets [`TOKENS`], [`PARTS`] and [`style`] of the game. [`picture()`] makes one SVG that stands alone, [`png()`] turns it into pixels.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

mod picture;
mod raster;
mod sprite;

use std::any::Any;

use parlour_core::Seat;

pub use parlour_kit::portrait::things;
pub use parlour_kit::{
    Amount, Board, Bounds, Counter, Drawing, Face, Flow, Found, Label, Leaf, Mark, Markup, Moved, Offered,
    PARTS, Panel, Phases, Placed, Plate, Portrait, Reading, Role, Scale, Scene, Step, TOKENS, Weight, Whose,
};

pub use picture::{Theme, UnknownTheme, picture, stand_alone};
pub use raster::{NoPixels, png, small_png};
pub use sprite::{sprite, sprite_of};

/// Does the last answer of a path say all of it in words? Otherwise its sentences are read one after the other: a card says that it is
/// built, a cell does not say that trees are felled on it, nor a strip of land its price.
pub fn last_says_all(game: &str, last: &str) -> bool {
    game == "ora" && last.starts_with("card ")
}

macro_rules! boards {
    ($($id:literal => $home:ident),+ $(,)?) => {
        /// Draws the view of a game; nothing if there is no such game, or the view is another game's.
        pub fn draw(game: &str, view: &dyn Any, scene: &Scene<'_>) -> Option<Board> {
            match game {
                $($id => Some($home::draw(view.downcast_ref()?, scene)),)+
                _ => None,
            }
        }

        /// Everybody's points as their panels say them, seat by seat.
        pub fn points(game: &str, view: &dyn Any) -> Option<Vec<i32>> {
            match game {
                $($id => Some($home::points(view.downcast_ref()?)),)+
                _ => None,
            }
        }

        /// Does an answer lead on to others that say where on the board it is given? A page looks those up on a copy of the
        /// draft (`AnyTable::paths`) and offers them with it.
        pub fn goes_on(game: &str, words: &str) -> bool {
            match game {
                $($id => $home::goes_on(words),)+
                _ => false,
            }
        }

        /// What the answer of a player has left on the table, by its id on the board; not every answer leaves something.
        pub fn trace(game: &str, view: &dyn Any, seat: Seat, words: &str) -> Option<String> {
            match game {
                $($id => $home::trace(view.downcast_ref()?, seat, words),)+
                _ => None,
            }
        }

        /// What can be read of a thing, by its id on the board (`data-about`).
        pub fn read(game: &str, view: &dyn Any, scene: &Scene<'_>, id: &str) -> Option<Reading> {
            match game {
                $($id => $home::read(view.downcast_ref()?, scene, id),)+
                _ => None,
            }
        }

        /// The ids of everything that can be read of in a game, on the table or not: its glossary.
        pub fn glossary(game: &str) -> Vec<String> {
            match game {
                $($id => $home::things(),)+
                _ => Vec::new(),
            }
        }

        /// The symbol of something that is counted, by the key of its name; not everything has one.
        pub fn emblem(game: &str, key: &str) -> Option<&'static str> {
            match game {
                $($id => $home::emblem(key),)+
                _ => None,
            }
        }

        /// The games that have a board.
        const IDS: &[&str] = &[$($id),+];

        /// The symbols and the styles of a game's own.
        fn own(game: &str) -> Option<(&'static str, &'static str)> {
            match game {
                $($id => Some(($home::SPRITE, $home::STYLE)),)+
                _ => None,
            }
        }
    };
}

boards! {
    "pillars" => parlour_board_pillars,
    "ora" => parlour_board_ora,
    "orleans" => parlour_board_orleans,
    "forest" => parlour_board_forest,
    "abbey" => parlour_board_abbey,
}

/// The symbols of all games and of this one, as they stand in the sources.
fn symbols(game: &str) -> String {
    let own = own(game).map_or("", |(sprite, _)| sprite);
    [parlour_kit::SPRITE, own].concat()
}

/// The styles only this game's drawings need, besides [`TOKENS`] and [`PARTS`].
pub fn style(game: &str) -> &'static str {
    own(game).map_or("", |(_, style)| style)
}

#[cfg(test)]
mod tests {
    use parlour_core::any::AnyTable;
    use parlour_core::table::Dice;
    use parlour_core::{Decision, Eyes, Mode, Seed};
    use parlour_words::{Lang, Words};

    use super::*;

    #[test]
    fn a_view_of_another_kind_is_not_drawn() {
        let words = Words::get(Lang::En);
        let scene = Scene::watched(words, &[]);
        assert!(draw("pillars", &"a string", &scene).is_none());
        assert!(draw("chess", &"a string", &scene).is_none());
    }

    #[test]
    fn a_picture_of_every_game_stands_alone() {
        for game in parlour_games::GAMES {
            let id = game.about().id;
            for mode in game.modes().iter().take(2) {
                let names = Seat::all(mode.players).map(|seat| seat.to_string()).collect();
                let table =
                    game.table(mode, names, Dice::Seeded(Seed([7; 32]))).expect("a mode can be played");
                let faces = Face::of_all(&table.header().names);
                let words = Words::get(Lang::Fr);
                let scene = Scene { past: true, ..Scene::watched(words, &faces) };
                let svg =
                    picture(id, &*table.view(Eyes::Spectator), &scene, Theme::Dark).expect("a board of ours");
                let foreign = ["var(", "color-mix(", "<use", "<symbol", " class=", " style="];
                let left: Vec<_> = foreign.iter().filter(|sign| svg.contains(**sign)).collect();
                assert!(left.is_empty(), "{id}: {left:?}");
                roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{id}: {error}"));
            }
        }
    }

    /// A game in which everybody takes the first answer on offer, so many times.
    fn played(game: &str, answers: usize) -> Box<dyn AnyTable> {
        let game = parlour_games::find(game).expect("a game of ours");
        let mode = Mode::choose(game.about(), Some(2), []).expect("two may play");
        let names = vec!["Tom".to_owned(), "Ada".to_owned()];
        let mut table = game.table(&mode, names, Dice::Seeded(Seed([7; 32]))).expect("it is set up");
        for _ in 0..answers {
            let Decision::Ask(seats) = table.decision() else { break };
            let seat = seats.first().expect("somebody is asked");
            let words = table.question(seat).expect("a question").options[0].words.clone();
            table.answer(seat, &[&words]).expect("an option may be played");
            table.commit(seat);
        }
        table
    }

    #[test]
    fn points_are_those_of_the_panels() {
        for game in parlour_games::GAMES {
            let id = game.about().id;
            let table = played(id, 120);
            let (view, faces) = (table.view(Eyes::Spectator), Face::of_all(&table.header().names));
            let board =
                draw(id, &*view, &Scene::watched(Words::get(Lang::En), &faces)).expect("a board of ours");
            let shown: Vec<i32> = board.panels.iter().map(|panel| panel.score).collect();
            assert_eq!(points(id, &*view), Some(shown), "{id}");
        }
    }

    #[test]
    fn last_moves_are_those_of_the_others_since_i_answered() {
        let mut shown = 0;
        for answers in 1..60 {
            let table = played("pillars", answers);
            let by = table.answers(0).into_iter().filter_map(|(who, words)| Some((who.seat()?, words)));
            let by: Vec<(Seat, String)> = by.collect();
            for me in Seat::all(2) {
                let since = by.iter().rposition(|(seat, _)| *seat == me).map_or(0, |at| at + 1);
                let moves = Moved::since(&*table, Some(me), Eyes::Seat(me));
                let told: Vec<(Seat, String)> =
                    moves.into_iter().map(|moved| (moved.seat, moved.words)).collect();
                assert_eq!(told, by[since..], "after {answers} answers");
                shown += told.len();
            }
        }
        assert!(shown > 0, "somebody moved");
    }

    #[test]
    fn who_watches_sees_the_latest_turn() {
        for answers in 1..60 {
            let table = played("pillars", answers);
            let moves = Moved::since(&*table, None, Eyes::Spectator);
            let last = table.answers(0).into_iter().rev().find_map(|(who, words)| Some((who.seat()?, words)));
            let (seat, words) = last.expect("somebody has answered");
            assert_eq!(moves.last().map(|moved| &moved.words), Some(&words), "after {answers} answers");
            assert!(moves.iter().all(|moved| moved.seat == seat), "{moves:?}");
        }
    }

    #[test]
    fn a_secret_plan_is_no_move_to_others() {
        for answers in 1..80 {
            let table = played("orleans", answers);
            for me in Seat::all(2) {
                let moves = Moved::since(&*table, Some(me), Eyes::Seat(me));
                assert!(moves.iter().all(|moved| !moved.words.starts_with("put ")), "{moves:?}");
            }
        }
    }

    #[test]
    fn every_game_has_a_board() {
        for game in parlour_games::GAMES {
            assert!(own(game.about().id).is_some(), "{}", game.about().id);
        }
    }
}
