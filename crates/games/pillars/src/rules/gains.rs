//! General conventions: what comes in, what must be paid, what is lost (PIL-1.x).

use parlour_core::{Log, Seat};

use crate::data::Good;
use crate::event::{Cause, Event};
use crate::state::{Pillars, Source};

impl Pillars {
    /// Gold comes in; what does not fit on the track is lost (PIL-1.1).
    pub(crate) fn gain_gold(&mut self, seat: Seat, gold: u8, cause: Cause, log: &mut impl Log<Event>) {
        if gold == 0 {
            return;
        }
        let spilled = self[seat].gain_gold(gold);
        log.note(Event::GainsGold { seat, gold, spilled, cause });
    }

    /// Cubes come from the supply, which never runs out (PIL-1.5).
    pub(crate) fn gain_goods(
        &mut self,
        seat: Seat,
        (good, cubes): (Good, u8),
        cause: Cause,
        log: &mut impl Log<Event>,
    ) {
        self[seat][good] += cubes;
        log.note(Event::GainsGoods { seat, good, cubes, cause });
    }

    /// Points come in.
    pub(crate) fn gain_points(
        &mut self,
        seat: Seat,
        (source, points): (Source, u8),
        cause: Cause,
        log: &mut impl Log<Event>,
    ) {
        self[seat].earn(source, points);
        log.note(Event::GainsPoints { seat, points, cause });
    }

    /// A forced payment: whoever cannot meet it pays all his gold and loses a point for every two
    /// gold that are missing (PIL-1.3).
    pub(crate) fn charge(&mut self, seat: Seat, due: u8, cause: Cause, log: &mut impl Log<Event>) {
        let player = &mut self[seat];
        let gold = due.min(player.gold);
        let unpaid = due - gold;
        player.gold -= gold;
        let points = player.forfeit(unpaid / 2);
        log.note(Event::Pays { seat, gold, unpaid, points, cause });
    }
}
