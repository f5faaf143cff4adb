//! What happened, by round and turn, the latest first; a line opens the position after it.

use maud::{Markup, html};

use super::Page;
use super::part::Part;
use super::seen::{Round, Told};

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
                            ul { @for line in &turn.lines { (self.told(line)) } }
                        }
                    }
                }
            }
        }
    }

    fn told(&self, line: &Told) -> Markup {
        html! {
            li.draft[line.draft] {
                @if line.draft { (line.text) " " em { (self.word("table-draft")) } }
                @else { a data-nav href=(self.at(line.after)) { (line.text) } }
                @if line.caretaker { " " em { (self.word("table-caretaker")) } }
            }
        }
    }
}
