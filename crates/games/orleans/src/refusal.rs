//! Why an answer may not be given.

use parlour_core::Refuse;

use crate::data::{City, Deed, Edge, Follower, Good, Kind, Need, Place, Space, Track, Way};

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

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourTurn | Self::NotAsked => "ORL-3.8",
            Self::CannotComeUp => "ORL-4.4",
            Self::NotInStacks { .. } | Self::NotYourPlace { .. } => "ORL-7.22",
            Self::OnlyFirstCategory { .. } | Self::NoTileLeft => "ORL-5.10",
            Self::NotThere { .. } => "ORL-4.5",
            Self::BeyondDrawNumber { .. } | Self::NoRoom { .. } | Self::BagTooSmall { .. } => "ORL-4.2",
            Self::OutOfOrder | Self::OtherFollowerFirst { .. } => "ORL-4.9",
            Self::NotInHand { .. } | Self::MarketTooSmall { .. } | Self::TowerNeeded { .. } => "ORL-4.6",
            Self::TowerFull => "ORL-4.1",
            Self::SpaceTaken { .. } => "ORL-4.8",
            Self::WrongFollower { .. } => "ORL-4.10",
            Self::OnlyMonks { .. } => "ORL-4.11",
            Self::OwnInTownHall { .. } => "ORL-4.14",
            Self::BathhouseItself => "ORL-7.10",
            Self::MustPlace { .. } => "ORL-7.11",
            Self::NoTechnologyLoose => "ORL-6.9",
            Self::TechnologyForMonk => "ORL-6.12",
            Self::SingleSpace { .. } => "ORL-6.14",
            Self::NoCertainNeed { .. } => "ORL-6.15",
            Self::SecondTechnology { .. } => "ORL-6.13",
            Self::FirstReplacesFarmer => "ORL-6.11",
            Self::NotActivated { .. } => "ORL-4.12",
            Self::NoAction { .. } => "ORL-7.14",
            Self::SacristyWaits => "ORL-7.17",
            Self::NoFollowerLeft { .. } => "ORL-10.1",
            Self::TrackEnds { .. } => "ORL-6.2",
            Self::NoGoodLeft { .. } => "ORL-7.1",
            Self::NoTechnologyLeft => "ORL-5.9",
            Self::Pilgrimage => "ORL-8.1",
            Self::VillageEmpty | Self::NotInVillage { .. } => "ORL-5.7",
            Self::NoWay { .. } | Self::NotConnected { .. } | Self::WrongWay { .. } => "ORL-5.15",
            Self::NotOnTheWay { .. } => "ORL-5.17",
            Self::NoPostLeft | Self::CityTaken { .. } => "ORL-5.19",
            Self::DevelopmentEnds => "ORL-5.4",
            Self::NoPostBuilt => "ORL-7.7",
            Self::NobodyToSend { .. } => "ORL-5.35",
            Self::NobodyOfKind { .. } | Self::NoOpenCell { .. } | Self::MustSend => "ORL-5.30",
            Self::OwnFollowersStay { .. } => "ORL-10.5",
            Self::PharmacyLimit { .. } | Self::TooPoor { .. } | Self::BeyondTheEnd { .. } => "ORL-7.6",
            Self::EmptyBag => "ORL-7.9",
            Self::NotFood { .. } | Self::NoSuchFood { .. } => "ORL-8.3",
            Self::NoSuchGood { .. } => "ORL-9.5",
            Self::NoPostThere { .. } | Self::NoReservePost => "ORL-9.2",
            Self::NoNeutralInBag => "ORL-9.3",
            Self::DevelopmentStart | Self::CoinCell { .. } => "ORL-9.4",
            Self::NoTechnologyThere { .. } => "ORL-9.7",
        }
    }
}
