//! Event cards (*cartes Événement*).

use parlour_core::spelled;

use super::printed::{EVENTS, Effect};

spelled! {
    /// An event card; the eight Vikings are alike.
    #[expect(missing_docs, reason = "the names are the names of the cards")]
    pub enum EventCard, "an event card", "abbey-eventcard-" {
        BumperHarvest = "bumper-harvest",
        GenerousForests = "generous-forests",
        NewVein = "new-vein",
        RoyalLargesse = "royal-largesse",
        ReligiousFervour = "religious-fervour",
        GreatPilgrimage = "great-pilgrimage",
        MildWinter = "mild-winter",
        RayOfLight = "ray-of-light",
        GreatFair = "great-fair",
        YearOfStudy = "year-of-study",
        Drought = "drought",
        ForestFire = "forest-fire",
        Rockslide = "rockslide",
        Flood = "flood",
        Plague = "plague",
        Brigands = "brigands",
        Famine = "famine",
        Heresy = "heresy",
        DeepNight = "deep-night",
        BrokenRoads = "broken-roads",
        Vikings = "vikings",
    }
}

spelled! {
    /// The three types of events.
    pub enum EventKind, "a type of event", "abbey-eventkind-" {
        /// *Année faste*.
        GoodYear = "good-year",
        /// *Catastrophe*.
        Disaster = "disaster",
        /// *Vikings*.
        Vikings = "vikings",
    }
}

impl EventCard {
    /// How many different cards there are.
    pub const COUNT: usize = 21;

    /// The type of the card.
    pub const fn kind(self) -> EventKind {
        match self as usize {
            0..10 => EventKind::GoodYear,
            10..20 => EventKind::Disaster,
            _ => EventKind::Vikings,
        }
    }

    /// What the card does.
    pub const fn effect(self) -> Effect {
        EVENTS[self as usize].effect
    }
}

const _: () = assert!(EventCard::ALL.len() == EventCard::COUNT);
