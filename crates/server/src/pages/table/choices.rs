//! The choices as buttons in plain words; those that cannot be made say why.

use maud::{Markup, html};

use super::Page;
use super::seen::offered;
use crate::position::{GreyedInfo, ReasonInfo};

/// From this many choices on, those that begin alike stand together under what they share.
const MANY: usize = 4;
/// So many greyed choices are shown at once; more are behind a word.
const GREYED_SHOWN: usize = 4;

/// A longer list is set smaller, and scrolls before it hides the board: so many choices, or so many letters in all.
const TOO_MANY: usize = 12;
const TOO_WORDY: usize = 380;
/// With a text of more letters the choices stand below each other on a phone.
const LONG: usize = 26;
/// So many letters at least are worth a heading of their own: not a mere article.
const HEADING: usize = 10;

/// A choice with its number on the page and the key on its button.
pub(super) struct Choice {
    pub(super) number: usize,
    pub(super) key: Option<u16>,
    /// Does it point at the board?
    pub(super) placed: bool,
    pub(super) words: String,
    pub(super) text: String,
}

/// Choices that begin with the same words; a single one has no such beginning.
struct Group<'a> {
    shared: &'a str,
    choices: &'a [Choice],
}

impl Page<'_> {
    /// The buttons of everything that can be answered, and what cannot.
    pub(super) fn choices(&self) -> Markup {
        let (options, asides) = self.listed();
        let greyed = self.seen.question.as_ref().map_or(&[][..], |question| &question.greyed);
        html! {
            @if !options.is_empty() || !greyed.is_empty() {
                div.opts {
                    @if !options.is_empty() { (self.buttons(&options)) }
                    (self.greyed(greyed))
                }
            }
            @if !asides.is_empty() {
                div.opts.asides {
                    span.opts-name { (self.word("table-asides")) }
                    (self.buttons(&asides))
                }
            }
        }
    }

    /// How a list is set: smaller if it is long, in one column on a phone if its texts are.
    pub(super) fn setting(&self) -> &'static str {
        let options = self.seen.question.iter().flat_map(|question| &question.options);
        let lengths = || options.clone().chain(&self.seen.asides).map(|offer| offer.text.chars().count());
        let many = lengths().count() > TOO_MANY || lengths().sum::<usize>() > TOO_WORDY;
        let long = lengths().any(|length| length > LONG);
        match (many, long) {
            (true, true) => "many long",
            (true, false) => "many",
            (false, true) => "long",
            (false, false) => "short",
        }
    }

    /// Options and free actions, numbered as the board numbers them.
    fn listed(&self) -> (Vec<Choice>, Vec<Choice>) {
        let marks = self.seen.board.as_ref().map_or(&[][..], |board| &board.marks);
        let choice = |offer: parlour_boards::Offered| {
            let mark = marks.get(offer.number);
            let running = u16::try_from(offer.number + 1).ok();
            Choice {
                number: offer.number,
                key: mark.map_or(running, |mark| mark.key),
                placed: mark.is_some_and(|mark| mark.place.is_some()),
                words: offer.words,
                text: offer.text,
            }
        };
        let options = self.seen.question.as_ref().map_or(0, |question| question.options.len());
        let open = offered(self.seen).into_iter().filter(|offer| !offer.greyed);
        let mut options_first: Vec<Choice> = open.map(choice).collect();
        let asides = options_first.split_off(options);
        (options_first, asides)
    }

    fn buttons(&self, choices: &[Choice]) -> Markup {
        let hint = self.shown.hints.first().map(|hint| hint.words.as_str());
        html! {
            form.choices method="post" action=(self.action("answer")) {
                (self.hidden())
                @for group in groups(choices) {
                    @if group.shared.is_empty() {
                        @for choice in group.choices { (button(choice, "", hint)) }
                    } @else {
                        div.group role="group" aria-label={ (group.shared) "…" } {
                            span.group-name { (group.shared) "…" }
                            @for choice in group.choices { (button(choice, group.shared, hint)) }
                        }
                    }
                }
            }
        }
    }

    fn greyed(&self, greyed: &[GreyedInfo]) -> Markup {
        let first = offered(self.seen).len() - greyed.len();
        let one = |(index, grey): (usize, &GreyedInfo)| {
            let body = html! { p.what { (grey.text) } (self.reasons(&grey.reasons)) };
            self.refused(&grey.text, Some(first + index), &body)
        };
        html! {
            @if greyed.len() <= GREYED_SHOWN {
                @for grey in greyed.iter().enumerate() { (one(grey)) }
            } @else {
                details.more {
                    summary.b.quiet { (self.fill("table-impossible", &[("n", (greyed.len() as i64).into())])) }
                    div.opts { @for grey in greyed.iter().enumerate() { (one(grey)) } }
                }
            }
        }
    }

    /// Something that cannot be done now: dashed, and it opens on the reason.
    pub(super) fn refused(&self, label: &str, number: Option<usize>, reason: &Markup) -> Markup {
        html! {
            details.grey data-n=[number] {
                summary.b.no { (label) " " span.why { (self.word("table-why")) } }
                div.reason { (reason) }
            }
        }
    }

    /// The rules that speak against a choice, each with its number and paragraph.
    pub(super) fn reasons(&self, reasons: &[ReasonInfo]) -> Markup {
        html! {
            ul.reasons {
                @for reason in reasons {
                    li {
                        strong { (reason.text) } " "
                        (self.rule_link(&reason.rule))
                        @if let Some(paragraph) = &reason.paragraph { p { (paragraph) } }
                    }
                }
            }
        }
    }

    /// The number of a rule, which leads to its place in the rulebook.
    pub(super) fn rule_link(&self, rule: &str) -> Markup {
        html! { a.rule href={ "/rules/" (self.seen.table.game) "#" (rule) } { (rule) } }
    }
}

fn button(choice: &Choice, shared: &str, hint: Option<&str>) -> Markup {
    let rest = choice.text.strip_prefix(shared).unwrap_or(&choice.text).trim_start();
    let whole = (rest.len() < choice.text.len()).then_some(&choice.text);
    let key = choice.key.map(|key| key.to_string());
    html! {
        button.b.may1[choice.placed].hinted[hint == Some(choice.words.as_str())] name="answer" value=(choice.words)
            data-n=(choice.number) data-key=[key.as_ref()] title=[whole] {
            @if let Some(key) = &key { kbd aria-hidden="true" { (key) } }
            @if whole.is_some() { span.vh { (shared) " " } }
            span { (rest) }
        }
    }
}

/// Choices whose spellings begin with the same word, under the words their texts share. A short list stays as it is.
fn groups(choices: &[Choice]) -> Vec<Group<'_>> {
    let whole = |choices| Group { shared: "", choices };
    if choices.len() < MANY {
        return vec![whole(choices)];
    }
    let verb = |choice: &Choice| choice.words.split(' ').next().map(str::to_owned);
    let alike = choices.chunk_by(|one, other| verb(one) == verb(other));
    alike
        .map(|choices| match choices {
            [_, _, _, ..] => {
                let shared = shared_beginning(choices);
                Group { shared: if shared.len() < HEADING { "" } else { shared }, choices }
            }
            _ => whole(choices),
        })
        .collect()
}

/// The words all texts begin with; at least one word of each text is left over.
fn shared_beginning(choices: &[Choice]) -> &str {
    let first = choices.first().map_or("", |choice| choice.text.as_str());
    let mut end = first.len();
    for text in choices.iter().map(|choice| choice.text.as_str()) {
        let mut both = first.char_indices().zip(text.chars());
        let differs = both.find(|((_, one), other)| one != other).map(|((at, _), _)| at);
        end = end.min(differs.unwrap_or(end)).min(text.rfind(' ').unwrap_or(0));
    }
    let head = first.get(..end).unwrap_or_default();
    if first[head.len()..].starts_with(' ') {
        head
    } else {
        head.rfind(' ').map_or("", |space| &head[..space])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(all: &[(&str, &str)]) -> Vec<Choice> {
        let one = |(number, (words, text)): (usize, &(&str, &str))| Choice {
            number,
            key: None,
            placed: false,
            words: (*words).into(),
            text: (*text).into(),
        };
        all.iter().enumerate().map(one).collect()
    }

    #[test]
    fn a_group_stands_under_the_words_its_choices_share() {
        let all = choices(&[
            ("build a", "Build the market"),
            ("build b", "Build the mill"),
            ("build c", "Build the bakery"),
        ]);
        assert_eq!(shared_beginning(&all), "Build the");
    }

    #[test]
    fn letters_with_accents_do_not_break_a_beginning() {
        let all = choices(&[("a", "Bâtir l’église"), ("b", "Bâtir l’étable"), ("c", "Bâtir à côté")]);
        assert_eq!(shared_beginning(&all), "Bâtir");
    }

    #[test]
    fn what_shares_nothing_shares_nothing() {
        assert_eq!(shared_beginning(&choices(&[("a", "Pass"), ("b", "Build"), ("c", "Wait")])), "");
    }

    #[test]
    fn long_lists_are_grouped_by_what_is_done() {
        let build = (0..7).map(|number| (format!("build {number}"), format!("Build house {number}")));
        let mut all: Vec<(String, String)> = build.collect();
        all.push(("pass".into(), "Pass".into()));
        let all: Vec<(&str, &str)> =
            all.iter().map(|(words, text)| (words.as_str(), text.as_str())).collect();
        let all = choices(&all);
        let groups = groups(&all);
        let shared: Vec<&str> = groups.iter().map(|group| group.shared).collect();
        assert_eq!(shared, ["Build house", ""]);
    }
}
