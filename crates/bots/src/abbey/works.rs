//! What can be built, and what crusades promise.

use parlour_abbey::Player;
use parlour_abbey::data::{Building, Good, HALL_PRESTIGE, Site, TOWER_LIMIT, Tower};

/// What waits to be built or to be peopled.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Works {
    /// Prestige of the next two cards to build, which they cost if they are never built.
    pub(super) hand: f32,
    /// The same, less the further away a card is.
    pub(super) building: f32,
    /// Prestige of the best tower, less the further away it is.
    pub(super) tower: f32,
    /// Cards and towers that could be built, were they paid for.
    pub(super) projects: f32,
    /// Cards that peasants who have no place yet could bring to life.
    pub(super) vacant: u8,
    /// Halls that have not given their prestige yet.
    pub(super) halls: f32,
}

/// What is missing halves what a card promises when it is worth so many coins.
const FAR: f32 = 4.0;

impl Works {
    pub(super) fn of(player: &Player) -> Self {
        let mut works = Self::default();
        // The two cards that will be built first, each by how near it is.
        let mut first = [(0.0, 0.0); 2];
        let hand = Building::ALL.iter().copied().filter(|building| player.holds(*building) > 0);
        for building in hand.filter(|building| player.could_build(*building)) {
            works.projects += 1.0;
            let (near, promise) = (nearness(player, Site::Building(building)), promise(building));
            let mut card = (near * promise, promise);
            for place in &mut first {
                if card.0 > place.0 {
                    std::mem::swap(place, &mut card);
                }
            }
        }
        for (near, promise) in first {
            works.building += near;
            works.hand += promise;
        }
        if player.towers_built() < TOWER_LIMIT {
            let towers = Tower::ALL.iter().copied().filter(|tower| player.towers_left(*tower) > 0);
            let near = |tower: Tower| f32::from(tower.row().prestige) * nearness(player, Site::Tower(tower));
            works.tower = towers.map(near).fold(0.0, f32::max);
        }
        works.projects += f32::from(TOWER_LIMIT.saturating_sub(player.towers_built()));
        works.vacant = player.vacant().min(player.idle_peasants());
        works.halls = f32::from(HALL_PRESTIGE * player.halls_waiting());
        works
    }
}

/// What a building brings, and costs if it stays in hand.
fn promise(building: Building) -> f32 {
    f32::from(if building.is_hall() { HALL_PRESTIGE } else { building.row().prestige })
}

/// One for what can be paid, less for what lacks more.
fn nearness(player: &Player, site: Site) -> f32 {
    let lacking = |(good, price): (&Good, u8)| {
        f32::from(u16::from(price).saturating_sub(player.has(*good)) * good.value())
    };
    let lacks: f32 = Good::ALL.iter().zip(site.cost()).map(lacking).sum();
    1.0 / (1.0 + lacks / FAR)
}
