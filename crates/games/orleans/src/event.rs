//! What happened, for logs.

use parlour_core::{Phrase, Seat, Speak, Tell, Telling};

use crate::choice::Item;
use crate::data::{Citizen, City, Deed, Edge, Follower, Good, Hourglass, Kind, Place, Space, Track};
use crate::words::{CITIZEN, COIN, POINT, POST, TECHNOLOGY};

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Event {
    /// A good leaves the game before the map is laid out (ORL-2.8).
    GoodRemoved { good: Good },
    /// A good comes to the map (ORL-2.8).
    GoodLaid { edge: Edge, good: Good },
    /// Somebody is the first player (ORL-2.12, ORL-3.12).
    FirstPlayer { seat: Seat },
    /// A place tile returns to the box (ORL-12.1).
    Excluded { seat: Seat, tile: Place },
    /// Somebody excludes nothing (ORL-12.1).
    Declined { seat: Seat },
    /// A round begins with its event (ORL-3.1).
    RoundBegins { round: u8, event: Hourglass },
    /// The sole leader of the census is paid (ORL-3.2).
    CensusLeader { seat: Seat },
    /// The sole last of the census pays (ORL-3.3).
    CensusLast { seat: Seat },
    /// A follower comes back from a space (ORL-4.5).
    Retrieved { seat: Seat, follower: Follower, place: Place },
    /// Somebody decides how many followers to draw (ORL-4.2).
    DrawsChosen { seat: Seat, draws: u8 },
    /// A follower leaves a bag (ORL-4.4).
    Drawn { seat: Seat, follower: Follower },
    /// A follower comes to the gunpowder tower (ORL-4.6).
    OnTower { seat: Seat, follower: Follower },
    /// Somebody has finished the plan (ORL-3.7).
    Ready { seat: Seat },
    /// A follower stands on a space (ORL-4.8).
    Placed { seat: Seat, follower: Follower, space: Space },
    /// A technology tile lies on a space (ORL-6.10).
    TechnologyPlaced { seat: Seat, space: Space },
    /// A place is executed (ORL-5.1).
    Used { seat: Seat, place: Place },
    /// No more actions (ORL-3.8); `forced` if there was none to take (ORL-3.9).
    Passed { seat: Seat, forced: bool },
    /// A neutral follower joins a bag (ORL-5.5).
    Recruited { seat: Seat, kind: Kind },
    /// A character marker moves (ORL-5.5).
    Advanced { seat: Seat, track: Track, cell: u8 },
    /// Coins come from the bank; less than is due if it runs dry (ORL-10.3).
    Received { seat: Seat, coins: u8, due: u8 },
    /// Coins go to the bank (ORL-10.2).
    Paid { seat: Seat, coins: u8, due: u8 },
    /// The development marker moves forward (ORL-5.21).
    Developed { seat: Seat, cell: u8, status: u8 },
    /// A citizen is won.
    CitizenWon { seat: Seat, citizen: Citizen },
    /// A good of the goods market is gained.
    GoodGained { seat: Seat, good: Good },
    /// A technology tile is gained (ORL-6.8).
    TechnologyGained { seat: Seat },
    /// A place tile is taken (ORL-5.10).
    TileTaken { seat: Seat, tile: Place },
    /// The merchant moves (ORL-5.15).
    Travelled { seat: Seat, edge: Edge, city: City },
    /// A good of the way is loaded (ORL-5.17).
    Loaded { seat: Seat, good: Good },
    /// A trading post is built (ORL-5.19).
    PostBuilt { seat: Seat, city: City },
    /// A follower goes to a deed (ORL-5.30).
    Sent { seat: Seat, kind: Kind, deed: Deed },
    /// The sacristy protects (ORL-7.16).
    Protected { seat: Seat, event: Hourglass },
    /// Food is given for the harvest (ORL-8.3).
    Fed { seat: Seat, good: Good },
    /// Somebody has no food (ORL-8.3).
    Unfed { seat: Seat },
    /// Somebody's goods are taxed (ORL-8.4).
    Taxed { seat: Seat, goods: u8, coins: u8 },
    /// The plague takes a follower (ORL-8.6).
    PlagueTook { seat: Seat, kind: Kind },
    /// The plague meets a marked follower (ORL-8.6).
    PlagueSpared { seat: Seat, follower: Follower },
    /// The plague finds an empty bag (ORL-8.6).
    PlagueFoundNobody { seat: Seat },
    /// Coins are missing (ORL-9.1).
    Tortured { seat: Seat, owed: u8 },
    /// Something is given up (ORL-9.1).
    Given { seat: Seat, item: Item },
    /// The follower given up (ORL-9.3).
    FollowerLost { seat: Seat, kind: Kind },
    /// There is nothing left to give (ORL-9.11).
    Released { seat: Seat, owed: u8 },
    /// Somebody has the most trading posts (ORL-11.1).
    MostPosts { seat: Seat, posts: u8 },
    /// Nobody has (ORL-11.1).
    NobodyHasMostPosts,
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        self.told().phrase
    }
}

impl Tell for Event {
    #[expect(clippy::too_many_lines, reason = "a list: one entry per event, all of one shape")]
    fn told(&self) -> Telling {
        match *self {
            Self::GoodRemoved { good } => {
                Phrase::new("orleans-event-good-removed").term("good", good.key()).by("ORL-2.8")
            }
            Self::GoodLaid { edge, good } => {
                let [one, other] = edge.ends();
                Phrase::new("orleans-event-good-laid")
                    .term("good", good.key())
                    .term("from", one.key())
                    .term("to", other.key())
                    .by("ORL-2.8")
            }
            Self::FirstPlayer { seat } => of("orleans-event-first-player", seat).by("ORL-3.12"),
            Self::Excluded { seat, tile } => {
                of("orleans-event-excluded", seat).term("tile", tile.key()).by("ORL-12.1")
            }
            Self::Declined { seat } => of("orleans-event-declined", seat).by("ORL-12.1"),
            Self::RoundBegins { round, event } => Phrase::new("orleans-event-round-begins")
                .number("round", round)
                .term("event", event.key())
                .by(event_rule(event)),
            Self::CensusLeader { seat } => of("orleans-event-census-leader", seat).by("ORL-3.2"),
            Self::CensusLast { seat } => of("orleans-event-census-last", seat).by("ORL-3.3"),
            Self::Retrieved { seat, follower, place } => of("orleans-event-retrieved", seat)
                .term("follower", follower.key())
                .term("place", place.key())
                .by("ORL-4.5"),
            Self::DrawsChosen { seat, draws } => {
                of("orleans-event-draws-chosen", seat).number("n", draws).by("ORL-4.2")
            }
            Self::Drawn { seat, follower } => {
                of("orleans-event-drawn", seat).term("follower", follower.key()).by("ORL-4.4")
            }
            Self::OnTower { seat, follower } => {
                of("orleans-event-on-tower", seat).term("follower", follower.key()).by("ORL-4.6")
            }
            Self::Ready { seat } => of("orleans-event-ready", seat).by("ORL-3.7"),
            Self::Placed { seat, follower, space } => of("orleans-event-placed", seat)
                .term("follower", follower.key())
                .term("place", space.place().key())
                .term("need", space.need().key())
                .by("ORL-4.8"),
            Self::TechnologyPlaced { seat, space } => of("orleans-event-technology-placed", seat)
                .term("place", space.place().key())
                .term("need", space.need().key())
                .by("ORL-6.10"),
            Self::Used { seat, place } => {
                of("orleans-event-used", seat).term("place", place.key()).by(place_rule(place))
            }
            Self::Passed { seat, forced: false } => of("orleans-event-passed", seat).by("ORL-3.8"),
            Self::Passed { seat, forced: true } => of("orleans-event-passed-forced", seat).by("ORL-3.9"),
            Self::Recruited { seat, kind } => of("orleans-event-recruited", seat)
                .term("kind", kind.key())
                .by("ORL-5.5")
                .gain(seat, 1, kind.key()),
            Self::Advanced { seat, track, cell } => of("orleans-event-advanced", seat)
                .term("track", track.key())
                .number("cell", cell)
                .by(track_rule(track)),
            Self::Received { seat, coins, due } if coins < due => of("orleans-event-received-less", seat)
                .count("coins", coins, COIN)
                .count("due", due, COIN)
                .by("ORL-10.3")
                .gain(seat, coins, COIN),
            Self::Received { seat, coins, .. } => of("orleans-event-received", seat)
                .count("coins", coins, COIN)
                .by("ORL-10.3")
                .gain(seat, coins, COIN),
            Self::Paid { seat, coins, due } if coins < due => of("orleans-event-paid-less", seat)
                .count("coins", coins, COIN)
                .count("due", due, COIN)
                .by("ORL-10.2")
                .loss(seat, coins, COIN),
            Self::Paid { seat, coins, .. } => of("orleans-event-paid", seat)
                .count("coins", coins, COIN)
                .by("ORL-10.2")
                .loss(seat, coins, COIN),
            Self::Developed { seat, cell, status } => of("orleans-event-developed", seat)
                .number("cell", cell)
                .number("status", status)
                .by("ORL-5.21")
                .gain(seat, 1, POINT),
            Self::CitizenWon { seat, citizen } => of("orleans-event-citizen-won", seat)
                .term("citizen", citizen.key())
                .by("ORL-6.6")
                .gain(seat, 1, CITIZEN),
            Self::GoodGained { seat, good } => of("orleans-event-good-gained", seat)
                .term("good", good.key())
                .by("ORL-10.1")
                .gain(seat, 1, good.key()),
            Self::TechnologyGained { seat } => {
                of("orleans-event-technology-gained", seat).by("ORL-6.8").gain(seat, 1, TECHNOLOGY)
            }
            Self::TileTaken { seat, tile } => {
                of("orleans-event-tile-taken", seat).term("tile", tile.key()).by("ORL-5.10")
            }
            Self::Travelled { seat, edge, city } => of("orleans-event-travelled", seat)
                .term("way", edge.way().key())
                .term("city", city.key())
                .by("ORL-5.15"),
            Self::Loaded { seat, good } => of("orleans-event-loaded", seat)
                .term("good", good.key())
                .by("ORL-5.17")
                .gain(seat, 1, good.key()),
            Self::PostBuilt { seat, city } => of("orleans-event-post-built", seat)
                .term("city", city.key())
                .by("ORL-5.19")
                .gain(seat, 1, POST),
            Self::Sent { seat, kind, deed } => of("orleans-event-sent", seat)
                .term("kind", kind.key())
                .term("deed", deed.key())
                .by("ORL-5.31")
                .loss(seat, 1, kind.key()),
            Self::Protected { seat, event } => {
                of("orleans-event-protected", seat).term("event", event.key()).by("ORL-7.16")
            }
            Self::Fed { seat, good } => {
                of("orleans-event-fed", seat).term("good", good.key()).by("ORL-8.3").loss(seat, 1, good.key())
            }
            Self::Unfed { seat } => of("orleans-event-unfed", seat).by("ORL-8.3"),
            Self::Taxed { seat, goods, coins } => of("orleans-event-taxed", seat)
                .number("goods", goods)
                .count("coins", coins, COIN)
                .by("ORL-8.4"),
            Self::PlagueTook { seat, kind } => of("orleans-event-plague-took", seat)
                .term("kind", kind.key())
                .by("ORL-8.6")
                .loss(seat, 1, kind.key()),
            Self::PlagueSpared { seat, follower } => {
                of("orleans-event-plague-spared", seat).term("follower", follower.key()).by("ORL-8.6")
            }
            Self::PlagueFoundNobody { seat } => of("orleans-event-plague-found-nobody", seat).by("ORL-8.6"),
            Self::Tortured { seat, owed } => {
                of("orleans-event-tortured", seat).count("owed", owed, COIN).by("ORL-9.1")
            }
            Self::Given { seat, item } => given(seat, item),
            Self::FollowerLost { seat, kind } => of("orleans-event-follower-lost", seat)
                .term("kind", kind.key())
                .by("ORL-9.3")
                .loss(seat, 1, kind.key()),
            Self::Released { seat, owed } => {
                of("orleans-event-released", seat).count("owed", owed, COIN).by("ORL-9.11")
            }
            Self::MostPosts { seat, posts } => {
                of("orleans-event-most-posts", seat).number("posts", posts).by("ORL-11.1")
            }
            Self::NobodyHasMostPosts => Phrase::new("orleans-event-nobody-has-most-posts").by("ORL-11.1"),
        }
    }
}

/// A phrase about a player.
fn of(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("who", seat)
}

/// What an item given up was; the follower is told of when it is drawn.
fn given(seat: Seat, item: Item) -> Telling {
    match item {
        Item::Post(city) => {
            of("orleans-event-gave-post", seat).term("city", city.key()).by("ORL-9.2").loss(seat, 1, POST)
        }
        Item::ReservePost => of("orleans-event-gave-reserve-post", seat).by("ORL-9.2"),
        Item::Follower => of("orleans-event-gave-follower", seat).by("ORL-9.3"),
        Item::Point => of("orleans-event-gave-point", seat).by("ORL-9.4").loss(seat, 1, POINT),
        Item::Good(good) => of("orleans-event-gave-good", seat).term("good", good.key()).by("ORL-9.5").loss(
            seat,
            1,
            good.key(),
        ),
        Item::Tile(tile) => of("orleans-event-gave-tile", seat).term("tile", tile.key()).by("ORL-9.6"),
        Item::Technology(place) => of("orleans-event-gave-technology", seat)
            .term("place", place.key())
            .by("ORL-9.7")
            .loss(seat, 1, TECHNOLOGY),
        Item::LooseTechnology => {
            of("orleans-event-gave-loose-technology", seat).by("ORL-9.7").loss(seat, 1, TECHNOLOGY)
        }
    }
}

const fn event_rule(event: Hourglass) -> &'static str {
    match event {
        Hourglass::Pilgrimage => "ORL-8.1",
        Hourglass::Income => "ORL-8.2",
        Hourglass::Harvest => "ORL-8.3",
        Hourglass::Taxes => "ORL-8.4",
        Hourglass::TradingDay => "ORL-8.5",
        Hourglass::Plague => "ORL-8.6",
    }
}

/// What a place does.
const fn place_rule(place: Place) -> &'static str {
    match place {
        Place::FarmHouse => "ORL-5.6",
        Place::Village => "ORL-5.7",
        Place::University => "ORL-5.12",
        Place::Castle => "ORL-5.13",
        Place::Monastery => "ORL-5.14",
        Place::Ship => "ORL-5.15",
        Place::Wagon => "ORL-5.16",
        Place::Guildhall => "ORL-5.19",
        Place::Scriptorium => "ORL-5.20",
        Place::TownHall => "ORL-5.30",
        Place::Hayrick
        | Place::CheeseFactory
        | Place::Winery
        | Place::WoolManufacturer
        | Place::TailorShop => "ORL-7.1",
        Place::ShippingLine => "ORL-7.2",
        Place::Brewery | Place::Cellar => "ORL-7.3",
        Place::Library => "ORL-7.4",
        Place::Windmill => "ORL-7.5",
        Place::Pharmacy => "ORL-7.6",
        Place::Office => "ORL-7.7",
        Place::Hospital => "ORL-7.8",
        Place::Bathhouse => "ORL-7.9",
        Place::School | Place::HerbGarden => "ORL-7.14",
        Place::HorseWagon => "ORL-7.15",
        Place::Sacristy => "ORL-7.16",
        Place::GunpowderTower => "ORL-7.20",
        Place::Laboratory => "ORL-7.21",
    }
}

/// What the cells of a track bring.
const fn track_rule(track: Track) -> &'static str {
    match track {
        Track::Farmers => "ORL-6.3",
        Track::Boatmen => "ORL-5.8",
        Track::Craftsmen => "ORL-5.9",
        Track::Traders => "ORL-5.10",
        Track::Knights => "ORL-5.13",
        Track::Scholars => "ORL-5.12",
    }
}
