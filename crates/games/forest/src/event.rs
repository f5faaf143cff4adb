//! What a game tells while it runs: one line of the log each.

use parlour_core::{Phrase, Seat, Speak, Tell, Telling};

use crate::choice::Pawn;
use crate::data::{Animal, Building, Cell, Gap, Goal, Good, Item, Mission, Tile, Trade, Village, Worker};
use crate::state::player::Standing;
use crate::step::Due;
use crate::words::place;

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Event {
    /// Chance names the first player.
    FirstPlayer { seat: Seat },
    /// A small building shows its side B.
    SideShown { building: Building },
    /// A large building is on display.
    LargeShown { building: Building },
    /// A worker is dealt to a village.
    WorkerDealt { worker: Worker, village: Village },
    /// The first player names a village for the neutral pawn.
    VillageNamed { seat: Seat, village: Village },
    /// The neutral pawn stands in a gap.
    NeutralPut { seat: Seat, gap: Gap },
    /// A year of the solo game begins.
    YearBegins { year: u8 },
    /// The workers are taken off the board and dealt anew.
    WorkersTakenOff,
    /// A turn begins.
    TurnBegins { seat: Seat },
    /// An extra turn begins.
    ExtraTurnBegins { seat: Seat },
    /// The merchant changes places with another worker.
    Swapped { seat: Seat, worker: Worker },
    /// A pawn arrives.
    Moved { seat: Seat, to: Goal },
    /// The solo player places a pawn.
    Placed { seat: Seat, pawn: Pawn, to: Goal },
    /// A seat begs.
    Begged { seat: Seat },
    /// A resource is handed to an opponent.
    Gave { seat: Seat, to: Seat, good: Good },
    /// A gift or share is taken.
    Accepted { seat: Seat, good: Good },
    /// A gift or share is left.
    Declined { seat: Seat, good: Good },
    /// There is no room for a gift or share.
    GiftLost { seat: Seat, good: Good },
    /// A seat sets its standing answer.
    StandingSet { seat: Seat, standing: Standing },
    /// A worker is visited.
    Visited { seat: Seat, worker: Worker },
    /// A worker is visited from afar.
    VisitedFromAfar { seat: Seat, worker: Worker },
    /// The merchant is told what to bring.
    Named { seat: Seat, good: Good },
    /// Nothing can be done where the pawn stands after all.
    ActionSkipped { seat: Seat },
    /// A mission is completed.
    MissionDone { seat: Seat, mission: Mission },
    /// A mission is revealed: in a village, or on its site.
    MissionRevealed { mission: Mission, village: Option<Village> },
    /// The oven reaches the reminder tile.
    ReminderReached { seat: Seat },
    /// Something is spent.
    Spent { seat: Seat, item: Item, n: u8 },
    /// Something is gained; some of it may be lost.
    Gained { seat: Seat, item: Item, n: u8, lost: u8 },
    /// A marker is put on a number.
    MarkerSet { seat: Seat, item: Item, from: u8, n: u8 },
    /// The coal marker leaves the glass dial; the coal on it is lost.
    CoalMarkerRemoved { seat: Seat, coal: u8 },
    /// The glass dial turns; after the potash maker it takes no coal.
    GlassProduced { seat: Seat, steps: u8, coal: u8, from: u8, to: u8 },
    /// The oven turns.
    OvenProduced { seat: Seat, steps: u8, provisions: u8, goods: u8, position: u8 },
    /// A trigger takes effect.
    Triggered { seat: Seat, due: Due },
    /// A tile is put down.
    Laid { seat: Seat, tile: Tile, cell: Cell },
    /// A tile is taken away.
    Cleared { seat: Seat, tile: Tile, cell: Cell },
    /// Tiles find no free cell, or the supply has none.
    TilesLost { seat: Seat, tile: Tile, n: u8 },
    /// Animals are gained; some may find no room.
    AnimalsGained { seat: Seat, animal: Animal, n: u8, lost: u8 },
    /// Animals are paid.
    AnimalsPaid { seat: Seat, pigs: u8, cattle: u8 },
    /// A paid pig goes to the tannery.
    Tanned { seat: Seat, hides: u8 },
    /// Animals without room go back.
    AnimalsReturned { seat: Seat, pigs: u8, cattle: u8 },
    /// The progress marker moves.
    Progressed { seat: Seat, to: u8 },
    /// Steps of the progress marker are lost.
    ProgressLost { seat: Seat, n: u8 },
    /// A small plot is added.
    PlotAdded { seat: Seat, plots: u8 },
    /// A building is built.
    Built { seat: Seat, building: Building, cell: Cell },
    /// There is no building that could be built.
    BuildingLost { seat: Seat },
    /// The condition of an immediate effect does not hold.
    NoEffect { seat: Seat, building: Building },
    /// A conversion is used.
    Converted { seat: Seat, trade: Trade },
    /// An optional effect is used.
    Used { seat: Seat, building: Building },
    /// A seat will take an extra turn.
    ExtraTurnEarned { seat: Seat },
    /// A provision marker has passed the hourglass: the end begins.
    EndTriggered { seat: Seat },
    /// The turns of a seat are used up: the end begins.
    TurnsUsedUp { seat: Seat },
    /// The last turns begin.
    LastTurns { seat: Seat },
    /// The final window opens.
    WindowOpens,
    /// A seat has finished.
    Finished { seat: Seat },
    /// The game is over.
    GameOver,
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        self.told().phrase
    }
}

impl Tell for Event {
    #[expect(clippy::too_many_lines, reason = "a list: one entry per event, all of one shape")]
    fn told(&self) -> Telling {
        match *self {
            Self::FirstPlayer { seat } => of("forest-event-first-player", seat).by("BLF-2.6"),
            Self::SideShown { building } => {
                Phrase::new("forest-event-side-shown").term("building", building.key()).by("BLF-2.2")
            }
            Self::LargeShown { building } => {
                Phrase::new("forest-event-large-shown").term("building", building.key()).by("BLF-2.3")
            }
            Self::WorkerDealt { worker, village } => Phrase::new("forest-event-worker-dealt")
                .term("worker", worker.key())
                .term("village", village.key())
                .by("BLF-2.4"),
            Self::VillageNamed { seat, village } => {
                of("forest-event-village-named", seat).term("village", village.key()).by("BLF-2.9")
            }
            Self::NeutralPut { seat, gap } => {
                of("forest-event-neutral-put", seat).term("village", gap.village().key()).by("BLF-12.1")
            }
            Self::YearBegins { year } => {
                Phrase::new("forest-event-year-begins").number("year", year).by("BLF-13.8")
            }
            Self::WorkersTakenOff => Phrase::new("forest-event-workers-taken-off").by("BLF-13.10"),
            Self::TurnBegins { seat } => of("forest-event-turn-begins", seat).by("BLF-3.1"),
            Self::ExtraTurnBegins { seat } => of("forest-event-extra-turn-begins", seat).by("BLF-3.6"),
            Self::Swapped { seat, worker } => {
                of("forest-event-swapped", seat).term("worker", worker.key()).by("BLF-5.1")
            }
            Self::Moved { seat, to } => {
                of("forest-event-moved", seat).list("place", [place(to)]).by("BLF-5.5")
            }
            Self::Placed { seat, pawn, to } => of("forest-event-placed", seat)
                .term("pawn", pawn.key())
                .list("place", [place(to)])
                .by("BLF-13.3"),
            Self::Begged { seat } => of("forest-event-begged", seat).by("BLF-5.16"),
            Self::Gave { seat, to, good } => {
                of("forest-event-gave", seat).seat("to", to).term("what", good.key()).by("BLF-5.8")
            }
            Self::Accepted { seat, good } => {
                of("forest-event-accepted", seat).term("what", good.key()).by("BLF-10.10")
            }
            Self::Declined { seat, good } => {
                of("forest-event-declined", seat).term("what", good.key()).by("BLF-10.10")
            }
            Self::GiftLost { seat, good } => {
                of("forest-event-gift-lost", seat).term("what", good.key()).by("BLF-10.10")
            }
            Self::StandingSet { seat, standing } => {
                of("forest-event-standing-set", seat).term("standing", standing.key()).by("BLF-10.11")
            }
            Self::Visited { seat, worker } => {
                of("forest-event-visited", seat).term("worker", worker.key()).by(worker_rule(worker))
            }
            Self::VisitedFromAfar { seat, worker } => {
                of("forest-event-visited-from-afar", seat).term("worker", worker.key()).by("BLF-6.17")
            }
            Self::Named { seat, good } => {
                of("forest-event-named", seat).term("what", good.key()).by("BLF-6.14")
            }
            Self::ActionSkipped { seat } => of("forest-event-action-skipped", seat).by("BLF-5.14"),
            Self::MissionDone { seat, mission } => {
                of("forest-event-mission-done", seat).term("mission", mission.key()).by("BLF-7.8")
            }
            Self::MissionRevealed { mission, village: Some(village) } => {
                Phrase::new("forest-event-mission-in-village")
                    .term("mission", mission.key())
                    .term("village", village.key())
                    .by("BLF-7.3")
            }
            Self::MissionRevealed { mission, village: None } => {
                Phrase::new("forest-event-mission-on-site").term("mission", mission.key()).by("BLF-7.2")
            }
            Self::ReminderReached { seat } => of("forest-event-reminder-reached", seat).by("BLF-4.24"),
            Self::Spent { seat, item, n } => {
                let told = of("forest-event-spent", seat).count("what", n, item.key()).by("BLF-4.17");
                // The progress marker is no holding.
                if item == Item::Progress { told } else { told.loss(seat, n, item.key()) }
            }
            Self::Gained { seat, item, n, lost } => of("forest-event-gained", seat)
                .count("what", n, item.key())
                .number("lost", lost)
                .by("BLF-4.19")
                .gain(seat, n, item.key()),
            Self::MarkerSet { seat, item, from, n } => of("forest-event-marker-set", seat)
                .term("what", item.key())
                .number("n", n)
                .by("BLF-4.25")
                .gain(seat, n - from, item.key()),
            Self::CoalMarkerRemoved { seat, coal } => of("forest-event-coal-marker-removed", seat)
                .number("coal", coal)
                .by("BLF-4.23")
                .loss(seat, coal, Item::CoalGlass.key()),
            Self::GlassProduced { seat, steps, coal, from, to } => of("forest-event-glass-produced", seat)
                .number("steps", steps)
                .number("from", from)
                .number("to", to)
                .by("BLF-4.11")
                .loss(seat, steps, Item::Sand.key())
                .loss(seat, coal, Item::CoalGlass.key())
                .loss(seat, steps, Item::Water.key())
                .loss(seat, steps, Item::Wood.key())
                .gain(seat, steps, Item::Glass.key()),
            Self::OvenProduced { seat, steps, provisions, goods, position } => {
                of("forest-event-oven-produced", seat)
                    .number("steps", steps)
                    .number("provisions", provisions)
                    .number("goods", goods)
                    .number("position", position)
                    .by("BLF-4.11")
                    .loss(seat, steps, Item::Porridge.key())
                    .loss(seat, steps, Item::Meat.key())
                    .loss(seat, steps, Item::CoalOven.key())
                    .gain(seat, provisions, Item::Provision.key())
                    .gain(seat, goods, Item::Goods.key())
            }
            Self::Triggered { seat, due } => of("forest-event-triggered", seat)
                .term("due", due.key())
                .by(if due == Due::Reminder { "BLF-4.24" } else { "BLF-4.22" }),
            Self::Laid { seat, tile, .. } => {
                of("forest-event-laid", seat).term("tile", tile.key()).by("BLF-9.2").gain(seat, 1, tile.key())
            }
            Self::Cleared { seat, tile, .. } => of("forest-event-cleared", seat)
                .term("tile", tile.key())
                .by("BLF-7.9")
                .loss(seat, 1, tile.key()),
            Self::TilesLost { seat, tile, n } => {
                of("forest-event-tiles-lost", seat).count("what", n, tile.key()).by("BLF-9.2")
            }
            Self::AnimalsGained { seat, animal, n, lost } => of("forest-event-animals-gained", seat)
                .count("what", n, animal.key())
                .number("lost", lost)
                .by("BLF-9.6")
                .gain(seat, n, animal.key()),
            Self::AnimalsPaid { seat, pigs, cattle } => of("forest-event-animals-paid", seat)
                .number("pigs", pigs)
                .number("cattle", cattle)
                .by("BLF-4.17")
                .loss(seat, pigs, Item::Pig.key())
                .loss(seat, cattle, Item::Cattle.key()),
            Self::Tanned { seat, hides } => {
                of("forest-event-tanned", seat).number("hides", hides).by("BLF-6.11")
            }
            Self::AnimalsReturned { seat, pigs, cattle } => of("forest-event-animals-returned", seat)
                .number("pigs", pigs)
                .number("cattle", cattle)
                .by("BLF-9.7")
                .loss(seat, pigs, Item::Pig.key())
                .loss(seat, cattle, Item::Cattle.key()),
            Self::Progressed { seat, to } => {
                of("forest-event-progressed", seat).number("to", to).by("BLF-8.8")
            }
            Self::ProgressLost { seat, n } => {
                of("forest-event-progress-lost", seat).number("n", n).by("BLF-8.9")
            }
            Self::PlotAdded { seat, plots } => {
                of("forest-event-plot-added", seat).number("plots", plots).by("BLF-8.8")
            }
            Self::Built { seat, building, .. } => {
                of("forest-event-built", seat).term("building", building.key()).by("BLF-8.2")
            }
            Self::BuildingLost { seat } => of("forest-event-building-lost", seat).by("BLF-7.10"),
            Self::NoEffect { seat, building } => {
                of("forest-event-no-effect", seat).term("building", building.key()).by("BLF-8.6")
            }
            Self::Converted { seat, trade } => of("forest-event-converted", seat)
                .term("building", trade.building().key())
                .term("trade", trade.key())
                .by("BLF-10.4"),
            Self::Used { seat, building } => {
                of("forest-event-used", seat).term("building", building.key()).by("BLF-10.7")
            }
            Self::ExtraTurnEarned { seat } => of("forest-event-extra-turn-earned", seat).by("BLF-3.6"),
            Self::EndTriggered { seat } => of("forest-event-end-triggered", seat).by("BLF-11.1"),
            Self::TurnsUsedUp { seat } => of("forest-event-turns-used-up", seat).by("BLF-11.13"),
            Self::LastTurns { seat } => of("forest-event-last-turns", seat).by("BLF-11.2"),
            Self::WindowOpens => Phrase::new("forest-event-window-opens").by("BLF-11.4"),
            Self::Finished { seat } => of("forest-event-finished", seat).by("BLF-11.4"),
            Self::GameOver => Phrase::new("forest-event-game-over").by("BLF-11.4"),
        }
    }
}

/// A phrase about a player.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("who", seat)
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
