//! The printed material of Ora & Labora: goods, cards, wheel, rings and landscape.

pub(crate) mod cards;
mod common;
mod effect;
mod france;
mod goods;
mod ireland;
mod landscape;
mod rings;
mod settlements;

pub use cards::{Card, Face, Mark, Numbers, Side, Stage};
pub use effect::{Cost, Effect, Measure, Offer, Prize, Reach};
pub use goods::{BASIC, Good, Goods, KINDS, POINT_TILES, Symbol};
pub use landscape::{
    DISTRICT_PRICES, DistrictFace, HEARTLAND, PLOT_PRICES, PlotFace, Printed, Terrain, Terrains, Tile,
};
pub use rings::{Country, Length, Marker, Play, RING_INCOME, Ring, WHEEL_BACK, WHEEL_FRONT};
pub use settlements::{Settlement, Town};
