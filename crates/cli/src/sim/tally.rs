//! Sums over games. They are whole numbers, so that the order of adding makes no difference.

use parlour_bots::Played;
use parlour_core::{Digest, Fingerprint, Game, Seat, winners};

/// What is kept of the games of one thread, or of all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) finished: u64,
    pub(super) decisions: u64,
    pub(super) longest_list: usize,
    pub(super) seats: [SeatTally; Seat::MOST],
    /// The last position of each game by its number; nothing if it failed.
    fingerprints: Vec<(u64, Option<Fingerprint>)>,
    /// Games that failed, by number, with what went wrong.
    pub(super) failures: Vec<(u64, String)>,
}

/// What is kept of one seat.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SeatTally {
    /// Games in which nobody stood better; a shared victory counts for each.
    pub(super) wins: u64,
    games: i64,
    sum: i64,
    squares: i128,
    pub(super) range: Option<(i32, i32)>,
}

impl Tally {
    pub(super) fn finish<G: Game>(&mut self, number: u64, played: &Played<G>) {
        self.finished += 1;
        self.decisions += played.answers;
        self.longest_list = self.longest_list.max(played.longest_list);
        let winners = winners(&played.game);
        for seat in Seat::all(played.game.players()) {
            self.seats[seat.index()].add(played.game.score(seat).total(), winners.has(seat));
        }
        self.fingerprints.push((number, Some(played.game.fingerprint())));
    }

    pub(super) fn fail(&mut self, number: u64, problem: String) {
        self.failures.push((number, problem));
        self.fingerprints.push((number, None));
    }

    pub(super) fn merge(&mut self, mut other: Self) {
        self.finished += other.finished;
        self.decisions += other.decisions;
        self.longest_list = self.longest_list.max(other.longest_list);
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            mine.merge(theirs);
        }
        self.fingerprints.append(&mut other.fingerprints);
        self.failures.append(&mut other.failures);
    }

    /// Puts the games in the order of their numbers, whichever thread played them.
    pub(super) fn sort(&mut self) {
        self.fingerprints.sort_unstable_by_key(|(number, _)| *number);
        self.failures.sort();
    }

    /// The fingerprint over all last positions, in order.
    pub(super) fn digest(&self) -> Fingerprint {
        let mut digest = Digest::default();
        for (_, fingerprint) in &self.fingerprints {
            match fingerprint {
                Some(Fingerprint(bits)) => digest.byte(1).bytes(&bits.to_le_bytes()),
                None => digest.byte(0),
            };
        }
        digest.finish()
    }
}

impl SeatTally {
    fn add(&mut self, points: i32, wins: bool) {
        self.merge(Self {
            wins: u64::from(wins),
            games: 1,
            sum: i64::from(points),
            squares: i128::from(points).pow(2),
            range: Some((points, points)),
        });
    }

    fn merge(&mut self, other: Self) {
        self.wins += other.wins;
        self.games += other.games;
        self.sum += other.sum;
        self.squares += other.squares;
        self.range = match (self.range, other.range) {
            (Some((low, high)), Some((lower, higher))) => Some((low.min(lower), high.max(higher))),
            (mine, theirs) => mine.or(theirs),
        };
    }

    /// Mean and standard deviation of the points.
    pub(super) fn mean_and_sd(&self) -> (f64, f64) {
        let games = (self.games.max(1)) as f64;
        let mean = self.sum as f64 / games;
        // Exact whole numbers up to the last step: n·Σx² − (Σx)².
        let spread = i128::from(self.games) * self.squares - i128::from(self.sum).pow(2);
        (mean, (spread as f64).sqrt() / games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_are_those_of_the_points() {
        let mut seat = SeatTally::default();
        for points in [2, 4, 4, 4, 5, 5, 7, 9] {
            seat.add(points, points == 9);
        }
        assert_eq!((seat.mean_and_sd(), seat.range, seat.wins), ((5.0, 2.0), Some((2, 9)), 1));
        assert_eq!(SeatTally::default().mean_and_sd(), (0.0, 0.0));
    }

    #[test]
    fn the_digest_depends_on_games_and_not_on_threads() {
        let fingerprint = |number, bits| (number, Some(Fingerprint(bits)));
        let tally = |fingerprints: &[_]| {
            let mut tally = Tally { fingerprints: fingerprints.to_vec(), ..Tally::default() };
            tally.sort();
            tally.digest()
        };
        assert_eq!(
            tally(&[fingerprint(0, 7), fingerprint(1, 8)]),
            tally(&[fingerprint(1, 8), fingerprint(0, 7)])
        );
        assert_ne!(
            tally(&[fingerprint(0, 7), fingerprint(1, 8)]),
            tally(&[fingerprint(0, 8), fingerprint(1, 7)])
        );
        assert_ne!(tally(&[fingerprint(0, 7)]), tally(&[fingerprint(0, 7), (1, None)]));
    }
}
