//! Answers: what players decide and what chance turns up, each with its one spelling:
//! `put own-farmer village:farmer`, `send knight city-wall`.

use parlour_core::{Seat, choices};

use crate::data::{City, Deed, Edge, Follower, Good, Hourglass, Kind, Place, Space};

choices! {
    /// An answer, of a player or of chance.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Choice, "an answer" {
        /// Chance: a good removed unseen (ORL-2.8).
        Remove(good: Good) = "remove {good}",
        /// Chance: the good on the next space of the map (ORL-2.8).
        Lay(good: Good) = "lay {good}",
        /// Chance: who is the first player of round 1 (ORL-2.12).
        First(seat: Seat) = "first {seat}",
        /// Chance: the next hourglass tile (ORL-3.1).
        Turn(event: Hourglass) = "hourglass {event}",
        /// Chance: a follower out of a bag (ORL-4.4, ORL-7.9, ORL-8.6, ORL-9.3).
        Draw(follower: Follower) = "draw {follower}",
        /// DP1: returns a place tile to the box (ORL-12.1).
        Exclude(tile: Place) = "exclude {tile}",
        /// DP1: excludes nothing.
        Decline = "decline",
        /// DP2: takes a follower back from a space (ORL-4.5).
        Retrieve(follower: Follower, space: Space) = "retrieve {follower} {space}",
        /// DP2: draws so many followers (ORL-4.2).
        Draws(number: u8) = "draws {number}",
        /// DP3: puts a new follower on the gunpowder tower (ORL-4.6).
        Tower(follower: Follower) = "tower {follower}",
        /// DP3: puts all other new followers on the market (ORL-4.6).
        Market = "market",
        /// DP5: places a technology tile (ORL-6.10).
        Technology(space: Space) = "technology {space}",
        /// DP5: places none for now (ORL-6.9).
        NoTechnology = "no-technology",
        /// DP4 and DP14: puts a follower on a space (ORL-4.8, ORL-7.10).
        Put(follower: Follower, space: Space) = "put {follower} {space}",
        /// DP4 and DP14: the other followers of this sort stay, or return to the bag.
        Keep(follower: Follower) = "keep {follower}",
        /// DP4: a follower put down by this plan goes back to where it came from (ORL-4.9).
        Back(follower: Follower, space: Space) = "back {follower} {space}",
        /// DP4: the plan is finished; whoever is not placed stays (ORL-4.8).
        Planned = "planned",
        /// DP6: executes a place (ORL-5.1).
        Use(place: Place) = "use {place}",
        /// DP6: no more actions this round (ORL-3.8).
        Pass = "pass",
        /// DP7: whom the village recruits (ORL-5.7).
        Recruit(kind: Kind) = "recruit {kind}",
        /// DP8: takes a place tile (ORL-5.10).
        Take(tile: Place) = "take {tile}",
        /// DP9: travels along a connection (ORL-5.15).
        Travel(edge: Edge) = "travel {edge}",
        /// DP10: loads a good of the connection (ORL-5.17).
        Load(good: Good) = "load {good}",
        /// DP10: loads nothing.
        LoadNothing = "load-nothing",
        /// DP11: sends a follower to a deed (ORL-5.30).
        Send(kind: Kind, deed: Deed) = "send {kind} {deed}",
        /// DP11: the second follower stays (ORL-5.30).
        Stop = "stop",
        /// DP12: a coin for the canalisation (ORL-5.31).
        Coin = "coin",
        /// DP12: a development point for the canalisation (ORL-5.31).
        Point = "point",
        /// DP13: pays so many coins at the pharmacy (ORL-7.6).
        Pay(coins: u8) = "pay {coins}",
        /// DP15: the monk of the sacristy protects (ORL-7.16).
        Protect = "protect",
        /// DP15: the monk stays, the event strikes.
        Suffer = "suffer",
        /// DP16: gives food for the harvest (ORL-8.3).
        Food(good: Good) = "food {good}",
        /// DP17: gives something up instead of a coin (ORL-9.1).
        Give(item: Item) = "give {item}",
    }
}

choices! {
    /// What can be given up under torture.
    #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Item, "something to give up" {
        /// A trading post on the map (ORL-9.2).
        Post(city: City) = "post {city}",
        /// A trading post of the reserve (ORL-9.2).
        ReservePost = "reserve-post",
        /// A follower drawn from the bag (ORL-9.3).
        Follower = "follower",
        /// A development point (ORL-9.4).
        Point = "point",
        /// A goods tile (ORL-9.5).
        Good(good: Good) = "good {good}",
        /// A place tile (ORL-9.6).
        Tile(tile: Place) = "tile {tile}",
        /// The technology tile on a place (ORL-9.7).
        Technology(place: Place) = "technology {place}",
        /// A technology tile beside the board (ORL-9.7).
        LooseTechnology = "loose-technology",
    }
}
