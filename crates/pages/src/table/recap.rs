//! Catch me up: the card that meets whoever opens the table after a while. With script it lies over the board, which then shows
//! deed after deed; without, it is the first thing on the page, and its lines lead to their positions.

use maud::{Markup, html};
use parlour_core::Seat;
use parlour_model::{Deed, Recap};

use super::View;
use crate::moment::moment;

impl View<'_> {
    /// What was done since the reader's last answer; no card if nothing was.
    pub(super) fn recap(&self) -> Markup {
        let Some(recap) = self.page.recap else { return html! {} };
        let missed: Vec<(u16, &Deed)> = self.missed(recap.since).collect();
        if missed.is_empty() {
            return html! {};
        }
        let asked = self.page.position.question.is_some();
        let seats = Seat::all(self.page.position.faces.len() as u8);
        html! {
            div.veil data-recap="close" {}
            section.recap #recap role="dialog" aria-labelledby="recap-title" tabindex="-1" data-since=(recap.since) {
                h2 #recap-title { (self.word("table-recap")) }
                (self.last_played(recap, missed.len()))
                ul.standing aria-label=(self.word("table-points-so-far")) {
                    @for seat in seats { li { (self.marker(seat)) span.num { (self.points(seat)) } } }
                }
                ol.missed tabindex="0" {
                    @for (round, deed) in &missed { (self.missed_line(*round, deed)) }
                }
                div.do {
                    button.b.big type="button" data-recap="steps" { (self.word("table-recap-steps")) }
                    button.b.big.go type="button" data-recap="close" {
                        (self.word(if asked { "table-recap-play" } else { "table-recap-close" }))
                    }
                }
            }
        }
    }

    /// When the reader acted last and what that was, and how much was done since.
    fn last_played(&self, recap: Recap, missed: usize) -> Markup {
        let mut deeds = self.page.log.iter().flat_map(|round| &round.deeds);
        let own = deeds.rfind(|deed| deed.entries.0 < recap.since && deed.by() == self.page.seat);
        html! {
            p {
                @if let Some(played) = recap.played {
                    (self.word("table-recap-last")) " " (moment(self.viewer, played))
                    "." @if let Some(deed) = own { " " (deed.head.text) }
                } @else { (self.word("table-recap-first")) }
                " " (self.fill("table-recap-count", &[("n", (missed as i64).into())]))
            }
        }
    }

    fn missed_line(&self, round: u16, deed: &Deed) -> Markup {
        let changes = deed.changes();
        html! {
            li {
                @if let Some(seat) = deed.head.about { (self.marker(seat)) }
                span.told {
                    a data-nav href=(self.at(deed.entries.1 + 1)) { (deed.head.text) }
                    @if deed.lines().any(|line| line.caretaker) { " " em { (self.stand_in_of(deed.head.about)) } }
                    " " small { (self.fill("table-round", &[("round", i64::from(round).into())])) }
                }
                @if !changes.is_empty() { span.came { (self.changes(deed.head.about, &changes)) } }
            }
        }
    }
}
