//! Refusals in words.

use parlour_core::{Phrase, Speak};

use crate::refusal::{Lottery, Refusal};

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match *self {
            Refusal::NotYourTurn => Phrase::new("forest-refusal-not-your-turn"),
            Refusal::NotAsked => Phrase::new("forest-refusal-not-asked"),
            Refusal::CannotComeUp(lottery) => cannot_come_up(lottery),
            Refusal::OtherVillage => Phrase::new("forest-refusal-other-village"),
            Refusal::NeutralMustMove => Phrase::new("forest-refusal-neutral-must-move"),
            Refusal::GapTaken => Phrase::new("forest-refusal-gap-taken"),
            Refusal::SamePlace => Phrase::new("forest-refusal-same-place"),
            Refusal::NoSiteFirst => Phrase::new("forest-refusal-no-site-first"),
            Refusal::NoMissionThere { mission } => {
                Phrase::new("forest-refusal-no-mission-there").term("mission", mission.key())
            }
            Refusal::TooFar { need, have } => {
                Phrase::new("forest-refusal-too-far").number("need", need).number("have", have)
            }
            Refusal::NoGifts { need, have } => {
                Phrase::new("forest-refusal-no-gifts").number("need", need).number("have", have)
            }
            Refusal::NoDiscards { need, have } => {
                Phrase::new("forest-refusal-no-discards").number("need", need).number("have", have)
            }
            Refusal::NothingToDo => Phrase::new("forest-refusal-nothing-to-do"),
            Refusal::MissionOutOfReach { mission } => {
                Phrase::new("forest-refusal-mission-out-of-reach").term("mission", mission.key())
            }
            Refusal::SpoilsTheMove { item } => {
                Phrase::new("forest-refusal-spoils-the-move").term("what", item.key())
            }
            Refusal::SpoilsTheSplit => Phrase::new("forest-refusal-spoils-the-split"),
            Refusal::OutOfOrder => Phrase::new("forest-refusal-out-of-order"),
            Refusal::NoGoods => Phrase::new("forest-refusal-no-goods"),
            Refusal::MerchantHimself => Phrase::new("forest-refusal-merchant-himself"),
            Refusal::NotOnBoard => Phrase::new("forest-refusal-not-on-board"),
            Refusal::CanStillGo => Phrase::new("forest-refusal-can-still-go"),
            Refusal::NoSuchPawn => Phrase::new("forest-refusal-no-such-pawn"),

            Refusal::TooFew { item, need, have } => Phrase::new("forest-refusal-too-few")
                .count("what", need, item.key())
                .number("need", need)
                .number("have", have),
            Refusal::NothingToGain => Phrase::new("forest-refusal-nothing-to-gain"),
            Refusal::NotBeside { worker } => {
                Phrase::new("forest-refusal-not-beside").term("worker", worker.key())
            }
            Refusal::VisitedAlready { worker } => {
                Phrase::new("forest-refusal-visited-already").term("worker", worker.key())
            }
            Refusal::NoService { worker } => {
                Phrase::new("forest-refusal-no-service").term("worker", worker.key())
            }
            Refusal::TakeAService => Phrase::new("forest-refusal-take-a-service"),
            Refusal::NoMission => Phrase::new("forest-refusal-no-mission"),
            Refusal::NoDistillery => Phrase::new("forest-refusal-no-distillery"),
            Refusal::NotOnDisplay { building } => {
                Phrase::new("forest-refusal-not-on-display").term("building", building.key())
            }
            Refusal::OnlySmall => Phrase::new("forest-refusal-only-small"),
            Refusal::Requires { tile, need, have } => {
                Phrase::new("forest-refusal-requires").count("what", need, tile.key()).number("have", have)
            }
            Refusal::NoEmptyPlot => Phrase::new("forest-refusal-no-empty-plot"),
            Refusal::NoPlace { large: true } => Phrase::new("forest-refusal-no-place-large"),
            Refusal::NoPlace { large: false } => Phrase::new("forest-refusal-no-place"),
            Refusal::CellNotFree => Phrase::new("forest-refusal-cell-not-free"),
            Refusal::NoTileThere { tile } => {
                Phrase::new("forest-refusal-no-tile-there").term("tile", tile.key())
            }
            Refusal::LeavesNoRoom => Phrase::new("forest-refusal-leaves-no-room"),
            Refusal::LeavesNoBuilding => Phrase::new("forest-refusal-leaves-no-building"),

            Refusal::NoCoalMarker => Phrase::new("forest-refusal-no-coal-marker"),
            Refusal::NoSuchSplit => Phrase::new("forest-refusal-no-such-split"),
            Refusal::NoSuchPart { item } => {
                Phrase::new("forest-refusal-no-such-part").term("what", item.key())
            }
            Refusal::WantsRoom { item } => Phrase::new("forest-refusal-wants-room").term("what", item.key()),
            Refusal::NoSuchCoal { least, most } => {
                Phrase::new("forest-refusal-no-such-coal").number("least", least).number("most", most)
            }
            Refusal::OutOfRange { least, most } => {
                Phrase::new("forest-refusal-out-of-range").number("least", least).number("most", most)
            }
            Refusal::CouldBeHoused => Phrase::new("forest-refusal-could-be-housed"),
            Refusal::DoNotFit => Phrase::new("forest-refusal-do-not-fit"),
            Refusal::SupplyIsEmpty { tile } => {
                Phrase::new("forest-refusal-supply-is-empty").term("tile", tile.key())
            }
            Refusal::TooFewKinds => Phrase::new("forest-refusal-too-few-kinds"),
            Refusal::NotYours { building } => {
                Phrase::new("forest-refusal-not-yours").term("building", building.key())
            }
            Refusal::Visiting => Phrase::new("forest-refusal-visiting"),
            Refusal::Busy => Phrase::new("forest-refusal-busy"),
            Refusal::DrawPending => Phrase::new("forest-refusal-draw-pending"),
            Refusal::NoAsides => Phrase::new("forest-refusal-no-asides"),
            Refusal::WouldStrand => Phrase::new("forest-refusal-would-strand"),
            Refusal::SameStanding => Phrase::new("forest-refusal-same-standing"),
            Refusal::TooManyChanges { most } => {
                Phrase::new("forest-refusal-too-many-changes").number("most", most)
            }
        }
    }
}

fn cannot_come_up(lottery: Lottery) -> Phrase {
    match lottery {
        Lottery::First => Phrase::new("forest-refusal-no-such-seat"),
        Lottery::Side => Phrase::new("forest-refusal-side-turned"),
        Lottery::Large(category) => {
            Phrase::new("forest-refusal-large-not-in-box").number("category", category)
        }
        Lottery::Worker => Phrase::new("forest-refusal-worker-not-in-stack"),
        Lottery::Mission => Phrase::new("forest-refusal-mission-not-in-pile"),
    }
}
