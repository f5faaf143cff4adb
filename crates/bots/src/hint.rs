//! Advice for a person: the best answers, what the others would cost, and why.

use parlour_core::{Game, Phrase, Rng, Seat, Who};
use serde::Serialize;

use crate::budget::Budget;
use crate::judge::{MOST_FEATURES, judge};
use crate::lists::Lists;
use crate::mind::{Mind, Offers};
use crate::search::{Search, Settings};

/// An answer and what speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The spelling of the answer.
    pub words: String,
    /// What it does.
    pub phrase: Phrase,
    /// How many points worse than the best answer it is expected to turn out; none for the best.
    pub loss: Option<f32>,
    /// Which share of the imagined games went this way.
    pub share: f32,
    /// The feature that speaks most for it, by the key of its name.
    pub gain: Option<&'static str>,
    /// The feature it gives up most of, against the best answer.
    pub price: Option<&'static str>,
}

impl Hint {
    /// How good the answer is.
    pub fn verdict(&self) -> Phrase {
        match self.loss.map(|loss| loss.round() as i64) {
            None => Phrase::new("hint-best"),
            Some(0) => Phrase::new("hint-equal"),
            Some(points) => Phrase::new("hint-less").number("points", points),
        }
    }

    /// Why.
    pub fn reasons(&self) -> Vec<Phrase> {
        let gain = self.gain.map(|feature| Phrase::new("hint-gain").term("feature", feature));
        let price = self.price.map(|feature| Phrase::new("hint-price").term("feature", feature));
        gain.into_iter().chain(price).collect()
    }
}

/// A feature that moves less than this, in points, is no reason.
const NOTICEABLE: f32 = 0.1;

/// What was seen behind one option.
#[derive(Clone)]
struct Seen {
    games: f32,
    /// How far ahead the seat was.
    lead: f32,
    /// What each feature added.
    shares: [f32; MOST_FEATURES],
}

impl Seen {
    const NOTHING: Self = Self { games: 0.0, lead: 0.0, shares: [0.0; MOST_FEATURES] };

    fn mean_lead(&self) -> f32 {
        self.lead / self.games.max(1.0)
    }

    /// The feature that is highest here against there, if it is noticeable.
    fn most_against(&self, other: &Self, keys: &[&'static str]) -> Option<&'static str> {
        let mean = |seen: &Self, place: usize| seen.shares[place] / seen.games.max(1.0);
        let moved = |place| mean(self, place) - mean(other, place);
        let most = (0..keys.len()).max_by(|a, b| moved(*a).total_cmp(&moved(*b)))?;
        (moved(most) > NOTICEABLE).then(|| keys[most])
    }
}

/// Advice shows so many answers.
const SHOWN: usize = 4;

/// Advice takes so many imagined games, on a slow machine as many as three seconds allow.
const THOUGHT: Settings = Settings::new(Budget::within(60, 2800));

/// The best few answers to the question a seat is asked, the best first.
pub fn advice<G: Game>(game: &G, seat: Seat, number: u64) -> Vec<Hint> {
    if !game.decision().asks(Who::Seat(seat)) {
        return Vec::new();
    }
    let mut lists = Lists::default();
    let offers = lists.offers(game, seat);
    hints(game, seat, offers, THOUGHT, number, SHOWN)
}

/// The best answers to the question a seat is asked, the best first, at most so many. The same number gives the
/// same advice, unless a clock cuts the thinking short.
pub fn hints<G: Game>(
    game: &G,
    seat: Seat,
    offers: Offers<'_, G::Choice>,
    settings: Settings,
    number: u64,
    most: usize,
) -> Vec<Hint> {
    let mind = Mind::new(game, seat);
    let judge = judge::<G>();
    let mut search = Search::with_judge(settings, judge.clone());
    let mut seen = Vec::new();
    search.think(&mind, offers, Rng::from_number(number).bits(), |edge, last| {
        if seen.len() <= edge {
            seen.resize(edge + 1, Seen::NOTHING);
        }
        let seen: &mut Seen = &mut seen[edge];
        seen.games += 1.0;
        seen.lead += judge.lead(last, seat);
        let shares = judge.shares(last, seat);
        seen.shares.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share.points);
    });
    let answers = search.answers();
    seen.resize(answers.len(), Seen::NOTHING);
    let keys = judge.features().keys;
    let mut ranks: Vec<usize> = (0..answers.len()).collect();
    ranks.sort_by(|a, b| seen[*b].games.total_cmp(&seen[*a].games));
    ranks.truncate(most.max(1));
    let best = &seen[ranks[0]];
    let rest = ranks[1..].iter().fold(Seen::NOTHING, |sum, place| sum.plus(&seen[*place]));
    let all: f32 = seen.iter().map(|seen| seen.games).sum();
    let hint = |place: &usize| {
        let (choice, this) = (answers[*place], &seen[*place]);
        let is_best = *place == ranks[0];
        let other = if is_best { &rest } else { best };
        let compared = this.games > 0.0 && other.games > 0.0;
        Hint {
            words: choice.to_string(),
            phrase: game.say(Who::Seat(seat), choice),
            loss: (!is_best).then(|| (best.mean_lead() - this.mean_lead()).max(0.0)),
            share: this.games / all.max(1.0),
            gain: compared.then(|| this.most_against(other, keys)).flatten(),
            price: compared.then(|| other.most_against(this, keys)).flatten(),
        }
    };
    let tried = |place: &&usize| **place == ranks[0] || seen[**place].games > 0.0;
    ranks.iter().filter(tried).map(hint).collect()
}

impl Seen {
    fn plus(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.lead += other.lead;
        self.shares.iter_mut().zip(other.shares).for_each(|(sum, share)| *sum += share);
        self
    }
}
