//! Free actions: conversions, the removal of tiles, standing answers to gifts (BLF-10).

use parlour_core::law::ensure;
use parlour_core::{Ask, Decision, Game as _, Hearing, Log, Phrase, Prompt, Seat, Who};

use super::{Rule, Verdict, arrival, judge, payment};
use crate::choice::Choice;
use crate::data::{Tile, Trade};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::state::player::Standing;
use crate::step::{Act, Debt, Question, Source, Step, Task};

/// Most changes of a standing answer while one turn lasts, so that every game ends.
pub(crate) const MOST_CHANGES: u8 = 4;

/// A free action: an aside, which is also taken while one is asked (BLF-10.2).
#[derive(Copy, Clone)]
pub(crate) struct FreeAction;

/// Is it an answer to what nobody asks?
pub(crate) const fn is_aside(choice: Choice) -> bool {
    matches!(choice, Choice::Convert(_) | Choice::Remove(_) | Choice::Standing(_))
}

impl Ask<Forest> for FreeAction {
    /// Nobody is asked; a screen has the words of the choice.
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-window").asked_by("BLF-10.1")
    }

    /// Everything a seat may do unasked (BLF-10.3, BLF-10.11); who is asked finds the rest there.
    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        if game.asked(seat).is_none() {
            candidates(game, seat, out);
        }
        out.extend(Standing::ALL.iter().copied().map(Choice::Standing));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Convert(trade) => {
                hearing.under(MAY_CONVERT, trade, |game, log| convert(game, seat, trade, log))
            }
            Choice::Remove(tile) => hearing.under(MAY_REMOVE, tile, |game, _| remove(game, seat, tile)),
            Choice::Standing(standing) => {
                hearing.under(MAY_SET_STANDING, standing, |game, log| set_standing(game, seat, standing, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_CONVERT: &[Rule<Trade>] = &[may_convert_now, owns_building, conversion_is_worth_it];
const MAY_REMOVE: &[Rule<Tile>] = &[may_remove_now, tile_is_there];
const MAY_SET_STANDING: &[Rule<Standing>] = &[may_set_standing_now, standing_is_new, may_change_again];

/// Is this step pending?
pub(crate) fn awaits(game: &Forest, step: Step) -> bool {
    game.agenda.steps().contains(&step)
}

/// May the seat act freely now (BLF-10.2, BLF-10.3)?
fn moment_is_right(game: &Forest, seat: Seat, removal: bool) -> Verdict {
    match game.asked(seat) {
        None => may_speak_aside(game, seat),
        Some(question) if question.leaves_room(removal) => Ok(()),
        Some(_) => Err(occupation(game, seat)),
    }
}

impl Question {
    /// May somebody who is asked this act freely first?
    const fn leaves_room(&self, removal: bool) -> bool {
        match self {
            Self::Turn(_)
            | Self::Go(_)
            | Self::Act(_)
            | Self::Next(_)
            | Self::Last(_)
            | Self::Offered(_)
            | Self::Window(_) => true,
            // Between two parts of an own mission tiles may go, but nothing is converted (BLF-7.13).
            Self::Choose(choose) => removal && matches!(choose.reward.source, Source::Mission(_)),
            Self::NameVillage(_)
            | Self::PutNeutral(_)
            | Self::Swap(_)
            | Self::WhichPawn(_)
            | Self::PayToll(_)
            | Self::Remote(_)
            | Self::Serve(_)
            | Self::NameGood(_)
            | Self::ForestPigs(_)
            | Self::Owe(_)
            | Self::FirstDial(_)
            | Self::Order(_)
            | Self::Bonus(_)
            | Self::Keep(_)
            | Self::CoalDial(_)
            | Self::Split(_)
            | Self::LayWhere(_)
            | Self::ChooseBuilding(_)
            | Self::SiteWhere(_)
            | Self::May(_)
            | Self::Clearing(_)
            | Self::Cabin(_)
            | Self::Feed(_)
            | Self::Breed(_)
            | Self::Levy(_) => false,
        }
    }
}

/// A seat that is not asked may act freely unless it is in the middle of something (BLF-10.9).
fn may_speak_aside(game: &Forest, seat: Seat) -> Verdict {
    asides_are_open(game)?;
    let idle = |step: &Step| {
        matches!(
            step,
            Step::Ask(_, Question::Act(_)) | Step::Do(_, Task::Cistern | Task::Ready | Task::Receive(_))
        ) || step.owner() != Some(seat)
    };
    if game.agenda.steps().iter().all(idle) { Ok(()) } else { Err(occupation(game, seat)) }
}

/// Asides begin with the first turn and end with the last; nobody speaks aside in solo (BLF-13.16).
fn asides_are_open(game: &Forest) -> Verdict {
    ensure(game.pending() != Decision::Draw, Refusal::DrawPending)?;
    let last = matches!(game.question(), None | Some(Question::Window(_)));
    ensure(game.has_begun() && !game.is_solo() && !last, Refusal::NoAsides)
}

/// What keeps the seat from acting freely.
fn occupation(game: &Forest, seat: Seat) -> Refusal {
    let visit = |step: &Step| matches!(step, Step::Do(visitor, Task::EndVisit { .. }) if *visitor == seat);
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

/// The standing answer may be changed between one's own questions, and where gifts are asked about.
fn may_set_standing_now(game: &Forest, seat: Seat, _: Standing) -> Verdict {
    asides_are_open(game)?;
    let fits = matches!(game.asked(seat), None | Some(Question::Turn(_) | Question::Offered(_)));
    ensure(fits, Refusal::Busy)
}

/// The standing answer is another one (BLF-10.11).
fn standing_is_new(game: &Forest, seat: Seat, standing: Standing) -> Verdict {
    ensure(game[seat].standing != standing, Refusal::SameStanding)
}

/// It was not changed too often in this turn.
fn may_change_again(game: &Forest, seat: Seat, _: Standing) -> Verdict {
    ensure(game[seat].changes < MOST_CHANGES, Refusal::TooManyChanges { most: MOST_CHANGES })
}

/// Sets the standing answer (BLF-10.11).
fn set_standing(game: &mut Forest, seat: Seat, standing: Standing, log: &mut impl Log<Event>) {
    game[seat].standing = standing;
    game[seat].changes += 1;
    log.note(Event::StandingSet { seat, standing });
}

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

/// One payment followed by its reward (BLF-10.4).
fn convert(game: &mut Forest, seat: Seat, trade: Trade, log: &mut impl Log<Event>) {
    log.note(Event::Converted { seat, trade });
    let source = Source::Trade(trade);
    game.then(seat, Task::EndFree);
    game.then(seat, Task::Earn(source));
    payment::begin(game, seat, source, &trade.deal().bill, log);
}

/// A landscape tile goes back to the supply (BLF-10.1).
fn remove(game: &mut Forest, seat: Seat, tile: Tile) {
    let source = Source::Removal;
    game.then(seat, Task::EndFree);
    game.then(
        seat,
        Task::Pay(Debt { source, coal: 0, provisions: 0, tiles: 1, tile, from: 0, felled: 0, animals: 0 }),
    );
}

/// Back at the question: should bonus and triggers have left nothing to do, the action is skipped.
pub(crate) fn end(game: &mut Forest, seat: Seat) {
    if game.agenda.top() == Some(Step::ask(seat, Act)) {
        game.agenda.pop();
        game.then(seat, Task::Ready);
    }
}

/// The free actions of a seat at one moment: what depends on the moment alone is looked at once. Agrees with
/// `MAY_CONVERT`, `MAY_REMOVE` and [`strands_nobody`].
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
    awaits(game, Step::ask(seat, Act)) || awaits(game, Step::Do(seat, Task::Ready))
}

/// A free action, or an answer that belongs to one, leaves something to do (BLF-5.14).
pub(crate) fn strands_nobody(game: &Forest, seat: Seat, choice: Choice) -> Verdict {
    let begins = matches!(choice, Choice::Convert(_) | Choice::Remove(_));
    if !(begins || answers_free_action(game, seat)) || !is_guarded(game, seat) {
        return Ok(());
    }
    // Looking ahead makes sense only for an answer that can be played at all.
    if !game.hears(seat, choice) {
        return Ok(());
    }
    let fine = keeps_an_action(game, seat, choice) || (!begins && !some_answer_keeps_an_action(game, seat));
    ensure(fine, Refusal::WouldStrand)
}

/// Is the question part of a free action of the seat? The reminder's bonus is not counted.
pub(crate) fn answers_free_action(game: &Forest, seat: Seat) -> bool {
    !matches!(game.asked(seat), None | Some(Question::Bonus(_)))
        && awaits(game, Step::Do(seat, Task::EndFree))
}

fn keeps_an_action(game: &Forest, seat: Seat, choice: Choice) -> bool {
    let mut after = game.clone();
    after.apply(Who::Seat(seat), choice, &mut ());
    if answers_free_action(&after, seat) {
        some_answer_keeps_an_action(&after, seat)
    } else {
        arrival::can_act(&after, seat)
    }
}

fn some_answer_keeps_an_action(game: &Forest, seat: Seat) -> bool {
    let mut answers = Vec::new();
    game.candidates(Who::Seat(seat), &mut answers);
    answers.into_iter().any(|answer| game.hears(seat, answer) && keeps_an_action(game, seat, answer))
}
