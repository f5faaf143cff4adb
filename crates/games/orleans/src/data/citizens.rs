//! The fourteen citizen tiles (*citoyens*), by where they wait.

use parlour_core::spelled;

use super::Deed;

spelled! {
    /// A citizen tile.
    pub enum Citizen, "a citizen", "orleans-citizen-" {
        /// On cell 3 of the development track.
        Development3 = "development-3",
        /// On cell 18 of the development track.
        Development18 = "development-18",
        /// On cell 28 of the development track.
        Development28 = "development-28",
        /// With the fourth knight.
        Knights = "knights",
        /// At the end of the boatmen's track.
        Boatmen = "boatmen",
        /// With the city wall.
        CityWall = "city-wall",
        /// With the papal conclave.
        PapalConclave = "papal-conclave",
        /// With the defeat of the plague.
        DefeatPlague = "defeat-plague",
        /// With astronomy.
        Astronomy = "astronomy",
        /// With the boatmen's guild.
        BoatmenGuild = "boatmen-guild",
        /// With the cathedral.
        Cathedral = "cathedral",
        /// With the peace treaty.
        PeaceTreaty = "peace-treaty",
        /// With the canalisation.
        Canalisation = "canalisation",
        /// Beside the board, for the most trading posts.
        Posts = "posts",
    }
}

impl Citizen {
    /// How many citizens there are.
    pub const COUNT: usize = 14;

    /// The citizen that waits for the last follower of a deed.
    pub const fn of_deed(deed: Deed) -> Self {
        Self::ALL[Self::CityWall as usize + deed as usize]
    }
}

const _: () = assert!(Citizen::ALL.len() == Citizen::COUNT && 3 + 1 + 1 + Deed::COUNT + 1 == Citizen::COUNT);
