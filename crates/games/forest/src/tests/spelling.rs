//! Spellings.

use crate::choice::Choice;
use crate::data::{Building, CELLS, Cell, Gap, Goal, Item, Mission, Trade, Worker};

/// Every thing with a spelling reads back.
#[test]
fn spellings_read_back() {
    assert!((0..CELLS as u8).map(Cell::new).all(|cell| cell.to_string().parse() == Ok(cell)));
    assert!(Gap::all().all(|gap| gap.to_string().parse() == Ok(Goal::Gap(gap))));
    assert!(Building::ALL.iter().all(|building| building.to_string().parse() == Ok(*building)));
    assert!(Worker::ALL.iter().all(|worker| worker.to_string().parse() == Ok(*worker)));
    assert!(Trade::ALL.iter().all(|trade| trade.to_string().parse() == Ok(*trade)));
    assert!(Item::ALL.iter().all(|item| item.to_string().parse() == Ok(*item)));
    let sites = Mission::ALL.iter().filter(|mission| mission.site().is_some());
    assert!(
        sites.clone().count() == 6
            && sites.clone().all(|site| site.to_string().parse() == Ok(Goal::Site(*site)))
    );
}

/// What is not a spelling is refused with the place of the fault.
#[test]
fn other_texts_are_refused() {
    for text in [
        "",
        "go",
        "go nowhere",
        "go tannenau-4",
        "go tannenau",
        "go cook",
        "cell m-r0c1",
        "cell m-r1c5",
        "cell s0-r1c1",
        "cell s13-r1c1",
        "cell s1-r1c3",
        "cell m-r01c1",
        "beg now",
        "accept now",
        "side-b 07",
        "provisions 1",
        "pigs -1",
    ] {
        assert!(text.parse::<Choice>().is_err(), "{text}");
    }
}

/// Spellings of the answers of a whole turn.
#[test]
fn answers_are_spelled_in_words() {
    for words in [
        "go moosgrund-1",
        "give coal-oven",
        "provisions 1 2",
        "accept",
        "accept glass",
        "visit cook",
        "serve cook-meat",
        "build clay-pit",
        "cell s12-r4c1",
        "cells m-r1c4 m-r2c4",
        "take free-building",
        "keep 3 2",
        "convert bakery",
        "standing accept-oven",
        "due pond-hut",
        "turn oven",
        "bonus coal-glass",
        "with merchant",
    ] {
        assert_eq!(words.parse::<Choice>().map(|choice| choice.to_string()).as_deref(), Ok(words));
    }
}
