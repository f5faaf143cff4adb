//! What happened, for logs.

use parlour_core::Seat;

use crate::choice::Item;
use crate::data::{Citizen, City, Deed, Edge, Follower, Good, Hourglass, Kind, Place, Space, Track};

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
