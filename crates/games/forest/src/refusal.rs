//! Why an answer may not be given.

use parlour_core::{Phrase, Reason, Refuse, Speak};

use crate::data::{Building, Item, Mission, Tile, Worker};

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
    const fn rule(self) -> &'static str {
        match self {
            Self::First => "BLF-2.6",
            Self::Side => "BLF-2.2",
            Self::Large(_) => "BLF-2.3",
            Self::Worker => "BLF-2.4",
            Self::Mission => "BLF-2.5",
        }
    }

    /// Why it does not come up.
    fn reason(self) -> Reason {
        let phrase = match self {
            Self::First => Phrase::new("forest-refusal-no-such-seat"),
            Self::Side => Phrase::new("forest-refusal-side-turned"),
            Self::Large(category) => {
                Phrase::new("forest-refusal-large-not-in-box").number("category", category)
            }
            Self::Worker => Phrase::new("forest-refusal-worker-not-in-stack"),
            Self::Mission => Phrase::new("forest-refusal-mission-not-in-pile"),
        };
        phrase.refused_by(self.rule())
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
    OutOfOrder {
        /// The rule of what is being named: a payment of the way, a tile, a bill.
        rule: &'static str,
    },
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

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        self.reason().phrase
    }
}

impl Refuse for Refusal {
    #[expect(clippy::too_many_lines, reason = "a list: one entry per refusal, all of one shape")]
    fn reason(&self) -> Reason {
        match *self {
            Self::NotYourTurn => Phrase::new("forest-refusal-not-your-turn").refused_by("BLF-3.1"),
            Self::NotAsked => Phrase::new("forest-refusal-not-asked").refused_by("BLF-3.4"),
            Self::CannotComeUp(lottery) => lottery.reason(),
            Self::OtherVillage => Phrase::new("forest-refusal-other-village").refused_by("BLF-2.9"),
            Self::NeutralMustMove => Phrase::new("forest-refusal-neutral-must-move").refused_by("BLF-12.2"),
            Self::GapTaken => Phrase::new("forest-refusal-gap-taken").refused_by("BLF-5.3"),
            Self::SamePlace => Phrase::new("forest-refusal-same-place").refused_by("BLF-5.5"),
            Self::NoSiteFirst => Phrase::new("forest-refusal-no-site-first").refused_by("BLF-5.4"),
            Self::NoMissionThere { mission } => Phrase::new("forest-refusal-no-mission-there")
                .term("mission", mission.key())
                .refused_by("BLF-5.7"),
            Self::TooFar { need, have } => Phrase::new("forest-refusal-too-far")
                .number("need", need)
                .number("have", have)
                .refused_by("BLF-5.6"),
            Self::NoGifts { need, have } => Phrase::new("forest-refusal-no-gifts")
                .number("need", need)
                .number("have", have)
                .refused_by("BLF-5.8"),
            Self::NoDiscards { need, have } => Phrase::new("forest-refusal-no-discards")
                .number("need", need)
                .number("have", have)
                .refused_by("BLF-5.9"),
            Self::NothingToDo => Phrase::new("forest-refusal-nothing-to-do").refused_by("BLF-5.13"),
            Self::MissionOutOfReach { mission } => Phrase::new("forest-refusal-mission-out-of-reach")
                .term("mission", mission.key())
                .refused_by("BLF-5.7"),
            Self::SpoilsTheMove { item } => {
                Phrase::new("forest-refusal-spoils-the-move").term("what", item.key()).refused_by("BLF-5.19")
            }
            Self::SpoilsTheSplit => Phrase::new("forest-refusal-spoils-the-split").refused_by("BLF-5.19"),
            Self::OutOfOrder { rule } => Phrase::new("forest-refusal-out-of-order").refused_by(rule),
            Self::NoGoods => Phrase::new("forest-refusal-no-goods").refused_by("BLF-5.1"),
            Self::MerchantHimself => Phrase::new("forest-refusal-merchant-himself").refused_by("BLF-5.1"),
            Self::NotOnBoard => Phrase::new("forest-refusal-not-on-board").refused_by("BLF-5.4"),
            Self::CanStillGo => Phrase::new("forest-refusal-can-still-go").refused_by("BLF-3.3"),
            Self::NoSuchPawn => Phrase::new("forest-refusal-no-such-pawn").refused_by("BLF-13.3"),
            Self::TooFew { item, need, have } => Phrase::new("forest-refusal-too-few")
                .count("what", need, item.key())
                .number("need", need)
                .number("have", have)
                .refused_by("BLF-4.5"),
            Self::NothingToGain => Phrase::new("forest-refusal-nothing-to-gain").refused_by("BLF-6.3"),
            Self::NotBeside { worker } => {
                Phrase::new("forest-refusal-not-beside").term("worker", worker.key()).refused_by("BLF-6.1")
            }
            Self::VisitedAlready { worker } => Phrase::new("forest-refusal-visited-already")
                .term("worker", worker.key())
                .refused_by("BLF-6.1"),
            Self::NoService { worker } => {
                Phrase::new("forest-refusal-no-service").term("worker", worker.key()).refused_by("BLF-6.3")
            }
            Self::TakeAService => Phrase::new("forest-refusal-take-a-service").refused_by("BLF-6.16"),
            Self::NoMission => Phrase::new("forest-refusal-no-mission").refused_by("BLF-7.6"),
            Self::NoDistillery => Phrase::new("forest-refusal-no-distillery").refused_by("BLF-6.17"),
            Self::NotOnDisplay { building } => Phrase::new("forest-refusal-not-on-display")
                .term("building", building.key())
                .refused_by("BLF-8.1"),
            Self::OnlySmall => Phrase::new("forest-refusal-only-small").refused_by("BLF-7.10"),
            Self::Requires { tile, need, have } => Phrase::new("forest-refusal-requires")
                .count("what", need, tile.key())
                .number("have", have)
                .refused_by("BLF-8.5"),
            Self::NoEmptyPlot => Phrase::new("forest-refusal-no-empty-plot").refused_by("BLF-8.5"),
            Self::NoPlace { large: true } => {
                Phrase::new("forest-refusal-no-place-large").refused_by("BLF-8.11")
            }
            Self::NoPlace { large: false } => Phrase::new("forest-refusal-no-place").refused_by("BLF-8.11"),
            Self::CellNotFree => Phrase::new("forest-refusal-cell-not-free").refused_by("BLF-8.4"),
            Self::NoTileThere { tile } => {
                Phrase::new("forest-refusal-no-tile-there").term("tile", tile.key()).refused_by("BLF-7.9")
            }
            Self::LeavesNoRoom => Phrase::new("forest-refusal-leaves-no-room").refused_by("BLF-8.3"),
            Self::LeavesNoBuilding => Phrase::new("forest-refusal-leaves-no-building").refused_by("BLF-6.8"),
            Self::NoCoalMarker => Phrase::new("forest-refusal-no-coal-marker").refused_by("BLF-4.23"),
            Self::NoSuchSplit => Phrase::new("forest-refusal-no-such-split").refused_by("BLF-4.9"),
            Self::NoSuchPart { item } => {
                Phrase::new("forest-refusal-no-such-part").term("what", item.key()).refused_by("BLF-4.28")
            }
            Self::WantsRoom { item } => {
                Phrase::new("forest-refusal-wants-room").term("what", item.key()).refused_by("BLF-7.13")
            }
            Self::NoSuchCoal { least, most } => Phrase::new("forest-refusal-no-such-coal")
                .number("least", least)
                .number("most", most)
                .refused_by("BLF-4.6"),
            Self::OutOfRange { least, most } => Phrase::new("forest-refusal-out-of-range")
                .number("least", least)
                .number("most", most)
                .refused_by("BLF-9.9"),
            Self::CouldBeHoused => Phrase::new("forest-refusal-could-be-housed").refused_by("BLF-9.7"),
            Self::DoNotFit => Phrase::new("forest-refusal-do-not-fit").refused_by("BLF-9.7"),
            Self::SupplyIsEmpty { tile } => {
                Phrase::new("forest-refusal-supply-is-empty").term("tile", tile.key()).refused_by("BLF-9.11")
            }
            Self::TooFewKinds => Phrase::new("forest-refusal-too-few-kinds").refused_by("BLF-8.6"),
            Self::NotYours { building } => Phrase::new("forest-refusal-not-yours")
                .term("building", building.key())
                .refused_by("BLF-10.1"),
            Self::Visiting => Phrase::new("forest-refusal-visiting").refused_by("BLF-10.2"),
            Self::Busy => Phrase::new("forest-refusal-busy").refused_by("BLF-10.2"),
            Self::DrawPending => Phrase::new("forest-refusal-draw-pending").refused_by("BLF-10.9"),
            Self::NoAsides => Phrase::new("forest-refusal-no-asides").refused_by("BLF-10.3"),
            Self::WouldStrand => Phrase::new("forest-refusal-would-strand").refused_by("BLF-5.14"),
            Self::SameStanding => Phrase::new("forest-refusal-same-standing").refused_by("BLF-10.11"),
            Self::TooManyChanges { most } => {
                Phrase::new("forest-refusal-too-many-changes").number("most", most).refused_by("BLF-10.11")
            }
        }
    }
}
