//! What gains and losses come from.

use crate::data::{Building, Crusade, EventCard, Initiative, Location, Relic, Saint, Site, Tower};

/// What a gain or a loss comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The event of the round.
    Event(EventCard),
    /// A step in the clergy.
    Clergy,
    /// The construction or the activation of a card, or what it does.
    Site(Site),
    /// The purchase of a card.
    Purchase(Building),
    /// The altar.
    Altar,
    /// A wall.
    Wall,
    /// A crusade.
    Crusade(Crusade),
    /// A relic.
    Relic(Relic),
    /// A saint.
    Saint(Saint),
    /// An initiative token.
    Initiative(Initiative),
    /// A resource location.
    Location(Location),
    /// A wagon.
    Wagon,
    /// Hunger.
    Food,
    /// The Darkness.
    Darkness,
    /// The income of phase 10.
    Income,
    /// The limit of phase 12.
    Limit,
}

impl Cause {
    /// The key of its name among the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Event(card) => card.key(),
            Self::Site(site) => site.key(),
            Self::Purchase(building) => building.key(),
            Self::Crusade(crusade) => crusade.key(),
            Self::Relic(relic) => relic.key(),
            Self::Saint(saint) => saint.key(),
            Self::Initiative(token) => token.key(),
            Self::Location(location) => location.key(),
            Self::Clergy => "abbey-cause-clergy",
            Self::Altar => "abbey-cause-altar",
            Self::Wall => "abbey-cause-wall",
            Self::Wagon => "abbey-cause-wagon",
            Self::Food => "abbey-cause-food",
            Self::Darkness => "abbey-cause-darkness",
            Self::Income => "abbey-cause-income",
            Self::Limit => "abbey-cause-limit",
        }
    }

    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Event(_) => "ABB-5.2",
            Self::Clergy => "ABB-6.4",
            Self::Site(Site::Building(building)) => building.rule(),
            Self::Site(Site::Tower(Tower::BellTower)) => "ABB-17.3",
            Self::Site(Site::Tower(_)) => "ABB-10.4",
            Self::Purchase(_) => "ABB-7.2",
            Self::Altar => "ABB-10.2",
            Self::Wall => "ABB-10.3",
            Self::Crusade(_) => "ABB-14.1",
            Self::Relic(_) => "ABB-23.4",
            Self::Saint(_) => "ABB-24.4",
            Self::Initiative(_) => "ABB-8.7",
            Self::Location(_) => "ABB-8.5",
            Self::Wagon => "ABB-8.6",
            Self::Food => "ABB-11.6",
            Self::Darkness => "ABB-12.2",
            Self::Income => "ABB-13.1",
            Self::Limit => "ABB-15.4",
        }
    }
}
