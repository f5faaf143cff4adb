//! Phase I (PIL-4.x).

use super::scene::*;
use crate::data::{Craftsman, Privilege, ResourceCard, Station};
use crate::state::Lot;
use crate::step::Stage;
use crate::{Aim, Event, Refusal};

/// PIL-4.1: from the start player clockwise, each takes one card or passes, round after round.
#[test]
fn turns_go_round_the_table() {
    pillars(3)
        .asks(RED)
        .play(RED, "take sand-2")
        .asks(BLUE)
        .play(BLUE, "hire mason-1")
        .asks(GREEN)
        .play(GREEN, "take wood-2")
        .asks(RED);
}

/// PIL-4.1: only what lies in the row can be taken.
#[test]
fn a_taken_card_is_gone() {
    pillars(2)
        .refuses(RED, "take wood-4", Refusal::NotInRow)
        .refuses(RED, "hire tool-maker", Refusal::NotInRow)
        .play(RED, "take sand-2")
        .refuses(BLUE, "take sand-2", Refusal::NotInRow);
}

/// PIL-4.1, PIL-4.5: every affordable card of the row, or a pass.
#[test]
fn the_row_is_offered() {
    pillars(2).seat(RED, |red| (red.gold, red.workers) = (4, 5)).offers(
        RED,
        &["hire better-mortar-mixer", "take sand-2", "take sand-3", "take wood-2", "take stone-2", "pass"],
    );
}

/// PIL-4.2: whoever has passed is out for the phase.
#[test]
fn a_pass_is_final() {
    pillars(3).play(RED, "pass").play(BLUE, "take sand-2").play(GREEN, "take sand-3").asks(BLUE).refuses(
        RED,
        "take wood-2",
        Refusal::NotYourTurn,
    );
}

/// PIL-4.3: a resource card keeps as many workers busy as its number says.
#[test]
fn a_resource_card_needs_idle_workers() {
    pillars(2)
        .play(RED, "take stone-4")
        .expect(|game| assert_eq!((game.idle(RED), game.busy(RED)), (2, 10)))
        .play(BLUE, "pass")
        .refuses(RED, "take wood-2", Refusal::NotEnoughWorkers { needed: 3, idle: 2 })
        .allows(RED, "take sand-2");
}

/// PIL-4.4: a craftsman is paid at once.
#[test]
fn a_craftsman_costs_gold() {
    pillars(2)
        .play(RED, "hire mason-1")
        .noted(Event::Hires { seat: RED, craftsman: Craftsman::Mason1, price: 5 })
        .expect(|game| {
            assert_eq!(game[RED].gold, 15);
            assert!(game[RED].craftsmen.has(Craftsman::Mason1));
        })
        .seat(BLUE, |blue| blue.gold = 3)
        .refuses(BLUE, "hire better-mortar-mixer", Refusal::TooPoor { deed: Aim::Hire, price: 4, gold: 3 });
}

/// PIL-4.5: any number of cards over several turns, one a turn.
#[test]
fn a_player_may_take_several_cards() {
    pillars(2)
        .play(RED, "take sand-2")
        .play(BLUE, "take wood-3")
        .play(RED, "take sand-3")
        .play(BLUE, "hire mason-1")
        .play(RED, "hire better-mortar-mixer")
        .expect(|game| {
            let cards: Vec<ResourceCard> = game.taken_by(RED).collect();
            assert_eq!(cards, [ResourceCard::Sand2, ResourceCard::Sand3]);
        });
}

/// PIL-4.6: whoever can afford nothing must pass.
#[test]
fn without_workers_and_gold_one_passes() {
    pillars(2).seat(RED, |red| (red.workers, red.gold) = (1, 3)).offers(RED, &["pass"]).refuses(
        RED,
        "take sand-2",
        Refusal::NotEnoughWorkers { needed: 2, idle: 1 },
    );
}

/// PIL-4.7: a sixth craftsman costs a place.
#[test]
fn nobody_keeps_six_craftsmen() {
    pillars(2)
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Potter2))
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Architect))
        .play(RED, "hire mason-1")
        .asks(RED)
        .offers(
            RED,
            &[
                "dismiss mortar-mixer",
                "dismiss woodworker",
                "dismiss stonecutter",
                "dismiss mason-1",
                "dismiss potter-2",
                "dismiss architect",
            ],
        )
        .refuses(RED, "dismiss mason-2", Refusal::NotYourCraftsman { craftsman: Craftsman::Mason2 })
        .play(RED, "dismiss woodworker")
        .noted(Event::Dismisses { seat: RED, craftsman: Craftsman::Woodworker })
        .expect(|game| assert_eq!(game[RED].craftsmen.len(), 5))
        .asks(BLUE);
}

/// PIL-4.7, EX-13: the one just hired may be the one who goes; his cost stays paid.
#[test]
fn the_newcomer_may_be_dismissed() {
    pillars(2)
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Potter2))
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Architect))
        .play_all(RED, &["hire mason-1", "dismiss mason-1"])
        .expect(|game| {
            assert_eq!(game[RED].gold, 15);
            assert_eq!(game[RED].craftsmen.len(), 5);
            assert!(!game[RED].craftsmen.has(Craftsman::Mason1));
        })
        .refuses(BLUE, "hire mason-1", Refusal::NotInRow);
}

/// PIL-4.7: with Jack there is a sixth place.
#[test]
fn jack_has_room_for_a_sixth() {
    pillars(2)
        .privileged(RED, Privilege::Jack)
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Potter2))
        .seat(RED, |red| red.craftsmen.insert(Craftsman::Architect))
        .play(RED, "hire mason-1")
        .asks(BLUE);
}

/// PIL-4.8: the phase ends when all have passed.
#[test]
fn the_draft_ends_when_all_have_passed() {
    pillars(2)
        .play(RED, "take sand-2")
        .nobody_drafts()
        .expect(|game| assert_eq!(game.stage, Stage::Builders));
}

/// PIL-4.8: the phase ends when the row is empty.
#[test]
fn the_draft_ends_with_the_last_card() {
    pillars(2)
        .set(|game| {
            game.hires = [None; 2];
            game.resources = [Lot::Out; 9];
            game.resources[ResourceCard::Sand2 as usize] = Lot::Open;
        })
        .play(RED, "take sand-2")
        .expect(|game| assert_eq!(game.stage, Stage::Builders));
}

/// PIL-4.8, PIL-4.7: the last craftsman of the row may be one too many, too.
#[test]
fn the_last_card_may_cost_a_place() {
    pillars(2)
        .seat(RED, |red| red.craftsmen = craftsmen(&Craftsman::ALL[..5]))
        .set(|game| {
            game.hires[0] = None;
            game.resources = [Lot::Out; 9];
        })
        .play(RED, "hire mason-1")
        .expect(|game| assert_eq!(game.stage, Stage::Draft))
        .play(RED, "dismiss mason-1")
        .expect(|game| assert_eq!(game.stage, Stage::Builders));
}

/// PIL-4.9: resource cards left over return to their deck, craftsmen leave the game.
#[test]
fn leftovers_go() {
    pillars(2)
        .nobody_drafts()
        .noted(Event::CraftsmanLeaves { craftsman: Craftsman::Mason1 })
        .noted(Event::CraftsmanLeaves { craftsman: Craftsman::BetterMortarMixer })
        .expect(|game| {
            assert_eq!(game.hires, [None; 2]);
            assert_eq!(game.resources, [Lot::Out; 9]);
        });
}

/// PIL-4.10: idle workers walk to the wool mill.
#[test]
fn idle_workers_go_to_the_mill() {
    pillars(2)
        .play(RED, "take stone-4")
        .nobody_drafts()
        .noted(Event::GoToMill { seat: RED, workers: 2 })
        .noted(Event::GoToMill { seat: BLUE, workers: 12 })
        .station(Station::WoolMill)
        .expect(|game| assert_eq!((game[RED].gold, game[BLUE].gold), (22, 30)));
}

/// PIL-4.11: the last player who has not passed goes on alone.
#[test]
fn the_last_drafter_goes_on_alone() {
    pillars(3)
        .play(RED, "pass")
        .play(BLUE, "pass")
        .play_all(GREEN, &["take sand-2", "take sand-3", "hire mason-1"])
        .asks(GREEN)
        .play(GREEN, "pass")
        .expect(|game| assert_eq!(game.stage, Stage::Builders));
}
