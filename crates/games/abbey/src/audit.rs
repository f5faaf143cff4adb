//! Counts the material: every piece in one place, every number within its track.

use parlour_core::Seat;

use crate::data::printed::{COPIES, DARKNESS};
use crate::data::{
    BARN, Building, CLERGY_TOP, Crusade, FONTS, MONKS, PEASANTS, Site, TOOLS_AND_WAGONS, TOWER_LIMIT, Tower,
    WALLS,
};
use crate::state::{Abbey, Player, Taker};
use crate::step::Phase;
use crate::step::{Crusader, Draw, Duty, Question, Step, Study, Task};

/// What is wrong with a position, if anything is.
pub(crate) fn audit(game: &Abbey) -> Result<(), String> {
    for seat in Seat::all(game.players) {
        let problem = |problem| format!("{seat}: {problem}");
        peasants_are_complete(game, seat).map_err(problem)?;
        dice_are_complete(game, seat).map_err(problem)?;
        board_is_sound(&game[seat]).map_err(problem)?;
        limits_hold(game, seat).map_err(problem)?;
    }
    cards_are_complete(game)?;
    crusades_are_complete(game)?;
    supplies_hold(game)
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Fifteen peasants: reserve, board, crusades, Vikings card, box (ABB-2.6).
fn peasants_are_complete(game: &Abbey, seat: Seat) -> Result<(), String> {
    let player = &game[seat];
    let board = player.population();
    let away = game.crusaders(seat) + game.raid_peasants(seat);
    let all = player.reserve + board + away + player.discarded;
    ensure(all == PEASANTS, || format!("{all} peasants"))?;
    ensure(player.baptistery <= FONTS, || format!("{} in the baptistery", player.baptistery))?;
    let is_accompanied =
        |quest: &crate::state::Quest| quest.own == 0 || quest.crusader || is_sending(player, quest.card);
    ensure(player.quests.iter().all(is_accompanied), || "a crusade without its peasant".into())
}

fn is_sending(player: &Player, card: Crusade) -> bool {
    player.agenda.steps().contains(&Duty::Ask(Crusader { card }.into()))
}

/// Nine dice or ten, each in one place (ABB-1.8).
fn dice_are_complete(game: &Abbey, seat: Seat) -> Result<(), String> {
    let player = &game[seat];
    let pool: u8 = player.pool.iter().sum();
    let board: u8 = player.board.as_flattened().iter().sum();
    let visits: u8 = player.visits.iter().map(|visit| visit.dice()).sum();
    let lodged = u8::from(player.lodged.is_some());
    let initiative = u8::from(game.initiative == Some(Taker::Seat(seat)));
    let held: u8 = player.agenda.steps().iter().map(|duty| held_dice(*duty)).sum();
    let away = game.dice_on_crusades(seat) + game.raid_dice(seat) + player.saint_dice;
    let all = player.resting + pool + board + visits + lodged + initiative + held + away;
    ensure(all == player.monks, || format!("{all} dice of {}", player.monks))?;
    ensure((MONKS..=MONKS + 1).contains(&player.monks), || format!("{} monks", player.monks))
}

/// Dice in the hand of a player who is being asked about them.
const fn held_dice(duty: Duty) -> u8 {
    match duty {
        Duty::Draw(Draw::Roll(_, dice)) | Duty::Ask(Question::Study(Study { rolling: dice, .. })) => dice,
        Duty::Draw(Draw::Reroll(_)) | Duty::Ask(Question::Lifted(_)) => 1,
        Duty::Ask(_) | Duty::Draw(_) | Duty::Wait => 0,
    }
}

/// Slots, copies, towers, walls, animals, clergy within their limits.
fn board_is_sound(player: &Player) -> Result<(), String> {
    ensure(player.slots_taken() <= player.slots(), || format!("{} slots taken", player.slots_taken()))?;
    ensure(player.towers_built() <= TOWER_LIMIT, || format!("{} towers", player.towers_built()))?;
    for tower in Tower::ALL {
        let built = player.built(Site::Tower(*tower));
        ensure(built <= tower.row().copies, || format!("{built} of {tower}"))?;
    }
    let farms: u8 =
        [Building::SheepFarm, Building::DairyFarm].map(|farm| player.built(farm.into())).iter().sum();
    ensure(farms <= 1, || format!("{farms} farms"))?;
    let halls =
        Building::ALL.iter().filter(|hall| hall.is_hall() && player.built((**hall).into()) > 0).count();
    ensure(halls <= 1, || format!("{halls} halls"))?;
    ensure(player.has_farm() || player.sheep + player.cows == 0, || "animals without a barn".into())?;
    ensure(player.sheep <= BARN.0 && player.cows <= BARN.1, || "too many animals".into())?;
    ensure(player.walls <= WALLS && player.clergy <= CLERGY_TOP, || "off the track".into())?;
    let shared = player.plots.as_flattened().iter().filter(|plot| plot.is_shared()).count();
    ensure(shared == 0 || shared == 2, || format!("{shared} cards are shared"))?;
    let chapel = player.plots[Site::Tower(Tower::Chapel).index()];
    ensure(!chapel.iter().any(|plot| plot.is_manned()), || "somebody on the chapel".into())
}

/// Uses within their allowances, resources within the store at the end of a round (ABB-15.4).
fn limits_hold(game: &Abbey, seat: Seat) -> Result<(), String> {
    let player = &game[seat];
    ensure(player.uses.preach <= 3 && player.uses.clergy <= 3, || "too many dice in the boxes".into())?;
    ensure(player.uses.trades <= 2 && player.uses.bell <= 2, || "too many uses".into())?;
    ensure(player.uses.tools <= player.tools, || "tools used that are not there".into())?;
    let rested = game.phase == Phase::Over || game.agenda.steps().contains(&Step::Do(Task::OpenBells));
    let stored =
        game.round <= 1 || player.store().is_none_or(|limit| player.stock[..4].iter().all(|n| *n <= limit));
    ensure(!rested || stored, || format!("{:?} in store", player.stock))
}

/// Three cards of each building, all somewhere.
fn cards_are_complete(game: &Abbey) -> Result<(), String> {
    for building in Building::ALL {
        let kind = *building as usize;
        let held: u8 = Seat::all(game.players)
            .map(|seat| game[seat].hand[kind] + game[seat].built((*building).into()))
            .sum();
        let shown = game.market.as_flattened().iter().filter(|card| **card == Some(*building)).count() as u8;
        let start = u8::from(game.starts.has(*building));
        let all = held + shown + start + game.cards.counts()[kind] + game.discards[kind];
        ensure(all == COPIES, || format!("{all} cards of {building}"))?;
    }
    let piles: u8 = game.piles.iter().sum();
    ensure(piles == game.cards.left(), || format!("{piles} cards in the piles"))
}

/// No crusade in two places, relics only where they were won.
fn crusades_are_complete(game: &Abbey) -> Result<(), String> {
    for card in Crusade::ALL {
        let held = Seat::all(game.players).filter(|seat| game[*seat].quest(*card).is_some()).count();
        let in_deck = usize::from(game.crusades.counts()[*card as usize]);
        ensure(held + in_deck <= 1, || format!("{card} is in two places"))?;
    }
    let relics = Seat::all(game.players).try_fold(0, |all: u8, seat| {
        let own = game[seat].relics.bits();
        (all & own == 0).then_some(all | own)
    });
    ensure(relics.is_some(), || "a relic in two places".into())?;
    ensure(game.variant.relics || relics == Some(0), || "relics in a game without them".into())
}

/// Tools and wagons do not run out; saints and tokens are unique.
fn supplies_hold(game: &Abbey) -> Result<(), String> {
    let tools: u8 = Seat::all(game.players).map(|seat| game[seat].tools).sum();
    let wagons: u8 = Seat::all(game.players).map(|seat| game[seat].wagons).sum();
    ensure(tools <= TOOLS_AND_WAGONS && wagons <= TOOLS_AND_WAGONS, || {
        format!("{tools} tools, {wagons} wagons")
    })?;
    ensure(usize::from(game.darkness) < DARKNESS.len(), || "off the Darkness track".into())?;
    let dealt = Seat::all(game.players).filter_map(|seat| game[seat].saint);
    let twice = dealt.clone().any(|saint| game.saints.counts()[saint as usize] > 0);
    let distinct = dealt.clone().all(|saint| dealt.clone().filter(|other| *other == saint).count() == 1);
    ensure(!twice && distinct, || "a saint in two places".into())
}
