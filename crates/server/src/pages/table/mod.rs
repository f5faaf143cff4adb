//! The table in play: status and choices, boards or the text table, players, log, talk, help, the end.
//!
//! The page is a frame with parts in it (see [`part`]); an update brings the parts that changed.

mod board;
mod chart;
mod choices;
mod help;
mod history;
mod log;
mod panels;
pub(crate) mod part;
mod score;
mod seen;
mod sheet;
mod status;
mod talk;

use maud::{Markup, PreEscaped, html};
use parlour_core::Seat;
use parlour_words::{Blank, Words};

use super::Layout;
use crate::api::ChatInfo;
use crate::assets::{address, board_sprite, board_style};
use crate::position::{HintInfo, ReasonInfo};
use crate::session::Reader;
use part::Parts;

pub(crate) use seen::{Looked, Seen};

/// What a table page shows besides the table.
#[derive(Default)]
pub(crate) struct Shown {
    pub(crate) chat: Vec<ChatInfo>,
    pub(crate) note: Option<String>,
    /// Advice, the best first.
    pub(crate) hints: Vec<HintInfo>,
    pub(crate) late: bool,
    pub(crate) undone: bool,
    pub(crate) refused: Vec<ReasonInfo>,
    pub(crate) key: Option<String>,
}

/// Everything the parts are made from.
struct Page<'a> {
    reader: &'a Reader,
    seen: &'a Seen,
    shown: &'a Shown,
    words: &'static Words,
}

/// A table in play or over, as a whole page.
pub(crate) fn table(reader: &Reader, seen: &Seen, shown: &Shown) -> Markup {
    let page = Page { reader, seen, shown, words: Words::get(reader.lang) };
    Layout::new(reader, &seen.table.game_name)
        .style("table.css")
        .style(board_style(&seen.table.game))
        .script("table.js")
        .wide()
        .page(&page.with_symbols(&page.frame(&page.parts())))
}

/// The parts of it somebody lacks who has these.
pub(crate) fn update(reader: &Reader, seen: &Seen, shown: &Shown, have: &str) -> String {
    let page = Page { reader, seen, shown, words: Words::get(reader.lang) };
    page.parts().lacking(have)
}

impl Page<'_> {
    fn parts(&self) -> Parts {
        let mut parts = self.bars();
        parts.extend(self.result());
        parts.extend(self.leaves());
        parts.extend(self.panels());
        parts.push(self.history());
        parts.extend(self.log());
        parts.push(self.chat());
        parts.push(self.help());
        parts.push(self.count());
        parts.push(self.proof());
        Parts(parts)
    }

    /// The symbols the page shows come before it; the script fetches the others when there is time.
    fn with_symbols(&self, frame: &Markup) -> Markup {
        let symbols = parlour_boards::sprite_of(&self.seen.table.game, &frame.0);
        html! { (PreEscaped(symbols)) (frame) }
    }

    /// What stays while parts come and go. Without a board the text table needs no choice.
    fn frame(&self, parts: &Parts) -> Markup {
        let table = &self.seen.table;
        let home = |id: &str| html! { div id=(id) { (parts.home(id)) } };
        html! {
            div.table-page #table data-stream=(self.stream()) data-sprite=(address(&board_sprite(&table.game))) data-sound[self.reader.settings.sound] data-lost=(self.word("table-lost"))
                data-again=(self.word("table-again")) data-turn=(self.word("table-your-turn-now"))
                data-failed=(self.word("table-failed")) data-close=(self.word("table-close")) {
                h1.vh { (table.game_name) }
                div #live.vh role="status" aria-live="polite" {}
                div #link.notice hidden {}
                (home("notices"))
                (home("bars"))
                div.tab {
                    div.main { (self.look()) (home("leaves")) }
                    aside.rail aria-label=(self.word("table-rail")) {
                        (home("panels"))
                        div.sheet.book #book {
                            (self.chapter("log", "table-log", &html! { div #log-head { (parts.home("log-head")) } (home("log")) }))
                            (self.chapter("chat", "table-chat", &html! { (home("chat")) (self.chat_form()) }))
                            (self.chapter("notes", "table-notes", &self.notes()))
                            (self.chapter("help", "table-help", &home("help")))
                        }
                        (home("foot"))
                    }
                }
                (self.tabs())
            }
        }
    }

    /// One of the tabs of the rail; without script they follow one another.
    fn chapter(&self, name: &str, title: &str, body: &Markup) -> Markup {
        html! {
            section.chapter data-chapter=(name) aria-labelledby={ "chapter-" (name) } {
                h2 id={ "chapter-" (name) } { (self.word(title)) }
                div.chapter-body { (body) }
            }
        }
    }

    /// Text or drawing: the choice is remembered.
    fn look(&self) -> Markup {
        let text = self.seen.board.is_none();
        html! {
            form.look method="post" action=(self.action("look")) data-whole {
                @if text { button.b.quiet name="look" value="drawn" { (self.word("table-look-drawn")) } }
                @else { button.b.quiet name="look" value="text" { (self.word("table-look-text")) } }
            }
        }
    }

    /// The tabs of a phone: links to the parts of the page, and one part at a time with script.
    fn tabs(&self) -> Markup {
        let tabs = [
            ("board", "leaves", "i-wheel", "table-tab-board"),
            ("me", "leaves", "i-prior", "table-tab-me"),
            ("others", "panels", "i-others", "table-tab-others"),
            ("log", "chapter-log", "i-contract", "table-log"),
            ("help", "chapter-help", "i-book", "table-help"),
        ];
        html! {
            nav.phone-tabs aria-label=(self.word("table-tabs")) {
                @for (name, goal, symbol, word) in tabs {
                    a href={ "#" (goal) } data-tab=(name) { (icon(symbol)) (self.word(word)) }
                }
            }
        }
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    fn fill(&self, key: &str, blanks: &[(&str, Blank<'_>)]) -> String {
        self.words.fill(key, blanks)
    }

    /// What a player is called.
    fn name(&self, seat: Seat) -> String {
        self.seen.faces.get(seat.index()).map(|face| face.name.clone()).unwrap_or_default()
    }

    fn here(&self) -> String {
        format!("/t/{}", self.seen.table.id)
    }

    /// The position after so many lines.
    fn at(&self, lines: usize) -> String {
        format!("/t/{}?at={lines}", self.seen.table.id)
    }

    fn action(&self, deed: &str) -> String {
        format!("/t/{}/{deed}", self.seen.table.id)
    }

    fn stream(&self) -> String {
        let key = self.shown.key.as_ref().map(|key| format!("&key={key}")).unwrap_or_default();
        format!("/api/v1/tables/{}/stream?parts=true{key}", self.seen.table.id)
    }

    /// What every deed sends along.
    fn hidden(&self) -> Markup {
        html! {
            input type="hidden" name="at" value=(self.seen.at);
            @if let Some(seat) = self.seen.seat { input type="hidden" name="seat" value=(seat.name()); }
        }
    }

    /// A button that does something at the table.
    fn deed(&self, deed: &str, label: &str, class: &str) -> Markup {
        html! {
            form.deed method="post" action=(self.action(deed)) {
                (self.hidden())
                button.b.(class) data-deed=(deed) { (self.word(label)) }
            }
        }
    }

    /// Time left; the script lets it run.
    fn time_left(&self, millis: i64) -> Markup {
        let minutes = millis / 60_000;
        let days = minutes / 1440;
        let text = if days > 0 {
            let left = [("d", days.into()), ("h", (minutes / 60 % 24).into())];
            self.fill("table-days-left", &left)
        } else {
            format!("{}:{:02}", minutes / 60, minutes % 60)
        };
        html! { time data-clock=(millis) { (text) } }
    }
}

/// A symbol beside its word.
fn icon(icon: &str) -> Markup {
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (icon) } {} } }
}

/// The pointing hand, for the sentence and for the seat to act.
fn manicule() -> Markup {
    html! { svg.hand viewBox="0 0 24 24" aria-hidden="true" { use href="#i-manicule" {} } }
}
