//! The first position of every mode.

use parlour_core::{About, Agenda, Mode, OptionSpec, Seat, SeatSet, Urn};

use crate::data::{
    BANK_TOTAL, Citizen, City, Crowd, Deed, Edge, Follower, Good, Hourglass, KINDS, POSTS, Place, SPACES,
    START_COINS, TECHNOLOGY, Track, neutral_supply, removed_goods,
};
use crate::rules::exclusion;
use crate::state::{Home, Muster, Orleans, Out, Plan, Player, SEATS, Slot};
use crate::step::Stage;
use crate::step::{Draw, Question};

/// What Orléans tells of itself.
pub(crate) const ABOUT: About = About {
    id: "orleans",
    prefix: "ORL",
    rules: 1,
    oldest: 1,
    players: (2, 4),
    options: &[
        OptionSpec { key: "planning", values: &["simultaneous", "ordered"] },
        OptionSpec { key: "place_exclusion", values: &["off", "on"] },
        OptionSpec { key: "first_player", values: &["random", "first-seat"] },
    ],
    kinds: Question::KINDS,
    longest: 8000,
};

impl Orleans {
    /// The material before the first draw.
    pub(crate) fn first_position(mode: &Mode) -> Self {
        let players = mode.players;
        let mut game = Self {
            players,
            ordered: mode.is("planning", "ordered"),
            exclusion: mode.is("place_exclusion", "on"),
            round: 0,
            stage: Stage::Setup,
            agenda: Agenda::new(),
            first: Seat::new(0),
            next: Seat::new(0),
            passed: SeatSet::EMPTY,
            pending: SeatSet::EMPTY,
            hourglass: Urn::new(Hourglass::BELOW_THE_FIRST),
            event: None,
            bank: BANK_TOTAL - START_COINS * players,
            supply: neutral_supply(players),
            unlaid: Urn::new(Good::TILES),
            stock: [0; Good::COUNT],
            cargo: [[None; 2]; Edge::COUNT],
            technology: TECHNOLOGY,
            tiles: [Home::Stack; Place::TILES],
            citizens: [None; Citizen::COUNT],
            deeds: [[0; KINDS]; Deed::COUNT],
            posts: [SeatSet::EMPTY; City::COUNT],
            out: Out::default(),
            seats: [Player::absent(); SEATS],
        };
        Seat::all(players).for_each(|seat| game[seat] = Player::new());
        game.prepare(mode.is("first_player", "random"));
        game
    }

    /// What chance and players decide before round 1 (ORL-2.8, ORL-2.12, ORL-2.13).
    fn prepare(&mut self, chance_chooses_first: bool) {
        if chance_chooses_first {
            self.draw(Draw::ChooseFirst);
        } else if self.exclusion {
            exclusion::begin(self);
        }
        self.draw(Draw::LayGoods);
        if removed_goods(self.players) > 0 {
            self.draw(Draw::RemoveGoods);
        }
    }
}

impl Player {
    /// A player before the first round (ORL-2.1, ORL-2.2, ORL-2.3, ORL-2.10).
    fn new() -> Self {
        Self {
            coins: START_COINS,
            market: Follower::OWN.into_iter().collect(),
            reserve: POSTS,
            ..Self::absent()
        }
    }

    /// A seat nobody has taken.
    fn absent() -> Self {
        Self {
            coins: 0,
            bag: Urn::default(),
            market: Crowd::default(),
            tower: Crowd::default(),
            hand: Crowd::default(),
            slots: [Slot::Empty; SPACES],
            tracks: [0; Track::COUNT],
            development: 0,
            merchant: City::Orleans,
            reserve: 0,
            goods: [0; Good::COUNT],
            unplaced: 0,
            pioneer: false,
            muster: Muster::default(),
            plan: Plan::default(),
        }
    }
}
