//! The neutral player of the solo game (ORA-14).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::build::card_is_displayed;
use super::place::{building_is_free, building_is_there};
use super::{Rule, Verdict, contract, ensure};
use crate::choice::{Choice, Clergyman, Fee};
use crate::data::{Card, Numbers};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::land::{Cell, Content, Spot};
use crate::state::{NEUTRAL, Ora};
use crate::step::{Neutral, NeutralSite, NeutralUse, PayFee};

/// An empty cell, beside the cloister for a monastery building; or on top of an unoccupied
/// building of the same class. Terrain does not matter (ORA-14.5).
fn may_cover(game: &Ora, cell: Cell, card: Card) -> bool {
    let (land, cloister) = (game.land(NEUTRAL), card.face().cloister);
    match land.get(cell) {
        Content::Empty => !cloister || land.touches_cloister(cell),
        Content::Building(below) => below.face().cloister == cloister && !game.is_occupied(NEUTRAL, cell),
        _ => false,
    }
}

fn fits_somewhere(game: &Ora, card: Card) -> bool {
    game.land(NEUTRAL).cells().any(|cell| may_cover(game, cell, card))
}

/// Nothing left that could be placed: what remains leaves the game (ORA-14.6, ORA-D33).
pub(crate) fn is_placed(game: &mut Ora, log: &mut impl Log<Event>) -> bool {
    if game.displayed().any(|card| fits_somewhere(game, card)) {
        return false;
    }
    for card in game.displayed() {
        log.note(Event::Discarded { card });
    }
    game.display = Numbers::NONE;
    true
}

/// The cards left in the display.
impl Ask<Ora> for Neutral {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-neutral").asked_by("ORA-14.4")
    }

    fn candidates(self, game: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend(game.displayed().map(Choice::Card));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Card(card) => hearing.under(MAY_PLACE, card, |game, _| {
                game.ask(seat, self);
                game.ask(seat, NeutralSite { card });
            }),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

fn card_fits(game: &Ora, _: Seat, card: Card) -> Verdict {
    ensure(fits_somewhere(game, card), Refusal::FitsNowhere { card })
}

/// All that must hold to place a card on the neutral land (ORA-14.4, ORA-14.6).
const MAY_PLACE: &[Rule<Card>] = &[card_is_displayed, card_fits];

/// The ten cells.
impl Ask<Ora> for NeutralSite {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-neutral-site").term("card", self.card.key()).asked_by("ORA-14.5")
    }

    fn candidates(self, game: &Ora, _: Seat, out: &mut Vec<Choice>) {
        let land = game.land(NEUTRAL);
        out.extend(land.cells().map(|cell| Choice::Spot(land.spot(cell))));
    }

    fn answer<H: Hearing<Ora>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Spot(spot) => {
                hearing.under(MAY_STAND, (self.card, spot), |game, log| put(game, self.card, spot, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The cell takes the card (ORA-14.5).
fn cell_takes_it(game: &Ora, _: Seat, (card, spot): (Card, Spot)) -> Verdict {
    let cell = game.land(NEUTRAL).at(spot).ok_or(Refusal::NoSuchCell)?;
    if game.land(NEUTRAL).get(cell) == Content::Empty {
        return ensure(may_cover(game, cell, card), Refusal::NotBesideCloister);
    }
    ensure(may_cover(game, cell, card), Refusal::CannotCover)
}

const MAY_STAND: &[Rule<(Card, Spot)>] = &[cell_takes_it];

/// The card stands there, free of charge; what it covers is out of the game (ORA-14.4, ORA-14.6).
fn put(game: &mut Ora, card: Card, spot: Spot, log: &mut impl Log<Event>) {
    let cell = game.land(NEUTRAL).at(spot).expect("a cell of the neutral land");
    if let Some(below) = game.land(NEUTRAL).get(cell).building() {
        game.fresh = game.fresh.without(below.face().number);
        log.note(Event::Covered { card: below });
    }
    game.erect(NEUTRAL, card, cell, log);
    game.fresh = game.fresh.with(card.face().number);
}

/// Can the neutral prior go anywhere (ORA-14.7)? A relay to the display would find it empty
/// (ORA-14.12).
pub(crate) fn may_use_new(game: &Ora) -> bool {
    !game.fresh.is_empty() && game.player(NEUTRAL).has_home(Clergyman::Prior)
}

/// The new buildings, and none.
impl Ask<Ora> for NeutralUse {
    fn prompt(self, game: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-neutral-use").number("price", game.contract).asked_by("ORA-14.7")
    }

    fn candidates(self, game: &Ora, _: Seat, out: &mut Vec<Choice>) {
        let fresh = game.fresh.iter().map(|number| Card::numbered(number, game.country));
        out.extend(fresh.map(|card| Choice::At(NEUTRAL, card)));
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::At(host, card) => hearing.under(MAY_USE, (host, card), |game, _| {
                game.fresh = Numbers::NONE;
                game.ask(seat, PayFee { host, card, prior: true });
            }),
            Choice::Done => hearing.freely(|game, _| game.fresh = Numbers::NONE),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

fn land_is_neutral(_: &Ora, _: Seat, (owner, card): (Seat, Card)) -> Verdict {
    ensure(owner == NEUTRAL, Refusal::NotFresh { card })
}

/// Placed in this phase and still open (ORA-14.7).
fn building_is_new(game: &Ora, _: Seat, (_, card): (Seat, Card)) -> Verdict {
    ensure(game.fresh.has(card.face().number), Refusal::NotFresh { card })
}

fn fee_can_be_paid(game: &Ora, seat: Seat, _: (Seat, Card)) -> Verdict {
    contract::may_pay_fee(game, seat, Fee::Gift).or_else(|_| contract::may_pay_fee(game, seat, Fee::Coins))
}

/// All that must hold for the neutral prior to enter a new building.
const MAY_USE: &[Rule<(Seat, Card)>] =
    &[land_is_neutral, building_is_there, building_is_new, building_is_free, fee_can_be_paid];
