//! A player that searches: many imagined games, one tree of answers.
//!
//! Every simulation imagines a game the seat cannot tell from the true one, walks down the tree of
//! answers (chance draws, forced answers cost nothing), opens one new node, finishes the round
//! quickly and asks the judge what the position is worth to each seat. Each seat is supposed to
//! play for itself.

use std::sync::Arc;

use parlour_core::{Decision, Eyes, Game, Rng, Seat, Who};

use crate::budget::Budget;
use crate::foresight::Foresight;
use crate::judge::{Judge, PerSeat, judge};
use crate::mind::{Mind, Offers};
use crate::player::Player;
use crate::tree::{NodeId, Tree};

/// How a search goes about it.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    /// What it may spend on an answer.
    pub budget: Budget,
    /// How much it tries what it knows little of.
    pub curiosity: f32,
    /// How far the first look at an answer may mislead, in margins of the game.
    pub doubt: f32,
    /// Positions looked at when a question is met for the first time, to find out which answers
    /// are promising.
    pub insight: u32,
    /// Positions looked at to finish a turn.
    pub care: u32,
    /// Turns played beyond the tree before the judge is asked.
    pub turns: u32,
    /// Nought takes the best answer found; more is more of a gamble.
    pub whim: f32,
}

impl Settings {
    /// Sober settings with a budget.
    pub const fn new(budget: Budget) -> Self {
        Self { budget, curiosity: 0.5, doubt: 0.2, insight: 60, care: 20, turns: 1, whim: 0.0 }
    }
}

/// A player that searches.
pub struct Search<G: Game> {
    settings: Settings,
    foresight: Foresight<G>,
    tree: Tree<G::Choice>,
    root: NodeId,
    /// What the seat will see if the turn goes on as thought, and the node for that.
    expected: Option<(G::View, NodeId)>,
    /// The edges of the simulation at hand.
    path: Vec<(NodeId, usize)>,
}

/// How good an option looks after a search.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Found {
    /// How often it was tried.
    pub(crate) visits: u32,
    /// What it is worth to the seat.
    pub(crate) worth: f32,
}

impl<G: Game> Player<G> for Search<G> {
    fn choose(&mut self, mind: &Mind<'_, G>, offers: Offers<'_, G::Choice>, rng: &mut Rng) -> G::Choice {
        if let [only] = offers.options {
            return *only;
        }
        let number = rng.bits();
        let inherited = self.take_up(mind);
        self.think(mind, number, inherited, |_, _| {});
        let found = self.found(mind.seat(), offers.options);
        let choice = offers.options[self.pick(&found, rng)];
        self.look_forward(mind, choice, number);
        choice
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
            expected: None,
            path: Vec::new(),
        }
    }

    /// Goes on in the tree if the position is the one expected, else starts a new one. Tells how
    /// many simulations are inherited.
    fn take_up(&mut self, mind: &Mind<'_, G>) -> u32 {
        match self.expected.take() {
            Some((view, node)) if view == mind.view() => {
                self.root = node;
                self.tree.node(node).visits
            }
            _ => {
                self.tree = Tree::new();
                self.root = Tree::<G::Choice>::ROOT;
                0
            }
        }
    }

    /// Remembers what the seat will see if it is asked again before anything else happens.
    fn look_forward(&mut self, mind: &Mind<'_, G>, choice: G::Choice, number: u64) {
        let edge = self.tree.node(self.root).edge_of(choice, 0);
        let Some(child) = edge.and_then(|edge| self.tree.node(self.root).edges[edge].child) else { return };
        let (seat, mut game) = (mind.seat(), mind.imagine(&mut Rng::from_numbers(number, u64::MAX)));
        let mut choice = choice;
        loop {
            game.apply(Who::Seat(seat), choice, &mut ());
            if !matches!(game.decision(), Decision::Ask(seats) if seats.has(seat)) {
                return;
            }
            match self.foresight.lists.options(&game, seat) {
                [only] => choice = *only,
                _ => break,
            }
        }
        self.expected = Some((game.view(Eyes::Seat(seat)), child));
    }

    /// Runs simulations until the budget is spent; what was inherited counts. Every last position is
    /// shown to `watch`, with the number of the root's edge that led to it.
    pub(crate) fn think(
        &mut self,
        mind: &Mind<'_, G>,
        number: u64,
        inherited: u32,
        mut watch: impl FnMut(usize, &G),
    ) -> u32 {
        let wanted = self.settings.budget.simulations;
        let share = 1.0 - 0.8 * f64::from(inherited.min(wanted)) / f64::from(wanted.max(1));
        let deadline = self.settings.budget.deadline(share);
        self.foresight.deadline = deadline;
        let first = mind.imagine(&mut Rng::from_numbers(number, u64::MAX));
        let par = self.foresight.judge.values(&first)[mind.seat().index()];
        let mut done = 0;
        for simulation in u64::from(inherited)..u64::from(wanted.max(inherited + 1)) {
            let mut rng = Rng::from_numbers(number, simulation);
            let game = mind.imagine(&mut rng);
            if let Some((edge, game)) = self.simulate(game, mind.seat(), par, &mut rng) {
                watch(edge, &game);
            }
            done += 1;
            if deadline.is_past() {
                break;
            }
        }
        done
    }

    /// One imagined game: down the tree, a little further, and back with what it was worth.
    fn simulate(&mut self, mut game: G, seat: Seat, par: f32, rng: &mut Rng) -> Option<(usize, G)> {
        self.path.clear();
        let mut node = self.root;
        while let Some(actor) = self.advance(&mut game, seat, rng) {
            let fresh = self.tree.node(node).visits == 0;
            self.tree.node_mut(node).visits += 1;
            if fresh {
                self.open(node, &game, actor, rng);
                if node != self.root {
                    break;
                }
                self.foresight.lists.options(&game, actor);
            }
            let edge = self.select(node, actor);
            let choice = self.tree.node(node).edges[edge].choice;
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
    /// several are asked at once, the seat that thinks answers first. The options are listed.
    fn advance(&mut self, game: &mut G, seat: Seat, rng: &mut Rng) -> Option<Seat> {
        loop {
            let (who, choice) = match game.decision() {
                Decision::Over => return None,
                Decision::Draw => (Who::Chance, self.foresight.lists.draw(game, rng)),
                Decision::Ask(seats) => {
                    let asked =
                        if seats.has(seat) { seat } else { seats.first().expect("somebody is asked") };
                    match self.foresight.lists.options(game, asked) {
                        [only] => (Who::Seat(asked), *only),
                        _ => return Some(asked),
                    }
                }
            };
            game.apply(who, choice, &mut ());
        }
    }

    /// Looks at every option of a new node once: how good an end may the turn have after it?
    fn open(&mut self, node: NodeId, game: &G, actor: Seat, luck: &Rng) {
        let options = self.foresight.lists.listed().to_vec();
        let each = self.settings.insight / options.len() as u32;
        let after = |choice: &G::Choice| {
            let mut after = game.clone();
            after.apply(Who::Seat(actor), *choice, &mut ());
            self.foresight.best_end(after, actor, each, luck).lead
        };
        let values: Vec<f32> = options.iter().map(after).collect();
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let doubt = self.settings.doubt * self.foresight.judge.features().margin;
        let odds: Vec<f32> = values.iter().map(|value| ((value - best) / doubt).exp()).collect();
        let all: f32 = odds.iter().sum();
        for (option, odds) in options.iter().zip(odds) {
            self.tree.node_mut(node).open(*option, odds / all);
        }
    }

    /// The option to look into: good so far, promising, or long neglected.
    fn select(&mut self, node: NodeId, actor: Seat) -> usize {
        let options = self.foresight.lists.listed();
        let node = self.tree.node_mut(node);
        let unknown = node.mean(actor, 0.5);
        let newcomer = 1.0 / options.len() as f32;
        let mut best = (0, f32::MIN);
        for (place, option) in options.iter().enumerate() {
            let edge = node.edge_of(*option, place).unwrap_or_else(|| node.open(*option, newcomer));
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
            let edge = &mut self.tree.node_mut(*node).edges[*edge];
            edge.visits += 1;
            edge.worth.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
        }
    }

    /// What is known of each option at the root.
    pub(crate) fn found(&self, seat: Seat, options: &[G::Choice]) -> Vec<Found> {
        let root = self.tree.node(self.root);
        let found = |(place, option): (usize, &G::Choice)| {
            let edge = root.edge_of(*option, place).map(|edge| &root.edges[edge]);
            Found {
                visits: edge.map_or(0, |edge| edge.visits),
                worth: edge.map_or(0.0, |edge| edge.mean(seat, 0.0)),
            }
        };
        options.iter().enumerate().map(found).collect()
    }

    /// The place of the answer to give: the one tried most, or on a whim another.
    fn pick(&self, found: &[Found], rng: &mut Rng) -> usize {
        if self.settings.whim > 0.0 {
            let odds = |found: &Found| (found.visits as f32).powf(1.0 / self.settings.whim);
            let weights: Vec<f32> = found.iter().map(odds).collect();
            let mut ticket = rng.unit() as f32 * weights.iter().sum::<f32>();
            for (place, weight) in weights.iter().enumerate() {
                ticket -= weight;
                if ticket < 0.0 {
                    return place;
                }
            }
        }
        let better = |a: &Found, b: &Found| a.visits.cmp(&b.visits).then(a.worth.total_cmp(&b.worth));
        let best = found.iter().enumerate().max_by(|(_, a), (_, b)| better(a, b));
        best.map_or(0, |(place, _)| place)
    }
}
