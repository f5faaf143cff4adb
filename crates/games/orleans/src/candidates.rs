//! What is asked, and what one might think of answering.

use parlour_core::{Seat, Who};

use crate::choice::Choice;
use crate::data::{Follower, Good, Hourglass, Kind, Place, removed_goods};
use crate::flow::Step;
use crate::prompt::Prompt;
use crate::rules::{
    actions, bathhouse, deeds, events, layout, muster, planning, recruiting, technology, tiles, torture,
    travel,
};
use crate::state::{Cursor, Home, Orleans, Store};

/// Every answer a person might think of here.
pub(crate) fn candidates(game: &Orleans, who: Who, out: &mut Vec<Choice>) {
    if !game.asked().asks(who) {
        return;
    }
    match (game.agenda.top(), who) {
        (Some(step), Who::Seat(seat)) => of_seat(game, step, seat, out),
        (Some(step), Who::Chance) => of_chance(game, step, out),
        (None, _) => {}
    }
}

fn of_seat(game: &Orleans, step: Step, seat: Seat, out: &mut Vec<Choice>) {
    match step {
        Step::Exclude(_) => exclusions(game, out),
        Step::Muster => muster::candidates(game, seat, out),
        Step::ChooseStore(_) => muster::store_candidates(game, seat, out),
        Step::Plan => planning::candidates(game, seat, out),
        Step::Turn(_) => actions::candidates(game, seat, out),
        Step::Technology(_) => technology::candidates(game, seat, out),
        Step::Village(_) => out.extend(recruiting::VILLAGERS.map(Choice::Recruit)),
        Step::TakeTile(_) => recruiting::tile_candidates(game, out),
        Step::Travel(..) => travel::candidates(game, seat, out),
        Step::Load(_, edge) => travel::load_candidates(game, edge, out),
        Step::Send(_, place) | Step::SendOrStop(_, place) => deeds::candidates(game, seat, place, out),
        Step::Reward(_) => out.extend([Choice::Coin, Choice::Point]),
        Step::Pharmacy(_) => tiles::pharmacy_candidates(out),
        Step::PlaceBather(..) => bathhouse::candidates(game, seat, out),
        Step::Sacristy(_) => out.extend([Choice::Protect, Choice::Suffer]),
        Step::Harvest(_) => events::food_candidates(game, seat, out),
        Step::Torture(..) => torture::candidates(game, seat, out),
        _ => {}
    }
}

fn exclusions(game: &Orleans, out: &mut Vec<Choice>) {
    out.extend(Place::tiles().filter(|tile| game.home(*tile) == Some(Home::Stack)).map(Choice::Exclude));
    out.push(Choice::Decline);
}

fn of_chance(game: &Orleans, step: Step, out: &mut Vec<Choice>) {
    let goods = || game.unlaid.kinds().map(|kind| Good::ALL[kind]);
    match step {
        Step::RemoveGoods => out.extend(goods().map(Choice::Remove)),
        Step::LayGoods => out.extend(goods().map(Choice::Lay)),
        Step::ChooseFirst => out.extend(Seat::all(game.players).map(Choice::First)),
        Step::TurnHourglass => {
            out.extend(game.hourglass.kinds().map(|kind| Choice::Turn(Hourglass::ALL[kind])));
        }
        Step::DrawFollower(seat) | Step::DrawBather(seat) | Step::Plague(seat) => {
            out.extend(draws(game, seat));
        }
        Step::LoseFollower(seat) => {
            let neutral = Kind::ALL.iter().map(|kind| Follower::neutral(*kind));
            let drawn = neutral.filter(|follower| game[seat].bag.count(*follower as usize) > 0);
            out.extend(drawn.map(Choice::Draw));
        }
        _ => {}
    }
}

fn draws(game: &Orleans, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
    game[seat].bag.kinds().map(|kind| Choice::Draw(Follower::ALL[kind]))
}

/// What `who` is asked.
pub(crate) fn prompt(game: &Orleans, who: Who) -> Prompt {
    match (game.agenda.top(), who) {
        (None, _) => Prompt::Nothing,
        (Some(step), Who::Seat(seat)) => prompt_of_seat(game, step, seat),
        (Some(step), Who::Chance) => prompt_of_chance(game, step),
    }
}

fn prompt_of_chance(game: &Orleans, step: Step) -> Prompt {
    match step {
        Step::RemoveGoods => {
            let removed: u8 = game.out.goods.iter().sum();
            Prompt::RemoveGood { left: removed_goods(game.players) - removed }
        }
        Step::LayGoods => {
            let (edge, _) = layout::next_space(game).expect("a goods space is empty");
            Prompt::LayGood { edge }
        }
        Step::ChooseFirst => Prompt::ChooseFirst,
        Step::TurnHourglass => Prompt::TurnHourglass { round: game.round },
        Step::DrawFollower(seat) => Prompt::DrawFollower { seat, left: game[seat].muster.draws },
        Step::DrawBather(seat) => Prompt::DrawBather { seat, left: game[seat].muster.draws },
        Step::Plague(seat) => Prompt::Plague { seat },
        Step::LoseFollower(seat) => Prompt::LoseFollower { seat },
        _ => Prompt::Nothing,
    }
}

fn prompt_of_seat(game: &Orleans, step: Step, seat: Seat) -> Prompt {
    let player = &game[seat];
    match step {
        Step::Exclude(_) => Prompt::Exclude,
        Step::Muster => Prompt::Muster {
            number: player.draw_number(),
            retrieved: player.muster.retrieved,
            bag: player.bag.left(),
            room: game.room(seat),
        },
        Step::ChooseStore(_) => {
            Prompt::ChooseStore { tower: game.tower_room(seat), market: player.market_room() }
        }
        Step::Plan => plan_prompt(game, seat),
        Step::Turn(_) => Prompt::Turn,
        Step::Technology(_) => technology_prompt(game, seat),
        Step::Village(_) => Prompt::Village,
        Step::TakeTile(_) => Prompt::TakeTile,
        Step::Travel(_, way) => Prompt::Travel { way, city: player.merchant },
        Step::Load(_, edge) => Prompt::Load { edge },
        Step::Send(_, place) => Prompt::Send { place },
        Step::SendOrStop(_, place) => Prompt::SendOrStop { place },
        Step::Reward(_) => Prompt::Reward,
        Step::Pharmacy(_) => Prompt::Pharmacy { coins: player.coins },
        Step::PlaceBather(_, left) => match player.plan.cursor {
            Cursor::Follower(follower, _) => Prompt::PlaceBather { follower, left },
            _ => Prompt::Nothing,
        },
        Step::Sacristy(_) => game.event.map_or(Prompt::Nothing, |event| Prompt::Sacristy { event }),
        Step::Harvest(_) => Prompt::Harvest,
        Step::Torture(_, owed) => Prompt::Torture { owed },
        _ => Prompt::Nothing,
    }
}

fn plan_prompt(game: &Orleans, seat: Seat) -> Prompt {
    let player = &game[seat];
    match player.plan.cursor {
        Cursor::Done => Prompt::Nothing,
        Cursor::Technology => technology_prompt(game, seat),
        Cursor::Follower(follower, store) => {
            let count = player.store(store).count(follower);
            match store {
                Store::Tower => Prompt::PlanFromTower { follower, count },
                _ => Prompt::Plan { follower, count },
            }
        }
    }
}

fn technology_prompt(game: &Orleans, seat: Seat) -> Prompt {
    let tiles = game[seat].unplaced;
    if game[seat].pioneer { Prompt::Technology { tiles } } else { Prompt::FirstTechnology { tiles } }
}
