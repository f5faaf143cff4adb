//! Weights from self-play: what the features of a position are worth is what came of them.
//!
//! Greedy players with the present weights play whole games, with a slip now and then so that many
//! positions are seen. Every turn's end that is remembered says: these features, at this moment, led to
//! that many points in the end. The weights that explain all of them best, and do not stray far from the
//! present ones without reason, are what the next weights tend to. Whether they play better is for a match
//! to say.
//!
//! What a game brings anyway, whatever the features, is fitted along and then left out: without it the
//! weights would have to explain points that no answer can change.

use std::sync::Arc;

use parlour_core::{Decision, Game, Mode, Rng, Seat, Who};

use crate::greedy::Greedy;
use crate::judge::{Judge, MOST_FEATURES, Pair, points};
use crate::linear::Equations;
use crate::lists::Lists;
use crate::mind::Mind;
use crate::player::Player;

/// A player slips at one question in so many.
const SLIPS: u32 = 20;
/// The present weights count as much as this share of all observations.
const LOYALTY: f64 = 0.1;

/// What a game, or many, taught.
#[derive(Clone)]
pub struct Lesson {
    equations: Equations,
    /// How many positions were remembered.
    pub positions: u64,
    /// The sum of the points of all seats, and how many seats there were.
    pub points: (f64, u64),
}

/// A position seen on the way: whose, its features, and how much of the game was over.
struct Seen {
    seat: Seat,
    features: [f32; MOST_FEATURES],
    progress: f32,
}

impl Lesson {
    /// Nothing yet, about so many features.
    pub fn new(features: usize) -> Self {
        Self { equations: Equations::new(2 * features + 2), positions: 0, points: (0.0, 0) }
    }

    /// Adds what another one taught. Lessons are added in the order of their games: then the sum is the
    /// same however many threads played them.
    pub fn merge(&mut self, other: &Self) {
        self.equations.merge(&other.equations);
        self.positions += other.positions;
        self.points.0 += other.points.0;
        self.points.1 += other.points.1;
    }

    /// The weights that explain what was seen, not far from the present ones.
    pub fn weights(&self, present: &[Pair]) -> Vec<Pair> {
        let mut equations = self.equations.clone();
        for (place, pair) in present.iter().enumerate() {
            for (place, weight) in [(2 * place, pair.early), (2 * place + 1, pair.late)] {
                let known = equations.sureness(place);
                equations.pull(place, f64::from(weight), LOYALTY * known + 1.0);
            }
        }
        let solved = equations.solve();
        let pairs = solved.chunks(2).take(present.len());
        pairs.map(|pair| Pair { early: pair[0] as f32, late: pair[1] as f32 }).collect()
    }
}

/// From some weights so far towards others: nought stays, one goes all the way.
pub fn towards(from: &[Pair], to: &[Pair], stride: f32) -> Vec<Pair> {
    let part = |from: f32, to: f32| from + stride * (to - from);
    let pairs = from.iter().zip(to);
    pairs.map(|(a, b)| Pair { early: part(a.early, b.early), late: part(a.late, b.late) }).collect()
}

/// Plays one game of self-play and tells what it taught.
pub fn lesson<G: Game>(judge: &Arc<Judge<G>>, mode: &Mode, rng: &mut Rng) -> Lesson {
    let features = judge.features();
    let mut lesson = Lesson::new(features.keys.len());
    let Ok(mut game) = G::new(mode) else { return lesson };
    let (mut lists, mut player) = (Lists::default(), Greedy::hasty(Arc::clone(judge)));
    let mut seen = Vec::new();
    for _ in 0..G::ABOUT.longest {
        match game.decision() {
            Decision::Over => break,
            Decision::Draw => game.apply(Who::Chance, lists.draw(&game, rng), &mut ()),
            Decision::Ask(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let (who, round) = (Who::Seat(seat), game.round());
                game.apply(who, answer(&game, seat, &mut lists, &mut player, rng), &mut ());
                if game.round() != round || !game.decision().asks(who) {
                    seen.push(look(&game, seat, judge));
                }
            }
        }
    }
    for seen in &seen {
        lesson.remember(seen, f64::from(points(&game, seen.seat)), features.keys.len());
    }
    for seat in Seat::all(game.players()) {
        lesson.points.0 += f64::from(points(&game, seat));
        lesson.points.1 += 1;
    }
    lesson
}

fn look<G: Game>(game: &G, seat: Seat, judge: &Judge<G>) -> Seen {
    let mut features = [0.0; MOST_FEATURES];
    (judge.features().read)(game, seat, &mut features);
    Seen { seat, features, progress: (judge.features().progress)(game) }
}

fn answer<G: Game>(
    game: &G,
    seat: Seat,
    lists: &mut Lists<G>,
    player: &mut Greedy<G>,
    rng: &mut Rng,
) -> G::Choice {
    let offers = lists.offers(game, seat);
    match offers.options {
        [only] => *only,
        options if rng.below(SLIPS) == 0 => options[rng.index(options.len())],
        _ => player.choose(&Mind::new(game, seat), offers, rng),
    }
}

impl Lesson {
    fn remember(&mut self, seen: &Seen, points: f64, features: usize) {
        let late = f64::from(seen.progress);
        let both = |feature: &f32| [f64::from(*feature) * (1.0 - late), f64::from(*feature) * late];
        // The last feature is always there: what the game brings anyway.
        let row: Vec<f64> = seen.features[..features].iter().chain(&[1.0]).flat_map(both).collect();
        self.equations.add(&row, points, 1.0);
        self.positions += 1;
    }
}
