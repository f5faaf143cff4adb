//! All choices in words: one button each, grouped by what they do, in a form that works without script. The script shows
//! them as chips and lets things on the board press them; those that cannot be made say why.

use maud::{Markup, html};
use parlour_boards::{Label, Mark, Role};

use super::View;
use parlour_model::{ANSWERS_APART, GreyedInfo, ReasonInfo, STEPS_APART};

/// So many letters at least are worth a heading of their own: not a mere article.
const HEADING: usize = 10;

/// A choice with its number on the page and the key on its button.
pub(super) struct Choice {
    pub(super) number: usize,
    pub(super) key: Option<u16>,
    /// The things on the board it speaks of.
    pub(super) parts: Vec<String>,
    /// Those of them that are taken and go elsewhere.
    pub(super) pieces: Vec<String>,
    /// Verb, name, price.
    pub(super) label: Option<Label>,
    /// The spelling; of several answers in a row, all of them.
    pub(super) words: String,
    pub(super) text: String,
    pub(super) ends_turn: bool,
    /// A free action?
    pub(super) aside: bool,
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

impl View<'_> {
    /// Is there anything to choose, or to ask about?
    pub(super) fn has_choices(&self) -> bool {
        self.page.position.question.is_some() || !self.page.position.asides.is_empty()
    }

    /// The list of everything that can be answered, and what cannot.
    pub(super) fn choices(&self) -> Markup {
        if !self.has_choices() {
            return html! {};
        }
        let (mut options, asides) = self.listed();
        // What ends the turn stands with what ends every turn.
        options.retain(|choice| !choice.ends_turn);
        let greyed = self.page.position.question.as_ref().map_or(&[][..], |question| &question.greyed);
        html! {
            div.choices-list #choices data-drawer="choices" {
                header {
                    h2 { (self.word("table-all-choices")) }
                    button.x type="button" data-shuts aria-label=(self.word("table-close")) { "×" }
                }
                div.in {
                    (self.buttons(&options))
                    @if !asides.is_empty() {
                        section.asides { h3 { (self.word("table-asides")) } (self.buttons(&asides)) }
                    }
                    @if !greyed.is_empty() {
                        section { h3 { (self.fill("table-impossible", &[("n", (greyed.len() as i64).into())])) } (self.greyed(greyed)) }
                    }
                }
            }
        }
    }

    /// Options and free actions, numbered as the board numbers them.
    fn listed(&self) -> (Vec<Choice>, Vec<Choice>) {
        let marks = self.page.position.board.as_ref().map_or(&[][..], |board| &board.marks);
        let choice = |offer: parlour_boards::Offered| {
            let mark = marks.get(offer.number);
            let running = u16::try_from(offer.number + 1).ok();
            Choice {
                number: offer.number,
                key: mark.map_or(running, |mark| mark.key),
                parts: mark.map_or_else(Vec::new, |mark| ids(mark, |_| true)),
                pieces: mark.map_or_else(Vec::new, |mark| ids(mark, |role| role == Role::Piece)),
                label: mark.map(|mark| mark.label.clone()),
                words: offer.answers().join(ANSWERS_APART),
                text: offer.text,
                ends_turn: false,
                aside: false,
            }
        };
        let options = self.page.position.question.as_ref().map_or(&[][..], |question| &question.options);
        let open = self.page.position.offered().into_iter().filter(|offer| !offer.greyed);
        let mut options_first: Vec<Choice> = open.map(choice).collect();
        for (choice, option) in options_first.iter_mut().zip(options) {
            choice.ends_turn = option.ends_turn;
        }
        let mut asides = options_first.split_off(options.len());
        for aside in &mut asides {
            aside.aside = true;
        }
        (options_first, asides)
    }

    /// The answer that ends the turn, where the question has one.
    pub(super) fn ending(&self) -> Option<Markup> {
        let ending = self.listed().0.into_iter().find(|choice| choice.ends_turn)?;
        let hinted = self.page.hints.first().is_some_and(|hint| hint.words == ending.words);
        Some(html! {
            form.deed method="post" action=(self.action("answer")) {
                (self.hidden())
                button.b.end.hinted[hinted] name="answer" value=(ending.words) data-deed="end" data-n=(ending.number) title=(ending.text) {
                    @match &ending.label {
                        Some(label) => { (label.name) span.vh { ". " span.long { (ending.text) } } }
                        None => (ending.text),
                    }
                }
            }
        })
    }

    fn buttons(&self, choices: &[Choice]) -> Markup {
        let hint = self.page.hints.first().map(|hint| hint.words.as_str());
        html! {
            form.choices method="post" action=(self.action("answer")) {
                (self.hidden())
                @for group in groups(choices) {
                    section {
                        @if !group.shared.is_empty() { h3 { (heading(group.shared)) } }
                        @for choice in group.choices { (button(choice, hint)) }
                    }
                }
            }
        }
    }

    fn greyed(&self, greyed: &[GreyedInfo]) -> Markup {
        let first = self.page.position.offered().len() - greyed.len();
        let marks = self.page.position.board.as_ref().map_or(&[][..], |board| &board.marks);
        html! {
            @for (index, grey) in greyed.iter().enumerate() {
                details.grey data-n=(first + index) data-placeless[marks.get(first + index).is_none_or(|mark| mark.parts.is_empty())] {
                    summary { span.label { (grey.text) } " " span.why { (self.word("table-why")) } }
                    div.reason { p.what { (grey.text) } (self.reasons(&grey.reasons)) }
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
        crate::reasons::reasons(self.words, &self.page.table.game, reasons)
    }

    /// The number of a rule, which leads to its place in the rulebook.
    pub(super) fn rule_link(&self, rule: &str) -> Markup {
        crate::reasons::rule_link(&self.page.table.game, rule)
    }
}

/// The ids of what an offer points at, as far as it is of this kind.
fn ids(mark: &Mark, kind: impl Fn(Role) -> bool) -> Vec<String> {
    mark.parts.iter().filter(|part| kind(part.role)).map(|part| part.id.clone()).collect()
}

fn button(choice: &Choice, hint: Option<&str>) -> Markup {
    let key = choice.key.map(|key| key.to_string());
    let [parts, pieces] = [&choice.parts, &choice.pieces].map(|ids| ids.join(" "));
    let verb = choice.words.split(' ').next();
    let hinted = hint.is_some_and(|hint| choice.words.split(ANSWERS_APART).next() == Some(hint));
    html! {
        button.hinted[hinted] name="answer" value=(choice.words) data-n=(choice.number)
            data-key=[key.as_ref()] data-parts=[(!parts.is_empty()).then_some(&parts)] data-pieces=[(!pieces.is_empty()).then_some(&pieces)] data-verb=[verb] data-aside[choice.aside] {
            @if let Some(key) = &key { kbd aria-hidden="true" { (key) } }
            @if let Some(label) = choice.label.as_ref().filter(|label| !label.name.is_empty()) { span.short { (label.markup()) } }
            span.long { (choice.text) }
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

/// What a group has in common: whole steps of a path where it has some, else the words it begins with.
fn heading(shared: &str) -> String {
    shared.rfind(STEPS_APART).map_or_else(|| format!("{shared}…"), |at| shared[..at].to_owned())
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

    #[test]
    fn a_heading_is_whole_steps_where_there_are_some() {
        assert_eq!(heading("Buy a plot: 3 coins · Lay the"), "Buy a plot: 3 coins");
        assert_eq!(heading("Move the peasant"), "Move the peasant…");
    }

    fn choices(all: &[(&str, &str)]) -> Vec<Choice> {
        let one = |(number, (words, text)): (usize, &(&str, &str))| Choice {
            number,
            key: None,
            parts: Vec::new(),
            pieces: Vec::new(),
            label: None,
            words: (*words).into(),
            text: (*text).into(),
            ends_turn: false,
            aside: false,
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
