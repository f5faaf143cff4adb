//! The final count, line by line; defined at any moment (BLF-11).

use parlour_core::{Score, Seat};

use crate::data::geometry::oven_points;
use crate::data::{Building, Cells, Dial, End, Good, PASTURE_ROOM, Tile, beside};
use crate::state::Forest;
use crate::state::estate::Housing;
use crate::state::player::Player;
use crate::words::score_key;

/// Points of a set of field, pond and pasture, and how many sets count.
const SET_POINTS: u8 = 2;
const MOST_SETS: u8 = 5;
/// Most points the knight's manor takes.
const MOST_WASTE: u8 = 5;

/// Every line of the count, and what breaks a tie (BLF-11.5 to BLF-11.12).
pub(crate) fn score(game: &Forest, seat: Seat) -> Score {
    let mut score = Score::new();
    tally(game, seat, |what, points| score.add(what.key(), points));
    score.ties = ties(game, seat);
    score
}

/// What a line of the count counts.
#[derive(Copy, Clone)]
pub(crate) enum Line {
    Everybodys(&'static str),
    Of(Building),
}

impl Line {
    fn key(self) -> &'static str {
        match self {
            Self::Everybodys(key) => key,
            Self::Of(building) => score_key(building),
        }
    }
}

/// Tells the points of every line of the count, in their order.
pub(crate) fn tally(game: &Forest, seat: Seat, mut tell: impl FnMut(Line, i32)) {
    let player = &game[seat];
    let (animals, herds) = grazing(game, seat);
    let printed: u8 = player.buildings.iter().map(|building| building.card().points).sum();
    let mut line = |key, points: u8| tell(Line::Everybodys(key), i32::from(points));
    line("forest-score-glass", player.dials.of(Good::Glass));
    line("forest-score-oven", oven_points(player.dials.turns(Dial::Oven)));
    line("forest-score-plots", 2 * player.estate.plots);
    line("forest-score-animals", animals);
    line("forest-score-buildings", printed);
    for building in player.buildings.iter() {
        if let Some(end) = building.card().end {
            tell(Line::Of(building), points(game, player, building, end, herds));
        }
    }
}

/// A tie goes to the player who triggered the end, then clockwise (BLF-11.11).
fn ties(game: &Forest, seat: Seat) -> [i32; 3] {
    let ending = game.ending.unwrap_or(game.first);
    let after = ending.round_from(game.players).position(|other| other == seat).unwrap_or(0);
    [-(after as i32), 0, 0]
}

/// The points of an end effect (BLF-11.10).
fn points(game: &Forest, player: &Player, building: Building, end: End, herds: u8) -> i32 {
    let of = |good| player.dials.of(good);
    let free = player.estate.free();
    let around = || beside(game.cells_under(building));
    let count = |cells: Cells| cells.count_ones() as u8;
    i32::from(match end {
        End::Each(good, each) => each * of(good),
        End::Tools => of(Good::Brick).min(of(Good::Wood)),
        End::CoalPairs => of(Good::Coal) / 2,
        End::Ponds => player.tiles(Tile::Pond),
        End::Fields => player.tiles(Tile::Field),
        End::Plots => player.estate.plots,
        End::Herds => 2 * herds,
        End::Neighbours => 2 * neighbours(game, player, building),
        End::Clearings => count(around() & free),
        End::Sets => SET_POINTS * sets(player),
        End::Waste => return -i32::from(count(free).min(MOST_WASTE)),
        End::Hides => 2 * player.hides,
    })
}

fn sets(player: &Player) -> u8 {
    let fewest = Tile::LANDSCAPE.iter().map(|tile| player.tiles(*tile)).min();
    fewest.unwrap_or(0).min(MOST_SETS)
}

/// Different buildings on the plot that share an edge with this one.
fn neighbours(game: &Forest, player: &Player, building: Building) -> u8 {
    let around = beside(game.cells_under(building));
    let beside = |other: &Building| *other != building && game.cells_under(*other) & around != 0;
    player.buildings.iter().filter(beside).count() as u8
}

/// Animals on pastures, and pastures beside the great cattle farm with a herd, arranged so that
/// both together bring the most points (BLF-9.13, BLF-11.8).
fn grazing(game: &Forest, seat: Seat) -> (u8, u8) {
    let player = &game[seat];
    let near = if player.has(Building::CattleFarmLarge) {
        let around = beside(game.cells_under(Building::CattleFarmLarge));
        (around & player.estate.cells_of(Tile::Pasture)).count_ones() as u8
    } else {
        0
    };
    let housing = player.housing();
    (0..=housing.pastures)
        .filter_map(|for_pigs| graze(player, housing, for_pigs))
        .map(|(pigs, cattle, for_pigs)| {
            let all = pigs + cattle;
            let herds = near.min(herds(pigs, for_pigs) + herds(cattle, housing.pastures - for_pigs));
            (all, herds)
        })
        .max_by_key(|(animals, herds)| animals + 2 * herds)
        .unwrap_or((0, 0))
}

/// The most pigs and cattle on so many pastures each, if all others find room elsewhere.
fn graze(player: &Player, housing: Housing, for_pigs: u8) -> Option<(u8, u8, u8)> {
    let for_cattle = housing.pastures - for_pigs;
    let pigs = player.herd.pigs.min(PASTURE_ROOM * for_pigs);
    let cattle = player.herd.cattle.min(PASTURE_ROOM * for_cattle);
    let fits = player.herd.pigs - pigs <= housing.forests && player.herd.cattle - cattle <= housing.stables;
    fits.then_some((pigs, cattle, for_pigs))
}

/// The most pastures with at least two animals among so many, all animals being out.
fn herds(animals: u8, pastures: u8) -> u8 {
    // With all of them out each pasture holds at most three: spreading them by twos makes the most
    // herds, and an animal left over joins one of them.
    (animals / 2).min(pastures)
}
