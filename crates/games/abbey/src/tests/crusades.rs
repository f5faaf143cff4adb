//! Phases 11 and 12 (ABB-14, ABB-15).

use parlour_core::Game;

use super::scene::*;
use crate::data::{Building, Crusade, Good, Initiative};
use crate::state::Quest;
use crate::{Event, Phase, Refusal, Taker};

/// ABB-14.1: dice rest, peasants return to their pews, reward and prestige are paid, the card is gone.
#[test]
fn crusaders_come_home() {
    abbey(2).crusade(RED, Crusade::Nicaea, 2, 3).pews(RED, &[(1, 1)]).to(Phase::Crusades).expect(|game| {
        let red = &game[RED];
        assert_eq!((red.prestige, red.has(Good::Wood), red.seated()), (9, 3, 2));
        assert_eq!((game.dice_on_crusades(RED), red.resting, red.quests.len()), (0, 9, 0));
        assert_eq!(game.crusades.count(Crusade::Nicaea as usize), 0);
    });
}

/// ABB-14.2: then each with fewer than two cards may buy one for a coin, in turn order, one per round.
#[test]
fn crusades_are_bought() {
    abbey(2)
        .to(Phase::Crusades)
        .asks(RED)
        .offers(RED, &["enlist", "pass"])
        .play(RED, "enlist")
        .draw("crusade acre")
        .expect(|game| assert_eq!((game[RED].quests.len(), game[RED].has(Good::Coin)), (2, 3)))
        .asks(BLUE);
    abbey(2).with(RED, |red| red.quests.push(Quest::new(Crusade::Acre))).to(Phase::Crusades).asks(BLUE);
    abbey(2).stock(RED, [1, 0, 0, 0, 0]).to(Phase::Crusades).asks(RED).refuses(
        RED,
        "enlist",
        Refusal::TooPoor { good: Good::Coin, price: 1, have: 0, rule: "ABB-14.2" },
    );
}

/// ABB-14.2: not in the last round.
#[test]
fn no_crusade_is_bought_in_the_last_round() {
    abbey(2)
        .change(|game| game.events.left = [0; 3])
        .with(RED, |red| red.uses.trades = 2)
        .with(BLUE, |blue| blue.uses.trades = 2)
        .to(Phase::Crusades)
        .expect(|game| assert_eq!(game.phase, Phase::Over));
}

/// ABB-14.3: an unfinished crusade is never discarded.
#[test]
fn unfinished_crusades_stay() {
    abbey(1)
        .crusade(RED, Crusade::Acre, 2, 4)
        .to(Phase::Crusades)
        .run_until(|game| game.round == 2)
        .expect(|game| assert!(game[RED].quest(Crusade::Acre).is_some()));
}

/// ABB-15.1: the owner of the die on the initiative is first in the next round; without one the pawn
/// stays.
#[test]
fn the_initiative_takes_the_pawn() {
    abbey(3)
        .change(|game| game.initiative = Some(Taker::Seat(GREEN)))
        .to(Phase::End)
        .expect(|game| assert_eq!(game.first, GREEN));
    abbey(3).to(Phase::End).expect(|game| assert_eq!(game.first, RED));
}

/// ABB-15.2: dice come home from everywhere; the event goes.
#[test]
fn dice_come_home() {
    abbey(2)
        .with(RED, |red| {
            red.board[0][1] = 2;
            red.board[2][5] = 1;
            red.visits[1] = crate::state::Visit { done: true, main: 3, bonus: 4 };
            red.saint_dice = 2;
            red.pool[0] = 2;
        })
        .event(crate::data::EventCard::GreatFair)
        .to(Phase::End)
        .run_until(|game| game.round == 2)
        .run_until(|game| game.phase == Phase::Event)
        .expect(|game| {
            assert_eq!((game[RED].pool.iter().sum::<u8>(), game.event, game[RED].saint_dice), (9, None, 0));
            assert!(game.audit().is_ok(), "{:?}", game.audit());
        });
}

/// ABB-15.3: an open crusade with dice may be abandoned: dice return, the peasant is lost, the card stays
/// as new. Not asked in the last round.
#[test]
fn a_crusade_is_abandoned() {
    let open = abbey(1).crusade(RED, Crusade::Acre, 2, 4);
    open.clone()
        .to(Phase::End)
        .offers(RED, &["keep", "abandon"])
        .play(RED, "abandon")
        .noted(Event::CrusadeAbandoned { seat: RED, card: Crusade::Acre })
        .expect(|game| {
            assert_eq!((game[RED].quests[0], game[RED].discarded), (Quest::new(Crusade::Acre), 1));
            assert_eq!(game[RED].resting, 9);
        });
    open.change(|game| game.events.left = [0; 3])
        .with(RED, |red| red.uses.trades = 2)
        .to(Phase::End)
        .expect(|game| assert_eq!(game.phase, Phase::Over));
}

/// ABB-15.4, ABB-16.8, ABB-16.21, example D3: three of each, four and five with Cellaria, no limit with a
/// Tithe Barn.
#[test]
fn stores_are_limited() {
    let kept = |cellars: u8, barns: u8| {
        let mut scenario = abbey(1).stock(RED, [9, 9, 9, 9, 99]).with(RED, |red| red.uses.trades = 2);
        for _ in 0..cellars {
            scenario = scenario.active(RED, Building::Cellarium);
        }
        for _ in 0..barns {
            scenario = scenario.active(RED, Building::TitheBarn);
        }
        scenario.to(Phase::End).game()[RED].stock
    };
    assert_eq!(kept(0, 0), [3, 3, 3, 3, 99]);
    assert_eq!(kept(1, 0), [4, 4, 4, 4, 99]);
    assert_eq!(kept(2, 0), [5, 5, 5, 5, 99]);
    assert_eq!(kept(2, 1), [9, 9, 9, 9, 99]);
}

/// ABB-15.4: a trade may save the surplus first; the rest is returned.
#[test]
fn a_trade_may_save_the_surplus() {
    abbey(1)
        .stock(RED, [5, 0, 0, 0, 0])
        .to(Phase::End)
        .offers(RED, &["done"])
        .play_all(RED, &["trade wood", "for stone", "give 2"])
        .expect(|game| assert_eq!(game[RED].stock, [3, 0, 1, 0, 0]));
    abbey(1).stock(RED, [5, 0, 0, 0, 0]).to(Phase::End).play(RED, "done").expect(|game| {
        assert_eq!(game[RED].stock, [3, 0, 0, 0, 0]);
    });
}

/// ABB-15.5: when the event deck is empty the game is over.
#[test]
fn the_last_event_ends_the_game() {
    abbey(1).change(|game| game.events.left = [0; 3]).to(Phase::End).play(RED, "done").is_over();
    abbey(1).to(Phase::End).run_until(|game| game.round == 2);
}

/// ABB-15.7: trade tokens and tools turn to their available side.
#[test]
fn tokens_are_fresh_again() {
    abbey(1)
        .with(RED, |red| {
            red.uses.trades = 2;
            red.uses.tools = 1;
            red.uses.library = 1;
        })
        .to(Phase::End)
        .run_until(|game| game.round == 2)
        .expect(|game| assert_eq!((game[RED].trades_left(), game[RED].tools_left()), (2, 1)));
}

/// ABB-8.7, ABB-15.1: the first player may keep the pawn by the initiative.
#[test]
fn the_first_player_may_stay_first() {
    abbey(2)
        .dice(RED, &[1])
        .to(Phase::Resources)
        .play_all(RED, &["initiative", "main 1"])
        .draw("token stone")
        .to(Phase::End)
        .expect(|game| {
            assert_eq!(game.first, RED);
            assert!(game[RED].tokens.has(Initiative::Stone));
        });
}
