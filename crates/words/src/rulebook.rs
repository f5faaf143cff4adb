//! The rulebooks, rule by rule.

use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement};

use crate::search::Query;

/// The rules of a game in one language, chapter by chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    prefix: &'static str,
    /// The chapters, in reading order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What its rules have in common after the prefix: the `4` of `PIL-4.3`.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Its rules, in reading order.
    pub rules: Vec<Rule>,
}

/// A rule: one paragraph of plain text, which names other rules by their ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The id (`PIL-4.3`).
    pub id: String,
    /// The paragraph.
    pub text: String,
}

impl Rulebook {
    /// Reads a file of rules: `PIL-chapter-4` begins a chapter, `PIL-4-3` is the rule PIL-4.3.
    pub(crate) fn read(prefix: &'static str, source: &'static str) -> Self {
        let mut book = Self { prefix, chapters: Vec::new() };
        // A faulty message is left out; tests read them all.
        let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(sound, _)| sound);
        for entry in &resource.body {
            if let Entry::Message(Message { id, value: Some(value), .. }) = entry {
                book.take(id.name, plain(value));
            }
        }
        book
    }

    fn take(&mut self, message: &str, text: String) {
        let Some(name) = message.strip_prefix(self.prefix).and_then(|rest| rest.strip_prefix('-')) else {
            return;
        };
        if let Some(number) = name.strip_prefix("chapter-") {
            self.chapters.push(Chapter { number: number.into(), title: text, rules: Vec::new() });
        } else if let Some(chapter) = self.chapters.last_mut() {
            chapter.rules.push(Rule { id: format!("{}-{}", self.prefix, name.replace('-', ".")), text });
        }
    }

    /// What the ids of the rules begin with.
    pub const fn prefix(&self) -> &'static str {
        self.prefix
    }

    /// All rules, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id == id)
    }

    /// The rules that a rule names by their ids, in the order it names them.
    pub fn named_by<'a>(&'a self, rule: &'a Rule) -> impl Iterator<Item = &'a Rule> {
        let ids = rule.text.split(|letter: char| !letter.is_ascii_alphanumeric() && !"-.".contains(letter));
        let ids = ids.map(|id| id.trim_end_matches('.')).filter(|id| id.starts_with(self.prefix));
        ids.filter_map(|id| self.rule(id))
    }

    /// The rules that have all these words, whatever their case and accents; a word may be
    /// cut short. An id finds its rule and those that name it.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let query = Query::new(words);
        let found =
            |(chapter, rule): (&Chapter, &'_ Rule)| query.fits([&rule.id, &chapter.title, &rule.text]);
        let all =
            self.chapters.iter().flat_map(|chapter| chapter.rules.iter().map(move |rule| (chapter, rule)));
        all.filter(|pair| found(*pair)).map(|(_, rule)| rule).collect()
    }
}

/// The text of a pattern without placeables; rules have none. Lines are joined to a paragraph.
fn plain(pattern: &Pattern<&str>) -> String {
    let texts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => *value,
        PatternElement::Placeable { .. } => "",
    });
    let text: String = texts.collect();
    text.lines().map(|line| line.trim_matches(' ')).collect::<Vec<_>>().join(" ")
}
