//! What chance can turn up, and what follows (BLF-2, BLF-7.1).

use parlour_core::{Hearing, Phrase, Prompt, Seat};

use super::{course, mission};
use crate::choice::Choice;
use crate::data::geometry::WORKER_SPACES;
use crate::data::{Building, Category, NUMBERS, Worker};
use crate::refusal::{Lottery, Refusal};
use crate::state::Forest;
use crate::step::Draw;

impl Draw {
    /// What chance is asked.
    pub(crate) fn prompt(self) -> Prompt {
        match self {
            Self::First => Phrase::new("forest-prompt-draw-first").asked_by("BLF-2.6"),
            Self::Side => Phrase::new("forest-prompt-draw-side").asked_by("BLF-2.2"),
            Self::Large(category) => {
                Phrase::new("forest-prompt-draw-large").number("category", category + 1).asked_by("BLF-2.3")
            }
            Self::Worker(space) => {
                let (village, back) = WORKER_SPACES[usize::from(space)];
                Phrase::new("forest-prompt-draw-worker")
                    .term("village", village.key())
                    .term("back", back.key())
                    .asked_by("BLF-2.4")
            }
            Self::Mission => Phrase::new("forest-prompt-draw-mission").asked_by("BLF-2.5"),
        }
    }

    /// Everything that can come up, in a fixed order.
    pub(crate) fn outcomes(self, game: &Forest, out: &mut Vec<Choice>) {
        match self {
            Self::First => out.extend(Seat::all(game.players).map(Choice::First)),
            Self::Side => {
                out.extend((1..=NUMBERS).filter(|number| is_unturned(game, *number)).map(Choice::SideB));
            }
            Self::Large(category) => {
                let hidden = |large: &Building| is_in_box(game, category, *large);
                out.extend(Building::large().filter(hidden).map(Choice::Large));
            }
            Self::Worker(space) => {
                let fits = |worker: &&Worker| is_undealt(game, space, **worker);
                out.extend(Worker::ALL.iter().filter(fits).copied().map(Choice::Deal));
            }
            Self::Mission => out.extend(game.pile.iter().map(Choice::Reveal)),
        }
    }

    /// What follows from each outcome; all are equally likely.
    pub(crate) fn answer<H: Hearing<Forest>>(self, outcome: Choice, hearing: H) -> H::Outcome {
        let no = Refusal::CannotComeUp;
        match (self, outcome) {
            (Self::First, Choice::First(seat)) => hearing.drawn(
                |game| u32::from(seat.index() < usize::from(game.players)),
                no(Lottery::First),
                |game, log| course::set_first(game, seat, log),
            ),
            (Self::Side, Choice::SideB(number)) => hearing.drawn(
                |game| u32::from((1..=NUMBERS).contains(&number) && is_unturned(game, number)),
                no(Lottery::Side),
                |game, log| course::turn_side(game, number, log),
            ),
            (Self::Large(category), Choice::Large(large)) => hearing.drawn(
                |game| u32::from(is_in_box(game, category, large)),
                no(Lottery::Large(category + 1)),
                |game, log| course::show_large(game, large, log),
            ),
            (Self::Worker(space), Choice::Deal(worker)) => hearing.drawn(
                |game| u32::from(is_undealt(game, space, worker)),
                no(Lottery::Worker),
                |game, log| course::deal_worker(game, space, worker, log),
            ),
            (Self::Mission, Choice::Reveal(mission)) => hearing.drawn(
                |game| u32::from(game.pile.has(mission)),
                no(Lottery::Mission),
                |game, log| mission::reveal(game, mission, log),
            ),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
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
