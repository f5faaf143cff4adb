//! Why an answer may not be given.

use parlour_core::Refuse;

use crate::data::{Building, Item, Mission, Tile, Worker};
use crate::step::Step;

/// What chance is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lottery {
    /// The first player.
    First,
    /// A small building for side B.
    Side,
    /// A large building of category I, II or III.
    Large(u8),
    /// A worker.
    Worker,
    /// A mission.
    Mission,
}

impl Lottery {
    /// The rule that says what may come up.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::First => "BLF-2.6",
            Self::Side => "BLF-2.2",
            Self::Large(_) => "BLF-2.3",
            Self::Worker => "BLF-2.4",
            Self::Mission => "BLF-2.5",
        }
    }

    /// What is drawn at this step, if anything is.
    pub(crate) const fn of(step: Step) -> Option<Self> {
        Some(match step {
            Step::DrawFirst => Self::First,
            Step::DrawSide => Self::Side,
            Step::DrawLarge(category) => Self::Large(category + 1),
            Step::DrawWorker(_) => Self::Worker,
            Step::DrawMission => Self::Mission,
            _ => return None,
        })
    }
}

/// Why an answer may not be given, with the numbers needed to say so.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Refusal {
    /// Somebody else is asked, or nobody any more.
    NotYourTurn,
    /// The question pending is another one.
    NotAsked,
    /// Chance cannot turn this up.
    CannotComeUp(Lottery),
    /// The gap is in another village than the one named.
    OtherVillage,
    /// The neutral pawn must leave its gap.
    NeutralMustMove,
    /// A pawn stands in the gap.
    GapTaken,
    /// The pawn stands there already.
    SamePlace,
    /// The first placement is in a village.
    NoSiteFirst,
    /// No mission lies on the site.
    NoMissionThere { mission: Mission },
    /// Too few provisions for the way.
    TooFar { need: u8, have: u8 },
    /// Too few basic resources for the pawns in the village.
    NoGifts { need: u8, have: u8 },
    /// Too few resources for the pawns in the village.
    NoDiscards { need: u8, have: u8 },
    /// Nothing could be done there.
    NothingToDo,
    /// The mission could not be completed there.
    MissionOutOfReach { mission: Mission },
    /// This payment would leave nothing to do, or the rest unpaid.
    SpoilsTheMove { item: Item },
    /// This split of the provisions would leave nothing to do.
    SpoilsTheSplit,
    /// Discards are named in the order of the table.
    OutOfOrder,
    /// No goods for the merchant.
    NoGoods,
    /// The merchant changes places with another worker.
    MerchantHimself,
    /// A pawn that is not on the board cannot beg.
    NotOnBoard,
    /// There is somewhere to go after the swap.
    CanStillGo,
    /// No such pawn is left.
    NoSuchPawn,
    /// Too few of something.
    TooFew { item: Item, need: u8, have: u8 },
    /// Nothing of the reward could be received.
    NothingToGain,
    /// The worker is not beside the pawn.
    NotBeside { worker: Worker },
    /// The worker was visited already.
    VisitedAlready { worker: Worker },
    /// No service of this worker can be used.
    NoService { worker: Worker },
    /// Another service of the shepherdess can be used.
    TakeAService,
    /// There is no mission here.
    NoMission,
    /// The distillery is not there, or the farmer was not visited first.
    NoDistillery,
    /// The building is not on display.
    NotOnDisplay { building: Building },
    /// Only a small building is free.
    OnlySmall,
    /// The estate lacks what the building requires.
    Requires { tile: Tile, need: u8, have: u8 },
    /// Every plot has a building.
    NoEmptyPlot,
    /// No room for the building.
    NoPlace { large: bool },
    /// The cell is not free.
    CellNotFree,
    /// No tile of the kind lies there.
    NoTileThere { tile: Tile },
    /// The choice would leave no room for the rest.
    LeavesNoRoom,
    /// No building could be built after that.
    LeavesNoBuilding,
    /// The glass dial has no coal marker any more.
    NoCoalMarker,
    /// No such split.
    NoSuchSplit,
    /// The part is not open.
    NoSuchPart { item: Item },
    /// The next part would be lost while room can be made for it.
    WantsRoom { item: Item },
    /// The coal cannot be split like this.
    NoSuchCoal { least: u8, most: u8 },
    /// No such number.
    OutOfRange { least: u8, most: u8 },
    /// An animal could still be housed beside these.
    CouldBeHoused,
    /// The animals do not fit.
    DoNotFit,
    /// The supply has no such tile.
    SupplyIsEmpty { tile: Tile },
    /// Too few kinds of resources would be left to choose from.
    TooFewKinds,
    /// The building does not stand on this estate.
    NotYours { building: Building },
    /// No free action during a visit.
    Visiting,
    /// No free action in the middle of a payment or reward.
    Busy,
    /// No free action while chance has to answer.
    DrawPending,
    /// No free actions on others' turns here.
    NoAsides,
    /// Nothing could be done at the place of the pawn after that.
    WouldStrand,
    /// The standing answer is this one already.
    SameStanding,
    /// The standing answer was changed often enough in this turn.
    TooManyChanges { most: u8 },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourTurn => "BLF-3.1",
            Self::NotAsked => "BLF-3.4",
            Self::CannotComeUp(lottery) => lottery.rule(),
            Self::OtherVillage => "BLF-2.9",
            Self::NeutralMustMove => "BLF-12.2",
            Self::GapTaken => "BLF-5.3",
            Self::SamePlace => "BLF-5.5",
            Self::NoSiteFirst | Self::NotOnBoard => "BLF-5.4",
            Self::NoMissionThere { .. } | Self::MissionOutOfReach { .. } => "BLF-5.7",
            Self::TooFar { .. } => "BLF-5.6",
            Self::NoGifts { .. } => "BLF-5.8",
            Self::NoDiscards { .. } => "BLF-5.9",
            Self::NothingToDo => "BLF-5.13",
            Self::SpoilsTheMove { .. } | Self::SpoilsTheSplit | Self::OutOfOrder => "BLF-5.19",
            Self::NoGoods | Self::MerchantHimself => "BLF-5.1",
            Self::CanStillGo => "BLF-3.3",
            Self::NoSuchPawn => "BLF-13.3",
            Self::TooFew { .. } => "BLF-4.5",
            Self::NoSuchSplit => "BLF-4.9",
            Self::NothingToGain | Self::NoService { .. } => "BLF-6.3",
            Self::NotBeside { .. } | Self::VisitedAlready { .. } => "BLF-6.1",
            Self::TakeAService => "BLF-6.16",
            Self::NoMission => "BLF-7.6",
            Self::NoDistillery => "BLF-6.17",
            Self::NotOnDisplay { .. } => "BLF-8.1",
            Self::OnlySmall => "BLF-7.10",
            Self::Requires { .. } | Self::NoEmptyPlot => "BLF-8.5",
            Self::NoPlace { .. } => "BLF-8.11",
            Self::CellNotFree => "BLF-8.4",
            Self::NoTileThere { .. } => "BLF-7.9",
            Self::LeavesNoRoom => "BLF-8.3",
            Self::LeavesNoBuilding => "BLF-6.8",
            Self::NoCoalMarker => "BLF-4.23",
            Self::NoSuchPart { .. } => "BLF-4.28",
            Self::WantsRoom { .. } => "BLF-7.13",
            Self::NoSuchCoal { .. } => "BLF-4.6",
            Self::OutOfRange { .. } => "BLF-9.9",
            Self::CouldBeHoused | Self::DoNotFit => "BLF-9.7",
            Self::SupplyIsEmpty { .. } => "BLF-9.11",
            Self::TooFewKinds => "BLF-8.6",
            Self::NotYours { .. } => "BLF-10.1",
            Self::Visiting | Self::Busy => "BLF-10.2",
            Self::DrawPending => "BLF-10.9",
            Self::NoAsides => "BLF-10.3",
            Self::WouldStrand => "BLF-5.14",
            Self::SameStanding | Self::TooManyChanges { .. } => "BLF-10.11",
        }
    }
}
