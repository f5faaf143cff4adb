//! Time at the table: clocks and why they stand still, who is away, what everybody may decide about it, moves taken back.

use maud::{Markup, html};
use parlour_core::Seat;
use parlour_model::{SeatInfo, Still};

use super::{View, icon};
use crate::moment::moment;

impl View<'_> {
    /// The clock of a seat: what is left, until when, and why it stands still.
    pub(super) fn clock_of(&self, info: &SeatInfo) -> Markup {
        let Some(left) = info.clock else { return html! {} };
        html! {
            span.clock.still[info.still.is_some()] {
                (icon("i-clock"))
                @if info.still.is_some() { time { (self.time_text(left)) } } @else { (self.time_left(left)) }
                " " (self.deadline(info))
            }
        }
    }

    /// Until when a seat has time, or why its clock stands still. At a live table minutes count, and nobody asks for the day.
    fn deadline(&self, info: &SeatInfo) -> Markup {
        let still = info.still.map(|still| match still {
            Still::Pause => "time-still-pause",
            Still::Holiday => "time-still-holiday",
            Still::Quiet => "time-still-quiet",
        });
        let until = info.until.filter(|_| self.page.table.pace != "live");
        html! {
            @if let Some(still) = still { small { (self.word(still)) } }
            @else if let Some(until) = until { small { (self.word("time-until")) " " (moment(self.viewer, until)) } }
        }
    }

    /// Holidays, turns of a caretaker, a substitute that is looked for; and what the others may do about it.
    pub(super) fn absence_of(&self, seat: Seat, info: &SeatInfo) -> Markup {
        let who = [("who", info.name.as_str().into())];
        let plays = !self.page.yours.is_empty();
        html! {
            @if info.clock.is_some() { (self.deadline(info)) }
            @if let Some(away) = info.away {
                @if away.begun { span { (self.word("time-holiday-until")) " " (moment(self.viewer, away.to)) } }
                @else {
                    span { (self.word("time-holiday-from")) " " (moment(self.viewer, away.from)) " " (self.word("time-until")) " " (moment(self.viewer, away.to)) }
                }
            }
            @if info.covered > 0 { span { (self.fill("time-covered", &[("n", i64::from(info.covered).into())])) } }
            @if info.wanted { span.warn { (self.word("time-wanted")) } }
            @if info.nudge { (self.small_deed("nudge", Some(seat), &self.word("time-nudge"), &self.fill("time-nudge-of", &who))) }
            @if info.deserted && !info.wanted && plays {
                (self.small_deed("substitute", Some(seat), &self.word("time-find-substitute"), &self.fill("time-find-substitute-of", &who)))
            }
            @if info.yours && self.page.seat == Some(seat) { (self.decide()) }
        }
    }

    /// What a player may propose about time.
    fn decide(&self) -> Markup {
        let table = &self.page.table;
        if table.status != "running" || self.page.past.is_some() || self.page.proposal.is_some() {
            return html! {};
        }
        let people = table.seats.iter().filter(|seat| seat.holder == "person").count();
        let back = self.page.take_back.filter(|back| !back.at_once);
        let deserted = table.seats.iter().any(|seat| seat.deserted);
        html! {
            @if people > 1 {
                details.time {
                    summary { (self.word("time-decide")) }
                    @if back.is_some() { (self.take_back()) }
                    @if table.paused.is_none() { (self.small_deed("pause", None, &self.word("time-pause"), "")) }
                    @if deserted { (self.small_deed("finish", None, &self.word("time-end-game"), "")) }
                }
            }
        }
    }

    /// Takes the reader's last turn back, or asks for it.
    pub(super) fn take_back(&self) -> Markup {
        let Some(back) = self.page.take_back else { return html! {} };
        let key = match (back.caretaker, back.at_once) {
            (false, true) => "time-take-back",
            (false, false) => "time-take-back-ask",
            (true, true) => "time-take-back-stand-in",
            (true, false) => "time-take-back-stand-in-ask",
        };
        let who = self.page.table.seats.iter().find(|seat| seat.yours).map_or("", |seat| seat.stand_in);
        html! {
            form.deed method="post" action=(self.action("take-back")) {
                (self.hidden())
                button.b data-deed="take-back" { (self.fill(key, &[("who", who.into())])) }
                @if let Some(until) = back.until { " " small { (self.word("time-until")) " " (moment(self.viewer, until)) } }
            }
        }
    }

    /// A pause that goes on, a seat to be taken over.
    pub(super) fn about_time(&self) -> Markup {
        let table = &self.page.table;
        let wanted = table.seats.iter().find(|seat| seat.wanted);
        let stranger = self.page.yours.is_empty();
        html! {
            @if table.paused.is_some() {
                div.notice role="status" {
                    p { (self.word("time-paused")) }
                    @if !stranger { div.opts { (self.small_deed("resume", None, &self.word("time-resume"), "")) } }
                }
            }
            @if let (true, Some(seat)) = (stranger, wanted) {
                div.notice role="status" {
                    p { strong { (seat.name) } " · " (self.word("time-take-over-text")) }
                    form.opts method="post" action=(self.action("take-over")) data-whole {
                        input type="hidden" name="seat" value=(seat.seat);
                        @if let Some(key) = &self.page.key { input type="hidden" name="key" value=(key); }
                        @if self.viewer.person.is_none() {
                            label { (self.viewer.say("site-your-name")) " " input type="text" name="name" required maxlength="40" autocomplete="nickname"; }
                        }
                        button.b.go { (self.word("time-take-over")) }
                    }
                }
            }
        }
    }

    /// Who played for a seat, as the log says.
    pub(super) fn stand_in_of(&self, seat: Option<Seat>) -> String {
        let stand_in =
            seat.and_then(|seat| self.page.table.seats.get(seat.index())).map(|info| info.stand_in);
        match stand_in {
            Some(who) => self.fill("time-stand-in-log", &[("who", who.into())]),
            None => self.word("table-caretaker"),
        }
    }

    /// A small button, perhaps about a seat.
    fn small_deed(&self, deed: &str, about: Option<Seat>, label: &str, title: &str) -> Markup {
        html! {
            form.deed method="post" action=(self.action(deed)) {
                @if let Some(seat) = about { input type="hidden" name="about" value=(seat.name()); }
                button.b.quiet data-deed=(deed) title=[(!title.is_empty()).then_some(title)] { (label) }
            }
        }
    }
}
