//! Payments as one decision: a bill is asked piece by piece, in one canonical order, and paid in one go.
//!
//! A game says of a question that it belongs to a payment ([`Game::bill`]) and what an answer hands over
//! ([`Game::gives`]). Whole payments are then found by walking the rules on a copy of the position a seat works on,
//! the least harmful first: legality stays where it is written, and a walk never crosses a draw, another seat's answer
//! or a question that is no part of the payment. Questions with a single answer are answered on the way, as the table
//! does it.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher as _};

use serde::Serialize;

use crate::game::{Game, options_of};
use crate::phrase::Phrase;
use crate::seat::{Seat, Who};
use crate::table::only_answer;

/// So many whole payments are listed at the most.
pub const MOST_PAYMENTS: usize = 400;
/// So many positions are looked at for them at the most.
const MOST_LOOKS: usize = 2500;
/// So many whole payments are suggested at the most.
const SUGGESTED: usize = 3;
/// Estimates are reckoned in so many parts of a unit of harm.
const FINE: u32 = 64;

/// Something that is owed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Due {
    /// Tells it from the other dues of its bill.
    pub id: &'static str,
    /// What is owed, in words.
    pub what: Phrase,
    /// How much.
    pub amount: u16,
    /// In how many parts one of it is counted: two for halves.
    pub parts: u8,
}

/// Something that may be given towards a due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Means {
    /// The due it is given towards.
    pub due: &'static str,
    /// Tells it from what else may be given towards the same due.
    pub id: u16,
    /// The key of its name.
    pub name: &'static str,
    /// Where it lies, where there are several of a name: the key of that name.
    pub at: Option<&'static str>,
    /// What one of it is worth against the due.
    pub worth: u16,
    /// How many there are.
    pub have: u16,
    /// What it hurts to give one, compared with the others: for suggestions.
    pub dear: u16,
}

/// What a question wants paid, together with those that follow from it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Bill {
    /// What is owed.
    pub dues: Vec<Due>,
    /// What may be given.
    pub means: Vec<Means>,
    /// May something be given that is not needed?
    pub over: bool,
}

/// So many of a thing towards a due.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The due.
    pub due: &'static str,
    /// The thing, as [`Means::id`] names it.
    pub id: u16,
    /// How many.
    pub n: u16,
}

/// A payment that settles the whole bill.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Payment {
    /// How many of each of the bill's means, in their order.
    pub gives: Vec<u16>,
    /// The answers, first to last.
    pub words: Vec<String>,
}

/// A bill with the payments the rules allow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reckoning {
    /// The bill.
    pub bill: Bill,
    /// Whole payments, the least harmful first.
    pub payments: Vec<Payment>,
    /// Are these all there are without waste?
    pub complete: bool,
    /// Places in the list of those that are worth a button of their own.
    pub suggested: Vec<usize>,
}

impl Bill {
    fn place(&self, given: Given) -> Option<usize> {
        self.means.iter().position(|means| means.due == given.due && means.id == given.id)
    }

    fn amount(&self, due: &str) -> u16 {
        self.dues.iter().find(|known| known.id == due).map_or(0, |due| due.amount)
    }

    /// Is what another bill asks what is left of this one?
    fn continues_in(&self, later: &Self) -> bool {
        let still = |due: &Due| self.dues.iter().any(|known| known.id == due.id) && due.amount > 0;
        !later.dues.is_empty() && later.dues.iter().all(|due| still(due) && due.amount <= self.amount(due.id))
    }

    /// What is given towards each due, in their order.
    fn totals(&self, gives: &[u16]) -> Vec<u32> {
        let of = |due: &Due| {
            let paid = self.means.iter().zip(gives).filter(|(means, _)| means.due == due.id);
            paid.map(|(means, n)| u32::from(means.worth) * u32::from(*n)).sum()
        };
        self.dues.iter().map(of).collect()
    }

    fn is_covered(&self, gives: &[u16]) -> bool {
        self.dues.iter().zip(self.totals(gives)).all(|(due, total)| total >= u32::from(due.amount))
    }

    fn harm(&self, gives: &[u16]) -> u32 {
        self.means.iter().zip(gives).map(|(means, n)| u32::from(means.dear) * u32::from(*n)).sum()
    }

    /// Kinds of which nothing would be left.
    fn emptied(&self, gives: &[u16]) -> usize {
        self.means.iter().zip(gives).filter(|(means, n)| **n > 0 && **n >= means.have).count()
    }
}

/// What a payment is measured by.
#[derive(Copy, Clone)]
enum Measure {
    /// What it hurts.
    Harm,
    /// How many things are given.
    Count,
}

impl Measure {
    fn of(self, means: &Means) -> u32 {
        match self {
            Self::Harm => u32::from(means.dear),
            Self::Count => 1,
        }
    }

    /// What the rest of a bill costs at the least.
    fn rest(self, bill: &Bill) -> u32 {
        let rate = |due: &Due| {
            let means = bill.means.iter().filter(|means| means.due == due.id && means.worth > 0);
            means.map(|means| self.of(means) * FINE / u32::from(means.worth)).min().unwrap_or(0)
        };
        bill.dues.iter().map(|due| rate(due) * u32::from(due.amount)).sum::<u32>() / FINE
    }
}

/// A position on the way, with what was given and answered to get there.
struct Node<G> {
    game: G,
    gives: Vec<u16>,
    words: Vec<String>,
}

/// Where an answer leads.
enum Next<G> {
    /// The payment goes on.
    On(Node<G>, Bill),
    /// It is over.
    Paid(Payment),
}

struct Walk<'a> {
    seat: Seat,
    bill: &'a Bill,
    forced: bool,
}

impl Walk<'_> {
    /// What comes of an answer; nothing if it is no part of the payment, or breaks it off.
    fn step<G: Game>(&self, node: &Node<G>, choice: G::Choice) -> Option<Next<G>> {
        let who = Who::Seat(self.seat);
        let mut gives = node.gives.clone();
        self.add(&node.game, choice, &mut gives)?;
        let mut words = node.words.clone();
        words.push(choice.to_string());
        let mut game = node.game.clone();
        game.apply(who, choice, &mut ());
        while self.forced && self.goes_on(&game).is_some() {
            let Some(only) = only_answer(&game, self.seat) else { break };
            self.add(&game, only, &mut gives)?;
            game.apply(who, only, &mut ());
        }
        match self.goes_on(&game) {
            Some(rest) => Some(Next::On(Node { game, gives, words }, rest)),
            None => self.bill.is_covered(&gives).then_some(Next::Paid(Payment { gives, words })),
        }
    }

    /// What is left of the bill, if the seat is asked for it.
    fn goes_on<G: Game>(&self, game: &G) -> Option<Bill> {
        let asked = game.decision().asks(Who::Seat(self.seat));
        asked.then(|| game.bill(self.seat)).flatten().filter(|rest| self.bill.continues_in(rest))
    }

    fn add<G: Game>(&self, game: &G, choice: G::Choice, gives: &mut [u16]) -> Option<()> {
        for given in game.gives(self.seat, choice)? {
            if given.n > 0 {
                gives[self.bill.place(given)?] += given.n;
            }
        }
        Some(())
    }
}

/// What `seat` has to pay, and how it may; nothing if it is asked for no payment. `forced` says whether the table answers
/// questions with a single answer.
pub fn reckon<G: Game>(game: &G, seat: Seat, forced: bool) -> Option<Reckoning> {
    if !game.decision().asks(Who::Seat(seat)) {
        return None;
    }
    let bill = game.bill(seat)?;
    let walk = Walk { seat, bill: &bill, forced };
    let (mut payments, complete) = search(&walk, game, Measure::Harm);
    if !complete {
        payments.extend(search(&walk, game, Measure::Count).0);
    }
    payments.sort_by_key(|payment| bill.harm(&payment.gives));
    let mut known = BTreeSet::new();
    payments.retain(|payment| known.insert(payment.gives.clone()));
    // Where one thing is given by one answer, the answers are the payments.
    if payments.iter().all(|payment| payment.gives.iter().sum::<u16>() <= 1) {
        return None;
    }
    let suggested = suggestions(&bill, &payments);
    Some(Reckoning { bill, payments, complete, suggested })
}

/// Whole payments, the least first by this measure; and whether these are all.
fn search<G: Game>(walk: &Walk<'_>, game: &G, measure: Measure) -> (Vec<Payment>, bool) {
    let start = Node { game: game.clone(), gives: vec![0; walk.bill.means.len()], words: Vec::new() };
    let mut nodes = vec![Some(start)];
    let mut open = BinaryHeap::from([(Reverse(0), 0, Reverse(0))]);
    let mut seen = HashSet::new();
    let mut paid: Vec<Payment> = Vec::new();
    let mut looks = 0;
    while let Some((_, depth, Reverse(at))) = open.pop() {
        let Some(node) = nodes[at].take() else { continue };
        for choice in options_of(&node.game, walk.seat) {
            looks += 1;
            match walk.step(&node, choice) {
                Some(Next::Paid(payment)) => paid.push(payment),
                Some(Next::On(next, rest)) if seen.insert(fingerprint(&next)) => {
                    let means = walk.bill.means.iter().zip(&next.gives);
                    let spent: u32 = means.map(|(means, n)| measure.of(means) * u32::from(*n)).sum();
                    open.push((Reverse(spent + measure.rest(&rest)), depth + 1, Reverse(nodes.len())));
                    nodes.push(Some(next));
                }
                Some(Next::On(..)) | None => {}
            }
            if paid.len() >= MOST_PAYMENTS || looks >= MOST_LOOKS {
                return (paid, false);
            }
        }
    }
    (paid, true)
}

/// The same things given in another order lead to the same position.
fn fingerprint<G: Game>(node: &Node<G>) -> u64 {
    let mut hasher = DefaultHasher::new();
    node.game.hash(&mut hasher);
    node.gives.hash(&mut hasher);
    hasher.finish()
}

/// The least harmful payment, the one of the fewest things, the one that empties the fewest kinds; where there are only
/// a few payments at all, those.
fn suggestions(bill: &Bill, payments: &[Payment]) -> Vec<usize> {
    let waste = |payment: &Payment| {
        let totals = bill.totals(&payment.gives);
        bill.dues.iter().zip(totals).map(|(due, total)| total - u32::from(due.amount)).sum::<u32>()
    };
    let harm = |payment: &Payment| bill.harm(&payment.gives) + waste(payment);
    let count = |payment: &Payment| payment.gives.iter().map(|n| u32::from(*n)).sum::<u32>();
    let places = || 0..payments.len();
    let best = [
        places().min_by_key(|at| (harm(&payments[*at]), waste(&payments[*at]))),
        places().min_by_key(|at| (count(&payments[*at]), harm(&payments[*at]))),
        places().min_by_key(|at| (bill.emptied(&payments[*at].gives), harm(&payments[*at]))),
    ];
    let few = if payments.len() <= SUGGESTED { places() } else { 0..0 };
    let mut found: Vec<usize> = Vec::new();
    for at in best.into_iter().flatten().chain(few) {
        if !found.contains(&at) {
            found.push(at);
        }
    }
    found
}

/// The answers that give exactly this much of each of the bill's means, if the rules allow it. What is not needed is
/// given as an aside, where the rules have one for it.
pub fn settle<G: Game>(game: &G, seat: Seat, forced: bool, amounts: &[u16]) -> Option<Vec<String>> {
    if !game.decision().asks(Who::Seat(seat)) {
        return None;
    }
    let bill = game.bill(seat).filter(|bill| bill.means.len() == amounts.len())?;
    let walk = Walk { seat, bill: &bill, forced };
    let mut open = vec![Node { game: game.clone(), gives: vec![0; amounts.len()], words: Vec::new() }];
    let mut seen = HashSet::new();
    let mut looks = 0;
    while let Some(node) = open.pop() {
        let mut choices = options_of(&node.game, seat);
        if bill.over {
            node.game.asides(seat, &mut choices);
        }
        // The last found is looked at first: what the question asks for goes before what is given besides.
        for choice in choices.into_iter().rev() {
            looks += 1;
            if looks > MOST_LOOKS {
                return None;
            }
            let fits = |gives: &[u16]| gives.iter().zip(amounts).all(|(n, most)| n <= most);
            match walk.step(&node, choice) {
                Some(Next::Paid(payment)) if payment.gives == amounts => return Some(payment.words),
                Some(Next::On(next, _)) if fits(&next.gives) && seen.insert(fingerprint(&next)) => {
                    open.push(next);
                }
                _ => {}
            }
        }
    }
    None
}
