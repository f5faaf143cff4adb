//! Buildings (ORA-5).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, ensure, holds, place};
use crate::choice::{Choice, Clergyman};
use crate::data::{Card, Good};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Ora;
use crate::state::land::{Content, Spot};
use crate::step::{Build, Prior, Site};

/// Every card in the display.
impl Ask<Ora> for Build {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-build").asked_by("ORA-5.1")
    }

    fn candidates(self, game: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend(game.displayed().map(Choice::Card));
        if !self.must {
            out.push(Choice::Done);
        }
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Card(card) => hearing.under(MAY_BUILD, card, |game, _| game.ask(seat, Site { card })),
            Choice::Done if !self.must => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Only cards in the display can be built (ORA-5.1).
pub(super) fn card_is_displayed(game: &Ora, _: Seat, card: Card) -> Verdict {
    ensure(game.is_displayed(card), Refusal::NotOnDisplay { card })
}

fn suffices(game: &Ora, seat: Seat, card: Card, good: Good) -> Verdict {
    let Some((_, need)) = card.face().cost.iter().find(|(wanted, _)| *wanted == good) else { return Ok(()) };
    let (need, have) = (u16::from(*need), game.purse(seat).within_reach(good));
    ensure(have >= need, Refusal::Material { good, need, have })
}

/// The wood on the card (ORA-5.1).
fn wood_suffices(game: &Ora, seat: Seat, card: Card) -> Verdict {
    suffices(game, seat, card, Good::Wood)
}

/// The clay on the card (ORA-5.1).
fn clay_suffices(game: &Ora, seat: Seat, card: Card) -> Verdict {
    suffices(game, seat, card, Good::Clay)
}

/// The stone on the card (ORA-5.1).
fn stone_suffices(game: &Ora, seat: Seat, card: Card) -> Verdict {
    suffices(game, seat, card, Good::Stone)
}

/// The straw on the card, grain being flipped for it (ORA-7.4).
fn straw_suffices(game: &Ora, seat: Seat, card: Card) -> Verdict {
    suffices(game, seat, card, Good::Straw)
}

/// The coins on the card, drink being sold for them (ORA-5.6).
fn coins_suffice(game: &Ora, seat: Seat, card: Card) -> Verdict {
    suffices(game, seat, card, Good::Coin)
}

/// Bare ground of the right terrain (ORA-5.1, ORA-5.3).
fn ground_exists(game: &Ora, seat: Seat, card: Card) -> Verdict {
    let land = game.land(seat);
    let fits = land.cells().any(|cell| land.fits(cell, card.face().terrain, false));
    ensure(fits, Refusal::NoGround)
}

/// Such ground beside the cloister, for monastery buildings (ORA-5.4).
fn cloister_ground_exists(game: &Ora, seat: Seat, card: Card) -> Verdict {
    let (land, face) = (game.land(seat), card.face());
    let fits = !face.cloister || land.cells().any(|cell| land.fits(cell, face.terrain, true));
    ensure(fits, Refusal::NoCloisterGround)
}

/// All that must hold to build a card.
pub(crate) const MAY_BUILD: &[Rule<Card>] = &[
    card_is_displayed,
    wood_suffices,
    clay_suffices,
    stone_suffices,
    straw_suffices,
    coins_suffice,
    ground_exists,
    cloister_ground_exists,
];

/// Is there any card to build?
pub(super) fn can_build(game: &Ora, seat: Seat) -> Verdict {
    let possible = game.displayed().any(|card| holds(MAY_BUILD, game, seat, card));
    ensure(possible, Refusal::NothingToBuild)
}

/// Empty cells, and those that only look so.
impl Ask<Ora> for Site {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-site").term("card", self.card.key()).asked_by("ORA-5.1")
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        sites(game, seat, out);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Spot(spot) => {
                let card = self.card;
                hearing.under(MAY_STAND, (card, spot), |game, log| build(game, seat, card, spot, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The empty cells of a land.
pub(super) fn sites(game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
    let land = game.land(seat);
    out.extend(land.bare().map(|cell| Choice::Spot(land.spot(cell))));
}

/// The land reaches there (ORA-5.1).
fn cell_exists(game: &Ora, seat: Seat, (_, spot): (Card, Spot)) -> Verdict {
    ensure(game.land(seat).at(spot).is_some(), Refusal::NoSuchCell)
}

/// No forest, moor, building or settlement on it (ORA-5.2).
fn cell_is_empty(game: &Ora, seat: Seat, (_, spot): (Card, Spot)) -> Verdict {
    let land = game.land(seat);
    let empty = land.at(spot).is_none_or(|cell| land.get(cell) == Content::Empty);
    ensure(empty, Refusal::CellTaken)
}

/// The terrain is listed on the card (ORA-5.3).
fn terrain_suits(game: &Ora, seat: Seat, (card, spot): (Card, Spot)) -> Verdict {
    let land = game.land(seat);
    let suits = land.at(spot).is_none_or(|cell| card.face().terrain.has(land.terrain(cell)));
    ensure(suits, Refusal::WrongTerrain)
}

/// Monastery buildings stand together (ORA-5.4).
fn cloister_is_near(game: &Ora, seat: Seat, (card, spot): (Card, Spot)) -> Verdict {
    let land = game.land(seat);
    let near = !card.face().cloister || land.at(spot).is_none_or(|cell| land.touches_cloister(cell));
    ensure(near, Refusal::NotBesideCloister)
}

/// All that must hold for a building to stand on a cell.
const MAY_STAND: &[Rule<(Card, Spot)>] = &[cell_exists, cell_is_empty, terrain_suits, cloister_is_near];

/// The card is paid for and placed; the prior may follow (ORA-5.1, ORA-5.7).
fn build(game: &mut Ora, seat: Seat, card: Card, spot: Spot, log: &mut impl Log<Event>) {
    game.pay_all(seat, card.face().cost, 1, log);
    let cell = game.land(seat).at(spot).expect("a cell of the land");
    game.erect(seat, card, cell, log);
    if game.player(seat).has_home(Clergyman::Prior) {
        game.ask(seat, Prior { card });
    }
}

/// The prior goes or stays.
impl Ask<Ora> for Prior {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-prior").term("card", self.card.key()).asked_by("ORA-5.7")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Send(Clergyman::Prior), Choice::Done]);
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Send(Clergyman::Prior) => {
                hearing.freely(|game, log| send_prior(game, seat, self.card, log))
            }
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// The prior enters the new building at once (ORA-5.7).
fn send_prior(game: &mut Ora, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    let entry = place::Entry { user: seat, host: seat, clergyman: Clergyman::Prior, owner: seat, card };
    place::enter(game, entry, log);
}
