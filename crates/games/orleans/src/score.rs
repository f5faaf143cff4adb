//! The final count, line by line (ORL-11.2 to ORL-11.5).

use parlour_core::{Score, Seat};

use crate::data::Good;
use crate::state::Orleans;

impl Orleans {
    /// Coins, goods, and trading posts and citizens multiplied by the status; the marker on the
    /// development track breaks ties (ORL-11.2, ORL-11.3).
    pub(crate) fn count(&self, seat: Seat) -> Score {
        let player = &self[seat];
        let good = |good: Good| player.good(good) * good.value();
        Score::new()
            .line("orleans-score-coins", player.coins)
            .line("orleans-score-grain", good(Good::Grain))
            .line("orleans-score-cheese", good(Good::Cheese))
            .line("orleans-score-wine", good(Good::Wine))
            .line("orleans-score-wool", good(Good::Wool))
            .line("orleans-score-brocade", good(Good::Brocade))
            .line("orleans-score-posts", self.posts_on_map(seat) * player.status())
            .line("orleans-score-citizens", self.citizens_of(seat) * player.status())
            .ties([i32::from(player.development), 0, 0])
    }
}
