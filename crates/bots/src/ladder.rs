//! How strong players are, from the games they played against each other.
//!
//! Two players meet over the same seed as often as there are ways to share out the seats between
//! them by turns: what the seed gives to a seat, both get once. Alone, both play the same seed.

use std::cmp::Ordering;

use parlour_core::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::linear::Equations;

/// Two players at one table, or each alone at a table of its own.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// The places of the two in the list of players, the lower first.
    pub pair: (usize, usize),
    /// The number of the seed.
    pub seed: u64,
    /// Who has the first seat: nought or one.
    pub turn: usize,
}

impl Pairing {
    /// Every game of a round robin, each pair meeting over so many seeds.
    pub fn all(players: usize, seeds: u64) -> Vec<Self> {
        let pairs = (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b)));
        let over = |pair| (0..seeds).flat_map(move |seed| (0..2).map(move |turn| Self { pair, seed, turn }));
        pairs.flat_map(over).collect()
    }

    /// Which of the players has each seat.
    pub fn seats(&self, seats: u8) -> Vec<usize> {
        let (a, b) = self.pair;
        (0..usize::from(seats)).map(|seat| if (seat + self.turn).is_multiple_of(2) { a } else { b }).collect()
    }
}

/// What came of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meeting {
    /// Who met, and how.
    pub pairing: Pairing,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// How high each seat ended: the more, the better, and alike for those who share a place.
    pub ranks: Vec<usize>,
    /// How long each seat thought, in seconds.
    pub seconds: Vec<f64>,
    /// How many questions each seat answered that left a choice.
    pub answers: Vec<u64>,
}

/// How high each seat of a finished game stands: how many it is ahead of.
pub fn ranks<G: Game>(game: &G) -> Vec<usize> {
    let standing = |seat| game.score(seat).standing();
    let seats = Seat::all(game.players());
    seats
        .clone()
        .map(|seat| seats.clone().filter(|other| standing(*other) < standing(seat)).count())
        .collect()
}

/// How two players did against each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The two, by their places in the list.
    pub pair: (usize, usize),
    /// Games played.
    pub games: usize,
    /// The share of points the second got of the first: a win is one, a tie a half.
    pub score: f64,
    /// How many Elo points the second is ahead, and half the width of the 95 % interval.
    pub elo: (f64, f64),
}

/// How well a player did over all its games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its place in the list of players.
    pub player: usize,
    /// Elo, the first player of the list being at nought, and half the width of the 95 % interval.
    pub elo: (f64, f64),
    /// Mean points.
    pub points: f64,
    /// Seconds for an answer that left a choice.
    pub seconds: f64,
}

/// One for more, a half for as much, nought for less.
pub fn won_share<T: Ord>(mine: &T, theirs: &T) -> f64 {
    match mine.cmp(theirs) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    }
}

/// The share the second player of the pairing took: of every two seats against each other a win counts
/// one and a tie a half.
fn share(meeting: &Meeting) -> f64 {
    let seats = meeting.pairing.seats(meeting.ranks.len() as u8);
    let held = |player: usize| {
        let ranks = seats.iter().zip(&meeting.ranks);
        ranks.filter(move |(holder, _)| **holder == player).map(|(_, rank)| *rank)
    };
    let (first, second) = meeting.pairing.pair;
    let (mut won, mut all) = (0.0, 0.0);
    for mine in held(second) {
        for theirs in held(first) {
            won += won_share(&mine, &theirs);
            all += 1.0;
        }
    }
    if all > 0.0 { won / all } else { 0.5 }
}

/// The shares of the second player, one for each seed: the games over a seed are not independent.
fn shares(meetings: &[&Meeting]) -> Vec<f64> {
    let mut seeds: Vec<u64> = meetings.iter().map(|meeting| meeting.pairing.seed).collect();
    seeds.sort_unstable();
    seeds.dedup();
    let over = |seed| {
        let games: Vec<&&Meeting> = meetings.iter().filter(|meeting| meeting.pairing.seed == seed).collect();
        match games[..] {
            // Each alone over the same seed: the turns are the two players.
            [one, two] if one.ranks.len() == 1 => solo_share(one, two),
            _ => games.iter().map(|meeting| share(meeting)).sum::<f64>() / games.len() as f64,
        }
    };
    seeds.into_iter().map(over).collect()
}

fn solo_share(one: &Meeting, two: &Meeting) -> f64 {
    let (first, second) = if one.pairing.turn == 0 { (one, two) } else { (two, one) };
    won_share(&second.points[0], &first.points[0])
}

/// The Elo difference that leads to this share of points.
fn elo_of(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The slope of [`elo_of`].
fn elo_slope(share: f64) -> f64 {
    400.0 / std::f64::consts::LN_10 / (share * (1.0 - share))
}

/// How two players did against each other. One tie is added, so that a clean sheet has an Elo too.
pub fn duel(pair: (usize, usize), meetings: &[Meeting]) -> Option<Duel> {
    let met: Vec<&Meeting> = meetings.iter().filter(|meeting| meeting.pairing.pair == pair).collect();
    let shares = shares(&met);
    if shares.is_empty() {
        return None;
    }
    let n = shares.len() as f64;
    let score = shares.iter().sum::<f64>() / n;
    let drawn = (score * n + 0.5) / (n + 1.0);
    let spread = shares.iter().map(|share| (share - score).powi(2)).sum::<f64>() / n;
    // Where all games went one way the spread says nothing: no less than that of the added tie.
    let error = (spread.max(0.25 / (n + 1.0)) / n).sqrt();
    let elo = (elo_of(drawn), 1.96 * error * elo_slope(drawn));
    Some(Duel { pair, games: met.len(), score, elo })
}

/// How well every player did, Elo fitted to all duels at once (Bradley and Terry).
pub fn standings(players: usize, meetings: &[Meeting]) -> Vec<Standing> {
    let pairs = (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b)));
    let duels: Vec<Duel> = pairs.filter_map(|pair| duel(pair, meetings)).collect();
    let ratings = ratings(players, &duels);
    let standing = |player| {
        let mine = |meeting: &&Meeting| meeting.pairing.pair.0 == player || meeting.pairing.pair.1 == player;
        let (mut points, mut seats, mut seconds, mut answers) = (0, 0, 0.0, 0);
        for meeting in meetings.iter().filter(mine) {
            let holders = meeting.pairing.seats(meeting.points.len() as u8);
            for (seat, _) in holders.iter().enumerate().filter(|(_, holder)| **holder == player) {
                points += i64::from(meeting.points[seat]);
                seconds += meeting.seconds[seat];
                answers += meeting.answers[seat];
                seats += 1;
            }
        }
        Standing {
            player,
            elo: ratings[player],
            points: points as f64 / f64::from(seats.max(1)),
            seconds: seconds / answers.max(1) as f64,
        }
    };
    (0..players).map(standing).collect()
}

/// Least squares over the duels, each as sure as its interval is narrow; the first player is at
/// nought.
fn ratings(players: usize, duels: &[Duel]) -> Vec<(f64, f64)> {
    let mut equations = Equations::new(players);
    equations.pull(0, 0.0, 1e9);
    for player in 1..players {
        // So that somebody who never played has a rating too.
        equations.pull(player, 0.0, 1e-9);
    }
    for duel in duels {
        let sureness = (1.96 / duel.elo.1.max(1.0)).powi(2);
        let mut row = vec![0.0; players];
        row[duel.pair.0] = -1.0;
        row[duel.pair.1] = 1.0;
        equations.add(&row, duel.elo.0, sureness);
    }
    let errors = equations.variances();
    let ratings = equations.solve();
    ratings.into_iter().zip(errors).map(|(elo, variance)| (elo, 1.96 * variance.max(0.0).sqrt())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(seed: u64, turn: usize, ranks: [usize; 2]) -> Meeting {
        Meeting {
            pairing: Pairing { pair: (0, 1), seed, turn },
            points: ranks.map(|rank| 10 * rank as i32).to_vec(),
            ranks: ranks.to_vec(),
            seconds: vec![1.0, 2.0],
            answers: vec![10, 10],
        }
    }

    #[test]
    fn everybody_meets_everybody_from_both_sides() {
        let all = Pairing::all(3, 2);
        assert_eq!(all.len(), 3 * 2 * 2);
        assert_eq!(all[0].seats(3), [0, 1, 0]);
        assert_eq!(all[1].seats(3), [1, 0, 1]);
    }

    #[test]
    fn three_wins_of_four_are_about_two_hundred_points() {
        let games: Vec<Meeting> = (0..50)
            .flat_map(|seed| {
                [met(seed, 0, [0, 1]), met(seed, 1, if seed % 2 == 0 { [1, 0] } else { [0, 1] })]
            })
            .collect();
        let duel = duel((0, 1), &games).unwrap();
        assert_eq!((duel.games, (duel.score * 100.0).round() as i32), (100, 75));
        assert!((185.0..195.0).contains(&duel.elo.0) && duel.elo.1 > 20.0, "{duel:?}");
        let standings = standings(2, &games);
        assert!((standings[1].elo.0 - duel.elo.0).abs() < 1.0, "{standings:?}");
        assert!(standings[0].elo.0.abs() < 1.0 && standings[1].points > standings[0].points);
    }

    #[test]
    fn a_clean_sheet_has_a_rating_and_a_wide_interval() {
        let games = [met(0, 0, [0, 1]), met(0, 1, [1, 0])];
        let duel = duel((0, 1), &games).unwrap();
        assert!(duel.elo.0 > 100.0 && duel.elo.1 > 200.0 && duel.elo.1.is_finite(), "{duel:?}");
    }
}
