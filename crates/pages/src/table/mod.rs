//! The table in play: status and choices, boards or the text table, players, log, talk, help, the end.
//!
//! The page is a frame with parts in it (see [`part`]); an update brings the parts that changed.

mod board;
mod chart;
pub(crate) mod choices;
mod coach;
mod crumbs;
mod help;
mod history;
mod ledger;
mod log;
mod panels;
pub(crate) mod part;
mod recap;
mod score;
mod status;
mod talk;
mod text_table;
mod time;
mod tip;

use maud::{Markup, PreEscaped, html};
use parlour_core::Seat;
use parlour_model::{Sound, TablePage, TurnEnd};
use parlour_words::{Blank, Words};

use super::{Layout, card};
use crate::Viewer;
use crate::assets::{address, board_sprite, board_style};
use part::Parts;

/// Everything the parts are made from.
struct View<'a> {
    viewer: &'a Viewer,
    page: &'a TablePage,
    words: &'static Words,
}

/// A table in play or over, as a whole page.
pub fn table(viewer: &Viewer, page: &TablePage) -> Markup {
    let view = View { viewer, page, words: Words::get(viewer.lang) };
    let parts = view.parts();
    Layout::new(viewer, &page.table.game_name)
        .style("table.css")
        .style(board_style(&page.table.game))
        .tags(card::tags(viewer, &page.table, page.key.as_deref()))
        .table(parts.home("crumbs"), format!("/rules/{}", page.table.game))
        .page(&view.with_symbols(&view.frame(&parts)))
}

/// The parts of it somebody lacks who has these.
pub fn update(viewer: &Viewer, page: &TablePage, have: &str) -> String {
    let view = View { viewer, page, words: Words::get(viewer.lang) };
    view.parts().lacking(have)
}

/// The same of the board, the players and the round alone: a step of a replay.
pub fn update_board(viewer: &Viewer, page: &TablePage, have: &str) -> String {
    let view = View { viewer, page, words: Words::get(viewer.lang) };
    let mut parts = vec![view.crumbs()];
    parts.extend(view.strip_part());
    parts.extend(view.leaves());
    parts.extend(view.panels());
    Parts(parts).lacking(have)
}

impl View<'_> {
    fn parts(&self) -> Parts {
        let mut parts = vec![self.crumbs()];
        parts.extend(self.coach().or_else(|| self.tip()));
        parts.extend(self.bars());
        parts.extend(self.ledger());
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
        let symbols = parlour_boards::sprite_of(&self.page.table.game, &frame.0);
        html! { (PreEscaped(symbols)) (frame) }
    }

    /// What stays while parts come and go. Without a board the text table needs no choice.
    fn frame(&self, parts: &Parts) -> Markup {
        let table = &self.page.table;
        let home = |id: &str| html! { div id=(id) { (parts.home(id)) } };
        html! {
            div.table-page #table data-stream=(self.stream()) data-sprite=(address(&board_sprite(&table.game))) data-sounds=(self.sounds()) data-volume=(self.viewer.settings.volume)
                data-tap=[self.viewer.settings.tap_acts.then_some("act")] data-keys=[(!self.viewer.settings.keys).then_some("off")] data-then-place=(self.word("table-then-place")) data-answers=(self.word("table-answers-in-words"))
                data-menu=(self.word("table-menu")) data-fit=(self.word("table-fit")) data-larger=(self.word("table-larger")) data-magnify=(self.word("table-magnify")) data-magnified=(self.word("table-magnified")) data-history=(self.word("table-history")) data-unread=(self.word("table-unread"))
                data-lost=(self.word("table-lost")) data-again=(self.word("table-again")) data-offline=(self.word("table-offline"))
                data-turn=(self.word("table-your-turn-now")) data-failed=(self.word("table-failed")) data-close=(self.word("table-close"))
                data-why-not=(self.word("table-why-not")) data-here=(self.word("table-here-you-may")) data-more=(self.blank("table-more", "n"))
                data-left=(self.blank("table-left", "n")) data-asides=(self.blank("table-asides-menu", "n")) data-put-back=(self.blank("table-put-back", "what"))
                data-fold-rail=(self.word("table-fold")) data-stop=(self.word("table-countdown-stop")) data-ends=(self.blank("table-countdown", "n"))
                data-skip=(self.word("table-skip")) data-others=(self.word("table-tab-others")) data-supply=(self.word("table-supply")) data-replay-title=(self.word("table-replay")) data-earlier=(self.word("table-back-one")) data-later=(self.word("table-on-one")) data-present=(self.word("table-now")) data-pause=(self.word("table-pause")) data-resume=(self.word("table-resume")) data-slower=(self.word("table-slower")) data-faster=(self.word("table-faster"))
                data-of=(self.words.fill("table-n-of", &[("n", "{n}".into()), ("of", "{of}".into())])) {
                div #live.vh role="status" aria-live="polite" {}
                div #link.notice hidden {}
                (self.recap())
                (home("coach"))
                (home("bars"))
                div #stage {
                    (home("notices"))
                    (home("leaves"))
                    div #caption.caption role="group" aria-label=(self.word("table-replay")) hidden {}
                }
                (home("ledger-home"))
                div #shelf { div #strip-home { (parts.home("strip-home")) } div #drawer-tabs {} }
                aside.rail aria-label=(self.word("table-rail")) {
                    (home("panels"))
                    div.book #book {
                        (self.chapter("log", "table-log", &html! { div #log-top { div #log-head { (parts.home("log-head")) } (self.filters()) } (home("log")) }))
                        (self.chapter("chat", "table-chat", &html! { (home("chat")) (self.chat_form()) }))
                        (self.chapter("notes", "table-notes", &self.notes()))
                        (self.chapter("points", "table-points-tab", &home("foot")))
                        (self.chapter("help", "table-help", &html! { (self.look()) (self.turn_habit()) (self.coaching_habit()) (home("help")) }))
                    }
                    button.x.unfold type="button" data-fold aria-label=(self.word("table-unfold")) { "◂" }
                }
                (self.tabs())
            }
        }
    }

    /// The sounds the reader wants to hear.
    fn sounds(&self) -> String {
        self.viewer.settings.heard().into_iter().map(Sound::word).collect::<Vec<_>>().join(" ")
    }

    /// A text of the site with a blank the script fills.
    fn blank(&self, key: &str, name: &str) -> String {
        self.fill(key, &[(name, format!("{{{name}}}").as_str().into())])
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
        let text = self.page.position.board.is_none();
        html! {
            form.look method="post" action=(self.action("look")) data-whole {
                @if text { button.b.quiet name="look" value="drawn" { (self.word("table-look-drawn")) } }
                @else { button.b.quiet name="look" value="text" { (self.word("table-look-text")) } }
            }
        }
    }

    /// How the reader's turns end: by hand, after a countdown, at once.
    fn turn_habit(&self) -> Markup {
        let chosen = self.viewer.settings.turns();
        let ways = TurnEnd::ALL.iter().map(|way| (way.word(), "site-turn-", *way == chosen));
        self.habit("/turns", "turn", "site-turn-ends", ways)
    }

    /// A setting of whoever sits here, to be changed in passing: its values, what their names begin with, and which is chosen.
    fn habit<'a>(
        &self,
        action: &str,
        name: &str,
        label: &str,
        ways: impl Iterator<Item = (&'a str, &'a str, bool)>,
    ) -> Markup {
        if self.page.yours.is_empty() {
            return html! {};
        }
        let id = format!("{name}-habit");
        html! {
            form.habit method="post" action=(action) data-whole {
                label for=(id) { (self.viewer.say(label)) }
                select id=(id) name=(name) {
                    @for (word, start, chosen) in ways {
                        option value=(word) selected[chosen] { (self.viewer.say(&format!("{start}{word}"))) }
                    }
                }
                button.b.quiet { (self.word("table-countdown-choose")) }
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
            ("talk", "chapter-chat", "i-book", "table-chat"),
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
        self.page.position.faces.get(seat.index()).map(|face| face.name.clone()).unwrap_or_default()
    }

    fn here(&self) -> String {
        format!("/t/{}", self.page.table.id)
    }

    /// The position after so many lines.
    fn at(&self, lines: usize) -> String {
        format!("/t/{}?at={lines}", self.page.table.id)
    }

    fn action(&self, deed: &str) -> String {
        format!("/t/{}/{deed}", self.page.table.id)
    }

    fn stream(&self) -> String {
        let key = self.page.key.as_ref().map(|key| format!("&key={key}")).unwrap_or_default();
        format!("/api/v1/tables/{}/stream?parts=true{key}", self.page.table.id)
    }

    /// What every deed sends along.
    fn hidden(&self) -> Markup {
        html! {
            input type="hidden" name="at" value=(self.page.at);
            @if let Some(seat) = self.page.seat { input type="hidden" name="seat" value=(seat.name()); }
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
        html! { time data-clock=(millis) { (self.time_text(millis)) } }
    }

    /// So much time in a few signs.
    fn time_text(&self, millis: i64) -> String {
        let minutes = millis / 60_000;
        let days = minutes / 1440;
        if days > 0 {
            let left = [("d", days.into()), ("h", (minutes / 60 % 24).into())];
            self.fill("table-days-left", &left)
        } else if millis < HOUR {
            format!("{minutes}:{:02}", millis / 1000 % 60)
        } else {
            self.fill("table-hours-left", &[("h", (minutes / 60).into()), ("m", (minutes % 60).into())])
        }
    }
}

/// An hour, in milliseconds.
const HOUR: i64 = 3_600_000;

/// A symbol beside its word.
fn icon(icon: &str) -> Markup {
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (icon) } {} } }
}

/// The pointing hand, for the sentence and for the seat to act.
fn manicule() -> Markup {
    html! { svg.hand viewBox="0 0 24 24" aria-hidden="true" { use href="#i-manicule" {} } }
}
