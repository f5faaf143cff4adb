//! Points, line by line (ABB-19).

use parlour_core::{Score, Seat};

use crate::data::{Building, Good, HALL_PRESTIGE};
use crate::state::{Abbey, Player};

/// The final count (ABB-19.1); tower cards never built cost nothing (ABB-19.2). Ties go by the value
/// of the resources (ABB-19.4).
pub(crate) fn score(game: &Abbey, seat: Seat) -> Score {
    let player = &game[seat];
    let changers = i32::from(player.active(Building::MoneyChanger) == 2);
    let barns = i32::from(player.active(Building::TitheBarn) == 2);
    Score::new()
        .line("abbey-score-prestige", player.prestige)
        .line("abbey-score-sheep", 2 * player.sheep)
        .line("abbey-score-cows", 3 * player.cows)
        .line("abbey-score-coins", changers * i32::from(player.has(Good::Coin) / 5))
        .line("abbey-score-resources", barns * i32::from(player.resources() / 3))
        .line("abbey-score-relics", 2 * player.relics.len())
        .line("abbey-score-unbuilt", -unbuilt(player))
        .line("abbey-score-crusades", -unfinished(player))
        .ties([player.resource_value() as i32, 0, 0])
}

/// Each card in hand costs its prestige, each hall ten (ABB-16.7, ABB-19.1).
fn unbuilt(player: &Player) -> i32 {
    let penalty = |building: &Building| {
        if building.is_hall() { HALL_PRESTIGE } else { building.row().prestige }
    };
    Building::ALL
        .iter()
        .map(|building| i32::from(player.hand[*building as usize]) * i32::from(penalty(building)))
        .sum()
}

/// Each crusade not completed costs its prestige (ABB-19.1).
fn unfinished(player: &Player) -> i32 {
    let open = player.quests.iter().filter(|quest| !quest.is_complete());
    open.map(|quest| i32::from(quest.card.row().prestige)).sum()
}
