//! Holy Relics (ABB-23).

use parlour_core::Game;
use parlour_core::testkit::Scenario;

use super::scene::*;
use crate::data::{Building, Crusade, Good, Relic, Tower};
use crate::{Abbey, Phase, Refusal};

fn useless(relic: Relic) -> Refusal {
    Refusal::RelicHasNoUse { relic }
}

/// ABB-23.1: seven relic crusades join the deck; some plain ones may be removed before, at random.
#[test]
fn relic_crusades_join_the_deck() {
    let options = [("relics", "on"), ("relic_removed", "2")];
    Scenario::<Abbey>::new(2, &options)
        .expect(|game| assert_eq!(game.crusades.left(), 28))
        .expect(|game| {
            let outcomes = parlour_core::options_of(game, parlour_core::Who::Chance);
            assert_eq!(outcomes.len(), 21, "relic crusades are not removed");
        })
        .draw("crusade acre")
        .draw("crusade jaffa")
        .draw("crusade grail")
        .expect(|game| {
            assert_eq!((game[RED].quests[0].card, game.crusades.left()), (Crusade::Grail, 25));
        });
}

/// ABB-23.2: the relic goes to the card's owner, unless a deal gave it to the ally.
#[test]
fn the_owner_wins_the_relic() {
    abbey(2)
        .change(|game| game.variant.relics = true)
        .crusade(RED, Crusade::Manna, 2, 4)
        .to(Phase::Crusades)
        .expect(|game| {
            assert!(game[RED].relics.has(Relic::MannaJar));
            assert_eq!((game[RED].prestige, game[RED].has(Good::Coin)), (11, 6));
        });
    abbey(2)
        .change(|game| game.variant.relics = true)
        .crusade(RED, Crusade::Manna, 2, 3)
        .dice(BLUE, &[2])
        .to(Phase::Abbey)
        .play_all(RED, &["help manna blue", "dice 1", "prestige 0"])
        .offers(RED, &["part 0 0", "part 0 1", "part 1 0", "part 1 1", "part 2 0", "part 2 1"])
        .play(RED, "part 1 1")
        .play(BLUE, "accept")
        .to(Phase::Crusades)
        .expect(|game| {
            assert!(game[BLUE].relics.has(Relic::MannaJar) && game[RED].relics.is_empty());
            assert_eq!([RED, BLUE].map(|seat| game[seat].has(Good::Coin)), [5, 5]);
        });
}

/// ABB-23.3: kept it scores two, used once it is gone.
#[test]
fn a_relic_is_kept_or_used() {
    abbey(2)
        .relic(RED, Relic::Torah)
        .with(RED, |red| red.quests.clear())
        .to(Phase::Abbey)
        .expect(|game| assert_eq!(game.score(RED).total(), 7))
        .play(RED, "relic torah")
        .expect(|game| assert_eq!(game.score(RED).total(), 5))
        .refuses(RED, "relic torah", Refusal::NoSuchRelic { relic: Relic::Torah });
}

/// ABB-23.4: the Grail leads to the top of the level, or of the next; all cells passed give their bonus.
#[test]
fn holy_grail() {
    let grail = |cell| abbey(2).relic(RED, Relic::HolyGrail).clergy(RED, cell).to(Phase::Abbey);
    for (from, to) in [(0, 3), (2, 3), (3, 6), (13, 15)] {
        grail(from).play(RED, "relic holy-grail").expect(|game| assert_eq!(game[RED].clergy, to));
    }
    grail(12).play(RED, "relic holy-grail").expect(|game| assert_eq!(game[RED].prestige, 5 + 3 + 4 + 5));
    grail(7).play_all(RED, &["relic holy-grail", "gift sand sand"]).expect(|game| {
        assert_eq!((game[RED].has(Good::Sand), game[RED].uses.clergy), (2, 0));
    });
    grail(15).refuses(RED, "relic holy-grail", useless(Relic::HolyGrail));
}

/// ABB-23.4: the Cross adds two to the defense for the rest of the game.
#[test]
fn holy_cross() {
    abbey(2)
        .relic(RED, Relic::HolyCross)
        .to(Phase::Abbey)
        .play(RED, "relic holy-cross")
        .to(Phase::End)
        .run_until(|game| game.round == 2)
        .expect(|game| assert_eq!(game.defense(RED), 3));
}

/// ABB-23.4: the Jar brings three grain, the Torah two wagons.
#[test]
fn manna_and_torah() {
    abbey(2)
        .relic(RED, Relic::MannaJar)
        .relic(RED, Relic::Torah)
        .to(Phase::Abbey)
        .play_all(RED, &["relic manna-jar", "relic torah"])
        .expect(|game| assert_eq!((game[RED].has(Good::Grain), game[RED].wagons), (4, 3)));
}

/// ABB-23.4: Aaron's Rod builds two walls, or one if only one is left.
#[test]
fn aarons_rod() {
    for (walls, after, prestige, defense) in [(0, 2, 7, 1), (4, 5, 6, 2)] {
        abbey(2)
            .relic(RED, Relic::AaronsRod)
            .with(RED, |red| red.walls = walls)
            .to(Phase::Abbey)
            .play(RED, "relic aarons-rod")
            .expect(|game| {
                assert_eq!(
                    (game[RED].walls, game[RED].prestige, game.defense(RED)),
                    (after, prestige, defense)
                );
            });
    }
    abbey(2).relic(RED, Relic::AaronsRod).with(RED, |red| red.walls = 5).to(Phase::Abbey).refuses(
        RED,
        "relic aarons-rod",
        useless(Relic::AaronsRod),
    );
}

/// ABB-23.4, ABB-26.9, example X17: with the Tablets a Battlement costs everything but its coins, or but
/// its sand, or but its stone.
#[test]
fn tablets() {
    let tablets = abbey(2).relic(RED, Relic::Tablets).hand(RED, Building::Library);
    for (spare, stock) in [("coin", [0, 0, 2, 1, 0]), ("sand", [0, 0, 2, 0, 6]), ("stone", [0, 0, 0, 1, 6])] {
        tablets
            .clone()
            .stock(RED, stock)
            .to(Phase::Construction)
            .play_all(RED, &["relic tablets", "tower battlement"])
            .offers(RED, &[&format!("spare {spare}")])
            .play(RED, &format!("spare {spare}"))
            .expect(|game| {
                assert_eq!((game[RED].prestige, game[RED].stock), (15, [0; 5]));
                assert_eq!(game[RED].standing(Tower::Battlement.into()), 1);
            });
    }
    tablets
        .clone()
        .stock(RED, [0, 0, 2, 1, 0])
        .to(Phase::Construction)
        .play(RED, "relic tablets")
        .refuses(RED, "build bakery", Refusal::NotInHand { building: Building::Bakery })
        .play(RED, "build library")
        .refuses(RED, "spare grain", Refusal::NotInTheCost { good: Good::Grain })
        .play(RED, "spare wood")
        .expect(|game| assert_eq!(game[RED].stock, [0, 0, 2, 0, 0]));
    tablets.clone().stock(RED, [0; 5]).to(Phase::Construction).refuses(
        RED,
        "relic tablets",
        useless(Relic::Tablets),
    );
    tablets.to(Phase::Abbey).refuses(RED, "relic tablets", useless(Relic::Tablets));
}

/// ABB-23.5: the Lance is no free action: it is used when Vikings come, for five prestige in all.
#[test]
fn holy_lance() {
    abbey(2).relic(RED, Relic::HolyLance).to(Phase::Abbey).refuses(
        RED,
        "relic holy-lance",
        useless(Relic::HolyLance),
    );
    abbey(2)
        .relic(RED, Relic::HolyLance)
        .dice(BLUE, &[1])
        .in_round(2)
        .to(Phase::Event)
        .draw("event vikings")
        .play(RED, "repel")
        .expect(|game| {
            assert_eq!([RED, BLUE].map(|seat| game[seat].prestige), [10, 6]);
            assert_eq!(game.phase, Phase::Abbey);
        });
}

/// ABB-23.6: an unfinished relic crusade costs its prestige.
#[test]
fn unfinished_relic_crusades_cost() {
    let open = abbey(2).crusade(RED, Crusade::Grail, 1, 1);
    assert_eq!(open.game().score(RED).total(), 5 - 8);
}
