//! The Vikings (ABB-5.3 to ABB-5.12).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, allows, elias, fate, gains, not_asked, round, unless};
use crate::choice::Choice;
use crate::data::{Building, EventCard, FACES, PeasantSpot, Relic, Site, Stand};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::{Abbey, Met, Raider, Taker};
use crate::step::{Draw, Lance, Meet, Plunder, Task};

const VIKINGS: Cause = Cause::Event(EventCard::Vikings);

/// How dice meet rows of Vikings (ABB-5.5, ABB-16.18).
#[derive(Copy, Clone, PartialEq, Eq)]
enum Manner {
    /// One die, one row.
    Plain,
    /// One die counts for two equal rows.
    Echo,
    /// Two dice count for three equal rows.
    Double,
}

impl Manner {
    /// How many rows are met.
    const fn rows(self) -> u8 {
        match self {
            Self::Plain => 1,
            Self::Echo => 2,
            Self::Double => 3,
        }
    }
}

impl Ask<Abbey> for Meet {
    fn prompt(self, game: &Abbey, _: Seat) -> Prompt {
        let row = open_row(game).unwrap_or(0);
        let value = game.raid.get(row).map_or(0, |raider| raider.value);
        let rows = (game.raid.len() - row) as u8;
        let (key, rule) =
            if self.placed { ("abbey-prompt-meet-on", "ABB-5.6") } else { ("abbey-prompt-meet", "ABB-5.5") };
        Phrase::new(key).number("value", value).number("rows", rows).asked_by(rule)
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        let scribes = game[seat].active(Building::Scriptorium) as usize;
        for choice in &[Choice::Meet, Choice::MeetEcho, Choice::MeetDouble][..=scribes] {
            out.extend(game[seat].faces().map(choice));
        }
        if self.placed {
            out.push(Choice::Stop);
        } else {
            out.extend(fate::peasants(game, seat).map(Choice::Peasant));
            out.push(Choice::Breach);
        }
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let met = |face, manner, hearing: H| {
            hearing.under(MAY_MEET, (face, manner), |game, log| meet(game, seat, (face, manner), log))
        };
        match choice {
            Choice::Meet(face) => met(face, Manner::Plain, hearing),
            Choice::MeetEcho(face) => met(face, Manner::Echo, hearing),
            Choice::MeetDouble(face) => met(face, Manner::Double, hearing),
            Choice::Peasant(spot) if !self.placed => {
                hearing.under(fate::MAY_LOSE_PEASANT, spot, |game, log| send(game, seat, spot, log))
            }
            Choice::Stop => hearing.under(MAY_STOP, self, |_, _| {}),
            Choice::Breach => hearing.under(MAY_BREACH, self, |game, log| breach(game, seat, log)),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to meet a Viking with dice.
const MAY_MEET: &[Rule<(u8, Manner)>] =
    &[die_is_in_the_pool, die_fits_the_row, rows_are_alike, scriptorium_is_ready];
/// All that must hold to let a row be breached.
const MAY_BREACH: &[Rule<Meet>] = &[nothing_was_placed, nothing_fits, nobody_is_left];
/// All that must hold to stop.
const MAY_STOP: &[Rule<Meet>] = &[a_die_was_placed];

fn die_is_in_the_pool(game: &Abbey, seat: Seat, (face, manner): (u8, Manner)) -> Verdict {
    let row = open_row(game).map_or(0, |row| game.raid[row].value);
    let second = manner == Manner::Double && row > 0;
    let enough = if second && row == face {
        game[seat].showing(face) >= 2
    } else {
        game[seat].showing(face) >= 1 && (!second || game[seat].showing(row) >= 1)
    };
    unless(!enough, Refusal::NoSuchDie { face })
}

/// A die shows exactly the value of the row (ABB-5.5); the Barracks bend the first die (ABB-5.8).
fn die_fits_the_row(game: &Abbey, seat: Seat, (face, _): (u8, Manner)) -> Verdict {
    let Some(row) = open_row(game) else { return Err(Refusal::NotAsked) };
    let value = game.raid[row].value;
    unless(face.abs_diff(value) > reach(game, seat), Refusal::RowHasAnotherValue { value })
}

/// How far the next die of a player may be from the row's value.
fn reach(game: &Abbey, seat: Seat) -> u8 {
    let placed = game.raid.iter().any(|row| row.met.monk() == Some(Taker::Seat(seat)));
    match game[seat].active(Building::Barracks) {
        _ if placed => 0,
        0 => 0,
        1 => 1,
        _ => FACES as u8,
    }
}

/// An echo meets the next row if it has the same value (ABB-16.18).
fn rows_are_alike(game: &Abbey, _: Seat, (_, manner): (u8, Manner)) -> Verdict {
    let Some(row) = open_row(game) else { return Err(Refusal::NotAsked) };
    let value = game.raid[row].value;
    let alike = game.raid[row..].iter().take_while(|other| other.value == value).count();
    unless(alike < usize::from(manner.rows()), Refusal::RowsDiffer)
}

/// Each of its two abilities once in a round (ABB-16.18).
fn scriptorium_is_ready(game: &Abbey, seat: Seat, (_, manner): (u8, Manner)) -> Verdict {
    match manner {
        Manner::Plain => Ok(()),
        Manner::Echo => super::placement::echo_is_ready(game, seat),
        Manner::Double => super::placement::double_is_ready(game, seat),
    }
}

fn nothing_was_placed(_: &Abbey, _: Seat, asked: Meet) -> Verdict {
    unless(asked.placed, Refusal::NotAsked)
}

fn nothing_fits(game: &Abbey, seat: Seat, _: Meet) -> Verdict {
    unless(has_fitting_die(game, seat), Refusal::CanStillMeet)
}

fn nobody_is_left(game: &Abbey, seat: Seat, _: Meet) -> Verdict {
    unless(game[seat].population() > 0, Refusal::CanStillMeet)
}

fn a_die_was_placed(_: &Abbey, _: Seat, asked: Meet) -> Verdict {
    unless(!asked.placed, Refusal::MustMeet)
}

/// The first row that nothing stands against.
pub(crate) fn open_row(game: &Abbey) -> Option<usize> {
    game.raid.iter().position(|row| row.met == Met::Open)
}

/// Has a player a die for the first open row?
pub(crate) fn has_fitting_die(game: &Abbey, seat: Seat) -> bool {
    game[seat].faces().any(|face| allows(MAY_MEET, game, seat, (face, Manner::Plain)))
}

/// The owner of the Holy Lance is asked before the dice are rolled (ABB-5.3); then one die per
/// player, two in the solo game (ABB-5.4).
pub(crate) fn begin(game: &mut Abbey) {
    let dice = if game.is_solo() { 2 } else { game.players };
    game.draw(Draw::RollVikings(dice));
    if let Some(seat) = Seat::all(game.players).find(|seat| game[*seat].relics.has(Relic::HolyLance)) {
        game.ask(seat, Lance);
    }
}

/// Viking dice lie in descending order (ABB-5.4).
pub(crate) fn roll(game: &mut Abbey, left: u8, face: u8, log: &mut impl Log<Event>) {
    let place = game.raid.iter().position(|row| row.value < face).unwrap_or(game.raid.len());
    game.raid.insert(place, Raider { value: face, met: Met::Open });
    if left > 1 {
        game.draw(Draw::RollVikings(left - 1));
        return;
    }
    let mut dice = [0; Seat::MOST];
    game.raid.iter().zip(&mut dice).for_each(|(row, die)| *die = row.value);
    log.note(Event::VikingsRolled { dice });
    game.then(Task::MeetTurn(0));
}

/// The next one in turn order faces the first open row (ABB-5.5); Elias has a turn of his own.
pub(crate) fn turn(game: &mut Abbey, place: u8, log: &mut impl Log<Event>) {
    if open_row(game).is_none() {
        result(game, log);
        return;
    }
    game.then(Task::MeetTurn(place + 1));
    let elias = game.is_solo() && (place == 0) == game.elias.first;
    if elias {
        elias::meet(game, log);
    } else {
        let seat = game.in_turn(place % game.players).expect("a seat of the table");
        game.open(seat, Meet { placed: false }, log);
    }
}

/// A player with neither a fitting die nor a peasant marks the row (ABB-5.7).
pub(crate) fn breach(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    let value = mark(game, Met::Breach(seat));
    log.note(Event::Breached { taker: Taker::Seat(seat), value });
    gains::forfeit(game, VIKINGS.to(seat), 1, log);
}

/// Puts something against the first open row and tells its value.
pub(crate) fn mark(game: &mut Abbey, met: Met) -> u8 {
    let row = open_row(game).expect("an open row");
    game.raid[row].met = met;
    game.raid[row].value
}

/// A peasant meets a Viking (ABB-5.5).
fn send(game: &mut Abbey, seat: Seat, spot: PeasantSpot, log: &mut impl Log<Event>) {
    game[seat].take_peasant(spot);
    let value = mark(game, Met::Peasant(seat));
    log.note(Event::MetByPeasant { seat, value });
    gains::forfeit(game, VIKINGS.to(seat), 1, log);
}

impl Ask<Abbey> for Lance {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-lance").asked_by("ABB-5.3")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Repel, Choice::Hold]);
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Repel => hearing.freely(|game, log| repel_alone(game, seat, log)),
            Choice::Hold => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// The Holy Lance repels the raid without dice (ABB-23.5).
fn repel_alone(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].relics.remove(Relic::HolyLance);
    log.note(Event::RelicUsed { seat, relic: Relic::HolyLance });
    gains::earn(game, Cause::Relic(Relic::HolyLance).to(seat), 5, log);
    game.agenda.pop();
    log.note(Event::Repelled);
}

/// Dice meet one row or more, one prestige each; then the player may go on (ABB-5.5, ABB-5.6).
fn meet(game: &mut Abbey, seat: Seat, (face, manner): (u8, Manner), log: &mut impl Log<Event>) {
    game[seat].take_die(face, None);
    let value = mark(game, Met::Die(seat));
    if manner == Manner::Double {
        game[seat].take_die(value, None);
        mark(game, Met::Die(seat));
        game[seat].uses.double = true;
    }
    if manner != Manner::Plain {
        mark(game, Met::Echo(seat));
    }
    game[seat].uses.echo |= manner == Manner::Echo;
    let rows = manner.rows();
    log.note(Event::MetByDice { seat, value, rows });
    gains::earn(game, VIKINGS.to(seat), rows, log);
    game.ask(seat, Meet { placed: true });
}

/// Repelled by more dice than peasants and breaches, else plundered (ABB-5.9, ABB-5.10).
fn result(game: &mut Abbey, log: &mut impl Log<Event>) {
    let monks = game.raid.iter().filter(|row| row.met.monk().is_some()).count();
    if monks * 2 <= game.raid.len() {
        log.note(Event::Plundered);
        game.give_turns(Task::PlunderTurn);
        return;
    }
    log.note(Event::Repelled);
    if let Some(Taker::Seat(seat)) = strongest(game) {
        gains::earn(game, VIKINGS.to(seat), 3, log);
    }
}

/// Who has strictly most dice on the card (ABB-5.9, ABB-22.7).
fn strongest(game: &Abbey) -> Option<Taker> {
    let dice = |taker| game.raid.iter().filter(|row| row.met.monk() == Some(taker)).count();
    let takers = Seat::all(game.players).map(Taker::Seat).chain([Taker::Elias]);
    let most = takers.clone().map(dice).max()?;
    let mut best = takers.filter(|taker| dice(*taker) == most);
    best.next().filter(|_| best.next().is_none())
}

/// A player with a building or tower loses one; another all he has in stock (ABB-5.10, ABB-5.11).
pub(crate) fn plunder_turn(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    if game[seat].stands().next().is_some() {
        game.ask(seat, Plunder);
    } else {
        let stock = std::mem::take(&mut game[seat].stock);
        log.note(Event::StockLost { seat, stock });
    }
}

impl Ask<Abbey> for Plunder {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-plunder").asked_by("ABB-5.10")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        let named_once = |stand: &Stand| !game[seat].is_twin(*stand);
        out.extend(game[seat].stands().filter(named_once).map(Choice::Lose));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Lose(stand) => {
                hearing.under(MAY_LOSE, stand, |game, log| lose_card(game, seat, stand, log))
            }
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to give up a card.
const MAY_LOSE: &[Rule<Stand>] = &[card_stands, card_is_named_once];

fn card_stands(game: &Abbey, seat: Seat, stand: Stand) -> Verdict {
    unless(!game[seat].plot(stand).stands(), Refusal::NotBuilt { site: stand.site })
}

fn card_is_named_once(game: &Abbey, seat: Seat, stand: Stand) -> Verdict {
    unless(game[seat].is_twin(stand), Refusal::NameTheFirst { site: stand.site })
}

/// The card goes with its peasant, a farm with its barn and animals (ABB-5.10).
fn lose_card(game: &mut Abbey, seat: Seat, stand: Stand, log: &mut impl Log<Event>) {
    let spot = PeasantSpot::Card(stand);
    if game[seat].peasant_at(spot) {
        gains::lose_peasant(game, VIKINGS.to(seat), spot, log);
    }
    let player = &mut game[seat];
    player.plot_mut(stand).raze();
    if matches!(stand.site, Site::Building(building) if building.is_farm()) {
        player.sheep = 0;
        player.cows = 0;
    }
    log.note(Event::CardLost { seat, site: stand.site });
}

/// Is there something to decide for who faces the Vikings?
pub(crate) fn is_needed(game: &Abbey, seat: Seat, placed: bool) -> bool {
    let open = open_row(game).is_some();
    let peasant = !placed && game[seat].population() > 0;
    open && (peasant || has_fitting_die(game, seat) || round::can_reroll(game, seat))
}
