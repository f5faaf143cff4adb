//! Positions for the tests: everything a rule does not mention takes a plain default.

use parlour_core::testkit::Scenario;
use parlour_core::{Agenda, Seat};

pub(super) use crate::choice::Clergyman::{LayBrother, Prior};
pub(super) use crate::data::Card::*;
pub(super) use crate::data::Good::*;
use crate::data::{Card, Country, DistrictFace, Good, Marker, PlotFace, Settlement, Side};
use crate::state::Standing;
use crate::state::land::{Cell, Content, District, Plot, Spot};
use crate::state::purse::Purse;
use crate::step::{Task, Turn, Use};
use crate::{Clergyman, Ora, Refusal};

pub(super) const RED: Seat = Seat::new(0);
pub(super) const BLUE: Seat = Seat::new(1);
pub(super) const GREEN: Seat = Seat::new(2);
pub(super) const YELLOW: Seat = Seat::new(3);

pub(super) type Scene = Scenario<Ora>;

/// France, red to begin.
pub(super) fn france(players: u8) -> Scene {
    Scene::new(players, &[]).draw("start red")
}

/// Ireland, red to begin.
pub(super) fn ireland(players: u8) -> Scene {
    Scene::new(players, &[("country", "ireland")]).draw("start red")
}

/// The short game in France, red to begin.
pub(super) fn short(players: u8) -> Scene {
    Scene::new(players, &[("length", "short")]).draw("start red")
}

/// The long game for two in France, red to begin.
pub(super) fn two_long() -> Scene {
    Scene::new(2, &[("length", "long")]).draw("start red")
}

/// The solo game.
pub(super) fn solo(country: &str) -> Scene {
    Scene::new(1, &[("country", country)])
}

/// Four players in the country of the card; red has these goods and is about to use the card.
pub(super) fn function(card: Card, goods: &[(Good, u16)]) -> Scene {
    let scene = match card.face().side {
        Side::Only(Country::Ireland) => ireland(4),
        _ => france(4),
    };
    scene.goods(RED, goods).using(RED, card)
}

/// Too few of a good.
pub(super) const fn missing(good: Good, need: u16, have: u16) -> Refusal {
    Refusal::Missing { good, need, have }
}

pub(super) const fn at(row: i8, col: i8) -> Spot {
    Spot::new(row, col)
}

/// Steps that only this game needs.
pub(super) trait Arrange: Sized {
    /// These are all the goods of a seat; coins in one number.
    fn goods(self, seat: Seat, goods: &[(Good, u16)]) -> Self;
    /// A building stands on somebody's land, whatever lay there.
    fn building(self, owner: Seat, card: Card, spot: Spot) -> Self;
    /// A settlement stands on somebody's land.
    fn settled(self, owner: Seat, settlement: Settlement, spot: Spot) -> Self;
    /// Nothing stands on a cell.
    fn bare(self, owner: Seat, spot: Spot) -> Self;
    /// A district was laid.
    fn district(self, owner: Seat, face: DistrictFace, row: i8) -> Self;
    /// A plot was laid.
    fn plot(self, owner: Seat, face: PlotFace, row: i8) -> Self;
    /// A clergyman stands on a building.
    fn out(self, seat: Seat, clergyman: Clergyman, owner: Seat, card: Card) -> Self;
    /// A marker stands so that it reads what it reads after so many steps.
    fn marker(self, marker: Marker, steps: u8) -> Self;
    /// This seat is about to use the function of a card as its only action.
    fn using(self, seat: Seat, card: Card) -> Self;
    /// The next round begins; its number is given.
    fn round(self, round: u8) -> Self;
    /// A card is in the display.
    fn displayed(self, card: Card) -> Self;
    /// These are all the goods of a seat now.
    fn has(self, seat: Seat, goods: &[(Good, u16)]) -> Self;
    /// So many tiles of a good.
    fn owns(self, seat: Seat, good: Good, amount: u16) -> Self;
    /// A clergyman of this kind is at home, or not.
    fn home(self, seat: Seat, clergyman: Clergyman, home: bool) -> Self;
    /// The readings of a marker.
    fn reads(self, marker: Marker, number: Option<u8>) -> Self;
    /// The points of a seat: goods, economy, settlements.
    fn points(self, seat: Seat, points: [i32; 3]) -> Self;
}

/// The purse with these goods.
pub(super) fn purse(goods: &[(Good, u16)]) -> Purse {
    let mut purse = Purse::default();
    for (good, amount) in goods {
        purse.add(*good, *amount);
    }
    purse
}

fn cell(game: &Ora, owner: Seat, spot: Spot) -> Cell {
    game.land(owner).at(spot).expect("a cell of the land")
}

fn put(game: &mut Ora, owner: Seat, spot: Spot, content: Content) {
    let cell = cell(game, owner, spot);
    game.player_mut(owner).land.put(cell, content);
}

impl Arrange for Scene {
    fn goods(self, seat: Seat, goods: &[(Good, u16)]) -> Self {
        self.set(|game| game.player_mut(seat).purse = purse(goods))
    }

    fn building(self, owner: Seat, card: Card, spot: Spot) -> Self {
        self.set(|game| {
            let cell = cell(game, owner, spot);
            game.erect(owner, card, cell, &mut ());
        })
    }

    fn settled(self, owner: Seat, settlement: Settlement, spot: Spot) -> Self {
        self.set(|game| {
            put(game, owner, spot, Content::Settlement(settlement));
            game.player_mut(owner).reserve.remove(settlement);
        })
    }

    fn bare(self, owner: Seat, spot: Spot) -> Self {
        self.set(|game| put(game, owner, spot, Content::Empty))
    }

    fn district(self, owner: Seat, face: DistrictFace, row: i8) -> Self {
        self.set(|game| {
            game.piles[0] &= game.piles[0] - 1;
            game.player_mut(owner).land.lay_district(District { row, face });
        })
    }

    fn plot(self, owner: Seat, face: PlotFace, row: i8) -> Self {
        self.set(|game| {
            game.piles[1] &= game.piles[1] - 1;
            game.player_mut(owner).land.lay_plot(Plot { row, face });
        })
    }

    fn out(self, seat: Seat, clergyman: Clergyman, owner: Seat, card: Card) -> Self {
        self.set(|game| {
            let cell = game.land(owner).find(card).expect("the building stands there");
            game.player_mut(seat).send(clergyman, owner, cell);
        })
    }

    fn marker(self, marker: Marker, steps: u8) -> Self {
        self.set(|game| {
            let space = (game.wheel.space + 13 - steps) % 13;
            game.wheel.put(marker, Standing::On(space));
        })
    }

    fn using(self, seat: Seat, card: Card) -> Self {
        self.set(|game| {
            game.agenda.pop();
            game.relays = 0;
            game.ask(seat, Turn { left: 0, bought: true, bonus: false });
            game.then(Task::Run(Use { user: seat, card, line: 0 }));
            game.run(&mut ());
        })
    }

    fn round(self, round: u8) -> Self {
        self.set(|game| {
            game.round = round - 1;
            game.agenda = Agenda::new();
            game.then(Task::Round);
            game.run(&mut ());
        })
    }

    fn displayed(self, card: Card) -> Self {
        self.set(|game| game.display = game.display.with(card.face().number))
    }

    fn has(self, seat: Seat, goods: &[(Good, u16)]) -> Self {
        self.expect(|game| assert_eq!(shown(game.purse(seat)), shown(&purse(goods))))
    }

    fn owns(self, seat: Seat, good: Good, amount: u16) -> Self {
        self.expect(|game| assert_eq!(game.goods(seat, good), amount, "{good}"))
    }

    fn home(self, seat: Seat, clergyman: Clergyman, home: bool) -> Self {
        self.expect(|game| assert_eq!(game.player(seat).has_home(clergyman), home, "{seat} {clergyman}"))
    }

    fn reads(self, marker: Marker, number: Option<u8>) -> Self {
        self.expect(|game| assert_eq!(game.reading(marker), number, "{marker}"))
    }

    fn points(self, seat: Seat, points: [i32; 3]) -> Self {
        self.expect(|game| {
            let score = crate::score::score(game, seat);
            assert_eq!([0, 1, 2].map(|line| score.lines[line].points), points);
        })
    }
}

fn shown(purse: &Purse) -> Vec<(Good, u16)> {
    purse.counts().filter(|(_, amount)| *amount > 0).collect()
}
