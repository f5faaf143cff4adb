//! How the agenda runs: deeds are done, questions wait for answers.

use parlour_core::{Decision, Log, Seat, Who};

use crate::choice::Choice;
use crate::estate::Herd;
use crate::event::Event;
use crate::rules::build::{self, Wish};
use crate::rules::{
    course, estate, free, gifts, mission, payment, production, reward, special, swap, toll, travel, visit,
};
use crate::state::Forest;
use crate::step::{Source, Step};

impl Forest {
    /// Who must answer before the game moves on.
    pub(crate) fn pending(&self) -> Decision {
        let Some(step) = self.agenda.top() else { return Decision::Over };
        match step {
            Step::DrawFirst
            | Step::DrawSide
            | Step::DrawLarge(_)
            | Step::DrawWorker(_)
            | Step::DrawMission => Decision::Draw,
            Step::Gifts(gifts) => Decision::Ask(gifts.open),
            Step::Window(open) => Decision::Ask(open),
            question => Decision::ask(question.owner().expect("a question is put to somebody")),
        }
    }

    /// Does deeds until somebody is asked or nothing is left to do.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while let Some(step) = self.agenda.top() {
            if !is_deed(&step) {
                return;
            }
            self.agenda.pop();
            self.perform(step, log);
        }
    }

    /// Carries out a step that asks nobody.
    fn perform(&mut self, deed: Step, log: &mut impl Log<Event>) {
        match deed {
            Step::Begin => course::begin(self, log),
            Step::Exchange(seat, worker) => swap::exchange(self, seat, worker, log),
            Step::AfterSwap(seat) => swap::finish(self, seat),
            Step::Arrive(toll) => travel::arrive(self, toll, log),
            Step::Receive(seat, item) => gifts::receive(self, seat, item, log),
            Step::Cistern(seat) => travel::fill_cistern(self, seat, log),
            Step::Ready(seat) => travel::make_ready(self, seat, log),
            Step::Share(seat, good) => visit::share(self, seat, good, log),
            Step::EndVisit(seat, second) => visit::end(self, seat, second),
            Step::EndMission(seat, mission) => mission::end(self, seat, mission, log),
            Step::EndTurn(seat) => course::end_turn(self, seat, log),
            Step::Pay(debt) => payment::go_on(self, debt, log),
            Step::Settle(seat, dues) => production::settle(self, seat, dues, log),
            Step::Earn(seat, source) => self.earn(seat, source),
            Step::Reward(reward) => reward::go_on(self, reward, log),
            Step::Lay(lay) => estate::lay(self, lay, log),
            Step::Progress(seat, n) => estate::progress(self, seat, n, log),
            Step::Build(seat, free) => build::begin(self, seat, free, log),
            Step::Site(seat, building) => build::find_site(self, seat, building, log),
            Step::Once(seat, building) => build::take_effect(self, seat, building, log),
            Step::Special(seat, building) => special::run(self, seat, building, log),
            Step::EndFree(seat) => free::end(self, seat),
            question => unreachable!("{question:?} waits for an answer"),
        }
    }

    /// The reward of what was paid for, counted now (BLF-6.6).
    fn earn(&mut self, seat: Seat, source: Source) {
        let deal = match source {
            Source::Service(service) => service.deal(),
            Source::Trade(trade) => trade.deal(),
            Source::Mission(mission) => mission.deal(),
            Source::Building(_) | Source::Removal => unreachable!("buildings take effect on their own"),
        };
        reward::begin(self, seat, source, deal.reward);
    }

    /// Takes a checked answer.
    pub(crate) fn answer(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        match (who, choice) {
            (Who::Seat(seat), Choice::Convert(trade)) => free::convert(self, seat, trade, log),
            (Who::Seat(seat), Choice::Remove(tile)) => free::remove(self, seat, tile),
            (Who::Seat(seat), Choice::Standing(standing)) => gifts::set_standing(self, seat, standing, log),
            (Who::Seat(seat), _) => {
                let step = self.agenda.pop().expect("a step is pending");
                self.answer_turn(step, seat, choice, log);
            }
            (Who::Chance, _) => self.draw(choice, log),
        }
    }

    fn draw(&mut self, outcome: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.pop().expect("a draw is pending");
        match (step, outcome) {
            (_, Choice::First(seat)) => course::set_first(self, seat, log),
            (_, Choice::SideB(number)) => course::turn_side(self, number, log),
            (_, Choice::Large(building)) => course::show_large(self, building, log),
            (Step::DrawWorker(space), Choice::Deal(worker)) => course::deal_worker(self, space, worker, log),
            (_, Choice::Reveal(mission)) => mission::reveal(self, mission, log),
            (step, outcome) => unreachable!("{outcome:?} does not answer {step:?}"),
        }
    }

    fn answer_turn(&mut self, step: Step, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        match (step, choice) {
            (Step::NameVillage(_), Choice::Village(village)) => {
                course::name_village(self, seat, village, log);
            }
            (Step::PutNeutral(..), Choice::Neutral(gap)) => swap::put_neutral(self, seat, gap, log),
            (_, Choice::Go(place)) => travel::go(self, seat, place, log),
            (_, Choice::Swap) => self.agenda.push(Step::Swap(seat)),
            (_, Choice::With(worker)) => swap::swap(self, seat, worker, log),
            (_, Choice::Beg) => travel::beg(self, seat, log),
            (Step::Pawn(_, to), Choice::Pawn(kind)) => travel::use_pawn(self, seat, to, kind, log),
            (Step::Toll(toll), _) => toll::pay(self, toll, choice, log),
            (Step::Gifts(gifts), _) => gifts::answer(self, gifts, seat, choice, log),
            (_, Choice::Mission) => mission::complete(self, seat, log),
            (Step::Remote(_), Choice::Visit(worker)) => visit::visit_far(self, seat, worker, log),
            (_, Choice::Visit(worker)) => visit::visit(self, seat, worker, log),
            (_, Choice::Distil) => self.agenda.push(Step::Remote(seat)),
            (_, Choice::Serve(service)) => visit::serve(self, seat, service, log),
            (_, Choice::Name(good)) => visit::name(self, seat, good, log),
            (Step::ForestPigs(_), Choice::Pigs(n)) => visit::herd_pigs(self, seat, n),
            (_, Choice::End) => self.agenda.push(Step::EndTurn(seat)),
            (Step::Window(open), _) => course::finish(self, open, seat, log),
            _ => self.answer_detail(step, seat, choice, log),
        }
    }

    fn answer_detail(&mut self, step: Step, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        match (step, choice) {
            (Step::Owe(debt), _) => payment::settle_choice(self, debt, choice, log),
            (_, Choice::Turn(dial)) => production::turn_first(self, seat, dial, log),
            (Step::Order(_, dues), Choice::Due(due)) => production::trigger_next(self, seat, due, dues, log),
            (_, Choice::Keep(pigs, cattle)) => production::keep(self, seat, Herd { pigs, cattle }, log),
            (_, Choice::Bonus(item)) => reward::gain(self, seat, item, 1, log),
            (Step::Choose(open), Choice::Take(item)) => reward::choose(self, open, item, log),
            (Step::Choose(mut open), Choice::Rest) => {
                open.rest = true;
                self.agenda.push(Step::Reward(open));
            }
            (Step::CoalDial(_, n), Choice::Dial(dial)) => {
                reward::gain(self, seat, reward::coal_on(dial), n, log);
            }
            (Step::Split(_, n), Choice::Provisions(low, high)) => {
                reward::split_gain(self, seat, n, (low, high), log);
            }
            (Step::LayWhere(lay), Choice::Cell(cell)) => estate::lay_on(self, lay, cell, log),
            (_, Choice::Enough | Choice::Skip) => {}
            (Step::ChooseBuilding(_, free), Choice::Build(building)) => {
                build::choose(self, seat, Wish { building, free }, log);
            }
            (Step::SiteWhere(_, building), Choice::Cell(cell)) => {
                build::stand(self, seat, building, cell, None, log);
            }
            (Step::SiteWhere(_, building), Choice::Cells(one, two)) => {
                build::stand(self, seat, building, one, Some(two), log);
            }
            (Step::May(_, offer), Choice::Use) => special::accept(self, seat, offer, log),
            (Step::Clearing(_), Choice::Kind(tile)) => special::lay_clearing(self, seat, tile, log),
            (Step::Cabin(_), Choice::Kind(tile)) => special::lay_at_cabin(self, seat, tile, log),
            (Step::Feed(_, n), Choice::Pigs(pigs)) => special::feed_pigs(self, seat, n, pigs, log),
            (Step::Breed(_), Choice::Pigs(pigs)) => special::breed_pairs(self, seat, pigs),
            (Step::Levy(levy), Choice::Discard(item)) => special::levy(self, levy, item, log),
            (Step::Levy(_), Choice::Provisions(low, high)) => {
                special::levy_provision(self, seat, (low, high), log);
            }
            (step, choice) => unreachable!("{choice:?} does not answer {step:?}"),
        }
    }
}

/// Does the step ask nobody?
const fn is_deed(step: &Step) -> bool {
    matches!(
        step,
        Step::Begin
            | Step::Exchange(..)
            | Step::AfterSwap(_)
            | Step::Arrive(_)
            | Step::Receive(..)
            | Step::Cistern(_)
            | Step::Ready(_)
            | Step::Share(..)
            | Step::EndVisit(..)
            | Step::EndMission(..)
            | Step::EndTurn(_)
            | Step::Pay(_)
            | Step::Settle(..)
            | Step::Earn(..)
            | Step::Reward(_)
            | Step::Lay(_)
            | Step::Progress(..)
            | Step::Build(..)
            | Step::Site(..)
            | Step::Once(..)
            | Step::Special(..)
            | Step::EndFree(_)
    )
}
