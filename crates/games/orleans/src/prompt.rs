//! Questions, with the numbers a player wants to see beside them.

use parlour_core::Seat;

use crate::data::{City, Edge, Follower, Hourglass, Place, Way};

/// What is being asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Prompt {
    /// Chance removes a good.
    RemoveGood { left: u8 },
    /// Chance lays a good on a connection.
    LayGood { edge: Edge },
    /// Chance chooses the first player.
    ChooseFirst,
    /// Chance turns up an hourglass tile.
    TurnHourglass { round: u8 },
    /// Chance draws a follower for a seat.
    DrawFollower { seat: Seat, left: u8 },
    /// Chance draws a bather for a seat.
    DrawBather { seat: Seat, left: u8 },
    /// Chance draws the victim of the plague.
    Plague { seat: Seat },
    /// Chance draws the follower a seat gives up.
    LoseFollower { seat: Seat },
    /// DP1: exclude a place tile or decline.
    Exclude,
    /// DP2: how many draws, which retrievals.
    Muster { number: u8, retrieved: u8, bag: u8, room: u8 },
    /// DP3: which new followers go to the tower.
    ChooseStore { tower: u8, market: u8 },
    /// DP4: where the followers of market and tower go.
    Plan { waiting: u8 },
    /// DP5: where a technology tile goes.
    Technology { tiles: u8 },
    /// DP5: where the first technology tile of the game goes.
    FirstTechnology { tiles: u8 },
    /// DP6: an action, or pass.
    Turn,
    /// DP7: whom the village recruits.
    Village,
    /// DP8: which place tile.
    TakeTile,
    /// DP9: which way.
    Travel { way: Way, city: City },
    /// DP10: which good.
    Load { edge: Edge },
    /// DP11: who goes to which deed.
    Send { place: Place },
    /// DP11: who else goes, if anybody.
    SendOrStop { place: Place },
    /// DP12: a coin or a development point.
    Reward,
    /// DP13: how many coins.
    Pharmacy { coins: u8 },
    /// DP14: where a bather goes.
    PlaceBather { follower: Follower, left: u8 },
    /// DP15: shall the sacristy protect?
    Sacristy { event: Hourglass },
    /// DP16: which food.
    Harvest,
    /// DP17: what is given up.
    Torture { owed: u8 },
    /// Nothing.
    Nothing,
}
