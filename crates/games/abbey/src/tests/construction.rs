//! Phase 7 (ABB-10).

use super::scene::*;
use crate::data::{Building, Good, Site, Tower};
use crate::{Phase, Refusal};

fn poor(good: Good, price: u16, have: u16) -> Refusal {
    Refusal::TooPoor { good, price, have, rule: "ABB-10.8" }
}

/// ABB-10.1: one turn each in turn order, any number of works.
#[test]
fn one_turn_many_works() {
    abbey(2)
        .stock(RED, [2, 0, 3, 0, 4])
        .to(Phase::Construction)
        .play_all(RED, &["wall", "altar", "wall", "done"])
        .asks(BLUE)
        .expect(|game| assert_eq!((game[RED].walls, game[RED].altar), (2, true)));
}

/// ABB-10.2: the altar costs four coins and two wood, brings two prestige and a point of defense, once.
#[test]
fn the_altar() {
    abbey(2)
        .stock(RED, [4, 0, 0, 0, 8])
        .to(Phase::Construction)
        .play(RED, "altar")
        .expect(|game| {
            assert_eq!((game[RED].stock, game[RED].prestige, game.defense(RED)), ([2, 0, 0, 0, 4], 7, 2));
        })
        .refuses(RED, "altar", Refusal::AltarStands);
}

/// ABB-10.3: a wall costs a stone and brings a prestige; the fifth brings a point of defense.
#[test]
fn five_walls() {
    abbey(2)
        .stock(RED, [0, 0, 6, 0, 0])
        .to(Phase::Construction)
        .play_all(RED, &["wall", "wall", "wall", "wall"])
        .expect(|game| assert_eq!((game[RED].prestige, game.defense(RED)), (9, 1)))
        .play(RED, "wall")
        .expect(|game| {
            assert_eq!((game[RED].prestige, game.defense(RED), game[RED].has(Good::Stone)), (10, 2, 1));
        })
        .refuses(RED, "wall", Refusal::WallsStand);
}

/// ABB-10.4, ABB-17.4: four towers in a game, those destroyed included, and no more than the cards.
#[test]
fn four_towers() {
    let site = |tower| Site::Tower(tower);
    abbey(2)
        .stock(RED, [9, 9, 9, 9, 40])
        .to(Phase::Construction)
        .play_all(RED, &["tower chapel", "tower battlement", "tower battlement"])
        .refuses(RED, "tower battlement", Refusal::NoSuchTowerLeft { tower: Tower::Battlement })
        .refuses(RED, "tower chapel", Refusal::NoSuchTowerLeft { tower: Tower::Chapel })
        .expect(|game| assert_eq!(game[RED].prestige, 5 + 4 + 10 + 10))
        .with(RED, |red| red.plots[site(Tower::Chapel).index()][0].raze())
        .play(RED, "tower gate-tower")
        .refuses(RED, "tower bell-tower", Refusal::FourTowers);
}

/// ABB-10.5: an archer costs five coins and comes from pews or baptistery.
#[test]
fn archers() {
    abbey(2)
        .stock(RED, [0, 0, 0, 0, 6])
        .owns(RED, Tower::Battlement)
        .to(Phase::Construction)
        .refuses(RED, "archer gate-tower", Refusal::NoVacantTower { tower: Tower::GateTower })
        .refuses(RED, "archer chapel", Refusal::NoArcherThere { tower: Tower::Chapel })
        .play(RED, "archer battlement")
        .expect(|game| {
            assert_eq!((game[RED].has(Good::Coin), game[RED].seated(), game.defense(RED)), (1, 0, 2));
        })
        .refuses(RED, "archer battlement", Refusal::NoVacantTower { tower: Tower::Battlement });
    abbey(2).owns(RED, Tower::GateTower).to(Phase::Construction).refuses(
        RED,
        "archer gate-tower",
        poor(Good::Coin, 5, 4),
    );
}

/// ABB-10.6: a building of the hand is paid and stands; a second copy shares the slot; two copies in a
/// game.
#[test]
fn buildings() {
    abbey(2)
        .stock(RED, [9, 9, 9, 9, 9])
        .hand(RED, Building::Bakery)
        .hand(RED, Building::Bakery)
        .with(RED, |red| red.hand[Building::Bakery as usize] = 2)
        .to(Phase::Construction)
        .refuses(RED, "build garden", Refusal::NotInHand { building: Building::Garden })
        .play(RED, "build bakery")
        .expect(|game| {
            let red = &game[RED];
            assert_eq!(
                (red.slots_taken(), red.standing(Building::Bakery.into()), red.active(Building::Bakery)),
                (1, 2, 1)
            );
            assert_eq!((red.prestige, red.stock), (7, [7, 8, 9, 9, 9]));
        })
        .refuses(RED, "build bakery", Refusal::TwoCopies { site: Building::Bakery.into() });
}

/// ABB-10.6: a card needs a free slot, unless its first copy stands.
#[test]
fn slots_are_limited() {
    use Building::{Barracks, BathHouse, Blacksmith, Cellarium, Cloister, Garden, Library};
    let full = [Barracks, BathHouse, Blacksmith, Cellarium, Cloister, Garden]
        .into_iter()
        .fold(abbey(2), |scenario, building| scenario.owns(RED, building));
    full.stock(RED, [9, 9, 9, 9, 9])
        .hand(RED, Library)
        .hand(RED, Garden)
        .to(Phase::Construction)
        .refuses(RED, "build library", Refusal::NoFreeSlot { needed: 1, free: 0 })
        .allows(RED, "build garden")
        .play(RED, "remodel")
        .allows(RED, "build library");
}

/// ABB-10.7: remodelling costs two grain and two stone, once, when all seven slots are taken, barns
/// included; the slots stay.
#[test]
fn remodelling() {
    use Building::{Barracks, BathHouse, Blacksmith, Cellarium, SheepFarm};
    let nearly = [Barracks, BathHouse, Blacksmith, SheepFarm]
        .into_iter()
        .fold(abbey(2).stock(RED, [0, 4, 4, 0, 0]), |scenario, building| scenario.owns(RED, building));
    nearly.clone().to(Phase::Construction).refuses(RED, "remodel", Refusal::SlotsLeft);
    nearly
        .owns(RED, Cellarium)
        .to(Phase::Construction)
        .play(RED, "remodel")
        .expect(|game| assert_eq!((game[RED].slots(), game[RED].stock), (9, [0, 2, 2, 0, 0])))
        .refuses(RED, "remodel", Refusal::RemodelledAlready);
}

/// ABB-10.8: costs are paid from the own stock; a trade may help meanwhile.
#[test]
fn costs_are_paid_in_full() {
    abbey(2)
        .stock(RED, [0, 0, 0, 0, 4])
        .to(Phase::Construction)
        .refuses(RED, "wall", poor(Good::Stone, 1, 0))
        .play_all(RED, &["trade coin", "for stone", "give 4"])
        .allows(RED, "wall");
}
