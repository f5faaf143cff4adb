//! Looking for words in a text.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Words looked for, without case and accents.
pub struct Query(Vec<String>);

impl Query {
    /// These words.
    pub fn new(words: &str) -> Self {
        Self(words_of(&folded(words)).map(Into::into).collect())
    }

    /// Does each word begin some word of the texts?
    pub fn fits<'a>(&self, texts: impl IntoIterator<Item = &'a String>) -> bool {
        let texts: Vec<String> = texts.into_iter().map(|text| folded(text)).collect();
        let has =
            |word: &String| texts.iter().any(|text| words_of(text).any(|other| other.starts_with(word)));
        !self.0.is_empty() && self.0.iter().all(has)
    }
}

pub(crate) fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && !".-".contains(letter))
        .map(|word| word.trim_matches(['.', '-']))
        .filter(|word| !word.is_empty())
}

/// Lower case, letters without what stands on or under them, ligatures taken apart.
pub(crate) fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase) {
        match letter {
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            _ => plain.push(letter),
        }
    }
    plain
}
