//! Reasons.

use parlour_core::{Phrase, Speak};

use super::{PRESTIGE, SHEEP, action_key, spot};
use crate::refusal::Refusal;

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotYourTurn => Phrase::new("abbey-refusal-not-your-turn"),
            Self::NotAsked => Phrase::new("abbey-refusal-not-asked"),
            Self::CannotComeUp(lottery) => {
                Phrase::new("abbey-refusal-cannot-come-up").term("lottery", lottery.key())
            }
            Self::NoFreeActionNow => Phrase::new("abbey-refusal-no-free-action-now"),
            Self::NotInThisPhase { .. } => Phrase::new("abbey-refusal-not-in-this-phase"),
            Self::TooPoor { good, price, have, .. } => Phrase::new("abbey-refusal-too-poor")
                .count("price", price, good.key())
                .count("have", have, good.key()),
            Self::NotActive { site } => Phrase::new("abbey-refusal-not-active").term("card", site.key()),
            Self::UsedUp { site } => Phrase::new("abbey-refusal-used-up").term("card", site.key()),
            Self::NotBuilt { site } => Phrase::new("abbey-refusal-not-built").term("card", site.key()),
            Self::NameTheFirst { site } => {
                Phrase::new("abbey-refusal-name-the-first").term("card", site.key())
            }
            Self::NoUse => Phrase::new("abbey-refusal-no-use"),
            Self::BidTooLow { standing } => {
                Phrase::new("abbey-refusal-bid-too-low").number("standing", standing)
            }
            Self::BidTooHigh { worth } => Phrase::new("abbey-refusal-bid-too-high").number("worth", worth),
            Self::PaymentUneven { owed } => Phrase::new("abbey-refusal-payment-uneven").number("owed", owed),
            Self::NotOnOffer => Phrase::new("abbey-refusal-not-on-offer"),
            Self::NoSuchDie { face } => Phrase::new("abbey-refusal-no-such-die").number("face", face),
            Self::RolledAgainAlready { face } => {
                Phrase::new("abbey-refusal-rolled-again-already").number("face", face)
            }
            Self::NoPeasantThere { spot: place } => {
                Phrase::new("abbey-refusal-no-peasant-there").list("spot", [spot(place)])
            }
            Self::RowHasAnotherValue { value } => {
                Phrase::new("abbey-refusal-row-has-another-value").number("value", value)
            }
            Self::RowsDiffer => Phrase::new("abbey-refusal-rows-differ"),
            Self::CanStillMeet => Phrase::new("abbey-refusal-can-still-meet"),
            Self::MustMeet => Phrase::new("abbey-refusal-must-meet"),
            other => of_dice(other),
        }
    }
}

fn of_dice(refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::WrongDie { action, face } => {
            Phrase::new("abbey-refusal-wrong-die").term("use", action_key(action)).number("face", face)
        }
        Refusal::BoxesFull { action, limit } => {
            Phrase::new("abbey-refusal-boxes-full").term("use", action_key(action)).number("limit", limit)
        }
        Refusal::ReserveEmpty { left } => Phrase::new("abbey-refusal-reserve-empty").number("left", left),
        Refusal::TopOfTheClergy => Phrase::new("abbey-refusal-top-of-the-clergy"),
        Refusal::NotYourCrusade => Phrase::new("abbey-refusal-not-your-crusade"),
        Refusal::CrusadeComplete => Phrase::new("abbey-refusal-crusade-complete"),
        Refusal::CrusadeNotBegun => Phrase::new("abbey-refusal-crusade-not-begun"),
        Refusal::NoRoom { room } => Phrase::new("abbey-refusal-no-room").number("room", room),
        Refusal::CrusadeHasAnotherValue { value } => {
            Phrase::new("abbey-refusal-crusade-has-another-value").number("value", value)
        }
        Refusal::NoPeasantToSend => Phrase::new("abbey-refusal-no-peasant-to-send"),
        Refusal::NotFromCards => Phrase::new("abbey-refusal-not-from-cards"),
        Refusal::NoSecondDie => Phrase::new("abbey-refusal-no-second-die"),
        Refusal::LowerDieFirst => Phrase::new("abbey-refusal-lower-die-first"),
        Refusal::NotTwoResources => Phrase::new("abbey-refusal-not-two-resources"),
        Refusal::EliasLacks { value } => Phrase::new("abbey-refusal-elias-lacks").number("value", value),
        Refusal::StallEmpty => Phrase::new("abbey-refusal-stall-empty"),
        Refusal::NoDiceLeft => Phrase::new("abbey-refusal-no-dice-left"),
        Refusal::BeenThere { location } => {
            Phrase::new("abbey-refusal-been-there").term("location", location.key())
        }
        Refusal::Flooded { location } => {
            Phrase::new("abbey-refusal-flooded").term("location", location.key())
        }
        Refusal::InitiativeTaken => Phrase::new("abbey-refusal-initiative-taken"),
        Refusal::NoBonusSpace { location } => {
            Phrase::new("abbey-refusal-no-bonus-space").term("location", location.key())
        }
        Refusal::NoToolLeft => Phrase::new("abbey-refusal-no-tool-left"),
        Refusal::CannotRaise => Phrase::new("abbey-refusal-cannot-raise"),
        Refusal::MainDieFirst => Phrase::new("abbey-refusal-main-die-first"),
        Refusal::NoWagon => Phrase::new("abbey-refusal-no-wagon"),
        Refusal::NotVisited { location } => {
            Phrase::new("abbey-refusal-not-visited").term("location", location.key())
        }
        Refusal::NoDieThere { location } => {
            Phrase::new("abbey-refusal-no-die-there").term("location", location.key())
        }
        other => of_the_board(other),
    }
}

fn of_the_board(refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::NoMovesLeft => Phrase::new("abbey-refusal-no-moves-left"),
        Refusal::LastBench => Phrase::new("abbey-refusal-last-bench"),
        Refusal::SeatTaken => Phrase::new("abbey-refusal-seat-taken"),
        Refusal::NobodyToBaptise => Phrase::new("abbey-refusal-nobody-to-baptise"),
        Refusal::BaptisteryFull => Phrase::new("abbey-refusal-baptistery-full"),
        Refusal::BaptisteryEmpty => Phrase::new("abbey-refusal-baptistery-empty"),
        Refusal::NoLayBrother { site } => {
            Phrase::new("abbey-refusal-no-lay-brother").term("card", site.key())
        }
        Refusal::SpaceTaken { site } => Phrase::new("abbey-refusal-space-taken").term("card", site.key()),
        Refusal::AltarStands => Phrase::new("abbey-refusal-altar-stands"),
        Refusal::WallsStand => Phrase::new("abbey-refusal-walls-stand"),
        Refusal::NotInHand { building } => {
            Phrase::new("abbey-refusal-not-in-hand").term("card", building.key())
        }
        Refusal::NoSuchTowerLeft { tower } => {
            Phrase::new("abbey-refusal-no-such-tower-left").term("tower", tower.key())
        }
        Refusal::TwoCopies { site } => Phrase::new("abbey-refusal-two-copies").term("card", site.key()),
        Refusal::FourTowers => Phrase::new("abbey-refusal-four-towers"),
        Refusal::OtherHall => Phrase::new("abbey-refusal-other-hall"),
        Refusal::OtherFarm => Phrase::new("abbey-refusal-other-farm"),
        Refusal::NoFreeSlot { needed, free } => {
            Phrase::new("abbey-refusal-no-free-slot").number("needed", needed).number("free", free)
        }
        Refusal::NoArcherThere { tower } => {
            Phrase::new("abbey-refusal-no-archer-there").term("tower", tower.key())
        }
        Refusal::NoVacantTower { tower } => {
            Phrase::new("abbey-refusal-no-vacant-tower").term("tower", tower.key())
        }
        Refusal::RemodelledAlready => Phrase::new("abbey-refusal-remodelled-already"),
        Refusal::SlotsLeft => Phrase::new("abbey-refusal-slots-left"),
        Refusal::NotSoManySheep { have } => {
            Phrase::new("abbey-refusal-not-so-many-sheep").count("have", have, SHEEP)
        }
        Refusal::TooManySheep { most } => {
            Phrase::new("abbey-refusal-too-many-sheep").count("most", most, SHEEP)
        }
        other => of_deals(other),
    }
}

fn of_deals(refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::NotAnotherPlayer => Phrase::new("abbey-refusal-not-another-player"),
        Refusal::NoOffersLeft { most } => Phrase::new("abbey-refusal-no-offers-left").number("most", most),
        Refusal::AskedAlready => Phrase::new("abbey-refusal-asked-already"),
        Refusal::HasAnAlly { ally } => Phrase::new("abbey-refusal-has-an-ally").seat("seat", ally),
        Refusal::HelperHasNoPeasant => Phrase::new("abbey-refusal-helper-has-no-peasant"),
        Refusal::HelperHasNoDice { value } => {
            Phrase::new("abbey-refusal-helper-has-no-dice").number("value", value)
        }
        Refusal::TooManyDice { most } => Phrase::new("abbey-refusal-too-many-dice").number("most", most),
        Refusal::TooMuchPrestige { most } => {
            Phrase::new("abbey-refusal-too-much-prestige").count("most", most, PRESTIGE)
        }
        Refusal::NotInReward => Phrase::new("abbey-refusal-not-in-reward"),
        Refusal::SameOffer => Phrase::new("abbey-refusal-same-offer"),
        Refusal::WayPassed => Phrase::new("abbey-refusal-way-passed"),
        Refusal::WrongNumber { left } => Phrase::new("abbey-refusal-wrong-number").number("left", left),
        Refusal::RoadsBroken => Phrase::new("abbey-refusal-roads-broken"),
        Refusal::NoTradeToken => Phrase::new("abbey-refusal-no-trade-token"),
        Refusal::NotWorthOne { give } => Phrase::new("abbey-refusal-not-worth-one").term("good", give.key()),
        Refusal::SameKind => Phrase::new("abbey-refusal-same-kind"),
        Refusal::Wasteful => Phrase::new("abbey-refusal-wasteful"),
        Refusal::PartnerLacks { good } => Phrase::new("abbey-refusal-partner-lacks").term("good", good.key()),
        Refusal::CannotMatch => Phrase::new("abbey-refusal-cannot-match"),
        Refusal::GivesTooLittle => Phrase::new("abbey-refusal-gives-too-little"),
        Refusal::GivesTooMuch => Phrase::new("abbey-refusal-gives-too-much"),
        Refusal::NobodyWorksThere { site } => {
            Phrase::new("abbey-refusal-nobody-works-there").term("card", site.key())
        }
        Refusal::ServesTwo => Phrase::new("abbey-refusal-serves-two"),
        other => of_relics_and_saints(other),
    }
}

fn of_relics_and_saints(refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::NoSuchRelic { relic } => {
            Phrase::new("abbey-refusal-no-such-relic").term("relic", relic.key())
        }
        Refusal::RelicHasNoUse { relic } => {
            Phrase::new("abbey-refusal-relic-has-no-use").term("relic", relic.key())
        }
        Refusal::TabletsDoNotSuffice => Phrase::new("abbey-refusal-tablets-do-not-suffice"),
        Refusal::NotInTheCost { good } => {
            Phrase::new("abbey-refusal-not-in-the-cost").term("good", good.key())
        }
        Refusal::NoSaintKept => Phrase::new("abbey-refusal-no-saint-kept"),
        Refusal::SaintHasNoUse => Phrase::new("abbey-refusal-saint-has-no-use"),
        Refusal::NoSaintRevealed => Phrase::new("abbey-refusal-no-saint-revealed"),
        Refusal::SupportUsed => Phrase::new("abbey-refusal-support-used"),
        Refusal::NotALayBrother => Phrase::new("abbey-refusal-not-a-lay-brother"),
        Refusal::NoVacantCards { needed } => {
            Phrase::new("abbey-refusal-no-vacant-cards").number("needed", needed)
        }
        other => unreachable!("{other:?} is said elsewhere"),
    }
}
