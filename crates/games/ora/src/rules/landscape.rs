//! Districts and plots (ORA-7.5 to ORA-7.11, ORA-11.37I).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, ensure};
use crate::choice::Choice;
use crate::data::{DistrictFace, Good, PlotFace, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::state::land::{District, Plot};
use crate::step::{Lay, TakeTile};

/// The pile is not used up and its top tile can be paid for (ORA-7.5, ORA-7.11).
pub(super) fn may_buy(game: &Ora, seat: Seat, tile: Tile) -> Verdict {
    let price = game.top_price(tile).ok_or(Refusal::PileEmpty { tile })?;
    let (need, have) = (u16::from(price), game.purse(seat).money());
    ensure(have >= need, Refusal::TooPoor { need, have })
}

/// The top tile is paid for and laid (ORA-7.5).
pub(super) fn buy(game: &mut Ora, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let price = game.top_price(tile).expect("the pile has a tile");
    game.pay_all(seat, &[(Good::Coin, 1)], price, log);
    take(game, seat, tile, price, log);
}

/// A tile leaves its pile and waits to be laid.
fn take(game: &mut Ora, seat: Seat, tile: Tile, price: u8, log: &mut impl Log<Event>) {
    game.take_tile(tile, price);
    log.note(Event::Land { seat, tile, price });
    game.ask(seat, Lay { tile });
}

/// Every face in every row where it fits.
impl Ask<Ora> for Lay {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        let rule = match self.tile {
            Tile::District => "ORA-7.8",
            Tile::Plot => "ORA-7.10",
        };
        Phrase::new("ora-prompt-lay").term("tile", self.tile.key()).asked_by(rule)
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        let land = game.land(seat);
        match self.tile {
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

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::District(face, row) if self.tile == Tile::District => {
                hearing.under(MAY_LAY_DISTRICT, row, |game, _| lay_district(game, seat, face, row))
            }
            Choice::Plot(face, row) if self.tile == Tile::Plot => {
                hearing.under(MAY_LAY_PLOT, (face, row), |game, _| lay_plot(game, seat, face, row))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A district lies right above or below the land, without offset (ORA-7.8).
fn district_fits(game: &Ora, seat: Seat, row: i8) -> Verdict {
    ensure(game.land(seat).district_rows().contains(&row), Refusal::Misplaced)
}

/// A plot lies beside the land or beside another plot of its side (ORA-7.10).
fn plot_fits(game: &Ora, seat: Seat, (face, row): (PlotFace, i8)) -> Verdict {
    // Rows far outside cannot touch anything, and would not fit the arithmetic.
    let near = (-100..=100).contains(&row);
    ensure(near && game.land(seat).plot_fits(Plot { row, face }), Refusal::Misplaced)
}

const MAY_LAY_DISTRICT: &[Rule<i8>] = &[district_fits];
const MAY_LAY_PLOT: &[Rule<(PlotFace, i8)>] = &[plot_fits];

/// The new district brings its forests and moors (ORA-7.9).
fn lay_district(game: &mut Ora, seat: Seat, face: DistrictFace, row: i8) {
    game.player_mut(seat).land.lay_district(District { row, face });
}

/// The new plot is bare.
fn lay_plot(game: &mut Ora, seat: Seat, face: PlotFace, row: i8) {
    game.player_mut(seat).land.lay_plot(Plot { row, face });
}

/// The prices the Bulwark may choose from (ORA-D22).
impl Ask<Ora> for TakeTile {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-tile").term("tile", self.tile.key()).asked_by("ORA-7.5")
    }

    fn candidates(self, game: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend(game.prices_left(self.tile).map(Choice::Tile));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Tile(price) => {
                let tile = self.tile;
                hearing.under(MAY_TAKE, (tile, price), |game, log| take(game, seat, tile, price, log))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A tile of this price is left.
fn price_is_left(game: &Ora, _: Seat, (tile, price): (Tile, u8)) -> Verdict {
    ensure(game.prices_left(tile).any(|left| left == price), Refusal::NoSuchTile { price })
}

const MAY_TAKE: &[Rule<(Tile, u8)>] = &[price_is_left];
