//! Good years and disasters, each with its effect (ABB-5.2).

use super::scene::*;
use crate::data::{Building, EventCard, Good, Location};
use crate::rules::{darkness, food, market, pews, placement};
use crate::{Event, Phase, Refusal};

/// ABB-5.2: a lasting effect holds until the end of the round; Bumper Harvest makes grain cheaper, but
/// not below two.
#[test]
fn bumper_harvest() {
    let harvest = abbey(2).to(Phase::Event).draw("event bumper-harvest");
    harvest.clone().expect(|game| assert_eq!(game.divisor(RED, Location::Field), 2));
    harvest
        .active(RED, Building::Garden)
        .active(RED, Building::Garden)
        .expect(|game| assert_eq!(game.divisor(RED, Location::Field), 2))
        .to(Phase::End)
        .run_until(|game| game.round == 2)
        .expect(|game| assert_eq!(game.event, None));
}

/// ABB-5.2: Generous Forests give a wood more to every action there, even one that yields none.
#[test]
fn generous_forests() {
    abbey(1)
        .event(EventCard::GenerousForests)
        .dice(RED, &[1])
        .with(RED, |red| red.tools = 0)
        .to(Phase::Resources)
        .run_draws()
        .play_all(RED, &["visit forest", "main 1"])
        .expect(|game| assert_eq!(game[RED].has(Good::Wood), 1 + 1));
}

/// ABB-5.2: New Vein gives a stone more where the dice yield one.
#[test]
fn new_vein() {
    let vein = abbey(1).event(EventCard::NewVein).with(RED, |red| red.tools = 0);
    for (die, stone) in [(3, 0), (4, 2)] {
        vein.clone()
            .stock(RED, [0; 5])
            .dice(RED, &[die])
            .to(Phase::Resources)
            .run_draws()
            .play_all(RED, &["visit mountain", &format!("main {die}")])
            .expect(|game| assert_eq!(game[RED].has(Good::Stone), stone));
    }
}

/// ABB-5.2: Royal Largesse gives three coins at once.
#[test]
fn royal_largesse() {
    abbey(2)
        .to(Phase::Event)
        .draw("event royal-largesse")
        .expect(|game| assert_eq!([RED, BLUE].map(|seat| game[seat].has(Good::Coin)), [7, 7]));
}

/// ABB-5.2, ABB-1.11: Religious Fervour brings everybody a peasant; none from an empty reserve.
#[test]
fn religious_fervour() {
    abbey(2)
        .with(BLUE, |blue| {
            blue.discarded = blue.reserve;
            blue.reserve = 0;
        })
        .to(Phase::Event)
        .draw("event religious-fervour")
        .expect(|game| assert_eq!([RED, BLUE].map(|seat| game[seat].seated()), [2, 1]));
}

/// ABB-5.2: the Great Pilgrimage adds two moves.
#[test]
fn great_pilgrimage() {
    abbey(2).event(EventCard::GreatPilgrimage).expect(|game| assert_eq!(pews::moves(game, RED), 3));
}

/// ABB-5.2: a Mild Winter takes a level off, Famine adds one, even a fourth; who has nobody feeds nobody.
#[test]
fn mild_winter_and_famine() {
    let bare = abbey(2).without_start(RED);
    let crowd: Vec<(u8, u8)> = (1..=4).flat_map(|bench| (1..=3).map(move |row| (bench, row))).collect();
    for (event, nobody, one, many) in [(EventCard::MildWinter, 0, 0, 2), (EventCard::Famine, 0, 2, 4)] {
        let levels =
            |seats: &[(u8, u8)]| food::levels(bare.clone().event(event).pews(RED, seats).game(), RED);
        assert_eq!((levels(&[]), levels(&crowd[..1]), levels(&crowd)), (nobody, one, many));
    }
}

/// ABB-5.2: a Ray of Light adds two to every defense in the comparison, and only there.
#[test]
fn ray_of_light() {
    abbey(2).event(EventCard::RayOfLight).expect(|game| {
        assert_eq!((game.defense(RED), darkness::shortfall(game, RED)), (1, 0));
    });
}

/// ABB-5.2: the Great Fair lowers every price by one.
#[test]
fn great_fair() {
    abbey(2)
        .event(EventCard::GreatFair)
        .expect(|game| assert_eq!([0, 1, 2, 3].map(|row| market::price(game, row)), [0, 1, 2, 3]));
}

/// ABB-5.2, ABB-26.6: in the Year of Study pool dice are named value by value, then rolled together.
#[test]
fn year_of_study() {
    abbey(2)
        .dice(RED, &[1, 1, 4])
        .dice(BLUE, &[6])
        .to(Phase::Event)
        .draw("event year-of-study")
        .offers(RED, &["again 0", "again 1", "again 2"])
        .play(RED, "again 2")
        .offers(RED, &["again 0", "again 1"])
        .play(RED, "again 0")
        .draw("die 5")
        .draw("die 6")
        .expect(|game| assert_eq!(game[RED].pool, [0, 0, 0, 1, 1, 1]))
        .asks(BLUE)
        .play(BLUE, "again 0")
        .asks(RED)
        .expect(|game| assert_eq!(game.phase, Phase::Abbey));
}

/// ABB-5.2, ABB-8.5: Drought, Forest Fire and Rockslide raise a divisor, after the buildings.
#[test]
fn drought_fire_and_rockslide() {
    for (event, location, divisor) in [
        (EventCard::Drought, Location::Field, 4),
        (EventCard::ForestFire, Location::Forest, 3),
        (EventCard::Rockslide, Location::Mountain, 5),
    ] {
        abbey(2).event(event).expect(|game| assert_eq!(game.divisor(RED, location), divisor));
    }
    abbey(2)
        .event(EventCard::Rockslide)
        .active(RED, Building::MasonsGuild)
        .expect(|game| assert_eq!(game.divisor(RED, Location::Mountain), 4));
}

/// ABB-5.2: a Flood closes the Sandpit.
#[test]
fn flood() {
    abbey(2)
        .event(EventCard::Flood)
        .dice(RED, &[6])
        .to(Phase::Resources)
        .refuses(RED, "visit sandpit", Refusal::Flooded { location: Location::Sandpit })
        .allows(RED, "visit forest");
}

/// ABB-5.2, ABB-1.12: the Plague takes a peasant of one's choice; who has none loses two prestige.
#[test]
fn plague() {
    abbey(2)
        .without_start(RED)
        .pews(RED, &[])
        .to(Phase::Event)
        .draw("event plague")
        .expect(|game| assert_eq!(game[RED].prestige, 3))
        .asks(BLUE)
        .play(BLUE, "peasant brewery")
        .expect(|game| assert_eq!((game[BLUE].population(), game[BLUE].prestige), (1, 6)));
}

/// ABB-5.2: Brigands take three coins, or all.
#[test]
fn brigands() {
    abbey(2)
        .stock(BLUE, [1, 1, 1, 0, 2])
        .to(Phase::Event)
        .draw("event brigands")
        .noted(Event::Loses {
            seat: BLUE,
            good: Good::Coin,
            n: 2,
            cause: crate::event::Cause::Event(EventCard::Brigands),
        })
        .expect(|game| assert_eq!([RED, BLUE].map(|seat| game[seat].has(Good::Coin)), [1, 0]));
}

/// ABB-5.2: Heresy allows one die for preaching.
#[test]
fn heresy() {
    abbey(2)
        .event(EventCard::Heresy)
        .dice(RED, &[1, 2])
        .to(Phase::Abbey)
        .expect(|game| assert_eq!(placement::preach_limit(game), 1))
        .play(RED, "preach 1")
        .refuses(RED, "preach 2", Refusal::BoxesFull { action: crate::choice::Action::Preach, limit: 1 });
}

/// ABB-5.2: in a Deep Night the Darkness counts one more; its marker does not move for it.
#[test]
fn deep_night() {
    abbey(2).event(EventCard::DeepNight).expect(|game| {
        assert_eq!((game.darkness_level(), darkness::shortfall(game, RED)), (3, 3));
    });
}

/// ABB-5.2: on Broken Roads neither trade tokens nor wagons nor Stables are used, phase 12 included.
#[test]
fn broken_roads() {
    let roads = abbey(2)
        .event(EventCard::BrokenRoads)
        .active(RED, Building::Stables)
        .stock(RED, [5, 5, 5, 5, 5])
        .dice(RED, &[6])
        .with(RED, |red| red.visits[0].done = true);
    roads
        .clone()
        .to(Phase::Resources)
        .refuses(RED, "trade wood", Refusal::RoadsBroken)
        .refuses(RED, "wagon forest", Refusal::RoadsBroken)
        .refuses(RED, "stables blue coin", Refusal::RoadsBroken);
    roads.change(|game| game.events.left = [0, 0, 0]).to(Phase::End).expect(|game| {
        assert_eq!((game.question(RED), game[RED].stock), (None, [3, 3, 3, 3, 5]));
    });
}
