//! Phase 5: resources and initiative (ABB-8).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, allows, free, gains, not_asked, placement, unless, windows};
use crate::choice::{Choice, Space};
use crate::data::{Building, Effect, FACES, Good, Initiative, Location};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::{Abbey, Taker, Visit};
use crate::step::{BonusDie, Draw, Gather, InitiativeDie, MainDie, Task, Tools};
use crate::words::DICE;

/// Where to (ABB-26.2).
impl Ask<Abbey> for Gather {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        Phrase::new("abbey-prompt-gather")
            .count("dice", game[seat].pool.iter().sum::<u8>(), DICE)
            .asked_by("ABB-8.1")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Location::ALL.iter().copied().map(Choice::Visit));
        out.extend([Choice::Initiative, Choice::Pass]);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Visit(location) => {
                hearing.under(MAY_VISIT, location, |game, _| game.ask(seat, MainDie { location }))
            }
            Choice::Initiative => hearing.under(MAY_LEAD, (), |game, _| game.ask(seat, InitiativeDie)),
            Choice::Pass => hearing.freely(|game, log| pass(game, seat, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to go to a location.
const MAY_VISIT: &[Rule<Location>] = &[a_die_is_left, location_is_new, location_is_open];
/// All that must hold to go to the initiative.
const MAY_LEAD: &[Rule<()>] = &[a_die_is_left_to_lead, initiative_is_free];

fn a_die_is_left(game: &Abbey, seat: Seat, _: Location) -> Verdict {
    unless(!game[seat].has_dice(), Refusal::NoDiceLeft)
}

fn a_die_is_left_to_lead(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    unless(!game[seat].has_dice(), Refusal::NoDiceLeft)
}

/// Once per round on each location (ABB-8.3).
fn location_is_new(game: &Abbey, seat: Seat, location: Location) -> Verdict {
    unless(game[seat].visits[location as usize].done, Refusal::BeenThere { location })
}

/// A flood closes the Sandpit.
fn location_is_open(game: &Abbey, _: Seat, location: Location) -> Verdict {
    unless(game.effect() == Some(Effect::Closed(location)), Refusal::Flooded { location })
}

/// Once per round for the whole table (ABB-8.7).
fn initiative_is_free(game: &Abbey, _: Seat, (): ()) -> Verdict {
    unless(game.initiative.is_some(), Refusal::InitiativeTaken)
}

/// The first player begins; in the solo game Elias rolls before (ABB-8.1, ABB-22.4).
pub(crate) fn begin(game: &mut Abbey) {
    if game.is_solo() {
        game.draw(Draw::EliasGather(2));
    } else {
        first_turn(game);
    }
}

/// Turns go round from the first player on.
pub(crate) fn first_turn(game: &mut Abbey) {
    game.then(Task::GatherTurn(game.first));
}

/// Round and round until all have passed (ABB-8.1).
pub(crate) fn turn(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    if Seat::all(game.players).all(|seat| game[seat].uses.passed) {
        return;
    }
    game.then(Task::GatherTurn(seat.next(game.players)));
    if !game[seat].uses.passed {
        game.open(seat, Gather, log);
    }
}

/// Who can do nothing any more passes by itself (ABB-8.1).
pub(crate) fn is_needed(game: &Abbey, seat: Seat) -> bool {
    let can_visit = Location::ALL.iter().any(|location| allows(MAY_VISIT, game, seat, *location));
    can_visit
        || allows(MAY_LEAD, game, seat, ())
        || free::has_phase_five_action(game, seat)
        || (game[seat].has_dice() && windows::may_act_freely(game, seat))
}

/// Passing is final for the round (ABB-8.1).
pub(crate) fn pass(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].uses.passed = true;
    log.note(Event::Passes { seat });
}

impl Ask<Abbey> for MainDie {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-main-die").term("location", self.location.key()).asked_by("ABB-8.2")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].faces().map(Choice::Main));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Main(face) => {
                hearing.under(MAY_PLACE, face, |game, log| place(game, seat, (self.location, face), log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for the die of the action.
const MAY_PLACE: &[Rule<u8>] = &[die_is_in_the_pool];

fn die_is_in_the_pool(game: &Abbey, seat: Seat, face: u8) -> Verdict {
    unless(game[seat].showing(face) == 0, Refusal::NoSuchDie { face })
}

/// A bonus die is asked for only where one could be placed (ABB-26.10).
fn place(game: &mut Abbey, seat: Seat, (location, main): (Location, u8), log: &mut impl Log<Event>) {
    game[seat].take_die(main, None);
    game[seat].visits[location as usize] = Visit { done: true, main, bonus: 0 };
    let echo = placement::echo_is_ready(game, seat).is_ok();
    if game.free_bonus_spaces(location) > 0 && (game[seat].has_dice() || echo) {
        game.ask(seat, BonusDie { location, main });
    } else {
        ask_tools(game, seat, Tools { location, main, bonus: 0, late: false }, log);
    }
}

impl Ask<Abbey> for BonusDie {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        let Self { location, main } = self;
        Phrase::new("abbey-prompt-bonus-die")
            .term("location", location.key())
            .number("main", main)
            .asked_by("ABB-8.2")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].faces().map(Choice::Bonus));
        if game[seat].active(Building::Scriptorium) > 0 {
            out.push(Choice::BonusEcho);
        }
        out.push(Choice::NoBonus);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { location, main } = self;
        let tools = |bonus| Tools { location, main, bonus, late: false };
        match choice {
            Choice::Bonus(face) => hearing.under(MAY_ADD, (location, face), |game, log| {
                game[seat].take_die(face, None);
                game[seat].visits[location as usize].bonus = face;
                ask_tools(game, seat, tools(face), log);
            }),
            Choice::BonusEcho => hearing.under(MAY_ADD_ECHO, location, |game, log| {
                game[seat].uses.echo = true;
                game[seat].visits[location as usize].bonus = Visit::ECHO;
                ask_tools(game, seat, tools(main), log);
            }),
            Choice::NoBonus => hearing.freely(|game, log| ask_tools(game, seat, tools(0), log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for a bonus die.
const MAY_ADD: &[Rule<(Location, u8)>] = &[bonus_die_is_in_the_pool, bonus_space_is_free];
/// All that must hold for an echo on the bonus space.
const MAY_ADD_ECHO: &[Rule<Location>] = &[echo_is_ready, space_for_echo_is_free];

fn bonus_die_is_in_the_pool(game: &Abbey, seat: Seat, (_, face): (Location, u8)) -> Verdict {
    die_is_in_the_pool(game, seat, face)
}

fn bonus_space_is_free(game: &Abbey, seat: Seat, (location, _): (Location, u8)) -> Verdict {
    space_for_echo_is_free(game, seat, location)
}

/// Bonus spaces are few (ABB-2.5, ABB-8.2).
fn space_for_echo_is_free(game: &Abbey, _: Seat, location: Location) -> Verdict {
    unless(game.free_bonus_spaces(location) == 0, Refusal::NoBonusSpace { location })
}

fn echo_is_ready(game: &Abbey, seat: Seat, _: Location) -> Verdict {
    placement::echo_is_ready(game, seat)
}

impl Ask<Abbey> for Tools {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        let Self { location, main, bonus, .. } = self;
        Phrase::new("abbey-prompt-tools")
            .term("location", location.key())
            .number("main", main)
            .number("bonus", bonus)
            .count("tools", game[seat].tools_left(), "abbey-token-tool")
            .asked_by("ABB-8.4")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Tool(Space::Main));
        if self.bonus > 0 {
            out.push(Choice::Tool(Space::Bonus));
        }
        out.push(Choice::Collect);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Tool(space) => hearing.under(MAY_USE_TOOL, (self, space), |game, log| {
                game[seat].uses.tools += 1;
                ask_tools(game, seat, self.raised(space), log);
            }),
            Choice::Collect => hearing.freely(|game, log| collect(game, seat, self, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

impl Tools {
    /// One more on this die.
    const fn raised(self, space: Space) -> Self {
        match space {
            Space::Main => Self { main: self.main + 1, late: false, ..self },
            Space::Bonus => Self { bonus: self.bonus + 1, late: true, ..self },
        }
    }
}

/// All that must hold to use a tool.
const MAY_USE_TOOL: &[Rule<(Tools, Space)>] = &[tool_is_left, die_can_be_raised, main_die_comes_first];

/// Each tool once in a round (ABB-8.4).
fn tool_is_left(game: &Abbey, seat: Seat, _: (Tools, Space)) -> Verdict {
    unless(game[seat].tools_left() == 0, Refusal::NoToolLeft)
}

/// To at most six (ABB-8.4).
fn die_can_be_raised(_: &Abbey, _: Seat, (asked, space): (Tools, Space)) -> Verdict {
    let value = if space == Space::Main { asked.main } else { asked.bonus };
    unless(value == 0 || usize::from(value) >= FACES, Refusal::CannotRaise)
}

/// Tools for the main die are named before those for the bonus die: each way has one spelling.
fn main_die_comes_first(_: &Abbey, _: Seat, (asked, space): (Tools, Space)) -> Verdict {
    unless(asked.late && space == Space::Main, Refusal::MainDieFirst)
}

/// Asked while a tool can still help (ABB-26.2).
fn ask_tools(game: &mut Abbey, seat: Seat, question: Tools, log: &mut impl Log<Event>) {
    let helps = Space::ALL.iter().any(|space| allows(MAY_USE_TOOL, game, seat, (question, *space)));
    if helps {
        game.ask(seat, question);
    } else {
        collect(game, seat, question, log);
    }
}

/// The sum of the dice by the divisor; the rest is lost, or changed (ABB-8.5, ABB-16.15).
fn collect(game: &mut Abbey, seat: Seat, dice: Tools, log: &mut impl Log<Event>) {
    let Tools { location, main, bonus, .. } = dice;
    let sum = main + bonus;
    log.note(Event::Gathers { seat, location, sum });
    let divisor = game.divisor(seat, location);
    let yielded = sum / divisor;
    let extra = match game.effect() {
        Some(Effect::Bonus(place, needs_some)) => place == location && (yielded > 0 || !needs_some),
        _ => false,
    };
    let n = u16::from(yielded + u8::from(extra));
    gains::collect(game, Cause::Location(location).to(seat), (location.good(), n), log);
    if game[seat].active(Building::MoneyChanger) > 0 {
        let cause = Cause::Site(Building::MoneyChanger.into());
        gains::collect(game, cause.to(seat), (Good::Coin, u16::from(sum % divisor)), log);
    }
}

impl Ask<Abbey> for InitiativeDie {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-initiative-die").asked_by("ABB-8.7")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].faces().map(Choice::Main));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Main(face) => hearing.under(MAY_PLACE, face, |game, log| lead(game, seat, face, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// A die on the initiative brings the top token, if there is one (ABB-8.7).
fn lead(game: &mut Abbey, seat: Seat, face: u8, log: &mut impl Log<Event>) {
    game[seat].take_die(face, None);
    game.initiative = Some(Taker::Seat(seat));
    log.note(Event::TakesInitiative { seat });
    if !game.tokens.is_empty() {
        game.draw(Draw::Token(seat));
    }
}

/// The token is kept face up, its reward taken at once (ABB-8.7).
pub(crate) fn draw_token(game: &mut Abbey, seat: Seat, token: Initiative, log: &mut impl Log<Event>) {
    game.tokens.take(token as usize);
    game[seat].tokens.insert(token);
    let (reward, n) = token.reward();
    gains::receive(game, Cause::Initiative(token).to(seat), (reward, n.into()), log);
}
