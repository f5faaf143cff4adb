//! Players are held to their promises with the template game.

use parlour_bots::{Arena, Greedy, Lists, Mind, NAMES, Player, by_name};
use parlour_candle::{Candle, Choice};
use parlour_core::{Decision, Game, Mode, Rng, Seat, Who, draw, leaders};

fn mode(players: u8) -> Mode {
    Mode::choose(Candle::ABOUT, Some(players), []).unwrap()
}

fn arena(names: &[&str]) -> Arena<Candle> {
    Arena::new(names.iter().map(|name| by_name(name).unwrap()).collect())
}

/// The answers of one game, in order.
fn story(names: &[&str], number: u64) -> Vec<(Who, Choice)> {
    let mut rng = Rng::from_number(number);
    let seed = rng.seed();
    let mut story = Vec::new();
    let game = Candle::new(&mode(names.len() as u8)).unwrap();
    arena(names).play(game, seed, &mut rng, |who, choice| story.push((who, choice))).unwrap();
    story
}

#[test]
fn every_name_is_a_player() {
    assert!(NAMES.iter().all(|name| by_name::<Candle>(name).is_some()));
    assert!(by_name::<Candle>("abbot").is_none());
}

#[test]
fn the_same_numbers_make_the_same_game() {
    let names = ["greedy", "random", "greedy"];
    assert_eq!(story(&names, 7), story(&names, 7));
    assert_ne!(story(&names, 7), story(&names, 8));
}

#[test]
fn only_legal_answers_are_given() {
    for number in 0..50 {
        let mut game = Candle::new(&mode(2)).unwrap();
        for (who, choice) in story(&["random", "greedy"], number) {
            game.play(who, choice, &mut ()).unwrap();
        }
        assert_eq!(game.decision(), Decision::Over);
    }
}

#[test]
fn lists_draw_as_the_core_draws() {
    let game = Candle::new(&mode(2)).unwrap();
    for number in 0..50 {
        let drawn = Lists::default().draw(&game, &mut Rng::from_number(number));
        assert_eq!(drawn, draw(&game, &mut Rng::from_number(number)));
    }
}

#[test]
fn greedy_beats_random() {
    let mut rng = Rng::from_number(1);
    let mut arena = arena(&["random", "greedy"]);
    let mut wins = [0; 2];
    for _ in 0..300 {
        let seed = rng.seed();
        let played = arena.play(Candle::new(&mode(2)).unwrap(), seed, &mut rng, |_, _| {}).unwrap();
        for seat in leaders(&played.game).iter() {
            wins[seat.index()] += 1;
        }
    }
    assert!(wins[1] > wins[0] * 3 / 2, "{wins:?}");
}

/// What a seat cannot know makes no difference to what its player does.
#[test]
fn greedy_does_not_peek() {
    let mut rng = Rng::from_number(2);
    let mut lists = Lists::default();
    for number in 0..200 {
        let mut game = Candle::new(&mode(3)).unwrap();
        for _ in 0..rng.below(12) {
            let Some((who, choice)) = lists.random_answer(&game, &mut rng) else { break };
            game.apply(who, choice, &mut ());
        }
        let Decision::Ask(seats) = game.decision() else { continue };
        let seat = seats.first().unwrap();
        let answer = |game: &Candle| {
            let mut lists = Lists::default();
            let offers = lists.offers(game, seat);
            Greedy::default().choose(&Mind::new(game, seat), offers, &mut Rng::from_number(number))
        };
        assert_eq!(answer(&game), answer(&game.imagine(seat, &mut rng)));
    }
}

#[test]
fn a_mind_shows_what_its_seat_sees() {
    let game = Candle::new(&mode(2)).unwrap();
    let mind = Mind::new(&game, Seat::new(1));
    assert_eq!(mind.view(), game.view(parlour_core::Eyes::Seat(Seat::new(1))));
    assert_eq!((mind.seat(), mind.players()), (Seat::new(1), 2));
}
