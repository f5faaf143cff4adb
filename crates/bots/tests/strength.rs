//! Every player keeps its promises in every game: it beats the weaker ones, it knows nothing it may not
//! know, and its budget is a budget.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parlour_bots::{
    Arena, Budget, Foresightedness, Grandeur, Grandmaster, Greedy, Habits, Hint, LEVELS, Lists, Mind,
    Planner, Player, Random, Search, Settings, Slice, Thought, advice, judge, outlook,
};
use parlour_core::{Decision, Game, Mode, Rng, Seat, leaders};
use parlour_words::{Lang, Words};

/// Runs a check for every game, as a test of its own.
macro_rules! in_every_game {
    ($($check:ident)+) => {
        in_every_game!(@ pillars parlour_pillars::Pillars, $($check)+);
        in_every_game!(@ ora parlour_ora::Ora, $($check)+);
        in_every_game!(@ orleans parlour_orleans::Orleans, $($check)+);
        in_every_game!(@ abbey parlour_abbey::Abbey, $($check)+);
        in_every_game!(@ forest parlour_forest::Forest, $($check)+);
    };
    (@ $name:ident $game:ty, $($check:ident)+) => {
        mod $name {
            $(
                #[test]
                fn $check() {
                    super::$check::<$game>();
                }
            )+
        }
    };
}

in_every_game! { greedy_beats_random nobody_peeks advice_is_ordered_and_legal }

fn two<G: Game>() -> Mode {
    Mode::choose(G::ABOUT, Some(2), []).unwrap()
}

fn greedy_beats_random<G: Game>() {
    beats_random::<G>(|| Box::new(Greedy::default()));
}

fn beats_random<G: Game>(good: fn() -> Box<dyn Player<G>>) {
    for turn in 0..2u8 {
        let seated = |seat| -> Box<dyn Player<G>> {
            if seat == usize::from(turn) { good() } else { Box::new(Random) }
        };
        let mut rng = Rng::from_number(u64::from(turn));
        let seed = rng.seed();
        let mut arena = Arena::new((0..2).map(seated).collect());
        let played = arena.play(G::new(&two::<G>()).unwrap(), seed, &mut rng, |_, _| {}).unwrap();
        assert!(leaders(&played.game).has(Seat::new(turn)), "{}", G::ABOUT.id);
    }
}

/// Positions on the way of a random game for two in which somebody has a choice.
fn positions<G: Game>(number: u64, wanted: usize) -> Vec<(G, Seat)> {
    positions_in(&two::<G>(), number, wanted)
}

fn positions_in<G: Game>(mode: &Mode, number: u64, wanted: usize) -> Vec<(G, Seat)> {
    let (mut rng, mut lists) = (Rng::from_number(number), Lists::default());
    let mut game = G::new(mode).unwrap();
    let mut found = Vec::new();
    while let Some((who, choice)) = lists.random_answer(&game, &mut rng) {
        if let Decision::Ask(seats) = game.decision()
            && lists.len() > 1
            && rng.below(12) == 0
        {
            found.push((game.clone(), seats.first().unwrap()));
            if found.len() == wanted {
                return found;
            }
        }
        game.apply(who, choice, &mut ());
    }
    found
}

/// What a seat cannot know makes no difference to what any player does.
fn nobody_peeks<G: Game>() {
    let alone = Mode::choose(G::ABOUT, Some(1), []);
    let alone = alone.map_or_else(|_| Vec::new(), |mode| positions_in::<G>(&mode, 5, 6));
    for (number, (game, seat)) in (0..).zip(positions::<G>(5, 10).into_iter().chain(alone)) {
        let other = game.imagine(seat, &mut Rng::from_number(1000 + number));
        let choose = |player: &mut dyn Player<G>, game: &G| {
            let mut lists = Lists::default();
            let offers = lists.offers(game, seat);
            player.choose(&Mind::new(game, seat), offers, &mut Rng::from_number(number))
        };
        let search = || Search::new(Settings::new(Budget::simulations(12)));
        assert_eq!(choose(&mut Random, &game), choose(&mut Random, &other));
        assert_eq!(choose(&mut Greedy::default(), &game), choose(&mut Greedy::default(), &other));
        assert_eq!(choose(&mut search(), &game), choose(&mut search(), &other));
        let grand = || Grandmaster::new(Grandeur::new(Budget::simulations(6), 500));
        assert_eq!(choose(&mut grand(), &game), choose(&mut grand(), &other));
        for level in &LEVELS[..3] {
            let level = || level.sight(G::ABOUT.id).player::<G>(None);
            assert_eq!(choose(level().as_mut(), &game), choose(level().as_mut(), &other));
        }
        if let (Some(mut one), Some(mut two)) = (planner::<G>(), planner::<G>()) {
            assert_eq!(choose(&mut one, &game), choose(&mut two, &other));
        }
    }
}

/// Somebody who plans with the linear judge, where stages are listed.
fn planner<G: Game>() -> Option<Planner<G>> {
    let habits = Foresightedness { positions: 2000, horizon: 4, every: 2 };
    Planner::new(judge(), habits, Budget::simulations(0))
}

fn advice_is_ordered_and_legal<G: Game>() {
    for (game, seat) in positions::<G>(6, 2) {
        let hints = advice(&game, seat, 1);
        let mut lists = Lists::default();
        let offers: Vec<String> = lists.offers(&game, seat).all().map(|choice| choice.to_string()).collect();
        assert!(!hints.is_empty() && hints.iter().all(|hint| offers.contains(&hint.words)));
        assert!(hints[0].loss.is_none() && hints[1..].iter().all(|hint| hint.loss.is_some()));
        let loss = |hint: &Hint| hint.loss.unwrap_or(0.0);
        assert!(hints.windows(2).all(|pair| loss(&pair[0]) <= loss(&pair[1])), "{hints:?}");
        for (lang, hint) in Lang::ALL.iter().flat_map(|lang| hints.iter().map(move |hint| (*lang, hint))) {
            let names: Vec<String> = (0..5).map(|seat| format!("Guest {seat}")).collect();
            let told =
                hint.reasons().iter().map(|reason| Words::get(lang).say(reason, &names)).collect::<String>();
            assert!(!told.contains(['<', '{', '$']), "{told}");
        }
        let shares: f32 = outlook(&game).iter().map(|outlook| outlook.share).sum();
        assert!((shares - 1.0).abs() < 1e-3, "{shares}");
    }
}

/// Looks at a clock that goes on by a millisecond with every look.
fn counted_looks() -> Duration {
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    Duration::from_millis(LOOKS.fetch_add(1, Ordering::Relaxed))
}

/// Whoever has no time takes a glance at every answer: none is better because nobody looked into it.
#[test]
fn a_player_without_time_beats_random() {
    fn hurried<G: Game>() -> Box<dyn Player<G>> {
        Box::new(Greedy::with_habits(judge(), Habits { budget: Budget::within(0, 0), ..Habits::SOBER }))
    }
    beats_random::<parlour_pillars::Pillars>(hurried);
    beats_random::<parlour_ora::Ora>(hurried);
    beats_random::<parlour_forest::Forest>(hurried);
}

#[test]
fn a_search_ends_with_its_time() {
    let (game, seat) = positions::<parlour_orleans::Orleans>(7, 3).remove(2);
    let budget = Budget { simulations: u32::MAX, time: Some((Duration::from_millis(500), counted_looks)) };
    let mut lists = Lists::default();
    let offers = lists.offers(&game, seat);
    // With no end of simulations, only the clock can end this.
    let choice =
        Search::new(Settings::new(budget)).choose(&Mind::new(&game, seat), offers, &mut Rng::from_number(1));
    assert!(offers.all().any(|offer| offer == choice));
}

/// The search answers the questions of one turn from the tree it has grown, and stays legal.
#[test]
fn a_search_plays_a_whole_game() {
    let player = || -> Box<dyn Player<parlour_pillars::Pillars>> {
        Box::new(Search::new(Settings::new(Budget::simulations(8))))
    };
    let mut rng = Rng::from_number(3);
    let seed = rng.seed();
    let game = parlour_pillars::Pillars::new(&two::<parlour_pillars::Pillars>()).unwrap();
    let mut replay = game;
    let mut legal = true;
    let mut arena = Arena::new(vec![player(), player()]);
    arena
        .play(game, seed, &mut rng, |who, choice| legal &= replay.play(who, choice, &mut ()).is_ok())
        .unwrap();
    assert!(legal);
}

/// A search that gave its least promising answers would lose.
#[test]
fn a_search_beats_random() {
    beats_random::<parlour_pillars::Pillars>(|| Box::new(Search::new(Settings::new(Budget::simulations(6)))));
}

/// Plays alone, and tells the points.
fn alone(mut player: Box<dyn Player<parlour_ora::Ora>>, slice: Slice) -> i32 {
    let mode = Mode::choose(parlour_ora::Ora::ABOUT, Some(1), []).unwrap();
    let mut game = parlour_ora::Ora::new(&mode).unwrap();
    let (mut lists, mut rng, seat) = (Lists::default(), Rng::from_number(1), Seat::new(0));
    while game.decision() != Decision::Over {
        let offers = lists.offers(&game, seat);
        let choice = offers.forced().unwrap_or_else(|| {
            loop {
                if let Thought::Ready(choice) = player.think(&Mind::new(&game, seat), offers, &mut rng, slice)
                {
                    break choice;
                }
            }
        });
        game.play(seat.into(), choice, &mut ()).unwrap();
    }
    game.score(seat).total()
}

/// Plans are legal to the end, are worth something, and do not depend on how the thinking was cut up.
#[test]
fn a_planner_plays_alone() {
    let player = || Box::new(planner::<parlour_ora::Ora>().unwrap());
    let points = alone(player(), Slice::WHOLE);
    assert!(points > 300, "{points}");
    assert_eq!(points, alone(player(), Slice::steps(1)));
    assert!(alone(Box::new(Random), Slice::WHOLE) < 200);
}
