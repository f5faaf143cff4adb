//! Phase 4: planning (ORL-4.8 to ORL-4.15).

use parlour_core::table::{Dice, Habits};
use parlour_core::{Eyes, Game, Mode, Rng, SeatSet, Table, Who, canonical_of, options_of};

use super::scene::*;
use crate::data::{Follower, Need, Place, Space};
use crate::state::Slot;
use crate::step::Stage;
use crate::{Hourglass, Orleans, Refusal};

use Follower::{Boatman, Craftsman, Farmer, Knight, Monk, OwnBoatman, OwnFarmer, Scholar, Trader};

/// Red plans with these followers, blue has none.
fn red(market: &[Follower]) -> Scene {
    orleans(2).market(RED, market).market(BLUE, &[]).phase(Stage::Planning)
}

/// The spaces offered to a follower.
fn spaces(scene: &Scene) -> Vec<String> {
    let put = |words: &String| Some(words.strip_prefix("put ")?.split(' ').nth(1)?.to_owned());
    scene.options(RED).iter().filter_map(put).collect()
}

/// ORL-4.8: a follower goes to an empty space that accepts it, or stays.
#[test]
fn followers_go_to_empty_spaces() {
    let scene = red(&[OwnFarmer]).on(RED, "ship:farmer", Farmer);
    assert_eq!(
        spaces(&scene),
        ["village:farmer", "university:farmer", "castle:farmer", "wagon:farmer", "guildhall:farmer"]
    );
    scene
        .refuses(RED, "put own-farmer ship:farmer", Refusal::SpaceTaken { space: space("ship:farmer") })
        .allows(RED, "keep own-farmer")
        .play(RED, "put own-farmer village:farmer")
        .expect(|game| {
            assert_eq!(game[RED].slots[space("village:farmer").index()], Slot::Held(OwnFarmer));
            assert!(game[RED].market.is_empty());
        });
}

/// ORL-4.8: nobody is forced to place anything.
#[test]
fn all_may_stay_on_the_market() {
    orleans(2).all_keep().expect(|game| assert_eq!(game[RED].market.len(), 4));
}

/// ORL-4.8: programs plan sort by sort and space by space, so that a plan has one spelling.
#[test]
fn a_plan_has_one_spelling() {
    let scene = red(&[Farmer, Farmer, Knight]);
    assert!(scene.canonical(RED).iter().all(|words| words.contains(" farmer")));
    let scene = scene.play(RED, "put farmer ship:farmer");
    assert!(!scene.canonical(RED).contains(&"put farmer village:farmer".to_owned()));
    scene.play(RED, "put farmer wagon:farmer").play(RED, "keep knight");
}

/// ORL-4.8: people plan in the order they like.
#[test]
fn a_plan_may_be_laid_out_in_any_order() {
    red(&[OwnFarmer, Farmer, Farmer, Knight])
        .play(RED, "put knight ship:knight")
        .play(RED, "put farmer ship:farmer")
        .play(RED, "put own-farmer wagon:farmer")
        .refuses(RED, "put own-farmer castle:farmer", Refusal::NotWaiting { follower: OwnFarmer })
        .asks(RED)
        .play(RED, "put farmer village:farmer")
        .expect(|game| {
            assert!(game[RED].market.is_empty());
            assert_ne!(game.stage, Stage::Planning, "all are placed: the plan is finished");
            for words in ["ship:knight", "ship:farmer", "wagon:farmer", "village:farmer"] {
                assert!(matches!(game[RED].slots[space(words).index()], Slot::Held(_)), "{words}");
            }
        });
}

/// ORL-4.8: whoever is not placed stays; the plan is finished when its owner says so.
#[test]
fn a_plan_is_finished_when_its_owner_says_so() {
    red(&[OwnFarmer, Knight])
        .tower(RED, &[Monk])
        .phase(Stage::Planning)
        .play(RED, "put knight ship:knight")
        .play(RED, "planned")
        .expect(|game| {
            assert_ne!(game.stage, Stage::Planning);
            assert_eq!((game[RED].market.len(), game[RED].tower.len()), (1, 1));
        });
}

/// ORL-4.9: what this plan has put down goes back to where it came from; what stood there before does not.
#[test]
fn followers_go_back_while_the_plan_is_open() {
    red(&[OwnFarmer, Farmer])
        .on(RED, "ship:farmer", Farmer)
        .tower(RED, &[Monk])
        .phase(Stage::Planning)
        .refuses(
            RED,
            "back farmer ship:farmer",
            Refusal::NotThere { follower: Farmer, space: space("ship:farmer") },
        )
        .play(RED, "put monk town-hall:any")
        .play(RED, "put farmer town-hall:any")
        .play(RED, "back monk town-hall:any")
        .expect(|game| assert_eq!((game[RED].market.len(), game[RED].tower.count(Monk)), (1, 1)))
        .play(RED, "put monk village:farmer")
        .play(RED, "back farmer town-hall:any")
        .expect(|game| assert_eq!((game[RED].market.len(), game[RED].tower.len()), (2, 0)))
        .play_all(RED, &["put own-farmer castle:farmer", "put farmer university:farmer"])
        .expect(|game| assert_eq!(game[RED].slots[space("village:farmer").index()], Slot::Held(Monk)));
}

/// ORL-4.8: a plan from market and tower has one spelling, too.
#[test]
fn followers_of_the_tower_go_on_in_order() {
    red(&[Farmer])
        .tower(RED, &[Farmer])
        .phase(Stage::Planning)
        .play(RED, "put farmer ship:farmer")
        .expect(|game| {
            let earlier = "put farmer village:farmer".parse().unwrap();
            assert!(!canonical_of(game, RED).contains(&earlier));
            assert!(options_of(game, RED).contains(&earlier));
        })
        .play(RED, "put farmer wagon:farmer")
        .expect(|game| assert!(game[RED].tower.is_empty()));
}

/// ORL-4.9: a place may be completed over several rounds; what stands there cannot be moved.
#[test]
fn places_are_completed_in_later_rounds() {
    red(&[OwnFarmer])
        .play(RED, "put own-farmer village:farmer")
        .draw("hourglass income")
        .play(RED, "draws 3")
        .play(BLUE, "draws 0")
        .expect(|game| assert_eq!(game[RED].slots[space("village:farmer").index()], Slot::Held(OwnFarmer)))
        .refuses(RED, "put own-farmer ship:farmer", Refusal::NotWaiting { follower: OwnFarmer })
        .play_all(RED, &["put own-boatman village:boatman", "put own-craftsman village:craftsman"])
        .all_keep()
        .allows(RED, "use village");
}

/// ORL-4.9: until the plan is committed, what was just put down can be taken back and rearranged.
#[test]
fn an_uncommitted_plan_can_be_rearranged() {
    let mode = Mode::choose(Orleans::ABOUT, Some(2), [("first_player", "first-seat")]).unwrap();
    let names = vec!["Ada".to_owned(), "Bo".to_owned()];
    let mut table = Table::<Orleans>::new(&mode, names, Dice::Seeded(Rng::from_number(1).seed())).unwrap();
    *table.habits_mut() = Habits { forced: SeatSet::EMPTY, confirm: SeatSet::all(2) };
    table.answer_words(RED, "put own-farmer village:farmer").unwrap();
    assert!(table.undo(RED));
    table.answer_words(RED, "put own-farmer ship:farmer").unwrap();
    let held = |game: &Orleans, words: &str| game[RED].slots[space(words).index()];
    assert_eq!(held(table.position(RED), "village:farmer"), Slot::Empty);
    assert_eq!(held(table.position(RED), "ship:farmer"), Slot::Held(OwnFarmer));
    assert_eq!(held(table.public(), "ship:farmer"), Slot::Empty);
}

/// ORL-4.10: followers of the right type, monks, and where anybody is welcome.
#[test]
fn spaces_accept_their_type_and_monks() {
    for place in Place::ALL {
        for need in place.needs() {
            let space = Space::find(*place, *need).expect("a space");
            for follower in Follower::ALL {
                let scene = red(&[*follower]);
                let scene = if place.tile_index().is_some() { scene.tile(RED, *place) } else { scene };
                let kind = follower.kind();
                let accepted = match need {
                    Need::Any => *place != Place::TownHall || !follower.is_own(),
                    need => need.kind() == Some(kind) || (*follower == Monk && *need != Need::Monk),
                };
                let offered = spaces(&scene).contains(&space.to_string());
                assert_eq!(offered, accepted, "{follower} on {space}");
            }
        }
    }
}

/// ORL-4.10, ORL-7.14: with the school scholars stand in for everybody but monks.
#[test]
fn the_school_lets_scholars_stand_in() {
    let need = Need::Farmer;
    red(&[Scholar])
        .refuses(RED, "put scholar village:farmer", Refusal::WrongFollower { follower: Scholar, need })
        .tile(RED, Place::School)
        .tile(RED, Place::Brewery)
        .allows(RED, "put scholar village:farmer")
        .allows(RED, "put scholar ship:knight")
        .allows(RED, "put scholar wagon:trader")
        .refuses(RED, "put scholar brewery:monk", Refusal::OnlyMonks { place: Place::Brewery });
}

/// ORL-4.10, ORL-7.14, D28: with the herb garden boatmen, also marked ones, stand in for
/// craftsmen, traders and farmers, but not for scholars or knights.
#[test]
fn the_herb_garden_lets_boatmen_stand_in() {
    let wrong = |need| Refusal::WrongFollower { follower: OwnBoatman, need };
    red(&[OwnBoatman])
        .refuses(RED, "put own-boatman monastery:trader", wrong(Need::Trader))
        .tile(RED, Place::HerbGarden)
        .allows(RED, "put own-boatman monastery:trader")
        .allows(RED, "put own-boatman village:farmer")
        .allows(RED, "put own-boatman village:craftsman")
        .refuses(RED, "put own-boatman monastery:scholar", wrong(Need::Scholar))
        .refuses(RED, "put own-boatman ship:knight", wrong(Need::Knight));
}

/// ORL-4.10: the tiles of others help nobody else.
#[test]
fn powers_are_not_shared() {
    red(&[Boatman, Scholar]).tile(BLUE, Place::HerbGarden).tile(BLUE, Place::School).refuses_also(
        RED,
        "put boatman village:farmer",
        Refusal::WrongFollower { follower: Boatman, need: Need::Farmer },
    );
}

/// ORL-4.11: a monk space accepts only a monk.
#[test]
fn nobody_replaces_a_monk() {
    for follower in Follower::ALL.iter().filter(|follower| **follower != Monk) {
        red(&[*follower])
            .tile(RED, Place::Cellar)
            .tile(RED, Place::School)
            .tile(RED, Place::HerbGarden)
            .refuses(
                RED,
                &format!("put {follower} cellar:monk"),
                Refusal::OnlyMonks { place: Place::Cellar },
            );
    }
    red(&[Monk]).tile(RED, Place::Cellar).allows(RED, "put monk cellar:monk");
}

/// ORL-4.12: all spaces must hold a follower or technology.
#[test]
fn a_place_is_activated_when_it_is_full() {
    red(&[])
        .on(RED, "village:boatman", Boatman)
        .on(RED, "village:craftsman", Monk)
        .staff(RED, Place::Scriptorium)
        .phase(Stage::Actions)
        .refuses(RED, "use village", Refusal::NotActivated { place: Place::Village, empty: 1 })
        .technology(RED, "village:farmer")
        .allows(RED, "use village");
}

/// ORL-4.12: the town hall needs one follower, the tower a neutral one.
#[test]
fn one_follower_activates_the_town_hall() {
    red(&[])
        .on(RED, "town-hall:any", Trader)
        .tower(RED, &[OwnFarmer])
        .phase(Stage::Actions)
        .allows(RED, "use town-hall")
        .refuses(RED, "use gunpowder-tower", Refusal::NotActivated { place: Place::GunpowderTower, empty: 1 })
        .tower(RED, &[Craftsman])
        .allows(RED, "use gunpowder-tower");
}

/// ORL-4.13: planning for an action that is impossible now is legal.
#[test]
fn one_may_plan_for_later() {
    red(&[Trader, Scholar])
        .expect(|game| assert_eq!(game.event, Some(Hourglass::Pilgrimage)))
        .play(RED, "put trader monastery:trader")
        .play(RED, "put scholar monastery:scholar")
        .expect(|game| assert_eq!(game.round, 2, "activated, but nobody recruits monks on pilgrimage"));
}

/// ORL-4.14: own followers never enter the town hall; neutral ones may.
#[test]
fn own_followers_stay_out_of_the_town_hall() {
    red(&[OwnFarmer]).refuses(
        RED,
        "put own-farmer town-hall:any",
        Refusal::OwnInTownHall { follower: OwnFarmer },
    );
    red(&[Farmer, Farmer])
        .play(RED, "put farmer town-hall:any")
        .play(RED, "put farmer town-hall:any")
        .expect(|game| assert_eq!(game[RED].empty_spaces(Place::TownHall), 0));
}

/// ORL-4.15: who stands in by the power of a lost tile stays where he is.
#[test]
fn stand_ins_stay_when_the_power_is_lost() {
    red(&[])
        .tile(RED, Place::School)
        .on(RED, "scriptorium:knight", Scholar)
        .on(RED, "scriptorium:scholar", Scholar)
        .coins(RED, 0)
        .good(RED, crate::Good::Wool, 3)
        .event(Hourglass::Taxes)
        .phase(Stage::Event)
        .play(RED, "give tile school")
        .event(Hourglass::Income)
        .phase(Stage::Actions)
        .allows(RED, "use scriptorium");
}

/// D4: what four own followers can complete in round 1.
#[test]
fn four_own_followers_complete_one_place() {
    let full = |place: Place| move |game: &Orleans| game[RED].empty_spaces(place) == 0;
    let mut completed = std::collections::BTreeSet::new();
    visit(orleans(2).game(), &mut |game| {
        let done: Vec<_> = Place::board().filter(|place| full(*place)(game)).collect();
        assert!(done.len() <= 1, "four followers complete one place: {done:?}");
        completed.extend(done.iter().map(|place| (*place, game[RED].market.len())));
    });
    let most_left = |place| completed.iter().filter(|(done, _)| *done == place).map(|(_, left)| *left).max();
    assert_eq!(most_left(Place::FarmHouse), Some(2));
    for place in [Place::Village, Place::University, Place::Castle] {
        assert_eq!(most_left(place), Some(1));
    }
    assert!(Place::board().skip(4).all(|place| most_left(place).is_none()));
}

/// Every plan of red, to its end.
fn visit(game: &Orleans, look: &mut impl FnMut(&Orleans)) {
    if !game.decision().asks(Who::Seat(RED)) {
        return look(game);
    }
    for choice in canonical_of(game, RED) {
        let mut next = *game;
        next.apply(Who::Seat(RED), choice, &mut ());
        visit(&next, look);
    }
}

/// ORL-4.8: no two sequences of answers spell the same plan.
#[test]
fn no_plan_is_spelled_twice() {
    let scene = red(&[Farmer, Farmer, OwnFarmer]).tower(RED, &[Farmer]).phase(Stage::Planning);
    let scene = scene.set(|game| game.pending = game.pending.with(BLUE));
    let mut plans = Vec::new();
    visit(scene.game(), &mut |game| plans.push((game[RED].slots, game[RED].market, game[RED].tower)));
    let distinct: std::collections::HashSet<_> = plans.iter().collect();
    assert_eq!(distinct.len(), plans.len());
    assert!(plans.len() > 100);
}

/// ORL-10.4: the own plan and the own bag are shown to their owner alone.
#[test]
fn the_owner_sees_the_plan() {
    red(&[OwnFarmer, Farmer]).play(RED, "put own-farmer village:farmer").expect(|game| {
        let planned = |eyes| game.view(eyes).seats[0].places[1].spaces[0].planned;
        assert!(planned(Eyes::Seat(RED)) && planned(Eyes::All));
        assert!(!planned(Eyes::Seat(BLUE)) && !planned(Eyes::Spectator));
        assert_eq!(game.view(Eyes::Seat(BLUE)).prompt, None);
    });
}
