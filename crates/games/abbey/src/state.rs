//! The plain value a game is.

mod pieces;
mod player;

use std::ops::{Index, IndexMut};

use parlour_core::{Agenda, Row, Seat, SeatSet, Set, Urn};

use crate::data::printed::{DARKNESS, EVENT_SPLIT};
use crate::data::{
    Building, Crusade, Effect, EventCard, EventKind, FACES, Good, Initiative, Location, MARKET, Saint,
};
use crate::step::Phase;
use crate::step::Step;

pub use pieces::Quest;
pub(crate) use pieces::{Devotion, Lodged, Plot, Rerolled, Uses, Visit};
pub use player::Player;

/// A game of The King's Abbey.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Abbey {
    pub(crate) players: u8,
    /// The revision of the rules: 2 added the windows after income and before the count (ABB-18).
    pub(crate) rules: u32,
    pub(crate) variant: Variant,
    /// From one; nought while the game is set up.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Who holds the first-player pawn; in the solo game Elias may hold it instead.
    pub(crate) first: Seat,
    /// What the table has still to do in this phase; what players have to do lies on their own agendas.
    pub(crate) agenda: Agenda<Step, 12>,
    pub(crate) seats: [Player; Seat::MOST],

    /// The event of the round.
    pub(crate) event: Option<EventCard>,
    pub(crate) events: EventDeck,
    /// The Vikings of the round and what meets them, row by row.
    pub(crate) raid: Row<Raider, { Seat::MOST }>,
    /// The cell of the Darkness marker, from nought.
    pub(crate) darkness: u8,

    /// The open cards of both columns, the cheapest first; the fourth is the top of the pile.
    pub(crate) market: [[Option<Building>; MARKET.1]; MARKET.0],
    /// Cards under the market, column by column.
    pub(crate) piles: [u8; MARKET.0],
    /// What both piles hold together: which card lies in which pile nobody knows.
    pub(crate) cards: Urn<{ Building::COUNT }>,
    /// Building cards out of the game, destroyed ones excepted.
    pub(crate) discards: [u8; Building::COUNT],
    /// Starting buildings that nobody has yet.
    pub(crate) starts: Set<Building>,

    pub(crate) crusades: Urn<{ Crusade::COUNT }>,
    pub(crate) tokens: Urn<{ Initiative::COUNT }>,
    /// Whose die lies on the initiative.
    pub(crate) initiative: Option<Taker>,
    pub(crate) saints: Urn<{ Saint::COUNT }>,

    pub(crate) auction: Auction,
    /// The offer on the table.
    pub(crate) talk: Talk,
    pub(crate) elias: Elias,
}

/// What was chosen at setup.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the table")]
pub(crate) struct Variant {
    pub(crate) quick: bool,
    pub(crate) easy_start: bool,
    pub(crate) dark_start: bool,
    pub(crate) auction: bool,
    pub(crate) relics: bool,
    pub(crate) saints: bool,
    /// The place of the event preset in its table.
    pub(crate) preset: u8,
    /// Plain crusades removed before the game.
    pub(crate) removed: u8,
    /// Are they chosen, not drawn?
    pub(crate) chosen: bool,
}

/// The event deck: how many of each type are left is known, their order is not.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct EventDeck {
    /// Cards left of each type, those at the bottom excepted.
    pub(crate) left: [u8; 3],
    /// Vikings put below in the first round.
    pub(crate) bottom: u8,
    /// Good years and disasters that have been drawn.
    pub(crate) seen: Set<EventCard>,
}

impl EventDeck {
    /// A deck with so many cards of each type.
    pub(crate) fn new(left: [u8; 3]) -> Self {
        Self { left, bottom: 0, seen: Set::new() }
    }

    /// Cards still to come.
    pub(crate) const fn cards(self) -> u8 {
        self.left[0] + self.left[1] + self.left[2] + self.bottom
    }

    /// Different cards of a type that have not been drawn.
    fn unseen(self, kind: EventKind) -> u32 {
        let of_kind = |card: &&EventCard| card.kind() == kind && !self.seen.has(**card);
        EventCard::ALL.iter().filter(of_kind).count() as u32
    }

    /// The odds of a card: a type is as likely as it has cards left in the deck, and within a type all
    /// cards that have not been seen are alike, since the others were put away unseen (ABB-2.1).
    pub(crate) fn weight(self, card: EventCard) -> u32 {
        let [good, bad, vikings] = self.left.map(u32::from);
        if good + bad + vikings == 0 {
            return u32::from(card == EventCard::Vikings && self.bottom > 0);
        }
        let unseen = [self.unseen(EventKind::GoodYear), self.unseen(EventKind::Disaster)];
        match card.kind() {
            _ if self.seen.has(card) => 0,
            EventKind::GoodYear => good * unseen[1].max(1),
            EventKind::Disaster => bad * unseen[0].max(1),
            EventKind::Vikings => vikings * unseen[0].max(1) * unseen[1].max(1),
        }
    }

    /// Takes the card on top, which is this one.
    pub(crate) fn take(&mut self, card: EventCard) {
        let kind = card.kind();
        if self.left == [0; 3] {
            self.bottom -= 1;
            return;
        }
        self.left[kind as usize] -= 1;
        if kind != EventKind::Vikings {
            self.seen.insert(card);
        }
    }
}

const _: () = assert!(EVENT_SPLIT[0] == 10 && EVENT_SPLIT[1] == 10 && EventCard::COUNT == 21);

/// A row of the Vikings card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Raider {
    /// The Viking die.
    pub(crate) value: u8,
    /// What stands against it.
    pub(crate) met: Met,
}

/// What meets a Viking.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Met {
    /// Nothing yet.
    #[default]
    Open,
    /// A monk die.
    Die(Seat),
    /// The echo of a monk die.
    Echo(Seat),
    /// A peasant.
    Peasant(Seat),
    /// Nothing at all.
    Breach(Seat),
    /// A die of Elias.
    EliasDie,
    /// A peasant of Elias.
    EliasPeasant,
    /// Nothing, Elias having nothing left.
    EliasBreach,
}

impl Met {
    /// Whose monk die or echo it is; none for the rest.
    pub(crate) const fn monk(self) -> Option<Taker> {
        match self {
            Self::Die(seat) | Self::Echo(seat) => Some(Taker::Seat(seat)),
            Self::EliasDie => Some(Taker::Elias),
            _ => None,
        }
    }
}

/// A player, or Elias in the solo game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Taker {
    /// A player.
    Seat(Seat),
    /// The master builder who plays the second hand.
    Elias,
}

/// The auction of the moment (ABB-20.7).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Auction {
    /// The standing bid.
    pub(crate) bid: u8,
    /// Who made it.
    pub(crate) leader: Option<Seat>,
    /// Who has passed.
    pub(crate) out: SeatSet,
}

/// What two players talk about (ABB-25).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Talk {
    /// Nothing.
    #[default]
    Silence,
    /// Help on a crusade.
    Help(HelpOffer),
    /// A trade of the Stables.
    Trade(TradeOffer),
}

impl Talk {
    /// The deal that is talked about.
    pub(crate) const fn help(self) -> Option<HelpOffer> {
        match self {
            Self::Help(offer) => Some(offer),
            Self::Silence | Self::Trade(_) => None,
        }
    }

    /// The trade that is talked about.
    pub(crate) const fn trade(self) -> Option<TradeOffer> {
        match self {
            Self::Trade(offer) => Some(offer),
            Self::Silence | Self::Help(_) => None,
        }
    }
}

/// A proposed deal: dice against a share.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct HelpOffer {
    /// Whose crusade.
    pub(crate) owner: Seat,
    /// Who is to help.
    pub(crate) helper: Seat,
    /// Which crusade.
    pub(crate) card: Crusade,
    /// Dice wanted.
    pub(crate) dice: u8,
    /// Prestige for the helper.
    pub(crate) prestige: u8,
    /// The helper's part of the reward, kind by kind.
    pub(crate) part: [u8; 2],
    /// The share the helper asks for instead.
    pub(crate) counter: Option<(u8, [u8; 2])>,
}

/// A proposed trade of whole lots.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TradeOffer {
    /// Who owns the Stables.
    pub(crate) owner: Seat,
    /// With whom.
    pub(crate) partner: Seat,
    /// What the owner wants.
    pub(crate) want: Good,
    /// How many.
    pub(crate) wanted: u8,
    /// What the owner gives.
    pub(crate) give: Good,
    /// How many.
    pub(crate) given: u8,
}

/// The dummy of the solo game (ABB-22).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Elias {
    /// His open pool for the whole game.
    pub(crate) pool: [u8; FACES],
    pub(crate) peasants: u8,
    /// Does he hold the first-player pawn?
    pub(crate) first: bool,
    /// Bonus spaces his dice occupy in this round.
    pub(crate) bonus: [bool; Location::COUNT],
}

impl Index<Seat> for Abbey {
    type Output = Player;

    fn index(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }
}

impl IndexMut<Seat> for Abbey {
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }
}

impl Abbey {
    /// Is every free action open "at any moment", also at the end (ABB-18)? Before revision 2 only where
    /// another question happened to be asked.
    pub(crate) const fn is_free_to_the_end(&self) -> bool {
        self.rules >= 2
    }

    /// Does one person play alone, against Elias (ABB-22)?
    pub(crate) const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// The seats in turn order (ABB-3.2).
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.round_from(self.players)
    }

    /// The seat that is so many places after the first player.
    pub(crate) fn in_turn(&self, place: u8) -> Option<Seat> {
        self.turn_order().nth(usize::from(place))
    }

    /// What the event of the round does.
    pub(crate) fn effect(&self) -> Option<Effect> {
        self.event.map(EventCard::effect)
    }

    /// Rounds to come after this one.
    pub const fn rounds_left(&self) -> u8 {
        self.events.cards()
    }

    /// No event to come: this is the last round (ABB-3.1).
    pub(crate) const fn is_last_round(&self) -> bool {
        self.events.cards() == 0
    }

    /// The number under the Darkness marker.
    pub fn darkness_level(&self) -> u8 {
        DARKNESS[usize::from(self.darkness)]
    }

    /// Defense of an abbey (ABB-1.6).
    pub fn defense(&self, seat: Seat) -> u8 {
        let base = if self.variant.quick { 3 } else { 1 };
        (base + self[seat].defense_bonuses() + self[seat].defending_dice()).max(1)
    }

    /// The cell of the Darkness marker, from nought.
    pub const fn darkness(&self) -> u8 {
        self.darkness
    }

    /// Where in the round the game stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Does the seat hold the first-player pawn?
    pub fn is_first(&self, seat: Seat) -> bool {
        self.first == seat
    }

    /// May goods be traded and wagons be used in this round?
    pub(crate) fn roads_are_open(&self) -> bool {
        self.effect() != Some(Effect::NoTrade)
    }

    /// The divisor of a location for a player: buildings first, then the event (ABB-8.5).
    pub fn divisor(&self, seat: Seat, location: Location) -> u8 {
        let player = &self[seat];
        let built = match location {
            Location::Mountain if player.active(Building::MasonsGuild) > 0 => 3,
            Location::Field if player.active(Building::Garden) == 2 => 2,
            _ => location.divisor(),
        };
        match self.effect() {
            Some(Effect::Divisor(place, change)) if place == location => {
                built.saturating_add_signed(change).max(2)
            }
            _ => built,
        }
    }

    /// Dice of a player on crusade cards, his own and those of others.
    pub(crate) fn dice_on_crusades(&self, seat: Seat) -> u8 {
        let own: u8 = self[seat].quests.iter().map(|quest| quest.own).sum();
        own + self.allied_quests(seat).map(|quest| quest.allied).sum::<u8>()
    }

    /// Crusades of others on which a peasant of the player stands.
    fn allied_quests(&self, seat: Seat) -> impl Iterator<Item = &Quest> {
        let others = Seat::all(self.players).filter(move |other| *other != seat);
        others.flat_map(|other| &self[other].quests).filter(move |quest| quest.ally == Some(seat))
    }

    /// Peasants of a player on crusade cards.
    pub(crate) fn crusaders(&self, seat: Seat) -> u8 {
        let own = self[seat].quests.iter().filter(|quest| quest.crusader).count();
        (own + self.allied_quests(seat).count()) as u8
    }

    /// Peasants of a player on the Vikings card.
    pub(crate) fn raid_peasants(&self, seat: Seat) -> u8 {
        self.raid.iter().filter(|row| row.met == Met::Peasant(seat)).count() as u8
    }

    /// Monk dice of a player on the Vikings card, echoes excepted.
    pub(crate) fn raid_dice(&self, seat: Seat) -> u8 {
        self.raid.iter().filter(|row| row.met == Met::Die(seat)).count() as u8
    }

    /// The bonus spaces of a location that are free (ABB-2.5, ABB-22.4).
    pub(crate) fn free_bonus_spaces(&self, location: Location) -> u8 {
        let spaces = if self.players <= 3 { 1 } else { 2 };
        let taken = Seat::all(self.players).filter(|seat| self[*seat].visits[location as usize].bonus > 0);
        let elias = u8::from(self.elias.bonus[location as usize]);
        u8::saturating_sub(spaces, taken.count() as u8 + elias)
    }
}
