//! Help for this very decision: what is asked, the rules that fit, the keys.

use maud::{Markup, html};
use parlour_words::Words;

use super::part::Part;
use super::{Page, icon};
use crate::position::QuestionInfo;

/// How many rules are shown.
const RULES: usize = 5;

/// The rules that fit a question best: those that forbid something now, then those that speak of the same things.
pub(super) fn fitting(
    words: &'static Words,
    prefix: &str,
    question: Option<&QuestionInfo>,
) -> Vec<(String, String)> {
    let (Some(question), Some(book)) = (question, words.rulebook(prefix)) else { return Vec::new() };
    let mut found: Vec<(String, String)> = Vec::new();
    let forbidding = question.greyed.iter().flat_map(|grey| &grey.reasons);
    let forbidding = forbidding.filter_map(|reason| book.rule(&reason.rule)).take(RULES * 4);
    for rule in book.about(&question.text, RULES).into_iter().take(RULES - 2).chain(forbidding) {
        if found.len() < RULES && found.iter().all(|(id, _)| *id != rule.id) {
            found.push((rule.id.clone(), rule.text.clone()));
        }
    }
    found
}

impl Page<'_> {
    /// What is asked, with its rules; then what does not change: all rules, the keys.
    pub(super) fn help(&self) -> Part {
        let markup = html! {
            @if let Some(question) = &self.seen.question {
                h3 { (self.word("table-help-now")) }
                p { strong { (question.text) } }
            }
            @if !self.seen.rules.is_empty() {
                dl.rules {
                    @for (id, text) in &self.seen.rules { dt { (self.rule_link(id)) } dd { (text) } }
                }
            }
            p { a href={ "/rules/" (self.seen.table.game) } { (self.word("table-all-rules")) } }
            (self.legend())
            (self.keys())
        };
        Part::new("help", "help-now", markup)
    }

    /// What the icons of the goods and panels mean.
    fn legend(&self) -> Markup {
        let Some(board) = &self.seen.board else { return html! {} };
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
            ("?", "table-key-help"),
        ];
        html! {
            h3 { (self.word("table-keys")) }
            dl.keys { @for (key, what) in keys { dt { kbd { (key) } } dd { (self.word(what)) } } }
        }
    }
}
