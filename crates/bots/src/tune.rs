//! Weights from self-play: what the features of a position are worth is what came of them.
//!
//! Greedy players with the present weights play whole games, with a slip now and then so that many
//! positions are seen. Every position remembered says: these features, at this moment, led to that
//! many points in the end. The weights that explain all of them best, and do not stray far from the
//! present ones without reason, are the next weights. Whether they play better is for a match to say.

use std::sync::Arc;

use parlour_core::{Decision, Game, Mode, Rng, Seat, Who};

use crate::greedy::Greedy;
use crate::judge::{Judge, MOST_FEATURES, Pair, points};
use crate::linear::Equations;
use crate::lists::Lists;
use crate::mind::Mind;
use crate::player::Player;

/// A player slips at one question in so many.
const SLIPS: u32 = 12;
/// A position in so many is remembered.
const REMEMBERED: u32 = 4;
/// The present weights count as much as this share of all observations.
const LOYALTY: f64 = 0.02;

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
        Self { equations: Equations::new(2 * features), positions: 0, points: (0.0, 0) }
    }

    /// Adds what another one taught. Lessons are added in the order of their games: then the sum is the
    /// same however many threads played them.
    pub fn merge(&mut self, other: &Self) {
        self.equations.merge(&other.equations);
        self.positions += other.positions;
        self.points.0 += other.points.0;
        self.points.1 += other.points.1;
    }

    /// The next weights, from the present ones.
    pub fn weights(&self, present: &[Pair]) -> Vec<Pair> {
        let mut equations = self.equations.clone();
        for (place, pair) in present.iter().enumerate() {
            for (place, weight) in [(2 * place, pair.early), (2 * place + 1, pair.late)] {
                let known = equations.sureness(place);
                equations.pull(place, f64::from(weight), LOYALTY * known + 1.0);
            }
        }
        let solved = equations.solve();
        solved.chunks(2).map(|pair| Pair { early: pair[0] as f32, late: pair[1] as f32 }).collect()
    }
}

/// Plays one game of self-play and tells what it taught.
pub fn lesson<G: Game>(judge: &Arc<Judge<G>>, mode: &Mode, rng: &mut Rng) -> Lesson {
    let features = judge.features();
    let mut lesson = Lesson::new(features.keys.len());
    let Ok(mut game) = G::new(mode) else { return lesson };
    let (mut lists, mut player) = (Lists::default(), Greedy::hasty(Arc::clone(judge)));
    let mut seen = Vec::new();
    for _ in 0..G::ABOUT.longest {
        let (who, choice) = match game.decision() {
            Decision::Over => break,
            Decision::Draw => (Who::Chance, lists.draw(&game, rng)),
            Decision::Ask(seats) => {
                let seat = seats.first().expect("somebody is asked");
                if rng.below(REMEMBERED) == 0 {
                    seen.push(look(&game, seat, judge));
                }
                (Who::Seat(seat), answer(&game, seat, &mut lists, &mut player, rng))
            }
        };
        game.apply(who, choice, &mut ());
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
        let row: Vec<f64> = seen.features[..features].iter().flat_map(both).collect();
        self.equations.add(&row, points, 1.0);
        self.positions += 1;
    }
}
