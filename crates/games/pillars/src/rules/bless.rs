//! The archbishop's blessing: one craftsman works once more in this round (PIL-11.10, PIL-15.5).

use parlour_core::law::unless;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use super::draft::craftsman_is_ones_own;
use super::{Rule, Verdict};
use crate::choice::Choice;
use crate::data::Craftsman;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Pillars;
use crate::step::Bless;

/// All that must hold for a craftsman to be blessed.
const MAY_BE_BLESSED: &[Rule<Craftsman>] = &[craftsman_is_ones_own, archbishop_knows_the_trade];

impl Ask<Pillars> for Bless {
    fn prompt(self, _: &Pillars, _: Seat) -> Prompt {
        Phrase::new("pillars-prompt-bless").asked_by("PIL-11.10")
    }

    /// Every own craftsman, and none.
    fn candidates(self, game: &Pillars, seat: Seat, out: &mut Vec<Choice>) {
        out.extend(game[seat].craftsmen.iter().map(Choice::Bless));
        out.push(Choice::BlessNone);
    }

    fn answer<H: Hearing<Pillars>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Bless(one) => hearing.under(MAY_BE_BLESSED, one, |game, log| bless(game, seat, one, log)),
            Choice::BlessNone => hearing.freely(|_, _| {}),
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// A printed capacity, and neither organ builder nor bell founder (PIL-11.10).
fn archbishop_knows_the_trade(_: &Pillars, _: Seat, craftsman: Craftsman) -> Verdict {
    unless(!craftsman.may_be_blessed(), Refusal::CannotBeBlessed { craftsman })
}

/// The capacity of one craftsman grows by one for this round (PIL-11.10).
fn bless(game: &mut Pillars, seat: Seat, craftsman: Craftsman, log: &mut impl Log<Event>) {
    game[seat].blessed = Some(craftsman);
    log.note(Event::Blessed { seat, craftsman });
}
