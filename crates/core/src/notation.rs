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
pub struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
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

    /// The next word as a value that says itself what it expects.
    pub fn value<T: Word>(&mut self) -> Result<T, NotationError> {
        let at = self.at.min(self.text.len());
        let rest = &self.text[at..];
        let word = if T::TO_THE_END { rest } else { rest.split(' ').next().unwrap_or_default() };
        self.at = at + word.len() + 1;
        T::read(word).map_err(|error| error.shifted(at))
    }
}

/// What can stand at a place of a spelling.
pub trait Word: Sized {
    /// Is it all the words that are left, and not only the next one?
    const TO_THE_END: bool = false;

    /// Reads it.
    fn read(word: &str) -> Result<Self, NotationError>;
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
    fn read(word: &str) -> Result<Self, NotationError> {
        word.parse()
    }
}

impl Word for u8 {
    fn read(word: &str) -> Result<Self, NotationError> {
        Words::new(word).number("a number")
    }
}

/// A shape such as `"place {post} free"`, read along a text: words must match, and what stands at
/// the places in braces is handed out one by one.
#[derive(Clone, Debug)]
pub struct Shape<'a> {
    words: Words<'a>,
    shape: std::str::Split<'static, char>,
}

impl<'a> Shape<'a> {
    /// Lays the shape along the text.
    pub fn new(text: &'a str, shape: &'static str) -> Self {
        Self { words: Words::new(text), shape: shape.split(' ') }
    }

    /// What stands at the next place in braces.
    pub fn value<T: Word>(&mut self) -> Result<T, NotationError> {
        while let Some(word) = self.shape.next().filter(|word| !word.starts_with('{')) {
            self.words.exactly(word)?;
        }
        self.words.value()
    }

    /// What follows the last place, up to the end of the text.
    pub fn end(mut self) -> Result<(), NotationError> {
        self.shape.try_for_each(|word| self.words.exactly(word))?;
        self.words.end()
    }
}

/// Declares the answers of a game, each with its one spelling: `Display` and `FromStr` follow it.
///
/// ```
/// parlour_core::choices! {
///     /// An answer.
///     #[derive(Copy, Clone, PartialEq, Eq, Debug)]
///     pub enum Choice, "an answer" {
///         /// Takes no more cards.
///         Pass = "pass",
///         /// Buys so many.
///         Buy(n: u8) = "buy {n}",
///     }
/// }
///
/// assert_eq!("buy 3".parse(), Ok(Choice::Buy(3)));
/// assert_eq!(Choice::Pass.to_string(), "pass");
/// assert_eq!("buy two".parse::<Choice>().unwrap_err().to_string(), "a number expected at column 5");
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Choice:ident, $what:literal {
            $($(#[$doc:meta])* $Variant:ident $(($($field:ident: $type:ty),+))? = $shape:literal,)+
        }
    ) => {
        $(#[$meta])*
        $vis enum $Choice {
            $($(#[$doc])* $Variant $(($($type),+))?,)+
        }

        impl ::core::fmt::Display for $Choice {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self { $(Self::$Variant $(($($field),+))? => ::core::write!(f, $shape),)+ }
            }
        }

        impl ::core::str::FromStr for $Choice {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                let first = text.split(' ').next().unwrap_or_default();
                let mut nearest = $crate::NotationError::expected($what);
                $(
                    // A spelling begins with a word of its own: most are none of these at first sight.
                    let read = || {
                        if first != const { $crate::notation::first_word($shape) } {
                            return Err($crate::NotationError::expected($what));
                        }
                        #[allow(unused_mut, reason = "some spellings have no places")]
                        let mut shape = $crate::notation::Shape::new(text, $shape);
                        $($(let $field = shape.value()?;)+)?
                        shape.end()?;
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
    };
}

/// Gives a plain enum its spellings: `Display`, `FromStr`, `Serialize`, `ALL`, `name()` and
/// `key()`, the key of its name among the words (the prefix and the spelling joined). It is
/// [`Listed`](crate::Listed), so that a [`Set`](crate::Set) can hold it.
///
/// ```
/// #[derive(Copy, Clone, PartialEq, Eq, Debug)]
/// pub enum Cube { Sand, Wood }
/// parlour_core::spelled!(Cube, "a cube", "toy-cube-" { Sand = "sand", Wood = "wood" });
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

        $crate::spelled!($type, $what, $prefix { $($variant = $text),+ });

        impl $crate::notation::Word for $type {
            fn read(word: &str) -> ::core::result::Result<Self, $crate::NotationError> {
                word.parse()
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
    ($type:ident, $what:literal, $prefix:literal { $($variant:ident = $text:literal),+ $(,)? }) => {
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

        // A thing's place in the list is its number.
        const _: () = {
            let mut place = 0;
            while place < $type::ALL.len() {
                assert!($type::ALL[place] as usize == place, "values are spelled in their order");
                place += 1;
            }
        };

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
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_separated_by_one_space() {
        let mut words = Words::new("take sand  2");
        assert_eq!(words.exactly("take"), Ok(()));
        assert_eq!(words.word("a cube"), Ok("sand"));
        assert_eq!(words.number::<u8>("a number"), Err(NotationError { at: 10, expected: "a number" }));
    }

    #[test]
    fn numbers_have_one_spelling() {
        for bad in ["+1", "01", "-1", "1.0", "256", "", "９"] {
            assert!(Words::new(bad).number::<u8>("a number").is_err(), "{bad:?}");
        }
        assert_eq!(Words::new("255").number::<u8>("a number"), Ok(255));
    }

    #[test]
    fn nothing_may_follow_the_end() {
        let mut words = Words::new("pass ");
        words.exactly("pass").unwrap();
        assert!(words.end().is_err());
        let mut words = Words::new("pass");
        words.exactly("pass").unwrap();
        assert_eq!(words.end(), Ok(()));
    }
}
