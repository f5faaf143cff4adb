//! Short labels of what a phrase alone cannot name: gaps of the valley, cells of an estate.

use parlour_core::{Arg, Phrase};
use parlour_forest::Choice;
use parlour_forest::data::{Cell, Gap, Goal, Item};
use parlour_forest::view::{On, View};
use parlour_kit::label::{LONGEST, Label};
use parlour_kit::text::{capitalised, cell_name};
use parlour_kit::{Amount, Answer, Scene};

use crate::emblem;

/// The label of an answer that names a gap, a service or a cell.
pub(crate) fn label(view: &View, scene: &Scene<'_>, answer: Answer<'_>, phrase: &Phrase) -> Option<Label> {
    let verb = |key: &str| scene.words.facet(key, "verb").unwrap_or_default();
    match answer.parse()? {
        Choice::Go(place) => {
            let name = match place {
                Goal::Gap(gap) => between(view, scene, gap),
                Goal::Site(mission) => capitalised(&scene.word(mission.key())),
            };
            let label =
                Label { pays: fare(scene, phrase), ..Label::named(verb("forest-short-go-gap"), name) };
            Some(label.shortened())
        }
        Choice::Neutral(gap) => Some(Label::named(verb("forest-short-neutral"), between(view, scene, gap))),
        Choice::Cell(cell) => Some(Label::named(verb("forest-short-cell"), described(view, scene, cell))),
        Choice::Cells(one, two) => {
            Some(Label::named(verb("forest-short-cells"), format!("{} + {}", name(one), name(two))))
        }
        Choice::Clear(cell) => Some(Label::named(verb("forest-short-clear"), described(view, scene, cell))),
        Choice::Standing(standing) => {
            let key = standing.key().replacen("forest-", "forest-board-", 1);
            Some(Label::named(verb("forest-short-standing"), scene.word(&key)))
        }
        _ => None,
    }
}

/// A gap by the workers on both sides; by its village and number before they are dealt.
fn between(view: &View, scene: &Scene<'_>, gap: Gap) -> String {
    let (left, right) = gap.sides();
    let worker = |space: usize| view.spaces.get(space).and_then(|space| space.worker);
    let village = scene.word(gap.village().key());
    match (worker(left), worker(right)) {
        (Some(left), Some(right)) => {
            let pair = format!("{} – {}", scene.title(left.key()), scene.word(right.key()));
            // Two long names leave no room: the village and the first of them say enough beside the board.
            if pair.chars().count() <= LONGEST {
                pair
            } else {
                format!("{village}, {}", scene.word(left.key()))
            }
        }
        _ => format!("{village} {}", gap.index() - gap.village().spaces().start + 1),
    }
}

/// What a journey costs in provisions, as the phrase says it.
fn fare(scene: &Scene<'_>, phrase: &Phrase) -> Vec<Amount> {
    let number = |wanted: &str| {
        phrase.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(n) if *name == wanted => Some(*n),
            _ => None,
        })
    };
    let first = number("first") == Some(1);
    let provisions = number("provisions").filter(|n| *n > 0 && !first);
    provisions.map(|n| Amount::of(scene, emblem, n, Item::Provision.key())).into_iter().collect()
}

/// The name of a cell over the whole estate.
pub(crate) fn name(cell: Cell) -> String {
    let (row, column) = cell.place();
    cell_name(row as i16, column as i16)
}

/// `B3, pond`: the name of a cell and what lies on it.
fn described(view: &View, scene: &Scene<'_>, cell: Cell) -> String {
    let mine = scene.me.and_then(|seat| view.seats.get(seat.index()));
    let on = mine.and_then(|seat| seat.cells.iter().find(|shown| shown.cell == cell)).map(|shown| shown.on);
    let what = match on {
        Some(On::Tile(tile)) => Some(scene.word(tile.key())),
        Some(On::Building(building)) => Some(scene.word(building.key())),
        _ => None,
    };
    what.map_or_else(|| name(cell), |what| format!("{}, {what}", name(cell)))
}
