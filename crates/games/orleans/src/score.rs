//! The final count, line by line (ORL-11.2 to ORL-11.5).

use parlour_core::{Score, Seat};

use crate::data::Good;
use crate::state::Orleans;
use crate::words::score::{CITIZENS, COINS, GOODS, POSTS};

impl Orleans {
    /// Coins, goods, and trading posts and citizens multiplied by the status; the marker on the
    /// development track breaks ties (ORL-11.2, ORL-11.3). Nothing else scores (ORL-11.4).
    pub(crate) fn count(&self, seat: Seat) -> Score {
        let player = &self[seat];
        let coins = Score::new().line(COINS, player.coins);
        let goods = Good::ALL.iter().zip(GOODS);
        goods
            .fold(coins, |score, (good, what)| score.line(what, player.good(*good) * good.value()))
            .line(POSTS, self.posts_on_map(seat) * player.status())
            .line(CITIZENS, self.citizens_of(seat) * player.status())
            .ties([i32::from(player.development), 0, 0])
    }
}
