//! What the lines of a log are in the deeds they tell of: one table over all games, by the key of the line.

use parlour_core::{Arg, Phrase, Seat};
use parlour_model::Role;

/// Lines that announce a deed. What was done is told by a line after them.
const OPENINGS: &[&str] = &["forest-event-turn-begins", "forest-event-extra-turn-begins", "ora-event-acted"];

/// Lines that tell more of a deed.
const STEPS: &[&str] = &[
    "abbey-event-clergy-rises",
    "abbey-event-peasant-joins",
    "abbey-event-peasant-marches",
    "abbey-event-herd",
    "forest-event-animals-returned",
    "forest-event-cleared",
    "forest-event-coal-marker-removed",
    "forest-event-gift-lost",
    "forest-event-glass-produced",
    "forest-event-laid",
    "forest-event-marker-set",
    "forest-event-named",
    "forest-event-no-effect",
    "forest-event-oven-produced",
    "forest-event-progress-lost",
    "forest-event-progressed",
    "forest-event-reminder-reached",
    "forest-event-tanned",
    "forest-event-tiles-lost",
    "forest-event-triggered",
    "ora-event-came-home",
    "ora-event-cleared",
    "ora-event-flipped",
    "ora-event-harvested",
    "ora-event-nothing-to-clear",
    "ora-event-recalled",
    "ora-event-sold",
    "orleans-event-advanced",
    "orleans-event-citizen-won",
    "orleans-event-developed",
    "orleans-event-placed",
    "orleans-event-recruited",
    "orleans-event-technology-gained",
    "orleans-event-technology-placed",
    "orleans-event-travelled",
    "orleans-event-loaded",
];

/// Lines that tell only what their gains and losses show.
const EFFECTS: &[&str] = &[
    "abbey-event-gains",
    "abbey-event-loses",
    "abbey-event-pays",
    "abbey-event-prestige-gained",
    "abbey-event-prestige-lost",
    "forest-event-animals-gained",
    "forest-event-animals-paid",
    "forest-event-gained",
    "forest-event-spent",
    "ora-event-gained",
    "ora-event-paid",
    "orleans-event-good-gained",
    "orleans-event-paid",
    "orleans-event-received",
    "pillars-event-gains-gold",
    "pillars-event-gains-goods",
    "pillars-event-gains-points",
    "pillars-event-loses-points",
    "pillars-event-pays",
    "pillars-event-returns",
];

/// What a line is in its deed.
pub(crate) fn role_of(phrase: &Phrase) -> Role {
    let among = |list: &[&str]| list.contains(&phrase.key);
    if among(OPENINGS) {
        Role::Opening
    } else if among(STEPS) {
        Role::Step
    } else if among(EFFECTS) {
        Role::Effect
    } else {
        Role::Deed
    }
}

/// Whom a line speaks of first.
pub(crate) fn first_seat(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None })
}

#[cfg(test)]
mod tests {
    use parlour_words::{Lang, Words};

    use super::*;

    #[test]
    fn every_line_of_the_table_is_told_by_some_game() {
        let words = Words::get(Lang::En);
        for key in [OPENINGS, STEPS, EFFECTS].concat() {
            assert!(words.has(key), "{key}");
        }
    }

    #[test]
    fn a_line_speaks_first_of_whoever_it_names_first() {
        let phrase = Phrase::new("counted").number("n", 2).seat("who", Seat::new(1)).seat("to", Seat::new(0));
        assert_eq!(first_seat(&phrase), Some(Seat::new(1)));
    }
}
