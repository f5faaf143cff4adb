//! The rule behind each line of the log, and what it gives and takes.

use parlour_core::{Change, Seat, Tell};

use crate::data::{Item, Worker};
use crate::event::Event;
use crate::step::Due;

impl Tell for Event {
    fn rule(&self) -> &'static str {
        match *self {
            Self::FirstPlayer { .. } => "BLF-2.6",
            Self::SideShown { .. } => "BLF-2.2",
            Self::LargeShown { .. } => "BLF-2.3",
            Self::WorkerDealt { .. } => "BLF-2.4",
            Self::VillageNamed { .. } => "BLF-2.9",
            Self::NeutralPut { .. } => "BLF-12.1",
            Self::YearBegins { .. } => "BLF-13.8",
            Self::WorkersTakenOff => "BLF-13.10",
            Self::TurnBegins { .. } => "BLF-3.1",
            Self::ExtraTurnBegins { .. } | Self::ExtraTurnEarned { .. } => "BLF-3.6",
            Self::Swapped { .. } => "BLF-5.1",
            Self::Moved { .. } => "BLF-5.5",
            Self::Placed { .. } => "BLF-13.3",
            Self::Begged { .. } => "BLF-5.16",
            Self::Gave { .. } => "BLF-5.8",
            Self::Accepted { .. } | Self::Declined { .. } | Self::GiftLost { .. } => "BLF-10.10",
            Self::StandingSet { .. } => "BLF-10.11",
            Self::Visited { worker, .. } => worker_rule(worker),
            Self::VisitedFromAfar { .. } => "BLF-6.17",
            Self::Named { .. } => "BLF-6.14",
            Self::ActionSkipped { .. } => "BLF-5.14",
            Self::MissionDone { .. } => "BLF-7.8",
            Self::MissionRevealed { village: Some(_), .. } => "BLF-7.3",
            Self::MissionRevealed { village: None, .. } => "BLF-7.2",
            Self::Spent { .. } | Self::AnimalsPaid { .. } => "BLF-4.17",
            Self::Gained { .. } => "BLF-4.19",
            Self::MarkerSet { .. } => "BLF-4.25",
            Self::CoalMarkerRemoved { .. } => "BLF-4.23",
            Self::GlassProduced { .. } | Self::OvenProduced { .. } => "BLF-4.11",
            Self::ReminderReached { .. } | Self::Triggered { due: Due::Reminder, .. } => "BLF-4.24",
            Self::Triggered { .. } => "BLF-4.22",
            Self::Laid { .. } | Self::TilesLost { .. } => "BLF-9.2",
            Self::Cleared { .. } => "BLF-7.9",
            Self::AnimalsGained { .. } => "BLF-9.6",
            Self::Tanned { .. } => "BLF-6.11",
            Self::AnimalsReturned { .. } => "BLF-9.7",
            Self::Progressed { .. } | Self::PlotAdded { .. } => "BLF-8.8",
            Self::ProgressLost { .. } => "BLF-8.9",
            Self::Built { .. } => "BLF-8.2",
            Self::BuildingLost { .. } => "BLF-7.10",
            Self::NoEffect { .. } => "BLF-8.6",
            Self::Converted { .. } => "BLF-10.4",
            Self::Used { .. } => "BLF-10.7",
            Self::EndTriggered { .. } => "BLF-11.1",
            Self::TurnsUsedUp { .. } => "BLF-11.13",
            Self::LastTurns { .. } => "BLF-11.2",
            Self::WindowOpens | Self::Finished { .. } | Self::GameOver => "BLF-11.4",
        }
    }

    fn changes(&self) -> Vec<Change> {
        match *self {
            Self::Spent { item: Item::Progress, .. } => Vec::new(),
            Self::Spent { seat, item, n } => vec![Change::loss(seat, n, item.key())],
            Self::Gained { seat, item, n, .. } => vec![Change::gain(seat, n, item.key())],
            Self::MarkerSet { seat, item, from, n } => vec![Change::gain(seat, n - from, item.key())],
            Self::CoalMarkerRemoved { seat, coal } => {
                vec![Change::loss(seat, coal, Item::CoalGlass.key())]
            }
            Self::GlassProduced { seat, steps, coal, .. } => glass_turned(seat, steps, coal),
            Self::OvenProduced { seat, steps, provisions, goods, .. } => {
                let basic = [Item::Porridge, Item::Meat, Item::CoalOven];
                let basic = basic.map(|item| Change::loss(seat, steps, item.key()));
                let made = [(Item::Provision, provisions), (Item::Goods, goods)];
                basic.into_iter().chain(made.map(|(item, n)| Change::gain(seat, n, item.key()))).collect()
            }
            Self::Laid { seat, tile, .. } => vec![Change::gain(seat, 1, tile.key())],
            Self::Cleared { seat, tile, .. } => vec![Change::loss(seat, 1, tile.key())],
            Self::AnimalsGained { seat, animal, n, .. } => vec![Change::gain(seat, n, animal.key())],
            Self::AnimalsPaid { seat, pigs, cattle } | Self::AnimalsReturned { seat, pigs, cattle } => vec![
                Change::loss(seat, pigs, Item::Pig.key()),
                Change::loss(seat, cattle, Item::Cattle.key()),
            ],
            _ => Vec::new(),
        }
    }
}

/// Every basic marker of the glass dial falls as glass rises.
fn glass_turned(seat: Seat, steps: u8, coal: u8) -> Vec<Change> {
    let basic = [(Item::Sand, steps), (Item::CoalGlass, coal), (Item::Water, steps), (Item::Wood, steps)];
    let basic = basic.map(|(item, n)| Change::loss(seat, n, item.key()));
    basic.into_iter().chain([Change::gain(seat, steps, Item::Glass.key())]).collect()
}

/// What a worker offers.
const fn worker_rule(worker: Worker) -> &'static str {
    match worker {
        Worker::Architect | Worker::Roofer => "BLF-6.7",
        Worker::Carpenter => "BLF-6.8",
        Worker::Shepherdess => "BLF-6.9",
        Worker::Cook => "BLF-6.10",
        Worker::Butcher => "BLF-6.11",
        Worker::Farmer => "BLF-6.12",
        Worker::Landscaper => "BLF-6.13",
        Worker::Merchant => "BLF-6.14",
        _ => "BLF-6.2",
    }
}
