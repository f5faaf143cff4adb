//! Why an answer may not be given.

use parlour_core::{Phrase, Reason, Refuse, Speak};

use crate::data::{City, Deed, Edge, Follower, Good, Kind, Need, Place, Space, Track, Way};
use crate::words::COIN;

/// Why an answer may not be given, with the numbers needed to say so.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Refusal {
    /// Somebody else is asked, or nobody any more.
    NotYourTurn,
    /// The question pending is another one.
    NotAsked,
    /// Chance cannot turn this up.
    CannotComeUp,
    /// The tile does not lie in a stack.
    NotInStacks { tile: Place },
    /// The first trader opens category I alone.
    OnlyFirstCategory { tile: Place },
    /// No such follower stands there.
    NotThere { follower: Follower, space: Space },
    /// Draws and retrievals together are limited by the knights.
    BeyondDrawNumber { number: u8, retrieved: u8 },
    /// Market and tower have no more room.
    NoRoom { room: u8 },
    /// The bag holds fewer followers.
    BagTooSmall { bag: u8 },
    /// Answers of one kind are given in order; this one should have come earlier.
    OutOfOrder,
    /// The follower is not among the new ones.
    NotInHand { follower: Follower },
    /// No such follower waits on the market or the tower.
    NotWaiting { follower: Follower },
    /// The tower is full.
    TowerFull,
    /// The market cannot take all the new followers.
    MarketTooSmall { room: u8, followers: u8 },
    /// Too few would be left for the tower, and the market cannot take the rest.
    TowerNeeded { followers: u8 },
    /// Another follower is asked for.
    OtherFollowerFirst { asked: Follower },
    /// The place belongs to somebody else or to nobody.
    NotYourPlace { place: Place },
    /// Something lies on the space.
    SpaceTaken { space: Space },
    /// The space needs somebody else.
    WrongFollower { follower: Follower, need: Need },
    /// Nobody replaces a monk.
    OnlyMonks { place: Place },
    /// Marked followers do not enter the town hall.
    OwnInTownHall { follower: Follower },
    /// Bathers do not stay at the bathhouse.
    BathhouseItself,
    /// More followers can and must be placed.
    MustPlace { left: u8 },
    /// No technology tile lies beside the board.
    NoTechnologyLoose,
    /// A technology tile cannot replace a monk.
    TechnologyForMonk,
    /// The place has one space only.
    SingleSpace { place: Place },
    /// The space asks for no certain profession.
    NoCertainNeed { place: Place },
    /// One technology tile per place.
    SecondTechnology { place: Place },
    /// The first technology tile replaces a farmer.
    FirstReplacesFarmer,
    /// Spaces are still empty.
    NotActivated { place: Place, empty: u8 },
    /// The place has no action.
    NoAction { place: Place },
    /// The sacristy waits for an event.
    SacristyWaits,
    /// The followers of this profession have run out.
    NoFollowerLeft { kind: Kind },
    /// The marker is at the end of its track.
    TrackEnds { track: Track },
    /// The goods market has none.
    NoGoodLeft { good: Good },
    /// The technology tiles have run out.
    NoTechnologyLeft,
    /// No place tile of the right category is left.
    NoTileLeft,
    /// Nobody recruits monks during the pilgrimage.
    Pilgrimage,
    /// None of the three of the village can be recruited.
    VillageEmpty,
    /// The village recruits boatmen, craftsmen and traders.
    NotInVillage { kind: Kind },
    /// No such way starts in the city.
    NoWay { way: Way, city: City },
    /// The connection does not touch the merchant's city.
    NotConnected { edge: Edge, city: City },
    /// The connection is of the other sort.
    WrongWay { edge: Edge, way: Way },
    /// The good does not lie on the connection.
    NotOnTheWay { good: Good, edge: Edge },
    /// All trading posts are built or lost.
    NoPostLeft,
    /// A trading post stands there.
    CityTaken { city: City },
    /// The development marker is at its end.
    DevelopmentEnds,
    /// No trading post stands on the map.
    NoPostBuilt,
    /// Nobody there can serve a deed.
    NobodyToSend { place: Place },
    /// No neutral follower of this profession stands there.
    NobodyOfKind { kind: Kind, place: Place },
    /// Marked followers never serve deeds.
    OwnFollowersStay { kind: Kind },
    /// The deed has no open cell for the profession.
    NoOpenCell { kind: Kind, deed: Deed },
    /// At least one follower must be sent.
    MustSend,
    /// The pharmacy takes one to three coins.
    PharmacyLimit { coins: u8 },
    /// Too few coins.
    TooPoor { price: u8, coins: u8 },
    /// More points than the track has cells left.
    BeyondTheEnd { left: u8 },
    /// The bag is empty.
    EmptyBag,
    /// This does not feed anybody.
    NotFood { good: Good },
    /// None of this food is there.
    NoSuchFood { good: Good },
    /// None of this good is there to be given up.
    NoSuchGood { good: Good },
    /// No own trading post stands in the city.
    NoPostThere { city: City },
    /// No trading post is left in reserve.
    NoReservePost,
    /// The bag holds no neutral follower.
    NoNeutralInBag,
    /// The development marker is on its first cell.
    DevelopmentStart,
    /// Coins bar the way back.
    CoinCell { cell: u8 },
    /// No technology tile lies there.
    NoTechnologyThere { place: Place },
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
            Self::NotYourTurn => Phrase::new("orleans-refusal-not-your-turn").refused_by("ORL-3.8"),
            Self::NotAsked => Phrase::new("orleans-refusal-not-asked").refused_by("ORL-3.8"),
            Self::CannotComeUp => Phrase::new("orleans-refusal-cannot-come-up").refused_by("ORL-4.4"),
            Self::NotInStacks { tile } => {
                Phrase::new("orleans-refusal-not-in-stacks").term("tile", tile.key()).refused_by("ORL-7.22")
            }
            Self::OnlyFirstCategory { tile } => Phrase::new("orleans-refusal-only-first-category")
                .term("tile", tile.key())
                .refused_by("ORL-5.10"),
            Self::NotThere { follower, space } => Phrase::new("orleans-refusal-not-there")
                .term("follower", follower.key())
                .term("place", space.place().key())
                .refused_by("ORL-4.5"),
            Self::BeyondDrawNumber { number, retrieved } => Phrase::new("orleans-refusal-beyond-draw-number")
                .number("number", number)
                .number("retrieved", retrieved)
                .refused_by("ORL-4.2"),
            Self::NoRoom { room } => {
                Phrase::new("orleans-refusal-no-room").number("room", room).refused_by("ORL-4.2")
            }
            Self::BagTooSmall { bag } => {
                Phrase::new("orleans-refusal-bag-too-small").number("bag", bag).refused_by("ORL-4.2")
            }
            Self::OutOfOrder => Phrase::new("orleans-refusal-out-of-order").refused_by("ORL-4.9"),
            Self::NotInHand { follower } => Phrase::new("orleans-refusal-not-in-hand")
                .term("follower", follower.key())
                .refused_by("ORL-4.6"),
            Self::NotWaiting { follower } => Phrase::new("orleans-refusal-not-waiting")
                .term("follower", follower.key())
                .refused_by("ORL-4.8"),
            Self::TowerFull => Phrase::new("orleans-refusal-tower-full").refused_by("ORL-4.1"),
            Self::MarketTooSmall { room, followers } => Phrase::new("orleans-refusal-market-too-small")
                .number("room", room)
                .number("followers", followers)
                .refused_by("ORL-4.6"),
            Self::TowerNeeded { followers } => Phrase::new("orleans-refusal-tower-needed")
                .number("followers", followers)
                .refused_by("ORL-4.6"),
            Self::OtherFollowerFirst { asked } => Phrase::new("orleans-refusal-other-follower-first")
                .term("asked", asked.key())
                .refused_by("ORL-4.9"),
            Self::NotYourPlace { place } => Phrase::new("orleans-refusal-not-your-place")
                .term("place", place.key())
                .refused_by("ORL-7.22"),
            Self::SpaceTaken { space } => Phrase::new("orleans-refusal-space-taken")
                .term("place", space.place().key())
                .term("need", space.need().key())
                .refused_by("ORL-4.8"),
            Self::WrongFollower { follower, need } => Phrase::new("orleans-refusal-wrong-follower")
                .term("follower", follower.key())
                .term("need", need.key())
                .refused_by("ORL-4.10"),
            Self::OnlyMonks { place } => {
                Phrase::new("orleans-refusal-only-monks").term("place", place.key()).refused_by("ORL-4.11")
            }
            Self::OwnInTownHall { follower } => Phrase::new("orleans-refusal-own-in-town-hall")
                .term("follower", follower.key())
                .refused_by("ORL-4.14"),
            Self::BathhouseItself => Phrase::new("orleans-refusal-bathhouse-itself").refused_by("ORL-7.10"),
            Self::MustPlace { left } => {
                Phrase::new("orleans-refusal-must-place").number("left", left).refused_by("ORL-7.11")
            }
            Self::NoTechnologyLoose => {
                Phrase::new("orleans-refusal-no-technology-loose").refused_by("ORL-6.9")
            }
            Self::TechnologyForMonk => {
                Phrase::new("orleans-refusal-technology-for-monk").refused_by("ORL-6.12")
            }
            Self::SingleSpace { place } => {
                Phrase::new("orleans-refusal-single-space").term("place", place.key()).refused_by("ORL-6.14")
            }
            Self::NoCertainNeed { place } => Phrase::new("orleans-refusal-no-certain-need")
                .term("place", place.key())
                .refused_by("ORL-6.15"),
            Self::SecondTechnology { place } => Phrase::new("orleans-refusal-second-technology")
                .term("place", place.key())
                .refused_by("ORL-6.13"),
            Self::FirstReplacesFarmer => {
                Phrase::new("orleans-refusal-first-replaces-farmer").refused_by("ORL-6.11")
            }
            Self::NotActivated { place, empty } => Phrase::new("orleans-refusal-not-activated")
                .term("place", place.key())
                .number("empty", empty)
                .refused_by("ORL-4.12"),
            Self::NoAction { place } => {
                Phrase::new("orleans-refusal-no-action").term("place", place.key()).refused_by("ORL-7.14")
            }
            Self::SacristyWaits => Phrase::new("orleans-refusal-sacristy-waits").refused_by("ORL-7.17"),
            Self::NoFollowerLeft { kind } => Phrase::new("orleans-refusal-no-follower-left")
                .term("kind", kind.key())
                .refused_by("ORL-10.1"),
            Self::TrackEnds { track } => {
                Phrase::new("orleans-refusal-track-ends").term("track", track.key()).refused_by("ORL-6.2")
            }
            Self::NoGoodLeft { good } => {
                Phrase::new("orleans-refusal-no-good-left").term("good", good.key()).refused_by("ORL-7.1")
            }
            Self::NoTechnologyLeft => Phrase::new("orleans-refusal-no-technology-left").refused_by("ORL-5.9"),
            Self::NoTileLeft => Phrase::new("orleans-refusal-no-tile-left").refused_by("ORL-5.10"),
            Self::Pilgrimage => Phrase::new("orleans-refusal-pilgrimage").refused_by("ORL-8.1"),
            Self::VillageEmpty => Phrase::new("orleans-refusal-village-empty").refused_by("ORL-5.7"),
            Self::NotInVillage { kind } => {
                Phrase::new("orleans-refusal-not-in-village").term("kind", kind.key()).refused_by("ORL-5.7")
            }
            Self::NoWay { way, city } => Phrase::new("orleans-refusal-no-way")
                .term("way", way.key())
                .term("city", city.key())
                .refused_by("ORL-5.15"),
            Self::NotConnected { edge, city } => {
                let [one, other] = edge.ends();
                Phrase::new("orleans-refusal-not-connected")
                    .term("from", one.key())
                    .term("to", other.key())
                    .term("city", city.key())
                    .refused_by("ORL-5.15")
            }
            Self::WrongWay { edge, way } => Phrase::new("orleans-refusal-wrong-way")
                .term("is", edge.way().key())
                .term("way", way.key())
                .refused_by("ORL-5.15"),
            Self::NotOnTheWay { good, edge } => {
                let [one, other] = edge.ends();
                Phrase::new("orleans-refusal-not-on-the-way")
                    .term("good", good.key())
                    .term("from", one.key())
                    .term("to", other.key())
                    .refused_by("ORL-5.17")
            }
            Self::NoPostLeft => Phrase::new("orleans-refusal-no-post-left").refused_by("ORL-5.19"),
            Self::CityTaken { city } => {
                Phrase::new("orleans-refusal-city-taken").term("city", city.key()).refused_by("ORL-5.19")
            }
            Self::DevelopmentEnds => Phrase::new("orleans-refusal-development-ends").refused_by("ORL-5.4"),
            Self::NoPostBuilt => Phrase::new("orleans-refusal-no-post-built").refused_by("ORL-7.7"),
            Self::NobodyToSend { place } => Phrase::new("orleans-refusal-nobody-to-send")
                .term("place", place.key())
                .refused_by("ORL-5.35"),
            Self::NobodyOfKind { kind, place } => Phrase::new("orleans-refusal-nobody-of-kind")
                .term("kind", kind.key())
                .term("place", place.key())
                .refused_by("ORL-5.30"),
            Self::OwnFollowersStay { kind } => Phrase::new("orleans-refusal-own-followers-stay")
                .term("kind", kind.key())
                .refused_by("ORL-10.5"),
            Self::NoOpenCell { kind, deed } => Phrase::new("orleans-refusal-no-open-cell")
                .term("kind", kind.key())
                .term("deed", deed.key())
                .refused_by("ORL-5.30"),
            Self::MustSend => Phrase::new("orleans-refusal-must-send").refused_by("ORL-5.30"),
            Self::PharmacyLimit { coins } => Phrase::new("orleans-refusal-pharmacy-limit")
                .count("coins", coins, COIN)
                .refused_by("ORL-7.6"),
            Self::TooPoor { price, coins } => Phrase::new("orleans-refusal-too-poor")
                .count("price", price, COIN)
                .count("coins", coins, COIN)
                .refused_by("ORL-7.6"),
            Self::BeyondTheEnd { left } => {
                Phrase::new("orleans-refusal-beyond-the-end").number("left", left).refused_by("ORL-7.6")
            }
            Self::EmptyBag => Phrase::new("orleans-refusal-empty-bag").refused_by("ORL-7.9"),
            Self::NotFood { good } => {
                Phrase::new("orleans-refusal-not-food").term("good", good.key()).refused_by("ORL-8.3")
            }
            Self::NoSuchFood { good } => {
                Phrase::new("orleans-refusal-no-such-food").term("good", good.key()).refused_by("ORL-8.3")
            }
            Self::NoSuchGood { good } => {
                Phrase::new("orleans-refusal-no-such-good").term("good", good.key()).refused_by("ORL-9.5")
            }
            Self::NoPostThere { city } => {
                Phrase::new("orleans-refusal-no-post-there").term("city", city.key()).refused_by("ORL-9.2")
            }
            Self::NoReservePost => Phrase::new("orleans-refusal-no-reserve-post").refused_by("ORL-9.2"),
            Self::NoNeutralInBag => Phrase::new("orleans-refusal-no-neutral-in-bag").refused_by("ORL-9.3"),
            Self::DevelopmentStart => Phrase::new("orleans-refusal-development-start").refused_by("ORL-9.4"),
            Self::CoinCell { cell } => {
                Phrase::new("orleans-refusal-coin-cell").number("cell", cell).refused_by("ORL-9.4")
            }
            Self::NoTechnologyThere { place } => Phrase::new("orleans-refusal-no-technology-there")
                .term("place", place.key())
                .refused_by("ORL-9.7"),
        }
    }
}
