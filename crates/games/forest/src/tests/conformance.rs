//! The laws of the protocol, in every mode.

use parlour_core::testkit::{Conformance, check_ledger, conformance};
use parlour_core::{Decision, leaders};
use parlour_core::{Game, Mode, Rng, Seat, Who, draw, options_of};

use crate::Forest;
use crate::data::{Building, Gap, Goal, Item};
use crate::rules::toll;
use crate::step::{Question, Step};

fn walk_all(players: u8, walks: u64) {
    let modes = Forest::modes().into_iter().filter(|mode| mode.players == players);
    for mode in modes {
        let how = Conformance { walks, longest_list: 128, ..Conformance::default() };
        let report = conformance::<Forest>(&mode, &how);
        println!("{mode}: {report:?}");
    }
}

#[test]
fn solo_games_conform() {
    walk_all(1, 8);
}

#[test]
fn games_of_two_conform() {
    walk_all(2, 3);
}

#[test]
fn games_of_three_conform() {
    walk_all(3, 2);
}

#[test]
fn games_of_four_conform() {
    walk_all(4, 2);
}

/// Many more walks, for a quiet hour: `cargo test --release -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn many_games_conform() {
    (1..=4).for_each(|players| walk_all(players, 60));
}

/// Five thousand random games of each player count come to an end, far below the stated bound.
#[test]
#[ignore = "takes a minute"]
fn thousands_of_random_games_end() {
    for players in 1..=4 {
        let mode = Mode::choose(Forest::ABOUT, Some(players), []).unwrap();
        let longest = (0..5000).map(|number| random_game(&mode, number)).max();
        println!("{players} players: the longest of 5000 games took {longest:?} answers");
        assert!(longest < Some(60_000));
    }
}

fn random_game(mode: &Mode, number: u64) -> u64 {
    let mut rng = Rng::from_numbers(number, 77);
    let mut game = Forest::new(mode).unwrap();
    let mut answers = 0;
    while game.decision() != Decision::Over {
        let (who, choice) = match game.decision() {
            Decision::Ask(seats) => {
                let asked: Vec<Seat> = seats.iter().collect();
                let who = Who::Seat(rng.pick(&asked).unwrap());
                (who, rng.pick(&options_of(&game, who)).unwrap())
            }
            _ => (Who::Chance, draw(&game, &mut rng)),
        };
        game.apply(who, choice, &mut ());
        answers += 1;
    }
    assert_eq!(game.audit(), Ok(()));
    assert!(!leaders(&game).is_empty());
    answers
}

/// A position late in a game: full markers, plots, animals, and many buildings of all kinds.
fn rich(players: u8, rng: &mut Rng) -> Forest {
    let mode = Mode::choose(Forest::ABOUT, Some(players), []).unwrap();
    let mut game = Forest::new(&mode).unwrap();
    while !game.has_begun() {
        let (who, choice) = answer(&game, rng);
        game.apply(who, choice, &mut ());
    }
    for seat in Seat::all(players) {
        let plots = rng.below(3) as u8;
        for _ in 0..plots {
            game[seat].estate.add_plot(2);
            game.plots_left -= 1;
        }
        settle_down(&mut game, seat, rng);
    }
    game
}

/// Gives a seat random buildings, markers and animals that are at rest.
fn settle_down(game: &mut Forest, seat: Seat, rng: &mut Rng) {
    for _ in 0..4 {
        let small: Vec<Building> = game.display.iter().filter(|building| !building.is_large()).collect();
        let cells: Vec<_> = crate::data::cells(game[seat].estate.free()).collect();
        let (Some(building), Some(cell)) = (rng.pick(&small), rng.pick(&cells)) else { return };
        super::scene::own(game, seat, building, &cell.to_string());
    }
    let player = &mut game[seat];
    for item in Item::ANY.into_iter().filter(|item| *item != Item::Provision) {
        let most = if matches!(item, Item::Glass | Item::Goods) { 4 } else { 8 };
        player.dials.put(item, rng.below(most) as u8);
    }
    player.dials.set_provisions((rng.below(2) as u8, 1 + rng.below(3) as u8));
    player.settle_quietly();
    player.reminded = player.dials.turns(crate::data::Dial::Oven) >= 2;
    player.gain_animals(crate::data::Animal::Pig, rng.below(5) as u8);
    player.gain_animals(crate::data::Animal::Cattle, rng.below(4) as u8);
}

fn answer(game: &Forest, rng: &mut Rng) -> (Who, crate::Choice) {
    match game.decision() {
        Decision::Ask(seats) => {
            let asked: Vec<Seat> = seats.iter().collect();
            let who = Who::Seat(rng.pick(&asked).unwrap());
            let options = options_of(game, who);
            (who, rng.pick(&options).unwrap_or_else(|| panic!("no option: {:?} {game:?}", game.prompt(who))))
        }
        _ => (Who::Chance, draw(game, rng)),
    }
}

/// From late positions, too, every question has an answer, the material adds up, and asides fit in.
#[test]
fn late_positions_are_sound() {
    late_positions(120);
}

/// The same, for a quiet hour.
#[test]
#[ignore = "takes a minute"]
fn many_late_positions_are_sound() {
    late_positions(20_000);
}

fn late_positions(games: u64) {
    for number in 0..games {
        let mut rng = Rng::from_numbers(number, 5);
        let mut game = rich(1 + (number % 4) as u8, &mut rng);
        for _ in 0..150 {
            if game.decision() == Decision::Over {
                break;
            }
            assert_eq!(game.audit(), Ok(()));
            // The agenda has room to spare, even with asides inside asides.
            assert!(game.agenda.steps().len() <= 24);
            let seat = Seat::new(rng.below(u32::from(game.players())) as u8);
            let mut asides = Vec::new();
            game.asides(seat, &mut asides);
            let (who, choice) = match rng.pick(&asides) {
                Some(aside) if rng.below(6) == 0 => (Who::Seat(seat), aside),
                _ => answer(&game, &mut rng),
            };
            assert_eq!(game.check(who, choice), Ok(()));
            quick_answers_are_right(&game);
            game.apply(who, choice, &mut ());
        }
    }
}

/// BLF-5.13: the quick yes for a gap agrees with trying every way to pay.
fn quick_answers_are_right(game: &Forest) {
    let Some(Step::Ask(seat, Question::Turn(_))) = game.agenda.top() else { return };
    for gap in Gap::all() {
        let due = toll::due(game, seat, game.pawn(seat), Goal::Gap(gap));
        let player = &game[seat];
        let payable = toll::way_is_payable(player, &due).is_ok()
            && toll::gifts_are_payable(player, &due).is_ok()
            && toll::discards_are_payable(player, &due).is_ok();
        if payable && toll::is_surely_useful(game, player, &due) {
            assert!(toll::some_payment_works(game, seat, player, &due), "{gap} {game:?}");
        }
    }
}

/// Whatever comes or goes stands in the log.
#[test]
fn the_log_accounts_for_resources_animals_and_tiles() {
    const COUNTED: [Item; 11] = [
        Item::Sand,
        Item::CoalGlass,
        Item::CoalOven,
        Item::Water,
        Item::Wood,
        Item::Porridge,
        Item::Meat,
        Item::Brick,
        Item::Glass,
        Item::Provision,
        Item::Goods,
    ];
    let held = |game: &Forest, seat: Seat| {
        let player = &game[seat];
        let goods = COUNTED.iter().map(|item| (item.key(), i64::from(player.dials.count(*item))));
        let animals = [("forest-thing-pig", player.herd.pigs), ("forest-thing-cattle", player.herd.cattle)];
        goods.chain(animals.map(|(key, n)| (key, i64::from(n)))).collect::<Vec<(&'static str, i64)>>()
    };
    for mode in Forest::modes() {
        (0..10).for_each(|number| check_ledger(&mode, number, held));
    }
}
