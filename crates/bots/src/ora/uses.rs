//! What the buildings on the table would bring if they were used now.

use std::sync::LazyLock;

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
    let kinds = stock.kinds();
    let mut wheel = [0; Marker::ALL.len()];
    for marker in Marker::ALL {
        wheel[*marker as usize] = game.yield_of(*marker);
    }
    let user = User { stock, kinds, domain, settlement, wheel };
    let fee = f32::from(game.contract_price()) * worth(Good::Coin);
    let functions = functions();
    let mut best = [0.0; PLANNED];
    for place in game.workplaces().filter(|place| !place.occupied) {
        let fee = if place.owner == seat { 0.0 } else { fee };
        keep(&mut best, user.gain(&functions[place.card as usize]) - fee);
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

/// One line of a function, as far as it can be worked out beforehand: a judge asks for it millions of times.
enum Line {
    Worth(f32),
    Harvest(Vec<(Marker, f32)>),
    Exchanges(Vec<Exchange>),
    OneOf(Vec<Exchange>),
    Clear { most: u8, prize: Reward },
    Settle,
    Spin,
    Forge,
    Pilgrimage,
}

/// What is received.
enum Reward {
    Worth(f32),
    /// A point for each monastery building.
    Cloister,
    /// As many of a good worth this as the joker says.
    Joker(f32),
    FellAndCut,
}

/// What can be exchanged.
struct Exchange {
    /// The goods to be given: the place of each and how many.
    goods: Vec<(usize, u16)>,
    food: u8,
    half_energy: u8,
    different: u8,
    /// How often at most.
    most: u16,
    /// What it costs, and what it brings.
    price: f32,
    prize: Reward,
}

/// The functions of all cards, by their numbers.
fn functions() -> &'static [Vec<Line>] {
    static FUNCTIONS: LazyLock<Vec<Vec<Line>>> = LazyLock::new(|| {
        Card::ALL.iter().map(|card| card.face().script.iter().map(Line::of).collect()).collect()
    });
    &FUNCTIONS
}

impl Line {
    fn of(effect: &Effect) -> Self {
        let exchanges = |offers: &[Offer]| offers.iter().map(Exchange::of).collect();
        match effect {
            Effect::Gain(lots) => Self::Worth(lots.iter().map(|lot| worth_of_all(lot)).fold(0.0, f32::max)),
            Effect::Harvest(goods) => {
                let markers = goods.iter().filter_map(|good| Some((Marker::of(*good)?, worth(*good))));
                Self::Harvest(markers.collect())
            }
            Effect::Exchange { offers, .. } => Self::Exchanges(exchanges(offers)),
            Effect::OneOf(offers) => Self::OneOf(exchanges(offers)),
            Effect::Clear { most, prize } => Self::Clear { most: *most, prize: Reward::of(*prize) },
            Effect::Relay { .. } => Self::Worth(AN_ACTION),
            Effect::Settle => Self::Settle,
            Effect::Spin => Self::Spin,
            Effect::Forge => Self::Forge,
            Effect::Pilgrimage => Self::Pilgrimage,
            Effect::Bathe => Self::Worth(worth(Good::Book) + worth(Good::Ceramic) - worth(Good::Coin)),
        }
    }
}

impl Reward {
    fn of(prize: Prize) -> Self {
        let dearest = |goods: &[Good]| goods.iter().map(|good| worth(*good)).fold(0.0, f32::max);
        match prize {
            Prize::Goods(goods) => Self::Worth(worth_of_all(goods)),
            Prize::Basics(amounts) => Self::Worth(dearest(&BASIC) * f32::from(amounts.iter().sum::<u8>())),
            Prize::Points(_) => Self::Cloister,
            Prize::Joker(goods) => Self::Joker(dearest(goods)),
            Prize::Build | Prize::RecallAndBuild | Prize::Landscape => Self::Worth(AN_ACTION),
            Prize::FellAndCut => Self::FellAndCut,
        }
    }
}

impl Exchange {
    fn of(offer: &Offer) -> Self {
        let cost = &offer.cost;
        let most = if cost.different + cost.points > 0 { 1 } else { 60 };
        Self {
            goods: cost.goods.iter().map(|(good, amount)| (good.index(), u16::from(*amount))).collect(),
            food: cost.food,
            half_energy: cost.half_energy,
            different: cost.different,
            most: u16::from(offer.most).min(most),
            price: price(cost),
            prize: Reward::of(offer.prize),
        }
    }
}

/// Somebody who would use a building.
struct User<'a> {
    stock: &'a Stock,
    /// Kinds of goods there are.
    kinds: u8,
    domain: Domain,
    /// The points of the best settlement that could be paid for.
    settlement: f32,
    /// What each marker of the wheel would bring.
    wheel: [u8; Marker::ALL.len()],
}

impl User<'_> {
    fn gain(&self, function: &[Line]) -> f32 {
        function.iter().map(|line| self.line(line)).sum()
    }

    /// What one line of a function brings; it may be declined.
    fn line(&self, line: &Line) -> f32 {
        match line {
            Line::Worth(worth) => *worth,
            Line::Harvest(markers) => {
                let harvest = |(marker, worth): &(Marker, f32)| {
                    self.reading(*marker).max(self.reading(Marker::Joker)) * worth
                };
                markers.iter().map(harvest).fold(0.0, f32::max)
            }
            Line::Exchanges(exchanges) => exchanges.iter().map(|exchange| self.exchange(exchange)).sum(),
            Line::OneOf(exchanges) => {
                exchanges.iter().map(|exchange| self.exchange(exchange)).fold(0.0, f32::max)
            }
            Line::Clear { most, prize } => f32::from((*most).min(self.domain.forests)) * self.prize(prize),
            Line::Settle => self.settlement,
            Line::Spin => self.spin(),
            Line::Forge => self.forge(),
            Line::Pilgrimage => self.pilgrimage(),
        }
    }

    fn reading(&self, marker: Marker) -> f32 {
        f32::from(self.wheel[marker as usize])
    }

    /// As often as the stock allows, if it is worth it.
    fn exchange(&self, exchange: &Exchange) -> f32 {
        let gain = (self.prize(&exchange.prize) - exchange.price).max(0.0);
        if gain == 0.0 { 0.0 } else { f32::from(self.times(exchange)) * gain }
    }

    fn times(&self, exchange: &Exchange) -> u16 {
        if exchange.different > self.kinds {
            return 0;
        }
        let mut times = exchange.most;
        for (good, amount) in &exchange.goods {
            let have = self.stock.at(*good);
            times = times.min(if *amount == 1 { have } else { have / amount });
        }
        if exchange.food > 0 || exchange.half_energy > 0 {
            times = times.min(self.stock.times_symbols(exchange.food, exchange.half_energy));
        }
        times
    }

    fn prize(&self, prize: &Reward) -> f32 {
        match prize {
            Reward::Worth(worth) => *worth,
            Reward::Cloister => f32::from(self.domain.cloister),
            Reward::Joker(worth) => worth * self.reading(Marker::Joker),
            Reward::FellAndCut => {
                worth(Good::Wood) * self.reading(Marker::Wood)
                    + worth(Good::Peat) * self.reading(Marker::Peat)
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
