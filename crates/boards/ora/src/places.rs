//! Where a choice points: the ids of everything on the table that can be chosen.

use parlour_core::Seat;
use parlour_kit::Spot;
use parlour_ora::data::{Card, Good, Marker, PlotFace, Settlement, Tile};
use parlour_ora::view::View;
use parlour_ora::{Action, Choice, Clergyman, Fee, Spot as Cell};

/// The medallion with the price of work contracts.
pub(crate) const CONTRACT: &str = "ora-contract";

/// A card nobody has built.
pub(crate) fn card(card: Card) -> String {
    format!("ora-card-{card}")
}

/// A building on somebody's land.
pub(crate) fn building(owner: Seat, card: Card) -> String {
    format!("ora-at-{owner}-{card}")
}

/// A cell of somebody's land.
pub(crate) fn cell(owner: Seat, Cell { row, col }: Cell) -> String {
    format!("ora-cell-{owner}-{row}-{col}")
}

/// The row a district may join.
pub(crate) fn district(row: i8) -> String {
    format!("ora-district-{row}")
}

/// The rows a plot may join, by the upper one.
pub(crate) fn plot(face: PlotFace, row: i8) -> String {
    format!("ora-plot-{face}-{row}")
}

/// A pile of landscape tiles.
pub(crate) fn pile(tile: Tile) -> String {
    format!("ora-pile-{tile}")
}

/// A marker of the wheel.
pub(crate) fn marker(marker: Marker) -> String {
    format!("ora-marker-{marker}")
}

/// The reader's goods of a kind; coins are one kind.
pub(crate) fn good(good: Good) -> String {
    let good = if good == Good::Coin5 { Good::Coin } else { good };
    format!("ora-good-{good}")
}

/// The clergymen of a player who are at home.
pub(crate) fn home(seat: Seat) -> String {
    format!("ora-home-{seat}")
}

/// The clergymen of a kind who are at home.
pub(crate) fn clergyman(seat: Seat, kind: Clergyman) -> String {
    format!("ora-home-{seat}-{kind}")
}

/// A settlement in the reader's reserve.
pub(crate) fn settlement(settlement: Settlement) -> String {
    format!("ora-settlement-{settlement}")
}

/// The place the reader's choice points at, if it points at something on the table.
pub(crate) fn spot(view: &View, me: Seat, choice: Choice) -> Option<Spot> {
    place(view, me, choice).map(Spot::at)
}

fn place(view: &View, me: Seat, choice: Choice) -> Option<String> {
    let matter = view.matter;
    let seat = matter.seat.unwrap_or(me);
    match choice {
        Choice::Start(_) | Choice::End | Choice::Done | Choice::Act(Action::Build) => None,
        Choice::Act(Action::Place) => Some(home(me)),
        Choice::Act(Action::Contract) => Some(CONTRACT.to_owned()),
        Choice::Act(Action::Fell) => {
            drawn_marker(view, Marker::Wood).or_else(|| drawn_marker(view, Marker::Joker))
        }
        Choice::Act(Action::Cut) => {
            drawn_marker(view, Marker::Peat).or_else(|| drawn_marker(view, Marker::Joker))
        }
        Choice::Buy(tile) => Some(pile(tile)),
        Choice::At(owner, card) => Some(building(owner, card)),
        Choice::Card(chosen) => Some(card(chosen)),
        Choice::Spot(at) => Some(cell(seat, at)),
        Choice::District(_, row) => Some(district(row)),
        Choice::Plot(face, row) => Some(plot(face, row)),
        Choice::Send(kind) => Some(clergyman(seat, kind)),
        Choice::Fee(Fee::Coins) => Some(good(Good::Coin)),
        Choice::Fee(Fee::Gift) => Some(good(view.country.drink())),
        Choice::Gain(_) | Choice::Times(_) | Choice::Offer(_) | Choice::Bathe(_) => in_use(view),
        Choice::Harvest(kind) => drawn_marker(view, Marker::of(kind)?),
        // The joker of the wheel, or the good a building brings by it.
        Choice::Joker(_) if matter.card.is_none() => drawn_marker(view, Marker::Joker),
        Choice::Joker(kind)
        | Choice::Give(kind)
        | Choice::Pay(kind, _)
        | Choice::Extra(kind)
        | Choice::Take(kind, _)
        | Choice::Basic(kind)
        | Choice::Raise(kind)
        | Choice::Sell(kind) => Some(good(kind)),
        Choice::Straw => Some(good(Good::Grain)),
        Choice::Settle(chosen) => Some(settlement(chosen)),
        Choice::Tile(_) => matter.tile.map(pile),
    }
}

fn drawn_marker(view: &View, wanted: Marker) -> Option<String> {
    view.markers.iter().any(|held| held.marker == wanted).then(|| marker(wanted))
}

/// The building whose function is in use, on a land or, through a relay, still unbuilt.
pub(crate) fn in_use(view: &View) -> Option<String> {
    let used = view.matter.card?;
    let owner = view
        .players
        .iter()
        .find(|player| player.land.cells.iter().any(|cell| cell.building == Some(used)))
        .map(|player| player.seat);
    Some(owner.map_or_else(|| card(used), |owner| building(owner, used)))
}
