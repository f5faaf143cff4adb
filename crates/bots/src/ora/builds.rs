//! Buildings on display that a player has room for and is on the way to paying.

use std::sync::LazyLock;

use parlour_ora::Ora;
use parlour_ora::data::{Card, Face, Terrains};

use super::settling::Grounds;
use super::stock::{Stock, worth};

/// So many buildings are planned at a time.
const PLANNED: usize = 3;
/// No more lie on display.
const DISPLAY: usize = 64;

/// A building as it is planned, worked out once: a judge asks for it millions of times.
struct Plan {
    /// What it adds to the score sooner or later.
    points: f32,
    /// What it costs: the place of each good, how many, and what one is worth.
    cost: Vec<(usize, u16, f32)>,
    /// What all of that is worth.
    price: f32,
    terrain: Terrains,
    cloister: bool,
}

fn plans() -> &'static [Plan] {
    static PLANS: LazyLock<Vec<Plan>> =
        LazyLock::new(|| Card::ALL.iter().map(|card| Plan::of(card.face())).collect());
    &PLANS
}

impl Plan {
    fn of(face: &Face) -> Self {
        let cost = face.cost.iter();
        let (economic, dwelling) = face.values;
        let mut price = 0.0;
        for (good, amount) in face.cost {
            price += worth(*good) * f32::from(*amount);
        }
        Self {
            points: f32::from(economic) + f32::from(dwelling),
            cost: cost.map(|(good, amount)| (good.index(), u16::from(*amount), worth(*good))).collect(),
            price,
            terrain: face.terrain,
            cloister: face.cloister,
        }
    }

    fn fits(&self, ground: Grounds) -> bool {
        let cells = if self.cloister { ground.beside_cloister } else { ground.any };
        cells.meets(self.terrain)
    }

    /// What it is worth by the share of its cost that is there.
    fn promise(&self, stock: &Stock) -> f32 {
        let mut held = 0.0;
        for (good, amount, worth) in &self.cost {
            held += worth * f32::from(stock.at(*good).min(*amount));
        }
        self.points * (held / self.price).powi(2)
    }
}

/// A building in question.
#[derive(Copy, Clone)]
struct Candidate {
    card: u8,
    /// What it promised when it was looked at last: with less in stock, no more.
    promise: f32,
}

/// What the best few buildings would be worth, each by the share of its cost that is there. What one takes
/// the next one lacks.
pub(super) fn best(game: &Ora, ground: Grounds, stock: &Stock) -> f32 {
    let (plans, mut stock, mut sum) = (plans(), *stock, 0.0);
    let mut room = [Candidate { card: 0, promise: 0.0 }; DISPLAY];
    let mut len = 0;
    for card in game.on_display().map(|card| card as u8) {
        let plan = &plans[usize::from(card)];
        if plan.fits(ground) && len < DISPLAY {
            room[len] = Candidate { card, promise: plan.promise(&stock) };
            len += 1;
        }
    }
    for _ in 0..PLANNED {
        let open = &mut room[..len];
        let Some(first) = (0..open.len()).max_by(|a, b| open[*a].promise.total_cmp(&open[*b].promise)) else {
            break;
        };
        // Whoever promised less than this one still does was not going to be the best.
        let bar = plans[usize::from(open[first].card)].promise(&stock);
        let (mut best, mut most) = (first, f32::NEG_INFINITY);
        for (place, candidate) in open.iter_mut().enumerate() {
            let plan = &plans[usize::from(candidate.card)];
            if candidate.promise < bar && plan.points >= 0.0 {
                continue;
            }
            candidate.promise = plan.promise(&stock);
            if candidate.promise >= most {
                (best, most) = (place, candidate.promise);
            }
        }
        sum += most;
        for (good, amount, _) in &plans[usize::from(open[best].card)].cost {
            stock.take(*good, *amount);
        }
        open[best..].rotate_left(1);
        len -= 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_building_costs_something() {
        let free = |card: &&Card| card.face().cost.is_empty() && !card.is_basic();
        assert_eq!(Card::ALL.iter().find(free), None);
        assert!(u8::try_from(Card::ALL.len()).is_ok());
    }
}
