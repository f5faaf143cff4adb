//! Positions made by hand, for tests that read like the rulebook.
//!
//! Workers stand in the order of the rulebook's list: Tannenau brickmaker, cook, charcoal burner,
//! butcher; Moosgrund architect, cattle breeder, farmer; Silberbach roofer, lumberjack,
//! shepherdess, landscaper; Kohlhalde smelter, landowner, sand digger; Lindenrain carpenter,
//! swineherd, merchant. All small buildings show side A unless a test says otherwise.

use parlour_core::testkit::Scenario;
use parlour_core::{Agenda, Seat};

use crate::data::{Building, Cell, Dial, Good, Item, Mission, PawnSpot, Tile, cells, plots};
use crate::rules::reward;
use crate::state::Forest;
use crate::state::estate::Herd;
use crate::state::player::Player;
use crate::step::{Act, ChooseBuilding, Last, Part, Question, Source};

pub(super) type Forests = Scenario<Forest>;

pub(super) const RED: Seat = Seat::new(0);
pub(super) const BLUE: Seat = Seat::new(1);
pub(super) const GREEN: Seat = Seat::new(2);
pub(super) const YELLOW: Seat = Seat::new(3);

/// Red begins; the neutral pawn of two players stands between merchant and carpenter.
pub(super) fn forest(players: u8) -> Forests {
    let game =
        Scenario::<Forest>::new(players, &[("setup", "first_game")]).draw("first red").run_until(|game| {
            matches!(game.question(), Some(Question::Turn(_) | Question::NameVillage(_) | Question::Split(_)))
        });
    match players {
        2 => game.play(RED, "village lindenrain").play(BLUE, "neutral lindenrain-2"),
        3 => game.play(GREEN, "provisions 2 2"),
        _ => game,
    }
}

/// Red is asked for a turn; the pawns of red, blue, green, yellow stand at these places.
pub(super) fn travelling(players: u8, places: &[&str]) -> Forests {
    forest(players).set(|game| put_pawns(game, places))
}

/// Red's pawn stands at a place, and red is about to act.
pub(super) fn acting(players: u8, place: &str) -> Forests {
    travelling(players, &[place]).set(|game| pend(game, RED, Act))
}

/// Red has acted and may still act freely: the place of most tests about single effects.
pub(super) fn resting(players: u8) -> Forests {
    acting(players, "tannenau-0").set(|game| pend(game, RED, Last))
}

/// This question alone is pending.
pub(super) fn pend(game: &mut Forest, seat: Seat, question: impl Into<Question>) {
    game.agenda = Agenda::new();
    game.ask(seat, question);
}

/// Puts pawns somewhere: a gap, a site, `moosgrund-centre` or `hand`.
pub(super) fn put_pawns(game: &mut Forest, places: &[&str]) {
    for (pawn, place) in places.iter().enumerate() {
        game.pawns[pawn] = spot(place);
    }
}

pub(super) fn spot(place: &str) -> PawnSpot {
    if place == "hand" {
        return PawnSpot::Hand;
    }
    match place.strip_suffix("-centre") {
        Some(village) => PawnSpot::Centre(village.parse().unwrap()),
        None => place.parse::<crate::data::Goal>().unwrap().into(),
    }
}

/// Sets markers: `stock(player, "sand 2, coal-glass 1, provisions 1 2, oven 4")`.
pub(super) fn stock(player: &mut Player, text: &str) {
    for entry in text.split(", ").filter(|entry| !entry.is_empty()) {
        let words: Vec<&str> = entry.split(' ').collect();
        let n: u8 = words[1].parse().unwrap();
        match words[0] {
            "provisions" => player.dials.set_provisions((n, words[2].parse().unwrap())),
            "oven" => player.dials.set_turns(Dial::Oven, n),
            "pigs" => player.herd.pigs = n,
            "cattle" => player.herd.cattle = n,
            item => player.dials.put(item.parse().unwrap(), n),
        }
    }
}

/// Sets all markers to nought, then some of them.
pub(super) fn only(player: &mut Player, text: &str) {
    for item in Item::ANY.into_iter().filter(|item| *item != Item::Provision) {
        player.dials.put(item, 0);
    }
    player.dials.set_provisions((0, 0));
    stock(player, text);
}

/// Puts a building on a cell of an estate, whatever lay there.
pub(super) fn own(game: &mut Forest, seat: Seat, building: Building, on: &str) {
    let on: Vec<Cell> = on.split(' ').map(|cell| cell.parse().unwrap()).collect();
    game.display.remove(building);
    if let Some((number, side_b)) = building.number() {
        game.display.remove(Building::small(number, !side_b));
    }
    for cell in &on {
        for tile in Tile::ALL {
            game[seat].estate.clear(*tile, *cell);
        }
        game[seat].estate.built |= cell.bit();
    }
    game.sites[building.slot()] = on[0].index() as u8;
    if building.is_large() {
        game.second_sites[building.slot() - 36] = on[1].index() as u8;
    }
    game[seat].buildings.insert(building);
}

/// A large building takes the corner cells r1c4 and r2c4 of the main plot.
pub(super) fn own_large(game: &mut Forest, seat: Seat, building: Building) {
    own(game, seat, building, "m-r1c4 m-r2c4");
}

/// Shows a building on the display.
pub(super) fn show(game: &mut Forest, building: Building) {
    if let Some((number, side_b)) = building.number() {
        game.display.remove(Building::small(number, !side_b));
    }
    game.display.insert(building);
}

/// The estate has exactly these tiles: one cell after another, without regard to print.
pub(super) fn land(player: &mut Player, wanted: &[(Tile, usize)]) {
    for tile in Tile::ALL {
        cells(player.estate.cells_of(*tile)).for_each(|cell| player.estate.clear(*tile, cell));
    }
    for (tile, n) in wanted {
        for _ in 0..*n {
            let cell = cells(player.estate.free()).next().expect("room on the estate");
            player.estate.lay(*tile, cell);
        }
    }
}

/// Adds small plots without forests.
pub(super) fn add_plots(game: &mut Forest, seat: Seat, n: u8) {
    for _ in 0..n {
        let progress = game[seat].estate.progress;
        game[seat].estate.add_plot(0);
        game[seat].estate.progress = progress;
        game.plots_left -= 1;
    }
}

/// A mission lies on its site, or in the slot of a village.
pub(super) fn lay_mission(game: &mut Forest, mission: Mission, village: Option<&str>) {
    game.pile.remove(mission);
    match village {
        Some(village) => {
            game.slots[village.parse::<crate::data::Village>().unwrap() as usize] = Some(mission);
        }
        None => game.open_sites.insert(mission),
    }
}

/// Red gains something, as one part of a reward, and it is settled.
pub(super) fn gain(game: Forests, item: Item, n: u8) -> Forests {
    gain_all(game, &[(item, n)])
}

/// Red gains several parts.
pub(super) fn gain_all(game: Forests, parts: &[(Item, u8)]) -> Forests {
    game.set(|game| {
        let parts = parts.iter().map(|(item, n)| Part { item: *item, n: *n }).collect();
        reward::give(game, RED, Source::Building(Building::Warehouse), parts);
        game.run(&mut ());
    })
}

/// Sand, coal, water, wood and glass of the glass dial.
pub(super) fn glass_dial(game: &Forest, seat: Seat) -> [u8; 5] {
    let dials = &game[seat].dials;
    [Item::Sand, Item::CoalGlass, Item::Water, Item::Wood, Item::Glass].map(|item| dials.count(item))
}

/// Porridge, meat, coal, both provision markers and goods of the oven.
pub(super) fn oven_dial(game: &Forest, seat: Seat) -> [u8; 6] {
    let dials = &game[seat].dials;
    let (low, high) = dials.provisions();
    let of = |item| dials.count(item);
    [of(Item::Porridge), of(Item::Meat), of(Item::CoalOven), low, high, of(Item::Goods)]
}

pub(super) fn of(game: &Forest, seat: Seat, good: Good) -> u8 {
    game[seat].dials.of(good)
}

pub(super) fn herd(game: &Forest, seat: Seat) -> (u8, u8) {
    let Herd { pigs, cattle } = game[seat].herd;
    (pigs, cattle)
}

pub(super) fn tiles(game: &Forest, seat: Seat, tile: Tile) -> u8 {
    game[seat].tiles(tile)
}

pub(super) fn free_cells(game: &Forest, seat: Seat) -> u32 {
    game[seat].estate.free().count_ones()
}

/// The steps a dial has turned.
pub(super) fn turned(game: &Forest, seat: Seat, dial: Dial) -> u8 {
    game[seat].dials.turns(dial)
}

/// The points of a line of the count.
pub(super) fn line(game: &Forest, seat: Seat, key: &str) -> i32 {
    let score = crate::score::score(game, seat);
    score.lines.iter().find(|line| line.what == key).map_or(0, |line| line.points)
}

/// All cells of the main plot.
pub(super) const MAIN: u128 = plots::estate(0);

/// Red owns a building on m-r1c4 and has these markers alone; then gives these answers.
pub(super) fn owning(building: Building, markers: &str, answers: &[&str]) -> Forests {
    resting(3)
        .set(|game| {
            own(game, RED, building, "m-r1c4");
            only(&mut game[RED], markers);
        })
        .play_all(RED, answers)
}

/// Red is about to build with the price of a building and these markers besides.
pub(super) fn about_to_build(building: Building, markers: &str) -> Forests {
    resting(3).set(|game| {
        show(game, building);
        only(&mut game[RED], markers);
        let bill = crate::rules::build::price(game, building);
        for good in Good::ALL.iter().filter(|good| **good != Good::Provision) {
            let item = if *good == Good::Coal { Item::CoalOven } else { (*good).into() };
            let have = game[RED].dials.count(item);
            game[RED].dials.put(item, have + bill.of(*good));
        }
        game.ask(RED, ChooseBuilding { free: false });
    })
}

/// Red builds on m-r1c4 and gives these answers.
pub(super) fn built(building: Building, markers: &str, answers: &[&str]) -> Forests {
    about_to_build(building, markers)
        .play_all(RED, &[&format!("build {building}"), "cell m-r1c4"])
        .play_all(RED, answers)
}

/// How many of some resources red has.
pub(super) fn have<const N: usize>(game: &Forest, goods: [Good; N]) -> [u8; N] {
    goods.map(|good| of(game, RED, good))
}
