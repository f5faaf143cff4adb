//! A player that searches: many imagined games, one tree of answers.
//!
//! Every simulation imagines a game the seat cannot tell from the true one, walks down the tree of
//! answers (chance draws, forced answers cost nothing), opens one new node, plays a few turns with a
//! short greedy look at each and asks the judge what the position is worth to each seat. Each seat is
//! supposed to play for itself. The questions of one turn are answered over one tree.

mod settings;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use parlour_core::{Decision, Eyes, Game, Phrase, Rng, Seat, Who};

use crate::budget::{Purse, Slice};
use crate::foresight::{Closeness, Foresight, MOST_ASIDES};
use crate::greedy::{Asides, with_aversion};
use crate::judge::{Judge, PerSeat, judge};
use crate::mind::{Mind, Offers};
use crate::player::{Player, Thought};
use crate::tree::{Edge, NodeId, Tree};

pub use settings::Settings;

/// A player that searches.
pub struct Search<G: Game> {
    settings: Settings,
    foresight: Foresight<G>,
    tree: Tree<G::Choice>,
    /// Where the question at hand stands in the tree.
    root: NodeId,
    /// What somebody who plays alone can expect when the judge is asked: the games of a tree are measured by
    /// it, not by what all of them bring.
    par: Option<f32>,
    /// What the seat will see if its turn goes on, and where the next question then stands.
    expected: Option<(G::View, Option<NodeId>)>,
    /// The time left for the turn.
    purse: Purse,
    asides: Asides,
    /// The edges of the simulation at hand.
    path: Vec<(NodeId, usize)>,
    /// The thinking that was left to be taken up again.
    thinking: Option<Thinking>,
}

/// Where the thinking about an answer stands.
#[derive(Copy, Clone)]
struct Thinking {
    number: u64,
    start: Option<Duration>,
    /// Simulations done, of how many.
    done: u64,
    all: u64,
    par: f32,
}

impl<G: Game> Player<G> for Search<G> {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        self.thinking = None;
        loop {
            if let Thought::Ready(choice) = self.think(mind, offers, rng, Slice::WHOLE) {
                return choice;
            }
        }
    }

    fn think(
        &mut self,
        mind: &Mind<'_, G>,
        offers: Offers<'_, G::Choice>,
        rng: &mut Rng,
        slice: Slice,
    ) -> Thought<G::Choice> {
        let offers = self.asides.within_reason(offers);
        if let Some(only) = offers.forced() {
            return Thought::Ready(self.answer(mind, offers, (only, None), rng.bits()));
        }
        if self.thinking.is_none() {
            self.take_up(mind, offers);
            self.begin(mind, offers, rng.bits());
        }
        if let Some(part) = self.go_on(mind, slice, |_, _| {}) {
            return Thought::Going { part };
        }
        let number = self.thinking.take().map_or(0, |thinking| thinking.number);
        let edge = self.pick(mind.seat());
        let picked = (edge.choice, edge.child);
        Thought::Ready(self.answer(mind, offers, picked, number))
    }
}

impl<G: Game> Search<G> {
    /// A search with the checked-in judge.
    pub fn new(settings: Settings) -> Self {
        Self::with_judge(settings, judge())
    }

    /// A search with another judge.
    pub fn with_judge(settings: Settings, judge: Arc<Judge<G>>) -> Self {
        Self {
            settings,
            foresight: Foresight::new(judge),
            tree: Tree::new(),
            root: Tree::<G::Choice>::ROOT,
            par: None,
            expected: None,
            purse: Purse::FULL,
            asides: Asides::default(),
            path: Vec::new(),
            thinking: None,
        }
    }

    /// Gives an answer, and remembers what may follow it.
    fn answer(
        &mut self,
        mind: &Mind<'_, G>,
        offers: Offers<'_, G::Choice>,
        (choice, next): (G::Choice, Option<NodeId>),
        number: u64,
    ) -> G::Choice {
        self.asides.note(!offers.options.contains(&choice));
        self.look_forward(mind, (choice, next), number);
        choice
    }

    /// If the position is the one expected, the turn goes on, and with it the time for it and the tree from
    /// where it stands, without answers that only other imagined games allowed. Else the search begins anew.
    fn take_up(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>) {
        let expected = self.expected.take().filter(|(view, _)| *view == mind.view());
        if expected.is_none() {
            self.purse = Purse::FULL;
        }
        if let Some(next) = expected.and_then(|(_, next)| next) {
            let offered = |edge: &Edge<G::Choice>| offers.all().any(|offer| offer == edge.choice);
            self.tree.node_mut(next).edges.retain(offered);
            self.root = next;
        } else {
            self.tree = Tree::new();
            self.root = Tree::<G::Choice>::ROOT;
            self.par = None;
        }
    }

    /// Remembers what the seat will see if it is asked again before anything else happens.
    fn look_forward(&mut self, mind: &Mind<'_, G>, (choice, next): (G::Choice, Option<NodeId>), number: u64) {
        let (seat, mut game) = (mind.seat(), mind.imagine(&mut Rng::from_numbers(number, u64::MAX)));
        let round = game.round();
        let mut choice = choice;
        loop {
            game.apply(Who::Seat(seat), choice, &mut ());
            if !matches!(game.decision(), Decision::Ask(seats) if seats.has(seat)) || game.round() != round {
                return;
            }
            match self.foresight.lists.offers(&game, seat).forced() {
                Some(only) => choice = only,
                None => break,
            }
        }
        self.expected = Some((game.view(Eyes::Seat(seat)), next));
    }

    /// A first look at the answers; then there are simulations to run.
    pub(crate) fn begin(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, number: u64) {
        let budget = self.settings.budget;
        let start = budget.now();
        self.foresight.deadline = budget.deadline(self.purse.share());
        self.survey(mind, offers, number);
        let root = self.tree.node(self.root);
        let mut thinking = Thinking { number, start, done: 0, all: 0, par: 0.0 };
        if root.edges.len() > 1 {
            let known: u32 = root.edges.iter().map(|edge| edge.visits).sum();
            let par = self.par.unwrap_or_else(|| self.par(mind, number));
            self.par = Some(par);
            thinking.par = par;
            thinking.all = u64::from(budget.simulations.saturating_sub(known));
        }
        self.thinking = Some(thinking);
    }

    /// Runs simulations until the budget is spent or the slice is over; in that case it tells which part is
    /// done. Every last position is shown to `watch`, with the number of the root's edge that led to it.
    pub(crate) fn go_on(
        &mut self,
        mind: &Mind<'_, G>,
        slice: Slice,
        mut watch: impl FnMut(usize, &G),
    ) -> Option<f32> {
        let mut thinking = self.thinking?;
        self.foresight.deadline.resume();
        let mut steps = 0;
        while thinking.done < thinking.all {
            if slice.is_over(steps) {
                self.foresight.deadline.pause();
                self.thinking = Some(thinking);
                return Some(thinking.done as f32 / thinking.all as f32);
            }
            let mut rng = Rng::from_numbers(thinking.number, thinking.done);
            let game = mind.imagine(&mut rng);
            if let Some((edge, game)) = self.simulate(game, mind.seat(), thinking.par, &mut rng) {
                watch(edge, &game);
            }
            (thinking.done, steps) = (thinking.done + 1, steps + 1);
            if self.foresight.deadline.is_past() {
                break;
            }
        }
        self.purse.spend(&self.settings.budget, thinking.start);
        None
    }

    /// What the next turns bring somebody who plays alone, if nothing is searched.
    fn par(&mut self, mind: &Mind<'_, G>, number: u64) -> f32 {
        let mut rng = Rng::from_numbers(number, u64::MAX);
        let game = mind.imagine(&mut rng);
        if game.players() > 1 {
            return 0.0;
        }
        let game = self.foresight.play_turns(game, self.settings.turns, self.settings.care, &mut rng);
        self.foresight.judge.values(&game)[mind.seat().index()]
    }

    /// A first look at the answers, as a greedy player takes it: where it sees most, the search goes first.
    fn survey(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, number: u64) {
        let answers: Vec<G::Choice> = offers.all().collect();
        let look = Closeness::usual(&self.foresight.judge, self.settings.foresight);
        let leads = self.foresight.survey(mind, &answers, look, number);
        self.open(self.root, &answers, &with_aversion(leads, offers.options.len()));
    }

    /// One imagined game: down the tree, a little further, and back with what it was worth.
    fn simulate(&mut self, mut game: G, seat: Seat, par: f32, rng: &mut Rng) -> Option<(usize, G)> {
        self.path.clear();
        let mut node = self.root;
        let mut asides = MOST_ASIDES;
        while let Some(actor) = self.advance(&mut game, seat, asides > 0, rng) {
            self.tree.node_mut(node).visits += 1;
            if self.tree.node(node).edges.is_empty() {
                self.look_into(node, &game, actor, rng);
                break;
            }
            let edge = self.select(node, actor);
            let choice = self.tree.node(node).edges[edge].choice;
            asides -= u8::from(self.foresight.lists.listed().asides.contains(&choice));
            self.path.push((node, edge));
            game.apply(Who::Seat(actor), choice, &mut ());
            node = self.tree.child(node, edge);
        }
        let game = self.foresight.play_turns(game, self.settings.turns, self.settings.care, rng);
        let worth = self.foresight.judge.worth(&game, par);
        self.credit(&worth);
        self.path.first().map(|(_, edge)| (*edge, game))
    }

    /// Draws and forced answers, up to the next real question; nobody when the game is over. Where
    /// several are asked at once, the seat that thinks answers first. The answers are listed.
    fn advance(&mut self, game: &mut G, seat: Seat, asides: bool, rng: &mut Rng) -> Option<Seat> {
        loop {
            let (who, choice) = match game.decision() {
                Decision::Over => return None,
                Decision::Draw => (Who::Chance, self.foresight.lists.draw(game, rng)),
                Decision::Ask(seats) => {
                    let asked =
                        if seats.has(seat) { seat } else { seats.first().expect("somebody is asked") };
                    if asides {
                        self.foresight.lists.offers(game, asked);
                    } else {
                        self.foresight.lists.options(game, asked);
                    }
                    match self.foresight.lists.listed().forced() {
                        Some(only) => (Who::Seat(asked), only),
                        None => return Some(asked),
                    }
                }
            };
            game.apply(who, choice, &mut ());
        }
    }

    /// Looks at every answer to a new question once: how good an end may the turn have after it?
    fn look_into(&mut self, node: NodeId, game: &G, actor: Seat, luck: &Rng) {
        let offers = self.foresight.lists.listed();
        let (answers, options): (Vec<G::Choice>, usize) = (offers.all().collect(), offers.options.len());
        let each = self.settings.insight / answers.len() as u32;
        let after = |choice: &G::Choice| self.foresight.best_end_after(game, actor, *choice, each, luck).lead;
        let leads = answers.iter().map(after).collect();
        self.open(node, &answers, &with_aversion(leads, options));
    }

    /// Says how promising the answers of a node are, by how far ahead they leave the seat.
    fn open(&mut self, node: NodeId, answers: &[G::Choice], leads: &[f32]) {
        let best = leads.iter().copied().fold(f32::MIN, f32::max);
        let doubt = self.settings.doubt * self.foresight.judge.features().margin;
        let odds = |lead: &f32| ((lead - best) / doubt).exp();
        let all: f32 = leads.iter().map(odds).sum();
        let node = self.tree.node_mut(node);
        let worthwhile = answers.iter().zip(leads).filter(|(_, lead)| lead.is_finite());
        for (place, (answer, lead)) in worthwhile.enumerate() {
            let edge = node.edge_of(*answer, place).unwrap_or_else(|| node.open(*answer, 0.0));
            node.edges[edge].prior = odds(lead) / all;
        }
    }

    /// The answer to look into: good so far, promising, or long neglected. Of free actions, those that
    /// seemed worth it when the question was met first.
    fn select(&mut self, node: NodeId, actor: Seat) -> usize {
        let Offers { options, asides } = self.foresight.lists.listed();
        let node = self.tree.node_mut(node);
        let unknown = node.mean(actor, 0.5);
        let newcomer = 1.0 / options.len() as f32;
        let mut best = (0, f32::MIN);
        for (place, answer) in options.iter().chain(asides).enumerate() {
            let edge = match node.edge_of(*answer, place) {
                Some(edge) => edge,
                None if place < options.len() => node.open(*answer, newcomer),
                None => continue,
            };
            let held = &mut node.edges[edge];
            held.chances += 1;
            let neglect = (held.chances as f32).sqrt() / (1.0 + held.visits as f32);
            let value = held.mean(actor, unknown) + self.settings.curiosity * held.prior * neglect;
            if value > best.1 {
                best = (edge, value);
            }
        }
        best.0
    }

    /// Adds what a simulation was worth to every answer it took.
    fn credit(&mut self, worth: &PerSeat) {
        for (node, edge) in &self.path {
            self.tree.node_mut(*node).edges[*edge].credit(worth);
        }
    }

    /// The answers that were thought of, in the order of the root's edges.
    pub(crate) fn answers(&self) -> Vec<G::Choice> {
        self.tree.node(self.root).edges.iter().map(|edge| edge.choice).collect()
    }

    /// What the seat would answer next in its turn, after the answer of this edge of the root, as far as it was
    /// thought through; at most so many answers.
    pub(crate) fn plan(&mut self, mind: &Mind<'_, G>, edge: usize, number: u64, most: usize) -> Vec<Phrase> {
        let (seat, mut game) = (mind.seat(), mind.imagine(&mut Rng::from_numbers(number, u64::MAX)));
        let first = &self.tree.node(self.root).edges[edge];
        game.apply(Who::Seat(seat), first.choice, &mut ());
        let (round, mut node, mut plan) = (game.round(), first.child, Vec::new());
        while plan.len() < most
            && game.round() == round
            && matches!(game.decision(), Decision::Ask(seats) if seats.has(seat))
        {
            let offers = self.foresight.lists.offers(&game, seat);
            let choice = if let Some(only) = offers.forced() {
                only
            } else {
                let Some(at) = node else { break };
                let tried = self.tree.node(at).edges.iter().filter(|edge| edge.visits > 0);
                let legal = tried.filter(|edge| offers.all().any(|offer| offer == edge.choice));
                let Some(best) = legal.max_by_key(|edge| edge.visits) else { break };
                plan.push(game.say(Who::Seat(seat), best.choice));
                node = best.child;
                best.choice
            };
            game.apply(Who::Seat(seat), choice, &mut ());
        }
        plan
    }

    /// The number of the root's edge of the answer to give.
    pub(crate) fn picked(&self, seat: Seat) -> usize {
        let pick = self.pick(seat).choice;
        self.tree.node(self.root).edges.iter().position(|edge| edge.choice == pick).unwrap_or(0)
    }

    /// The edge of the answer to give: the one tried most, if what came of it is better than what came of the
    /// most promising one by more than chance would have it.
    fn pick(&self, seat: Seat) -> &Edge<G::Choice> {
        let edges = &self.tree.node(self.root).edges;
        let promising = edges.iter().max_by(|a, b| a.prior.total_cmp(&b.prior));
        let promising = promising.expect("a question has an option");
        let tried = edges.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.prior.total_cmp(&b.prior)));
        let tried = tried.unwrap_or(promising);
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        let scatter: f32 = edges.iter().map(|edge| edge.scatter(seat)).sum::<f32>() / visits.max(1) as f32;
        let share = |edge: &Edge<G::Choice>| 1.0 / edge.visits.max(1) as f32;
        let chance = (scatter * (share(tried) + share(promising))).max(0.0).sqrt();
        let gain = tried.mean(seat, 0.0) - promising.mean(seat, 0.0);
        if gain > self.settings.caution * chance { tried } else { promising }
    }
}
