//! Going through the game: to any line and back to now.

use maud::{Markup, html};
use parlour_core::Seat;

use super::View;
use super::part::Part;

impl View<'_> {
    /// The bar that leads through the lines of the journal.
    pub(super) fn history(&self) -> Part {
        let last = self.page.table.lines as usize;
        let now = self.page.past.unwrap_or(last);
        let to = |line: Option<usize>, key: &str, sign: &str, mark: &str| {
            html! {
                @if let Some(line) = line {
                    @let goal = if line < last { self.at(line) } else { self.here() };
                    a.b.quiet data-nav data-step=(mark) href=(goal) aria-label=(self.word(key)) title=(self.word(key)) { (sign) }
                } @else {
                    span.b.quiet.off aria-hidden="true" { (sign) }
                }
            }
        };
        let back = (now > 0).then(|| now - 1);
        let on = (now < last).then_some(now + 1);
        let markup = html! {
            nav.history aria-label=(self.word("table-history")) data-shown=(now) data-lines=(last) data-since=[self.page.since] data-me=[self.page.seat.map(Seat::name)] {
                (to(back.map(|_| 0), "table-first", "|◂", "first"))
                (to(back, "table-back-one", "◂", "back"))
                span.num { (now) " / " (last) }
                (to(on, "table-on-one", "▸", "on"))
                @if self.page.past.is_some() {
                    a.b.quiet data-nav data-step="now" href=(self.here()) aria-label=(self.word("table-now")) title=(self.word("table-now")) { "▸|" }
                } @else { span.b.quiet.off aria-hidden="true" { "▸|" } }
            }
            (self.since())
        };
        Part::new("log-head", "history", markup)
    }

    /// A new table that goes on from the position after so many lines.
    pub(super) fn what_if(&self, lines: usize) -> Markup {
        html! {
            form.deed method="post" action=(self.action("what-if")) {
                button.b.quiet name="lines" value=(lines) title=(self.word("table-what-if-how")) { (self.word("table-what-if-go")) }
            }
        }
    }

    /// The banner over a position of the past.
    pub(super) fn past(&self, lines: usize) -> Markup {
        let table = &self.page.table;
        let counted = [("line", (lines as i64).into()), ("of", (table.lines as i64).into())];
        let may_rewind =
            !self.page.yours.is_empty() && table.status != "abandoned" && (lines as u64) < table.lines;
        html! {
            section.past role="status" {
                p { (self.fill("table-past", &counted)) }
                a.b.quiet data-nav href=(self.here()) { (self.word("table-now")) }
                @if self.page.onward && self.viewer.person.is_some() { (self.what_if(lines)) }
                @if may_rewind {
                    form.deed method="post" action=(self.action("rewind")) {
                        (self.hidden())
                        button.b.quiet name="to" value=(lines) { (self.word("table-rewind")) }
                    }
                }
            }
        }
    }
}
