//! Station 9: taxes, and a metal for the first to arrive (PIL-8.x).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::{FRANCIS_TAX, Good, Post, Privilege, Station};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::Pillars;
use crate::step::{Amnesty, Draw, Task};
use crate::words::GOLD;

impl Ask<Pillars> for Amnesty {
    fn prompt(self, game: &Pillars, seat: Seat) -> Prompt {
        Phrase::new("pillars-prompt-amnesty").count("tax", tax_of(game, seat), GOLD).asked_by("PIL-8.4")
    }

    fn candidates(self, _: &Pillars, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Use(Privilege::Amnesty), Choice::Save(Privilege::Amnesty)]);
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Use(Privilege::Amnesty) => hearing.freely(|game, log| use_amnesty(game, seat, log)),
            Choice::Save(Privilege::Amnesty) => {
                hearing.freely(|game, _| game.then(Task::PayTax { spared: None }))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The start player rolls the tax die (PIL-8.1).
pub(crate) fn begin(game: &mut Pillars) {
    game.draw(Draw::RollTax);
}

/// The tax is known; the owner of the amnesty may use it now, if he needs it (PIL-8.4).
pub(super) fn roll(game: &mut Pillars, tax: u8, log: &mut impl Log<Event>) {
    game.tax = Some(tax);
    log.note(Event::TaxRolled { tax });
    let taxed = game.owner(Privilege::Amnesty).filter(|seat| !is_at_court(game, *seat));
    match taxed {
        Some(seat) => game.ask(seat, Amnesty),
        None => game.then(Task::PayTax { spared: None }),
    }
}

/// The amnesty leaves the game and spares its owner (PIL-8.4, PIL-14.14).
fn use_amnesty(game: &mut Pillars, seat: Seat, log: &mut impl Log<Event>) {
    game[seat].privileges.remove(Privilege::Amnesty);
    log.note(Event::Uses { seat, privilege: Privilege::Amnesty });
    game.then(Task::PayTax { spared: Some(seat) });
}

/// Everybody is taxed who is not exempt; then the first at the court takes the metal
/// (PIL-8.2, PIL-8.5, PIL-8.6).
pub(crate) fn pay_taxes(game: &mut Pillars, spared: Option<Seat>, log: &mut impl Log<Event>) {
    for seat in game.clockwise() {
        if is_at_court(game, seat) || spared == Some(seat) {
            log.note(Event::Exempt { seat });
        } else {
            game.charge(seat, tax_of(game, seat), Cause::Station(Station::Court), log);
        }
    }
    give_metal(game, log);
    game.clear(Post::Court);
}

/// A builder at the court exempts its owner (PIL-8.2).
fn is_at_court(game: &Pillars, seat: Seat) -> bool {
    game.at(Post::Court).contains(&Some(seat))
}

/// The roll, or two for the friend of Brother Francis (PIL-8.3).
fn tax_of(game: &Pillars, seat: Seat) -> u8 {
    match game.tax {
        Some(_) if game[seat].privileges.has(Privilege::Francis) => FRANCIS_TAX,
        tax => tax.expect("the die was rolled"),
    }
}

/// The metal goes to the first space; without a visitor it stays (PIL-8.6).
fn give_metal(game: &mut Pillars, log: &mut impl Log<Event>) {
    if let Some(seat) = game.first_at(Post::Court).filter(|_| game.court_metal) {
        game.court_metal = false;
        game.gain_goods(seat, (Good::Metal, 1), Cause::Station(Station::Court), log);
    }
}
