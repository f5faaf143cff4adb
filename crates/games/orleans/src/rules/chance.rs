//! What bags and decks can turn up, how often, and what follows (ORL-2.8, ORL-3.1, ORL-4.4, ORL-9.3).

use parlour_core::{Hearing, Seat};

use super::{bathhouse, events, hourglass, layout, muster, torture};
use crate::choice::Choice;
use crate::data::{Follower, Good, Hourglass, Kind, removed_goods};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Orleans;
use crate::step::Draw;

impl Draw {
    /// The question.
    pub(crate) fn prompt(self, game: &Orleans) -> parlour_core::Prompt {
        let prompt = match self {
            Self::RemoveGoods => {
                let removed: u8 = game.out.goods.iter().sum();
                Prompt::RemoveGood { left: removed_goods(game.players) - removed }
            }
            Self::LayGoods => {
                let (edge, _) = layout::next_space(game).expect("a goods space is empty");
                Prompt::LayGood { edge }
            }
            Self::ChooseFirst => Prompt::ChooseFirst,
            Self::TurnHourglass => Prompt::TurnHourglass { round: game.round },
            Self::Follower(seat) => Prompt::DrawFollower { seat, left: game[seat].muster.draws },
            Self::Bather(seat) => Prompt::DrawBather { seat, left: game[seat].muster.draws },
            Self::Plague(seat) => Prompt::Plague { seat },
            Self::LoseFollower(seat) => Prompt::LoseFollower { seat },
        };
        prompt.prompt()
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
