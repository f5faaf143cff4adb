//! Phase 5: resources and initiative (ABB-8).

use parlour_core::{Log, Seat};

use super::{Rule, Verdict, allows, free, gains, placement, unless, windows};
use crate::choice::{Choice, Space};
use crate::data::{Building, Effect, FACES, Good, Initiative, Location};
use crate::event::{Cause, Event};
use crate::flow::{Ask, Step};
use crate::player::Visit;
use crate::refusal::Refusal;
use crate::state::{Abbey, Taker};

/// All that must hold to go to a location.
pub(crate) const MAY_VISIT: &[Rule<Location>] = &[a_die_is_left, location_is_new, location_is_open];
/// All that must hold to go to the initiative.
pub(crate) const MAY_LEAD: &[Rule<()>] = &[a_die_is_left_to_lead, initiative_is_free];
/// All that must hold for the die of the action.
pub(crate) const MAY_PLACE: &[Rule<u8>] = &[die_is_in_the_pool];
/// All that must hold for a bonus die.
pub(crate) const MAY_ADD: &[Rule<u8>] = &[die_is_in_the_pool, bonus_space_is_free];
/// All that must hold for an echo on the bonus space.
pub(crate) const MAY_ADD_ECHO: &[Rule<()>] = &[echo_is_ready, space_for_echo_is_free];
/// All that must hold to use a tool.
pub(crate) const MAY_USE_TOOL: &[Rule<Space>] = &[tool_is_left, die_can_be_raised, main_die_comes_first];

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

fn die_is_in_the_pool(game: &Abbey, seat: Seat, face: u8) -> Verdict {
    unless(game[seat].showing(face) == 0, Refusal::NoSuchDie { face })
}

fn bonus_space_is_free(game: &Abbey, seat: Seat, _: u8) -> Verdict {
    space_for_echo_is_free(game, seat, ())
}

/// Bonus spaces are few (ABB-2.5, ABB-8.2).
fn space_for_echo_is_free(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    let Some(Ask::BonusDie { location, .. }) = game.ask(seat) else { return Err(Refusal::NotAsked) };
    unless(game.free_bonus_spaces(location) == 0, Refusal::NoBonusSpace { location })
}

fn echo_is_ready(game: &Abbey, seat: Seat, (): ()) -> Verdict {
    placement::echo_is_ready(game, seat)
}

/// Each tool once in a round (ABB-8.4).
fn tool_is_left(game: &Abbey, seat: Seat, _: Space) -> Verdict {
    unless(game[seat].tools_left() == 0, Refusal::NoToolLeft)
}

/// To at most six (ABB-8.4).
fn die_can_be_raised(game: &Abbey, seat: Seat, space: Space) -> Verdict {
    let Some(Ask::Tools { main, bonus, .. }) = game.ask(seat) else { return Err(Refusal::NotAsked) };
    let value = if space == Space::Main { main } else { bonus };
    unless(value == 0 || usize::from(value) >= FACES, Refusal::CannotRaise)
}

/// Tools for the main die are named before those for the bonus die: each way has one spelling.
fn main_die_comes_first(game: &Abbey, seat: Seat, space: Space) -> Verdict {
    let Some(Ask::Tools { late, .. }) = game.ask(seat) else { return Err(Refusal::NotAsked) };
    unless(late && space == Space::Main, Refusal::MainDieFirst)
}

/// What comes to mind in phase 5.
pub(crate) fn candidates(game: &Abbey, seat: Seat, ask: Ask, out: &mut Vec<Choice>) {
    match ask {
        Ask::Gather => {
            out.extend(Location::ALL.iter().copied().map(Choice::Visit));
            out.extend([Choice::Initiative, Choice::Pass]);
        }
        Ask::MainDie(_) | Ask::InitiativeDie => out.extend(game[seat].faces().map(Choice::Main)),
        Ask::BonusDie { .. } => {
            out.extend(game[seat].faces().map(Choice::Bonus));
            if game[seat].active(Building::Scriptorium) > 0 {
                out.push(Choice::BonusEcho);
            }
            out.push(Choice::NoBonus);
        }
        Ask::Tools { bonus, .. } => {
            out.push(Choice::Tool(Space::Main));
            if bonus > 0 {
                out.push(Choice::Tool(Space::Bonus));
            }
            out.push(Choice::Collect);
        }
        _ => {}
    }
}

/// The first player begins; in the solo game Elias rolls before (ABB-8.1, ABB-22.4).
pub(crate) fn begin(game: &mut Abbey) {
    if game.is_solo() {
        game.agenda.push(Step::EliasGather(2));
    } else {
        first_turn(game);
    }
}

/// Turns go round from the first player on.
pub(crate) fn first_turn(game: &mut Abbey) {
    game.agenda.push(Step::GatherTurn(game.first));
}

/// Round and round until all have passed (ABB-8.1).
pub(crate) fn turn(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    if Seat::all(game.players).all(|seat| game[seat].uses.passed) {
        return;
    }
    game.agenda.push(Step::GatherTurn(seat.next(game.players)));
    if !game[seat].uses.passed {
        game.open(seat, Ask::Gather, log);
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

/// Where to, with which dice and tools (ABB-26.2).
pub(crate) fn answer(game: &mut Abbey, seat: Seat, ask: Ask, choice: Choice, log: &mut impl Log<Event>) {
    match (ask, choice) {
        (Ask::Gather, Choice::Visit(location)) => game.push(seat, Ask::MainDie(location)),
        (Ask::Gather, Choice::Initiative) => game.push(seat, Ask::InitiativeDie),
        (Ask::Gather, Choice::Pass) => pass(game, seat, log),
        (Ask::InitiativeDie, Choice::Main(face)) => lead(game, seat, face, log),
        (Ask::MainDie(location), Choice::Main(main)) => {
            game[seat].take_die(main, None);
            game[seat].visits[location as usize] = Visit { done: true, main, bonus: 0 };
            ask_bonus(game, seat, location, main, log);
        }
        (Ask::BonusDie { location, main }, choice) => add_bonus(game, seat, location, main, choice, log),
        (Ask::Tools { location, main, bonus, .. }, Choice::Tool(space)) => {
            game[seat].uses.tools += 1;
            let (main, bonus) = if space == Space::Main { (main + 1, bonus) } else { (main, bonus + 1) };
            ask_tools(game, seat, Ask::Tools { location, main, bonus, late: space == Space::Bonus }, log);
        }
        (Ask::Tools { location, main, bonus, .. }, _) => collect(game, seat, location, main + bonus, log),
        (ask, choice) => unreachable!("{choice:?} does not answer {ask:?}"),
    }
}

/// A bonus die is asked for only where one could be placed (ABB-26.10).
fn ask_bonus(game: &mut Abbey, seat: Seat, location: Location, main: u8, log: &mut impl Log<Event>) {
    let echo = placement::echo_is_ready(game, seat).is_ok();
    if game.free_bonus_spaces(location) > 0 && (game[seat].has_dice() || echo) {
        game.push(seat, Ask::BonusDie { location, main });
    } else {
        ask_tools(game, seat, Ask::Tools { location, main, bonus: 0, late: false }, log);
    }
}

fn add_bonus(
    game: &mut Abbey,
    seat: Seat,
    location: Location,
    main: u8,
    choice: Choice,
    log: &mut impl Log<Event>,
) {
    let bonus = match choice {
        Choice::Bonus(face) => {
            game[seat].take_die(face, None);
            game[seat].visits[location as usize].bonus = face;
            face
        }
        Choice::BonusEcho => {
            game[seat].uses.echo = true;
            game[seat].visits[location as usize].bonus = Visit::ECHO;
            main
        }
        _ => 0,
    };
    ask_tools(game, seat, Ask::Tools { location, main, bonus, late: false }, log);
}

/// Asked while a tool can still help (ABB-26.2).
fn ask_tools(game: &mut Abbey, seat: Seat, ask: Ask, log: &mut impl Log<Event>) {
    let Ask::Tools { location, main, bonus, .. } = ask else { unreachable!("a question about tools") };
    game.push(seat, ask);
    let helps = Space::ALL.iter().any(|space| allows(MAY_USE_TOOL, game, seat, *space));
    if !helps {
        game[seat].agenda.pop();
        collect(game, seat, location, main + bonus, log);
    }
}

/// The sum of the dice by the divisor; the rest is lost, or changed (ABB-8.5, ABB-16.15).
fn collect(game: &mut Abbey, seat: Seat, location: Location, sum: u8, log: &mut impl Log<Event>) {
    log.note(Event::Gathers { seat, location, sum });
    let divisor = game.divisor(seat, location);
    let yielded = sum / divisor;
    let extra = match game.effect() {
        Some(Effect::Bonus(place, needs_some)) => place == location && (yielded > 0 || !needs_some),
        _ => false,
    };
    let n = u16::from(yielded + u8::from(extra));
    gains::collect(game, seat, location.good(), n, Cause::Location(location), log);
    if game[seat].active(Building::MoneyChanger) > 0 {
        let cause = Cause::Site(Building::MoneyChanger.into());
        gains::collect(game, seat, Good::Coin, u16::from(sum % divisor), cause, log);
    }
}

/// A die on the initiative brings the top token, if there is one (ABB-8.7).
fn lead(game: &mut Abbey, seat: Seat, face: u8, log: &mut impl Log<Event>) {
    game[seat].take_die(face, None);
    game.initiative = Some(Taker::Seat(seat));
    log.note(Event::TakesInitiative { seat });
    if !game.tokens.is_empty() {
        game.push(seat, Ask::DrawToken);
    }
}

/// The token is kept face up, its reward taken at once (ABB-8.7).
pub(crate) fn draw_token(game: &mut Abbey, seat: Seat, token: Initiative, log: &mut impl Log<Event>) {
    game.tokens.take(token as usize);
    game[seat].tokens.insert(token);
    let (reward, n) = token.reward();
    gains::receive(game, seat, (reward, n.into()), Cause::Initiative(token), log);
}
