//! Districts and plots (ORA-7.5 to ORA-7.11, ORA-11.37I).

use parlour_core::{Log, Seat};

use super::{Verdict, ensure};
use crate::choice::Choice;
use crate::data::{DistrictFace, Good, PlotFace, Tile};
use crate::event::Event;
use crate::land::{District, Plot};
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::step::Step;

/// The pile is not used up and its top tile can be paid for (ORA-7.5, ORA-7.11).
pub(crate) fn may_buy(game: &Ora, seat: Seat, tile: Tile) -> Verdict {
    let price = game.top_price(tile).ok_or(Refusal::PileEmpty { tile })?;
    let (need, have) = (u16::from(price), game.purse(seat).money());
    ensure(have >= need, Refusal::TooPoor { need, have })
}

/// The top tile is paid for and laid (ORA-7.5).
pub(crate) fn buy(game: &mut Ora, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let price = game.top_price(tile).expect("the pile has a tile");
    game.pay_all(seat, &[(Good::Coin, 1)], price, log);
    take(game, seat, tile, price, log);
}

/// A tile leaves its pile and waits to be laid.
pub(crate) fn take(game: &mut Ora, seat: Seat, tile: Tile, price: u8, log: &mut impl Log<Event>) {
    game.take_tile(tile, price);
    log.note(Event::Land { seat, tile, price });
    game.agenda.push(Step::Lay { seat, tile });
}

/// Every face in every row where it fits.
pub(crate) fn lays(game: &Ora, seat: Seat, tile: Tile, out: &mut Vec<Choice>) {
    let land = game.land(seat);
    match tile {
        Tile::District => {
            for face in DistrictFace::ALL {
                out.extend(land.district_rows().map(|row| Choice::District(*face, row)));
            }
        }
        Tile::Plot => {
            for face in PlotFace::ALL {
                out.extend(land.plot_rows(*face).map(|row| Choice::Plot(*face, row)));
            }
        }
    }
}

/// A district lies right above or below the land, without offset (ORA-7.8).
pub(crate) fn district_fits(game: &Ora, seat: Seat, row: i8) -> Verdict {
    ensure(game.land(seat).district_rows().contains(&row), Refusal::Misplaced)
}

/// A plot lies beside the land or beside another plot of its side (ORA-7.10).
pub(crate) fn plot_fits(game: &Ora, seat: Seat, face: PlotFace, row: i8) -> Verdict {
    // Rows far outside cannot touch anything, and would not fit the arithmetic.
    let near = (-100..=100).contains(&row);
    ensure(near && game.land(seat).plot_fits(Plot { row, face }), Refusal::Misplaced)
}

/// The new district brings its forests and moors (ORA-7.9).
pub(crate) fn lay_district(game: &mut Ora, seat: Seat, face: DistrictFace, row: i8) {
    game.player_mut(seat).land.lay_district(District { row, face });
}

/// The new plot is bare.
pub(crate) fn lay_plot(game: &mut Ora, seat: Seat, face: PlotFace, row: i8) {
    game.player_mut(seat).land.lay_plot(Plot { row, face });
}

/// The prices the Bulwark may choose from (ORA-D22).
pub(crate) fn tiles(game: &Ora, tile: Tile, out: &mut Vec<Choice>) {
    out.extend(game.prices_left(tile).map(Choice::Tile));
    out.push(Choice::Done);
}

/// A tile of this price is left.
pub(crate) fn may_take(game: &Ora, tile: Tile, price: u8) -> Verdict {
    ensure(game.prices_left(tile).any(|left| left == price), Refusal::NoSuchTile { price })
}
