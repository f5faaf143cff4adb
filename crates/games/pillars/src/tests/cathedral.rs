//! Station 13 (PIL-11.x).

use super::scene::*;
use crate::data::{Craftsman, EventCard, Good, Station};
use crate::{Aim, Event, Refusal};

/// Red at the cathedral with these craftsmen and cubes (sand, wood, stone, metal).
fn at_work(list: &[Craftsman], goods: [u8; 4]) -> Scene {
    pillars(2)
        .seat(RED, |red| (red.craftsmen, red.goods) = (craftsmen(list), goods))
        .station(Station::Cathedral)
}

/// Points won since the start of the game.
fn won(scene: &Scene) -> u8 {
    scene.game()[RED].points() - 2
}

/// PIL-11.1: clockwise from the start player; everything is optional.
#[test]
fn players_work_clockwise() {
    pillars(3)
        .set(|game| game.start = GREEN)
        .station(Station::Cathedral)
        .play(GREEN, "finish")
        .play(RED, "finish")
        .asks(BLUE)
        .refuses(RED, "finish", Refusal::NotYourTurn);
}

/// PIL-11.1: one works with one's own craftsmen only.
#[test]
fn nobody_borrows_craftsmen() {
    at_work(&[Craftsman::Stonecutter], [0, 0, 4, 0]).refuses(
        RED,
        "work mason-1 1",
        Refusal::NotYourCraftsman { craftsman: Craftsman::Mason1 },
    );
}

/// PIL-11.2: a craftsman works once a round, up to his capacity, as far as he is paid in full.
#[test]
fn a_craftsman_works_once_a_round() {
    at_work(&[Craftsman::Carpenter2, Craftsman::Woodworker], [0, 4, 0, 0])
        .offers(
            RED,
            &["work woodworker 1", "work woodworker 2", "work carpenter-2 1", "work carpenter-2 2", "finish"],
        )
        .refuses(
            RED,
            "work carpenter-2 3",
            Refusal::OverCapacity { craftsman: Craftsman::Carpenter2, capacity: 2 },
        )
        .refuses(RED, "work carpenter-2 0", Refusal::AtLeastOne(Aim::Work))
        .play(RED, "work carpenter-2 1")
        .refuses(RED, "work carpenter-2 1", Refusal::WorkedAlready { craftsman: Craftsman::Carpenter2 })
        .refuses(
            RED,
            "work woodworker 2",
            Refusal::TooFewGoods { deed: Aim::Work, good: Good::Wood, needed: 4, have: 3 },
        );
}

/// PIL-11.2, EX-7: the woodworker makes four points of eight wood, and no fifth.
#[test]
fn the_woodworker_works_four_times() {
    let scene = at_work(&[Craftsman::Woodworker], [0, 8, 0, 0])
        .refuses(
            RED,
            "work woodworker 5",
            Refusal::OverCapacity { craftsman: Craftsman::Woodworker, capacity: 4 },
        )
        .play(RED, "work woodworker 4");
    assert_eq!((won(&scene), scene.game()[RED].cubes()), (4, 0));
}

/// PIL-11.2, EX-8: the stonecutter makes four points of eight stone.
#[test]
fn the_stonecutter_works_four_times() {
    let scene = at_work(&[Craftsman::Stonecutter], [0, 0, 8, 0]).play(RED, "work stonecutter 4");
    assert_eq!(won(&scene), 4);
}

/// PIL-11.2, EX-33: there is no half use.
#[test]
fn the_mortar_mixer_needs_three_sand() {
    let scene = at_work(&[Craftsman::MortarMixer], [5, 0, 0, 0])
        .offers(RED, &["work mortar-mixer 1", "finish"])
        .play(RED, "work mortar-mixer 1");
    assert_eq!((won(&scene), scene.game()[RED][Good::Sand]), (1, 2));
}

/// PIL-11.3, EX-6: the example of the rulebook: five points, two gold, a stone and a metal left.
#[test]
fn a_day_at_the_cathedral() {
    let five = [
        Craftsman::Potter2,
        Craftsman::MortarMixer,
        Craftsman::Stonecutter,
        Craftsman::Architect,
        Craftsman::ToolMaker,
    ];
    let scene = at_work(&five, [5, 0, 3, 1]).play_all(
        RED,
        &[
            "work potter-2 2",
            "work mortar-mixer 1",
            "work stonecutter 1",
            "work architect 1",
            "work tool-maker 1",
            "finish",
        ],
    );
    assert_eq!((won(&scene), scene.game()[RED].gold), (5, 22));
    assert_eq!(scene.game()[RED].goods, [0, 0, 1, 1]);
}

/// PIL-11.3: gold gained by one craftsman serves the next.
#[test]
fn the_goldsmith_uses_the_gold_of_the_others() {
    let scene = at_work(&[Craftsman::MasterWoodworker, Craftsman::Goldsmith5], [0, 1, 0, 0])
        .seat(RED, |red| red.gold = 2)
        .refuses(RED, "work goldsmith-5 1", Refusal::TooPoor { deed: Aim::Work, price: 3, gold: 2 })
        .play_all(RED, &["work master-woodworker 1", "work goldsmith-5 2"]);
    assert_eq!((won(&scene), scene.game()[RED].gold), (2, 0));
}

/// PIL-11.4, EX-16: the tool maker looks at metal, does not use it up, and brings two gold,
/// however much metal there is.
#[test]
fn the_tool_maker_keeps_the_metal() {
    let scene = at_work(&[Craftsman::ToolMaker, Craftsman::BellFounder], [0, 0, 0, 1])
        .play_all(RED, &["work tool-maker 1", "work bell-founder 1"]);
    assert_eq!((won(&scene), scene.game()[RED].gold, scene.game()[RED][Good::Metal]), (4, 22, 0));
    at_work(&[Craftsman::ToolMaker], [0, 0, 0, 3]).refuses(
        RED,
        "work tool-maker 2",
        Refusal::OverCapacity { craftsman: Craftsman::ToolMaker, capacity: 1 },
    );
}

/// PIL-11.5: the architect brings a point for nothing.
#[test]
fn the_architect_needs_nothing() {
    let scene = at_work(&[Craftsman::Architect], [0; 4]).play(RED, "work architect 1");
    assert_eq!(won(&scene), 1);
}

/// PIL-11.6, EX-24: without a mortar mixer masons do not work.
#[test]
fn masons_need_a_mortar_mixer() {
    at_work(&[Craftsman::Mason1], [0, 0, 2, 0])
        .refuses(RED, "work mason-1 1", Refusal::NoMortarMixer)
        .offers(RED, &["finish"]);
}

/// PIL-11.6: one mortar mixer, old or better, idle or not, serves all masons.
#[test]
fn one_mortar_mixer_serves_all_masons() {
    let scene = at_work(&[Craftsman::BetterMortarMixer, Craftsman::Mason1, Craftsman::Mason2], [0, 0, 5, 0])
        .play_all(RED, &["work mason-1 2", "work mason-2 3"]);
    assert_eq!(won(&scene), 5);
}

/// PIL-11.7, EX-15: the master woodworker makes eight gold of two wood, and no more.
#[test]
fn the_master_woodworker_sells_his_work() {
    let scene = at_work(&[Craftsman::MasterWoodworker], [0, 3, 0, 0])
        .refuses(
            RED,
            "work master-woodworker 3",
            Refusal::OverCapacity { craftsman: Craftsman::MasterWoodworker, capacity: 2 },
        )
        .play(RED, "work master-woodworker 2");
    assert_eq!((scene.game()[RED].gold, scene.game()[RED][Good::Wood]), (28, 1));
}

/// PIL-11.8, EX-14: the goldsmith makes four points of twelve gold.
#[test]
fn the_goldsmith_spends_gold() {
    let scene = at_work(&[Craftsman::Goldsmith5], [0; 4])
        .seat(RED, |red| red.gold = 12)
        .play(RED, "work goldsmith-5 4");
    assert_eq!((won(&scene), scene.game()[RED].gold), (4, 0));
}

/// PIL-11.9: glassblower, organ builder and bell founder spend metal.
#[test]
fn some_craftsmen_spend_metal() {
    let three = [Craftsman::Glassblower5, Craftsman::OrganBuilder, Craftsman::BellFounder];
    let scene = at_work(&three, [2, 1, 0, 4])
        .play_all(RED, &["work glassblower-5 2", "work organ-builder 1", "work bell-founder 1"]);
    assert_eq!((won(&scene), scene.game()[RED].cubes()), (6 + 6 + 4, 0));
}

/// PIL-11.10, EX-31: the archbishop's blessing is worth one use more.
#[test]
fn the_blessed_sculptor_works_twice() {
    let scene = pillars(2)
        .set(|game| game.event = Some(EventCard::Archbishop))
        .seat(RED, |red| red.craftsmen = craftsmen(&[Craftsman::Sculptor3]))
        .seat(RED, |red| red.goods = [0, 0, 2, 0])
        .station(Station::Cathedral)
        .offers(RED, &["bless sculptor-3", "bless-none"])
        .play(RED, "bless sculptor-3")
        .noted(Event::Blessed { seat: RED, craftsman: Craftsman::Sculptor3 })
        .play(RED, "work sculptor-3 2");
    assert_eq!(won(&scene), 4);
}

/// PIL-11.10: neither organ builder nor bell founder nor one without a printed capacity is
/// blessed; whoever has no other is not asked.
#[test]
fn not_everybody_is_blessed() {
    let four = [Craftsman::OrganBuilder, Craftsman::BellFounder, Craftsman::ToolMaker, Craftsman::Architect];
    let bless = |list: &[Craftsman]| {
        pillars(2)
            .set(|game| game.event = Some(EventCard::Archbishop))
            .seat(RED, |red| red.craftsmen = craftsmen(list))
            .station(Station::Cathedral)
    };
    bless(&four).offers(RED, &["work architect 1", "finish"]);
    let mut with_potter = four.to_vec();
    with_potter.push(Craftsman::Potter2);
    four.into_iter().fold(bless(&with_potter), |scene, craftsman| {
        scene.refuses(RED, &format!("bless {craftsman}"), Refusal::CannotBeBlessed { craftsman })
    });
}

/// PIL-11.10: a craftsman who came at station 10 may be blessed.
#[test]
fn a_newcomer_may_be_blessed() {
    pillars(2)
        .set(|game| game.event = Some(EventCard::Archbishop))
        .builder(RED, crate::data::Post::Shiring2)
        .station(Station::Shiring)
        .play(RED, "bless master-woodworker")
        .expect(|game| assert_eq!(game[RED].capacity(Craftsman::MasterWoodworker), 3));
}

/// PIL-11.11, EX-28: of seven cubes two go back, whichever their owner chooses.
#[test]
fn only_five_cubes_are_kept() {
    at_work(&[Craftsman::Woodworker], [0, 3, 3, 1])
        .play(RED, "finish")
        .offers(RED, &["return wood 1", "return wood 2", "return stone 1", "return stone 2"])
        .play(RED, "return wood 1")
        .offers(RED, &["return stone 1", "return metal 1"])
        .play(RED, "return metal 1")
        .noted(Event::Returns { seat: RED, good: Good::Metal, cubes: 1 })
        .expect(|game| assert_eq!(game[RED].goods, [0, 2, 3, 0]))
        .asks(BLUE);
}

/// PIL-11.11: kinds are returned in their order, so that each bundle has one spelling.
#[test]
fn cubes_are_returned_in_the_order_of_their_kinds() {
    at_work(&[Craftsman::Woodworker], [3, 3, 3, 0])
        .play_all(RED, &["finish", "return wood 1"])
        .refuses(RED, "return sand 1", Refusal::KindIsPast { good: Good::Sand })
        .refuses(RED, "return wood 1", Refusal::KindIsPast { good: Good::Wood })
        .refuses(RED, "return stone 2", Refusal::TooFewToFollow { still: 1, left: 0 })
        .offers(RED, &["return stone 3"]);
}

/// PIL-11.11: every bundle of the excess can be returned, and none in two ways.
#[test]
fn every_bundle_has_one_spelling() {
    let scene = at_work(&[], [4, 3, 5, 2]).play(RED, "finish");
    let mut kept = Vec::new();
    bundles(&scene, &mut kept);
    let all = kept.len();
    kept.sort_unstable();
    kept.dedup();
    assert_eq!(kept.len(), all, "no bundle is spelled twice");
    assert_eq!(all, ways_to_keep_five([4, 3, 5, 2]), "every bundle is there");
}

/// Plays every way to return the excess and gathers what is left.
fn bundles(scene: &Scene, kept: &mut Vec<[u8; 4]>) {
    if asked(scene.game()) != RED {
        kept.push(scene.game()[RED].goods);
        return;
    }
    for words in scene.options(RED) {
        bundles(&scene.clone().play(RED, &words), kept);
    }
}

/// How many different bundles of five there are among these cubes.
fn ways_to_keep_five(goods: [u8; 4]) -> usize {
    let sums = goods.into_iter().fold(vec![0], |sums: Vec<u8>, have| {
        sums.into_iter().flat_map(|sum| (0..=have).map(move |n| sum + n)).collect()
    });
    sums.into_iter().filter(|sum| *sum == 5).count()
}

/// PIL-11.12: when all have worked the cathedral grows.
#[test]
fn the_cathedral_grows_when_all_have_worked() {
    pillars(2)
        .station(Station::Cathedral)
        .play(RED, "finish")
        .expect(|game| assert_eq!(game.parts(), 0))
        .play(BLUE, "finish")
        .expect(|game| assert_eq!(game.parts(), 1));
}

/// PIL-11.13: five cubes are never touched; the limit holds in the last round, too.
#[test]
fn five_cubes_are_never_touched() {
    at_work(&[], [2, 2, 1, 0]).play(RED, "finish").asks(BLUE);
    at_work(&[], [2, 2, 2, 0]).play(RED, "finish").refuses(
        RED,
        "return sand 2",
        Refusal::MoreThanExcess { excess: 1 },
    );
    at_work(&[], [6, 0, 0, 0])
        .set(|game| game.round = 6)
        .play(RED, "finish")
        .refuses(RED, "return sand 0", Refusal::AtLeastOne(Aim::Return))
        .offers(RED, &["return sand 1"])
        .play(RED, "return sand 1")
        .play(BLUE, "finish")
        .is_over();
}

/// PIL-11.14, EX-34: after the last metal is spent the tool maker has nothing to look at.
#[test]
fn needs_are_checked_when_work_begins() {
    at_work(&[Craftsman::ToolMaker, Craftsman::BellFounder], [0, 0, 0, 1])
        .play(RED, "work bell-founder 1")
        .refuses(RED, "work tool-maker 1", Refusal::NoMetalAtHand);
}
