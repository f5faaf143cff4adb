//! Goods step and movement (BLF-5).

use super::scene::*;
use crate::data::{Building, Goal, Good, Item, Mission, PawnSpot, Worker, distance};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::step::{Last, Step};

/// EX-4, BLF-5.1: merchant and lumberjack exchange places; pawns stay, one goods is spent.
#[test]
fn the_merchant_changes_places_with_the_lumberjack() {
    let start = travelling(3, &["silberbach-0", "silberbach-1"]).set(|game| stock(&mut game[RED], "goods 1"));
    assert_eq!(start.game().space_of(Worker::Merchant), 16);
    start
        .play(RED, "swap")
        .refuses(RED, "with merchant", Refusal::MerchantHimself)
        .play(RED, "with lumberjack")
        .expect(|game| {
            assert_eq!(game.space_of(Worker::Merchant), 8);
            assert_eq!(game.space_of(Worker::Lumberjack), 16);
            assert_eq!(of(game, RED, Good::Goods), 0);
            assert_eq!(game.pawns[0], spot("silberbach-0"));
        });
}

/// BLF-5.1: once per turn, for one goods; inside one village is fine.
#[test]
fn the_goods_step_is_taken_once() {
    travelling(3, &["silberbach-0"])
        .refuses(RED, "swap", Refusal::NoGoods)
        .set(|game| stock(&mut game[RED], "goods 3"))
        .play_all(RED, &["swap", "with swineherd"])
        .expect(|game| assert_eq!(of(game, RED, Good::Goods), 2))
        .refuses(RED, "swap", Refusal::NotAsked);
}

/// BLF-5.2: a mission stays in its village when its worker leaves.
#[test]
fn missions_do_not_follow_their_workers() {
    travelling(3, &["silberbach-0"])
        .set(|game| {
            stock(&mut game[RED], "goods 1");
            lay_mission(game, Mission::Cook, Some("tannenau"));
        })
        .play_all(RED, &["swap", "with cook"])
        .expect(|game| {
            assert_eq!(game.village_of(Worker::Cook), crate::data::Village::Lindenrain);
            assert_eq!(game.slots[0], Some(Mission::Cook));
        });
}

/// BLF-5.3: one pawn per gap, any number in the centre.
#[test]
fn a_gap_holds_one_pawn() {
    travelling(3, &["tannenau-0", "tannenau-1"]).refuses(RED, "go tannenau-1", Refusal::GapTaken);
    travelling(3, &["tannenau-0", "tannenau-centre", "tannenau-centre"])
        .expect(|game| assert_eq!(crate::audit::audit(game), Ok(())))
        .play(RED, "beg")
        .expect(|game| assert_eq!(game.pawns[0], game.pawns[1]));
}

/// BLF-5.4: the first placement is free, whoever stands there; it is in a village, and nobody begs.
#[test]
fn the_first_placement_is_free() {
    travelling(3, &["hand", "tannenau-1", "tannenau-2"])
        .set(|game| {
            only(&mut game[RED], "coal-oven 1");
            lay_mission(game, Mission::Hermit, None);
        })
        .refuses(RED, "beg", Refusal::NotOnBoard)
        .refuses(RED, "go hermit", Refusal::NoSiteFirst)
        .play(RED, "go tannenau-0")
        .asks(RED)
        .allows(RED, "visit brickmaker");
}

/// EX-5, BLF-5.5: a move inside the village costs nothing; also from the centre.
#[test]
fn moving_inside_a_village_is_free() {
    for from in ["tannenau-0", "tannenau-centre"] {
        travelling(3, &[from, "tannenau-2"])
            .play(RED, "go tannenau-1")
            .expect(|game| {
                assert_eq!(of(game, RED, Good::Provision), 3);
                assert_eq!(game.pawns[0], spot("tannenau-1"));
            })
            .asks(RED);
    }
}

/// BLF-5.5: the pawn must move to another place.
#[test]
fn staying_is_not_moving() {
    travelling(3, &["tannenau-0"]).refuses(RED, "go tannenau-0", Refusal::SamePlace).refuses(
        RED,
        "go hermit",
        Refusal::NoMissionThere { mission: Mission::Hermit },
    );
}

/// BLF-5.6: the shortest way, one provision per path.
#[test]
fn the_way_costs_its_paths() {
    let villages = ["tannenau-0", "moosgrund-0", "silberbach-0", "kohlhalde-0", "lindenrain-0"];
    let rows: [[u8; 11]; 5] = [
        [0, 1, 2, 2, 1, 1, 2, 3, 3, 3, 2],
        [1, 0, 1, 2, 2, 2, 1, 2, 2, 3, 3],
        [2, 1, 0, 1, 2, 3, 2, 1, 1, 2, 3],
        [2, 2, 1, 0, 1, 3, 3, 2, 2, 1, 2],
        [1, 2, 2, 1, 0, 2, 3, 3, 3, 2, 1],
    ];
    let sites = ["market", "hermit", "count", "free-city", "captain", "feudal-lord"];
    let places: Vec<Goal> = villages.iter().chain(&sites).map(|place| place.parse().unwrap()).collect();
    for (from, row) in villages.iter().zip(rows) {
        let found: Vec<u8> = places.iter().map(|to| distance(spot(from), *to)).collect();
        assert_eq!(found, row, "{from}");
    }
    let between = |one: &str, two: &str| distance(spot(one), two.parse().unwrap());
    assert_eq!(between("count", "free-city"), 2);
    assert_eq!(between("market", "hermit"), 3);
    assert_eq!(between("hermit", "feudal-lord"), 4);
    assert_eq!(between("captain", "feudal-lord"), 3);
    travelling(3, &["tannenau-0"]).set(|game| stock(&mut game[RED], "provisions 0 1")).refuses(
        RED,
        "go silberbach-0",
        Refusal::TooFar { need: 2, have: 1 },
    );
}

fn to_the_hermit() -> Forests {
    travelling(3, &["tannenau-0", "moosgrund-0"]).set(|game| {
        lay_mission(game, Mission::Hermit, None);
        only(&mut game[RED], "porridge 7, provisions 1 1");
    })
}

/// EX-7, BLF-5.7, BLF-7.7: two provisions to the hermit, no gift for the village on the way, then
/// the mission must be completed.
#[test]
fn a_site_is_entered_to_complete_its_mission() {
    to_the_hermit()
        .play(RED, "go hermit")
        .expect(|game| assert_eq!(of(game, RED, Good::Provision), 0))
        .does_not_offer(RED, "end")
        .play(RED, "mission")
        .expect(|game| assert_eq!(of(game, RED, Good::Porridge), 0));
}

/// EX-7b, BLF-5.7: the payment would turn the oven and eat a porridge, so the site is out of reach.
#[test]
fn production_may_put_a_mission_out_of_reach() {
    to_the_hermit()
        .set(|game| {
            stock(&mut game[RED], "meat 1, coal-oven 1, goods 0, oven 2");
            game[RED].reminded = true;
        })
        .refuses(RED, "go hermit", Refusal::MissionOutOfReach { mission: Mission::Hermit });
}

/// BLF-5.7: production may as well bring what a mission needs.
#[test]
fn production_may_bring_a_mission_into_reach() {
    // One provision pays the way to the feudal lord, whose two provisions the oven bakes on arrival.
    travelling(3, &["lindenrain-0"])
        .set(|game| {
            lay_mission(game, Mission::FeudalLord, None);
            only(&mut game[RED], "porridge 1, meat 1, coal-oven 1, provisions 0 3, oven 2");
            game[RED].dials.set_provisions((0, 3));
            game[RED].reminded = true;
        })
        .play(RED, "go feudal-lord")
        .expect(|game| assert_eq!(game[RED].dials.provisions(), (1, 3)));
    travelling(3, &["lindenrain-0"])
        .set(|game| {
            lay_mission(game, Mission::FeudalLord, None);
            only(&mut game[RED], "provisions 0 2");
        })
        .refuses(RED, "go feudal-lord", Refusal::MissionOutOfReach { mission: Mission::FeudalLord });
}

/// EX-6, BLF-5.8, BLF-5.12: entering blue's village costs a provision and a basic resource for blue.
#[test]
fn entering_a_village_costs_a_gift() {
    travelling(3, &["tannenau-0", "moosgrund-0"])
        .play(RED, "go moosgrund-1")
        .offers(
            RED,
            &["give coal-glass", "give coal-oven", "give water", "give wood", "give meat", "give brick"],
        )
        .play_all(RED, &["give wood", "provisions 1 1"])
        .expect(|game| {
            assert_eq!(of(game, RED, Good::Provision), 2);
            assert_eq!(of(game, RED, Good::Wood), 2);
        })
        .noted(Event::Gave { seat: RED, to: BLUE, good: Good::Wood })
        .asks(BLUE)
        .play(BLUE, "accept")
        .expect(|game| assert_eq!(of(game, BLUE, Good::Wood), 6))
        .asks(RED);
}

/// BLF-5.8: owners in gaps and centre are paid one after the other, with different things if wanted.
#[test]
fn every_owner_is_paid() {
    travelling(4, &["tannenau-0", "moosgrund-0", "moosgrund-centre", "silberbach-0"])
        .play_all(RED, &["go moosgrund-1", "give wood", "give brick", "provisions 0 2"])
        .expect(|game| {
            assert_eq!(
                game.pending(),
                parlour_core::Decision::Ask(parlour_core::SeatSet::one(BLUE).with(GREEN))
            );
        })
        .play(GREEN, "accept")
        .play(BLUE, "decline")
        .expect(|game| {
            assert_eq!(of(game, GREEN, Good::Brick), 4);
            assert_eq!(of(game, BLUE, Good::Wood), 3);
            assert_eq!(of(game, RED, Good::Wood), 2);
        });
}

/// BLF-5.8: without a basic resource the village cannot be entered; villages passed cost nothing.
#[test]
fn without_a_gift_no_entry() {
    travelling(3, &["tannenau-0", "moosgrund-0"])
        .set(|game| only(&mut game[RED], "provisions 2 3"))
        .refuses(RED, "go moosgrund-1", Refusal::NoGifts { need: 1, have: 0 })
        .allows(RED, "go silberbach-0");
}

/// BLF-5.10: the owner of the fort pays nobody.
#[test]
fn the_fort_spares_gifts() {
    travelling(3, &["tannenau-0", "moosgrund-0"])
        .set(|game| {
            own(game, RED, Building::Fort, "m-r1c4");
            only(&mut game[RED], "provisions 0 1");
        })
        .play(RED, "go moosgrund-1")
        .asks(RED)
        .allows(RED, "visit cattle-breeder");
}

/// BLF-5.11: gifts and provisions are one payment: giving porridge away keeps the oven from turning.
#[test]
fn the_payment_of_a_move_is_one() {
    let start = || {
        travelling(3, &["tannenau-0", "moosgrund-0"]).set(|game| {
            only(&mut game[RED], "porridge 1, meat 1, coal-oven 1, brick 1, provisions 3 3, oven 2");
            game[RED].reminded = true;
        })
    };
    start()
        .play_all(RED, &["go moosgrund-1", "give porridge"])
        .expect(|game| assert_eq!(oven_dial(game, RED), [0, 1, 1, 2, 3, 0]));
    start()
        .set(|game| stock(&mut game[RED], "provisions 2 3"))
        .play_all(RED, &["go moosgrund-1", "give brick", "provisions 2 2"])
        .expect(|game| assert_eq!(oven_dial(game, RED), [0, 0, 0, 3, 3, 1]));
}

/// BLF-5.12: the payer may offer what the receiver has no room for, and loses it in any case.
#[test]
fn a_gift_without_room_is_lost() {
    travelling(3, &["tannenau-0", "moosgrund-0"])
        .set(|game| stock(&mut game[BLUE], "wood 7"))
        .play_all(RED, &["go moosgrund-1", "give wood", "provisions 1 1"])
        .noted(Event::GiftLost { seat: BLUE, good: Good::Wood })
        .expect(|game| assert_eq!(of(game, RED, Good::Wood), 2))
        .asks(RED);
}

/// BLF-5.12: an accepted gift is a normal gain and may produce; coal goes to the dial of choice.
#[test]
fn an_accepted_gift_may_produce() {
    travelling(3, &["tannenau-0", "moosgrund-0"])
        .set(|game| only(&mut game[BLUE], "sand 1, water 1, wood 1"))
        .play_all(RED, &["go moosgrund-1", "give coal-oven", "provisions 1 1"])
        .offers(BLUE, &["accept glass", "accept oven", "decline", "remove field", "remove pond"])
        .play(BLUE, "accept glass")
        .expect(|game| assert_eq!(glass_dial(game, BLUE), [0, 0, 0, 0, 1]));
}

/// AX-4, BLF-5.13, BLF-5.19: a gift that leaves nothing to do may not be given.
#[test]
fn a_gift_must_leave_something_to_do() {
    travelling(3, &["silberbach-0", "kohlhalde-1"])
        .set(|game| {
            game.workers.swap(2, 12);
            only(&mut game[RED], "wood 1, meat 1, provisions 0 1");
        })
        .play(RED, "go kohlhalde-0")
        .offers(RED, &["give meat"])
        .refuses(RED, "give wood", Refusal::SpoilsTheMove { item: Item::Wood })
        .play(RED, "give meat")
        .asks(BLUE);
}

/// BLF-5.13: a gap where nothing can be done is no destination, not even for the first placement.
#[test]
fn there_must_be_something_to_do() {
    for place in ["hand", "kohlhalde-0"] {
        travelling(3, &[place])
            .set(|game| {
                only(&mut game[RED], "");
                land(&mut game[RED], &[]);
            })
            .refuses(RED, "go kohlhalde-2", Refusal::NothingToDo);
    }
}

/// BLF-5.14: between arrival and action a free action must leave something to do.
#[test]
fn a_free_action_may_not_strand_the_pawn() {
    acting(3, "kohlhalde-2")
        .set(|game| only(&mut game[RED], ""))
        .play_all(RED, &["remove pond", "clear m-r4c1"])
        .refuses(RED, "remove pond", Refusal::WouldStrand)
        .allows(RED, "remove field")
        .play_all(RED, &["visit sand-digger"])
        .allows(RED, "remove pond");
}

/// BLF-5.14: should the bonus of the reminder leave nothing to do, the action is skipped.
#[test]
fn an_action_spoilt_by_the_bonus_is_skipped() {
    travelling(3, &["silberbach-0"])
        .set(|game| {
            only(&mut game[RED], "sand 6, porridge 1, meat 1, coal-oven 1, provisions 2 3, oven 1");
        })
        .play_all(RED, &["go kohlhalde-2", "provisions 2 2"])
        .draw("reveal market")
        .play(RED, "bonus sand")
        .noted(Event::ActionSkipped { seat: RED })
        .expect(|game| assert_eq!(game.agenda.top(), Some(Step::ask(RED, Last))));
}

/// BLF-5.15: without a legal destination the player must beg.
#[test]
fn without_a_destination_one_begs() {
    let lines = travelling(4, &["kohlhalde-0", "kohlhalde-1", "kohlhalde-2", "hand"])
        .set(|game| only(&mut game[RED], ""))
        .options(RED);
    assert_eq!(lines, ["beg", "remove field", "remove pond"]);
}

/// EX-12, BLF-5.16: begging: to the centre, one provision, the turn is over.
#[test]
fn a_beggar_stands_in_the_centre() {
    travelling(3, &["tannenau-0"])
        .set(|game| only(&mut game[RED], ""))
        .play(RED, "beg")
        .expect(|game| {
            assert_eq!(game.pawns[0], PawnSpot::Centre(crate::data::Village::Tannenau));
            assert_eq!(game[RED].dials.provisions(), (0, 1));
        })
        .asks(BLUE);
}

/// BLF-5.16: on a site the pawn stays; the marker is of choice; with six provisions it is lost.
#[test]
fn a_beggar_on_a_site_stays() {
    travelling(3, &["hermit"])
        .play(RED, "beg")
        .offers(RED, &["provisions 1 3", "provisions 2 2"])
        .play(RED, "provisions 2 2")
        .expect(|game| assert_eq!(game.pawns[0], PawnSpot::Site(Mission::Hermit)));
    travelling(3, &["tannenau-0"])
        .set(|game| stock(&mut game[RED], "provisions 3 3"))
        .play(RED, "beg")
        .asks(BLUE);
}

/// BLF-5.17: two water for entering the cook's village from elsewhere, none for moving inside it.
#[test]
fn the_cistern_fills_on_entry() {
    let start = |from: &str| {
        travelling(3, &[from]).set(|game| {
            own(game, RED, Building::Cistern, "m-r1c4");
            only(&mut game[RED], "provisions 3 3");
        })
    };
    start("moosgrund-0").play(RED, "go tannenau-1").expect(|game| assert_eq!(of(game, RED, Good::Water), 2));
    start("tannenau-0").play(RED, "go tannenau-1").expect(|game| assert_eq!(of(game, RED, Good::Water), 0));
    start("moosgrund-0")
        .play_all(RED, &["go lindenrain-1", "provisions 1 3"])
        .expect(|game| assert_eq!(of(game, RED, Good::Water), 0, "passing through does not count"));
}

/// BLF-5.18: a pawn on a site blocks nobody and is paid nothing.
#[test]
fn a_pawn_on_a_site_blocks_nobody() {
    to_the_hermit().set(|game| put_pawns(game, &["tannenau-0", "hermit"])).play(RED, "go hermit").asks(RED);
}

/// BLF-5.19: gifts first, clockwise, then the split of the provisions; coal by its marker.
#[test]
fn a_toll_is_asked_piece_by_piece() {
    travelling(4, &["tannenau-0", "moosgrund-0", "moosgrund-1", "hand"])
        .set(|game| only(&mut game[RED], "coal-glass 1, coal-oven 1, brick 1, provisions 1 2"))
        .play(RED, "go moosgrund-2")
        .offers(RED, &["give coal-glass", "give coal-oven", "give brick"])
        .play(RED, "give coal-glass")
        .offers(RED, &["give coal-oven", "give brick"])
        .play(RED, "give brick")
        .offers(RED, &["provisions 0 2", "provisions 1 1"]);
}
