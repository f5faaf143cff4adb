//! Main actions (ORA-4), and what the bonus round leaves of them (ORA-9).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, build, contract, ensure, landscape};
use crate::choice::{Action, Choice, Clergyman};
use crate::data::Tile;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::{Build, Clear, Contract, Place, Turn, Wild};

/// Actions, purchases, and the end of the turn once the actions are taken.
impl Ask<Ora> for Turn {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        match self {
            Self { left: 0, .. } => Phrase::new("ora-prompt-end-turn").asked_by("ORA-7.6"),
            Self { bonus: true, .. } => Phrase::new("ora-prompt-bonus-action").asked_by("ORA-9.2"),
            Self { left, .. } => Phrase::new("ora-prompt-action").number("left", left).asked_by("ORA-4.1"),
        }
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        if self.left == 0 {
            out.push(Choice::End);
        } else {
            out.extend(Action::ALL.iter().map(|action| Choice::Act(*action)));
        }
        out.extend(Tile::ALL.iter().map(|tile| Choice::Buy(*tile)));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Act(action) => {
                hearing.under(MAY_ACT, (self, action), |game, log| act(game, seat, self, action, log))
            }
            Choice::Buy(tile) => {
                hearing.under(MAY_BUY, (self.bought, tile), |game, log| buy(game, seat, self, tile, log))
            }
            Choice::End => hearing.under(MAY_END, self, |_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
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
const MAY_ACT: &[Rule<(Turn, Action)>] = &[action_is_left, round_allows, action_is_possible];

/// One landscape tile a turn (ORA-7.7).
fn nothing_bought_yet(_: &Ora, _: Seat, (bought, _): (bool, Tile)) -> Verdict {
    ensure(!bought, Refusal::LandBought)
}

fn tile_is_to_be_had(game: &Ora, seat: Seat, (_, tile): (bool, Tile)) -> Verdict {
    landscape::may_buy(game, seat, tile)
}

/// All that must hold to buy a landscape tile (ORA-7.5 to ORA-7.7).
pub(super) const MAY_BUY: &[Rule<(bool, Tile)>] = &[nothing_bought_yet, tile_is_to_be_had];

/// A turn ends after its main actions.
const MAY_END: &[Rule<Turn>] = &[|_, _, turn| ensure(turn.left == 0, Refusal::NotAsked)];

/// Is there anything to decide after the last action?
pub(crate) fn is_finished(game: &Ora, seat: Seat, turn: Turn) -> bool {
    let buys = |tile: &Tile| landscape::may_buy(game, seat, *tile).is_ok();
    turn.left == 0 && (turn.bought || !Tile::ALL.iter().any(buys))
}

/// A main action begins; free ones may come before and after it (ORA-2.7).
fn act(game: &mut Ora, seat: Seat, turn: Turn, action: Action, log: &mut impl Log<Event>) {
    game.relays = 0;
    game.ask(seat, Turn { left: turn.left - 1, ..turn });
    log.note(Event::Acted { seat, action });
    match action {
        Action::Place => game.ask(seat, Place { bonus: turn.bonus }),
        Action::Contract => game.ask(seat, Contract),
        Action::Fell => fell(game, seat, Wild::Forest, log),
        Action::Cut => fell(game, seat, Wild::Moor, log),
        Action::Build => game.ask(seat, Build { must: true }),
    }
}

/// Fell trees or cut peat; without such a card nothing happens and no marker moves
/// (ORA-4.5, ORA-4.6).
pub(super) fn fell(game: &mut Ora, seat: Seat, wild: Wild, log: &mut impl Log<Event>) {
    if game.land(seat).holding(wild.content()).next().is_some() {
        game.ask(seat, Clear { wild });
    } else {
        let action = if wild == Wild::Forest { Action::Fell } else { Action::Cut };
        log.note(Event::NothingToClear { seat, action });
    }
}

/// A landscape tile is bought within a turn.
fn buy(game: &mut Ora, seat: Seat, turn: Turn, tile: Tile, log: &mut impl Log<Event>) {
    game.ask(seat, Turn { bought: true, ..turn });
    landscape::buy(game, seat, tile, log);
}

/// Everybody's priors come home before the bonus round (ORA-9.1).
pub(crate) fn recall_priors(game: &mut Ora, log: &mut impl Log<Event>) {
    for seat in game.seats() {
        if game.player_mut(seat).recall_prior() {
            log.note(Event::CameHome { seat, clergyman: Clergyman::Prior });
        }
    }
}
