//! The glossary of a game: the sheets of all its things, as the opening position has them.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use maud::{Markup, html};
use parlour_boards::{Face, Portrait, Reading, Scene};
use parlour_core::table::Dice;
use parlour_core::{Eyes, Mode, Seat, Seed};
use parlour_words::{Lang, Query, Words};

use crate::Viewer;
use crate::reasons::rule_link;
use crate::thing::{picture, told};

/// A thing of a game, for everybody.
pub(crate) struct Entry {
    id: String,
    reading: Reading,
    portrait: Option<Portrait>,
}

type Kept = Mutex<HashMap<(String, Lang), Arc<Vec<Entry>>>>;

static KEPT: LazyLock<Kept> = LazyLock::new(Mutex::default);

/// The things of a game by their names; they are read once and kept.
pub(crate) fn glossary(game: &str, lang: Lang) -> Arc<Vec<Entry>> {
    let key = (game.to_owned(), lang);
    let known = KEPT.lock().ok().and_then(|kept| kept.get(&key).cloned());
    known.unwrap_or_else(|| {
        let made = Arc::new(make(game, lang).unwrap_or_default());
        if let Ok(mut kept) = KEPT.lock() {
            kept.insert(key, made.clone());
        }
        made
    })
}

fn make(game: &str, lang: Lang) -> Option<Vec<Entry>> {
    let rules = parlour_games::find(game)?;
    let mode = Mode::choose(rules.about(), Some(2), []).ok()?;
    let names = Seat::all(mode.players).map(|seat| seat.to_string()).collect();
    let table = rules.table(&mode, names, Dice::Seeded(Seed([0; 32]))).ok()?;
    let (view, faces) = (table.view(Eyes::Spectator), Face::of_all(&table.header().names));
    let scene = Scene::watched(Words::get(lang), &faces);
    let read = |id: &str| parlour_boards::read(game, view.as_ref(), &scene, id);
    let board = parlour_boards::draw(game, view.as_ref(), &scene)?;
    let drawings = board.leaves.iter().flat_map(|leaf| &leaf.drawings);
    let drawn = drawings.flat_map(parlour_boards::things).filter_map(|id| Some((read(id)?, id)));
    let drawn: Vec<(Reading, &str)> = drawn.collect();
    let mut entries: Vec<Entry> = Vec::new();
    for id in parlour_boards::glossary(game) {
        let Some(reading) = read(&id) else { continue };
        let same = |other: &Reading| other.name == reading.name && other.kind == reading.kind;
        if entries.iter().any(|entry| same(&entry.reading)) {
            continue;
        }
        let mut lies = drawn.iter().filter(|(other, _)| same(other));
        let portrait = lies.find_map(|(_, id)| board.portrait(id));
        entries.push(Entry { id, reading, portrait });
    }
    let order = |entry: &Entry| (entry.reading.kind.clone(), entry.reading.name.to_lowercase());
    entries.sort_by_cached_key(order);
    Some(entries)
}

impl Entry {
    /// Does each word looked for begin a word of its sheet?
    pub(crate) fn fits(&self, query: &Query) -> bool {
        let Reading { name, kind, effect, when, .. } = &self.reading;
        query.fits([name, kind].into_iter().chain(effect).chain(when))
    }

    /// Its sheet.
    pub(crate) fn markup(&self, viewer: &Viewer, game: &str) -> Markup {
        html! {
            article.thing.entry id={ "thing-" (self.id) } data-rule {
                (picture(self.portrait.as_ref()))
                div { (told(viewer, &self.reading)) p.law-of { (rule_link(game, &self.reading.rule)) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_glossary_in_both_languages() {
        for game in parlour_games::GAMES {
            let id = game.about().id;
            for lang in Lang::ALL {
                let all = glossary(id, lang);
                assert!(all.len() > 40, "{id} {lang}: {} things", all.len());
                for entry in all.iter() {
                    let reading = &entry.reading;
                    assert!(!reading.name.contains('<') && !reading.kind.contains('<'), "{reading:?}");
                    assert!(reading.effect.is_some(), "{id} {lang}: {reading:?}");
                }
                let pictures = all.iter().filter(|entry| entry.portrait.is_some()).count();
                assert!(pictures >= 10, "{id}: {pictures} pictures");
            }
        }
    }

    #[test]
    fn things_of_a_glossary_are_found_by_their_words() {
        let all = glossary("pillars", Lang::Fr);
        let found = |words: &str| {
            let query = Query::new(words);
            all.iter()
                .filter(|entry| entry.fits(&query))
                .map(|entry| entry.reading.name.clone())
                .collect::<Vec<_>>()
        };
        assert!(found("macon").len() >= 4, "{:?}", found("macon"));
        assert!(found("prieure point").contains(&"Prieuré".to_owned()), "{:?}", found("prieure point"));
    }
}
