//! How a view is made, field by field.

use parlour_core::{Ask as _, Eyes, Seat};

use super::{
    AuctionView, BonusSpaces, CardView, Counted, EliasView, Holder, MarketCard, MetBy, QuestView, RaidRow,
    SeatView, TalkView, UsedView, View, VisitView, Vow,
};
use crate::choice::Action;
use crate::data::printed::DARKNESS;
use crate::data::{Building, Crusade, EventCard, EventKind, Initiative, Location, MARKET, Pew, Stand, Tower};
use crate::rules::{market, placement};
use crate::state::{Abbey, Devotion, HelpOffer, Met, Plot, Quest, Talk, TradeOffer, Visit};
use crate::step::Phase;

impl Abbey {
    /// What these eyes may see, field by field.
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let unseen = |card: &EventCard| card.kind() != EventKind::Vikings && !self.has_seen(*card);
        View {
            round: self.round,
            rounds: self.rounds(),
            phase: self.phase,
            first: if self.elias.first { None } else { Some(self.first) },
            asked: Seat::all(self.players).filter(|seat| self.question(*seat).is_some()).collect(),
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
            starting_buildings: self.starts,
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
        self.events.seen.has(card)
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
        let open = self.variant.auction && self.phase == Phase::Setup && !self.starts.is_empty();
        let auction = self.auction;
        open.then_some(AuctionView { bid: auction.bid, leader: auction.leader, out: auction.out })
    }

    fn talk_view(&self) -> Option<TalkView> {
        match self.talk {
            Talk::Silence => None,
            Talk::Help(offer) => {
                let HelpOffer { owner, helper, card, dice, prestige, part, counter } = offer;
                Some(TalkView::Help { owner, helper, card, dice, prestige, part, counter })
            }
            Talk::Trade(offer) => {
                let TradeOffer { owner, partner, want, wanted, give, given } = offer;
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
            tokens: player.tokens,
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
            relics: player.relics,
            saint: player.saint.filter(|_| knows),
            devotion: player.saint.map(|_| vow(player.devotion)),
            used: used_view(self, seat),
            passed: uses.passed,
            bought: uses.bought,
            question: self.question(seat).map(|question| question.prompt(self, seat).phrase),
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
