//! The function of a building in icons: one or two rows, input before the arrow, output after it.

use parlour_kit::{Row, Scene};
use parlour_ora::data::{Card, Cost, Effect, Good, Goods, Measure, Offer, Prize, Reach};

use crate::glyph;

/// How wide a row may run, at the size of the lower of two rows, before it is broken: more would shrink too much.
const ROOM: f32 = 96.0;

/// The rows of a card.
pub(crate) fn rows(scene: &Scene<'_>, card: Card) -> Vec<Row> {
    card.face().script.iter().flat_map(|effect| rows_of(scene, effect)).collect()
}

fn rows_of(scene: &Scene<'_>, effect: &Effect) -> Vec<Row> {
    let row = Row::new;
    match *effect {
        Effect::Gain(lots) => gain(scene, lots),
        Effect::Harvest(goods) => vec![either(scene, row().icon("i-wheel").arrow(), goods)],
        Effect::Exchange { offers, limit } if limit < u8::MAX => one_prize(scene, offers, limit),
        Effect::Exchange { offers, .. } => offers.iter().flat_map(|offer| exchange(scene, offer)).collect(),
        Effect::OneOf(offers) => ladder(offers),
        Effect::Clear { most, prize } => {
            let input = limit(most).icon("i-forest");
            broken(scene, input, prize)
        }
        Effect::Relay { reach, fee } => vec![relay(scene, reach, fee)],
        Effect::Settle => {
            vec![row().icon("i-food").icon("i-energy").arrow().icon("i-settle")]
        }
        Effect::Spin => {
            vec![row().number("1/5/9").icon("i-livestock").arrow(), row().number("3/5/6").icon("i-coin")]
        }
        Effect::Forge => vec![
            row().number("5").icon("i-coin").arrow().icon("i-reliquary"),
            row().number("+10").icon("i-coin").arrow().icon("i-reliquary"),
        ],
        Effect::Pilgrimage => vec![
            row().number("2×").icon("i-book").arrow().icon("i-ceramic").arrow(),
            row().icon("i-ornament").arrow().icon("i-reliquary"),
        ],
        Effect::Bathe => vec![
            row().number("1×").icon("i-coin").arrow().icon("i-book").icon("i-ceramic"),
            row().icon("i-prior").icon("i-lay-brother").arrow().icon("i-home"),
        ],
    }
}

/// Goods for nothing. Where the lots differ, the alternatives stand beside each other.
fn gain(scene: &Scene<'_>, lots: &[&[(Good, u8)]]) -> Vec<Row> {
    let places: Vec<Vec<(Good, u8)>> = (0..lots[0].len())
        .map(|place| {
            let mut kinds: Vec<(Good, u8)> = lots.iter().map(|lot| lot[place]).collect();
            kinds.dedup();
            kinds.sort_unstable();
            kinds.dedup();
            kinds
        })
        .collect();
    let fill = |row: Row, places: &[Vec<(Good, u8)>]| {
        places.iter().fold(row, |row, kinds| {
            kinds.iter().enumerate().fold(row, |row, (at, (good, count))| {
                let row = if at > 0 { row.word(scene.word("ora-board-or")) } else { row };
                row.some(*count, glyph::good(*good))
            })
        })
    };
    let whole = fill(Row::new().arrow(), &places);
    if whole.width(17.0) <= ROOM {
        return vec![whole];
    }
    let (upper, lower) = places.split_at(places.len().div_ceil(2));
    vec![fill(Row::new().arrow(), upper), fill(Row::new(), lower)]
}

/// An exchange: in one row if it is short, else broken at its arrow.
fn exchange(scene: &Scene<'_>, offer: &Offer) -> Vec<Row> {
    broken(scene, add_cost(limit(offer.most), offer.cost), offer.prize)
}

fn broken(scene: &Scene<'_>, input: Row, prize: Prize) -> Vec<Row> {
    if let Some((count, goods)) = alike(prize) {
        let output = goods.iter().fold(Row::new(), |row, (good, _)| row.icon(glyph::good(*good)));
        return vec![input.arrow().number(format!("{count}×")), output];
    }
    let whole = add_prize(scene, input.clone().arrow(), prize);
    let output = add_prize(scene, Row::new(), prize);
    if whole.width(17.0) <= ROOM {
        vec![whole]
    } else if input.width(17.0) > output.width(17.0) {
        vec![input, add_prize(scene, Row::new().arrow(), prize)]
    } else {
        vec![input.arrow(), output]
    }
}

/// So many of each of many goods.
fn alike(prize: Prize) -> Option<(u8, Goods)> {
    match prize {
        Prize::Goods(goods @ [(_, count), ..]) if goods.len() > 4 => {
            goods.iter().all(|(_, other)| other == count).then_some((*count, goods))
        }
        _ => None,
    }
}

/// Exchanges that bring the same and share a limit.
fn one_prize(scene: &Scene<'_>, offers: &[Offer], most: u8) -> Vec<Row> {
    let costs = offers.iter().enumerate().fold(limit(most), |row, (at, offer)| {
        let row = if at > 0 { row.word(scene.word("ora-board-or")) } else { row };
        add_cost(row, offer.cost)
    });
    vec![costs, add_prize(scene, Row::new().arrow(), offers[0].prize)]
}

/// Exchanges of rising size, as one: `3/6/9` of this for `5/8/10` of that.
fn ladder(offers: &[Offer]) -> Vec<Row> {
    let join = |numbers: Vec<String>| numbers.join("/");
    let energy = offers.iter().map(|offer| (offer.cost.half_energy / 2).to_string()).collect();
    let prizes = offers.iter().filter_map(|offer| match offer.prize {
        Prize::Goods(&[(_, count)]) => Some(count.to_string()),
        _ => None,
    });
    vec![
        Row::new().number(join(energy)).icon("i-energy").arrow(),
        Row::new().number(join(prizes.collect())).icon("i-coin"),
    ]
}

fn relay(scene: &Scene<'_>, reach: Reach, fee: &[(Good, u8)]) -> Row {
    let row = fee.iter().fold(Row::new(), |row, (good, count)| row.some(*count, glyph::good(*good)).arrow());
    let row = row.icon("i-relay");
    match reach {
        Reach::WithPrior => row.icon("i-prior"),
        Reach::Occupied => row.icon("i-lay-brother"),
        Reach::Beside => row.word(scene.word("ora-board-beside")),
        Reach::Display => row.icon("i-card-back"),
    }
}

/// How often, if not at will.
fn limit(most: u8) -> Row {
    if most == u8::MAX { Row::new() } else { Row::new().number(format!("{most}×")) }
}

/// One of these goods; three are set apart by strokes, because words would take too much room.
fn either(scene: &Scene<'_>, row: Row, goods: &[Good]) -> Row {
    let or = if goods.len() > 2 { "/".to_owned() } else { scene.word("ora-board-or") };
    goods.iter().enumerate().fold(row, |row, (at, good)| {
        let row = if at > 0 { row.word(or.clone()) } else { row };
        row.icon(glyph::good(*good))
    })
}

fn add_cost(row: Row, cost: Cost) -> Row {
    let mut row = cost.goods.iter().fold(row, |row, (good, count)| row.some(*count, glyph::good(*good)));
    if cost.different > 0 {
        row = row.number(format!("{} ≠", cost.different));
    }
    if cost.food > 0 {
        row = row.some(cost.food, "i-food");
    }
    row = match cost.half_energy {
        0 => row,
        1 => row.number("½").icon("i-energy"),
        halves => row.some(halves / 2, "i-energy"),
    };
    if cost.points > 0 { row.some(cost.points, "i-vp") } else { row }
}

fn add_prize(scene: &Scene<'_>, row: Row, prize: Prize) -> Row {
    match prize {
        Prize::Goods(goods) => {
            goods.iter().fold(row, |row, (good, count)| row.some(*count, glyph::good(*good)))
        }
        Prize::Basics(counts) => counts.iter().enumerate().fold(row, |row, (at, count)| {
            let row = if at > 0 { row.word("+") } else { row };
            row.number(format!("{count} ="))
        }),
        Prize::Points(Measure::Cloister) => {
            row.icon("i-vp").word(scene.word("ora-board-per")).icon("i-cross")
        }
        Prize::Points(Measure::Wilderness) => {
            row.icon("i-vp").word(scene.word("ora-board-per")).icon("i-forest").icon("i-moor")
        }
        Prize::Joker(goods) => either(scene, row.icon("i-joker"), goods),
        Prize::Build => row.icon("i-build"),
        Prize::RecallAndBuild => row.icon("i-prior").icon("i-home").icon("i-build"),
        Prize::FellAndCut => row.icon("i-forest").icon("i-moor").icon("i-wheel"),
        Prize::Landscape => row.icon("i-district").icon("i-plot"),
    }
}
