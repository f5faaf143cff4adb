//! Answers: what players decide and what chance turns up.

use parlour_core::{Seat, spelled};

use crate::data::{
    Building, Cell, Dial, Gap, Good, Item, Mission, Place, Service, Tile, Trade, Village, Worker,
};
use crate::player::Standing;
use crate::step::Due;

/// A pawn of the solo player: the white one never pays for company (BLF-13.15).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pawn {
    /// The white pawn.
    White,
    /// One of the four others.
    Other,
}

spelled!(Pawn, "a pawn", "forest-pawn-" { White = "white", Other = "other" });

/// An answer, of a player or of chance.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Chance: who plays first (BLF-2.6).
    First(Seat),
    /// Chance: the number of a small building turned to side B (BLF-2.2).
    SideB(u8),
    /// Chance: a large building on display (BLF-2.3).
    Large(Building),
    /// Chance: the worker of the next space (BLF-2.4).
    Deal(Worker),
    /// Chance: the next mission (BLF-7.1).
    Reveal(Mission),

    /// Names a village for the neutral pawn (BLF-2.9).
    Village(Village),
    /// Puts the neutral pawn on a gap (BLF-2.9, BLF-12.2).
    Neutral(Gap),

    /// Moves the pawn (BLF-5.5).
    Go(Place),
    /// Takes the goods step (BLF-5.1).
    Swap,
    /// The worker the merchant changes places with (BLF-5.1).
    With(Worker),
    /// Begs (BLF-5.16).
    Beg,
    /// Which pawn the solo player uses (BLF-13.15).
    Pawn(Pawn),
    /// A gift for the next opponent in the village (BLF-5.8).
    Give(Item),
    /// A resource discarded: for a pawn in the village, or at the grocery (BLF-5.9).
    Discard(Item),
    /// What the provision markers show after a payment or a gain (BLF-4.27).
    Provisions(u8, u8),
    /// Takes a gift (BLF-10.10).
    Accept,
    /// Takes a gift of coal on this dial (BLF-10.10).
    AcceptOn(Dial),
    /// Leaves a gift (BLF-10.10).
    Decline,

    /// Completes the mission of the place (BLF-7.6).
    Mission,
    /// Visits a worker (BLF-6.1).
    Visit(Worker),
    /// Pays the distillery for a visit anywhere (BLF-6.17).
    Distil,
    /// Chooses a service of the worker (BLF-6.2).
    Serve(Service),
    /// Names a resource to the merchant (BLF-6.14).
    Name(Good),
    /// Ends the turn, without a second visit if there was one.
    End,
    /// Has finished in the final window (BLF-11.4).
    Done,

    /// Builds (BLF-8.1).
    Build(Building),
    /// A cell for a tile or a small building (BLF-8.3, BLF-9.2).
    Cell(Cell),
    /// Two cells for a large building (BLF-8.3).
    Cells(Cell, Cell),
    /// Puts no more tiles down (nature park).
    Enough,
    /// The tile that is taken away (BLF-7.9, BLF-10.8).
    Clear(Cell),
    /// The kind of tile (clearing house, isolated cabin).
    Kind(Tile),
    /// So many coal from the glass dial, the rest from the oven (BLF-4.6).
    Coal(u8),
    /// The dial that gains the coal (BLF-4.7).
    Dial(Dial),
    /// The dial that turns first (BLF-4.21).
    Turn(Dial),
    /// The trigger that comes next (BLF-4.22).
    Due(Due),
    /// The part of the reward that comes next (BLF-4.28).
    Take(Item),
    /// All open parts in printed order (BLF-4.28).
    Rest,
    /// So many pigs: paid, gained, paired or in forests.
    Pigs(u8),
    /// The pigs and cattle that stay (BLF-9.7).
    Keep(u8, u8),
    /// The bonus of the reminder tile (BLF-4.24).
    Bonus(Item),
    /// Uses an optional effect (BLF-10.7).
    Use,
    /// Leaves it.
    Skip,

    /// Free action: a conversion (BLF-10.1).
    Convert(Trade),
    /// Free action: a landscape tile of this kind is taken away (BLF-10.1).
    Remove(Tile),
    /// What to do with gifts from now on (BLF-10.11).
    Standing(Standing),
}
