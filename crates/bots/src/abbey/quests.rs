//! What crusades promise.

use parlour_abbey::Player;
use parlour_abbey::data::CRUSADE_LIMIT;

/// What the crusades of a seat promise.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Quests {
    /// Prestige of open crusades that will probably be won, twice: it is won, and nothing is lost.
    pub(super) hope: f32,
    /// Prestige of open crusades, by what lies on them already.
    pub(super) march: f32,
    /// Prestige of crusades that are complete.
    pub(super) won: f32,
    /// Prestige that a crusade drawn just now may cost.
    pub(super) drawn: f32,
    /// Dice that stay on them.
    pub(super) locked: f32,
}

/// Dice that find their way to crusades in a round.
const DICE_A_ROUND: f32 = 2.0;
/// A card that is not known yet: its prestige and its dice, about.
const UNKNOWN: (f32, f32) = (6.5, 4.0);

impl Quests {
    /// The crusades of a player who can send monks in so many rounds.
    pub(super) fn of(player: &Player, rounds: f32) -> Self {
        let mut all = Self::default();
        let mut open = [(0.0, 0.0); CRUSADE_LIMIT];
        for (quest, open) in player.quests().zip(&mut open) {
            let prestige = f32::from(quest.card.row().prestige);
            if quest.is_complete() {
                all.won += prestige;
            } else if rounds > 0.0 {
                let (lies, needs) = (f32::from(quest.dice()), f32::from(quest.needs().max(1)));
                *open = (needs - lies, prestige);
                all.march += prestige * (lies / needs).powi(2);
                all.locked += lies;
            }
        }
        // The nearest one is finished first; what is drawn now comes last.
        open.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut missing = 0.0;
        for (dice, prestige) in open {
            missing += dice;
            all.hope += 2.0 * prestige * chance(missing, rounds);
        }
        if player.awaits_crusade() {
            let (prestige, dice) = UNKNOWN;
            all.hope += 2.0 * prestige * chance(missing + dice, rounds);
            all.drawn = prestige;
        }
        all
    }
}

/// How likely so many dice are found in so many rounds.
fn chance(missing: f32, rounds: f32) -> f32 {
    ((DICE_A_ROUND * rounds - missing + 2.0) / 2.5).clamp(0.0, 1.0)
}
