//! The printed material.

use crate::data::{
    CATHEDRAL, Craftsman, EventCard, Good, Post, Privilege, ROUNDS, ResourceCard, SPACES, TAX_DIE, Term,
    Trade,
};

/// PIL-2.7: six stacks of four craftsmen, whose costs are one to four more than the round.
#[test]
fn four_craftsmen_come_a_round() {
    for round in 1..=ROUNDS {
        let cards = Craftsman::of_round(round);
        assert!(cards.iter().all(|craftsman| craftsman.card().round == round));
        let costs: Vec<u8> = cards.iter().map(|craftsman| craftsman.card().cost).collect();
        assert_eq!(costs, [round + 1, round + 2, round + 3, round + 4]);
    }
    assert_eq!(Trade::Mason.cards().len(), 4);
    assert_eq!(Trade::Carpenter.cards().len(), 4);
    assert_eq!(Trade::Sculptor.cards().len(), 4);
    assert_eq!(Trade::Potter.cards().len(), 2);
    assert_eq!(Trade::Glassblower.cards().len(), 2);
    assert_eq!(Trade::Goldsmith.cards().len(), 2);
}

/// The better cards of the first round share the trade of a starting card (ruling A5).
#[test]
fn a_better_card_does_what_its_namesake_does() {
    assert!(Trade::MortarMixer.cards().has(Craftsman::BetterMortarMixer));
    assert!(Trade::Woodworker.cards().has(Craftsman::MasterWoodworker));
    assert_eq!(Trade::Stonecutter.cards().len(), 1);
}

#[test]
fn resource_cards_ask_for_two_to_ten_workers() {
    let mut workers: Vec<u8> = ResourceCard::ALL.iter().map(|card| card.workers()).collect();
    workers.sort_unstable();
    assert_eq!(workers, [2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for good in [Good::Sand, Good::Wood, Good::Stone] {
        let cards = ResourceCard::ALL.iter().filter(|card| card.good() == good);
        assert_eq!(cards.map(|card| card.cubes()).collect::<Vec<_>>(), [2, 3, 4]);
    }
}

#[test]
fn privileges_and_events_come_in_the_printed_numbers() {
    let of_term = |term| Privilege::ALL.iter().filter(|card| card.term() == term).count();
    assert_eq!([of_term(Term::Instant), of_term(Term::Once), of_term(Term::Lasting)], [6, 3, 7]);
    assert_eq!(Privilege::ALL.iter().filter(|card| card.is_for_the_last_round()).count(), 2);
    assert_eq!(EventCard::ALL.iter().filter(|card| card.is_lucky()).count(), 5);
}

/// PIL-8.1: the faces of the tax die are 2, 3, 3, 4, 4, 5.
#[test]
fn the_tax_die_has_six_faces() {
    let faces: Vec<u8> =
        TAX_DIE.iter().flat_map(|(face, times)| std::iter::repeat_n(*face, *times as usize)).collect();
    assert_eq!(faces, [2, 3, 3, 4, 4, 5]);
}

/// PIL-5.9: seventeen spaces for at most twelve builders.
#[test]
fn there_is_a_space_for_every_builder() {
    let spaces: Vec<usize> = Post::ALL.iter().map(|post| post.spaces().len()).collect();
    assert_eq!(spaces, [1, 1, 1, 2, 4, 1, 1, 1, 4, 1]);
    assert_eq!(spaces.iter().sum::<usize>(), SPACES);
    assert_eq!(CATHEDRAL.len(), usize::from(ROUNDS));
}
