//! The eight settlement cards every player owns.

use parlour_core::{Set, spelled};

use super::landscape::{COAST, HILLSIDE, Terrains, USUAL};

spelled! {
    /// A settlement card (*agglomération*).
    pub enum Settlement, "a settlement", "ora-settlement-" {
        /// *Quartier pauvre*
        ShantyTown = "shanty-town",
        /// *Village agricole*
        FarmingVillage = "farming-village",
        /// *Bourg*
        MarketTown = "market-town",
        /// *Village de pêcheurs*
        FishingVillage = "fishing-village",
        /// *Colonie d'artistes*
        ArtistsColony = "artists-colony",
        /// *Hameau*
        Hamlet = "hamlet",
        /// *Village*
        Village = "village",
        /// *Village à flanc de colline*
        HilltopVillage = "hilltop-village",
    }
}

/// What is printed on a settlement card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Town {
    /// Food to pay.
    pub food: u8,
    /// Energy to pay, in halves.
    pub half_energy: u8,
    /// Where it may stand.
    pub terrain: Terrains,
    /// Economic value (*valeur économique*).
    pub economic: i8,
    /// Dwelling value (*valeur résidentielle*).
    pub dwelling: i8,
}

const fn town(food: u8, energy: u8, terrain: Terrains, economic: i8, dwelling: i8) -> Town {
    Town { food, half_energy: 2 * energy, terrain, economic, dwelling }
}

const TOWNS: [Town; 8] = [
    town(1, 1, USUAL, 0, -3),
    town(3, 3, USUAL, 1, 1),
    town(7, 0, USUAL, 2, 2),
    town(8, 3, COAST, 4, 6),
    town(5, 1, USUAL, -1, 5),
    town(5, 6, USUAL, 3, 4),
    town(15, 9, USUAL, 8, 6),
    town(30, 3, HILLSIDE, 10, 8),
];

impl Settlement {
    /// The four settlements every player begins with (ORA-1.5).
    pub const STARTING: Set<Self, u8> = Set::of_bits(0b1111);

    /// What is printed on the card.
    pub const fn town(self) -> &'static Town {
        &TOWNS[self as usize]
    }

    /// The settlement that comes with the cards of this letter, A being nought (ORA-8.6).
    pub const fn of_letter(letter: u8) -> Option<Self> {
        match letter {
            0 => Some(Self::ArtistsColony),
            1 => Some(Self::Hamlet),
            2 => Some(Self::Village),
            3 => Some(Self::HilltopVillage),
            _ => None,
        }
    }
}

// Own values of the settlements, as printed in the overview: -3, 2, 4, 10, 4, 7, 14, 18 (ORA-T34).
const _: () = {
    let own = [-3, 2, 4, 10, 4, 7, 14, 18];
    let (mut index, mut food, mut energy) = (0, 0, 0);
    while index < 8 {
        assert!(TOWNS[index].economic + TOWNS[index].dwelling == own[index]);
        food += TOWNS[index].food;
        energy += TOWNS[index].half_energy;
        index += 1;
    }
    assert!(food == 74 && energy == 52);
};
