//! What dice can be used for on the own board and on crusades (ABB-6.3 to ABB-6.9, ABB-16.5, ABB-16.13,
//! ABB-16.18).

use parlour_core::Seat;

use super::{Rule, Verdict, allows, unless};
use crate::choice::Action;
use crate::data::{BOX_LIMIT, Building, CLERGY_TOP, Crusade, Effect, FACES, Site};
use crate::refusal::Refusal;
use crate::state::{Abbey, Quest};

/// One or two dice about to be used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Use {
    /// What for.
    pub(crate) action: Action,
    /// The die.
    pub(crate) first: u8,
    /// The second of two that count as three; nought for none.
    pub(crate) second: u8,
    /// Does the one die count twice?
    pub(crate) echo: bool,
    /// Does it come from a location instead of the pool?
    pub(crate) lifted: bool,
}

impl Use {
    /// A plain die of the pool.
    pub(crate) const fn plain(action: Action, first: u8) -> Self {
        Self { action, first, second: 0, echo: false, lifted: false }
    }

    /// As how many dice it counts.
    pub(crate) const fn counts(self) -> u8 {
        match (self.second > 0, self.echo) {
            (true, _) => 3,
            (false, true) => 2,
            (false, false) => 1,
        }
    }

    /// Real dice.
    pub(crate) const fn dice(self) -> u8 {
        if self.second > 0 { 2 } else { 1 }
    }
}

const MAY_PREACH: &[Rule<Use>] = &[dice_are_there, value_fits, preach_boxes_are_free, reserve_is_not_empty];
const MAY_RISE: &[Rule<Use>] = &[dice_are_there, value_fits, clergy_boxes_are_free, track_goes_on];
const MAY_DEFEND: &[Rule<Use>] = &[dice_are_there, value_fits];
const MAY_MARCH: &[Rule<Use>] = &[
    crusade_is_ones_own,
    crusade_is_open,
    dice_are_there,
    card_has_room,
    value_fits_the_crusade,
    a_peasant_can_go,
];

/// All that must hold to use dice.
pub(crate) const fn may_use(action: Action) -> &'static [Rule<Use>] {
    match action {
        Action::Preach => MAY_PREACH,
        Action::Clergy => MAY_RISE,
        Action::Defend => MAY_DEFEND,
        Action::March(_) => MAY_MARCH,
    }
}

/// May dice be used so?
pub(crate) fn is_legal(game: &Abbey, seat: Seat, dice: Use) -> bool {
    allows(may_use(dice.action), game, seat, dice)
}

fn dice_are_there(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    let player = &game[seat];
    let face = dice.first;
    let needed = 1 + u8::from(dice.second == face);
    unless(!dice.lifted && player.showing(face) < needed, Refusal::NoSuchDie { face })?;
    let second = dice.second;
    unless(second > 0 && player.showing(second) == 0, Refusal::NoSuchDie { face: second })
}

/// Preaching takes one to three, the clergy four to six; the Library sets values (ABB-6.3, ABB-6.4,
/// ABB-16.13).
fn value_fits(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    let needed = library_uses(dice);
    if needed == 0 {
        return Ok(());
    }
    let allowance = game[seat].active(Building::Library);
    unless(allowance == 0, Refusal::WrongDie { action: dice.action, face: dice.first })?;
    unless(game[seat].uses.library + needed > allowance, Refusal::UsedUp { site: Building::Library.into() })
}

/// How many dice the Library must set. Two dice that count as three must be equal when placed.
pub(crate) fn library_uses(dice: Use) -> u8 {
    let fits = |face: u8| match dice.action {
        Action::Preach => face <= 3,
        Action::Clergy => face >= 4,
        Action::Defend | Action::March(_) => true,
    };
    let (first, second) = (dice.first, dice.second);
    match second {
        0 => u8::from(!fits(first)),
        _ if first == second => 2 * u8::from(!fits(first)),
        _ => 2 - u8::from(fits(first) || fits(second)),
    }
}

/// Three dice in a round, one in a year of heresy (ABB-6.3, ABB-6.5).
fn preach_boxes_are_free(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    let limit = preach_limit(game);
    unless(
        game[seat].uses.preach + dice.counts() > limit,
        Refusal::BoxesFull { action: Action::Preach, limit },
    )
}

/// The preach limit of the round.
pub(crate) fn preach_limit(game: &Abbey) -> u8 {
    match game.effect() {
        Some(Effect::Preach(limit)) => limit,
        _ => BOX_LIMIT,
    }
}

/// Peasants come from the personal reserve (ABB-6.3).
fn reserve_is_not_empty(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    unless(game[seat].reserve < dice.counts(), Refusal::ReserveEmpty { left: game[seat].reserve })
}

/// Three dice in a round (ABB-6.4, ABB-6.5).
fn clergy_boxes_are_free(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    let full = game[seat].uses.clergy + dice.counts() > BOX_LIMIT;
    unless(full, Refusal::BoxesFull { action: Action::Clergy, limit: BOX_LIMIT })
}

/// Not beyond the last cell (ABB-6.4).
fn track_goes_on(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    unless(game[seat].clergy + dice.counts() > CLERGY_TOP, Refusal::TopOfTheClergy)
}

fn crusade_is_ones_own(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    unless(quest(game, seat, dice.action).is_none(), Refusal::NotYourCrusade)
}

/// Nothing is added to a completed crusade (ABB-6.9).
fn crusade_is_open(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    let complete = quest(game, seat, dice.action).is_some_and(Quest::is_complete);
    unless(complete, Refusal::CrusadeComplete)
}

/// Every die and echo takes a free space (ABB-6.7).
fn card_has_room(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    let room = quest(game, seat, dice.action).map_or(0, Quest::room);
    unless(room < dice.counts(), Refusal::NoRoom { room })
}

/// All dice of a crusade show the value of the first (ABB-6.8); the forge bends one (ABB-16.5).
fn value_fits_the_crusade(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    let value = quest(game, seat, dice.action).map_or(0, |quest| quest.value);
    let fits = if value == 0 {
        crusade_values(game, seat, dice).next().is_some()
    } else {
        can_show(game, seat, dice, value)
    };
    unless(!fits, Refusal::CrusadeHasAnotherValue { value })
}

/// Can these dice be placed as dice of this value?
pub(crate) fn can_show(game: &Abbey, seat: Seat, dice: Use, value: u8) -> bool {
    let others = [dice.first, dice.second].into_iter().filter(|face| *face > 0 && *face != value);
    others.clone().count() <= 1 && others.clone().all(|face| can_forge(game, seat, face, value))
}

/// Can the Blacksmith turn one value into the other (ABB-16.5)?
pub(crate) fn can_forge(game: &Abbey, seat: Seat, from: u8, to: u8) -> bool {
    let reach = match game[seat].active(Building::Blacksmith) {
        _ if game[seat].uses.forge => 0,
        0 => 0,
        1 => 1,
        _ => FACES as u8,
    };
    from != to && from.abs_diff(to) <= reach
}

/// The values the first dice of a crusade may fix.
pub(crate) fn crusade_values(game: &Abbey, seat: Seat, dice: Use) -> impl Iterator<Item = u8> + '_ {
    (1..=FACES as u8).filter(move |value| {
        let is_shown = *value == dice.first || *value == dice.second;
        let wanted = is_shown || dice.second == 0;
        wanted && can_show(game, seat, dice, *value)
    })
}

/// A peasant and the first die come together (ABB-6.7).
fn a_peasant_can_go(game: &Abbey, seat: Seat, dice: Use) -> Verdict {
    let stays = quest(game, seat, dice.action).is_some_and(|quest| !quest.crusader);
    unless(stays && game[seat].idle_peasants() == 0, Refusal::NoPeasantToSend { rule: "ABB-6.7" })
}

fn quest(game: &Abbey, seat: Seat, action: Action) -> Option<&Quest> {
    let Action::March(card) = action else { return None };
    game[seat].quest(card)
}

/// Scriptorium I, once in a round (ABB-16.18).
pub(crate) fn echo_is_ready(game: &Abbey, seat: Seat) -> Verdict {
    scriptorium(game, seat, 1, game[seat].uses.echo)
}

/// Scriptorium II, once in a round (ABB-16.18).
pub(crate) fn double_is_ready(game: &Abbey, seat: Seat) -> Verdict {
    scriptorium(game, seat, 2, game[seat].uses.double)
}

fn scriptorium(game: &Abbey, seat: Seat, copies: u8, used: bool) -> Verdict {
    let site = Site::Building(Building::Scriptorium);
    unless(game[seat].active(Building::Scriptorium) < copies, Refusal::NotActive { site })?;
    unless(used, Refusal::UsedUp { site })
}

/// Its abilities are used up for the round.
pub(crate) fn use_scriptorium(game: &mut Abbey, seat: Seat, dice: Use) {
    let uses = &mut game[seat].uses;
    uses.echo |= dice.echo;
    uses.double |= dice.second > 0;
}

/// The uses a player can think of in phase 3: on the board and on the crusades.
pub(crate) fn actions(game: &Abbey, seat: Seat) -> impl Iterator<Item = Action> + '_ {
    let crusades = game[seat].quests.iter().map(|quest| Action::March(quest.card));
    Action::BOARD.into_iter().chain(crusades)
}

/// Every use of one die that may count twice.
pub(crate) fn echo_uses(game: &Abbey, seat: Seat) -> impl Iterator<Item = Use> + '_ {
    actions(game, seat).flat_map(move |action| {
        game[seat].faces().map(move |first| Use { echo: true, ..Use::plain(action, first) })
    })
}

/// Every second die that goes with a first one; the lower comes first.
pub(crate) fn double_uses(
    game: &Abbey,
    seat: Seat,
    action: Action,
    first: u8,
) -> impl Iterator<Item = Use> + '_ {
    let faces = game[seat].faces().filter(move |face| *face >= first);
    faces.map(move |second| Use { second, ..Use::plain(action, first) })
}

/// Is there a second die for this one?
pub(crate) fn has_second(game: &Abbey, seat: Seat, action: Action, first: u8) -> bool {
    double_uses(game, seat, action, first).any(|dice| is_legal(game, seat, dice))
}

/// The crusade an action means, for those that mean one.
pub(crate) const fn crusade_of(action: Action) -> Option<Crusade> {
    match action {
        Action::March(card) => Some(card),
        _ => None,
    }
}
