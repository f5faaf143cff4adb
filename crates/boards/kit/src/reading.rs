//! What can be read of a thing: its sheet.
//!
//! Every target carries its id as `data-about`; a page that is asked about it calls the board's `read` with that id and
//! shows the [`Reading`]. A board says what the thing is ([`Thing`]); its name and effect are texts of the game.

use maud::{Markup, html};
use parlour_core::Phrase;

use crate::label::{Amount, Emblem};
use crate::scene::Scene;
use crate::text::capitalised;

/// A thing of the table, as a board knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// The key of its name; its attribute `effect`, where it has one, tells what it does.
    pub key: &'static str,
    /// The key of what it is: a craftsman, a building.
    pub kind: &'static str,
    /// What it costs: how many of what, by the keys of their names.
    pub cost: Vec<(i64, &'static str)>,
    /// Its points, printed or as they stand.
    pub points: Option<i32>,
    /// When it comes, or how often it serves.
    pub when: Option<Phrase>,
    /// The key of what it does, where many things do the same: their names have no `effect` of their own.
    pub tells: Option<&'static str>,
    /// The id of the rule that speaks of it.
    pub rule: String,
}

impl Thing {
    /// A thing of a kind, under a rule.
    pub fn new(key: &'static str, kind: &'static str, rule: impl Into<String>) -> Self {
        Self { key, kind, cost: Vec::new(), points: None, when: None, tells: None, rule: rule.into() }
    }

    /// That costs this.
    #[must_use]
    pub fn costing(self, cost: impl IntoIterator<Item = (i64, &'static str)>) -> Self {
        Self { cost: cost.into_iter().filter(|(n, _)| *n != 0).collect(), ..self }
    }

    /// That is worth so many points.
    #[must_use]
    pub fn worth(self, points: impl Into<i32>) -> Self {
        Self { points: Some(points.into()), ..self }
    }

    /// That comes, or serves, at this time.
    #[must_use]
    pub fn when(self, when: Phrase) -> Self {
        Self { when: Some(when), ..self }
    }

    /// That does what all of its kind do: the key of these words.
    #[must_use]
    pub fn telling(self, tells: &'static str) -> Self {
        Self { tells: Some(tells), ..self }
    }

    /// Its sheet in the reader's language.
    pub fn read(&self, scene: &Scene<'_>, emblem: Emblem) -> Reading {
        Reading {
            name: scene.title(self.key),
            kind: capitalised(&scene.word(self.kind)),
            cost: self.cost.iter().map(|(n, key)| Amount::of(scene, emblem, *n, key)).collect(),
            effect: self.effect(scene).map(|effect| capitalised(&effect)),
            points: self.points,
            when: self.when.as_ref().map(|when| capitalised(&scene.say(when))),
            rule: self.rule.clone(),
        }
    }
}

impl Thing {
    fn effect(&self, scene: &Scene<'_>) -> Option<String> {
        let shared = self.tells.map(|key| scene.word(key));
        shared.or_else(|| scene.words.facet(self.key, "effect"))
    }
}

/// The sheet of a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: String,
    /// What it costs.
    pub cost: Vec<Amount>,
    /// What it does, in words.
    pub effect: Option<String>,
    /// Its points.
    pub points: Option<i32>,
    /// When it comes, or how often it serves.
    pub when: Option<String>,
    /// The id of the rule that speaks of it.
    pub rule: String,
}

/// What is no card and no place is asked about by the key of its name: that key, the key of its kind, its rule.
pub type Term = (&'static str, &'static str, &'static str);

/// The thing among these terms that is asked about.
pub fn term(terms: &[Term], id: &str) -> Option<Thing> {
    terms.iter().find(|(key, ..)| *key == id).map(|(key, kind, rule)| Thing::new(key, kind, *rule))
}

/// Draws something that is no target and can be read all the same: a track, a pile, a piece. `id` is what `read` is asked.
pub fn about(id: &str, body: &Markup) -> Markup {
    html! { g data-about=(id) { (body) } }
}
