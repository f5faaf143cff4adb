//! Everything the game says, as keys with arguments; the texts live elsewhere.

mod choices;
mod text_table;

use parlour_core::{Phrase, Seat, Speak};

use crate::choice::Action;
use crate::data::printed::PrintedRow;
use crate::data::{Crusade, FACES, Good, PeasantSpot, Stand, Token};

use crate::state::Taker;
use crate::step::{Giver, Loss};

pub(crate) use choices::say;

/// Prestige, counted.
pub(crate) const PRESTIGE: &str = "abbey-unit-prestige";
/// Dice, counted.
pub(crate) const DICE: &str = "abbey-unit-die";
/// Peasants, counted.
pub(crate) const PEASANTS: &str = "abbey-unit-peasant";
/// Levels of food, counted.
pub(crate) const LEVELS: &str = "abbey-unit-level";
/// Sheep, counted.
pub(crate) const SHEEP: &str = "abbey-unit-sheep";
/// Cows, counted.
pub(crate) const COWS: &str = "abbey-unit-cow";
/// Moves, counted.
pub(crate) const MOVES: &str = "abbey-unit-move";
/// Building slots, counted.
const SLOTS: &str = "abbey-unit-slot";
/// Points of defense, counted.
pub(crate) const DEFENSE: &str = "abbey-unit-defense";

/// The name of a use of dice.
pub(crate) const fn action_key(action: Action) -> &'static str {
    match action {
        Action::Preach => "abbey-action-preach",
        Action::Clergy => "abbey-action-clergy",
        Action::Defend => "abbey-action-defend",
        Action::March(crusade) => crusade.key(),
    }
}

pub(crate) const fn giver_key(giver: Giver) -> &'static str {
    match giver {
        Giver::Priest => "abbey-giver-priest",
        Giver::Support => "abbey-giver-support",
    }
}

pub(crate) const fn loss_key(loss: Loss) -> &'static str {
    match loss {
        Loss::Hunger => "abbey-cause-food",
        Loss::Darkness => "abbey-cause-darkness",
    }
}

/// The bundle of a cost, kind by kind.
pub(crate) fn bundle(cost: [u8; Good::COUNT]) -> Vec<Phrase> {
    let kinds = Good::ALL.iter().filter(|good| cost[**good as usize] > 0);
    kinds.map(|good| Phrase::counted(cost[*good as usize], good.key())).collect()
}

/// A part of a crusade's reward.
pub(crate) fn share(card: Crusade, part: [u8; 2]) -> Vec<Phrase> {
    let tokens = card.reward().into_iter().zip(part).filter(|(_, n)| *n > 0);
    tokens.map(|((token, _), n)| Phrase::counted(n, token_key(card, token))).collect()
}

/// A token of a crusade; relics have names.
fn token_key(card: Crusade, token: Token) -> &'static str {
    match card.relic().filter(|_| token == Token::Relic) {
        Some(relic) => relic.key(),
        None => token.key(),
    }
}

/// Dice by face: so many of each that is there.
pub(crate) fn dice(pool: [u8; FACES]) -> Vec<Phrase> {
    let faces = (1u8..).zip(pool).filter(|(_, n)| *n > 0);
    faces.map(|(face, n)| Phrase::new("abbey-dice").number("n", n).number("face", face)).collect()
}

/// Where a peasant is.
pub(crate) fn spot(spot: PeasantSpot) -> Phrase {
    match spot {
        PeasantSpot::Pew(pew) => {
            Phrase::new("abbey-spot-pew").number("bench", pew.bench()).number("row", pew.row())
        }
        PeasantSpot::Baptistery => Phrase::new("abbey-spot-baptistery"),
        PeasantSpot::Card(stand) => card(stand),
    }
}

/// One of the two cards of a type.
fn card(stand: Stand) -> Phrase {
    Phrase::new("abbey-spot-card").term("card", stand.site.key()).number("copy", stand.copy + 1)
}

/// Speaks of a player or of Elias.
pub(crate) fn of_taker(phrase: Phrase, name: &'static str, taker: Taker) -> Phrase {
    match taker {
        Taker::Seat(seat) => phrase.seat(name, seat),
        Taker::Elias => phrase.term(name, "abbey-elias"),
    }
}

fn player(seat: Seat) -> Phrase {
    Phrase::new("abbey-player").seat("seat", seat)
}

impl Speak for PrintedRow {
    fn phrase(&self) -> Phrase {
        Phrase::new("abbey-printed-row")
            .term("what", self.name)
            .list("facts", self.facts.iter().map(|fact| Phrase::new(fact.key())))
            .term("from", self.from.key())
    }
}
