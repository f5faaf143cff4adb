//! The bar on top: who must do what, the clock, the turn, the choices; and notices.

use maud::{Markup, html};
use parlour_core::Seat;

use super::part::Part;
use super::{Page, icon, manicule};

impl Page<'_> {
    /// Notices, status bar and goods, in this order.
    pub(super) fn bars(&self) -> Vec<Part> {
        let mut parts = vec![Part::new("notices", "notice", self.notice())];
        if let Some(past) = self.seen.past {
            parts.push(Part::new("bars", "past", self.past(past)));
        }
        parts.push(Part::new("bars", "status", self.status()));
        if let Some(strip) = self.strip() {
            parts.push(Part::new("bars", "strip", strip));
        }
        parts
    }

    fn notice(&self) -> Markup {
        let shown = self.shown;
        html! {
            @if shown.late { p.notice role="alert" { (self.word("table-late")) } }
            @if !shown.refused.is_empty() {
                div.notice.bad role="alert" { p { (self.word("table-refused")) } (self.reasons(&shown.refused)) }
            }
            @if !shown.hints.is_empty() { (self.advice()) }
            (self.proposal())
        }
    }

    /// What a good player would answer, how good the others are, and why.
    fn advice(&self) -> Markup {
        html! {
            div.notice.advice role="status" {
                p { (self.word("table-hint-is")) }
                ol {
                    @for hint in &self.shown.hints {
                        li {
                            strong { (hint.text) } " " em { (hint.verdict) }
                            @for reason in &hint.reasons { ", " (reason) }
                        }
                    }
                }
            }
        }
    }

    fn proposal(&self) -> Markup {
        let Some(proposal) = &self.seen.proposal else { return html! {} };
        let name =
            proposal.proposer.parse().map_or_else(|_| proposal.proposer.to_owned(), |seat| self.name(seat));
        let to = [("who", name.as_str().into()), ("line", (proposal.to as i64).into())];
        html! {
            div.notice role="alert" {
                p { (self.fill("table-rewind-asked", &to)) " " a data-nav href=(self.at(proposal.to as usize)) { (self.word("table-rewind-look")) } }
                @if !self.seen.yours.is_empty() {
                    div.opts {
                        @if proposal.waits_for_you {
                            form method="post" action=(self.action("accept")) {
                                button.b.go name="to" value=(proposal.to) { (self.word("table-agree")) }
                            }
                        }
                        form method="post" action=(self.action("refuse")) { button.b { (self.word("table-refuse")) } }
                    }
                }
            }
        }
    }

    fn status(&self) -> Markup {
        let asked = self.seen.question.is_some() || self.seen.ready;
        html! {
            section.status aria-label=(self.word("table-status")) data-asked[asked] data-at=(self.seen.at) {
                div.line {
                    p.say #say tabindex="-1" { (manicule()) (self.sentence()) }
                    @if !self.seen.over { span.crumb { (self.fill("table-round", &[("round", i64::from(self.seen.round).into())])) } }
                    @if self.seen.past.is_none() { div.turn { (self.clock()) (self.turn()) } }
                }
                @if self.seen.past.is_none() { div.ask.many[self.has_many_choices()] { (self.choices()) } }
            }
        }
    }

    /// Who must do what; what matters is in red.
    fn sentence(&self) -> Markup {
        let seen = self.seen;
        let mine = |key, who: Seat| {
            if seen.yours.len() == 1 {
                return html! { (self.word(key)) " " };
            }
            html! { (self.fill("table-turn-of", &[("who", self.name(who).as_str().into())])) " " }
        };
        html! {
            span {
                @match (seen.seat, &seen.question) {
                    (Some(seat), Some(question)) => { (mine("table-your-turn", seat)) b { (question.text) } }
                    (Some(seat), None) if seen.ready => { (mine("table-your-turn", seat)) b { (self.word("table-ready")) } }
                    _ => (seen.status),
                }
                @if seen.yours.is_empty() { " " small { (self.word("table-watching")) } }
            }
        }
    }

    fn clock(&self) -> Markup {
        let seats = &self.seen.table.seats;
        let clock = seats.iter().filter(|seat| seat.yours).find_map(|seat| seat.clock);
        html! { @if let Some(clock) = clock { span.clock { (icon("i-clock")) (self.time_left(clock)) } } }
    }

    /// Undo, restart, end: each is there, or says why it cannot be done.
    fn turn(&self) -> Markup {
        let seen = self.seen;
        if seen.seat.is_none() || seen.table.status != "running" {
            return html! {};
        }
        let drafted = seen.drafted > 0;
        let no_draft = html! { p { (self.word("table-nothing-drafted")) } };
        let asked = seen.question.is_some();
        let not_ready = self.word(if asked { "table-still-asked" } else { "table-not-your-turn" });
        html! {
            @if asked { (self.hint()) }
            @if self.shown.undone { (self.deed("redo", "table-redo", "quiet")) }
            @if drafted { (self.deed("undo", "table-undo", "")) (self.deed("restart", "table-restart", "")) }
            @else {
                (self.refused(&self.word("table-undo"), None, &no_draft))
                (self.refused(&self.word("table-restart"), None, &no_draft))
            }
            @if let Some(ending) = self.ending() { (ending) }
            @else if seen.ready { (self.deed("end", "table-end-turn", "end")) }
            @else { (self.refused(&self.word("table-end-turn"), None, &html! { p { (not_ready) } })) }
        }
    }

    fn hint(&self) -> Markup {
        html! {
            form.deed method="get" action=(self.here()) data-hint {
                @if let Some(seat) = self.seen.seat { input type="hidden" name="seat" value=(seat.name()); }
                // Advice is for this position: in another one nobody gets it.
                button.b.quiet name="hint" value=(self.seen.at) { (self.word("table-hint")) }
            }
        }
    }

    fn strip(&self) -> Option<Markup> {
        let goods = &self.seen.board.as_ref()?.strip;
        (!goods.is_empty()).then(|| {
            html! {
                section.strip aria-label=(self.word("table-goods")) tabindex="0" {
                    span.lab { (self.word("table-goods")) }
                    @for good in goods { (good.markup()) }
                }
            }
        })
    }
}
