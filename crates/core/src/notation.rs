//! Choices as words and back: one canonical spelling each.

use std::str::FromStr;

use thiserror::Error;

use crate::seat::Seat;

/// A text that is not the spelling of anything.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Error)]
#[error("{expected} expected at column {}", at + 1)]
pub struct NotationError {
    /// Byte offset into the text that was read.
    pub at: usize,
    /// What should have stood there.
    pub expected: &'static str,
}

impl NotationError {
    /// The error at the very start of the text.
    pub const fn expected(expected: &'static str) -> Self {
        Self { at: 0, expected }
    }

    /// The one of two errors that got further; at the first word the readings are equally wrong.
    pub const fn or(self, other: Self) -> Self {
        if other.at > 0 && other.at >= self.at { other } else { self }
    }

    /// The same error, seen from a text in which this one starts `offset` bytes later.
    pub const fn shifted(self, offset: usize) -> Self {
        Self { at: self.at + offset, ..self }
    }
}

/// Reads a spelling word by word; words are separated by exactly one space.
#[derive(Clone, Debug)]
pub struct Spelling<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Spelling<'a> {
    /// Reads from the start of `text`.
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The next word, or an error naming what should have been there.
    pub fn word(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let word = rest.split(' ').next().unwrap_or_default();
        if word.is_empty() {
            return Err(NotationError { at: self.at.min(self.text.len()), expected });
        }
        self.at += word.len() + 1;
        Ok(word)
    }

    /// The next word as a value.
    pub fn read<T: FromStr>(&mut self, expected: &'static str) -> Result<T, NotationError> {
        let at = self.at;
        self.word(expected)?.parse().map_err(|_| NotationError { at, expected })
    }

    /// The next word as a number in its one spelling: no sign, no leading nought.
    pub fn number<T: TryFrom<u32>>(&mut self, expected: &'static str) -> Result<T, NotationError> {
        let at = self.at;
        let error = NotationError { at, expected };
        let word = self.word(expected)?;
        let canonical =
            word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
        let number: u32 = if canonical { word.parse().map_err(|_| error)? } else { return Err(error) };
        T::try_from(number).map_err(|_| error)
    }

    /// The next word must be this one.
    pub fn exactly(&mut self, word: &'static str) -> Result<(), NotationError> {
        let at = self.at;
        if self.word(word)? == word { Ok(()) } else { Err(NotationError { at, expected: word }) }
    }

    /// Nothing may follow.
    pub fn end(&self) -> Result<(), NotationError> {
        if self.at == self.text.len() + 1 {
            Ok(())
        } else {
            Err(NotationError { at: self.at.min(self.text.len()), expected: "the end of the line" })
        }
    }

    /// Where the next word starts, for errors of the caller's own.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The word that comes next, without reading it.
    pub fn peek(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default().split(' ').next().unwrap_or_default()
    }

    /// The next word, read by its own type, which says what it expects.
    pub fn parsed<T: FromStr<Err = NotationError>>(&mut self) -> Result<T, NotationError> {
        let at = self.at.min(self.text.len());
        let word = self.peek();
        self.at = at + word.len() + 1;
        word.parse().map_err(|error: NotationError| error.shifted(at))
    }
}

/// What can stand at a place of a spelling: most things are one word there, an answer within an
/// answer may be several.
pub trait Word: Sized {
    /// Reads it off the words.
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError>;
}

/// The first word of a shape.
pub const fn first_word(shape: &'static str) -> &'static str {
    let mut end = 0;
    while end < shape.len() && shape.as_bytes()[end] != b' ' {
        end += 1;
    }
    shape.split_at(end).0
}

impl Word for Seat {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.parsed()
    }
}

impl Word for u8 {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.number("a number")
    }
}

impl Word for u16 {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        words.number("a number")
    }
}

/// A number with a sign, in its one spelling.
impl Word for i8 {
    fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
        let (at, expected) = (words.at(), "a number");
        let word = words.word(expected)?;
        let number = word.parse().ok().filter(|number: &Self| number.to_string() == word);
        number.ok_or(NotationError { at, expected })
    }
}

/// A shape such as `"place {post} free"`, read along words: they must match, and what stands at
/// the places in braces is handed out one by one.
#[derive(Debug)]
pub struct Shape<'a, 't> {
    words: &'a mut Spelling<'t>,
    shape: std::str::Split<'static, char>,
}

impl<'a, 't> Shape<'a, 't> {
    /// Lays the shape along the words.
    pub fn new(words: &'a mut Spelling<'t>, shape: &'static str) -> Self {
        Self { words, shape: shape.split(' ') }
    }

    /// What stands at the next place in braces.
    pub fn value<T: Word>(&mut self) -> Result<T, NotationError> {
        while let Some(word) = self.shape.next().filter(|word| !word.starts_with('{')) {
            self.words.exactly(word)?;
        }
        T::take(self.words)
    }

    /// What follows the last place; nothing more may follow the `whole` of a text.
    pub fn end(mut self, whole: bool) -> Result<(), NotationError> {
        self.shape.try_for_each(|word| self.words.exactly(word))?;
        if whole { self.words.end() } else { Ok(()) }
    }
}

/// Declares the answers of a game, each with its one spelling: `Display` and `FromStr` follow it.
///
/// A place of a spelling is read by the type of its field, or by the type named after `as`, which
/// may let less in. An enum declared so is a [`Word`] itself: an answer may hold one, even at its head.
///
/// ```
/// use parlour_core::notation::Word;
/// use parlour_core::{NotationError, Spelling, choices};
///
/// choices! {
///     /// What is done with a card.
///     #[derive(Copy, Clone, PartialEq, Eq, Debug)]
///     pub enum Deed, "a deed" {
///         /// It is kept.
///         Keep = "keep",
///         /// It is sold for so much.
///         Sell(price: u8) = "sell for {price}",
///     }
/// }
///
/// choices! {
///     /// An answer.
///     #[derive(Copy, Clone, PartialEq, Eq, Debug)]
///     pub enum Choice, "an answer" {
///         /// Takes no more cards.
///         Pass = "pass",
///         /// Buys so many: a die is rolled for it.
///         Buy(n: u8 as Face) = "buy {n}",
///         /// Does something with this card.
///         Do(deed: Deed, card: u8) = "{deed} {card}",
///     }
/// }
///
/// /// The face of a die.
/// struct Face(u8);
///
/// impl From<Face> for u8 {
///     fn from(face: Face) -> Self {
///         face.0
///     }
/// }
///
/// impl Word for Face {
///     fn take(words: &mut Spelling<'_>) -> Result<Self, NotationError> {
///         let error = NotationError { at: words.at(), expected: "the face of a die" };
///         words.number(error.expected).ok().filter(|face| (1..=6).contains(face)).map(Self).ok_or(error)
///     }
/// }
///
/// assert_eq!("buy 3".parse(), Ok(Choice::Buy(3)));
/// assert_eq!("sell for 2 17".parse(), Ok(Choice::Do(Deed::Sell(2), 17)));
/// assert_eq!(Choice::Do(Deed::Keep, 4).to_string(), "keep 4");
/// let wrong = |text: &str| text.parse::<Choice>().unwrap_err().to_string();
/// assert_eq!(wrong("buy 7"), "the face of a die expected at column 5");
/// assert_eq!(wrong("sell for two 17"), "a number expected at column 10");
/// assert_eq!(wrong("wait"), "an answer expected at column 1");
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Choice:ident, $what:literal {
            $(
                $(#[$doc:meta])*
                $Variant:ident $(($($field:ident: $type:ty $(as $reader:ty)?),+))? = $shape:literal,
            )+
        }
    ) => {
        $(#[$meta])*
        $vis enum $Choice {
            $($(#[$doc])* $Variant $(($($type),+))?,)+
        }

        impl $Choice {
            /// The one of the spellings that stands here: alone, or with more behind it.
            fn spelt(
                words: &mut $crate::Spelling<'_>,
                whole: bool,
            ) -> ::core::result::Result<Self, $crate::NotationError> {
                let (here, first) = (words.clone(), words.peek());
                let none = $crate::NotationError { at: here.at(), expected: $what };
                let mut nearest = none;
                $(
                    // A spelling begins with a word of its own: most are none of these at first sight.
                    let mut read = || {
                        let opening = const { $crate::notation::first_word($shape) };
                        if first != opening && !opening.starts_with('{') {
                            return Err(none);
                        }
                        words.clone_from(&here);
                        #[allow(unused_mut, reason = "some spellings have no places")]
                        let mut shape = $crate::notation::Shape::new(words, $shape);
                        $($(let $field = $crate::choices!(@value shape, $type $(as $reader)?);)+)?
                        shape.end(whole)?;
                        Ok(Self::$Variant $(($($field),+))?)
                    };
                    match read() {
                        Ok(choice) => return Ok(choice),
                        Err(error) => nearest = nearest.or(error),
                    }
                )+
                Err(nearest)
            }
        }

        impl ::core::fmt::Display for $Choice {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self { $(Self::$Variant $(($($field),+))? => ::core::write!(f, $shape),)+ }
            }
        }

        impl ::core::str::FromStr for $Choice {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                Self::spelt(&mut $crate::Spelling::new(text), true)
            }
        }

        impl $crate::notation::Word for $Choice {
            fn take(words: &mut $crate::Spelling<'_>) -> ::core::result::Result<Self, $crate::NotationError> {
                Self::spelt(words, false)
            }
        }
    };
    (@value $shape:ident, $type:ty) => { $shape.value::<$type>()? };
    (@value $shape:ident, $type:ty as $reader:ty) => { <$type>::from($shape.value::<$reader>()?) };
}

/// Declares a plain enum with its spellings: `Display`, `FromStr`, `Serialize`, `ALL`, `name()` and
/// `key()`, the key of its name among the words (the prefix and the spelling joined). It is
/// [`Listed`](crate::Listed), so that a [`Set`](crate::Set) can hold it, a [`Word`] of answers and a
/// [`Fact`](crate::Fact) of positions.
///
/// ```
/// parlour_core::spelled! {
///     /// A cube.
///     pub enum Cube, "a cube", "toy-cube-" {
///         /// Of sand.
///         Sand = "sand",
///         /// Of wood.
///         Wood = "wood",
///     }
/// }
///
/// assert_eq!("wood".parse(), Ok(Cube::Wood));
/// assert_eq!(Cube::Sand.key(), "toy-cube-sand");
/// ```
#[macro_export]
macro_rules! spelled {
    (
        $(#[$meta:meta])*
        $vis:vis enum $type:ident, $what:literal, $prefix:literal {
            $($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $type {
            $($(#[$doc])* $variant,)+
        }

        impl $type {
            /// Every value, in the order of the printed material.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The canonical spelling.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// The key of the name among the words.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => concat!($prefix, $text)),+ }
            }
        }

        impl $crate::Listed for $type {
            const LIST: &'static [Self] = Self::ALL;

            fn index(self) -> usize {
                self as usize
            }
        }

        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::core::str::FromStr for $type {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                match text {
                    $($text => Ok(Self::$variant),)+
                    _ => Err($crate::NotationError::expected($what)),
                }
            }
        }

        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl $crate::notation::Word for $type {
            fn take(words: &mut $crate::Spelling<'_>) -> ::core::result::Result<Self, $crate::NotationError> {
                words.parsed()
            }
        }

        impl $crate::Fact for $type {
            fn feed(&self, digest: &mut $crate::Digest) {
                digest.text(self.name());
            }
        }

        impl $crate::digest::Missing for $type {
            fn feed_none(digest: &mut $crate::Digest) {
                digest.text("");
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_separated_by_one_space() {
        let mut words = Spelling::new("take sand  2");
        assert_eq!(words.exactly("take"), Ok(()));
        assert_eq!(words.word("a cube"), Ok("sand"));
        assert_eq!(words.number::<u8>("a number"), Err(NotationError { at: 10, expected: "a number" }));
    }

    #[test]
    fn numbers_have_one_spelling() {
        for bad in ["+1", "01", "-1", "1.0", "256", "", "９"] {
            assert!(Spelling::new(bad).number::<u8>("a number").is_err(), "{bad:?}");
        }
        assert_eq!(Spelling::new("255").number::<u8>("a number"), Ok(255));
    }

    #[test]
    fn nothing_may_follow_the_end() {
        let mut words = Spelling::new("pass ");
        words.exactly("pass").unwrap();
        assert!(words.end().is_err());
        let mut words = Spelling::new("pass");
        words.exactly("pass").unwrap();
        assert_eq!(words.end(), Ok(()));
    }
}
