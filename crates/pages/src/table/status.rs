//! The bar on top: who must do what, the clock, the turn, the choices; and notices.

use maud::{Markup, html};
use parlour_core::Seat;
use parlour_model::TurnEnd;

use super::panels::tincture;
use super::part::Part;
use super::{View, manicule};

/// A sentence longer than this is set smaller, so that it has room for two lines.
const LONG_SENTENCE: usize = 70;
/// With what is said besides, a phone has no room for more than this in letters of full size.
const LONG_IN_ALL: usize = 105;

/// What is asked, and what is said besides.
fn first_sentence(text: &str) -> (&str, &str) {
    let end = text.match_indices(['.', '?', '!']).map(|(at, sign)| at + sign.len());
    let mut ends = end.filter(|end| text[*end..].starts_with(' '));
    ends.next().map_or((text, ""), |end| (&text[..end], text[end..].trim_start()))
}

/// Long enough to look and to stop it, in seconds.
const COUNTDOWN: u8 = 5;

impl View<'_> {
    /// Notices, status bar and goods, in this order.
    pub(super) fn bars(&self) -> Vec<Part> {
        let mut parts = vec![Part::new("notices", "notice", self.notice())];
        if let Some(past) = self.page.past {
            parts.push(Part::new("bars", "past", self.past(past)));
        }
        if let Some(seat) = self.page.curtain {
            parts.push(Part::new("bars", "curtain", self.curtain(seat)));
        }
        parts.push(Part::new("bars", "status", self.status()));
        parts.extend(self.strip_part());
        parts
    }

    /// Several people share the device: it is passed on before anything of the next one is shown.
    fn curtain(&self, seat: Seat) -> Markup {
        let name = self.name(seat);
        let who = [("who", name.as_str().into())];
        html! {
            section.past.curtain role="status" {
                p { (self.fill("table-curtain", &who)) }
                form.deed method="post" action=(self.action("unveil")) {
                    button.b.go name="seat" value=(seat.name()) { (self.fill("table-unveil", &who)) }
                }
            }
        }
    }

    /// The reader's goods.
    pub(super) fn strip_part(&self) -> Option<Part> {
        self.strip().map(|strip| Part::new("strip-home", "strip", strip))
    }

    fn notice(&self) -> Markup {
        let page = self.page;
        html! {
            @if page.late { p.notice role="alert" { (self.word("table-late")) } }
            @if !page.refused.is_empty() {
                div.notice.bad role="alert" { p { (self.word("table-refused")) } (self.reasons(&page.refused)) }
            }
            @if let Some(thing) = &page.about {
                section.notice.asked-about aria-label=(thing.reading.name) {
                    (crate::thing::thing_with_picture(self.viewer, &page.table.game, thing))
                    p { a href=(self.here()) { (self.word("table-close")) } }
                }
            }
            @if !page.hints.is_empty() { (self.advice()) }
            (self.plan())
            (self.proposal())
            (self.about_time())
        }
    }

    /// What a good player would answer, how good the others are, and why.
    fn advice(&self) -> Markup {
        html! {
            div.notice.advice role="status" {
                header {
                    p { (self.word("table-hint-is")) }
                    a.x data-nav data-shuts-advice href=(self.here()) aria-label=(self.word("table-close")) { "×" }
                }
                ol {
                    @for hint in &self.page.hints {
                        li {
                            strong { (hint.text) } " " em { (hint.verdict) }
                            @if !hint.reasons.is_empty() { small { ", " (hint.reasons.join(", ")) } }
                        }
                    }
                }
            }
        }
    }

    /// The turn that was worked out: offered when it can be played, with what has happened since.
    fn plan(&self) -> Markup {
        let page = self.page;
        if page.plans_for.is_some() && page.past.is_none() {
            return html! {
                div.notice.plan role="status" {
                    p { (self.word("table-plan-here")) }
                    div.opts { (self.deed("plan/keep", "table-plan-keep", "go")) }
                }
            };
        }
        let Some(plan) = page.plan.as_ref().filter(|_| page.past.is_none()) else { return html! {} };
        let [steps, news] = [plan.steps, plan.news].map(|count| count as i64);
        html! {
            @match (&plan.sketch, plan.possible) {
                (Some(sketch), _) => div.notice.plan role="status" {
                    p { (self.word("table-plan-begun")) }
                    div.opts { a.b.quiet href={ "/t/" (sketch) } { (self.word("table-plan-on")) } (self.deed("plan/drop", "table-plan-drop", "quiet")) }
                },
                (None, Some(possible)) => div.notice.plan role="status" {
                    p {
                        @if possible == 0 { (self.word("table-plan-impossible")) }
                        @else { (self.fill("table-plan-possible", &[("possible", (possible as i64).into()), ("n", steps.into())])) }
                        " " (self.fill("table-plan-news", &[("n", news.into())]))
                    }
                    div.opts {
                        @if possible > 0 { (self.deed("plan/use", "table-plan-use", "go")) }
                        @if news > 0 { a.b.quiet data-nav href=(self.at(plan.since)) { (self.word("table-plan-then")) } }
                        (self.deed("plan/drop", "table-plan-drop", "quiet"))
                    }
                },
                // While others play, or when something of the turn was answered, it waits in silence.
                (None, None) => {},
            }
        }
    }

    fn proposal(&self) -> Markup {
        let Some(proposal) = &self.page.proposal else { return html! {} };
        let name =
            proposal.proposer.parse().map_or_else(|_| proposal.proposer.to_owned(), |seat| self.name(seat));
        let rules = proposal.rules.map_or(0, i64::from);
        let to =
            [("who", name.as_str().into()), ("line", (proposal.to as i64).into()), ("rules", rules.into())];
        let stays = proposal.to >= self.page.table.lines;
        let about =
            proposal.about.and_then(|seat| seat.parse().ok()).map(|seat| self.name(seat)).unwrap_or_default();
        let to = [&to[..], &[("about", about.as_str().into())]].concat();
        let asked = match proposal.rules {
            _ if proposal.motion == "pause" => "time-asks-pause",
            _ if proposal.motion == "substitute" => "time-asks-substitute",
            _ if proposal.motion == "end" => "time-asks-end",
            None => "table-rewind-asked",
            Some(_) if stays => "table-revision-asked",
            Some(_) => "table-revision-asked-back",
        };
        html! {
            div.notice role="alert" {
                p {
                    (self.fill(asked, &to))
                    @if proposal.motion == "back" {
                        " " a data-nav href=(self.at(proposal.to as usize)) { (self.word("table-rewind-look")) }
                    }
                }
                @if !proposal.undoes.is_empty() {
                    details {
                        summary { (self.word("time-undoes")) " " (proposal.undoes[0]) @if proposal.undoes.len() > 1 { " …" } }
                        ul { @for line in &proposal.undoes { li { (line) } } }
                    }
                }
                @if !self.page.yours.is_empty() {
                    div.opts {
                        @if proposal.waits_for_you {
                            form method="post" action=(self.action("accept")) {
                                @if let Some(rules) = proposal.rules { input type="hidden" name="rules" value=(rules); }
                                input type="hidden" name="motion" value=(proposal.motion);
                                @if let Some(seat) = proposal.about { input type="hidden" name="about" value=(seat); }
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
        let asked = self.page.position.question.is_some() || self.page.position.ready;
        let question = self.page.position.question.as_ref().map_or("", |question| question.text.as_str());
        let present = self.page.past.is_none();
        html! {
            section.status aria-label=(self.word("table-status")) data-asked[asked] data-at=(self.page.at) data-question=(question) data-sheets=(self.sheets()) {
                (self.sentence())
                div.beside {
                    @if present && self.has_choices() {
                        button.in-words type="button" data-opens="choices" title="W" { (self.word("table-in-words")) }
                    }
                    (self.clock())
                }
                div.chips #chips {}
                @if present { div.turn { (self.turn()) } }
                @if present { (self.choices()) }
            }
        }
    }

    /// Where the sheets of things are, as this page shows them: the same eyes, the same moment.
    fn sheets(&self) -> String {
        let seat = self.page.seat.map(|seat| format!("seat={seat}&"));
        let past = self.page.past.map(|lines| format!("at={lines}&"));
        format!("{}?{}{}thing=", self.action("about"), seat.unwrap_or_default(), past.unwrap_or_default())
    }

    /// Who must do what; what matters is in red, the rest of what there is to know stands small beside it.
    fn sentence(&self) -> Markup {
        let page = self.page;
        let (whose, asked) = match (page.seat, &page.position.question) {
            (Some(seat), Some(question)) => (Some(seat), question.text.clone()),
            (Some(seat), None) if page.position.ready => (Some(seat), self.word("table-ready")),
            _ => (None, page.position.status_text.to_string()),
        };
        let (first, rest) = first_sentence(&asked);
        // Whoever plays several seats must know which one is asked.
        let several = whose.filter(|_| page.yours.len() > 1);
        html! {
            p.say.long[first.chars().count() > LONG_SENTENCE].full[asked.chars().count() > LONG_IN_ALL] #say tabindex="-1" {
                (manicule())
                span.trail #trail {}
                span.words {
                    @if let Some(seat) = several { (self.fill("table-turn-of", &[("who", self.name(seat).as_str().into())])) " " }
                    @if whose.is_some() { b { (first) } } @else { (first) }
                    @if !rest.is_empty() { " " small { (rest) } }
                    @if page.yours.is_empty() { " " small { (self.word("table-watching")) } }
                }
            }
        }
    }

    /// The reader's own clock.
    pub(super) fn clock(&self) -> Markup {
        let seats = &self.page.table.seats;
        let mine = seats.iter().find(|seat| seat.yours && seat.clock.is_some());
        html! { @if let Some(seat) = mine { (self.clock_of(seat)) } }
    }

    /// Undo, restart, end: each is there, or says why it cannot be done.
    fn turn(&self) -> Markup {
        let page = self.page;
        if page.seat.is_none() || page.table.status != "running" || self.has_resigned() {
            return html! {};
        }
        let drafted = !page.position.draft.is_empty();
        let no_draft = html! { p { (self.word("table-nothing-drafted")) } };
        let asked = page.position.question.is_some();
        let not_ready = self.word(if asked { "table-still-asked" } else { "table-not-your-turn" });
        html! {
            @if asked { (self.hint()) }
            @else if self.may_plan() { (self.deed("plan", "table-plan", "quiet")) }
            @if self.page.undone { (self.deed("redo", "table-redo", "quiet")) }
            @if drafted { (self.deed("undo", "table-undo", "")) (self.deed("restart", "table-restart", "")) }
            @else if page.take_back.is_some_and(|back| back.at_once) { (self.take_back()) }
            @else {
                (self.refused(&self.word("table-undo"), None, &no_draft))
                (self.refused(&self.word("table-restart"), None, &no_draft))
            }
            @if let Some(ending) = self.ending() { (ending) }
            @else if page.position.ready { (self.end_of_turn()) }
            @else { (self.refused(&self.word("table-end-turn"), None, &html! { p { (not_ready) } })) }
        }
    }

    /// Has the reader left the seat to a bot? Then there is nothing left to do at it.
    fn has_resigned(&self) -> bool {
        let seat = self.page.seat.and_then(|seat| self.page.table.seats.get(seat.index()));
        seat.is_some_and(|info| info.yours && info.resigned)
    }

    /// Could the reader work their next turn out while others play?
    fn may_plan(&self) -> bool {
        let page = self.page;
        let waits = page.position.question.is_none() && !page.position.ready && !page.position.over;
        waits && page.plan.is_none() && page.plans_for.is_none() && page.coach.is_none()
    }

    /// The turn leaves nothing to decide: it is ended by hand or, with script, after a countdown that can be stopped.
    fn end_of_turn(&self) -> Markup {
        let seconds = (self.viewer.settings.turns() == TurnEnd::Countdown).then_some(COUNTDOWN);
        html! {
            form.deed method="post" action=(self.action("end")) data-countdown=[seconds] {
                (self.hidden())
                button.b.end data-deed="end" { (self.word("table-end-turn")) }
            }
        }
    }

    fn hint(&self) -> Markup {
        html! {
            form.deed method="get" action=(self.here()) data-hint {
                @if let Some(seat) = self.page.seat { input type="hidden" name="seat" value=(seat.name()); }
                // Advice is for this position: in another one nobody gets it.
                button.b.quiet name="hint" value=(self.page.at) { (self.word("table-hint")) }
            }
        }
    }

    fn strip(&self) -> Option<Markup> {
        let goods = &self.page.position.board.as_ref()?.strip;
        (!goods.is_empty()).then(|| {
            html! {
                section.strip aria-label=(self.word("table-goods")) tabindex="0" {
                    @if let Some(seat) = self.page.seat { span.me.(tincture(seat)) { (self.marker(seat)) } }
                    span.lab { (self.word("table-goods")) }
                    @for good in goods { (good.markup()) }
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::first_sentence;

    #[test]
    fn what_is_asked_stands_first() {
        assert_eq!(first_sentence("Take a card. You have 12 gold."), ("Take a card.", "You have 12 gold."));
        assert_eq!(first_sentence("Who goes first?"), ("Who goes first?", ""));
        assert_eq!(first_sentence("Pay 2.5 food"), ("Pay 2.5 food", ""));
    }

    #[test]
    fn french_signs_keep_their_distance() {
        assert_eq!(
            first_sentence("Qui commence\u{202f}? Vous êtes deux."),
            ("Qui commence\u{202f}?", "Vous êtes deux.")
        );
    }
}
