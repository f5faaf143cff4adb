//! The symbols drawings use by reference: a page brings those it shows, the rest comes when there is time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use roxmltree::Document;

use crate::{IDS, symbols};

/// What a reference in a drawing looks like, up to the id.
const REFERENCE: &str = "href=\"#";

/// A symbol, or something else that is defined once: a pattern, a path to clip with.
struct Symbol {
    /// The id it is used by; nothing for what styles refer to, which every page has.
    id: Option<String>,
    text: String,
}

static SPRITES: LazyLock<BTreeMap<&'static str, Vec<Symbol>>> =
    LazyLock::new(|| IDS.iter().map(|id| (*id, read(&symbols(id)))).collect());

fn read(symbols: &str) -> Vec<Symbol> {
    let source = format!("<svg>{symbols}</svg>");
    let document = Document::parse(&source).expect("our own symbols");
    let elements = document.root_element().children().filter(roxmltree::Node::is_element);
    let symbol = |node: roxmltree::Node<'_, '_>| Symbol {
        id: node
            .attribute("id")
            .filter(|_| matches!(node.tag_name().name(), "symbol" | "g"))
            .map(str::to_owned),
        text: source[node.range()].to_owned(),
    };
    elements.map(symbol).collect()
}

/// The ids a text refers to.
fn used(text: &str) -> BTreeSet<&str> {
    text.split(REFERENCE).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The symbols of a game that a page refers to, and those they refer to themselves, as one hidden element.
pub fn sprite_of(game: &str, page: &str) -> String {
    let all = SPRITES.get(game).map_or(&[][..], Vec::as_slice);
    let mut wanted = used(page);
    loop {
        let known = wanted.len();
        let taken = all.iter().filter(|symbol| is_wanted(symbol, &wanted));
        let deeper: Vec<&str> = taken.flat_map(|symbol| used(&symbol.text)).collect();
        wanted.extend(deeper);
        if wanted.len() == known {
            break;
        }
    }
    let texts = all.iter().filter(|symbol| is_wanted(symbol, &wanted)).map(|symbol| symbol.text.as_str());
    hidden(&texts.collect::<String>())
}

fn is_wanted(symbol: &Symbol, wanted: &BTreeSet<&str>) -> bool {
    symbol.id.as_deref().is_none_or(|id| wanted.contains(id))
}

/// All symbols the drawings of a game use, as one hidden element.
pub fn sprite(game: &str) -> String {
    hidden(&symbols(game))
}

fn hidden(symbols: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>{symbols}</defs></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_brings_what_it_refers_to_and_no_more() {
        for game in IDS {
            let whole = sprite(game);
            let some = sprite_of(game, "<use href=\"#i-coin\"/>");
            assert!(some.contains("id=\"i-coin\"") && some.len() < whole.len() / 3, "{game}: {}", some.len());
            assert!(!some.contains("id=\"i-manicule\""), "{game}");
        }
    }

    #[test]
    fn a_symbol_brings_what_it_is_made_of() {
        for game in IDS {
            let ids = SPRITES[game].iter().filter_map(|symbol| symbol.id.as_deref());
            let every: Vec<String> = ids.map(|id| format!("{REFERENCE}{id}\"")).collect();
            let whole = sprite_of(game, &every.concat());
            for id in used(&whole) {
                assert!(whole.contains(&format!("id=\"{id}\"")), "{game}: {id}");
            }
        }
    }
}
