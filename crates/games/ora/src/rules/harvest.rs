//! The production wheel (ORA-3), felling and cutting (ORA-4.5 to ORA-4.7).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, ensure};
use crate::choice::Choice;
use crate::data::{Good, Marker, RING_INCOME};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::land::{Content, Spot};
use crate::state::{Ora, Standing};
use crate::step::{Clear, Harvest, Wild};

/// The wheel advances one space. A marker that the beam reaches is pushed along, or leaves the
/// solo game; late markers come in at nought (ORA-3.5 to ORA-3.7).
pub(crate) fn rotate(game: &mut Ora, log: &mut impl Log<Event>) {
    let space = (game.wheel.space + 1) % 13;
    game.wheel.space = space;
    for marker in Marker::ALL {
        if game.wheel.standing(*marker) == Standing::On(space) {
            push_marker(game, *marker, log);
        }
    }
    let ring = game.play.ring();
    for (marker, round) in [(Marker::Grapes, ring.grapes), (Marker::Stone, ring.stone)] {
        if round == Some(game.round) && game.wheel.standing(marker) == Standing::Waiting {
            game.wheel.put(marker, Standing::On(space));
            log.note(Event::MarkerEntered { marker });
        }
    }
    ring_income(game, log);
}

/// The beam pushes the marker along; in solo it takes it out of the game (ORA-3.5, ORA-14.10).
fn push_marker(game: &mut Ora, marker: Marker, log: &mut impl Log<Event>) {
    if game.play.is_solo() {
        game.wheel.put(marker, Standing::Gone);
        log.note(Event::MarkerLeft { marker });
    } else {
        game.wheel.put(marker, Standing::On((game.wheel.space + 1) % 13));
    }
}

/// In the short game everybody receives the goods printed beside the space (ORA-12.4).
fn ring_income(game: &mut Ora, log: &mut impl Log<Event>) {
    let Some(goods) = RING_INCOME.get(usize::from(game.round).wrapping_sub(1)) else { return };
    if game.play.is_short() {
        for seat in game.seats() {
            for good in goods {
                game.gain(seat, *good, 1, log);
            }
        }
    }
}

/// The goods of a harvest, each by its own marker or by the joker (ORA-3.2).
impl Ask<Ora> for Harvest {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        Phrase::new("ora-prompt-harvest").asked_by("ORA-3.2")
    }

    fn candidates(self, _: &Ora, _: Seat, out: &mut Vec<Choice>) {
        for good in [Some(self.good), self.other].into_iter().flatten() {
            out.extend([Choice::Harvest(good), Choice::Joker(good)]);
        }
        if !self.must {
            out.push(Choice::Done);
        }
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Harvest(good) if self.brings(good) => hearing.under(MAY_HARVEST, good, |game, log| {
                let marker = Marker::of(good).expect("a good with a marker");
                harvest(game, seat, good, marker, log);
            }),
            Choice::Joker(good) if self.brings(good) => {
                hearing.under(MAY_USE_JOKER, (), |game, log| harvest(game, seat, good, Marker::Joker, log))
            }
            Choice::Done if !self.must => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

impl Harvest {
    fn brings(self, good: Good) -> bool {
        self.good == good || self.other == Some(good)
    }
}

const MAY_HARVEST: &[Rule<Good>] = &[|game, _, good| may_harvest(game, good)];
const MAY_USE_JOKER: &[Rule<()>] = &[|game, _, ()| may_use_joker(game)];

/// The marker of the good is in play (ORA-3.3).
fn may_harvest(game: &Ora, good: Good) -> Verdict {
    let in_play = Marker::of(good).is_some_and(|marker| game.wheel.is_in_play(marker));
    ensure(in_play, Refusal::MarkerAway { good })
}

/// The joker is in play, whatever became of the good's own marker (ORA-3.3).
pub(super) fn may_use_joker(game: &Ora) -> Verdict {
    ensure(game.wheel.is_in_play(Marker::Joker), Refusal::JokerAway)
}

/// Neither marker is in play: the harvest yields nothing (ORA-3.3, ORA-D30).
pub(crate) fn is_barren(game: &Ora, good: Good) -> bool {
    may_harvest(game, good).is_err() && may_use_joker(game).is_err()
}

/// The user gains what the marker reads, be it nought, and the marker goes back to nought
/// (ORA-3.2, ORA-3.4); in the short game everybody gains one more, every time (ORA-12.5, ORA-12.6).
pub(super) fn harvest(game: &mut Ora, seat: Seat, good: Good, marker: Marker, log: &mut impl Log<Event>) {
    let amount = game.reading(marker).expect("the marker is in play");
    game.wheel.put(marker, Standing::On(game.wheel.space));
    log.note(Event::Harvested { seat, good, marker, amount });
    game.gain(seat, good, u16::from(amount), log);
    if game.play.is_short() {
        game.seats().for_each(|everybody| game.gain(everybody, good, 1, log));
    }
}

/// The forests or moors of the player.
impl Ask<Ora> for Clear {
    fn prompt(self, _: &Ora, _: Seat) -> Prompt {
        let rule = match self.wild {
            Wild::Forest => "ORA-4.5",
            Wild::Moor => "ORA-4.6",
        };
        Phrase::new("ora-prompt-clear").term("good", self.wild.good().key()).asked_by(rule)
    }

    fn candidates(self, game: &Ora, seat: Seat, out: &mut Vec<Choice>) {
        let land = game.land(seat);
        out.extend(land.holding(self.wild.content()).map(|cell| Choice::Spot(land.spot(cell))));
    }

    fn answer<H: Hearing<Ora>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Spot(spot) => {
                let wild = self.wild;
                hearing.under(MAY_CLEAR, (wild, spot), |game, log| clear(game, seat, wild, spot, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Such a card lies there.
pub(super) fn card_lies_there(game: &Ora, seat: Seat, (wild, spot): (Wild, Spot)) -> Verdict {
    let land = game.land(seat);
    let there = land.at(spot).is_some_and(|cell| land.get(cell) == wild.content());
    ensure(there, Refusal::NothingToClear)
}

const MAY_CLEAR: &[Rule<(Wild, Spot)>] = &[card_lies_there];

/// Exactly one card is removed and its good harvested (ORA-4.5, ORA-4.6).
fn clear(game: &mut Ora, seat: Seat, wild: Wild, spot: Spot, log: &mut impl Log<Event>) {
    remove(game, seat, spot, log);
    game.ask(seat, Harvest { good: wild.good(), other: None, must: true });
}

/// A card is removed and leaves bare plains at once (ORA-4.7).
pub(super) fn remove(game: &mut Ora, seat: Seat, spot: Spot, log: &mut impl Log<Event>) {
    let cell = game.land(seat).at(spot).expect("a cell of the land");
    game.player_mut(seat).land.put(cell, Content::Empty);
    log.note(Event::Cleared { seat, spot });
}
