//! Short labels: what stands on a chip, in a popover, in the tag of what is picked.
//!
//! A choice is a phrase, and the full sentence says it. Its short form lies in `crates/words/texts/GAME/short.{en,fr}.ftl`
//! under the same name: `pillars-short-hire` for `pillars-choice-hire`, with the same arguments.
//!
//! ```ftl
//! pillars-short-hire = { $Craftsman }
//!     .verb = Hire
//!     .pay = price
//!     .get = cubes
//! ```
//!
//! The value is the name: never a rule, never a coordinate. `.verb` is what a button says alone. `.pay` and `.get` name the
//! arguments that are shown as numbers with icons. A board gives other labels where the phrase alone does not know enough:
//! the name of a cell, for instance.

use maud::{Markup, html};
use parlour_core::{Arg, Phrase};

use crate::icon;
use crate::scene::Scene;
use crate::text::capitalised;

/// No label is longer, in letters; an icon counts as one.
pub const LONGEST: usize = 32;

/// The short form of an offer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Label {
    /// What is done: `Hire`. One word or two.
    pub verb: String,
    /// With or to what: `Mason ×3`.
    pub name: String,
    /// What it costs.
    pub pays: Vec<Amount>,
    /// What it brings at once.
    pub gets: Vec<Amount>,
}

/// So many of a thing, as a label shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amount {
    /// How many.
    pub n: i64,
    /// Its symbol, if the game has one.
    pub icon: Option<&'static str>,
    /// The number and the thing in words: `4 gold`.
    pub words: String,
}

/// Finds the symbol of a thing by the key of its name.
pub type Emblem = fn(&str) -> Option<&'static str>;

impl Amount {
    /// So many of the thing with this key.
    pub fn of(scene: &Scene<'_>, emblem: Emblem, n: i64, key: &'static str) -> Self {
        Self { n, icon: emblem(key), words: scene.say(&Phrase::counted(n, key)) }
    }

    /// What an argument of a phrase counts.
    fn all(scene: &Scene<'_>, emblem: Emblem, arg: &Arg) -> Vec<Self> {
        match arg {
            Arg::Count { n, of } => vec![Self::of(scene, emblem, *n, of)],
            Arg::List(phrases) => {
                phrases.iter().filter_map(|phrase| Self::said(scene, emblem, phrase)).collect()
            }
            Arg::Term(key) => vec![Self::of(scene, emblem, 1, key)],
            Arg::Number(_) | Arg::Seat(_) => Vec::new(),
        }
    }

    /// What a phrase of a list counts: `2 clay`, `3 food`.
    fn said(scene: &Scene<'_>, emblem: Emblem, phrase: &Phrase) -> Option<Self> {
        let words = scene.say(phrase);
        let counted = phrase.args.iter().find_map(|(_, arg)| match arg {
            Arg::Count { n, of } => Some((*n, emblem(of))),
            Arg::Number(n) => Some((*n, emblem(phrase.key))),
            _ => None,
        });
        let (n, icon) = counted.unwrap_or((1, emblem(phrase.key)));
        icon.map(|icon| Self { n, icon: Some(icon), words })
    }

    /// Letters and icons: the number, where it is not one beside an icon, and the icon.
    fn length(&self) -> usize {
        match self.icon {
            Some(_) => self.n.to_string().len() + 2,
            None => self.words.chars().count() + 1,
        }
    }

    /// As an element: the number and the icon, else the words.
    pub fn markup(&self) -> Markup {
        html! {
            @match self.icon {
                Some(symbol) => { span.amount title=(self.words) { span.num { (self.n) } (icon::inline(symbol)) } }
                None => { span.amount { (self.words) } }
            }
        }
    }
}

impl Label {
    /// A label that is a name alone.
    pub fn named(verb: impl Into<String>, name: impl Into<String>) -> Self {
        Self { verb: verb.into(), name: name.into(), ..Self::default() }
    }

    /// The short form of what a choice does; the sentence itself where there is none.
    pub fn of(scene: &Scene<'_>, emblem: Emblem, phrase: &Phrase) -> Self {
        let short = phrase.key.replacen("-choice-", "-short-", 1);
        let Some(key) = scene.words.known(&short) else { return Self::named("", scene.say(phrase)) };
        let facet = |name: &str| scene.words.facet(key, name).unwrap_or_default();
        let amounts = |named: String| {
            let wanted = |(name, _): &&(&'static str, Arg)| named.split(' ').any(|word| word == *name);
            let args = phrase.args.iter().filter(wanted);
            args.flat_map(|(_, arg)| Amount::all(scene, emblem, arg)).filter(|amount| amount.n != 0).collect()
        };
        Self {
            verb: facet("verb"),
            name: capitalised(&scene.say(&Phrase { key, args: phrase.args.clone() })),
            pays: amounts(facet("pay")),
            gets: amounts(facet("get")),
        }
        .shortened()
    }

    /// The label of several answers in a row: the first verb, the names after each other as long as they fit, all that is
    /// paid and brought.
    pub fn united(labels: Vec<Self>) -> Self {
        let verb =
            labels.iter().map(|label| label.verb.clone()).find(|verb| !verb.is_empty()).unwrap_or_default();
        // A step that only says what is done adds no name of its own.
        let told = |label: &&Self| !label.name.is_empty() && label.name != label.verb;
        let names: Vec<&str> = labels.iter().filter(told).map(|label| label.name.as_str()).collect();
        let fits = |from: &usize| names[*from..].join(", ").chars().count() <= LONGEST;
        let from = (0..names.len()).find(fits).unwrap_or(names.len().saturating_sub(1));
        let name = names.get(from..).unwrap_or_default().join(", ");
        let name = if name.is_empty() {
            labels.last().map_or_else(String::new, |label| label.name.clone())
        } else {
            name
        };
        let (pays, gets) =
            labels.into_iter().map(|label| (label.pays, label.gets)).unzip::<_, _, Vec<_>, Vec<_>>();
        Self { verb, name, pays: pays.concat(), gets: gets.concat() }.shortened()
    }

    /// Without what it brings, then without what it costs, if it is too long otherwise: the sheet of the thing tells both.
    #[must_use]
    pub fn shortened(mut self) -> Self {
        if self.length() > LONGEST {
            self.gets.clear();
        }
        if self.length() > LONGEST {
            self.pays.clear();
        }
        self
    }

    /// Its length in letters, icons being one each.
    pub fn length(&self) -> usize {
        let arrow = if self.gets.is_empty() { 0 } else { 2 };
        let amounts = self.pays.iter().chain(&self.gets).map(Amount::length);
        self.name.chars().count() + amounts.sum::<usize>() + arrow
    }

    /// The label in words alone: `Mason ×3, 4 gold`.
    pub fn text(&self) -> String {
        let amounts = self.pays.iter().chain(&self.gets).map(|amount| amount.words.as_str());
        std::iter::once(self.name.as_str()).chain(amounts).collect::<Vec<_>>().join(", ")
    }

    /// The label as elements: name, price, arrow, gain.
    pub fn markup(&self) -> Markup {
        html! {
            span.label {
                span.label-name { (self.name) }
                @if !self.pays.is_empty() { " " span.label-price { @for amount in &self.pays { (amount.markup()) } } }
                @if !self.gets.is_empty() {
                    " " span.label-gain { "→" @for amount in &self.gets { (amount.markup()) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(verb: &str, name: &str) -> Label {
        Label::named(verb, name)
    }

    fn wood(n: i64) -> Amount {
        Amount { n, icon: Some("i-wood"), words: format!("{n} wood") }
    }

    #[test]
    fn a_path_has_the_first_verb_and_the_names_that_fit() {
        let build = label("Build", "Build");
        let card = Label { pays: vec![wood(2)], ..label("Build", "Bakery") };
        let united = Label::united(vec![build, card, label("Place", "B3, plain")]);
        assert_eq!((united.verb.as_str(), united.name.as_str()), ("Build", "Bakery, B3, plain"));
        assert_eq!(united.pays, [wood(2)]);
    }

    #[test]
    fn names_that_do_not_fit_leave_the_last_ones() {
        let long = "The house of the brotherhood";
        assert_eq!(Label::united(vec![label("", long), label("", "B3, plain")]).name, "B3, plain");
    }

    #[test]
    fn a_step_alone_keeps_its_name() {
        assert_eq!(Label::united(vec![label("Build", "Build")]).name, "Build");
    }

    #[test]
    fn a_label_drops_gains_before_prices() {
        let long = Label {
            pays: vec![wood(12)],
            gets: vec![wood(3), wood(4)],
            ..label("", "A name of twenty-six letter")
        };
        let short = long.shortened();
        assert_eq!((short.pays.len(), short.gets.len()), (1, 0));
        assert!(short.length() <= LONGEST);
    }

    #[test]
    fn a_label_is_told_in_words() {
        let mason = Label { pays: vec![wood(4)], ..label("Hire", "Mason") };
        assert_eq!(mason.text(), "Mason, 4 wood");
    }
}
