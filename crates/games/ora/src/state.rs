//! The plain value a game is, and its smallest verbs.

pub(crate) mod land;
pub(crate) mod purse;
pub(crate) mod reading;

use parlour_core::{Agenda, Log, Seat, Set};

use crate::choice::Clergyman;
use crate::data::{Card, Country, Good, Goods, Marker, Numbers, Play, Settlement, Tile};
use crate::event::Event;
use crate::state::land::{Cell, Content, Land};
use crate::state::purse::Purse;
use crate::step::Step;

/// Where a clergyman is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Post {
    Home,
    At {
        owner: Seat,
        cell: Cell,
    },
    /// The second lay brother of the short game does not take part (ORA-12.2).
    Absent,
}

/// A player, or the neutral player of the solo game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) purse: Purse,
    /// The prior, then the lay brothers, who cannot be told apart and are kept in order.
    pub(crate) clergy: [Post; 3],
    /// Settlements not yet built.
    pub(crate) reserve: Set<Settlement, u8>,
    pub(crate) land: Land,
}

impl Player {
    pub(crate) fn new(purse: Purse, clergy: u8, reserve: Set<Settlement, u8>, land: &Land) -> Self {
        let third = if clergy < 3 { Post::Absent } else { Post::Home };
        Self { purse, clergy: [Post::Home, Post::Home, third], reserve, land: *land }
    }

    pub(crate) fn prior(&self) -> Post {
        self.clergy[0]
    }

    pub(crate) fn posts(&self) -> impl Iterator<Item = (Clergyman, Post)> + '_ {
        let kinds = [Clergyman::Prior, Clergyman::LayBrother, Clergyman::LayBrother];
        kinds.into_iter().zip(self.clergy)
    }

    /// How many clergymen of this kind wait at home?
    pub(crate) fn at_home(&self, clergyman: Clergyman) -> usize {
        self.posts().filter(|(kind, post)| *kind == clergyman && *post == Post::Home).count()
    }

    pub(crate) fn has_home(&self, clergyman: Clergyman) -> bool {
        self.at_home(clergyman) > 0
    }

    /// Is anybody at home?
    pub(crate) fn somebody_home(&self) -> bool {
        self.clergy.contains(&Post::Home)
    }

    /// Moves a clergyman from home to a building.
    pub(crate) fn send(&mut self, clergyman: Clergyman, owner: Seat, cell: Cell) {
        let first = usize::from(clergyman == Clergyman::LayBrother);
        let index = (first..3).find(|index| self.clergy[*index] == Post::Home);
        self.clergy[index.expect("a clergyman of that kind at home")] = Post::At { owner, cell };
        self.clergy[1..].sort_unstable();
    }

    /// Sends clergymen home from where `leaves` says so; true if anybody went. They leave their
    /// buildings unoccupied and may go out again (ORA-11.52, ORA-11.53).
    pub(crate) fn recall(&mut self, leaves: impl Fn(Clergyman, Seat, Cell) -> bool) -> bool {
        let mut moved = false;
        for index in 0..3 {
            let kind = if index == 0 { Clergyman::Prior } else { Clergyman::LayBrother };
            if let Post::At { owner, cell } = self.clergy[index]
                && leaves(kind, owner, cell)
            {
                self.clergy[index] = Post::Home;
                moved = true;
            }
        }
        self.clergy[1..].sort_unstable();
        moved
    }

    /// The prior comes home (ORA-9.1, ORA-11.23I).
    pub(crate) fn recall_prior(&mut self) -> bool {
        self.recall(|kind, _, _| kind == Clergyman::Prior)
    }
}

/// Where a marker is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Standing {
    Waiting,
    On(u8),
    Gone,
}

/// The production wheel and its markers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Wheel {
    pub(crate) space: u8,
    markers: [Standing; 9],
}

impl Wheel {
    /// Seven markers stand on the alpha space; grapes and stone wait if they will come
    /// (ORA-1.2, ORA-1.3).
    pub(crate) fn new(grapes: bool, stone: bool) -> Self {
        let late = |comes| if comes { Standing::Waiting } else { Standing::Gone };
        let mut markers = [Standing::On(0); 9];
        markers[Marker::Grapes as usize] = late(grapes);
        markers[Marker::Stone as usize] = late(stone);
        Self { space: 0, markers }
    }

    pub(crate) const fn standing(&self, marker: Marker) -> Standing {
        self.markers[marker as usize]
    }

    pub(crate) fn put(&mut self, marker: Marker, standing: Standing) {
        self.markers[marker as usize] = standing;
    }

    pub(crate) const fn is_in_play(&self, marker: Marker) -> bool {
        matches!(self.standing(marker), Standing::On(_))
    }

    /// How many steps ago the marker was at nought (ORA-3.1).
    pub(crate) const fn steps(&self, marker: Marker) -> Option<usize> {
        match self.standing(marker) {
            Standing::On(space) => Some(((13 + self.space - space) % 13) as usize),
            _ => None,
        }
    }
}

/// A game of Ora & Labora.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ora {
    /// The revision of the rules: since 2 free exchanges are part of giving different goods (ORA-10.6).
    pub(crate) rules: u32,
    pub(crate) country: Country,
    pub(crate) play: Play,
    /// Quarry C stays in the box in the short game for four (ORA-D13).
    pub(crate) without_quarry: bool,
    /// The round, or the turn where turns turn the wheel; nought before the first.
    pub(crate) round: u8,
    /// The start player of the round; for two players the one whose turn it is.
    pub(crate) start: Seat,
    pub(crate) wheel: Wheel,
    /// The building cards anybody may build.
    pub(crate) display: Numbers,
    /// How many of the piles A to D have been revealed.
    pub(crate) revealed: u8,
    /// The price of a work contract.
    pub(crate) contract: u8,
    pub(crate) wonders: u8,
    /// Which of the nine tiles are left, districts and plots; the cheapest is the lowest bit.
    pub(crate) piles: [u16; 2],
    /// The players; in the solo game the neutral player sits second.
    pub(crate) players: [Player; 4],
    /// Relays used in the present action, as a set (ORA-10.7).
    pub(crate) relays: u8,
    /// Cards the neutral player was given in this phase and that still lie open (ORA-14.7).
    pub(crate) fresh: Numbers,
    pub(crate) agenda: Agenda<Step, 20>,
}

/// The neutral player of the solo game.
pub(crate) const NEUTRAL: Seat = Seat::new(1);

impl Ora {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn land(&self, seat: Seat) -> &Land {
        &self.player(seat).land
    }

    pub(crate) fn purse(&self, seat: Seat) -> &Purse {
        &self.player(seat).purse
    }

    /// Everybody who owns land, the neutral player included.
    pub(crate) fn owners(&self) -> impl Iterator<Item = Seat> + use<> {
        let neutral = u8::from(self.play.is_solo());
        Seat::all(self.play.ring().players + neutral)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.play.ring().players)
    }

    /// The marker's number on the wheel, if it is in play (ORA-3.1).
    pub(crate) fn reading(&self, marker: Marker) -> Option<u8> {
        self.wheel.steps(marker).map(|steps| self.play.ring().wheel[steps])
    }

    /// Does anybody stand on this building, a neutral clergyman included (ORA-14.9)?
    pub(crate) fn is_occupied(&self, owner: Seat, cell: Cell) -> bool {
        let here = Post::At { owner, cell };
        self.owners().any(|seat| self.player(seat).clergy.contains(&here))
    }

    /// Does a prior stand on this building?
    pub(crate) fn has_prior(&self, owner: Seat, cell: Cell) -> bool {
        let here = Post::At { owner, cell };
        self.owners().any(|seat| self.player(seat).prior() == here)
    }

    /// Where a building stands on the land of `owner`, if there is such an owner and building.
    pub(crate) fn site(&self, owner: Seat, card: Card) -> Option<Cell> {
        self.owners().find(|seat| *seat == owner).and_then(|seat| self.land(seat).find(card))
    }

    /// The land on which a building stands, and where; basic buildings stand on several.
    pub(crate) fn locate(&self, card: Card) -> Option<(Seat, Cell)> {
        self.owners().find_map(|owner| self.land(owner).find(card).map(|cell| (owner, cell)))
    }

    /// Every building on the table with its owner.
    pub(crate) fn all_buildings(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.owners().flat_map(|owner| self.land(owner).buildings().map(move |card| (owner, card)))
    }

    /// The cards in the display, by number.
    pub(crate) fn displayed(&self) -> impl Iterator<Item = Card> + use<> {
        let country = self.country;
        self.display.iter().map(move |number| Card::numbered(number, country))
    }

    pub(crate) fn is_displayed(&self, card: Card) -> bool {
        let number = card.face().number;
        self.display.has(number) && Card::numbered(number, self.country) == card
    }

    /// Gives goods from the supply (ORA-10.12).
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, amount: u16, log: &mut impl Log<Event>) {
        if amount == 0 {
            return;
        }
        if good == Good::Wonder {
            self.wonders -= amount as u8;
        }
        self.player_mut(seat).purse.add(good, amount);
        log.note(Event::Gained { seat, good, amount });
    }

    pub(crate) fn gain_all(&mut self, seat: Seat, goods: Goods, times: u8, log: &mut impl Log<Event>) {
        for (good, amount) in goods {
            self.gain(seat, *good, u16::from(*amount) * u16::from(times), log);
        }
    }

    /// Takes a payment in goods, exchanging freely on the way (ORA-7.4).
    pub(crate) fn pay_all(&mut self, seat: Seat, goods: Goods, times: u8, log: &mut impl Log<Event>) {
        let before = *self.purse(seat);
        let paid = self.player_mut(seat).purse.pay_goods(goods, times);
        debug_assert!(paid, "a payment is checked before it is taken");
        self.tell_payment(seat, before, log);
    }

    /// Takes one of several different goods, exchanging freely on the way (ORA-7.4, ORA-10.6).
    pub(crate) fn give_one(&mut self, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        let before = *self.purse(seat);
        if before.have(good) > 0 {
            return self.spend(seat, good, 1, log);
        }
        let paid = self.player_mut(seat).purse.give(good, true);
        debug_assert!(paid, "a payment is checked before it is taken");
        self.tell_payment(seat, before, log);
    }

    fn tell_payment(&self, seat: Seat, before: Purse, log: &mut impl Log<Event>) {
        let after = *self.purse(seat);
        for ((good, had), (_, has)) in before.counts().zip(after.counts()) {
            if had > has {
                log.note(Event::Paid { seat, good, amount: had - has });
            } else if has > had {
                // Change from a whiskey sold on the way.
                log.note(Event::Gained { seat, good, amount: has - had });
            }
        }
    }

    /// Are free exchanges part of a payment in different goods (ORA-7.4, ORA-10.6)? Before revision 2 they
    /// had to be made beforehand.
    pub(crate) const fn exchanges_while_giving(&self) -> bool {
        self.rules >= 2
    }

    /// Takes tiles as they are.
    pub(crate) fn spend(&mut self, seat: Seat, good: Good, amount: u16, log: &mut impl Log<Event>) {
        if amount == 0 {
            return;
        }
        let paid = self.player_mut(seat).purse.take(good, amount);
        debug_assert!(paid, "a payment is checked before it is taken");
        log.note(Event::Paid { seat, good, amount });
    }

    /// The building leaves the display for somebody's land; some raise the price of contracts
    /// (ORA-5.8, ORA-14.8).
    pub(crate) fn erect(&mut self, owner: Seat, card: Card, cell: Cell, log: &mut impl Log<Event>) {
        self.display = self.display.without(card.face().number);
        self.player_mut(owner).land.put(cell, Content::Building(card));
        log.note(Event::Built { owner, card, spot: self.land(owner).spot(cell) });
        if card.raises_contracts() && self.contract < 2 {
            self.contract = 2;
            log.note(Event::ContractsCostMore { price: 2 });
        }
    }

    /// The price of the tile on top of a pile: the cheapest left, in solo the dearest (ORA-1.8).
    pub(crate) fn top_price(&self, tile: Tile) -> Option<u8> {
        let pile = self.piles[tile as usize];
        if pile == 0 {
            return None;
        }
        let place = if self.play.is_solo() { pile.ilog2() } else { pile.trailing_zeros() };
        Some(tile.prices()[place as usize])
    }

    /// The prices left in a pile, each once, cheapest first.
    pub(crate) fn prices_left(&self, tile: Tile) -> impl Iterator<Item = u8> + use<> {
        let pile = self.piles[tile as usize];
        let mut last = 0;
        (0..9usize).filter(move |place| pile & (1 << place) != 0).filter_map(move |place| {
            let price = tile.prices()[place];
            let fresh = price != last;
            last = price;
            fresh.then_some(price)
        })
    }

    /// Takes the tile with this price off its pile.
    pub(crate) fn take_tile(&mut self, tile: Tile, price: u8) {
        let pile = &mut self.piles[tile as usize];
        let place = (0..9).find(|place| *pile & (1 << place) != 0 && tile.prices()[*place] == price);
        *pile &= !(1 << place.expect("a tile of that price is left"));
    }
}
