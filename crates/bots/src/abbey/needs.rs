//! What an abbey lacks: food, and defense against the Darkness.

use parlour_abbey::data::printed::DARKNESS;
use parlour_abbey::data::{Building, Good};
use parlour_abbey::{Abbey, Phase, Player};
use parlour_core::Seat;

/// What is missing.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Needs {
    /// Levels of hunger that nothing covers at the next meal.
    pub(super) hunger: f32,
    /// What the Darkness is ahead of the defense when it strikes next.
    pub(super) darkness: f32,
    /// The same for all later rounds, without dice.
    pub(super) later: f32,
}

/// What comes next round counts half: there is time to mend it.
const NEXT_ROUND: f32 = 0.4;

impl Needs {
    pub(super) fn of(game: &Abbey, seat: Seat) -> Self {
        let player = &game[seat];
        let left = game.rounds_left();
        let phase = game.phase() as u8;
        let soon = |comes: Phase| match (phase <= comes as u8, left) {
            (true, _) => 1.0,
            (false, 0) => 0.0,
            (false, _) => NEXT_ROUND,
        };
        let lasting = game.defense(seat).saturating_sub(player.defending_dice());
        let strikes = phase <= Phase::Darkness as u8;
        let cell = usize::from(game.darkness());
        let level = |cell: usize| DARKNESS[cell.min(DARKNESS.len() - 1)];
        let defense = if strikes { game.defense(seat) } else { lasting };
        // The marker moves when the Darkness has struck.
        let next = cell + usize::from(strikes);
        let later: u8 =
            (next..next + usize::from(left)).map(|cell| level(cell).saturating_sub(lasting)).sum();
        Self {
            hunger: f32::from(hunger(player)) * soon(Phase::Food),
            darkness: f32::from(level(cell).saturating_sub(defense)) * soon(Phase::Darkness),
            later: f32::from(later),
        }
    }
}

/// Levels nobody can feed as things stand.
fn hunger(player: &Player) -> u16 {
    let levels = u16::from(player.population().div_ceil(4).min(3));
    let bakeries = u16::from(player.active(Building::Bakery));
    levels.saturating_sub(bakeries + u16::from(player.cows()) + player.has(Good::Grain))
}
