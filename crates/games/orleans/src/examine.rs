//! Legality: which rules bear on which answer.

use std::ops::ControlFlow;

use parlour_core::{Objections, Seat, Who};

use crate::choice::Choice;
use crate::flow::Step;
use crate::refusal::Refusal;
use crate::rules::{
    actions, bathhouse, deeds, events, exclusion, muster, planning, recruiting, spaces, technology, tiles,
    torture, travel, walk,
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
            walk(game, seat, tile, exclusion::MAY_EXCLUDE, objections)
        }
        (Step::Muster, Choice::Retrieve(follower, space)) => {
            walk(game, seat, (follower, space), muster::MAY_RETRIEVE, objections)
        }
        (Step::Muster, Choice::Draws(draws)) => walk(game, seat, draws, muster::MAY_DRAW, objections),
        (Step::ChooseStore(_), Choice::Tower(follower)) => {
            walk(game, seat, follower, muster::MAY_PUT_ON_TOWER, objections)
        }
        (Step::ChooseStore(_), Choice::Market) => walk(game, seat, (), muster::MAY_PUT_ON_MARKET, objections),
        (Step::Plan, choice) => of_plan(game, seat, choice, objections),
        (Step::Turn(_), Choice::Use(place)) => {
            walk(game, seat, place, actions::MAY_EXECUTE, objections)?;
            walk(game, seat, place, actions::law(place), objections)
        }
        (Step::Technology(_), Choice::Technology(space)) => {
            walk(game, seat, space, technology::MAY_PLACE, objections)
        }
        (Step::Village(_), Choice::Recruit(kind)) => {
            walk(game, seat, kind, recruiting::MAY_RECRUIT_IN_VILLAGE, objections)
        }
        (Step::TakeTile(_), Choice::Take(tile)) => {
            walk(game, seat, tile, recruiting::MAY_TAKE_TILE, objections)
        }
        (Step::Travel(_, way), Choice::Travel(edge)) => {
            walk(game, seat, (edge, way), travel::MAY_TRAVEL, objections)
        }
        (Step::Load(_, edge), Choice::Load(good)) => {
            walk(game, seat, (good, edge), travel::MAY_LOAD, objections)
        }
        (Step::Send(_, place) | Step::SendOrStop(_, place), Choice::Send(kind, deed)) => {
            walk(game, seat, (place, kind, deed), deeds::MAY_SEND, objections)
        }
        (Step::Send(..), Choice::Stop) => objections.raise(Refusal::MustSend),
        (Step::Reward(_), Choice::Point) => walk(game, seat, (), deeds::MAY_TAKE_POINT, objections),
        (Step::Pharmacy(_), Choice::Pay(coins)) => walk(game, seat, coins, tiles::MAY_PAY, objections),
        (Step::PlaceBather(_, left), choice) => of_bath(game, seat, left, choice, objections),
        (Step::Harvest(_), Choice::Food(good)) => walk(game, seat, good, events::MAY_FEED, objections),
        (Step::Torture(..), Choice::Give(item)) => walk(game, seat, item, torture::MAY_GIVE, objections),
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
            walk(game, seat, space, technology::MAY_PLACE, objections)
        }
        (Cursor::Technology, Choice::NoTechnology) => ControlFlow::Continue(()),
        (Cursor::Follower(..), Choice::Put(follower, space)) => {
            walk(game, seat, (follower, space), spaces::MAY_STAND, objections)?;
            walk(game, seat, (follower, space), planning::MAY_PLAN, objections)
        }
        (Cursor::Follower(..), Choice::Keep(follower)) => {
            walk(game, seat, follower, planning::MAY_KEEP, objections)
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
            walk(game, seat, (follower, space), spaces::MAY_STAND, objections)?;
            walk(game, seat, (follower, space), planning::MAY_PLAN, objections)?;
            walk(game, seat, (follower, space, left), bathhouse::MAY_PLACE, objections)
        }
        Choice::Keep(follower) => {
            walk(game, seat, follower, planning::MAY_KEEP, objections)?;
            walk(game, seat, (follower, left), bathhouse::MAY_RETURN, objections)
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
