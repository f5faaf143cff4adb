//! How a phrase becomes a sentence.

use fluent_bundle::FluentArgs;
use parlour_core::{Phrase, Seat};

use super::{EN, FR, names, words};
use crate::Trouble;

const STONE: &str = "pillars-good-stone";
const SAND: &str = "pillars-good-sand";

#[test]
fn a_count_agrees_with_its_number() {
    let say = |lang, n| words(lang).try_say(&Phrase::counted(n, STONE), &[]).unwrap();
    assert_eq!(
        [say(FR, 0), say(FR, 1), say(FR, 2)],
        ["0 cube de pierre", "1 cube de pierre", "2 cubes de pierre"]
    );
    assert_eq!([say(EN, 0), say(EN, 1), say(EN, 2)], ["0 stone", "1 stone", "2 stone"]);
}

#[test]
fn a_thing_without_a_count_is_counted_plainly() {
    assert_eq!(words(EN).say(&Phrase::counted(2, "pillars-part-tower"), &[]), "2 tower");
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let list = |n: usize| {
        let goods = [(1, STONE), (2, SAND), (3, "pillars-good-wood")];
        let phrases = goods[..n].iter().map(|(n, good)| Phrase::counted(*n, good));
        Phrase::new("counted").list("what", phrases)
    };
    let french = [0, 1, 2, 3].map(|n| words(FR).try_say(&list(n), &[]).unwrap());
    assert_eq!(
        french,
        [
            "rien",
            "1 cube de pierre",
            "1 cube de pierre et 2 cubes de sable",
            "1 cube de pierre, 2 cubes de sable et 3 cubes de bois"
        ]
    );
    let english = [0, 1, 2, 3].map(|n| words(EN).try_say(&list(n), &[]).unwrap());
    assert_eq!(english, ["nothing", "1 stone", "1 stone and 2 sand", "1 stone, 2 sand and 3 wood"]);
}

#[test]
fn a_seat_goes_by_its_name_or_else_by_its_colour() {
    let phrase = Phrase::new("table-turn").seat("who", Seat::new(1));
    assert_eq!(words(FR).say(&phrase, &names(&["Tom", "Ellen"])), "À Ellen de jouer.");
    assert_eq!(words(FR).say(&phrase, &[]), "À Bleu de jouer.");
    assert_eq!(words(EN).say(&phrase, &names(&["Tom"])), "Blue to play.");
}

#[test]
fn a_reader_is_told_you() {
    let tables = names(&["Tom", "Ellen"]);
    let say = |lang, reader, phrase: &Phrase| words(lang).try_say_to(reader, phrase, &tables).unwrap();
    let (tom, ellen) = (Seat::new(0), Seat::new(1));
    let gift =
        Phrase::new("forest-event-gave").seat("who", tom).seat("to", ellen).term("what", "forest-thing-sand");
    let to = |lang| [None, Some(tom), Some(ellen)].map(|reader| say(lang, reader, &gift));
    assert_eq!(to(EN), ["Tom gives Ellen 1 sand.", "You give Ellen 1 sand.", "Tom gives you 1 sand."]);
    assert_eq!(
        to(FR),
        [
            "Tom donne 1 mesure de sable à Ellen.",
            "Vous donnez 1 mesure de sable à Ellen.",
            "Tom vous donne 1 mesure de sable."
        ]
    );
    let other = Phrase::new("table-turn").seat("who", ellen);
    assert_eq!(say(FR, Some(tom), &other), "À Ellen de jouer.");
    assert_eq!(say(FR, Some(ellen), &other), "À vous de jouer.");
}

#[test]
fn numbers_choose_the_plural() {
    let players = |lang, n: i64| words(lang).say(&Phrase::new("table-players").number("n", n), &[]);
    assert_eq!([players(FR, 1), players(FR, 2)], ["1 joueur", "2 joueurs"]);
    assert_eq!([players(EN, 1), players(EN, 2)], ["1 player", "2 players"]);
}

#[test]
fn what_is_missing_shows_and_does_not_panic() {
    let phrase = Phrase::new("pillars-no-such-thing").number("n", 1);
    assert_eq!(words(EN).say(&phrase, &[]), "<pillars-no-such-thing>");
    assert_eq!(
        words(EN).try_say(&phrase, &[]),
        Err(vec![Trouble::Missing { key: "pillars-no-such-thing".into() }])
    );
    let inside = Phrase::new("counted").term("what", "pillars-no-such-thing");
    assert_eq!(words(FR).say(&inside, &[]), "<pillars-no-such-thing>");
    assert!(words(FR).try_say(&inside, &[]).is_err());
    assert_eq!(words(FR).word("pillars-no-such-thing"), "<pillars-no-such-thing>");
}

#[test]
fn arguments_wanted_and_unused_are_told() {
    let phrase = Phrase::new("table-round").number("year", 1);
    let troubles = words(EN).try_say(&phrase, &[]).unwrap_err();
    assert!(troubles.contains(&Trouble::Wanted { key: "table-round".into(), variable: "round".into() }));
    assert!(troubles.contains(&Trouble::Unused { key: "table-round".into(), argument: "year".into() }));
    assert_eq!(words(EN).say(&phrase, &[]), "Round {$round}");
}

#[test]
fn names_carry_their_articles_and_effects() {
    let tool_maker = "pillars-craftsman-tool-maker";
    assert_eq!(words(FR).facet(tool_maker, "the").as_deref(), Some("l’outilleur"));
    assert_eq!(words(EN).facet(tool_maker, "the").as_deref(), Some("the tool maker"));
    assert_eq!(words(EN).facet(tool_maker, "colour"), None);
    assert_eq!(words(EN).facet("pillars-no-such-thing", "the"), None);
}

#[test]
fn a_text_without_cases_is_filled_in_as_the_formatter_would() {
    for words in [words(FR), words(EN)] {
        for key in words.keys("") {
            let variables = words.variables(key, None).unwrap_or_default();
            for value in [0, 1, 12_345] {
                let numbers = variables.iter().map(|name| (name.as_str(), value));
                let texts = variables.iter().map(|name| (name.as_str(), "½ & { more }"));
                for args in [numbers.collect::<FluentArgs<'_>>(), texts.collect()] {
                    assert_eq!(
                        words.format(key, None, &args),
                        words.format_by_case(key, None, &args),
                        "{key}"
                    );
                }
            }
        }
    }
}
