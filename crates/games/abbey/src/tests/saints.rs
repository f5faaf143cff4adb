//! Patron Saints (ABB-24) and what others may know of them.

use parlour_core::testkit::Scenario;
use parlour_core::{Audience, Eyes, Game, Rng, Who};

use super::scene::*;
use crate::data::{Building, Crusade, EventCard, Good, Saint, Stand, Tower};
use crate::state::Devotion;
use crate::{Abbey, Choice, Event, Phase, Refusal};

fn deacon(saint: Saint) -> Scenario<Abbey> {
    abbey(2).devoted(RED, saint, Devotion::Waiting).clergy(RED, 5).dice(RED, &[4]).to(Phase::Abbey)
}

/// ABB-24.1: who reaches the top of Deacon must choose at once: reveal or keep.
#[test]
fn a_deacon_chooses() {
    deacon(Saint::Arnold)
        .refuses(RED, "invoke", Refusal::NoSaintKept)
        .play(RED, "clergy 4")
        .offers(RED, &["reveal", "keep"])
        .play(RED, "reveal")
        .noted(Event::SaintRevealed { seat: RED, saint: Saint::Arnold })
        .refuses(RED, "invoke", Refusal::NoSaintKept);
    deacon(Saint::Arnold)
        .play_all(RED, &["clergy 4", "keep"])
        .play(RED, "invoke")
        .noted(Event::SaintInvoked { seat: RED, saint: Saint::Arnold })
        .refuses(RED, "invoke", Refusal::NoSaintKept);
}

/// ABB-24.2: a saint that was never used is worth nothing.
#[test]
fn an_unused_saint_is_worth_nothing() {
    let score = |saint| {
        let game = abbey(2).with(RED, |red| red.quests.clear());
        let game = if saint { game.keeps(RED, Saint::Andrew) } else { game };
        game.game().score(RED).total()
    };
    assert_eq!(score(true), score(false));
}

/// ABB-24.3: once per round a one and another die bring two resources; a one may count twice.
#[test]
fn support() {
    let revealed = abbey(2).devoted(RED, Saint::Lionel, Devotion::Revealed).active(RED, Building::Library);
    revealed
        .clone()
        .dice(RED, &[1, 4, 1])
        .to(Phase::Abbey)
        .play(RED, "support 4")
        .offers(
            RED,
            &[
                "gift wood wood",
                "gift wood grain",
                "gift wood stone",
                "gift wood sand",
                "gift grain grain",
                "gift grain stone",
                "gift grain sand",
                "gift stone stone",
                "gift stone sand",
                "gift sand sand",
            ],
        )
        .play(RED, "gift stone sand")
        .expect(|game| {
            assert_eq!(
                (game[RED].has(Good::Stone), game[RED].has(Good::Sand), game[RED].saint_dice),
                (2, 1, 2)
            );
        })
        .refuses(RED, "support 1", Refusal::SupportUsed);
    revealed.clone().dice(RED, &[1, 4]).to(Phase::Abbey).refuses(
        RED,
        "support 1",
        Refusal::NoSuchDie { face: 1 },
    );
    revealed.clone().dice(RED, &[2, 4]).to(Phase::Abbey).refuses(
        RED,
        "support 4",
        Refusal::NoSuchDie { face: 1 },
    );
    revealed
        .active(RED, Building::Scriptorium)
        .dice(RED, &[1])
        .to(Phase::Abbey)
        .play_all(RED, &["support-echo", "gift wood wood"])
        .expect(|game| assert_eq!((game[RED].saint_dice, game[RED].uses.echo), (1, true)));
    abbey(2).keeps(RED, Saint::Lionel).dice(RED, &[1, 1]).to(Phase::Abbey).refuses(
        RED,
        "support 1",
        Refusal::NoSaintRevealed,
    );
}

/// ABB-24.4: Arnold adds two to the defense.
#[test]
fn arnold() {
    abbey(2).keeps(RED, Saint::Arnold).to(Phase::Abbey).play(RED, "invoke").expect(|game| {
        assert_eq!(game.defense(RED), 3);
    });
}

/// ABB-24.4: Elias builds a building of the hand for nothing; slot and copy rules apply, no tower.
#[test]
fn elias() {
    abbey(2)
        .keeps(RED, Saint::Elias)
        .hand(RED, Building::Cloister)
        .stock(RED, [0; 5])
        .to(Phase::Abbey)
        .play(RED, "invoke")
        .offers(RED, &["build cloister"])
        .play(RED, "build cloister")
        .expect(|game| {
            assert_eq!((game[RED].prestige, game[RED].standing(Building::Cloister.into())), (11, 1));
        });
    abbey(2).keeps(RED, Saint::Elias).to(Phase::Abbey).refuses(RED, "invoke", Refusal::SaintHasNoUse);
}

/// ABB-24.4: Gawain makes a crusade under way need two dice fewer; completed at once if they lie there.
#[test]
fn gawain() {
    let eased = abbey(2).keeps(RED, Saint::Gawain).crusade(RED, Crusade::Acre, 2, 3);
    eased
        .clone()
        .to(Phase::Abbey)
        .play_all(RED, &["invoke", "ease acre"])
        .noted(Event::CrusadeComplete { seat: RED, card: Crusade::Acre });
    abbey(2).keeps(RED, Saint::Gawain).to(Phase::Abbey).refuses(RED, "invoke", Refusal::SaintHasNoUse);
    eased.to(Phase::End).refuses(RED, "invoke", Refusal::SaintHasNoUse);
}

/// ABB-24.4: Andrew doubles gains until the end of the round, not losses.
#[test]
fn andrew() {
    abbey(2)
        .keeps(RED, Saint::Andrew)
        .stock(RED, [0, 0, 2, 0, 0])
        .to(Phase::Construction)
        .play_all(RED, &["invoke", "wall"])
        .expect(|game| assert_eq!(game[RED].prestige, 5 + 2))
        .to(Phase::Darkness)
        .play(RED, "done")
        .expect(|game| assert_eq!(game[RED].prestige, 7 - 4))
        .run_until(|game| game.round == 2)
        .to(Phase::Construction)
        .stock(RED, [0, 0, 2, 0, 0])
        .play(RED, "wall")
        .expect(|game| assert_eq!(game[RED].prestige, 3 + 1));
}

/// ABB-24.4: Lionel trains up to two archers for nothing.
#[test]
fn lionel() {
    let towers = abbey(2)
        .keeps(RED, Saint::Lionel)
        .owns(RED, Tower::Battlement)
        .owns(RED, Tower::GateTower)
        .pews(RED, &[(1, 1), (1, 2)])
        .stock(RED, [0; 5])
        .to(Phase::Abbey)
        .play_all(RED, &["invoke", "archer battlement", "peasant pew-1-2"])
        .offers(RED, &["archer gate-tower", "done"]);
    towers.clone().play(RED, "archer gate-tower").expect(|game| assert_eq!(game.defense(RED), 3));
    towers.play(RED, "done").expect(|game| assert_eq!(game.defense(RED), 2));
}

/// ABB-24.4: Rudolph lets one lay brother serve two buildings; he counts once, and is lost with either.
#[test]
fn rudolph() {
    let shared = abbey(2)
        .keeps(RED, Saint::Rudolph)
        .baptistery(RED, 1)
        .owns(RED, Building::Cloister)
        .owns(RED, Building::Barracks)
        .active(RED, Building::BathHouse)
        .owns(RED, Building::Library)
        .to(Phase::Abbey)
        .play(RED, "invoke")
        .offers(RED, &["peasant baptistery", "peasant bakery", "peasant bath-house"])
        .play(RED, "peasant baptistery")
        .offers(RED, &["activate barracks", "activate cloister"])
        .play(RED, "activate barracks")
        .offers(RED, &["activate cloister", "activate library"])
        .play(RED, "activate cloister")
        .expect(|game| {
            assert_eq!((game.defense(RED), game[RED].workers(), game[RED].population()), (3, 3, 4));
        })
        .refuses(RED, "bathe cloister", Refusal::ServesTwo);
    shared
        .to(Phase::Event)
        .draw("event plague")
        .offers(RED, &["peasant pew-1-1", "peasant bakery", "peasant barracks", "peasant bath-house"])
        .play(RED, "peasant barracks")
        .expect(|game| assert_eq!((game.defense(RED), game[RED].discarded), (1, 1)));
}

/// ABB-24.4: he may already work on one of the two cards; if one is destroyed he goes with it.
#[test]
fn rudolph_from_a_card() {
    abbey(2)
        .keeps(RED, Saint::Rudolph)
        .owns(RED, Building::Cloister)
        .to(Phase::Abbey)
        .play_all(RED, &["invoke", "peasant bakery", "activate cloister"])
        .expect(|game| assert_eq!((game[RED].workers(), game.defense(RED)), (1, 2)))
        .in_round(2)
        .to(Phase::Event)
        .draw("event vikings")
        .draw("die 6")
        .draw("die 6")
        .play(RED, "peasant pew-1-1")
        .play(BLUE, "peasant pew-1-1")
        .play(RED, "lose bakery")
        .expect(|game| {
            assert!(!game[RED].plot(Stand::new(Building::Cloister, 0)).is_manned());
            assert_eq!(game[RED].population(), 0);
        });
}

/// ABB-24.4, ABB-26.7, example X16: Reynold's two sixes: six wood, or a stone and two grain, or two sand.
#[test]
fn reynold() {
    let harvest = |words: &str, event: Option<EventCard>| {
        let scenario = abbey(2).keeps(RED, Saint::Reynold).stock(RED, [0; 5]);
        let scenario = match event {
            Some(card) => scenario.event(card),
            None => scenario,
        };
        scenario.active(RED, Building::MoneyChanger).to(Phase::Abbey).play_all(RED, &["invoke", words]).game()
            [RED]
            .stock
    };
    assert_eq!(harvest("harvest forest forest", None), [6, 0, 0, 0, 0]);
    assert_eq!(harvest("harvest field mountain", None), [0, 2, 1, 0, 0]);
    assert_eq!(harvest("harvest sandpit sandpit", None), [0, 0, 0, 2, 0], "never change");
    assert_eq!(harvest("harvest forest sandpit", Some(EventCard::Flood)), [3, 0, 0, 1, 0], "even flooded");
    assert_eq!(harvest("harvest field field", Some(EventCard::Drought)), [0, 3, 0, 0, 0]);
    assert_eq!(harvest("harvest forest forest", Some(EventCard::GenerousForests)), [6, 0, 0, 0, 0]);
}

/// ABB-2.11, ABB-24.1: a saint face down is seen by its owner alone; another's eyes see only that it is
/// there, and whether it was kept.
#[test]
fn saints_are_secret() {
    let game = abbey(3).keeps(RED, Saint::Andrew).game().clone();
    let seen = |eyes| game.view(eyes).seats[0].saint;
    assert_eq!(seen(Eyes::Seat(RED)), Some(Saint::Andrew));
    assert_eq!((seen(Eyes::Seat(BLUE)), seen(Eyes::Spectator)), (None, None));
    assert_eq!(seen(Eyes::All), Some(Saint::Andrew));
    assert!(game.view(Eyes::Spectator).seats[0].devotion.is_some());
    let open = abbey(3).devoted(RED, Saint::Andrew, Devotion::Revealed);
    assert_eq!(open.game().view(Eyes::Spectator).seats[0].saint, Some(Saint::Andrew));
}

/// ABB-2.11: the deal of a saint is read by its owner alone.
#[test]
fn the_deal_is_secret() {
    let dealing = Scenario::<Abbey>::new(2, &[("saints", "on")])
        .run_until(|game| game.weight(Choice::Saint(Saint::Arnold)) > 0);
    let audience = dealing.game().audience(Who::Chance, Choice::Saint(Saint::Arnold));
    assert!(audience.includes(Eyes::Seat(RED)) && !audience.includes(Eyes::Seat(BLUE)));
    let dice = abbey(2).game().audience(Who::Chance, Choice::Die(1));
    assert_eq!(dice, Audience::Everyone);
}

/// ABB-2.11: to the others a hidden saint may be any that they have not seen.
#[test]
fn others_imagine_any_saint() {
    let game = abbey_with(2, &[("saints", "on")]).game().clone();
    let mut rng = Rng::from_number(3);
    let (own, mut others) = (game[RED].saint, std::collections::BTreeSet::new());
    for _ in 0..200 {
        let imagined = game.imagine(RED, &mut rng);
        assert_eq!(imagined[RED].saint, own);
        others.extend(imagined[BLUE].saint);
    }
    assert_eq!(others.len(), 6);
}
