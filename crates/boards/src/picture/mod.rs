//! Pictures that stand alone: one SVG without styles, variables or shared symbols.
//!
//! Pages draw with classes, tokens and a sprite. A picture goes to programs that know none of them, so what a browser would
//! do is done here, for the small part of CSS our own sheets use: rules are matched, variables and mixtures are
//! resolved for a theme, symbols are put in their places.

mod css;
mod layout;
mod resolve;
mod value;

use std::any::Any;
use std::fmt;
use std::str::FromStr;

use parlour_kit::{PARTS, Scene, TOKENS};

use css::Sheet;

/// One of the two manuscripts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The parchment.
    #[default]
    Light,
    /// The black hours.
    Dark,
}

impl Theme {
    /// As pages spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        [Self::Light, Self::Dark].into_iter().find(|theme| theme.name() == text).ok_or(UnknownTheme)
    }
}

/// Not the name of a theme.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnknownTheme;

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a theme is light or dark")
    }
}

impl std::error::Error for UnknownTheme {}

/// A drawing of our own, with classes, tokens and symbols, as one that stands alone. These styles come after those that all
/// drawings share.
pub fn stand_alone(drawing: &str, styles: &[&str]) -> String {
    let sheets: Vec<&str> = [TOKENS, PARTS].into_iter().chain(styles.iter().copied()).collect();
    resolve::resolve(drawing, &Sheet::read(&sheets))
}

/// The drawings of a view on one sheet; nothing where [`crate::draw`] gives nothing.
pub fn picture(game: &str, view: &dyn Any, scene: &Scene<'_>, theme: Theme) -> Option<String> {
    let board = crate::draw(game, view, scene)?;
    let page = layout::page(&board, &crate::symbols(game), theme);
    let sheet = Sheet::read(&[TOKENS, PARTS, crate::style(game), layout::STYLE]);
    Some(resolve::resolve(&page, &sheet))
}
