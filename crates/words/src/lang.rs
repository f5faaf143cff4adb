//! The languages Parlour speaks.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// French.
    Fr,
    /// English.
    #[default]
    En,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::Fr, Self::En];

    /// Its code, as written on command lines and in pages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language is well formed")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that nobody here speaks.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no language '{0}': it is fr or en")]
pub struct UnknownLang(String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}
