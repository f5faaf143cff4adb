//! The parts every board is drawn with. Knows no game.
//!
//! # A board in five steps
//!
//! 1. `draw(&View, &Scene) -> Board` in the board's crate. First the [`Marks`]: one function reads an [`Answer`] as the
//!    game's `Choice` and says which [`Part`]s of the board it points at, in the order a hand picks them.
//!
//!    ```ignore
//!    let marks = Marks::new(scene, |offer| is_always_possible(&offer.words), |answer| places::parts(view, answer))
//!        .labelled(scene, emblem, |answer, phrase| labels::label(view, answer))
//!        .traced(scene, |seat, words| places::trace(view, seat, words.parse().ok()?));
//!    ```
//!
//!    The same function finds what the reader has picked in the draft; another one finds what others have moved.
//! 2. Leaves, in the order of the page: a [`Leaf`] holds [`Drawing`]s, and a drawing's body is SVG made with `maud::html!`.
//!    Elements without a content are written `rect x="1" {}`, attributes without a value `data-piece=""`: pages are
//!    HTML and pictures are XML.
//! 3. Whatever a choice may point at is drawn through [`target::target`], which gives it its id, its outline, its number
//!    and its offers. Whatever travels is drawn through [`piece::piece`] under an id that never changes.
//! 4. Labels come from [`Scene::word`], [`Scene::say`] and [`Scene::facet`]; what only the board says lies in
//!    `crates/words/texts/GAME/board.{en,fr}.ftl`. Names are set with [`text::fit`].
//! 5. `marks.into_marks(&leaves)` finds the parts in the drawings, [`Board::weighed`] ends the board; one line,
//!    `parlour_kit::testkit::prove`, checks it over whole games.
//!
//! The `preview-pillars` example of the Pillars board shows how to look at a board without a server.
//!
//! # What a page gets for each offer
//!
//! A [`Mark`]: its parts, each with its [`Role`] and where it was [`Found`] (leaf, drawing, box in the drawing's units); a
//! [`Label`] of at most 32 letters with verb, name, price and gain; the number on its button; and whether it lives in a
//! *menu*, because it is always possible and no move. Whoever picks a part keeps the offers that hold it; one offer left is
//! the answer.
//!
//! An offer may be a path of several answers given at once: [`Offered::then`] lists those after the first. Each answer is read
//! with those before and after it, and the parts and labels are united in order, so a page that looks ahead on a copy of the
//! draft asks the board nothing else.
//!
//! # What a page gets for each leaf
//!
//! Its [`Weight`] for the present question: the main drawing, one that stands beside it, or one that waits in a drawer. A
//! leaf that holds a part of a move is never in a drawer. How they stand is the page's business.
//!
//! # Where things are
//!
//! | module | parts |
//! | --- | --- |
//! | [`icon`] | symbols of the sprite, inside drawings and among words |
//! | [`player`] | markers, figures, hatched grounds; the class of a seat |
//! | [`piece`] | travelling pieces, niches, seals, tags, piles, dice, ribbons |
//! | [`card`], [`row`] | cards with band, picture, cost strip, function rows, foot; small ones; their backs |
//! | [`track`] | cells in rows and columns |
//! | [`part`], [`mod@label`], [`bounds`] | what offers point at, what they are called, where that lies |
//! | [`mod@target`] | targets, outlines of what is picked and of last moves |
//! | [`scenery`] | gable, hall, tower, arch, tree, fir, barrel, block, smoke |
//! | [`reading`], [`portrait`] | what can be read of a thing; the thing alone, as a picture |
//! | [`plate`] | parts of a board as pictures beside words |
//! | [`scale`] | small variants: letters that stay readable, fine print that goes |
//! | [`value`] | numbers that say what they count |
//! | [`text`] | hands, sizes that fit, lines that break |
//!
//! # Drawing
//!
//! Colours are tokens, through classes of `parts.css` or the board's own sheet, or as `fill="var(--a-wood)"` inside symbols: never a raw
//! colour, never a `style` attribute. Static art belongs into the board's `art/sprite.svg` as symbols (ids: `i-` icons
//! on the grid of 24, `v-` scenes, `p-` patterns); code places it. Pictures stand inside `svg.pic` or `g.pic`, which takes
//! quiet fills and a gold line in the dark. Text takes its colour from `--tx` where a group sets it (`on-fill`, `on-gold`).
//!
//! # Phones
//!
//! Letters stay readable. A drawing that is wide by nature scrolls sideways ([`Drawing::pans`]). A large one gives its parts
//! ids, and the board's sheet puts them below each other where its container is narrow, by `transform` and `aspect-ratio`: see
//! the end of `pillars.css`. What has another form there carries the classes `wide` and `narrow`: only one of them shows.

#![allow(clippy::cast_precision_loss, reason = "small counts become coordinates")]

pub mod board;
pub mod bounds;
pub mod card;
pub mod icon;
pub mod label;
pub mod marks;
pub mod num;
#[cfg(feature = "testkit")]
pub mod numbers;
pub mod part;
mod phases;
pub mod piece;
pub mod plate;
pub mod player;
pub mod portrait;
#[cfg(feature = "testkit")]
pub mod preview;
pub mod reading;
#[cfg(feature = "testkit")]
mod restack;
pub mod row;
pub mod scale;
pub mod scene;
pub mod scenery;
pub mod target;
#[cfg(feature = "testkit")]
pub mod testkit;
pub mod text;
pub mod track;
pub mod value;

pub use board::{Board, Counter, Drawing, Flow, Leaf, Mark, Panel, Placed, Weight, Whose};
pub use bounds::{Bounds, Found};
pub use card::{Art, Card};
pub use label::{Amount, Label};
pub use marks::{Marks, Pointed};
pub use maud::{Markup, PreEscaped, html};
pub use num::D;
pub use part::{Answer, Part, Role};
pub use phases::Phases;
pub use plate::Plate;
pub use portrait::Portrait;
pub use reading::{Reading, Thing};
pub use row::Row;
pub use scale::{Scale, fine};
pub use scene::{Face, Moved, Offered, Scene, Step};
pub use target::{Disc, Outline, target, twin};
pub use text::{Anchor, Hand};

/// The palette, the type and the players' tinctures, for the light and the dark manuscript.
pub const TOKENS: &str = include_str!("../art/tokens.css");

/// The strokes and letters of drawings, and the states of targets.
pub const PARTS: &str = include_str!("../art/parts.css");

/// The symbols all boards share, without an `svg` element around them.
pub const SPRITE: &str = include_str!("../art/sprite.svg");

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::TOKENS;

    /// The declarations of the block a selector opens.
    fn block(selector: &str) -> BTreeSet<&'static str> {
        let start =
            TOKENS.find(&format!("{selector} {{")).expect("the sheet has such a block") + selector.len() + 2;
        let end = TOKENS[start..].find('}').expect("blocks end") + start;
        TOKENS[start..end].split(';').map(str::trim).filter(|text| text.starts_with("--")).collect()
    }

    #[test]
    fn the_dark_manuscript_is_the_same_by_setting_and_by_choice() {
        let (setting, choice) = (":root:not([data-theme=\"light\"])", ":root[data-theme=\"dark\"]");
        assert_eq!(block(setting), block(choice));
        assert_eq!(block(&format!("{setting} .pic")), block(&format!("{choice} .pic")));
    }
}
