//! A beam: stage after stage, the most promising positions go on, to the end of the game or as far as wanted.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;

use parlour_core::{Decision, Game, Rng, Seat, Who};

use crate::judge::Judge;
use crate::lists::Lists;
use crate::stages::{Breadth, Enumerator, StepId};

/// What a beam works with.
pub(super) struct Tools<'a, G: Game> {
    pub(super) judge: &'a Judge<G>,
    pub(super) stages: &'a mut Enumerator<G>,
    pub(super) lists: &'a mut Lists<G>,
    pub(super) seat: Seat,
    /// What chance will be, as far as the beam imagines it.
    pub(super) luck: u64,
}

/// A position that may go on.
struct Candidate<G: Game> {
    value: f32,
    node: NodeId,
    depth: u32,
    /// Does the plan end here?
    last: bool,
    game: G,
}

/// Where a node stands in the list of nodes.
type NodeId = u32;
const ROOT: NodeId = NodeId::MAX;

/// The answers of one stage, after those of another node.
struct Node<C> {
    before: NodeId,
    way: Vec<C>,
}

/// A beam on its way. It can be left and taken up again between any two positions.
pub(super) struct Beam<G: Game> {
    width: usize,
    /// Stages looked ahead.
    horizon: u32,
    open: BTreeMap<u32, Vec<Candidate<G>>>,
    layer: Vec<Candidate<G>>,
    nodes: Vec<Node<G::Choice>>,
    best: Option<(f32, NodeId)>,
    /// Positions judged.
    judged: u64,
}

/// Where so much is drawn at once the cards are dealt anew: what comes after it cannot be planned, only judged. Less than
/// that is imagined, and the plan given up when it turns out otherwise.
const DEALT: u32 = 6;
/// Of each stage, so many times the width are remembered at most.
const SPARE: usize = 4;

impl<G: Game> Beam<G> {
    pub(super) fn new(start: &G, width: usize, horizon: u32) -> Self {
        let first = Candidate { value: 0.0, node: ROOT, depth: 0, last: false, game: start.clone() };
        let (open, nodes) = (BTreeMap::new(), Vec::new());
        Self { width, horizon, open, layer: vec![first], nodes, best: None, judged: 0 }
    }

    /// Positions judged so far.
    pub(super) fn judged(&self) -> u64 {
        self.judged
    }

    /// The best end found, with what it is worth and the answers that lead to it.
    pub(super) fn best(&self) -> Option<(f32, Vec<G::Choice>)> {
        self.best.map(|(value, node)| (value, self.way(node)))
    }

    fn way(&self, node: NodeId) -> Vec<G::Choice> {
        let mut parts = Vec::new();
        let mut at = node;
        while at != ROOT {
            let node = &self.nodes[at as usize];
            parts.push(&node.way);
            at = node.before;
        }
        parts.into_iter().rev().flatten().copied().collect()
    }

    /// Follows one position; false when there is none left.
    pub(super) fn step(&mut self, tools: &mut Tools<'_, G>) -> bool {
        if self.layer.is_empty() {
            let Some((_, candidates)) = self.open.pop_first() else { return false };
            self.layer = self.sift(candidates);
        }
        let Some(next) = self.layer.pop() else { return true };
        if next.last {
            if self.best.is_none_or(|(value, _)| next.value > value) {
                self.best = Some((next.value, next.node));
            }
            return true;
        }
        self.expand(&next, tools);
        true
    }

    /// The best of a stage, the very best last, no two alike.
    fn sift(&self, mut candidates: Vec<Candidate<G>>) -> Vec<Candidate<G>> {
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut seen = Vec::with_capacity(self.width);
        candidates.retain(|candidate| {
            if seen.len() >= self.width {
                return false;
            }
            let mut hasher = DefaultHasher::new();
            candidate.game.hash(&mut hasher);
            let hash = hasher.finish();
            let new = !seen.contains(&hash);
            if new {
                seen.push(hash);
            }
            new
        });
        candidates.reverse();
        candidates
    }

    /// Puts the best ends of a position's stage among the candidates.
    fn expand(&mut self, from: &Candidate<G>, tools: &mut Tools<'_, G>) {
        let Tools { judge, stages, seat, .. } = tools;
        let seat = *seat;
        let mut ends: Vec<(f32, G, StepId)> = Vec::new();
        // What is worth no more than this is not among the best: so much is known when room gets short.
        let mut bar = f32::NEG_INFINITY;
        let mut judged = 0;
        let room = self.width * SPARE + 16;
        stages.ends(
            &from.game,
            seat,
            Breadth::CLOSE,
            &mut |game| judge.lead(game, seat),
            &mut |end, step| {
                judged += 1;
                let value = judge.lead(end, seat);
                if value > bar {
                    ends.push((value, end.clone(), step));
                }
                if ends.len() > 2 * room {
                    ends.sort_by(|a, b| b.0.total_cmp(&a.0));
                    ends.truncate(room);
                    bar = ends[room - 1].0;
                }
            },
        );
        self.judged += judged;
        ends.sort_by(|a, b| b.0.total_cmp(&a.0));
        ends.truncate(room);
        for (value, mut game, step) in ends {
            self.nodes.push(Node { before: from.node, way: tools.stages.way(step) });
            let node = (self.nodes.len() - 1) as NodeId;
            let depth = from.depth + 1;
            let mut luck = Rng::from_numbers(tools.luck, u64::from(depth));
            let mut drawn = 0;
            while game.decision() == Decision::Draw {
                let outcome = tools.lists.draw(&game, &mut luck);
                game.apply(Who::Chance, outcome, &mut ());
                drawn += 1;
            }
            let last = game.decision() == Decision::Over || depth >= self.horizon || drawn >= DEALT;
            let stage = if last { u32::MAX } else { tools.stages.stage(&game, seat) };
            let candidates = self.open.entry(stage).or_default();
            candidates.push(Candidate { value, node, depth, last, game });
            if candidates.len() > 2 * room {
                candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
                candidates.truncate(room);
            }
        }
    }
}
