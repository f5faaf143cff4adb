//! The proof every board passes: whole games are drawn, for everybody, in both languages.

use std::collections::BTreeSet;

use parlour_core::any::{AnyGame, AnyTable, Kind};
use parlour_core::table::Dice;
use parlour_core::{Eyes, Game, Journal, Seat};
use parlour_words::{Lang, Words};
use roxmltree::{Document, Node};

use crate::SPRITE;
use crate::board::Board;
use crate::bounds::Matrix;
use crate::label::{LONGEST, Label};
use crate::numbers::{self, Numbers};
use crate::preview::{Preview, asked};
use crate::restack::Restack;
use crate::scale::{LEAST, SHRUNK, Scale};
use crate::scene::{Face, Moved, Offered, Scene};

/// How many positions of a journal are drawn.
const POSITIONS: usize = 40;

/// Draws many positions of these journals for every seat and a spectator, in both languages, and checks that
///
/// * every offer has a mark, and every mark that names a place finds its target, with the offer's number on it;
/// * every part of every offer lies on some leaf, its box inside the drawing;
/// * every offer has a label: a verb and a name, 32 letters at most, never a coordinate;
/// * only choices that begin with one of the words of `placeless` point nowhere;
/// * every number that says what it counts says so rightly, and those that `numbers` wants are there;
/// * no letter is below eleven pixels at any of the scales (see [`crate::scale`]), nor on a phone where the sheet lets the parts
///   of a drawing stand anew;
/// * everything drawn that counts, moves or may be chosen can be read: it has a name, a kind, words that tell what it does and a
///   rule that is in the book;
/// * ids are unique on the page, and every symbol and pattern is there;
/// * nothing has a `style` attribute or a raw colour;
/// * every word is found in the language;
/// * drawing the same view twice gives the same board.
pub fn prove<G: Game>(proof: &Proof<G::View>, journals: &[&str])
where
    G::View: 'static,
{
    let mut troubles = BTreeSet::new();
    for text in journals {
        let journal: Journal = text.parse().expect("a golden journal reads");
        let table = Kind::<G>::new().replay(&journal, Dice::Outside).expect("a golden journal replays");
        let step = (table.entries() / POSITIONS).max(1);
        for at in (0..=table.entries()).rev().step_by(step) {
            let past = table.at(at);
            for lang in Lang::ALL {
                let eyes = Seat::all(table.header().names.len() as u8).map(Some).chain([None]);
                for me in eyes {
                    Position { proof, table: &*past, me, lang, at }.prove(&mut troubles);
                }
            }
        }
    }
    let list: Vec<&String> = troubles.iter().collect();
    assert!(list.is_empty(), "{list:#?}");
}

/// What a board is held to.
pub struct Proof<V> {
    /// The board.
    pub preview: Preview<V>,
    /// The first words of choices that point at nothing on the board.
    pub placeless: &'static [&'static str],
    /// What its numbers are held against.
    pub numbers: Numbers,
}

struct Position<'a, V> {
    proof: &'a Proof<V>,
    table: &'a dyn AnyTable,
    me: Option<Seat>,
    lang: Lang,
    at: usize,
}

impl<V: 'static> Position<'_, V> {
    fn prove(&self, troubles: &mut BTreeSet<String>) {
        let (words, preview) = (Words::get(self.lang), &self.proof.preview);
        let faces = Face::of_all(&self.table.header().names);
        let offers = self.me.map_or_else(Vec::new, |seat| preview.offers(self.table, seat, words));
        let asked = asked(self.table);
        let eyes = self.me.map_or(Eyes::Spectator, Eyes::Seat);
        let moves = Moved::since(self.table, self.me, eyes);
        let scene =
            Scene { me: self.me, asked, offers: &offers, moves: &moves, ..Scene::watched(words, &faces) };
        let view = self.table.view(eyes);
        let view = view.downcast_ref::<V>().expect("a table gives views of its own game");
        let board = (preview.draw)(view, &scene);
        let page = page(&board);
        let place = format!("answer {}, {:?}, {}", self.at, self.me, self.lang);
        assert_eq!(page, self::page(&(preview.draw)(view, &scene)), "{place}: drawn twice");
        let document = Document::parse(&page).unwrap_or_else(|error| panic!("{place}: {error}"));
        sound(&document, &place);
        marked(&board, &offers, &document, self.proof.placeless, &place);
        for node in document.descendants() {
            let Some(id) = node.attribute("data-about") else { continue };
            let reading = (preview.read)(view, &scene, id);
            let sound = reading.as_ref().is_some_and(|reading| {
                words.rule(&reading.rule).is_some()
                    && reading.effect.is_some()
                    && !reading.name.contains('<')
                    && !reading.kind.contains('<')
            });
            if !sound && !id.is_empty() {
                troubles.insert(format!("#{id} cannot be read: {reading:?}"));
            }
        }
        troubles.extend(unread(&document));
        troubles.extend(letters(&document));
        troubles.extend(Restack::read(preview.style).letters(&document));
        let numbers = numbers::troubles(&self.proof.numbers, &board, &document, &self.table.view_json(eyes));
        troubles.extend(numbers.into_iter().map(|trouble| format!("{place}: {trouble}")));
        for (offer, mark) in offers.iter().zip(&board.marks) {
            labelled(&mark.label, self.lang, &offer.words, troubles);
        }
        if let Some(at) = page.find("&lt;") {
            panic!("{place}: a word is missing: {}", &page[at..page.len().min(at + 60)]);
        }
    }
}

fn page(board: &Board) -> String {
    let symbols = board.symbols.concat();
    let leaves: String = board.leaves.iter().map(|leaf| leaf.markup().into_string()).collect();
    let counters = board.strip.iter().chain(board.panels.iter().flat_map(|panel| &panel.counters));
    let strip: String = counters.map(|counter| counter.markup().into_string()).collect();
    format!("<main><svg><defs>{SPRITE}{symbols}</defs></svg>{strip}{leaves}</main>")
}

/// What nothing can be read of: pieces, numbers, counters and whole drawings that neither lie in a thing nor hold one.
fn unread(document: &Document<'_>) -> BTreeSet<String> {
    let is_asked = |node: &Node<'_, '_>| node.has_attribute("data-about");
    let things = document.descendants().filter(|node| {
        node.has_attribute("data-piece")
            || node.has_attribute("data-of")
            || node.attribute("role") == Some("group")
    });
    let unread = things
        .filter(|node| !node.ancestors().any(|above| is_asked(&above)))
        .filter(|node| !node.descendants().any(|inner| is_asked(&inner)));
    let told = |node: Node<'_, '_>| {
        let named = node.attribute("id").or_else(|| node.attribute("data-of"));
        let named = named.unwrap_or_default();
        format!("nothing can be read of {}", named.replace(|sign: char| sign.is_ascii_digit(), "n"))
    };
    unread.map(told).collect()
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

/// A label is short, has a verb, and names things, not coordinates.
fn labelled(label: &Label, lang: Lang, words: &str, troubles: &mut BTreeSet<String>) {
    let told = label.text();
    let mut trouble = |holds: bool, what: &str| {
        if !holds {
            troubles.insert(format!("{lang}: the label of {words} {what}: {} / {told}", label.verb));
        }
    };
    trouble(!label.name.is_empty() && !label.verb.is_empty(), "lacks a verb or a name");
    trouble(label.length() <= LONGEST, "is too long");
    trouble(label.verb.chars().count() <= 14, "has too long a verb");
    let lower = told.to_lowercase();
    for coordinate in ["row ", "column", "rangée ", "ligne ", "colonne", "bench ", "banc "] {
        let number = |rest: &str| rest.starts_with(|sign: char| sign.is_ascii_digit() || sign == '−');
        trouble(!lower.split(coordinate).skip(1).any(number), "is a coordinate");
    }
}

/// Letters that fall below eleven pixels where a drawing is shown small.
fn letters(document: &Document<'_>) -> BTreeSet<String> {
    let told = |text: Node<'_, '_>| {
        let letters = Letters::of(text);
        let local = letters.above.iter().fold(Matrix::NONE, |map, node| drawn_at(map, *node)).height();
        let narrow = letters.classes.contains(&"narrow");
        let mut steps = [Scale::Full].into_iter().chain(Scale::STEPS).filter(|_| !narrow);
        let step = steps.find(|step| letters.are_low(*step, local * step.factor()))?;
        Some(format!("letters of {} are too low at {step:?}: {}", letters.size, letters.words))
    };
    texts(document).filter_map(told).collect()
}

/// What is written in the drawings of a page. Markers carry the letter of their seat, which the colour and the shape tell as well.
pub(crate) fn texts<'a, 'input>(
    document: &'a Document<'input>,
) -> impl Iterator<Item = Node<'a, 'input>> + use<'a, 'input> {
    document.descendants().filter(|node| {
        node.has_tag_name("text")
            && node.attribute("class") != Some("mk-l")
            && !node.ancestors().any(|above| above.has_tag_name("defs"))
    })
}

/// A map, and then the one an element is drawn with.
pub(crate) fn drawn_at(map: Matrix, node: Node<'_, '_>) -> Matrix {
    node.attribute("transform").map_or(map, |transform| map.then(transform))
}

/// A line of letters in a drawing.
pub(crate) struct Letters<'a, 'input> {
    /// Their size in the units of where they stand.
    pub size: f32,
    /// Do they grow where they would be too small?
    grows: bool,
    /// The elements around them, from the outermost.
    pub above: Vec<Node<'a, 'input>>,
    /// The classes of all of these.
    pub classes: Vec<&'a str>,
    /// What they say.
    pub words: String,
}

impl<'a, 'input> Letters<'a, 'input> {
    /// What a text says, and where.
    pub(crate) fn of(text: Node<'a, 'input>) -> Self {
        let mut above: Vec<_> = text.ancestors().filter(Node::is_element).collect();
        above.reverse();
        let classes = above.iter().filter_map(|node| node.attribute("class"));
        Self {
            size: text.attribute("font-size").and_then(|size| size.parse().ok()).unwrap_or(LEAST),
            grows: text.children().any(|child| child.has_tag_name("tspan")),
            classes: classes.flat_map(|class| class.split(' ')).collect(),
            words: text.descendants().filter_map(|node| node.text()).collect(),
            above,
        }
    }

    /// Are they lower than eleven pixels, at a step and at so many pixels for a unit?
    pub(crate) fn are_low(&self, step: Scale, pixels: f32) -> bool {
        let shrunk = self.classes.contains(&"shrunk");
        let least = if shrunk { step.letters() / SHRUNK } else { step.letters() };
        let shown = if self.grows { self.size.max(least) } else { self.size };
        shown * pixels < LEAST - 0.2 && !is_left_out(&self.classes, step)
    }
}

/// Is what stands in these classes not shown at this step?
fn is_left_out(classes: &[&str], step: Scale) -> bool {
    let from = |prefix: &str, class: &str| {
        class
            .strip_prefix(prefix)
            .and_then(|number| number.parse::<f32>().ok())
            .is_some_and(|number| step.factor() * 100.0 <= number + 0.5)
    };
    let only = |class: &str| {
        class
            .strip_prefix('s')
            .and_then(|number| number.parse::<f32>().ok())
            .is_some_and(|number| (step.factor() * 100.0 - number).abs() > 0.5)
    };
    classes.iter().any(|class| from("fine-", class) || from("n", class) || only(class))
}

fn marked(board: &Board, offers: &[Offered], document: &Document<'_>, placeless: &[&str], place: &str) {
    assert_eq!(board.marks.len(), offers.len(), "{place}: a mark for each offer");
    for (offer, mark) in offers.iter().zip(&board.marks) {
        let words = &offer.words;
        assert_eq!(mark.key.is_none(), offer.greyed, "{place}: the key of {words}");
        // A path may lead to what is not there yet.
        if mark.parts.is_empty() && offer.then.is_empty() {
            let first = words.split(' ').next().unwrap_or_default();
            assert!(placeless.contains(&first), "{place}: {words} points nowhere");
        }
        for part in &mark.parts {
            let id = part.id.as_str();
            let target = document.descendants().find(|node| node.attribute("id") == Some(id));
            let target =
                target.unwrap_or_else(|| panic!("{place}: {words} points at #{id}, which is not drawn"));
            let list =
                target.attribute(if offer.greyed { "data-why" } else { "data-offers" }).unwrap_or_default();
            let number = offer.number.to_string();
            assert!(list.split(' ').any(|other| other == number), "{place}: #{id} does not know {words}");
            let found = part.found.as_ref().unwrap_or_else(|| panic!("{place}: {words}: #{id} has no box"));
            let drawings =
                board.leaves.iter().filter(|leaf| leaf.id == found.leaf).flat_map(|leaf| &leaf.drawings);
            let drawing =
                drawings.clone().find(|drawing| drawing.id == found.drawing).expect("a drawing of the leaf");
            let size = (drawing.width, drawing.height);
            assert!(
                found.bounds.is_inside(size),
                "{place}: #{id} lies outside its drawing: {:?}",
                found.bounds
            );
        }
    }
}
