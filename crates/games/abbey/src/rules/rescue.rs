//! What can still save an abbot who is hungry or weak (ABB-18).

use parlour_core::{Phrase, Row, Seat, Speak};

use super::{allows, free, pews, trade};
use crate::choice::Choice;
use crate::data::printed::LEVEL_CELLS;
use crate::data::{Building, Good, Relic, Site, Stand, WALLS};
use crate::state::{Abbey, Devotion, Player};

/// A way to more food.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Rescue {
    /// A trade for grain.
    #[default]
    Trade,
    /// The Manna Jar.
    MannaJar,
    /// A lay brother for the Bakery.
    Bakery,
    /// The saint kept face down.
    Saint,
}

impl Speak for Rescue {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Trade => "abbey-rescue-trade",
            Self::MannaJar => "abbey-rescue-manna",
            Self::Bakery => "abbey-rescue-bakery",
            Self::Saint => "abbey-rescue-saint",
        })
    }
}

/// Every way to more food that a free action opens.
pub(crate) type Rescues = Row<Rescue, 4>;

/// What could still feed the peasants.
pub(crate) fn of_the_hungry(game: &Abbey, seat: Seat) -> Rescues {
    let trades = |give: &Good| {
        allows(trade::MAY_TRADE, game, seat, *give)
            && allows(trade::MAY_WANT, game, seat, (*give, Good::Grain))
    };
    let bakery = pews::has_vacant(game, seat, Building::Bakery);
    let ways = [
        (Rescue::Trade, Good::ALL.iter().any(trades)),
        (Rescue::MannaJar, game[seat].relics.has(Relic::MannaJar)),
        (Rescue::Bakery, bakery && (pews::has_free_move(game, seat) || free::can_bathe(game, seat))),
        (Rescue::Saint, game[seat].devotion == Devotion::Kept),
    ];
    ways.into_iter().filter(|(_, open)| *open).map(|(way, _)| way).collect()
}

/// Can a free action still raise the defense? A saint kept face down might, for all that others know.
pub(crate) fn of_the_weak(game: &Abbey, seat: Seat) -> bool {
    game[seat].devotion == Devotion::Kept
        || free::has_public_aside_that(game, seat, |aside| strengthens(game, seat, aside))
}

fn strengthens(game: &Abbey, seat: Seat, aside: Choice) -> bool {
    let player = &game[seat];
    match aside {
        Choice::Baptise(_) => pews::vacant_cards(game, seat).any(|card| guards(player, None, card)),
        Choice::Activate(card) => guards(player, None, card),
        Choice::Bathe(from) => free::bath_targets(game, seat).any(|card| guards(player, Some(from), card)),
        Choice::Relic(relic) => relic_strengthens(player, relic),
        _ => false,
    }
}

/// Is the abbey stronger with somebody on this card, who perhaps leaves another one? A second Mason's
/// Guild counts before both are manned: it may take two free actions.
fn guards(player: &Player, from: Option<Stand>, card: Stand) -> bool {
    let mut then = *player;
    if let Some(from) = from {
        then.plot_mut(from).vacate();
    }
    then.plot_mut(card).man();
    let guild = Site::from(Building::MasonsGuild);
    then.defense_bonuses() > player.defense_bonuses() || (card.site == guild && player.standing(guild) == 2)
}

/// The Grail may also lead to the saint's choice (ABB-24.1).
fn relic_strengthens(player: &Player, relic: Relic) -> bool {
    match relic {
        Relic::HolyCross => true,
        Relic::AaronsRod => player.walls + 2 >= WALLS,
        Relic::HolyGrail => {
            let mut then = *player;
            then.clergy = (player.clergy / LEVEL_CELLS + 1) * LEVEL_CELLS;
            let saint_waits = player.saint.is_some() && player.devotion == Devotion::Waiting;
            then.defense_bonuses() > player.defense_bonuses() || saint_waits
        }
        _ => false,
    }
}
