//! Reasons why not.

use parlour_core::{Phrase, Speak};

use super::{CUBES, GOLD, WORKERS};
use crate::refusal::{Deed, Lottery, Refusal};

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotYourTurn => Phrase::new("pillars-refusal-not-your-turn"),
            Self::NotAsked => Phrase::new("pillars-refusal-not-asked"),
            Self::CannotComeUp(lottery) => cannot_come_up(lottery),
            Self::NotInRow => Phrase::new("pillars-refusal-not-in-row"),
            Self::NotEnoughWorkers { needed, idle } => Phrase::new("pillars-refusal-not-enough-workers")
                .count("needed", needed, WORKERS)
                .count("idle", idle, WORKERS),
            Self::TooPoor { price, gold, .. } => {
                Phrase::new("pillars-refusal-too-poor").count("price", price, GOLD).count("gold", gold, GOLD)
            }
            Self::NotYourCraftsman { craftsman } => {
                Phrase::new("pillars-refusal-not-your-craftsman").term("craftsman", craftsman.key())
            }
            Self::NoFreeSpace { post } => {
                Phrase::new("pillars-refusal-no-free-space").term("post", post.key())
            }
            Self::PlacingIsFree => Phrase::new("pillars-refusal-placing-is-free"),
            Self::WaitedAlready => Phrase::new("pillars-refusal-waited-already"),
            Self::NoRemigius => Phrase::new("pillars-refusal-no-remigius"),
            Self::RemigiusNotNeeded => Phrase::new("pillars-refusal-remigius-not-needed"),
            Self::EventIsLucky => Phrase::new("pillars-refusal-event-is-lucky"),
            Self::MetalIsNotSold => Phrase::new("pillars-refusal-metal-is-not-sold"),
            Self::NoMetalFromBishop => Phrase::new("pillars-refusal-no-metal-from-bishop"),
            Self::StockIsShort { good, stock } => {
                Phrase::new("pillars-refusal-stock-is-short").count("stock", stock, good.key())
            }
            Self::NoWoodworker => Phrase::new("pillars-refusal-no-woodworker"),
            Self::NoStonecutter => Phrase::new("pillars-refusal-no-stonecutter"),
            Self::BoughtThisRound { good } => {
                Phrase::new("pillars-refusal-bought-this-round").term("good", good.key())
            }
            Self::TooFewGoods { good, needed, have, .. } => Phrase::new("pillars-refusal-too-few-goods")
                .count("needed", needed, good.key())
                .count("have", have, good.key()),
            Self::AtLeastOne(deed) => at_least_one(deed),
            Self::WorkedAlready { craftsman } => {
                Phrase::new("pillars-refusal-worked-already").term("craftsman", craftsman.key())
            }
            Self::OverCapacity { craftsman, capacity } => Phrase::new("pillars-refusal-over-capacity")
                .term("craftsman", craftsman.key())
                .number("capacity", capacity),
            Self::NoMetalAtHand => Phrase::new("pillars-refusal-no-metal-at-hand"),
            Self::NoMortarMixer => Phrase::new("pillars-refusal-no-mortar-mixer"),
            Self::CannotBeBlessed { craftsman } => {
                Phrase::new("pillars-refusal-cannot-be-blessed").term("craftsman", craftsman.key())
            }
            Self::MoreThanExcess { excess } => {
                Phrase::new("pillars-refusal-more-than-excess").count("excess", excess, CUBES)
            }
            Self::KindIsPast { good } => Phrase::new("pillars-refusal-kind-is-past").term("good", good.key()),
            Self::TooFewToFollow { still, left } => Phrase::new("pillars-refusal-too-few-to-follow")
                .count("still", still, CUBES)
                .count("left", left, CUBES),
        }
    }
}

fn at_least_one(deed: Deed) -> Phrase {
    Phrase::new(match deed {
        Deed::Work => "pillars-refusal-at-least-one-use",
        Deed::Hire | Deed::Place | Deed::Buy | Deed::Sell | Deed::Return => {
            "pillars-refusal-at-least-one-cube"
        }
    })
}

fn cannot_come_up(lottery: Lottery) -> Phrase {
    Phrase::new(match lottery {
        Lottery::Start => "pillars-refusal-cannot-start",
        Lottery::Privilege => "pillars-refusal-privilege-is-gone",
        Lottery::Craftsman => "pillars-refusal-craftsman-is-not-due",
        Lottery::Resource => "pillars-refusal-cannot-be-left-out",
        Lottery::Event => "pillars-refusal-event-is-gone",
        Lottery::Builder => "pillars-refusal-no-builder-in-bag",
        Lottery::Tax => "pillars-refusal-not-on-the-die",
    })
}
