//! Events in words.

use parlour_core::{Phrase, Seat, Speak};

use super::COIN;
use crate::choice::Item;
use crate::event::Event;

/// A phrase about a player.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("who", seat)
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::GoodRemoved { good } => Phrase::new("orleans-event-good-removed").term("good", good.key()),
            Self::GoodLaid { edge, good } => {
                let [one, other] = edge.ends();
                Phrase::new("orleans-event-good-laid")
                    .term("good", good.key())
                    .term("from", one.key())
                    .term("to", other.key())
            }
            Self::FirstPlayer { seat } => of("orleans-event-first-player", seat),
            Self::Excluded { seat, tile } => of("orleans-event-excluded", seat).term("tile", tile.key()),
            Self::Declined { seat } => of("orleans-event-declined", seat),
            Self::RoundBegins { round, event } => {
                Phrase::new("orleans-event-round-begins").number("round", round).term("event", event.key())
            }
            Self::CensusLeader { seat } => of("orleans-event-census-leader", seat),
            Self::CensusLast { seat } => of("orleans-event-census-last", seat),
            Self::Retrieved { seat, follower, place } => of("orleans-event-retrieved", seat)
                .term("follower", follower.key())
                .term("place", place.key()),
            Self::DrawsChosen { seat, draws } => of("orleans-event-draws-chosen", seat).number("n", draws),
            Self::Drawn { seat, follower } => {
                of("orleans-event-drawn", seat).term("follower", follower.key())
            }
            Self::OnTower { seat, follower } => {
                of("orleans-event-on-tower", seat).term("follower", follower.key())
            }
            Self::Ready { seat } => of("orleans-event-ready", seat),
            Self::Placed { seat, follower, space } => of("orleans-event-placed", seat)
                .term("follower", follower.key())
                .term("place", space.place().key())
                .term("need", space.need().key()),
            Self::TechnologyPlaced { seat, space } => of("orleans-event-technology-placed", seat)
                .term("place", space.place().key())
                .term("need", space.need().key()),
            Self::Used { seat, place } => of("orleans-event-used", seat).term("place", place.key()),
            Self::Passed { seat, forced: false } => of("orleans-event-passed", seat),
            Self::Passed { seat, forced: true } => of("orleans-event-passed-forced", seat),
            Self::Recruited { seat, kind } => of("orleans-event-recruited", seat).term("kind", kind.key()),
            Self::Advanced { seat, track, cell } => {
                of("orleans-event-advanced", seat).term("track", track.key()).number("cell", cell)
            }
            _ => self.about_gains_and_losses(),
        }
    }
}

impl Event {
    fn about_gains_and_losses(self) -> Phrase {
        match self {
            Self::Received { seat, coins, due } if coins < due => {
                of("orleans-event-received-less", seat).count("coins", coins, COIN).count("due", due, COIN)
            }
            Self::Received { seat, coins, .. } => {
                of("orleans-event-received", seat).count("coins", coins, COIN)
            }
            Self::Paid { seat, coins, due } if coins < due => {
                of("orleans-event-paid-less", seat).count("coins", coins, COIN).count("due", due, COIN)
            }
            Self::Paid { seat, coins, .. } => of("orleans-event-paid", seat).count("coins", coins, COIN),
            Self::Developed { seat, cell, status } => {
                of("orleans-event-developed", seat).number("cell", cell).number("status", status)
            }
            Self::CitizenWon { seat, citizen } => {
                of("orleans-event-citizen-won", seat).term("citizen", citizen.key())
            }
            Self::GoodGained { seat, good } => of("orleans-event-good-gained", seat).term("good", good.key()),
            Self::TechnologyGained { seat } => of("orleans-event-technology-gained", seat),
            Self::TileTaken { seat, tile } => of("orleans-event-tile-taken", seat).term("tile", tile.key()),
            Self::Travelled { seat, edge, city } => {
                of("orleans-event-travelled", seat).term("way", edge.way().key()).term("city", city.key())
            }
            Self::Loaded { seat, good } => of("orleans-event-loaded", seat).term("good", good.key()),
            Self::PostBuilt { seat, city } => of("orleans-event-post-built", seat).term("city", city.key()),
            Self::Sent { seat, kind, deed } => {
                of("orleans-event-sent", seat).term("kind", kind.key()).term("deed", deed.key())
            }
            Self::Protected { seat, event } => of("orleans-event-protected", seat).term("event", event.key()),
            Self::Fed { seat, good } => of("orleans-event-fed", seat).term("good", good.key()),
            Self::Unfed { seat } => of("orleans-event-unfed", seat),
            Self::Taxed { seat, goods, coins } => {
                of("orleans-event-taxed", seat).number("goods", goods).count("coins", coins, COIN)
            }
            Self::PlagueTook { seat, kind } => of("orleans-event-plague-took", seat).term("kind", kind.key()),
            Self::PlagueSpared { seat, follower } => {
                of("orleans-event-plague-spared", seat).term("follower", follower.key())
            }
            Self::PlagueFoundNobody { seat } => of("orleans-event-plague-found-nobody", seat),
            Self::Tortured { seat, owed } => of("orleans-event-tortured", seat).count("owed", owed, COIN),
            Self::Given { seat, item } => given(seat, item),
            Self::FollowerLost { seat, kind } => {
                of("orleans-event-follower-lost", seat).term("kind", kind.key())
            }
            Self::Released { seat, owed } => of("orleans-event-released", seat).count("owed", owed, COIN),
            Self::MostPosts { seat, posts } => of("orleans-event-most-posts", seat).number("posts", posts),
            Self::NobodyHasMostPosts => Phrase::new("orleans-event-nobody-has-most-posts"),
            _ => unreachable!("said before"),
        }
    }
}

fn given(seat: Seat, item: Item) -> Phrase {
    match item {
        Item::Post(city) => of("orleans-event-gave-post", seat).term("city", city.key()),
        Item::ReservePost => of("orleans-event-gave-reserve-post", seat),
        Item::Follower => of("orleans-event-gave-follower", seat),
        Item::Point => of("orleans-event-gave-point", seat),
        Item::Good(good) => of("orleans-event-gave-good", seat).term("good", good.key()),
        Item::Tile(tile) => of("orleans-event-gave-tile", seat).term("tile", tile.key()),
        Item::Technology(place) => of("orleans-event-gave-technology", seat).term("place", place.key()),
        Item::LooseTechnology => of("orleans-event-gave-loose-technology", seat),
    }
}
