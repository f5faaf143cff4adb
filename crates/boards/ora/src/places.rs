//! Where a choice points: the ids of everything on the table that can be chosen.

use parlour_core::Seat;
use parlour_kit::{Answer, Part};
use parlour_ora::data::{Card, Good, Marker, PlotFace, Settlement, Tile};
use parlour_ora::view::{CellView, View};
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

/// What an answer of the reader's points at. In a path, the main action leaves it to the answers after it to say where.
pub(crate) fn parts(view: &View, me: Seat, answer: Answer<'_>) -> Vec<Part> {
    let Some(choice) = answer.parse() else { return Vec::new() };
    if matches!(choice, Choice::Act(_)) && !answer.after.is_empty() {
        return Vec::new();
    }
    let asked = Asked::of(view, me, answer);
    place(view, me, &asked, choice).into_iter().collect()
}

/// What the question is about: as the position says, or as the answers before it do.
struct Asked {
    /// Whose land and clergymen.
    seat: Seat,
    /// The building in use.
    card: Option<Card>,
}

impl Asked {
    fn of(view: &View, me: Seat, answer: Answer<'_>) -> Self {
        let used = answer.earlier().find_map(|choice| match choice {
            Choice::At(owner, card) => Some((owner, card)),
            Choice::Card(card) => Some((me, card)),
            _ => None,
        });
        let (seat, card) =
            used.map_or((view.matter.seat, view.matter.card), |(seat, card)| (Some(seat), Some(card)));
        Self { seat: seat.unwrap_or(me), card }
    }
}

/// Turning grain and selling drink are possible at any time: they belong to the goods they turn (ORA-7.1, ORA-7.3).
pub(crate) fn is_always_possible(words: &str) -> bool {
    matches!(words.parse(), Ok(Choice::Straw | Choice::Sell(_)))
}

/// What the move of a seat has left where everybody sees it.
pub(crate) fn trace(view: &View, seat: Seat, choice: Choice) -> Option<String> {
    match choice {
        Choice::At(owner, card) => Some(building(owner, card)),
        Choice::Card(chosen) => {
            Some(owner(view, chosen).map_or_else(|| card(chosen), |seat| building(seat, chosen)))
        }
        // A building that was put there is shown by its card.
        Choice::Spot(at) => {
            let land = &view.players.iter().find(|player| player.seat == seat)?.land;
            land.cells
                .iter()
                .any(|shown| shown.spot == at && shown.building.is_none())
                .then(|| cell(seat, at))
        }
        Choice::Harvest(kind) => drawn_marker(view, Marker::of(kind)?),
        Choice::Joker(_) => drawn_marker(view, Marker::Joker),
        Choice::Buy(tile) => Some(pile(tile)),
        _ => None,
    }
}

fn place(view: &View, me: Seat, asked: &Asked, choice: Choice) -> Option<Part> {
    let wheel = |marker: Marker| drawn_marker(view, marker).map(Part::piece);
    match choice {
        Choice::Start(_) | Choice::End | Choice::Done | Choice::Act(Action::Build) => None,
        Choice::Act(Action::Place) => Some(Part::piece(home(me))),
        Choice::Act(Action::Contract) => Some(Part::place(CONTRACT)),
        Choice::Act(Action::Fell) => wheel(Marker::Wood).or_else(|| wheel(Marker::Joker)),
        Choice::Act(Action::Cut) => wheel(Marker::Peat).or_else(|| wheel(Marker::Joker)),
        Choice::Buy(tile) => Some(Part::card(pile(tile))),
        Choice::At(owner, card) => Some(Part::place(building(owner, card))),
        Choice::Card(chosen) => Some(Part::card(card(chosen))),
        Choice::Spot(at) => Some(Part::place(cell(asked.seat, at))),
        Choice::District(_, row) => Some(Part::place(district(row))),
        Choice::Plot(face, row) => Some(Part::place(plot(face, row))),
        Choice::Send(kind) => Some(Part::piece(clergyman(asked.seat, kind))),
        Choice::Fee(Fee::Coins) => Some(Part::good(good(Good::Coin))),
        Choice::Fee(Fee::Gift) => Some(Part::good(good(view.country.drink()))),
        Choice::Gain(_) | Choice::Times(_) | Choice::Offer(_) | Choice::Bathe | Choice::BatheAndExchange => {
            in_use(view, asked.card).map(Part::place)
        }
        Choice::Harvest(kind) => wheel(Marker::of(kind)?),
        // The joker of the wheel, or the good a building brings by it.
        Choice::Joker(_) if view.matter.card.is_none() => wheel(Marker::Joker),
        Choice::Joker(kind)
        | Choice::Give(kind)
        | Choice::Pay(kind, _)
        | Choice::Extra(kind)
        | Choice::Take(kind, _)
        | Choice::Basic(kind)
        | Choice::Raise(kind)
        | Choice::Sell(kind) => Some(Part::good(good(kind))),
        Choice::Straw => Some(Part::good(good(Good::Grain))),
        Choice::Settle(chosen) => Some(Part::card(settlement(chosen))),
        Choice::Tile(_) => view.matter.tile.map(|tile| Part::card(pile(tile))),
    }
}

fn drawn_marker(view: &View, wanted: Marker) -> Option<String> {
    view.markers.iter().any(|held| held.marker == wanted).then(|| marker(wanted))
}

/// The building whose function is in use, on a land or, through a relay, still unbuilt.
fn in_use(view: &View, used: Option<Card>) -> Option<String> {
    let used = used?;
    Some(owner(view, used).map_or_else(|| card(used), |owner| building(owner, used)))
}

/// What the question is about: the building in use, to enter or to place; the settlement to place.
pub(crate) fn matter(view: &View) -> Vec<String> {
    let unbuilt = view.matter.card.map(card);
    in_use(view, view.matter.card)
        .into_iter()
        .chain(unbuilt)
        .chain(view.matter.settlement.map(settlement))
        .collect()
}

/// On whose land a building stands.
fn owner(view: &View, card: Card) -> Option<Seat> {
    let has = |cells: &[CellView]| cells.iter().any(|cell| cell.building == Some(card));
    view.players.iter().find(|player| has(&player.land.cells)).map(|player| player.seat)
}

#[cfg(test)]
mod tests {
    use parlour_core::{Eyes, Game, Mode, Who};
    use parlour_ora::Ora;

    use super::*;

    const RED: Seat = Seat::new(0);

    /// A game for three after these answers of red's, and where red's next words point.
    fn after(answers: &[&str], words: &str) -> Option<String> {
        let mode = Mode::choose(Ora::ABOUT, Some(3), [("country", "france")]).expect("a mode");
        let mut game = Ora::new(&mode).expect("a game");
        game.play(Who::Chance, "start red".parse().expect("words"), &mut ()).expect("a legal draw");
        for answer in answers {
            let answer = answer.parse().expect("words");
            game.play(Who::Seat(RED), answer, &mut ()).expect("a legal answer");
        }
        let parts = parts(&game.view(Eyes::Seat(RED)), RED, Answer::alone(words));
        parts.into_iter().next().map(|part| part.id)
    }

    #[test]
    fn main_actions_point_at_what_they_use() {
        assert_eq!(after(&[], "place").as_deref(), Some("ora-home-red"));
        assert_eq!(after(&[], "contract").as_deref(), Some(CONTRACT));
        assert_eq!(after(&[], "fell").as_deref(), Some("ora-marker-wood"));
        assert_eq!(after(&[], "buy plot").as_deref(), Some("ora-pile-plot"));
        assert_eq!(after(&[], "build"), None);
    }

    #[test]
    fn a_harvest_points_at_its_marker() {
        let used = ["place", "at red clay-mound", "send prior"];
        assert_eq!(after(&used, "harvest clay").as_deref(), Some("ora-marker-clay"));
        assert_eq!(after(&used, "joker clay").as_deref(), Some("ora-marker-joker"));
    }

    #[test]
    fn a_card_is_chosen_in_the_display_and_placed_on_the_land() {
        assert_eq!(after(&["build"], "card priory").as_deref(), Some("ora-card-priory"));
        let chosen = ["build", "card priory"];
        assert_eq!(after(&chosen, "spot 0/3").as_deref(), Some("ora-cell-red-0-3"));
    }

    #[test]
    fn exchanges_point_at_the_building_in_use_and_payments_at_the_goods() {
        let built = ["build", "card peat-coal-kiln", "spot 0/3", "send prior"];
        assert_eq!(after(&built, "gain 1").as_deref(), Some("ora-at-red-peat-coal-kiln"));
        assert_eq!(after(&built, "pay coin5 1").as_deref(), Some("ora-good-coin"));
        assert_eq!(after(&built, "straw").as_deref(), Some("ora-good-grain"));
    }

    #[test]
    fn both_sides_of_a_district_point_at_its_row() {
        assert_eq!(after(&[], "district hills -1"), after(&[], "district plains -1"));
        assert_ne!(after(&[], "plot coast 0"), after(&[], "plot mountain 0"));
    }
}
