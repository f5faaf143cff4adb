//! What a position is worth to each seat, as a good player would explain it.
//!
//! # How to judge a game
//!
//! A game is judged by a module of its own (`bots/src/<game>.rs`) that holds one constant
//! [`Features`]:
//!
//! - `keys` names what a good player looks at, a handful to thirty things: points on the board,
//!   goods by their best use, income times the rounds left, workers, money, tempo. Every key is a
//!   message among the words (`pillars-feature-gold`), in both languages, because hints say which
//!   feature moves.
//! - `read` writes one number for each key, in their order, for one seat. It is called millions of
//!   times: plain arithmetic on the state, no lists, no views. It may read everything in the game it is
//!   given, since that game is an imagined one. Keep numbers of the order of points or pieces, so that
//!   weights can be compared.
//! - `progress` says how much of the game is over, from nought to one.
//! - `turn` tells turns apart that one seat plays one after the other; the round will do where every
//!   seat has one turn a round.
//!
//! The weights lie in `bots/weights/<game>.txt`, a text that `parlour tune` writes: for each player
//! count a weight at the beginning and one at the end, between which the progress leads. The value of
//! a seat is the sum of all features times their weights, and means the points the seat can expect in
//! the end. A new feature starts with a guess of yours in that file; the tuner takes it from there.
//! The file and the keys must agree: a test says so.

mod learned;
mod weights;

use std::any::Any;
use std::sync::{Arc, LazyLock};

use parlour_core::{Decision, Game, Seat, leaders};

use learned::Nets;
pub use learned::{Learned, Topic};
pub use weights::{Pair, Weights, WeightsError};

use crate::inputs::{self, Own, Read, Reading};
use crate::net::{FileError, Net, Sparse};
use crate::stages::Stages;
use crate::{abbey, forest, ora, orleans, pillars};

/// No game has more features.
pub const MOST_FEATURES: usize = 40;

/// A position seldom has more inputs that are not nought.
const USUAL_INPUTS: usize = 256;

/// One number for each seat.
pub type PerSeat = [f32; Seat::MOST];

/// What a good player looks at in one game.
pub struct Features<G: Game> {
    /// The keys of the features' names among the words.
    pub keys: &'static [&'static str],
    /// Writes the features of a seat, in the order of the keys.
    pub read: fn(&G, Seat, &mut [f32]),
    /// How much of the game is over, from nought to one.
    pub progress: fn(&G) -> f32,
    /// A number that changes when a turn begins: a seat that plays alone is asked on and on, and
    /// nobody looks further ahead than to the end of a turn.
    pub turn: fn(&G) -> u16,
    /// The weights as they are checked in.
    pub weights: &'static str,
    /// A lead of so many points is worth half of what a lead can be worth.
    pub margin: f32,
    /// When the features show what an answer was good for.
    pub settles: Settles,
    /// What a net reads besides.
    pub own: Option<Own<G>>,
    /// How the ends of a main action are listed, where they can be.
    pub stages: Option<Stages<G>>,
    /// What was learned: at most one net for each number of players.
    pub nets: &'static [Learned],
}

/// When the features of a game show what an answer was good for: until then, play goes on in the mind.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Settles {
    /// When the turn is over: pending effects are features of their own.
    Turn,
    /// When the round is over.
    Round,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the game to be `Copy` as well")]
impl<G: Game> Clone for Features<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Features<G> {}

/// The games that are judged by more than their points.
static KNOWN: [&(dyn Any + Send + Sync); 5] =
    [&pillars::FEATURES, &ora::FEATURES, &orleans::FEATURES, &abbey::FEATURES, &forest::FEATURES];

impl<G: Game> Features<G> {
    /// The features of a game; a game that nobody has studied yet is judged by its points.
    pub fn of_game() -> Self {
        let known = KNOWN.iter().find_map(|known| known.downcast_ref::<Self>());
        known.copied().unwrap_or(Self {
            keys: &["feature-points"],
            read: |game, seat, out| out[0] = points(game, seat),
            progress: |_| 0.0,
            turn: G::round,
            weights: "any\nfeature-points 1 1\n",
            margin: 10.0,
            settles: Settles::Round,
            own: None,
            stages: None,
            nets: &[],
        })
    }

    /// The names of what a net reads, in their order.
    pub fn input_names(&self) -> Vec<String> {
        inputs::names(self)
    }

    /// A fingerprint of these names.
    pub fn inputs_fingerprint(&self) -> u64 {
        inputs::fingerprint(&self.input_names())
    }
}

/// The points of a seat so far.
pub fn points<G: Game>(game: &G, seat: Seat) -> f32 {
    game.score(seat).total() as f32
}

/// Features and weights together: what says how good a position is. What was learned comes on top.
#[derive(Clone)]
pub struct Judge<G: Game> {
    features: Features<G>,
    weights: Weights,
    nets: Nets,
}

/// What one feature adds to the value of a seat.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Share {
    /// The key of its name among the words.
    pub feature: &'static str,
    /// In points.
    pub points: f32,
}

impl<G: Game> Default for Judge<G> {
    /// The judge with the checked-in weights.
    fn default() -> Self {
        let features = Features::of_game();
        let weights = Weights::read(features.weights, features.keys);
        Self { features, weights: weights.expect("checked-in weights are tested"), nets: Nets::default() }
    }
}

impl<G: Game> Judge<G> {
    /// A judge with other weights, for tuning.
    pub fn with_weights(weights: Weights) -> Self {
        Self { features: Features::of_game(), weights, nets: Nets::default() }
    }

    /// The judge with the checked-in weights and nets. A net whose inputs have changed since it was made is
    /// left out, which a test notices: a site goes on with the linear judge.
    pub fn learned() -> Self {
        let plain = Self::default();
        let names = plain.features.inputs_fingerprint();
        let mut nets = Nets::with_share(1.0);
        for learned in plain.features.nets {
            if let Ok((topic, net)) = Topic::read(learned.file, names) {
                nets.put(learned.players, &(topic, Arc::new(net)));
            }
        }
        Self { nets, ..plain }
    }

    /// The same judge with another net, for whoever plays alone or, with more players than one, for all others; so
    /// much of it counts.
    pub fn with_net(&self, players: u8, topic: Topic, net: Arc<Net>, share: f32) -> Self {
        let mut nets = Nets::with_share(share);
        nets.put(if players == 1 { (1, 1) } else { (2, Seat::MOST as u8) }, &(topic, net));
        Self { nets, ..self.clone() }
    }

    /// The same judge with the net of a file, all of which counts.
    pub fn with_file(&self, players: u8, file: &[u8]) -> Result<Self, FileError> {
        let (topic, net) = Topic::read(file, self.features.inputs_fingerprint())?;
        Ok(self.with_net(players, topic, Arc::new(net), 1.0))
    }

    /// Has it learned anything for this player count?
    pub fn has_learned(&self, players: u8) -> bool {
        self.nets.of_count(players).is_some()
    }

    /// What it goes by.
    pub fn features(&self) -> &Features<G> {
        &self.features
    }

    /// How it weighs.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// What a net says is meant in so many points.
    pub fn scale(&self) -> f32 {
        2.5 * self.features.margin
    }

    fn reading<'a>(&'a self, game: &'a G) -> Reading<'a, G> {
        let pairs = self.weights.of_count(game.players());
        let base = |read: &Read, progress: f32| {
            pairs.iter().zip(read).map(|(pair, feature)| pair.at(progress) * feature).sum()
        };
        Reading::of(game, &self.features, base)
    }

    /// What a net with this topic reads of a position, and what the judge says without it.
    pub(crate) fn inputs(&self, game: &G, seat: Seat, topic: Topic, out: &mut Sparse) -> f32 {
        let reading = self.reading(game);
        reading.inputs(seat, out);
        reading.base(seat, topic)
    }

    /// What the linear judge and the net say together, of the points of a seat or of its lead over the other one.
    fn said(
        &self,
        reading: &Reading<'_, G>,
        seat: Seat,
        (topic, net): (Topic, &Net),
        inputs: &mut Sparse,
    ) -> f32 {
        reading.inputs(seat, inputs);
        reading.base(seat, topic) + self.nets.share * self.scale() * net.value(inputs)
    }

    /// What the net of this player count would be taught: the points of a seat, or its lead.
    pub(crate) fn expects(&self, game: &G, seat: Seat, topic: Topic) -> f32 {
        match topic {
            Topic::Points => self.value(game, seat),
            Topic::Duel => self.lead(game, seat),
        }
    }

    /// The points a seat can expect in the end.
    pub fn value(&self, game: &G, seat: Seat) -> f32 {
        match self.nets.of_count(game.players()) {
            Some((Topic::Duel, _)) => self.values(game)[seat.index()],
            Some(_) if game.decision() == Decision::Over => points(game, seat),
            Some(net) => self.said(&self.reading(game), seat, net, &mut Sparse::with_capacity(USUAL_INPUTS)),
            None => self.plain_value(game, seat),
        }
    }

    /// The same without what was learned.
    fn plain_value(&self, game: &G, seat: Seat) -> f32 {
        let mut read = [0.0; MOST_FEATURES];
        (self.features.read)(game, seat, &mut read);
        let progress = (self.features.progress)(game);
        let pairs = self.weights.of_count(game.players());
        pairs.iter().zip(&read).map(|(pair, feature)| pair.at(progress) * feature).sum()
    }

    /// The points every seat can expect; at the end, those it has.
    pub fn values(&self, game: &G) -> PerSeat {
        let mut values = [0.0; Seat::MOST];
        if game.decision() == Decision::Over {
            for seat in Seat::all(game.players()) {
                values[seat.index()] = points(game, seat);
            }
        } else if let Some(net) = self.nets.of_count(game.players()) {
            let reading = self.reading(game);
            let mut inputs = Sparse::with_capacity(USUAL_INPUTS);
            for seat in Seat::all(game.players()) {
                values[seat.index()] = self.said(&reading, seat, net, &mut inputs);
            }
            if net.0 == Topic::Duel {
                // What one of two is ahead by, as both of them see it, on both sides of what they have between them.
                let half = 0.25 * (values[0] - values[1]);
                let middle = 0.5 * (reading.bases[0] + reading.bases[1]);
                (values[0], values[1]) = (middle + half, middle - half);
            }
        } else {
            for seat in Seat::all(game.players()) {
                values[seat.index()] = self.plain_value(game, seat);
            }
        }
        values
    }

    /// How good a position is for each seat, from nought to one: how far it leads, or for somebody
    /// who plays alone, how far it is beyond `par`. At the end half of it goes to the winners.
    pub fn worth(&self, game: &G, par: f32) -> PerSeat {
        let values = self.values(game);
        let players = game.players();
        let winners = (game.decision() == Decision::Over && players > 1).then(|| leaders(game));
        let mut worth = [0.0; Seat::MOST];
        for seat in Seat::all(players) {
            let others = Seat::all(players).filter(|other| *other != seat);
            let rival = others.map(|other| values[other.index()]).reduce(f32::max).unwrap_or(par);
            let lead = squash((values[seat.index()] - rival) / self.features.margin);
            worth[seat.index()] = match winners {
                Some(winners) if winners.has(seat) => 0.5 * lead + 0.5 / winners.len() as f32,
                Some(_) => 0.5 * lead,
                None => lead,
            };
        }
        worth
    }

    /// How far a seat is ahead of the best of the others; alone, its points.
    pub fn lead(&self, game: &G, seat: Seat) -> f32 {
        let values = self.values(game);
        let others = Seat::all(game.players()).filter(|other| *other != seat);
        values[seat.index()] - others.map(|other| values[other.index()]).reduce(f32::max).unwrap_or_default()
    }

    /// What the net says of each seat beyond the linear judge.
    pub(crate) fn surplus(&self, game: &G) -> PerSeat {
        let (values, bases) = (self.values(game), self.reading(game).bases);
        std::array::from_fn(|seat| values[seat] - bases[seat])
    }

    /// About how far a seat is ahead, for half of the effort or less: in a duel the other one is not asked; of several
    /// others the linear judge speaks, with what the net had to add a little earlier. At the end it is exact.
    pub(crate) fn lead_about(&self, game: &G, seat: Seat, surplus: &PerSeat) -> f32 {
        let net = self.nets.of_count(game.players()).filter(|_| game.decision() != Decision::Over);
        let Some(net) = net else { return self.lead(game, seat) };
        let reading = self.reading(game);
        let said = self.said(&reading, seat, net, &mut Sparse::with_capacity(USUAL_INPUTS));
        if net.0 == Topic::Duel {
            return said;
        }
        let others = Seat::all(game.players()).filter(|other| *other != seat).map(Seat::index);
        said - others.map(|other| reading.bases[other] + surplus[other]).reduce(f32::max).unwrap_or_default()
    }

    /// What each feature adds to the value of a seat.
    pub fn shares(&self, game: &G, seat: Seat) -> Vec<Share> {
        let mut read = [0.0; MOST_FEATURES];
        (self.features.read)(game, seat, &mut read);
        let progress = (self.features.progress)(game);
        let pairs = self.weights.of_count(game.players()).iter().zip(&read);
        let keys = self.features.keys.iter();
        keys.zip(pairs)
            .map(|(feature, (pair, read))| Share { feature, points: pair.at(progress) * read })
            .collect()
    }
}

/// From nought to one, a half at nought, three quarters at one.
fn squash(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// The judges of the games we know, made once.
macro_rules! made_once {
    ($make:ident) => {
        [
            Arc::new(Judge::<parlour_pillars::Pillars>::$make()),
            Arc::new(Judge::<parlour_ora::Ora>::$make()),
            Arc::new(Judge::<parlour_orleans::Orleans>::$make()),
            Arc::new(Judge::<parlour_abbey::Abbey>::$make()),
            Arc::new(Judge::<parlour_forest::Forest>::$make()),
        ]
    };
}

/// A judge for each game we know.
type Made = [Arc<dyn Any + Send + Sync>; 5];

fn among<G: Game>(made: &Made) -> Option<Arc<Judge<G>>> {
    made.iter().find_map(|made| Arc::clone(made).downcast::<Judge<G>>().ok())
}

/// The judge with the checked-in weights, which has learned nothing.
pub fn judge<G: Game>() -> Arc<Judge<G>> {
    static MADE: LazyLock<Made> = LazyLock::new(|| made_once!(default));
    among(&MADE).unwrap_or_default()
}

/// The judge with the checked-in weights and nets.
pub fn learned_judge<G: Game>() -> Arc<Judge<G>> {
    static MADE: LazyLock<Made> = LazyLock::new(|| made_once!(learned));
    among(&MADE).unwrap_or_default()
}
