//! Any text as an answer, at positions all over random games: refused or played, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_bots::Lists;
use parlour_core::{Game, Rng, Seat, Who};
use parlour_games::{GAMES, WithGame, with_game};

/// The first bytes choose a position, the rest is what somebody types there.
struct Typed<'a> {
    mode: u8,
    number: u8,
    steps: u8,
    lines: &'a str,
}

fuzz_target!(|data: &[u8]| {
    let [game, mode, number, steps, text @ ..] = data else { return };
    let Ok(lines) = std::str::from_utf8(text) else { return };
    let id = GAMES[usize::from(*game) % GAMES.len()].about().id;
    with_game(id, Typed { mode: *mode, number: *number, steps: *steps, lines });
});

impl WithGame for Typed<'_> {
    type Output = ();

    fn run<G: Game>(self) {
        let modes = G::modes();
        let mode = &modes[usize::from(self.mode) % modes.len()];
        let mut game = G::new(mode).expect("a mode that can be played");
        let (mut rng, mut lists) = (Rng::from_number(self.number.into()), Lists::default());
        for _ in 0..u16::from(self.steps) * 2 {
            let Some((who, choice)) = lists.random_answer(&game, &mut rng) else { break };
            game.apply(who, choice, &mut ());
        }
        for line in self.lines.lines() {
            answer(&mut game, line);
        }
    }
}

/// Tries an answer for everybody and plays it for the first who may give it.
fn answer<G: Game>(game: &mut G, words: &str) {
    let Ok(choice) = words.parse::<G::Choice>() else { return };
    assert_eq!(choice.to_string(), words, "an answer has one spelling");
    let everybody = Seat::all(Seat::MOST as u8).map(Who::Seat).chain([Who::Chance]);
    let mut player = None;
    for who in everybody {
        let verdict = game.check(who, choice);
        assert_eq!(verdict.is_ok(), offered(game, who, choice), "{who} {choice}: {verdict:?}");
        assert_eq!(verdict.is_ok(), game.why(who, choice).is_empty(), "{who} {choice}: check and why");
        player = player.or(verdict.is_ok().then_some(who));
    }
    if let Some(who) = player {
        game.apply(who, choice, &mut ());
        game.audit().expect("material is conserved");
    }
}

fn offered<G: Game>(game: &G, who: Who, choice: G::Choice) -> bool {
    let mut offers = Vec::new();
    if game.decision().asks(who) {
        game.options(who, &mut offers);
    }
    if let Who::Seat(seat) = who
        && seat.index() < usize::from(game.players())
    {
        game.asides(seat, &mut offers);
    }
    offers.contains(&choice)
}
