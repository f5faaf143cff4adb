//! Refusals in words.

use parlour_core::{Phrase, Speak};

use super::COIN;
use crate::refusal::Refusal;

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotYourTurn => Phrase::new("orleans-refusal-not-your-turn"),
            Self::NotAsked => Phrase::new("orleans-refusal-not-asked"),
            Self::CannotComeUp => Phrase::new("orleans-refusal-cannot-come-up"),
            Self::NotInStacks { tile } => {
                Phrase::new("orleans-refusal-not-in-stacks").term("tile", tile.key())
            }
            Self::OnlyFirstCategory { tile } => {
                Phrase::new("orleans-refusal-only-first-category").term("tile", tile.key())
            }
            Self::NotThere { follower, space } => Phrase::new("orleans-refusal-not-there")
                .term("follower", follower.key())
                .term("place", space.place().key()),
            Self::BeyondDrawNumber { number, retrieved } => Phrase::new("orleans-refusal-beyond-draw-number")
                .number("number", number)
                .number("retrieved", retrieved),
            Self::NoRoom { room } => Phrase::new("orleans-refusal-no-room").number("room", room),
            Self::BagTooSmall { bag } => Phrase::new("orleans-refusal-bag-too-small").number("bag", bag),
            Self::OutOfOrder => Phrase::new("orleans-refusal-out-of-order"),
            Self::NotInHand { follower } => {
                Phrase::new("orleans-refusal-not-in-hand").term("follower", follower.key())
            }
            Self::TowerFull => Phrase::new("orleans-refusal-tower-full"),
            Self::MarketTooSmall { room, followers } => Phrase::new("orleans-refusal-market-too-small")
                .number("room", room)
                .number("followers", followers),
            Self::TowerNeeded { followers } => {
                Phrase::new("orleans-refusal-tower-needed").number("followers", followers)
            }
            Self::OtherFollowerFirst { asked } => {
                Phrase::new("orleans-refusal-other-follower-first").term("asked", asked.key())
            }
            Self::NotYourPlace { place } => {
                Phrase::new("orleans-refusal-not-your-place").term("place", place.key())
            }
            Self::SpaceTaken { space } => Phrase::new("orleans-refusal-space-taken")
                .term("place", space.place().key())
                .term("need", space.need().key()),
            Self::WrongFollower { follower, need } => Phrase::new("orleans-refusal-wrong-follower")
                .term("follower", follower.key())
                .term("need", need.key()),
            Self::OnlyMonks { place } => Phrase::new("orleans-refusal-only-monks").term("place", place.key()),
            Self::OwnInTownHall { follower } => {
                Phrase::new("orleans-refusal-own-in-town-hall").term("follower", follower.key())
            }
            Self::BathhouseItself => Phrase::new("orleans-refusal-bathhouse-itself"),
            Self::MustPlace { left } => Phrase::new("orleans-refusal-must-place").number("left", left),
            Self::NoTechnologyLoose => Phrase::new("orleans-refusal-no-technology-loose"),
            Self::TechnologyForMonk => Phrase::new("orleans-refusal-technology-for-monk"),
            Self::SingleSpace { place } => {
                Phrase::new("orleans-refusal-single-space").term("place", place.key())
            }
            Self::NoCertainNeed { place } => {
                Phrase::new("orleans-refusal-no-certain-need").term("place", place.key())
            }
            Self::SecondTechnology { place } => {
                Phrase::new("orleans-refusal-second-technology").term("place", place.key())
            }
            Self::FirstReplacesFarmer => Phrase::new("orleans-refusal-first-replaces-farmer"),
            _ => self.about_actions(),
        }
    }
}

impl Refusal {
    fn about_actions(self) -> Phrase {
        match self {
            Self::NotActivated { place, empty } => {
                Phrase::new("orleans-refusal-not-activated").term("place", place.key()).number("empty", empty)
            }
            Self::NoAction { place } => Phrase::new("orleans-refusal-no-action").term("place", place.key()),
            Self::SacristyWaits => Phrase::new("orleans-refusal-sacristy-waits"),
            Self::NoFollowerLeft { kind } => {
                Phrase::new("orleans-refusal-no-follower-left").term("kind", kind.key())
            }
            Self::TrackEnds { track } => Phrase::new("orleans-refusal-track-ends").term("track", track.key()),
            Self::NoGoodLeft { good } => Phrase::new("orleans-refusal-no-good-left").term("good", good.key()),
            Self::NoTechnologyLeft => Phrase::new("orleans-refusal-no-technology-left"),
            Self::NoTileLeft => Phrase::new("orleans-refusal-no-tile-left"),
            Self::Pilgrimage => Phrase::new("orleans-refusal-pilgrimage"),
            Self::VillageEmpty => Phrase::new("orleans-refusal-village-empty"),
            Self::NotInVillage { kind } => {
                Phrase::new("orleans-refusal-not-in-village").term("kind", kind.key())
            }
            Self::NoWay { way, city } => {
                Phrase::new("orleans-refusal-no-way").term("way", way.key()).term("city", city.key())
            }
            Self::NotConnected { edge, city } => {
                let [one, other] = edge.ends();
                Phrase::new("orleans-refusal-not-connected")
                    .term("from", one.key())
                    .term("to", other.key())
                    .term("city", city.key())
            }
            Self::WrongWay { edge, way } => {
                Phrase::new("orleans-refusal-wrong-way").term("is", edge.way().key()).term("way", way.key())
            }
            Self::NotOnTheWay { good, edge } => {
                let [one, other] = edge.ends();
                Phrase::new("orleans-refusal-not-on-the-way")
                    .term("good", good.key())
                    .term("from", one.key())
                    .term("to", other.key())
            }
            Self::NoPostLeft => Phrase::new("orleans-refusal-no-post-left"),
            Self::CityTaken { city } => Phrase::new("orleans-refusal-city-taken").term("city", city.key()),
            Self::DevelopmentEnds => Phrase::new("orleans-refusal-development-ends"),
            Self::NoPostBuilt => Phrase::new("orleans-refusal-no-post-built"),
            Self::NobodyToSend { place } => {
                Phrase::new("orleans-refusal-nobody-to-send").term("place", place.key())
            }
            Self::NobodyOfKind { kind, place } => Phrase::new("orleans-refusal-nobody-of-kind")
                .term("kind", kind.key())
                .term("place", place.key()),
            Self::OwnFollowersStay { kind } => {
                Phrase::new("orleans-refusal-own-followers-stay").term("kind", kind.key())
            }
            Self::NoOpenCell { kind, deed } => {
                Phrase::new("orleans-refusal-no-open-cell").term("kind", kind.key()).term("deed", deed.key())
            }
            Self::MustSend => Phrase::new("orleans-refusal-must-send"),
            _ => self.about_payments(),
        }
    }

    fn about_payments(self) -> Phrase {
        match self {
            Self::PharmacyLimit { coins } => {
                Phrase::new("orleans-refusal-pharmacy-limit").count("coins", coins, COIN)
            }
            Self::TooPoor { price, coins } => Phrase::new("orleans-refusal-too-poor")
                .count("price", price, COIN)
                .count("coins", coins, COIN),
            Self::BeyondTheEnd { left } => Phrase::new("orleans-refusal-beyond-the-end").number("left", left),
            Self::EmptyBag => Phrase::new("orleans-refusal-empty-bag"),
            Self::NotFood { good } => Phrase::new("orleans-refusal-not-food").term("good", good.key()),
            Self::NoSuchFood { good } => Phrase::new("orleans-refusal-no-such-food").term("good", good.key()),
            Self::NoSuchGood { good } => Phrase::new("orleans-refusal-no-such-good").term("good", good.key()),
            Self::NoPostThere { city } => {
                Phrase::new("orleans-refusal-no-post-there").term("city", city.key())
            }
            Self::NoReservePost => Phrase::new("orleans-refusal-no-reserve-post"),
            Self::NoNeutralInBag => Phrase::new("orleans-refusal-no-neutral-in-bag"),
            Self::DevelopmentStart => Phrase::new("orleans-refusal-development-start"),
            Self::CoinCell { cell } => Phrase::new("orleans-refusal-coin-cell").number("cell", cell),
            Self::NoTechnologyThere { place } => {
                Phrase::new("orleans-refusal-no-technology-there").term("place", place.key())
            }
            _ => unreachable!("said before"),
        }
    }
}
