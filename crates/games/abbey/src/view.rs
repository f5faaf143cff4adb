//! What each seat may see: everything but the order of the decks and the saints others hold face down.

use parlour_core::{Eyes, Phrase, Seat, SeatSet, Speak};
use serde::Serialize;

use crate::choice::Action;
use crate::data::printed::DARKNESS;
use crate::data::{
    Building, Crusade, EventCard, EventKind, FACES, Good, Initiative, Location, MARKET, Pew, Relic, Saint,
    Stand, Tower,
};
use crate::flow::Phase;
use crate::player::{Devotion, Plot, Quest, Visit};
use crate::rules::{market, placement};
use crate::state::{Abbey, Met, Taker, Talk};

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
    pub starting_buildings: Vec<Building>,
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
    pub tokens: Vec<Initiative>,
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
    pub relics: Vec<Relic>,
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

impl Abbey {
    /// What these eyes may see, field by field.
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let unseen = |card: &EventCard| card.kind() != EventKind::Vikings && !self.has_seen(*card);
        View {
            round: self.round,
            rounds: self.rounds(),
            phase: self.phase,
            first: if self.elias.first { None } else { Some(self.first) },
            asked: Seat::all(self.players).filter(|seat| self.ask(*seat).is_some()).collect(),
            event: self.event,
            events_left: self.events.left,
            vikings_below: self.events.bottom,
            events_unseen: EventCard::ALL.iter().copied().filter(unseen).collect(),
            raid: self.raid.iter().map(|row| raid_row(row.value, row.met)).collect(),
            darkness_cell: self.darkness + 1,
            darkness_track: DARKNESS,
            market: self.market_view(),
            piles: self.piles,
            buildings_unseen: counted(Building::ALL, |building| self.cards.counts()[building as usize]),
            buildings_gone: counted(Building::ALL, |building| self.gone(building)),
            starting_buildings: self.open_starts().collect(),
            crusades_unseen: self.crusades.kinds().map(|kind| Crusade::ALL[kind]).collect(),
            tokens_unseen: self.tokens.kinds().map(|kind| Initiative::ALL[kind]).collect(),
            initiative: self.initiative.map(Holder::from),
            bonus_free: Location::ALL.iter().map(|location| self.bonus_view(*location)).collect(),
            auction: self.auction_view(),
            talk: self.talk_view(),
            elias: self.elias_view(),
            seats: Seat::all(self.players).map(|seat| self.seat_view(seat, eyes)).collect(),
        }
    }

    fn has_seen(&self, card: EventCard) -> bool {
        self.events.seen & (1 << card as u32) != 0
    }

    /// Seven rounds, five in the quick game (ABB-3.1, ABB-21.6).
    const fn rounds(&self) -> u8 {
        if self.variant.quick { 5 } else { 7 }
    }

    fn market_view(&self) -> [[Option<MarketCard>; MARKET.1]; MARKET.0] {
        self.market.map(|column| {
            let mut row = 0;
            column.map(|card| {
                let price = market::price(self, row);
                row += 1;
                card.map(|building| MarketCard { building, price })
            })
        })
    }

    fn gone(&self, building: Building) -> u8 {
        let destroyed: u8 = Seat::all(self.players)
            .map(|seat| self[seat].built(building.into()) - self[seat].standing(building.into()))
            .sum();
        destroyed + self.discards[building as usize]
    }

    fn bonus_view(&self, location: Location) -> BonusSpaces {
        let elias = self.elias.bonus[location as usize];
        BonusSpaces { location, free: self.free_bonus_spaces(location), elias }
    }

    fn auction_view(&self) -> Option<AuctionView> {
        let open = self.variant.auction && self.phase == Phase::Setup && self.starts != 0;
        let auction = self.auction;
        open.then_some(AuctionView { bid: auction.bid, leader: auction.leader, out: auction.out })
    }

    fn talk_view(&self) -> Option<TalkView> {
        match self.talk {
            Talk::Silence => None,
            Talk::Help(offer) => {
                let crate::state::HelpOffer { owner, helper, card, dice, prestige, part, counter } = offer;
                Some(TalkView::Help { owner, helper, card, dice, prestige, part, counter })
            }
            Talk::Trade(offer) => {
                let crate::state::TradeOffer { owner, partner, want, wanted, give, given } = offer;
                Some(TalkView::Trade { owner, partner, want, wanted, give, given })
            }
        }
    }

    fn elias_view(&self) -> Option<EliasView> {
        let elias = self.elias;
        let view = EliasView { pool: elias.pool, peasants: elias.peasants, first: elias.first };
        self.is_solo().then_some(view)
    }

    fn seat_view(&self, seat: Seat, eyes: Eyes) -> SeatView {
        let player = &self[seat];
        let uses = player.uses;
        let knows = eyes.see(seat) || !self.hides_saint(seat);
        SeatView {
            seat,
            prestige: player.prestige,
            defense: self.defense(seat),
            stock: player.stock,
            tools: (player.tools, player.tools_left()),
            wagons: player.wagons,
            trades: player.trades_left(),
            tokens: Initiative::ALL
                .iter()
                .copied()
                .filter(|token| player.tokens >> *token as u8 & 1 > 0)
                .collect(),
            pool: player.pool,
            resting: player.resting,
            board: player.board,
            echoes: u8::from(player.defense_echo > 0) + u8::from(player.defense_double[0] > 0),
            lodged: player.lodged.map(|lodged| action_name(lodged.action)),
            visits: visits(&player.visits),
            saint_dice: player.saint_dice,
            rerolled: uses.rerolled.filter(|die| die.place.is_none()).map(|die| die.face),
            preached: (uses.preach, placement::preach_limit(self)),
            risen: uses.clergy,
            pews: Pew::all().filter(|pew| player.sits(*pew)).collect(),
            baptistery: player.baptistery,
            reserve: player.reserve,
            discarded: player.discarded,
            population: player.population(),
            cards: player.stands().map(|stand| card_view(stand, player.plot(stand))).collect(),
            towers_left: counted(Tower::ALL, |tower| tower.row().copies - player.built(tower.into())),
            hand: counted(Building::ALL, |building| player.hand[building as usize]),
            slots: (player.slots(), player.free_slots()),
            altar: player.altar,
            walls: player.walls,
            remodelled: player.remodelled,
            animals: (player.sheep, player.cows),
            farm_is_new: player.has_farm() && player.farm_since == self.round,
            clergy: player.clergy,
            crusades: player.quests.iter().map(quest_view).collect(),
            relics: Relic::ALL.iter().copied().filter(|relic| player.has_relic(*relic)).collect(),
            saint: player.saint.filter(|_| knows),
            devotion: player.saint.map(|_| vow(player.devotion)),
            used: used_view(self, seat),
            passed: uses.passed,
            bought: uses.bought,
            question: self.ask(seat).map(|ask| self.question(seat, ask).phrase()),
        }
    }
}

fn counted<T: Copy>(all: &[T], n: impl Fn(T) -> u8) -> Vec<Counted<T>> {
    let counts = all.iter().map(|what| Counted { what: *what, n: n(*what) });
    counts.filter(|counted| counted.n > 0).collect()
}

fn raid_row(value: u8, met: Met) -> RaidRow {
    let seat = |seat| Some(Holder::Seat(seat));
    let (met, by) = match met {
        Met::Open => (MetBy::Nothing, None),
        Met::Die(by) => (MetBy::Die, seat(by)),
        Met::Echo(by) => (MetBy::Echo, seat(by)),
        Met::Peasant(by) => (MetBy::Peasant, seat(by)),
        Met::Breach(by) => (MetBy::Breach, seat(by)),
        Met::EliasDie => (MetBy::Die, Some(Holder::Elias)),
        Met::EliasPeasant => (MetBy::Peasant, Some(Holder::Elias)),
        Met::EliasBreach => (MetBy::Breach, Some(Holder::Elias)),
    };
    RaidRow { value, met, by }
}

const fn action_name(action: Action) -> &'static str {
    match action {
        Action::Preach => "preach",
        Action::Clergy => "clergy",
        Action::Defend => "defend",
        Action::March(_) => "march",
    }
}

fn visits(visits: &[Visit; Location::COUNT]) -> Vec<VisitView> {
    let placed = Location::ALL.iter().zip(visits).filter(|(_, visit)| visit.done);
    let view = |(location, visit): (&Location, &Visit)| {
        let echo = visit.bonus == Visit::ECHO;
        let bonus = if echo { visit.main } else { visit.bonus };
        VisitView { location: *location, main: visit.main, bonus, echo }
    };
    placed.map(view).collect()
}

fn card_view(card: Stand, plot: Plot) -> CardView {
    CardView { card, manned: plot.is_manned(), shared: plot.is_shared(), paid: plot.has_paid() }
}

fn quest_view(quest: &Quest) -> QuestView {
    QuestView {
        card: quest.card,
        value: quest.value,
        needs: quest.needs(),
        crusader: quest.crusader,
        own: (quest.own, quest.echoes),
        ally: quest.ally,
        allied: (quest.allied, quest.ally_echoes),
        elias: quest.elias,
        eased: quest.eased,
        share: (quest.prestige, quest.part),
        asked: quest.asked,
    }
}

const fn vow(devotion: Devotion) -> Vow {
    match devotion {
        Devotion::Waiting => Vow::Waiting,
        Devotion::Revealed => Vow::Revealed,
        Devotion::Kept => Vow::Kept,
        Devotion::Spent => Vow::Spent,
    }
}

fn used_view(game: &Abbey, seat: Seat) -> UsedView {
    let uses = game[seat].uses;
    UsedView {
        library: uses.library,
        forge: uses.forge,
        echo: uses.echo,
        double: uses.double,
        den: uses.den,
        bath: uses.bath,
        bell: uses.bell,
        quarters: uses.quarters,
        support: uses.support,
        stables: uses.stables,
        stables_offers: uses.stables_offers,
        help_offers: uses.help_offers,
        doubled: uses.doubled,
    }
}
