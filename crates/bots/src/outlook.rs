//! How a game stands, for the curve that is shown when it is over.

use parlour_core::table::Dice;
use parlour_core::{Decision, Game, Journal, Seat, Table, leaders};
use serde::Serialize;

use crate::judge::{Judge, learned_judge};

/// What a seat can expect.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Outlook {
    /// The points it can expect in the end.
    pub points: f32,
    /// The share of victory it can expect: the shares of all seats add up to one.
    pub share: f32,
}

/// How the game stood after so many answers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// The number of answers given.
    pub entry: usize,
    /// The round.
    pub round: u16,
    /// What each seat could expect.
    pub seats: Vec<Outlook>,
}

/// What every seat can expect of a position.
pub fn outlook<G: Game>(game: &G) -> Vec<Outlook> {
    outlook_by(&learned_judge::<G>(), game)
}

fn outlook_by<G: Game>(judge: &Judge<G>, game: &G) -> Vec<Outlook> {
    let values = judge.values(game);
    let seats = Seat::all(game.players());
    if game.decision() == Decision::Over {
        let winners = leaders(game);
        let share = |seat| if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        return seats.map(|seat| Outlook { points: values[seat.index()], share: share(seat) }).collect();
    }
    // The nearer the end, the more a lead is worth.
    let doubt = judge.features().margin * (1.1 - (judge.features().progress)(game));
    let best = seats.clone().map(|seat| values[seat.index()]).fold(f32::MIN, f32::max);
    let odds = |seat: Seat| ((values[seat.index()] - best) / doubt).exp();
    let all: f32 = seats.clone().map(odds).sum();
    seats.map(|seat| Outlook { points: values[seat.index()], share: odds(seat) / all }).collect()
}

/// How a recorded game stood whenever a seat was done with its answers, from the first to the last.
/// A journal that does not replay has no curve.
pub fn curve<G: Game>(journal: &Journal) -> Option<Vec<Moment>> {
    let table = Table::<G>::replay(journal, Dice::Outside).ok()?;
    let judge = learned_judge::<G>();
    let mut game = table.at(0);
    let mut moments = Vec::new();
    let entries = table.entries();
    for (number, entry) in entries.iter().enumerate() {
        game.apply(entry.who, entry.choice, &mut ());
        let next = entries.get(number + 1).map(|next| next.who);
        if next != Some(entry.who) {
            moments.push(Moment { entry: number + 1, round: game.round(), seats: outlook_by(&judge, &game) });
        }
    }
    Some(moments)
}
