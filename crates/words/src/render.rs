//! A phrase becomes a sentence.

use fluent_bundle::{FluentArgs, FluentValue};
use parlour_core::{Arg, Phrase, Seat};

use crate::words::{Trouble, Words};

/// One sentence in the making, and what went wrong with it.
pub(crate) struct Rendering<'a> {
    words: &'a Words,
    names: &'a [String],
    /// Who reads it: “you”.
    reader: Option<Seat>,
    pub(crate) troubles: Vec<Trouble>,
}

/// An argument of the phrase as a text names it: `$card-The` is `the` of `card`, with a capital.
struct Mention<'a> {
    arg: &'a Arg,
    argument: &'static str,
    /// What of it is wanted; nothing for the argument itself.
    facet: Option<String>,
    capital: bool,
}

impl<'a> Mention<'a> {
    fn find(variable: &str, phrase: &'a Phrase) -> Option<Self> {
        let fitting = phrase.args.iter().filter_map(|(name, arg)| {
            let rest = strip(variable, name)?;
            let (facet, capital) = match rest {
                "" => (None, variable.starts_with(char::is_uppercase)),
                _ => (Some(uncapitalised(&rest[1..])), rest[1..].starts_with(char::is_uppercase)),
            };
            Some(Self { arg, argument: name, facet, capital })
        });
        fitting.max_by_key(|mention| mention.argument.len())
    }
}

/// What follows the argument's name in the variable: nothing, or a dash and more.
fn strip<'a>(variable: &'a str, name: &str) -> Option<&'a str> {
    let head = variable.get(..name.len())?;
    let rest = &variable[name.len()..];
    let fits =
        head.eq_ignore_ascii_case(name) && (rest.is_empty() || rest.len() > 1 && rest.starts_with('-'));
    fits.then_some(rest)
}

impl<'a> Rendering<'a> {
    pub(crate) const fn new(words: &'a Words, names: &'a [String], reader: Option<Seat>) -> Self {
        Self { words, names, reader, troubles: Vec::new() }
    }

    /// The sentence of a phrase.
    pub(crate) fn phrase(&mut self, phrase: &Phrase) -> String {
        let form = self.form_for_reader(phrase);
        let Some(variables) = self.words.variables(phrase.key, form.as_deref()) else {
            return self.missing(phrase.key);
        };
        let mut args = FluentArgs::with_capacity(variables.len());
        let mut mentioned = Vec::with_capacity(phrase.args.len());
        for variable in variables {
            let value = Mention::find(variable, phrase).and_then(|mention| {
                mentioned.push(mention.argument);
                self.value(&mention)
            });
            match value {
                Some(value) => args.set(variable.as_str(), value),
                None => self.wanted(phrase, variable),
            }
        }
        for (name, arg) in &phrase.args {
            let needless = form.is_some() && self.is_reader(arg);
            if !needless && !mentioned.contains(name) {
                self.troubles.push(Trouble::Unused { key: phrase.key.into(), argument: (*name).into() });
            }
        }
        self.text(phrase.key, form.as_deref(), &args).unwrap_or_default()
    }

    /// The form of a sentence that says “you” to its reader, where it names the reader and has such a form.
    fn form_for_reader(&self, phrase: &Phrase) -> Option<String> {
        self.reader?;
        let players = phrase.args.iter().filter(|(_, arg)| matches!(arg, Arg::Seat(_)));
        let (place, (name, _)) = players.enumerate().find(|(_, (_, arg))| self.is_reader(arg))?;
        let form = if place == 0 { "you".to_owned() } else { format!("you-{name}") };
        self.words.variables(phrase.key, Some(&form)).map(|_| form)
    }

    fn is_reader(&self, arg: &Arg) -> bool {
        matches!(arg, Arg::Seat(seat) if Some(*seat) == self.reader)
    }

    fn wanted(&mut self, phrase: &Phrase, variable: &str) {
        self.troubles.push(Trouble::Wanted { key: phrase.key.into(), variable: variable.into() });
    }

    /// The text of a message without arguments.
    pub(crate) fn name(&mut self, key: &str) -> String {
        match self.text(key, None, &FluentArgs::new()) {
            Some(text) => text,
            None => self.missing(key),
        }
    }

    fn missing(&mut self, key: &str) -> String {
        self.troubles.push(Trouble::Missing { key: key.into() });
        format!("<{key}>")
    }

    fn text(&mut self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let (text, errors) = self.words.format(key, attribute, args)?;
        let faults = errors.into_iter().map(|error| Trouble::Text { key: key.into(), error });
        self.troubles.extend(faults);
        Some(text)
    }

    fn value(&mut self, mention: &Mention<'_>) -> Option<FluentValue<'static>> {
        let value = match &mention.facet {
            None => self.whole(mention.arg),
            Some(facet) => self.facet(mention.arg, facet)?,
        };
        Some(match value {
            FluentValue::String(text) if mention.capital => capitalised(&text).into(),
            other => other,
        })
    }

    fn whole(&mut self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Term(key) => self.name(key).into(),
            Arg::Count { n, of } => self.count(*n, of).into(),
            Arg::Seat(seat) => self.player(*seat).into(),
            Arg::List(phrases) => self.list(phrases).into(),
        }
    }

    fn facet(&mut self, arg: &Arg, facet: &str) -> Option<FluentValue<'static>> {
        match (arg, facet) {
            (Arg::Count { n, .. }, "n") => Some((*n).into()),
            (Arg::List(phrases), "n") => Some(phrases.len().into()),
            (Arg::Number(n), "half") => Some(half(*n).into()),
            (Arg::Seat(seat), "seat") => Some(seat.name().into()),
            (Arg::Term(key), _) => self.text(key, Some(facet), &FluentArgs::new()).map(Into::into),
            (Arg::Count { n, of }, _) => self.text(of, Some(facet), &number(*n)).map(Into::into),
            (Arg::Number(_) | Arg::List(_) | Arg::Seat(_), _) => None,
        }
    }

    fn count(&mut self, n: i64, of: &str) -> String {
        match self.text(of, Some("count"), &number(n)) {
            Some(text) => text,
            None => format!("{n} {}", self.name(of)),
        }
    }

    fn player(&mut self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.name(COLOURS[seat.index()]),
        }
    }

    fn list(&mut self, phrases: &[Phrase]) -> String {
        let mut texts: Vec<String> = phrases.iter().map(|phrase| self.phrase(phrase)).collect();
        let Some(last) = texts.pop() else { return self.name("list-empty") };
        let head = texts.into_iter().reduce(|head, next| self.joined("list-comma", head, next));
        match head {
            Some(head) => self.joined("list-and", head, last),
            None => last,
        }
    }

    fn joined(&mut self, join: &str, head: String, tail: String) -> String {
        let args = FluentArgs::from_iter([("head", head), ("tail", tail)]);
        self.text(join, None, &args).unwrap_or_default()
    }
}

/// What a seat without a player's name is called.
const COLOURS: [&str; Seat::MOST] = ["seat-red", "seat-blue", "seat-green", "seat-yellow", "seat-white"];

fn number(n: i64) -> FluentArgs<'static> {
    FluentArgs::from_iter([("n", n)])
}

/// Half of a number, for what is counted in halves.
fn half(n: i64) -> String {
    match (n / 2, n % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The text with a capital first letter.
pub(crate) fn capitalised(text: &str) -> String {
    with_first(text, |first| first.to_uppercase().collect())
}

fn uncapitalised(text: &str) -> String {
    with_first(text, |first| first.to_lowercase().collect())
}

fn with_first(text: &str, change: impl Fn(char) -> String) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| change(first) + letters.as_str())
}
