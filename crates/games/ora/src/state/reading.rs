//! Figures of a position for programs that judge it.

use parlour_core::{Seat, Set};

use crate::data::{Card, Good, Marker, Play, Settlement, Terrain};
use crate::score;
use crate::state::{Ora, Post};
use crate::step::{Step, Task};

/// What a player's land and people amount to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Domain {
    /// Buildings, the three of the heartland included.
    pub buildings: u8,
    /// Monastery buildings among them.
    pub cloister: u8,
    /// Forest cards.
    pub forests: u8,
    /// Moor cards.
    pub moors: u8,
    /// Clergymen at home.
    pub clergy: u8,
    /// Is the prior one of them?
    pub prior: bool,
}

/// A bare cell of a player's land.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// What kind of cell it is.
    pub terrain: Terrain,
    /// May a monastery building stand here?
    pub beside_cloister: bool,
    /// What its neighbours would add to a settlement.
    pub near: i32,
}

/// A building somebody may work in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Workplace {
    /// Whose it is.
    pub owner: Seat,
    /// Which building.
    pub card: Card,
    /// Does a clergyman stand on it?
    pub occupied: bool,
}

impl Ora {
    /// The kind of game.
    pub const fn kind(&self) -> Play {
        self.play
    }

    /// The points of a player so far in each column of the count: goods, economic values, settlements.
    pub fn columns(&self, seat: Seat) -> [i32; 3] {
        score::columns(self, seat)
    }

    /// What the land and the people of a player amount to.
    pub fn domain(&self, seat: Seat) -> Domain {
        let player = self.player(seat);
        Domain {
            buildings: player.land.buildings_count(),
            cloister: player.land.cloister(),
            forests: player.land.forests(),
            moors: player.land.moors(),
            clergy: player.clergy.iter().filter(|post| **post == Post::Home).count() as u8,
            prior: player.prior() == Post::Home,
        }
    }

    /// The bare cells of a player's land.
    pub fn grounds(&self, seat: Seat) -> impl Iterator<Item = Ground> + '_ {
        let land = self.land(seat);
        land.bare().map(|cell| Ground {
            terrain: land.terrain(cell),
            beside_cloister: land.touches_cloister(cell),
            near: land.near(cell),
        })
    }

    /// Every building on the table, those of the neutral player included.
    pub fn workplaces(&self) -> impl Iterator<Item = Workplace> + '_ {
        let occupied = self.occupied();
        self.owners().flat_map(move |owner| {
            self.land(owner).built().map(move |(cell, card)| {
                let occupied = occupied[owner.index()] >> cell.0 & 1 == 1;
                Workplace { owner, card, occupied }
            })
        })
    }

    /// The cells somebody stands on, land by land, as sets.
    fn occupied(&self) -> [u128; Seat::MOST] {
        let mut occupied = [0; Seat::MOST];
        for seat in self.owners() {
            for post in self.player(seat).clergy {
                if let Post::At { owner, cell } = post {
                    occupied[owner.index()] |= 1 << cell.0;
                }
            }
        }
        occupied
    }

    /// The settlements a player may still build.
    pub fn reserve(&self, seat: Seat) -> Set<Settlement, u8> {
        self.player(seat).reserve
    }

    /// Can a player pay for a settlement now?
    pub fn affords(&self, seat: Seat, settlement: Settlement) -> bool {
        let town = settlement.town();
        self.purse(seat).covers(u16::from(town.food), u16::from(town.half_energy))
    }

    /// How many of a good a player could hand over, with the exchanges that are free.
    pub fn within_reach(&self, seat: Seat, good: Good) -> u16 {
        self.purse(seat).within_reach(good)
    }

    /// The cards in the display.
    pub fn on_display(&self) -> impl Iterator<Item = Card> + use<> {
        self.displayed()
    }

    /// The letters whose cards lie in the display or have been built: A is one of them when this is one.
    pub const fn letters_revealed(&self) -> u8 {
        self.revealed
    }

    /// The marker's number on the wheel, nought while it is out of play.
    pub fn yield_of(&self, marker: Marker) -> u8 {
        self.reading(marker).unwrap_or_default()
    }

    /// The price of a work contract.
    pub const fn contract_price(&self) -> u8 {
        self.contract
    }

    /// In how many rounds the settlement phases to come are, the next one first; nought if one is going on.
    pub fn phases_ahead(&self) -> impl Iterator<Item = u8> + '_ {
        let players = self.play.ring().players;
        let waits = |step: &Step| matches!(step, Step::Do(Task::Settlements { next, .. }) if *next < players);
        let now = self.agenda.steps().iter().any(waits).then_some(0);
        let rounds = self.play.ring().phases.iter();
        let later = rounds.filter_map(|phase| phase.checked_sub(self.round).filter(|ahead| *ahead > 0));
        now.into_iter().chain(later)
    }
}

impl Domain {
    /// Forest and moor cards.
    pub const fn wilderness(&self) -> u8 {
        self.forests + self.moors
    }
}
