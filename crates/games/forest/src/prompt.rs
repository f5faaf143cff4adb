//! Questions, with the numbers a player wants to see beside them.

use parlour_core::{Seat, Who};

use crate::data::{Back, Building, Cell, Good, Item, Mission, Place, Spot, Tile, Village, Worker};
use crate::refusal::Lottery;
use crate::rules::{mission, special, toll};
use crate::state::Forest;
use crate::step::{Debt, Gifts, Levy, Offer, Source, Step, Toll};

/// What is being asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Prompt {
    /// Chance answers.
    Draw(Lottery),
    /// Chance deals a worker to a village.
    DealWorker { village: Village, back: Back },
    /// Name a village for the neutral pawn.
    NameVillage,
    /// Put the neutral pawn on a gap of this village.
    PutNeutral { village: Village },
    /// Move the neutral pawn.
    MoveNeutral,
    /// T1: go, swap, beg, or act freely.
    Turn { provisions: u8, goods: u8 },
    /// T1 of the first turn: place the pawn.
    FirstTurn,
    /// T1 of a solo turn.
    SoloTurn { year: u8, pawns: u8, provisions: u8 },
    /// T2: whom the merchant replaces.
    Swap,
    /// T2b: go, or beg.
    Go { provisions: u8 },
    /// Which pawn goes to a place.
    PawnFor { to: Place },
    /// Which pawn begs.
    PawnToBeg,
    /// A gift for an opponent in the village.
    Gift { to: Seat },
    /// Something to discard for the pawns in the village.
    Discard { left: u8 },
    /// How the provisions for the way are split.
    SplitWay { provisions: u8 },
    /// A gift or share: accept it?
    Offered { from: Seat, good: Good },
    /// T4: mission or first visit.
    Act,
    /// T4 on a site: the mission.
    ActOnSite { mission: Mission },
    /// Which service.
    Serve { worker: Worker },
    /// What the merchant shall bring.
    Name,
    /// How many pigs stand in forests.
    ForestPigs,
    /// T5: second visit or end.
    Next,
    /// Whom the distillery reaches.
    Remote,
    /// T6: the end of the turn.
    Last,
    /// The final window.
    Window,
    /// How much coal comes from the glass dial.
    PayCoal { coal: u8, source: Source },
    /// Which tile is taken away.
    PayTile { tile: Tile, left: u8, source: Source },
    /// How many of the animals paid are pigs.
    PayAnimals { animals: u8, source: Source },
    /// How the provisions are paid.
    PayProvisions { provisions: u8, source: Source },
    /// Which dial turns first.
    FirstDial,
    /// Which trigger comes next.
    Order,
    /// Which animals stay.
    Keep { pigs: u8, cattle: u8 },
    /// The bonus of the reminder tile.
    Bonus,
    /// Which part of the reward comes next.
    Choose { source: Source, left: u8 },
    /// On which dial coal is gained.
    CoalDial { coal: u8 },
    /// How gained provisions are split.
    Split { provisions: u8 },
    /// Where a tile is put.
    Lay { tile: Tile, left: u8 },
    /// Where up to so many tiles are put.
    LayUpTo { tile: Tile, left: u8 },
    /// Which building.
    Build { glass: u8, bricks: u8, wood: u8 },
    /// Which small building, free of charge.
    BuildFree,
    /// Where the building stands.
    Site { building: Building },
    /// Use an optional effect?
    May { building: Building, pay: Item, price: u8, gain: Item, n: u8 },
    /// Two fields, a pond or a pasture.
    Clearing,
    /// What is put on the cell beside the cabin.
    Cabin { cell: Cell },
    /// How many of so many animals are pigs.
    Feed { animals: u8 },
    /// How many of the pairs are pigs.
    Breed,
    /// Which kinds of resources the grocery takes.
    Levy { left: u8 },
}

impl Prompt {
    /// The building the question is about, where it is about one: whether it is used, or where it stands.
    pub const fn building(&self) -> Option<Building> {
        match self {
            Self::Site { building } | Self::May { building, .. } => Some(*building),
            _ => None,
        }
    }
}

impl Forest {
    /// The pending question.
    pub fn question(&self, who: Who) -> Prompt {
        let step = self.agenda.top().expect("a question is pending");
        match who {
            Who::Chance => draw(step),
            Who::Seat(seat) => self.turn_question(step, seat),
        }
    }

    fn turn_question(&self, step: Step, seat: Seat) -> Prompt {
        let dials = &self[seat].dials;
        let provisions = dials.of(Good::Provision);
        match step {
            Step::NameVillage(_) => Prompt::NameVillage,
            Step::PutNeutral(_, Some(village)) => Prompt::PutNeutral { village },
            Step::PutNeutral(_, None) => Prompt::MoveNeutral,
            Step::Turn(_) => self.turn_begins(seat),
            Step::Swap(_) => Prompt::Swap,
            Step::Go(_) => Prompt::Go { provisions },
            Step::Pawn(_, Some(to)) => Prompt::PawnFor { to },
            Step::Pawn(_, None) => Prompt::PawnToBeg,
            Step::Toll(toll) => self.toll_question(&toll),
            Step::Gifts(gifts) => offered(&gifts, seat),
            Step::Act(_) => match self.pawns[self.pawn(seat)] {
                Spot::Site(_) => {
                    Prompt::ActOnSite { mission: mission::here(self, seat).expect("a mission on the site") }
                }
                _ => Prompt::Act,
            },
            Step::Serve(_, worker) => Prompt::Serve { worker },
            Step::Name(_) => Prompt::Name,
            Step::ForestPigs(_) => Prompt::ForestPigs,
            Step::Next(_) => Prompt::Next,
            Step::Remote(_) => Prompt::Remote,
            Step::Last(_) => Prompt::Last,
            Step::Window(_) => Prompt::Window,
            _ => self.detail_question(step, seat),
        }
    }

    fn turn_begins(&self, seat: Seat) -> Prompt {
        let dials = &self[seat].dials;
        let provisions = dials.of(Good::Provision);
        let pawns = self.pawns.iter().filter(|spot| **spot == Spot::Hand).count() as u8;
        if self.is_solo() {
            Prompt::SoloTurn { year: self.round, pawns, provisions }
        } else if self.origin(seat) == Spot::Hand {
            Prompt::FirstTurn
        } else {
            Prompt::Turn { provisions, goods: dials.of(Good::Goods) }
        }
    }

    fn toll_question(&self, toll: &Toll) -> Prompt {
        let host = || {
            let village = toll.to.village()?;
            toll::hosts(self, toll.seat, village).nth(toll.gifts.len())
        };
        if toll.gifts.len() < usize::from(toll.dues) {
            Prompt::Gift { to: host().expect("an opponent to be paid") }
        } else if toll.discards > 0 {
            Prompt::Discard { left: toll.discards }
        } else {
            Prompt::SplitWay { provisions: toll.provisions }
        }
    }

    fn detail_question(&self, step: Step, seat: Seat) -> Prompt {
        let herd = self[seat].herd;
        let of = |good| self[seat].dials.of(good);
        match step {
            Step::Owe(debt) => owed(&debt),
            Step::FirstDial(_) => Prompt::FirstDial,
            Step::Order(..) => Prompt::Order,
            Step::Keep(_) => Prompt::Keep { pigs: herd.pigs, cattle: herd.cattle },
            Step::Bonus(_) => Prompt::Bonus,
            Step::Choose(reward) => Prompt::Choose { source: reward.source, left: reward.parts.len() as u8 },
            Step::CoalDial(_, coal) => Prompt::CoalDial { coal },
            Step::Split(_, provisions) => Prompt::Split { provisions },
            Step::LayWhere(lay) if lay.source == Source::Building(Building::NaturePark) => {
                Prompt::LayUpTo { tile: lay.tile, left: lay.n }
            }
            Step::LayWhere(lay) => Prompt::Lay { tile: lay.tile, left: lay.n },
            Step::ChooseBuilding(_, false) => {
                Prompt::Build { glass: of(Good::Glass), bricks: of(Good::Brick), wood: of(Good::Wood) }
            }
            Step::ChooseBuilding(_, true) => Prompt::BuildFree,
            Step::SiteWhere(_, building) => Prompt::Site { building },
            Step::May(_, offer) => may(offer),
            Step::Clearing(_) => Prompt::Clearing,
            Step::Cabin(_) => {
                Prompt::Cabin { cell: special::cabin_cell(self, seat).expect("a free cell beside the cabin") }
            }
            Step::Feed(_, animals) => Prompt::Feed { animals },
            Step::Breed(_) => Prompt::Breed,
            Step::Levy(Levy { left: 0, .. }) => {
                let source = Source::Building(Building::Grocery);
                Prompt::PayProvisions { provisions: 1, source }
            }
            Step::Levy(levy) => Prompt::Levy { left: levy.left },
            deed => unreachable!("{deed:?} asks nobody"),
        }
    }
}

fn draw(step: Step) -> Prompt {
    match step {
        Step::DrawWorker(space) => {
            let (village, back) = crate::data::geometry::WORKER_SPACES[usize::from(space)];
            Prompt::DealWorker { village, back }
        }
        step => Prompt::Draw(Lottery::of(step).expect("chance is asked")),
    }
}

fn offered(gifts: &Gifts, seat: Seat) -> Prompt {
    let good = gifts.offered[seat.index()].expect("a good was offered");
    Prompt::Offered { from: gifts.from, good }
}

fn owed(debt: &Debt) -> Prompt {
    let source = debt.source;
    if debt.coal > 0 {
        Prompt::PayCoal { coal: debt.coal, source }
    } else if debt.tiles > 0 {
        Prompt::PayTile { tile: debt.tile, left: debt.tiles, source }
    } else if debt.animals > 0 {
        Prompt::PayAnimals { animals: debt.animals, source }
    } else {
        Prompt::PayProvisions { provisions: debt.provisions, source }
    }
}

fn may(offer: Offer) -> Prompt {
    let (pay, price, gain, n) = match offer {
        Offer::Converter => (Item::Meat, 1, Item::Coal, 3),
        Offer::Slaughterhouse => (Item::Animal, 3, Item::Meat, 6),
        Offer::Fishery => (Item::Water, 1, Item::Meat, 2),
    };
    Prompt::May { building: offer.building(), pay, price, gain, n }
}
