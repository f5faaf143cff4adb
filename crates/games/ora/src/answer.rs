//! Which rules bear on an answer, and what an answer does.

use std::ops::ControlFlow;

use parlour_core::{Decision, Log, Objections, Seat, Who};

use crate::choice::{Choice, Clergyman, Fee};
use crate::data::{Marker, Numbers, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::contract::Deal;
use crate::rules::function::Times;
use crate::rules::place::Entry;
use crate::rules::{
    build, contract, free, function, harvest, landscape, payment, place, prizes, relay, settle, solo,
    special, turn, walk,
};
use crate::state::Ora;
use crate::step::{Step, Turn};

impl Ora {
    pub(crate) fn pending(&self) -> Decision {
        match self.agenda.top() {
            None => Decision::Over,
            Some(step) => step.asked().map_or(Decision::Draw, Decision::ask),
        }
    }

    /// What a person might think of at this question.
    pub(crate) fn list_candidates(&self, out: &mut Vec<Choice>) {
        let Some(step) = self.agenda.top() else { return };
        match step {
            Step::Start => out.extend(self.seats().map(Choice::Start)),
            Step::Turn(turn) => turn::candidates(turn, out),
            Step::Place { seat, bonus } => place::candidates(self, seat, bonus, out),
            Step::Contract { seat } => contract::candidates(self, seat, out),
            Step::Fee { .. } => out.extend(Fee::ALL.iter().map(|fee| Choice::Fee(*fee))),
            Step::Assign { .. } => {
                out.extend(Clergyman::ALL.iter().map(|kind| Choice::Send(*kind)));
            }
            Step::Clear { seat, wild } => harvest::clearings(self, seat, wild, out),
            Step::Harvest { good, other, must, .. } => harvest::candidates(good, other, must, out),
            Step::Build { must, .. } => build::candidates(self, must, out),
            Step::Site { seat, .. } | Step::Found { seat, .. } => build::sites(self, seat, out),
            Step::Prior { .. } => {
                out.extend([Choice::Send(Clergyman::Prior), Choice::Done]);
            }
            Step::Tile { tile, .. } => landscape::tiles(self, tile, out),
            Step::Lay { seat, tile } => landscape::lays(self, seat, tile, out),
            Step::Settle { seat, castle, .. } => settle::candidates(self, seat, castle, out),
            Step::Gain(at) => function::gains(at, out),
            Step::HowMany { at, offer, counts } => function::times(self, Times { at, offer, counts }, out),
            Step::OneOf(at) => function::one_of(at, out),
            Step::Different { seat, first, .. } => payment::different(self, seat, first, out),
            Step::Pay(bill) => payment::candidates(self, bill, out),
            Step::Basics { .. } => prizes::basics(out),
            Step::Tiles { left, next, .. } => prizes::tiles(left, next, out),
            Step::Kind(at) => prizes::kinds(at, out),
            Step::Relay(at) => relay::candidates(self, at, out),
            Step::Thin { at, after, .. } => special::thin_candidates(self, at, after, out),
            Step::Warm { fell, cut, .. } => special::warm_candidates(fell, cut, out),
            Step::Forge { seat } => special::forge_candidates(self, seat, out),
            Step::Raise { .. } => special::raise_candidates(out),
            Step::Bathe { .. } => special::bathe_candidates(out),
            Step::Neutral { .. } => solo::candidates(self, out),
            Step::NeutralSite { .. } => solo::sites(self, out),
            Step::NeutralUse { .. } => solo::uses(self, out),
            _ => {}
        }
    }

    /// Walks the rules that bear on an answer.
    pub(crate) fn object(
        &self,
        who: Who,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        let seat = match who {
            Who::Chance => return objections.rule(self.may_draw(choice)),
            Who::Seat(seat) => seat,
        };
        if is_free(choice) {
            return objections.rule(free::may(self, seat, choice));
        }
        let Some(step) = self.agenda.top().filter(|step| step.asked() == Some(seat)) else {
            return objections.raise(Refusal::NotYourTurn);
        };
        self.object_to(seat, step, choice, objections)
    }

    fn may_draw(&self, choice: Choice) -> Result<(), Refusal> {
        match (self.agenda.top(), choice) {
            (Some(Step::Start), Choice::Start(seat)) if self.seats().any(|other| other == seat) => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn object_to(
        &self,
        seat: Seat,
        step: Step,
        choice: Choice,
        objections: &mut impl Objections<Refusal>,
    ) -> ControlFlow<()> {
        let verdict = match (step, choice) {
            (Step::Turn(turn), Choice::Act(action)) => {
                return walk(turn::MAY_ACT, self, seat, (turn, action), objections);
            }
            (
                Step::Turn(Turn { bought, .. }) | Step::Settle { bought, castle: false, .. },
                Choice::Buy(tile),
            ) => {
                return walk(turn::MAY_BUY, self, seat, (bought, tile), objections);
            }
            (Step::Place { bonus: false, .. }, Choice::At(owner, card)) => {
                return walk(place::MAY_ENTER, self, seat, (owner, card), objections);
            }
            (Step::Place { bonus: true, .. }, Choice::At(owner, card)) => {
                return walk(place::MAY_ENTER_IN_BONUS, self, seat, (owner, card), objections);
            }
            (Step::Contract { .. }, Choice::At(owner, card)) => {
                return walk(contract::MAY_CONTRACT, self, seat, (owner, card), objections);
            }
            (Step::Build { .. }, Choice::Card(card)) => {
                return walk(build::MAY_BUILD, self, seat, card, objections);
            }
            (Step::Site { card, .. }, Choice::Spot(spot)) => {
                return walk(build::MAY_STAND, self, seat, (card, spot), objections);
            }
            (Step::Settle { .. }, Choice::Settle(settlement)) => {
                return walk(settle::MAY_SETTLE, self, seat, settlement, objections);
            }
            (Step::Found { settlement, .. }, Choice::Spot(spot)) => {
                return walk(settle::MAY_STAND, self, seat, (settlement, spot), objections);
            }
            (Step::HowMany { at, offer, mut counts }, Choice::Times(times)) => {
                counts[usize::from(offer)] = times;
                return walk(function::MAY_EXCHANGE, self, seat, Times { at, offer, counts }, objections);
            }
            (Step::Relay(at), Choice::At(owner, card)) => {
                return walk(relay::MAY_REACH, self, seat, (at, owner, card), objections);
            }
            (Step::Relay(at), Choice::Card(card)) => {
                return walk(relay::MAY_REACH_UNBUILT, self, seat, (at, card), objections);
            }
            (Step::Neutral { .. }, Choice::Card(card)) => {
                return walk(solo::MAY_PLACE, self, seat, card, objections);
            }
            (Step::NeutralUse { .. }, Choice::At(owner, card)) => {
                return walk(solo::MAY_USE, self, seat, (owner, card), objections);
            }
            _ => self.judge(seat, step, choice),
        };
        objections.rule(verdict)
    }

    /// Answers that only one rule bears on.
    fn judge(&self, seat: Seat, step: Step, choice: Choice) -> Result<(), Refusal> {
        match (step, choice) {
            (Step::Turn(turn), Choice::End) => turn::may_end(turn),
            (Step::Fee { .. }, Choice::Fee(fee)) => contract::may_pay_fee(self, seat, fee),
            (Step::Assign { host, .. }, Choice::Send(clergyman)) => place::may_send(self, host, clergyman),
            (Step::Prior { .. }, Choice::Send(Clergyman::Prior)) => Ok(()),
            (Step::Clear { wild, .. }, Choice::Spot(spot)) => harvest::may_clear(self, seat, wild, spot),
            (Step::Harvest { good, other, .. }, Choice::Harvest(wanted))
                if good == wanted || other == Some(wanted) =>
            {
                harvest::may_harvest(self, wanted)
            }
            (Step::Harvest { good, other, .. }, Choice::Joker(wanted))
                if good == wanted || other == Some(wanted) =>
            {
                harvest::may_use_joker(self)
            }
            (Step::Tile { tile, .. }, Choice::Tile(price)) => landscape::may_take(self, tile, price),
            (Step::Lay { tile: Tile::District, .. }, Choice::District(_, row)) => {
                landscape::district_fits(self, seat, row)
            }
            (Step::Lay { tile: Tile::Plot, .. }, Choice::Plot(face, row)) => {
                landscape::plot_fits(self, seat, face, row)
            }
            (Step::Gain(at), Choice::Gain(lot)) => function::may_gain(at, lot),
            (Step::OneOf(at), Choice::Offer(number)) => function::may_take_offer(self, at, number),
            (Step::Different { first, left, .. }, Choice::Give(good)) => {
                payment::may_give(self, seat, (first, left), good)
            }
            (Step::Pay(bill), Choice::Pay(good, amount)) => payment::may_pay(self, bill, good, amount),
            (Step::Basics { first, .. }, Choice::Basic(good)) => prizes::may_take_basic(good, first),
            (Step::Tiles { left, next, .. }, Choice::Take(good, amount)) => {
                prizes::may_take(left, next, good, amount)
            }
            (Step::Kind(at), Choice::Joker(good)) => prizes::may_bring(at, good),
            (Step::Thin { after, .. }, Choice::Spot(spot)) => special::may_thin(self, seat, after, spot),
            (Step::Warm { fell, cut, .. }, Choice::Act(action)) => special::may_warm(fell, cut, action),
            (Step::Forge { .. }, Choice::Times(times)) => special::may_forge(self, seat, times),
            (Step::Raise { from, .. }, Choice::Raise(good)) => special::may_raise(self, seat, from, good),
            (Step::Bathe { .. }, Choice::Bathe(exchange)) => special::may_bathe(self, seat, exchange),
            (Step::NeutralSite { card, .. }, Choice::Spot(spot)) => solo::may_stand(self, card, spot),
            (step, Choice::Done) if may_decline(step) => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Plays a checked answer and runs on.
    pub(crate) fn answer(&mut self, who: Who, choice: Choice, log: &mut impl Log<Event>) {
        match who {
            Who::Seat(seat) if is_free(choice) => free::exchange(self, seat, choice, log),
            _ => {
                if let Some(step) = self.agenda.pop() {
                    self.perform(step, choice, log);
                }
            }
        }
        self.run(log);
    }

    fn perform(&mut self, step: Step, choice: Choice, log: &mut impl Log<Event>) {
        match (step, choice) {
            (Step::Start, Choice::Start(seat)) => {
                self.start = seat;
                log.note(Event::Begins { seat });
            }
            (Step::Turn(turn), Choice::Act(action)) => turn::act(self, turn, action, log),
            (Step::Turn(turn), Choice::Buy(tile)) => turn::buy(self, turn, tile, log),
            (Step::Place { seat, bonus }, Choice::At(owner, card)) => {
                place::choose(self, seat, bonus, (owner, card), log);
            }
            (Step::Contract { seat }, Choice::At(host, card)) => {
                self.agenda.push(Step::Fee { seat, host, card, prior: false });
            }
            (Step::Fee { seat, host, card, prior }, Choice::Fee(fee)) => {
                contract::pay_fee(self, Deal { seat, host, card, prior }, fee, log);
            }
            (Step::Assign { host, user, card, .. }, Choice::Send(clergyman)) => {
                place::enter(self, Entry { user, host, clergyman, owner: host, card }, log);
            }
            (Step::Clear { seat, wild }, Choice::Spot(spot)) => harvest::clear(self, seat, wild, spot, log),
            (Step::Build { seat, .. }, Choice::Card(card)) => self.agenda.push(Step::Site { seat, card }),
            (Step::Site { seat, card }, Choice::Spot(spot)) => build::build(self, seat, card, spot, log),
            (Step::Prior { seat, card }, Choice::Send(_)) => build::send_prior(self, seat, card, log),
            (Step::Tile { seat, tile }, Choice::Tile(price)) => landscape::take(self, seat, tile, price, log),
            (Step::Lay { seat, .. }, Choice::District(face, row)) => {
                landscape::lay_district(self, seat, face, row);
            }
            (Step::Lay { seat, .. }, Choice::Plot(face, row)) => landscape::lay_plot(self, seat, face, row),
            (Step::Settle { seat, .. }, Choice::Buy(tile)) => settle::buy(self, seat, tile, log),
            (Step::Settle { seat, .. }, Choice::Settle(settlement)) => {
                self.agenda.push(Step::Found { seat, settlement });
            }
            (Step::Found { seat, settlement }, Choice::Spot(spot)) => {
                settle::found(self, seat, settlement, spot, log);
            }
            (Step::Neutral { seat }, Choice::Card(card)) => {
                self.agenda.push_in_order([Step::NeutralSite { seat, card }, step]);
            }
            (Step::NeutralSite { card, .. }, Choice::Spot(spot)) => solo::put(self, card, spot, log),
            (Step::NeutralUse { seat }, Choice::At(host, card)) => {
                self.fresh = Numbers::NONE;
                self.agenda.push(Step::Fee { seat, host, card, prior: true });
            }
            (Step::NeutralUse { .. }, _) => self.fresh = Numbers::NONE,
            _ => self.use_function(step, choice, log),
        }
    }

    /// Answers within the function of a building.
    fn use_function(&mut self, step: Step, choice: Choice, log: &mut impl Log<Event>) {
        match (step, choice) {
            (Step::Harvest { seat, .. }, Choice::Harvest(good)) => {
                let marker = Marker::of(good).expect("a good with a marker");
                harvest::harvest(self, seat, good, marker, log);
            }
            (Step::Harvest { seat, .. }, Choice::Joker(good)) => {
                harvest::harvest(self, seat, good, Marker::Joker, log);
            }
            (Step::Gain(at), Choice::Gain(lot)) => function::gain(self, at, lot, log),
            (Step::HowMany { at, offer, mut counts }, choice) => {
                counts[usize::from(offer)] = if let Choice::Times(times) = choice { times } else { 0 };
                function::choose(self, Times { at, offer, counts }, log);
            }
            (Step::OneOf(at), Choice::Offer(number)) => function::take_offer(self, at, number),
            (Step::Different { seat, left, .. }, Choice::Give(good)) => {
                payment::give(self, seat, left, good, log);
            }
            (Step::Pay(bill), Choice::Pay(_, amount)) => payment::pay(self, bill, amount, log),
            (Step::Basics { at, index, .. }, Choice::Basic(good)) => {
                prizes::take_basic(self, at, index, good, log);
            }
            (Step::Tiles { seat, left, next }, Choice::Take(_, amount)) => {
                prizes::take(self, seat, (left, next), amount, log);
            }
            (Step::Kind(at), Choice::Joker(good)) => prizes::bring(self, at.user, good, log),
            (Step::Relay(at), Choice::At(_, card) | Choice::Card(card)) => relay::reach(self, at, card, log),
            (Step::Thin { at, left, .. }, Choice::Spot(spot)) => special::thin(self, at, left, spot, log),
            (Step::Warm { seat, fell, cut }, Choice::Act(action)) => {
                special::warm(self, seat, (fell, cut), action, log);
            }
            (Step::Forge { seat }, Choice::Times(times)) => special::forge(self, seat, times, log),
            (Step::Raise { seat, left, .. }, Choice::Raise(good)) => {
                special::raise(self, seat, left, good, log);
            }
            (Step::Bathe { seat }, Choice::Bathe(exchange)) => special::bathe(self, seat, exchange, log),
            // What is declined is over.
            _ => {}
        }
    }
}

/// A free exchange, which answers no question?
const fn is_free(choice: Choice) -> bool {
    matches!(choice, Choice::Straw | Choice::Sell(_) | Choice::Extra(_))
}

/// May the question be left unanswered (ORA-10.2, ORA-11.51)?
const fn may_decline(step: Step) -> bool {
    match step {
        Step::Build { must, .. } | Step::Harvest { must, .. } => !must,
        Step::Settle { .. }
        | Step::Prior { .. }
        | Step::Tile { .. }
        | Step::Gain(_)
        | Step::HowMany { .. }
        | Step::OneOf(_)
        | Step::Relay(_)
        | Step::Thin { .. }
        | Step::Warm { .. }
        | Step::Forge { .. }
        | Step::Raise { .. }
        | Step::Bathe { .. }
        | Step::NeutralUse { .. } => true,
        _ => false,
    }
}
