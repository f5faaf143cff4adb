//! The printed material and where its numbers come from.

use std::collections::BTreeSet;

use parlour_core::Speak;

use crate::data::printed::{BUILDINGS, CRUSADES, EVENTS, Fact, TOWERS, printed_rows, reconstructed_rows};
use crate::data::{Building, Crusade, Good, Location, Relic, Tower};
use crate::{PrintedRow, Provenance};

/// Every row says where it comes from, and names are not repeated.
#[test]
fn every_row_has_a_provenance() {
    let rows: Vec<PrintedRow> = printed_rows().collect();
    let names: BTreeSet<&str> = rows.iter().map(|row| row.name).collect();
    assert_eq!(names.len(), rows.len());
    assert_eq!(rows.len(), BUILDINGS.len() + TOWERS.len() + CRUSADES.len() + EVENTS.len() + 11);
    assert!(rows.iter().all(|row| row.phrase().key == "abbey-printed-row" && !row.facts.is_empty()));
}

/// What an owner of the box may correct is listed; what the rulebook says is not.
#[test]
fn reconstructed_rows_are_listed() {
    let rows: Vec<PrintedRow> = reconstructed_rows().collect();
    let find = |name: &str| rows.iter().find(|row| row.name == name);
    let bakery = find(Building::Bakery.key()).expect("the Bakery's cost is a reconstruction");
    assert_eq!((bakery.facts[0], bakery.from), (Fact::Cost, Provenance::Reconstructed));
    let battlement = find(Tower::Battlement.key()).expect("part of the Battlement's cost is one");
    assert_eq!(battlement.from, Provenance::Mixed);
    assert!(find("abbey-eventcard-vikings").is_none(), "the rulebook describes the Vikings");
}

/// The cost values of the dossier's tables.
#[test]
fn costs_have_their_value() {
    let value = |cost: [u8; Good::COUNT]| -> u16 {
        Good::ALL.iter().map(|good| u16::from(cost[*good as usize]) * good.value()).sum()
    };
    let buildings: Vec<u16> = BUILDINGS.iter().map(|row| value(row.cost)).collect();
    assert_eq!(buildings, [15, 7, 10, 8, 12, 8, 18, 14, 18, 13, 14, 5, 7, 10, 10, 15, 18, 13, 11, 13, 11]);
    assert_eq!(TOWERS.map(|row| value(row.cost)), [19, 15, 12, 9]);
}

/// Tools and wagons cannot run out: what cards and tiles can give, with the five of the start, is eleven.
#[test]
fn tools_and_wagons_suffice() {
    use crate::data::{Initiative, Token};
    let given = |token: Token| -> u8 {
        let cards: u8 =
            BUILDINGS.iter().filter(|row| row.reward.0 == token).map(|row| 3 * row.reward.1).sum();
        let crusades: u8 =
            CRUSADES.iter().flat_map(|row| row.reward).filter(|(one, _)| *one == token).map(|(_, n)| n).sum();
        let tiles: u8 = Initiative::ALL
            .iter()
            .map(|tile| tile.reward())
            .filter(|(one, _)| *one == token)
            .map(|(_, n)| n)
            .sum();
        5 + cards + crusades + tiles
    };
    assert_eq!(given(Token::Tool), 11);
    assert_eq!(given(Token::Wagon) + 2, 11, "and two from the Torah");
}

/// A location's divisor is the value of its resource; crusades name their relics.
#[test]
fn tables_agree() {
    assert_eq!(Location::ALL.iter().map(|place| place.divisor()).collect::<Vec<_>>(), [2, 3, 4, 5]);
    assert_eq!(Crusade::Acre.relic(), None);
    assert_eq!(Crusade::Torah.relic(), Some(Relic::Torah));
}
