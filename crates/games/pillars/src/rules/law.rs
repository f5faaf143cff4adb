//! The whole law: which rules bear on which answer, and which answers come to mind.

use std::ops::ControlFlow;

use parlour_core::law::walk;
use parlour_core::{Objections, Seat, Who};

use super::{builders, cathedral, chance, draft, fate, market};
use crate::choice::Choice;
use crate::data::{Post, Privilege};
use crate::flow::Step;
use crate::refusal::Refusal;
use crate::state::Pillars;

/// Raises what speaks against an answer.
pub(crate) fn examine(
    game: &Pillars,
    who: Who,
    choice: Choice,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match game.agenda.top() {
        Some(step) if game.asked() == Some(who) => match who {
            Who::Seat(seat) => answer_is_legal(game, step, seat, choice, objections),
            Who::Chance => outcome_is_possible(game, step, choice, objections),
        },
        _ => objections.raise(Refusal::NotYourTurn),
    }
}

fn outcome_is_possible(
    game: &Pillars,
    step: Step,
    outcome: Choice,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (chance::odds(game, step, outcome), chance::lottery(step)) {
        (Some(0), Some(lottery)) => objections.raise(Refusal::CannotComeUp(lottery)),
        (Some(_), _) => ControlFlow::Continue(()),
        (None, _) => objections.raise(Refusal::NotAsked),
    }
}

fn answer_is_legal(
    game: &Pillars,
    step: Step,
    seat: Seat,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (step, choice) {
        (Step::Draft(_), Choice::Take(card)) => walk(draft::MAY_TAKE, game, seat, card, o),
        (Step::Draft(_), Choice::Hire(craftsman)) => walk(draft::MAY_HIRE, game, seat, craftsman, o),
        (Step::Dismiss { .. } | Step::Lose(_), Choice::Dismiss(craftsman)) => {
            walk(draft::MAY_DISMISS, game, seat, craftsman, o)
        }
        (Step::Place(_), Choice::Place(post)) => walk(builders::MAY_PLACE, game, seat, post, o),
        (Step::Place(_), Choice::PlaceFree(post)) => walk(builders::MAY_PLACE_FREE, game, seat, post, o),
        (Step::Place(_), Choice::Wait) => walk(builders::MAY_WAIT, game, seat, (), o),
        (Step::PlaceWaiting, Choice::Place(post)) => walk(builders::MAY_PLACE_WAITING, game, seat, post, o),
        (Step::PlaceWaiting, Choice::PlaceFree(_)) => o.raise(Refusal::RemigiusNotNeeded),
        (Step::PlaceWaiting, Choice::Wait) => o.raise(Refusal::WaitedAlready),
        (Step::Bishop(_), Choice::Protect) => walk(fate::MAY_BE_PROTECTED, game, seat, (), o),
        (Step::Bishop(_), Choice::Cube(good)) => walk(fate::MAY_ASK_FOR_CUBE, game, seat, good, o),
        (Step::Trade { .. }, Choice::Buy(good, n)) => walk(market::MAY_BUY, game, seat, (good, n), o),
        (Step::Trade { .. }, Choice::Sell(good, n)) => walk(market::MAY_SELL, game, seat, (good, n), o),
        (Step::Bless(_), Choice::Bless(craftsman)) => {
            walk(cathedral::MAY_BE_BLESSED, game, seat, craftsman, o)
        }
        (Step::Work(_), Choice::Work(craftsman, uses)) => {
            walk(cathedral::MAY_WORK, game, seat, (craftsman, uses), o)
        }
        (Step::Return(..), Choice::Return(good, n)) => walk(cathedral::MAY_RETURN, game, seat, (good, n), o),
        (Step::Draft(_), Choice::Pass)
        | (Step::Redraw(_), Choice::Keep | Choice::PutBack)
        | (Step::Thomas(_), Choice::Use(Privilege::Thomas) | Choice::Save(Privilege::Thomas))
        | (Step::Amnesty(_), Choice::Use(Privilege::Amnesty) | Choice::Save(Privilege::Amnesty))
        | (Step::Trade { .. }, Choice::Withdraw)
        | (Step::Bless(_), Choice::BlessNone)
        | (Step::Work(_), Choice::Finish) => ControlFlow::Continue(()),
        _ => o.raise(Refusal::NotAsked),
    }
}

/// What comes to mind at the pending question, legal or not, in a fixed order.
pub(crate) fn candidates(game: &Pillars, out: &mut Vec<Choice>) {
    let Some(step) = game.agenda.top() else { return };
    match step {
        Step::Draft(_) => draft::candidates(game, out),
        Step::Dismiss { seat, .. } | Step::Lose(seat) => {
            out.extend(game[seat].craftsmen.iter().map(Choice::Dismiss));
        }
        Step::Redraw(_) => out.extend([Choice::Keep, Choice::PutBack]),
        Step::Place(seat) => builders::candidates(game, seat, out),
        Step::PlaceWaiting => out.extend(Post::ALL.iter().copied().map(Choice::Place)),
        Step::Bishop(_) => fate::candidates(out),
        Step::Thomas(_) => out.extend(use_or_save(Privilege::Thomas)),
        Step::Amnesty(_) => out.extend(use_or_save(Privilege::Amnesty)),
        Step::Trade { stall } => {
            let seat = game.trader(stall).expect("a builder at the stall");
            market::candidates(game, seat, out);
        }
        Step::Bless(seat) => cathedral::blessing_candidates(game, seat, out),
        Step::Work(seat) => cathedral::candidates(game, seat, out),
        Step::Return(seat, _) => cathedral::return_candidates(game, seat, out),
        draw => chance::outcomes(game, draw, out),
    }
}

const fn use_or_save(privilege: Privilege) -> [Choice; 2] {
    [Choice::Use(privilege), Choice::Save(privilege)]
}
