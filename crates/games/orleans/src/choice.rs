//! Answers: what players decide and what chance turns up.

use parlour_core::Seat;

use crate::data::{City, Deed, Edge, Follower, Good, Hourglass, Kind, Place, Space};

/// An answer, of a player or of chance.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Chance: a good removed unseen (ORL-2.8).
    Remove(Good),
    /// Chance: the good on the next space of the map (ORL-2.8).
    Lay(Good),
    /// Chance: who is the first player of round 1 (ORL-2.12).
    First(Seat),
    /// Chance: the next hourglass tile (ORL-3.1).
    Turn(Hourglass),
    /// Chance: a follower out of a bag (ORL-4.4, ORL-7.9, ORL-8.6, ORL-9.3).
    Draw(Follower),
    /// DP1: returns a place tile to the box (ORL-12.1).
    Exclude(Place),
    /// DP1: excludes nothing.
    Decline,
    /// DP2: takes a follower back from a space (ORL-4.5).
    Retrieve(Follower, Space),
    /// DP2: draws so many followers (ORL-4.2).
    Draws(u8),
    /// DP3: puts a new follower on the gunpowder tower (ORL-4.6).
    Tower(Follower),
    /// DP3: puts all other new followers on the market (ORL-4.6).
    Market,
    /// DP5: places a technology tile (ORL-6.10).
    Technology(Space),
    /// DP5: places none for now (ORL-6.9).
    NoTechnology,
    /// DP4 and DP14: puts a follower on a space (ORL-4.8, ORL-7.10).
    Put(Follower, Space),
    /// DP4 and DP14: the other followers of this sort stay, or return to the bag.
    Keep(Follower),
    /// DP6: executes a place (ORL-5.1).
    Use(Place),
    /// DP6: no more actions this round (ORL-3.8).
    Pass,
    /// DP7: whom the village recruits (ORL-5.7).
    Recruit(Kind),
    /// DP8: takes a place tile (ORL-5.10).
    Take(Place),
    /// DP9: travels along a connection (ORL-5.15).
    Travel(Edge),
    /// DP10: loads a good of the connection (ORL-5.17).
    Load(Good),
    /// DP10: loads nothing.
    LoadNothing,
    /// DP11: sends a follower to a deed (ORL-5.30).
    Send(Kind, Deed),
    /// DP11: the second follower stays (ORL-5.30).
    Stop,
    /// DP12: a coin for the canalisation (ORL-5.31).
    Coin,
    /// DP12: a development point for the canalisation (ORL-5.31).
    Point,
    /// DP13: pays so many coins at the pharmacy (ORL-7.6).
    Pay(u8),
    /// DP15: the monk of the sacristy protects (ORL-7.16).
    Protect,
    /// DP15: the monk stays, the event strikes.
    Suffer,
    /// DP16: gives food for the harvest (ORL-8.3).
    Food(Good),
    /// DP17: gives something up instead of a coin (ORL-9.1).
    Give(Item),
}

/// What can be given up under torture.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    /// A trading post on the map (ORL-9.2).
    Post(City),
    /// A trading post of the reserve (ORL-9.2).
    ReservePost,
    /// A follower drawn from the bag (ORL-9.3).
    Follower,
    /// A development point (ORL-9.4).
    Point,
    /// A goods tile (ORL-9.5).
    Good(Good),
    /// A place tile (ORL-9.6).
    Tile(Place),
    /// The technology tile on a place (ORL-9.7).
    Technology(Place),
    /// A technology tile beside the board (ORL-9.7).
    LooseTechnology,
}
