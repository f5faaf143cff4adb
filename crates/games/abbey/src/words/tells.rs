//! The rule behind each line of the log, and what it gives and takes.

use parlour_core::{Change, Seat, Tell};

use super::{COWS, PRESTIGE, SHEEP};
use crate::choice::Action;
use crate::data::{Building, Good, Site, Token, Tower};
use crate::event::{Cause, Event};

impl Tell for Event {
    fn rule(&self) -> &'static str {
        match *self {
            Self::CrusadeRemoved { .. } => "ABB-23.1",
            Self::CrusadeDealt { .. } => "ABB-14.2",
            Self::StartDealt { .. } => "ABB-2.8",
            Self::CardShown { .. } | Self::CardGone { .. } => "ABB-15.6",
            Self::FirstPlayer { .. } => "ABB-2.10",
            Self::SaintDealt { .. } | Self::SaintSeen { .. } => "ABB-2.11",
            Self::EliasRolled { .. } => "ABB-22.2",
            Self::Bids { .. } | Self::PassesBid { .. } => "ABB-20.8",
            Self::WinsAuction { .. } => "ABB-20.9",
            Self::RoundBegins { .. } => "ABB-3.2",
            Self::Rolled { .. } => "ABB-4.1",
            Self::Rerolled { .. } => "ABB-17.3",
            Self::EventShown { .. } => "ABB-5.2",
            Self::VikingsBelow => "ABB-5.1",
            Self::VikingsRolled { .. } => "ABB-5.4",
            Self::MetByDice { rows: 2.., .. } => "ABB-5.6",
            Self::MetByDice { .. } | Self::MetByPeasant { .. } => "ABB-5.5",
            Self::Breached { .. } => "ABB-5.7",
            Self::EliasMeets { .. } => "ABB-22.6",
            Self::Repelled => "ABB-5.9",
            Self::Plundered | Self::CardLost { .. } => "ABB-5.10",
            Self::StockLost { .. } => "ABB-5.11",
            Self::DieUsed { action, .. } => action_rule(action),
            Self::ClergyRises { .. } => "ABB-6.4",
            Self::PeasantJoins { .. } => "ABB-1.11",
            Self::PeasantLost { .. } => "ABB-1.12",
            Self::PeasantMarches { .. } => "ABB-6.7",
            Self::EliasHelps { .. } => "ABB-22.8",
            Self::CrusadeComplete { .. } => "ABB-6.9",
            Self::HelpOffered { .. } => "ABB-6.10",
            Self::HelpCountered { .. } => "ABB-25.2",
            Self::HelpAgreed { .. } => "ABB-25.8",
            Self::HelpRefused { .. } => "ABB-25.3",
            Self::HelpArrives { .. } => "ABB-6.11",
            Self::EliasBuys { .. } => "ABB-22.3",
            Self::Buys { .. } => "ABB-7.1",
            Self::TakesFree { .. } => "ABB-21.4",
            Self::Passes { .. } => "ABB-8.1",
            Self::EliasGathers { .. } | Self::EliasTakesInitiative { .. } => "ABB-22.4",
            Self::Gathers { .. } => "ABB-8.5",
            Self::TakesInitiative { .. } => "ABB-8.7",
            Self::DieTakenBack { .. } => "ABB-18.5",
            Self::Gains { cause, .. } | Self::Loses { cause, .. } | Self::Prestige { cause, .. } => {
                cause_rule(cause)
            }
            Self::Pays { .. } => "ABB-10.8",
            _ => rule_of_the_late_phases(*self),
        }
    }

    fn changes(&self) -> Vec<Change> {
        match *self {
            Self::Gains { seat, token, n, cause: Cause::Wagon } => {
                vec![Change::gain(seat, n, token.key()), Change::loss(seat, 1, Token::Wagon.key())]
            }
            Self::Gains { seat, token, n, .. } => vec![Change::gain(seat, n, token.key())],
            Self::Loses { seat, good, n, .. } => vec![Change::loss(seat, n, good.key())],
            Self::Pays { seat, cost } => losses(seat, cost),
            Self::StockLost { seat, stock } => losses(seat, stock),
            Self::Buys { seat, price, .. } => vec![Change::loss(seat, price, Good::Coin.key())],
            Self::Prestige { seat, points, .. } => vec![Change::gain(seat, points, PRESTIGE)],
            Self::Herd { seat, farm, n } => {
                let animals = if farm == Building::SheepFarm { SHEEP } else { COWS };
                vec![Change::gain(seat, n, animals)]
            }
            Self::Fed { seat, sheep, grain, .. } => {
                vec![Change::loss(seat, sheep, SHEEP), Change::loss(seat, grain, Good::Grain.key())]
            }
            Self::Trades { seat, give, given, get, got } => {
                vec![Change::loss(seat, given, give.key()), Change::gain(seat, got, get.key())]
            }
            Self::TradeAgreed { owner, partner, give, given, want, wanted } => vec![
                Change::loss(owner, given, give.key()),
                Change::gain(owner, wanted, want.key()),
                Change::gain(partner, given, give.key()),
                Change::loss(partner, wanted, want.key()),
            ],
            _ => Vec::new(),
        }
    }
}

/// From the moves on, and what may happen at any time.
fn rule_of_the_late_phases(event: Event) -> &'static str {
    match event {
        Event::Moves { .. } => "ABB-9.2",
        Event::Baptised { .. } => "ABB-18.1",
        Event::Activated { .. } => "ABB-18.2",
        Event::Bathed { .. } => "ABB-16.4",
        Event::Shares { .. } | Event::SaintInvoked { .. } | Event::CrusadeEased { .. } => "ABB-24.4",
        Event::ArcherPosted { .. } => "ABB-10.5",
        Event::Built { site: Site::Tower(_), .. } => "ABB-10.4",
        Event::Built { site: Site::Building(building), .. } => building_rule(building),
        Event::AltarBuilt { .. } => "ABB-10.2",
        Event::WallBuilt { .. } => "ABB-10.3",
        Event::Remodelled { .. } => "ABB-10.7",
        Event::Herd { .. } => "ABB-11.2",
        Event::Fed { missing: 0, .. } => "ABB-11.5",
        Event::Fed { .. } => "ABB-11.6",
        Event::Outmatched { .. } => "ABB-12.2",
        Event::DarknessRises { .. } => "ABB-12.3",
        Event::CrusadeResolved { .. } => "ABB-14.1",
        Event::RelicWon { .. } => "ABB-23.2",
        Event::CrusadeAbandoned { .. } => "ABB-15.3",
        Event::PawnTaken { .. } => "ABB-15.1",
        Event::Trades { .. } => "ABB-1.9",
        Event::TradeOffered { .. } | Event::TradeAgreed { .. } | Event::TradeRefused { .. } => "ABB-16.20",
        Event::RelicUsed { .. } => "ABB-23.4",
        Event::SaintRevealed { .. } | Event::SaintKept { .. } => "ABB-24.1",
        Event::SaintSupports { .. } => "ABB-24.3",
        Event::GameOver => "ABB-15.5",
        other => unreachable!("{other:?} belongs to an earlier phase"),
    }
}

/// So many of each good go.
fn losses<N: Into<i64>>(seat: Seat, goods: [N; Good::COUNT]) -> Vec<Change> {
    Good::ALL.iter().zip(goods).map(|(good, n)| Change::loss(seat, n, good.key())).collect()
}

const fn action_rule(action: Action) -> &'static str {
    match action {
        Action::Preach => "ABB-6.3",
        Action::Clergy => "ABB-6.4",
        Action::Defend => "ABB-6.6",
        Action::March(_) => "ABB-6.7",
    }
}

fn cause_rule(cause: Cause) -> &'static str {
    match cause {
        Cause::Event(_) => "ABB-5.2",
        Cause::Clergy => "ABB-6.4",
        Cause::Site(Site::Building(building)) => building_rule(building),
        Cause::Site(Site::Tower(Tower::BellTower)) => "ABB-17.3",
        Cause::Site(Site::Tower(_)) => "ABB-10.4",
        Cause::Purchase(_) => "ABB-7.2",
        Cause::Altar => "ABB-10.2",
        Cause::Wall => "ABB-10.3",
        Cause::Crusade(_) => "ABB-14.1",
        Cause::Relic(_) => "ABB-23.4",
        Cause::Saint(_) => "ABB-24.4",
        Cause::Initiative(_) => "ABB-8.7",
        Cause::Location(_) => "ABB-8.5",
        Cause::Wagon => "ABB-8.6",
        Cause::Food => "ABB-11.6",
        Cause::Darkness => "ABB-12.2",
        Cause::Income => "ABB-13.1",
        Cause::Limit => "ABB-15.4",
    }
}

/// What a building does.
const fn building_rule(building: Building) -> &'static str {
    match building {
        Building::AbbottsDen => "ABB-16.1",
        Building::Bakery => "ABB-16.2",
        Building::Barracks => "ABB-16.3",
        Building::BathHouse => "ABB-16.4",
        Building::Blacksmith => "ABB-16.5",
        Building::Brewery => "ABB-16.6",
        Building::Calefactory | Building::Chapterhouse | Building::Refectory => "ABB-16.7",
        Building::Cellarium => "ABB-16.8",
        Building::Cloister => "ABB-16.9",
        Building::DairyFarm => "ABB-16.10",
        Building::Garden => "ABB-16.12",
        Building::Library => "ABB-16.13",
        Building::MasonsGuild => "ABB-16.14",
        Building::MoneyChanger => "ABB-16.15",
        Building::MonksQuarters => "ABB-16.16",
        Building::Scriptorium => "ABB-16.18",
        Building::SheepFarm => "ABB-16.19",
        Building::Stables => "ABB-16.20",
        Building::TitheBarn => "ABB-16.21",
    }
}
