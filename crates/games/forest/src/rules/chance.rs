//! What chance can turn up (BLF-2, BLF-7.1).

use crate::choice::Choice;
use crate::data::geometry::WORKER_SPACES;
use crate::data::{Building, Category, Mission, NUMBERS, Worker};
use crate::state::Forest;
use crate::step::Step;

use parlour_core::Seat;

/// Every outcome of the pending draw; all are equally likely.
pub(crate) fn outcomes(game: &Forest, step: Step, out: &mut Vec<Choice>) {
    match step {
        Step::DrawFirst => out.extend(Seat::all(game.players).map(Choice::First)),
        Step::DrawSide => {
            out.extend((1..=NUMBERS).filter(|number| is_unturned(game, *number)).map(Choice::SideB));
        }
        Step::DrawLarge(category) => {
            out.extend(
                Building::large().filter(|large| is_in_box(game, category, *large)).map(Choice::Large),
            );
        }
        Step::DrawWorker(space) => {
            let fits = |worker: &&Worker| is_undealt(game, space, **worker);
            out.extend(Worker::ALL.iter().filter(fits).copied().map(Choice::Deal));
        }
        Step::DrawMission => out.extend(game.pile.iter().map(Choice::Reveal)),
        _ => {}
    }
}

/// Can this come up? `None` if something else is drawn.
pub(crate) fn can_come_up(game: &Forest, step: Step, outcome: Choice) -> Option<bool> {
    Some(match (step, outcome) {
        (Step::DrawFirst, Choice::First(seat)) => seat.index() < usize::from(game.players),
        (Step::DrawSide, Choice::SideB(number)) => {
            (1..=NUMBERS).contains(&number) && is_unturned(game, number)
        }
        (Step::DrawLarge(category), Choice::Large(large)) => is_in_box(game, category, large),
        (Step::DrawWorker(space), Choice::Deal(worker)) => is_undealt(game, space, worker),
        (Step::DrawMission, Choice::Reveal(mission)) => is_in_pile(game, mission),
        _ => return None,
    })
}

fn is_unturned(game: &Forest, number: u8) -> bool {
    game.display.has(Building::small(number, false))
}

fn is_in_box(game: &Forest, category: u8, large: Building) -> bool {
    large.category() == Some(Category::ALL[usize::from(category)]) && !game.display.has(large)
}

/// A worker whose back matches the space, not yet on the board (BLF-2.4).
fn is_undealt(game: &Forest, space: u8, worker: Worker) -> bool {
    worker.back() == WORKER_SPACES[usize::from(space)].1 && !game.workers.contains(&Some(worker))
}

fn is_in_pile(game: &Forest, mission: Mission) -> bool {
    game.pile.has(mission)
}
