//! What speaks against a choice.

use maud::{Markup, html};
use parlour_model::ReasonInfo;
use parlour_words::Words;

/// The rules that speak against a choice of a game, each with its number and its paragraph folded.
pub(crate) fn reasons(words: &Words, game: &str, reasons: &[ReasonInfo]) -> Markup {
    html! {
        ul.reasons {
            @for reason in reasons {
                li {
                    strong { (reason.text) } " "
                    (rule_link(game, &reason.rule))
                    @if let Some(paragraph) = &reason.paragraph {
                        details { summary { (words.word("table-the-rule")) } p { (paragraph) } }
                    }
                }
            }
        }
    }
}

/// The number of a rule, which leads to its place in the rulebook.
pub(crate) fn rule_link(game: &str, rule: &str) -> Markup {
    html! { a.rule href={ "/rules/" (game) "#" (rule) } { (rule) } }
}
