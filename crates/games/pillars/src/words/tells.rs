//! The rule behind each line of the log, and what it gives and takes.

use parlour_core::{Change, Seat, Tell};

use super::{GOLD, POINTS};
use crate::data::{Craftsman, EventCard, Good, Privilege, Station};
use crate::event::{Cause, Event};

impl Tell for Event {
    fn rule(&self) -> &'static str {
        match *self {
            Self::RoundBegins { .. } => "PIL-4.1",
            Self::PrivilegeShown { .. } => "PIL-3.1",
            Self::CraftsmanAtShiring { .. } | Self::CraftsmanInRow { .. } => "PIL-3.2",
            Self::LeftOut { .. } => "PIL-3.3",
            Self::Looks { .. } | Self::Foresees { .. } => "PIL-3.6",
            Self::Takes { .. } => "PIL-4.3",
            Self::Hires { .. } => "PIL-4.4",
            Self::Passes { .. } => "PIL-4.2",
            Self::Dismisses { .. } | Self::CraftsmanLeaves { .. } => "PIL-1.8",
            Self::PrivilegeLapses { .. } => "PIL-7.2",
            Self::GoToMill { .. } => "PIL-4.10",
            Self::Drawn { .. } => "PIL-5.1",
            Self::PutBack { .. } => "PIL-5.2",
            Self::SetAside { .. } => "PIL-5.12",
            Self::Placed { .. } => "PIL-5.3",
            Self::Waits { .. } => "PIL-5.7",
            Self::Uses { privilege, .. } | Self::Receives { privilege, .. } => privilege_rule(privilege),
            Self::Revealed { card } => event_rule(card),
            Self::Protected { .. } => "PIL-6.9",
            Self::Pays { unpaid: 1.., .. } => "PIL-1.3",
            Self::Pays { cause: Cause::Station(_), .. } => "PIL-8.5",
            Self::GainsGold { cause, .. }
            | Self::GainsGoods { cause, .. }
            | Self::GainsPoints { cause, .. }
            | Self::Pays { cause, .. }
            | Self::LosesPoints { cause, .. } => cause_rule(cause),
            Self::BuilderAtWall { .. } => "PIL-15.8",
            Self::BlackWorkerJoins { .. } => "PIL-14.6",
            Self::TaxRolled { .. } => "PIL-8.1",
            Self::Exempt { .. } => "PIL-8.2",
            Self::Joins { .. } => "PIL-9.1",
            Self::CastleLends { .. } => "PIL-9.4",
            Self::Buys { .. } => "PIL-10.4",
            Self::Sells { .. } => "PIL-10.7",
            Self::Withdraws { .. } => "PIL-10.10",
            Self::Blessed { .. } => "PIL-11.10",
            Self::Works { .. } => "PIL-11.3",
            Self::Returns { .. } => "PIL-11.11",
            Self::CathedralGrows { .. } => "PIL-11.12",
            Self::StartsNext { .. } => "PIL-12.1",
            Self::GameOver => "PIL-13.1",
        }
    }

    fn changes(&self) -> Vec<Change> {
        match *self {
            Self::Hires { seat, price, .. } | Self::Placed { seat, price, .. } => {
                vec![Change::loss(seat, price, GOLD)]
            }
            Self::GainsGold { seat, gold, spilled, .. } => vec![Change::gain(seat, gold - spilled, GOLD)],
            Self::GainsGoods { seat, good, cubes, .. } => vec![Change::gain(seat, cubes, good.key())],
            Self::GainsPoints { seat, points, .. } => vec![Change::gain(seat, points, POINTS)],
            Self::Pays { seat, gold, points, .. } => {
                vec![Change::loss(seat, gold, GOLD), Change::loss(seat, points, POINTS)]
            }
            Self::LosesPoints { seat, points, .. } => vec![Change::loss(seat, points, POINTS)],
            Self::Buys { seat, good, cubes, gold } => {
                vec![Change::gain(seat, cubes, good.key()), Change::loss(seat, gold, GOLD)]
            }
            Self::Sells { seat, good, cubes, gold, spilled } => {
                vec![Change::loss(seat, cubes, good.key()), Change::gain(seat, gold - spilled, GOLD)]
            }
            Self::Works { seat, craftsman, uses, points, gold, spilled } => {
                let mut changes = spent(seat, craftsman, uses);
                changes.push(Change::gain(seat, points, POINTS));
                changes.push(Change::gain(seat, gold - spilled, GOLD));
                changes
            }
            Self::Returns { seat, good, cubes } => vec![Change::loss(seat, cubes, good.key())],
            _ => Vec::new(),
        }
    }
}

/// What so many uses of a craftsman spend.
fn spent(seat: Seat, craftsman: Craftsman, uses: u8) -> Vec<Change> {
    let input = craftsman.card().input;
    let goods = Good::ALL.iter().zip(input.goods);
    let goods = goods.map(|(good, n)| Change::loss(seat, n * uses, good.key()));
    goods.chain([Change::loss(seat, input.gold * uses, GOLD)]).collect()
}

fn cause_rule(cause: Cause) -> &'static str {
    match cause {
        Cause::Station(Station::Bishop) => "PIL-6.4",
        Cause::Station(Station::WoolMill) => "PIL-7.1",
        Cause::Station(Station::Kingsbridge) => "PIL-7.2",
        Cause::Station(Station::Priory) => "PIL-7.3",
        Cause::Station(Station::Forest | Station::Quarry | Station::GravelPit) => "PIL-7.4",
        Cause::Station(Station::Court) => "PIL-8.6",
        Cause::Station(Station::Shiring) => "PIL-9.1",
        Cause::Station(Station::Castle) => "PIL-9.4",
        Cause::Station(Station::Market) => "PIL-10.1",
        Cause::Station(Station::Cathedral) => "PIL-11.3",
        Cause::Station(Station::StartPlayer) => "PIL-12.1",
        Cause::Station(Station::Event) => "PIL-6.1",
        Cause::Privilege(privilege) => privilege_rule(privilege),
        Cause::Event(card) => event_rule(card),
    }
}

const fn privilege_rule(privilege: Privilege) -> &'static str {
    match privilege {
        Privilege::Madonna => "PIL-14.1",
        Privilege::WoolFair => "PIL-14.2",
        Privilege::Toledo => "PIL-14.3",
        Privilege::Completion => "PIL-14.4",
        Privilege::Festivities => "PIL-14.5",
        Privilege::Otto => "PIL-14.6",
        Privilege::Aliena | Privilege::Tom | Privilege::Richard => "PIL-14.7",
        Privilege::Francis => "PIL-14.8",
        Privilege::Ellen => "PIL-14.9",
        Privilege::Jack => "PIL-14.10",
        Privilege::Philip => "PIL-14.11",
        Privilege::Thomas => "PIL-14.12",
        Privilege::Remigius => "PIL-14.13",
        Privilege::Amnesty => "PIL-14.14",
    }
}

const fn event_rule(card: EventCard) -> &'static str {
    match card {
        EventCard::KingGift => "PIL-15.1",
        EventCard::RichardMetal => "PIL-15.2",
        EventCard::PhilipWool => "PIL-15.3",
        EventCard::Volunteers => "PIL-15.4",
        EventCard::Archbishop => "PIL-15.5",
        EventCard::William => "PIL-15.6",
        EventCard::Conflict => "PIL-15.7",
        EventCard::TownWall => "PIL-15.8",
        EventCard::ColdWinter => "PIL-15.9",
        EventCard::Collapse => "PIL-15.10",
    }
}
