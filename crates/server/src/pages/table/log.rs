//! What happened, by round and turn, the latest first; a line opens the position after it, says what it changed and
//! leads to its rule.

use maud::{Markup, html};
use parlour_core::Seat;

use super::part::Part;
use super::seen::{Delta, Round, Told, Turn};
use super::{Page, icon};

impl Page<'_> {
    /// A part for each round: those that are over do not change any more.
    pub(super) fn log(&self) -> Vec<Part> {
        let rounds = self.seen.log.iter();
        let mut parts: Vec<Part> = rounds
            .map(|round| Part::new("log", format!("log-{}", round.number), self.round(round)))
            .collect();
        if self.seen.older {
            let link = html! {
                a.older data-nav href={ (self.here()) "?log=all" } { (self.word("table-older")) }
            };
            parts.push(Part::new("log", "log-older", link));
        }
        parts
    }

    fn round(&self, round: &Round) -> Markup {
        html! {
            section.round {
                h3 { (self.fill("table-round", &[("round", i64::from(round.number).into())])) }
                ol {
                    @for turn in round.turns.iter().rev() {
                        li.by[turn.seat.is_some()] {
                            @if let Some(seat) = turn.seat { (self.marker(seat)) }
                            ul { @for (index, line) in turn.lines.iter().enumerate() { (self.told(turn, index, line)) } }
                        }
                    }
                }
            }
        }
    }

    fn told(&self, turn: &Turn, index: usize, line: &Told) -> Markup {
        // A draft is the end of a turn: one word before it is enough.
        let drafted = line.draft && turn.lines[..index].iter().all(|before| !before.draft);
        html! {
            li.draft[line.draft] {
                @if drafted { em { (self.word("table-draft")) } " " }
                @if line.draft { (line.text) }
                @else { a data-nav href=(self.at(line.after)) { (line.text) } }
                @if line.caretaker { " " em { (self.word("table-caretaker")) } }
                @if !line.deltas.is_empty() { " " (self.deltas(turn.seat, &line.deltas)) }
                " " (self.rule_link(line.rule))
            }
        }
    }

    /// What came and went, seat by seat; whose it is is said where it is not the seat of the turn.
    fn deltas(&self, mover: Option<Seat>, deltas: &[Delta]) -> Markup {
        html! {
            @for own in deltas.chunk_by(|one, other| one.seat == other.seat) {
                span.deltas {
                    @if let Some(delta) = own.first().filter(|delta| mover != Some(delta.seat)) { (self.marker(delta.seat)) }
                    @for delta in own { (chip(delta)) }
                }
            }
        }
    }
}

/// One change: sign and number, then the symbol, or the word where there is none.
fn chip(delta: &Delta) -> Markup {
    let sign = if delta.by < 0 { "−" } else { "+" };
    html! {
        span.chip.less[delta.by < 0] title=(delta.name) {
            span.num { (sign) (delta.by.unsigned_abs()) }
            @match delta.icon {
                Some(symbol) => { (icon(symbol)) span.vh { " " (delta.name) } }
                None => { " " (delta.name) }
            }
        }
    }
}
