//! The waiting room: who sits where, the link, the start.

use maud::{Markup, html};

use super::art::{marker_symbols, markers, qr};
use super::{Layout, facts, home};
use crate::Viewer;
use parlour_core::Mode;
use parlour_model::{ChatInfo, SeatInfo, TableInfo};

struct Room<'a> {
    viewer: &'a Viewer,
    table: &'a TableInfo,
    levels: &'a [&'a str],
    standard: &'a str,
    key: Option<&'a str>,
    open: bool,
}

/// What stands in a waiting room.
#[derive(Copy, Clone)]
pub struct RoomPage<'a> {
    /// The table and its seats.
    pub table: &'a TableInfo,
    /// The link others come by, for those who sit there.
    pub link: Option<&'a str>,
    /// The levels of bots.
    pub levels: &'a [&'a str],
    /// The level bots have unless somebody chooses another one.
    pub standard: &'a str,
    /// The key of a private table.
    pub key: Option<&'a str>,
    /// What was said here so far.
    pub chat: &'a [ChatInfo],
}

/// A table whose seats are being filled.
pub fn room(viewer: &Viewer, page: &RoomPage<'_>) -> Markup {
    let RoomPage { table, link, levels, standard, key, chat } = *page;
    let room = Room { viewer, table, levels, standard, key, open: table.status == "open" };
    let main = html! {
        (marker_symbols())
        div data-stream=(stream(table, key)) {}
        h1 { (table.game_name) }
        p class="intro" role="status" { (room.state()) }
        div class="room" {
            div {
                section class="sheet" aria-label=(viewer.say("site-seats")) { (room.seats()) }
                (room.acts())
                (room.mode())
                (room.talk(chat))
            }
            @if let Some(link) = link.filter(|_| room.open) { (room.invitation(link)) }
        }
    };
    Layout::new(viewer, &table.game_name).style("seats.css").script("room.js").page(&main)
}

impl Room<'_> {
    /// People talk while they wait.
    fn talk(&self, said: &[ChatInfo]) -> Markup {
        html! {
            section class="sheet talks" aria-labelledby="room-talk" {
                h2 class="rubric" id="room-talk" { (self.viewer.say("table-chat")) }
                div id="chat" { (crate::talk::lines(self.viewer, said)) }
                (crate::talk::form(self.viewer, &format!("/t/{}/chat", self.table.id)))
            }
        }
    }
}

/// Where the changes of a table are told.
pub(super) fn stream(table: &TableInfo, key: Option<&str>) -> String {
    let key = key.map(|key| format!("&key={key}")).unwrap_or_default();
    format!("/api/v1/tables/{}/stream?parts=true{key}", table.id)
}

impl Room<'_> {
    fn say(&self, key: &str) -> String {
        self.viewer.say(key)
    }

    fn action(&self, deed: &str) -> String {
        format!("/t/{}/{deed}", self.table.id)
    }

    fn free(&self) -> usize {
        self.table.seats.iter().filter(|seat| seat.holder == "open").count()
    }

    fn state(&self) -> String {
        match (self.open, self.free()) {
            (false, _) => self.say("site-room-abandoned"),
            (true, 0) if self.table.hosting => self.say("site-room-you-start"),
            (true, 0) => self.say("site-room-host-starts"),
            (true, free) => self.viewer.count("site-room-waits", free),
        }
    }

    fn seats(&self) -> Markup {
        let names: Vec<&str> = self.table.seats.iter().map(|seat| seat.name.as_str()).collect();
        html! {
            ul class="seats" {
                @for (seat, mark) in self.table.seats.iter().zip(markers(&names)) {
                    li {
                        (mark)
                        div { (self.sitter(seat)) }
                        div class="acts" { @if self.open { (self.seat_acts(seat)) } }
                    }
                }
            }
        }
    }

    fn sitter(&self, seat: &SeatInfo) -> Markup {
        let words = self.viewer.words();
        html! {
            b { @if seat.name.is_empty() { (self.say("site-seat-free")) } @else { (seat.name) } }
            small { (self.say(&format!("seat-{}", seat.seat))) @if seat.yours { " · " (self.say("site-room-you")) } }
            @if let Some(level) = &seat.level {
                small { (self.viewer.fill("site-seat-bot", &[("level", facts::level(words, level).as_str().into())])) }
            }
            @if seat.holder == "person" {
                @if seat.ready { small class="ok" { "✓ " (self.say("site-room-ready")) } }
                @else { small { (self.say("site-room-not-ready")) } }
            }
        }
    }

    fn seat_acts(&self, seat: &SeatInfo) -> Markup {
        html! {
            @if seat.holder == "open" { (self.join(seat)) }
            @if self.table.hosting { (self.host_form(seat)) }
        }
    }

    fn join(&self, seat: &SeatInfo) -> Markup {
        html! {
            form method="post" action=(self.action("join")) {
                @if let Some(key) = self.key { input type="hidden" name="key" value=(key); }
                @if self.viewer.person.is_none() {
                    input type="text" name="name" required maxlength="40" placeholder=(self.say("site-your-name"))
                        aria-label=(self.say("site-your-name"));
                }
                button class="b go" name="seat" value=(seat.seat) { (self.say("site-join")) }
            }
        }
    }

    /// The host gives an open seat to a bot, and opens a taken one again.
    fn host_form(&self, seat: &SeatInfo) -> Markup {
        let words = self.viewer.words();
        html! {
            form method="post" action=(self.action("seats")) {
                input type="hidden" name="seat" value=(seat.seat);
                @if seat.holder == "open" {
                    select name="level" aria-label=(self.say("site-level")) {
                        @for level in facts::offered(self.levels, "") {
                            option value=(level) selected[level == self.standard] { (facts::level(words, level)) }
                        }
                    }
                    button class="b" { (self.say("site-fill")) }
                } @else {
                    button class="b quiet" { (self.say("site-free")) }
                }
            }
        }
    }

    fn acts(&self) -> Markup {
        if !self.open {
            return html! {};
        }
        let mine: Vec<&SeatInfo> = self.table.seats.iter().filter(|seat| seat.yours).collect();
        let ready = mine.iter().all(|seat| seat.ready);
        let leave = if self.table.hosting { "site-give-up" } else { "site-leave" };
        html! {
            div class="acts part" {
                @if self.table.hosting && self.free() == 0 {
                    form method="post" action=(self.action("start")) { button class="b end big" { (self.say("site-start")) } }
                }
                @if !mine.is_empty() {
                    form method="post" action=(self.action("ready")) {
                        button class={ "b big" @if !ready { " go" } } name="ready" value=(if ready { "no" } else { "yes" }) {
                            (self.say(if ready { "site-be-unready" } else { "site-be-ready" }))
                        }
                    }
                }
                @if !mine.is_empty() || self.table.hosting {
                    form method="post" action=(self.action("leave")) { button class="b quiet big" { (self.say(leave)) } }
                }
            }
        }
    }

    fn mode(&self) -> Markup {
        let table = self.table;
        html! {
            section class="part" {
                h2 { (self.say("site-room-mode")) }
                p { (facts::mode(self.viewer, &table.game, Mode::from_json(table.mode.get()).as_ref())) " · " (home::pace(self.viewer, &table.pace)) }
                p {
                    a href={ "/rules/" (table.game) } { (self.say("site-rules")) } " · "
                    a href={ "/games/" (table.game) } { (table.game_name) }
                }
            }
        }
    }

    fn invitation(&self, link: &str) -> Markup {
        let link = format!("{}{link}", self.viewer.origin);
        html! {
            aside class="sheet invite" aria-labelledby="invite" {
                h2 id="invite" { (self.say("site-room-invite")) }
                p { (self.say("site-room-invite-text")) }
                div class="copy" {
                    input id="link" type="text" readonly value=(link) aria-label=(self.say("site-room-link"));
                    button class="b" type="button" data-copy="link" data-done=(self.say("site-copied")) hidden { (self.say("site-copy")) }
                }
                (qr(&link, &self.say("site-qr")))
            }
        }
    }
}
