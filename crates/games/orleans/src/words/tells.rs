//! The rule behind each line of the log, and what it gives and takes.

use parlour_core::{Change, Seat, Tell};

use super::{CITIZEN, COIN, POINT, POST, TECHNOLOGY};
use crate::choice::Item;
use crate::data::{Hourglass, Place, Track};
use crate::event::Event;

impl Tell for Event {
    fn rule(&self) -> &'static str {
        match *self {
            Self::GoodRemoved { .. } | Self::GoodLaid { .. } => "ORL-2.8",
            Self::FirstPlayer { .. } => "ORL-3.12",
            Self::Excluded { .. } | Self::Declined { .. } => "ORL-12.1",
            Self::RoundBegins { event, .. } => event_rule(event),
            Self::CensusLeader { .. } => "ORL-3.2",
            Self::CensusLast { .. } => "ORL-3.3",
            Self::Retrieved { .. } => "ORL-4.5",
            Self::DrawsChosen { .. } => "ORL-4.2",
            Self::Drawn { .. } => "ORL-4.4",
            Self::OnTower { .. } => "ORL-4.6",
            Self::Ready { .. } => "ORL-3.7",
            Self::Placed { .. } => "ORL-4.8",
            Self::TechnologyPlaced { .. } => "ORL-6.10",
            Self::Used { place, .. } => place_rule(place),
            Self::Passed { forced: false, .. } => "ORL-3.8",
            Self::Passed { forced: true, .. } => "ORL-3.9",
            Self::Recruited { .. } => "ORL-5.5",
            Self::Advanced { track, .. } => track_rule(track),
            Self::Received { .. } => "ORL-10.3",
            Self::Paid { .. } => "ORL-10.2",
            Self::Developed { .. } => "ORL-5.21",
            Self::CitizenWon { .. } => "ORL-6.6",
            Self::GoodGained { .. } => "ORL-10.1",
            Self::TechnologyGained { .. } => "ORL-6.8",
            Self::TileTaken { .. } => "ORL-5.10",
            Self::Travelled { .. } => "ORL-5.15",
            Self::Loaded { .. } => "ORL-5.17",
            Self::PostBuilt { .. } => "ORL-5.19",
            Self::Sent { .. } => "ORL-5.31",
            Self::Protected { .. } => "ORL-7.16",
            Self::Fed { .. } | Self::Unfed { .. } => "ORL-8.3",
            Self::Taxed { .. } => "ORL-8.4",
            Self::PlagueTook { .. } | Self::PlagueSpared { .. } | Self::PlagueFoundNobody { .. } => "ORL-8.6",
            Self::Tortured { .. } => "ORL-9.1",
            Self::Given { item, .. } => item_rule(item),
            Self::FollowerLost { .. } => "ORL-9.3",
            Self::Released { .. } => "ORL-9.11",
            Self::MostPosts { .. } | Self::NobodyHasMostPosts => "ORL-11.1",
        }
    }

    fn changes(&self) -> Vec<Change> {
        match *self {
            Self::Received { seat, coins, .. } => vec![Change::gain(seat, coins, COIN)],
            Self::Paid { seat, coins, .. } => vec![Change::loss(seat, coins, COIN)],
            Self::Recruited { seat, kind } => vec![Change::gain(seat, 1, kind.key())],
            Self::Sent { seat, kind, .. }
            | Self::PlagueTook { seat, kind }
            | Self::FollowerLost { seat, kind } => vec![Change::loss(seat, 1, kind.key())],
            Self::Developed { seat, .. } => vec![Change::gain(seat, 1, POINT)],
            Self::CitizenWon { seat, .. } => vec![Change::gain(seat, 1, CITIZEN)],
            Self::GoodGained { seat, good } | Self::Loaded { seat, good } => {
                vec![Change::gain(seat, 1, good.key())]
            }
            Self::Fed { seat, good } => vec![Change::loss(seat, 1, good.key())],
            Self::TechnologyGained { seat } => vec![Change::gain(seat, 1, TECHNOLOGY)],
            Self::PostBuilt { seat, .. } => vec![Change::gain(seat, 1, POST)],
            Self::Given { seat, item } => given(seat, item).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}

/// What an item given up was; the follower is told of when it is drawn.
fn given(seat: Seat, item: Item) -> Option<Change> {
    let of = match item {
        Item::Post(_) => POST,
        Item::Point => POINT,
        Item::Good(good) => good.key(),
        Item::Technology(_) | Item::LooseTechnology => TECHNOLOGY,
        Item::ReservePost | Item::Follower | Item::Tile(_) => return None,
    };
    Some(Change::loss(seat, 1, of))
}

const fn event_rule(event: Hourglass) -> &'static str {
    match event {
        Hourglass::Pilgrimage => "ORL-8.1",
        Hourglass::Income => "ORL-8.2",
        Hourglass::Harvest => "ORL-8.3",
        Hourglass::Taxes => "ORL-8.4",
        Hourglass::TradingDay => "ORL-8.5",
        Hourglass::Plague => "ORL-8.6",
    }
}

const fn item_rule(item: Item) -> &'static str {
    match item {
        Item::Post(_) | Item::ReservePost => "ORL-9.2",
        Item::Follower => "ORL-9.3",
        Item::Point => "ORL-9.4",
        Item::Good(_) => "ORL-9.5",
        Item::Tile(_) => "ORL-9.6",
        Item::Technology(_) | Item::LooseTechnology => "ORL-9.7",
    }
}

/// What a place does.
const fn place_rule(place: Place) -> &'static str {
    match place {
        Place::FarmHouse => "ORL-5.6",
        Place::Village => "ORL-5.7",
        Place::University => "ORL-5.12",
        Place::Castle => "ORL-5.13",
        Place::Monastery => "ORL-5.14",
        Place::Ship => "ORL-5.15",
        Place::Wagon => "ORL-5.16",
        Place::Guildhall => "ORL-5.19",
        Place::Scriptorium => "ORL-5.20",
        Place::TownHall => "ORL-5.30",
        Place::Hayrick
        | Place::CheeseFactory
        | Place::Winery
        | Place::WoolManufacturer
        | Place::TailorShop => "ORL-7.1",
        Place::ShippingLine => "ORL-7.2",
        Place::Brewery | Place::Cellar => "ORL-7.3",
        Place::Library => "ORL-7.4",
        Place::Windmill => "ORL-7.5",
        Place::Pharmacy => "ORL-7.6",
        Place::Office => "ORL-7.7",
        Place::Hospital => "ORL-7.8",
        Place::Bathhouse => "ORL-7.9",
        Place::School | Place::HerbGarden => "ORL-7.14",
        Place::HorseWagon => "ORL-7.15",
        Place::Sacristy => "ORL-7.16",
        Place::GunpowderTower => "ORL-7.20",
        Place::Laboratory => "ORL-7.21",
    }
}

/// What the cells of a track bring.
const fn track_rule(track: Track) -> &'static str {
    match track {
        Track::Farmers => "ORL-6.3",
        Track::Boatmen => "ORL-5.8",
        Track::Craftsmen => "ORL-5.9",
        Track::Traders => "ORL-5.10",
        Track::Knights => "ORL-5.13",
        Track::Scholars => "ORL-5.12",
    }
}
