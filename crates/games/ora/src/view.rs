//! What everybody sees: nothing in this game is hidden.

use parlour_core::{Seat, Set};
use serde::Serialize;

use crate::data::{Card, Country, Good, Marker, Play, Settlement, Stage, Symbol, Terrain, Tile};
use crate::score;
use crate::state::land::{Cell, Content, Land, Spot};
use crate::state::{NEUTRAL, Ora, Post, Standing};
use crate::step::{
    Assign, Basics, Found, Gain, HowMany, Kind, Lay, NeutralSite, OneOf, PayFee, Prior, Question, Relay,
    Site, TakeTile, Thin,
};

/// A position as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// France or Ireland.
    pub country: Country,
    /// The kind of game.
    pub play: Play,
    /// The round, or the turn where turns turn the wheel.
    pub round: u8,
    /// The last ordinary round, where the end is printed.
    pub last: Option<u8>,
    /// The bonus round?
    pub bonus: bool,
    /// The start player; for two players the one whose turn it is.
    pub start: Seat,
    /// The number of the start player as printed beside the ring: who began the game is one.
    pub verification: Option<u8>,
    /// The space of the ring at which the beam stands.
    pub space: u8,
    /// The numbers of the wheel, from the beam on.
    pub wheel: Vec<u8>,
    /// The markers on the wheel.
    pub markers: Vec<MarkerView>,
    /// The next settlement phase: its letter and its round.
    pub next_phase: Option<(char, u8)>,
    /// The buildings anybody may build, by stage.
    pub display: Vec<CardView>,
    /// The cards still to come, by stage.
    pub to_come: Vec<Card>,
    /// The price of a work contract.
    pub contract: u8,
    /// Wonders in the supply.
    pub wonders: u8,
    /// The piles of landscape tiles.
    pub piles: Vec<PileView>,
    /// The players; in the solo game the neutral player comes second.
    pub players: Vec<PlayerView>,
    /// What the pending question is about.
    pub matter: Matter,
}

/// What a question is about, for screens that show it where it lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Matter {
    /// The building to place, to enter or in use.
    pub card: Option<Card>,
    /// The settlement to place.
    pub settlement: Option<Settlement>,
    /// The kind of landscape tile to take or to lay.
    pub tile: Option<Tile>,
    /// Whose land and clergymen it is about.
    pub seat: Option<Seat>,
}

/// A marker on the wheel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MarkerView {
    /// Which marker.
    pub marker: Marker,
    /// What it reads, if it is in play.
    pub reading: Option<u8>,
    /// Its space on the ring, if it is in play.
    pub space: Option<u8>,
    /// The round in which it comes in, if it is still to come.
    pub comes: Option<u8>,
}

/// A building card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// Which card.
    pub card: Card,
    /// Its number.
    pub number: u8,
    /// Its stage.
    pub stage: Stage,
    /// What it costs.
    pub cost: Vec<(Good, u8)>,
    /// Where it may stand.
    pub terrain: Vec<Terrain>,
    /// A monastery building?
    pub cloister: bool,
    /// Economic value.
    pub economic: i8,
    /// Dwelling value.
    pub dwelling: i8,
}

/// A pile of landscape tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    /// Districts or plots.
    pub tile: Tile,
    /// The price of the top tile.
    pub price: Option<u8>,
    /// How many tiles are left.
    pub left: u8,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The neutral player of the solo game?
    pub neutral: bool,
    /// The goods the player has, coins as one number.
    pub goods: Vec<(Good, u16)>,
    /// All food, and all energy in halves.
    pub food: u16,
    /// All energy, in halves.
    pub half_energy: u16,
    /// Where the prior is.
    pub prior: PostView,
    /// Where the lay brothers are.
    pub lay_brothers: Vec<PostView>,
    /// Settlements not yet built.
    pub reserve: Vec<SettlementView>,
    /// The land.
    pub land: LandView,
    /// Points for goods, economy and settlements, as if the game ended now.
    pub points: [i32; 3],
}

/// Where a clergyman is: at home, or on a cell of somebody's land.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PostView {
    /// The land and the cell; nothing if he is at home.
    pub at: Option<(Seat, Spot)>,
}

/// A settlement in reserve.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SettlementView {
    /// Which one.
    pub settlement: Settlement,
    /// Food to pay.
    pub food: u8,
    /// Energy to pay, in halves.
    pub half_energy: u8,
}

/// A player's land, cell by cell from the top left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LandView {
    /// The cells.
    pub cells: Vec<CellView>,
}

impl LandView {
    /// The row of its uppermost cells and the column of its leftmost ones: cells are named from there.
    pub fn corner(&self) -> Spot {
        self.cells.iter().map(|cell| cell.spot).fold(Spot::default(), |corner, spot| {
            Spot::new(corner.row.min(spot.row), corner.col.min(spot.col))
        })
    }
}

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CellView {
    /// Where it lies.
    pub spot: Spot,
    /// Its ground.
    pub terrain: Terrain,
    /// A forest card on it?
    pub forest: bool,
    /// A moor card on it?
    pub moor: bool,
    /// The building on it.
    pub building: Option<Card>,
    /// The settlement on it.
    pub settlement: Option<Settlement>,
    /// The settlement's points with its neighbours, as they stand.
    pub settlement_points: Option<i32>,
    /// Priors on it, by colour.
    pub priors: Vec<Seat>,
    /// Lay brothers on it, by colour.
    pub lay_brothers: Vec<Seat>,
}

impl View {
    /// The position as everybody sees it.
    pub(crate) fn of(game: &Ora) -> Self {
        let ring = game.play.ring();
        Self {
            country: game.country,
            play: game.play,
            round: game.round,
            last: ring.last,
            bonus: game.is_bonus_round(),
            start: game.start,
            verification: verification(game),
            space: game.wheel.space,
            wheel: ring.wheel.to_vec(),
            markers: Marker::ALL.iter().filter_map(|marker| marker_view(game, *marker)).collect(),
            next_phase: next_phase(game),
            display: by_stage(game.displayed()).map(card_view).collect(),
            to_come: to_come(game),
            contract: game.contract,
            wonders: game.wonders,
            piles: Tile::ALL.iter().map(|tile| pile_view(game, *tile)).collect(),
            players: game.owners().map(|seat| player_view(game, seat)).collect(),
            matter: game.question().map_or_else(Matter::default, Matter::of),
        }
    }
}

impl Matter {
    pub(crate) fn of((seat, question): (Seat, Question)) -> Self {
        let nothing = Self { seat: Some(seat), ..Self::default() };
        let card = |card| Self { card: Some(card), ..nothing };
        match question {
            Question::Site(Site { card: built }) | Question::Prior(Prior { card: built }) => card(built),
            Question::PayFee(PayFee { host, card: entered, .. })
            | Question::Assign(Assign { host, card: entered, .. }) => {
                Self { seat: Some(host), ..card(entered) }
            }
            Question::NeutralSite(NeutralSite { card: placed }) => {
                Self { seat: Some(NEUTRAL), ..card(placed) }
            }
            Question::Gain(Gain { at })
            | Question::HowMany(HowMany { at, .. })
            | Question::OneOf(OneOf { at })
            | Question::Basics(Basics { at, .. })
            | Question::Kind(Kind { at })
            | Question::Relay(Relay { at })
            | Question::Thin(Thin { at, .. }) => card(at.card),
            Question::Warm(_) => card(Card::Calefactory),
            Question::Forge(_) => card(Card::ForgersWorkshop),
            Question::Raise(_) => card(Card::PilgrimageSite),
            Question::Bathe(_) => card(Card::Bathhouse),
            Question::TakeTile(TakeTile { tile }) | Question::Lay(Lay { tile }) => {
                Self { tile: Some(tile), ..nothing }
            }
            Question::Found(Found { settlement }) => Self { settlement: Some(settlement), ..nothing },
            _ => nothing,
        }
    }
}

/// The number printed beside the ring for the start player of a round.
fn verification(game: &Ora) -> Option<u8> {
    let players = game.play.ring().players;
    let counted = players > 2 && game.round > 0;
    counted.then(|| (game.round - 1) % players + 1)
}

fn marker_view(game: &Ora, marker: Marker) -> Option<MarkerView> {
    let ring = game.play.ring();
    let comes = if marker == Marker::Grapes { ring.grapes } else { ring.stone };
    let (space, comes) = match game.wheel.standing(marker) {
        Standing::On(space) => (Some(space), None),
        Standing::Waiting => (None, comes),
        Standing::Gone => return None,
    };
    Some(MarkerView { marker, reading: game.reading(marker), space, comes })
}

fn next_phase(game: &Ora) -> Option<(char, u8)> {
    let phases = ('A'..).zip(game.play.ring().phases);
    phases.into_iter().find(|(_, round)| *round > game.round)
}

fn by_stage(cards: impl Iterator<Item = Card>) -> impl Iterator<Item = Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_by_key(|card| (card.face().stage, card.face().number));
    cards.into_iter()
}

fn to_come(game: &Ora) -> Vec<Card> {
    let cards = game.roster().iter().map(|number| Card::numbered(number, game.country));
    let waits = |card: &Card| match card.face().stage {
        Stage::Basic | Stage::Start => false,
        Stage::A => game.revealed < 1,
        Stage::B => game.revealed < 2,
        Stage::C => game.revealed < 3,
        Stage::D => game.revealed < 4,
    };
    by_stage(cards.filter(waits)).collect()
}

pub(crate) fn card_view(card: Card) -> CardView {
    let face = card.face();
    CardView {
        card,
        number: face.number,
        stage: face.stage,
        cost: face.cost.to_vec(),
        terrain: face.terrain.iter().collect(),
        cloister: face.cloister,
        economic: face.values.0,
        dwelling: face.values.1,
    }
}

fn pile_view(game: &Ora, tile: Tile) -> PileView {
    PileView { tile, price: game.top_price(tile), left: game.piles[tile as usize].count_ones() as u8 }
}

fn player_view(game: &Ora, seat: Seat) -> PlayerView {
    let player = game.player(seat);
    let post = |post| match post {
        Post::At { owner, cell } => Some(PostView { at: Some((owner, game.land(owner).spot(cell))) }),
        Post::Home => Some(PostView { at: None }),
        Post::Absent => None,
    };
    let points = score::score(game, seat);
    PlayerView {
        seat,
        neutral: game.play.is_solo() && seat == NEUTRAL,
        goods: player.purse.counts().filter(|(_, amount)| *amount > 0).collect(),
        food: player.purse.worth(Symbol::Food),
        half_energy: player.purse.worth(Symbol::Energy),
        prior: post(player.prior()).expect("there is always a prior"),
        lay_brothers: player.posts().skip(1).filter_map(|(_, place)| post(place)).collect(),
        reserve: reserve(player.reserve),
        land: land_view(game, seat),
        points: [0, 1, 2].map(|line| points.lines[line].points),
    }
}

fn reserve(held: Set<Settlement, u8>) -> Vec<SettlementView> {
    let view = |settlement: Settlement| {
        let town = settlement.town();
        SettlementView { settlement, food: town.food, half_energy: town.half_energy }
    };
    held.iter().map(view).collect()
}

fn land_view(game: &Ora, seat: Seat) -> LandView {
    let land = game.land(seat);
    let mut cells: Vec<CellView> = land.cells().map(|cell| cell_view(game, seat, land, cell)).collect();
    cells.sort_by_key(|cell| cell.spot);
    LandView { cells }
}

fn cell_view(game: &Ora, owner: Seat, land: &Land, cell: Cell) -> CellView {
    let content = land.get(cell);
    let here = Post::At { owner, cell };
    let settlement = if let Content::Settlement(settlement) = content { Some(settlement) } else { None };
    let priors = game.owners().filter(|seat| game.player(*seat).prior() == here).collect();
    let brothers = game.owners().flat_map(|seat| {
        let here = game.player(seat).posts().skip(1).filter(|(_, post)| *post == here).count();
        std::iter::repeat_n(seat, here)
    });
    CellView {
        spot: land.spot(cell),
        terrain: land.terrain(cell),
        forest: content == Content::Forest,
        moor: content == Content::Moor,
        building: content.building(),
        settlement,
        settlement_points: settlement.map(|_| score::settlement(land, cell)),
        priors,
        lay_brothers: brothers.collect(),
    }
}
