//! Phase 8: garden, herds, food (ABB-11).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat, Speak};

use super::rescue::{self, Rescues};
use super::{Rule, Verdict, darkness, gains, not_asked, unless, windows};
use crate::choice::Choice;
use crate::data::{Building, Effect, Good};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::Abbey;
use crate::step::{Food, Loss};
use crate::words::{LEVELS, PEASANTS, PRESTIGE, SHEEP};

/// Gardens and herds grow; then everybody feeds his peasants, all at once (ABB-11.1 to ABB-11.3).
pub(crate) fn begin(game: &mut Abbey, log: &mut impl Log<Event>) {
    for seat in Seat::all(game.players) {
        grow(game, seat, log);
        breed(game, seat, log);
        let levels = levels(game, seat);
        game.open(seat, Food { levels }, log);
    }
}

/// A grain for every three (ABB-11.1); the second Garden does not double it (ABB-16.12).
fn grow(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    if game[seat].active(Building::Garden) > 0 {
        let n = game[seat].has(Good::Grain) / 3;
        gains::collect(game, Cause::Site(Building::Garden.into()).to(seat), (Good::Grain, n), log);
    }
}

/// A farm that has been active since an earlier round brings an animal (ABB-11.2).
fn breed(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    for farm in [Building::SheepFarm, Building::DairyFarm] {
        if game[seat].active(farm) > 0 && game[seat].farm_since < game.round {
            let n = game[seat].herd(farm, 1);
            if n > 0 {
                log.note(Event::Herd { seat, farm, n });
            }
        }
    }
}

/// One level for each four peasants, three at most; then the event (ABB-11.3).
pub(crate) fn levels(game: &Abbey, seat: Seat) -> u8 {
    let population = game[seat].population();
    let levels: u8 = match population {
        0 => 0,
        1..=4 => 1,
        5..=8 => 2,
        _ => 3,
    };
    match game.effect() {
        Some(Effect::Food(change)) if population > 0 => levels.saturating_add_signed(change),
        _ => levels,
    }
}

/// Levels that Bakeries and cows do not cover (ABB-11.4).
pub(crate) fn open_levels(game: &Abbey, seat: Seat, levels: u8) -> u8 {
    let player = &game[seat];
    levels.saturating_sub(player.active(Building::Bakery) + player.cows)
}

/// Asked if levels remain and there are sheep, or too little grain and a way out (ABB-18).
pub(crate) fn is_needed(game: &Abbey, seat: Seat, levels: u8) -> bool {
    let open = open_levels(game, seat, levels);
    let hungry = game[seat].has(Good::Grain) < u16::from(open);
    open > 0 && (game[seat].sheep > 0 || (hungry && windows::may_act_freely(game, seat)))
}

/// How many sheep are returned (ABB-11.5).
impl Ask<Abbey> for Food {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        let (grain, sheep) = (game[seat].has(Good::Grain), game[seat].sheep);
        let levels = open_levels(game, seat, self.levels);
        if sheep > 0 {
            return Phrase::new("abbey-prompt-food")
                .count("levels", levels, LEVELS)
                .count("grain", grain, Good::Grain.key())
                .count("sheep", sheep, SHEEP)
                .asked_by("ABB-11.5");
        }
        let missing = u16::from(levels).saturating_sub(grain) as u8;
        hungry(missing, grain, rescue::of_the_hungry(game, seat))
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend((0..=game[seat].sheep).map(Choice::Sheep));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Sheep(sheep) => hearing.under(MAY_RETURN_SHEEP, (self, sheep), |game, log| {
                feed(game, seat, (self.levels, sheep), log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// What hunger takes (ABB-11.6), and what could still be done about it.
fn hungry(missing: u8, grain: u16, ways: Rescues) -> Prompt {
    let key = if ways.is_empty() { "abbey-prompt-hungry" } else { "abbey-prompt-hungry-saved" };
    let told = Phrase::new(key)
        .count("levels", missing, LEVELS)
        .count("grain", grain, Good::Grain.key())
        .count("peasants", missing, PEASANTS)
        .count("prestige", 2 * missing, PRESTIGE);
    let told = if ways.is_empty() { told } else { told.list("ways", ways.iter().map(Speak::phrase)) };
    told.asked_by("ABB-11.6")
}

/// All that must hold to return sheep.
const MAY_RETURN_SHEEP: &[Rule<(Food, u8)>] = &[sheep_are_there, sheep_are_needed];

fn sheep_are_there(game: &Abbey, seat: Seat, (_, sheep): (Food, u8)) -> Verdict {
    unless(sheep > game[seat].sheep, Refusal::NotSoManySheep { have: game[seat].sheep })
}

/// A sheep feeds two levels; no more are returned than are needed (ABB-26.8).
fn sheep_are_needed(game: &Abbey, seat: Seat, (asked, sheep): (Food, u8)) -> Verdict {
    let most = open_levels(game, seat, asked.levels).div_ceil(2);
    unless(sheep > most, Refusal::TooManySheep { most })
}

/// Sheep first, then grain as far as it goes; what is still open costs peasants and prestige
/// (ABB-11.5, ABB-11.6). Levels are fixed before the losses (ABB-11.7).
pub(crate) fn feed(game: &mut Abbey, seat: Seat, (levels, sheep): (u8, u8), log: &mut impl Log<Event>) {
    let open = open_levels(game, seat, levels).saturating_sub(2 * sheep);
    let grain = game[seat].has(Good::Grain).min(u16::from(open));
    let missing = open - grain as u8;
    game[seat].sheep -= sheep;
    game[seat].spend(Good::Grain, grain);
    log.note(Event::Fed { seat, levels, sheep, grain, missing });
    gains::forfeit(game, Cause::Food.to(seat), 2 * missing, log);
    darkness::lose(game, seat, (missing, Loss::Hunger), log);
}
