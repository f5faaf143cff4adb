//! Main actions (ORA-4), and what the bonus round leaves of them (ORA-9).

use parlour_core::{Log, Seat};

use super::{Rule, Verdict, build, contract, ensure, landscape};
use crate::choice::{Action, Choice, Clergyman};
use crate::data::Tile;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::{Step, Turn, Wild};

/// Actions, purchases, and the end of the turn once the actions are taken.
pub(crate) fn candidates(turn: Turn, out: &mut Vec<Choice>) {
    if turn.left == 0 {
        out.push(Choice::End);
    } else {
        out.extend(Action::ALL.iter().map(|action| Choice::Act(*action)));
    }
    out.extend(Tile::ALL.iter().map(|tile| Choice::Buy(*tile)));
}

/// Contracts, felling and cutting are not for the bonus round (ORA-9.2).
fn round_allows(_: &Ora, _: Seat, (turn, action): (Turn, Action)) -> Verdict {
    let always = matches!(action, Action::Place | Action::Build);
    ensure(always || !turn.bonus, Refusal::NotInBonusRound)
}

/// There is a main action left to take (ORA-4.1).
fn action_is_left(_: &Ora, _: Seat, (turn, _): (Turn, Action)) -> Verdict {
    ensure(turn.left > 0, Refusal::NotAsked)
}

/// The action can be carried out. Felling and cutting always can, if need be for nothing
/// (ORA-4.5, ORA-4.8).
fn action_is_possible(game: &Ora, seat: Seat, (turn, action): (Turn, Action)) -> Verdict {
    match action {
        Action::Place if turn.bonus => Ok(()),
        Action::Place => can_place(game, seat),
        Action::Contract => contract::can_contract(game, seat),
        Action::Fell | Action::Cut => Ok(()),
        Action::Build => build::can_build(game, seat),
    }
}

/// A clergyman at home and an own building without one (ORA-4.2).
fn can_place(game: &Ora, seat: Seat) -> Verdict {
    ensure(game.player(seat).somebody_home(), Refusal::NobodyHome)?;
    let land = game.land(seat);
    let mut cells = land.contents().filter(|(_, content)| content.building().is_some());
    ensure(cells.any(|(cell, _)| !game.is_occupied(seat, cell)), Refusal::NoFreeBuilding)
}

/// All that must hold to take a main action.
pub(crate) const MAY_ACT: &[Rule<(Turn, Action)>] = &[action_is_left, round_allows, action_is_possible];

/// One landscape tile a turn (ORA-7.7).
fn nothing_bought_yet(_: &Ora, _: Seat, (bought, _): (bool, Tile)) -> Verdict {
    ensure(!bought, Refusal::LandBought)
}

fn tile_is_to_be_had(game: &Ora, seat: Seat, (_, tile): (bool, Tile)) -> Verdict {
    landscape::may_buy(game, seat, tile)
}

/// All that must hold to buy a landscape tile (ORA-7.5 to ORA-7.7).
pub(crate) const MAY_BUY: &[Rule<(bool, Tile)>] = &[nothing_bought_yet, tile_is_to_be_had];

/// A turn ends after its main actions.
pub(crate) fn may_end(turn: Turn) -> Verdict {
    ensure(turn.left == 0, Refusal::NotAsked)
}

/// Is there anything to decide after the last action?
pub(crate) fn is_finished(game: &Ora, turn: Turn) -> bool {
    let buys = |tile: &Tile| landscape::may_buy(game, turn.seat, *tile).is_ok();
    turn.left == 0 && (turn.bought || !Tile::ALL.iter().any(buys))
}

/// A main action begins; free ones may come before and after it (ORA-2.7).
pub(crate) fn act(game: &mut Ora, turn: Turn, action: Action, log: &mut impl Log<Event>) {
    let seat = turn.seat;
    game.relays = 0;
    game.agenda.push(Step::Turn(Turn { left: turn.left - 1, ..turn }));
    log.note(Event::Acted { seat, action });
    match action {
        Action::Place => game.agenda.push(Step::Place { seat, bonus: turn.bonus }),
        Action::Contract => game.agenda.push(Step::Contract { seat }),
        Action::Fell => fell(game, seat, Wild::Forest, log),
        Action::Cut => fell(game, seat, Wild::Moor, log),
        Action::Build => game.agenda.push(Step::Build { seat, must: true }),
    }
}

/// Fell trees or cut peat; without such a card nothing happens and no marker moves
/// (ORA-4.5, ORA-4.6).
pub(crate) fn fell(game: &mut Ora, seat: Seat, wild: Wild, log: &mut impl Log<Event>) {
    if game.land(seat).holding(wild.content()).next().is_some() {
        game.agenda.push(Step::Clear { seat, wild });
    } else {
        let action = if wild == Wild::Forest { Action::Fell } else { Action::Cut };
        log.note(Event::NothingToClear { seat, action });
    }
}

/// A landscape tile is bought within a turn.
pub(crate) fn buy(game: &mut Ora, turn: Turn, tile: Tile, log: &mut impl Log<Event>) {
    game.agenda.push(Step::Turn(Turn { bought: true, ..turn }));
    landscape::buy(game, turn.seat, tile, log);
}

/// Everybody's priors come home before the bonus round (ORA-9.1).
pub(crate) fn recall_priors(game: &mut Ora, log: &mut impl Log<Event>) {
    for seat in game.seats() {
        if game.player_mut(seat).recall_prior() {
            log.note(Event::CameHome { seat, clergyman: Clergyman::Prior });
        }
    }
}
