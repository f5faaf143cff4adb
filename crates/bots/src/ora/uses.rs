//! What the buildings on the table would bring if they were used now.

use parlour_core::Seat;
use parlour_ora::data::{BASIC, Card, Cost, Effect, Good, Marker, Offer, POINT_TILES, Prize};
use parlour_ora::{Domain, Ora};

use super::stock::{Stock, worth, worth_of_all, worth_of_symbols};

/// So many uses are looked forward to.
const PLANNED: usize = 3;
/// What it is worth to build, or to use another building.
const AN_ACTION: f32 = 3.0;

/// The gains of the best few buildings that can be used.
pub(super) fn best(game: &Ora, seat: Seat, stock: &Stock, domain: Domain, settlement: f32) -> f32 {
    let user = User { game, stock, domain, settlement };
    let fee = f32::from(game.contract_price()) * worth(Good::Coin);
    let mut best = [0.0; PLANNED];
    for place in game.workplaces().filter(|place| !place.occupied) {
        let fee = if place.owner == seat { 0.0 } else { fee };
        keep(&mut best, user.gain(place.card) - fee);
    }
    best.iter().sum()
}

/// Keeps the highest, in falling order.
fn keep(best: &mut [f32; PLANNED], gain: f32) {
    let place = best.partition_point(|held| *held >= gain);
    if place < PLANNED {
        best[place..].rotate_right(1);
        best[place] = gain;
    }
}

/// Somebody who would use a building.
struct User<'a> {
    game: &'a Ora,
    stock: &'a Stock,
    domain: Domain,
    /// The points of the best settlement that could be paid for.
    settlement: f32,
}

impl User<'_> {
    fn gain(&self, card: Card) -> f32 {
        card.face().script.iter().map(|effect| self.line(effect)).sum()
    }

    /// What one line of a function brings; it may be declined.
    fn line(&self, effect: &Effect) -> f32 {
        match effect {
            Effect::Gain(lots) => lots.iter().map(|lot| worth_of_all(lot)).fold(0.0, f32::max),
            Effect::Harvest(goods) => goods.iter().map(|good| self.harvest(*good)).fold(0.0, f32::max),
            Effect::Exchange { offers, .. } => offers.iter().map(|offer| self.exchange(offer)).sum(),
            Effect::OneOf(offers) => offers.iter().map(|offer| self.exchange(offer)).fold(0.0, f32::max),
            Effect::Clear { most, prize } => f32::from((*most).min(self.domain.forests)) * self.prize(*prize),
            Effect::Relay { .. } => AN_ACTION,
            Effect::Settle => self.settlement,
            Effect::Spin => self.spin(),
            Effect::Forge => self.forge(),
            Effect::Pilgrimage => self.pilgrimage(),
            Effect::Bathe => worth(Good::Book) + worth(Good::Ceramic) - worth(Good::Coin),
        }
    }

    fn harvest(&self, good: Good) -> f32 {
        let reading = |marker| f32::from(self.game.yield_of(marker));
        Marker::of(good).map_or(0.0, |marker| reading(marker).max(reading(Marker::Joker)) * worth(good))
    }

    /// As often as the stock allows, if it is worth it.
    fn exchange(&self, offer: &Offer) -> f32 {
        let times = self.times(&offer.cost).min(offer.most.into());
        f32::from(times) * (self.prize(offer.prize) - price(&offer.cost)).max(0.0)
    }

    fn times(&self, cost: &Cost) -> u16 {
        if cost.different > self.stock.kinds() {
            return 0;
        }
        let symbols = self.stock.times_symbols(cost.food, cost.half_energy);
        self.stock.times(cost.goods).min(symbols).min(if cost.different + cost.points > 0 { 1 } else { 60 })
    }

    fn prize(&self, prize: Prize) -> f32 {
        match prize {
            Prize::Goods(goods) => worth_of_all(goods),
            Prize::Basics(amounts) => {
                let most = BASIC.iter().map(|good| worth(*good)).fold(0.0, f32::max);
                most * f32::from(amounts.iter().sum::<u8>())
            }
            Prize::Points(_) => f32::from(self.domain.cloister),
            Prize::Joker(goods) => {
                let most = goods.iter().map(|good| worth(*good)).fold(0.0, f32::max);
                most * f32::from(self.game.yield_of(Marker::Joker))
            }
            Prize::Build | Prize::RecallAndBuild | Prize::Landscape => AN_ACTION,
            Prize::FellAndCut => {
                worth(Good::Wood) * f32::from(self.game.yield_of(Marker::Wood))
                    + worth(Good::Peat) * f32::from(self.game.yield_of(Marker::Peat))
            }
        }
    }

    fn spin(&self) -> f32 {
        f32::from(self.stock.have(Good::Livestock).min(6)) * worth(Good::Coin)
    }

    /// Reliquaries for coins, which would be worth points as well.
    fn forge(&self) -> f32 {
        let coins = f32::from(self.stock.have(Good::Coin));
        ((coins + 5.0) / 10.0).floor() * (worth(Good::Reliquary) - 10.0 * worth(Good::Coin))
    }

    /// The best tile rises by a rank, twice at most.
    fn pilgrimage(&self) -> f32 {
        let steps = POINT_TILES.windows(2).map(|pair| (pair[1], worth(pair[0]) - worth(pair[1])));
        let mut left = 2;
        let mut gain = 0.0;
        for (tile, step) in steps {
            let raised = self.stock.have(tile).min(left);
            left -= raised;
            gain += f32::from(raised) * step;
        }
        gain
    }
}

/// What is given for an exchange.
fn price(cost: &Cost) -> f32 {
    worth_of_all(cost.goods)
        + worth_of_symbols(cost.food, cost.half_energy)
        + f32::from(cost.points)
        + f32::from(cost.different)
}
