//! Solo (BLF-13).

use parlour_core::Game;

use super::scene::*;
use crate::choice::Pawn;
use crate::data::{Building, Good, Item, Mission, PawnSpot};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{FIFTH_PAWN, Forest};
use crate::step::{Act, Draw, Last, Question, Step};
use crate::view::title;

/// Pawns stand at these places, the last of them placed last; red is asked for a turn.
fn placed(places: &[&str]) -> Forests {
    forest(1).set(|game| {
        put_pawns(game, places);
        game.last_pawn = Some(places.len() as u8 - 1);
    })
}

/// BLF-13.1: five pawns, the cuckoo on year one, no starting bonus, two, one and two large buildings.
#[test]
fn solo_starts_with_five_pawns_in_year_one() {
    forest(1).expect(|game| {
        assert_eq!(game.round, 1);
        assert_eq!(game.pawns, [PawnSpot::Hand; 5]);
        assert_eq!(glass_dial(game, RED), [0, 1, 2, 3, 0]);
        assert_eq!(game.display.iter().filter(|building| building.is_large()).count(), 5);
    });
}

/// BLF-13.2, BLF-13.8: five years of five pawns, and no hourglass.
#[test]
fn five_years_of_five_turns() {
    let game = forest(1)
        .set(|game| stock(&mut game[RED], "oven 11, provisions 0 0"))
        .set(|game| game[RED].reminded = true);
    let mut begged = game;
    for turn in 0..25u8 {
        begged = begged.expect(|game| assert_eq!(game.round, turn / 5 + 1)).play(RED, "beg");
        if begged.options(RED).contains(&"pawn white".to_owned()) {
            begged = begged.play(RED, "pawn other");
        }
        if matches!(begged.game().question(), Some(Question::Split(_))) {
            begged = begged.run_until(|game| !matches!(game.question(), Some(Question::Split(_))));
        }
        begged = if matches!(begged.game().agenda.top(), Some(Step::Draw(Draw::Worker(_)))) {
            begged.run_draws()
        } else {
            begged
        };
    }
    begged.is_over().expect(|game| assert_eq!(game.ending, None));
}

/// BLF-13.3: each turn a goods step, a pawn, an action; the player chooses the pawn.
#[test]
fn a_pawn_of_choice_is_placed() {
    forest(1)
        .set(|game| stock(&mut game[RED], "goods 1"))
        .allows(RED, "swap")
        .play(RED, "go lindenrain-1")
        .offers(RED, &["pawn white", "pawn other"])
        .play_all(RED, &["pawn white", "visit swineherd", "end"])
        .expect(|game| assert_eq!(game.pawns[FIFTH_PAWN], spot("lindenrain-1")))
        .play_all(RED, &["go lindenrain-0"])
        .expect(|game| {
            assert_eq!(game.agenda.top(), Some(Step::ask(RED, Act)), "only others are left: no question");
        });
}

/// BLF-13.4: the way is measured from the pawn placed before; the first of a year travels free.
#[test]
fn the_way_begins_at_the_last_pawn() {
    forest(1)
        .play_all(RED, &["go silberbach-0", "pawn other"])
        .expect(|game| assert_eq!(of(game, RED, Good::Provision), 3));
    placed(&["tannenau-0", "silberbach-0"])
        .set(|game| stock(&mut game[RED], "provisions 0 1"))
        .allows(RED, "go kohlhalde-0")
        .allows(RED, "go silberbach-1")
        .refuses(RED, "go lindenrain-1", Refusal::TooFar { need: 2, have: 1 });
}

/// EX-19, BLF-13.5: a provision for the way and a resource for the pawn already there.
#[test]
fn pawns_in_the_village_cost_resources() {
    placed(&["tannenau-0", "moosgrund-0"])
        .set(|game| only(&mut game[RED], "wood 1, glass 1, provisions 0 1"))
        .play_all(RED, &["go tannenau-1", "pawn other"])
        .offers(RED, &["discard wood", "discard glass"])
        .play(RED, "discard glass")
        .expect(|game| assert_eq!(have(game, [Good::Wood, Good::Glass, Good::Provision]), [1, 0, 0]));
}

/// EX-20, BLF-13.5: the white pawn pays the way, but no resource.
#[test]
fn the_white_pawn_pays_no_resource() {
    placed(&["tannenau-0", "moosgrund-0"])
        .set(|game| only(&mut game[RED], "wood 1, provisions 0 1"))
        .play_all(RED, &["go tannenau-1", "pawn white"])
        .expect(|game| assert_eq!(have(game, [Good::Wood, Good::Provision]), [1, 0]))
        .noted(Event::Placed { seat: RED, pawn: Pawn::White, to: "tannenau-1".parse().unwrap() });
}

/// BLF-13.5: one resource per pawn, of different kinds if wanted, named in order; the fort pays none.
#[test]
fn several_pawns_cost_several_resources() {
    let crowd = || placed(&["tannenau-0", "tannenau-2", "moosgrund-0"]);
    crowd()
        .set(|game| only(&mut game[RED], "sand 1, wood 1, brick 1, provisions 0 1"))
        .play_all(RED, &["go tannenau-1", "pawn other", "discard wood"])
        .refuses(RED, "discard sand", Refusal::OutOfOrder { rule: "BLF-5.19" })
        .play(RED, "discard brick")
        .expect(|game| assert_eq!(have(game, [Good::Sand, Good::Wood, Good::Brick]), [1, 0, 0]));
    crowd()
        .set(|game| {
            own(game, RED, Building::Fort, "m-r1c4");
            only(&mut game[RED], "provisions 0 1");
        })
        .play_all(RED, &["go tannenau-1", "pawn other"])
        .expect(|game| assert_eq!(game.agenda.top(), Some(Step::ask(RED, Act))));
}

/// BLF-13.6: gaps with own pawns are taken; a site may be the first place of a year.
#[test]
fn sites_and_gaps_in_solo() {
    placed(&["tannenau-0"]).refuses(RED, "go tannenau-0", Refusal::GapTaken);
    forest(1)
        .set(|game| {
            lay_mission(game, Mission::Captain, None);
            only(&mut game[RED], "water 5");
        })
        .play_all(RED, &["go captain", "pawn other"])
        .offers(RED, &["mission", "remove field", "remove pond"]);
}

/// BLF-13.7: begging puts a pawn aside; the next way is measured from the last pawn really placed.
#[test]
fn a_begging_pawn_is_put_aside() {
    placed(&["tannenau-0", "moosgrund-0"]).play_all(RED, &["beg", "pawn other", "provisions 2 2"]).expect(
        |game| {
            assert_eq!((game.pawns[2], game.last_pawn), (PawnSpot::Aside, Some(1)));
            assert_eq!(game.origin(RED), spot("moosgrund-0"));
        },
    );
    forest(1)
        .play_all(RED, &["beg", "pawn white", "provisions 1 3"])
        .play(RED, "go silberbach-0")
        .expect(|game| assert_eq!(of(game, RED, Good::Provision), 4, "the next pawn travels free"));
}

/// BLF-13.9: the reminder reveals three missions and brings one resource.
#[test]
fn the_reminder_reveals_three_missions() {
    let start = forest(1).set(|game| {
        only(&mut game[RED], "meat 1, coal-oven 1, oven 1");
        pend(game, RED, Last);
        game.pawns[0] = spot("tannenau-0");
        game.last_pawn = Some(0);
    });
    gain(start, Item::Porridge, 1)
        .draw("reveal market")
        .draw("reveal hermit")
        .draw("reveal cook")
        .asks(RED)
        .play(RED, "bonus water")
        .expect(|game| assert_eq!((game.pile.len(), of(game, RED, Good::Water)), (8, 1)));
}

/// EX-21, BLF-13.10: before year four all workers are dealt anew by their backs; missions stay.
#[test]
fn the_workers_are_dealt_anew_before_year_four() {
    let before = forest(1).set(|game| {
        game.round = 3;
        game.pawns = [spot("tannenau-0"), PawnSpot::Aside, PawnSpot::Aside, PawnSpot::Aside, PawnSpot::Aside];
        game.last_pawn = Some(0);
        lay_mission(game, Mission::Cook, Some("tannenau"));
        pend(game, RED, Last);
    });
    before
        .play(RED, "end")
        .noted(Event::WorkersTakenOff)
        .may_draw(&["deal brickmaker", "deal architect", "deal roofer", "deal smelter", "deal carpenter"])
        .draw("deal carpenter")
        .run_draws()
        .expect(|game| {
            assert_eq!(game.worker(0), crate::data::Worker::Carpenter);
            assert_eq!((game.round, game.slots[0]), (4, Some(Mission::Cook)));
            assert_eq!(game.pawns, [PawnSpot::Hand; 5]);
        })
        .asks(RED);
}

/// BLF-13.11: the merchant brings two, and nobody else gains.
#[test]
fn the_merchant_brings_two_alone() {
    forest(1)
        .play_all(RED, &["go lindenrain-1", "pawn other", "visit merchant", "name wood"])
        .expect(|game| assert_eq!(of(game, RED, Good::Wood), 5))
        .asks(RED);
}

/// BLF-13.12: the clockmaker's extra turn moves the pawn just placed.
#[test]
fn the_extra_turn_moves_the_same_pawn() {
    let extra = || {
        placed(&["tannenau-0", "moosgrund-0"])
            .set(|game| {
                game[RED].extra_turns = 1;
                only(&mut game[RED], "brick 1, provisions 1 1, goods 1");
                pend(game, RED, Last);
            })
            .play(RED, "end")
            .noted(Event::ExtraTurnBegins { seat: RED })
    };
    extra()
        .allows(RED, "swap")
        .refuses(RED, "go moosgrund-0", Refusal::SamePlace)
        .play_all(RED, &["go tannenau-1", "discard brick"])
        .expect(|game| {
            assert_eq!(game.pawns[1], spot("tannenau-1"));
            assert_eq!(
                game.pawns.iter().filter(|spot| **spot == PawnSpot::Hand).count(),
                3,
                "no new pawn is used"
            );
            assert_eq!(of(game, RED, Good::Provision), 1);
        });
    extra().play(RED, "beg").expect(|game| assert_eq!(game.pawns[1], spot("moosgrund-centre")));
}

/// BLF-13.13: the cistern fills unless the previous pawn of the year is in the cook's village.
#[test]
fn the_cistern_in_solo() {
    let with_cistern = |start: Forests| {
        start.set(|game| {
            own(game, RED, Building::Cistern, "m-r1c4");
            only(&mut game[RED], "provisions 3 3");
        })
    };
    with_cistern(forest(1))
        .play_all(RED, &["go tannenau-1", "pawn other"])
        .expect(|game| assert_eq!(of(game, RED, Good::Water), 2));
    with_cistern(placed(&["tannenau-0"]))
        .play_all(RED, &["go tannenau-1", "pawn other"])
        .expect(|game| assert_eq!(of(game, RED, Good::Water), 0));
}

/// BLF-13.14: titles for 20, 30, 40, 50, 60 and 70 points.
#[test]
fn titles_by_points() {
    let titles = [
        (19, None),
        (20, Some("forest-title-water-carrier")),
        (30, Some("forest-title-smallholder")),
        (49, Some("forest-title-great-landowner")),
        (50, Some("forest-title-master-builder")),
        (60, Some("forest-title-master-glassmaker")),
        (75, Some("forest-title-duchess")),
    ];
    for (points, expected) in titles {
        assert_eq!(title(points), expected);
    }
    forest(1)
        .set(|game| stock(&mut game[RED], "glass 3, oven 20"))
        .expect(|game| assert_eq!(game.seen().title, Some("forest-title-water-carrier")));
    forest(2).expect(|game| assert_eq!(game.seen().title, None));
}

/// BLF-13.15: the four other pawns are one line; the question is skipped when only one kind can go.
#[test]
fn the_colour_is_asked_only_when_it_matters() {
    forest(1).play(RED, "go lindenrain-1").offers(RED, &["pawn white", "pawn other"]);
    // Without a resource to discard only the white pawn can go there.
    placed(&["tannenau-0", "moosgrund-0"])
        .set(|game| only(&mut game[RED], "provisions 0 1"))
        .play(RED, "go tannenau-1")
        .expect(|game| assert_eq!(game.pawns[FIFTH_PAWN], spot("tannenau-1")));
    placed(&["tannenau-0", "moosgrund-0"])
        .set(|game| {
            game.pawns[FIFTH_PAWN] = PawnSpot::Aside;
            only(&mut game[RED], "provisions 0 1");
        })
        .refuses(RED, "go tannenau-1", Refusal::NoDiscards { need: 1, have: 0 });
}

/// BLF-13.16: no gift questions, no asides, no final window; free actions are lines of own questions.
#[test]
fn solo_has_no_asides() {
    let game = forest(1).set(|game| own(game, RED, Building::ClayPit, "m-r1c4"));
    assert!(game.options(RED).contains(&"convert clay-pit".to_owned()));
    let mut asides = Vec::new();
    <Forest as Game>::asides(game.game(), RED, &mut asides);
    assert!(asides.is_empty());
    game.refuses(RED, "standing decline", Refusal::NoAsides)
        .set(|game| {
            game.round = 5;
            game.pawns = [PawnSpot::Aside; 5];
            pend(game, RED, Last);
        })
        .play(RED, "convert clay-pit")
        .play(RED, "end")
        .is_over();
}
