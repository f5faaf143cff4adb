//! Two players (BLF-12).

use super::scene::*;
use crate::data::{Building, Good, Item, PawnSpot};
use crate::refusal::Refusal;
use crate::state::FIFTH_PAWN;

/// BLF-12.1: the neutral pawn blocks its gap.
#[test]
fn the_neutral_pawn_blocks_its_gap() {
    travelling(2, &["lindenrain-0"]).refuses(RED, "go lindenrain-2", Refusal::GapTaken);
}

/// BLF-12.2: after every goods step the neutral pawn must move to another free gap.
#[test]
fn the_neutral_pawn_moves_with_every_swap() {
    let asked = travelling(2, &["tannenau-0", "tannenau-1"])
        .set(|game| stock(&mut game[RED], "goods 1"))
        .play_all(RED, &["swap", "with cook"]);
    assert_eq!(asked.options(RED).len(), 14);
    asked
        .refuses(RED, "neutral lindenrain-2", Refusal::NeutralMustMove)
        .refuses(RED, "neutral tannenau-1", Refusal::GapTaken)
        .play(RED, "neutral lindenrain-0")
        .expect(|game| assert_eq!(game.pawns[FIFTH_PAWN], spot("lindenrain-0")))
        .allows(RED, "go lindenrain-1");
}

/// BLF-12.3, BLF-5.9: entering its village costs a resource of any kind besides the gift.
#[test]
fn entering_the_neutral_village_costs_a_resource() {
    travelling(2, &["tannenau-0", "lindenrain-0"])
        .set(|game| only(&mut game[RED], "wood 1, glass 1, goods 1, provisions 1 2"))
        .play(RED, "go lindenrain-1")
        .offers(RED, &["give wood"])
        .play(RED, "give wood")
        .offers(RED, &["discard glass", "discard provision", "discard goods"])
        .play(RED, "discard provision")
        .expect(|game| assert_eq!(of(game, RED, Good::Provision), 1))
        .asks(BLUE);
    travelling(2, &["lindenrain-0"])
        .play(RED, "go lindenrain-1")
        .asks(RED)
        .expect(|game| assert_eq!(of(game, RED, Good::Provision), 3, "not inside the village"));
    travelling(2, &["hand"]).play(RED, "go lindenrain-1").asks(RED);
    travelling(2, &["tannenau-0"]).set(|game| only(&mut game[RED], "provisions 0 1")).refuses(
        RED,
        "go lindenrain-1",
        Refusal::NoDiscards { need: 1, have: 0 },
    );
}

/// BLF-12.4: the second player to reach the reminder reveals two missions and gains one resource.
#[test]
fn the_second_reminder_reveals_two_missions() {
    let start = |reminders: u8| {
        let game = resting(2).set(|game| {
            only(&mut game[RED], "meat 1, coal-oven 1, oven 1");
            game.reminders = reminders;
        });
        gain(game, Item::Porridge, 1).draw("reveal market")
    };
    start(0).asks(RED).play(RED, "bonus sand").expect(|game| assert_eq!(game.pile.len(), 10));
    start(1)
        .draw("reveal hermit")
        .asks(RED)
        .play(RED, "bonus sand")
        .expect(|game| assert_eq!((game.pile.len(), of(game, RED, Good::Sand)), (9, 1)));
}

/// BLF-12.5: for the fort the neutral pawn counts as an opponent, and its owner ignores it.
#[test]
fn the_fort_ignores_the_neutral_pawn() {
    travelling(2, &["tannenau-0", "lindenrain-0"])
        .set(|game| {
            own(game, RED, Building::Fort, "m-r1c4");
            only(&mut game[RED], "provisions 0 1");
            assert_eq!(crate::rules::build::price(game, Building::Fort).of(Good::Brick), 2);
        })
        .play(RED, "go lindenrain-1")
        .asks(RED)
        .expect(|game| assert_eq!(game.pawns[0], PawnSpot::Gap("lindenrain-1".parse().unwrap())));
}
