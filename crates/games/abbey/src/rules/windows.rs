//! When a question is worth asking, what happens when it is not, and where free actions have their place (ABB-18, ABB-18.7).

use parlour_core::{Log, Seat};

use super::{allows, crusades, darkness, food, free, gather, last, market, pews, raid, round, trade};
use crate::choice::Choice;
use crate::data::{Building, Good};
use crate::event::Event;
use crate::state::{Abbey, Devotion};
use crate::step::{Food, Meet, Moves, Question};

impl Question {
    /// Is it an own prompt at which free actions may be taken (ABB-18)?
    const fn is_window(self) -> bool {
        matches!(
            self,
            Self::Bell(_)
                | Self::Meet(_)
                | Self::Plunder(_)
                | Self::Plague(_)
                | Self::Study(_)
                | Self::UseDice(_)
                | Self::Buy(_)
                | Self::Gather(_)
                | Self::Moves(_)
                | Self::Build(_)
                | Self::Food(_)
                | Self::Darkness(_)
                | Self::Income(_)
                | Self::Enlist(_)
                | Self::Abandon(_)
                | Self::Limit(_)
                | Self::Last(_)
        )
    }

    /// Is this a free action here, and no answer? Then the question stays.
    pub(crate) const fn leaves_room_for(self, choice: Choice) -> bool {
        choice.is_aside() && self.is_window()
    }
}

/// May the player take free actions now?
pub(crate) fn is_open(game: &Abbey, seat: Seat) -> bool {
    game.question(seat).is_some_and(Question::is_window)
}

/// Is there something to decide? Others may see whether a player is asked, so this looks at public
/// things only: a saint kept face down always counts as something.
pub(crate) fn is_needed(game: &Abbey, seat: Seat, question: Question) -> bool {
    match question {
        Question::Bell(_) => round::can_reroll(game, seat),
        Question::Meet(Meet { placed }) => raid::is_needed(game, seat, placed),
        Question::Buy(_) => market::is_needed(game, seat),
        Question::Gather(_) => gather::is_needed(game, seat),
        Question::Moves(Moves { left }) => pews::is_needed(game, seat, left),
        Question::Food(Food { levels }) => food::is_needed(game, seat, levels),
        Question::Darkness(_) => darkness::is_needed(game, seat),
        Question::Income(_) => may_act_freely(game, seat),
        Question::Last(_) => last::matters(game, seat),
        Question::Enlist(_) => crusades::may_enlist(game, seat),
        Question::Limit(_) => round::exceeds_limit(&game[seat]) && can_save(game, seat),
        _ => true,
    }
}

/// What happens instead of a question.
pub(crate) fn conclude(game: &mut Abbey, seat: Seat, question: Question, log: &mut impl Log<Event>) {
    match question {
        Question::Meet(Meet { placed: false }) if raid::open_row(game).is_some() => {
            raid::breach(game, seat, log);
        }
        Question::Gather(_) => gather::pass(game, seat, log),
        Question::Food(Food { levels }) => food::feed(game, seat, (levels, 0), log),
        Question::Darkness(_) => darkness::face(game, seat, log),
        Question::Limit(_) => round::return_surplus(game, seat, log),
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
