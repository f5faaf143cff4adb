//! Advice for a person: the best answers, what the others would cost, and why.

use std::sync::Arc;

use parlour_core::{Game, Phrase, Rng, Seat, Who};
use serde::Serialize;

use crate::budget::{Budget, Slice};
use crate::judge::{Judge, MOST_FEATURES, learned_judge};
use crate::lists::Lists;
use crate::mind::{Mind, Offers};
use crate::planner::{Foresightedness, Planner};
use crate::player::{Player as _, Thought};
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
    /// The next one, points aside: what it prepares.
    pub prepares: Option<&'static str>,
    /// The feature it gives up most of, against the best answer.
    pub price: Option<&'static str>,
    /// The points the seat can expect in the end if it goes this way, if that was thought through.
    pub points: Option<f32>,
    /// What the seat would do next, in the same turn.
    pub then: Vec<Phrase>,
    /// What it would do in the turns after, where there is a plan.
    pub plan: Vec<Phrase>,
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

    /// How the gain is told: why it matters stands beside a feature; what goods are for needs no telling apart.
    fn gain_key(&self) -> &'static str {
        match self.gain {
            _ if self.loss.is_some() => "hint-better-for",
            Some(feature) if !feature.contains("feature-") => "hint-gain-good",
            _ => "hint-gain",
        }
    }

    /// What follows, why, what it prepares, what it gives up, and what it leads to.
    pub fn reasons(&self) -> Vec<Phrase> {
        let of = |key: &'static str, feature: Option<&'static str>| {
            feature.map(|feature| Phrase::new(key).term("feature", feature))
        };
        let named = |key: &'static str, plan: &[Phrase]| {
            (!plan.is_empty()).then(|| Phrase::new(key).list("plan", plan.iter().cloned()))
        };
        // Of the others it is said how much less they bring: a second figure beside it, a seat's points where that is a lead, would contradict it.
        let points = self.points.filter(|_| self.loss.is_none()).map(|points| points.round() as i64);
        [
            named("hint-then", &self.then),
            of(self.gain_key(), self.gain),
            of("hint-prepares", self.prepares),
            of("hint-price", self.price),
            named("hint-plan", &self.plan),
            points.map(|points| Phrase::new("hint-outlook").number("points", points)),
        ]
        .into_iter()
        .flatten()
        .collect()
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
    /// The points it could expect.
    points: f32,
    /// What each feature added.
    shares: [f32; MOST_FEATURES],
}

impl Seen {
    const NOTHING: Self = Self { games: 0.0, lead: 0.0, points: 0.0, shares: [0.0; MOST_FEATURES] };

    fn mean_lead(&self) -> f32 {
        self.lead / self.games.max(1.0)
    }

    /// The features that are higher here than there and noticeable, the highest first.
    fn higher_than(&self, other: &Self, keys: &[&'static str]) -> Vec<&'static str> {
        if self.games == 0.0 || other.games == 0.0 {
            return Vec::new();
        }
        let mean = |seen: &Self, place: usize| seen.shares[place] / seen.games;
        let moved = |place: &usize| mean(self, *place) - mean(other, *place);
        let mut places: Vec<usize> = (0..keys.len()).filter(|place| moved(place) > NOTICEABLE).collect();
        places.sort_by(|a, b| moved(b).total_cmp(&moved(a)));
        places.into_iter().map(|place| keys[place]).collect()
    }
}

/// Advice shows so many answers.
const SHOWN: usize = 4;

/// A plan names so many further answers.
const PLANNED: usize = 3;

/// Advice takes so many imagined games, on a slow machine as many as three seconds allow.
const THOUGHT: Settings = Settings::new(Budget::within(60, 2800));

/// The same beside a plan.
const BESIDE_A_PLAN: Settings = Settings::new(Budget::within(24, 800));

/// A plan for advice: as far as the end of the game.
const PLANS: Foresightedness = Foresightedness { positions: 60_000, horizon: u32::MAX, every: 3 };

/// The best few answers to the question a seat is asked, the best first.
pub fn advice<G: Game>(game: &G, seat: Seat, number: u64) -> Vec<Hint> {
    Adviser::new(game, seat, number).map_or_else(Vec::new, |mut adviser| {
        adviser.think(game, Slice::WHOLE);
        adviser.hints(game, SHOWN)
    })
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
    let mut adviser = Adviser::begin(game, seat, offers, (settings, None), number);
    adviser.think(game, Slice::WHOLE);
    adviser.hints(game, most)
}

/// Somebody who thinks about the question a seat is asked, slice by slice, to give advice.
pub struct Adviser<G: Game> {
    seat: Seat,
    number: u64,
    judge: Arc<Judge<G>>,
    search: Search<G>,
    seen: Vec<Seen>,
    /// Alone, where stages are listed and something was learned: who makes a plan first, and its answer.
    planner: Option<Planner<G>>,
    planned: Option<G::Choice>,
    rng: Rng,
}

impl<G: Game> Adviser<G> {
    /// Somebody who begins to think about the question a seat is asked; nobody if it is asked nothing.
    pub fn new(game: &G, seat: Seat, number: u64) -> Option<Self> {
        let asked = game.decision().asks(Who::Seat(seat));
        let mut lists = Lists::default();
        asked.then(|| {
            let offers = lists.offers(game, seat);
            let judge = learned_judge::<G>();
            let plans = game.players() == 1 && judge.has_learned(1) && offers.forced().is_none();
            match plans.then(|| Planner::new(judge, PLANS, Budget::within(0, 1900))).flatten() {
                Some(planner) => Self::begin(game, seat, offers, (BESIDE_A_PLAN, Some(planner)), number),
                None => Self::begin(game, seat, offers, (THOUGHT, None), number),
            }
        })
    }

    fn begin(
        game: &G,
        seat: Seat,
        offers: Offers<'_, G::Choice>,
        (settings, planner): (Settings, Option<Planner<G>>),
        number: u64,
    ) -> Self {
        let judge = learned_judge::<G>();
        let mut search = Search::with_judge(settings, judge.clone());
        let mut rng = Rng::from_number(number);
        search.begin(&Mind::new(game, seat), offers, rng.bits());
        Self { seat, number, judge, search, seen: Vec::new(), planner, planned: None, rng }
    }

    /// Thinks on for a slice about the game it began with; is everything thought of?
    pub fn think(&mut self, game: &G, slice: Slice) -> bool {
        let Self { seat, judge, search, seen, .. } = self;
        if let (Some(planner), None) = (&mut self.planner, self.planned) {
            let mut lists = Lists::default();
            let offers = lists.offers(game, *seat);
            match planner.think(&Mind::new(game, *seat), offers, &mut self.rng, slice) {
                Thought::Ready(choice) => self.planned = Some(choice),
                Thought::Going { .. } => return false,
            }
        }
        let going = search.go_on(&Mind::new(game, *seat), slice, |edge, last| {
            if seen.len() <= edge {
                seen.resize(edge + 1, Seen::NOTHING);
            }
            let seen: &mut Seen = &mut seen[edge];
            seen.games += 1.0;
            seen.lead += judge.lead(last, *seat);
            seen.points += judge.values(last)[seat.index()];
            let shares = judge.shares(last, *seat);
            seen.shares.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share.points);
        });
        going.is_none()
    }

    /// What came of it: the best answers first, as many as are usually shown.
    pub fn advice(&mut self, game: &G) -> Vec<Hint> {
        self.hints(game, SHOWN)
    }

    fn hints(&mut self, game: &G, most: usize) -> Vec<Hint> {
        let (seat, number) = (self.seat, self.number);
        let mind = Mind::new(game, seat);
        let answers = self.search.answers();
        let mut seen = std::mem::take(&mut self.seen);
        seen.resize(answers.len(), Seen::NOTHING);
        let keys = self.judge.features().keys;
        // First what a player who thought like this would answer, then what was thought of most.
        let planned = self.planned.and_then(|choice| answers.iter().position(|answer| *answer == choice));
        let first = planned.unwrap_or_else(|| self.search.picked(seat));
        let mut ranks: Vec<usize> = (0..answers.len()).filter(|place| *place != first).collect();
        ranks.sort_by(|a, b| seen[*b].games.total_cmp(&seen[*a].games));
        ranks.insert(0, first);
        ranks.truncate(most.max(1));
        let outline = planned.and_then(|_| self.planner.as_mut()?.outline(PLANNED + 1));
        let best = &seen[ranks[0]];
        let rest = ranks[1..].iter().fold(Seen::NOTHING, |sum, place| sum.plus(&seen[*place]));
        let all: f32 = seen.iter().map(|seen| seen.games).sum();
        let search = &mut self.search;
        let hint = |place: &usize| {
            let (choice, this) = (answers[*place], &seen[*place]);
            let is_best = *place == ranks[0];
            let other = if is_best { &rest } else { best };
            let (gains, prices) = (this.higher_than(other, keys), other.higher_than(this, keys));
            let (plan, points) = match &outline {
                Some((value, plan)) => (is_best.then(|| plan.clone()), is_best.then_some(*value)),
                None => (None, (this.games > 0.0).then(|| this.points / this.games)),
            };
            Hint {
                words: choice.to_string(),
                phrase: game.say(Who::Seat(seat), choice),
                loss: (!is_best).then(|| (best.mean_lead() - this.mean_lead()).max(0.0)),
                share: this.games / all.max(1.0),
                gain: gains.first().copied(),
                prepares: gains.iter().skip(1).find(|key| is_best && **key != keys[0]).copied(),
                price: prices.first().copied(),
                points,
                plan: plan.unwrap_or_default(),
                then: if is_best { search.plan(&mind, *place, number, PLANNED) } else { Vec::new() },
            }
        };
        let tried = |place: &&usize| **place == ranks[0] || seen[**place].games > 0.0;
        let mut hints: Vec<Hint> = ranks.iter().filter(tried).map(hint).collect();
        agree(&mut hints);
        hints
    }
}

/// The list says what its verdicts say: after the best, whatever loses least comes first; and nothing that loses promises
/// more points than the best.
fn agree(hints: &mut [Hint]) {
    let Some((best, others)) = hints.split_first_mut() else { return };
    others.sort_by(|one, other| one.loss.unwrap_or(0.0).total_cmp(&other.loss.unwrap_or(0.0)));
    for hint in others {
        hint.points = hint.points.filter(|points| best.points.is_none_or(|most| *points <= most));
    }
}

impl Seen {
    fn plus(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.lead += other.lead;
        self.points += other.points;
        self.shares.iter_mut().zip(other.shares).for_each(|(sum, share)| *sum += share);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(words: &str, loss: Option<f32>, points: f32) -> Hint {
        Hint {
            words: words.to_owned(),
            phrase: Phrase::new("counted"),
            loss,
            share: 0.0,
            gain: None,
            prepares: None,
            price: None,
            points: Some(points),
            then: Vec::new(),
            plan: Vec::new(),
        }
    }

    #[test]
    fn the_list_and_its_verdicts_agree() {
        let mut hints =
            [hint("best", None, 40.0), hint("worse", Some(3.0), 44.0), hint("close", Some(0.2), 39.0)];
        agree(&mut hints);
        let told: Vec<_> = hints.iter().map(|hint| (hint.words.as_str(), hint.points)).collect();
        assert_eq!(told, [("best", Some(40.0)), ("close", Some(39.0)), ("worse", None)]);
    }

    #[test]
    fn the_best_alone_says_what_it_leads_to() {
        assert_eq!(hint("best", None, 17.0).reasons(), [Phrase::new("hint-outlook").number("points", 17)]);
        assert_eq!(hint("worse", Some(2.0), 17.0).reasons(), []);
    }
}
