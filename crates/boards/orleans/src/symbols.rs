//! Which symbol of the sprite stands for what.

use parlour_kit::{Art, Row};
use parlour_orleans::data::{Category, Effect, Way};
use parlour_orleans::{Good, Hourglass, Kind, Place};

use crate::table::Table;

pub(crate) const COIN: &str = "i-coin";
pub(crate) const POINT: &str = "i-quill";
pub(crate) const POST: &str = "i-post";
pub(crate) const BAG: &str = "i-bag";
pub(crate) const CITIZEN: &str = "i-citizen";
pub(crate) const TECHNOLOGY: &str = "i-technology";
pub(crate) const STATUS: &str = "i-status";

/// The tile of a profession.
pub(crate) const fn follower(kind: Kind) -> &'static str {
    ["i-farmer", "i-boatman", "i-craftsman", "i-trader", "i-knight", "i-scholar", "i-monk"][kind as usize]
}

/// A space that asks for a profession, or for anybody.
pub(crate) const fn space(kind: Option<Kind>) -> &'static str {
    match kind {
        Some(kind) => [
            "i-farmer-space",
            "i-boatman-space",
            "i-craftsman-space",
            "i-trader-space",
            "i-knight-space",
            "i-scholar-space",
            "i-monk-space",
        ][kind as usize],
        None => "i-any-space",
    }
}

/// The class that gives a profession's tone to what is drawn inside.
pub(crate) const fn tone(kind: Kind) -> &'static str {
    [
        "orleans-farmer",
        "orleans-boatman",
        "orleans-craftsman",
        "orleans-trader",
        "orleans-knight",
        "orleans-scholar",
        "orleans-monk",
    ][kind as usize]
}

/// A goods tile.
pub(crate) const fn good(good: Good) -> &'static str {
    ["i-grain", "i-cheese", "i-wine", "i-wool", "i-brocade"][good as usize]
}

/// An event.
pub(crate) const fn event(event: Hourglass) -> &'static str {
    ["i-pilgrimage", "i-income", "i-harvest", "i-taxes", "i-trading-day", "i-plague"][event as usize]
}

/// The picture of a place: a scene for those of the player board, a tool for tiles.
pub(crate) const fn art(place: Place) -> Art {
    let scene = match place {
        Place::FarmHouse => "v-farm",
        Place::Village => "v-village",
        Place::University => "v-university",
        Place::Castle => "v-castle",
        Place::Monastery => "v-monastery",
        Place::Ship => "v-ship",
        Place::Wagon => "v-wagon",
        Place::Guildhall => "v-guildhall",
        Place::Scriptorium => "v-scriptorium",
        Place::TownHall => "v-town-hall",
        _ => return Art::Tool { symbol: tool(place), ground: ground(place) },
    };
    Art::Scene(scene)
}

const fn tool(tile: Place) -> &'static str {
    match tile {
        Place::Hayrick => "i-straw",
        Place::CheeseFactory => "i-cheese",
        Place::Winery => "i-grapes",
        Place::WoolManufacturer => "i-wool",
        Place::TailorShop => "i-brocade",
        Place::Brewery => "i-beer",
        Place::Library => "i-book",
        Place::Windmill => "i-mill",
        Place::Hospital => "i-bed",
        Place::Bathhouse => "i-tub",
        Place::HerbGarden => "i-herb",
        Place::Sacristy => "i-reliquary",
        Place::ShippingLine => "i-anchor",
        Place::Cellar => "i-barrel",
        Place::Pharmacy => "i-mortar",
        Place::Office => "i-contract",
        Place::School => "i-abacus",
        Place::HorseWagon => "i-wagon",
        Place::GunpowderTower => "i-keep",
        _ => "i-flask",
    }
}

const fn ground(tile: Place) -> &'static str {
    match tile.category() {
        Some(Category::II) => "orleans-second",
        _ => "orleans-first",
    }
}

/// The numeral of a category.
pub(crate) const fn numeral(category: Category) -> &'static str {
    match category {
        Category::I => "I",
        Category::II => "II",
    }
}

/// Does using the place do something, so that an arrow leads to it?
pub(crate) const fn acts(place: Place) -> bool {
    !matches!(place.effect(), Effect::Passive | Effect::Protect)
}

/// What a place does, in a row of icons.
pub(crate) fn effect(table: &Table<'_>, place: Place) -> Row {
    let row = Row::new();
    match place.effect() {
        Effect::Recruit(Kind::Farmer) => row.icon(follower(Kind::Farmer)).icon("i-any-good"),
        Effect::Recruit(Kind::Scholar) => row.icon(follower(Kind::Scholar)).icon(POINT),
        Effect::Recruit(Kind::Knight) => row.icon(follower(Kind::Knight)).number("+").icon(BAG),
        Effect::Recruit(kind) => row.icon(follower(kind)),
        Effect::Village => row
            .icon(follower(Kind::Boatman))
            .number("/")
            .icon(follower(Kind::Craftsman))
            .number("/")
            .icon(follower(Kind::Trader)),
        Effect::Travel(Way::Waterway) => row.icon("i-boat").icon("i-cargo"),
        Effect::Travel(Way::Road) => row.icon("i-wagon").icon("i-cargo"),
        Effect::BuildPost => row.icon(POST),
        Effect::SendToDeeds if place == Place::GunpowderTower => {
            row.number("+2").icon("i-market-space").icon("i-scroll")
        }
        Effect::SendToDeeds => row.icon("i-scroll"),
        Effect::Gain { coins, development } => {
            let row = if coins > 0 { row.number(coins.to_string()).icon(COIN) } else { row };
            if development > 0 { row.number(development.to_string()).icon(POINT) } else { row }
        }
        Effect::Produce(produced) => row.number("1").icon(good(produced)),
        Effect::CoinsByStatus => row.icon(STATUS).number("=").icon(COIN),
        Effect::CoinsByPosts => row.icon(POST).number("=").icon(COIN),
        Effect::Pharmacy => row.number("≤3").icon(COIN).arrow().icon(POINT),
        Effect::Bathhouse => row.number("3").icon(BAG).number("2").icon("i-set"),
        Effect::Technology => row.number("1").icon(TECHNOLOGY),
        Effect::Protect => row
            .word(table.scene.word("orleans-board-no"))
            .icon(event(Hourglass::Harvest))
            .icon(event(Hourglass::Taxes))
            .icon(event(Hourglass::Plague)),
        Effect::Passive if place == Place::School => row
            .icon(follower(Kind::Scholar))
            .number("=")
            .word(table.scene.word("orleans-board-all-but"))
            .icon(follower(Kind::Monk)),
        Effect::Passive => row
            .icon(follower(Kind::Boatman))
            .number("=")
            .icon(follower(Kind::Farmer))
            .icon(follower(Kind::Craftsman))
            .icon(follower(Kind::Trader)),
    }
}
