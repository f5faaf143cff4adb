//! The course of a round: stages follow one another, and the agenda holds what is pending in one.

use parlour_core::{Decision, Log, Seat, Who};

use crate::choice::Choice;
use crate::data::{Craftsman, Good, ROUNDS, Station};
use crate::event::Event;
use crate::rules::{builders, cathedral, court, deal, draft, fate, kingsbridge, market, production, shiring};
use crate::state::Pillars;

/// Where a round stands.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Stage {
    /// The first start player is chosen.
    Start,
    /// Cards are laid out (PIL-3.x).
    Deal,
    /// Phase I (PIL-4.x).
    Draft,
    /// Phase II (PIL-5.x).
    Builders,
    /// Phase III, station by station.
    Station(Station),
    /// The game is over.
    Over,
}

/// A pending draw, question or deed; the last one pushed comes first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    /// Chance chooses the first start player (PIL-2.3).
    #[default]
    ChooseStart,
    /// A privilege is turned up (PIL-3.1).
    TurnUpPrivilege,
    /// A craftsman comes to Shiring (PIL-3.2).
    SendToShiring,
    /// A resource card stays out (PIL-3.3).
    LeaveOut,
    /// The owner of Ellen looks at the event (PIL-3.6).
    LookAhead(Seat),
    /// A seat takes a card or passes (D1).
    Draft(Seat),
    /// The cards left over go, the idle workers walk to the mill (PIL-4.9, PIL-4.10).
    CloseDraft,
    /// A seat lets one craftsman of too many go (D2).
    Dismiss {
        /// Who.
        seat: Seat,
        /// The craftsman who made them too many.
        newcomer: Craftsman,
    },
    /// A builder leaves the bag (PIL-5.1).
    DrawBuilder,
    /// The start player accepts a drawn builder or puts it back (D3).
    Redraw(Seat),
    /// The owner of a drawn builder places it or waits (D4, D5).
    Place(Seat),
    /// The owner of the first waiting builder places it (D5).
    PlaceWaiting,
    /// The event is revealed (PIL-6.1).
    Reveal,
    /// The bishop's visitor chooses (D6).
    Bishop(Seat),
    /// The owner of Thomas chooses (D7).
    Thomas(Seat),
    /// The event takes its effect (PIL-6.7).
    Strike,
    /// The bishop's visitor takes his cube (PIL-6.7).
    TakeCube(Seat, Good),
    /// A seat loses a craftsman (D8).
    Lose(Seat),
    /// The tax die is rolled (PIL-8.1).
    RollTax,
    /// The owner of the amnesty chooses (D9).
    Amnesty(Seat),
    /// Taxes are paid (PIL-8.5).
    PayTax {
        /// Who used the amnesty.
        spared: Option<Seat>,
    },
    /// The craftsman above a space of Shiring joins its visitor (PIL-9.1).
    Recruit {
        /// Nought or one.
        space: u8,
    },
    /// The builder on a market space has its turn (D10).
    Trade {
        /// From nought to three.
        stall: u8,
    },
    /// A seat begins its work at the cathedral (PIL-11.1).
    Shift(Seat),
    /// A seat names the craftsman the archbishop blesses (D11).
    Bless(Seat),
    /// A seat lets a craftsman work, or finishes (D12).
    Work(Seat),
    /// A seat returns cubes, of this kind or a later one (D13).
    Return(Seat, Good),
    /// The cathedral grows (PIL-11.12).
    AddPart,
}

impl Stage {
    /// The stage after this one; after station 13 of the last round the game is over (PIL-13.1).
    fn next(self, round: u8) -> Self {
        match self {
            Self::Start => Self::Deal,
            Self::Deal => Self::Draft,
            Self::Draft => Self::Builders,
            Self::Builders => Self::Station(Station::Event),
            Self::Station(Station::Cathedral) if round == ROUNDS => Self::Over,
            Self::Station(station) => station.next().map_or(Self::Deal, Self::Station),
            Self::Over => Self::Over,
        }
    }
}

impl Pillars {
    /// Who must answer the step on top of the agenda; nobody if it is a deed.
    pub(crate) fn asked(&self) -> Option<Who> {
        Some(match self.agenda.top()? {
            Step::ChooseStart
            | Step::TurnUpPrivilege
            | Step::SendToShiring
            | Step::LeaveOut
            | Step::LookAhead(_)
            | Step::DrawBuilder
            | Step::Reveal
            | Step::RollTax => Who::Chance,
            Step::Redraw(_) => self.start.into(),
            Step::PlaceWaiting => self.first_waiting()?.1.into(),
            Step::Trade { stall } => self.trader(stall)?.into(),
            Step::Draft(seat)
            | Step::Dismiss { seat, .. }
            | Step::Place(seat)
            | Step::Bishop(seat)
            | Step::Thomas(seat)
            | Step::Lose(seat)
            | Step::Amnesty(seat)
            | Step::Bless(seat)
            | Step::Work(seat)
            | Step::Return(seat, _) => seat.into(),
            Step::CloseDraft
            | Step::Strike
            | Step::TakeCube(..)
            | Step::PayTax { .. }
            | Step::Recruit { .. }
            | Step::Shift(_)
            | Step::AddPart => return None,
        })
    }

    /// Who must answer before the game moves on.
    pub(crate) fn pending(&self) -> Decision {
        match self.asked() {
            Some(Who::Seat(seat)) => Decision::ask(seat),
            Some(Who::Chance) => Decision::Draw,
            None => Decision::Over,
        }
    }

    /// Runs deeds and stages until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        while self.asked().is_none() && self.stage != Stage::Over {
            match self.agenda.pop() {
                Some(deed) => self.perform(deed, log),
                None => self.advance(log),
            }
        }
    }

    fn advance(&mut self, log: &mut impl Log<Event>) {
        self.enter(self.stage.next(self.round), log);
    }

    /// Begins a stage.
    pub(crate) fn enter(&mut self, stage: Stage, log: &mut impl Log<Event>) {
        self.stage = stage;
        match stage {
            Stage::Start => self.agenda.push(Step::ChooseStart),
            Stage::Deal => deal::begin(self, log),
            Stage::Draft => draft::begin(self),
            Stage::Builders => builders::begin(self),
            Stage::Station(station) => self.resolve(station, log),
            Stage::Over => log.note(Event::GameOver),
        }
    }

    /// One station after another, in the order of the board.
    fn resolve(&mut self, station: Station, log: &mut impl Log<Event>) {
        match station {
            Station::Event => fate::begin(self),
            Station::Bishop => fate::leave_bishop(self),
            Station::WoolMill => production::wool_income(self, log),
            Station::Kingsbridge => kingsbridge::grant_privileges(self, log),
            Station::Priory => kingsbridge::bless_priory(self, log),
            Station::Forest | Station::Quarry | Station::GravelPit => production::produce(self, station, log),
            Station::Court => court::begin(self),
            Station::Shiring => shiring::begin(self),
            Station::Castle => shiring::lend_workers(self, log),
            Station::Market => market::begin(self),
            Station::Cathedral => cathedral::begin(self),
            Station::StartPlayer => deal::pass_the_start(self, log),
        }
    }

    /// Carries out a step that asks nobody.
    fn perform(&mut self, deed: Step, log: &mut impl Log<Event>) {
        match deed {
            Step::CloseDraft => draft::close(self, log),
            Step::Strike => fate::strike(self, log),
            Step::TakeCube(seat, good) => fate::take_cube(self, seat, good, log),
            Step::PayTax { spared } => court::pay_taxes(self, spared, log),
            Step::Recruit { space } => shiring::recruit(self, usize::from(space), log),
            Step::Shift(seat) => cathedral::begin_shift(self, seat),
            Step::AddPart => cathedral::add_part(self, log),
            question => unreachable!("{question:?} waits for an answer"),
        }
    }

    /// Answers the step on top of the agenda; the choice has been checked.
    pub(crate) fn answer(&mut self, choice: Choice, log: &mut impl Log<Event>) {
        let step = self.agenda.pop().expect("a step is pending");
        match (step, choice) {
            (Step::ChooseStart, Choice::Start(seat)) => deal::choose_start(self, seat),
            (Step::TurnUpPrivilege, Choice::Privilege(card)) => deal::turn_up(self, card, log),
            (Step::SendToShiring, Choice::Shiring(craftsman)) => deal::send_to_shiring(self, craftsman, log),
            (Step::LeaveOut, Choice::LeaveOut(card)) => deal::leave_out(self, card, log),
            (Step::LookAhead(seat), Choice::Event(card)) => deal::look_ahead(self, seat, card, log),
            (Step::Draft(seat), Choice::Take(card)) => draft::take(self, seat, card, log),
            (Step::Draft(seat), Choice::Hire(craftsman)) => draft::hire(self, seat, craftsman, log),
            (Step::Draft(seat), Choice::Pass) => draft::pass(self, seat, log),
            (Step::Dismiss { seat, .. } | Step::Lose(seat), Choice::Dismiss(craftsman)) => {
                draft::dismiss(self, seat, craftsman, log);
            }
            (Step::DrawBuilder, Choice::Builder(pawn)) => builders::draw(self, pawn, log),
            (Step::Redraw(pawn), Choice::Keep) => self.agenda.push(Step::Place(pawn)),
            (Step::Redraw(pawn), Choice::PutBack) => builders::put_back(self, pawn, log),
            (Step::Place(pawn), Choice::Place(post)) => builders::place(self, pawn, post, log),
            (Step::Place(pawn), Choice::PlaceFree(post)) => builders::place_free(self, pawn, post, log),
            (Step::Place(pawn), Choice::Wait) => builders::wait(self, pawn, log),
            (Step::PlaceWaiting, Choice::Place(post)) => builders::place_waiting(self, post, log),
            (Step::Reveal, Choice::Event(card)) => fate::reveal(self, card, log),
            (Step::Bishop(seat), Choice::Protect) => fate::protect(self, seat, log),
            (Step::Bishop(seat), Choice::Cube(good)) => fate::ask_for_cube(self, seat, good),
            (Step::Thomas(seat), Choice::Use(_)) => fate::call_thomas(self, seat, log),
            (Step::RollTax, Choice::Tax(tax)) => court::roll(self, tax, log),
            (Step::Amnesty(seat), Choice::Use(_)) => court::use_amnesty(self, seat, log),
            (Step::Thomas(_), Choice::Save(_)) | (Step::Bless(_), Choice::BlessNone) => {}
            (Step::Amnesty(_), Choice::Save(_)) => self.agenda.push(Step::PayTax { spared: None }),
            (Step::Trade { stall }, Choice::Buy(good, n)) => market::buy(self, stall, good, n, log),
            (Step::Trade { stall }, Choice::Sell(good, n)) => market::sell(self, stall, good, n, log),
            (Step::Trade { stall }, Choice::Withdraw) => market::withdraw(self, stall, log),
            (Step::Bless(seat), Choice::Bless(craftsman)) => cathedral::bless(self, seat, craftsman, log),
            (Step::Work(seat), Choice::Work(craftsman, uses)) => {
                cathedral::work(self, seat, craftsman, uses, log);
            }
            (Step::Work(seat), Choice::Finish) => cathedral::finish(self, seat),
            (Step::Return(seat, _), Choice::Return(good, n)) => {
                cathedral::give_back(self, seat, good, n, log);
            }
            (step, choice) => unreachable!("{choice:?} does not answer {step:?}"),
        }
    }
}
