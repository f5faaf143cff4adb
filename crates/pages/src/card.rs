//! The picture of an invitation, as messengers show it beside a link: the game's box and who sits there.

use maud::{Markup, html};
use parlour_boards::stand_alone;
use parlour_kit::Face;
use parlour_kit::player::inline_marker;
use parlour_model::TableInfo;

use super::art::{cover, cover_symbols, marker_symbols};
use super::shelf::codex;
use crate::Viewer;

/// What messengers expect: 1200 × 630, drawn at half the size and painted twice as large.
pub const CARD: (u32, u32) = (600, 315);
/// A longer name is cut.
const LONGEST_NAME: usize = 22;

/// What the covers' own sheet says in ways a picture does not know.
const STYLE: &str = "
.ground { fill: var(--desk); }
.band { fill: var(--cv); }
.cv-t { font-family: var(--serif); font-weight: 700; font-size: 25px; text-anchor: middle; fill: #f7e3a8; }
.cv-t.s { font-size: 21px; }
.title { font-family: var(--serif); font-weight: 700; font-size: 30px; fill: var(--ink); }
.title.s { font-size: 23px; }
.line { font-family: var(--serif); font-size: 17px; fill: var(--ink-2); }
.name { font-family: var(--serif); font-weight: 700; font-size: 20px; fill: var(--ink); }
.free { font-family: var(--serif); font-size: 20px; font-style: italic; fill: var(--ink-2); }
.house { font-family: var(--serif); font-weight: 700; font-size: 16px; fill: var(--ink-2); text-anchor: end; }
";

/// The picture of an invitation, which stands alone; nothing for games that are not on the shelf.
pub fn invitation_card(viewer: &Viewer, table: &TableInfo) -> Option<String> {
    let codex = codex(&table.game)?;
    let (width, height) = CARD;
    let long = table.game_name.chars().count() > 16;
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" data-theme="light" width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } {
            (cover_symbols(&[codex]))
            (marker_symbols())
            rect class="ground" width=(width) height=(height) {}
            g class={ "c-" (codex.id) } { rect class="band" width="14" height=(height) {} }
            svg x="36" y="22" width="204" height="271" viewBox="0 0 248 330" { (cover(codex, &table.game_name)) }
            text class={ "title" @if long { " s" } } x="272" y="62" { (table.game_name) }
            text class="line" x="272" y="90" { (invites(viewer, table)) }
            (sitters(viewer, table))
            text class="house" x="576" y="293" { "Parlour" }
        }
    };
    Some(stand_alone(&drawing.into_string(), &[include_str!("../assets/shelf.css"), STYLE]))
}

/// One line of what awaits whoever follows the link.
pub(super) fn invites(viewer: &Viewer, table: &TableInfo) -> String {
    let free = table.seats.iter().filter(|seat| seat.holder == "open").count();
    match (table.status, free) {
        ("open", 0) => viewer.say("site-card-full"),
        ("open", free) => viewer.count("site-free-seats", free),
        ("running", _) => viewer.say("site-card-running"),
        _ => viewer.say("site-card-over"),
    }
}

fn sitters(viewer: &Viewer, table: &TableInfo) -> Markup {
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    html! {
        @for (at, (face, seat)) in Face::of_all(&names).iter().zip(&table.seats).enumerate() {
            @let y = 112 + 36 * at;
            svg x="272" y=(y) width="28" height="28" viewBox="0 0 24 24" { (inline_marker(face)) }
            @if seat.name.is_empty() {
                text class="free" x="312" y=(y + 21) { (viewer.say("site-seat-free")) }
            } @else {
                text class="name" x="312" y=(y + 21) { (short(&seat.name)) }
            }
        }
    }
}

fn short(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_owned();
    }
    let kept: String = name.chars().take(LONGEST_NAME - 1).collect();
    kept.trim_end().to_owned() + "…"
}

/// What messengers read of a page: its title, a line about it and its picture.
pub(super) fn tags(viewer: &Viewer, table: &TableInfo, key: Option<&str>) -> Markup {
    let (origin, id) = (&viewer.origin, &table.id);
    let key = key.map(|key| format!("?key={key}")).unwrap_or_default();
    let names = table.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty());
    let people = names.collect::<Vec<_>>().join(", ");
    let text = format!("{} · {}", people, invites(viewer, table));
    let title = viewer.fill("site-new-title", &[("game", table.game_name.as_str().into())]);
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Parlour";
        meta property="og:title" content=(title);
        meta property="og:description" content=(text);
        meta property="og:url" content={ (origin) "/t/" (id) (key) };
        meta property="og:image" content={ (origin) "/t/" (id) "/card.png" (key) };
        meta property="og:image:width" content=(2 * CARD.0);
        meta property="og:image:height" content=(2 * CARD.1);
        meta name="twitter:card" content="summary_large_image";
        @if table.visibility == "private" { meta name="robots" content="noindex"; }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("Aliénor"), "Aliénor");
        assert_eq!(short("Aliénor d’Aquitaine et de Poitiers"), "Aliénor d’Aquitaine e…");
    }
}
