//! Is what was learned better? Duels on seeds nobody has learned from say so.

use std::sync::Arc;

use parlour_core::{Game, Mode, Rng, Seat};

use super::lesson::{Kind, run};
use super::tutor::Tutor;
use crate::judge::{Judge, Topic, points};
use crate::ladder::{ranks, won_share};

/// What came of the duels over one seed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The share the new judge took: of every two seats against each other a win is one and a tie a half.
    pub share: f64,
    /// Its mean points, and those of the old one.
    pub points: (f64, f64),
}

/// Two judges meet over one seed, from both sides; alone, each plays it. Every other seed begins at random.
pub fn trial<G: Game>(new: &Arc<Judge<G>>, old: &Arc<Judge<G>>, mode: &Mode, seed: u64) -> Option<Verdict> {
    let kind = if seed.is_multiple_of(2) { Kind::CALM } else { Kind::disturbed(12) };
    let play = |judges: &[&Arc<Judge<G>>]| {
        // Nobody has learned from these: the numbers of a course stay below.
        let mut rng = Rng::from_numbers(u64::MAX, seed);
        let tutor = |judge: &&Arc<Judge<G>>| {
            Tutor::new(Arc::clone(judge), Topic::Points, &mut Rng::from_number(seed))
        };
        let mut tutors: Vec<Tutor<G>> = judges.iter().map(tutor).collect();
        run(&mut tutors, mode, kind, &mut rng, |_, _| {})
    };
    if mode.players == 1 {
        let [new, old] = [new, old].map(|judge| play(&[judge]).map(|end| end.score(Seat::new(0)).total()));
        let (new, old) = (new?, old?);
        return Some(Verdict { share: won_share(&new, &old), points: (f64::from(new), f64::from(old)) });
    }
    let (mut share, mut sums, mut seats) = ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0));
    for turn in 0..2 {
        let is_new = |seat: Seat| (seat.index() + turn).is_multiple_of(2);
        let judges: Vec<&Arc<Judge<G>>> =
            Seat::all(mode.players).map(|seat| if is_new(seat) { new } else { old }).collect();
        let end = play(&judges)?;
        let ranks = ranks(&end);
        for seat in Seat::all(mode.players) {
            let points = f64::from(points(&end, seat));
            if is_new(seat) {
                sums.0 += points;
                seats.0 += 1.0;
                for other in Seat::all(mode.players).filter(|other| !is_new(*other)) {
                    share.0 += won_share(&ranks[seat.index()], &ranks[other.index()]);
                    share.1 += 1.0;
                }
            } else {
                sums.1 += points;
                seats.1 += 1.0;
            }
        }
    }
    Some(Verdict { share: share.0 / share.1, points: (sums.0 / seats.0, sums.1 / seats.1) })
}
