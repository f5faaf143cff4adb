//! Where a choice points.
//!
//! A choice that names something which is not drawn in this position (a die nobody has, a card nobody holds) points nowhere.

use parlour_abbey::choice::{Action, Choice};
use parlour_abbey::data::{
    Building, Crusade, Location, PeasantSpot as Where, Pew, Relic, Site, Stand, Tower,
};
use parlour_abbey::view::{SeatView, View};
use parlour_core::Seat;
use parlour_kit::{Answer, Part};

/// What an answer of the reader's points at, in the order a hand picks it: the die, then the place.
pub(crate) fn parts(view: &View, me: Option<Seat>, answer: Answer<'_>) -> Vec<Part> {
    let read = me.map(|me| &view.seats[me.index()]).zip(answer.parse());
    let Some((mine, choice)) = read else { return Vec::new() };
    let die = match choice {
        Choice::Place(_, face) | Choice::Second(face) => pool_die(mine, face).map(Part::piece),
        // Two equal dice are two things: one goes alone, or both go.
        Choice::Bonus(face) if answer.earlier().any(|before: Choice| before == Choice::Main(face)) => {
            return second_die(mine, face).map(Part::piece).into_iter().collect();
        }
        _ => None,
    };
    die.into_iter().chain(end(view, mine, choice)).collect()
}

/// The thing a choice ends at, and what it is to the hand.
fn end(view: &View, mine: &SeatView, choice: Choice) -> Option<Part> {
    let id = id(view, mine, choice)?;
    Some(match choice {
        Choice::Reroll(_)
        | Choice::Main(_)
        | Choice::Bonus(_)
        | Choice::BonusEcho
        | Choice::Meet(_)
        | Choice::MeetEcho(_)
        | Choice::MeetDouble(_)
        | Choice::Peasant(_)
        | Choice::Move(_)
        | Choice::Baptise(_)
        | Choice::Tool(_) => Part::piece(id),
        Choice::Pick(_) | Choice::Buy(_) | Choice::Raise(_) | Choice::Build(_) | Choice::Relic(_) => {
            Part::card(id)
        }
        _ => Part::place(id),
    })
}

/// Free actions that are nearly always possible and seldom meant: they live on what they belong to.
pub(crate) fn is_always_possible(words: &str) -> bool {
    matches!(
        words.parse(),
        Ok(Choice::Trade(_) | Choice::Stables(..) | Choice::Recall(..) | Choice::Bathe(_))
    )
}

/// What the move of a seat has left where everybody sees it.
pub(crate) fn trace(choice: Choice) -> Option<String> {
    match choice {
        Choice::Visit(location)
        | Choice::Lift(location, _)
        | Choice::Wagon(location)
        | Choice::Harvest(location, _) => Some(place(location)),
        Choice::Initiative => Some("initiative".to_owned()),
        Choice::Enlist => Some("crusade-deck".to_owned()),
        _ => None,
    }
}

fn id(view: &View, mine: &SeatView, choice: Choice) -> Option<String> {
    match choice {
        Choice::Pick(card) => view.starting_buildings.has(card).then(|| starting(card)),
        Choice::Buy(stall) => Some(format!("stall-{stall}")),
        Choice::Reroll(face)
        | Choice::Main(face)
        | Choice::Bonus(face)
        | Choice::Meet(face)
        | Choice::MeetEcho(face)
        | Choice::MeetDouble(face) => pool_die(mine, face),
        Choice::Peasant(spot) => peasant(mine, spot),
        Choice::Lose(stand) | Choice::Activate(stand) | Choice::Bathe(stand) | Choice::To(stand) => {
            standing(mine, stand)
        }
        Choice::Archer(tower) => archer(mine, tower),
        Choice::Place(use_of, _) | Choice::Recall(use_of, _) => action(mine, use_of),
        Choice::EliasDie(card) | Choice::Help(card, _) | Choice::Ease(card) => quest(mine, card),
        Choice::Visit(location)
        | Choice::Lift(location, _)
        | Choice::Wagon(location)
        | Choice::Harvest(location, _) => Some(place(location)),
        Choice::Initiative => Some("initiative".to_owned()),
        Choice::BonusEcho => scriptorium(mine),
        Choice::Tool(_) => (mine.tools.0 > 0).then(|| "tools".to_owned()),
        Choice::Trade(_) => Some("trades".to_owned()),
        Choice::Move(seat) => Some(pew(seat)),
        Choice::Baptise(row) => (1..=Pew::ROWS).contains(&row).then(|| pew(Pew::at(Pew::BENCHES, row))),
        Choice::Altar => Some("altar".to_owned()),
        Choice::Wall => Some("walls".to_owned()),
        Choice::Raise(kind) => mine.towers_left.iter().any(|left| left.what == kind).then(|| tower(kind)),
        Choice::Build(card) => mine.hand.iter().any(|held| held.what == card).then(|| held(card)),
        Choice::Remodel => (!mine.remodelled).then(|| "remodel".to_owned()),
        Choice::Enlist => Some("crusade-deck".to_owned()),
        Choice::Relic(which) => mine.relics.has(which).then(|| relic(which)),
        Choice::Reveal | Choice::Invoke | Choice::Support(_) | Choice::SupportEcho => {
            mine.saint.is_some().then(|| "saint".to_owned())
        }
        _ => None,
    }
}

/// The first of the reader's free dice with this face.
fn pool_die(mine: &SeatView, face: u8) -> Option<String> {
    let n = mine.pool.get(usize::from(face).checked_sub(1)?)?;
    (*n > 0).then(|| free_die(face))
}

/// The second one, if there is one.
fn second_die(mine: &SeatView, face: u8) -> Option<String> {
    let n = mine.pool.get(usize::from(face).checked_sub(1)?)?;
    (*n > 1).then(|| equal_die(face, 1))
}

fn peasant(mine: &SeatView, spot: Where) -> Option<String> {
    match spot {
        Where::Pew(seat) => Some(pew(seat)),
        Where::Baptistery => Some("baptistery".to_owned()),
        Where::Card(stand) => standing(mine, stand),
    }
}

fn standing(mine: &SeatView, stand: Stand) -> Option<String> {
    mine.cards.iter().any(|card| card.card == stand).then(|| card(stand))
}

/// The building an echo comes from.
fn scriptorium(mine: &SeatView) -> Option<String> {
    let site = Site::Building(Building::Scriptorium);
    mine.cards.iter().find(|card| card.card.site == site && card.manned).map(|found| card(found.card))
}

/// The copy of a tower that still wants its archer.
fn archer(mine: &SeatView, tower: Tower) -> Option<String> {
    let copies = mine.cards.iter().filter(|card| card.card.site == Site::Tower(tower));
    let free = copies.clone().find(|card| !card.manned);
    free.or_else(|| copies.clone().next()).map(|found| card(found.card))
}

fn action(mine: &SeatView, action: Action) -> Option<String> {
    match action {
        Action::Preach => Some("preach".to_owned()),
        Action::Clergy => Some("clergy".to_owned()),
        Action::Defend => Some("defence".to_owned()),
        Action::March(card) => quest(mine, card),
    }
}

fn quest(mine: &SeatView, card: Crusade) -> Option<String> {
    mine.crusades.iter().any(|quest| quest.card == card).then(|| crusade(card))
}

pub(crate) fn starting(card: Building) -> String {
    format!("start-{card}")
}

pub(crate) fn free_die(face: u8) -> String {
    format!("die-{face}")
}

/// A die with as many equal ones before it.
pub(crate) fn equal_die(face: u8, before: usize) -> String {
    format!("die-{face}-{before}")
}

pub(crate) fn pew(pew: Pew) -> String {
    pew.to_string()
}

pub(crate) fn card(stand: Stand) -> String {
    format!("card-{stand}")
}

pub(crate) fn place(location: Location) -> String {
    format!("at-{location}")
}

pub(crate) fn tower(tower: Tower) -> String {
    format!("raise-{tower}")
}

pub(crate) fn held(card: Building) -> String {
    format!("hand-{card}")
}

pub(crate) fn crusade(card: Crusade) -> String {
    format!("crusade-{card}")
}

pub(crate) fn relic(relic: Relic) -> String {
    format!("relic-{relic}")
}
