//! Choices in words.

use parlour_core::{Phrase, Seat, Who};

use super::{bill_list, cell, gap, reward_list};
use crate::choice::Choice;
use crate::data::{Building, Goal, PawnSpot, Service, Trade};
use crate::rules::{build, mission, toll, travel};
use crate::state::Forest;
use crate::step::{Choose, ChooseBuilding, Feed, Owe, Question};

/// What a choice does, in words that need no other context.
pub(crate) fn say(game: &Forest, who: Who, choice: Choice) -> Phrase {
    let seat = who.seat().unwrap_or(game.active);
    match choice {
        Choice::First(seat) => Phrase::new("forest-choice-first").seat("who", seat),
        Choice::SideB(number) => Phrase::new("forest-choice-side-b")
            .number("number", number)
            .term("building", Building::small(number.clamp(1, 36), true).key()),
        Choice::Large(building) => Phrase::new("forest-choice-large").term("building", building.key()),
        Choice::Deal(worker) => Phrase::new("forest-choice-deal").term("worker", worker.key()),
        Choice::Reveal(mission) => Phrase::new("forest-choice-reveal").term("mission", mission.key()),

        Choice::Village(village) => Phrase::new("forest-choice-village").term("village", village.key()),
        Choice::Neutral(to) => Phrase::new("forest-choice-neutral").list("gap", [gap(game, to)]),
        Choice::Go(place) => go(game, seat, place),
        Choice::Swap => Phrase::new("forest-choice-swap"),
        Choice::With(worker) => Phrase::new("forest-choice-with").term("worker", worker.key()),
        Choice::Beg => Phrase::new("forest-choice-beg"),
        Choice::Pawn(pawn) => Phrase::new("forest-choice-pawn").term("pawn", pawn.key()),
        Choice::Give(item) => Phrase::new("forest-choice-give").term("what", item.key()),
        Choice::Discard(item) => Phrase::new("forest-choice-discard").term("what", item.key()),
        Choice::Provisions(low, high) => {
            Phrase::new("forest-choice-provisions").number("low", low).number("high", high)
        }
        Choice::Accept => Phrase::new("forest-choice-accept"),
        Choice::AcceptOn(dial) => Phrase::new("forest-choice-accept-on").term("dial", dial.key()),
        Choice::Decline => Phrase::new("forest-choice-decline"),
        Choice::Mission => complete(game, seat),
        Choice::Visit(worker) if matches!(game.question(), Some(Question::Remote(_))) => {
            Phrase::new("forest-choice-visit-far").term("worker", worker.key())
        }
        Choice::Visit(worker) => Phrase::new("forest-choice-visit").term("worker", worker.key()),
        Choice::Distil => Phrase::new("forest-choice-distil"),
        Choice::Serve(service) => serve(game, seat, service),
        Choice::Name(good) => Phrase::new("forest-choice-name").term("what", good.key()),
        Choice::End if matches!(game.question(), Some(Question::Next(_))) => {
            Phrase::new("forest-choice-no-second-visit")
        }
        Choice::End => Phrase::new("forest-choice-end"),
        Choice::Done => Phrase::new("forest-choice-done"),
        Choice::Convert(trade) => convert(game, seat, trade),
        Choice::Remove(tile) => Phrase::new("forest-choice-remove").term("tile", tile.key()),
        Choice::Standing(standing) => Phrase::new("forest-choice-standing").term("standing", standing.key()),

        Choice::Build(building) => build(game, building),
        Choice::Cell(on) => Phrase::new("forest-choice-cell").list("cell", [cell(on)]),
        Choice::Cells(one, two) => Phrase::new("forest-choice-cells").list("cells", [cell(one), cell(two)]),
        Choice::Enough => Phrase::new("forest-choice-enough"),
        Choice::Clear(from) => Phrase::new("forest-choice-clear").list("cell", [cell(from)]),
        Choice::Kind(tile) => kind(game, tile.key(), tile == crate::data::Tile::Field),
        Choice::Coal(n) => Phrase::new("forest-choice-coal").number("glass", n).number("oven", rest(game, n)),
        Choice::Dial(dial) => Phrase::new("forest-choice-dial").term("dial", dial.key()),
        Choice::Turn(dial) => Phrase::new("forest-choice-turn").term("dial", dial.key()),
        Choice::Due(due) => Phrase::new("forest-choice-due").term("due", due.key()),
        Choice::Take(item) => take(game, item),
        Choice::Rest => Phrase::new("forest-choice-rest"),
        Choice::Pigs(n) => pigs(game, n),
        Choice::Keep(pigs, cattle) => {
            Phrase::new("forest-choice-keep").number("pigs", pigs).number("cattle", cattle)
        }
        Choice::Bonus(item) => Phrase::new("forest-choice-bonus").term("what", item.key()),
        Choice::Use => Phrase::new("forest-choice-use"),
        Choice::Skip => Phrase::new("forest-choice-skip"),
    }
}

/// Where to, and what it costs: provisions, gifts, discards.
fn go(game: &Forest, seat: Seat, to: Goal) -> Phrase {
    let phrase = match to {
        Goal::Gap(to) => Phrase::new("forest-choice-go-gap").list("gap", [gap(game, to)]),
        Goal::Site(mission) => Phrase::new("forest-choice-go-site").term("mission", mission.key()),
    };
    let first = game.origin(seat) == PawnSpot::Hand && !game.is_solo();
    let fare = toll::due(game, seat, travel::any_pawn(game, seat), to);
    phrase
        .number("first", i64::from(first))
        .number("provisions", fare.provisions)
        .number("gifts", fare.dues)
        .number("discards", fare.discards)
}

fn complete(game: &Forest, seat: Seat) -> Phrase {
    let Some(found) = mission::here(game, seat) else { return Phrase::new("forest-choice-mission-none") };
    let deal = found.deal();
    Phrase::new("forest-choice-mission")
        .term("mission", found.key())
        .list("pay", bill_list(&deal.bill))
        .list("get", reward_list(&game[seat], deal.reward))
}

fn serve(game: &Forest, seat: Seat, service: Service) -> Phrase {
    let deal = service.deal();
    Phrase::new("forest-choice-serve")
        .term("service", service.key())
        .list("pay", bill_list(&deal.bill))
        .list("get", reward_list(&game[seat], deal.reward))
}

fn convert(game: &Forest, seat: Seat, trade: Trade) -> Phrase {
    let deal = trade.deal();
    Phrase::new("forest-choice-convert")
        .term("building", trade.building().key())
        .list("pay", bill_list(&deal.bill))
        .list("get", reward_list(&game[seat], deal.reward))
}

fn build(game: &Forest, building: Building) -> Phrase {
    let free = matches!(game.question(), Some(Question::ChooseBuilding(ChooseBuilding { free: true })));
    let key = if free { "forest-choice-build-free" } else { "forest-choice-build" };
    let phrase = Phrase::new(key).term("building", building.key()).number("points", building.card().points);
    if free { phrase } else { phrase.list("pay", bill_list(&build::price(game, building))) }
}

fn kind(game: &Forest, tile: &'static str, is_field: bool) -> Phrase {
    let clearing = matches!(game.question(), Some(Question::Clearing(_)));
    let n = if clearing && is_field { 2 } else { 1 };
    Phrase::new("forest-choice-kind").count("what", n, tile)
}

/// What the oven adds to coal from the glass dial.
fn rest(game: &Forest, from_glass: u8) -> u8 {
    match game.question() {
        Some(Question::Owe(Owe { debt })) => debt.coal.saturating_sub(from_glass),
        _ => 0,
    }
}

fn take(game: &Forest, item: crate::data::Item) -> Phrase {
    let n = match game.question() {
        Some(Question::Choose(Choose { reward })) => {
            reward.parts.iter().find(|part| part.item == item).map_or(0, |part| part.n)
        }
        _ => 0,
    };
    Phrase::new("forest-choice-take").count("what", n, item.key())
}

/// A number of pigs means something else at each question.
fn pigs(game: &Forest, n: u8) -> Phrase {
    match game.question() {
        Some(Question::Owe(Owe { debt })) => Phrase::new("forest-choice-pay-pigs")
            .number("pigs", n)
            .number("cattle", debt.animals.saturating_sub(n)),
        Some(Question::Feed(Feed { animals: all })) => {
            Phrase::new("forest-choice-feed-pigs").number("pigs", n).number("cattle", all.saturating_sub(n))
        }
        Some(Question::Breed(_)) => Phrase::new("forest-choice-breed-pigs").number("pigs", n),
        _ => Phrase::new("forest-choice-forest-pigs").number("pigs", n),
    }
}
