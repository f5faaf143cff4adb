//! What dice and decks can turn up, how often, and what comes of it.

use parlour_core::{Hearing, Phrase, Prompt, Seat};

use super::{deal, elias, fate, gather, market, raid, round};
use crate::choice::Choice;
use crate::data::{Building, Crusade, EventCard, FACES, Initiative, Saint};
use crate::refusal::{Lottery, Refusal};
use crate::state::Abbey;
use crate::step::Draw;
use crate::words::DICE;

impl Draw {
    /// What it is about.
    const fn lottery(self) -> Lottery {
        match self {
            Self::RemoveCrusade(_) | Self::DealCrusade(_) | Self::Crusade(_) => Lottery::Crusade,
            Self::ChooseFirst => Lottery::First,
            Self::DealStart(_) => Lottery::Start,
            Self::Stock => Lottery::Card,
            Self::DealSaint(_) => Lottery::Saint,
            Self::Reveal => Lottery::Event,
            Self::EliasToken | Self::Token(_) => Lottery::Token,
            Self::EliasPool(_)
            | Self::RollVikings(_)
            | Self::EliasMarket(_)
            | Self::EliasGather(_)
            | Self::Roll(..)
            | Self::Reroll(_) => Lottery::Die,
        }
    }

    /// The pending draw, in words.
    pub(crate) fn prompt(self) -> Prompt {
        let roll = |seat, left: u8| {
            Phrase::new("abbey-prompt-roll").seat("seat", seat).count("dice", left, DICE).asked_by("ABB-4.1")
        };
        match (self, self.lottery()) {
            (Self::Roll(seat, left), _) => roll(seat, left),
            (Self::Reroll(seat), _) => roll(seat, 1),
            (_, lottery) => {
                Phrase::new("abbey-prompt-draw").term("lottery", lottery.key()).asked_by(lottery.rule())
            }
        }
    }

    /// Everything that may come up, in a fixed order.
    pub(crate) fn outcomes(self, game: &Abbey, out: &mut Vec<Choice>) {
        match self.lottery() {
            Lottery::Die => out.extend((1..=FACES as u8).map(Choice::Die)),
            Lottery::First => out.extend(Seat::all(game.players).map(Choice::First)),
            Lottery::Crusade => {
                let plain = matches!(self, Self::RemoveCrusade(_));
                let cards = game.crusades.kinds().map(|kind| Crusade::ALL[kind]);
                out.extend(cards.filter(|card| !plain || card.relic().is_none()).map(Choice::Crusade));
            }
            Lottery::Start => out.extend(game.starts.iter().map(Choice::Start)),
            Lottery::Card => out.extend(game.cards.kinds().map(|kind| Choice::Card(Building::ALL[kind]))),
            Lottery::Saint => out.extend(game.saints.kinds().map(|kind| Choice::Saint(Saint::ALL[kind]))),
            Lottery::Event => {
                let cards = EventCard::ALL.iter().copied();
                out.extend(cards.filter(|card| game.events.weight(*card) > 0).map(Choice::Event));
            }
            Lottery::Token => {
                out.extend(game.tokens.kinds().map(|kind| Choice::Token(Initiative::ALL[kind])));
            }
        }
    }

    /// The odds of each outcome, and what follows from it.
    pub(crate) fn answer<H: Hearing<Abbey>>(self, outcome: Choice, hearing: H) -> H::Outcome {
        let never = Refusal::CannotComeUp(self.lottery());
        match (self, outcome) {
            (Self::RemoveCrusade(left), Choice::Crusade(card)) => hearing.drawn(
                |game| if card.relic().is_some() { 0 } else { in_deck(game, card) },
                never,
                |game, log| deal::remove_crusade(game, left, card, log),
            ),
            (Self::DealCrusade(seat), Choice::Crusade(card)) => hearing.drawn(
                |game| in_deck(game, card),
                never,
                |game, log| deal::first_crusade(game, seat, card, log),
            ),
            (Self::ChooseFirst, Choice::First(seat)) => hearing.drawn(
                |game| u32::from(seat.index() < usize::from(game.players)),
                never,
                |game, log| deal::choose_first(game, seat, log),
            ),
            (Self::DealStart(seat), Choice::Start(building)) => hearing.drawn(
                |game| game.starts.has(building).into(),
                never,
                |game, log| deal::start(game, seat, building, log),
            ),
            (Self::Stock, Choice::Card(building)) => hearing.drawn(
                |game| game.cards.count(building as usize).into(),
                never,
                |game, log| market::stock(game, building, log),
            ),
            (Self::DealSaint(seat), Choice::Saint(saint)) => hearing.drawn(
                |game| game.saints.count(saint as usize).into(),
                never,
                |game, log| deal::saint(game, seat, saint, log),
            ),
            (Self::EliasPool(left), Choice::Die(face)) => {
                hearing.drawn(|_| is_a_face(face), never, |game, log| elias::roll_pool(game, left, face, log))
            }
            (Self::Reveal, Choice::Event(card)) => hearing.drawn(
                |game| game.events.weight(card),
                never,
                |game, log| fate::reveal(game, card, log),
            ),
            (Self::RollVikings(left), Choice::Die(face)) => {
                hearing.drawn(|_| is_a_face(face), never, |game, log| raid::roll(game, left, face, log))
            }
            (Self::EliasMarket(left), Choice::Die(face)) => {
                hearing.drawn(|_| is_a_face(face), never, |game, log| elias::buy(game, left, face, log))
            }
            (Self::EliasGather(left), Choice::Die(face)) => {
                hearing.drawn(|_| is_a_face(face), never, |game, log| elias::gather(game, left, face, log))
            }
            (Self::EliasToken, Choice::Token(token)) => hearing.drawn(
                |game| on_the_pile(game, token),
                never,
                |game, log| elias::discard_token(game, token, log),
            ),
            (Self::Roll(seat, dice), Choice::Die(face)) => hearing.drawn(
                |_| is_a_face(face),
                never,
                |game, log| round::rolled(game, seat, (dice, face), log),
            ),
            (Self::Reroll(seat), Choice::Die(face)) => {
                hearing.drawn(|_| is_a_face(face), never, |game, log| round::rerolled(game, seat, face, log))
            }
            (Self::Token(seat), Choice::Token(token)) => hearing.drawn(
                |game| on_the_pile(game, token),
                never,
                |game, log| gather::draw_token(game, seat, token, log),
            ),
            (Self::Crusade(seat), Choice::Crusade(card)) => hearing.drawn(
                |game| in_deck(game, card),
                never,
                |game, log| deal::crusade(game, seat, card, log),
            ),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

fn is_a_face(face: u8) -> u32 {
    u32::from((1..=FACES as u8).contains(&face))
}

fn in_deck(game: &Abbey, card: Crusade) -> u32 {
    game.crusades.count(card as usize).into()
}

fn on_the_pile(game: &Abbey, token: Initiative) -> u32 {
    game.tokens.count(token as usize).into()
}
