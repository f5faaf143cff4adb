//! Random walks through rich positions, which random play alone seldom reaches: many buildings, much
//! in stock, all uses open. Every list is tried, every answer keeps the material complete.

use parlour_core::{Decision, Game, Mode, Rng, Seat, Who, draw, options_of};

use super::scene::Scene;
use crate::data::{Building, Crusade, Pew, Relic, Site, Stand, Tower};
use crate::{Abbey, Choice, Phase};
use parlour_core::testkit::Scenario;

/// Gives a player much of everything that keeps the material complete.
fn enrich(game: Abbey, seat: Seat, rng: &mut Rng) -> Abbey {
    let mut scenario = Scenario::from(game);
    for _ in 0..10 {
        let building = Building::ALL[rng.index(Building::COUNT)];
        let game = scenario.game();
        let site = Site::Building(building);
        let free = game[seat].free_slots() >= 2 || game[seat].standing(site) == 1;
        let farm = building.is_farm() && game[seat].ever_built(Building::is_farm);
        let hall = building.is_hall() && game[seat].ever_built(|built| built.is_hall() && built != building);
        let copies = game[seat].built(site) < 2 && game.cards.count(building as usize) > 0;
        if copies && free && !farm && !hall {
            scenario = if game[seat].reserve > 3 && rng.below(3) > 0 {
                scenario.active(seat, building)
            } else {
                scenario.owns(seat, building)
            };
        } else if game.cards.count(building as usize) > 0 {
            scenario = scenario.hand(seat, building);
        }
    }
    for tower in [Tower::BellTower, Tower::Battlement] {
        let game = scenario.game();
        if game[seat].towers_built() < 4 && game[seat].built(tower.into()) == 0 && game[seat].reserve > 1 {
            scenario = scenario.active(seat, tower);
        }
    }
    for relic in Relic::ALL {
        let card = Crusade::PLAIN + *relic as usize;
        if rng.below(4) == 0 && scenario.game().crusades.count(card) > 0 {
            scenario = scenario.change(|game| game.crusades.take(card)).relic(seat, *relic);
        }
    }
    scenario
        .with(seat, |player| {
            for stock in &mut player.stock {
                *stock += rng.below(14) as u16;
            }
            player.pews |= if player.reserve > 0 { Pew::at(4, 2).bit() } else { 0 };
            player.clergy = player.clergy.max(rng.below(10) as u8);
        })
        .game()
        .clone()
}

/// Puts the pews right after a peasant was added by hand.
fn settle(game: &mut Abbey, seat: Seat) {
    let player = &game[seat];
    let all = player.population() + player.discarded + game.crusaders(seat) + game.raid_peasants(seat);
    game[seat].reserve = 15 - all;
}

fn walk(mode: &Mode, number: u64) -> (usize, usize) {
    let mut rng = Rng::from_numbers(77, number);
    let mut game = Abbey::new(mode).unwrap();
    let (mut story, mut longest, mut answers, mut enriched) = (Vec::new(), 0, 0, 0);
    while game.decision() != Decision::Over {
        if game.phase == Phase::Event && game.round > enriched && game.variant.relics {
            enriched = game.round;
            if enriched == 1 {
                let seats: Vec<Seat> = Seat::all(game.players).collect();
                for seat in seats {
                    game = enrich(game, seat, &mut rng);
                    settle(&mut game, seat);
                }
            }
        }
        let problem = game.audit();
        assert!(problem.is_ok(), "{mode}\n{}\n{problem:?}", story.join("\n"));
        let (who, choice) = match game.decision() {
            Decision::Draw => (Who::Chance, draw(&game, &mut rng)),
            Decision::Ask(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = rng.pick(&seats).unwrap();
                let mut options: Vec<Choice> = options_of(&game, seat);
                assert!(!options.is_empty(), "{mode}\n{}\nno option", story.join("\n"));
                longest = longest.max(options.len());
                let mut asides = Vec::new();
                game.asides(seat, &mut asides);
                longest = longest.max(asides.len());
                if options.len() > 1 && rng.below(2) == 0 {
                    options.retain(|option| !matches!(option, Choice::Done | Choice::Pass | Choice::Refuse));
                }
                if rng.below(3) == 0 && !asides.is_empty() {
                    options = asides;
                }
                let prompt = game.prompt(Who::Seat(seat));
                let choice = rng.pick(&options).unwrap_or(Choice::Done);
                let _ = (prompt.phrase, game.say(Who::Seat(seat), choice));
                (Who::Seat(seat), choice)
            }
            Decision::Over => unreachable!(),
        };
        story.push(format!("{who} {choice}"));
        let mut events: Vec<parlour_core::Noted<crate::Event>> = Vec::new();
        assert!(game.check(who, choice).is_ok(), "{mode}\n{}", story.join("\n"));
        game.apply(who, choice, &mut events);
        for noted in &events {
            assert!(parlour_core::Speak::phrase(&noted.event).key.starts_with("abbey-event-"));
        }
        answers += 1;
        assert!(answers < Abbey::ABOUT.longest as usize, "{mode}\n{}", story.join("\n"));
    }
    (longest, answers)
}

#[test]
fn rich_positions_never_break() {
    let (mut longest, mut answers) = (0, 0);
    for number in 0..60 {
        let players = 1 + (number % 5) as u8;
        let options = [("relics", "on"), ("saints", "on"), ("events", "standard")];
        let mode = Mode::choose(Abbey::ABOUT, Some(players), options).unwrap();
        let (list, length) = walk(&mode, number);
        longest = longest.max(list);
        answers = answers.max(length);
    }
    println!("longest list {longest}, longest game {answers}");
    assert!(longest <= 128, "{longest} entries");
}

#[test]
fn a_card_has_a_place_on_the_board() {
    assert_eq!(Stand::all().count(), 2 * Site::COUNT);
}
