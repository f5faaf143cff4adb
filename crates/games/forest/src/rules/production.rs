//! After every change: animals, dials, triggers (BLF-3.7, BLF-4).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, reward, special};
use crate::choice::Choice;
use crate::data::{Animal, Building, Dial, Item, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Forest;
use crate::state::estate::Herd;
use crate::step::{Bonus, Draw, Due, Dues, FirstDial, Keep, Offer, Order, Step, Task};

/// Wood the wood stock sets the marker to.
const STOCKED_WOOD: u8 = 3;
/// Most porridge of the workers' house.
const WORKERS_PORRIDGE: u8 = 4;

/// Settles a change of one seat before anything else happens (BLF-3.7).
pub(crate) fn settle(game: &mut Forest, seat: Seat, mut dues: Dues, log: &mut impl Log<Event>) {
    if !game[seat].is_housed() && !shed(game, seat, log) {
        game.then(seat, Task::Settle(dues));
        return game.ask(seat, Keep);
    }
    let free = |dial| game[seat].dials.steps(dial) > 0;
    match (free(Dial::Glass), free(Dial::Oven)) {
        (true, true) => {
            game.then(seat, Task::Settle(dues));
            return game.ask(seat, FirstDial);
        }
        (true, false) => turn(game, seat, Dial::Glass, &mut dues, log),
        (false, true) => turn(game, seat, Dial::Oven, &mut dues, log),
        (false, false) => {}
    }
    match dues.len() {
        0 => {}
        1 => dues.iter().for_each(|due| trigger(game, seat, due, dues, log)),
        _ => game.ask(seat, Order { dues }),
    }
}

/// Turns a dial as one process and keeps what it sets off (BLF-4.11, BLF-4.14, BLF-4.24).
fn turn(game: &mut Forest, seat: Seat, dial: Dial, dues: &mut Dues, log: &mut impl Log<Event>) {
    let player = &mut game[seat];
    let from = player.dials.count(Item::Glass);
    let steps = player.dials.turn(dial);
    match dial {
        Dial::Glass => {
            let coal = if player.dials.is_without_coal() { 0 } else { steps };
            log.note(Event::GlassProduced { seat, steps, coal, from, to: from + steps });
            owe_painter(game, seat, steps, dues);
        }
        Dial::Oven => {
            let position = player.dials.turns(Dial::Oven);
            log.note(Event::OvenProduced { seat, steps, provisions: 2 * steps, goods: steps, position });
            if player.is_reminder_due() {
                player.reminded = true;
                dues.insert(Due::Reminder);
            }
        }
    }
}

/// The painter's workshop owes a porridge for each glass really gained.
pub(crate) fn owe_painter(game: &Forest, seat: Seat, glass: u8, dues: &mut Dues) {
    if glass > 0 && game[seat].has(Building::PaintersWorkshop) {
        dues.insert(Due::Painter);
        dues.porridge += glass;
    }
}

impl Ask<Forest> for FirstDial {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-first-dial").asked_by("BLF-4.21")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Dial::ALL.iter().copied().map(Choice::Turn));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Turn(dial) => hearing.freely(|game, log| turn_first(game, seat, dial, log)),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// This dial turns first; the other follows when the change is settled on (BLF-4.21).
fn turn_first(game: &mut Forest, seat: Seat, dial: Dial, log: &mut impl Log<Event>) {
    let mut dues = match game.agenda.pop() {
        Some(Step::Do(_, Task::Settle(dues))) => Some(dues),
        _ => None,
    }
    .expect("the change is being settled");
    turn(game, seat, dial, &mut dues, log);
    game.then(seat, Task::Settle(dues));
}

impl Ask<Forest> for Order {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-order").asked_by("BLF-4.22")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.dues.iter().map(Choice::Due));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Due(due) if self.dues.has(due) => hearing.freely(|game, log| {
                let mut rest = self.dues;
                rest.remove(due);
                game.then(seat, Task::Settle(rest));
                trigger(game, seat, due, self.dues, log);
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// One trigger takes its effect and is settled in its turn (BLF-4.22).
fn trigger(game: &mut Forest, seat: Seat, due: Due, dues: Dues, log: &mut impl Log<Event>) {
    log.note(Event::Triggered { seat, due });
    match due {
        Due::PondHut => reward::gain(game, seat, Item::Water, dues.water, log),
        Due::Painter => reward::gain(game, seat, Item::Porridge, dues.porridge, log),
        Due::Reminder => remind(game, seat, log),
        Due::WoodStock => stock_wood(game, seat, log),
        Due::GlaswaldLake => reward::gain(game, seat, Item::Sand, 3, log),
        Due::PublicBaths => reward::gain(game, seat, Item::Water, 1, log),
        Due::WorkersHouse => {
            let porridge = game[seat].tiles(Tile::Field).min(WORKERS_PORRIDGE);
            reward::gain(game, seat, Item::Porridge, porridge, log);
        }
        Due::Pigsty => reward::gain_animals(game, seat, Animal::Pig, 1, log),
        Due::CattleFarm => reward::gain_animals(game, seat, Animal::Cattle, 1, log),
        Due::Fishery => special::offer(game, seat, Offer::Fishery),
    }
}

/// The reminder tile: missions are revealed, then a basic resource is gained (BLF-4.24).
fn remind(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Event::ReminderReached { seat });
    game.reminders += 1;
    game.ask(seat, Bonus);
    for _ in 0..missions_to_reveal(game).min(game.pile.len()) {
        game.draw(Draw::Mission);
    }
}

/// One mission; two for the second of two players, three in solo (BLF-12.4, BLF-13.9).
fn missions_to_reveal(game: &Forest) -> u8 {
    match (game.players, game.reminders) {
        (1, _) => 3,
        (2, 2) => 2,
        _ => 1,
    }
}

impl Ask<Forest> for Bonus {
    fn prompt(self, _: &Forest, _: Seat) -> Prompt {
        Phrase::new("forest-prompt-bonus").asked_by("BLF-4.24")
    }

    fn candidates(self, _: &Forest, _: Seat, out: &mut Vec<Choice>) {
        out.extend(Item::BASIC.map(Choice::Bonus));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Bonus(item) if Item::BASIC.contains(&item) => {
                hearing.under(MAY_GAIN, item, |game, log| reward::gain(game, seat, item, 1, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_GAIN: &[Rule<Item>] = &[marker_is_there];

/// A full marker may be chosen, but a removed one may not (BLF-4.23).
fn marker_is_there(game: &Forest, seat: Seat, item: Item) -> Verdict {
    let removed = item == Item::CoalGlass && game[seat].dials.is_without_coal();
    ensure(!removed, Refusal::NoCoalMarker)
}

/// The wood stock sets the marker (BLF-4.25).
fn stock_wood(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) {
    let from = game[seat].dials.count(Item::Wood);
    if from < STOCKED_WOOD {
        game[seat].dials.put(Item::Wood, STOCKED_WOOD);
        log.note(Event::MarkerSet { seat, item: Item::Wood, from, n: STOCKED_WOOD });
        game.then(seat, Task::Settle(Dues::NONE));
    }
}

/// Returns animals without room, if there is only one way (BLF-9.7).
fn shed(game: &mut Forest, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let player = &game[seat];
    let mut ways = player.housing().largest(player.herd);
    let only = ways.next().filter(|_| ways.next().is_none());
    drop(ways);
    only.is_some_and(|herd| {
        keep(game, seat, herd, log);
        true
    })
}

impl Ask<Forest> for Keep {
    fn prompt(self, game: &Forest, seat: Seat) -> Prompt {
        let Herd { pigs, cattle } = game[seat].herd;
        Phrase::new("forest-prompt-keep").number("pigs", pigs).number("cattle", cattle).asked_by("BLF-9.7")
    }

    fn candidates(self, game: &Forest, seat: Seat, out: &mut Vec<Choice>) {
        let player = &game[seat];
        out.extend(player.housing().largest(player.herd).map(|herd| Choice::Keep(herd.pigs, herd.cattle)));
    }

    fn answer<H: Hearing<Forest>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Keep(pigs, cattle) => {
                let kept = Herd { pigs, cattle };
                hearing.under(MAY_KEEP, kept, |game, log| keep(game, seat, kept, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

const MAY_KEEP: &[Rule<Herd>] = &[nothing_is_wasted];

/// Nothing may be returned that could still be housed beside the animals kept (BLF-9.7).
fn nothing_is_wasted(game: &Forest, seat: Seat, kept: Herd) -> Verdict {
    let player = &game[seat];
    let owned = kept.pigs <= player.herd.pigs && kept.cattle <= player.herd.cattle;
    ensure(owned && player.housing().fits(kept), Refusal::DoNotFit)?;
    ensure(player.housing().largest(player.herd).any(|herd| herd == kept), Refusal::CouldBeHoused)
}

/// Keeps these animals and returns the others (BLF-9.7).
fn keep(game: &mut Forest, seat: Seat, kept: Herd, log: &mut impl Log<Event>) {
    let herd = std::mem::replace(&mut game[seat].herd, kept);
    let (pigs, cattle) = (herd.pigs - kept.pigs, herd.cattle - kept.cattle);
    log.note(Event::AnimalsReturned { seat, pigs, cattle });
}
