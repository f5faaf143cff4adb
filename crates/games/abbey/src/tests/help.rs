//! Help between players and the procedure of offers (ABB-6.10 to ABB-6.13, ABB-25).

use parlour_core::testkit::Scenario;

use super::scene::*;
use crate::data::{Building, Crusade, Good};
use crate::rules::supply;
use crate::{Abbey, Event, Phase, Refusal};

/// Green's Acre with four threes; red has a three and a peasant on his pews.
fn acre() -> Scenario<Abbey> {
    abbey(3)
        .change(|game| game.first = GREEN)
        .crusade(GREEN, Crusade::Acre, 3, 4)
        .dice(RED, &[3, 6])
        .dice(GREEN, &[1])
        .to(Phase::Abbey)
}

/// ABB-6.10, ABB-6.11, ABB-25.3, ABB-25.9, examples X5 and D8: red gives a die for the sand and four
/// prestige, two having been offered first.
#[test]
fn red_helps_green_at_acre() {
    acre()
        .play(GREEN, "help acre red")
        .offers(GREEN, &["dice 1"])
        .play_all(GREEN, &["dice 1", "prestige 2"])
        .offers(GREEN, &["part 0 0", "part 1 0"])
        .play(GREEN, "part 1 0")
        .asks(RED)
        .offers(RED, &["accept", "refuse", "counter"])
        .play_all(RED, &["counter", "prestige 4", "part 1 0"])
        .asks(GREEN)
        .offers(GREEN, &["accept", "refuse"])
        .play(GREEN, "accept")
        .noted(Event::CrusadeComplete { seat: GREEN, card: Crusade::Acre })
        .asks(GREEN)
        .expect(|game| {
            assert_eq!((game[RED].pool, game[RED].seated()), ([0, 0, 0, 0, 0, 1], 0));
            assert_eq!(game.crusaders(RED), 1);
        })
        .to(Phase::Crusades)
        .expect(|game| {
            assert_eq!((game[RED].prestige, game[RED].has(Good::Sand), game[RED].seated()), (9, 1, 1));
            assert_eq!((game[GREEN].prestige, game[GREEN].has(Good::Sand)), (7 + 7, 0));
            assert_eq!((game[GREEN].seated(), game.dice_on_crusades(GREEN)), (2, 0));
        });
}

/// ABB-6.10: only where an own die lies; from nothing to all of reward and prestige.
#[test]
fn help_needs_a_crusade_begun() {
    abbey(3).dice(BLUE, &[3]).to(Phase::Abbey).refuses(RED, "help nicaea blue", Refusal::CrusadeNotBegun);
    acre()
        .refuses(GREEN, "help acre green", Refusal::NotAnotherPlayer)
        .refuses(GREEN, "help acre white", Refusal::NotAnotherPlayer)
        .play_all(GREEN, &["help acre red", "dice 1"])
        .refuses(GREEN, "prestige 12", Refusal::TooMuchPrestige { most: 11 })
        .play(GREEN, "prestige 11")
        .refuses(GREEN, "part 2 0", Refusal::NotInReward);
}

/// ABB-6.11: without a peasant or a die nobody can be asked; the peasant is chosen where there is a
/// choice.
#[test]
fn helpers_need_peasants_and_dice() {
    acre().refuses(GREEN, "help acre blue", Refusal::HelperHasNoDice { value: 3 }).pews(RED, &[]).refuses(
        GREEN,
        "help acre red",
        Refusal::HelperHasNoPeasant,
    );
    acre()
        .baptistery(RED, 1)
        .play_all(GREEN, &["help acre red", "dice 1", "prestige 0", "part 0 0"])
        .play(RED, "accept")
        .offers(RED, &["peasant pew-1-1", "peasant baptistery"])
        .play(RED, "peasant baptistery")
        .expect(|game| assert_eq!((game[RED].baptistery, game[GREEN].quests[0].ally), (0, Some(RED))));
}

/// ABB-6.12, ABB-25.8: one ally per card; a new deal replaces the whole old one, a refused one does not.
#[test]
fn a_new_deal_replaces_the_old() {
    let allied = abbey(3)
        .change(|game| game.first = GREEN)
        .crusade(GREEN, Crusade::Acre, 3, 2)
        .dice(RED, &[3, 3])
        .dice(BLUE, &[3])
        .to(Phase::Abbey)
        .play_all(GREEN, &["help acre red", "dice 1", "prestige 2", "part 0 0"])
        .play(RED, "accept")
        .refuses(GREEN, "help acre blue", Refusal::HasAnAlly { ally: RED })
        .refuses(GREEN, "help acre red", Refusal::AskedAlready)
        .change(refresh)
        .change(|game| game[GREEN].quests[0].asked = parlour_core::SeatSet::EMPTY);
    let again = allied.play_all(GREEN, &["help acre red", "dice 1", "prestige 5", "part 1 0"]);
    again
        .clone()
        .play(RED, "refuse")
        .expect(|game| assert_eq!((game[GREEN].quests[0].prestige, game[GREEN].quests[0].part), (2, [0, 0])));
    again.play(RED, "accept").expect(|game| {
        let quest = game[GREEN].quests[0];
        assert_eq!((quest.prestige, quest.part, quest.allied), (5, [1, 0], 2));
        assert_eq!(game[RED].seated(), 0, "his peasant stands there already");
    });
}

/// ABB-6.13: helping is not the helper's turn, even when that turn is over.
#[test]
fn helping_is_no_turn() {
    abbey(2)
        .crusade(BLUE, Crusade::Acre, 3, 4)
        .dice(RED, &[3, 1])
        .to(Phase::Abbey)
        .play_all(RED, &["preach 1", "done"])
        .play_all(BLUE, &["help acre red", "dice 1", "prestige 0", "part 0 0"])
        .play_all(RED, &["accept", "peasant pew-1-2"])
        .expect(|game| assert_eq!((game[RED].uses.preach, game[BLUE].quests[0].allied), (1, 1)))
        .asks(BLUE);
}

/// ABB-25.1: an offer interrupts the turn: one other player must answer, nothing else happens.
#[test]
fn an_offer_interrupts_the_turn() {
    acre()
        .play_all(GREEN, &["help acre red", "dice 1", "prestige 0", "part 0 0"])
        .asks(RED)
        .refuses(GREEN, "done", Refusal::NotYourTurn)
        .refuses(BLUE, "done", Refusal::NotYourTurn)
        .refuses(RED, "trade coin", Refusal::NoFreeActionNow)
        .play(RED, "refuse")
        .noted(Event::HelpRefused { seat: RED, card: Crusade::Acre })
        .asks(GREEN)
        .allows(GREEN, "done");
}

/// ABB-25.2: what can be offered can be carried out.
#[test]
fn offers_can_be_carried_out() {
    acre().play(GREEN, "help acre red").refuses(GREEN, "dice 2", Refusal::TooManyDice { most: 1 }).refuses(
        GREEN,
        "dice 0",
        Refusal::TooManyDice { most: 1 },
    );
}

/// ABB-25.3: a counter-offer differs from the offer, and ends with yes or no.
#[test]
fn there_is_one_counter_offer() {
    acre()
        .play_all(GREEN, &["help acre red", "dice 1", "prestige 2", "part 1 0"])
        .play_all(RED, &["counter", "prestige 2"])
        .refuses(RED, "part 1 0", Refusal::SameOffer)
        .play(RED, "part 0 0")
        .play(GREEN, "refuse")
        .asks(GREEN)
        .expect(|game| assert_eq!(game[GREEN].quests[0].ally, None));
}

/// ABB-25.4: three offers of help in a round, one for the same card to the same player.
#[test]
fn offers_are_capped() {
    acre()
        .play_all(GREEN, &["help acre red", "dice 1", "prestige 0", "part 0 0"])
        .play(RED, "refuse")
        .refuses(GREEN, "help acre red", Refusal::AskedAlready)
        .with(GREEN, |green| green.uses.help_offers = 3)
        .dice(BLUE, &[3])
        .refuses(GREEN, "help acre blue", Refusal::NoOffersLeft { most: 3 });
}

/// ABB-25.5: a refusal for an absent player is an answer like any other.
#[test]
fn a_refusal_is_recorded() {
    acre()
        .play_all(GREEN, &["help acre red", "dice 1", "prestige 0", "part 0 0"])
        .allows(RED, "refuse")
        .play(RED, "refuse")
        .noted(Event::HelpRefused { seat: RED, card: Crusade::Acre });
}

/// ABB-25.6: only the agreed split binds; without a deal the owner gets everything.
#[test]
fn only_the_deal_binds() {
    abbey(2)
        .crusade(RED, Crusade::Tyre, 2, 4)
        .to(Phase::Crusades)
        .expect(|game| assert_eq!((game[RED].prestige, game[RED].stock), (5 + 7, [2, 1, 2, 0, 4])));
}

/// ABB-25.7: the supply of dice: plain, forged, echoed, doubled.
#[test]
fn supply_counts_buildings() {
    let with = |dice: &[u8], forge: bool, scribes: u8| {
        let mut scenario = abbey(2).dice(RED, dice);
        if forge {
            scenario = scenario.active(RED, Building::Blacksmith);
        }
        for _ in 0..scribes {
            scenario = scenario.active(RED, Building::Scriptorium);
        }
        supply::supply(scenario.game(), RED, 3)
    };
    assert_eq!(with(&[3, 3, 6], false, 0), 2);
    assert_eq!(with(&[3, 3, 4], true, 0), 3, "a four is forged");
    assert_eq!(with(&[3, 3, 6], true, 0), 2, "a six cannot be");
    assert_eq!(with(&[6], false, 2), 0, "nothing comes of nothing");
    assert_eq!(with(&[3], false, 2), 2);
    assert_eq!(with(&[3, 3], false, 2), 3);
    assert_eq!(with(&[3, 3, 3], false, 2), 5);
    assert_eq!(with(&[3, 3, 4], true, 2), 5);
}

/// ABB-25.7, ABB-6.11: the helper chooses how the dice are supplied, each way in its order, and no way
/// leads astray.
#[test]
fn the_helper_chooses_his_ways() {
    abbey(2)
        .crusade(BLUE, Crusade::Acre, 3, 2)
        .change(|game| game.first = BLUE)
        .active(RED, Building::Blacksmith)
        .active(RED, Building::Scriptorium)
        .dice(RED, &[3, 3, 2])
        .to(Phase::Abbey)
        .play_all(BLUE, &["help acre red", "dice 3", "prestige 0", "part 0 0"])
        .play(RED, "accept")
        .offers(RED, &["supply echo", "supply echo-forge 2", "supply forge 2"])
        .refuses(RED, "supply plain", Refusal::NoSuchDie { face: 3 })
        .play(RED, "supply echo")
        .offers(RED, &["supply forge 2", "supply plain"])
        .refuses(RED, "supply echo", Refusal::WayPassed)
        .play(RED, "supply forge 2")
        .expect(|game| {
            let quest = game[BLUE].quests[0];
            assert_eq!((quest.allied, quest.ally_echoes, game[RED].pool), (2, 1, [0, 0, 1, 0, 0, 0]));
            assert!(game[RED].uses.forge && game[RED].uses.echo);
        })
        .asks(BLUE);
}

/// ABB-25.7, ABB-16.18: two dice of the helper may count as three.
#[test]
fn a_helper_may_double() {
    abbey(2)
        .crusade(BLUE, Crusade::Acre, 3, 2)
        .change(|game| game.first = BLUE)
        .active(RED, Building::Scriptorium)
        .active(RED, Building::Scriptorium)
        .active(RED, Building::Blacksmith)
        .dice(RED, &[3, 4])
        .to(Phase::Abbey)
        .play_all(BLUE, &["help acre red", "dice 3", "prestige 0", "part 0 0"])
        .play(RED, "accept")
        .offers(RED, &["supply double-forge 4", "supply echo", "supply echo-forge 4"])
        .play(RED, "supply double-forge 4")
        .expect(|game| {
            let quest = game[BLUE].quests[0];
            assert_eq!((quest.allied, quest.ally_echoes), (2, 1));
        });
}

/// ABB-25.8: a deal is kept as ally, prestige and part on the card.
#[test]
fn a_deal_lies_on_the_card() {
    acre()
        .play_all(GREEN, &["help acre red", "dice 1", "prestige 3", "part 1 0"])
        .play(RED, "accept")
        .expect(|game| {
            let quest = game[GREEN].quests[0];
            assert_eq!((quest.ally, quest.prestige, quest.part), (Some(RED), 3, [1, 0]));
        });
}

/// ABB-25.9: each player's own doubling applies to his own share; a crusade never completed pays nobody.
#[test]
fn shares_are_doubled_separately() {
    acre()
        .play_all(GREEN, &["help acre red", "dice 1", "prestige 4", "part 0 0"])
        .play(RED, "accept")
        .with(RED, |red| red.uses.doubled = true)
        .to(Phase::Crusades)
        .expect(|game| assert_eq!((game[RED].prestige, game[GREEN].prestige), (5 + 8, 7 + 7)));
}

/// ABB-25.10, ABB-15.3: the owner abandons without asking; the ally's peasant is lost, his dice return.
#[test]
fn the_ally_has_no_say() {
    abbey(2)
        .crusade(BLUE, Crusade::Acre, 3, 2)
        .change(|game| game.first = BLUE)
        .dice(RED, &[3])
        .to(Phase::Abbey)
        .play_all(BLUE, &["help acre red", "dice 1", "prestige 4", "part 0 0"])
        .play(RED, "accept")
        .to(Phase::End)
        .asks(BLUE)
        .offers(BLUE, &["keep", "abandon"])
        .play(BLUE, "abandon")
        .expect(|game| {
            let quest = game[BLUE].quests[0];
            assert_eq!((quest.dice(), quest.value, quest.ally, quest.prestige), (0, 0, None, 0));
            assert_eq!([RED, BLUE].map(|seat| game[seat].discarded), [1, 1]);
        });
}

/// ABB-25.4, ABB-16.20, example D12: two wood may buy a grain of a partner who agrees, but no sand.
#[test]
fn stables_trade_with_a_player() {
    let stables = abbey(3)
        .active(RED, Building::Stables)
        .stock(RED, [2, 0, 0, 0, 0])
        .stock(BLUE, [0, 1, 0, 1, 0])
        .to(Phase::Abbey);
    stables
        .clone()
        .refuses(RED, "stables blue sand", Refusal::CannotMatch)
        .refuses(RED, "stables green sand", Refusal::PartnerLacks { good: Good::Sand })
        .play_all(RED, &["stables blue grain", "want 1"])
        .offers(RED, &["for wood"])
        .play(RED, "for wood")
        .offers(RED, &["give 2"])
        .refuses(RED, "give 1", Refusal::GivesTooLittle)
        .play(RED, "give 2")
        .asks(BLUE)
        .offers(BLUE, &["accept", "refuse"])
        .play(BLUE, "accept")
        .expect(|game| {
            assert_eq!((game[RED].stock, game[BLUE].stock), ([0, 1, 0, 0, 0], [2, 0, 0, 1, 0]));
        })
        .asks(RED)
        .refuses(RED, "stables blue wood", Refusal::UsedUp { site: Building::Stables.into() });
    let mut refused = stables;
    for _ in 0..3 {
        refused = refused
            .play_all(RED, &["stables blue grain", "want 1", "for wood", "give 2"])
            .play(BLUE, "refuse");
    }
    refused.refuses(RED, "stables blue grain", Refusal::NoOffersLeft { most: 3 });
}
