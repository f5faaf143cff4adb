//! The course of a round: stages follow one another, and the agenda holds what is pending in one.

use parlour_core::{Decision, Log, Row, Seat, SeatSet};

use crate::choice::Choice;
use crate::data::{Edge, Place, ROUNDS, Way};
use crate::event::Event;
use crate::rules::{
    actions, bathhouse, census, deeds, ending, events, exclusion, hourglass, layout, muster, planning,
    recruiting, technology, tiles, torture, travel,
};
use crate::state::{Orleans, SEATS};

/// Where a round stands.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Goods are laid out, the first player is chosen, place tiles are excluded.
    Setup,
    /// Phase 1.
    Hourglass,
    /// Phase 2.
    Census,
    /// Phase 3.
    Followers,
    /// Phase 4.
    Planning,
    /// Phase 5.
    Actions,
    /// Phase 6.
    Event,
    /// Phase 7.
    FirstPlayer,
    /// The game is over.
    Over,
}

parlour_core::spelled!(Stage, "a phase", "orleans-stage-" {
    Setup = "setup",
    Hourglass = "hourglass",
    Census = "census",
    Followers = "followers",
    Planning = "planning",
    Actions = "actions",
    Event = "event",
    FirstPlayer = "first-player",
    Over = "over",
});

/// A pending draw, question or deed; the last one pushed comes first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    /// Chance removes goods (ORL-2.8).
    #[default]
    RemoveGoods,
    /// Chance lays goods on the map (ORL-2.8).
    LayGoods,
    /// Chance chooses the first player (ORL-2.12).
    ChooseFirst,
    /// A seat excludes a place tile or declines (DP1).
    Exclude(Seat),
    /// Chance turns up an hourglass tile (ORL-3.1).
    TurnHourglass,
    /// All choose draws and retrievals (DP2).
    Muster,
    /// The chosen draws of a seat begin.
    Fill(Seat),
    /// Chance draws a follower for a seat (ORL-4.4).
    DrawFollower(Seat),
    /// The new followers of a seat go to market and tower.
    Stow(Seat),
    /// A seat puts new followers on the tower or the market (DP3).
    ChooseStore(Seat),
    /// All plan (DP4, DP5).
    Plan,
    /// A seat takes an action or passes (DP6).
    Turn(Seat),
    /// A seat that has passed places technology (DP5).
    Technology(Seat),
    /// The followers of an executed place go to the bag (ORL-5.1).
    Leave(Seat, Place),
    /// A seat chooses whom the village recruits (DP7).
    Village(Seat),
    /// A seat chooses a place tile (DP8).
    TakeTile(Seat),
    /// A seat chooses its way (DP9).
    Travel(Seat, Way),
    /// A seat loads a good of the way, or nothing (DP10).
    Load(Seat, Edge),
    /// A seat sends its first follower to a deed (DP11).
    Send(Seat, Place),
    /// Is there a second follower to send?
    SendAgain(Seat, Place),
    /// A seat sends its second follower, or stops (DP11).
    SendOrStop(Seat, Place),
    /// A seat takes a coin or a development point (DP12).
    Reward(Seat),
    /// A seat pays at the pharmacy (DP13).
    Pharmacy(Seat),
    /// Chance draws a follower at the bathhouse (ORL-7.9).
    DrawBather(Seat),
    /// The bathers are ready to be placed.
    Bathe(Seat),
    /// A seat places so many more bathers (DP14).
    PlaceBather(Seat, u8),
    /// The event reaches a seat (ORL-3.11).
    Strike(Seat),
    /// A seat uses its sacristy or not (DP15).
    Sacristy(Seat),
    /// A seat gives food (DP16).
    Harvest(Seat),
    /// Chance draws the victim of the plague (ORL-8.6).
    Plague(Seat),
    /// A seat still owes so many coins (ORL-9.1).
    Owe(Seat, u8),
    /// A seat gives something up (DP17).
    Torture(Seat, u8),
    /// Chance draws the follower given up (ORL-9.3).
    LoseFollower(Seat),
}

impl Stage {
    /// The stage after this one; after the event of the last round the game is over (ORL-3.13).
    fn next(self, round: u8) -> Self {
        match self {
            Self::Setup | Self::FirstPlayer => Self::Hourglass,
            Self::Hourglass => Self::Census,
            Self::Census => Self::Followers,
            Self::Followers => Self::Planning,
            Self::Planning => Self::Actions,
            Self::Actions => Self::Event,
            Self::Event if round < ROUNDS => Self::FirstPlayer,
            Self::Event | Self::Over => Self::Over,
        }
    }
}

impl Orleans {
    /// Who must answer the step on top of the agenda.
    pub(crate) fn asked(&self) -> Decision {
        let Some(step) = self.agenda.top() else { return Decision::Over };
        match step {
            Step::RemoveGoods
            | Step::LayGoods
            | Step::ChooseFirst
            | Step::TurnHourglass
            | Step::DrawFollower(_)
            | Step::DrawBather(_)
            | Step::Plague(_)
            | Step::LoseFollower(_) => Decision::Draw,
            Step::Muster => Decision::Ask(self.pending),
            Step::Plan => Decision::Ask(self.planners()),
            Step::Exclude(seat)
            | Step::ChooseStore(seat)
            | Step::Turn(seat)
            | Step::Technology(seat)
            | Step::Village(seat)
            | Step::TakeTile(seat)
            | Step::Travel(seat, _)
            | Step::Load(seat, _)
            | Step::Send(seat, _)
            | Step::SendOrStop(seat, _)
            | Step::Reward(seat)
            | Step::Pharmacy(seat)
            | Step::PlaceBather(seat, _)
            | Step::Sacristy(seat)
            | Step::Harvest(seat)
            | Step::Torture(seat, _) => Decision::ask(seat),
            Step::Fill(_)
            | Step::Stow(_)
            | Step::Leave(..)
            | Step::SendAgain(..)
            | Step::Bathe(_)
            | Step::Strike(_)
            | Step::Owe(..) => unreachable!("a deed is done at once"),
        }
    }

    /// Who plans at this moment: all who have not finished, or the first of them in turn order.
    fn planners(&self) -> SeatSet {
        if !self.ordered {
            return self.pending;
        }
        let first = self.clockwise().find(|seat| self.pending.has(*seat));
        first.map_or(SeatSet::EMPTY, SeatSet::one)
    }

    /// Puts the same step on the agenda for every seat, to be taken in turn order.
    pub(crate) fn schedule(&mut self, step: fn(Seat) -> Step) {
        let mut seats: Row<Seat, SEATS> = self.clockwise().collect();
        while let Some(seat) = seats.pop() {
            self.agenda.push(step(seat));
        }
    }

    /// Runs on to the next question: deeds are done, stages begin.
    pub(crate) fn run_on(&mut self, log: &mut impl Log<Event>) {
        loop {
            match self.agenda.top() {
                Some(step) if step.is_deed() => {
                    self.agenda.pop();
                    self.perform(step, log);
                }
                Some(_) => return,
                None if self.stage == Stage::Over => return,
                None if self.stage == Stage::Actions && self.somebody_acts() => {
                    actions::next_turn(self, log);
                }
                None => {
                    self.stage = self.stage.next(self.round);
                    self.begin(log);
                }
            }
        }
    }

    /// The action phase ends when all have passed (ORL-3.8).
    fn somebody_acts(&self) -> bool {
        self.passed != SeatSet::all(self.players)
    }

    /// Begins the stage that has been reached.
    pub(crate) fn begin(&mut self, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Setup => {}
            Stage::Hourglass => hourglass::begin(self, log),
            Stage::Census => census::take(self, log),
            Stage::Followers => muster::begin(self),
            Stage::Planning => planning::begin(self),
            Stage::Actions => actions::begin(self),
            Stage::Event => events::begin(self),
            Stage::FirstPlayer => hourglass::pass_the_token(self, log),
            Stage::Over => ending::award_most_posts(self, log),
        }
    }

    /// Carries out a step that asks nobody.
    fn perform(&mut self, deed: Step, log: &mut impl Log<Event>) {
        match deed {
            Step::Fill(seat) => muster::fill(self, seat, log),
            Step::Stow(seat) => muster::stow(self, seat),
            Step::Leave(seat, place) => self[seat].send_home(place),
            Step::SendAgain(seat, place) => deeds::send_again(self, seat, place),
            Step::Bathe(seat) => bathhouse::begin_placing(self, seat),
            Step::Strike(seat) => events::reach(self, seat, log),
            Step::Owe(seat, owed) => torture::demand(self, seat, owed, log),
            question => unreachable!("{question:?} waits for an answer"),
        }
    }

    /// A seat answers the step on top of the agenda; the choice has been checked.
    pub(crate) fn answer(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.pop().expect("a step is pending");
        match (step, choice) {
            (Step::Exclude(_), Choice::Exclude(tile)) => exclusion::exclude(self, seat, tile, log),
            (Step::Exclude(_), Choice::Decline) => log.note(Event::Declined { seat }),
            (Step::Muster, Choice::Retrieve(follower, space)) => {
                muster::retrieve(self, seat, follower, space, log);
            }
            (Step::Muster, Choice::Draws(draws)) => muster::choose_draws(self, seat, draws, log),
            (Step::ChooseStore(_), Choice::Tower(follower)) => {
                muster::put_on_tower(self, seat, follower, log);
            }
            (Step::ChooseStore(_), Choice::Market) => muster::put_on_market(self, seat),
            (Step::Plan, choice) => planning::plan(self, seat, choice, log),
            (Step::Turn(_), Choice::Use(place)) => actions::execute(self, seat, place, log),
            (Step::Turn(_), Choice::Pass) => actions::pass(self, seat, false, log),
            (Step::Technology(_), Choice::Technology(space)) => {
                technology::place_after_pass(self, seat, space, log);
            }
            (Step::Technology(_), Choice::NoTechnology) => technology::close(self, seat),
            (Step::Village(_), Choice::Recruit(kind)) => recruiting::recruit(self, seat, kind, log),
            (Step::TakeTile(_), Choice::Take(tile)) => recruiting::take_tile(self, seat, tile, log),
            (Step::Travel(..), Choice::Travel(edge)) => travel::travel(self, seat, edge, log),
            (Step::Load(_, edge), Choice::Load(good)) => travel::load(self, seat, edge, good, log),
            (Step::Load(..), Choice::LoadNothing) | (Step::SendOrStop(..), Choice::Stop) => {}
            (Step::Send(_, place), Choice::Send(kind, deed)) => {
                self.agenda.push(Step::SendAgain(seat, place));
                deeds::send(self, seat, place, kind, deed, log);
            }
            (Step::SendOrStop(_, place), Choice::Send(kind, deed)) => {
                deeds::send(self, seat, place, kind, deed, log);
            }
            (Step::Reward(_), Choice::Coin) => self.receive(seat, 1, log),
            (Step::Reward(_), Choice::Point) => self.develop(seat, 1, log),
            (Step::Pharmacy(_), Choice::Pay(coins)) => tiles::pay_pharmacy(self, seat, coins, log),
            (Step::PlaceBather(_, left), choice) => bathhouse::place(self, seat, left, choice, log),
            (Step::Sacristy(_), Choice::Protect) => events::protect(self, seat, log),
            (Step::Sacristy(_), Choice::Suffer) => events::strike(self, seat, log),
            (Step::Harvest(_), Choice::Food(good)) => events::feed(self, seat, good, log),
            (Step::Torture(_, owed), Choice::Give(item)) => torture::give(self, seat, owed, item, log),
            (step, choice) => unreachable!("{choice:?} does not answer {step:?}"),
        }
    }

    /// Chance answers the step on top of the agenda; the choice has been checked.
    pub(crate) fn turn_up(&mut self, choice: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.pop().expect("a step is pending");
        match (step, choice) {
            (Step::RemoveGoods, Choice::Remove(good)) => layout::remove(self, good, log),
            (Step::LayGoods, Choice::Lay(good)) => layout::lay(self, good, log),
            (Step::ChooseFirst, Choice::First(seat)) => layout::choose_first(self, seat, log),
            (Step::TurnHourglass, Choice::Turn(event)) => hourglass::turn(self, event, log),
            (Step::DrawFollower(seat), Choice::Draw(follower)) => muster::draw(self, seat, follower, log),
            (Step::DrawBather(seat), Choice::Draw(follower)) => bathhouse::draw(self, seat, follower, log),
            (Step::Plague(seat), Choice::Draw(follower)) => events::infect(self, seat, follower, log),
            (Step::LoseFollower(seat), Choice::Draw(follower)) => {
                torture::lose_follower(self, seat, follower, log);
            }
            (step, choice) => unreachable!("{choice:?} does not answer {step:?}"),
        }
    }
}

impl Step {
    /// Done without a question?
    const fn is_deed(self) -> bool {
        matches!(
            self,
            Self::Fill(_)
                | Self::Stow(_)
                | Self::Leave(..)
                | Self::SendAgain(..)
                | Self::Bathe(_)
                | Self::Strike(_)
                | Self::Owe(..)
        )
    }
}
