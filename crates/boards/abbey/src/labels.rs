//! Short labels of what a phrase alone cannot name: the places of a nave.

use parlour_abbey::choice::{Action, Choice};
use parlour_abbey::data::{PeasantSpot, Pew};
use parlour_core::Phrase;
use parlour_kit::label::Label;
use parlour_kit::text::cell_name;
use parlour_kit::{Answer, Scene};

use crate::emblem;

/// The label of an answer about a peasant in the nave: where he sits, then what he does. And the short name of a crusade.
pub(crate) fn label(scene: &Scene<'_>, answer: Answer<'_>, phrase: &Phrase) -> Option<Label> {
    let pew = match answer.parse()? {
        Choice::Place(Action::March(card), face) => {
            let short = scene.words.known(&card.key().replacen("abbey-", "abbey-board-", 1))?;
            let label = Label::of(scene, emblem, phrase);
            return Some(Label { name: format!("{}, {face}", scene.word(short)), ..label });
        }
        // In a path the die alone is named: what is not added goes without saying.
        Choice::NoBonus if !answer.after.is_empty() => {
            return Some(Label { name: String::new(), ..Label::of(scene, emblem, phrase) });
        }
        Choice::Move(pew) | Choice::Peasant(PeasantSpot::Pew(pew)) => pew,
        Choice::Baptise(row) if (1..=Pew::ROWS).contains(&row) => Pew::at(Pew::BENCHES, row),
        _ => return None,
    };
    let label = Label::of(scene, emblem, phrase);
    Some(Label { name: format!("{}, {}", name(pew), lowered(&label.name)), ..label })
}

/// `B2`: rows from the top of the drawing, benches from the left.
pub(crate) fn name(pew: Pew) -> String {
    cell_name(i16::from(Pew::ROWS - pew.row()), i16::from(pew.bench() - 1))
}

fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_lowercase().collect::<String>() + letters.as_str())
}
