//! Free actions (BLF-10).

use parlour_core::{Decision, Game, SeatSet};

use super::scene::*;
use crate::data::{Bill, Building, Count, Effect, Good, Item, Mission, Tile, Trade};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::player::Standing;
use crate::step::Act;

fn asides(game: &crate::Forest, seat: parlour_core::Seat) -> Vec<String> {
    let mut all = Vec::new();
    game.asides(seat, &mut all);
    all.iter().map(ToString::to_string).collect()
}

/// BLF-10.1: conversions, any number of times, and the removal of landscape, never of forests.
#[test]
fn conversions_and_removals_are_free() {
    owning(
        Building::ClayPit,
        "water 7",
        &["convert clay-pit", "convert clay-pit", "remove field", "clear m-r2c1"],
    )
    .expect(|game| {
        assert_eq!((of(game, RED, Good::Water), of(game, RED, Good::Brick)), (3, 6));
        assert_eq!((tiles(game, RED, Tile::Field), free_cells(game, RED)), (1, 5));
    })
    .refuses(RED, "remove forest", Refusal::TooFew { item: Item::Forest, need: 1, have: 0 })
    .refuses(RED, "remove pasture", Refusal::TooFew { item: Item::Pasture, need: 1, have: 0 });
}

/// BLF-10.2, AX-2: during an own visit neither kind is allowed; before or between visits it is.
#[test]
fn no_free_action_during_an_own_visit() {
    acting(3, "moosgrund-0")
        .set(|game| {
            own(game, RED, Building::ClayPit, "m-r1c4");
            only(&mut game[RED], "wood 5, water 2");
        })
        .allows(RED, "convert clay-pit")
        .play(RED, "visit architect")
        .refuses(RED, "convert clay-pit", Refusal::Visiting)
        .refuses(RED, "remove field", Refusal::Visiting)
        .play_all(RED, &["build grain-mill", "cell m-r2c2"])
        .allows(RED, "convert clay-pit");
}

/// BLF-10.2: the visit of another player is no obstacle; but while one's own merchant is out it is.
#[test]
fn anothers_visit_is_no_obstacle() {
    acting(3, "lindenrain-1")
        .set(|game| {
            own(game, RED, Building::ClayPit, "m-r1c4");
            own(game, GREEN, Building::Well, "m-r1c4");
            stock(&mut game[GREEN], "porridge 1, meat 0");
            game[GREEN].standing = Standing::Decline;
        })
        .play_all(RED, &["visit merchant", "name wood"])
        .asks(BLUE)
        .refuses(RED, "convert clay-pit", Refusal::Visiting)
        .play(GREEN, "convert well")
        .expect(|game| assert_eq!(of(game, GREEN, Good::Water), 3))
        .asks(BLUE);
}

/// BLF-10.3: own questions list free actions; seats that are not asked speak aside.
#[test]
fn free_actions_have_three_channels() {
    let game = travelling(3, &["tannenau-0"]).set(|game| {
        own(game, RED, Building::ClayPit, "m-r1c4");
        own(game, BLUE, Building::ClayPit, "m-r1c4");
    });
    assert!(game.options(RED).contains(&"convert clay-pit".to_owned()));
    let blue = asides(game.game(), BLUE);
    assert_eq!(blue[..3], ["convert clay-pit", "remove field", "remove pond"]);
    assert_eq!(
        asides(game.game(), RED),
        ["standing accept-glass", "standing accept-oven", "standing decline"]
    );
}

/// AX-1, BLF-10.3, BLF-10.9: red converts twice while blue chooses a building; blue's question stands.
#[test]
fn an_aside_leaves_the_question_as_it_is() {
    let start = acting(3, "moosgrund-0").set(|game| {
        game.active = BLUE;
        put_pawns(game, &["tannenau-0", "moosgrund-0"]);
        own(game, RED, Building::ClayPit, "m-r1c4");
        only(&mut game[RED], "water 4, brick 1");
        stock(&mut game[BLUE], "wood 5");
        pend(game, BLUE, Act);
    });
    let start = start.play(BLUE, "visit architect");
    let lines = start.options(BLUE);
    start
        .play_all(RED, &["convert clay-pit", "convert clay-pit"])
        .expect(|game| assert_eq!((of(game, RED, Good::Water), of(game, RED, Good::Brick)), (0, 7)))
        .asks(BLUE)
        .expect(|game| {
            let mut after = Vec::new();
            game.options(BLUE.into(), &mut after);
            assert_eq!(after.iter().map(ToString::to_string).collect::<Vec<_>>(), lines);
        });
}

/// BLF-10.4: one payment, one reward, each settled; never in the middle of a payment.
#[test]
fn a_conversion_is_one_payment_and_one_reward() {
    owning(Building::Cooperage, "wood 2, coal-glass 1", &[])
        .set(|game| stock(&mut game[RED], "sand 1, wood 3"))
        .play(RED, "convert cooperage")
        .expect(|game| assert_eq!(glass_dial(game, RED), [0, 0, 2, 0, 1]));
    acting(3, "moosgrund-0")
        .set(|game| {
            lay_mission(game, Mission::SandDigger, Some("moosgrund"));
            own(game, RED, Building::ClayPit, "m-r1c4");
            stock(&mut game[RED], "coal-glass 5, coal-oven 5");
        })
        .play(RED, "mission")
        .refuses(RED, "convert clay-pit", Refusal::Busy);
}

/// BLF-10.5: a conversion that brings nothing is not allowed.
#[test]
fn a_conversion_must_bring_something() {
    owning(Building::ClayPit, "water 2, brick 7", &[]).refuses(
        RED,
        "convert clay-pit",
        Refusal::NothingToGain,
    );
    owning(Building::Manger, "porridge 5", &[]).set(|game| stock(&mut game[RED], "cattle 2")).refuses(
        RED,
        "convert manger-cattle",
        Refusal::NothingToGain,
    );
}

/// BLF-10.6: room is made before a visit, and before answering a gift.
#[test]
fn room_is_made_before() {
    acting(3, "moosgrund-1")
        .set(|game| land(&mut game[RED], &[(Tile::Pond, 12)]))
        .refuses(RED, "visit farmer", Refusal::NoService { worker: crate::data::Worker::Farmer })
        .play_all(RED, &["remove pond", "clear m-r1c1", "visit farmer", "serve farmer-field"])
        .expect(|game| assert_eq!(tiles(game, RED, Tile::Field), 1));
    travelling(3, &["tannenau-0", "moosgrund-0"])
        .set(|game| {
            own(game, BLUE, Building::ClayPit, "m-r1c4");
            stock(&mut game[BLUE], "water 7, brick 0");
        })
        .play_all(RED, &["go moosgrund-1", "give water", "provisions 1 1"])
        .asks(BLUE)
        .play_all(BLUE, &["convert clay-pit", "accept"])
        .expect(|game| assert_eq!((of(game, BLUE, Good::Water), of(game, BLUE, Good::Brick)), (6, 3)));
}

/// BLF-10.7: the optional trades of converter, slaughterhouse and fishery are no free actions.
#[test]
fn optional_effects_are_no_free_actions() {
    for building in [Building::Converter, Building::Slaughterhouse, Building::Fishery] {
        let lines = owning(building, "meat 3, water 3", &[]).options(RED);
        assert_eq!(lines, ["end", "remove field", "remove pond"], "{building}");
    }
}

/// BLF-10.8: one line per usable conversion and per kind of own tile.
#[test]
fn one_line_per_conversion_and_kind_of_tile() {
    let lines = owning(Building::WateringTrough, "water 3", &[])
        .set(|game| {
            own(game, RED, Building::Kiln, "m-r2c2");
            game[RED].estate.lay(Tile::Pasture, "m-r2c3".parse().unwrap());
        })
        .options(RED);
    assert_eq!(
        lines,
        [
            "end",
            "convert watering-trough-pig",
            "convert watering-trough-cattle",
            "remove field",
            "remove pond",
            "remove pasture"
        ]
    );
}

/// BLF-10.9: an aside with its follow-up answers is checked as it is handed in, and may be refused.
#[test]
fn an_aside_is_checked_when_it_is_handed_in() {
    travelling(3, &["tannenau-0"])
        .set(|game| {
            own(game, BLUE, Building::Kiln, "m-r1c4");
            stock(&mut game[BLUE], "coal-glass 1, coal-oven 1");
        })
        .play(BLUE, "convert kiln")
        .expect(|game| assert_eq!(of(game, BLUE, Good::Brick), 6))
        .refuses(BLUE, "convert kiln", Refusal::TooFew { item: Item::Coal, need: 2, have: 0 })
        .asks(RED);
    // An aside that needs more answers is asked for them before anybody else goes on.
    travelling(3, &["tannenau-0"])
        .play(BLUE, "remove field")
        .asks(BLUE)
        .refuses(BLUE, "remove pond", Refusal::Busy)
        .play(BLUE, "clear m-r3c1")
        .asks(RED);
}

/// BLF-10.9: no aside while a draw is open; an aside may make the reminder due.
#[test]
fn an_aside_may_reach_the_reminder() {
    travelling(3, &["tannenau-0"])
        .set(|game| {
            own(game, BLUE, Building::GrainMill, "m-r1c4");
            only(&mut game[BLUE], "meat 1, coal-oven 1, oven 1");
        })
        .play_all(BLUE, &["convert grain-mill", "clear m-r2c1"])
        .refuses(GREEN, "remove field", Refusal::DrawPending)
        .draw("reveal count")
        .asks(BLUE)
        .allows(GREEN, "remove field")
        .play(BLUE, "bonus brick")
        .asks(RED);
}

/// BLF-10.10: a receiver without room and without a usable conversion is not asked.
#[test]
fn a_pointless_gift_is_not_asked_about() {
    let full = |game: &mut crate::Forest| stock(&mut game[BLUE], "wood 7");
    acting(3, "lindenrain-1")
        .set(full)
        .play_all(RED, &["visit merchant", "name wood"])
        .noted(Event::GiftLost { seat: BLUE, good: Good::Wood })
        .asks(GREEN);
    acting(3, "lindenrain-1")
        .set(full)
        .set(|game| {
            own(game, BLUE, Building::Cooperage, "m-r1c4");
            stock(&mut game[BLUE], "water 0");
        })
        .play_all(RED, &["visit merchant", "name wood"])
        .expect(|game| assert_eq!(game.pending(), Decision::Ask(SeatSet::one(BLUE).with(GREEN))));
}

/// BLF-10.10: units are gained clockwise after the last answer, whatever the order of the answers.
#[test]
fn gifts_are_gained_when_all_have_answered() {
    acting(3, "lindenrain-1")
        .play_all(RED, &["visit merchant", "name wood"])
        .play(GREEN, "accept")
        .expect(|game| assert_eq!(of(game, GREEN, Good::Wood), 3, "not yet"))
        .play(BLUE, "accept")
        .expect(|game| assert_eq!((of(game, BLUE, Good::Wood), of(game, GREEN, Good::Wood)), (6, 4)));
}

/// BLF-10.11: standing answers are used instead of questions, and can be taken back.
#[test]
fn standing_answers_are_used() {
    acting(3, "lindenrain-1")
        .play(BLUE, "standing accept-glass")
        .play(GREEN, "standing accept-oven")
        .refuses(GREEN, "standing accept-oven", Refusal::SameStanding)
        .set(|game| game[BLUE].dials.remove_coal_marker())
        .play_all(RED, &["visit merchant", "name coal", "dial glass"])
        .expect(|game| {
            assert_eq!(game[BLUE].dials.coal(crate::data::Dial::Oven), 3, "without its marker: the oven");
            assert_eq!(game[GREEN].dials.coal(crate::data::Dial::Oven), 3);
        })
        .asks(RED)
        .play(BLUE, "standing ask")
        .play(BLUE, "standing decline")
        .play(BLUE, "standing ask")
        .refuses(BLUE, "standing decline", Refusal::TooManyChanges { most: 4 });
}

/// The weights of BLF-10.12.
fn weight(item: Item) -> i32 {
    match item {
        Item::Water | Item::Coal | Item::CoalGlass | Item::CoalOven => 10,
        Item::Wood => 16,
        Item::Sand => 6,
        Item::Porridge => 18,
        Item::Meat => 25,
        Item::Brick => 3,
        Item::Field => 63,
        Item::Pond => 38,
        Item::Pasture => 15,
        Item::Forest => 80,
        Item::Progress => 30,
        _ => 0,
    }
}

fn paid(bill: &Bill) -> i32 {
    let goods: i32 = Good::ALL.iter().map(|good| weight((*good).into()) * i32::from(bill.of(*good))).sum();
    goods
        + i32::from(bill.forests) * weight(Item::Forest)
        + i32::from(bill.fields) * weight(Item::Field)
        + i32::from(bill.ponds) * weight(Item::Pond)
        + i32::from(bill.progress) * weight(Item::Progress)
}

/// BLF-10.12: every conversion lowers the weight of its owner by at least two, pond hut and
/// painter's workshop included; so do removals and production steps.
#[test]
fn free_actions_come_to_an_end() {
    for trade in Trade::ALL {
        let deal = trade.deal();
        let gained: i32 = deal
            .reward
            .iter()
            .map(|effect| match effect {
                Effect::Give(Item::Glass, n) => weight(Item::Porridge) * i32::from(*n),
                Effect::Give(item, n) => weight(*item) * i32::from(*n),
                Effect::Per(item, Count::OxTeam) => 4 * weight(*item),
                Effect::Per(..) => panic!("no other conversion counts anything"),
            })
            .sum();
        let water = i32::from(deal.bill.forests) * weight(Item::Water);
        assert!(paid(&deal.bill) - gained - water >= 2, "{trade}");
    }
    assert!(Tile::LANDSCAPE.iter().all(|tile| weight((*tile).into()) >= 15));
    let glass_step = weight(Item::Sand) + weight(Item::Water) + weight(Item::Wood) - weight(Item::Porridge);
    assert!(glass_step >= 14, "even without coal and with the painter");
}

/// BLF-10.13: an aside never makes illegal what the active player has begun.
#[test]
fn asides_spoil_nothing() {
    let start = travelling(3, &["tannenau-0", "moosgrund-0"]).play(RED, "go moosgrund-1");
    let before = start.options(RED);
    let after = start.play_all(BLUE, &["remove field", "clear m-r2c1", "remove pond", "clear m-r4c1"]);
    assert_eq!(after.options(RED), before);
}

/// BLF-10.14: without free actions every question still has an answer.
#[test]
fn no_question_needs_a_free_action() {
    let free = |line: &String| line.starts_with("convert") || line.starts_with("remove");
    let stuck = travelling(4, &["kohlhalde-0", "kohlhalde-1", "kohlhalde-2", "hand"])
        .set(|game| only(&mut game[RED], ""));
    assert!(stuck.options(RED).iter().any(|line| !free(line)));
    assert!(owning(Building::ClayPit, "water 2", &[]).options(RED).iter().any(|line| !free(line)));
}

/// BLF-10.2, BLF-5.14: the mover may act freely while others answer gifts, if something to do remains.
#[test]
fn the_mover_may_act_while_gifts_are_answered() {
    travelling(3, &["silberbach-0", "kohlhalde-1"])
        .set(|game| only(&mut game[RED], "wood 1, provisions 0 1"))
        .play_all(RED, &["go kohlhalde-2", "give wood"])
        .asks(BLUE)
        .play_all(RED, &["remove pond", "clear m-r4c1"])
        .refuses(RED, "remove pond", Refusal::WouldStrand)
        .asks(BLUE)
        .play(BLUE, "decline")
        .asks(RED);
}
