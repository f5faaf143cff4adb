//! Hourglass tiles (*sablier*) and their events.

use parlour_core::spelled;

spelled! {
    /// The event of a round.
    pub enum Hourglass, "an event", "orleans-hourglass-" {
        /// *Pèlerinage*: no monks are recruited.
        Pilgrimage = "pilgrimage",
        /// *Revenus*: coins for the status.
        Income = "income",
        /// *Moisson*: food or five coins.
        Harvest = "harvest",
        /// *Taxes*: a coin for every three goods.
        Taxes = "taxes",
        /// *Jour du commerce*: a coin for every trading post.
        TradingDay = "trading-day",
        /// *Peste*: a follower falls ill.
        Plague = "plague",
    }
}

impl Hourglass {
    /// How many events there are.
    pub const COUNT: usize = 6;
    /// The tiles below the light pilgrimage, which always lies on top (ORL-2.6).
    pub const BELOW_THE_FIRST: [u8; Self::COUNT] = [2, 3, 3, 3, 3, 3];

    /// Does the sacristy protect from it (ORL-7.16)?
    pub const fn is_negative(self) -> bool {
        matches!(self, Self::Harvest | Self::Taxes | Self::Plague)
    }
}

const _: () = {
    let [pilgrimage, income, harvest, taxes, trading_day, plague] = Hourglass::BELOW_THE_FIRST;
    assert!(1 + pilgrimage + income + harvest + taxes + trading_day + plague == super::ROUNDS);
};
