//! What can be read of the things on the table.

use parlour_candle::data::Coin;
use parlour_kit::reading::{Thing, term};

/// The thing with this id; nothing if it is no thing of the table.
pub(crate) fn thing(id: &str) -> Option<Thing> {
    if let Some(candle) = term(&[("candle-board-candle", "candle-board-kind-candle", "CAN-2.2")], id) {
        return Some(candle);
    }
    if let Some(coin) = Coin::ALL.iter().find(|coin| coin.key() == id) {
        return Some(Thing::new(coin.key(), "candle-board-kind-coin", "CAN-1.1"));
    }
    let (kind, _) = id.strip_prefix("can-")?.split_once('-')?;
    match kind {
        "bid" => Some(Thing::new("candle-board-bid", "candle-board-kind-place", "CAN-2.2")),
        _ => {
            kind.parse::<Coin>().ok().map(|coin| Thing::new(coin.key(), "candle-board-kind-coin", "CAN-1.1"))
        }
    }
}
