//! Styles, scripts and the icon: compressed once, named with their hash, kept by browsers for good.
//!
//! Compressing well takes far longer than sending, so each is compressed when it is first asked for: pages, which name
//! them all, wait for none.

use std::io::Write as _;
use std::sync::{LazyLock, OnceLock};

use parlour_boards::{PARTS, TOKENS};
use parlour_games::GAMES;
use sha2::{Digest as _, Sha256};

const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// What is served: a name, a type, and the texts that are put together.
const SOURCES: &[(&str, &str, &[&str])] = &[
    ("site.css", CSS, &[TOKENS, PARTS, include_str!("../assets/site.css")]),
    ("shelf.css", CSS, &[include_str!("../assets/shelf.css")]),
    ("rules.css", CSS, &[include_str!("../assets/rules.css")]),
    (
        "table.css",
        CSS,
        &[
            include_str!("../assets/table.css"),
            include_str!("../assets/pocket.css"),
            include_str!("../assets/coach.css"),
            include_str!("../assets/recap.css"),
            include_str!("../assets/talk.css"),
        ],
    ),
    ("seats.css", CSS, &[include_str!("../assets/seats.css"), include_str!("../assets/talk.css")]),
    ("room.js", SCRIPT, &[include_str!("../assets/room.js")]),
    ("form.js", SCRIPT, &[include_str!("../assets/form.js")]),
    ("site.js", SCRIPT, &[include_str!("../assets/site.js")]),
    ("notices.js", SCRIPT, &[include_str!("../assets/notices.js")]),
    ("rules.js", SCRIPT, &[include_str!("../assets/rules.js")]),
    ("moments.js", SCRIPT, &[include_str!("../assets/moments.js")]),
    ("icon.svg", SVG, &[include_str!("../assets/icon.svg")]),
];

const PNG: &str = "image/png";

/// The icons of the site where it is installed, and the one beside its notices.
const ICONS: &[(&str, &[u8])] = &[
    ("icon-192.png", include_bytes!("../assets/icons/icon-192.png")),
    ("icon-512.png", include_bytes!("../assets/icons/icon-512.png")),
    ("maskable-512.png", include_bytes!("../assets/icons/maskable-512.png")),
    ("touch-180.png", include_bytes!("../assets/icons/touch-180.png")),
    ("badge-96.png", include_bytes!("../assets/icons/badge-96.png")),
];

/// The script of the table page: modules that import each other by name, so they share one address up to the name.
const TABLE_MODULES: &[(&str, &str)] = &[
    ("beside.js", include_str!("../assets/table/beside.js")),
    ("card.js", include_str!("../assets/table/card.js")),
    ("chips.js", include_str!("../assets/table/chips.js")),
    ("coach.js", include_str!("../assets/table/coach.js")),
    ("countdown.js", include_str!("../assets/table/countdown.js")),
    ("deeds.js", include_str!("../assets/table/deeds.js")),
    ("device.js", include_str!("../assets/table/device.js")),
    ("dom.js", include_str!("../assets/table/dom.js")),
    ("drawers.js", include_str!("../assets/table/drawers.js")),
    ("fit.js", include_str!("../assets/table/fit.js")),
    ("float.js", include_str!("../assets/table/float.js")),
    ("gestures.js", include_str!("../assets/table/gestures.js")),
    ("keys.js", include_str!("../assets/table/keys.js")),
    ("layout.js", include_str!("../assets/table/layout.js")),
    ("lens.js", include_str!("../assets/table/lens.js")),
    ("ledger.js", include_str!("../assets/table/ledger.js")),
    ("log.js", include_str!("../assets/table/log.js")),
    ("main.js", include_str!("../assets/table/main.js")),
    ("menu.js", include_str!("../assets/table/menu.js")),
    ("motion.js", include_str!("../assets/table/motion.js")),
    ("narrow.js", include_str!("../assets/table/narrow.js")),
    ("offers.js", include_str!("../assets/table/offers.js")),
    ("parts.js", include_str!("../assets/table/parts.js")),
    ("payment.js", include_str!("../assets/table/payment.js")),
    ("pocket.js", include_str!("../assets/table/pocket.js")),
    ("popover.js", include_str!("../assets/table/popover.js")),
    ("rail.js", include_str!("../assets/table/rail.js")),
    ("reading.js", include_str!("../assets/table/reading.js")),
    ("recap.js", include_str!("../assets/table/recap.js")),
    ("replay.js", include_str!("../assets/table/replay.js")),
    ("server.js", include_str!("../assets/table/server.js")),
    ("sounds.js", include_str!("../assets/table/sounds.js")),
    ("stage.js", include_str!("../assets/table/stage.js")),
    ("stream.js", include_str!("../assets/table/stream.js")),
    ("symbols.js", include_str!("../assets/table/symbols.js")),
    ("talk.js", include_str!("../assets/table/talk.js")),
    ("turn.js", include_str!("../assets/table/turn.js")),
    ("variants.js", include_str!("../assets/table/variants.js")),
    ("voice.js", include_str!("../assets/table/voice.js")),
    ("waiting.js", include_str!("../assets/table/waiting.js")),
    ("zoom.js", include_str!("../assets/table/zoom.js")),
];

/// Brotli's best, and a window that suits small files.
const QUALITY: u32 = 11;
const WINDOW: u32 = 20;

/// A file of the site.
pub struct Asset {
    name: String,
    /// Its media type.
    pub kind: &'static str,
    /// Changes with the content.
    pub hash: String,
    /// What is in it.
    pub plain: Vec<u8>,
    brotli: OnceLock<Vec<u8>>,
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let own = SOURCES.iter().map(|(name, kind, texts)| Asset::new((*name).to_owned(), kind, &texts.concat()));
    let boards = GAMES.iter().flat_map(|game| {
        let id = game.about().id;
        let style = Asset::new(board_style(id), CSS, parlour_boards::style(id));
        [style, Asset::new(board_sprite(id), SVG, &parlour_boards::sprite(id))]
    });
    let icons = ICONS.iter().map(|(name, bytes)| Asset::of((*name).to_owned(), PNG, bytes.to_vec()));
    own.chain(boards).chain(icons).collect()
});

/// The modules of the table page; the hash of all of them is the version of each.
static MODULES: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let all: String = TABLE_MODULES.iter().map(|(_, text)| *text).collect();
    let version = hash_of(all.as_bytes());
    let module = |(name, text): &(&str, &str)| Asset {
        hash: version.clone(),
        ..Asset::new((*name).to_owned(), SCRIPT, text)
    };
    TABLE_MODULES.iter().map(module).collect()
});

/// The addresses of the modules of the table page: the one that begins, then those it needs.
pub(crate) fn module_addresses() -> (String, Vec<String>) {
    let address = |module: &Asset| format!("/assets/table/{}/{}", module.hash, module.name);
    let (main, others): (Vec<&Asset>, Vec<&Asset>) =
        MODULES.iter().partition(|module| module.name == "main.js");
    (main.into_iter().map(address).collect(), others.into_iter().map(address).collect())
}

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
        Self::of(name, kind, text.as_bytes().to_vec())
    }

    fn of(name: String, kind: &'static str, plain: Vec<u8>) -> Self {
        Self { name, kind, hash: hash_of(&plain), plain, brotli: OnceLock::new() }
    }

    /// The compressed bytes, if somebody has had them made.
    pub fn packed(&self) -> Option<&[u8]> {
        self.brotli.get().map(Vec::as_slice)
    }

    /// Compresses them, which takes long, unless they are.
    pub fn pack(&self) {
        self.brotli.get_or_init(|| compress(&self.plain));
    }

    /// The asset of a name.
    pub fn find(name: &str) -> Option<&'static Self> {
        ASSETS.iter().find(|asset| asset.name == name)
    }

    /// The module of the table page with this name.
    pub fn module(name: &str) -> Option<&'static Self> {
        MODULES.iter().find(|module| module.name == name)
    }
}

pub(crate) fn hash_of(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    format!("{:016x}", digest.iter().take(8).fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte)))
}

fn compress(plain: &[u8]) -> Vec<u8> {
    let mut brotli = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut brotli, 4096, QUALITY, WINDOW);
    writer.write_all(plain).expect("memory takes every byte");
    drop(writer);
    brotli
}

/// Puts all assets together, so that the first page need not wait for it.
pub fn prepare() {
    LazyLock::force(&ASSETS);
    LazyLock::force(&MODULES);
}

/// The address of an asset; it changes with the content.
pub fn address(name: &str) -> String {
    let hash = Asset::find(name).map_or("", |asset| asset.hash.as_str());
    format!("/assets/{name}?v={hash}")
}
