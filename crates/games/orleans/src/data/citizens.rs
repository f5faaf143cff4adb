//! The fourteen citizen tiles (*citoyens*), by where they wait.

use parlour_core::spelled;

use super::Deed;

/// A citizen tile.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Citizen {
    /// On cell 3 of the development track.
    Development3,
    /// On cell 18 of the development track.
    Development18,
    /// On cell 28 of the development track.
    Development28,
    /// With the fourth knight.
    Knights,
    /// At the end of the boatmen's track.
    Boatmen,
    /// With the city wall.
    CityWall,
    /// With the papal conclave.
    PapalConclave,
    /// With the defeat of the plague.
    DefeatPlague,
    /// With astronomy.
    Astronomy,
    /// With the boatmen's guild.
    BoatmenGuild,
    /// With the cathedral.
    Cathedral,
    /// With the peace treaty.
    PeaceTreaty,
    /// With the canalisation.
    Canalisation,
    /// Beside the board, for the most trading posts.
    Posts,
}

spelled!(Citizen, "a citizen", "orleans-citizen-" {
    Development3 = "development-3",
    Development18 = "development-18",
    Development28 = "development-28",
    Knights = "knights",
    Boatmen = "boatmen",
    CityWall = "city-wall",
    PapalConclave = "papal-conclave",
    DefeatPlague = "defeat-plague",
    Astronomy = "astronomy",
    BoatmenGuild = "boatmen-guild",
    Cathedral = "cathedral",
    PeaceTreaty = "peace-treaty",
    Canalisation = "canalisation",
    Posts = "posts",
});

impl Citizen {
    /// How many citizens there are.
    pub const COUNT: usize = 14;

    /// The citizen that waits for the last follower of a deed.
    pub const fn of_deed(deed: Deed) -> Self {
        Self::ALL[Self::CityWall as usize + deed as usize]
    }
}

const _: () = assert!(Citizen::ALL.len() == Citizen::COUNT && 3 + 1 + 1 + Deed::COUNT + 1 == Citizen::COUNT);
