//! A page becomes a picture: every element carries what its rules say, every symbol stands in its place.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use roxmltree::{Document, Node};

use super::css::Sheet;
use super::value::{Variables, resolved};

/// What of our sheets an SVG program understands as an attribute.
const KEPT: &[&str] = &[
    "clip-path",
    "fill",
    "fill-opacity",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "opacity",
    "overflow",
    "paint-order",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-width",
    "text-anchor",
];

/// What serves pages alone.
fn is_for_pages(attribute: &str) -> bool {
    ["class", "role", "tabindex", "href"].contains(&attribute)
        || attribute.starts_with("data-")
        || attribute.starts_with("aria-")
}

/// The picture of a page.
pub(super) fn resolve(page: &str, sheet: &Sheet) -> String {
    let document = Document::parse(page).expect("boards draw well-formed pages");
    let ids = document.descendants().filter_map(|node| Some((node.attribute("id")?, node))).collect();
    let mut writer = Writer { sheet, ids, out: String::with_capacity(page.len() * 2), depth: 0 };
    writer.element(document.root_element(), &Variables::new(), Copied::Original);
    writer.out
}

/// Is an element written where it stands, or as the copy of a symbol?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Copied {
    Original,
    Symbol,
}

struct Writer<'a> {
    sheet: &'a Sheet,
    ids: BTreeMap<&'a str, Node<'a, 'a>>,
    out: String,
    depth: u8,
}

/// Symbols use symbols, but not without end.
const DEEPEST: u8 = 8;

impl<'a> Writer<'a> {
    fn element(&mut self, node: Node<'a, 'a>, variables: &Variables, copied: Copied) {
        let name = node.tag_name().name();
        if name == "title" || (name == "symbol" && copied == Copied::Original) {
            return;
        }
        let mut variables = variables.clone();
        let properties = self.properties(node, &mut variables);
        if properties.get("display").is_some_and(|display| display == "none") {
            return;
        }
        if name == "use" {
            self.copy(node, &variables, &properties);
            return;
        }
        let written = if name == "symbol" { "svg" } else { name };
        let in_defs = node.ancestors().any(|above| above.has_tag_name("defs"));
        let _ = write!(self.out, "<{written}");
        if node.parent().is_some_and(|parent| parent.is_root()) {
            self.out.push_str(" xmlns=\"http://www.w3.org/2000/svg\"");
        }
        for (name, value) in &properties {
            // Ids serve pages, except those of patterns and clips; a copy must not repeat them.
            if name != "id" || (in_defs && copied == Copied::Original) {
                self.attribute(name, value);
            }
        }
        self.out.push('>');
        self.children(node, &variables, copied);
        let _ = write!(self.out, "</{written}>");
    }

    fn children(&mut self, node: Node<'a, 'a>, variables: &Variables, copied: Copied) {
        // Inside a pattern or a drawing, a group of the sprite that is only ever used elsewhere shows nothing.
        let is_defs = node.has_tag_name("defs");
        for child in node.children() {
            if child.is_text() {
                self.out.push_str(&escaped(child.text().unwrap_or_default()));
            } else if child.is_element() && !(is_defs && child.has_tag_name("g")) {
                let copied = if child.has_tag_name("symbol") { Copied::Original } else { copied };
                self.element(child, variables, copied);
            }
        }
    }

    /// A symbol in the place of the element that uses it.
    fn copy(&mut self, node: Node<'a, 'a>, variables: &Variables, properties: &BTreeMap<String, String>) {
        let target = node.attribute("href").and_then(|href| self.ids.get(href.strip_prefix('#')?).copied());
        let Some(target) = target.filter(|_| self.depth < DEEPEST) else { return };
        self.depth += 1;
        let number = |name: &str| properties.get(name).map_or("0", String::as_str).to_owned();
        let turned = properties.get("transform");
        if target.has_tag_name("symbol") {
            // An inner `svg` element takes no transform: a group around it does.
            if let Some(turned) = turned {
                let _ = write!(self.out, "<g transform=\"{turned}\">");
            }
            self.out.push_str("<svg");
            for (name, value) in properties.iter().filter(|(name, _)| *name != "transform") {
                self.attribute(name, value);
            }
            for name in ["viewBox", "preserveAspectRatio"] {
                if let Some(value) = target.attribute(name) {
                    self.attribute(name, value);
                }
            }
            self.out.push('>');
            self.children(target, variables, Copied::Symbol);
            self.out.push_str(if turned.is_some() { "</svg></g>" } else { "</svg>" });
        } else {
            let turned = turned.map_or("", String::as_str);
            let _ = write!(self.out, "<g transform=\"{turned} translate({} {})\">", number("x"), number("y"));
            self.element(target, variables, Copied::Symbol);
            self.out.push_str("</g>");
        }
        self.depth -= 1;
    }

    /// The attributes of an element with its rules applied; its own variables join those in force.
    fn properties(&self, node: Node<'a, 'a>, variables: &mut Variables) -> BTreeMap<String, String> {
        let mut declared: BTreeMap<&str, &str> = BTreeMap::new();
        for (name, value) in self.sheet.applying(node) {
            declared.insert(name, value);
        }
        let own = declared.iter().filter(|(name, _)| name.starts_with("--"));
        let own: Vec<_> = own.map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        // Those an element sets may refer to one another, in any order.
        let mut wider = variables.clone();
        wider.extend(own.iter().cloned());
        for (name, value) in own {
            if let Some(value) = resolved(&value, &wider) {
                variables.insert(name, value);
            }
        }
        let mut properties = BTreeMap::new();
        for attribute in node.attributes().filter(|attribute| !is_for_pages(attribute.name())) {
            if let Some(value) = resolved(attribute.value(), variables) {
                properties.insert(attribute.name().to_owned(), value);
            }
        }
        for (name, value) in declared {
            let Some(value) = resolved(value, variables) else { continue };
            match name {
                "font" => properties.extend(font(&value)),
                "display" => drop(properties.insert(name.to_owned(), value)),
                _ if KEPT.contains(&name) => drop(properties.insert(name.to_owned(), value)),
                _ => {}
            }
        }
        properties
    }

    fn attribute(&mut self, name: &str, value: &str) {
        let _ = write!(self.out, " {name}=\"{}\"", escaped(value));
    }
}

/// `italic 400 11px FAMILY` in its parts.
fn font(value: &str) -> Vec<(String, String)> {
    let mut parts = Vec::new();
    let mut rest = value;
    while let Some((word, after)) = rest.split_once(' ') {
        let name = match word {
            "italic" => "font-style",
            _ if word.chars().all(|digit| digit.is_ascii_digit()) => "font-weight",
            _ if word.ends_with("px") => "font-size",
            _ => break,
        };
        parts.push((name.to_owned(), word.to_owned()));
        rest = after;
    }
    parts.push(("font-family".to_owned(), rest.to_owned()));
    parts
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: &str = "
        :root { --ink: #111111; --gold: #ccaa00; }
        .red { --pc: var(--gold); }
        .line { stroke: var(--pc, var(--ink)); }
        .narrow { display: none; }
        .h { font: 700 12px Serif, serif; }
    ";

    fn told(body: &str) -> String {
        let page = format!(
            "<svg><defs><symbol id=\"i-a\" viewBox=\"0 0 24 24\"><path fill=\"var(--pc)\"/></symbol></defs>{body}</svg>"
        );
        let picture = resolve(&page, &Sheet::read(&[STYLE]));
        let start = picture.find("</defs>").expect("definitions come first") + 7;
        picture[start..picture.len() - 6].to_owned()
    }

    #[test]
    fn rules_become_attributes() {
        assert_eq!(told(r#"<path class="line"/>"#), r##"<path stroke="#111111"></path>"##);
        assert_eq!(
            told(r#"<g class="red"><path class="line"/></g>"#),
            r##"<g><path stroke="#ccaa00"></path></g>"##
        );
        assert_eq!(
            told(r#"<text class="h" data-x="1">a &amp; b</text>"#),
            r#"<text font-family="Serif, serif" font-size="12px" font-weight="700">a &amp; b</text>"#
        );
    }

    #[test]
    fn symbols_take_the_colours_of_their_place() {
        let told = told(r##"<g class="red"><use href="#i-a" x="3" width="10"/></g>"##);
        assert_eq!(
            told,
            r##"<g><svg width="10" x="3" viewBox="0 0 24 24"><path fill="#ccaa00"></path></svg></g>"##
        );
    }

    #[test]
    fn what_is_hidden_is_left_out() {
        assert_eq!(told(r#"<g class="narrow"><path/></g>"#), "");
    }
}
