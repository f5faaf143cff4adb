//! The merchant on the map (ORL-5.15 to ORL-5.18, ORL-7.15).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::{Edge, Effect, Good, Place, Way};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::{Rule, Verdict};
use crate::state::Orleans;
use crate::step::{Load, Travel};

/// All that must hold to execute ship, wagon or horse wagon.
pub(crate) const MAY_SET_OUT: &[Rule<Place>] = &[a_way_starts_here];

/// The merchant's city has a waterway for the ship; roads lead everywhere (ORL-5.15, ORL-5.16).
fn a_way_starts_here(game: &Orleans, seat: Seat, place: Place) -> Verdict {
    let city = game[seat].merchant;
    match place.effect() {
        Effect::Travel(way) => ensure(city.has(way), Refusal::NoWay { way, city }),
        _ => Ok(()),
    }
}

impl Ask<Orleans> for Travel {
    fn prompt(self, game: &Orleans, seat: Seat) -> Prompt {
        let rule = match self.way {
            Way::Waterway => "ORL-5.15",
            Way::Road => "ORL-5.16",
        };
        let prompt = Phrase::new("orleans-prompt-travel").term("way", self.way.key());
        prompt.term("city", game[seat].merchant.key()).asked_by(rule)
    }

    /// Every connection of the merchant's city.
    fn candidates(self, game: &Orleans, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].merchant.edges().map(Choice::Travel));
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Travel(edge) => {
                hearing.under(MAY_TRAVEL, (edge, self.way), |game, log| travel(game, seat, edge, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to travel along a connection by this way.
const MAY_TRAVEL: &[Rule<(Edge, Way)>] = &[starts_here, is_of_the_sort];

/// The connection starts in the merchant's city (ORL-5.15).
fn starts_here(game: &Orleans, seat: Seat, (edge, _): (Edge, Way)) -> Verdict {
    let city = game[seat].merchant;
    ensure(edge.from(city).is_some(), Refusal::NotConnected { edge, city })
}

/// Ships use waterways, wagons use roads (ORL-5.15, ORL-5.16).
fn is_of_the_sort(_: &Orleans, _: Seat, (edge, way): (Edge, Way)) -> Verdict {
    ensure(edge.way() == way, Refusal::WrongWay { edge, way })
}

/// The merchant arrives at the other end; goods on the way may be loaded (ORL-5.15, ORL-5.18).
fn travel(game: &mut Orleans, seat: Seat, edge: Edge, log: &mut impl Log<Event>) {
    let city = edge.from(game[seat].merchant).expect("the connection starts here");
    game[seat].merchant = city;
    log.note(Event::Travelled { seat, edge, city });
    if game.cargo[edge.index()] != [None; 2] {
        game.ask(seat, Load { edge });
    }
}

impl Ask<Orleans> for Load {
    fn prompt(self, _: &Orleans, _: Seat) -> Prompt {
        let [one, other] = self.edge.ends();
        let prompt = Phrase::new("orleans-prompt-load").term("from", one.key());
        prompt.term("to", other.key()).asked_by("ORL-5.17")
    }

    /// The goods on the way, and nothing.
    fn candidates(self, game: &Orleans, _: Seat, out: &mut Vec<Choice>) {
        let [one, other] = game.cargo[self.edge.index()];
        out.extend(one.map(Choice::Load));
        out.extend(other.filter(|_| other != one).map(Choice::Load));
        out.push(Choice::LoadNothing);
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let edge = self.edge;
        match choice {
            Choice::Load(good) => {
                hearing.under(MAY_LOAD, (good, edge), |game, log| load(game, seat, edge, good, log))
            }
            Choice::LoadNothing => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to load a good of a connection.
const MAY_LOAD: &[Rule<(Good, Edge)>] = &[lies_on_the_way];

/// Goods are taken from the travelled connection only (ORL-5.17).
fn lies_on_the_way(game: &Orleans, _: Seat, (good, edge): (Good, Edge)) -> Verdict {
    ensure(game.cargo[edge.index()].contains(&Some(good)), Refusal::NotOnTheWay { good, edge })
}

/// One tile goes to the player's stock (ORL-5.17).
fn load(game: &mut Orleans, seat: Seat, edge: Edge, good: Good, log: &mut impl Log<Event>) {
    let mut tiles = game.cargo[edge.index()].iter_mut();
    let tile = tiles.find(|tile| **tile == Some(good)).expect("the good lies on the way");
    *tile = None;
    game[seat].goods[good as usize] += 1;
    log.note(Event::Loaded { seat, good });
}
