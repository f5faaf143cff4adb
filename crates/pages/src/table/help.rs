//! Help for this very decision: what is asked, the rules that fit, the keys.

use maud::{Markup, html};

use super::part::Part;
use super::{View, icon};
use crate::learn::short_lessons;

impl View<'_> {
    /// What is asked, with its rules; then what does not change: all rules, the keys.
    pub(super) fn help(&self) -> Part {
        let markup = html! {
            @if let Some(question) = &self.page.position.question {
                h3 { (self.word("table-help-now")) }
                p { strong { (question.text) } }
                @if let Some(decision) = &self.page.decision { div.decision { (self.advice_on(decision)) } }
            }
            @if !self.page.position.rules.is_empty() {
                dl.rules {
                    @for rule in self.page.position.rules.iter() { dt { (self.rule_link(&rule.id)) } dd { (rule.text) } }
                }
            }
            p {
                a href={ "/learn/" (self.page.table.game) } { (self.word("table-learn")) } " · "
                a href={ "/rules/" (self.page.table.game) } { (self.word("table-all-rules")) } " " (self.revision())
            }
            (short_lessons(self.words, &self.page.table.game, &self.word("table-learn-short")))
            p { a href=(self.action("about")) { (self.word("table-read-all")) } }
            (self.legend())
            (self.keys())
        };
        Part::new("help", "help-now", markup)
    }

    /// The rules this game is played by; players may ask what newer ones would change.
    fn revision(&self) -> Markup {
        let table = &self.page.table;
        let behind = table.rules < table.newest_rules && table.status == "running";
        html! {
            span.revision { (self.fill("table-revision", &[("rules", i64::from(table.rules).into())])) }
            @if behind && !self.page.yours.is_empty() {
                " " a href=(self.action("revision")) { (self.word("table-revision-newer")) }
            }
        }
    }

    /// What the icons of the goods and panels mean.
    fn legend(&self) -> Markup {
        let Some(board) = &self.page.position.board else { return html! {} };
        let all = board.strip.iter().chain(board.panels.iter().take(1).flat_map(|panel| &panel.counters));
        let mut icons: Vec<(&str, &str)> = all.map(|counter| (counter.icon, counter.name.as_str())).collect();
        icons.sort_unstable();
        icons.dedup_by_key(|(icon, _)| *icon);
        html! {
            @if !icons.is_empty() {
                h3 { (self.word("table-icons")) }
                ul.legend { @for (symbol, name) in icons { li { (icon(symbol)) " " (name) } } }
            }
        }
    }

    fn keys(&self) -> Markup {
        let keys = [
            ("1 – 9", "table-key-number"),
            ("U", "table-undo"),
            ("R", "table-redo"),
            ("E", "table-end-turn"),
            ("← →", "table-key-history"),
            ("T", "table-key-look"),
            ("I", "table-key-read"),
            ("?", "table-key-help"),
        ];
        html! {
            h3 { (self.word("table-keys")) }
            dl.keys { @for (key, what) in keys { dt { kbd { (key) } } dd { (self.word(what)) } } }
        }
    }
}
