//! What each seat may see: everything on the table, the own bag, and the own uncommitted plan.

pub(crate) mod imagine;

use parlour_core::{Decision, Eyes, Game, Phrase, Seat, SeatSet, Who};
use serde::Serialize;

use crate::data::{
    Category, Citizen, City, Crowd, Deed, Edge, Follower, Good, Hourglass, Kind, Need, Place, ROUNDS, Track,
    Way,
};
use crate::state::{Home, Orleans, Player, Slot};
use crate::step::Stage;
use crate::step::{Question, Step};

/// A position as some eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// From one to eighteen; nought before the first.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The phase of the round.
    pub stage: Stage,
    /// The event of the round.
    pub event: Option<Hourglass>,
    /// The hourglass tiles to come, by event: their order is unknown to all.
    pub hourglass: Vec<Stack<Hourglass>>,
    /// The first player.
    pub first: Seat,
    /// Who is asked.
    pub asked: SeatSet,
    /// What is asked, if these eyes may know.
    pub prompt: Option<Phrase>,
    /// The connection whose goods the merchant may load now.
    pub loading: Option<Edge>,
    /// Who has passed in this action phase.
    pub passed: SeatSet,
    /// Coins in the bank.
    pub bank: u8,
    /// Neutral followers on the board.
    pub supply: Vec<Stack<Kind>>,
    /// The goods market.
    pub goods: Vec<Stack<Good>>,
    /// Goods not yet laid out.
    pub unlaid: Vec<Stack<Good>>,
    /// Technology tiles in the supply.
    pub technology: u8,
    /// The place tiles nobody has taken.
    pub stacks: Vec<TileView>,
    /// Place tiles excluded before the first round.
    pub excluded: Vec<Place>,
    /// The connections of the map with their goods.
    pub edges: Vec<EdgeView>,
    /// The cities with trading posts and merchants.
    pub cities: Vec<CityView>,
    /// The beneficial deeds.
    pub deeds: Vec<DeedView>,
    /// The citizens and who won them.
    pub citizens: Vec<CitizenView>,
    /// What has left the game.
    pub out: OutView,
    /// The seats in clockwise order.
    pub seats: Vec<SeatView>,
}

/// So many of a thing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stack<T> {
    /// The thing.
    pub what: T,
    /// How many.
    pub count: u8,
}

/// A place tile in its stack.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// The tile.
    pub tile: Place,
    /// Its category.
    pub category: Option<Category>,
}

/// A connection of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EdgeView {
    /// Its number.
    pub edge: Edge,
    /// The cities it joins.
    pub ends: [City; 2],
    /// Road or waterway.
    pub way: Way,
    /// What lies on its spaces in use.
    pub goods: Vec<Option<Good>>,
}

/// A city of the map.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CityView {
    /// The city.
    pub city: City,
    /// Whose trading posts stand there.
    pub posts: SeatSet,
    /// Whose merchants are there.
    pub merchants: SeatSet,
}

/// A beneficial deed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeedView {
    /// The deed.
    pub deed: Deed,
    /// Its cells by profession.
    pub cells: Vec<CellsView>,
    /// Who won its citizen.
    pub citizen: Option<Seat>,
}

/// The cells of a deed for one profession.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CellsView {
    /// The profession.
    pub kind: Kind,
    /// Cells with a follower.
    pub filled: u8,
    /// All cells.
    pub size: u8,
}

/// A citizen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CitizenView {
    /// The citizen.
    pub citizen: Citizen,
    /// Who won it.
    pub owner: Option<Seat>,
}

/// What has left the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OutView {
    /// Followers given up.
    pub followers: Vec<Stack<Kind>>,
    /// Goods removed or given up.
    pub goods: Vec<Stack<Good>>,
    /// Technology tiles given up.
    pub technology: u8,
    /// Place tiles given up.
    pub tiles: Vec<Place>,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Coins.
    pub coins: u8,
    /// The content of the bag, for its owner alone (ORL-10.4).
    pub bag: Option<Crowd>,
    /// Followers in the bag.
    pub bag_size: u8,
    /// Followers on the market.
    pub market: Crowd,
    /// Followers on the gunpowder tower, if the seat has it.
    pub tower: Option<Crowd>,
    /// Followers just drawn or retrieved.
    pub hand: Crowd,
    /// Followers taken back in this phase 3.
    pub retrieved: u8,
    /// Draws chosen and not yet made.
    pub draws: u8,
    /// Still choosing in a phase all play at once.
    pub pending: bool,
    /// The places with what lies on them.
    pub places: Vec<PlaceView>,
    /// The cells of the character markers.
    pub tracks: Vec<Stack<Track>>,
    /// Draws of phase 3.
    pub draw_number: u8,
    /// The cell of the development marker.
    pub development: u8,
    /// The development status.
    pub status: u8,
    /// Where the merchant is.
    pub merchant: City,
    /// Trading posts on the map.
    pub posts: u8,
    /// Trading posts in reserve.
    pub reserve: u8,
    /// Goods.
    pub goods: Vec<Stack<Good>>,
    /// Technology tiles beside the board.
    pub technology: u8,
    /// Must the next technology tile replace a farmer?
    pub first_technology: bool,
    /// Citizens.
    pub citizens: u8,
    /// Points so far.
    pub points: i32,
}

/// A place of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView {
    /// The place.
    pub place: Place,
    /// Its spaces.
    pub spaces: Vec<SpaceView>,
}

/// A space of a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceView {
    /// What it needs.
    pub need: Need,
    /// The follower on it.
    pub follower: Option<Follower>,
    /// Does a technology tile lie on it?
    pub technology: bool,
    /// Is it filled by a plan that only its owner sees yet?
    pub planned: bool,
}

impl View {
    /// The position as these eyes see it.
    pub(crate) fn new(game: &Orleans, eyes: Eyes) -> Self {
        let tiles = |home: Home| Place::tiles().filter(move |tile| game.home(*tile) == Some(home));
        let stack = |tile: Place| TileView { tile, category: tile.category() };
        Self {
            round: game.round,
            rounds: ROUNDS,
            stage: game.stage,
            event: game.event,
            hourglass: stacks(Hourglass::ALL, game.hourglass.counts()),
            first: game.first,
            asked: asked(game),
            prompt: prompt(game, eyes),
            loading: loading(game),
            passed: game.passed,
            bank: game.bank,
            supply: stacks(Kind::ALL, &game.supply),
            goods: stacks(Good::ALL, &game.stock),
            unlaid: stacks(Good::ALL, game.unlaid.counts()),
            technology: game.technology,
            stacks: tiles(Home::Stack).map(stack).collect(),
            excluded: tiles(Home::Excluded).collect(),
            edges: Edge::all().map(|edge| edge_view(game, edge)).collect(),
            cities: City::ALL.iter().map(|city| city_view(game, *city)).collect(),
            deeds: Deed::ALL.iter().map(|deed| deed_view(game, *deed)).collect(),
            citizens: Citizen::ALL
                .iter()
                .map(|citizen| CitizenView { citizen: *citizen, owner: game.citizens[*citizen as usize] })
                .collect(),
            out: OutView {
                followers: stacks(Kind::ALL, &game.out.followers),
                goods: stacks(Good::ALL, &game.out.goods),
                technology: game.out.technology,
                tiles: tiles(Home::Lost).collect(),
            },
            seats: Seat::all(game.players).map(|seat| seat_view(game, seat, eyes)).collect(),
        }
    }
}

fn stacks<T: Copy>(things: &[T], counts: &[u8]) -> Vec<Stack<T>> {
    things.iter().zip(counts).map(|(what, count)| Stack { what: *what, count: *count }).collect()
}

fn asked(game: &Orleans) -> SeatSet {
    match game.decision() {
        Decision::Ask(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// The question of the own seat, or one that is public; plans are secret (ORL-3.7).
fn prompt(game: &Orleans, eyes: Eyes) -> Option<Phrase> {
    let asked = asked(game);
    let who = match (game.decision(), eyes) {
        (Decision::Over, _) => return None,
        (Decision::Draw, _) => Who::Chance,
        (_, Eyes::Seat(seat)) if asked.has(seat) => seat.into(),
        _ if asked.len() == 1 && game.stage != Stage::Planning => asked.first()?.into(),
        _ => return None,
    };
    Some(game.prompt(who).phrase)
}

fn loading(game: &Orleans) -> Option<Edge> {
    match game.agenda.top() {
        Some(Step::Ask(_, Question::Load(load))) => Some(load.edge),
        _ => None,
    }
}

fn edge_view(game: &Orleans, edge: Edge) -> EdgeView {
    let spaces = edge.goods_spaces(game.players);
    let goods = game.cargo[edge.index()][..spaces].to_vec();
    EdgeView { edge, ends: edge.ends(), way: edge.way(), goods }
}

fn city_view(game: &Orleans, city: City) -> CityView {
    let merchants = Seat::all(game.players).filter(|seat| game[*seat].merchant == city).collect();
    CityView { city, posts: game.posts[city as usize], merchants }
}

fn deed_view(game: &Orleans, deed: Deed) -> DeedView {
    let filled = &game.deeds[deed as usize];
    let cells = |kind: Kind| CellsView { kind, filled: filled[kind as usize], size: deed.cells(kind) };
    DeedView {
        deed,
        cells: Kind::ALL.iter().map(|kind| cells(*kind)).filter(|cells| cells.size > 0).collect(),
        citizen: game.citizens[Citizen::of_deed(deed) as usize],
    }
}

fn seat_view(game: &Orleans, seat: Seat, eyes: Eyes) -> SeatView {
    let hidden = game.is_secretive(seat) && !eyes.see(seat);
    let player = if hidden { game[seat].unplanned() } else { game[seat] };
    let tower = game.owns(seat, Place::GunpowderTower).then_some(player.tower);
    let places = Place::board().chain(game.tiles_of(seat)).map(|place| place_view(&player, place));
    SeatView {
        seat,
        coins: player.coins,
        bag: eyes.see(seat).then(|| bag(&player)),
        bag_size: player.bag.left(),
        market: player.market,
        tower,
        hand: player.hand,
        retrieved: player.muster.retrieved,
        draws: player.muster.draws,
        pending: game.pending.has(seat),
        places: places.collect(),
        tracks: stacks(Track::ALL, &player.tracks),
        draw_number: player.draw_number(),
        development: player.development,
        status: player.status(),
        merchant: player.merchant,
        posts: game.posts_on_map(seat),
        reserve: player.reserve,
        goods: stacks(Good::ALL, &player.goods),
        technology: player.unplaced,
        first_technology: !player.pioneer,
        citizens: game.citizens_of(seat),
        points: game.score(seat).total(),
    }
}

fn bag(player: &Player) -> Crowd {
    let tiles = |sort: &Follower| {
        (0..player.bag.count(*sort as usize)).map({
            let sort = *sort;
            move |_| sort
        })
    };
    Follower::ALL.iter().flat_map(tiles).collect()
}

fn place_view(player: &Player, place: Place) -> PlaceView {
    let space = |(slot, need): (usize, &Need)| {
        let follower = match player.slots[slot] {
            Slot::Held(follower) => Some(follower),
            _ => None,
        };
        let technology = player.slots[slot] == Slot::Technology;
        let planned = player.plan.fresh >> slot & 1 == 1;
        SpaceView { need: *need, follower, technology, planned }
    };
    PlaceView { place, spaces: place.slots().zip(place.needs()).map(space).collect() }
}
