//! What buildings do, in icons: one row for one active copy, one for two.

use parlour_abbey::data::Building;
use parlour_kit::{Row, Scene};

/// The rows of a building, levels I and II.
pub(crate) fn rows(building: Building, scene: &Scene<'_>) -> [Row; 2] {
    match building {
        Building::AbbottsDen => [taken_back("1×"), taken_back("2×")],
        Building::Bakery => [plain("−1", "i-food"), plain("−2", "i-food")],
        Building::Barracks | Building::Cloister => [defence("+1"), defence("+2")],
        Building::BathHouse => [moved("1×"), moved("2×")],
        Building::Blacksmith => [
            Row::new().icon("i-crusade").icon("i-die").number("±1"),
            Row::new().icon("i-crusade").icon("i-die").number("= ?"),
        ],
        Building::Brewery => [
            Row::new().icon("i-folk").arrow().icon("i-coin"),
            Row::new().icon("i-folk").arrow().number("2").icon("i-coin"),
        ],
        Building::Calefactory | Building::Chapterhouse | Building::Refectory => {
            let row = Row::new().icon("i-folk").arrow().number("10").icon("i-vp");
            [row.clone(), row]
        }
        Building::Cellarium => [
            Row::new().number("+1").icon("i-defence").number("≤4"),
            Row::new().number("+2").icon("i-defence").number("≤5"),
        ],
        Building::DairyFarm => [
            Row::new().icon("i-barn").number("+1").icon("i-cow"),
            Row::new().icon("i-cow").arrow().icon("i-food").number("3").icon("i-vp"),
        ],
        Building::Garden => [
            Row::new().number("3").icon("i-grain").arrow().number("1").icon("i-grain"),
            plain("÷2", "i-grain"),
        ],
        Building::Library => [
            Row::new().number("1").icon("i-die").number("= ?"),
            Row::new().number("2").icon("i-die").number("= ?"),
        ],
        Building::MasonsGuild => [plain("÷3", "i-stone"), defence("+1")],
        Building::MoneyChanger => [
            Row::new().word(scene.word("abbey-board-rest")).arrow().icon("i-coin"),
            Row::new().number("5").icon("i-coin").arrow().icon("i-vp"),
        ],
        Building::MonksQuarters => [Row::new().number("+1").icon("i-die"), taken_back("1×")],
        Building::Scriptorium => [
            Row::new().number("1").icon("i-die").number("= 2").icon("i-die"),
            Row::new().number("2").icon("i-die").number("= 3").icon("i-die"),
        ],
        Building::SheepFarm => [
            Row::new().icon("i-barn").number("+1").icon("i-livestock"),
            Row::new().icon("i-livestock").arrow().icon("i-food"),
        ],
        Building::Stables => {
            [plain("1×", "i-trade").icon("i-others"), plain("2×", "i-trade").icon("i-others")]
        }
        Building::TitheBarn => [
            Row::new().word(scene.word("abbey-board-no-limit")),
            Row::new().number("3").word(scene.word("abbey-board-any")).arrow().number("1").icon("i-vp"),
        ],
    }
}

fn plain(number: &str, symbol: &'static str) -> Row {
    Row::new().number(number).icon(symbol)
}

fn defence(number: &str) -> Row {
    plain(number, "i-defence")
}

/// A die that was used comes back.
fn taken_back(times: &str) -> Row {
    Row::new().number(times).icon("i-die").number("↩")
}

/// A peasant goes from card to card.
fn moved(times: &str) -> Row {
    Row::new().number(times).icon("i-folk").arrow().icon("i-folk")
}

/// The picture of a building.
pub(crate) const fn picture(building: Building) -> &'static str {
    match building {
        Building::AbbottsDen => "v-den",
        Building::Bakery => "v-bakery",
        Building::Barracks => "v-barracks",
        Building::BathHouse => "v-bath",
        Building::Blacksmith => "v-smithy",
        Building::Brewery => "v-brewery",
        Building::Calefactory => "v-hearth",
        Building::Cellarium => "v-cellar",
        Building::Chapterhouse => "v-chapter",
        Building::Cloister => "v-cloisterwalk",
        Building::DairyFarm => "v-dairy",
        Building::Garden => "v-garden",
        Building::Library => "v-library",
        Building::MasonsGuild => "v-mason",
        Building::MoneyChanger => "v-changer",
        Building::MonksQuarters => "v-dorm",
        Building::Refectory => "v-refectory",
        Building::Scriptorium => "v-scriptorium",
        Building::SheepFarm => "v-sheep",
        Building::Stables => "v-stables",
        Building::TitheBarn => "v-tithe",
    }
}
