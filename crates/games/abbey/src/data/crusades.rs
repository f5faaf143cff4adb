//! Crusade cards, relics and patron saints.

use parlour_core::spelled;

use super::goods::Token;
use super::printed::{CRUSADES, CrusadeRow};

spelled! {
    /// A crusade card (*carte Croisade*); the last seven bring a relic.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are the labels of the cards")]
    pub enum Crusade, "a crusade", "abbey-crusade-" {
        #[default]
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
    }
}

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

spelled! {
    /// A holy relic (*Sainte Relique*).
    pub enum Relic, "a relic", "abbey-relic-" {
        /// *Saint Graal*: up to the top of a level of the clergy.
        HolyGrail = "holy-grail",
        /// *Sainte Croix*: two more defense.
        HolyCross = "holy-cross",
        /// *Sainte Lance*: repels the Vikings alone.
        HolyLance = "holy-lance",
        /// *Vase d'or de Manne*: three grain.
        MannaJar = "manna-jar",
        /// *Bâton d'Aaron*: two walls.
        AaronsRod = "aarons-rod",
        /// *Tables de la Loi*: one kind of a building's cost need not be paid.
        Tablets = "tablets",
        /// *Pentateuque*: two wagons.
        Torah = "torah",
    }
}

impl Relic {
    /// How many relics there are.
    pub const COUNT: usize = 7;
}

spelled! {
    /// A patron saint (*Saint Patron*).
    pub enum Saint, "a saint", "abbey-saint-" {
        /// *Arnaud*: two more defense.
        Arnold = "arnold",
        /// *Élie*: builds a building for nothing.
        Elias = "elias",
        /// *Gauvin*: a crusade needs two dice fewer.
        Gawain = "gawain",
        /// *André*: doubles the prestige of the rest of the round.
        Andrew = "andrew",
        /// *Lionel*: two archers for nothing.
        Lionel = "lionel",
        /// *Rodolphe*: one lay brother in two buildings.
        Rudolph = "rudolph",
        /// *Renaud*: collects as with two sixes.
        Reynold = "reynold",
    }
}

impl Saint {
    /// How many saints there are.
    pub const COUNT: usize = 7;
}

const _: () =
    assert!(Crusade::ALL.len() == Crusade::COUNT && Crusade::COUNT - Crusade::PLAIN == Relic::COUNT);
const _: () = assert!(Relic::ALL.len() == Relic::COUNT && Saint::ALL.len() == Saint::COUNT);
