//! What a game tells while it runs: one line of the log each.

use parlour_core::Seat;

use crate::choice::Pawn;
use crate::data::{Animal, Building, Cell, Gap, Good, Item, Mission, Place, Tile, Trade, Village, Worker};
use crate::player::Standing;
use crate::step::Due;

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
    Moved { seat: Seat, to: Place },
    /// The solo player places a pawn.
    Placed { seat: Seat, pawn: Pawn, to: Place },
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
