//! The laws of the protocol in every mode.

use std::collections::BTreeSet;

use parlour_core::testkit::{Conformance, conformance};
use parlour_core::{Decision, Game, Mode, Rng, Seat, Who, options_of};

use crate::data::{Card, Country, Good};
use crate::step::Step;
use crate::{Event, Ora};

/// ORA-4.8: every question has an answer, in every mode, and every game ends.
#[test]
fn every_mode_keeps_the_laws_of_the_protocol() {
    let how = Conformance { walks: 16, every: 16, longest_list: 64, ..Conformance::default() };
    for mode in Ora::modes() {
        assert_eq!(conformance::<Ora>(&mode, &how).games, 16);
    }
}

/// Free exchanges at every other step do no harm.
#[test]
fn exchanges_never_lead_to_a_dead_end() {
    let how = Conformance { walks: 8, every: 64, asides: 2, longest_list: 64, seed: 5 };
    for mode in Ora::modes() {
        assert_eq!(conformance::<Ora>(&mode, &how).games, 8);
    }
}

/// What a walk through a rich game met.
#[derive(Default)]
struct Met {
    cards: BTreeSet<Card>,
    longest_list: usize,
    wonders: u16,
}

/// Random games in which goods rain from the sky, so that every card is built and used.
fn rich_walk(mode: &Mode, number: u64, met: &mut Met) {
    let (mut game, mut rng) = (Ora::new(mode).expect("a mode of the game"), Rng::from_number(number));
    let mut events = Vec::new();
    loop {
        let who = match game.decision() {
            Decision::Over => break,
            Decision::Draw => Who::Chance,
            Decision::Ask(seats) => Who::Seat(seats.first().expect("somebody is asked")),
        };
        let options = options_of(&game, who);
        let choice = rng.pick(&options).expect("a question has an option");
        met.longest_list = met.longest_list.max(options.len());
        game.apply(who, choice, &mut events);
        game.audit().unwrap_or_else(|problem| panic!("{mode}, game {number}, {choice}: {problem}"));
        if rng.below(6) == 0 {
            shower(&mut game, &mut rng);
        }
    }
    for noted in events {
        if let Event::Entered { card, .. } | Event::Reached { card, .. } = noted.event {
            met.cards.insert(card);
        }
    }
    met.wonders += game.owners().map(|seat| game.goods(seat, Good::Wonder)).sum::<u16>();
}

/// Somebody finds goods of their country.
fn shower(game: &mut Ora, rng: &mut Rng) {
    let open = game.agenda.top().is_some_and(Step::is_open);
    let foreign: &[Good] = match game.country {
        Country::France => &[Good::Malt, Good::Beer, Good::Whiskey, Good::Wonder, Good::Coin5],
        Country::Ireland => &[Good::Grapes, Good::Wine, Good::Flour, Good::Bread, Good::Wonder, Good::Coin5],
    };
    let seat = Seat::new(rng.below(u32::from(game.players())) as u8);
    let good = rng.pick(Good::ALL).expect("there are goods");
    if open && !foreign.contains(&good) {
        game.player_mut(seat).purse.add(good, 1 + rng.below(5) as u16);
    }
}

/// ORA-10.10: with plenty of everything every card gets used, no list grows long, the material
/// stays whole and Wonders stay scarce.
#[test]
fn rich_games_keep_the_material_whole() {
    let mut met = Met::default();
    for mode in Ora::modes() {
        (0..30).for_each(|number| rich_walk(&mode, number, &mut met));
    }
    let unused: Vec<_> = Card::ALL.iter().filter(|card| !met.cards.contains(card)).collect();
    assert!(unused.is_empty(), "nobody used {unused:?}");
    assert!(met.longest_list <= 64 && met.wonders > 0, "a list of {}", met.longest_list);
}
