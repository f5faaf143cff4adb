//! What a net reads in Ora & Labora besides the features of the judge.

use parlour_core::{Game, Seat};
use parlour_ora::data::{Good, Marker, Settlement, Terrain};
use parlour_ora::{Ora, Question, Turn};

use crate::inputs::{Own, Wires};

pub(super) const OWN: Own<Ora> = Own { names, read };

/// Room for the numbers of the cards of both countries.
const CARDS: usize = 70;
const GOODS: usize = Good::ALL.len();
const TERRAINS: usize = 5;
/// Lines of the score.
const LINES: usize = 3;
/// The best cells for settlements.
const CELLS: usize = 4;

const MINE: usize = 3 * GOODS;
const BUSY: usize = MINE + CARDS;
const OTHERS: usize = BUSY + CARDS;
const DISPLAY: usize = OTHERS + CARDS;
const PAYABLE: usize = DISPLAY + CARDS;
const WHEEL: usize = PAYABLE + CARDS;
const TIME: usize = WHEEL + Marker::ALL.len();
const LAND: usize = TIME + 6;
const SETTLEMENTS: usize = LAND + 8 + 2 * TERRAINS + CELLS;
const SCORE: usize = SETTLEMENTS + 2 * Settlement::ALL.len();
const RIVALS: usize = SCORE + LINES + 2;
const LEN: usize = RIVALS + GOODS;

fn names() -> Vec<String> {
    let mut names = Vec::with_capacity(LEN);
    let mut all = |what: &str, count: usize| names.extend((0..count).map(|place| format!("{what} {place}")));
    all("good at three scales", 3 * GOODS);
    all("own building", CARDS);
    all("own building in use", CARDS);
    all("free building of others", CARDS);
    all("card on display", CARDS);
    all("card that can be paid", CARDS);
    all("wheel", Marker::ALL.len());
    all("phases and contract", 6);
    all("land", 8 + 2 * TERRAINS + CELLS);
    all("settlement in reserve, affordable", 2 * Settlement::ALL.len());
    all("score, food and energy", LINES + 2);
    all("most of a good among the others", GOODS);
    names
}

fn read(game: &Ora, seat: Seat, wires: &mut Wires<'_>) {
    let (mut food, mut energy) = (0.0, 0.0);
    for (place, good) in Good::ALL.iter().enumerate() {
        let count = f32::from(game.goods(seat, *good));
        wires.count(3 * place, count);
        if *good != Good::Coin5 {
            food += count * f32::from(good.food());
            energy += count * f32::from(good.half_energy()) / 2.0;
        }
    }
    cards(game, seat, wires);
    for (place, marker) in Marker::ALL.iter().enumerate() {
        wires.put(WHEEL + place, f32::from(game.yield_of(*marker)) / 10.0);
    }
    time(game, seat, wires);
    land(game, seat, wires);
    let reserve = game.reserve(seat);
    for (place, settlement) in Settlement::ALL.iter().enumerate().filter(|(_, each)| reserve.has(**each)) {
        wires.put(SETTLEMENTS + place, 1.0);
        wires.flag(SETTLEMENTS + Settlement::ALL.len() + place, game.affords(seat, *settlement));
    }
    for (place, points) in game.columns(seat).into_iter().enumerate() {
        wires.put(SCORE + place, points as f32 / 150.0);
    }
    wires.put(SCORE + LINES, food / 30.0);
    wires.put(SCORE + LINES + 1, energy / 20.0);
    if game.players() > 1 {
        for (place, good) in Good::ALL.iter().enumerate() {
            let others = Seat::all(game.players()).filter(|other| *other != seat);
            let most = others.map(|other| game.goods(other, *good)).max().unwrap_or_default();
            wires.put(RIVALS + place, f32::from(most) / 6.0);
        }
    }
}

fn cards(game: &Ora, seat: Seat, wires: &mut Wires<'_>) {
    for workplace in game.workplaces() {
        let card = workplace.card as usize % CARDS;
        if workplace.owner == seat {
            wires.put(MINE + card, 1.0);
            wires.flag(BUSY + card, workplace.occupied);
        } else {
            wires.flag(OTHERS + card, !workplace.occupied);
        }
    }
    for card in game.on_display() {
        let place = card as usize % CARDS;
        wires.put(DISPLAY + place, 1.0);
        let lacks =
            |(good, count): &(Good, u8)| u16::from(*count).saturating_sub(game.within_reach(seat, *good));
        match card.face().cost.iter().map(lacks).sum() {
            0 => wires.put(PAYABLE + place, 1.0),
            1 => wires.put(PAYABLE + place, 0.5),
            2.. => {}
        }
    }
}

fn time(game: &Ora, seat: Seat, wires: &mut Wires<'_>) {
    if let Some((asked, Question::Turn(turn))) = game.question()
        && asked == seat
    {
        match turn {
            Turn { left: 0, .. } => {}
            Turn { bonus: true, .. } => wires.put(TIME + 1, 1.0),
            Turn { left: 2.., .. } => wires.put(TIME, 1.0),
            Turn { .. } => {}
        }
    }
    let mut phases = game.phases_ahead();
    if let Some(next) = phases.next() {
        wires.put(TIME + 2, 1.0 / (1.0 + f32::from(next)));
        wires.put(TIME + 3, f32::from(next) / 6.0);
        wires.put(TIME + 4, (1 + phases.count()) as f32 / 5.0);
    }
    wires.put(TIME + 5, f32::from(game.contract_price()) / 2.0);
}

fn land(game: &Ora, seat: Seat, wires: &mut Wires<'_>) {
    let domain = game.domain(seat);
    wires.put(LAND, f32::from(domain.buildings) / 15.0);
    wires.put(LAND + 1, f32::from(domain.cloister) / 6.0);
    wires.put(LAND + 2, f32::from(domain.forests) / 4.0);
    wires.put(LAND + 3, f32::from(domain.moors) / 3.0);
    wires.put(LAND + 4 + usize::from(domain.clergy.min(2)), 1.0);
    wires.flag(LAND + 7, domain.prior);
    let (mut cells, mut beside) = ([0.0; TERRAINS], [0.0; TERRAINS]);
    let mut best = [-20; CELLS];
    for ground in game.grounds(seat) {
        let terrain = ground.terrain as usize % TERRAINS;
        cells[terrain] += 1.0;
        beside[terrain] += f32::from(u8::from(ground.beside_cloister));
        if !matches!(ground.terrain, Terrain::Water | Terrain::Mountain) {
            let mut near = ground.near;
            for best in &mut best {
                (*best, near) = (near.max(*best), near.min(*best));
            }
        }
    }
    for place in 0..TERRAINS {
        wires.put(LAND + 8 + place, cells[place] / 4.0);
        wires.put(LAND + 8 + TERRAINS + place, (beside[place] / 2.0_f32).min(1.0));
    }
    for (place, near) in best.into_iter().enumerate() {
        wires.put(LAND + 8 + 2 * TERRAINS + place, near.max(-5) as f32 / 15.0);
    }
}
