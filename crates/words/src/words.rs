//! The texts of one language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Attribute, Entry, Message, Pattern};
use foldhash::{HashMap, HashMapExt as _};
use parlour_core::{Phrase, Seat};
use thiserror::Error;

use crate::lang::Lang;
use crate::library::{self, GAMES};
use crate::plain::Plain;
use crate::render::Rendering;
use crate::rulebook::Rulebook;
use crate::variables::variables_in;

/// The texts of one language, and how they are put together.
///
/// A text names the arguments of its phrase: `$card`. What else it may say of them:
///
/// * a name: any attribute of the name's own message. `$card-the` is the attribute `.the` of the
///   craftsman's name, `$site-at` the attribute `.at` of the place's;
/// * so many of a thing: the thing's attribute `.count`, which knows the number as `$n`, or else
///   the number and the name; `$what-n` is the number alone, `$what-…` any other attribute;
/// * a number: `$n-half` is half of it (`1½`), for what is counted in halves;
/// * a player: the player's name; `$who-seat` is the colour (`red`), for selectors;
/// * a list: its phrases joined as the language joins them; `$what-n` is how many there are.
///
/// Where the variable is written with a capital (`$card-The`, `$Card`), so is what it stands for.
///
/// A sentence that names a player has a second form for the player who reads it: `.you`, or `.you-to` where the reader is
/// not the first player it names but the one it calls `$to`.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    messages: HashMap<String, Known>,
    order: Vec<String>,
    rulebooks: Vec<Rulebook>,
}

/// What is known of a message beforehand.
struct Known {
    /// The variables its value names.
    variables: Vec<String>,
    /// Its value, where that is the same in all cases.
    value: Option<Plain>,
    attributes: Vec<Facet>,
}

/// What is known of an attribute beforehand.
struct Facet {
    name: String,
    variables: Vec<String>,
    /// Its text, where that is the same in all cases.
    text: Option<Plain>,
}

impl Known {
    fn of(value: &Pattern<&str>, attributes: &[Attribute<&str>]) -> Self {
        let facet = |attribute: &Attribute<&str>| Facet {
            name: attribute.id.name.to_owned(),
            variables: variables_in(&attribute.value),
            text: Plain::of(&attribute.value),
        };
        Self {
            variables: variables_in(value),
            value: Plain::of(value),
            attributes: attributes.iter().map(facet).collect(),
        }
    }

    fn facet(&self, name: &str) -> Option<&Facet> {
        self.attributes.iter().find(|facet| facet.name == name)
    }

    fn plain(&self, attribute: Option<&str>) -> Option<&Plain> {
        match attribute {
            None => self.value.as_ref(),
            Some(name) => self.facet(name)?.text.as_ref(),
        }
    }

    fn variables(&self, attribute: Option<&str>) -> Option<&[String]> {
        match attribute {
            None => Some(&self.variables),
            Some(name) => self.facet(name).map(|facet| facet.variables.as_slice()),
        }
    }
}

/// What is wrong with a phrase, or with the text that should say it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Trouble {
    /// There is no message with this key.
    #[error("no message '{key}'")]
    Missing {
        /// The key.
        key: String,
    },
    /// The text wants an argument that the phrase does not have.
    #[error("'{key}' wants ${variable}")]
    Wanted {
        /// The message.
        key: String,
        /// The argument it names.
        variable: String,
    },
    /// The phrase has an argument that the text does not mention.
    #[error("'{key}' does not mention ${argument}")]
    Unused {
        /// The message.
        key: String,
        /// The argument of the phrase.
        argument: String,
    },
    /// The text itself is at fault.
    #[error("'{key}': {error}")]
    Text {
        /// The message.
        key: String,
        /// What the formatter says.
        error: String,
    },
}

/// What fills a variable of a message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Blank<'a> {
    /// A number, for plurals too.
    Number(i64),
    /// A text as it is.
    Text(&'a str),
}

impl From<i64> for Blank<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl<'a> From<&'a str> for Blank<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

static ALL: LazyLock<[Words; 2]> = LazyLock::new(|| Lang::ALL.map(Words::load));

impl Words {
    /// The words of a language.
    pub fn get(lang: Lang) -> &'static Self {
        &ALL[lang as usize]
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Puts a phrase into words; `names` are the players' names, seat by seat. A seat without a
    /// name goes by its colour.
    ///
    /// Always says something: a message that does not exist shows as its key in angle brackets.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.say_to(None, phrase, names)
    }

    /// Puts a phrase into words for whoever holds a seat: “you” instead of their own name, where the text has such a form.
    pub fn say_to(&self, reader: Option<Seat>, phrase: &Phrase, names: &[String]) -> String {
        Rendering::new(self, names, reader).phrase(phrase)
    }

    /// Puts a phrase into words, and tells everything that is wrong with it: for tests.
    pub fn try_say(&self, phrase: &Phrase, names: &[String]) -> Result<String, Vec<Trouble>> {
        self.try_say_to(None, phrase, names)
    }

    /// Puts a phrase into words for a reader, and tells everything that is wrong with it: for tests.
    pub fn try_say_to(
        &self,
        reader: Option<Seat>,
        phrase: &Phrase,
        names: &[String],
    ) -> Result<String, Vec<Trouble>> {
        let mut rendering = Rendering::new(self, names, reader);
        let text = rendering.phrase(phrase);
        if rendering.troubles.is_empty() { Ok(text) } else { Err(rendering.troubles) }
    }

    /// The text of a message that takes no arguments: the name of a thing, of a game, of a line
    /// in the final count.
    pub fn word(&self, key: &str) -> String {
        Rendering::new(self, &[], None).name(key)
    }

    /// The text of a message, its variables filled in as they are: for pages, which speak of more than phrases can.
    ///
    /// Always says something: a message that does not exist shows as its key in angle brackets.
    pub fn fill(&self, key: &str, blanks: &[(&str, Blank<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(blanks.len());
        for (name, blank) in blanks {
            match *blank {
                Blank::Number(number) => args.set(*name, number),
                Blank::Text(text) => args.set(*name, text),
            }
        }
        self.format(key, None, &args).map_or_else(|| format!("<{key}>"), |(text, _)| text)
    }

    /// The keys of a game's messages that begin like this, in the order they are written.
    pub fn keys<'a>(&'a self, start: &'a str) -> impl Iterator<Item = &'a str> {
        self.order.iter().map(String::as_str).filter(move |key| key.starts_with(start))
    }

    /// An attribute of a name: `the` of a craftsman, `effect` of a card.
    pub fn facet(&self, key: &str, attribute: &str) -> Option<String> {
        self.format(key, Some(attribute), &FluentArgs::new()).map(|(text, _)| text)
    }

    /// The key of a message, if there is one that goes by this name: for keys that are put together.
    pub fn known(&self, key: &str) -> Option<&str> {
        self.messages.get_key_value(key).map(|(key, _)| key.as_str())
    }

    /// Is there a message with this key?
    pub fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// The rulebook whose rule ids begin with this prefix.
    pub fn rulebook(&self, prefix: &str) -> Option<&Rulebook> {
        self.rulebooks.iter().find(|book| book.prefix() == prefix)
    }

    /// The text of a rule by its id (`PIL-4.3`).
    pub fn rule(&self, id: &str) -> Option<&str> {
        let (prefix, _) = id.split_once('-')?;
        self.rulebook(prefix)?.rule(id).map(|rule| rule.text.as_str())
    }

    /// The variables a message names, in its value or in one of its attributes; none if there is no such text.
    pub(crate) fn variables(&self, key: &str, attribute: Option<&str>) -> Option<&[String]> {
        self.messages.get(key)?.variables(attribute)
    }

    /// Formats the value of a message, or one of its attributes.
    pub(crate) fn format(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Option<(String, Vec<String>)> {
        let plain = self.messages.get(key).and_then(|known| known.plain(attribute));
        match plain.and_then(|plain| plain.fill(args)) {
            Some(text) => Some((text, Vec::new())),
            None => self.format_by_case(key, attribute, args),
        }
    }

    /// Formats whatever a message may be: slower than its plain text, where it has one.
    pub(crate) fn format_by_case(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Option<(String, Vec<String>)> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((text, errors.iter().map(ToString::to_string).collect()))
    }

    fn load(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        bundle.set_use_isolating(false);
        let mut words =
            Self { lang, bundle, messages: HashMap::new(), order: Vec::new(), rulebooks: Vec::new() };
        for (_, texts) in library::shared(lang) {
            words.add(texts);
        }
        for game in GAMES {
            words.add(game.words(lang));
            words.add(game.board(lang));
            words.add(game.short(lang));
            words.rulebooks.push(Rulebook::read(game.prefix, game.rules(lang)));
        }
        words
    }

    fn add(&mut self, source: &str) {
        // A file with a fault loses the faulty messages and keeps the others; tests read them all.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(sound, _)| sound);
        for entry in resource.entries() {
            if let Entry::Message(Message { id, value: Some(value), attributes, .. }) = entry {
                self.order.push(id.name.to_owned());
                self.messages.insert(id.name.to_owned(), Known::of(value, attributes));
            }
        }
        self.bundle.add_resource_overriding(resource);
    }
}
