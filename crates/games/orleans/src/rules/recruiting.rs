//! New followers and what their tracks bring (ORL-5.5 to ORL-5.14, ORL-6.1 to ORL-6.5).

use parlour_core::law::{ensure, holds};
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::{Category, Cell, Effect, Follower, Good, Hourglass, Kind, Place, Track};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::exclusion::lies_in_a_stack;
use crate::rules::{Rule, Verdict};
use crate::state::{Home, Orleans};
use crate::step::{TakeTile, Village};

/// Whom the village recruits (ORL-5.7).
const VILLAGERS: [Kind; 3] = [Kind::Boatman, Kind::Craftsman, Kind::Trader];

/// All that must hold to recruit a follower of a profession.
const MAY_RECRUIT: &[Rule<Kind>] = &[one_is_left, track_goes_on, bonus_is_there, no_monks_on_pilgrimage];

/// All that must hold to recruit somebody in the village.
const MAY_RECRUIT_IN_VILLAGE: &[Rule<Kind>] =
    &[lives_in_the_village, one_is_left, track_goes_on, bonus_is_there];

impl Ask<Orleans> for Village {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-village").asked_by("ORL-5.7")
    }

    fn candidates(self, _: &Orleans, _: Seat, out: &mut Vec<Choice>) {
        out.extend(VILLAGERS.map(Choice::Recruit));
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Recruit(kind) => {
                hearing.under(MAY_RECRUIT_IN_VILLAGE, kind, |game, log| recruit(game, seat, kind, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to execute a place that recruits; the reasons are those of its profession.
pub(crate) const MAY_RECRUIT_HERE: &[Rule<Place>] = &[
    |game, seat, place| one_is_left(game, seat, recruit_of(place)),
    |game, seat, place| track_goes_on(game, seat, recruit_of(place)),
    |game, seat, place| bonus_is_there(game, seat, recruit_of(place)),
    |game, seat, place| no_monks_on_pilgrimage(game, seat, recruit_of(place)),
];

fn recruit_of(place: Place) -> Kind {
    match place.effect() {
        Effect::Recruit(kind) => kind,
        effect => unreachable!("{effect:?} recruits nobody"),
    }
}

/// All that must hold to execute the village.
pub(crate) const MAY_USE_VILLAGE: &[Rule<Place>] = &[somebody_can_be_recruited];

/// One of the three must be possible (ORL-5.3, ORL-5.7).
fn somebody_can_be_recruited(game: &Orleans, seat: Seat, _: Place) -> Verdict {
    let possible = VILLAGERS.iter().any(|kind| holds(MAY_RECRUIT, game, seat, *kind));
    ensure(possible, Refusal::VillageEmpty)
}

/// The village knows boatmen, craftsmen and traders (ORL-5.7).
fn lives_in_the_village(_: &Orleans, _: Seat, kind: Kind) -> Verdict {
    ensure(VILLAGERS.contains(&kind), Refusal::NotInVillage { kind })
}

/// A tile of the profession is left on the board (ORL-5.3, ORL-10.1).
fn one_is_left(game: &Orleans, _: Seat, kind: Kind) -> Verdict {
    ensure(game.supply[kind as usize] > 0, Refusal::NoFollowerLeft { kind })
}

/// The marker is not on its last cell (ORL-6.2).
fn track_goes_on(game: &Orleans, seat: Seat, kind: Kind) -> Verdict {
    let Some(track) = Track::of(kind) else { return Ok(()) };
    ensure(game[seat].track(track) < track.end(), Refusal::TrackEnds { track })
}

/// The tile the next cell hands out is there (ORL-5.3, ORL-5.6, ORL-5.9, ORL-5.10).
fn bonus_is_there(game: &Orleans, seat: Seat, kind: Kind) -> Verdict {
    match next_cell(game, seat, kind) {
        Some(Cell::Good(good)) => good_is_in_stock(game, good),
        Some(Cell::Technology) => ensure(game.technology > 0, Refusal::NoTechnologyLeft),
        Some(Cell::TileOfFirst | Cell::Tile) => tile_is_left(game, seat),
        _ => Ok(()),
    }
}

fn next_cell(game: &Orleans, seat: Seat, kind: Kind) -> Option<Cell> {
    let track = Track::of(kind)?;
    track.cells().get(usize::from(game[seat].track(track))).copied()
}

/// The goods market has one; goods on the map do not count (ORL-5.6, ORL-7.1).
pub(crate) fn good_is_in_stock(game: &Orleans, good: Good) -> Verdict {
    ensure(game.stock[good as usize] > 0, Refusal::NoGoodLeft { good })
}

/// A place tile of an open category is left (ORL-5.10).
fn tile_is_left(game: &Orleans, seat: Seat) -> Verdict {
    let first_step = game[seat].track(Track::Traders) == 0;
    let open = |tile: &Place| !first_step || tile.category() == Some(Category::I);
    let left = Place::tiles().filter(open).any(|tile| game.home(tile) == Some(Home::Stack));
    ensure(left, Refusal::NoTileLeft)
}

/// Nobody recruits monks in a round of pilgrimage (ORL-5.14, ORL-8.1).
fn no_monks_on_pilgrimage(game: &Orleans, _: Seat, kind: Kind) -> Verdict {
    let barred = kind == Kind::Monk && game.event == Some(Hourglass::Pilgrimage);
    ensure(!barred, Refusal::Pilgrimage)
}

/// The follower joins the bag, the marker advances, the cell gives its bonus (ORL-5.5).
pub(crate) fn recruit(game: &mut Orleans, seat: Seat, kind: Kind, log: &mut impl Log<Event>) {
    game.supply[kind as usize] -= 1;
    game[seat].bag_up(Follower::neutral(kind));
    log.note(Event::Recruited { seat, kind });
    let (Some(track), Some(cell)) = (Track::of(kind), next_cell(game, seat, kind)) else { return };
    game[seat].tracks[track as usize] += 1;
    log.note(Event::Advanced { seat, track, cell: game[seat].track(track) });
    enter(game, seat, cell, log);
}

/// The bonus of a cell. A citizen goes to the first who comes; later ones get nothing there
/// (ORL-6.4, ORL-6.5). A higher draw number counts from the next phase 3 on (ORL-5.13).
fn enter(game: &mut Orleans, seat: Seat, cell: Cell, log: &mut impl Log<Event>) {
    match cell {
        Cell::Good(good) => game.take_good(seat, good, log),
        Cell::Coins(coins) => game.receive(seat, coins, log),
        Cell::Citizen(citizen) => game.win_citizen(seat, citizen, log),
        Cell::Technology => game.take_technology(seat, log),
        Cell::TileOfFirst | Cell::Tile => game.ask(seat, TakeTile),
        Cell::Development(points) => game.develop(seat, points, log),
        Cell::Draws => {}
    }
}

impl Orleans {
    /// A good of the goods market is gained (ORL-5.6, ORL-7.1).
    pub(crate) fn take_good(&mut self, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        self.stock[good as usize] -= 1;
        self[seat].goods[good as usize] += 1;
        log.note(Event::GoodGained { seat, good });
    }

    /// A technology tile is gained and lies beside the board (ORL-6.8).
    pub(crate) fn take_technology(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.technology -= 1;
        self[seat].unplaced += 1;
        log.note(Event::TechnologyGained { seat });
    }
}

impl Ask<Orleans> for TakeTile {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-take-tile").asked_by("ORL-5.10")
    }

    /// Every tile in the stacks.
    fn candidates(self, game: &Orleans, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Place::tiles().filter(|tile| game.home(*tile) == Some(Home::Stack)).map(Choice::Take));
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Take(tile) => {
                hearing.under(MAY_TAKE_TILE, tile, |game, log| take_tile(game, seat, tile, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to take a place tile.
const MAY_TAKE_TILE: &[Rule<Place>] = &[lies_in_a_stack, category_is_open];

/// The first step opens category I, the later ones both (ORL-5.10).
fn category_is_open(game: &Orleans, seat: Seat, tile: Place) -> Verdict {
    let open = game[seat].track(Track::Traders) > 1 || tile.category() == Some(Category::I);
    ensure(open, Refusal::OnlyFirstCategory { tile })
}

/// The tile comes to the player board and counts at once (ORL-5.10, ORL-5.11).
fn take_tile(game: &mut Orleans, seat: Seat, tile: Place, log: &mut impl Log<Event>) {
    game.set_home(tile, Home::With(seat));
    log.note(Event::TileTaken { seat, tile });
}
