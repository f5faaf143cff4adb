//! The waiting room: who sits where, the link, the start.

use maud::{Markup, html};

use super::Layout;
use super::text::{self, Text};
use crate::position::TableInfo;
use crate::session::Reader;

/// A table whose seats are being filled. The link is for those who sit there.
pub(crate) fn room(
    reader: &Reader,
    table: &TableInfo,
    link: Option<&str>,
    levels: &[&str],
    key: Option<&str>,
) -> Markup {
    let say = |text: Text| text.of(reader.lang);
    let action = |deed: &str| format!("/t/{}/{deed}", table.id);
    let seated = table.seats.iter().any(|seat| seat.yours);
    let full = table.seats.iter().all(|seat| seat.holder != "open");
    let open = table.status == "open";
    let main = html! {
        h1 { (table.game_name) }
        p class="status" { @if open { (say(text::WAITING_ROOM)) } @else { (say(text::ABANDONED)) } }
        div data-stream=(stream(table, key)) {}
        table {
            @for seat in &table.seats {
                tr {
                    th scope="row" { (seat.seat) }
                    td { @if seat.name.is_empty() { em { (say(text::SEAT_OPEN)) } } @else { (seat.name) } }
                    td {
                        @if let Some(level) = &seat.level { (say(text::SEAT_BOT)) " " (level) }
                        @if open && table.hosting { (host_forms(reader, table, &seat.seat, seat.holder == "open", levels)) }
                        @if open && seat.holder == "open" {
                            form method="post" action=(action("join")) {
                                @if let Some(key) = key { input type="hidden" name="key" value=(key); }
                                @if reader.person.is_none() {
                                    input type="text" name="name" required maxlength="40" placeholder=(say(text::NAME))
                                        aria-label=(say(text::NAME));
                                }
                                button name="seat" value=(seat.seat) { (say(text::JOIN)) }
                            }
                        }
                    }
                }
            }
        }
        @if let Some(link) = link { p { (say(text::LINK)) ": " a href=(link) { (link) } } }
        @if open && table.hosting && full {
            form method="post" action=(action("start")) { button { (say(text::START)) } }
        }
        @if open && (seated || table.hosting) {
            form method="post" action=(action("leave")) { button { (say(text::LEAVE)) } }
        }
    };
    Layout::new(reader, &table.game_name).style("seats.css").script("room.js").page(&main)
}

pub(super) fn stream(table: &TableInfo, key: Option<&str>) -> String {
    let key = key.map(|key| format!("&key={key}")).unwrap_or_default();
    format!("/api/v1/tables/{}/stream?parts=true{key}", table.id)
}

fn host_forms(reader: &Reader, table: &TableInfo, seat: &str, open: bool, levels: &[&str]) -> Markup {
    let say = |text: Text| text.of(reader.lang);
    html! {
        form method="post" action={ "/t/" (table.id) "/seats" } {
            input type="hidden" name="seat" value=(seat);
            @if open {
                select name="level" aria-label=(say(text::SEAT_BOT)) {
                    @for level in levels { option { (level) } }
                }
                button { (say(text::FILL)) }
            } @else {
                button { (say(text::FREE)) }
            }
        }
    }
}
