//! Offers that are paths: an answer that leaves it to the next one to say where is offered together with what follows it.
//! Who wants to build clicks the card; who places a clergyman clicks the building.

use parlour_boards::Step;
use parlour_core::Seat;
use parlour_core::any::{AnyTable, Path, Reach};
use parlour_model::{OfferInfo, STEPS_APART};

use crate::saying::Saying;

/// A place, its piece and the two things that may be added to it; and no longer a list than one question may have.
const REACH: Reach = Reach { answers: 4, branches: 64 };

/// What a seat may answer, as the page offers it.
pub(crate) fn offers(say: &Saying<'_>, game: &dyn AnyTable, seat: Seat) -> Vec<OfferInfo> {
    let id = game.about().id;
    let leads_on = |words: &str| parlour_boards::goes_on(id, words);
    let paths = game.paths(seat, REACH, &|steps| steps.iter().all(|step| leads_on(&step.words)));
    paths.iter().map(|path| offer(say, id, path)).collect()
}

fn offer(say: &Saying<'_>, game: &str, path: &Path) -> OfferInfo {
    let last = path.steps.last().expect("a path has a step");
    let then = path.steps[1..].iter();
    OfferInfo {
        words: path.steps[0].words.clone(),
        phrase: path.steps[0].phrase.clone(),
        text: sentence(say, game, path),
        then: then.map(|step| Step { words: step.words.clone(), phrase: step.phrase.clone() }).collect(),
        ends_turn: last.ends_turn,
    }
}

/// The last answer says what is done in words that need no other, or the path is told step by step.
fn sentence(say: &Saying<'_>, game: &str, path: &Path) -> String {
    match &path.steps[..] {
        [.., last] if parlour_boards::last_says_all(game, &last.words) => say.say(&last.phrase),
        steps => steps.iter().map(|step| say.say(&step.phrase)).collect::<Vec<_>>().join(STEPS_APART),
    }
}
