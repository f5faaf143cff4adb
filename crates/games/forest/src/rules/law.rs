//! The whole law: which rules bear on which answer, and which answers come to mind.

use std::ops::ControlFlow;

use parlour_core::{Decision, Objections, Seat, Who};

use super::{
    build, chance, estate, free, gifts, mission, payment, production, reward, special, swap, toll, travel,
    visit, walk,
};
use crate::choice::{Choice, Pawn};
use crate::data::{Dial, Good, Item, Tile, Village, Worker};
use crate::estate::Herd;
use crate::refusal::{Lottery, Refusal};
use crate::state::Forest;
use crate::step::Step;

/// Raises what speaks against an answer.
pub(crate) fn examine(
    game: &Forest,
    who: Who,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    let Who::Seat(seat) = who else { return outcome_is_possible(game, choice, o) };
    if seat.index() >= usize::from(game.players) {
        return o.raise(Refusal::NotYourTurn);
    }
    lawful(game, seat, choice, o)?;
    o.rule(free::strands_nobody(game, seat, choice))
}

/// The first reason against an answer of a seat.
pub(crate) fn check(game: &Forest, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    let mut first = None;
    let _ = examine(game, seat.into(), choice, &mut first);
    first.map_or(Ok(()), Err)
}

/// Is an answer legal, whatever it leaves to be done afterwards?
pub(crate) fn is_lawful(game: &Forest, seat: Seat, choice: Choice) -> bool {
    let mut first = None;
    let _ = lawful(game, seat, choice, &mut first);
    first.is_none()
}

fn outcome_is_possible(game: &Forest, outcome: Choice, o: &mut impl Objections<Refusal>) -> ControlFlow<()> {
    let Some(step) = game.agenda.top().filter(|_| game.pending() == Decision::Draw) else {
        return o.raise(Refusal::NotYourTurn);
    };
    match chance::can_come_up(game, step, outcome) {
        Some(true) => ControlFlow::Continue(()),
        Some(false) => o.raise(Refusal::CannotComeUp(Lottery::of(step).expect("chance is asked"))),
        None => o.raise(Refusal::NotAsked),
    }
}

fn lawful(game: &Forest, seat: Seat, choice: Choice, o: &mut impl Objections<Refusal>) -> ControlFlow<()> {
    match choice {
        Choice::Convert(_) | Choice::Remove(_) | Choice::Standing(_) if game.agenda.is_empty() => {
            o.raise(Refusal::NotYourTurn)
        }
        Choice::Convert(trade) => walk(free::MAY_CONVERT, game, seat, trade, o),
        Choice::Remove(tile) => walk(free::MAY_REMOVE, game, seat, tile, o),
        Choice::Standing(standing) => {
            walk(free::MAY_SPEAK, game, seat, standing, o)?;
            walk(gifts::MAY_SET_STANDING, game, seat, standing, o)
        }
        _ if !game.pending().asks(seat.into()) => o.raise(Refusal::NotYourTurn),
        _ => {
            let step = game.agenda.top().expect("somebody is asked");
            turn_answer(game, step, seat, choice, o)
        }
    }
}

/// Questions about the course of a turn.
fn turn_answer(
    game: &Forest,
    step: Step,
    seat: Seat,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (step, choice) {
        (Step::Turn(_) | Step::Go(_), Choice::Go(place)) => walk(travel::MAY_GO, game, seat, place, o),
        (Step::Turn(_), Choice::Swap) => walk(swap::MAY_SWAP, game, seat, (), o),
        (Step::Turn(_), Choice::Beg) => walk(travel::MAY_BEG, game, seat, (), o),
        (Step::Go(_), Choice::Beg) => walk(travel::MUST_BEG, game, seat, (), o),
        (Step::Swap(_), Choice::With(worker)) => walk(swap::MAY_SWAP_WITH, game, seat, worker, o),
        (Step::PutNeutral(_, village), Choice::Neutral(gap)) => {
            walk(swap::MAY_PUT_NEUTRAL, game, seat, (village, gap), o)
        }
        (Step::Pawn(_, to), Choice::Pawn(kind)) => o.rule(travel::may_use_pawn(game, seat, (to, kind))),
        (Step::Toll(toll), Choice::Give(item)) => walk(toll::MAY_GIVE, game, seat, (toll, item), o),
        (Step::Toll(toll), Choice::Discard(item)) => walk(toll::MAY_DISCARD, game, seat, (toll, item), o),
        (Step::Toll(toll), Choice::Provisions(low, high)) => {
            walk(toll::MAY_SPLIT, game, seat, (toll, (low, high)), o)
        }
        (Step::Gifts(gifts), Choice::Accept) => walk(gifts::MAY_ACCEPT, game, seat, (gifts, None), o),
        (Step::Gifts(gifts), Choice::AcceptOn(dial)) => {
            walk(gifts::MAY_ACCEPT, game, seat, (gifts, Some(dial)), o)
        }
        (Step::Act(_), Choice::Mission) => walk(mission::MAY_COMPLETE, game, seat, (), o),
        (Step::Act(_) | Step::Next(_), Choice::Visit(worker)) => {
            walk(visit::MAY_VISIT, game, seat, worker, o)
        }
        (Step::Next(_), Choice::Distil) => walk(visit::MAY_DISTIL, game, seat, (), o),
        (Step::Remote(_), Choice::Visit(worker)) => walk(visit::MAY_VISIT_FAR, game, seat, worker, o),
        (Step::Serve(_, worker), Choice::Serve(service)) => {
            walk(visit::MAY_SERVE, game, seat, (worker, service), o)
        }
        (Step::Name(_), Choice::Name(good)) => o.rule(visit::may_name(game, seat, good)),
        (Step::ForestPigs(_), Choice::Pigs(n)) => o.rule(visit::may_count(game, seat, n)),
        (Step::NameVillage(_), Choice::Village(_))
        | (Step::Gifts(_), Choice::Decline)
        | (Step::Next(_) | Step::Last(_), Choice::End)
        | (Step::Window(_), Choice::Done) => ControlFlow::Continue(()),
        _ => detail_answer(game, step, seat, choice, o),
    }
}

/// Questions that settle the details of a payment, a reward or a building.
fn detail_answer(
    game: &Forest,
    step: Step,
    seat: Seat,
    choice: Choice,
    o: &mut impl Objections<Refusal>,
) -> ControlFlow<()> {
    match (step, choice) {
        (Step::Owe(debt), Choice::Coal(n)) => walk(payment::MAY_SPLIT_COAL, game, seat, (debt, n), o),
        (Step::Owe(debt), Choice::Pigs(n)) => walk(payment::MAY_PAY_PIGS, game, seat, (debt, n), o),
        (Step::Owe(debt), Choice::Clear(cell)) => walk(payment::MAY_CLEAR, game, seat, (debt, cell), o),
        (Step::Owe(debt), Choice::Provisions(low, high)) => {
            walk(payment::MAY_SPLIT, game, seat, (debt, (low, high)), o)
        }
        (Step::Order(_, dues), Choice::Due(due)) if dues.has(due) => ControlFlow::Continue(()),
        (Step::Keep(_), Choice::Keep(pigs, cattle)) => {
            o.rule(production::may_keep(game, seat, Herd { pigs, cattle }))
        }
        (Step::Bonus(_), Choice::Bonus(item)) => o.rule(production::bonus_is_basic(game, seat, item)),
        (Step::Choose(reward), Choice::Take(item)) => walk(reward::MAY_TAKE, game, seat, (reward, item), o),
        (Step::Choose(reward), Choice::Rest) => {
            let first = reward.parts[0].item;
            walk(reward::MAY_TAKE_REST, game, seat, (reward, first), o)
        }
        (Step::CoalDial(..), Choice::Dial(dial)) => o.rule(reward::dial_takes_coal(game, seat, dial)),
        (Step::Split(_, n), Choice::Provisions(low, high)) => {
            o.rule(reward::gain_split_exists(game, seat, (n, (low, high))))
        }
        (Step::LayWhere(lay), Choice::Cell(cell)) => walk(estate::MAY_LAY, game, seat, (lay, cell), o),
        (Step::LayWhere(lay), Choice::Enough) => walk(estate::MAY_LEAVE, game, seat, lay, o),
        (Step::ChooseBuilding(_, free), Choice::Build(building)) => {
            build::examine(game, seat, build::Wish { building, free }, o)
        }
        (Step::SiteWhere(_, building), Choice::Cell(cell)) => {
            walk(build::MAY_STAND, game, seat, (building, cell), o)
        }
        (Step::SiteWhere(_, building), Choice::Cells(one, two)) => {
            walk(build::MAY_STAND_LARGE, game, seat, (building, one, two), o)
        }
        (Step::Clearing(_) | Step::Cabin(_), Choice::Kind(tile)) => {
            o.rule(special::kind_is_there(game, seat, tile))
        }
        (Step::Feed(_, n), Choice::Pigs(pigs)) => o.rule(special::may_feed(game, seat, (n, pigs))),
        (Step::Breed(_), Choice::Pigs(pigs)) => o.rule(special::may_breed(game, seat, pigs)),
        (Step::Levy(levy), Choice::Discard(item)) => walk(special::MAY_LEVY, game, seat, (levy, item), o),
        (Step::Levy(levy), Choice::Provisions(low, high)) => {
            walk(special::MAY_SPLIT_LEVY, game, seat, (levy, (low, high)), o)
        }
        (Step::FirstDial(_), Choice::Turn(_)) | (Step::May(..), Choice::Use | Choice::Skip) => {
            ControlFlow::Continue(())
        }
        _ => o.raise(Refusal::NotAsked),
    }
}

/// The legal answers. What many of them have in common is looked at once: what a move costs depends on the
/// village alone, and whether somebody may act freely on the moment.
pub(crate) fn options(game: &Forest, who: Who, out: &mut Vec<Choice>) {
    let start = out.len();
    candidates(game, who, out);
    let mut sieve = Sieve::new(game, who);
    let mut kept = start;
    for index in start..out.len() {
        if sieve.lets_pass(out[index]) {
            out[kept] = out[index];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// Lets pass what [`examine`] does not object to, of what comes to mind of somebody who is asked.
struct Sieve<'a> {
    game: &'a Forest,
    who: Who,
    step: Option<Step>,
    ways: Option<travel::Ways<'a>>,
    moment: Option<free::Moment>,
    /// The question belongs to a free action, which must leave something to do.
    watched: bool,
}

impl<'a> Sieve<'a> {
    fn new(game: &'a Forest, who: Who) -> Self {
        let watched = who.seat().is_some_and(|seat| free::answers_free_action(game, seat));
        Self { game, who, step: game.agenda.top(), ways: None, moment: None, watched }
    }

    fn lets_pass(&mut self, choice: Choice) -> bool {
        let game = self.game;
        let mut first: Option<Refusal> = None;
        let (Some(seat), Some(step)) = (self.who.seat(), &self.step) else {
            return examine(game, self.who, choice, &mut first).is_continue();
        };
        match choice {
            Choice::Go(place) => self.ways(seat).lead_to(place),
            Choice::Beg if matches!(step, Step::Go(_)) => {
                travel::pawn_is_on_board(game, seat, ()).is_ok() && !self.ways(seat).lead_anywhere()
            }
            Choice::Convert(trade) => self.moment(seat).allows_trade(game, seat, trade),
            Choice::Remove(tile) => self.moment(seat).allows_removal(game, seat, tile),
            _ => {
                turn_answer(game, *step, seat, choice, &mut first).is_continue()
                    && (!self.watched || free::strands_nobody(game, seat, choice).is_ok())
            }
        }
    }

    fn ways(&mut self, seat: Seat) -> &mut travel::Ways<'a> {
        self.ways.get_or_insert_with(|| travel::Ways::new(self.game, seat))
    }

    fn moment(&mut self, seat: Seat) -> &free::Moment {
        self.moment.get_or_insert_with(|| free::Moment::new(self.game, seat))
    }
}

/// What comes to mind at the pending question, legal or not, in a fixed order.
pub(crate) fn candidates(game: &Forest, who: Who, out: &mut Vec<Choice>) {
    let Some(step) = game.agenda.top().filter(|_| game.pending().asks(who)) else { return };
    let Who::Seat(seat) = who else { return chance::outcomes(game, step, out) };
    turn_candidates(game, step, seat, out);
}

fn turn_candidates(game: &Forest, step: Step, seat: Seat, out: &mut Vec<Choice>) {
    match step {
        Step::NameVillage(_) => out.extend(Village::ALL.iter().copied().map(Choice::Village)),
        Step::PutNeutral(_, village) => swap::neutral_candidates(village, out),
        Step::Turn(_) => {
            travel::candidates(game, out);
            out.extend([Choice::Swap, Choice::Beg]);
            free::candidates(game, seat, out);
        }
        Step::Go(_) => {
            travel::candidates(game, out);
            out.push(Choice::Beg);
            free::candidates(game, seat, out);
        }
        Step::Swap(_) => {
            out.extend(
                Worker::ALL.iter().filter(|worker| **worker != Worker::Merchant).copied().map(Choice::With),
            );
        }
        Step::Pawn(..) => out.extend([Pawn::White, Pawn::Other].map(Choice::Pawn)),
        Step::Toll(toll) => toll::candidates(game, &toll, out),
        Step::Gifts(gifts) => gifts::candidates(game, &gifts, seat, out),
        Step::Act(_) => act_candidates(game, seat, out),
        Step::Next(_) => next_candidates(game, seat, out),
        Step::Remote(_) => out.extend(Worker::ALL.iter().copied().map(Choice::Visit)),
        Step::Serve(_, worker) => visit::services(game, seat, worker, out),
        Step::Name(_) => out.extend(Good::BASIC.map(Choice::Name)),
        Step::ForestPigs(_) => out.extend(visit::forest_pigs(game, seat).map(Choice::Pigs)),
        Step::Last(_) => {
            out.push(Choice::End);
            free::candidates(game, seat, out);
        }
        Step::Window(_) => {
            out.push(Choice::Done);
            free::candidates(game, seat, out);
        }
        _ => detail_candidates(game, step, seat, out),
    }
}

fn act_candidates(game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(mission::here(game, seat).map(|_| Choice::Mission));
    out.extend(visit::beside(game, seat).into_iter().flatten().map(Choice::Visit));
    free::candidates(game, seat, out);
}

fn next_candidates(game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
    let others = visit::beside(game, seat).into_iter().flatten();
    out.extend(others.filter(|worker| game.visited != Some(*worker)).map(Choice::Visit));
    if game[seat].has(crate::data::Building::Distillery) {
        out.push(Choice::Distil);
    }
    out.push(Choice::End);
    free::candidates(game, seat, out);
}

fn detail_candidates(game: &Forest, step: Step, seat: Seat, out: &mut Vec<Choice>) {
    match step {
        Step::Owe(debt) => payment::candidates(game, &debt, out),
        Step::FirstDial(_) => out.extend(Dial::ALL.iter().copied().map(Choice::Turn)),
        Step::CoalDial(..) => out.extend(Dial::ALL.iter().copied().map(Choice::Dial)),
        Step::Order(_, dues) => out.extend(dues.iter().map(Choice::Due)),
        Step::Keep(_) => production::keep_candidates(game, seat, out),
        Step::Bonus(_) => out.extend(Item::BASIC.map(Choice::Bonus)),
        Step::Choose(reward) => reward::candidates(game, &reward, out),
        Step::Split(_, n) => {
            let ways = game[seat].dials.provision_gains(n);
            out.extend(ways.iter().map(|(low, high)| Choice::Provisions(*low, *high)));
        }
        Step::LayWhere(lay) => estate::lay_candidates(game, lay, out),
        Step::ChooseBuilding(_, free) => build::candidates(game, free, out),
        Step::SiteWhere(_, building) => build::sites(game, seat, building, out),
        Step::May(..) => out.extend([Choice::Use, Choice::Skip]),
        Step::Clearing(_) | Step::Cabin(_) => out.extend(Tile::LANDSCAPE.map(Choice::Kind)),
        Step::Feed(_, n) => out.extend(special::feed_shares(game, seat, n).map(Choice::Pigs)),
        Step::Breed(_) => out.extend(special::pig_pairs(game, seat).map(Choice::Pigs)),
        Step::Levy(levy) => special::levy_candidates(game, levy, out),
        deed => unreachable!("{deed:?} asks nobody"),
    }
}
