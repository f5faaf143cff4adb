//! The log held to account: what events say seats gained and lost is what they gained and lost.

use crate::chance::Rng;
use crate::game::{Decision, Game, Noted, canonical_of, draw};
use crate::mode::Mode;
use crate::phrase::Tell as _;
use crate::seat::{Seat, Who};

/// Plays a whole game with random answers. After each of them, what `holdings` finds with a seat, thing by thing, has
/// changed by what the events say. What is dealt before anybody is asked is nobody's gain.
///
/// # Panics
/// When the log and the holdings disagree.
pub fn check_ledger<G: Game>(
    mode: &Mode,
    number: u64,
    holdings: impl Fn(&G, Seat) -> Vec<(&'static str, i64)>,
) {
    let mut rng = Rng::from_number(number);
    let mut game = G::new(mode).expect("a mode that can be played");
    let mut begun = false;
    loop {
        let (who, choice) = match game.decision() {
            Decision::Draw => (Who::Chance, draw(&game, &mut rng)),
            Decision::Ask(seats) => {
                let who = Who::Seat(seats.first().expect("somebody is asked"));
                (who, rng.pick(&canonical_of(&game, who)).expect("a question has an option"))
            }
            Decision::Over => return,
        };
        begun |= who != Who::Chance;
        let before = game.clone();
        let mut events: Vec<Noted<G::Event>> = Vec::new();
        game.apply(who, choice, &mut events);
        for seat in Seat::all(game.players()).filter(|_| begun) {
            for ((of, had), (_, has)) in holdings(&before, seat).into_iter().zip(holdings(&game, seat)) {
                let changes = events.iter().flat_map(|noted| noted.event.changes());
                let told: i64 = changes
                    .filter(|change| change.seat == seat && change.of == of)
                    .map(|change| change.by)
                    .sum();
                assert_eq!(told, has - had, "{of} of {seat} after {choice}: {events:?}");
            }
        }
    }
}
