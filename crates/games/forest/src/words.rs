//! What the game has to say of its choices and its sheet; questions, events and refusals say their own words.

mod choices;
mod text_table;

pub(crate) use choices::say;
pub(crate) use text_table::score_key;

use parlour_core::Phrase;

use crate::data::{Bill, Cell, Effect, Gap, Goal};
use crate::rules::judge;
use crate::state::Forest;
use crate::state::player::Player;

/// A bill as a list of things to give.
pub(crate) fn bill_list(bill: &Bill) -> Vec<Phrase> {
    bill.parts().map(|(item, n)| Phrase::counted(n, item.key())).collect()
}

/// A reward as a list of things to get, counted now.
fn reward_list(player: &Player, reward: &[Effect]) -> Vec<Phrase> {
    let parts = reward.iter().map(|effect| judge::part(player, *effect));
    parts.map(|part| Phrase::counted(part.n, part.item.key())).collect()
}

/// A cell by its name over the whole estate: a letter for its row, a number for its column.
pub(crate) fn cell(cell: Cell) -> Phrase {
    let (row, column) = cell.place();
    Phrase::new("forest-cell").number("row", row as i64 + 1).number("column", column as i64 + 1)
}

/// A gap, by its village and the workers on both sides, or by its number before they are dealt.
fn gap(game: &Forest, gap: Gap) -> Phrase {
    let (left, right) = gap.sides();
    match (game.workers[left], game.workers[right]) {
        (Some(left), Some(right)) => Phrase::new("forest-gap")
            .term("village", gap.village().key())
            .term("left", left.key())
            .term("right", right.key()),
        _ => gap_alone(gap),
    }
}

/// A gap, by its village and number alone.
pub(crate) fn gap_alone(gap: Gap) -> Phrase {
    let number = gap.index() - gap.village().spaces().start + 1;
    Phrase::new("forest-gap-number").term("village", gap.village().key()).number("n", number as i64)
}

/// A place by its village or its mission: the log says where somebody went, the board shows the gap.
pub(crate) fn place(place: Goal) -> Phrase {
    match place {
        Goal::Gap(gap) => Phrase::new(gap.village().key()),
        Goal::Site(mission) => Phrase::new("forest-site").term("mission", mission.key()),
    }
}
