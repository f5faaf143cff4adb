//! The bonus round (ORA-9).

use super::scene::*;
use crate::Refusal;

/// ORA-9.1, ORA-D36, ORA-D51: all priors come home; lay brothers only by the ordinary recall.
#[test]
fn priors_come_home() {
    france(3)
        .out(RED, Prior, RED, ClayMound)
        .out(RED, LayBrother, RED, Farmyard)
        .out(BLUE, Prior, BLUE, ClayMound)
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .out(BLUE, LayBrother, BLUE, CloisterOffice)
        .round(25)
        .home(RED, Prior, true)
        .home(BLUE, Prior, true)
        .expect(|game| {
            assert_eq!(game.player(RED).at_home(LayBrother), 1);
            assert_eq!(game.player(BLUE).at_home(LayBrother), 2);
        });
}

/// ORA-9.2, ORA-9.3: the prior enters any building of anybody, occupied or not, without a fee.
#[test]
fn the_prior_goes_anywhere() {
    france(3)
        .goods(RED, &[])
        .out(BLUE, LayBrother, BLUE, Farmyard)
        .round(25)
        .play_all(RED, &["place", "at blue farmyard", "harvest grain"])
        .owns(RED, Grain, 3)
        .asks(BLUE)
        .play(BLUE, "place")
        .allows(BLUE, "at blue farmyard")
        .refuses(BLUE, "at blue windmill", Refusal::NoSuchBuilding { card: Windmill });
}

/// ORA-9.2: or a building is built, with the prior's visit; nothing else is allowed.
#[test]
fn or_a_building_is_built() {
    france(3)
        .goods(RED, &[(Clay, 1)])
        .round(25)
        .refuses(RED, "fell", Refusal::NotInBonusRound)
        .refuses(RED, "cut", Refusal::NotInBonusRound)
        .refuses(RED, "contract", Refusal::NotInBonusRound)
        .play_all(RED, &["build", "card peat-coal-kiln", "spot 0/3", "send prior", "gain 1", "done"])
        .owns(RED, PeatCoal, 1)
        .asks(BLUE);
}

/// ORA-9.3: free actions as usual.
#[test]
fn exchanges_stay_free() {
    france(3).goods(RED, &[(Grain, 1)]).round(25).play(RED, "straw").has(RED, &[(Straw, 1)]);
}

/// ORA-9.4: placing the prior without using the building is a way to pass.
#[test]
fn the_prior_may_rest() {
    france(3).goods(RED, &[]).round(25).play_all(RED, &["place", "at red farmyard", "done"]).asks(BLUE);
}

/// ORA-9.2, ORA-9.5, ORA-15.1: one slot each, then settlement phase E, then the end.
#[test]
fn phase_e_ends_the_game() {
    let rest =
        |scene: Scene, seat| scene.goods(seat, &[]).play_all(seat, &["place", "at red farmyard", "done"]);
    let scene = rest(rest(rest(france(3).goods(RED, &[]).round(25), RED), BLUE), GREEN);
    scene
        .asks(RED)
        .play(RED, "done")
        .asks(BLUE)
        .play(BLUE, "done")
        .play(GREEN, "done")
        .is_over()
        .noted(crate::Event::SettlementPhase { letter: 5 })
        .refuses(RED, "straw", Refusal::NotAsked);
}
