//! The short game (ORA-12).

use super::scene::*;
use crate::data::Marker;
use crate::{Event, Refusal};

/// ORA-12.1, ORA-12.3: twelve rounds by the ring of the short side, then the bonus round.
#[test]
fn twelve_rounds_and_a_bonus_round() {
    for (round, letter) in [(3, 1), (5, 2), (7, 3), (9, 4)] {
        short(3)
            .round(round)
            .play(RED, "done")
            .play(BLUE, "done")
            .play(GREEN, "done")
            .noted(Event::Revealed { letter })
            .asks(RED);
    }
    short(4).round(12).allows(RED, "fell");
    short(4).round(13).refuses(RED, "fell", Refusal::NotInBonusRound);
}

/// ORA-12.2: a prior and one lay brother; both out means both come home.
#[test]
fn two_clergymen_each() {
    short(3)
        .expect(|game| assert_eq!(game.player(RED).at_home(LayBrother), 1))
        .out(RED, Prior, RED, ClayMound)
        .out(RED, LayBrother, RED, Farmyard)
        .refuses(RED, "place", Refusal::NobodyHome)
        .round(2)
        .home(RED, Prior, true)
        .home(RED, LayBrother, true);
}

/// ORA-12.4: the goods printed beside the space, for everybody.
#[test]
fn the_ring_pays_everybody() {
    short(3)
        .goods(RED, &[])
        .goods(GREEN, &[])
        .round(8)
        .has(RED, &[(Stone, 1), (Coin, 5)])
        .has(GREEN, &[(Stone, 1), (Coin, 5)])
        .round(12)
        .has(RED, &[(Wood, 1), (Stone, 1), (Coin, 5), (Ornament, 1)]);
}

/// ORA-12.4, ORA-D25: the income comes before the settlement phase and can pay for it.
#[test]
fn the_income_comes_before_settling() {
    short(3).goods(RED, &[]).round(3).has(RED, &[(Grain, 1), (Wood, 1)]).allows(RED, "settle shanty-town");
}

/// ORA-D27: nothing is printed beside the thirteenth space.
#[test]
fn the_bonus_round_pays_nothing() {
    short(3).goods(RED, &[]).round(13).has(RED, &[]);
}

/// ORA-12.5, ORA-T32: after every harvest everybody gains one more, the user included.
#[test]
fn everybody_shares_a_harvest() {
    short(3)
        .goods(RED, &[])
        .goods(BLUE, &[])
        .goods(GREEN, &[])
        .marker(Marker::Coins, 2)
        .play_all(RED, &["place", "at red cloister-office", "send prior", "harvest coin", "end"])
        .owns(RED, Coin, 4)
        .owns(BLUE, Coin, 1)
        .owns(GREEN, Coin, 1);
}

/// ORA-12.5, ORA-D26: also at nought, but not for an empty fell.
#[test]
fn a_harvest_of_nought_is_shared() {
    short(3)
        .goods(BLUE, &[])
        .marker(Marker::Peat, 0)
        .play_all(RED, &["cut", "spot 1/0", "harvest peat"])
        .has(BLUE, &[(Peat, 1)]);
    short(3).goods(BLUE, &[]).bare(RED, at(1, 0)).play(RED, "cut").has(BLUE, &[]);
}

/// ORA-12.5: of the Shipping Company everybody gains the good that was chosen.
#[test]
fn a_cargo_is_shared() {
    short(4)
        .goods(RED, &[(PeatCoal, 1)])
        .goods(BLUE, &[])
        .using(RED, ShippingCompany)
        .play_all(RED, &["times 1", "pay peat-coal 1", "joker wine"])
        .has(RED, &[(Wine, 3)])
        .has(BLUE, &[(Wine, 1)]);
}

/// ORA-12.6: the Calefactory's two harvests are shared twice.
#[test]
fn the_calefactory_is_shared_twice() {
    short(4)
        .goods(RED, &[(Coin, 1)])
        .goods(BLUE, &[])
        .using(RED, Calefactory)
        .play_all(RED, &["times 1", "fell", "spot 0/2", "harvest wood", "cut", "spot 1/0", "harvest peat"])
        .has(BLUE, &[(Wood, 1), (Peat, 1)]);
}
