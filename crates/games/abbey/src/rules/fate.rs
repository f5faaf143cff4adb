//! Phase 2: good years and disasters (ABB-5.1, ABB-5.2).

use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::{Rule, Verdict, gains, not_asked, raid, unless};
use crate::choice::Choice;
use crate::data::{Effect, EventCard, FACES, Good, PeasantSpot, Stand};
use crate::event::{Cause, Event};
use crate::refusal::Refusal;
use crate::state::Abbey;
use crate::step::{Draw, Plague, Study, Task};

/// All that must hold to lose a peasant of the board.
pub(crate) const MAY_LOSE_PEASANT: &[Rule<PeasantSpot>] = &[peasant_is_there, peasant_is_named_once];

/// A peasant is taken where there is one (ABB-1.12).
pub(crate) fn peasant_is_there(game: &Abbey, seat: Seat, spot: PeasantSpot) -> Verdict {
    unless(!game[seat].peasant_at(spot), Refusal::NoPeasantThere { spot })
}

/// Peasants who stand alike are one choice (ABB-26.4).
pub(crate) fn peasant_is_named_once(game: &Abbey, seat: Seat, spot: PeasantSpot) -> Verdict {
    let PeasantSpot::Card(stand) = spot else { return Ok(()) };
    let twin = game[seat].is_twin(stand) || game[seat].is_second_of_shared(stand);
    unless(twin, Refusal::NameTheFirst { site: stand.site })
}

/// Every peasant of the board, each place once.
pub(crate) fn peasants(game: &Abbey, seat: Seat) -> impl Iterator<Item = PeasantSpot> + '_ {
    let on_cards = Stand::all()
        .map(PeasantSpot::Card)
        .filter(move |spot| game[seat].peasant_at(*spot) && peasant_is_named_once(game, seat, *spot).is_ok());
    super::pews::idle_peasants(game, seat).chain(on_cards)
}

/// The event of the round. In the first round Vikings go below the deck (ABB-5.1).
pub(crate) fn reveal(game: &mut Abbey, card: EventCard, log: &mut impl Log<Event>) {
    game.events.take(card);
    if card == EventCard::Vikings && game.round == 1 {
        game.events.bottom += 1;
        log.note(Event::VikingsBelow);
        game.draw(Draw::Reveal);
        return;
    }
    game.event = Some(card);
    log.note(Event::EventShown { card });
    match card.effect() {
        Effect::Raid => raid::begin(game),
        Effect::Coins(_) | Effect::Recruit | Effect::Study | Effect::Plague(_) => {
            game.give_turns(Task::Strike);
        }
        _ => {}
    }
}

/// What an event does at once to a player (ABB-5.2).
pub(crate) fn strike(game: &mut Abbey, seat: Seat, log: &mut impl Log<Event>) {
    let card = game.event.expect("an event was revealed");
    match card.effect() {
        Effect::Coins(coins @ 0..) => {
            gains::collect(game, Cause::Event(card).to(seat), (Good::Coin, coins.unsigned_abs().into()), log);
        }
        Effect::Coins(coins) => gains::rob(game, Cause::Event(card).to(seat), coins.unsigned_abs(), log),
        Effect::Recruit => gains::recruit(game, seat, log),
        Effect::Study => study(game, seat, 1, 0),
        Effect::Plague(points) if game[seat].population() == 0 => {
            gains::forfeit(game, Cause::Event(card).to(seat), points, log);
        }
        Effect::Plague(_) => game.ask(seat, Plague),
        _ => {}
    }
}

/// For each value in the pool, ascending, how many are rolled again; then all together (ABB-26.6).
fn study(game: &mut Abbey, seat: Seat, from: u8, rolling: u8) {
    let face = (from..=FACES as u8).find(|face| game[seat].showing(*face) > 0);
    match face {
        Some(face) => game.ask(seat, Study { face, rolling }),
        None if rolling > 0 => game.draw(Draw::Roll(seat, rolling)),
        None => {}
    }
}

impl Ask<Abbey> for Study {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-study").number("face", self.face).asked_by("ABB-26.6")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend((0..=game[seat].showing(self.face)).map(Choice::Again));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        let Self { face, rolling } = self;
        match choice {
            Choice::Again(n) => hearing.under(MAY_STUDY, (face, n), |game, _| {
                (0..n).for_each(|_| game[seat].take_die(face, None));
                study(game, seat, face + 1, rolling + n);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// All that must hold to name so many dice of a face for the year of study.
const MAY_STUDY: &[Rule<(u8, u8)>] = &[dice_show_the_face];

fn dice_show_the_face(game: &Abbey, seat: Seat, (face, n): (u8, u8)) -> Verdict {
    unless(n > game[seat].showing(face), Refusal::NoSuchDie { face })
}

impl Ask<Abbey> for Plague {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-plague").asked_by("ABB-5.2")
    }

    fn candidates(self, game: &Abbey, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(peasants(game, seat).map(Choice::Peasant));
    }

    fn answer<H: Hearing<Abbey>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Peasant(spot) => hearing.under(MAY_LOSE_PEASANT, spot, |game, log| {
                gains::lose_peasant(game, Cause::Event(EventCard::Plague).to(seat), spot, log);
            }),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}
