//! What happened, by rounds, the oldest first: one line for each deed, with what it gave and took. A line opens the
//! position after it, knows its things on the board and leads to its rule; what it is made of is folded into it.

use maud::{Markup, html};
use parlour_core::Seat;
use parlour_model::{ChangeInfo, Deed, LogInfo, Round};

use super::part::Part;
use super::{View, icon};

/// A setup of so many lines or fewer is not folded away.
const SHORT_SETUP: usize = 3;

impl View<'_> {
    /// A part for each round: those that are over do not change any more. The setup is a part of its own.
    pub(super) fn log(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        if self.page.older {
            let link = html! {
                a.older data-nav href={ (self.here()) "?log=all" } { (self.word("table-older")) }
            };
            parts.push(Part::new("log", "log-older", link));
        }
        for round in &self.page.log {
            if !round.setup.is_empty() {
                parts.push(Part::new("log", "log-setup", self.setup(&round.setup)));
            }
            // What was only laid out before the first round is told with the setup.
            if round.number > 0 || !round.deeds.is_empty() {
                parts.push(Part::new("log", format!("log-{}", round.number), self.round(round)));
            }
        }
        parts
    }

    fn setup(&self, setup: &[Deed]) -> Markup {
        let lines: usize = setup.iter().map(|deed| deed.lines().count()).sum();
        html! {
            @if lines <= SHORT_SETUP { section.round { (self.list(setup)) } }
            @else {
                details.round.setup {
                    summary { (self.fill("table-setup", &[("n", (lines as i64).into())])) }
                    ol { @for deed in setup { @for line in deed.lines() { li.act data-from=(line.entry) data-until=(line.entry + 1) data-seats="" data-chance { (self.line(line)) } } } }
                }
            }
        }
    }

    fn round(&self, round: &Round) -> Markup {
        html! {
            section.round {
                h3 { (self.fill("table-round", &[("round", i64::from(round.number).into())])) }
                (self.list(&round.deeds))
            }
        }
    }

    fn list(&self, deeds: &[Deed]) -> Markup {
        html! {
            ol {
                @for (index, deed) in deeds.iter().enumerate() {
                    // A draft is the end of the log: one word before it is enough.
                    @let drafted = deed.head.draft && deeds[..index].iter().all(|before| !before.head.draft);
                    @if drafted { li.draft-begins { em { (self.word("table-draft")) } } }
                    (self.deed_line(deed))
                }
            }
        }
    }

    /// One deed: whose it is, what was done, what came of it; the rest behind a word.
    fn deed_line(&self, deed: &Deed) -> Markup {
        let head = &deed.head;
        let (from, until) = deed.entries;
        let by = deed.by().map(Seat::name);
        let seats = deed.seats().iter().map(Seat::name).collect::<Vec<_>>().join(" ");
        let traces = deed.traces().join(" ");
        let changes = deed.changes();
        html! {
            li.act.by[head.about.is_some()].draft[head.draft] data-from=[(!head.draft).then_some(from)] data-until=[(!head.draft).then_some(until + 1)]
                data-by=[by] data-chance[by.is_none()] data-stand-in[deed.lines().any(|line| line.caretaker)] data-seats=(seats) data-trace=[(!traces.is_empty()).then_some(traces)] {
                @if let Some(seat) = head.about { (self.marker(seat)) }
                @if head.draft { span.what { (head.text) } }
                @else { a.what data-nav href=(self.at(until + 1)) { (head.text) } }
                @if deed.lines().any(|line| line.caretaker) { " " em { (self.stand_in_of(head.about)) } }
                @if !changes.is_empty() { " " (self.changes(head.about, &changes)) }
                " " (self.rule_link(head.rule))
                @if deed.more() > 0 {
                    details.steps {
                        summary { (self.fill("table-steps", &[("n", (deed.more() as i64).into())])) }
                        ul { @for line in &deed.others { li { (self.line(line)) } } }
                    }
                }
            }
        }
    }

    /// A line inside a deed.
    fn line(&self, line: &LogInfo) -> Markup {
        html! {
            @if line.draft { (line.text) }
            @else { a data-nav href=(self.at(line.entry + 1)) { (line.text) } }
            " " (self.rule_link(line.rule))
        }
    }

    /// What came and went, seat by seat; whose it is is said where it is not whoever the line speaks of.
    pub(super) fn changes(&self, whose: Option<Seat>, changes: &[ChangeInfo]) -> Markup {
        html! {
            @for own in changes.chunk_by(|one, other| one.seat == other.seat) {
                span.deltas {
                    @if let Some(change) = own.first().filter(|change| whose != Some(change.seat)) { (self.marker(change.seat)) }
                    @for change in own { (gain(change)) }
                }
            }
        }
    }

    /// What others and chance have done since so many answers, each with its round; and what a caretaker did for the reader.
    pub(super) fn missed(&self, since: usize) -> impl Iterator<Item = (u16, &Deed)> {
        let deeds =
            self.page.log.iter().flat_map(|round| round.deeds.iter().map(|deed| (round.number, deed)));
        deeds.filter(move |(_, deed)| {
            let own = deed.by().is_some() && deed.by() == self.page.seat;
            let by_hand = own && !deed.lines().any(|line| line.caretaker);
            !deed.head.draft && deed.entries.0 >= since && !by_hand
        })
    }

    /// How much others have done since the reader acted: shown step by step if the reader likes.
    pub(super) fn since(&self) -> Markup {
        let Some(since) = self.page.since.filter(|_| self.page.seat.is_some()) else { return html! {} };
        let count = self.missed(since).count();
        html! {
            @if count > 0 && self.page.past.is_none() {
                button.replay type="button" data-replay=(since) { (self.fill("table-since", &[("n", (count as i64).into())])) }
            }
        }
    }

    /// The filters of the log: the script hides what is not wanted.
    pub(super) fn filters(&self) -> Markup {
        let all = [
            ("all", "table-filter-all"),
            ("mine", "table-filter-mine"),
            ("chance", "table-filter-chance"),
            ("since", "table-filter-since"),
        ];
        html! {
            div.filters role="group" aria-label=(self.word("table-filter")) {
                @for (filter, key) in all {
                    // Who has no seat has no lines of their own.
                    @if self.page.seat.is_some() || matches!(filter, "all" | "chance") {
                        button type="button" data-filter=(filter) aria-pressed=(if filter == "all" { "true" } else { "false" }) { (self.word(key)) }
                    }
                }
            }
        }
    }
}

/// One change: sign and number, then the symbol, or the word where there is none.
fn gain(change: &ChangeInfo) -> Markup {
    let sign = if change.by < 0 { "−" } else { "+" };
    html! {
        span.gain.less[change.by < 0] title=(change.text) {
            span.num { (sign) (change.by.unsigned_abs()) }
            @match change.icon {
                Some(symbol) => { (icon(symbol)) span.vh { " " (change.text) } }
                None => { " " (change.text) }
            }
        }
    }
}
