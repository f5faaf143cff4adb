//! Looking for words in a text.

/// Words looked for, without case and accents.
pub(crate) struct Query(Vec<String>);

impl Query {
    pub(crate) fn new(words: &str) -> Self {
        Self(words_of(&folded(words)).map(Into::into).collect())
    }

    /// Does each word begin some word of the texts?
    pub(crate) fn fits<'a>(&self, texts: impl IntoIterator<Item = &'a String>) -> bool {
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

/// Lower case, and French letters without what stands on or under them.
pub(crate) fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => plain.push('a'),
            'ç' => plain.push('c'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'î' | 'ï' => plain.push('i'),
            'ô' | 'ö' => plain.push('o'),
            'ù' | 'û' | 'ü' => plain.push('u'),
            'ÿ' => plain.push('y'),
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            _ => plain.push(letter),
        }
    }
    plain
}
