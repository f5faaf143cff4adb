//! Which answer is looked into, which is given, and what is remembered of a simulation.

use parlour_core::{Game, Mode, Rng, Seat};
use parlour_pillars::{Choice, Pillars};

use super::*;
use crate::budget::Budget;

const RED: Seat = Seat::new(0);

fn game() -> Pillars {
    let mut game = Pillars::new(&Mode::choose(Pillars::ABOUT, Some(2), []).unwrap()).unwrap();
    let (mut lists, mut rng) = (crate::lists::Lists::default(), Rng::from_number(1));
    while !matches!(game.decision(), Decision::Ask(seats) if seats.has(RED) && {
        lists.options(&game, RED);
        lists.len() > 3
    }) {
        let (who, choice) = lists.random_answer(&game, &mut rng).unwrap();
        game.apply(who, choice, &mut ());
    }
    game
}

/// A search at a question with at least four answers, whose leads these are.
fn opened(leads: &[f32]) -> (Search<Pillars>, Vec<Choice>) {
    let game = game();
    let mut search = Search::new(Settings::new(Budget::simulations(8)));
    let options: Vec<Choice> = search.foresight.lists.options(&game, RED).to_vec();
    let answers = options[..leads.len()].to_vec();
    search.open(search.root, &answers, leads);
    (search, answers)
}

/// Pretends that simulations took an edge and were worth this to red.
fn try_out(search: &mut Search<Pillars>, edge: usize, worths: &[f32]) {
    for worth in worths {
        let mut seats = [0.0; Seat::MOST];
        seats[RED.index()] = *worth;
        search.path = vec![(search.root, edge)];
        search.credit(&seats);
    }
}

#[test]
fn priors_follow_the_leads_and_what_is_out_of_the_question_is_left_out() {
    let (search, answers) = opened(&[1.0, 3.0, f32::NEG_INFINITY, 2.0]);
    let edges = &search.tree.node(search.root).edges;
    assert_eq!(search.answers(), [answers[0], answers[1], answers[3]]);
    assert!(edges[1].prior > edges[2].prior && edges[2].prior > edges[0].prior);
    assert!((edges.iter().map(|edge| edge.prior).sum::<f32>() - 1.0).abs() < 1e-5);
}

#[test]
fn the_most_promising_answer_is_given_when_nothing_was_tried() {
    let (search, answers) = opened(&[1.0, 3.0, 0.0, 2.0]);
    assert_eq!(search.pick(RED).choice, answers[1]);
}

#[test]
fn an_answer_that_turned_out_better_is_given_instead() {
    let (mut search, answers) = opened(&[1.0, 3.0, 0.0, 2.0]);
    try_out(&mut search, 1, &[0.4, 0.41, 0.39, 0.4]);
    try_out(&mut search, 3, &[0.6, 0.61, 0.59, 0.6, 0.6]);
    assert_eq!(search.pick(RED).choice, answers[3]);
    // Better by less than chance would have it: the promising one stays.
    let (mut search, answers) = opened(&[1.0, 3.0, 0.0, 2.0]);
    try_out(&mut search, 1, &[0.1, 0.9, 0.2, 0.8]);
    try_out(&mut search, 3, &[0.0, 1.0, 0.1, 0.9, 0.55]);
    assert_eq!(search.pick(RED).choice, answers[1]);
}

#[test]
fn an_answer_that_was_tried_most_but_turned_out_bad_is_not_given() {
    let (mut search, answers) = opened(&[1.0, 3.0, 0.0, 2.0]);
    try_out(&mut search, 1, &[0.7; 3]);
    try_out(&mut search, 0, &[0.1; 9]);
    assert_eq!(search.pick(RED).choice, answers[1]);
}

#[test]
fn what_is_good_promising_or_neglected_is_looked_into() {
    let game = game();
    let look = |prepare: &dyn Fn(&mut Search<Pillars>)| {
        let (mut search, _) = opened(&[1.0, 1.0, 1.0, 1.0]);
        prepare(&mut search);
        search.foresight.lists.options(&game, RED);
        let root = search.root;
        search.select(root, RED)
    };
    assert_eq!(
        look(&|search| (0..4).for_each(|edge| try_out(search, edge, &[if edge == 2 { 0.9 } else { 0.1 }]))),
        2
    );
    let root = |search: &Search<Pillars>| search.root;
    assert_eq!(
        look(&|search| {
            let root = root(search);
            search.tree.node_mut(root).edges[3].prior = 0.9;
        }),
        3
    );
    assert_eq!(
        look(&|search| {
            (0..4).for_each(|edge| try_out(search, edge, &[0.5]));
            let root = root(search);
            search.tree.node_mut(root).edges[1].chances = 10_000;
        }),
        1
    );
}

#[test]
fn credit_goes_to_every_answer_of_a_simulation_and_to_no_other() {
    let (mut search, answers) = opened(&[1.0, 3.0, 0.0, 2.0]);
    let child = search.tree.child(search.root, 1);
    assert_eq!(search.tree.child(search.root, 1), child, "an answer leads to one node");
    search.open(child, &answers[..1], &[0.0]);
    search.path = vec![(search.root, 1), (child, 0)];
    let mut worth = [0.0; Seat::MOST];
    (worth[0], worth[1]) = (0.75, 0.25);
    search.credit(&worth);
    for (node, edge) in [(search.root, 1), (child, 0)] {
        let edge = &search.tree.node(node).edges[edge];
        assert_eq!((edge.visits, edge.mean(RED, 0.0), edge.mean(Seat::new(1), 0.0)), (1, 0.75, 0.25));
    }
    assert!([0, 2, 3].iter().all(|edge| search.tree.node(search.root).edges[*edge].visits == 0));
    assert!((search.tree.node(search.root).mean(RED, 0.0) - 0.75).abs() < 1e-6);
}

/// Thinking in slices comes to the answer of thinking at once.
#[test]
fn slices_add_up() {
    let game = game();
    let mind = Mind::new(&game, RED);
    let mut lists = crate::lists::Lists::default();
    let offers = lists.offers(&game, RED);
    let whole =
        Search::new(Settings::new(Budget::simulations(12))).choose(&mind, offers, &mut Rng::from_number(4));
    let (mut search, mut rng) = (Search::new(Settings::new(Budget::simulations(12))), Rng::from_number(4));
    let mut parts = Vec::new();
    let answer = loop {
        match search.think(&mind, offers, &mut rng, Slice::steps(5)) {
            Thought::Ready(choice) => break choice,
            Thought::Going { part } => parts.push(part),
        }
    };
    assert_eq!(answer, whole);
    assert_eq!(parts, [5.0 / 12.0, 10.0 / 12.0]);
}
