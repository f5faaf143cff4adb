//! Courses and what comes of them: the same seed gives the same net, and nets fit the games they were made for.

use std::sync::Arc;

use parlour_bots::learn::{Course, Learner, Lesson, trial};
use parlour_bots::net::Net;
use parlour_bots::{Judge, Topic, judge};
use parlour_core::{Decision, Game, Mode, Rng, Seat};
use parlour_ora::Ora;
use parlour_pillars::Pillars;

fn course() -> Course {
    let mode = Mode::choose(Pillars::ABOUT, Some(2), []).unwrap();
    Course { first: 3, games: 2, ..Course::new(vec![mode], 5) }
}

/// One round, the games played in this order.
fn round(learner: &mut Learner<Pillars>, backwards: bool) {
    let judge = learner.judge();
    let mut numbers: Vec<usize> = (0..learner.games()).collect();
    if backwards {
        numbers.reverse();
    }
    let mut lessons: Vec<(usize, Lesson)> =
        numbers.into_iter().map(|number| (number, learner.play(&judge, number))).collect();
    lessons.sort_by_key(|(number, _)| *number);
    let told = learner.learn(lessons.into_iter().map(|(_, lesson)| lesson).collect());
    assert!(told.samples > 0 && told.points > 0.0 && told.miss.is_finite(), "{told}");
}

/// Whoever plays which game first, and wherever a course was broken off, the net is the same.
#[test]
fn the_same_seed_gives_the_same_net() {
    let mut one = Learner::new(course());
    round(&mut one, false);
    let mut other = Learner::new(course());
    round(&mut other, true);
    assert_eq!(one.file(), other.file());
    let mut resumed = Learner::<Pillars>::new(course());
    resumed.resume(&one.state().unwrap()).unwrap();
    round(&mut one, false);
    round(&mut resumed, true);
    assert_eq!(one.file(), resumed.file());
    assert_eq!((one.rounds(), resumed.rounds()), (2, 2));
    assert!(
        Learner::<Ora>::new(course()).resume(&one.state().unwrap()).is_err(),
        "another game has other inputs"
    );
}

#[test]
fn a_judge_against_itself_takes_half() {
    let judge = judge::<Pillars>();
    let mode = Mode::choose(Pillars::ABOUT, Some(2), []).unwrap();
    let verdict = trial(&judge, &judge, &mode, 1).unwrap();
    assert!((verdict.share - 0.5).abs() < 1e-9, "{verdict:?}");
    assert!((verdict.points.0 - verdict.points.1).abs() < 1e-9, "{verdict:?}");
}

/// The names of all inputs, each of them once, and no position has one beyond them.
#[test]
fn inputs_have_names_and_nets_read_them() {
    fn check<G: Game>(players: u8) {
        let judge = judge::<G>();
        let names = judge.features().input_names();
        let mut sorted = names.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), names.len(), "{}", G::ABOUT.id);
        let net = Arc::new(Net::new(names.len(), &mut Rng::from_number(1)));
        let judge: Judge<G> = judge.with_net(players, Topic::Points, net, 1.0);
        let mut game = G::new(&Mode::choose(G::ABOUT, Some(players), []).unwrap()).unwrap();
        let (mut rng, mut lists) = (Rng::from_number(2), parlour_bots::Lists::default());
        while let Some((who, choice)) = lists.random_answer(&game, &mut rng) {
            game.apply(who, choice, &mut ());
            assert!(judge.values(&game).iter().all(|value| value.is_finite()));
        }
    }
    check::<Pillars>(3);
    check::<Ora>(1);
    check::<Ora>(3);
    check::<parlour_orleans::Orleans>(3);
    check::<parlour_abbey::Abbey>(1);
    check::<parlour_forest::Forest>(2);
}

/// A net that was taught duels speaks of who is ahead, counts for two alone, and says what both see of it.
#[test]
fn a_net_for_duels_says_who_is_ahead() {
    let plain = judge::<Pillars>();
    let inputs = plain.features().input_names().len();
    let net = Arc::new(Net::new(inputs, &mut Rng::from_number(1)));
    let duel = plain.with_net(2, Topic::Duel, Arc::clone(&net), 1.0);
    assert!(duel.has_learned(2) && !duel.has_learned(3), "nobody is ahead of two");
    let mut game = Pillars::new(&Mode::choose(Pillars::ABOUT, Some(2), []).unwrap()).unwrap();
    let (mut rng, mut lists) = (Rng::from_number(2), parlour_bots::Lists::default());
    while let Some((who, choice)) = lists.random_answer(&game, &mut rng) {
        game.apply(who, choice, &mut ());
        let ([one, two], [plain_one, plain_two]) =
            (first_two(duel.values(&game)), first_two(plain.values(&game)));
        let leads = Seat::all(2).map(|seat| duel.lead(&game, seat)).collect::<Vec<_>>();
        assert!((leads[0] + leads[1]).abs() < 1e-3, "one is ahead by what the other is behind");
        if game.decision() != Decision::Over {
            let between = one + two - plain_one - plain_two;
            assert!(between.abs() < 1e-2, "what they have between them is not its matter: {between}");
        }
    }
}

fn first_two(values: [f32; Seat::MOST]) -> [f32; 2] {
    [values[0], values[1]]
}

/// A course over games of two alone teaches who is ahead, any other one points; the files are told apart.
#[test]
fn what_a_course_is_about_stands_in_its_file() {
    let mode = |players| Mode::choose(Pillars::ABOUT, Some(players), []).unwrap();
    assert_eq!(Course::new(vec![mode(2)], 1).topic(), Topic::Duel);
    assert_eq!(Course::new(vec![mode(2), mode(3)], 1).topic(), Topic::Points);
    let mut learner = Learner::<Pillars>::new(course());
    round(&mut learner, false);
    let duel = judge::<Pillars>().with_file(2, &learner.file().unwrap()).unwrap();
    assert!(duel.has_learned(2) && !duel.has_learned(3), "a file of a duel");
    let several = Course { first: 3, games: 2, ..Course::new(vec![mode(3)], 5) };
    assert!(Learner::<Pillars>::onward(several, &learner.file().unwrap()).is_err(), "another topic");
}

/// What is checked in says the same on every machine, to the last bit.
#[test]
fn checked_in_nets_are_pinned() {
    fn values<G: Game>(players: u8) -> Vec<u32> {
        let mut game = G::new(&Mode::choose(G::ABOUT, Some(players), []).unwrap()).unwrap();
        let (mut rng, mut lists) = (Rng::from_number(3), parlour_bots::Lists::default());
        for _ in 0..40 {
            let (who, choice) = lists.random_answer(&game, &mut rng).unwrap();
            game.apply(who, choice, &mut ());
        }
        let values = Judge::<G>::learned().values(&game);
        values[..usize::from(players)].iter().map(|value| value.to_bits()).collect()
    }
    assert_eq!(values::<Pillars>(2), [1_111_957_521, 1_112_047_050]);
    assert_eq!(values::<Ora>(1), [1_136_378_700]);
    assert_eq!(values::<Ora>(2), [1_115_801_429, 1_115_356_522]);
    assert_eq!(values::<Ora>(3), [1_129_090_852, 1_128_115_490, 1_128_534_012]);
    assert_eq!(values::<parlour_orleans::Orleans>(2), [1_124_284_015, 1_124_284_015]);
    assert_eq!(values::<parlour_abbey::Abbey>(1), [1_115_789_706]);
    assert_eq!(values::<parlour_abbey::Abbey>(2), [1_117_481_948, 1_117_692_837]);
    assert_eq!(values::<parlour_forest::Forest>(1), [1_107_817_069]);
}

/// What is checked in can be read, and is small.
#[test]
fn checked_in_nets_are_sound() {
    fn check<G: Game>() {
        let judge = Judge::<G>::learned();
        for learned in judge.features().nets {
            let (game, len) = (G::ABOUT.id, learned.file.len());
            assert!(len <= 150_000, "{game}: {len} bytes");
            for players in learned.players.0..=learned.players.1 {
                assert!(judge.has_learned(players), "{game} for {players}: made for other inputs");
            }
        }
    }
    check::<Pillars>();
    check::<Ora>();
    check::<parlour_orleans::Orleans>();
    check::<parlour_abbey::Abbey>();
    check::<parlour_forest::Forest>();
}
