//! When a question is worth asking, and what happens when it is not (ABB-18, ABB-18.7).

use parlour_core::{Log, Seat};

use super::{allows, crusades, darkness, food, free, gather, last, market, pews, raid, round, trade};
use crate::data::{Building, Good};
use crate::event::Event;
use crate::flow::Ask;
use crate::player::Devotion;
use crate::state::Abbey;

/// Is there something to decide? Others may see whether a player is asked, so this looks at public
/// things only: a saint kept face down always counts as something.
pub(crate) fn is_needed(game: &Abbey, seat: Seat, ask: Ask) -> bool {
    match ask {
        Ask::Bell => round::can_reroll(game, seat),
        Ask::Meet(placed) => raid::is_needed(game, seat, placed),
        Ask::Buy(_) => market::is_needed(game, seat),
        Ask::Gather => gather::is_needed(game, seat),
        Ask::Moves(left) => pews::is_needed(game, seat, left),
        Ask::Food(levels) => food::is_needed(game, seat, levels),
        Ask::Darkness => darkness::is_needed(game, seat),
        Ask::Income => may_act_freely(game, seat),
        Ask::Last => last::matters(game, seat),
        Ask::Enlist => crusades::may_enlist(game, seat),
        Ask::Limit => round::exceeds_limit(&game[seat]) && can_save(game, seat),
        _ => true,
    }
}

/// What happens instead of a question.
pub(crate) fn conclude(game: &mut Abbey, seat: Seat, ask: Ask, log: &mut impl Log<Event>) {
    match ask {
        Ask::Meet(false) if raid::open_row(game).is_some() => raid::breach(game, seat, log),
        Ask::Gather => gather::pass(game, seat, log),
        Ask::Food(levels) => food::feed(game, seat, levels, 0, log),
        Ask::Darkness => darkness::face(game, seat, log),
        Ask::Limit => round::return_surplus(game, seat, log),
        _ => {}
    }
}

/// Could a free action be taken here?
pub(crate) fn may_act_freely(game: &Abbey, seat: Seat) -> bool {
    game[seat].devotion == Devotion::Kept || free::has_public_aside(game, seat)
}

/// Can something be done about resources above the limit: a trade, or another store (ABB-15.4)?
fn can_save(game: &Abbey, seat: Seat) -> bool {
    let trades = || Good::ALL.iter().any(|give| allows(trade::MAY_TRADE, game, seat, *give));
    let stores = || {
        let vacant = [Building::Cellarium, Building::TitheBarn];
        let waits = vacant.iter().any(|building| pews::has_vacant(game, seat, *building));
        waits && (pews::has_free_move(game, seat) || free::can_bathe(game, seat))
    };
    game[seat].devotion == Devotion::Kept || trades() || stores()
}
