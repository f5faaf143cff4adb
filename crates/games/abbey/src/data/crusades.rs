//! Crusade cards, relics and patron saints.

use parlour_core::spelled;

use super::goods::Token;
use super::printed::{CRUSADES, CrusadeRow};

/// A crusade card (*carte Croisade*); the last seven bring a relic.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names are the labels of the cards")]
pub enum Crusade {
    #[default]
    Nicaea,
    Dorylaeum,
    Iconium,
    Tarsus,
    Edessa,
    Marash,
    Artah,
    Latakia,
    Antioch,
    Arqa,
    Tripoli,
    Tyre,
    Sidon,
    Haifa,
    Caesarea,
    Jaffa,
    Ramla,
    Bethlehem,
    Ascalon,
    Acre,
    Jerusalem,
    Grail,
    Cross,
    Lance,
    Manna,
    Rod,
    Tablets,
    Torah,
}

spelled!(Crusade, "a crusade", "abbey-crusade-" {
    Nicaea = "nicaea",
    Dorylaeum = "dorylaeum",
    Iconium = "iconium",
    Tarsus = "tarsus",
    Edessa = "edessa",
    Marash = "marash",
    Artah = "artah",
    Latakia = "latakia",
    Antioch = "antioch",
    Arqa = "arqa",
    Tripoli = "tripoli",
    Tyre = "tyre",
    Sidon = "sidon",
    Haifa = "haifa",
    Caesarea = "caesarea",
    Jaffa = "jaffa",
    Ramla = "ramla",
    Bethlehem = "bethlehem",
    Ascalon = "ascalon",
    Acre = "acre",
    Jerusalem = "jerusalem",
    Grail = "grail",
    Cross = "cross",
    Lance = "lance",
    Manna = "manna",
    Rod = "rod",
    Tablets = "tablets",
    Torah = "torah",
});

impl Crusade {
    /// How many cards there are.
    pub const COUNT: usize = 28;
    /// So many of them bring no relic; they come first.
    pub const PLAIN: usize = 21;

    /// What is printed on the card.
    pub const fn row(self) -> &'static CrusadeRow {
        &CRUSADES[self as usize]
    }

    /// The reward: one or two kinds of tokens. The second kind may be missing.
    pub const fn reward(self) -> [(Token, u8); 2] {
        self.row().reward
    }

    /// The relic on the card.
    pub fn relic(self) -> Option<Relic> {
        Relic::ALL.get((self as usize).wrapping_sub(Self::PLAIN)).copied()
    }
}

/// A holy relic (*Sainte Relique*).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Relic {
    /// *Saint Graal*: up to the top of a level of the clergy.
    HolyGrail,
    /// *Sainte Croix*: two more defense.
    HolyCross,
    /// *Sainte Lance*: repels the Vikings alone.
    HolyLance,
    /// *Vase d'or de Manne*: three grain.
    MannaJar,
    /// *Bâton d'Aaron*: two walls.
    AaronsRod,
    /// *Tables de la Loi*: one kind of a building's cost need not be paid.
    Tablets,
    /// *Pentateuque*: two wagons.
    Torah,
}

spelled!(Relic, "a relic", "abbey-relic-" {
    HolyGrail = "holy-grail",
    HolyCross = "holy-cross",
    HolyLance = "holy-lance",
    MannaJar = "manna-jar",
    AaronsRod = "aarons-rod",
    Tablets = "tablets",
    Torah = "torah",
});

impl Relic {
    /// How many relics there are.
    pub const COUNT: usize = 7;
}

/// A patron saint (*Saint Patron*).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Saint {
    /// *Arnaud*: two more defense.
    Arnold,
    /// *Élie*: builds a building for nothing.
    Elias,
    /// *Gauvin*: a crusade needs two dice fewer.
    Gawain,
    /// *André*: doubles the prestige of the rest of the round.
    Andrew,
    /// *Lionel*: two archers for nothing.
    Lionel,
    /// *Rodolphe*: one lay brother in two buildings.
    Rudolph,
    /// *Renaud*: collects as with two sixes.
    Reynold,
}

spelled!(Saint, "a saint", "abbey-saint-" {
    Arnold = "arnold",
    Elias = "elias",
    Gawain = "gawain",
    Andrew = "andrew",
    Lionel = "lionel",
    Rudolph = "rudolph",
    Reynold = "reynold",
});

impl Saint {
    /// How many saints there are.
    pub const COUNT: usize = 7;
}

const _: () =
    assert!(Crusade::ALL.len() == Crusade::COUNT && Crusade::COUNT - Crusade::PLAIN == Relic::COUNT);
const _: () = assert!(Relic::ALL.len() == Relic::COUNT && Saint::ALL.len() == Saint::COUNT);
