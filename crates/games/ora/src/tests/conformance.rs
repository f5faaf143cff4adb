//! The laws of the protocol in every mode.

use std::collections::BTreeSet;

use parlour_core::table::Dice;
use parlour_core::testkit::{Conformance, check_ledger, conformance};
use parlour_core::{Answered, Decision, Game, Mode, Rng, Seat, SeatSet, Table, Who, options_of};

use crate::data::{Card, Country, DistrictFace, Good, PlotFace, Settlement, Tile};
use crate::{Action, Choice, Clergyman, Event, Fee, Ora, Spot};

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
    while let Some(who) = asked(&game) {
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
    let open = game.question().is_some_and(|(_, question)| question.is_open());
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

/// Answers of every kind, sensible or not.
fn anything(rng: &mut Rng) -> Choice {
    let seat = Seat::new(rng.below(5) as u8);
    let (number, small) = (rng.below(256) as u8, rng.below(12) as u8);
    let number = if rng.below(2) == 0 { number } else { small };
    let row = if rng.below(4) == 0 { number as i8 } else { small as i8 - 4 };
    let spot = Spot::new(row, rng.below(12) as i8 - 4);
    let card = rng.pick(Card::ALL).expect("there are cards");
    let good = rng.pick(Good::ALL).expect("there are goods");
    let all = [
        Choice::Start(seat),
        Choice::Act(rng.pick(Action::ALL).expect("there are actions")),
        Choice::Buy(rng.pick(Tile::ALL).expect("there are tiles")),
        Choice::End,
        Choice::Done,
        Choice::At(seat, card),
        Choice::Card(card),
        Choice::Spot(spot),
        Choice::District(DistrictFace::Hills, row),
        Choice::Plot(rng.pick(PlotFace::ALL).expect("there are faces"), row),
        Choice::Send(rng.pick(Clergyman::ALL).expect("there are clergymen")),
        Choice::Fee(rng.pick(Fee::ALL).expect("there are fees")),
        Choice::Gain(number),
        Choice::Times(number),
        Choice::Offer(number),
        Choice::Harvest(good),
        Choice::Joker(good),
        Choice::Give(good),
        Choice::Pay(good, number),
        Choice::Extra(good),
        Choice::Take(good, number),
        Choice::Basic(good),
        Choice::Raise(good),
        Choice::Bathe,
        Choice::BatheAndExchange,
        Choice::Settle(rng.pick(Settlement::ALL).expect("there are settlements")),
        Choice::Tile(number),
        Choice::Straw,
        Choice::Sell(good),
    ];
    rng.pick(&all).expect("there are answers")
}

/// ORA-2.7: whatever is answered, by whomever, it is either on offer or refused with reasons.
#[test]
fn any_answer_is_offered_or_refused() {
    for mode in Ora::modes() {
        let (mut game, mut rng) = (Ora::new(&mode).expect("a mode of the game"), Rng::from_number(8));
        while let Some(who) = asked(&game) {
            for _ in 0..12 {
                let (choice, seat) = (anything(&mut rng), Seat::new(rng.below(5) as u8));
                let mut allowed = Vec::new();
                game.asides(seat, &mut allowed);
                if who == Who::Seat(seat) {
                    game.options(who, &mut allowed);
                }
                let reasons = game.why(Who::Seat(seat), choice);
                assert_eq!(allowed.contains(&choice), reasons.is_empty(), "{seat} {choice}: {reasons:?}");
                let _ = game.say(who, choice);
            }
            let choice = rng.pick(&options_of(&game, who)).expect("a question has an option");
            game.apply(who, choice, &mut ());
            shower(&mut game, &mut rng);
        }
    }
}

fn asked(game: &Ora) -> Option<Who> {
    match game.decision() {
        Decision::Over => None,
        Decision::Draw => Some(Who::Chance),
        Decision::Ask(seats) => Some(Who::Seat(seats.first().expect("somebody is asked"))),
    }
}

/// Whatever comes or goes stands in the log.
#[test]
fn the_log_accounts_for_every_good() {
    let held = |game: &Ora, seat: Seat| {
        game.purse(seat).counts().map(|(good, n)| (good.key(), i64::from(n))).collect::<Vec<_>>()
    };
    for mode in Ora::modes() {
        (0..5).for_each(|number| check_ledger(&mode, number, held));
    }
}

/// Somebody who ends turns by hand says so once: the answer that ends a turn is not confirmed again.
#[test]
fn the_end_of_a_turn_is_said_once() {
    let mode = Ora::modes().into_iter().find(|mode| mode.players == 3).unwrap();
    let names = ["Anne", "Bruno", "Clara"].map(String::from).to_vec();
    let dice = Dice::Seeded(Rng::from_number(1).seed());
    let mut table = Table::<Ora>::new(&mode, names, dice).unwrap();
    table.habits_mut().confirm = SeatSet::all(3);
    while let Decision::Ask(asked) = table.public().decision() {
        let seat = asked.first().unwrap();
        let options = options_of(table.position(seat), seat);
        let choice = options.iter().copied().find(|choice| *choice == Choice::End).unwrap_or(options[0]);
        let answered = table.answer(seat, choice).unwrap();
        assert_eq!(answered == Answered::Committed, choice == Choice::End, "{choice}");
        if choice == Choice::End {
            return;
        }
        // Nothing could be bought: the turn is complete, and its end is the seat's to say.
        if table.is_ready(seat) {
            table.commit(seat);
        }
    }
    panic!("no turn was ended by name");
}
