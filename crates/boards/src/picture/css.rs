//! The small part of CSS our own sheets use: elements, classes, attributes, descendants and children.

use roxmltree::Node;

/// Rules, the weakest first.
pub(super) struct Sheet {
    rules: Vec<Rule>,
}

struct Rule {
    selector: Vec<Step>,
    weight: usize,
    declarations: Vec<(String, String)>,
}

/// A step of a selector: what the element must be, and whether it must be the child of the step before.
#[derive(Clone, Default)]
struct Step {
    child: bool,
    root: bool,
    element: Option<String>,
    classes: Vec<String>,
    attributes: Vec<(String, Option<String>)>,
}

impl Sheet {
    /// Reads several sheets as one. What depends on the screen, the pointer or the focus is left out.
    pub(super) fn read(sources: &[&str]) -> Self {
        let mut rules = Vec::new();
        for source in sources {
            read_into(&without_comments(source), &mut rules);
        }
        rules.sort_by_key(|rule: &Rule| rule.weight);
        Self { rules }
    }

    /// The declarations that apply to an element, the strongest last.
    pub(super) fn applying<'a>(&'a self, node: Node<'a, 'a>) -> impl Iterator<Item = (&'a str, &'a str)> {
        let rules = self.rules.iter().filter(move |rule| matches(&rule.selector, node));
        rules.flat_map(|rule| rule.declarations.iter().map(|(name, value)| (name.as_str(), value.as_str())))
    }
}

fn without_comments(source: &str) -> String {
    let mut rest = source;
    let mut text = String::with_capacity(source.len());
    while let Some((before, after)) = rest.split_once("/*") {
        text.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    text + rest
}

fn read_into(source: &str, rules: &mut Vec<Rule>) {
    let mut rest = source;
    while let Some((head, after)) = rest.split_once('{') {
        let end = closing(after);
        if !head.trim_start().starts_with('@') {
            read_rule(head, &after[..end], rules);
        }
        rest = after.get(end + 1..).unwrap_or_default();
    }
}

/// Where the block that is open ends.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

fn read_rule(head: &str, block: &str, rules: &mut Vec<Rule>) {
    let declaration = |text: &str| {
        let (name, value) = text.split_once(':')?;
        Some((name.trim().to_owned(), value.trim().to_owned()))
    };
    let declarations: Vec<_> = block.split(';').filter_map(declaration).collect();
    for selector in head.split(',').filter_map(read_selector) {
        let weight = selector.iter().map(Step::weight).sum();
        rules.push(Rule { selector, weight, declarations: declarations.clone() });
    }
}

/// Nothing for selectors that ask more than a picture can know.
fn read_selector(text: &str) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    let mut child = false;
    for word in text.split_whitespace() {
        if word == ">" {
            child = true;
        } else {
            steps.push(Step { child, ..read_step(word)? });
            child = false;
        }
    }
    (!steps.is_empty()).then_some(steps)
}

fn read_step(word: &str) -> Option<Step> {
    let mut step = Step::default();
    let mut rest = word;
    if let Some(after) = rest.strip_prefix('*') {
        rest = after;
    }
    while !rest.is_empty() {
        let sign = rest.chars().next()?;
        let body = if ".[:".contains(sign) { &rest[1..] } else { rest };
        let end =
            if sign == '[' { body.find(']')? } else { body.find(['.', '[', ':']).unwrap_or(body.len()) };
        let name = &body[..end];
        match sign {
            '.' => step.classes.push(name.to_owned()),
            '[' => step.attributes.push(match name.split_once('=') {
                Some((name, value)) => (name.to_owned(), Some(value.trim_matches('"').to_owned())),
                None => (name.to_owned(), None),
            }),
            ':' if name == "root" => step.root = true,
            ':' => return None,
            _ => step.element = Some(name.to_owned()),
        }
        rest = &body[if sign == '[' { end + 1 } else { end }..];
    }
    Some(step)
}

impl Step {
    fn weight(&self) -> usize {
        let classes = self.classes.len() + self.attributes.len() + usize::from(self.root);
        10 * classes + usize::from(self.element.is_some())
    }

    fn fits(&self, node: Node<'_, '_>) -> bool {
        let classes = node.attribute("class").unwrap_or_default();
        let has_class = |class: &String| classes.split(' ').any(|other| other == class);
        let has = |(name, value): &(String, Option<String>)| match (node.attribute(name.as_str()), value) {
            (Some(found), Some(value)) => found == value,
            (found, None) => found.is_some(),
            (None, Some(_)) => false,
        };
        self.element.as_ref().is_none_or(|element| node.tag_name().name() == element)
            && (!self.root || node.parent().is_some_and(|parent| parent.is_root()))
            && self.classes.iter().all(has_class)
            && self.attributes.iter().all(has)
    }
}

fn matches(selector: &[Step], node: Node<'_, '_>) -> bool {
    let Some((last, before)) = selector.split_last() else { return true };
    if !node.is_element() || !last.fits(node) {
        return false;
    }
    if before.is_empty() {
        return true;
    }
    let mut above = node.ancestors().skip(1);
    if last.child {
        above.next().is_some_and(|parent| matches(before, parent))
    } else {
        above.any(|node| matches(before, node))
    }
}

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::*;

    fn fill(style: &str) -> Option<String> {
        let document = Document::parse(
            r#"<svg data-theme="dark"><g class="open card"><path class="may line"/></g></svg>"#,
        );
        let document = document.expect("a test's document is sound");
        let path = document.descendants().find(|node| node.has_tag_name("path")).expect("there is a path");
        let sheet = Sheet::read(&[style]);
        sheet.applying(path).filter(|(name, _)| *name == "fill").last().map(|(_, value)| value.to_owned())
    }

    #[test]
    fn the_most_special_rule_wins() {
        let style = ".open .may { fill: a } path { fill: b } .may { fill: c }";
        assert_eq!(fill(style).as_deref(), Some("a"));
    }

    #[test]
    fn themes_and_children_are_known() {
        assert_eq!(fill(r#":root[data-theme="dark"] .may { fill: a }"#).as_deref(), Some("a"));
        assert_eq!(fill(r#":root[data-theme="light"] .may { fill: a }"#), None);
        assert_eq!(fill(".open > .may { fill: a }").as_deref(), Some("a"));
        assert_eq!(fill("svg > .may { fill: a }"), None);
    }

    #[test]
    fn what_depends_on_the_screen_is_left_out() {
        assert_eq!(fill("@media (max-width: 9px) { .may { fill: a } } /* .may { fill: b } */"), None);
        assert_eq!(fill(".may:focus-visible { fill: a }"), None);
    }
}
