//! The players: who they are, how they stand, whether they are there.

use maud::{Markup, html};
use parlour_core::Seat;

use super::part::Part;
use super::{HOUR, View, icon, manicule};
use crate::facts;
use parlour_model::SeatInfo;

/// The tincture of each seat: a class that brings colour, shape and hatching.
const TINCTURES: [&str; Seat::MOST] = ["gules", "azure", "vert", "or", "ermine"];

/// The tincture of a seat.
pub(super) const fn tincture(seat: Seat) -> &'static str {
    TINCTURES[seat.index()]
}

/// A board in small: the button that opens somebody's board.
fn plan_of_a_board() -> Markup {
    html! { svg viewBox="0 0 18 18" aria-hidden="true" { path d="M2 3.5h14v11H2zM7 3.5v11M7 9h9" {} } }
}

impl View<'_> {
    /// A panel for each player, the viewer's first.
    pub(super) fn panels(&self) -> Vec<Part> {
        let players = self.page.position.faces.len() as u8;
        let seats = self.page.seat.unwrap_or_default().round_from(players.max(1)).take(usize::from(players));
        seats.map(|seat| Part::new("panels", format!("panel-{seat}"), self.panel(seat))).collect()
    }

    /// The player's shape with the letter: known without colour.
    pub(super) fn marker(&self, seat: Seat) -> Markup {
        let face = &self.page.position.faces[seat.index()];
        html! {
            svg.marker.(tincture(seat)) viewBox="0 0 24 24" role="img" aria-label=(face.name) {
                use href={ "#i-m-" (tincture(seat)) } {}
                text.mk-l x="12" y="16.4" { (face.letter) }
            }
        }
    }

    /// What the board says of a player.
    fn drawn(&self, seat: Seat) -> Option<&parlour_boards::Panel> {
        self.page.position.board.as_ref()?.panels.iter().find(|panel| panel.seat == seat)
    }

    /// A player's points so far.
    pub(super) fn points(&self, seat: Seat) -> i32 {
        let counted = self.page.position.count.get(seat.index()).map_or(0, |score| score.total);
        self.drawn(seat).map_or(counted, |panel| panel.score)
    }

    fn panel(&self, seat: Seat) -> Markup {
        let Some(info) = self.page.table.seats.get(seat.index()) else { return html! {} };
        let drawn = self.drawn(seat);
        let score = self.points(seat);
        let asked = self.page.position.asked.has(seat)
            && self.page.past.is_none()
            && self.page.table.status == "running";
        html! {
            section.pp.on[asked].own[self.page.seat == Some(seat)].(tincture(seat)) aria-label=(self.name(seat)) data-seat=(seat) {
                div.r1 {
                    (self.marker(seat))
                    h3.nm { (self.name(seat)) }
                    @if asked { span.now { (manicule()) (self.word("table-to-act")) } }
                    div.standing { (self.standing(seat, info)) }
                    @if drawn.is_some() && self.page.seat != Some(seat) {
                        button.to-board type="button" data-board=(seat) title=(self.word("table-board-of")) {
                            (plan_of_a_board()) span.vh { (self.word("table-board-of")) ": " (self.name(seat)) }
                        }
                    }
                    span.sc title=(self.word("table-points-so-far")) {
                        span.vh { (self.word("table-points-so-far")) " " } span.num { (score) } (icon("i-vp"))
                    }
                }
                @let about = self.absence_of(seat, info);
                @if !about.0.is_empty() { div.r3 { (about) } }
                @if let Some(panel) = drawn {
                    div.r2.counters { @for counter in &panel.counters { (counter.markup()) } }
                }
            }
        }
    }

    /// Bot, absent, here or away; the clock; what the holder may do about it.
    fn standing(&self, seat: Seat, info: &SeatInfo) -> Markup {
        let here = info.yours || self.page.here.has(seat);
        html! {
            @if let Some(level) = &info.level { span title=(self.level(level)) { span.vh { (self.word("table-bot-is")) " " } (facts::level(self.words, level)) } }
            @else if info.resigned { span { (self.word("table-resigned")) } }
            @else if info.caretaker { span.warn { (self.fill("time-stand-in", &[("who", info.stand_in.into())])) } }
            @else if info.holder == "person" {
                span { i.dot.off[!here] {} " " (self.word(if info.yours { "table-you" } else if here { "table-here" } else { "table-away" })) }
            }
            @if let Some(clock) = info.clock {
                span.clock.still[info.still.is_some()] {
                    (icon("i-clock"))
                    // Where seconds count they are counted; else the panel is the same for a minute.
                    @if info.still.is_none() && clock < HOUR { (self.time_left(clock)) } @else { (self.time_text(clock)) }
                }
            }
            @if info.yours && info.caretaker { (self.deed("back", "table-back", "quiet")) }
            @if info.yours && self.page.yours.len() > 1 && self.page.seat != Some(seat) {
                a data-nav href={ (self.here()) "?seat=" (seat) } { (self.word("table-sit-here")) }
            }
        }
    }

    /// The level of a bot as people say it.
    fn level(&self, level: &str) -> String {
        let level = facts::level(self.words, level);
        self.fill("table-bot", &[("level", level.as_str().into())])
    }
}
