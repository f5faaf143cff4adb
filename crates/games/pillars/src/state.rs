//! The plain value a game is, and its smallest verbs.

use std::ops::{Index, IndexMut};

use parlour_core::{Agenda, Deck, Listed, Seat, SeatSet, Set, Urn};

use crate::data::{
    BUILDERS, CRAFTSMEN, CRAFTSMEN_WITH_JACK, Craftsman, EventCard, FIRST_POINTS, FIRST_PRICE, Good,
    MOST_GOLD, OWN_WORKERS, Post, Privilege, ResourceCard, SPACES, STORE, Trade,
};
use crate::step::Stage;
use crate::step::Step;

/// At most so many players.
pub(crate) const SEATS: usize = 4;

/// A game of The Pillars of the Earth.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pillars {
    pub(crate) players: u8,
    /// From one to six.
    pub(crate) round: u8,
    /// Where in the round the game stands; what is still to do there lies on the agenda.
    pub(crate) stage: Stage,
    pub(crate) agenda: Agenda<Step, 8>,
    /// The start player of the round.
    pub(crate) start: Seat,
    pub(crate) seats: [Player; SEATS],

    /// Fourteen ordinary privileges, ten of which appear, above the two of the last round.
    pub(crate) privileges: Deck<{ Privilege::COUNT }, 2>,
    /// Ten events, six of which appear; Ellen may have seen the first.
    pub(crate) events: Deck<{ EventCard::COUNT }, 1>,
    /// The privileges above the two spaces of Kingsbridge.
    pub(crate) kingsbridge: [Option<Privilege>; 2],
    /// The craftsmen above the two spaces of Shiring.
    pub(crate) shiring: [Option<Craftsman>; 2],

    /// The two craftsmen of the draft row.
    pub(crate) hires: [Option<Hire>; 2],
    /// Where each resource card is.
    pub(crate) resources: [Lot; ResourceCard::COUNT],
    /// Who takes no more cards in this round.
    pub(crate) passed: SeatSet,

    pub(crate) bag: Urn<SEATS>,
    /// What placing a builder costs now.
    pub(crate) price: u8,
    /// Has the start player put a builder back in this round?
    pub(crate) redrawn: bool,
    /// The builders that wait beside the prices one to seven.
    pub(crate) parked: [Option<Seat>; FIRST_PRICE as usize],
    /// Whose third builder is set aside because of the town wall.
    pub(crate) aside: SeatSet,
    pub(crate) spaces: [Option<Seat>; SPACES],
    /// Who has only two builders because the town wall was built in the round before.
    pub(crate) walled: SeatSet,

    /// The event of the round, once it is revealed.
    pub(crate) event: Option<EventCard>,
    /// Whom the event of the round spares.
    pub(crate) protected: SeatSet,
    /// The tax of the round, once it is rolled.
    pub(crate) tax: Option<u8>,
    /// Does a metal lie at the court?
    pub(crate) court_metal: bool,
    /// What the market has for sale.
    pub(crate) stock: [u8; Good::COUNT],
}

/// What one seat has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub(crate) gold: u8,
    /// Points won so far, by source; [`Player::points`] adds them up.
    pub(crate) earned: [u8; Source::COUNT],
    /// Points lost so far.
    pub(crate) lost: u8,
    pub(crate) goods: [u8; Good::COUNT],
    pub(crate) craftsmen: Set<Craftsman>,
    /// Kept privileges: lasting ones, and those not yet used.
    pub(crate) privileges: Set<Privilege>,
    /// Workers of this round, idle and busy.
    pub(crate) workers: u8,
    /// Grey workers the castle lent for the next round.
    pub(crate) lent: u8,
    /// The black worker serves this seat (from the next round on).
    pub(crate) black_worker: bool,
    /// Kinds bought at the market in this round.
    pub(crate) bought: Set<Good>,
    /// Craftsmen who have worked in this round.
    pub(crate) worked: Set<Craftsman>,
    /// The craftsman the archbishop blessed in this round.
    pub(crate) blessed: Option<Craftsman>,
}

/// What points come from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// Builders at the priory.
    Priory,
    /// Privileges.
    Privileges,
    /// Craftsmen at the cathedral.
    Cathedral,
}

impl Source {
    /// How many sources there are.
    pub(crate) const COUNT: usize = 3;
}

/// Where a resource card is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Lot {
    /// In the deck, out of this round.
    #[default]
    Out,
    /// In the row.
    Open,
    /// With a seat, whose workers it keeps busy.
    Taken(Seat),
}

/// A craftsman of the draft row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hire {
    pub(crate) craftsman: Craftsman,
    pub(crate) taker: Option<Seat>,
}

impl Index<Seat> for Pillars {
    type Output = Player;

    fn index(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }
}

impl IndexMut<Seat> for Pillars {
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }
}

impl Index<Good> for Player {
    type Output = u8;

    fn index(&self, good: Good) -> &u8 {
        &self.goods[good as usize]
    }
}

impl IndexMut<Good> for Player {
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.goods[good as usize]
    }
}

impl Player {
    /// A player before the first round, without gold (PIL-2.1, PIL-2.4, PIL-2.6).
    pub(crate) fn new() -> Self {
        Self { craftsmen: Craftsman::STARTING, workers: OWN_WORKERS, ..Self::default() }
    }

    /// Victory points. The sum never falls below nought, because only what is there is lost.
    pub const fn points(&self) -> u8 {
        FIRST_POINTS + self.earned[0] + self.earned[1] + self.earned[2] - self.lost
    }

    /// Adds points.
    pub(crate) fn earn(&mut self, source: Source, points: u8) {
        self.earned[source as usize] += points;
    }

    /// Takes points away, as far as there are any (PIL-1.2), and tells how many.
    pub(crate) fn forfeit(&mut self, points: u8) -> u8 {
        let lost = points.min(self.points());
        self.lost += lost;
        lost
    }

    /// Adds gold up to the end of the track and tells how much is lost (PIL-1.1).
    pub(crate) fn gain_gold(&mut self, gold: u8) -> u8 {
        let sum = self.gold + gold;
        self.gold = sum.min(MOST_GOLD);
        sum - self.gold
    }

    /// Gold.
    pub const fn gold(&self) -> u8 {
        self.gold
    }

    /// The craftsmen at work.
    pub const fn craftsmen(&self) -> Set<Craftsman> {
        self.craftsmen
    }

    /// Kept privileges: lasting ones, and those not yet used.
    pub const fn privileges(&self) -> Set<Privilege> {
        self.privileges
    }

    /// Craftsmen who have worked in this round.
    pub const fn worked(&self) -> Set<Craftsman> {
        self.worked
    }

    /// Workers of the next round.
    pub fn next_workers(&self) -> u8 {
        OWN_WORKERS + u8::from(self.black_worker) + self.lent
    }

    /// All cubes, metal included.
    pub fn cubes(&self) -> u8 {
        self.goods.iter().sum()
    }

    /// Cubes beyond the store of five (PIL-11.11).
    pub fn excess(&self) -> u8 {
        self.cubes().saturating_sub(STORE)
    }

    /// Places for craftsmen (PIL-4.7, PIL-14.10).
    pub fn limit(&self) -> u8 {
        if self.privileges.has(Privilege::Jack) { CRAFTSMEN_WITH_JACK } else { CRAFTSMEN }
    }

    /// Does a craftsman of this trade work for the player?
    pub fn has_trade(&self, trade: Trade) -> bool {
        self.craftsmen.meets(trade.cards())
    }

    /// Most uses of a craftsman in this round (PIL-11.2, PIL-11.10).
    pub fn capacity(&self, craftsman: Craftsman) -> u8 {
        craftsman.card().capacity.unwrap_or(1) + u8::from(self.blessed == Some(craftsman))
    }
}

impl Pillars {
    /// The start player of the round.
    pub const fn start(&self) -> Seat {
        self.start
    }

    /// Builders of a seat that are still in the bag.
    pub const fn in_bag(&self, seat: Seat) -> u8 {
        self.bag.counts()[seat.index()]
    }

    /// The seats in clockwise order, the start player first (PIL-1.7).
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start.round_from(self.players)
    }

    /// The seat that keeps a privilege.
    pub(crate) fn owner(&self, privilege: Privilege) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self[*seat].privileges.has(privilege))
    }

    /// The resource cards a seat has taken.
    pub fn taken_by(&self, seat: Seat) -> impl Iterator<Item = ResourceCard> + '_ {
        ResourceCard::ALL.iter().copied().filter(move |card| self.lot(*card) == Lot::Taken(seat))
    }

    /// Where a resource card is.
    pub(crate) fn lot(&self, card: ResourceCard) -> Lot {
        self.resources[card.index()]
    }

    /// Workers at the sites (PIL-4.3).
    pub fn busy(&self, seat: Seat) -> u8 {
        self.taken_by(seat).map(ResourceCard::workers).sum()
    }

    /// Workers without a task; after the draft they stand in the wool mill (PIL-4.10).
    pub fn idle(&self, seat: Seat) -> u8 {
        self[seat].workers - self.busy(seat)
    }

    /// Who stands on each space of a post.
    pub fn at(&self, post: Post) -> &[Option<Seat>] {
        &self.spaces[post.spaces()]
    }

    /// Who stands on the first space of a post.
    pub(crate) fn first_at(&self, post: Post) -> Option<Seat> {
        self.at(post)[0]
    }

    /// The free space with the lowest number (PIL-5.11).
    pub(crate) fn free_space(&self, post: Post) -> Option<usize> {
        post.spaces().find(|space| self.spaces[*space].is_none())
    }

    /// The builders of a post return to the bag (PIL-5.14).
    pub(crate) fn clear(&mut self, post: Post) {
        post.spaces().for_each(|space| self.clear_space(space));
    }

    /// The builder on a space, if there is one, returns to the bag.
    pub(crate) fn clear_space(&mut self, space: usize) {
        if let Some(seat) = self.spaces[space].take() {
            self.bag.put(seat.index());
        }
    }

    /// How many builders of a seat were placed or parked in this round (PIL-5.12).
    pub fn resolved(&self, seat: Seat) -> u8 {
        let everywhere = self.spaces.iter().chain(&self.parked);
        everywhere.filter(|pawn| **pawn == Some(seat)).count() as u8
    }

    /// The price beside which the first waiting builder stands (PIL-5.8).
    pub(crate) fn first_waiting(&self) -> Option<(u8, Seat)> {
        (1..=FIRST_PRICE).rev().find_map(|price| Some((price, self.parked[usize::from(price) - 1]?)))
    }

    /// Is the seat hit by the event of the round (PIL-6.2, PIL-6.3)?
    pub(crate) fn is_hit_by(&self, card: EventCard, seat: Seat) -> bool {
        self.event == Some(card) && (card.is_lucky() || !self.protected.has(seat))
    }

    /// A bag with all builders of the players (PIL-2.2).
    pub(crate) fn full_bag(players: u8) -> Urn<SEATS> {
        Urn::new(std::array::from_fn(|seat| if seat < usize::from(players) { BUILDERS } else { 0 }))
    }
}
