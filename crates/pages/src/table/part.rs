//! The parts of the page: a viewer who has some of them already gets the others.
//!
//! Every part knows its place and has a fingerprint. The script names what it has in one header; the answer lists all
//! parts in order, each with its place and fingerprint, and holds those that differ.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use maud::{Markup, PreEscaped, html};

/// The header in which the script names the parts it has, and that marks an answer made of parts.
pub const PARTS_HEADER: &str = "x-parlour-parts";

/// A piece of the page that is replaced as a whole.
pub(super) struct Part {
    id: String,
    home: &'static str,
    html: String,
}

impl Part {
    /// A part with this id, in the element with the id `home`.
    pub(super) fn new(home: &'static str, id: impl Into<String>, html: Markup) -> Self {
        Self { id: id.into(), home, html: html.into_string() }
    }

    /// Eight hexadecimal digits that change with the text.
    fn fingerprint(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.html.hash(&mut hasher);
        format!("{:08x}", hasher.finish() as u32)
    }

    fn markup(&self) -> Markup {
        html! { div.slot id=(self.id) data-print=(self.fingerprint()) { (PreEscaped(&self.html)) } }
    }
}

/// All parts of a page, in order.
pub(super) struct Parts(pub(super) Vec<Part>);

impl Parts {
    /// The parts that live in this element.
    pub(super) fn home(&self, home: &str) -> Markup {
        html! { @for part in self.0.iter().filter(|part| part.home == home) { (part.markup()) } }
    }

    /// What somebody lacks who has these parts, as [`PARTS_HEADER`] names them.
    pub(super) fn lacking(&self, have: &str) -> String {
        let mut text = String::from("<div data-list=\"");
        for (index, part) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            let _ = write!(text, "{gap}{} {} {}", part.home, part.id, part.fingerprint());
        }
        text.push_str("\"></div>");
        for part in &self.0 {
            let known = format!("{}:{}", part.id, part.fingerprint());
            if !have.split(' ').any(|had| had == known) {
                text.push_str(&part.markup().into_string());
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(status: &str) -> Parts {
        Parts(vec![
            Part::new("bars", "status", html! { (status) }),
            Part::new("leaves", "leaf-wheel", html! { "the wheel" }),
        ])
    }

    fn prints(parts: &Parts) -> String {
        let names = parts.0.iter().map(|part| format!("{}:{}", part.id, part.fingerprint()));
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn who_has_everything_gets_the_list_alone() {
        let parts = parts("your turn");
        let [status, wheel] = [0, 1].map(|index: usize| parts.0[index].fingerprint());
        let list = format!("<div data-list=\"bars status {status} leaves leaf-wheel {wheel}\"></div>");
        assert_eq!(parts.lacking(&prints(&parts)), list);
    }

    #[test]
    fn what_differs_is_sent_and_nothing_else() {
        let had = prints(&parts("your turn"));
        let sent = parts("the game is over").lacking(&had);
        assert!(sent.contains("the game is over"), "{sent}");
        assert!(!sent.contains("the wheel"), "{sent}");
    }

    #[test]
    fn who_has_nothing_gets_all() {
        let sent = parts("your turn").lacking("");
        assert!(sent.contains("your turn") && sent.contains("the wheel"), "{sent}");
    }
}
