//! What each seat may see: everything but the order of the decks and the saints others hold face down.

mod seen;

use parlour_core::{Phrase, Seat, SeatSet, Set};
use serde::Serialize;

use crate::data::printed::DARKNESS;
use crate::data::{
    Building, Crusade, EventCard, FACES, Good, Initiative, Location, MARKET, Pew, Relic, Saint, Stand, Tower,
};
use crate::state::Taker;
use crate::step::Phase;

/// A position, as some eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// From one; nought while the game is set up.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// Where the round stands.
    pub phase: Phase,
    /// Who holds the first-player pawn; nobody if Elias does.
    pub first: Option<Seat>,
    /// Who is asked now.
    pub asked: SeatSet,
    /// The event of the round.
    pub event: Option<EventCard>,
    /// Events left by type, those at the bottom excepted.
    pub events_left: [u8; 3],
    /// Vikings known to lie at the bottom of the deck.
    pub vikings_below: u8,
    /// Good years and disasters not seen so far; some of them were put away unseen.
    pub events_unseen: Vec<EventCard>,
    /// The rows of the Vikings card.
    pub raid: Vec<RaidRow>,
    /// The cell of the Darkness marker, from one.
    pub darkness_cell: u8,
    /// The numbers of the Darkness track.
    pub darkness_track: [u8; DARKNESS.len()],
    /// The cards of both columns, the cheapest first.
    pub market: [[Option<MarketCard>; MARKET.1]; MARKET.0],
    /// Cards under the market.
    pub piles: [u8; MARKET.0],
    /// Building cards nobody has seen, by type.
    pub buildings_unseen: Vec<Counted<Building>>,
    /// Building cards out of the game, by type.
    pub buildings_gone: Vec<Counted<Building>>,
    /// Starting buildings that lie open.
    pub starting_buildings: Set<Building>,
    /// Crusades in the deck; which they are is known, their order is not.
    pub crusades_unseen: Vec<Crusade>,
    /// Initiative tokens in the pile.
    pub tokens_unseen: Vec<Initiative>,
    /// Whose die lies on the initiative.
    pub initiative: Option<Holder>,
    /// Bonus spaces still free, by location.
    pub bonus_free: Vec<BonusSpaces>,
    /// The auction of the moment.
    pub auction: Option<AuctionView>,
    /// What two players talk about.
    pub talk: Option<TalkView>,
    /// The dummy of the solo game.
    pub elias: Option<EliasView>,
    /// Everything the players have.
    pub seats: Vec<SeatView>,
}

/// So many of a thing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Counted<T> {
    /// What.
    pub what: T,
    /// How many.
    pub n: u8,
}

/// A player or Elias.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Holder {
    /// A player.
    Seat(Seat),
    /// The dummy of the solo game.
    Elias,
}

impl From<Taker> for Holder {
    fn from(taker: Taker) -> Self {
        match taker {
            Taker::Seat(seat) => Self::Seat(seat),
            Taker::Elias => Self::Elias,
        }
    }
}

/// A row of the Vikings card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RaidRow {
    /// The Viking die.
    pub value: u8,
    /// What meets it.
    pub met: MetBy,
    /// Whose it is.
    pub by: Option<Holder>,
}

/// What meets a Viking.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MetBy {
    /// Nothing yet.
    Nothing,
    /// A monk die.
    Die,
    /// The echo of a monk die.
    Echo,
    /// A peasant.
    Peasant,
    /// Nothing at all.
    Breach,
}

/// A card of the market.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MarketCard {
    /// Which.
    pub building: Building,
    /// What it costs in this round.
    pub price: u16,
}

/// The bonus spaces of a location.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BonusSpaces {
    /// Where.
    pub location: Location,
    /// How many are free.
    pub free: u8,
    /// Does a die of Elias stand on one?
    pub elias: bool,
}

/// The auction of the moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AuctionView {
    /// The standing bid.
    pub bid: u8,
    /// Who made it.
    pub leader: Option<Seat>,
    /// Who has passed.
    pub out: SeatSet,
}

/// What two players talk about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TalkView {
    /// Help on a crusade.
    Help {
        /// Whose crusade.
        owner: Seat,
        /// Who is to help.
        helper: Seat,
        /// Which crusade.
        card: Crusade,
        /// Dice wanted.
        dice: u8,
        /// Prestige for the helper.
        prestige: u8,
        /// The helper's part of the reward.
        part: [u8; 2],
        /// What the helper asks for instead.
        counter: Option<(u8, [u8; 2])>,
    },
    /// A trade of the Stables.
    Trade {
        /// Who owns the Stables.
        owner: Seat,
        /// With whom.
        partner: Seat,
        /// What the owner wants.
        want: Good,
        /// How many.
        wanted: u8,
        /// What the owner gives.
        give: Good,
        /// How many.
        given: u8,
    },
}

/// The dummy of the solo game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EliasView {
    /// Dice of his pool, by face.
    pub pool: [u8; FACES],
    /// Peasants left.
    pub peasants: u8,
    /// Does he hold the first-player pawn?
    pub first: bool,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark on a player's board")]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// The prestige marker.
    pub prestige: i16,
    /// Defense, dice included.
    pub defense: u8,
    /// Wood, grain, stone, sand, coins.
    pub stock: [u16; Good::COUNT],
    /// Tools, and those on their available side.
    pub tools: (u8, u8),
    /// Wagons.
    pub wagons: u8,
    /// Trade tokens on their available side.
    pub trades: u8,
    /// Initiative tokens won.
    pub tokens: Set<Initiative, u8>,
    /// Rolled dice not used yet, by face.
    pub pool: [u8; FACES],
    /// Dice waiting for the next roll.
    pub resting: u8,
    /// Dice for preaching, for the clergy and on the defense track, by face.
    pub board: [[u8; FACES]; 3],
    /// Echoes on the defense track.
    pub echoes: u8,
    /// What the die brought home by Monk's Quarters is used for.
    pub lodged: Option<&'static str>,
    /// Dice on the locations.
    pub visits: Vec<VisitView>,
    /// Dice on the saint card.
    pub saint_dice: u8,
    /// The die that the Bell Tower has rolled again, if it lies in the pool.
    pub rerolled: Option<u8>,
    /// Dice used for preaching in this round, and how many may be.
    pub preached: (u8, u8),
    /// Dice used for the clergy in this round.
    pub risen: u8,
    /// Peasants on the pews.
    pub pews: Vec<Pew>,
    /// Peasants in the baptistery.
    pub baptistery: u8,
    /// Peasants in the reserve.
    pub reserve: u8,
    /// Peasants out of the game.
    pub discarded: u8,
    /// Peasants on the board.
    pub population: u8,
    /// Cards that stand.
    pub cards: Vec<CardView>,
    /// Tower cards not built, by type.
    pub towers_left: Vec<Counted<Tower>>,
    /// Building cards in hand.
    pub hand: Vec<Counted<Building>>,
    /// Building slots, and those without a card.
    pub slots: (u8, u8),
    /// Does the altar stand?
    pub altar: bool,
    /// Walls.
    pub walls: u8,
    /// Is the abbey remodelled?
    pub remodelled: bool,
    /// Sheep and cows in the barn.
    pub animals: (u8, u8),
    /// Can the farm breed only from the next round on?
    pub farm_is_new: bool,
    /// The cell of the clergy marker.
    pub clergy: u8,
    /// Crusades.
    pub crusades: Vec<QuestView>,
    /// Relics.
    pub relics: Set<Relic, u8>,
    /// The saint, for those who may know it.
    pub saint: Option<Saint>,
    /// What became of the saint.
    pub devotion: Option<Vow>,
    /// What was used in this round.
    pub used: UsedView,
    /// Has this player passed in phase 5?
    pub passed: bool,
    /// Bought a building in the first pass?
    pub bought: bool,
    /// The question that is pending, if one is.
    pub question: Option<Phrase>,
}

/// What became of a saint.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Vow {
    /// Face down until the player becomes a Deacon.
    Waiting,
    /// Face up, for its support.
    Revealed,
    /// Face down, for its ability.
    Kept,
    /// Used.
    Spent,
}

/// What was used in this round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing that can be done once in a round")]
pub struct UsedView {
    /// Dice set by the Library.
    pub library: u8,
    /// The forge.
    pub forge: bool,
    /// Scriptorium I.
    pub echo: bool,
    /// Scriptorium II.
    pub double: bool,
    /// Dice taken back by Abbott's Den.
    pub den: u8,
    /// Moves of the Bath House.
    pub bath: u8,
    /// Dice rolled again.
    pub bell: u8,
    /// Monk's Quarters II.
    pub quarters: bool,
    /// The support of a saint.
    pub support: bool,
    /// Trades of the Stables.
    pub stables: u8,
    /// Offers of the Stables.
    pub stables_offers: u8,
    /// Offers of help.
    pub help_offers: u8,
    /// Andrew doubles gains.
    pub doubled: bool,
}

/// Dice on a location.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VisitView {
    /// Where.
    pub location: Location,
    /// The die on a main space; nought if it was taken back.
    pub main: u8,
    /// The die on a bonus space; nought for none.
    pub bonus: u8,
    /// Is the bonus space taken by an echo?
    pub echo: bool,
}

/// A card that stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// Which.
    pub card: Stand,
    /// Is a peasant on it?
    pub manned: bool,
    /// Does that peasant serve another card as well?
    pub shared: bool,
    /// Has it given its ten prestige?
    pub paid: bool,
}

/// A crusade before a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct QuestView {
    /// Which.
    pub card: Crusade,
    /// The value of its dice; nought before the first.
    pub value: u8,
    /// Dice it needs.
    pub needs: u8,
    /// The owner's peasant.
    pub crusader: bool,
    /// The owner's dice and their echoes.
    pub own: (u8, u8),
    /// The ally.
    pub ally: Option<Seat>,
    /// The ally's dice and their echoes.
    pub allied: (u8, u8),
    /// Dice of Elias.
    pub elias: u8,
    /// Made easier by Gawain.
    pub eased: bool,
    /// The ally's share: prestige and part of the reward.
    pub share: (u8, [u8; 2]),
    /// Who was asked for help in this round.
    pub asked: SeatSet,
}
