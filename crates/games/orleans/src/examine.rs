//! Legality: which rules bear on which answer.

use std::ops::ControlFlow;

use parlour_core::law::walk;
use parlour_core::{Objections, Seat, Who};

use crate::choice::Choice;
use crate::flow::Step;
use crate::refusal::Refusal;
use crate::rules::{
    actions, bathhouse, deeds, events, exclusion, muster, planning, recruiting, spaces, technology, tiles,
    torture, travel,
};
use crate::state::{Cursor, Orleans};

/// Raises what speaks against an answer.
pub(crate) fn examine(
    game: &Orleans,
    who: Who,
    choice: Choice,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    if !game.asked().asks(who) {
        return objections.raise(Refusal::NotYourTurn);
    }
    let Some(step) = game.agenda.top() else { return objections.raise(Refusal::NotYourTurn) };
    match who {
        Who::Seat(seat) => of_seat(game, seat, step, choice, objections),
        Who::Chance => of_chance(game, step, choice, objections),
    }
}

fn of_seat(
    game: &Orleans,
    seat: Seat,
    step: Step,
    choice: Choice,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (step, choice) {
        (Step::Exclude(_), Choice::Exclude(tile)) => {
            walk(exclusion::MAY_EXCLUDE, game, seat, tile, objections)
        }
        (Step::Muster, Choice::Retrieve(follower, space)) => {
            walk(muster::MAY_RETRIEVE, game, seat, (follower, space), objections)
        }
        (Step::Muster, Choice::Draws(draws)) => walk(muster::MAY_DRAW, game, seat, draws, objections),
        (Step::ChooseStore(_), Choice::Tower(follower)) => {
            walk(muster::MAY_PUT_ON_TOWER, game, seat, follower, objections)
        }
        (Step::ChooseStore(_), Choice::Market) => walk(muster::MAY_PUT_ON_MARKET, game, seat, (), objections),
        (Step::Plan, choice) => of_plan(game, seat, choice, objections),
        (Step::Turn(_), Choice::Use(place)) => {
            walk(actions::MAY_EXECUTE, game, seat, place, objections)?;
            walk(actions::law(place), game, seat, place, objections)
        }
        (Step::Technology(_), Choice::Technology(space)) => {
            walk(technology::MAY_PLACE, game, seat, space, objections)
        }
        (Step::Village(_), Choice::Recruit(kind)) => {
            walk(recruiting::MAY_RECRUIT_IN_VILLAGE, game, seat, kind, objections)
        }
        (Step::TakeTile(_), Choice::Take(tile)) => {
            walk(recruiting::MAY_TAKE_TILE, game, seat, tile, objections)
        }
        (Step::Travel(_, way), Choice::Travel(edge)) => {
            walk(travel::MAY_TRAVEL, game, seat, (edge, way), objections)
        }
        (Step::Load(_, edge), Choice::Load(good)) => {
            walk(travel::MAY_LOAD, game, seat, (good, edge), objections)
        }
        (Step::Send(_, place) | Step::SendOrStop(_, place), Choice::Send(kind, deed)) => {
            walk(deeds::MAY_SEND, game, seat, (place, kind, deed), objections)
        }
        (Step::Send(..), Choice::Stop) => objections.raise(Refusal::MustSend),
        (Step::Reward(_), Choice::Point) => walk(deeds::MAY_TAKE_POINT, game, seat, (), objections),
        (Step::Pharmacy(_), Choice::Pay(coins)) => walk(tiles::MAY_PAY, game, seat, coins, objections),
        (Step::PlaceBather(_, left), choice) => of_bath(game, seat, left, choice, objections),
        (Step::Harvest(_), Choice::Food(good)) => walk(events::MAY_FEED, game, seat, good, objections),
        (Step::Torture(..), Choice::Give(item)) => walk(torture::MAY_GIVE, game, seat, item, objections),
        (Step::Exclude(_), Choice::Decline)
        | (Step::Turn(_), Choice::Pass)
        | (Step::Technology(_), Choice::NoTechnology)
        | (Step::Load(..), Choice::LoadNothing)
        | (Step::SendOrStop(..), Choice::Stop)
        | (Step::Reward(_), Choice::Coin)
        | (Step::Sacristy(_), Choice::Protect | Choice::Suffer) => ControlFlow::Continue(()),
        _ => objections.raise(Refusal::NotAsked),
    }
}

/// A plan is asked for in one order: technology, then sort by sort (ORL-4.8, ORL-6.9 b).
fn of_plan(
    game: &Orleans,
    seat: Seat,
    choice: Choice,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (game[seat].plan.cursor, choice) {
        (Cursor::Technology, Choice::Technology(space)) => {
            walk(technology::MAY_PLACE, game, seat, space, objections)
        }
        (Cursor::Technology, Choice::NoTechnology) => ControlFlow::Continue(()),
        (Cursor::Follower(..), Choice::Put(follower, space)) => {
            walk(spaces::MAY_STAND, game, seat, (follower, space), objections)?;
            walk(planning::MAY_PLAN, game, seat, (follower, space), objections)
        }
        (Cursor::Follower(..), Choice::Keep(follower)) => {
            walk(planning::MAY_KEEP, game, seat, follower, objections)
        }
        _ => objections.raise(Refusal::NotAsked),
    }
}

/// Bathers are asked for in the order of a plan (ORL-7.10).
fn of_bath(
    game: &Orleans,
    seat: Seat,
    left: u8,
    choice: Choice,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match choice {
        Choice::Put(follower, space) => {
            walk(spaces::MAY_STAND, game, seat, (follower, space), objections)?;
            walk(planning::MAY_PLAN, game, seat, (follower, space), objections)?;
            walk(bathhouse::MAY_PLACE, game, seat, (follower, space, left), objections)
        }
        Choice::Keep(follower) => {
            walk(planning::MAY_KEEP, game, seat, follower, objections)?;
            walk(bathhouse::MAY_RETURN, game, seat, (follower, left), objections)
        }
        _ => objections.raise(Refusal::NotAsked),
    }
}

fn of_chance(
    game: &Orleans,
    step: Step,
    choice: Choice,
    objections: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    let fits = matches!(
        (step, choice),
        (Step::RemoveGoods, Choice::Remove(_))
            | (Step::LayGoods, Choice::Lay(_))
            | (Step::ChooseFirst, Choice::First(_))
            | (Step::TurnHourglass, Choice::Turn(_))
            | (
                Step::DrawFollower(_) | Step::DrawBather(_) | Step::Plague(_) | Step::LoseFollower(_),
                Choice::Draw(_)
            )
    );
    match fits {
        false => objections.raise(Refusal::NotAsked),
        true if weight(game, choice) == 0 => objections.raise(Refusal::CannotComeUp),
        true => ControlFlow::Continue(()),
    }
}

/// The odds of an outcome of the pending draw (ORL-4.4, ORL-9.3).
pub(crate) fn weight(game: &Orleans, outcome: Choice) -> u32 {
    match (game.agenda.top(), outcome) {
        (_, Choice::Remove(good) | Choice::Lay(good)) => game.unlaid.count(good as usize).into(),
        (_, Choice::First(seat)) => u32::from(seat.index() < usize::from(game.players)),
        (_, Choice::Turn(event)) => game.hourglass.count(event as usize).into(),
        (Some(Step::LoseFollower(_)), Choice::Draw(follower)) if follower.is_own() => 0,
        (
            Some(
                Step::DrawFollower(seat)
                | Step::DrawBather(seat)
                | Step::Plague(seat)
                | Step::LoseFollower(seat),
            ),
            Choice::Draw(follower),
        ) => game[seat].bag.count(follower as usize).into(),
        _ => 0,
    }
}
