//! Where the parts of a drawing stand anew on a narrow screen, as a board's sheet says, and how large their letters are there.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

use crate::bounds::Matrix;
use crate::scale::Scale;
use crate::testkit::{Letters, drawn_at, texts};

/// Where a sheet speaks of narrow screens.
const NARROW: &str = "@container (max-width: 620px) {";

/// How wide a drawing is shown on phones, in pixels: on those of 360 and of 390.
const PHONES: [f32; 2] = [335.0, 365.0];

/// What a sheet does to drawings on a narrow screen.
pub(crate) struct Restack<'a> {
    /// The drawings whose parts stand anew, and how much larger these are drawn; parts that say it for themselves.
    larger: Vec<(&'a str, f32)>,
    /// The parts, by the id or class that is chosen last, and what they are drawn with instead of what they say themselves.
    parts: Vec<(&'a str, String)>,
}

/// How much larger parts are drawn, as a rule says it.
const LARGER: &str = "--restack";

impl<'a> Restack<'a> {
    /// Reads a sheet.
    pub(crate) fn read(sheet: &'a str) -> Self {
        let rules: Vec<(&str, &str)> = sheet.split(NARROW).skip(1).flat_map(rules).collect();
        let larger = rules.iter().flat_map(|(chosen, said)| {
            let larger = value(said, LARGER).and_then(|larger| larger.parse().ok());
            last(chosen).filter_map(move |part| Some((part, larger?)))
        });
        let parts = rules.iter().flat_map(|(chosen, said)| {
            let scaled = value(said, "transform").map(|transform| scaled(transform, value(said, LARGER)));
            last(chosen).filter_map(move |part| Some((part, scaled.clone()?)))
        });
        Self { larger: larger.collect(), parts: parts.collect() }
    }

    /// Letters that fall below eleven pixels on a phone.
    pub(crate) fn letters(&self, document: &Document<'_>) -> BTreeSet<String> {
        texts(document).filter_map(|text| self.low(&Letters::of(text))).collect()
    }

    fn low(&self, letters: &Letters<'_, '_>) -> Option<String> {
        let svg = letters.above.iter().find(|node| node.has_tag_name("svg"))?;
        let id = svg.attribute("id")?;
        self.larger_by(*svg)?;
        // The innermost part that says so counts.
        let larger = letters.above.iter().rev().find_map(|node| self.larger_by(*node))?;
        // What a wide screen shows in its place is not there, and the numbers of keys are not for a finger.
        if letters.classes.iter().any(|class| ["wide", "key"].contains(class)) {
            return None;
        }
        let width: f32 = svg.attribute("viewBox")?.split(' ').nth(2)?.parse().ok()?;
        let local = letters.above.iter().fold(Matrix::NONE, |map, node| self.stands(map, *node)).height();
        let low = PHONES.into_iter().find(|phone| {
            let unit = phone / width;
            letters.are_low(Scale::of(unit * larger), local * unit)
        });
        low.map(|phone| {
            format!(
                "letters of {} are too low in #{id}, {phone} pixels wide: {}",
                letters.size, letters.words
            )
        })
    }

    /// How much larger something is drawn, if the sheet says so.
    fn larger_by(&self, node: Node<'_, '_>) -> Option<f32> {
        self.larger.iter().find(|(part, _)| is(node, part)).map(|(_, larger)| *larger)
    }

    /// A map, and then where a part stands: as the sheet says, or as it says itself.
    fn stands(&self, map: Matrix, node: Node<'_, '_>) -> Matrix {
        match self.parts.iter().find(|(part, _)| is(node, part)) {
            Some((_, transform)) => map.then(transform),
            None => drawn_at(map, node),
        }
    }
}

/// Is an element what a sheet chooses by this id or class?
fn is(node: Node<'_, '_>, part: &str) -> bool {
    match part.split_at_checked(1) {
        Some(("#", id)) => node.attribute("id") == Some(id),
        Some((".", class)) => {
            node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class))
        }
        _ => false,
    }
}

/// What a rule chooses, by the id or class said last.
fn last(chosen: &str) -> impl Iterator<Item = &str> {
    chosen.split(',').filter_map(|one| one.split_whitespace().last())
}

/// The rules of a block: what they choose, and what they say of it.
fn rules(block: &str) -> Vec<(&str, &str)> {
    let mut rules = Vec::new();
    let mut rest = block;
    while let Some((chosen, after)) = rest.split_once('{') {
        let Some((said, next)) = after.split_once('}') else { break };
        // The brace that closes the block.
        if chosen.contains('}') {
            break;
        }
        rules.push((chosen.trim(), said));
        rest = next;
    }
    rules
}

/// What a rule says of something.
fn value<'a>(said: &'a str, name: &str) -> Option<&'a str> {
    said.split(';').find_map(|one| one.trim().strip_prefix(name)?.strip_prefix(':')).map(str::trim)
}

/// How a part is scaled, be it by what the same rule calls larger: where it stands makes no difference to its letters.
fn scaled(transform: &str, larger: Option<&str>) -> String {
    let scale = transform.find("scale(").map_or_else(String::new, |at| transform[at..].to_owned());
    larger.map_or_else(|| scale.clone(), |larger| scale.replace("var(--restack)", larger))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = "#map { fill: none; } @container (max-width: 620px) {
        #map { --restack: 2.5; min-width: 0; }
        #map #bank { --restack: 1.8; transform: translate(3px, 4px) scale(var(--restack)); }
        #map > g { transform: translate(0, -20px); }
        #map #mill, #map .wheel { transform: translate(calc(3px * var(--n)), 4px) scale(2.5); }
    } #map .after { transform: scale(.1); }";

    #[test]
    fn a_sheet_is_read_where_it_speaks_of_narrow_screens() {
        let read = Restack::read(SHEET);
        assert_eq!(read.larger, [("#map", 2.5), ("#bank", 1.8)]);
        let parts: Vec<_> = read.parts.iter().map(|(part, scale)| (*part, scale.as_str())).collect();
        assert_eq!(
            parts,
            [("#bank", "scale(1.8)"), ("g", ""), ("#mill", "scale(2.5)"), (".wheel", "scale(2.5)")]
        );
    }

    #[test]
    fn letters_are_measured_where_their_part_stands() {
        let page = r#"<main><svg id="map" viewBox="0 0 1000 500"><g id="mill" transform="scale(9)"><text font-size="14">mill</text></g>
            <g class="small"><text font-size="14">bank</text></g><g id="bank"><text font-size="14"><tspan>vault</tspan></text></g><g class="wide"><text font-size="2">edge</text></g></svg></main>"#;
        let document = Document::parse(page).expect("a page");
        let low: Vec<String> = Restack::read(SHEET).letters(&document).into_iter().collect();
        assert_eq!(low.len(), 1, "{low:?}");
        assert!(low[0].ends_with("bank"), "{low:?}");
    }
}
