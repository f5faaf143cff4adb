//! Points, line by line (PIL-13.x).

use parlour_core::{Score, Seat};

use crate::data::FIRST_POINTS;
use crate::state::{Pillars, Source};

/// Points by source; a tie goes to the one with more gold (PIL-13.3, PIL-13.4). Nothing is added
/// at the end (PIL-13.2).
pub(crate) fn score(game: &Pillars, seat: Seat) -> Score {
    let player = &game[seat];
    let earned = |source: Source| player.earned[source as usize];
    Score::new()
        .line("pillars-score-start", FIRST_POINTS)
        .line("pillars-score-priory", earned(Source::Priory))
        .line("pillars-score-privileges", earned(Source::Privileges))
        .line("pillars-score-cathedral", earned(Source::Cathedral))
        .line("pillars-score-losses", -i32::from(player.lost))
        .ties([i32::from(player.gold), 0, 0])
}
