//! What a search remembers: a tree of answers, without positions.
//!
//! The same sequence of answers leads to the same node whatever chance and the others' secrets
//! were; which answers are legal there differs from one imagined game to the next.

use parlour_core::Seat;

use crate::judge::PerSeat;

/// The node a search begins at, or any other.
pub(crate) type NodeId = u32;

/// A tree of answers.
pub(crate) struct Tree<C> {
    nodes: Vec<Node<C>>,
}

/// Somebody was asked here.
pub(crate) struct Node<C> {
    /// How many imagined games came through.
    pub(crate) visits: u32,
    pub(crate) edges: Vec<Edge<C>>,
}

/// An answer, and what came of it.
#[derive(Clone)]
pub(crate) struct Edge<C> {
    pub(crate) choice: C,
    /// How promising it looked before it was tried; the priors of a node add up to about one.
    pub(crate) prior: f32,
    /// How often it was taken, and how often it could have been.
    pub(crate) visits: u32,
    pub(crate) chances: u32,
    /// The sum of what the games that took it were worth, to each seat.
    pub(crate) worth: PerSeat,
    /// The sum of the squares of it.
    pub(crate) squares: PerSeat,
    pub(crate) child: Option<NodeId>,
}

impl<C> Edge<C> {
    fn new(choice: C, prior: f32) -> Self {
        Self {
            choice,
            prior,
            visits: 0,
            chances: 0,
            worth: [0.0; Seat::MOST],
            squares: [0.0; Seat::MOST],
            child: None,
        }
    }

    /// What it was worth to a seat on average; `unknown` if it was never taken.
    pub(crate) fn mean(&self, seat: Seat, unknown: f32) -> f32 {
        if self.visits == 0 { unknown } else { self.worth[seat.index()] / self.visits as f32 }
    }

    /// Adds what a game that took it was worth.
    pub(crate) fn credit(&mut self, worth: &PerSeat) {
        self.visits += 1;
        for (seat, worth) in worth.iter().enumerate() {
            self.worth[seat] += worth;
            self.squares[seat] += worth * worth;
        }
    }

    /// How far the games that took it lie apart for a seat: the sum of the squares of what they differ from
    /// their mean.
    pub(crate) fn scatter(&self, seat: Seat) -> f32 {
        self.squares[seat.index()] - self.mean(seat, 0.0) * self.worth[seat.index()]
    }
}

impl<C: Copy + PartialEq> Tree<C> {
    /// A tree with nothing but a root.
    pub(crate) fn new() -> Self {
        let mut tree = Self { nodes: Vec::new() };
        tree.add();
        tree
    }

    /// The first node of all.
    pub(crate) const ROOT: NodeId = 0;

    pub(crate) fn node(&self, id: NodeId) -> &Node<C> {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node<C> {
        &mut self.nodes[id as usize]
    }

    fn add(&mut self) -> NodeId {
        self.nodes.push(Node { visits: 0, edges: Vec::new() });
        (self.nodes.len() - 1) as NodeId
    }

    /// The node behind an edge, made if need be.
    pub(crate) fn child(&mut self, id: NodeId, edge: usize) -> NodeId {
        if let Some(child) = self.node(id).edges[edge].child {
            return child;
        }
        let child = self.add();
        self.node_mut(id).edges[edge].child = Some(child);
        child
    }
}

impl<C: Copy + PartialEq> Node<C> {
    /// Adds an answer nobody has tried, and tells its place.
    pub(crate) fn open(&mut self, choice: C, prior: f32) -> usize {
        self.edges.push(Edge::new(choice, prior));
        self.edges.len() - 1
    }

    /// The edge of an answer; it most likely is the one at this place.
    pub(crate) fn edge_of(&self, choice: C, place: usize) -> Option<usize> {
        match self.edges.get(place) {
            Some(edge) if edge.choice == choice => Some(place),
            _ => self.edges.iter().position(|edge| edge.choice == choice),
        }
    }

    /// What the games that came through were worth to a seat on average.
    pub(crate) fn mean(&self, seat: Seat, unknown: f32) -> f32 {
        let visits: u32 = self.edges.iter().map(|edge| edge.visits).sum();
        let worth: f32 = self.edges.iter().map(|edge| edge.worth[seat.index()]).sum();
        if visits == 0 { unknown } else { worth / visits as f32 }
    }
}
