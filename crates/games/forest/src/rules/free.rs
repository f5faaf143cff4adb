//! Free actions: conversions and the removal of tiles (BLF-10).

use parlour_core::law::ensure;
use parlour_core::{Log, Seat};

use super::{Rule, Verdict, judge, law, payment, travel};
use crate::choice::Choice;
use crate::data::{Tile, Trade};
use crate::event::Event;
use crate::player::Standing;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::step::{Debt, Source, Step};

/// Is this step pending?
pub(crate) fn awaits(game: &Forest, step: Step) -> bool {
    game.agenda.steps().contains(&step)
}

/// May the seat act freely now (BLF-10.2, BLF-10.3)?
fn moment_is_right(game: &Forest, seat: Seat, removal: bool) -> Verdict {
    if !game.pending().asks(seat.into()) {
        return may_speak_aside(game, seat);
    }
    match game.agenda.top() {
        Some(
            Step::Turn(_)
            | Step::Go(_)
            | Step::Act(_)
            | Step::Next(_)
            | Step::Last(_)
            | Step::Gifts(_)
            | Step::Window(_),
        ) => Ok(()),
        // Between two parts of an own mission tiles may go, but nothing is converted (BLF-7.13).
        Some(Step::Choose(reward)) if removal && matches!(reward.source, Source::Mission(_)) => Ok(()),
        _ => Err(occupation(game, seat)),
    }
}

/// A seat that is not asked may act freely unless it is in the middle of something (BLF-10.9).
fn may_speak_aside(game: &Forest, seat: Seat) -> Verdict {
    asides_are_open(game)?;
    let idle = |step: &Step| {
        matches!(step, Step::Act(_) | Step::Cistern(_) | Step::Ready(_) | Step::Receive(..))
            || step.owner() != Some(seat)
    };
    ensure(game.agenda.steps().iter().all(idle), occupation(game, seat))
}

/// Asides begin with the first turn and end with the last; nobody speaks aside in solo (BLF-13.16).
fn asides_are_open(game: &Forest) -> Verdict {
    let top = game.agenda.top();
    let draws = game.pending() == parlour_core::Decision::Draw;
    ensure(!draws, Refusal::DrawPending)?;
    let open = game.has_begun() && !game.is_solo() && top.is_some_and(|top| !matches!(top, Step::Window(_)));
    ensure(open, Refusal::NoAsides)
}

/// What keeps the seat from acting freely.
fn occupation(game: &Forest, seat: Seat) -> Refusal {
    let visit = |step: &Step| matches!(step, Step::EndVisit(visitor, _) if *visitor == seat);
    if game.agenda.steps().iter().any(visit) { Refusal::Visiting } else { Refusal::Busy }
}

fn may_convert_now(game: &Forest, seat: Seat, _: Trade) -> Verdict {
    moment_is_right(game, seat, false)
}

/// The building stands on the estate (BLF-10.1).
fn owns_building(game: &Forest, seat: Seat, trade: Trade) -> Verdict {
    let building = trade.building();
    ensure(game[seat].has(building), Refusal::NotYours { building })
}

/// It can be paid, and at least one unit is received (BLF-10.5).
fn conversion_is_worth_it(game: &Forest, seat: Seat, trade: Trade) -> Verdict {
    judge::deal(game, &game[seat], trade.deal())
}

fn may_remove_now(game: &Forest, seat: Seat, _: Tile) -> Verdict {
    moment_is_right(game, seat, true)
}

/// Landscape tiles only: forests stay (BLF-10.1).
fn tile_is_there(game: &Forest, seat: Seat, tile: Tile) -> Verdict {
    let some = Tile::LANDSCAPE.contains(&tile) && game[seat].tiles(tile) > 0;
    ensure(some, Refusal::TooFew { item: tile.into(), need: 1, have: 0 })
}

pub(crate) const MAY_CONVERT: &[Rule<Trade>] = &[may_convert_now, owns_building, conversion_is_worth_it];
pub(crate) const MAY_REMOVE: &[Rule<Tile>] = &[may_remove_now, tile_is_there];

/// The standing answer may be changed between one's own questions, and where gifts are asked about.
fn may_set_standing_now(game: &Forest, seat: Seat, _: Standing) -> Verdict {
    asides_are_open(game)?;
    let asked = game.pending().asks(seat.into());
    let fits = matches!(game.agenda.top(), Some(Step::Turn(_) | Step::Gifts(_)));
    ensure(!asked || fits, Refusal::Busy)
}

pub(crate) const MAY_SPEAK: &[Rule<Standing>] = &[may_set_standing_now];

/// Does the seat own a conversion it could use?
pub(crate) fn has_usable_trade(game: &Forest, seat: Seat) -> bool {
    game[seat].trades().any(|trade| conversion_is_worth_it(game, seat, trade).is_ok())
}

/// The free actions that come to mind: own conversions, own tiles (BLF-10.8).
pub(crate) fn candidates(game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(game[seat].trades().map(Choice::Convert));
    removal_candidates(game, seat, out);
}

/// One line per kind of own tile (BLF-10.8).
pub(crate) fn removal_candidates(game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
    let own = Tile::LANDSCAPE.into_iter().filter(|tile| game[seat].tiles(*tile) > 0);
    out.extend(own.map(Choice::Remove));
}

/// Everything a seat may do unasked (BLF-10.3, BLF-10.11).
pub(crate) fn asides(game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
    let start = out.len();
    if !game.pending().asks(seat.into()) {
        candidates(game, seat, out);
    }
    out.extend(Standing::ALL.iter().copied().map(Choice::Standing));
    let mut kept = start;
    for index in start..out.len() {
        if law::check(game, seat, out[index]).is_ok() {
            out[kept] = out[index];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// One payment followed by its reward (BLF-10.4).
pub(crate) fn convert(game: &mut Forest, seat: Seat, trade: Trade, log: &mut impl Log<Event>) {
    log.note(Event::Converted { seat, trade });
    let source = Source::Trade(trade);
    game.agenda.push(Step::EndFree(seat));
    game.agenda.push(Step::Earn(seat, source));
    payment::begin(game, seat, source, &trade.deal().bill, log);
}

/// A landscape tile goes back to the supply (BLF-10.1).
pub(crate) fn remove(game: &mut Forest, seat: Seat, tile: Tile) {
    game.agenda.push(Step::EndFree(seat));
    game.agenda.push(Step::Pay(Debt {
        seat,
        source: Source::Removal,
        coal: 0,
        provisions: 0,
        tiles: 1,
        tile,
        from: 0,
        felled: 0,
        animals: 0,
    }));
}

/// Back at the question: should bonus and triggers have left nothing to do, the action is skipped.
pub(crate) fn end(game: &mut Forest, seat: Seat) {
    if game.agenda.top() == Some(Step::Act(seat)) {
        game.agenda.pop();
        game.agenda.push(Step::Ready(seat));
    }
}

/// The free actions of a seat at one moment: what depends on the moment alone is looked at once. Agrees with
/// [`MAY_CONVERT`], [`MAY_REMOVE`] and [`strands_nobody`].
pub(crate) struct Moment {
    converts: bool,
    removes: bool,
    guarded: bool,
}

impl Moment {
    pub(crate) fn new(game: &Forest, seat: Seat) -> Self {
        Self {
            converts: moment_is_right(game, seat, false).is_ok(),
            removes: moment_is_right(game, seat, true).is_ok(),
            guarded: is_guarded(game, seat),
        }
    }

    /// May the seat convert like this now?
    pub(crate) fn allows_trade(&self, game: &Forest, seat: Seat, trade: Trade) -> bool {
        self.converts
            && owns_building(game, seat, trade).is_ok()
            && judge::deal_serves(game, &game[seat], trade.deal())
            && self.leaves_something(game, seat, Choice::Convert(trade))
    }

    /// May the seat take such a tile away now?
    pub(crate) fn allows_removal(&self, game: &Forest, seat: Seat, tile: Tile) -> bool {
        self.removes
            && tile_is_there(game, seat, tile).is_ok()
            && self.leaves_something(game, seat, Choice::Remove(tile))
    }

    fn leaves_something(&self, game: &Forest, seat: Seat, choice: Choice) -> bool {
        !self.guarded || keeps_an_action(game, seat, choice)
    }
}

/// Between arrival and action something to do must remain (BLF-5.14).
fn is_guarded(game: &Forest, seat: Seat) -> bool {
    awaits(game, Step::Act(seat)) || awaits(game, Step::Ready(seat))
}

/// A free action, or an answer that belongs to one, leaves something to do (BLF-5.14).
pub(crate) fn strands_nobody(game: &Forest, seat: Seat, choice: Choice) -> Verdict {
    let begins = matches!(choice, Choice::Convert(_) | Choice::Remove(_));
    if !(begins || answers_free_action(game, seat)) || !is_guarded(game, seat) {
        return Ok(());
    }
    // Looking ahead makes sense only for an answer that can be played at all.
    if !law::is_lawful(game, seat, choice) {
        return Ok(());
    }
    let fine = keeps_an_action(game, seat, choice) || (!begins && !some_answer_keeps_an_action(game, seat));
    ensure(fine, Refusal::WouldStrand)
}

/// Is the question part of a free action of the seat? The reminder's bonus is not counted.
pub(crate) fn answers_free_action(game: &Forest, seat: Seat) -> bool {
    let bonus = matches!(game.agenda.top(), Some(Step::Bonus(_)));
    awaits(game, Step::EndFree(seat)) && game.pending().asks(seat.into()) && !bonus
}

fn keeps_an_action(game: &Forest, seat: Seat, choice: Choice) -> bool {
    let mut after = game.clone();
    after.answer(seat.into(), choice, &mut ());
    after.run(&mut ());
    if answers_free_action(&after, seat) {
        some_answer_keeps_an_action(&after, seat)
    } else {
        travel::can_act(&after, seat)
    }
}

fn some_answer_keeps_an_action(game: &Forest, seat: Seat) -> bool {
    let mut answers = Vec::new();
    law::candidates(game, seat.into(), &mut answers);
    answers
        .into_iter()
        .any(|answer| law::is_lawful(game, seat, answer) && keeps_an_action(game, seat, answer))
}
