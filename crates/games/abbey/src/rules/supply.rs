//! How many dice a player can bring to a crusade, and how (ABB-25.7).

use parlour_core::Seat;

use super::{Rule, Verdict, placement, unless};
use crate::choice::{Choice, Supply};
use crate::data::{Building, FACES};
use crate::flow::Ask;
use crate::refusal::Refusal;
use crate::state::{Abbey, Talk};

/// All that must hold for a way of supplying dice.
pub(crate) const MAY_SUPPLY: &[Rule<Supply>] = &[way_is_open, dice_come_out_even];

/// What a player could do for a crusade of some value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Means {
    /// Pool dice that show the value.
    plain: u8,
    /// The Blacksmith can turn another die into one.
    forge: bool,
    /// Scriptorium I is unused.
    echo: bool,
    /// Scriptorium II is unused.
    double: bool,
}

impl Means {
    fn of(game: &Abbey, seat: Seat, value: u8) -> Self {
        let forge = game[seat].faces().any(|face| placement::can_forge(game, seat, face, value));
        Self {
            plain: game[seat].showing(value),
            forge,
            echo: placement::echo_is_ready(game, seat).is_ok(),
            double: placement::double_is_ready(game, seat).is_ok(),
        }
    }

    /// The most dice these means amount to; every smaller number can be had as well.
    const fn most(self) -> u8 {
        let dice = self.plain + self.forge as u8;
        let echo = self.echo && dice >= 1;
        let double = self.double && dice >= 2 + echo as u8;
        dice + echo as u8 + double as u8
    }

    /// What is left after a way was used; ways come in a fixed order, each once.
    const fn after(self, way: Supply) -> Self {
        match way {
            Supply::Double => Self { plain: self.plain.saturating_sub(2), double: false, ..self },
            Supply::DoubleForge(_) => {
                Self { plain: self.plain.saturating_sub(1), double: false, forge: false, ..self }
            }
            Supply::Echo => Self { plain: self.plain.saturating_sub(1), double: false, echo: false, ..self },
            Supply::EchoForge(_) | Supply::Forge(_) | Supply::Plain => {
                Self { double: false, echo: false, forge: false, ..self }
            }
        }
    }
}

/// The order of the ways: those of a lower rank come first.
const fn rank(way: Supply) -> u8 {
    match way {
        Supply::Double | Supply::DoubleForge(_) => 0,
        Supply::Echo | Supply::EchoForge(_) => 1,
        Supply::Forge(_) => 2,
        Supply::Plain => 3,
    }
}

/// Dice a way brings; plain ones bring all the rest.
const fn brings(way: Supply, left: u8) -> u8 {
    match way {
        Supply::Double | Supply::DoubleForge(_) => 3,
        Supply::Echo | Supply::EchoForge(_) => 2,
        Supply::Forge(_) => 1,
        Supply::Plain => left,
    }
}

/// Dice of the value that a way takes from the pool.
const fn takes(way: Supply, left: u8) -> u8 {
    match way {
        Supply::Double => 2,
        Supply::DoubleForge(_) | Supply::Echo => 1,
        Supply::EchoForge(_) | Supply::Forge(_) => 0,
        Supply::Plain => left,
    }
}

const fn forged(way: Supply) -> Option<u8> {
    match way {
        Supply::DoubleForge(die) | Supply::EchoForge(die) | Supply::Forge(die) => Some(die),
        Supply::Double | Supply::Echo | Supply::Plain => None,
    }
}

/// The supply of a player for a card of some value (ABB-25.7).
pub(crate) fn supply(game: &Abbey, seat: Seat, value: u8) -> u8 {
    if value == 0 { 0 } else { Means::of(game, seat, value).most() }
}

/// The value of the card the offer on the table is about.
fn card_value(game: &Abbey) -> u8 {
    let Talk::Help(offer) = game.talk else { return 0 };
    game[offer.owner].quest(offer.card).map_or(0, |quest| quest.value)
}

/// The building behind a way is ready, the dice are there, and its turn has not passed.
fn way_is_open(game: &Abbey, seat: Seat, way: Supply) -> Verdict {
    let Some(Ask::Supply { left, rank: lowest }) = game.ask(seat) else { return Err(Refusal::NotAsked) };
    let value = card_value(game);
    unless(rank(way) < lowest, Refusal::WayPassed)?;
    match rank(way) {
        0 => placement::double_is_ready(game, seat)?,
        1 => placement::echo_is_ready(game, seat)?,
        _ => {}
    }
    if let Some(face) = forged(way) {
        unless(game[seat].showing(face) == 0, Refusal::NoSuchDie { face })?;
        unless(!placement::can_forge(game, seat, face, value), Refusal::CrusadeHasAnotherValue { value })?;
    }
    unless(game[seat].showing(value) < takes(way, left), Refusal::NoSuchDie { face: value })
}

/// After every way the agreed number can still be reached (ABB-25.7).
fn dice_come_out_even(game: &Abbey, seat: Seat, way: Supply) -> Verdict {
    let Some(Ask::Supply { left, .. }) = game.ask(seat) else { return Err(Refusal::NotAsked) };
    let rest = left.checked_sub(brings(way, left));
    let means = Means::of(game, seat, card_value(game)).after(way);
    unless(rest.is_none_or(|rest| rest > means.most()), Refusal::WrongNumber { left })
}

/// Every way one could think of.
pub(crate) fn candidates(game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
    let value = card_value(game);
    let scribes = game[seat].active(Building::Scriptorium);
    let smith = game[seat].active(Building::Blacksmith) > 0;
    let faces = || (1..=FACES as u8).filter(|face| smith && *face != value && game[seat].showing(*face) > 0);
    if scribes == 2 {
        out.push(Choice::Supply(Supply::Double));
        out.extend(faces().map(|face| Choice::Supply(Supply::DoubleForge(face))));
    }
    if scribes > 0 {
        out.push(Choice::Supply(Supply::Echo));
        out.extend(faces().map(|face| Choice::Supply(Supply::EchoForge(face))));
    }
    out.extend(faces().map(|face| Choice::Supply(Supply::Forge(face))));
    out.push(Choice::Supply(Supply::Plain));
}

/// Dice leave the pool in this way; tells real dice and echoes.
pub(crate) fn provide(game: &mut Abbey, seat: Seat, left: u8, way: Supply) -> (u8, u8) {
    let value = card_value(game);
    let plain = takes(way, left);
    (0..plain).for_each(|_| game[seat].take_die(value, None));
    if let Some(face) = forged(way) {
        game[seat].take_die(face, None);
        game[seat].uses.forge = true;
    }
    game[seat].uses.double |= rank(way) == 0;
    game[seat].uses.echo |= rank(way) == 1;
    let dice = plain + u8::from(forged(way).is_some());
    (dice, brings(way, left) - dice)
}

/// The question that remains after a way was used; none when all dice have come.
pub(crate) fn next_question(left: u8, way: Supply) -> Option<Ask> {
    let left = left - brings(way, left);
    (left > 0).then_some(Ask::Supply { left, rank: rank(way) + 1 })
}
