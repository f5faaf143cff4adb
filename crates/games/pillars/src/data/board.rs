//! The board: stations, the posts master builders are sent to, the parts of the cathedral.

use std::ops::Range;

use parlour_core::spelled;

spelled! {
    /// A numbered station of the board, in the order they are resolved.
    pub enum Station, "a station", "pillars-station-" {
        /// 1, *Événement*.
        Event = "event",
        /// 2, *Siège épiscopal*.
        Bishop = "bishop",
        /// 3, *Manufacture de laine*.
        WoolMill = "wool-mill",
        /// 4, *Kingsbridge*.
        Kingsbridge = "kingsbridge",
        /// 5, *Prieuré*.
        Priory = "priory",
        /// 6, *Forêt*.
        Forest = "forest",
        /// 7, *Carrière*.
        Quarry = "quarry",
        /// 8, *Sablière*.
        GravelPit = "gravel-pit",
        /// 9, *Cour du roi*.
        Court = "court",
        /// 10, *Shiring*.
        Shiring = "shiring",
        /// 11, *Château de Shiring*.
        Castle = "castle",
        /// 12, *Marché des ressources*.
        Market = "market",
        /// 13, *Cathédrale*.
        Cathedral = "cathedral",
        /// 14, *Premier joueur*.
        StartPlayer = "start-player",
    }
}

impl Station {
    /// The number on the board.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The station after this one.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(usize::from(self.number())).copied()
    }
}

spelled! {
    /// Where a master builder can be sent. An ordered station is one post whose spaces fill from the
    /// first on; where the cards differ, each space is a post of its own (PIL-5.11).
    pub enum Post, "a post", "pillars-post-" {
        /// The bishop's seat: one space, by ruling A10.
        Bishop = "bishop",
        /// The first privilege of Kingsbridge.
        Kingsbridge1 = "kingsbridge-1",
        /// The second privilege of Kingsbridge.
        Kingsbridge2 = "kingsbridge-2",
        /// The priory: two points on the first space, one on the second.
        Priory = "priory",
        /// The king's court: the first of four spaces has the metal.
        Court = "court",
        /// The first craftsman of Shiring.
        Shiring1 = "shiring-1",
        /// The second craftsman of Shiring.
        Shiring2 = "shiring-2",
        /// Shiring castle.
        Castle = "castle",
        /// The resource market: four spaces, which trade in their order.
        Market = "market",
        /// The start player of the next round.
        Start = "start",
    }
}

/// All spaces for master builders, station after station.
pub const SPACES: usize = 17;

impl Post {
    /// How many posts there are.
    pub const COUNT: usize = 10;

    /// The spaces of the post among all [`SPACES`].
    pub const fn spaces(self) -> Range<usize> {
        match self {
            Self::Bishop => 0..1,
            Self::Kingsbridge1 => 1..2,
            Self::Kingsbridge2 => 2..3,
            Self::Priory => 3..5,
            Self::Court => 5..9,
            Self::Shiring1 => 9..10,
            Self::Shiring2 => 10..11,
            Self::Castle => 11..12,
            Self::Market => 12..16,
            Self::Start => 16..SPACES,
        }
    }

    /// The station the post belongs to.
    pub const fn station(self) -> Station {
        match self {
            Self::Bishop => Station::Bishop,
            Self::Kingsbridge1 | Self::Kingsbridge2 => Station::Kingsbridge,
            Self::Priory => Station::Priory,
            Self::Court => Station::Court,
            Self::Shiring1 | Self::Shiring2 => Station::Shiring,
            Self::Castle => Station::Castle,
            Self::Market => Station::Market,
            Self::Start => Station::StartPlayer,
        }
    }
}

const fn posts_cover_all_spaces() -> bool {
    let (mut space, mut post) = (0, 0);
    while post < Post::COUNT {
        let spaces = Post::ALL[post].spaces();
        if spaces.start != space || spaces.end <= spaces.start {
            return false;
        }
        space = spaces.end;
        post += 1;
    }
    space == SPACES
}
const _: () = assert!(posts_cover_all_spaces());

spelled! {
    /// A wooden part of the cathedral.
    pub enum Part, "a part of the cathedral", "pillars-part-" {
        /// *La nef.*
        Nave = "nave",
        /// *Le portail.*
        Portal = "portal",
        /// *L'abside.*
        Apse = "apse",
        /// *Une tour*; there are two.
        Tower = "tower",
        /// *Le toit.*
        Roof = "roof",
    }
}

/// The parts in the order they are built, one a round (PIL-11.12).
pub const CATHEDRAL: [Part; 6] = [Part::Nave, Part::Portal, Part::Apse, Part::Tower, Part::Tower, Part::Roof];
