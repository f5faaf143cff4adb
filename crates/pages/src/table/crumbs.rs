//! Where in the game we are, in the header: the game, its round, the phases of a round.

use maud::{Markup, html};
use parlour_boards::Phases;
use parlour_model::FromInfo;

use super::View;
use super::part::Part;
use crate::room::from_key;

/// So many rounds are beads on a string; of more the number is said.
const MOST_BEADS: u8 = 9;

impl View<'_> {
    /// The game and how far it is.
    pub(super) fn crumbs(&self) -> Part {
        let position = &self.page.position;
        let phases = position.board.as_ref().map(|board| &board.phases);
        let markup = html! {
            (self.clock())
            h1 { (self.page.table.game_name) }
            @if let Some(from) = &self.page.table.from {
                span.badge title=(self.origin_sentence(from)) { (self.word(if from.what_if { "table-what-if" } else { "table-from-file" })) }
            }
            @if !position.over {
                @match phases {
                    Some(phases) => { (self.beads(phases)) (steps(phases)) }
                    None => span.beads { b { (self.word("table-round-word")) } i.now { (position.round.unwrap_or_default()) } },
                }
            }
        };
        Part::new("crumbs", "crumb", markup)
    }

    /// What the game goes on from, in a sentence.
    pub(super) fn origin_sentence(&self, from: &FromInfo) -> String {
        self.fill(from_key(from), &[("line", (from.lines as i64).into())])
    }

    /// The round: a bead for each if they are few.
    fn beads(&self, phases: &Phases) -> Markup {
        let word = phases.word.clone().unwrap_or_else(|| self.word("table-round-word"));
        let few = phases.rounds.filter(|rounds| *rounds <= MOST_BEADS);
        let of = phases.rounds.map(|rounds| self.fill("table-of-rounds", &[("n", i64::from(rounds).into())]));
        html! {
            span.beads {
                b { (word) }
                @if let Some(rounds) = few {
                    @for round in 1..phases.round.min(rounds + 1) { i.done data-round=(round) {} }
                }
                @if phases.round > 0 { i.now { (phases.round) } }
                @if let Some(rounds) = few {
                    @for _ in phases.round..rounds { i {} }
                }
                @if let Some(of) = of { span.of.vh[few.is_some()] { (of) } }
            }
        }
    }
}

/// The phases of a round, the present one in red.
fn steps(phases: &Phases) -> Markup {
    html! {
        @if !phases.names.is_empty() {
            ol.phases {
                @for (at, name) in phases.names.iter().enumerate() {
                    @let now = phases.now == Some(at);
                    li.now[now] aria-current=[now.then_some("step")] { (name) }
                }
            }
        }
    }
}
