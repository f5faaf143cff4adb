//! How many dice a player can bring to a crusade, and how (ABB-25.7).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, allows, help, march, not_asked, placement, unless};
use crate::choice::{Choice, Supply};
use crate::data::{Building, FACES};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Abbey, HelpOffer};
use crate::step::SupplyDice;
use crate::words::DICE;

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
    let offer = help::offer(game);
    game[offer.owner].quest(offer.card).map_or(0, |quest| quest.value)
}

impl Ask<Abbey> for SupplyDice {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-supply")
            .term("card", help::offer(game).card.key())
            .count("dice", self.left, DICE)
            .asked_by("ABB-25.7")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(ways(game, seat).into_iter().map(Choice::Supply));
    }

    fn answer<H: Hearing<Abbey>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Supply(way) => hearing.under(MAY_SUPPLY, (self, way), |game, log| {
                supply_dice(game, self.left, way, log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold for a way of supplying dice.
const MAY_SUPPLY: &[Rule<(SupplyDice, Supply)>] = &[way_is_open, dice_come_out_even];

/// The building behind a way is ready, the dice are there, and its turn has not passed.
fn way_is_open(game: &Abbey, seat: Seat, (asked, way): (SupplyDice, Supply)) -> Verdict {
    let value = card_value(game);
    unless(rank(way) < asked.rank, Refusal::WayPassed)?;
    match rank(way) {
        0 => placement::double_is_ready(game, seat)?,
        1 => placement::echo_is_ready(game, seat)?,
        _ => {}
    }
    if let Some(face) = forged(way) {
        unless(game[seat].showing(face) == 0, Refusal::NoSuchDie { face })?;
        unless(!placement::can_forge(game, seat, face, value), Refusal::CrusadeHasAnotherValue { value })?;
    }
    unless(game[seat].showing(value) < takes(way, asked.left), Refusal::NoSuchDie { face: value })
}

/// After every way the agreed number can still be reached (ABB-25.7).
fn dice_come_out_even(game: &Abbey, seat: Seat, (asked, way): (SupplyDice, Supply)) -> Verdict {
    let left = asked.left;
    let rest = left.checked_sub(brings(way, left));
    let means = Means::of(game, seat, card_value(game)).after(way);
    unless(rest.is_none_or(|rest| rest > means.most()), Refusal::WrongNumber { left })
}

/// Every way one could think of.
fn ways(game: &Abbey, seat: Seat) -> Vec<Supply> {
    let value = card_value(game);
    let scribes = game[seat].active(Building::Scriptorium);
    let smith = game[seat].active(Building::Blacksmith) > 0;
    let faces = || (1..=FACES as u8).filter(|face| smith && *face != value && game[seat].showing(*face) > 0);
    let mut ways = Vec::new();
    if scribes == 2 {
        ways.push(Supply::Double);
        ways.extend(faces().map(Supply::DoubleForge));
    }
    if scribes > 0 {
        ways.push(Supply::Echo);
        ways.extend(faces().map(Supply::EchoForge));
    }
    ways.extend(faces().map(Supply::Forge));
    ways.push(Supply::Plain);
    ways
}

/// The helper supplies the agreed dice (H8).
pub(super) fn begin(game: &mut Abbey, log: &mut impl Log<Event>) {
    let left = help::offer(game).dice;
    ask_supply(game, SupplyDice { left, rank: 0 }, log);
}

/// Asked only where there is more than one way (H8).
fn ask_supply(game: &mut Abbey, question: SupplyDice, log: &mut impl Log<Event>) {
    let helper = help::offer(game).helper;
    let is_open = |way: &Supply| allows(MAY_SUPPLY, game, helper, (question, *way));
    let open: Vec<Supply> = ways(game, helper).into_iter().filter(is_open).collect();
    if let [only] = open[..] {
        supply_dice(game, question.left, only, log);
    } else {
        game.ask(helper, question);
    }
}

/// The helper's dice lie on the card at once (ABB-6.11).
fn supply_dice(game: &mut Abbey, left: u8, way: Supply, log: &mut impl Log<Event>) {
    let HelpOffer { owner, helper, card, dice, .. } = help::offer(game);
    let (real, echoes) = provide(game, helper, left, way);
    let quest = game[owner].quest_mut(card);
    quest.allied += real;
    quest.ally_echoes += echoes;
    let left = left - brings(way, left);
    if left > 0 {
        ask_supply(game, SupplyDice { left, rank: rank(way) + 1 }, log);
    } else {
        log.note(Event::HelpArrives { helper, card, dice });
        march::note_completion(game, owner, card, log);
        help::end_talk(game);
    }
}

/// Dice leave the pool in this way; tells real dice and echoes.
fn provide(game: &mut Abbey, seat: Seat, left: u8, way: Supply) -> (u8, u8) {
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
