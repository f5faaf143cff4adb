//! What dice, bag and decks can turn up, how often, and what follows.

use parlour_core::{Hearing, Listed, Phrase, Prompt, Seat};

use super::{builders, court, deal, fate};
use crate::choice::Choice;
use crate::data::{Craftsman, EventCard, Privilege, ResourceCard, TAX_DIE};
use crate::refusal::{Lottery, Refusal};
use crate::state::{Lot, Pillars};
use crate::step::Draw;

impl Draw {
    /// The question.
    pub(crate) fn prompt(self) -> Prompt {
        match self {
            Self::ChooseStart => Phrase::new("pillars-prompt-draw-start").asked_by("PIL-2.3"),
            Self::TurnUpPrivilege => Phrase::new("pillars-prompt-draw-privilege").asked_by("PIL-3.1"),
            Self::SendToShiring => Phrase::new("pillars-prompt-draw-craftsman").asked_by("PIL-3.2"),
            Self::LeaveOut => Phrase::new("pillars-prompt-draw-resource").asked_by("PIL-3.3"),
            Self::LookAhead { seat } => {
                Phrase::new("pillars-prompt-look").seat("seat", seat).asked_by("PIL-3.6")
            }
            Self::PullBuilder => Phrase::new("pillars-prompt-draw-builder").asked_by("PIL-5.1"),
            Self::Reveal => Phrase::new("pillars-prompt-draw-event").asked_by("PIL-6.1"),
            Self::RollTax => Phrase::new("pillars-prompt-draw-tax").asked_by("PIL-8.1"),
        }
    }

    /// Everything that may come up, in a fixed order.
    pub(crate) fn outcomes(self, game: &Pillars, out: &mut Vec<Choice>) {
        match self {
            Self::ChooseStart => out.extend(Seat::all(game.players).map(Choice::Start)),
            Self::TurnUpPrivilege => {
                out.extend(game.privileges.kinds().map(|kind| Choice::Privilege(Privilege::ALL[kind])));
            }
            Self::SendToShiring => out.extend(deal::newcomers(game).map(Choice::Shiring)),
            Self::LeaveOut => {
                let cards = ResourceCard::ALL.iter().copied();
                out.extend(cards.filter(|card| odds_to_leave_out(game, *card) > 0).map(Choice::LeaveOut));
            }
            Self::LookAhead { .. } | Self::Reveal => {
                out.extend(game.events.kinds().map(|kind| Choice::Event(EventCard::ALL[kind])));
            }
            Self::PullBuilder => {
                out.extend(game.bag.kinds().map(|kind| Choice::Builder(Seat::new(kind as u8))));
            }
            Self::RollTax => out.extend(TAX_DIE.map(|(face, _)| Choice::Tax(face))),
        }
    }

    /// The odds of each outcome, and what follows from it.
    pub(crate) fn answer<H: Hearing<Pillars>>(self, outcome: Choice, hearing: H) -> H::Outcome {
        let no = Refusal::CannotComeUp;
        match (self, outcome) {
            (Self::ChooseStart, Choice::Start(seat)) => hearing.drawn(
                |game| u32::from(seat.index() < usize::from(game.players)),
                no(Lottery::Start),
                |game, _| deal::choose_start(game, seat),
            ),
            (Self::TurnUpPrivilege, Choice::Privilege(card)) => hearing.drawn(
                |game| game.privileges.weight(card.index()),
                no(Lottery::Privilege),
                |game, log| deal::turn_up(game, card, log),
            ),
            (Self::SendToShiring, Choice::Shiring(craftsman)) => hearing.drawn(
                |game| odds_to_come(game, craftsman),
                no(Lottery::Craftsman),
                |game, log| deal::send_to_shiring(game, craftsman, log),
            ),
            (Self::LeaveOut, Choice::LeaveOut(card)) => hearing.drawn(
                |game| odds_to_leave_out(game, card),
                no(Lottery::Resource),
                |game, log| deal::leave_out(game, card, log),
            ),
            (Self::LookAhead { seat }, Choice::Event(card)) => hearing.drawn(
                |game| game.events.weight(card.index()),
                no(Lottery::Event),
                |game, log| deal::look_ahead(game, seat, card, log),
            ),
            (Self::PullBuilder, Choice::Builder(seat)) => hearing.drawn(
                |game| game.bag.counts().get(seat.index()).copied().map_or(0, u32::from),
                no(Lottery::Builder),
                |game, log| builders::draw(game, seat, log),
            ),
            (Self::Reveal, Choice::Event(card)) => hearing.drawn(
                |game| game.events.weight(card.index()),
                no(Lottery::Event),
                |game, log| fate::reveal(game, card, log),
            ),
            (Self::RollTax, Choice::Tax(tax)) => {
                hearing.drawn(|_| odds_of_tax(tax), no(Lottery::Tax), |game, log| court::roll(game, tax, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

fn odds_to_come(game: &Pillars, craftsman: Craftsman) -> u32 {
    let may_come = craftsman.card().round == game.round && !game.shiring.contains(&Some(craftsman));
    u32::from(may_come)
}

/// The two cards that stay out are named in ascending order, so that each pair has one spelling;
/// the first is as likely as there are cards after it, which makes all 36 pairs equally likely.
fn odds_to_leave_out(game: &Pillars, card: ResourceCard) -> u32 {
    let place = card.index();
    match game.resources.iter().position(|lot| *lot == Lot::Out) {
        None => (ResourceCard::COUNT - 1 - place) as u32,
        Some(first) => u32::from(place > first),
    }
}

/// The die has the faces 2, 3, 3, 4, 4, 5 (PIL-8.1).
fn odds_of_tax(tax: u8) -> u32 {
    TAX_DIE.iter().find(|(face, _)| *face == tax).map_or(0, |(_, faces)| *faces)
}
