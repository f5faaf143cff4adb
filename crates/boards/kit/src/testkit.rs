//! The proof every board passes: whole games are drawn, for everybody, in both languages.

use std::collections::BTreeSet;

use parlour_core::any::{AnyGame, AnyTable, Kind};
use parlour_core::table::Dice;
use parlour_core::{Eyes, Game, Journal, Seat};
use parlour_words::{Lang, Words};
use roxmltree::{Document, Node};

use crate::SPRITE;
use crate::board::Board;
use crate::preview::{Preview, asked};
use crate::scene::{Face, Moved, Offered, Scene};

/// How many positions of a journal are drawn.
const POSITIONS: usize = 40;

/// Draws many positions of these journals for every seat and a spectator, in both languages, and checks that
///
/// * every offer has a mark, and every mark that names a place finds its target, with the offer's number on it;
/// * only choices that begin with one of the words of `placeless` point nowhere;
/// * ids are unique on the page, and every symbol and pattern is there;
/// * nothing has a `style` attribute or a raw colour;
/// * every word is found in the language;
/// * drawing the same view twice gives the same board.
pub fn prove<G: Game>(preview: &Preview<G::View>, journals: &[&str], placeless: &[&str])
where
    G::View: 'static,
{
    for text in journals {
        let journal: Journal = text.parse().expect("a golden journal reads");
        let table = Kind::<G>::new().replay(&journal, Dice::Outside).expect("a golden journal replays");
        let step = (table.entries() / POSITIONS).max(1);
        for at in (0..=table.entries()).rev().step_by(step) {
            let past = table.at(at);
            for lang in Lang::ALL {
                let eyes = Seat::all(table.header().names.len() as u8).map(Some).chain([None]);
                for me in eyes {
                    Position { preview, table: &*past, me, lang, at }.prove(placeless);
                }
            }
        }
    }
}

struct Position<'a, V> {
    preview: &'a Preview<V>,
    table: &'a dyn AnyTable,
    me: Option<Seat>,
    lang: Lang,
    at: usize,
}

impl<V: 'static> Position<'_, V> {
    fn prove(&self, placeless: &[&str]) {
        let words = Words::get(self.lang);
        let faces = Face::of_all(&self.table.header().names);
        let offers = self.me.map_or_else(Vec::new, |seat| Offered::list(self.table, seat, words));
        let asked = asked(self.table);
        let eyes = self.me.map_or(Eyes::Spectator, Eyes::Seat);
        let moves = Moved::since(self.table, self.me, eyes);
        let scene =
            Scene { me: self.me, asked, offers: &offers, moves: &moves, ..Scene::watched(words, &faces) };
        let view = self.table.view(eyes);
        let view = view.downcast_ref::<V>().expect("a table gives views of its own game");
        let board = (self.preview.draw)(view, &scene);
        let page = page(&board);
        let place = format!("answer {}, {:?}, {}", self.at, self.me, self.lang);
        assert_eq!(page, self::page(&(self.preview.draw)(view, &scene)), "{place}: drawn twice");
        let document = Document::parse(&page).unwrap_or_else(|error| panic!("{place}: {error}"));
        sound(&document, &place);
        marked(&board, &offers, &document, placeless, &place);
        if let Some(at) = page.find("&lt;") {
            panic!("{place}: a word is missing: {}", &page[at..page.len().min(at + 60)]);
        }
    }
}

fn page(board: &Board) -> String {
    let symbols = board.symbols.concat();
    let leaves: String = board.leaves.iter().map(|leaf| leaf.markup().into_string()).collect();
    let strip: String = board.strip.iter().map(|counter| counter.markup().into_string()).collect();
    format!("<main><svg><defs>{SPRITE}{symbols}</defs></svg>{strip}{leaves}</main>")
}

fn sound(document: &Document<'_>, place: &str) {
    let mut ids = BTreeSet::new();
    for node in document.descendants() {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id), "{place}: twice #{id}");
        }
    }
    for node in document.descendants().filter(Node::is_element) {
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert_ne!(name, "style", "{place}: {value}");
            if ["fill", "stroke"].contains(&name) {
                assert!(!value.starts_with(['#', 'r']), "{place}: a raw colour, {value}");
            }
            let referred = match name {
                "href" => value.strip_prefix('#'),
                _ => value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')),
            };
            if let Some(referred) = referred {
                assert!(ids.contains(referred), "{place}: no symbol #{referred}");
            }
        }
    }
}

fn marked(board: &Board, offers: &[Offered], document: &Document<'_>, placeless: &[&str], place: &str) {
    assert_eq!(board.marks.len(), offers.len(), "{place}: a mark for each offer");
    for (offer, mark) in offers.iter().zip(&board.marks) {
        let words = &offer.words;
        assert_eq!(mark.key.is_none(), offer.greyed, "{place}: the key of {words}");
        let Some(id) = &mark.place else {
            let first = words.split(' ').next().unwrap_or_default();
            assert!(placeless.contains(&first), "{place}: {words} points nowhere");
            continue;
        };
        let target = document.descendants().find(|node| node.attribute("id") == Some(id));
        let target = target.unwrap_or_else(|| panic!("{place}: {words} points at #{id}, which is not drawn"));
        let list =
            target.attribute(if offer.greyed { "data-why" } else { "data-offers" }).unwrap_or_default();
        let number = offer.number.to_string();
        assert!(list.split(' ').any(|other| other == number), "{place}: #{id} does not know {words}");
    }
}
