//! Drawings of the pages: covers, the lettered initial, symbols, markers, QR codes.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use parlour_kit::Face;
use parlour_kit::player::inline_marker;
use qrcode::{Color, QrCode};

use super::shelf::Codex;

/// The arch every cover has its picture in.
const ARCH: &str = "M30 226V112C30 62 74 34 124 24 174 34 218 62 218 112V226z";
/// A title of so many letters stands on one line.
const ONE_LINE: usize = 9;
/// Lines longer than this are set smaller.
const ROOMY: usize = 13;

/// A codex with its title in leaf.
pub(super) fn cover(codex: &Codex, title: &str) -> Markup {
    let clip = format!("arch-{}", codex.id);
    let lines = title_lines(title);
    let small = lines.iter().any(|line| line.chars().count() > ROOMY).then_some("s");
    let first = if lines.len() == 1 { 294 } else { 276 };
    html! {
        svg class={ "cv c-" (codex.id) } viewBox="0 0 248 330" aria-hidden="true" {
            path class="cv-b" d="M4 2h236a6 6 0 0 1 6 6v314a6 6 0 0 1-6 6H4z" {}
            path class="cv-s" d="M2 4a2 2 0 0 1 2-2h12v326H4a2 2 0 0 1-2-2z" {}
            path class="cv-g" d="M3 40h13M3 46h13M3 160h13M3 166h13M3 284h13M3 290h13M24 10h214v310H24z" {}
            path d="M28 14h206v212H28z" fill="url(#p-diaper)" {}
            clipPath id=(clip) { path d=(ARCH) {} }
            g class="pic" clip-path={ "url(#" (clip) ")" } {
                path class="cv-sky" d=(ARCH) {}
                g stroke="var(--line)" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round" {
                    (PreEscaped(codex.art))
                }
            }
            path class="cv-ar" d=(ARCH) {}
            path class="cv-ar2" d=(ARCH) {}
            path class="cv-g" d="M60 240h128" {}
            path class="cv-lz" d="m124 234 6 6-6 6-6-6z" {}
            @for (index, line) in lines.iter().enumerate() {
                text class={ "cv-t " (small.unwrap_or_default()) } x="124" y=(first + 28 * index) { (line) }
            }
        }
    }
}

/// A title in one line or in the two that differ least.
fn title_lines(title: &str) -> Vec<String> {
    let words: Vec<&str> = title.split_whitespace().collect();
    if title.chars().count() <= ONE_LINE || words.len() < 2 {
        return vec![title.to_owned()];
    }
    let splits = (1..words.len()).map(|at| [words[..at].join(" "), words[at..].join(" ")]);
    let longer = |lines: &[String; 2]| lines.iter().map(|line| line.chars().count()).max();
    splits.min_by_key(longer).map(Vec::from).unwrap_or_default()
}

/// The hidden element covers need once: their symbols and the ground behind the arch.
pub(super) fn cover_symbols(codices: &[&Codex]) -> Markup {
    let art: String = codices.iter().map(|codex| codex.art).collect();
    let ids: Vec<&str> = art.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    html! {
        svg class="sprite" width="0" height="0" aria-hidden="true" {
            defs {
                pattern id="p-diaper" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    path class="cv-dl" d="M0 0h18v18H0z" {}
                    circle class="cv-dd" cx="9" cy="9" r="1.5" {}
                }
                (symbols(parlour_kit::SPRITE, &ids))
            }
        }
    }
}

/// The symbols of these ids, out of a sprite.
pub(super) fn symbols(sprite: &str, ids: &[&str]) -> Markup {
    let wanted = |symbol: &&str| ids.iter().any(|id| symbol.starts_with(&format!("<symbol id=\"{id}\"")));
    let all = sprite.split_inclusive("</symbol>").filter_map(|text| Some(&text[text.find("<symbol ")?..]));
    PreEscaped(all.filter(wanted).collect())
}

/// Does a sprite have this symbol?
pub(super) fn has_symbol(sprite: &str, id: &str) -> bool {
    sprite.contains(&format!("<symbol id=\"{id}\""))
}

/// The symbols the markers of players need, once in a page.
pub(super) fn marker_symbols() -> Markup {
    let ids = ["i-m-gules", "i-m-azure", "i-m-vert", "i-m-or", "i-m-ermine"];
    html! {
        svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (symbols(parlour_kit::SPRITE, &ids)) } }
    }
}

/// The markers of seats with these names, seat by seat.
pub(super) fn markers<S: AsRef<str>>(names: &[S]) -> Vec<Markup> {
    Face::of_all(names).iter().map(|face| html! { span class="mark" { (inline_marker(face)) } }).collect()
}

/// The lettered initial of the house.
pub(super) fn initial() -> Markup {
    html! {
        svg viewBox="0 0 92 92" aria-hidden="true" {
            rect x="2" y="2" width="88" height="88" rx="3" fill="var(--lapis-fill)" stroke="var(--gold)" stroke-width="4" {}
            rect x="7" y="7" width="78" height="78" fill="none" stroke="var(--leaf-hi)" stroke-width="1" {}
            path class="vine" d="M18 74C8 60 14 40 24 34M70 80c8-10 10-24 4-34-4-7-13-4-11 3 1 5 8 4 7-1M22 80c14 6 34 4 40-6 3-6-4-11-8-6-3 4 2 8 6 5" {}
            path class="bud" d="M74 62c6-4 9-10 6-15-6 3-8 9-6 15zM40 82c3-6 10-8 14-5-3 5-8 7-14 5zM14 58c-5-3-6-9-3-13 4 4 5 9 3 13z" {}
            text class="big-p" x="44" y="68" { "P" }
            circle class="cv-lz" cx="14" cy="14" r="2.6" {}
            circle class="cv-lz" cx="78" cy="14" r="2.6" {}
        }
    }
}

/// A QR code: dark on light in both themes, with the quiet border readers need.
pub(super) fn qr(text: &str, label: &str) -> Markup {
    const BORDER: usize = 4;
    let Ok(code) = QrCode::new(text) else { return html! {} };
    let (width, size) = (code.width(), code.width() + 2 * BORDER);
    let mut path = String::new();
    for (index, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let _ = write!(path, "M{} {}h1v1h-1z", index % width + BORDER, index / width + BORDER);
        }
    }
    html! {
        svg class="qr" viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_break_where_the_lines_differ_least() {
        assert_eq!(title_lines("The Pillars of the Earth"), ["The Pillars", "of the Earth"]);
        assert_eq!(title_lines("L’Abbaye du Roy"), ["L’Abbaye", "du Roy"]);
        assert_eq!(title_lines("Orléans"), ["Orléans"]);
    }

    #[test]
    fn covers_have_all_their_symbols() {
        for codex in super::super::shelf::SHELF {
            let symbols = cover_symbols(&[codex]).into_string();
            for id in codex.art.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(has_symbol(&symbols, id), "{id} on the cover of {}", codex.id);
            }
        }
    }
}
