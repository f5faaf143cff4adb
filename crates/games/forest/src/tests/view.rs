//! What is seen and said.

use parlour_core::{Eyes, Game, Phrase, Speak, Tabulate, Who, options_of};

use super::scene::*;
use crate::data::{Building, Item};
use crate::view::On;

/// All keys of a phrase and of what it lists.
fn keys(phrase: &Phrase, out: &mut Vec<&'static str>) {
    out.push(phrase.key);
    for (_, arg) in &phrase.args {
        match arg {
            parlour_core::Arg::Term(key) | parlour_core::Arg::Count { of: key, .. } => out.push(key),
            parlour_core::Arg::List(phrases) => phrases.iter().for_each(|phrase| keys(phrase, out)),
            _ => {}
        }
    }
}

fn is_spoken(phrase: &Phrase) {
    let mut all = Vec::new();
    keys(phrase, &mut all);
    for key in all {
        assert!(key == "counted" || key.starts_with("forest-"), "{key}");
        assert!(!key.ends_with("-unknown"), "{phrase:?}");
        assert!(key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_')), "{key}");
    }
}

/// Every prompt, option, refusal and event of some random games has words of its own.
#[test]
fn everything_can_be_said() {
    for players in 1..=4 {
        let mode = parlour_core::Mode::choose(crate::Forest::ABOUT, Some(players), []).unwrap();
        let mut game = crate::Forest::new(&mode).unwrap();
        let mut rng = parlour_core::Rng::from_number(u64::from(players));
        let mut events = Vec::new();
        while game.decision() != parlour_core::Decision::Over {
            let who = match game.decision() {
                parlour_core::Decision::Ask(seats) => Who::Seat(seats.first().unwrap()),
                _ => Who::Chance,
            };
            is_spoken(&game.prompt(who).phrase);
            let mut candidates = Vec::new();
            game.candidates(who, &mut candidates);
            for candidate in candidates {
                is_spoken(&game.say(who, candidate));
                game.why(who, candidate).iter().for_each(|reason| is_spoken(&reason.phrase()));
            }
            let choice = rng.pick(&options_of(&game, who)).unwrap();
            game.apply(who, choice, &mut events);
        }
        for noted in events {
            is_spoken(&noted.event.phrase());
        }
        let table = game.view(Eyes::Spectator).text_table();
        table.sections.iter().for_each(|section| is_spoken(&section.title));
        table.sections.iter().flat_map(|section| &section.lines).for_each(|line| {
            is_spoken(&line.label);
            line.cells.iter().for_each(is_spoken);
        });
    }
}

/// The view shows dials, hands, cells and the workshop where they lie.
#[test]
fn the_view_shows_the_boards() {
    let view = resting(2).set(|game| own(game, RED, Building::ClayPit, "m-r1c4")).game().seen();
    let red = &view.seats[0];
    assert_eq!(red.cells.len(), 16);
    let on = |cell: &str| {
        let cell = cell.parse().unwrap();
        red.cells.iter().find(|view| view.cell == cell).map(|view| view.on)
    };
    assert_eq!(on("m-r1c4"), Some(On::Building(Building::ClayPit)));
    assert_eq!((on("m-r3c3"), on("m-r3c4")), (Some(On::Stable), Some(On::Workshop)));
    assert_eq!(red.to_hourglass, 8);
    assert_eq!(red.dials[1].markers.len(), 6);
    let grown = resting(2).set(|game| add_plots(game, RED, 1)).game().seen();
    let cells = &grown.seats[0].cells;
    assert_eq!(cells.iter().filter(|view| view.on == On::Workshop).count(), 2);
    assert_eq!(cells.iter().filter(|view| view.on == On::Stable).count(), 4);
    let places: Vec<String> = view.pawns.iter().map(|pawn| pawn.spot.to_string()).collect();
    assert_eq!(places, ["tannenau-0", "hand", "lindenrain-2"]);
}

/// The pending question and its public facts are in the view: offers, parts, toll.
#[test]
fn the_view_shows_what_is_pending() {
    let gifts = acting(3, "lindenrain-1").play_all(RED, &["visit merchant", "name wood"]).game().seen();
    assert_eq!(gifts.pending.offers.len(), 2);
    assert_eq!(gifts.pending.questions.len(), 2);
    let parts = gain_all(resting(3), &[(Item::Wood, 1), (Item::Sand, 1)]).game().seen();
    assert_eq!(parts.pending.parts, [(Item::Wood, 1), (Item::Sand, 1)]);
    let toll = travelling(3, &["tannenau-0", "moosgrund-0"]).play(RED, "go moosgrund-1").game().seen();
    assert_eq!(toll.pending.to, Some("moosgrund-1".parse().unwrap()));
}
