//! What a building does, as a row of symbols. The sentence stands in its label.

use parlour_forest::data::{Building, Condition, End, Good, Item, Kind, Need, Special, Trade, Worker};
use parlour_kit::{Row, Scene};

use crate::goods::{emblem, pay, receive, symbol};

/// The sign of a kind of building; kinds differ by sign and by ground.
pub(crate) const fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Conversion => "i-bt-c",
        Kind::Immediate => "i-bt-i",
        Kind::Permanent => "i-bt-p",
        Kind::Final => "i-bt-e",
        Kind::Requirement => "i-bt-r",
    }
}

/// The class that gives the band its ground: the first kind, but a requirement is only a condition.
pub(crate) fn band(kinds: &[Kind]) -> &'static str {
    let telling = kinds.iter().find(|kind| **kind != Kind::Requirement).or(kinds.first());
    telling.map_or("forest-plain", |kind| ground(*kind))
}

/// The class of a kind's ground.
pub(crate) const fn ground(kind: Kind) -> &'static str {
    match kind {
        Kind::Conversion => "forest-conversion",
        Kind::Immediate => "forest-immediate",
        Kind::Permanent => "forest-permanent",
        Kind::Final => "forest-final",
        Kind::Requirement => "forest-requirement",
    }
}

/// All a building does, in one row.
pub(crate) fn function(scene: &Scene<'_>, building: Building) -> Row {
    let card = building.card();
    let mut row = needs(scene, Row::new(), card.need);
    row = conversions(scene, row, building);
    if let Some(condition) = card.condition {
        row = conditional(row, condition);
    }
    row = receive(scene, row, card.once);
    if let Some(special) = card.special {
        row = once(scene, row, special);
    }
    row = permanent(scene, row, building);
    match card.end {
        Some(end) => at_the_end(scene, row, end),
        None if row.is_empty() => row.word(scene.word("forest-board-no-effect")),
        None => row,
    }
}

fn needs(scene: &Scene<'_>, row: Row, need: Need) -> Row {
    let word = || scene.word("forest-board-needs");
    match need {
        Need::None => row,
        Need::Ponds(n) => row.word(word()).number(n.to_string()).icon("i-pond"),
        Need::Fields(n) => row.word(word()).number(n.to_string()).icon("i-field"),
        Need::EmptyPlot => row.word(scene.word("forest-board-empty-plot")).icon("i-small-plot"),
    }
}

fn conversions(scene: &Scene<'_>, row: Row, building: Building) -> Row {
    let trades = Trade::ALL.iter().filter(|trade| trade.building() == building);
    trades.enumerate().fold(row, |row, (at, trade)| {
        let row = if at > 0 { row.word(scene.word("forest-board-or")) } else { row };
        let deal = trade.deal();
        receive(scene, pay(row, &deal.bill).arrow(), deal.reward)
    })
}

fn conditional(row: Row, condition: Condition) -> Row {
    let row = match condition {
        Condition::FiveWood => row.number("≥5").icon("i-wood"),
        Condition::GlassAndProvisions => row.number("≥1").icon("i-glass").number("3").icon("i-bread"),
        Condition::TwoPastures => row.number("≥2").icon("i-pasture"),
    };
    row.word(":")
}

fn once(scene: &Scene<'_>, row: Row, special: Special) -> Row {
    let word = |key: &str| scene.word(key);
    let (or, per) = (word("forest-board-or"), word("forest-board-per"));
    match special {
        Special::Clock => row.number("0").arrow().number("1").word(word("forest-board-extra-turn")),
        Special::Potash => row.icon("i-peat-coal").word(word("forest-board-off-dial")),
        Special::Converter => row.word(",").icon("i-meat").arrow().number("3").icon("i-peat-coal"),
        Special::Grocery => row.number("3≠").icon("i-joker").arrow().number("5").icon("i-porridge"),
        Special::Slaughter => {
            row.number("3").icon("i-pig").word("/").icon("i-cattle").arrow().number("6").icon("i-meat")
        }
        Special::Feed => row.icon("i-pig").word(or).icon("i-cattle").word(per).icon("i-field"),
        Special::Breed => row.number("2").icon("i-pig").word("/").icon("i-cattle").arrow().number("+1"),
        Special::Cabin => {
            row.icon("i-field").icon("i-pond").icon("i-pasture").word(word("forest-board-around"))
        }
        Special::Clearing => {
            row.number("2").icon("i-field").word(or.clone()).icon("i-pond").word(or).icon("i-pasture")
        }
        Special::Park => row.number("≤3").icon("i-pasture").word(word("forest-board-here")),
    }
}

fn permanent(scene: &Scene<'_>, row: Row, building: Building) -> Row {
    let visit = |worker| emblem(worker);
    match building {
        Building::WoodStock => row.icon("i-small-plot").arrow().number("=3").icon("i-wood"),
        Building::GlaswaldLake => row.icon("i-small-plot").arrow().number("3").icon("i-sand"),
        Building::ShepherdsHut => row.icon(visit(Worker::Shepherdess)).arrow().icon("i-peat-coal"),
        Building::Cistern => row.icon(visit(Worker::Cook)).arrow().number("2").icon("i-water"),
        Building::PondHut => row.number("−1").icon("i-forest").arrow().icon("i-water"),
        Building::PublicBaths => row.icon(visit(Worker::Merchant)).arrow().icon("i-water"),
        Building::WorkersHouse => row
            .icon(visit(Worker::Merchant))
            .arrow()
            .icon("i-porridge")
            .word(scene.word("forest-board-per"))
            .icon("i-field"),
        Building::PaintersWorkshop => row.number("+1").icon("i-glass").arrow().icon("i-porridge"),
        Building::MeatCellar => row.icon(visit(Worker::Butcher)).arrow().number("+1").icon("i-meat"),
        Building::Fishery => {
            row.icon(visit(Worker::Landscaper)).icon("i-water").arrow().number("2").icon("i-meat")
        }
        Building::Tannery => row.icon(visit(Worker::Butcher)).icon("i-pig").arrow(),
        Building::Pigsty => row.icon(visit(Worker::Farmer)).icon("i-field").arrow().icon("i-pig"),
        Building::CattleFarmSmall => row.icon(visit(Worker::Farmer)).icon("i-field").arrow().icon("i-cattle"),
        Building::Distillery => row
            .icon(visit(Worker::Farmer))
            .number("2")
            .icon("i-water")
            .arrow()
            .word(scene.word("forest-board-any-worker")),
        Building::BeechnutGatherer => row.icon("i-forest").word(":").number("2").icon("i-pig"),
        Building::CastleHotel => row.word(scene.word("forest-board-no-more")).icon("i-small-plot"),
        Building::Fort => row.word(scene.word("forest-board-no-gifts")),
        _ => row,
    }
}

fn at_the_end(scene: &Scene<'_>, row: Row, end: End) -> Row {
    let per = scene.word("forest-board-per");
    let scores = |row: Row, points: &str| row.number(points).word(per.clone());
    match end {
        End::Each(good, n) => scores(row, &format!("+{n}")).icon(symbol(Item::from(good))),
        End::Tools => scores(row, "+1").icon("i-brick").icon("i-wood"),
        End::CoalPairs => scores(row, "+1").number("2").icon(symbol(Item::from(Good::Coal))),
        End::Ponds => scores(row, "+1").icon("i-pond"),
        End::Fields => scores(row, "+1").icon("i-field"),
        End::Plots => scores(row, "+1").icon("i-small-plot"),
        End::Herds => scores(row, "+2").icon("i-pasture").word(scene.word("forest-board-beside")),
        End::Neighbours => scores(row, "+2").icon("i-house").word(scene.word("forest-board-beside")),
        End::Clearings => scores(row, "+1").icon("i-free-cell").word(scene.word("forest-board-beside")),
        End::Sets => scores(row, "+2").icon("i-field").icon("i-pond").icon("i-pasture"),
        End::Waste => scores(row, "−1").icon("i-free-cell"),
        End::Hides => row.number("+2").word(per).icon("i-pig"),
    }
}
