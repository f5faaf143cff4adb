//! The Vikings (ABB-5.3 to ABB-5.12).

use parlour_core::testkit::Scenario;

use super::scene::*;
use crate::data::{Building, Crusade, EventCard, PeasantSpot, Relic, Site, Tower};
use crate::state::{Met, Plot};
use crate::{Abbey, Event, Phase, Refusal, Taker};

/// A raid with these Viking dice, in round two.
fn raid(scenario: Scenario<Abbey>, dice: &[u8]) -> Scenario<Abbey> {
    let shown = scenario.in_round(2).to(Phase::Event).draw("event vikings");
    dice.iter().fold(shown, |scenario, die| scenario.draw(&format!("die {die}")))
}

/// ABB-5.5, ABB-5.6, ABB-5.9, example X1: red's peasant, two threes of blue, the one of green:
/// repelled, and blue has most dice.
#[test]
fn the_kingdom_defends_itself() {
    raid(
        abbey(4).dice(RED, &[1, 2]).dice(BLUE, &[3, 3, 6]).dice(GREEN, &[1]).dice(YELLOW, &[1]),
        &[3, 5, 1, 3],
    )
    .noted(Event::VikingsRolled { dice: [5, 3, 3, 1, 0] })
    .play(RED, "peasant pew-1-1")
    .play_all(BLUE, &["meet 3", "meet 3"])
    .play(GREEN, "meet 1")
    .noted(Event::Repelled)
    .expect(|game| {
        assert_eq!([RED, BLUE, GREEN, YELLOW].map(|seat| game[seat].prestige), [5 - 1, 6 + 5, 7 + 1, 8]);
        assert_eq!(game.phase, Phase::Abbey, "yellow does not act");
    });
}

/// ABB-5.3, ABB-23.5: the owner of the Holy Lance, whoever he is, is asked before the roll.
#[test]
fn the_lance_is_offered_before_the_roll() {
    let shown = abbey(2).relic(BLUE, Relic::HolyLance).in_round(2).to(Phase::Event).draw("event vikings");
    shown.clone().asks(BLUE).offers(BLUE, &["repel", "hold"]).play(BLUE, "repel").expect(|game| {
        assert_eq!((game[BLUE].prestige, game[BLUE].relics.is_empty()), (6 + 5, true));
        assert_eq!((game.phase, game.raid.len()), (Phase::Abbey, 0));
    });
    shown.play(BLUE, "hold").may_draw(&["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]);
}

/// ABB-5.4: one die per player, two in the solo game, in descending order.
#[test]
fn as_many_vikings_as_players() {
    raid(abbey(3), &[2, 6, 4])
        .expect(|game| assert_eq!(game.raid.iter().map(|row| row.value).collect::<Vec<_>>(), [6, 4, 2]));
    raid(abbey(1), &[1, 5]).expect(|game| assert_eq!(game.raid.len(), 2));
}

/// ABB-5.5: a die of exactly the value, or a peasant, even if a die would fit.
#[test]
fn a_row_is_met_by_a_die_or_a_peasant() {
    let open = raid(abbey(2).dice(RED, &[4, 5]), &[4, 2]);
    open.clone()
        .offers(RED, &["meet 4", "peasant pew-1-1", "peasant bakery"])
        .refuses(RED, "meet 5", Refusal::RowHasAnotherValue { value: 4 })
        .refuses(RED, "stop", Refusal::MustMeet)
        .play(RED, "peasant bakery")
        .expect(|game| {
            assert_eq!((game[RED].prestige, game[RED].population()), (4, 1));
            assert!(!is_active(game, RED, Building::Bakery));
        });
    open.play(RED, "meet 4").expect(|game| assert_eq!(game[RED].prestige, 6));
}

/// ABB-5.6: after a die one may go on or stop; after a peasant one must stop.
#[test]
fn who_began_with_a_die_may_go_on() {
    let begun = raid(abbey(3).dice(RED, &[6, 5]), &[6, 5, 5]).play(RED, "meet 6");
    begun.clone().offers(RED, &["meet 5", "stop"]).play(RED, "stop").asks(BLUE);
    begun.play(RED, "meet 5").expect(|game| assert_eq!(game[RED].prestige, 5 + 2)).asks(BLUE);
    raid(abbey(3).dice(RED, &[6, 5]), &[6, 5, 5]).play(RED, "peasant pew-1-1").asks(BLUE);
}

/// ABB-5.7: with neither a die nor a peasant the row is breached, for a point of prestige.
#[test]
fn a_row_may_be_breached() {
    raid(abbey(2).without_start(RED).pews(RED, &[]).dice(RED, &[1]), &[6, 5])
        .noted(Event::Breached { taker: Taker::Seat(RED), value: 6 })
        .expect(|game| assert_eq!((game[RED].prestige, game.raid[0].met), (4, Met::Breach(RED))))
        .asks(BLUE);
    raid(abbey(2), &[6, 5]).refuses(RED, "breach", Refusal::CanStillMeet);
}

/// ABB-5.7, ABB-18.7: who could still roll a die again is asked before the row is breached.
#[test]
fn a_bell_may_still_save_a_row() {
    let bare = abbey(2).without_start(RED).pews(RED, &[]).active(RED, Tower::BellTower);
    raid(bare.dice(RED, &[1]), &[6, 5])
        .offers(RED, &["peasant bell-tower"])
        .play(RED, "reroll 1")
        .draw("die 6")
        .offers(RED, &["meet 6", "peasant bell-tower"]);
}

/// ABB-5.8, ABB-16.3: the Barracks bend the first die by one, two of them as far as needed; the
/// Library never helps here.
#[test]
fn barracks_bend_the_first_die() {
    raid(
        abbey(3).active(RED, Building::Barracks).active(RED, Building::Library).dice(RED, &[3, 5, 6]),
        &[4, 4, 1],
    )
    .offers(
        RED,
        &["meet 3", "meet 5", "peasant pew-1-1", "peasant bakery", "peasant barracks", "peasant library"],
    )
    .play(RED, "meet 3")
    .asks(BLUE);
    raid(
        abbey(3).active(RED, Building::Barracks).active(RED, Building::Barracks).dice(RED, &[1, 6, 4]),
        &[4, 4, 1],
    )
    .play(RED, "meet 1")
    .offers(RED, &["meet 4", "stop"]);
}

/// ABB-5.8, ABB-16.18: an echo meets the next row of equal value; two dice meet three.
#[test]
fn the_scriptorium_echoes_against_vikings() {
    raid(abbey(3).active(RED, Building::Scriptorium).dice(RED, &[4]), &[4, 4, 1])
        .play(RED, "meet 4 echo")
        .expect(|game| assert_eq!((game[RED].prestige, game.raid[1].met), (5 + 2, Met::Echo(RED))));
    raid(abbey(3).active(RED, Building::Scriptorium).dice(RED, &[4]), &[4, 3, 1]).refuses(
        RED,
        "meet 4 echo",
        Refusal::RowsDiffer,
    );
    raid(
        abbey(3).active(RED, Building::Scriptorium).active(RED, Building::Scriptorium).dice(RED, &[4, 4]),
        &[4, 4, 4],
    )
    .play(RED, "meet 4 double")
    .noted(Event::Repelled)
    .expect(|game| assert_eq!(game[RED].prestige, 5 + 3 + 3));
}

/// ABB-5.9: more dice than peasants repel; nobody gains three on a tie.
#[test]
fn a_tie_brings_nobody_three() {
    raid(abbey(2).dice(RED, &[5]).dice(BLUE, &[2]), &[5, 2])
        .play(RED, "meet 5")
        .play(BLUE, "meet 2")
        .noted(Event::Repelled)
        .expect(|game| assert_eq!([RED, BLUE].map(|seat| game[seat].prestige), [6, 7]));
}

/// ABB-5.10: else every player loses a building or tower of his choice with its peasant; what it
/// earned stays; a farm takes barn and animals along.
#[test]
fn the_kingdom_is_plundered() {
    let farm = abbey(2)
        .active(RED, Building::SheepFarm)
        .with(RED, |red| red.sheep = 3)
        .owns(RED, Tower::Chapel)
        .dice(BLUE, &[2]);
    raid(farm, &[5, 2])
        .play(RED, "peasant pew-1-1")
        .play(BLUE, "meet 2")
        .noted(Event::Plundered)
        .offers(RED, &["lose bakery", "lose sheep-farm", "lose chapel"])
        .refuses(RED, "lose brewery", Refusal::NotBuilt { site: Building::Brewery.into() })
        .play(RED, "lose sheep-farm")
        .expect(|game| {
            assert_eq!((game[RED].sheep, game[RED].slots_taken(), game[RED].discarded), (0, 1, 1));
            assert_eq!(game[RED].prestige, 4);
        })
        .asks(BLUE)
        .play(BLUE, "lose brewery")
        .expect(|game| assert_eq!(game[BLUE].workers(), 0));
}

/// ABB-5.10: of two copies either may be chosen, where they differ.
#[test]
fn either_copy_may_be_lost() {
    raid(abbey(2).owns(RED, Building::Bakery), &[5, 2])
        .play(RED, "peasant pew-1-1")
        .play(BLUE, "peasant pew-1-1")
        .offers(RED, &["lose bakery", "lose bakery-2"])
        .play(RED, "lose bakery-2")
        .expect(|game| assert!(is_active(game, RED, Building::Bakery)));
    raid(abbey(2).active(RED, Building::Bakery), &[5, 2])
        .play(RED, "peasant pew-1-1")
        .play(BLUE, "peasant pew-1-1")
        .refuses(RED, "lose bakery-2", Refusal::NameTheFirst { site: Building::Bakery.into() });
}

/// ABB-5.11: who has neither building nor tower loses all coins and resources; altar and walls do
/// not count.
#[test]
fn the_poor_lose_their_stock() {
    let bare = abbey(2).without_start(RED).with(RED, |red| {
        red.altar = true;
        red.walls = 2;
    });
    raid(bare, &[5, 2])
        .play(RED, "peasant pew-1-1")
        .play(BLUE, "peasant pew-1-1")
        .expect(|game| assert_eq!((game[RED].stock, game[RED].altar, game[RED].walls), ([0; 5], true, 2)))
        .asks(BLUE);
}

/// ABB-5.12: dice and peasants stay on the card until phase 12, where peasants are discarded.
#[test]
fn what_met_the_vikings_stays_until_the_end() {
    raid(abbey(2).dice(BLUE, &[2]), &[5, 2])
        .play(RED, "peasant pew-1-1")
        .play(BLUE, "meet 2")
        .expect(|game| assert_eq!((game.raid_peasants(RED), game.raid_dice(BLUE)), (1, 1)))
        .play(RED, "lose bakery")
        .play(BLUE, "lose brewery")
        .to(Phase::End)
        .run_until(|game| game.round == 3)
        .expect(|game| {
            assert_eq!((game.raid.len(), game[RED].discarded, game[BLUE].resting), (0, 2, 9));
            assert_eq!(game.audit_of_peasants(RED), 15);
        });
}

/// ABB-5.1: in round one Vikings go below the deck, and another card is drawn: everybody knows.
///
/// Example D1: the top is Vikings, then Drought: Drought applies.
#[test]
fn vikings_do_not_come_in_round_one() {
    abbey(5).to(Phase::Event).draw("event vikings").noted(Event::VikingsBelow).draw("event drought").expect(
        |game| {
            assert_eq!((game.event, game.events.bottom), (Some(EventCard::Drought), 1));
            assert_eq!((game.events.left, game.events.cards()), ([2, 1, 2], 6));
            assert_eq!(game.divisor(RED, crate::data::Location::Field), 4);
        },
    );
}

/// ABB-5.1: a raid at the bottom comes last.
#[test]
fn vikings_below_come_last() {
    abbey(2)
        .change(|game| {
            game.events.left = [1, 0, 0];
            game.events.bottom = 1;
        })
        .in_round(5)
        .to(Phase::Event)
        .expect(|game| assert_eq!(game.events.weight(EventCard::Vikings), 0))
        .draw("event royal-largesse")
        .in_round(6)
        .to(Phase::Event)
        .may_draw(&["event vikings"]);
}

/// ABB-5.10, ABB-10.6: what was destroyed counts as built, so that no third copy follows.
#[test]
fn the_destroyed_is_remembered() {
    let mut plot = Plot::default();
    plot.build();
    plot.man();
    plot.raze();
    assert!(plot.was_built() && !plot.stands() && !plot.is_manned());
    let site = Site::Building(Building::Bakery);
    let game = raid(abbey(2), &[5, 2])
        .play(RED, "peasant pew-1-1")
        .play(BLUE, "peasant pew-1-1")
        .play(RED, "lose bakery")
        .game()
        .clone();
    assert_eq!((game[RED].built(site), game[RED].standing(site)), (1, 0));
    assert!(!game[RED].peasant_at(PeasantSpot::Baptistery) && game[RED].quest(Crusade::Nicaea).is_some());
}
