//! Counts the material: everything that must be true of a position.

use parlour_core::Seat;

use crate::data::geometry::{PLOT_SUPPLY, PROGRESS_STEPS};
use crate::data::plots;
use crate::data::{
    Building, CELLS, Dial, Item, MOST_BASIC, MOST_PROCESSED, Mission, NUMBERS, PawnSpot, SLOTS, Set,
    TANNERY_ROOM, Tile, Worker, cells,
};
use crate::state::player::Player;
use crate::state::{FIFTH_PAWN, Forest};
use crate::step::{Draw, Question, Step};

type Finding = Result<(), String>;

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Finding {
    if holds { Ok(()) } else { Err(problem()) }
}

/// What is wrong with the position, if anything is.
pub(crate) fn audit(game: &Forest) -> Finding {
    Seat::all(game.players).try_for_each(|seat| -> Finding {
        let player = &game[seat];
        markers(player).map_err(|problem| format!("{seat}: {problem}"))?;
        land(game, player).map_err(|problem| format!("{seat}: {problem}"))?;
        if is_at_rest(game) {
            rest(player).map_err(|problem| format!("{seat}: {problem}"))?;
        }
        Ok(())
    })?;
    buildings(game)?;
    missions(game)?;
    workers(game)?;
    pawns(game)?;
    let taken: u8 = game.seats.iter().map(|player| player.estate.plots).sum();
    ensure(taken + game.plots_left == PLOT_SUPPLY, || {
        format!("{taken} plots taken, {} left", game.plots_left)
    })
}

/// Markers stay within their numbers, provisions sorted (BLF-4.1, BLF-4.27).
fn markers(player: &Player) -> Finding {
    for item in Item::ANY.into_iter().filter(|item| *item != Item::Provision) {
        let most = if matches!(item, Item::Glass | Item::Goods) { MOST_PROCESSED } else { MOST_BASIC };
        let n = player.dials.count(item);
        ensure(n <= most, || format!("{n} {item}"))?;
    }
    let (low, high) = player.dials.provisions();
    ensure(low <= high && high <= MOST_PROCESSED, || format!("provisions {low} and {high}"))?;
    ensure(player.hides <= TANNERY_ROOM, || format!("{} pigs on the tannery", player.hides))?;
    ensure(player.estate.progress <= PROGRESS_STEPS, || "the progress marker left its track".into())
}

/// Tiles, buildings and stables lie on cells of their own (BLF-8.4).
fn land(game: &Forest, player: &Player) -> Finding {
    let estate = &player.estate;
    let mut seen = plots::STABLES & plots::estate(estate.plots);
    for tile in Tile::ALL {
        let tiles = estate.cells_of(*tile);
        ensure(tiles & (seen | !plots::estate(estate.plots)) == 0, || format!("a {tile} out of place"))?;
        seen |= tiles;
    }
    let mut built = 0;
    for building in player.buildings.iter() {
        let under = game.cells_under(building);
        let size = if building.is_large() { 2 } else { 1 };
        ensure(under & (seen | built) == 0 && under.count_ones() == size, || {
            format!("{building} is out of place")
        })?;
        built |= under;
    }
    ensure(built == estate.built, || "the built cells are those under buildings".into())
}

/// Between actions no dial can turn and every animal is housed (BLF-4.26, BLF-9.8).
fn rest(player: &Player) -> Finding {
    for dial in Dial::ALL {
        ensure(player.dials.steps(*dial) == 0, || format!("the {dial} dial should have turned"))?;
    }
    ensure(player.is_housed(), || "an animal is not housed".into())
}

fn is_at_rest(game: &Forest) -> bool {
    game.agenda.is_empty()
        || matches!(
            game.question(),
            Some(
                Question::Turn(_)
                    | Question::Go(_)
                    | Question::Act(_)
                    | Question::Next(_)
                    | Question::Last(_)
                    | Question::Offered(_)
                    | Question::Window(_)
            )
        )
}

/// Every tile is on display or with one owner, on one side (BLF-8.1).
fn buildings(game: &Forest) -> Finding {
    let mut found = [0u8; SLOTS];
    let owned = game.seats.iter().flat_map(|player| player.buildings.iter());
    owned.chain(game.display.iter()).for_each(|building| found[building.slot()] += 1);
    let (small, large) = found.split_at(usize::from(NUMBERS));
    ensure(small.iter().all(|n| *n == 1), || "a small building is missing or doubled".into())?;
    ensure(large.iter().all(|n| *n <= 1), || "a large building is doubled".into())?;
    let fits = |building: Building| cells(game.cells_under(building)).all(|cell| cell.index() < CELLS);
    ensure(Building::ALL.iter().all(|building| fits(*building)), || "a building off the estate".into())
}

/// Eleven missions, each in one place; at most three or four in play (BLF-7.5).
fn missions(game: &Forest) -> Finding {
    let in_play = game.slots.iter().flatten().copied().chain(game.open_sites.iter());
    let in_play: Vec<Mission> = in_play.collect();
    let count = in_play.len();
    let done = game.seats.iter().flat_map(|player| player.missions.iter());
    let all: Vec<Mission> = in_play.into_iter().chain(done).chain(game.pile.iter()).collect();
    let distinct: Set<Mission> = all.iter().copied().collect();
    ensure(all.len() == Mission::ALL.len() && distinct.len() == 11, || format!("missions {all:?}"))?;
    let most = if game.players == 4 { 4 } else { 3 };
    ensure(count <= most, || format!("{count} missions in play"))
}

/// Seventeen workers on seventeen spaces, once they are dealt (BLF-2.4).
fn workers(game: &Forest) -> Finding {
    let dealt: Vec<Worker> = game.workers.iter().flatten().copied().collect();
    let distinct: Set<Worker> = dealt.iter().copied().collect();
    ensure(usize::from(distinct.len()) == dealt.len(), || format!("workers {dealt:?}"))?;
    let dealing = matches!(game.agenda.top(), Some(Step::Draw(Draw::Worker(_))));
    ensure(!game.has_begun() || dealing || dealt.len() == Worker::COUNT, || "a worker is missing".into())
}

/// A gap holds one pawn (BLF-5.3); the fifth pawn is neutral or the solo player's.
fn pawns(game: &Forest) -> Finding {
    let in_gaps: Vec<PawnSpot> =
        game.pawns.iter().copied().filter(|spot| matches!(spot, PawnSpot::Gap(_))).collect();
    let doubled = in_gaps.iter().enumerate().any(|(index, spot)| in_gaps[..index].contains(spot));
    ensure(!doubled, || "two pawns share a gap".into())?;
    let used = |pawn: usize| {
        game.is_solo() || pawn < usize::from(game.players) || (game.has_neutral() && pawn == FIFTH_PAWN)
    };
    let stray = game.pawns.iter().enumerate().find(|(pawn, spot)| !used(*pawn) && **spot != PawnSpot::Hand);
    ensure(stray.is_none(), || "a pawn without an owner".into())
}
