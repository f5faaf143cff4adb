//! The count, category by category: on demand while the game lasts, in full when it is over.

use maud::{Markup, html};
use parlour_core::Seat;

use super::part::Part;
use super::{View, chart, icon};
use crate::facts;
use parlour_model::ScoreInfo;

impl View<'_> {
    /// The result with its table and curve, once the game is over.
    pub(super) fn result(&self) -> Option<Part> {
        let page = self.page;
        if !(page.position.over || page.table.ended_early) || page.past.is_some() {
            return None;
        }
        let markup = html! {
            section.sheet.result aria-labelledby="result-title" {
                header { h2 id="result-title" { (self.word("table-result")) } }
                div.inside {
                    p.winner { (page.position.status_text) }
                    @if let Some(from) = &page.table.from { p { (self.origin_sentence(from)) } }
                    @if let Some((rank, of)) = page.standing {
                        p { (self.fill("table-standing", &[("rank", (rank as i64).into()), ("of", (of as i64).into())])) }
                    }
                    @if page.table.foreseen && page.coach.is_none() { p { (self.word("table-foreseen")) } }
                    div.tally {
                        (self.score_table())
                        @if page.course.points.len() > 1 { div { (chart::course(self)) } }
                    }
                    div.opts { (self.rematch()) (self.exports()) }
                }
            }
        };
        Some(Part::new("leaves", "result", markup))
    }

    fn rematch(&self) -> Markup {
        html! {
            @match &self.page.table.rematch {
                Some(_) => a.b.go href=(self.action("rematch")) { (self.word("table-rematch-go")) },
                None => @if !self.page.yours.is_empty() { (self.deed("rematch", "table-rematch", "go")) },
            }
            @if !self.page.yours.is_empty() && self.others_play_on() { (self.deed("group", "table-group", "quiet")) }
        }
    }

    fn exports(&self) -> Markup {
        // A game taken back and finished anew has another picture.
        let drawn = |file: &str| format!("{}?v={}", self.action(file), self.page.at);
        html! {
            a.b.quiet href=(drawn("board.svg")) download { (self.word("table-picture-svg")) }
            a.b.quiet href=(drawn("board.png")) download { (self.word("table-picture-png")) }
            @if self.page.position.over {
                a.b.quiet href=(self.action("journal")) download { (self.word("table-journal")) }
            }
        }
    }

    /// The count so far, behind a word.
    pub(super) fn count(&self) -> Part {
        let markup = html! {
            @if !self.page.position.over && !self.page.table.ended_early {
                details.sheet.fold { summary { (self.word("table-count")) } div.inside { (self.score_table()) } }
            }
        };
        Part::new("foot", "count", markup)
    }

    /// Lines of the count against seats, the sum below.
    fn score_table(&self) -> Markup {
        let scores = self.page.position.count.as_slice();
        let seats = || Seat::all(scores.len() as u8).zip(scores);
        html! {
            div.scroll tabindex="0" role="region" aria-label=(self.word("table-count")) {
                table.scores {
                    thead {
                        tr {
                            td {}
                            @for (seat, score) in seats() {
                                th scope="col" { (self.marker(seat)) " " (score.name) }
                            }
                        }
                    }
                    tbody {
                        @for line in categories(scores) {
                            tr {
                                th scope="row" { (line) }
                                @for score in scores { td.num { (points(score, line)) } }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (self.word("table-total")) }
                            @for score in scores { td.num { (score.total) } }
                        }
                        @if self.page.position.over {
                            tr {
                                th scope="row" { (self.word("table-rank")) }
                                @for (seat, score) in seats() {
                                    td.num { (score.rank) @if self.page.position.winners.contains(&seat.name()) { " " (icon("i-vp")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Taking a game in play away as a file, and going on from it on another table: where it hides nothing from the reader.
    fn elsewhere(&self) -> Markup {
        html! {
            details.sheet.fold {
                summary { (self.word("table-elsewhere")) }
                div.inside {
                    @if self.page.onward {
                        p { (self.word("table-elsewhere-how")) }
                        div.opts {
                            a.b.quiet href=(self.action("journal")) download { (self.word("table-journal")) }
                            @if self.viewer.person.is_some() { (self.what_if(self.page.table.lines as usize)) }
                        }
                    } @else {
                        p { (self.word("table-elsewhere-secret")) }
                    }
                }
            }
        }
    }

    /// Are there people who play on when the reader gives up?
    fn others_play_on(&self) -> bool {
        self.page.table.seats.iter().any(|seat| seat.holder == "person" && !seat.yours && !seat.resigned)
    }

    /// What proves that nobody has touched the dice, and giving up.
    pub(super) fn proof(&self) -> Part {
        let table = &self.page.table;
        let markup = html! {
            details.sheet.fold {
                summary { (self.word("table-chance-check")) }
                div.inside {
                    @match &table.from {
                        Some(from) => p { (self.origin_sentence(from)) },
                        None => p { (self.word("table-chance-how")) },
                    }
                    @if let Some(commitment) = &table.commitment {
                        p { (self.word("table-commitment")) " " code { (commitment) } }
                    }
                    @match &self.page.position.seed {
                        Some(seed) => {
                            p { (self.word("table-seed")) " " code { (seed) } }
                            p { a href=(self.action("journal")) download { (self.word("table-journal")) } " · " code { "parlour verify" } }
                        }
                        None => p { (self.word("table-seed-later")) },
                    }
                }
            }
            @if table.status == "running" { (self.elsewhere()) }
            @if !self.page.yours.is_empty() && table.status == "running" {
                details.sheet.fold {
                    summary { (self.word("table-resign")) }
                    div.inside { p { (self.word(if self.others_play_on() { "table-resign-how" } else { "table-resign-alone" })) } (self.deed("resign", "table-resign-sure", "end")) }
                }
            }
        };
        Part::new("foot", "proof", markup)
    }
}

/// The names of all lines, in the order of the first seat that has them.
fn categories(scores: &[ScoreInfo]) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for line in scores.iter().flat_map(|score| &score.lines) {
        if !names.contains(&line.text.as_str()) {
            names.push(&line.text);
        }
    }
    names
}

fn points(score: &ScoreInfo, line: &str) -> String {
    let sum: i32 = score.lines.iter().filter(|other| other.text == line).map(|other| other.points).sum();
    facts::points(sum)
}
