//! The coach of ordinary games: a card beside the question that comes for the first time, the same text in the help for
//! whoever asks for it, and the switch.

use maud::{Markup, html};
use parlour_model::{Coaching, Decision};

use super::View;
use super::part::Part;

impl View<'_> {
    /// What is said unasked of a question that comes for the first time.
    pub(super) fn tip(&self) -> Option<Part> {
        let decision = self.page.decision.as_ref().filter(|decision| decision.unasked)?;
        let markup = html! {
            section.coach.tip aria-labelledby="tip-title" data-kind=(decision.kind) {
                details open {
                    summary #tip-title { (self.word("table-tip")) }
                    div.speech { (self.advice_on(decision)) }
                }
                form.deed method="post" action=(self.action("coached")) {
                    (self.hidden())
                    input type="hidden" name="kind" value=(decision.kind);
                    button.b.quiet data-deed="coached" title=(self.word("table-tip-later")) { (self.word("table-tip-read")) }
                }
            }
        };
        Some(Part::new("coach", "coach-tip", markup))
    }

    /// What is decided, what is usually wise, what it costs.
    pub(super) fn advice_on(&self, decision: &Decision) -> Markup {
        html! {
            p { (decision.what) }
            p.wise { b { (self.word("table-tip-wise")) } " " (decision.wise) }
            p.cost { b { (self.word("table-tip-cost")) } " " (decision.cost) }
        }
    }

    /// When new questions are explained.
    pub(super) fn coaching_habit(&self) -> Markup {
        let chosen = self.viewer.settings.coach;
        let ways = Coaching::ALL.iter().map(|way| (way.word(), "site-coaching-", *way == chosen));
        self.habit("/coaching", "coach", "site-coaching", ways)
    }
}
