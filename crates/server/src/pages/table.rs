//! The table in play: status, choices, position, log, talk, the end.

use maud::{Markup, html};

use super::Layout;
use super::room::stream;
use super::text::{self, Text};
use crate::api::ChatInfo;
use crate::position::{HintInfo, OfferInfo, Position, ReasonInfo, ScoreInfo};
use crate::session::Reader;

/// What a table page shows besides the position.
#[derive(Default)]
pub(crate) struct Shown {
    pub(crate) chat: Vec<ChatInfo>,
    pub(crate) note: Option<String>,
    pub(crate) hint: Option<HintInfo>,
    pub(crate) late: bool,
    pub(crate) refused: Vec<ReasonInfo>,
    pub(crate) key: Option<String>,
}

struct Page<'a> {
    reader: &'a Reader,
    position: &'a Position,
}

/// A table in play or over.
pub(crate) fn table(reader: &Reader, position: &Position, shown: &Shown) -> Markup {
    let page = Page { reader, position };
    let say = |text: Text| text.of(reader.lang);
    let table = &position.table;
    let main = html! {
        h1 { (table.game_name) }
        div data-stream=(stream(table, shown.key.as_deref())) {}
        @if shown.late { p role="alert" { (say(text::LATE)) } }
        @if !shown.refused.is_empty() { div role="alert" { p { (say(text::REFUSED)) } (page.reasons(&shown.refused)) } }
        section class="status" {
            p role="status" {
                (position.status_text)
                @if let Some(question) = &position.question { " " strong { (question.text) } }
            }
            @if let Some(past) = position.past { (page.past(past)) } @else { (page.deeds()) }
            @if position.yours.is_empty() { p { (say(text::SPECTATOR)) } }
        }
        (page.seats())
        (page.proposal())
        @if let Some(hint) = &shown.hint { p { (say(text::HINT)) ": " strong { (hint.text) } @for reason in &hint.reasons { " " (reason) } } }
        @if position.past.is_none() { (page.choices()) }
        @if !position.scores.is_empty() { (page.scores(&position.scores)) }
        section { h2 { (say(text::BOARD)) } pre { (position.sheet) } }
        (page.log())
        (page.talk(shown))
        (page.proof())
    };
    Layout::new(reader, &table.game_name).script("room.js").wide().page(&main)
}

impl Page<'_> {
    fn say(&self, text: Text) -> &'static str {
        text.of(self.reader.lang)
    }

    fn action(&self, deed: &str) -> String {
        format!("/t/{}/{deed}", self.position.table.id)
    }

    /// What every deed sends along.
    fn hidden(&self) -> Markup {
        html! {
            input type="hidden" name="at" value=(self.position.at);
            @if let Some(seat) = &self.position.seat { input type="hidden" name="seat" value=(seat); }
        }
    }

    fn deed(&self, deed: &str, label: Text) -> Markup {
        html! { form method="post" action=(self.action(deed)) { (self.hidden()) button { (self.say(label)) } } " " }
    }

    fn deeds(&self) -> Markup {
        let position = self.position;
        html! {
            @if position.ready { (self.deed("end", text::END)) }
            @if !position.draft.is_empty() {
                (self.deed("undo", text::UNDO))
                (self.deed("restart", text::RESTART))
            }
            @if position.seat.is_some() && position.table.status == "running" { (self.deed("redo", text::REDO)) }
            @if position.question.is_some() {
                form method="get" action={ "/t/" (position.table.id) } {
                    @if let Some(seat) = &position.seat { input type="hidden" name="seat" value=(seat); }
                    button name="hint" value="1" { (self.say(text::HINT)) }
                }
            }
        }
    }

    fn past(&self, lines: usize) -> Markup {
        let table = &self.position.table;
        let here = format!("/t/{}", table.id);
        html! {
            p {
                (self.say(text::PAST)) " " (lines) " / " (table.lines) " "
                @if lines > 0 { a href={ (here) "?at=" (lines - 1) } rel="prev" { "◂" } " " }
                @if (lines as u64) < table.lines { a href={ (here) "?at=" (lines + 1) } rel="next" { "▸" } " " }
                a href=(here) { (self.say(text::NOW)) }
            }
            @if !self.position.yours.is_empty() && table.status != "abandoned" && (lines as u64) < table.lines {
                form method="post" action=(self.action("rewind")) {
                    (self.hidden())
                    button name="to" value=(lines) { (self.say(text::REWIND)) }
                }
            }
        }
    }

    fn seats(&self) -> Markup {
        let position = self.position;
        html! {
            table {
                @for seat in &position.table.seats {
                    tr {
                        th scope="row" { (seat.name) }
                        td { (seat.seat) }
                        td {
                            @if let Some(level) = &seat.level { (self.say(text::SEAT_BOT)) " " (level) " " }
                            @if seat.resigned { (self.say(text::RESIGNED)) " " }
                            @else if seat.caretaker { (self.say(text::CARETAKER)) " " }
                            @if let Some(clock) = seat.clock { time { (clock_text(clock)) } " " }
                            @if seat.caretaker && seat.yours { (self.deed("back", text::BACK)) }
                            @if seat.yours && position.yours.len() > 1 {
                                a href={ "/t/" (position.table.id) "?seat=" (seat.seat) } { (self.say(text::SEAT_OF)) " " (seat.name) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn proposal(&self) -> Markup {
        let Some(proposal) = &self.position.proposal else { return html! {} };
        html! {
            section role="alert" {
                p {
                    (self.say(text::REWIND_ASKED)) " "
                    a href={ "/t/" (self.position.table.id) "?at=" (proposal.to) } { (proposal.to) }
                    " (" (proposal.proposer) ")"
                }
                @if !self.position.yours.is_empty() {
                    @if proposal.waits_for_you {
                        form method="post" action=(self.action("accept")) {
                            button name="to" value=(proposal.to) { (self.say(text::AGREE)) }
                        }
                    }
                    form method="post" action=(self.action("refuse")) { button { (self.say(text::REFUSE)) } }
                }
            }
        }
    }

    fn choices(&self) -> Markup {
        let position = self.position;
        html! {
            @if let Some(question) = &position.question {
                section class="options" {
                    h2 { (self.say(text::YOUR_CHOICES)) }
                    (self.offers(&question.options))
                    @if !question.greyed.is_empty() {
                        details {
                            summary { (self.say(text::GREYED)) }
                            @for greyed in &question.greyed {
                                div class="greyed" {
                                    button type="button" disabled { (greyed.text) }
                                    (self.reasons(&greyed.reasons))
                                }
                            }
                        }
                    }
                }
            }
            @if !position.asides.is_empty() {
                section class="options" { h2 { (self.say(text::ASIDES)) } (self.offers(&position.asides)) }
            }
        }
    }

    fn offers(&self, offers: &[OfferInfo]) -> Markup {
        html! {
            form method="post" action=(self.action("answer")) {
                (self.hidden())
                @for offer in offers { button name="answer" value=(offer.words) { (offer.text) } }
            }
        }
    }

    fn reasons(&self, reasons: &[ReasonInfo]) -> Markup {
        let game = &self.position.table.game;
        html! {
            ul {
                @for reason in reasons {
                    li {
                        (reason.text) " "
                        a href={ "/rules/" (game) "#" (reason.rule) } title=[reason.paragraph.as_deref()] { (reason.rule) }
                    }
                }
            }
        }
    }

    fn scores(&self, scores: &[ScoreInfo]) -> Markup {
        html! {
            section {
                h2 { (self.say(text::SCORE)) }
                @for score in scores {
                    h3 { (score.rank) ". " (score.name) }
                    table {
                        @for line in &score.lines { tr { th scope="row" { (line.text) } td { (line.points) } } }
                        tr { th scope="row" { (self.say(text::TOTAL)) } td { (score.total) } }
                    }
                }
                (self.deed("rematch", text::REMATCH))
                @if let Some(next) = &self.position.table.rematch { a href={ "/t/" (next) } { (self.say(text::REMATCH)) } }
            }
        }
    }

    fn log(&self) -> Markup {
        let id = &self.position.table.id;
        html! {
            section {
                h2 { (self.say(text::LOG)) }
                ol class="log" {
                    @for line in self.position.log.iter().rev().take(400) {
                        li class=[line.draft.then_some("draft")] {
                            @if line.draft { (line.text) }
                            @else { a href={ "/t/" (id) "?at=" (line.entry + 1) } { (line.text) } }
                            @if line.caretaker { " (" (self.say(text::CARETAKER)) ")" }
                        }
                    }
                }
            }
        }
    }

    fn talk(&self, shown: &Shown) -> Markup {
        html! {
            section {
                h2 { (self.say(text::CHAT)) }
                ul { @for line in &shown.chat { li { strong { (line.name) } ": " (line.text) } } }
                @if self.reader.person.is_some() {
                    form method="post" action=(self.action("chat")) {
                        input type="text" name="text" required maxlength="500" aria-label=(self.say(text::SAY));
                        button { (self.say(text::SAY)) }
                    }
                }
            }
            @if let Some(note) = &shown.note {
                section {
                    h2 { (self.say(text::NOTES)) }
                    form method="post" action=(self.action("note")) {
                        textarea name="text" rows="4" cols="60" aria-label=(self.say(text::NOTES)) { (note) }
                        button { (self.say(text::KEEP)) }
                    }
                }
            }
        }
    }

    /// The commitment from the start; the seed and the journal at the end.
    fn proof(&self) -> Markup {
        let position = self.position;
        html! {
            footer {
                @if let Some(commitment) = &position.table.commitment {
                    p { (self.say(text::COMMITMENT)) ": " code { (commitment) } }
                }
                @if let Some(seed) = &position.seed {
                    p { (self.say(text::SEED)) ": " code { (seed) } }
                    p { a href={ "/t/" (position.table.id) "/journal" } { (self.say(text::JOURNAL)) } }
                }
                @if !position.yours.is_empty() && position.table.status == "running" { (self.deed("resign", text::RESIGN)) }
            }
        }
    }
}

/// Hours and minutes, or days.
fn clock_text(millis: i64) -> String {
    let minutes = millis / 60_000;
    match (minutes / 1440, minutes / 60 % 24, minutes % 60) {
        (0, hours, minutes) => format!("{hours}:{minutes:02}"),
        (days, hours, _) => format!("{days} d {hours} h"),
    }
}
