//! The waiting room: who sits where, the link, the start.

use maud::{Markup, html};

use super::art::{marker_symbols, markers, qr};
use super::{Layout, card, facts, home};
use crate::Viewer;
use parlour_core::Mode;
use parlour_model::{ChatInfo, FromInfo, SeatInfo, TableInfo};

struct Room<'a> {
    viewer: &'a Viewer,
    table: &'a TableInfo,
    levels: &'a [&'a str],
    standard: &'a str,
    key: Option<&'a str>,
    chat: &'a [ChatInfo],
    sat_there: &'a [String],
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
    /// What was said lately.
    pub chat: &'a [ChatInfo],
    /// Who sat where, if the game goes on from another one.
    pub sat_there: &'a [String],
}

/// A table whose seats are being filled.
pub fn room(viewer: &Viewer, page: &RoomPage<'_>) -> Markup {
    let RoomPage { table, link, levels, standard, key, chat, sat_there } = *page;
    let room = Room { viewer, table, levels, standard, key, chat, sat_there, open: table.status == "open" };
    let main = html! {
        (marker_symbols())
        div data-stream=(stream(table, key)) {}
        h1 { (table.game_name) }
        @if let Some(from) = &table.from { p class="said" { (viewer.fill(from_key(from), &[("line", (from.lines as i64).into())])) } }
        p id="room-state" class="intro" role="status" { (room.state()) }
        div class="room" {
            div {
                section id="room-seats" class="sheet" aria-label=(viewer.say("site-seats")) { (room.seats()) }
                div id="room-acts" { (room.acts()) }
                (room.house())
                (room.mode())
                (room.talk())
            }
            @if let Some(link) = link.filter(|_| room.open) { (room.invitation(link)) }
        }
    };
    Layout::new(viewer, &table.game_name)
        .tags(card::tags(viewer, table, key))
        .style("seats.css")
        .script("room.js")
        .page(&main)
}

/// The sentence that says what a table goes on from.
pub(super) fn from_key(from: &FromInfo) -> &'static str {
    if from.what_if { "table-what-if-is" } else { "table-from-file-is" }
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
            (true, 0) if self.waits_for_word() => self.say("site-room-wants-word"),
            (true, 0) if self.table.hosting => self.say("site-room-you-start"),
            (true, 0) => self.say("site-room-host-starts"),
            (true, free) => self.viewer.count("site-room-waits", free),
        }
    }

    /// Has somebody who was seated by another not said yet that they are ready?
    fn waits_for_word(&self) -> bool {
        let silent =
            |seat: &&SeatInfo| seat.holder == "person" && !seat.ready && !(seat.yours && self.table.hosting);
        self.table.gathered && self.table.seats.iter().any(|seat| silent(&seat))
    }

    /// How many seats the reader holds.
    fn mine(&self) -> usize {
        self.table.seats.iter().filter(|seat| seat.yours).count()
    }

    fn seats(&self) -> Markup {
        let names: Vec<&str> = self.table.seats.iter().map(|seat| seat.name.as_str()).collect();
        html! {
            ul class="seats" {
                @for (number, (seat, mark)) in self.table.seats.iter().zip(markers(&names)).enumerate() {
                    li {
                        (mark)
                        div { (self.sitter(seat)) @if seat.holder == "open" { (self.sat_there(number)) } }
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

    /// Whose seat it was in the game that goes on here.
    fn sat_there(&self, number: usize) -> Markup {
        html! {
            @if let Some(name) = self.sat_there.get(number) {
                small { (self.viewer.fill("site-seat-was", &[("name", name.as_str().into())])) }
            }
        }
    }

    fn seat_acts(&self, seat: &SeatInfo) -> Markup {
        html! {
            @if seat.holder == "open" {
                @if self.mine() == 0 { (self.join(seat)) } @else { (self.sit_here(seat)) }
            }
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

    /// Somebody who sits already changes seats, or takes this one too for whoever shares their device.
    fn sit_here(&self, seat: &SeatInfo) -> Markup {
        html! {
            @if self.mine() == 1 {
                form method="post" action=(self.action("seat")) {
                    button class="b" name="seat" value=(seat.seat) { (self.say("site-change-seat")) }
                }
            }
            details class="share-device" {
                summary { (self.say("site-seat-beside")) }
                form method="post" action=(self.action("join")) {
                    input type="text" name="as" required maxlength="40" placeholder=(self.say("site-name"))
                        aria-label=(self.say("site-name"));
                    button class="b" name="seat" value=(seat.seat) { (self.say("site-join-beside")) }
                }
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
                @if self.table.hosting && self.free() == 0 && !self.waits_for_word() {
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

    /// Talk while people wait: for those who have a name.
    fn talk(&self) -> Markup {
        html! {
            section class="part sheet room-talk" aria-labelledby="room-talk" {
                h2 id="room-talk" { (self.say("table-chat")) }
                div id="chat" aria-live="polite" { (crate::talk::lines(self.viewer, self.chat, None)) }
                (crate::talk::form(self.viewer, &self.action("chat")))
            }
        }
    }

    /// Whether the game begins by itself.
    fn start_term(&self) -> Markup {
        let (now, other, act) = if self.table.starts_full {
            ("site-starts-full", "no", "site-start-by-hand")
        } else {
            ("site-starts-by-hand", "yes", "site-start-full")
        };
        html! {
            p { (self.say(now)) }
            @if self.table.hosting && self.open {
                form method="post" action=(self.action("terms")) {
                    button class="b quiet" name="starts-full" value=(other) { (self.say(act)) }
                }
            }
        }
    }

    /// At a public table everybody has one seat, unless the host allows more.
    fn house(&self) -> Markup {
        if !self.open || !self.table.hosting || self.table.visibility != "public" {
            return html! {};
        }
        let (key, many) = if self.table.many_seats {
            ("site-room-one-seat", "no")
        } else {
            ("site-room-many-seats", "yes")
        };
        html! {
            form class="acts part" method="post" action=(self.action("house")) {
                button class="b quiet" name="many_seats" value=(many) { (self.say(key)) }
            }
        }
    }

    fn mode(&self) -> Markup {
        let table = self.table;
        html! {
            section id="room-mode" class="part" {
                h2 { (self.say("site-room-mode")) }
                p { (facts::mode(self.viewer, &table.game, Mode::from_json(table.mode.get()).as_ref())) " · " (home::pace(self.viewer, &table.pace)) }
                p {
                    a href={ "/rules/" (table.game) } { (self.say("site-rules")) } " · "
                    a href={ "/games/" (table.game) } { (table.game_name) }
                }
                (self.start_term())
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
                button class="b share" type="button" data-share=(link) data-title=(self.table.game_name) hidden { (self.say("site-share")) }
                (qr(&link, &self.say("site-qr")))
            }
        }
    }
}
