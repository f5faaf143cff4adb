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

    /// The language somebody wants most of those we speak, by an `Accept-Language` list: the one with
    /// the highest weight, the first of equals (RFC 9110, 12.5.4). A weight of nought means "not this one".
    pub fn accepted(list: &str) -> Option<Self> {
        let wanted = list.split(',').filter_map(|entry| {
            let (range, parameters) = entry.split_once(';').unwrap_or((entry, ""));
            let primary = range.trim().split('-').next()?.to_ascii_lowercase();
            Some((primary.parse().ok()?, weight(parameters)))
        });
        // `max_by_key` keeps the last of equals.
        let wanted: Vec<(Self, u16)> = wanted.filter(|(_, weight)| *weight > 0).collect();
        wanted.into_iter().rev().max_by_key(|(_, weight)| *weight).map(|(lang, _)| lang)
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language is well formed")
    }
}

/// The weight of an entry in thousandths: whole if it names none or none that can be read.
fn weight(parameters: &str) -> u16 {
    let quality = parameters.split(';').find_map(|parameter| parameter.trim().strip_prefix("q="));
    let quality = quality.and_then(|text| text.trim().parse::<f32>().ok());
    quality.filter(|quality| (0.0..=1.0).contains(quality)).map_or(1000, |quality| (quality * 1000.0) as u16)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weightiest_language_we_speak_is_taken() {
        let cases = [
            ("fr-CH, en;q=0.5", Some(Lang::Fr)),
            ("en;q=0.5, fr;q=0.8", Some(Lang::Fr)),
            ("de, en-GB;q=0.7, fr;q=0.7", Some(Lang::En)),
            ("fr;q=0, en;q=0.1", Some(Lang::En)),
            ("FR ; q=0.9 , en", Some(Lang::En)),
            ("fr;q=odd, en;q=0.9", Some(Lang::Fr)),
            ("frr, *;q=0.5", None),
            ("", None),
        ];
        for (list, lang) in cases {
            assert_eq!(Lang::accepted(list), lang, "{list}");
        }
    }
}
