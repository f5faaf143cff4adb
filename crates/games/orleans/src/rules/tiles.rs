//! Scriptorium and place tiles with a plain effect (ORL-5.20, ORL-7.1 to ORL-7.8, ORL-7.21).

use parlour_core::law::ensure;
use parlour_core::{Ask, Hearing, Log, Phrase, Prompt, Seat};

use crate::choice::Choice;
use crate::data::{DEVELOPMENT_END, Effect, PHARMACY_COINS, Place};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules::recruiting::good_is_in_stock;
use crate::rules::{Rule, Verdict};
use crate::state::Orleans;
use crate::step::Pharmacy;
use crate::words::COIN;

/// All that must hold to gain coins or development points.
pub(crate) const MAY_GAIN: &[Rule<Place>] = &[has_an_effect];

/// Development points alone are nothing at the end of the track; coins always count as something,
/// even when the bank is empty (ORL-5.4, ORL-5.20, ORL-7.5).
fn has_an_effect(game: &Orleans, seat: Seat, place: Place) -> Verdict {
    let points_only = matches!(place.effect(), Effect::Gain { coins: 0, .. });
    ensure(!points_only || game[seat].development < DEVELOPMENT_END, Refusal::DevelopmentEnds)
}

/// Coins first, then development points (ORL-7.2 to ORL-7.5).
pub(crate) fn gain(game: &mut Orleans, seat: Seat, coins: u8, points: u8, log: &mut impl Log<Event>) {
    if coins > 0 {
        game.receive(seat, coins, log);
    }
    game.develop(seat, points, log);
}

/// All that must hold to produce a good.
pub(crate) const MAY_PRODUCE: &[Rule<Place>] = &[good_is_there];

/// The goods market has the good (ORL-7.1).
fn good_is_there(game: &Orleans, _: Seat, place: Place) -> Verdict {
    match place.effect() {
        Effect::Produce(good) => good_is_in_stock(game, good),
        _ => Ok(()),
    }
}

/// All that must hold to be paid for trading posts.
pub(crate) const MAY_COUNT_POSTS: &[Rule<Place>] = &[a_post_stands];

/// At least one trading post stands on the map (ORL-7.7).
fn a_post_stands(game: &Orleans, seat: Seat, _: Place) -> Verdict {
    ensure(game.posts_on_map(seat) > 0, Refusal::NoPostBuilt)
}

/// All that must hold to gain a technology tile.
pub(crate) const MAY_INVENT: &[Rule<Place>] = &[technology_is_left];

/// A technology tile is left (ORL-7.21).
fn technology_is_left(game: &Orleans, _: Seat, _: Place) -> Verdict {
    ensure(game.technology > 0, Refusal::NoTechnologyLeft)
}

/// All that must hold to enter the pharmacy: one coin must be possible (ORL-7.6).
pub(crate) const MAY_ENTER_PHARMACY: &[Rule<Place>] =
    &[|game, seat, _| can_afford(game, seat, 1), |game, seat, _| stays_on_the_track(game, seat, 1)];

impl Ask<Orleans> for Pharmacy {
    fn prompt(self, game: &Orleans, seat: Seat) -> Prompt {
        Phrase::new("orleans-prompt-pharmacy").count("coins", game[seat].coins, COIN).asked_by("ORL-7.6")
    }

    /// One to three coins.
    fn candidates(self, _: &Orleans, _: Seat, out: &mut Vec<Choice>) {
        out.extend((1..=PHARMACY_COINS).map(Choice::Pay));
    }

    fn answer<H: Hearing<Orleans>>(self, seat: Seat, choice: Choice, hearing: H) -> H::Outcome {
        match choice {
            Choice::Pay(coins) => {
                hearing.under(MAY_PAY, coins, |game, log| pay_pharmacy(game, seat, coins, log))
            }
            _ => hearing.refuse(Refusal::NotAsked),
        }
    }
}

/// All that must hold to pay so many coins.
const MAY_PAY: &[Rule<u8>] = &[one_to_three, can_afford, stays_on_the_track];

/// One to three coins (ORL-7.6).
fn one_to_three(_: &Orleans, _: Seat, coins: u8) -> Verdict {
    ensure((1..=PHARMACY_COINS).contains(&coins), Refusal::PharmacyLimit { coins })
}

/// The coins are paid first (ORL-7.6).
fn can_afford(game: &Orleans, seat: Seat, price: u8) -> Verdict {
    let coins = game[seat].coins;
    ensure(price <= coins, Refusal::TooPoor { price, coins })
}

/// No coin is paid for nothing (ORL-7.6).
fn stays_on_the_track(game: &Orleans, seat: Seat, points: u8) -> Verdict {
    let left = DEVELOPMENT_END - game[seat].development;
    ensure(points <= left, Refusal::BeyondTheEnd { left })
}

/// Coins become development points (ORL-7.6).
fn pay_pharmacy(game: &mut Orleans, seat: Seat, coins: u8, log: &mut impl Log<Event>) {
    game.pay(seat, coins, log);
    game.develop(seat, coins, log);
}
