//! Names for people, tables, secrets and moments.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::error::StoreError;
use crate::raw::column;
use crate::refusal::Field;

/// Milliseconds since the start of 1970.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

column!(Moment(i64));

impl Moment {
    /// So much later.
    pub fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }
}

/// A person.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

column!(PersonId(i64));

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A group of friends.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct CircleId(pub i64);

column!(CircleId(i64));

impl fmt::Display for CircleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A table: a short word that is safe in addresses and hard to guess.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct TableId(String);

column!(TableId(String));

impl TableId {
    /// The longest there may be.
    pub const LONGEST: usize = 40;

    /// A new one: fourteen letters and digits that are not mistaken for each other. Seven tell the second it was made in, so
    /// that tables that are played at the same time lie side by side in the database and change the same few pages; the
    /// other seven are 35 random bits.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn random() -> Result<Self, StoreError> {
        let chance = getrandom::u64().map_err(|error| StoreError::Gone(error.to_string()))?;
        Ok(Self::made(Moment::now(), chance))
    }

    fn made(at: Moment, chance: u64) -> Self {
        const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        let spell = |bits: u64| (0..7).rev().map(move |place| LETTERS[(bits >> (5 * place)) as usize & 31]);
        Self(spell(at.0 as u64 / 1_000).chain(spell(chance)).map(char::from).collect())
    }

    /// The word itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let safe = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let possible = (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(safe);
        if possible { Ok(Self(text.to_owned())) } else { Err(StoreError::Invalid(Field::TableId)) }
    }
}

/// The SHA-256 of a session's or token's secret: all the store ever sees of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl SecretHash {
    /// The hash of a secret.
    pub fn of(secret: &[u8]) -> Self {
        Self(Sha256::digest(secret).into())
    }
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(..)")
    }
}

/// A text that must not be printed: a password hash, a private link.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden(pub String);

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(..)")
    }
}

/// The seed of a table's dice; it must not be printed before the game is over.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct HiddenSeed(pub [u8; 32]);

impl fmt::Debug for HiddenSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HiddenSeed(..)")
    }
}

/// An enum whose values are spelled as single words in the database and in exports.
macro_rules! spelled {
    ($(#[$doc:meta])* $vis:vis enum $Name:ident { $($(#[$value_doc:meta])* $Value:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        $vis enum $Name { $($(#[$value_doc])* $Value,)+ }

        impl $Name {
            /// The word for it.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Value => $word,)+ }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::error::StoreError;

            fn from_str(text: &str) -> std::result::Result<Self, Self::Err> {
                match text {
                    $($word => Ok(Self::$Value),)+
                    _ => Err($crate::error::StoreError::Invalid($crate::refusal::Field::Word)),
                }
            }
        }

        impl TryFrom<String> for $Name {
            type Error = $crate::error::StoreError;

            fn try_from(text: String) -> std::result::Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}
pub(crate) use spelled;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_ids_are_fourteen_safe_letters() {
        let id = TableId::random().unwrap();
        assert_eq!(id.as_str().len(), 14);
        assert_eq!(id.as_str().parse::<TableId>(), Ok(id.clone()));
        assert_ne!(TableId::random().unwrap(), id);
    }

    #[test]
    fn later_ids_come_later_whatever_chance_gives() {
        let made = |second: i64, chance| TableId::made(Moment(second * 1_000), chance);
        assert_eq!(made(0, 33).as_str(), "00000000000011");
        for (earlier, later) in [(0, 1), (31, 32), (1_023, 1_024), (1_800_000_000, 1_800_000_001)] {
            assert!(made(earlier, u64::MAX) < made(later, 0));
        }
    }

    #[test]
    fn ids_with_other_letters_are_refused() {
        for text in ["", "a/b", "é", "a b", "..", &"x".repeat(41)] {
            assert_eq!(text.parse::<TableId>(), Err(StoreError::Invalid(Field::TableId)), "{text}");
        }
    }

    #[test]
    fn secrets_do_not_print() {
        assert_eq!(format!("{:?}", SecretHash::of(b"secret")), "SecretHash(..)");
        assert_eq!(format!("{:?}", Hidden("secret".into())), "Hidden(..)");
        assert_eq!(format!("{:?}", HiddenSeed([7; 32])), "HiddenSeed(..)");
    }
}
