//! The additional rule: place tiles are excluded before the first round (ORL-12.1).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::Place;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::{Home, Orleans};
use crate::step::{Exclude, Step};

/// Each seat in turn order is asked once; with two players twice (ORL-2.13, ORL-12.1, ORL-12.2).
pub(crate) fn begin(game: &mut Orleans) {
    let turns = if game.players == 2 { 2 } else { 1 };
    (0..turns).for_each(|_| game.schedule(|seat| Step::Ask(seat, Exclude.into())));
}

/// All that must hold to exclude a place tile.
const MAY_EXCLUDE: &[Rule<Place>] = &[lies_in_a_stack];

impl Ask<Orleans> for Exclude {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        Phrase::new("orleans-prompt-exclude").asked_by("ORL-12.1")
    }

    /// Every tile in the stacks, and none.
    fn candidates(self, game: &Orleans, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Place::tiles().filter(|tile| game.home(*tile) == Some(Home::Stack)).map(Choice::Exclude));
        out.push(Choice::Decline);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Exclude(tile) => {
                hearing.under(MAY_EXCLUDE, tile, |game, log| exclude(game, seat, tile, log))
            }
            Choice::Decline => hearing.freely(|_, log| log.note(Event::Declined { seat })),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A tile can be excluded once, and a place of the board not at all (ORL-12.2).
pub(crate) fn lies_in_a_stack(game: &Orleans, _seat: Seat, tile: Place) -> Verdict {
    ensure(game.home(tile) == Some(Home::Stack), Refusal::NotInStacks { tile })
}

/// The tile returns to the box (ORL-12.1).
fn exclude(game: &mut Orleans, seat: Seat, tile: Place, log: &mut impl Log<Event>) {
    game.set_home(tile, Home::Excluded);
    log.note(Event::Excluded { seat, tile });
}
