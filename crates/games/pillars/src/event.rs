//! What a game tells while it runs: one line of the log each.

use parlour_core::Seat;

use crate::data::{Craftsman, EventCard, Good, Part, Post, Privilege, ResourceCard, Station};

/// What a gain or a loss comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A station of the board.
    Station(Station),
    /// A privilege.
    Privilege(Privilege),
    /// The event of the round.
    Event(EventCard),
}

impl Cause {
    /// The key of its name among the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Station(station) => station.key(),
            Self::Privilege(privilege) => privilege.key(),
            Self::Event(card) => card.key(),
        }
    }
}

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Event {
    /// A round begins; this seat starts it.
    RoundBegins { round: u8, start: Seat },
    /// A privilege is turned up at Kingsbridge.
    PrivilegeShown { privilege: Privilege, post: Post },
    /// A craftsman comes to Shiring.
    CraftsmanAtShiring { craftsman: Craftsman, post: Post },
    /// A craftsman offers his services in the row.
    CraftsmanInRow { craftsman: Craftsman },
    /// A resource card stays out of the round.
    LeftOut { card: ResourceCard },
    /// Ellen's owner looks at the event of the round.
    Looks { seat: Seat },
    /// What Ellen's owner sees; for his ears alone.
    Foresees { seat: Seat, card: EventCard },
    /// A resource card is taken; workers go to work.
    Takes { seat: Seat, card: ResourceCard },
    /// A craftsman is hired.
    Hires { seat: Seat, craftsman: Craftsman, price: u8 },
    /// A seat takes no more cards this round.
    Passes { seat: Seat },
    /// A seat lets a craftsman go: too many of them, or a collapse.
    Dismisses { seat: Seat, craftsman: Craftsman },
    /// A craftsman nobody took leaves the game.
    CraftsmanLeaves { craftsman: Craftsman },
    /// A privilege nobody came for leaves the game.
    PrivilegeLapses { privilege: Privilege },
    /// Idle workers walk to the wool mill.
    GoToMill { seat: Seat, workers: u8 },
    /// A builder is drawn from the bag.
    Drawn { seat: Seat, price: u8 },
    /// The start player puts a builder back into the bag.
    PutBack { seat: Seat, start: Seat },
    /// A third builder stays out because of the town wall.
    SetAside { seat: Seat },
    /// A builder is placed, at a price that may be nought.
    Placed { seat: Seat, post: Post, price: u8 },
    /// A builder is parked beside the price its owner would not pay.
    Waits { seat: Seat, price: u8 },
    /// A privilege that serves once is played.
    Uses { seat: Seat, privilege: Privilege },
    /// The event of the round is revealed.
    Revealed { card: EventCard },
    /// The bishop protects a seat.
    Protected { seat: Seat },
    /// Gold comes in; what does not fit on the track is lost.
    GainsGold { seat: Seat, gold: u8, spilled: u8, cause: Cause },
    /// Cubes come in.
    GainsGoods { seat: Seat, good: Good, cubes: u8, cause: Cause },
    /// Points come in.
    GainsPoints { seat: Seat, points: u8, cause: Cause },
    /// A forced payment; what is owed beyond one's gold costs points.
    Pays { seat: Seat, gold: u8, unpaid: u8, points: u8, cause: Cause },
    /// Points are lost.
    LosesPoints { seat: Seat, points: u8, cause: Cause },
    /// The town wall keeps a builder busy in the next round.
    BuilderAtWall { seat: Seat },
    /// A privilege is received.
    Receives { seat: Seat, privilege: Privilege },
    /// The black worker joins a seat.
    BlackWorkerJoins { seat: Seat },
    /// The tax die is rolled.
    TaxRolled { tax: u8 },
    /// A seat pays no tax this round.
    Exempt { seat: Seat },
    /// A craftsman of Shiring joins a seat.
    Joins { seat: Seat, craftsman: Craftsman },
    /// The castle lends workers for the next round.
    CastleLends { seat: Seat, workers: u8 },
    /// Cubes are bought.
    Buys { seat: Seat, good: Good, cubes: u8, gold: u8 },
    /// Cubes are sold.
    Sells { seat: Seat, good: Good, cubes: u8, gold: u8, spilled: u8 },
    /// A builder leaves the market.
    Withdraws { seat: Seat },
    /// The archbishop blesses a craftsman.
    Blessed { seat: Seat, craftsman: Craftsman },
    /// A craftsman works.
    Works { seat: Seat, craftsman: Craftsman, uses: u8, points: u8, gold: u8, spilled: u8 },
    /// Cubes beyond the store go back to the supply.
    Returns { seat: Seat, good: Good, cubes: u8 },
    /// The cathedral grows.
    CathedralGrows { part: Part, parts: u8 },
    /// Who starts the next round.
    StartsNext { seat: Seat },
    /// The cathedral is finished and the game over.
    GameOver,
}
