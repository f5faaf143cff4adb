//! The choices as buttons in plain words; those that cannot be made say why.

use maud::{Markup, html};

use super::Page;
use super::seen::offered;
use crate::position::{GreyedInfo, ReasonInfo};

/// So many greyed choices are shown at once; more are behind a word.
const GREYED_SHOWN: usize = 4;

/// A longer list is set smaller, and scrolls before it hides the board: so many choices, or so many letters in all.
const TOO_MANY: usize = 12;
const TOO_WORDY: usize = 380;
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
    pub(super) ends_turn: bool,
}

/// Choices that begin with the same words; a single one has no such beginning.
struct Group<'a> {
    shared: &'a str,
    choices: &'a [Choice],
}

impl<'a> Group<'a> {
    /// Three choices at least stand under the words their texts share.
    fn of(choices: &'a [Choice]) -> Self {
        let shared = if choices.len() < 3 { "" } else { shared_beginning(choices.iter()) };
        Self { shared, choices }
    }
}

impl Page<'_> {
    /// The buttons of everything that can be answered, and what cannot.
    pub(super) fn choices(&self) -> Markup {
        let (mut options, asides) = self.listed();
        // What ends the turn stands with what ends every turn.
        options.retain(|choice| !choice.ends_turn);
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

    /// Is this a long list?
    pub(super) fn has_many_choices(&self) -> bool {
        let options = self.seen.question.iter().flat_map(|question| &question.options);
        let lengths = || options.clone().chain(&self.seen.asides).map(|offer| offer.text.chars().count());
        lengths().count() > TOO_MANY || lengths().sum::<usize>() > TOO_WORDY
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
                ends_turn: false,
            }
        };
        let options = self.seen.question.as_ref().map_or(&[][..], |question| &question.options);
        let open = offered(self.seen).into_iter().filter(|offer| !offer.greyed);
        let mut options_first: Vec<Choice> = open.map(choice).collect();
        for (choice, option) in options_first.iter_mut().zip(options) {
            choice.ends_turn = option.ends_turn;
        }
        let asides = options_first.split_off(options.len());
        (options_first, asides)
    }

    /// The answer that ends the turn, where the question has one.
    pub(super) fn ending(&self) -> Option<Markup> {
        let ending = self.listed().0.into_iter().find(|choice| choice.ends_turn)?;
        let hinted = self.shown.hints.first().is_some_and(|hint| hint.words == ending.words);
        Some(html! {
            form.deed method="post" action=(self.action("answer")) {
                (self.hidden())
                button.b.end.hinted[hinted] name="answer" value=(ending.words) data-deed="end" data-n=(ending.number) { (ending.text) }
            }
        })
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

/// Choices whose spellings begin with the same word, and their texts with the same words, stand together; in the order
/// of their numbers, so that what is not on the board comes last.
fn groups(choices: &[Choice]) -> Vec<Group<'_>> {
    let verb = |choice: &Choice| choice.words.split(' ').next().map(str::to_owned);
    let alike = choices.chunk_by(|one, other| {
        verb(one) == verb(other) && shared_beginning([one, other].into_iter()).len() >= HEADING
    });
    let mut groups: Vec<Group<'_>> = alike.map(Group::of).collect();
    groups.sort_by_key(|group| group.choices.iter().map(|choice| choice.key.unwrap_or(u16::MAX)).min());
    groups
}

/// The words all texts begin with; at least one word of each text is left over.
fn shared_beginning<'a>(mut choices: impl Iterator<Item = &'a Choice>) -> &'a str {
    let first = choices.next().map_or("", |choice| choice.text.as_str());
    let mut end = first.rfind(' ').unwrap_or(0);
    for text in choices.map(|choice| choice.text.as_str()) {
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
            ends_turn: false,
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
        assert_eq!(shared_beginning(all.iter()), "Build the");
    }

    #[test]
    fn letters_with_accents_do_not_break_a_beginning() {
        let all = choices(&[("a", "Bâtir l’église"), ("b", "Bâtir l’étable"), ("c", "Bâtir à côté")]);
        assert_eq!(shared_beginning(all.iter()), "Bâtir");
    }

    #[test]
    fn what_shares_nothing_shares_nothing() {
        let all = choices(&[("a", "Pass"), ("b", "Build"), ("c", "Wait")]);
        assert_eq!(shared_beginning(all.iter()), "");
    }

    #[test]
    fn what_is_on_the_board_comes_first() {
        let mut all =
            choices(&[("end", "End the turn"), ("buy plot", "Buy a plot"), ("buy row", "Buy a row")]);
        for (choice, key) in all.iter_mut().zip([3, 1, 2]) {
            choice.key = Some(key);
        }
        let shown =
            groups(&all).iter().flat_map(|group| group.choices).map(|choice| choice.key).collect::<Vec<_>>();
        assert_eq!(shown, [Some(1), Some(2), Some(3)]);
    }

    #[test]
    fn what_begins_otherwise_stands_under_another_heading() {
        let all = choices(&[
            ("go a1", "Go to the mill, beside the cook"),
            ("go a2", "Go to the mill, beside the smith"),
            ("go a3", "Go to the mill, beside the well"),
            ("go b1", "Go to the wood, beside the oak"),
        ]);
        let shared: Vec<&str> = groups(&all).iter().map(|group| group.shared).collect();
        assert_eq!(shared, ["Go to the mill, beside the", ""]);
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
