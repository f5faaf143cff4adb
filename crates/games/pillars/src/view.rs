//! What each seat may see: everything but the order of the stacks, and the event Ellen foresees.

use parlour_core::{Eyes, Listed, Seat, SeatSet, spelled};
use serde::Serialize;

use crate::data::{
    CASTLE_WORKERS, CATHEDRAL, Craftsman, EventCard, FIRST_PRICE, Good, OWN_WORKERS, Part, Post, Privilege,
    ResourceCard, Station,
};
use crate::state::{Lot, Pillars};
use crate::step::Stage;
use crate::step::{Question, Redraw};

spelled! {
    /// A part of a round.
    pub enum Phase, "a phase", "pillars-phase-" {
        /// Before the first round.
        Start = "start",
        /// Cards are laid out.
        Deal = "deal",
        /// Phase I.
        Draft = "draft",
        /// Phase II.
        Builders = "builders",
        /// Phase III.
        Stations = "stations",
        /// After the last round.
        Over = "over",
    }
}

/// A position, as some eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// From one to six.
    pub round: u8,
    /// Where the round stands.
    pub phase: Phase,
    /// The station being resolved.
    pub station: Option<Station>,
    /// The start player of the round.
    pub start: Seat,
    /// Every post with its spaces.
    pub posts: Vec<PostView>,
    /// The privileges at Kingsbridge, space by space.
    pub kingsbridge: [Option<Privilege>; 2],
    /// The craftsmen at Shiring, space by space.
    pub shiring: [Option<Craftsman>; 2],
    /// The craftsmen of the draft row.
    pub craftsmen_row: Vec<RowCraftsman>,
    /// The resource cards of the round, in the row or taken.
    pub resource_row: Vec<RowResource>,
    /// What placing a builder costs now.
    pub price: u8,
    /// Has the start player put a builder back in this round?
    pub redrawn: bool,
    /// The builder just drawn, if it is not placed yet.
    pub drawn: Option<Seat>,
    /// Waiting builders, the highest price first.
    pub parked: Vec<Parked>,
    /// Whose third builder is set aside.
    pub aside: SeatSet,
    /// Who has only two builders in the coming builders' phase.
    pub walled: SeatSet,
    /// Builders in the bag, seat by seat.
    pub bag: Vec<u8>,
    /// The event of the round, once it is revealed.
    pub event: Option<EventCard>,
    /// The event of the round before it is revealed, for the eyes of Ellen's owner.
    pub foreseen: Option<EventCard>,
    /// Whom the event spares.
    pub protected: SeatSet,
    /// Events that have not been revealed; four of ten never will be.
    pub events_unseen: Vec<EventCard>,
    /// Privileges that have not been turned up; four of the ordinary ones never will be.
    pub privileges_unseen: Vec<Privilege>,
    /// The tax of the round, once it is rolled.
    pub tax: Option<u8>,
    /// Does a metal lie at the court?
    pub court_metal: bool,
    /// The market's stock.
    pub stock: Goods,
    /// Grey workers at the castle.
    pub castle_workers: u8,
    /// The finished parts of the cathedral.
    pub cathedral: Vec<Part>,
    /// Everything the players have.
    pub seats: Vec<SeatView>,
}

/// A post and the builders on its spaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PostView {
    /// Which post.
    pub post: Post,
    /// Who stands on each of its spaces.
    pub spaces: Vec<Option<Seat>>,
}

/// A craftsman of the draft row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RowCraftsman {
    /// Who.
    pub craftsman: Craftsman,
    /// What he costs.
    pub cost: u8,
    /// Who has hired him.
    pub taker: Option<Seat>,
}

/// A resource card of the round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RowResource {
    /// Which card.
    pub card: ResourceCard,
    /// Workers it needs.
    pub workers: u8,
    /// What it yields.
    pub good: Good,
    /// How many it yields.
    pub cubes: u8,
    /// Who has taken it.
    pub taker: Option<Seat>,
}

/// A builder that waits beside a price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Parked {
    /// The price.
    pub price: u8,
    /// Whose builder.
    pub seat: Seat,
}

/// Cubes by kind.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Goods {
    /// Beige.
    pub sand: u8,
    /// Brown.
    pub wood: u8,
    /// Grey.
    pub stone: u8,
    /// Blue.
    pub metal: u8,
}

impl Goods {
    /// The cubes of a kind.
    pub const fn of(&self, good: Good) -> u8 {
        match good {
            Good::Sand => self.sand,
            Good::Wood => self.wood,
            Good::Stone => self.stone,
            Good::Metal => self.metal,
        }
    }
}

impl From<[u8; Good::COUNT]> for Goods {
    fn from([sand, wood, stone, metal]: [u8; Good::COUNT]) -> Self {
        Self { sand, wood, stone, metal }
    }
}

/// Everything a player has; all of it is public (PIL-1.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// Victory points.
    pub points: u8,
    /// Gold.
    pub gold: u8,
    /// Cubes.
    pub goods: Goods,
    /// Craftsmen.
    pub craftsmen: Vec<CraftsmanView>,
    /// Places for craftsmen.
    pub limit: u8,
    /// Kept privileges.
    pub privileges: Vec<Privilege>,
    /// Workers without a task; from the end of the draft to station 3 they stand in the mill.
    pub idle: u8,
    /// Workers at the sites.
    pub busy: u8,
    /// Workers of the next round.
    pub next_workers: u8,
    /// Does the black worker serve here?
    pub black_worker: bool,
    /// Has the seat passed in the draft?
    pub passed: bool,
    /// Kinds bought at the market in this round, which may not be sold in it.
    pub bought: Vec<Good>,
}

/// A craftsman at work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CraftsmanView {
    /// Who.
    pub craftsman: Craftsman,
    /// Most uses in this round.
    pub capacity: u8,
    /// Has he worked in this round?
    pub worked: bool,
    /// Did the archbishop bless him?
    pub blessed: bool,
}

impl Pillars {
    /// What these eyes may see.
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        View {
            round: self.round,
            phase: self.phase(),
            station: self.station(),
            start: self.start,
            posts: Post::ALL
                .iter()
                .map(|post| PostView { post: *post, spaces: self.at(*post).to_vec() })
                .collect(),
            kingsbridge: self.kingsbridge,
            shiring: self.shiring,
            craftsmen_row: self.craftsmen_row(),
            resource_row: self.resource_row(),
            price: self.price,
            redrawn: self.redrawn,
            drawn: self.drawn(),
            parked: self.waiting().collect(),
            aside: self.aside,
            walled: self.walled,
            bag: self.bag.counts()[..usize::from(self.players)].to_vec(),
            event: self.event,
            foreseen: self.events.peek().and_then(|peek| peek.seen_by(eyes)).map(event_card),
            protected: self.protected,
            events_unseen: self.events_unseen(),
            privileges_unseen: self.privileges_unseen(),
            tax: self.tax,
            court_metal: self.court_metal,
            stock: self.stock.into(),
            castle_workers: self.castle_workers(),
            cathedral: CATHEDRAL[..usize::from(self.parts())].to_vec(),
            seats: Seat::all(self.players).map(|seat| self.seat_view(seat)).collect(),
        }
    }

    /// The part of the round.
    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Start => Phase::Start,
            Stage::Deal => Phase::Deal,
            Stage::Draft => Phase::Draft,
            Stage::Builders => Phase::Builders,
            Stage::Station(_) => Phase::Stations,
            Stage::Over => Phase::Over,
        }
    }

    /// The station being resolved.
    pub const fn station(&self) -> Option<Station> {
        match self.stage {
            Stage::Station(station) => Some(station),
            _ => None,
        }
    }

    /// The builder just drawn and neither placed, parked nor put back yet.
    pub(crate) fn drawn(&self) -> Option<Seat> {
        match self.question() {
            Some((_, Question::Redraw(Redraw { pawn })) | (pawn, Question::Place(_))) => Some(pawn),
            _ => None,
        }
    }

    /// Finished parts of the cathedral: one a round, added when all have worked (PIL-11.12).
    pub(crate) const fn parts(&self) -> u8 {
        match self.stage {
            Stage::Station(Station::StartPlayer) | Stage::Over => self.round,
            _ => self.round - 1,
        }
    }

    fn waiting(&self) -> impl Iterator<Item = Parked> + use<> {
        let prices = (1..=FIRST_PRICE).zip(self.parked).rev();
        prices.filter_map(|(price, pawn)| Some(Parked { price, seat: pawn? }))
    }

    fn craftsmen_row(&self) -> Vec<RowCraftsman> {
        let hires = self.hires.iter().flatten();
        hires
            .map(|hire| RowCraftsman {
                craftsman: hire.craftsman,
                cost: hire.craftsman.card().cost,
                taker: hire.taker,
            })
            .collect()
    }

    fn resource_row(&self) -> Vec<RowResource> {
        let in_play = ResourceCard::ALL.iter().copied().filter(|card| self.lot(*card) != Lot::Out);
        in_play
            .map(|card| RowResource {
                card,
                workers: card.workers(),
                good: card.good(),
                cubes: card.cubes(),
                taker: match self.lot(card) {
                    Lot::Taken(seat) => Some(seat),
                    Lot::Open | Lot::Out => None,
                },
            })
            .collect()
    }

    /// By elimination; a card only looked at has not been revealed.
    fn events_unseen(&self) -> Vec<EventCard> {
        let [deck] = self.events.segments();
        let peeked = self.events.peek().map(|peek| peek.kind);
        let unseen = |card: &EventCard| deck.counts()[card.index()] > 0 || peeked == Some(card.index() as u8);
        EventCard::ALL.iter().copied().filter(unseen).collect()
    }

    fn privileges_unseen(&self) -> Vec<Privilege> {
        let unseen = |card: &Privilege| {
            self.privileges.segments().iter().any(|segment| segment.counts()[card.index()] > 0)
        };
        Privilege::ALL.iter().copied().filter(unseen).collect()
    }

    /// Four, less those lent for the next round and those at work in this one (PIL-9.5). The
    /// black worker is one, grey ones come in pairs.
    fn castle_workers(&self) -> u8 {
        let away = |seat| {
            let player = &self[seat];
            player.lent + (player.workers - OWN_WORKERS) / CASTLE_WORKERS * CASTLE_WORKERS
        };
        2 * CASTLE_WORKERS - Seat::all(self.players).map(away).sum::<u8>()
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let player = &self[seat];
        let craftsman_view = |craftsman| CraftsmanView {
            craftsman,
            capacity: player.capacity(craftsman),
            worked: player.worked.has(craftsman),
            blessed: player.blessed == Some(craftsman),
        };
        SeatView {
            seat,
            points: player.points(),
            gold: player.gold,
            goods: player.goods.into(),
            craftsmen: player.craftsmen.iter().map(craftsman_view).collect(),
            limit: player.limit(),
            privileges: player.privileges.iter().collect(),
            idle: self.idle(seat),
            busy: self.busy(seat),
            next_workers: player.next_workers(),
            black_worker: player.black_worker,
            passed: self.passed.has(seat),
            bought: player.bought.iter().collect(),
        }
    }
}

fn event_card(kind: u8) -> EventCard {
    EventCard::ALL[usize::from(kind)]
}
