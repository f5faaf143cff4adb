//! The judges of all games are held to their texts and to plain sense.

use parlour_bots::judge::{Features, MOST_FEATURES, Weights};
use parlour_bots::{Lists, judge};
use parlour_core::{Decision, Game, Rng, Seat};
use parlour_words::{Lang, Words};

/// Runs a check for every game.
macro_rules! every_game {
    ($check:ident) => {
        $check::<parlour_pillars::Pillars>();
        $check::<parlour_ora::Ora>();
        $check::<parlour_orleans::Orleans>();
        $check::<parlour_abbey::Abbey>();
        $check::<parlour_forest::Forest>();
    };
}

fn features_have_words_and_weights<G: Game>() {
    let features = Features::<G>::of_game();
    assert!(features.keys.len() > 1 && features.keys.len() <= MOST_FEATURES, "{}", G::ABOUT.id);
    for key in features.keys {
        assert!(key.starts_with(G::ABOUT.id), "{key}");
        assert!(Lang::ALL.iter().all(|lang| Words::get(*lang).has(key)), "{key} has no words");
        // Goods are features too, with the words of their game.
        let why = |lang: &Lang| Words::get(*lang).facet(key, "why").is_some() || !key.contains("feature-");
        assert!(Lang::ALL.iter().all(why), "nobody says why {key} matters");
    }
    Weights::read(features.weights, features.keys)
        .unwrap_or_else(|error| panic!("weights of {}: {error}", G::ABOUT.id));
}

#[test]
fn every_feature_has_words_and_weights() {
    every_game!(features_have_words_and_weights);
}

fn values_are_points_at_the_end<G: Game>() {
    let (judge, mut lists) = (judge::<G>(), Lists::default());
    for (number, mode) in (0..).zip(G::modes().into_iter().take(8)) {
        let mut rng = Rng::from_number(number);
        let mut game = G::new(&mode).unwrap();
        let mut last = 0.0;
        while let Some((who, choice)) = lists.random_answer(&game, &mut rng) {
            let progress = (judge.features().progress)(&game);
            assert!((0.0..=1.0).contains(&progress), "{} {progress}", G::ABOUT.id);
            assert!(progress >= last - 0.2, "{}: from {last} to {progress}", G::ABOUT.id);
            last = progress;
            let worth = judge.worth(&game, 0.0);
            assert!(worth.iter().all(|worth| (0.0..=1.0).contains(worth)), "{}", G::ABOUT.id);
            game.apply(who, choice, &mut ());
        }
        assert_eq!(game.decision(), Decision::Over);
        for seat in Seat::all(game.players()) {
            let points = parlour_bots::judge::points(&game, seat);
            assert!((judge.values(&game)[seat.index()] - points).abs() < 0.5);
        }
    }
}

#[test]
fn a_finished_game_is_worth_its_points() {
    every_game!(values_are_points_at_the_end);
}
