//! Styles, scripts and the icon: compressed once, named with their hash, kept by browsers for good.
//!
//! Compressing well takes far longer than sending, so each is compressed when it is first asked for: pages, which name
//! them all, wait for none.

use std::io::Write as _;
use std::sync::{LazyLock, OnceLock};

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use parlour_boards::{PARTS, TOKENS};
use parlour_games::GAMES;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::extract::Params;

const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// What is served: a name, a type, and the texts that are put together.
const SOURCES: &[(&str, &str, &[&str])] = &[
    ("site.css", CSS, &[TOKENS, PARTS, include_str!("../assets/site.css")]),
    ("shelf.css", CSS, &[include_str!("../assets/shelf.css")]),
    ("rules.css", CSS, &[include_str!("../assets/rules.css")]),
    ("table.css", CSS, &[include_str!("../assets/table.css")]),
    ("table.js", SCRIPT, &[include_str!("../assets/table.js")]),
    ("seats.css", CSS, &[include_str!("../assets/seats.css")]),
    ("room.js", SCRIPT, &[include_str!("../assets/room.js")]),
    ("form.js", SCRIPT, &[include_str!("../assets/form.js")]),
    ("rules.js", SCRIPT, &[include_str!("../assets/rules.js")]),
    ("icon.svg", SVG, &[include_str!("../assets/icon.svg")]),
];

/// Brotli's best, and a window that suits small files.
const QUALITY: u32 = 11;
const WINDOW: u32 = 20;

struct Asset {
    name: String,
    kind: &'static str,
    hash: String,
    plain: Vec<u8>,
    brotli: OnceLock<Vec<u8>>,
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let own = SOURCES.iter().map(|(name, kind, texts)| Asset::new((*name).to_owned(), kind, &texts.concat()));
    let boards = GAMES.iter().flat_map(|game| {
        let id = game.about().id;
        let style = Asset::new(board_style(id), CSS, parlour_boards::style(id));
        [style, Asset::new(board_sprite(id), SVG, &parlour_boards::sprite(id))]
    });
    own.chain(boards).collect()
});

/// The name of the styles of a game's board.
pub(crate) fn board_style(game: &str) -> String {
    format!("board-{game}.css")
}

/// The name of all symbols of a game's board.
pub(crate) fn board_sprite(game: &str) -> String {
    format!("board-{game}.svg")
}

impl Asset {
    fn new(name: String, kind: &'static str, text: &str) -> Self {
        let plain = text.as_bytes().to_vec();
        let digest = Sha256::digest(&plain);
        let hash =
            format!("{:016x}", digest.iter().take(8).fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte)));
        Self { name, kind, hash, plain, brotli: OnceLock::new() }
    }

    /// The compressed bytes; the first to ask has them made, beside the requests.
    async fn compressed(&'static self) -> Option<&'static [u8]> {
        if self.brotli.get().is_none() {
            let made = tokio::task::spawn_blocking(|| self.brotli.get_or_init(|| compress(&self.plain)));
            made.await.ok()?;
        }
        self.brotli.get().map(Vec::as_slice)
    }

    fn find(name: &str) -> Option<&'static Self> {
        ASSETS.iter().find(|asset| asset.name == name)
    }
}

fn compress(plain: &[u8]) -> Vec<u8> {
    let mut brotli = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut brotli, 4096, QUALITY, WINDOW);
    writer.write_all(plain).expect("memory takes every byte");
    drop(writer);
    brotli
}

/// Puts all assets together, so that the first page need not wait for it.
pub(crate) fn prepare() {
    LazyLock::force(&ASSETS);
}

/// The address of an asset; it changes with the content.
pub(crate) fn address(name: &str) -> String {
    let hash = Asset::find(name).map_or("", |asset| asset.hash.as_str());
    format!("/assets/{name}?v={hash}")
}

#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Version {
    v: String,
}

/// Serves an asset. What is asked for by its hash never changes; anything else is looked at again soon.
pub(crate) async fn serve(
    Path(name): Path<String>,
    Params(version): Params<Version>,
    headers: HeaderMap,
) -> Response {
    let Some(asset) = Asset::find(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let lasting =
        if version.v == asset.hash { "public, max-age=31536000, immutable" } else { "public, max-age=300" };
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let packed = accepted.split(',').any(|entry| entry.trim() == "br");
    let brotli = if packed { asset.compressed().await } else { None };
    let mut response = brotli.unwrap_or(&asset.plain).into_response();
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if brotli.is_some() {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    response
}
