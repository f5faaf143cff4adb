//! The last window before the count (ABB-18, A54): free actions "at any moment" reach to the end.

use parlour_core::{Ask, Hearing, Phrase, Prompt, Seat};

use super::{free, not_asked, pews};
use crate::choice::Choice;
use crate::data::{Building, Relic, Site, Stand};
use crate::state::{Abbey, Devotion, Player};
use crate::step::Last;

impl Ask<Abbey> for Last {
    fn prompt(self, _: &Abbey, _: Seat) -> Prompt {
        Phrase::new("abbey-prompt-last").asked_by("ABB-18.7")
    }

    fn candidates(self, _: &Abbey, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
    }

    fn answer<H: Hearing<Abbey>>(self, _: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Done => hearing.freely(|_, _| {}),
            _ => hearing.refuse(not_asked(choice)),
        }
    }
}

/// Can a free action still change the points or the tie-break? A saint kept face down might, for all
/// that others know.
pub(crate) fn matters(game: &Abbey, seat: Seat) -> bool {
    game[seat].devotion == Devotion::Kept
        || free::has_public_aside_that(game, seat, |aside| counts(game, seat, aside))
}

fn counts(game: &Abbey, seat: Seat, aside: Choice) -> bool {
    let player = &game[seat];
    match aside {
        Choice::Trade(_) => true,
        Choice::Relic(relic) => matches!(relic, Relic::HolyGrail | Relic::MannaJar | Relic::AaronsRod),
        Choice::Activate(card) => is_counted(player, card),
        Choice::Baptise(_) => pews::vacant_cards(game, seat).any(|card| is_counted(player, card)),
        Choice::Bathe(_) => free::bath_targets(game, seat).any(|card| is_counted(player, card)),
        _ => false,
    }
}

/// Halls pay when they become active (ABB-16.7); two Money Changers or Tithe Barns count (ABB-19.1).
fn is_counted(player: &Player, card: Stand) -> bool {
    match card.site {
        Site::Building(building) if building.is_hall() => !player.plot(card).has_paid(),
        Site::Building(Building::MoneyChanger | Building::TitheBarn) => player.standing(card.site) == 2,
        _ => false,
    }
}
