//! The texts as they are written, message by message.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::Lang;
use crate::library::{self, GAMES};
use crate::variables::variables_in;

/// A message as written.
pub(crate) struct Written {
    pub(crate) id: String,
    pub(crate) value: Option<Text>,
    pub(crate) attributes: BTreeMap<String, Text>,
}

/// The words of a value or an attribute, and what it refers to.
pub(crate) struct Text {
    pub(crate) words: String,
    pub(crate) variables: Vec<String>,
    pub(crate) references: Vec<String>,
}

impl Written {
    /// The value and the attributes.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &Text> {
        self.value.iter().chain(self.attributes.values())
    }
}

/// The sources of a language, each with a name for error messages.
pub(crate) fn sources(lang: Lang) -> Vec<(String, &'static str)> {
    let mut all: Vec<_> =
        library::shared(lang).map(|(name, texts)| (format!("{name}.{lang}"), texts)).collect();
    for game in GAMES {
        all.push((format!("{} words.{lang}", game.prefix), game.words(lang)));
        all.push((format!("{} board.{lang}", game.prefix), game.board(lang)));
        all.push((format!("{} short.{lang}", game.prefix), game.short(lang)));
        all.push((format!("{} rules.{lang}", game.prefix), game.rules(lang)));
    }
    all
}

/// The messages of a source, in order.
pub(crate) fn messages(name: &str, source: &'static str) -> Vec<Written> {
    let resource = fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, errors)| panic!("{name} does not parse: {errors:?}"));
    let written = |entry: Entry<&str>| match entry {
        Entry::Message(message) => Some(Written {
            id: message.id.name.to_owned(),
            value: message.value.as_ref().map(text),
            attributes: message
                .attributes
                .iter()
                .map(|attribute| (attribute.id.name.to_owned(), text(&attribute.value)))
                .collect(),
        }),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        other => panic!("{name} has {other:?}"),
    };
    resource.body.into_iter().filter_map(written).collect()
}

/// All messages of a language.
pub(crate) fn all(lang: Lang) -> Vec<Written> {
    sources(lang).into_iter().flat_map(|(name, source)| messages(&name, source)).collect()
}

fn text(pattern: &Pattern<&str>) -> Text {
    let mut text = Text { words: String::new(), variables: variables_in(pattern), references: Vec::new() };
    spell(pattern, &mut text);
    text
}

/// Placeables show as `{}`, so that what stands around them can be judged.
fn spell(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.words += value,
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                text.words += "{}";
                match inline {
                    InlineExpression::VariableReference { .. } | InlineExpression::StringLiteral { .. } => {}
                    other => text.references.push(format!("{other:?}")),
                }
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    text.words += "|";
                    spell(&variant.value, text);
                }
                text.words += "|";
            }
        }
    }
}
