//! What using a place would bring, in points.

use parlour_core::{Game, Seat};
use parlour_orleans::Orleans;
use parlour_orleans::data::{
    Cell, City, DEVELOPMENT_END, Deed, DeedReward, Edge, Effect, Good, Kind, Place, ROUNDS, Track, Way,
};

use super::smooth_status;

/// What matters to the worth of all places, read once.
#[derive(Copy, Clone, Debug)]
pub(super) struct Outlook {
    /// Rounds after this one.
    left: f32,
    /// The development status one can expect in the end: what a trading post or a citizen is worth.
    status: f32,
    /// What a development point is worth.
    point: f32,
    /// The best good along the roads and along the waterways from the merchant's city.
    goods: [f32; 2],
    /// The best good the merchant can fetch with one move.
    pub(super) cargo: f32,
    /// What a trading post in the merchant's city would bring; nothing if there cannot be one.
    pub(super) site: f32,
    /// Is there a good to eat?
    pub(super) food: bool,
}

/// A draw more, a technology tile, a place tile: what each brings in a round.
const DRAW: f32 = 0.6;
const TECHNOLOGY: f32 = 0.3;
const TILE: f32 = 0.35;
/// A follower more in the bag.
const FOLLOWER: f32 = 0.15;
/// Knights travel and build.
const KNIGHT: f32 = 0.2;
/// A monk stands in for everybody.
const MONK: f32 = 0.25;

impl Outlook {
    pub(super) fn of(game: &Orleans, seat: Seat) -> Self {
        let player = &game[seat];
        let left = f32::from(ROUNDS) - f32::from(game.round());
        let status = (smooth_status(player.development()) + 0.17 * left).min(6.0);
        let people = f32::from(game.posts_on_map(seat) + game.citizens_of(seat)) + 0.4 * left;
        let city = player.merchant();
        let goods = [Way::Road, Way::Waterway].map(|way| best_move(game, seat, city, way, status));
        let site = if game.may_have_post(seat, city) { status } else { 0.0 };
        let food = [Good::Grain, Good::Cheese, Good::Wine].iter().any(|good| player.good(*good) > 0);
        Self { left, status, point: 0.3 + people / 5.5, goods, cargo: goods[0].max(goods[1]), site, food }
    }

    /// What the seat would get by using the place now; nothing if it cannot be used.
    pub(super) fn worth(&self, game: &Orleans, seat: Seat, place: Place) -> f32 {
        if !game.would_work(seat, place) {
            return 0.0;
        }
        let player = &game[seat];
        match place.effect() {
            Effect::Recruit(kind) => self.recruit(game, seat, kind),
            Effect::Village => [Kind::Boatman, Kind::Craftsman, Kind::Trader]
                .iter()
                .map(|kind| self.recruit(game, seat, *kind))
                .fold(0.0, f32::max),
            Effect::Travel(Way::Road) => self.goods[0],
            Effect::Travel(Way::Waterway) => self.goods[1],
            Effect::BuildPost => self.site,
            Effect::SendToDeeds => self.deeds(game, seat, place),
            Effect::Gain { coins, development } => {
                f32::from(coins) + self.points(player.development(), development)
            }
            Effect::Produce(good) => f32::from(good.value()),
            Effect::CoinsByStatus => f32::from(player.status()),
            Effect::CoinsByPosts => f32::from(game.posts_on_map(seat)),
            Effect::Pharmacy => {
                let points = player.coins().min(3);
                (self.points(player.development(), points) - f32::from(points)).max(0.0)
            }
            Effect::Bathhouse => 1.5,
            Effect::Technology => TECHNOLOGY * self.left,
            Effect::Protect => 1.0,
            Effect::Passive => 0.0,
        }
    }

    fn points(&self, cell: u8, points: u8) -> f32 {
        self.point * f32::from(points.min(DEVELOPMENT_END - cell))
    }

    fn recruit(&self, game: &Orleans, seat: Seat, kind: Kind) -> f32 {
        let player = &game[seat];
        if game.supply(kind) == 0 {
            return 0.0;
        }
        let Some(track) = Track::of(kind) else { return MONK * self.left };
        let Some(cell) = track.cells().get(usize::from(player.track(track))) else { return 0.0 };
        let bonus = match cell {
            Cell::Good(good) => f32::from(good.value()),
            Cell::Coins(coins) => f32::from(*coins),
            Cell::Technology => TECHNOLOGY * self.left,
            Cell::TileOfFirst | Cell::Tile => TILE * self.left,
            Cell::Draws => DRAW * self.left,
            Cell::Development(points) => self.points(player.development(), *points),
            Cell::Citizen(citizen) if game.is_free(*citizen) => self.status,
            Cell::Citizen(_) => 0.0,
        };
        bonus + FOLLOWER * self.left
    }

    /// The followers who wait for their deed, each by the best deed that is open to it.
    fn deeds(&self, game: &Orleans, seat: Seat, place: Place) -> f32 {
        let player = &game[seat];
        player.followers_on(place).map(|follower| self.deed(game, follower.kind())).sum()
    }

    /// What sending a follower of this kind away brings: coins, and the citizen if the deed is done.
    pub(super) fn deed(&self, game: &Orleans, kind: Kind) -> f32 {
        let open = Deed::ALL.iter().filter(|deed| game.open_cells(**deed, kind) > 0);
        let best = open.map(|deed| {
            let coins = match deed.reward() {
                DeedReward::Coins(coins) => f32::from(coins),
                DeedReward::CoinOrPoint => self.point.max(1.0),
            };
            let cells: u8 = Kind::ALL.iter().map(|kind| game.open_cells(*deed, *kind)).sum();
            coins + if cells == 1 { self.status } else { 0.0 }
        });
        let keep = match kind {
            Kind::Monk => MONK,
            Kind::Knight => KNIGHT,
            _ => FOLLOWER,
        };
        best.fold(0.0, f32::max) - keep * self.left
    }
}

/// The best a merchant can get by one move: a good, and a city where a post may stand.
fn best_move(game: &Orleans, seat: Seat, city: City, way: Way, status: f32) -> f32 {
    let edges = city.edges().filter(|edge| edge.way() == way);
    let worth = |edge: Edge| {
        let good = game.cargo(edge).map(Good::value).max().unwrap_or(0);
        let there = edge.from(city).is_some_and(|city| game.may_have_post(seat, city));
        f32::from(good) + if there { 0.25 * status } else { 0.0 }
    };
    edges.map(worth).fold(0.0, f32::max)
}
