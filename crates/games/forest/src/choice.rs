//! Answers: what players decide and what chance turns up, each with its one spelling:
//! `go moosgrund-1`, `visit cook`, `build clay-pit`, `cell m-r2c3`.

use parlour_core::{Seat, choices, spelled};

use crate::data::{
    Building, Cell, Dial, Gap, Goal, Good, Item, Mission, Service, Tile, Trade, Village, Worker,
};
use crate::state::player::Standing;
use crate::step::Due;

spelled! {
    /// A pawn of the solo player: the white one never pays for company (BLF-13.15).
    pub enum Pawn, "a pawn", "forest-pawn-" {
        /// The white pawn.
        White = "white",
        /// One of the four others.
        Other = "other",
    }
}

choices! {
    /// An answer, of a player or of chance.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Choice, "an answer" {
        /// Chance: who plays first (BLF-2.6).
        First(seat: Seat) = "first {seat}",
        /// Chance: the number of a small building turned to side B (BLF-2.2).
        SideB(number: u8) = "side-b {number}",
        /// Chance: a large building on display (BLF-2.3).
        Large(building: Building) = "large {building}",
        /// Chance: the worker of the next space (BLF-2.4).
        Deal(worker: Worker) = "deal {worker}",
        /// Chance: the next mission (BLF-7.1).
        Reveal(mission: Mission) = "reveal {mission}",

        /// Names a village for the neutral pawn (BLF-2.9).
        Village(village: Village) = "village {village}",
        /// Puts the neutral pawn on a gap (BLF-2.9, BLF-12.2).
        Neutral(gap: Gap) = "neutral {gap}",

        /// Moves the pawn (BLF-5.5).
        Go(place: Goal) = "go {place}",
        /// Takes the goods step (BLF-5.1).
        Swap = "swap",
        /// The worker the merchant changes places with (BLF-5.1).
        With(worker: Worker) = "with {worker}",
        /// Begs (BLF-5.16).
        Beg = "beg",
        /// Which pawn the solo player uses (BLF-13.15).
        Pawn(pawn: Pawn) = "pawn {pawn}",
        /// A gift for the next opponent in the village (BLF-5.8).
        Give(item: Item) = "give {item}",
        /// A resource discarded: for a pawn in the village, or at the grocery (BLF-5.9).
        Discard(item: Item) = "discard {item}",
        /// What the provision markers show after a payment or a gain (BLF-4.27).
        Provisions(low: u8, high: u8) = "provisions {low} {high}",
        /// Takes a gift (BLF-10.10).
        Accept = "accept",
        /// Takes a gift of coal on this dial (BLF-10.10).
        AcceptOn(dial: Dial) = "accept {dial}",
        /// Leaves a gift (BLF-10.10).
        Decline = "decline",

        /// Completes the mission of the place (BLF-7.6).
        Mission = "mission",
        /// Visits a worker (BLF-6.1).
        Visit(worker: Worker) = "visit {worker}",
        /// Pays the distillery for a visit anywhere (BLF-6.17).
        Distil = "distil",
        /// Chooses a service of the worker (BLF-6.2).
        Serve(service: Service) = "serve {service}",
        /// Names a resource to the merchant (BLF-6.14).
        Name(good: Good) = "name {good}",
        /// Ends the turn, without a second visit if there was one.
        End = "end",
        /// Has finished in the final window (BLF-11.4).
        Done = "done",

        /// Builds (BLF-8.1).
        Build(building: Building) = "build {building}",
        /// A cell for a tile or a small building (BLF-8.3, BLF-9.2).
        Cell(cell: Cell) = "cell {cell}",
        /// Two cells for a large building (BLF-8.3).
        Cells(one: Cell, two: Cell) = "cells {one} {two}",
        /// Puts no more tiles down (nature park).
        Enough = "enough",
        /// The tile that is taken away (BLF-7.9, BLF-10.8).
        Clear(cell: Cell) = "clear {cell}",
        /// The kind of tile (clearing house, isolated cabin).
        Kind(tile: Tile) = "kind {tile}",
        /// So many coal from the glass dial, the rest from the oven (BLF-4.6).
        Coal(n: u8) = "coal {n}",
        /// The dial that gains the coal (BLF-4.7).
        Dial(dial: Dial) = "dial {dial}",
        /// The dial that turns first (BLF-4.21).
        Turn(dial: Dial) = "turn {dial}",
        /// The trigger that comes next (BLF-4.22).
        Due(due: Due) = "due {due}",
        /// The part of the reward that comes next (BLF-4.28).
        Take(item: Item) = "take {item}",
        /// All open parts in printed order (BLF-4.28).
        Rest = "rest",
        /// So many pigs: paid, gained, paired or in forests.
        Pigs(n: u8) = "pigs {n}",
        /// The pigs and cattle that stay (BLF-9.7).
        Keep(pigs: u8, cattle: u8) = "keep {pigs} {cattle}",
        /// The bonus of the reminder tile (BLF-4.24).
        Bonus(item: Item) = "bonus {item}",
        /// Uses an optional effect (BLF-10.7).
        Use = "use",
        /// Leaves it.
        Skip = "skip",

        /// Free action: a conversion (BLF-10.1).
        Convert(trade: Trade) = "convert {trade}",
        /// Free action: a landscape tile of this kind is taken away (BLF-10.1).
        Remove(tile: Tile) = "remove {tile}",
        /// What to do with gifts from now on (BLF-10.11).
        Standing(standing: Standing) = "standing {standing}",
    }
}
