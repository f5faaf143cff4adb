//! General rules (ABB-1).

use super::scene::*;
use crate::data::{Building, Good, PeasantSpot, Pew, Stand, Tower};
use crate::{Phase, Refusal};

/// ABB-1.1: what is discarded never comes back: a peasant lost is not in the reserve.
#[test]
fn the_discarded_never_come_back() {
    abbey(2)
        .pews(RED, &[(1, 1), (1, 2)])
        .to(Phase::Event)
        .draw("event plague")
        .play(RED, "peasant pew-1-1")
        .expect(|game| {
            assert_eq!((game[RED].discarded, game[RED].reserve, game[RED].population()), (1, 12, 2));
            assert_eq!(game.audit_of_peasants(RED), 15);
        });
}

/// ABB-1.2: resources are unlimited: thirty tokens of wood in the box do not end a trade at thirty.
#[test]
fn the_bank_never_runs_out() {
    abbey(1)
        .stock(RED, [0, 0, 0, 0, 80])
        .to(Phase::Construction)
        .play_all(RED, &["trade coin", "for wood", "give 80"])
        .expect(|game| assert_eq!(game[RED].has(Good::Wood), 40));
}

/// ABB-1.3: peasants on crusades are not on the board.
#[test]
fn crusaders_are_not_on_the_board() {
    abbey(2)
        .dice(RED, &[5])
        .to(Phase::Abbey)
        .play(RED, "march nicaea 5")
        .expect(|game| assert_eq!((game[RED].population(), game.crusaders(RED)), (1, 1)));
}

/// ABB-1.4: population counts pews, baptistery and cards.
#[test]
fn population_is_everybody_on_the_board() {
    abbey(2)
        .pews(RED, &[(1, 1), (2, 3)])
        .baptistery(RED, 2)
        .active(RED, Building::Cloister)
        .active(RED, Tower::Battlement)
        .expect(|game| assert_eq!(game[RED].population(), 2 + 2 + 3));
}

/// ABB-1.5: prestige has no lower bound.
#[test]
fn prestige_may_fall_below_nought() {
    abbey(2)
        .with(RED, |red| red.prestige = 1)
        .stock(RED, [0; 5])
        .pews(RED, &[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)])
        .to(Phase::Food)
        .expect(|game| assert_eq!(game[RED].prestige, 1 - 4));
}

/// ABB-1.6, example X14: base, Deacon, altar, five walls, two manned gates, Cloister, Barracks and a
/// die make nine.
#[test]
fn defense_adds_up() {
    abbey(2)
        .clergy(BLUE, 6)
        .with(BLUE, |blue| {
            blue.altar = true;
            blue.walls = 5;
        })
        .active(BLUE, Tower::GateTower)
        .active(BLUE, Tower::GateTower)
        .active(BLUE, Building::Cloister)
        .active(BLUE, Building::Barracks)
        .with(BLUE, |blue| blue.board[2][3] = 1)
        .expect(|game| assert_eq!(game.defense(BLUE), 9));
}

/// ABB-1.6: the other sources: Cardinal, Chapel, Cellarium, two Mason's Guilds, blessings; a vacant
/// card counts for nothing.
#[test]
fn defense_has_other_sources() {
    abbey(2)
        .clergy(RED, 15)
        .owns(RED, Tower::Chapel)
        .active(RED, Building::Cellarium)
        .active(RED, Building::MasonsGuild)
        .active(RED, Building::MasonsGuild)
        .owns(RED, Building::Cloister)
        .owns(RED, Tower::Battlement)
        .with(RED, |red| red.blessing = 2)
        .expect(|game| assert_eq!(game.defense(RED), 1 + 2 + 1 + 1 + 1 + 2));
}

/// ABB-1.7: a card's text overrides a rule: the Bath House makes an archer without the five coins.
#[test]
fn cards_override_rules() {
    abbey(2)
        .active(RED, Building::BathHouse)
        .owns(RED, Tower::Battlement)
        .stock(RED, [0; 5])
        .to(Phase::Construction)
        .play_all(RED, &["bathe bakery", "to battlement"])
        .expect(|game| assert!(is_active(game, RED, Tower::Battlement)));
}

/// ABB-1.8: nine dice, less those on crusades, a tenth with Monk's Quarters; dice that come home in
/// phase 11 are not in the pool.
#[test]
fn dice_on_crusades_are_not_rolled() {
    abbey(2)
        .crusade(RED, crate::data::Crusade::Acre, 3, 2)
        .active(RED, Building::MonksQuarters)
        .to(Phase::Roll)
        .run_until(|game| game.phase == Phase::Event)
        .expect(|game| {
            assert_eq!(game[RED].pool.iter().sum::<u8>(), 10 - 2);
            assert_eq!(game[BLUE].pool.iter().sum::<u8>(), 9);
        });
    abbey(1)
        .crusade(RED, crate::data::Crusade::Nicaea, 3, 3)
        .to(Phase::Crusades)
        .expect(|game| assert_eq!((game[RED].pool.iter().sum::<u8>(), game[RED].resting), (0, 9)));
}

/// ABB-1.9, example X8: one kind for one other kind: wood and grain together buy no sand.
#[test]
fn a_trade_takes_one_kind() {
    abbey(1)
        .stock(RED, [1, 1, 0, 0, 0])
        .to(Phase::Construction)
        .play(RED, "trade wood")
        .refuses(RED, "for sand", Refusal::NotWorthOne { give: Good::Wood })
        .refuses(RED, "for wood", Refusal::SameKind)
        .offers(RED, &["for coin"]);
}

/// ABB-1.9, example X9: two sand buy two stone, three grain, five wood or ten coins.
#[test]
fn two_sand_buy_as_much_as_their_value() {
    for (want, n) in [("stone", 2), ("grain", 3), ("wood", 5), ("coin", 10)] {
        abbey(1)
            .stock(RED, [0, 0, 0, 2, 0])
            .to(Phase::Construction)
            .play_all(RED, &["trade sand", &format!("for {want}"), "give 2"])
            .expect(|game| {
                let good: Good = want.parse().unwrap();
                assert_eq!((game[RED].has(good), game[RED].has(Good::Sand)), (n, 0));
            });
    }
}

/// ABB-1.9: two tokens, each once in a round.
#[test]
fn trade_tokens_are_used_once() {
    abbey(1)
        .stock(RED, [0, 0, 0, 0, 9])
        .to(Phase::Construction)
        .play_all(RED, &["trade coin", "for wood", "give 2"])
        .play_all(RED, &["trade coin", "for wood", "give 2"])
        .refuses(RED, "trade coin", Refusal::NoTradeToken);
}

/// ABB-1.10: no two peasants share a seat, a font or a card.
#[test]
fn peasants_share_nothing() {
    abbey(1)
        .clergy(RED, 3)
        .pews(RED, &[(1, 1), (2, 1), (4, 1), (4, 2)])
        .baptistery(RED, 2)
        .to(Phase::Moves)
        .refuses(RED, "move pew-1-1", Refusal::SeatTaken)
        .refuses(RED, "baptise 1", Refusal::BaptisteryFull)
        .refuses(RED, "activate bakery", Refusal::SpaceTaken { site: Building::Bakery.into() });
}

/// ABB-1.11: a newcomer takes the lowest free seat of the leftmost bench with one; if all are taken,
/// the lowest of the last bench steps to the baptistery.
#[test]
fn newcomers_find_a_seat() {
    let mut player = abbey(1).pews(RED, &[(1, 1), (1, 3), (3, 1)]).game()[RED];
    player.seat_newcomer();
    assert!(player.sits(Pew::at(1, 2)));
    player.seat_newcomer();
    assert!(player.sits(Pew::at(2, 1)));
    player.pews = (1 << Pew::COUNT) - 1;
    player.seat_newcomer();
    assert_eq!((player.seated(), player.baptistery), (12, 1));
}

/// ABB-1.12: any peasant of the board may be lost; a card without its peasant is inactive.
#[test]
fn the_owner_chooses_whom_he_loses() {
    abbey(2)
        .baptistery(RED, 1)
        .to(Phase::Event)
        .draw("event plague")
        .offers(RED, &["peasant pew-1-1", "peasant baptistery", "peasant bakery"])
        .play(RED, "peasant bakery")
        .expect(|game| assert!(!is_active(game, RED, Building::Bakery)));
}

/// ABB-1.13: a Chapel is active without anybody; other cards need a peasant.
#[test]
fn a_chapel_needs_nobody() {
    abbey(2)
        .clergy(RED, 9)
        .owns(RED, Tower::Chapel)
        .owns(RED, Tower::GateTower)
        .expect(|game| {
            assert_eq!(game.defense(RED), 1 + 1 + 1);
            assert!(!game[RED].peasant_at(PeasantSpot::Card(Stand::new(Tower::GateTower, 0))));
        })
        .baptistery(RED, 1)
        .to(Phase::Construction)
        .refuses(RED, "activate chapel", Refusal::NoLayBrother { site: Tower::Chapel.into() })
        .refuses(RED, "activate gate-tower", Refusal::NoLayBrother { site: Tower::GateTower.into() });
}
