//! The facts of a position, fed to a fingerprint one by one; their order may never change.

use parlour_core::{Digest, Fact, facts};

use crate::state::{Candle, Purse};

facts!(Purse { groats, pennies, points, spent });

impl Fact for Candle {
    fn feed(&self, digest: &mut Digest) {
        // The revision is no fact of a position: what follows from it is.
        let Self { players, rules: _, rounds, round, candles, seats, bids, agenda } = self;
        digest.fact(players).fact(rounds).fact(round).fact(candles).fact(agenda);
        seats.iter().take(usize::from(*players)).for_each(|purse| purse.feed(digest));
        // No bid is not a bid of nought.
        digest.fact(&bids.map(|bid| bid.map_or(u8::MAX, |bid| bid)));
    }
}
