//! Parlour as an app: what browsers want to know to install it, and what it can do without a network.

use std::sync::LazyLock;

use maud::{Markup, html};
use parlour_games::GAMES;
use serde_json::json;

use super::layout;
use crate::Viewer;
use crate::assets::{address, hash_of};

/// The colours of the frame around an installed site: lapis, and parchment while it opens.
pub(crate) const THEME: &str = "#24509f";
const GROUND: &str = "#f3ead7";

/// What browsers want to know (a web app manifest).
pub fn manifest(viewer: &Viewer) -> String {
    let icon = |name: &str, size: &str, purpose: &str| json!({ "src": address(name), "sizes": size, "type": "image/png", "purpose": purpose });
    json!({
        "id": "/",
        "name": "Parlour",
        "short_name": "Parlour",
        "description": viewer.say("site-tagline"),
        "lang": viewer.lang.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": THEME,
        "background_color": GROUND,
        "categories": ["games"],
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("maskable-512.png", "512x512", "maskable"),
        ],
    })
    .to_string()
}

/// What runs beside the pages. Its text changes with what it keeps, so that browsers fetch both anew.
pub fn service_worker() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let assets = ["site.css", "rules.css", "shelf.css", "site.js", "rules.js", "icon.svg"];
        let rules = GAMES.iter().map(|game| format!("/rules/{}", game.about().id));
        let kept: Vec<String> =
            assets.iter().map(|name| address(name)).chain(rules).chain(["/offline".to_owned()]).collect();
        let script = include_str!("../assets/sw.js");
        let version = hash_of(format!("{kept:?}{script}").as_bytes());
        let head = [
            ("SHELF", json!(format!("parlour-{version}"))),
            ("KEPT", json!(kept)),
            ("ICON", json!(address("icon-192.png"))),
            ("BADGE", json!(address("badge-96.png"))),
        ];
        let head = head.map(|(name, value)| format!("const {name} = {value};")).join("\n");
        format!("\"use strict\";\n{head}\n\n{script}")
    });
    &TEXT
}

/// What is shown where nothing else can be.
pub fn offline(viewer: &Viewer) -> Markup {
    let title = viewer.say("site-offline");
    let main = html! {
        div class="column" {
            h1 { (title) }
            p class="intro" { (viewer.say("site-offline-text")) }
            ul class="offline-rules" {
                @for game in GAMES {
                    @let id = game.about().id;
                    li { a href={ "/rules/" (id) } { (viewer.fill("site-rules-of", &[("game", parlour_model::game_name(viewer.words(), id).as_str().into())])) } }
                }
            }
        }
    };
    layout(viewer, &title, &main)
}
