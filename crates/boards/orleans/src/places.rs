//! Where choices point: the ids of targets, and the way from a choice to its target.

use parlour_core::Seat;
use parlour_kit::Part;
use parlour_orleans::data::{DEVELOPMENT_END, Deed, Edge, Space};
use parlour_orleans::{Choice, City, Follower, Good, Item, Kind, Place, SeatView, View};

/// The panel with the reader's bag.
pub(crate) const BAG: &str = "bag";
/// The bank.
pub(crate) const BANK: &str = "bank";
/// The event of the round.
pub(crate) const EVENT: &str = "event";
/// The spaces of the reader's market.
pub(crate) const MARKET: &str = "market";
/// The reader's trading posts in reserve.
pub(crate) const RESERVE: &str = "reserve";
/// The reader's technology tiles beside the board.
pub(crate) const TECHNOLOGY: &str = "technology";

/// A place of the reader's board.
pub(crate) fn place(place: Place) -> String {
    format!("place-{place}")
}

/// A place of another player's board.
pub(crate) fn others_place(owner: Seat, place: Place) -> String {
    format!("place-{owner}-{place}")
}

/// A space of a place; two equal spaces are one target.
pub(crate) fn space(space: Space) -> String {
    format!("space-{}-{}", space.place(), space.need())
}

/// A place tile nobody has taken.
pub(crate) fn stack(tile: Place) -> String {
    format!("tile-{tile}")
}

/// The followers waiting on a building of the main board.
pub(crate) fn pile(kind: Kind) -> String {
    format!("pile-{kind}")
}

/// A cell of the development track.
pub(crate) fn cell(number: u8) -> String {
    format!("cell-{number}")
}

/// A connection of the map.
pub(crate) fn edge(edge: Edge) -> String {
    format!("edge-{edge}")
}

/// A goods tile that can be loaded.
pub(crate) fn lot(good: Good) -> String {
    format!("lot-{good}")
}

/// A city.
pub(crate) fn city(city: City) -> String {
    format!("city-{city}")
}

/// A deed.
pub(crate) fn deed(deed: Deed) -> String {
    format!("deed-{deed}")
}

/// The reader's goods of one sort.
pub(crate) fn good(good: Good) -> String {
    format!("good-{good}")
}

/// A number of draws.
pub(crate) fn draws(number: u8) -> String {
    format!("draws-{number}")
}

/// Where followers wait before they go to a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Store {
    Market,
    Tower,
    Hand,
}

/// The followers of one sort that wait somewhere.
pub(crate) fn waiting(store: Store, follower: Follower) -> String {
    let store = match store {
        Store::Market => "market",
        Store::Tower => "tower",
        Store::Hand => "hand",
    };
    format!("{store}-{follower}")
}

/// Which followers are being placed.
fn asked_store(view: &View) -> Store {
    match view.prompt.as_ref().map(|prompt| prompt.key) {
        Some("orleans-prompt-place-bather") => Store::Hand,
        _ => Store::Market,
    }
}

/// Letting one sort stay is no move of a plan: whoever is not placed stays. Without a script the whole list has it.
pub(crate) fn is_no_move(view: &View, words: &str) -> bool {
    words.starts_with("keep ") && asked_store(view) != Store::Hand
}

/// What a choice of `mine` points at, in the order a hand picks it: the follower, then the space. Nothing where it says what
/// is not done.
pub(crate) fn parts(view: &View, mine: &SeatView, choice: Choice) -> Vec<Part> {
    let taken = match choice {
        Choice::Put(follower, _) => {
            store_of(view, mine, follower).map(|store| Part::piece(waiting(store, follower)))
        }
        Choice::Travel(way) => Some(Part::place(edge(way))),
        _ => None,
    };
    taken.into_iter().chain(end(view, mine, choice)).collect()
}

/// The thing a choice of `mine` ends at.
fn end(view: &View, mine: &SeatView, choice: Choice) -> Option<Part> {
    let part = match choice {
        Choice::Draws(number) => Part::place(draws(number)).numbered(number),
        Choice::Exclude(tile) | Choice::Take(tile) => Part::card(stack(tile)),
        Choice::Retrieve(_, at) | Choice::Put(_, at) | Choice::Back(_, at) | Choice::Technology(at) => {
            Part::place(space(at))
        }
        Choice::Tower(follower) => Part::piece(waiting(Store::Hand, follower)),
        Choice::Market => Part::place(MARKET),
        Choice::Keep(follower) => Part::piece(waiting(asked_store(view), follower)),
        Choice::Use(used) => Part::place(place(used)),
        Choice::Recruit(kind) => Part::piece(pile(kind)),
        Choice::Travel(way) => Part::place(city(way.from(mine.merchant)?)),
        Choice::Load(loaded) => Part::good(lot(loaded)),
        Choice::Send(_, to) => Part::place(deed(to)),
        Choice::Coin => Part::place(BANK),
        Choice::Point => Part::place(cell_after(mine, 1)),
        Choice::Pay(coins) => Part::place(cell_after(mine, coins)),
        Choice::Protect => Part::place(place(Place::Sacristy)),
        Choice::Suffer => Part::place(EVENT),
        Choice::Food(food) => Part::good(good(food)),
        Choice::Give(item) => given(mine, item),
        Choice::Decline
        | Choice::NoTechnology
        | Choice::Planned
        | Choice::Pass
        | Choice::LoadNothing
        | Choice::Stop
        | Choice::Remove(_)
        | Choice::Lay(_)
        | Choice::First(_)
        | Choice::Turn(_)
        | Choice::Draw(_) => return None,
    };
    Some(part)
}

/// Where a follower of this sort waits: where followers are being placed from, or wherever one is.
fn store_of(view: &View, mine: &SeatView, follower: Follower) -> Option<Store> {
    let holds = |store: &Store| match store {
        Store::Market => mine.market.count(follower) > 0,
        Store::Tower => mine.tower.is_some_and(|tower| tower.count(follower) > 0),
        Store::Hand => mine.hand.count(follower) > 0,
    };
    [asked_store(view), Store::Market, Store::Tower, Store::Hand].into_iter().find(holds)
}

/// What the move of a seat has left where everybody sees it.
pub(crate) fn trace(view: &View, mover: &SeatView, choice: Choice) -> Option<String> {
    match choice {
        Choice::Use(Place::Guildhall) => Some(city(mover.merchant)),
        Choice::Use(used) => Some(others_place(mover.seat, used)),
        Choice::Travel(way) => Some(edge(way)),
        Choice::Recruit(_) | Choice::Send(..) => end(view, mover, choice).map(|part| part.id),
        _ => None,
    }
}

/// The cell so many development points lead to; the track ends.
fn cell_after(mine: &SeatView, points: u8) -> String {
    cell((mine.development + points).min(DEVELOPMENT_END))
}

fn given(mine: &SeatView, item: Item) -> Part {
    match item {
        Item::Post(at) => Part::place(city(at)),
        Item::ReservePost => Part::piece(RESERVE),
        Item::Follower => Part::piece(BAG),
        Item::Point => Part::place(cell(mine.development.saturating_sub(1))),
        Item::Good(lost) => Part::good(good(lost)),
        Item::Tile(tile) => Part::card(place(tile)),
        Item::Technology(at) => Part::place(technology_at(mine, at).map_or_else(|| place(at), space)),
        Item::LooseTechnology => Part::piece(TECHNOLOGY),
    }
}

/// The space of a place on which the technology tile lies.
fn technology_at(mine: &SeatView, place: Place) -> Option<Space> {
    let spaces = &mine.places.iter().find(|held| held.place == place)?.spaces;
    let covered = spaces.iter().find(|space| space.technology)?;
    Space::find(place, covered.need)
}

#[cfg(test)]
mod tests {
    use parlour_core::{Eyes, Game, Mode};
    use parlour_orleans::Orleans;

    use super::*;

    /// Where words point in the first position of a game of two.
    fn pointed(words: &str) -> Option<Part> {
        let mode = Mode::choose(Orleans::ABOUT, Some(2), []).expect("two can play");
        let view = Orleans::new(&mode).expect("a mode that exists").view(Eyes::Seat(Seat::new(0)));
        parts(&view, &view.seats[0], words.parse().expect("a choice")).pop()
    }

    fn id(words: &str) -> String {
        pointed(words).expect("it points at something").id
    }

    #[test]
    fn a_follower_goes_to_a_space_and_technology_lies_on_one() {
        assert_eq!(id("put own-farmer village:farmer"), "space-village-farmer");
        assert_eq!(id("retrieve monk village:farmer"), "space-village-farmer");
        assert_eq!(id("back monk village:farmer"), "space-village-farmer");
        assert_eq!(id("technology wagon:knight"), "space-wagon-knight");
    }

    #[test]
    fn a_place_is_used_as_a_whole() {
        assert_eq!(id("use town-hall"), "place-town-hall");
        assert_eq!(id("give tile windmill"), id("use windmill"));
    }

    #[test]
    fn the_number_of_draws_is_its_own_key() {
        assert_eq!(pointed("draws 3"), Some(Part::place("draws-3").numbered(3_u16)));
    }

    #[test]
    fn coins_for_development_point_at_the_cell_they_lead_to() {
        assert_eq!(id("pay 2"), "cell-2");
        assert_eq!(id("point"), "cell-1");
        assert_eq!(id("give point"), "cell-0");
    }

    #[test]
    fn a_journey_points_at_the_way_and_a_cargo_at_its_lot() {
        assert_eq!(id("travel e26"), "edge-e26");
        assert_eq!(id("load wine"), "lot-wine");
        assert_eq!(id("give post blois"), "city-blois");
    }

    #[test]
    fn followers_stay_where_they_wait() {
        assert_eq!(id("keep own-trader"), "market-own-trader");
        assert_eq!(id("tower knight"), "hand-knight");
    }

    #[test]
    fn what_is_not_done_points_nowhere() {
        for words in ["pass", "planned", "stop", "decline", "no-technology", "load-nothing"] {
            assert_eq!(pointed(words), None, "{words}");
        }
    }
}
