//! Every building (ABB-16).

use super::scene::*;
use crate::choice::Action;
use crate::data::{Building, Crusade, EventCard, Good, Location, Stand, Tower};
use crate::rules::food;
use crate::state::Visit;
use crate::{Phase, Refusal};

fn used_up(building: Building) -> Refusal {
    Refusal::UsedUp { site: building.into() }
}

/// ABB-16.0: level I needs one active copy, level II two; level II pauses when a peasant leaves.
#[test]
fn level_two_needs_two_peasants() {
    let two = abbey(2).active(RED, Building::MasonsGuild).active(RED, Building::MasonsGuild);
    two.clone().expect(|game| assert_eq!((game.divisor(RED, Location::Mountain), game.defense(RED)), (3, 2)));
    two.with(RED, |red| red.plot_mut(Stand::new(Building::MasonsGuild, 1)).vacate())
        .expect(|game| assert_eq!((game.divisor(RED, Location::Mountain), game.defense(RED)), (3, 1)));
}

/// ABB-16.0: uses of a round are counted by player and type: a second copy activated later adds its use.
#[test]
fn uses_are_counted_by_type() {
    abbey(2)
        .active(RED, Building::Library)
        .owns(RED, Building::Library)
        .baptistery(RED, 1)
        .dice(RED, &[6, 6])
        .to(Phase::Abbey)
        .play(RED, "preach 6")
        .refuses(RED, "preach 6", used_up(Building::Library))
        .play_all(RED, &["activate library-2", "preach 6"])
        .expect(|game| assert_eq!(game[RED].uses.library, 2));
}

/// ABB-16.1, example X18: a six used for the clergy is taken back and used again, in phase 3 or in phase 5.
#[test]
fn abbotts_den() {
    let risen = abbey(2)
        .active(RED, Building::AbbottsDen)
        .dice(RED, &[6])
        .to(Phase::Abbey)
        .play_all(RED, &["clergy 6", "recall clergy 6"])
        .expect(|game| assert_eq!((game[RED].clergy, game[RED].pool[5]), (1, 1)));
    risen.clone().play(RED, "clergy 6").expect(|game| assert_eq!(game[RED].clergy, 2)).refuses(
        RED,
        "recall clergy 6",
        used_up(Building::AbbottsDen),
    );
    risen.clone().play(RED, "march nicaea 6").expect(|game| assert_eq!(game[RED].quests[0].value, 6));
    risen.to(Phase::Resources).play_all(RED, &["visit forest", "main 6"]);
}

/// ABB-16.1: a die taken from the defense track no longer counts, and takes its echo along; two copies take
/// back two dice.
#[test]
fn abbotts_den_and_the_defense() {
    abbey(2)
        .active(RED, Building::AbbottsDen)
        .active(RED, Building::AbbottsDen)
        .active(RED, Building::Scriptorium)
        .dice(RED, &[2, 2])
        .to(Phase::Abbey)
        .play_all(RED, &["echo", "defend 2", "defend 2"])
        .expect(|game| assert_eq!(game.defense(RED), 1 + 3))
        .play(RED, "recall defend 2")
        .expect(|game| assert_eq!(game.defense(RED), 1 + 2, "the die without an echo goes first"))
        .play(RED, "recall defend 2")
        .expect(|game| assert_eq!(game.defense(RED), 1));
}

/// ABB-16.2: a Bakery covers a level, two cover two.
#[test]
fn bakery() {
    abbey(2).active(RED, Building::Bakery).expect(|game| {
        assert_eq!((food::open_levels(game, RED, 3), food::open_levels(game, BLUE, 3)), (1, 3));
    });
}

/// ABB-16.3: each Barracks adds a point of defense.
#[test]
fn barracks() {
    abbey(2)
        .active(RED, Building::Barracks)
        .active(RED, Building::Barracks)
        .expect(|game| assert_eq!(game.defense(RED), 3));
}

/// ABB-16.4: the Bath House moves a peasant from card to card, even its own, once per copy and round.
#[test]
fn bath_house() {
    abbey(2)
        .active(RED, Building::BathHouse)
        .owns(RED, Building::Cloister)
        .owns(RED, Tower::GateTower)
        .owns(RED, Tower::Chapel)
        .to(Phase::Abbey)
        .refuses(RED, "bathe cloister", Refusal::NobodyWorksThere { site: Building::Cloister.into() })
        .play(RED, "bathe bakery")
        .offers(RED, &["to cloister", "to gate-tower"])
        .play(RED, "to gate-tower")
        .expect(|game| assert_eq!((game.defense(RED), game[RED].has(Good::Coin)), (2, 4)))
        .refuses(RED, "bathe gate-tower", used_up(Building::BathHouse));
    abbey(2)
        .active(RED, Building::BathHouse)
        .owns(RED, Building::Cloister)
        .to(Phase::Abbey)
        .play_all(RED, &["bathe bath-house", "to cloister"])
        .expect(|game| assert_eq!(game.defense(RED), 2));
}

/// ABB-16.5: the Blacksmith bends one crusade die by one, two of them as far as wanted; a first die may set
/// the value.
#[test]
fn blacksmith() {
    let forge = abbey(2).active(RED, Building::Blacksmith).crusade(RED, Crusade::Nicaea, 4, 1);
    forge
        .clone()
        .dice(RED, &[5, 3, 6])
        .to(Phase::Abbey)
        .refuses(RED, "march nicaea 6", Refusal::CrusadeHasAnotherValue { value: 4 })
        .play(RED, "march nicaea 5")
        .refuses(RED, "march nicaea 3", Refusal::CrusadeHasAnotherValue { value: 4 });
    forge
        .active(RED, Building::Blacksmith)
        .dice(RED, &[1, 1])
        .to(Phase::Abbey)
        .play(RED, "march nicaea 1")
        .refuses(RED, "march nicaea 1", Refusal::CrusadeHasAnotherValue { value: 4 });
    abbey(2)
        .active(RED, Building::Blacksmith)
        .dice(RED, &[5])
        .to(Phase::Abbey)
        .play(RED, "march nicaea 5")
        .offers(RED, &["value 4", "value 5", "value 6"])
        .play(RED, "value 6")
        .expect(|game| assert_eq!((game[RED].quests[0].value, game[RED].uses.forge), (6, true)));
}

/// ABB-16.6: a Brewery pays a coin per working peasant (see ABB-13.2).
#[test]
fn brewery() {
    abbey(2).to(Phase::Income).expect(|game| {
        assert_eq!([RED, BLUE].map(|seat| game[seat].has(Good::Coin)), [6, 7]);
    });
}

/// ABB-16.7: each of the three halls brings ten prestige when it first becomes active, never again for that
/// card; the types exclude each other, a second copy does not.
#[test]
fn halls() {
    let hall = Building::Refectory;
    abbey(2)
        .owns(RED, hall)
        .hand(RED, Building::Calefactory)
        .hand(RED, hall)
        .stock(RED, [9, 9, 9, 9, 9])
        .baptistery(RED, 2)
        .active(RED, Building::BathHouse)
        .to(Phase::Construction)
        .play(RED, "activate refectory")
        .expect(|game| assert_eq!(game[RED].prestige, 15))
        .refuses(RED, "build calefactory", Refusal::OtherHall)
        .play_all(RED, &["build refectory", "activate refectory-2"])
        .expect(|game| assert_eq!(game[RED].prestige, 25))
        .with(RED, |red| {
            red.plot_mut(Stand::new(hall, 0)).vacate();
            red.reserve += 1;
        })
        .play_all(RED, &["bathe bakery", "to refectory"])
        .expect(|game| assert_eq!(game[RED].prestige, 25, "not again for the same card"));
    for hall in [Building::Calefactory, Building::Chapterhouse] {
        abbey(2)
            .owns(RED, hall)
            .baptistery(RED, 1)
            .to(Phase::Construction)
            .play(RED, &format!("activate {hall}"))
            .expect(|game| assert_eq!(game[RED].prestige, 15));
    }
}

/// ABB-16.8: a Cellarium adds defense and store.
#[test]
fn cellarium() {
    abbey(2)
        .active(RED, Building::Cellarium)
        .active(RED, Building::Cellarium)
        .expect(|game| assert_eq!((game.defense(RED), game[RED].store()), (3, Some(5))));
}

/// ABB-16.9: each Cloister adds a point of defense.
#[test]
fn cloister() {
    abbey(2).active(RED, Building::Cloister).expect(|game| assert_eq!(game.defense(RED), 2));
}

/// ABB-16.10: a Dairy Farm needs two slots, for itself and its barn; cows stay without a peasant.
#[test]
fn dairy_farm() {
    use Building::{Barracks, BathHouse, Blacksmith, Cellarium, Cloister};
    let five = [Barracks, BathHouse, Blacksmith, Cellarium]
        .into_iter()
        .fold(abbey(2).stock(RED, [9, 9, 9, 9, 9]).hand(RED, Building::DairyFarm), |scenario, building| {
            scenario.owns(RED, building)
        });
    five.clone()
        .to(Phase::Construction)
        .play(RED, "build dairy-farm")
        .expect(|game| assert_eq!((game[RED].free_slots(), game[RED].cows), (0, 0)));
    five.owns(RED, Cloister).to(Phase::Construction).refuses(
        RED,
        "build dairy-farm",
        Refusal::NoFreeSlot { needed: 2, free: 1 },
    );
    abbey(2)
        .owns(RED, Building::DairyFarm)
        .with(RED, |red| red.cows = 2)
        .expect(|game| assert_eq!((game[RED].cows, game[RED].active(Building::DairyFarm)), (2, 0)));
}

/// ABB-16.11: whoever has built a farm builds none again, even after it was destroyed.
#[test]
fn one_farm_in_a_game() {
    abbey(2)
        .owns(RED, Building::SheepFarm)
        .with(RED, |red| red.plot_mut(Stand::new(Building::SheepFarm, 0)).raze())
        .hand(RED, Building::DairyFarm)
        .hand(RED, Building::SheepFarm)
        .stock(RED, [9, 9, 9, 9, 9])
        .to(Phase::Construction)
        .refuses(RED, "build dairy-farm", Refusal::OtherFarm)
        .refuses(RED, "build sheep-farm", Refusal::OtherFarm);
}

/// ABB-16.12: two Gardens lower the grain divisor to two.
#[test]
fn garden() {
    abbey(2)
        .active(RED, Building::Garden)
        .expect(|game| assert_eq!(game.divisor(RED, Location::Field), 3))
        .active(RED, Building::Garden)
        .expect(|game| assert_eq!(game.divisor(RED, Location::Field), 2));
}

/// ABB-16.13: the Library sets a die for the own board, once per copy; not for crusades.
#[test]
fn library() {
    abbey(2)
        .active(RED, Building::Library)
        .dice(RED, &[6, 5, 1])
        .crusade(RED, Crusade::Nicaea, 4, 1)
        .to(Phase::Abbey)
        .refuses(RED, "march nicaea 5", Refusal::CrusadeHasAnotherValue { value: 4 })
        .play(RED, "preach 6")
        .refuses(RED, "clergy 1", used_up(Building::Library))
        .expect(|game| assert_eq!((game[RED].seated(), game[RED].board[0][5]), (2, 1)));
}

/// ABB-16.14: a Mason's Guild lowers the stone divisor; trade values stay.
#[test]
fn masons_guild() {
    abbey(2)
        .active(RED, Building::MasonsGuild)
        .stock(RED, [0, 1, 0, 0, 0])
        .to(Phase::Construction)
        .play(RED, "trade grain")
        .refuses(RED, "for stone", Refusal::NotWorthOne { give: Good::Grain })
        .expect(|game| assert_eq!(game.divisor(RED, Location::Mountain), 3));
}

/// ABB-16.15, example X19: a five on the Field is a grain and two coins.
#[test]
fn money_changer_at_a_location() {
    abbey(1)
        .active(RED, Building::MoneyChanger)
        .stock(RED, [0; 5])
        .with(RED, |red| red.tools = 0)
        .dice(RED, &[5])
        .to(Phase::Resources)
        .run_draws()
        .play_all(RED, &["visit field", "main 5"])
        .expect(|game| assert_eq!(game[RED].stock, [0, 1, 0, 0, 2]));
}

/// ABB-16.15, ABB-26.1, example X20: three wood for stone are a stone and two coins; as many tokens as
/// possible must be taken.
#[test]
fn money_changer_in_a_trade() {
    abbey(1)
        .active(RED, Building::MoneyChanger)
        .stock(RED, [4, 0, 0, 0, 0])
        .to(Phase::Construction)
        .play_all(RED, &["trade wood", "for stone"])
        .offers(RED, &["give 2", "give 3", "give 4"])
        .play(RED, "give 3")
        .expect(|game| assert_eq!(game[RED].stock, [1, 0, 1, 0, 2]));
}

/// ABB-16.16, example X21: two Monk's Quarters take a four off the Mountain, for a step in the clergy.
#[test]
fn monks_quarters() {
    let lodging = abbey(1)
        .active(RED, Building::MonksQuarters)
        .active(RED, Building::MonksQuarters)
        .with(RED, |red| red.tools = 0)
        .dice(RED, &[4, 1])
        .to(Phase::Resources)
        .draw("die 6")
        .draw("die 6")
        .play_all(RED, &["visit mountain", "main 4", "no-bonus"])
        .play(RED, "lift mountain main");
    lodging
        .clone()
        .offers(RED, &["clergy 4", "defend 4"])
        .play(RED, "clergy 4")
        .expect(|game| {
            assert_eq!((game[RED].clergy, game[RED].has(Good::Stone), game[RED].uses.clergy), (1, 2, 1));
            let visit = game[RED].visits[Location::Mountain as usize];
            assert_eq!(visit, Visit { done: true, main: 0, bonus: 0 });
        })
        .refuses(RED, "visit mountain", Refusal::BeenThere { location: Location::Mountain })
        .refuses(RED, "lift mountain main", used_up(Building::MonksQuarters));
    lodging
        .with(RED, |red| red.uses.clergy = 3)
        .refuses(RED, "clergy 4", Refusal::BoxesFull { action: Action::Clergy, limit: 3 })
        .play(RED, "defend 4")
        .expect(|game| assert_eq!(game.defense(RED), 2))
        .refuses(RED, "recall defend 4", Refusal::NotActive { site: Building::AbbottsDen.into() });
}

/// ABB-16.16, ABB-16.13, ABB-16.18: the Library may change a lifted die, and it may count twice.
#[test]
fn monks_quarters_with_library_and_echo() {
    abbey(1)
        .active(RED, Building::MonksQuarters)
        .active(RED, Building::MonksQuarters)
        .active(RED, Building::Library)
        .active(RED, Building::Scriptorium)
        .with(RED, |red| {
            red.visits[0] = Visit { done: true, main: 5, bonus: 0 };
        })
        .to(Phase::Resources)
        .draw("die 6")
        .draw("die 6")
        .play(RED, "lift forest main")
        .offers(RED, &["preach 5", "clergy 5", "defend 5", "echo"])
        .play_all(RED, &["echo", "preach 5"])
        .expect(|game| assert_eq!((game[RED].seated(), game[RED].uses.library), (3, 1)));
}

/// ABB-16.17: a tenth die comes with the next phase 1 and goes with the peasant.
#[test]
fn the_tenth_die() {
    let dice = |scenario: parlour_core::testkit::Scenario<crate::Abbey>| {
        let rolled = scenario.to(Phase::Roll).run_until(|game| game.phase == Phase::Event);
        rolled.game()[RED].monks
    };
    let quarters = abbey(2).active(RED, Building::MonksQuarters);
    assert_eq!(dice(quarters.clone()), 10);
    assert_eq!(dice(quarters.clone().active(RED, Building::MonksQuarters)), 10, "never more");
    let left = quarters.with(RED, |red| {
        red.monks = 10;
        red.plot_mut(Stand::new(Building::MonksQuarters, 0)).vacate();
    });
    assert_eq!(dice(left), 9);
}

/// ABB-16.18: an echo obeys limits: preaching, clergy, crusade, defense.
#[test]
fn scriptorium_one() {
    let scribes = abbey(2).active(RED, Building::Scriptorium).dice(RED, &[1, 2, 5, 5]);
    scribes
        .clone()
        .to(Phase::Abbey)
        .play_all(RED, &["echo", "preach 1"])
        .expect(|game| assert_eq!((game[RED].seated(), game[RED].uses.preach), (3, 2)))
        .refuses(RED, "echo", used_up(Building::Scriptorium));
    scribes
        .clone()
        .with(RED, |red| red.uses.preach = 2)
        .to(Phase::Abbey)
        .play(RED, "echo")
        .refuses(RED, "preach 1", Refusal::BoxesFull { action: Action::Preach, limit: 3 })
        .play(RED, "march nicaea 5")
        .expect(|game| assert_eq!((game[RED].quests[0].own, game[RED].quests[0].echoes), (1, 1)));
    scribes.crusade(RED, Crusade::Nicaea, 5, 2).to(Phase::Abbey).play(RED, "echo").refuses(
        RED,
        "march nicaea 5",
        Refusal::NoRoom { room: 1 },
    );
}

/// ABB-16.18: with two copies two equal dice count as three; the Library or the forge may make them equal.
#[test]
fn scriptorium_two() {
    let scribes = abbey(2).active(RED, Building::Scriptorium).active(RED, Building::Scriptorium);
    scribes
        .clone()
        .dice(RED, &[2, 2, 3])
        .to(Phase::Abbey)
        .play_all(RED, &["double", "preach 2"])
        .offers(RED, &["second 2"])
        .play(RED, "second 2")
        .expect(|game| assert_eq!((game[RED].seated(), game[RED].uses.preach), (4, 3)))
        .refuses(RED, "double", used_up(Building::Scriptorium));
    scribes
        .clone()
        .active(RED, Building::Library)
        .dice(RED, &[2, 6])
        .to(Phase::Abbey)
        .play_all(RED, &["double", "preach 2", "second 6"])
        .expect(|game| assert_eq!((game[RED].uses.library, game[RED].uses.preach), (1, 3)));
    scribes
        .active(RED, Building::Blacksmith)
        .dice(RED, &[4, 5])
        .to(Phase::Abbey)
        .play_all(RED, &["double", "march nicaea 4", "second 5"])
        .offers(RED, &["value 4", "value 5"])
        .play(RED, "value 5")
        .expect(|game| {
            let quest = game[RED].quests[0];
            assert_eq!((quest.own, quest.echoes, quest.value, quest.is_complete()), (2, 1, 5, true));
        });
}

/// ABB-16.18, ABB-16.1: two defending dice that count as three lose the third when one of them leaves.
#[test]
fn a_double_breaks_when_a_die_leaves() {
    abbey(2)
        .active(RED, Building::Scriptorium)
        .active(RED, Building::Scriptorium)
        .active(RED, Building::AbbottsDen)
        .dice(RED, &[6, 6])
        .to(Phase::Abbey)
        .play_all(RED, &["double", "defend 6", "second 6"])
        .expect(|game| assert_eq!(game.defense(RED), 4))
        .play(RED, "recall defend 6")
        .expect(|game| assert_eq!(game.defense(RED), 2));
}

/// ABB-16.19: a Sheep Farm comes with a barn and two sheep.
#[test]
fn sheep_farm() {
    abbey(2)
        .hand(RED, Building::SheepFarm)
        .stock(RED, [3, 1, 0, 0, 2])
        .to(Phase::Construction)
        .play(RED, "build sheep-farm")
        .expect(|game| assert_eq!((game[RED].sheep, game[RED].slots_taken(), game[RED].prestige), (2, 3, 7)));
}

/// ABB-16.20: a trade for each active Stables; not alone, not on broken roads.
#[test]
fn stables() {
    abbey(2)
        .active(RED, Building::Stables)
        .active(RED, Building::Stables)
        .stock(RED, [0, 0, 0, 0, 20])
        .to(Phase::Construction)
        .play_all(RED, &["stables blue wood", "want 1", "for coin", "give 2"])
        .play(BLUE, "accept")
        .play_all(RED, &["stables blue stone", "want 1", "for coin", "give 4"])
        .play(BLUE, "accept")
        .refuses(RED, "stables blue grain", used_up(Building::Stables))
        .expect(|game| assert_eq!(game[RED].stock, [1, 0, 1, 0, 14]));
    abbey(1).active(RED, Building::Stables).to(Phase::Construction).refuses(
        RED,
        "stables blue wood",
        Refusal::NotAnotherPlayer,
    );
    abbey(2).active(RED, Building::Stables).event(EventCard::BrokenRoads).to(Phase::Construction).refuses(
        RED,
        "stables blue wood",
        Refusal::RoadsBroken,
    );
}

/// ABB-16.21: a Tithe Barn lifts the limit; two score at the end (ABB-19.1).
#[test]
fn tithe_barn() {
    abbey(2).active(RED, Building::TitheBarn).expect(|game| assert_eq!(game[RED].store(), None));
}
