//! What bags and decks can turn up, how often, and what follows (ORL-2.8, ORL-3.1, ORL-4.4, ORL-9.3).

use parlour_core::{Hearing, Phrase, Prompt, Seat};

use super::{bathhouse, events, hourglass, layout, muster, torture};
use crate::choice::Choice;
use crate::data::{Follower, Good, Hourglass, Kind, removed_goods};
use crate::refusal::Refusal;
use crate::state::Orleans;
use crate::step::Draw;

impl Draw {
    /// The question.
    pub(crate) fn prompt(self, game: &Orleans) -> Prompt {
        let drawn = |key, seat| Phrase::new(key).seat("who", seat);
        match self {
            Self::RemoveGoods => {
                let removed: u8 = game.out.goods.iter().sum();
                let left = removed_goods(game.players) - removed;
                Phrase::new("orleans-prompt-remove-good").number("left", left).asked_by("ORL-2.8")
            }
            Self::LayGoods => {
                let (edge, _) = layout::next_space(game).expect("a goods space is empty");
                let [one, other] = edge.ends();
                let prompt = Phrase::new("orleans-prompt-lay-good").term("from", one.key());
                prompt.term("to", other.key()).term("way", edge.way().key()).asked_by("ORL-2.14")
            }
            Self::ChooseFirst => Phrase::new("orleans-prompt-choose-first").asked_by("ORL-2.12"),
            Self::TurnHourglass => {
                Phrase::new("orleans-prompt-hourglass").number("round", game.round).asked_by("ORL-3.1")
            }
            Self::Follower(seat) => {
                let prompt = drawn("orleans-prompt-draw-follower", seat);
                prompt.number("left", game[seat].muster.draws).asked_by("ORL-4.4")
            }
            Self::Bather(seat) => {
                let prompt = drawn("orleans-prompt-draw-bather", seat);
                prompt.number("left", game[seat].muster.draws).asked_by("ORL-7.9")
            }
            Self::Plague(seat) => drawn("orleans-prompt-plague", seat).asked_by("ORL-8.6"),
            Self::LoseFollower(seat) => drawn("orleans-prompt-lose-follower", seat).asked_by("ORL-9.3"),
        }
    }

    /// Everything that may come up, in a fixed order.
    pub(crate) fn outcomes(self, game: &Orleans, out: &mut Vec<Choice>) {
        let goods = || game.unlaid.kinds().map(|kind| Good::ALL[kind]);
        match self {
            Self::RemoveGoods => out.extend(goods().map(Choice::Remove)),
            Self::LayGoods => out.extend(goods().map(Choice::Lay)),
            Self::ChooseFirst => out.extend(Seat::all(game.players).map(Choice::First)),
            Self::TurnHourglass => {
                out.extend(game.hourglass.kinds().map(|kind| Choice::Turn(Hourglass::ALL[kind])));
            }
            Self::Follower(seat) | Self::Bather(seat) | Self::Plague(seat) => {
                out.extend(game[seat].bag.kinds().map(|kind| Choice::Draw(Follower::ALL[kind])));
            }
            Self::LoseFollower(seat) => {
                let neutral = Kind::ALL.iter().map(|kind| Follower::neutral(*kind));
                out.extend(neutral.filter(|follower| in_bag(game, seat, *follower) > 0).map(Choice::Draw));
            }
        }
    }

    /// The odds of each outcome, and what follows from it.
    pub(crate) fn answer<H: Hearing<Orleans>>(self, outcome: Choice, hearing: H) -> H::Outcome {
        let no = Refusal::CannotComeUp;
        match (self, outcome) {
            (Self::RemoveGoods, Choice::Remove(good)) => hearing.drawn(
                |game| game.unlaid.count(good as usize).into(),
                no,
                |game, log| layout::remove(game, good, log),
            ),
            (Self::LayGoods, Choice::Lay(good)) => hearing.drawn(
                |game| game.unlaid.count(good as usize).into(),
                no,
                |game, log| layout::lay(game, good, log),
            ),
            (Self::ChooseFirst, Choice::First(seat)) => hearing.drawn(
                |game| u32::from(seat.index() < usize::from(game.players)),
                no,
                |game, log| layout::choose_first(game, seat, log),
            ),
            (Self::TurnHourglass, Choice::Turn(event)) => hearing.drawn(
                |game| game.hourglass.count(event as usize).into(),
                no,
                |game, log| hourglass::turn(game, event, log),
            ),
            (Self::Follower(seat), Choice::Draw(follower)) => hearing.drawn(
                |game| in_bag(game, seat, follower),
                no,
                |game, log| muster::draw(game, seat, follower, log),
            ),
            (Self::Bather(seat), Choice::Draw(follower)) => hearing.drawn(
                |game| in_bag(game, seat, follower),
                no,
                |game, log| bathhouse::draw(game, seat, follower, log),
            ),
            (Self::Plague(seat), Choice::Draw(follower)) => hearing.drawn(
                |game| in_bag(game, seat, follower),
                no,
                |game, log| events::infect(game, seat, follower, log),
            ),
            (Self::LoseFollower(seat), Choice::Draw(follower)) => hearing.drawn(
                |game| if follower.is_own() { 0 } else { in_bag(game, seat, follower) },
                no,
                |game, log| torture::lose_follower(game, seat, follower, log),
            ),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// Each follower in the bag is as likely as any other (ORL-4.4).
fn in_bag(game: &Orleans, seat: Seat, follower: Follower) -> u32 {
    game[seat].bag.count(follower as usize).into()
}
