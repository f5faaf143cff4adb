//! The coach of a lesson: what is said, where one stands, going on and back; and what is lit on the board.

use maud::{Markup, PreEscaped, html};
use parlour_boards::{Leaf, Weight};
use parlour_model::Coach;

use super::part::Part;
use super::{View, manicule};

impl View<'_> {
    /// The coach, at the table of a lesson.
    pub(super) fn coach(&self) -> Option<Part> {
        let coach = self.page.coach.as_ref()?;
        Some(Part::new("coach", "coach-says", self.coach_panel(coach)))
    }

    fn coach_panel(&self, coach: &Coach) -> Markup {
        let (number, of) = (coach.number as i64, coach.of as i64);
        let where_now = self.fill("table-coach-step", &[("n", number.into()), ("of", of.into())]);
        html! {
            section.coach aria-labelledby="coach-title" data-coach=(coach.step) data-reading[coach.reading] {
                header {
                    h2 #coach-title { (coach.title) }
                    span.where { (where_now) }
                    progress value=(number) max=(of) aria-label=(where_now) {}
                }
                div.speech #coach-said tabindex="-1" {
                    @if let Some(reply) = &coach.reply { p.reply { (manicule()) span { (reply) } } }
                    @else if let Some(remark) = &coach.remark { p.remark { (remark) } }
                    p { (coach.text) }
                }
                (self.coach_deeds(coach))
            }
        }
    }

    /// Going on and back; at the end, what there is to do next.
    fn coach_deeds(&self, coach: &Coach) -> Markup {
        let game = &self.page.table.game;
        html! {
            @if coach.over {
                div.acts {
                    form method="post" action={ "/play/" (game) } data-whole { input type="hidden" name="played" value="little"; button.b.go { (self.word("table-coach-play")) } }
                    @if let Some(next) = &coach.next {
                        form method="post" action={ "/learn/" (game) "/" (next.name) } data-whole {
                            button.b { (self.fill("table-coach-next-lesson", &[("title", next.title.as_str().into())])) }
                        }
                    }
                }
            }
            div.deeds {
                form method="post" action=(self.action("coach")) {
                    input type="hidden" name="step" value=(coach.step);
                    @if coach.begun { button.b.quiet name="do" value="back" data-deed="coach-back" { (self.word("table-coach-back")) } }
                    @if coach.over { button.b.quiet name="do" value="again" data-deed="coach-again" { (self.word("table-coach-again")) } }
                    @if coach.reading { button.b.go name="do" value="next" data-deed="coach-next" { (self.word("table-coach-next")) } }
                }
                a.leave href={ "/learn/" (game) } { (self.word("table-coach-leave")) }
            }
        }
    }

    /// A leaf of the board, with what the coach speaks of lit; a leaf that holds some of it stands on the stage.
    pub(super) fn lit(&self, leaf: &Leaf) -> Markup {
        let Some(coach) = &self.page.coach else { return leaf.markup() };
        let plain = leaf.markup().into_string();
        let (lit, found) = light(&plain, &coach.lit);
        if !found || leaf.weight != Weight::Drawer {
            return PreEscaped(lit);
        }
        let raised = Leaf { weight: Weight::Beside, ..leaf.clone() }.markup().into_string();
        PreEscaped(light(&raised, &coach.lit).0)
    }
}

/// Marks the elements with these ids; was there any?
fn light(html: &str, ids: &[String]) -> (String, bool) {
    let (mut lit, mut found) = (html.to_owned(), false);
    for id in ids {
        let named = format!(" id=\"{id}\"");
        if lit.contains(&named) {
            lit = lit.replace(&named, &format!("{named} data-lit"));
            found = true;
        }
    }
    (lit, found)
}

#[cfg(test)]
mod tests {
    use super::light;

    #[test]
    fn what_the_coach_speaks_of_is_lit() {
        let html = "<g id=\"court\" data-about=\"court\"></g><g id=\"court-2\"></g>";
        let lit = "<g id=\"court\" data-lit data-about=\"court\"></g><g id=\"court-2\"></g>";
        assert_eq!(light(html, &["court".into()]), (lit.to_owned(), true));
        assert_eq!(light(html, &["castle".into()]), (html.to_owned(), false));
    }
}
