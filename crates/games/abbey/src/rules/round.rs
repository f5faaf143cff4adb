//! Phases 1, 10 and 12: dice are rolled, income is paid, the round ends (ABB-4, ABB-13, ABB-15).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Row, Seat, SeatSet};

use super::{Rule, Verdict, crusades, gains, market, not_asked, unless};
use crate::choice::Choice;
use crate::data::{Building, FACES, Good, Location, MONKS, Site, Tower};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::{Abbey, Player, Rerolled, Taker, Uses, Visit};
use crate::step::Phase;
use crate::step::{Bell, Draw, Income, Last, Limit, Task};
use crate::words::DICE;

/// All that must hold to roll a die again.
pub(crate) const MAY_REROLL: &[Rule<u8>] =
    &[phase_knows_rerolls, bell_tower_is_active, rerolls_are_left, die_is_fresh];

/// The Bell Tower rings in the phases 1 to 5 (ABB-18.4).
fn phase_knows_rerolls(game: &Abbey, _: Seat, _: u8) -> Verdict {
    let rings =
        matches!(game.phase, Phase::Roll | Phase::Event | Phase::Abbey | Phase::Market | Phase::Resources);
    unless(!rings, Refusal::NotInThisPhase { rule: "ABB-18.4" })
}

fn bell_tower_is_active(game: &Abbey, seat: Seat, _: u8) -> Verdict {
    let site = Site::Tower(Tower::BellTower);
    unless(game[seat].manned(Tower::BellTower) == 0, Refusal::NotActive { site })
}

/// Two dice in a round (ABB-17.3).
fn rerolls_are_left(game: &Abbey, seat: Seat, _: u8) -> Verdict {
    let site = Site::Tower(Tower::BellTower);
    unless(game[seat].uses.bell >= 2, Refusal::UsedUp { site })
}

/// Each die once (ABB-17.3).
fn die_is_fresh(game: &Abbey, seat: Seat, face: u8) -> Verdict {
    let player = &game[seat];
    match (player.showing(face), player.has_fresh_die(face)) {
        (0, _) => Err(Refusal::NoSuchDie { face }),
        (_, false) => Err(Refusal::RolledAgainAlready { face }),
        _ => Ok(()),
    }
}

/// Could some die be rolled again?
pub(crate) fn can_reroll(game: &Abbey, seat: Seat) -> bool {
    let ready = game[seat].manned(Tower::BellTower) > 0 && game[seat].uses.bell < 2;
    ready && game[seat].faces().any(|face| super::allows(MAY_REROLL, game, seat, face))
}

/// A round begins with a roll (ABB-4.1).
pub(crate) fn begin(game: &mut Abbey, log: &mut impl Log<Event>) {
    game.round += 1;
    log.note(Event::RoundBegins { round: game.round, first: first_player(game) });
    game.then(Task::OpenBells);
    game.give_turns(Task::RollTurn);
}

/// Who holds the pawn.
pub(crate) fn first_player(game: &Abbey) -> Taker {
    if game.elias.first { Taker::Elias } else { Taker::Seat(game.first) }
}

/// Nine dice, a tenth with an active Monk's Quarters, less those on crusades (ABB-1.8, ABB-16.17).
pub(crate) fn roll(game: &mut Abbey, seat: Seat) {
    let away = game.dice_on_crusades(seat);
    let tenth = u8::from(game[seat].active(Building::MonksQuarters) > 0);
    let player = &mut game[seat];
    player.monks = (MONKS + tenth).max(away);
    player.resting = 0;
    if player.monks > away {
        let dice = player.monks - away;
        game.draw(Draw::Roll(seat, dice));
    }
}

/// One die after another joins the pool.
pub(crate) fn rolled(game: &mut Abbey, seat: Seat, (dice, face): (u8, u8), log: &mut impl Log<Event>) {
    game[seat].add_die(face);
    if dice > 1 {
        game.draw(Draw::Roll(seat, dice - 1));
    } else {
        log.note(Event::Rolled { seat, dice: game[seat].pool });
    }
}

/// Owners of an active Bell Tower are asked, all at once (ABB-4.2).
pub(crate) fn open_bells(game: &mut Abbey, log: &mut impl Log<Event>) {
    for seat in Seat::all(game.players) {
        game.open(seat, Bell, log);
    }
}

impl Ask<Abbey> for Bell {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        Phrase::new("abbey-prompt-bell").count("dice", 2 - game[seat].uses.bell, DICE).asked_by("ABB-17.3")
    }

    /// Rolling again is a free action, but here it is the very question.
    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].faces().map(Choice::Reroll));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Abbey>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// A fresh die leaves the pool and is rolled again (ABB-17.3).
pub(crate) fn reroll(game: &mut Abbey, seat: Seat, face: u8) {
    let player = &mut game[seat];
    player.pool[usize::from(face) - 1] -= 1;
    player.uses.bell += 1;
    game.draw(Draw::Reroll(seat));
}

/// The new result stands. After the second roll it no longer matters which die was rolled again.
pub(crate) fn rerolled(game: &mut Abbey, seat: Seat, face: u8, log: &mut impl Log<Event>) {
    let player = &mut game[seat];
    player.add_die(face);
    player.uses.rerolled = (player.uses.bell == 1).then_some(Rerolled { face, place: None });
    log.note(Event::Rerolled { seat, face });
}

/// A coin per peasant on the board, and the Brewery's coins (ABB-13.1, ABB-13.2). Then whoever has a free
/// action left may take it, whatever his crusades (ABB-18, A54).
pub(crate) fn income(game: &mut Abbey, log: &mut impl Log<Event>) {
    for seat in Seat::all(game.players) {
        let player = &game[seat];
        let population = u16::from(player.population());
        let brewed = u16::from(player.active(Building::Brewery)) * u16::from(player.workers());
        gains::collect(game, Cause::Income.to(seat), (Good::Coin, population), log);
        gains::collect(game, Cause::Site(Building::Brewery.into()).to(seat), (Good::Coin, brewed), log);
    }
    if game.is_free_to_the_end() {
        for seat in Seat::all(game.players) {
            game.open(seat, Income, log);
        }
    }
}

impl Ask<Abbey> for Income {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        Phrase::new("abbey-prompt-income")
            .count("coins", game[seat].has(Good::Coin), Good::Coin.key())
            .asked_by("ABB-18.7")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Abbey>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// The pawn moves, dice come home; then crusades may be abandoned and stores are checked (ABB-15.1 to
/// ABB-15.4). In the last round free actions come before that, since the limit precedes the count
/// (ABB-18, ABB-19.3).
pub(crate) fn end(game: &mut Abbey, log: &mut impl Log<Event>) {
    pass_the_pawn(game, log);
    for seat in Seat::all(game.players) {
        game[seat].discarded += game.raid_peasants(seat);
    }
    game.raid = Row::new();
    game.initiative = None;
    game.elias.bonus = [false; Location::COUNT];
    for seat in Seat::all(game.players) {
        take_dice_home(&mut game[seat]);
        let away = game.dice_on_crusades(seat);
        game[seat].resting = game[seat].monks - away;
    }
    game.then(Task::CloseRound);
    for seat in Seat::all(game.players) {
        game.ask(seat, Limit);
        if game.is_free_to_the_end() && game.is_last_round() {
            game.ask(seat, Last);
        }
        crusades::ask_to_abandon(game, seat);
        game.reconsider(seat, log);
    }
}

/// Whoever has the die on the initiative takes the pawn (ABB-15.1).
fn pass_the_pawn(game: &mut Abbey, log: &mut impl Log<Event>) {
    let before = first_player(game);
    match game.initiative {
        Some(Taker::Seat(seat)) => {
            game.first = seat;
            game.elias.first = false;
        }
        Some(Taker::Elias) => game.elias.first = true,
        None => {}
    }
    if first_player(game) != before {
        log.note(Event::PawnTaken { taker: first_player(game) });
    }
}

/// Dice on the board, the main board, Viking and saint cards return (ABB-15.2).
fn take_dice_home(player: &mut Player) {
    player.pool = [0; FACES];
    player.board = Default::default();
    player.defense_echo = 0;
    player.defense_double = [0; 2];
    player.lodged = None;
    player.visits = [Visit::default(); Location::COUNT];
    player.saint_dice = 0;
    player.uses.rerolled = None;
}

impl Ask<Abbey> for Limit {
    fn prompt(self, game: &Abbey, seat: Seat) -> Prompt {
        let player = &game[seat];
        let surplus: u16 = Good::RESOURCES.iter().map(|good| surplus(player, *good)).sum();
        Phrase::new("abbey-prompt-limit")
            .number("limit", player.store().unwrap_or(0))
            .number("surplus", surplus)
            .asked_by("ABB-15.4")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Done => hearing.freely(|game, log| return_surplus(game, seat, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// Tokens of a resource beyond what may be kept (ABB-15.4).
pub(crate) fn surplus(player: &Player, good: Good) -> u16 {
    player.store().map_or(0, |limit| player.has(good).saturating_sub(limit))
}

/// Is any resource above the limit?
pub(crate) fn exceeds_limit(player: &Player) -> bool {
    Good::RESOURCES.iter().any(|good| surplus(player, *good) > 0)
}

/// What is too much goes back to the supply (ABB-15.4).
pub(crate) fn return_surplus(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    for good in Good::RESOURCES {
        let n = surplus(&game[seat], good);
        if n > 0 {
            game[seat].spend(good, n);
            log.note(Event::Loses { seat, good, n, cause: Cause::Limit });
        }
    }
}

/// The game ends, or the market moves on and tokens are turned (ABB-15.5 to ABB-15.7).
pub(crate) fn close(game: &mut Abbey, log: &mut impl Log<Event>) {
    game.event = None;
    for seat in Seat::all(game.players) {
        game[seat].uses = Uses::default();
        game[seat].quests.iter_mut().for_each(|quest| quest.asked = SeatSet::EMPTY);
    }
    if !game.is_last_round() {
        market::move_on(game, log);
    }
}
